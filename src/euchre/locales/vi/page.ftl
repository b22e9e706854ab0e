# The rules of a game, sentence by sentence, as its rules page prints them. The arguments are told at the top of
# the English file.

page-house = Luật nhà ở bàn này
page-house-mark = luật nhà
page-seats = Người chơi
page-deck = Bộ bài
page-order = Lá nào cao hơn
page-deal = Chia bài
page-auction = Định chất chủ
page-exchange = Đổi bài
page-alone = Đánh một mình
page-play = Vòng bài
page-scoring = Điểm
page-match = Trận
page-sources = Luật này lấy từ đâu
page-plain = Đây là luật chơi không có luật nhà.
page-table-tricks = Số vòng của bên gọi chủ
page-table-makers = Bên gọi chủ
page-table-others = Mỗi bên khác
page-contents = Trên trang này
page-cards = Các lá, cao nhất trước: { $cards }.

# The players.
rule-sides-partners = { $count ->
    [4] Bốn người chơi thành hai cặp: đồng đội ngồi đối diện và tính điểm chung.
   *[other] { $count } người chơi thành hai đội: cứ cách một người là cùng đội và tính điểm chung.
}
rule-sides-singles = { $count } người chơi, ai tính điểm người nấy.

# The cards.
rule-deck = Bộ bài có { $size } lá. Mỗi chất có các lá sau:
rule-deck-copies = Mỗi lá có hai lần trong bộ bài.
rule-deck-joker = Thêm phăng teo vào bộ bài.

# Which card is higher.
rule-order-trump = Trong chất chủ, ở đây là cơ, J là lá cao nhất, gọi là bower phải. Kế đó là J của chất kia cùng màu, bower trái: về mọi mặt nó được tính là bài chủ.
rule-order-mate = Chất kia cùng màu không còn J của mình.
rule-order-plain = Ở mọi chất khác, át là lá cao nhất.
rule-order-no-bowers = Ở mọi chất, dù là chất chủ hay không, át là lá cao nhất và J không có vị trí đặc biệt.
rule-order-joker = Phăng teo là bài chủ cao nhất; ra phăng teo là ra bài chủ.
rule-order-no-trump = Khi không chủ, không chất nào thắng chất nào, và mỗi chất xếp từ át trở xuống, J ở đúng chỗ của nó.
rule-order-low = Khi không chủ thấp, lá thấp nhất của một chất là tốt nhất và át là kém nhất.
rule-twins-first = Khi hai lá giống hệt gặp nhau trong một vòng, lá đánh trước cao hơn.
rule-twins-last = Khi hai lá giống hệt gặp nhau trong một vòng, lá đánh sau cao hơn.

# The deal.
rule-deal = Mỗi người được chia { $count } lá.
rule-deal-upcard = Lật thêm một lá.
rule-deal-passes = Sau mỗi ván, lượt chia chuyển sang bên trái.
rule-widow-none = Còn thừa { $rest } lá: không ai đánh.
rule-widow-offered = Một tay bài dự phòng { $count } lá được chia úp. Người gọi chủ có thể lấy và bỏ { $count } lá, hoặc để lại và chơi với giá của ván đánh một mình.
rule-widow-taken = Chia úp { $count } lá. Ai thắng phần đặt thì lấy và bỏ lại { $count } lá.

# Making trump: before the calls.
rule-farmers-hand = Trước lời gọi đầu tiên, người chỉ có chín và mười được cho xem bài: ván này không đánh, người chia cũ chia lại.
rule-ace-no-face = Trước lời gọi đầu tiên, người chỉ có một át, chín và mười được cho xem bài: ván này không đánh, người chia cũ chia lại.
rule-going-under = Trước lời gọi đầu tiên, một người có ít nhất ba lá chín và mười được đổi ba lá đó lấy ba lá úp.
rule-club-is-trump = Nếu lá bài lật là chuồn thì chuồn là chất chủ ngay: không ai gọi, và không có người gọi chủ.
rule-joker-up-dealer-names = Nếu lật phải phăng teo, người chia, trước khi xem bất kỳ lá nào, chọn chất mà nó thay cho, rồi mọi người bắt đầu gọi.
rule-joker-up-dealer-maker = Nếu lật phải phăng teo, người chia, trước khi xem bất kỳ lá nào, chọn chất chủ và là người gọi chủ: không ai gọi nữa.
rule-joker-up-hearts = Nếu lật phải phăng teo, nó thay cho chất cơ.

