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
key-auction-joker-up = Phăng teo được lật lên thay cho chất nào. dealer_names: người chia chọn trước khi xem bài, rồi mọi người gọi như thường; dealer_maker: người chia chọn, thành người gọi chủ ngay và lấy phăng teo; hearts: cơ.
key-auction-club-is-trump = Lá chuồn được lật lên là chất chủ ngay: không ai gọi, không có người gọi chủ, không ai lấy.
key-auction-dropping = Khi chất chủ đã định, mỗi người khác nói mình theo ván này hay nghỉ.
key-auction-minimum = Số thấp nhất được đặt.
key-auction-minimum-no-trump = Số thấp nhất được đặt khi không chủ (0: như với một chất).
key-auction-maximum = Số cao nhất được đặt.
key-auction-closes-at = Số kết thúc ngay phần đặt (0: không có).
key-auction-turns = reentry: người đã bỏ lượt được đặt lại, cho đến khi mọi người khác bỏ lượt liên tiếp; one_each: mỗi người nói một lần; pass_is_final: ai bỏ lượt thì ra khỏi phần đặt.
key-auction-all-pass = Khi mọi người đều bỏ lượt. next_dealer: ván hủy và người kế tiếp chia bài; joker_must_bid: người giữ phăng teo đặt ba; play_no_trump: ván được đánh không chủ, không có người gọi chủ.
key-auction-naming = Khi nào chọn chất chủ cho mức đặt bằng số. with_bid: cùng với số; after_win: người thắng chọn khi phần đặt đã xong; first_lead: theo chất của lá đầu tiên người thắng đánh ra; no_trump: không bao giờ.
key-auction-special = Các mức đặt ngoài con số, thấp trước: số vòng cần ăn, điểm được hoặc mất, đồng đội có nghỉ không, số lá đổi, khi nào chọn chất chủ.
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
key-exchange-any-of-six = Người chia lấy lá bài lật được bỏ bất kỳ lá nào trong sáu lá mà không cho xem, kể cả chính lá bài lật.
key-exchange-widow = Ai lấy bài úp và bỏ lại bấy nhiêu lá. none: không ai; taken: người thắng phần đặt; offered: người gọi chủ có thể lấy, hoặc để lại và đánh một mình với giá cao hơn.
key-exchange-call-for-best = Xin lá tốt nhất: người đánh một mình được đổi một lá với đồng đội, cả hai không xem trước; người chia có đồng đội yêu cầu lấy và đánh một mình được đưa lá bài lật.
key-exchange-partners-best = Lá tốt nhất của đồng đội: người gọi chủ đánh một mình đổi đúng một lá với đồng đội, cả hai không xem trước.
key-exchange-lone-cards = Số lá mà người gọi chủ đổi với đồng đội, cả hai không xem trước, khi người đó nói đánh một mình lúc chọn chất chủ sau phần đặt bằng số.

key-alone-makers = making_side: một trong hai người bên gọi chủ được đánh một mình khi chất chủ đã định; with_call: người gọi chủ được, và nói lúc chọn hoặc nhận chất chủ; by_bid: đánh một mình là một mức đặt; none: không ai được.
key-alone-defenders = Khi nào bên chống được đánh một mình: luôn luôn, chỉ khi người gọi chủ cũng một mình, hoặc không bao giờ.

key-play-lead = Ai ra bài ở vòng đầu: dealer_left (bên trái người chia) hoặc maker (người gọi chủ).
key-play-lone-lead = Ai ra bài ở vòng đầu khi có người đánh một mình. left_of_lone: người bên trái người đó, và nếu cả hai bên đều một mình thì người bên chống; next_active: người đầu tiên từ bên trái người chia mà không nghỉ; maker: người gọi chủ.
key-play-twins = Trong hai lá giống hệt ở một vòng, lá nào thắng: first (lá trước) hoặc last (lá sau).

key-scoring-kind = table: điểm theo các dòng của bảng điểm; contract: điểm theo số đã đặt và số vòng đã ăn; stakes: mỗi đối thủ trả cho người đặt, hoặc được trả; countdown: mỗi người trừ số vòng của mình vào số đếm.
key-scoring-rows = Bảng điểm: số vòng của bên gọi chủ, mỗi bên chơi thế nào, điểm cho bên gọi chủ và bên chống.
key-scoring-lone-penalty = Làm người gọi chủ đánh một mình bị euchre được 4 điểm.
key-scoring-super-euchre = Bên gọi chủ không ăn vòng nào thì bên chống được 4 điểm.
key-scoring-failed = Bên đặt mất bao nhiêu khi mức đặt bằng số không đạt (0: đúng con số đó).
key-scoring-zero-penalty = Số cộng thêm vào số đếm của người không ăn vòng nào.
key-scoring-maker-penalty = Số cộng thêm vào số đếm của người gọi chủ ăn ít hơn ba vòng.
key-scoring-drop-penalty = Số cộng thêm vào số đếm của người nghỉ.
key-scoring-lone-defence = Người bên chống đánh một mình và thắng người gọi chủ đánh một mình được 4.
key-scoring-march-two = Người gọi chủ ăn hết các vòng được 2 thay vì 3.
key-scoring-lone-march = Người bên gọi chủ đánh một mình ăn hết các vòng được bao nhiêu (0: theo bảng điểm).
key-scoring-lone-euchred = Bên chống được bao nhiêu khi người gọi chủ đánh một mình bị euchre (0: theo bảng điểm).
key-scoring-fast-break = Đứt nhanh: khi bên chống ăn hai vòng đầu rồi thua ba vòng còn lại, không ai được điểm.
key-scoring-four-trick-tokens = Thẻ: bên gọi chủ không đánh một mình mà ăn đúng bốn vòng được một thẻ; cứ bốn thẻ thêm một điểm.
key-scoring-bonus = Điểm cộng thêm khi đạt mức đặt bằng số.
key-scoring-alone-with-exchange = Ván đánh một mình được hoặc mất bao nhiêu nếu có đổi bài trước (0: như khi không đổi).
key-scoring-lone-doubles = Ván đánh một mình được và mất gấp đôi.
key-scoring-stuck-half = Người chia bị buộc phải đặt mà không đạt thì chỉ mất một nửa, làm tròn lên.

key-match-target = Điểm để thắng trận.
key-match-start = Điểm ban đầu của mỗi bên.
key-match-direction = up: cộng điểm cho đến điểm đích; down: số đếm giảm xuống điểm đích.
key-match-condition = total: đạt điểm đích là thắng; total_and_success: trong ván đó bên ấy còn phải đạt mức đặt, hoặc làm đối thủ thua ván đặt.
key-match-tie = Khi nhiều bên cùng đạt hoặc quá điểm đích. higher: tổng cao nhất thắng, bằng nhau thì chơi tiếp; maker: bên đặt thắng.
key-match-max-hands = Trận có bấy nhiêu ván, bất kể điểm đích: tổng cao nhất thắng, nếu bằng nhau thì thêm từng ván một (0: không giới hạn).
key-match-lose-at = Bên có điểm này hoặc thấp hơn là thua (0: không có).
key-match-laps = Tính nối: số điểm dư của bên thắng so với điểm đích được chuyển sang trận sau.
key-match-slam = Slam: trận mà bên thua không có điểm nào được tính gấp đôi.
key-match-in-the-barn = Vào kho: báo khi một bên chỉ còn thiếu một điểm. Ngoài ra không có gì thay đổi.
