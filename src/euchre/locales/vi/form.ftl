# The form in which a host sets house rules. The switches' labels are the meanings of the keys (rules.ftl).

form-house = Luật nhà
form-table = Bàn chơi
form-more = Mọi luật khác
form-none = Trò này không có luật nhà riêng.
form-changed = { $count ->
    [0] Như thường lệ
   *[other] Đã đổi { $count } luật
}
form-reset = Trở lại như thường lệ
form-play = Chơi theo luật này
form-checking = Đang kiểm tra…
form-fits = Luật này chơi được.
form-number-hint = Thường là: { $value }
form-usual = thường lệ
form-read = Đọc luật chơi

# Titles of the choices, by key.
form-seats-count = Số người chơi
form-seats-sides = Ai tính điểm chung
form-deck-ranks = Lá thấp nhất
form-deck-copies = Mỗi lá có mấy lần trong bộ bài
form-deal-hand = Số lá cho mỗi người
form-deal-widow = Số lá chia úp
form-auction-kind = Cách định chất chủ
form-auction-strains = Những gì được chọn
form-auction-joker-up = Khi lật phải phăng teo
form-auction-minimum = Mức đặt thấp nhất
form-auction-minimum-no-trump = Mức đặt thấp nhất khi không chủ
form-auction-maximum = Số cao nhất
form-auction-closes-at = Số kết thúc phần đặt
form-auction-turns = Ai được đặt lại
form-auction-all-pass = Khi mọi người đều bỏ lượt
form-auction-naming = Khi nào chọn chất chủ
form-auction-call-for-best = Một mình có xin bài
form-exchange-widow = Tay bài dự phòng
form-alone-makers = Ai bên gọi chủ được đánh một mình
form-alone-defenders = Khi nào đối thủ được đánh một mình
form-play-lead = Ai ra bài trước
form-play-lone-lead = Ai ra bài trước khi có người một mình
form-play-twins = Hai lá giống hệt, lá nào thắng
form-scoring-kind = Cách tính điểm một ván
form-match-direction = Cách đếm điểm
form-match-condition = Thế nào là thắng trận
form-match-tie = Khi nhiều bên đạt điểm đích

# What may be chosen. Numbers stand for themselves; 0 turns a thing off.
option-number = { $value }
option-off = không có
option-lowest = { $rank ->
    [A] át
    [K] K
    [Q] Q
    [J] J
    [T] mười
    [9] chín
    [8] tám
    [7] bảy
    [6] sáu
    [5] năm
    [4] bốn
    [3] ba
   *[2] hai
}
option-strains-suits = Các chất
option-strains-no-trump = Các chất và không chủ
option-strains-low = Các chất, không chủ và không chủ thấp
option-sides-partners = Đồng đội
option-sides-singles = Không ai
option-auction-kind-turn-up = Theo lá bài lật
option-auction-kind-numbers = Bằng cách đặt
option-joker-up-never = Không có gì xảy ra
option-joker-up-dealer-names = Người chia chọn chất cho nó
option-joker-up-dealer-maker = Người chia gọi chủ
option-joker-up-hearts = Nó thay cho chất cơ
option-turns-reentry = Mọi người, kể cả đã bỏ lượt
option-turns-one-each = Không ai: mỗi người gọi một lần
option-turns-pass-is-final = Ai chưa bỏ lượt
option-all-pass-next-dealer = Người kế tiếp chia bài
option-all-pass-joker-must-bid = Người giữ phăng teo phải đặt
option-all-pass-play-no-trump = Không chủ, không ai gọi chủ
option-naming-with-bid = Cùng với mức đặt
option-naming-after-win = Sau phần đặt
option-naming-first-lead = Theo lá đầu tiên đánh ra
option-naming-no-trump = Không bao giờ: không chủ
option-lone-makers-none = Không ai
option-lone-makers-making-side = Một trong hai người bên gọi chủ
option-lone-makers-with-call = Người gọi chủ, ngay lúc gọi
option-lone-makers-by-bid = Người đặt mức đó
option-lone-defenders-never = Không bao giờ
option-lone-defenders-against-lone = Khi người gọi chủ đánh một mình
option-lone-defenders-always = Luôn luôn
option-widow-none = Không có
option-widow-offered = Người gọi chủ được lấy
option-widow-taken = Người gọi chủ phải lấy
option-lead-dealer-left = Bên trái người chia
option-lead-maker = Người gọi chủ
option-lone-lead-left-of-lone = Bên trái người một mình
option-lone-lead-next-active = Người đầu tiên không nghỉ từ bên trái người chia
option-lone-lead-maker = Người gọi chủ
option-twins-first = Lá đánh trước
option-twins-last = Lá đánh sau
option-scoring-kind-table = Theo bảng điểm
option-scoring-kind-contract = Theo số đã đặt
option-scoring-kind-stakes = Mỗi đối thủ trả điểm
option-scoring-kind-countdown = Đếm ngược
option-condition-total = Đạt điểm đích
option-condition-total-and-success = Đạt điểm đích và thành công trong ván đó
option-direction-up = Tăng lên
option-direction-down = Giảm xuống
option-tie-higher = Tổng cao nhất thắng
option-tie-maker = Bên gọi chủ thắng
