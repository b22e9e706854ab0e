# The command line. The commands themselves and the words typed at a table are the same in every language.

cli-about = Họ trò Euchre: chơi, phục vụ, xem lại và nghiên cứu.
cli-commands = lệnh
cli-usage = cách dùng
cli-arguments = đối số
cli-options = tùy chọn
cli-help = hiện phần trợ giúp này rồi kết thúc
cli-lang = ngôn ngữ của mọi lời văn: { $languages } (nếu không có thì theo LANGUAGE, LC_ALL, LC_MESSAGES hoặc LANG)
cli-interrupted = Đã ngắt.

# Errors. Other languages say first, in words of their own, what the English detail is about.
cli-wrong-usage = không hiểu lệnh này: { $detail } (xem { $command } --help)
cli-wrong-language = không có lời văn cho { $language }: hãy chọn một trong { $languages }
cli-wrong-record = Không diễn lại được bản ghi này: { $detail }
cli-system-error = Hệ thống từ chối: { $detail }

cli-option-id = trò chơi, ví dụ euchre (danh sách: euchre variants)
cli-option-set = một luật nhà, ví dụ auction.dealer_must_call=true; có thể cho nhiều lần
cli-option-seed = hạt giống ngẫu nhiên, để gặp lại đúng những lá bài ấy

cli-replay = diễn lại các trận đã ghi và cho biết tình hình
cli-replay-file = một bản ghi (.json), mỗi dòng một bản ghi (.jsonl), một trận theo Euchre Game Notation (.egn), hoặc nhiều trận (.emn)

cli-convert = chuyển một trận giữa bản ghi (.json, .jsonl) và Euchre Game Notation (.egn, .emn)
cli-convert-in = tệp để đọc
cli-convert-out = tệp để ghi; đuôi tên cho biết dạng nào
cli-convert-done = { $count } trận được ghi vào { $file }
cli-convert-unstated = Euchre Game Notation không có luật cho { $key }: tệp không nêu luật đó (không ván nào dùng đến)

cli-variants = liệt kê các trò chơi, hoặc xem luật của một trò
cli-variants-show = xem mọi luật của một trò: giá trị, ý nghĩa, có đổi được không
cli-variants-toml = in toàn bộ luật ra dạng TOML
cli-seats = { $count } ghế
cli-fingerprint = Dấu vân tay
cli-key-not-here = không phải luật nhà của trò này
cli-key-brings = đặt thành { $value } thì { $keys } cũng đổi theo
cli-key-default = mặc định: { $value }

cli-perft = đếm các chuỗi hành động từ một thế bài
cli-perft-long = Đếm các chuỗi hành động đến một độ sâu từ bài đã chia, theo từng hành động đầu tiên và tất cả. Lá giống hệt chỉ đếm một lần; ván đã xong là một lá của cây.
cli-perft-what = một trò để chia ngẫu nhiên, hoặc một bản ghi dừng ở thế bài đó
cli-perft-depth = sâu bao nhiêu hành động (mặc định 3)
cli-perft-dealer = ghế của người chia bài (mặc định 0)
cli-perft-total = { $leaves } ngọn trong { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } giây

