# The table in play.

menu = Trình đơn
you = Bạn
side-we = Ta
side-they = Họ
title-your-turn = Đến lượt bạn · { $game }

score-label = Điểm, đích { $target }
to-target = Đích { $target }
to-hands = { $hands } ván
score-label-hands = Điểm, trong { $hands } ván
in-the-barn = vào kho
hand-number = Ván { $number }
contract-trump = Chất chủ: { $strain }.
contract-tricks = Vòng
contract-bid = { $kind ->
    [number] { $name }{ "\u00A0" }· đặt { $level }
   *[named] { $name }{ "\u00A0" }· { word-level }
}
contract-nobody = Không ai gọi chủ

dealer-letter = C
seat-dealer = Người chia bài.
seat-partner = Đồng đội
seat-alone = một mình
seat-out = nghỉ
you-out = nghỉ
seat-tricks = { $tricks } vòng
seat-cards = { $cards } lá.

your-hand = Bài trên tay bạn
trick-on-table = Bài trên bàn
trick-card = { $name }: { $card }
last-trick = Vòng trước
took-it = ăn vòng
upcard = Lá bài lật
upcard-down = Đã úp lại

bid-level = Số vòng đặt
bid-less = Bớt một
bid-more = Thêm một
bid-strain = Chất chủ
bid-named = { $level ->
    [alone] Đánh một mình
    [moon] Đánh moon
   *[other] { word-level }
}
bid-choose-strain = Chọn chất chủ
bid-not-so = Với chất chủ này phải đặt cao hơn

lone-never-ask = Đừng hỏi lại câu này

choose-hint = { $max ->
    [1] Chạm một lá trên tay bạn.
   *[other] { $min ->
        [0] Chạm tối đa { $max } lá trên tay bạn. Bạn nhận lại đúng bấy nhiêu lá, không được xem trước.
       *[other] Chạm { $max } lá trên tay bạn.
    }
}
choose-more = Chọn { $count } lá
choose-discard = Bỏ { $card }
choose-give = Đưa { $count } lá
choose-exchange = { $count ->
    [0] Không đổi
   *[other] Đổi { $count } lá
}
choose-discard-many = Bỏ { $count } lá
choose-put = Bỏ lá này
choose-put-full = Bỏ úp { $card }
choose-leave = Để lại lá bài
choose-leave-full = Để { $card } lại trên bàn

result-tricks = Vòng
result-points = Điểm
result-score = Tổng
result-show-hands = Xem mọi tay bài
result-hide-hands = Ẩn các tay bài
next-hand = Ván sau

log-title = Lời gọi và vòng bài
log-calls = Lời gọi
log-tricks = Vòng bài
log-no-calls = Chưa ai gọi.
log-no-tricks = Chưa có vòng nào.
log-won = { $name } ăn
download-record = Tải bản ghi trận này