# Making trump: by the turned card.
rule-auction-kind-turn-up = Từ bên trái người chia, mỗi người lần lượt bỏ lượt hoặc nhận chất của lá bài lật làm chất chủ. Người nhận đầu tiên là người gọi chủ, và phần gọi kết thúc.
rule-second-round-another = Nếu mọi người bỏ lượt, lá đó được úp lại. Ở lượt thứ hai, mỗi người lần lượt bỏ lượt hoặc chọn chất khác; ai chọn đầu tiên là người gọi chủ.
rule-second-round-any = Nếu mọi người bỏ lượt, lá đó được úp lại. Ở lượt thứ hai, mỗi người lần lượt bỏ lượt hoặc chọn bất kỳ chất nào, kể cả chất đã úp lại; ai chọn đầu tiên là người gọi chủ.
rule-second-round-no-trump = Ở lượt thứ hai được chọn không chủ.
rule-canadian-loner = Ở lượt thứ nhất, đồng đội của người chia chỉ được bỏ lượt, hoặc nhận và đánh một mình.
rule-need-suit = Ai chọn một chất làm chất chủ phải có một lá in chất đó; chỉ người chia khi nhận mới được tính cả lá bài lật.
rule-stuck-dealer = Khi mọi người khác đã bỏ lượt ở lượt thứ hai, người chia phải chọn một chất chủ được phép chọn.
rule-forfeit-deal = Nếu ở lượt thứ hai người chia cũng bỏ lượt thì ván này không đánh: mỗi bên khác được 1 điểm, và người kế tiếp chia bài.
rule-all-pass-next-dealer = Nếu mọi người đều bỏ lượt thì ván này không đánh, và người kế tiếp chia bài.
rule-all-pass-joker-must-bid = Nếu mọi người đều bỏ lượt, người giữ phăng teo phải đặt 3 và thắng phần đặt; nếu không ai giữ thì ván này không đánh, và người kế tiếp chia bài.
rule-all-pass-play-no-trump = Nếu mọi người đều bỏ lượt, ván được đánh không chủ, và không có người gọi chủ.
rule-dropping = Khi chất chủ đã định, từ bên trái người gọi chủ, mỗi người khác lần lượt nói theo hay nghỉ. Ai nghỉ thì không đánh lá nào trong ván này.

# Making trump: by bidding.
rule-auction-kind-numbers = Từ bên trái người chia, mỗi người lần lượt bỏ lượt hoặc đặt xem sẽ ăn bao nhiêu vòng. Mức đặt phải cao hơn mức trước, và người đặt cao nhất là người gọi chủ.
rule-bid-range = Số thấp nhất được đặt là { $minimum }, cao nhất là { $maximum }.
rule-bid-minimum-no-trump = Khi không chủ, số thấp nhất được đặt là { $minimum }.
rule-bid-closes = Mức đặt { $number } kết thúc ngay phần đặt.
rule-turns-reentry = Người đã bỏ lượt sau đó vẫn được đặt lại. Phần đặt kết thúc khi sau một mức đặt mọi người khác bỏ lượt liên tiếp.
rule-turns-one-each = Mỗi người chỉ nói một lần.
rule-turns-pass-is-final = Người đã bỏ lượt không được đặt nữa. Phần đặt kết thúc khi chỉ còn người đặt cao nhất chưa bỏ lượt.
rule-naming-with-bid = Mỗi mức đặt bằng số kèm luôn chất chủ, và mức đặt ở chất này không cao hơn cùng con số ở chất khác.
rule-naming-after-win = Đặt số không kèm chất chủ: ai thắng phần đặt thì lúc đó mới chọn.
rule-naming-first-lead = Đặt số không kèm chất chủ: chất của lá đầu tiên mà người đặt cao nhất đánh ra là chất chủ.
rule-naming-no-trump = Đặt số không kèm chất chủ: ván được đánh không chủ.
rule-strains-no-trump = Có thể chọn không chủ thay cho một chất.
rule-strains-low = Có thể chọn không chủ thấp thay cho một chất.
rule-stuck-bidder = Khi mọi người khác đã bỏ lượt, người chia phải đặt.
rule-special = Mức “{ word-level }” cao hơn mọi con số: bên đặt phải ăn { word-tricks }.
rule-special-higher = Mức “{ word-level }” cao hơn mức “{ word-below }”: bên đặt phải ăn { word-tricks }.
rule-special-between = Mức “{ word-level }” đứng ngay trên { $above }: bên đặt phải ăn { word-tricks }.
rule-special-misere = Mức “{ word-level }” đứng ngay trên { $above }: người đặt không được ăn vòng nào.
rule-special-over = Mức “{ word-level }” chỉ được đặt trên mức “{ word-below }”.
rule-special-closes = Mức “{ word-level }” kết thúc ngay phần đặt.
rule-special-after-win = Ai thắng phần đặt bằng mức “{ word-level }” thì lúc đó mới chọn chất chủ.
rule-special-no-trump = Sau mức “{ word-level }”, ván được đánh không chủ.
rule-special-alone = Ai đặt mức “{ word-level }” thì chơi không có đồng đội.
rule-special-exchange = Ai đặt mức “{ word-level }” thì trước hết đưa đồng đội { $count } lá và nhận lại đúng bấy nhiêu lá, cả hai không xem trước.
rule-special-exchange-up-to = Ai đặt mức “{ word-level }” thì trước hết được đưa đồng đội tối đa { $count } lá và nhận lại đúng bấy nhiêu lá, cả hai không xem trước.
word-below = { $below ->
    [alone] đánh một mình
    [moon] moon
    [call-one] một mình, xin một lá
    [call-two] một mình, xin hai lá
    [call-three] một mình, xin ba lá
    [little-pepper] Pepper nhỏ
    [big-pepper] Pepper lớn
    [misere] misère
    [nap] nap
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $below }
}