cli-arena = cho các người chơi đấu với những lượt chia bài lặp lại
cli-arena-long = Cho các người chơi đấu với những lượt chia bài lặp lại: cùng những lá bài, mỗi cách ngồi một lần, để may rủi triệt tiêu nhau. Người chơi là level1 đến level5, uniform, book, search:WORLDS, hoặc từ bên ngoài: exec:COMMAND, http://HOST:PORT/PATH, openspiel:ismcts:SIMULATIONS.
cli-arena-players = hai người chơi trở lên; mọi con số tính từ phía người đầu tiên
cli-arena-variant = trò chơi (mặc định euchre)
cli-arena-deals = nhiều nhất bấy nhiêu lượt chia cho mỗi cặp, mỗi lượt đánh với mọi cách ngồi (mặc định 1000)
cli-arena-matches = chơi thêm bấy nhiêu trận trọn vẹn cho mỗi cặp, mỗi trận với mọi cách ngồi (mặc định 0)
cli-arena-workers = số tiến trình làm việc (mặc định: số bộ xử lý); kết quả không phụ thuộc vào đó
cli-arena-scheduler = bộ điều phối dask có máy làm việc, ví dụ tcp://HOST:8786
cli-arena-resume = giữ các lượt đã xong trong tệp này, và chơi tiếp từ đó
cli-arena-no-early-stop = chơi mọi lượt chia, kể cả khi đã rõ kết quả
cli-arena-timeout = người chơi bên ngoài phải trả lời trong bao nhiêu giây (mặc định 60)
cli-arena-seed = hạt giống của mọi ngẫu nhiên (mặc định 0)
cli-arena-json = in một đối tượng JSON

cli-arena-progress = { $pair } { $done } trên { $deals } lượt chia, { $points } ± { $error } mỗi lượt
cli-arena-left = { $minutes ->
    [0] chưa đến một phút
   *[other] { $minutes } phút
} nữa là cùng
cli-arena-interrupted = Đã ngắt: đây là những gì biết được đến giờ.
cli-arena-interrupted-early = Đã ngắt khi chưa biết được gì.
cli-arena-title = { $one } đấu với { $other } trong { $variant }
cli-arena-deals-played = { $deals } lượt chia, { $hands } ván
cli-arena-settled = đã rõ: { $name } giỏi hơn
cli-arena-played = đã chơi hết; không rõ ai giỏi hơn
cli-arena-played-better = đã chơi hết; rõ ràng { $name } giỏi hơn
cli-arena-too-few = đã chơi hết; cần ít nhất { $least } lượt chia mới rõ
cli-arena-open = dừng giữa chừng
cli-arena-points = điểm mỗi lượt chia
cli-arena-error = sai số chuẩn { $error }
cli-arena-always = 95 % ở mọi lúc: { $low } đến { $high }
cli-arena-match-wins = trận thắng
cli-arena-percent = { $value } %
cli-arena-elo = Elo
cli-arena-interval = 95 %: { $low } đến { $high }
cli-arena-whole = trận trọn vẹn
cli-arena-whole-line = { $wins } trên { $played }, sai số chuẩn { $error }
cli-arena-time = ms mỗi quyết định
cli-arena-median = trung vị
cli-arena-p99 = 99 %
cli-arena-number = quyết định
cli-arena-phase-all = tất cả
cli-arena-phase-auction = phần đặt
cli-arena-phase-exchange = đổi bài
cli-arena-phase-play = đánh bài
cli-arena-not-blind = { $name } không bịt mắt: được xem những lá mà ghế của mình không biết.
cli-arena-ratings = Elo của tất cả, trung bình là 0

cli-serve = phục vụ trò chơi cho trình duyệt
cli-serve-host = địa chỉ lắng nghe (mặc định: HOST, hoặc 127.0.0.1)
cli-serve-port = cổng lắng nghe (mặc định: PORT, hoặc 8000)
cli-serve-open = mở trình duyệt nếu có

cli-play = chơi trong cửa sổ dòng lệnh với bot
cli-play-bot = ai ngồi các ghế còn lại (mặc định book)
cli-play-record = ghi trận vào tệp này khi xong hoặc khi rời bàn
cli-play-welcome = { $title }. Bạn là { $seat }. Gõ số hoặc lời của một lựa chọn; h để xem trợ giúp, q để rời bàn.
cli-play-help =
    Gõ số của một lựa chọn, hoặc lời của nó. Các từ ngắn lúc nào cũng dùng được: pass (bỏ lượt), order (yêu cầu lấy), name H (chọn chất chủ), bid 5 H (đặt), alone (đánh một mình), decline (không), discard 9S (bỏ bài), give 9S TS (đưa bài), hoặc một lá như JH.
    Các từ khác: hand (bài trên tay), score (điểm), trick (vòng đang đánh), last (vòng trước), h (trợ giúp), q (rời bàn).
