# Reviews, single positions and studies on the command line.

cli-option-worlds = xét bao nhiêu cách phân bố các lá chưa thấy cho một quyết định (mặc định: theo trò chơi)
cli-option-json = in ra dạng JSON

cli-review = cho biết mỗi quyết định trong trận đã ghi trả giá bao nhiêu
cli-review-long = Với mọi quyết định trong bản ghi: mỗi lựa chọn đáng bao nhiêu đối với ghế quyết định, theo những gì ghế đó biết; lựa chọn đã dùng mất bao nhiêu; một ký hiệu; và may rủi cùng tài nghệ đã làm nên kết quả thế nào.
cli-review-file = một bản ghi (.json), mỗi dòng một bản ghi (.jsonl), hoặc một trận (.egn)
cli-review-seat = chỉ liệt kê quyết định của ghế này; may rủi và tài nghệ vẫn tính cho toàn trận
cli-review-out = ghi bản xem lại vào tệp này: dạng JSON (.json, .jsonl), hoặc trận đấu kèm ký hiệu và lời bình (.egn)
cli-review-choices = liệt kê mọi lựa chọn dưới mỗi quyết định
cli-review-progress = ván { $hand } trên { $hands }, quyết định { $done } trên { $all }
cli-review-interrupted = Đã ngắt sau { $done } trên { $all } quyết định: phần dưới đây gồm đến đó.
cli-review-written = Bản xem lại được ghi vào { $file }.
cli-review-title = { $title }: { $hands } ván, { $decisions } quyết định, mỗi cái { $worlds } cách phân bố
cli-review-hand = Ván { $number }: { $dealer } chia bài, điểm { $score }
cli-review-hand-upcard = Ván { $number }: { $dealer } chia bài, lá bài lật { $upcard }, điểm { $score }
cli-review-no-decisions = không ai có lựa chọn
cli-review-number = #
cli-review-seat-head = Ghế
cli-review-did = Đã chọn
cli-review-worth = Giá
cli-review-lost = Mất
cli-review-chance = Cơ hội
cli-review-best = Tốt
cli-review-open = Ngửa
cli-review-side = Bên
cli-review-result = Kết quả
cli-review-luck = May
cli-review-skill = Tài
cli-review-decisions = Chọn
cli-review-labels = Ký hiệu
cli-review-unfinished = chưa xong: không có kết quả nên không có may rủi và tài nghệ
cli-review-in-points = Theo điểm, bên mình trừ bên kia
cli-review-in-chance = Theo cơ hội thắng trận
cli-review-by-seat = Theo ghế
cli-review-explained =
    Giá: điểm của bên mình trừ bên kia trong ván này, ± sai số chuẩn.
    Mất: số điểm kém lựa chọn tốt nhất. Cơ hội: phần cơ hội thắng trận bị mất.
    Tốt: lựa chọn tốt nhất theo những gì ghế đó biết, nếu đã chọn khác.
    Ngửa: lựa chọn tốt nhất khi biết mọi lá, nếu đã chọn khác.
    ?! ? ?? đáng ngờ, sai, sai nặng; !? ! !! khi người chơi khá chọn sai chỗ ấy.

cli-solve = cho biết nên làm gì trong một thế bài
cli-solve-long = Giá của mọi lựa chọn của một ghế, theo những gì ghế đó biết: viết ngay tại đây, hoặc thế bài trước một hành động trong bản ghi.
cli-solve-file = bản ghi chứa thế bài
cli-solve-at = thế bài trước hành động này của ván này trong bản ghi, cả hai tính từ 1 (mặc định: chỗ bản ghi dừng)
cli-solve-variant = trò chơi (mặc định euchre)
cli-solve-dealer = ghế của người chia; ghế đếm theo chiều kim đồng hồ từ 0, Nam (mặc định 0)
cli-solve-seat = ghế quyết định (mặc định: ghế đến lượt)
cli-solve-hand = những lá ghế này đang giữ, ví dụ "JS JC AS KH 9D"
cli-solve-up = lá bài lật, ví dụ JD
cli-solve-score = điểm mỗi bên trước ván, ví dụ 6:9
cli-solve-calls = các lời gọi đến giờ, từ bên trái người chia, cách nhau bằng dấu phẩy: "pass, pass, order"
cli-solve-alone = ghế đánh một mình; có thể cho hai lần
cli-solve-discard = lá mà ghế này, người chia, đã bỏ để lấy lá bài lật
cli-solve-left = người chia để lá bài lật lại trên bàn
cli-solve-gave = những lá ghế này đã đưa cho đồng đội, trong trò có đổi bài
cli-solve-received = những lá ghế này đã nhận từ đồng đội
cli-solve-exchanged = người đánh một mình và đồng đội đã đổi cho nhau bao nhiêu lá
cli-solve-plays = những lá đã đánh, theo thứ tự, ví dụ "AS 9S TS QS, KD"; "" trước lá đầu tiên
cli-solve-decide = cần quyết định điều gì, khi có nhiều điều còn ngỏ
cli-solve-choice = Lựa chọn
cli-solve-points = Điểm
cli-solve-match = Cơ hội
cli-solve-behind = Kém
cli-solve-open = Ngửa
cli-solve-who = { $seat } quyết định, { $dealer } chia bài, điểm { $score }
cli-solve-holds = giữ { $cards }
cli-solve-up-shown = lá bài lật { $upcard }
cli-solve-forced = Chỉ có một lựa chọn: { $action }
cli-solve-explained =
    Điểm: bên mình trừ bên kia trong ván này, ± sai số chuẩn,
    trên { $worlds } cách phân bố. Kém: thấp hơn lựa chọn tốt nhất, trên cùng những cách đó.