# Exchanging cards.
rule-take-up = Người chia khi nhận thì lấy lá bài lật và bỏ úp một trong { $count } lá kia.
rule-may-leave = Khi người khác nhận, người chia có thể lấy lá bài lật theo cách đó, hoặc để lại trên bàn.
rule-must-take = Khi người khác nhận, người chia phải lấy lá bài lật theo cách đó.
rule-any-of-six = Dù ai nhận, người chia lấy lá bài lật và bỏ úp một lá bất kỳ; có thể là chính lá bài lật.
rule-dealer-out = Người chia nghỉ ván này thì không lấy lá bài lật.
rule-partners-best = Trước khi ra bài đầu tiên, người bên gọi chủ đánh một mình đổi một lá với đồng đội, cả hai không xem trước.
rule-call-for-best = Trước khi ra bài đầu tiên, người đánh một mình được đổi một lá với đồng đội, cả hai không xem trước.
rule-upcard-joined = Người chia phải nghỉ vì đồng đội nhận và đánh một mình thì được đưa lá bài lật.

# Playing alone.
rule-lone-makers-none = Không ai đánh một mình.
rule-lone-makers-making-side = Khi chất chủ đã định, người gọi chủ được đánh một mình; nếu người đó không đánh thì đồng đội được.
rule-lone-makers-with-call = Người gọi chủ được đánh một mình, và nói ngay lúc gọi chủ.
rule-lone-makers-by-bid = Muốn đánh một mình thì phải đặt mức đó.
rule-lone-defenders-never = Đối thủ của bên gọi chủ không được đánh một mình.
rule-lone-defenders-against-lone = Khi bên gọi chủ có người đánh một mình, một đối thủ cũng được đánh một mình: người bên trái người gọi chủ được hỏi trước.
rule-lone-defenders-always = Một đối thủ của bên gọi chủ được đánh một mình, dù bên gọi chủ có ai một mình hay không: người bên trái người gọi chủ được hỏi trước.
rule-lone-partner = Ai tính điểm chung với người đánh một mình thì đặt bài xuống và nghỉ.

# The tricks.
rule-lead-dealer-left = Người bên trái người chia ra bài trước; bỏ qua người không tham gia.
rule-lead-maker = Người gọi chủ ra bài trước.
rule-lone-lead-left-of-lone = Khi một người đánh một mình, người bên trái người đó ra bài trước.
rule-lone-lead-next-active = Khi có người đánh một mình, người đầu tiên từ bên trái người chia mà không nghỉ ra bài trước.
rule-lone-lead-maker = Khi có người đánh một mình, người gọi chủ ra bài trước.
rule-lead-both-alone = Khi mỗi bên có một người đánh một mình, đối thủ một mình của bên gọi chủ ra bài trước.
rule-follow = Ai có lá thuộc chất được ra thì phải đánh một lá chất đó; ai không có thì đánh lá nào cũng được.
rule-trick = Bài chủ cao nhất ăn vòng; không có bài chủ thì lá cao nhất của chất được ra ăn. Ai ăn thì ra bài ở vòng sau.