cli-play-left = Bạn đã rời trận.
cli-play-written = Trận được ghi vào { $file }.
cli-play-your-hand = Bài trên tay bạn
cli-play-your-choices = Các lựa chọn của bạn
cli-play-prompt = Đến lượt bạn
cli-play-not-a-choice = "{ $text }" không phải lựa chọn của bạn: { $why }
cli-play-no-such-number = Các lựa chọn của bạn mang số 1 đến { $last }.
cli-play-dealer = { $name } chia bài. Lá bài lật: { $upcard }
cli-play-dealer-only = { $name } chia bài.
cli-play-score = Điểm
cli-play-on-table = Trên bàn
cli-play-nothing-on-table = Trên bàn chưa có lá nào.
cli-play-no-last-trick = Chưa có vòng nào được ăn.
cli-play-last-trick = Vòng trước
cli-play-cards-wanted = { $min ->
    [0] Chọn tối đa { $max } lá, ví dụ "{ $example }", hoặc "give" để không đổi.
   *[other] Chọn đúng { $min } lá của bạn, ví dụ "{ $example }".
}
cli-play-match-won = { $name } thắng trận, { $score }.
cli-play-you = Bạn

cli-seat-south = Nam
cli-seat-west = Tây
cli-seat-north = Bắc
cli-seat-east = Đông
cli-seat-number = Người chơi { $number }
cli-strain-S = ♠
cli-strain-C = ♣
cli-strain-H = ♥
cli-strain-D = ♦
cli-strain-NT = không chủ
cli-strain-LOW = không chủ thấp
cli-level-alone = một mình
cli-level-moon = moon
cli-level-little-pepper = Pepper nhỏ
cli-level-big-pepper = Pepper lớn
cli-level-misere = misère
cli-level-nap = nap
cli-level-wellington = Wellington
cli-level-blucher = Blücher
cli-level-call-one = một mình, đổi một lá
cli-level-call-two = một mình, đổi hai lá
cli-level-call-three = một mình, đổi ba lá
cli-say-pass = bỏ lượt
cli-say-order = yêu cầu lấy
cli-say-order-alone = yêu cầu lấy, đánh một mình
cli-say-alone = tôi đánh một mình
cli-say-name = chọn { $strain }
cli-say-bid = đặt { $level } { $strain }
# Choices that are only listed, never told of others.
cli-choice-alone = đánh một mình
cli-choice-decline = không
cli-choice-redeal = chia lại
cli-choice-in = theo
cli-choice-out = nghỉ
cli-choice-take = lấy
cli-choice-leave = để lại
cli-choice-bury = bỏ { $cards }
cli-choice-discard = bỏ { $cards }
cli-choice-give = đưa { $cards }
cli-choice-swap = đổi { $cards }
cli-tell-took = { $name } lấy { $card } và bỏ một lá.
cli-tell-left = { $name } để { $card } lại trên bàn.
cli-tell-gave = { $count ->
    [0] { $name } không đổi lá nào.
   *[other] { $name } đưa { $count } lá.
}
cli-tell-joker = { $name } giữ phăng teo và phải đặt.
cli-tell-joined = { $name } được đưa cả { $card }.
cli-tell-widow = { $name } lấy các lá úp.
cli-tell-widow-own = Bạn lấy { $cards }.
cli-tell-widow-left = { $name } để lại tay bài dự phòng và đánh một mình.
cli-tell-buried = { $name } bỏ { $count } lá.
cli-tell-received = Bạn nhận { $cards }.
cli-tell-redealt = { $name } cho xem { $cards }: bài được chia lại.
cli-tell-swapped = { $name } đổi ba lá lấy ba lá úp.
cli-tell-trick = Vòng này về { $name }.
cli-tell-void = Không ai chọn chất chủ. Ván hủy.
cli-tell-side = { $name }: { $tricks } vòng, { $points } điểm