cli-study = trả lời một trong những câu hỏi cũ bằng nhiều lượt chia bài
cli-study-long = Các bảng từ nhiều lượt chia bài: một loại quyết định đáng bao nhiêu, theo loại bài trên tay. Không có tên thì liệt kê các nghiên cứu.
cli-study-name = nghiên cứu nào
cli-study-hands = số quyết định lấy cho mỗi ô (mặc định { $default })
cli-study-deals = số lượt chia để đánh đến hết mỗi quyết định (mặc định { $default })
cli-study-progress = { $done } trên { $all } ô
cli-study-interrupted = Đã ngắt sau { $done } trên { $all } ô: phần dưới đây gồm đến đó.
cli-study-played = đánh đến hết
cli-study-explained =
    { $hands } quyết định mỗi ô, định giá trên { $worlds } cách phân bố và do người chơi
    khá đánh hết trên { $deals } lượt chia. Theo { $unit ->
        [chance] phần trăm cơ hội thắng trận
       *[points] điểm của ván
    }, ± sai số chuẩn giữa các quyết định.

# The studies: title, question, and what the numbers are.
study-ordering = Yêu cầu lấy theo bài và ghế
study-ordering-what = Ở lượt thứ nhất, khi mọi người trước đều bỏ lượt, yêu cầu lấy lá bài lật đáng bao nhiêu so với bỏ lượt? Bài chủ của người chia tính cả lá bài lật.
study-partner = Yêu cầu đồng đội lấy khi có hai và ba lá chủ
study-partner-what = Yêu cầu lấy lá bài lật, không phải bower, về tay đồng đội đáng bao nhiêu so với bỏ lượt?
study-bower = Bỏ lượt trước bower, thua cả giờ
study-bower-what = Với bên người chia, yêu cầu lấy bower đang lật đáng bao nhiêu so với bỏ lượt, và với lá khác thì sao? Bài chủ là những lá trên tay, không có bower.
study-next = Cùng màu hay khác màu
study-next-what = Ở lượt thứ hai: chọn chất cùng màu với chất bị từ chối đáng bao nhiêu so với chất tốt hơn trong hai chất khác màu?
study-donation = Biếu điểm khi 9–6
study-donation-what = Ngồi bên trái người chia, không át, không bower và ít bài chủ: vẫn yêu cầu lấy để bên người chia không đánh một mình được thì đáng bao nhiêu? Điểm của mình nêu trước.
study-alone = Một mình với ba lá chủ cao nhất
study-alone-what = Đánh một mình với bower phải, bower trái, át và hai lá khác đáng bao nhiêu so với cùng đồng đội? Bài của người chia là sau khi bỏ bài.
study-lead = Lá ra đầu tiên
study-lead-what = Ngồi bên trái người chia: lá tốt nhất của một loại kém lá tốt nhất trên tay bao nhiêu? Theo ai gọi chủ: đồng đội của người chia, người chia, đồng đội của người ra bài, người ra bài.

study-row-trumps-1 = một lá chủ
study-row-trumps-2 = hai lá chủ, không bower
study-row-trumps-2-bower = hai lá chủ, một bower
study-row-trumps-3 = ba lá chủ, không bower
study-row-trumps-3-bower = ba lá chủ, một bower
study-row-trumps-3-bowers = ba lá chủ, hai bower
study-row-trumps-4 = bốn hoặc năm lá chủ
study-row-partner-0 = đồng đội, không lá chủ
study-row-partner-1 = đồng đội, một lá chủ
study-row-partner-2 = đồng đội, hai lá chủ
study-row-dealer-0 = người chia, không lá chủ
study-row-dealer-1 = người chia, một lá chủ
study-row-dealer-2 = người chia, hai lá chủ
study-row-next-1-across-2 = một cùng màu, hai khác màu
study-row-next-2-across-2 = mỗi bên hai lá
study-row-next-2-across-3 = hai cùng màu, ba khác màu
study-row-next-3-across-2 = ba cùng màu, hai khác màu
study-row-weak-0 = không lá chủ
study-row-weak-1 = một lá chủ
study-row-weak-2 = hai lá chủ
study-row-top-trump-trump = thêm hai lá chủ
study-row-top-trump-ace = lá chủ, át
study-row-top-trump-king = lá chủ, K
study-row-top-trump-low = lá chủ, lá thấp
study-row-top-ace-ace = hai át
study-row-top-ace-king-same = át, K cùng chất
study-row-top-ace-king = át, K khác chất
study-row-top-ace-low-same = át, lá thấp cùng chất
study-row-top-ace-low = át, lá thấp
study-row-top-king-low-same = K, lá thấp cùng chất
study-row-top-king-low = K, lá thấp
study-row-top-low-low-same = hai lá thấp cùng chất
study-row-top-low-low = hai lá thấp
study-row-lead-ace = át ngoài chất chủ
study-row-lead-king = K ngoài chất chủ
study-row-lead-single = một lá thấp lẻ
study-row-lead-low = lá thấp của chất dài hơn
study-row-lead-trump = lá chủ
study-column-left = bên trái
study-column-partner = đồng đội
study-column-right = bên phải
study-column-dealer = người chia
study-column-aces-0 = không át ngoài
study-column-aces-1 = một át ngoài
study-column-aces-2 = hai át ngoài
study-column-up-bower = lật bower
study-column-up-low = lật lá khác
study-column-score-9-6 = khi 9–6
study-column-score-9-7 = khi 9–7
study-column-score-9-8 = khi 9–8
study-column-score-8-6 = khi 8–6
study-column-by-partner-of-dealer = đồng đội kia
study-column-by-dealer = người chia
study-column-by-own-partner = đồng đội mình
study-column-by-leader = người ra bài