# The points.
rule-scoring-kind-table = Số vòng bên gọi chủ ăn quyết định điểm: bảng cho biết họ được bao nhiêu và mỗi bên khác được bao nhiêu.
rule-score-both-both = Khi không ai đánh một mình:
rule-score-alone-both = Khi một người bên gọi chủ đánh một mình:
rule-score-both-alone = Khi một đối thủ của bên gọi chủ đánh một mình:
rule-score-alone-alone = Khi mỗi bên có một người đánh một mình:
rule-score-single-both = Số vòng người gọi chủ ăn, khi đấu với những người khác:
rule-score-single-alone = Khi người gọi chủ để lại tay bài dự phòng:
rule-lone-penalty = Người gọi chủ đánh một mình mà bị euchre làm bên mình mất 4 điểm, và bên kia được số điểm đó.
rule-super-euchre = Bên gọi chủ không ăn vòng nào thì bên kia được 4 điểm.
rule-lone-defence = Đối thủ đánh một mình mà thắng người gọi chủ đánh một mình được 4 điểm.
rule-march-two = Người gọi chủ ăn hết các vòng được 2 điểm.
rule-lone-march = Người bên gọi chủ đánh một mình và ăn hết các vòng được { word-points }.
rule-lone-euchred = Khi người gọi chủ đánh một mình bị hai đối thủ làm thua (bị euchre), họ được { word-points }.
rule-fast-break = Khi bên gọi chủ thua hai vòng đầu rồi ăn ba vòng còn lại, không ai được điểm.
rule-four-trick-tokens = Bên gọi chủ ăn đúng bốn vòng, không ai một mình, được một thẻ. Cứ bốn thẻ của một bên được 1 điểm.
rule-scoring-kind-contract = Mỗi vòng là 1 điểm cho bên ăn nó; nhưng bên đặt không được điểm nào cho các vòng của mình nếu ăn ít hơn mức đặt.
rule-failed-bid = Bên đặt không đạt thì mất số điểm bằng số vòng đã đặt.
rule-failed-fixed = Bên đặt không đạt thì mất { word-points }, dù đã đặt số nào.
rule-special-price = Mức “{ word-level }” được { $win } điểm nếu đạt, và mất { $lose } nếu không đạt, bất kể số vòng.
rule-bonus = Bên đặt đạt mức đặt bằng số được thêm { word-points }.
rule-alone-with-exchange = Ván đánh một mình có đổi bài trước thì thay vào đó được hoặc mất { word-points }.
rule-scoring-kind-stakes = Người đặt đấu với tất cả những người khác: mỗi người trả cho người đặt số điểm bằng con số đã đặt, hoặc được bấy nhiêu nếu không đạt.
rule-special-stake = Với mức “{ word-level }”, mỗi đối thủ trả { word-win } nếu đạt, và được { word-lose } nếu không đạt.
word-win = { $win } điểm
word-lose = { $lose } điểm
rule-scoring-kind-countdown = Mỗi vòng trừ 1 vào số đếm của người ăn nó.
rule-zero-penalty = Người không ăn vòng nào bị cộng { $points } vào số đếm.
rule-maker-penalty = Người gọi chủ ăn ít hơn { $tricks } vòng thì không được trừ gì, mà bị cộng { $points }.
rule-drop-free = Số đếm của người nghỉ không đổi.
rule-drop-penalty = Người nghỉ bị cộng { $points } vào số đếm.
rule-all-dropped = Nếu mọi người khác đều nghỉ thì không đánh lá nào, và người gọi chủ được tính cả { $tricks } vòng.

# The match.
rule-direction-up = Mỗi bên bắt đầu từ { $start }, và điểm được cộng dồn.
rule-direction-down = Mỗi bên bắt đầu từ { $start } và đếm xuống.
rule-condition-total = Bên nào đã đạt { $target } khi một ván kết thúc thì thắng trận.
rule-condition-total-and-success = Một bên thắng trận nếu có { $target } trở lên khi kết thúc ván mà bên đó đạt mức đặt hoặc làm bên kia thua ván đặt.
rule-tie-higher = Nếu nhiều bên cùng đạt một lúc, bên đi xa hơn thắng; nếu bằng nhau thì chơi tiếp.
rule-tie-maker = Nếu nhiều bên cùng đạt một lúc, bên gọi chủ thắng.
rule-match-hands = Một trận có { $hands } ván, và tổng cao nhất thắng. Chừng nào tổng cao nhất còn bằng nhau thì đánh thêm một ván.
rule-lose-at = Bên nào tụt xuống { $points } là thua trận.
rule-laps = Số điểm dư của bên thắng so với điểm đích được chuyển sang trận sau.
rule-slam = Trận mà bên kia kết thúc không có điểm nào được tính gấp đôi.
rule-in-the-barn = Bên chỉ còn thiếu một điểm tới đích được gọi là vào kho.
