# What each key of the rules means. One message a key: key-SECTION-NAME. Values such as turn_up stay as they are typed.

key-seats-count = Số người chơi.
key-seats-sides = partners: những người ngồi đối diện tính điểm chung; singles: ai chơi cho người nấy.

key-deck-ranks = Các bậc lá trong mỗi chất.
key-deck-copies = Mỗi lá có mấy lần trong bộ bài.
key-deck-joker = Thêm một phăng teo làm bài chủ cao nhất.
key-deck-bowers = J của chất chủ (bower phải) và J kia cùng màu (bower trái) là những bài chủ cao nhất.

key-deal-hand = Số lá chia cho mỗi người.
key-deal-upcard = Lật một lá sau khi chia.
key-deal-widow = Bài úp (kitty), chia úp mặt cho người thắng phần đặt.
key-deal-packets = Mỗi lần chia bao nhiêu lá. Điều này chỉ đổi hình thức chia bài.

key-auction-kind = turn_up: người chơi nhận chất của lá bài lật hoặc chọn chất khác; numbers: người chơi đặt xem sẽ ăn bao nhiêu vòng.
key-auction-strains = Những gì được chọn: các chất (S C H D), không chủ cao (NT), không chủ thấp (LOW).
key-auction-joker-up = Phăng teo được lật lên thay cho chất nào. dealer_names: người chia chọn trước khi xem bài của mình.
key-auction-minimum = Số thấp nhất được đặt.
key-auction-maximum = Số cao nhất được đặt.
key-auction-closes-at = Số kết thúc ngay phần đặt (0: không có).
key-auction-turns = reentry: người đã bỏ lượt được đặt lại, cho đến khi mọi người khác bỏ lượt liên tiếp; one_each: mỗi người nói một lần.
key-auction-special = Các mức đặt trên mọi con số, thấp trước: số vòng cần ăn, đồng đội có nghỉ không, số lá đổi, điểm được hoặc mất.
key-auction-dealer-must-call = Người chia phải chọn: khi mọi người khác đã bỏ lượt, người chia không được bỏ lượt.
key-auction-canadian-loner = Đánh một mình kiểu Canada: ở lượt thứ nhất, đồng đội của người chia chỉ được bỏ lượt, hoặc nhận và đánh một mình.
key-auction-need-suit = Muốn chọn một chất làm chất chủ, bạn phải có một lá in chất đó; người chia khi nhận được tính cả lá bài lật.
key-auction-second-round-no-trump = Ở lượt thứ hai được chọn không chủ.
key-auction-turned-down-again = Ở lượt thứ hai cũng được chọn chất đã bị từ chối.
key-auction-forfeit-deal = Ở lượt thứ hai người chia được bỏ lượt, đổi lại đối thủ được một điểm. Ván hủy.
key-auction-farmers-hand = Bài nông dân: người chỉ có chín và mười được cho xem bài trước lời gọi đầu tiên; người chia cũ chia lại.
key-auction-ace-no-face = Át không hình: cũng quyền đó khi có một át bên cạnh toàn chín và mười.
key-auction-going-under = Going under: trước lời gọi đầu tiên, một người có ba lá chín hoặc mười được đổi ba lá đó lấy ba lá úp.
key-auction-low-no-trump = Được đặt không chủ thấp: chín tốt nhất và át kém nhất.
key-auction-call-for-best = Mức đặt một mình ngay dưới mức một mình thường, giá ba phần tư, đổi đúng bấy nhiêu lá (0: không có).

key-exchange-may-leave = Người chia bị người khác yêu cầu lấy có thể để lá bài lật lại trên bàn.
key-exchange-partners-best = Lá tốt nhất của đồng đội: người gọi chủ đánh một mình đổi đúng một lá với đồng đội, cả hai không xem trước.

key-alone-makers = making_side: một trong hai người bên gọi chủ được đánh một mình khi chất chủ đã định; by_bid: đánh một mình là một mức đặt; none: không ai được.
key-alone-defenders = Khi nào bên chống được đánh một mình: always (luôn luôn) hoặc never (không bao giờ).

key-play-lead = Ai ra bài ở vòng đầu: dealer_left (bên trái người chia) hoặc maker (người gọi chủ).
key-play-lone-lead = Ai ra bài ở vòng đầu khi có người đánh một mình: left_of_lone (bên trái người đó) hoặc maker (người gọi chủ). Nếu cả hai bên đều có người đánh một mình thì người bên chống ra bài.
key-play-twins = Trong hai lá giống hệt ở một vòng, lá nào thắng: first (lá trước) hoặc last (lá sau).

key-scoring-kind = table: điểm theo các dòng của bảng điểm; contract: điểm theo số đã đặt và số vòng đã ăn.
key-scoring-rows = Bảng điểm: số vòng của bên gọi chủ, mỗi bên chơi thế nào, điểm cho bên gọi chủ và bên chống.
key-scoring-lone-penalty = Làm người gọi chủ đánh một mình bị euchre được 4 điểm.
key-scoring-super-euchre = Bên gọi chủ không ăn vòng nào thì bên chống được 4 điểm.
key-scoring-bonus = Điểm cộng thêm khi đạt mức đặt bằng số.
key-scoring-alone-with-exchange = Ván đánh một mình được hoặc mất bao nhiêu nếu có đổi bài trước (0: như khi không đổi).

key-match-target = Điểm để thắng trận.
key-match-start = Điểm ban đầu của cả hai bên.
key-match-condition = total: đạt điểm đích là thắng; total_and_success: trong ván đó bên ấy còn phải đạt mức đặt, hoặc làm đối thủ thua ván đặt.
key-match-lose-at = Bên có điểm này hoặc thấp hơn là thua (0: không có).
key-match-laps = Tính nối: số điểm dư của bên thắng so với điểm đích được chuyển sang trận sau.
key-match-slam = Slam: trận mà bên thua không có điểm nào được tính gấp đôi.
key-match-in-the-barn = Vào kho: báo khi một bên chỉ còn thiếu một điểm. Ngoài ra không có gì thay đổi.
