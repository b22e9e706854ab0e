# What the server says: at a table, in answers that refuse something, on its own console.
# The arguments are told at the top of the English file.

server-serving = Euchre đã sẵn sàng tại { $address } (dừng bằng Ctrl+C)

# Words within sentences.
word-suit = { $suit ->
    [S] bích
    [C] chuồn
    [H] cơ
   *[D] rô
}
word-strain = { $strain ->
    [S] bích
    [C] chuồn
    [H] cơ
    [D] rô
    [NT] không chủ
   *[LOW] không chủ thấp
}
word-who = { $self ->
    [yes] Bạn
   *[no] { $name }
}
word-side = { $side ->
    [we] Bạn và { $first }
    [i] Bạn
    [one] { $first }
   *[they] { $first } và { $second }
}
word-points = { $points } điểm
word-tricks = { $tricks } vòng
word-bidder = { $level ->
    [alone] { word-who }
    [moon] { word-who }
    [call-one] { word-who }
    [call-two] { word-who }
    [call-three] { word-who }
   *[other] { word-side }
}
word-level = { $level ->
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
   *[other] { $level }
}
word-bid = { $strain ->
    [S] { word-level } { word-strain }
    [C] { word-level } { word-strain }
    [H] { word-level } { word-strain }
    [D] { word-level } { word-strain }
    [NT] { word-level } { word-strain }
    [LOW] { word-level } { word-strain }
   *[none] { word-level }
}

# Games.
variant-euchre-title = Euchre
variant-euchre-summary = Trò kinh điển cho hai cặp: 24 lá, năm vòng bài, chất chủ theo lá bài lật.
variant-two-handed-title = Euchre hai người
variant-two-handed-summary = Vẫn trò ấy, hai người đối mặt: ai chơi cho người nấy.
variant-euchre-32-title = Euchre 32 lá
variant-euchre-32-summary = Có cả bảy và tám: nhiều lá không lộ hơn.
variant-british-title = Euchre Anh
variant-british-summary = Phăng teo, gọi là Benny, là bài chủ cao nhất.
variant-three-handed-title = Euchre ba người
variant-three-handed-summary = Một chống hai: ai gọi chủ thì đấu với hai người kia.
variant-railroad-title = Euchre Railroad
variant-railroad-summary = Có phăng teo, và người đánh một mình được xin lá tốt nhất của đồng đội.
variant-bid-euchre-midwest-title = Bid Euchre Midwest
variant-bid-euchre-midwest-summary = Bộ bài đôi, mỗi người mười hai lá, như ở miền Trung Tây nước Mỹ.
variant-indiana-title = Bid Euchre Indiana
variant-indiana-summary = Bộ bài đôi với không chủ cao và thấp; đã bỏ lượt thì không đặt nữa.
variant-barrie-title = Bid Euchre Barrie
variant-barrie-summary = Hai bộ từ J đến át: mỗi người đặt một lần, và ba cách đánh một mình.
variant-kokomo-title = Kokomo
variant-kokomo-summary = Như Barrie, thêm bốn lá bài úp cho người đặt cao nhất.
variant-bid-euchre-single-title = Bid Euchre một bộ bài
variant-bid-euchre-single-summary = Sáu lá, mỗi người đặt một lần: đặt xem cặp của bạn sẽ ăn bao nhiêu vòng.
variant-pepper-title = Pepper
variant-pepper-summary = Đặt số trước, thắng phần đặt rồi mới chọn chất chủ.
variant-pfeffer-title = Pfeffer
variant-pfeffer-summary = Pepper với mức đặt thấp nhất là bốn: luôn có người chơi.
variant-hasenpfeffer-title = Hasenpfeffer
variant-hasenpfeffer-summary = Có phăng teo, và một lá úp cho người đặt cao nhất.
variant-nap-title = Nap
variant-nap-summary = Một người đặt đấu với mọi người khác; lá ra đầu tiên định chất chủ.
variant-buck-title = Euchre Buck
variant-buck-summary = Ai chơi cho người nấy, từ 25 xuống 0; có thể nghỉ một ván.
variant-six-handed-title = Bid Euchre sáu người
variant-six-handed-summary = Ba đấu ba với bộ bài đôi, mỗi người tám lá.
variant-bid-euchre-title = Bid Euchre
variant-bid-euchre-summary = Bộ bài đôi, mỗi người mười hai lá: đặt xem cặp của bạn sẽ ăn bao nhiêu vòng.

# What a seat said, in a bubble.
say-pass = Bỏ lượt
say-order = { $alone ->
    [yes] Yêu cầu lấy, đánh một mình
   *[no] { $how ->
        [dealer] Tôi nhận
        [partner] Tôi hỗ trợ
       *[opponent] Yêu cầu lấy
    }
}
say-name = { $strain ->
    [S] Bích
    [C] Chuồn
    [H] Cơ
    [D] Rô
    [NT] Không chủ
   *[LOW] Không chủ thấp
}
say-name-alone = { say-name }, một mình
say-bid = { $level ->
    [alone] { $strain ->
        [S] Một mình: { word-strain }
        [C] Một mình: { word-strain }
        [H] Một mình: { word-strain }
        [D] Một mình: { word-strain }
        [NT] Một mình: { word-strain }
        [LOW] Một mình: { word-strain }
       *[none] Một mình
    }
   *[other] { $strain ->
        [S] { word-level } { word-strain }
        [C] { word-level } { word-strain }
        [H] { word-level } { word-strain }
        [D] { word-level } { word-strain }
        [NT] { word-level } { word-strain }
        [LOW] { word-level } { word-strain }
       *[none] { word-level }
    }
}
say-in = Tôi theo
say-out = Tôi nghỉ
say-joker = Tôi giữ phăng teo
say-alone = Đánh một mình!
say-redeal = Chia lại

# What happened, for the log and the live region.
event-dealt = { word-who } chia bài.
event-dealt-upcard = { word-who } chia bài và lật { $card }.
event-looked = Bạn xem bài của mình.
event-pass = { word-who } bỏ lượt.
event-order = { $alone ->
    [yes] { word-who } nhận chất chủ này và đánh một mình.
   *[no] { $how ->
        [dealer] { word-who } nhận lá bài.
        [partner] { word-who } hỗ trợ.
       *[opponent] { word-who } yêu cầu lấy lá bài.
    }
}
event-name = { word-who } chọn { word-strain }.
event-name-alone = { word-who } chọn { word-strain } và đánh một mình.
event-bid = { word-who } đặt { word-bid }.
event-in = { word-who } theo ván này.
event-out = { word-who } nghỉ ván này.
event-joker-held = { word-who } giữ phăng teo và phải đặt.
event-upcard-joined = { word-who } được đưa cả lá bài lật.
event-widow-taken = { $name } lấy các lá úp.
event-widow-taken-own = Bạn lấy { $cards }.
event-widow-left = { word-who } để lại tay bài dự phòng và đánh một mình.
event-buried = { $name } bỏ { $count } lá.
event-buried-own = Bạn bỏ { $cards }.
event-alone = { word-who } đánh một mình.
event-offers-closed = Mọi người đã nói ai đánh một mình.
event-redealt = { word-who } cho xem tay bài vô giá trị: bài được chia lại.
event-swapped = { word-who } đổi ba lá lấy ba lá úp.
event-upcard-taken = { $name } lấy lá bài.
event-upcard-taken-own = Bạn lấy lá bài và bỏ { $card }.
event-upcard-left = { word-who } để lá bài lại.
event-gave = { $count ->
    [0] { word-who } không đổi lá nào.
   *[other] { $self ->
        [yes] Bạn đưa { $count } lá cho đồng đội.
       *[no] { $name } đưa { $count } lá cho đồng đội.
    }
}
event-received = Bạn nhận { $cards }.
event-played = { word-who } đánh { $card }.
event-trick-won = { word-who } ăn vòng này.

# How a hand ended.
result-made = { word-side } thắng ván này với { word-tricks }: { word-points }.
result-march = Ăn trắng! { word-side } ăn hết các vòng: { word-points }.
result-made-alone = { word-who } đánh một mình và thắng với { word-tricks }: { word-points }.
result-march-alone = Ăn trắng! { word-who } đánh một mình và ăn hết các vòng: { word-points }!
result-euchred = Bị euchre! { word-side } ăn { word-tricks }: { word-points } cho { $side ->
    [we] đội bạn
    [i] bạn
   *[other] đối thủ
}.
result-bid-made = { word-bidder } đặt { word-bid } và ăn { word-tricks }: { word-points } so với { $others }.
result-bid-set = Thua ván đặt! { word-bidder } đặt { word-bid } và ăn { word-tricks }: mất { word-points }, bên kia được { $others }.
result-stakes-made = { word-bidder } đạt mức { word-bid }: mỗi đối thủ trả { word-points }.
result-stakes-failed = { word-bidder } không đạt mức { word-bid }: mỗi đối thủ được { word-points }.
result-countdown-made = { word-side } thắng với { word-tricks }, được trừ vào số đếm.
result-countdown-failed = { word-side } thua với { word-tricks }: số đếm cộng thêm { $points }.
result-no-maker = Không ai gọi chủ: mỗi người tính số vòng của mình.
result-all-passed = Mọi người đều bỏ lượt: không ai được điểm, người kế tiếp chia bài.
result-redeal = Có tay bài vô giá trị được cho xem: không ai được điểm, người chia cũ chia lại.
result-forfeited = { word-side } nhường lượt chia bài: bên kia được 1 điểm.
result-match = { $side ->
    [we] Bạn và { $first } thắng trận, { $points } – { $others }!
    [i] Bạn thắng trận, { $points } – { $others }!
    [one] { $first } thắng trận, { $points } – { $others }.
   *[they] { $first } và { $second } thắng trận, { $points } – { $others }.
}

# What you are asked.
prompt-order = { $how ->
    [dealer] Lấy { $card } và chọn { word-suit } làm chất chủ?
    [partner] Chọn { word-suit } làm chất chủ? { $card } sẽ thuộc về { $name }, đồng đội của bạn
   *[opponent] Chọn { word-suit } làm chất chủ? { $card } sẽ thuộc về { $name }
}
prompt-propose = Lá bài lật là phăng teo. Trước khi xem bài: nó thay cho chất nào?
prompt-name = Chọn chất chủ, hoặc bỏ lượt
prompt-name-must = Những người khác đã bỏ lượt: bạn phải chọn chất chủ
prompt-pass-only = Bạn không có lá nào thuộc chất được phép chọn
prompt-bid = Bạn đặt bao nhiêu vòng?
prompt-bid-over = { word-who } đặt { word-bid }. Đặt cao hơn?
prompt-bid-must = Những người khác đã bỏ lượt: bạn phải đặt
prompt-forced = Mọi người đều bỏ lượt và bạn giữ phăng teo: bạn phải đặt
prompt-name-trump = Bạn thắng phần đặt: hãy chọn chất chủ
prompt-dropping = { word-who } chọn { word-strain }. Bạn theo chứ?
prompt-widow = Lấy tay bài dự phòng, hay để lại và đánh một mình?
prompt-bury = Hãy bỏ { $count } lá
prompt-first-lead = Ra bài: chất của lá này là chất chủ
prompt-alone = { word-who } chọn { word-strain }. Đánh một mình?
prompt-redeal = Tay bài của bạn vô giá trị. Cho xem và xin chia lại?
prompt-swap = Đổi ba lá chín hoặc mười lấy ba lá úp?
prompt-discard = Bạn lấy { $card }. Hãy bỏ một lá
prompt-discard-or-leave = Lấy { $card } và bỏ một lá, hoặc để lại
prompt-give = Bạn đánh một mình. Đổi bài với đồng đội?
prompt-give-back = Đưa { $count } lá cho đồng đội
prompt-lead = Bạn ra bài
prompt-follow = Ra theo { word-suit }
prompt-play-any = Bạn không có { word-suit }: đánh lá nào cũng được

# Buttons.
action-pass = Bỏ lượt
action-order = { $alone ->
    [yes] Yêu cầu lấy, đánh một mình
   *[no] { $how ->
        [dealer] Nhận
        [partner] Hỗ trợ
       *[opponent] Yêu cầu lấy
    }
}
action-name = { say-name }
action-name-alone = { say-name }, một mình
action-bid = { $strain ->
    [S] Đặt { word-level }, { word-strain }
    [C] Đặt { word-level }, { word-strain }
    [H] Đặt { word-level }, { word-strain }
    [D] Đặt { word-level }, { word-strain }
    [NT] Đặt { word-level }, { word-strain }
    [LOW] Đặt { word-level }, { word-strain }
   *[none] Đặt { word-level }
}
action-in = Tôi theo
action-out = Tôi nghỉ
action-take = Lấy bài
action-leave = Để lại
action-alone = Đánh một mình
action-decline = { $question ->
    [alone] Cùng đồng đội
   *[other] Không
}
action-redeal = Chia lại
action-swap = Đổi ba lá
action-discard = Bỏ
action-give = Đưa { $max } lá

# What the table waits for.
waiting-you = Đến lượt bạn
waiting-seat = { $name } đang nghĩ
waiting-offers = Chờ xem ai đánh một mình
waiting-question = Chờ những người khác
waiting-deal = { $self ->
    [yes] Bài của bạn đang được chia
   *[no] { $name } đang chia bài
}
waiting-next-hand = Ván đã xong
waiting-over = Trận đã xong

# Where things stand.
standing-turned-up = Đề nghị: { word-suit }
standing-turned-down = Đã úp lại: { word-suit }
standing-no-bid = Chưa ai đặt
standing-bid = { word-who }: { word-bid }
standing-contract = { word-who }{ "\u00A0" }· cần { $needs }
standing-contract-bid = { word-who }{ "\u00A0" }· { $level ->
    [alone] một mình, ăn hết
    [moon] moon, ăn hết
    [misere] misère, không ăn
   *[other] đặt { word-level }
}

# Why something was refused; the ids end with the reason's code.
reason-other = Không làm được: { $detail }
reason-must-follow = Bạn phải ra theo chất: hãy đánh { $suit ->
    [S] bích
    [C] chuồn
    [H] cơ
   *[D] rô
}
reason-not-your-turn = Chưa đến lượt bạn
reason-not-your-card = Bạn không có lá bài đó
reason-wrong-phase = Lúc này không làm thế được
reason-not-asked = Không ai hỏi điều đó: hãy gọi
reason-auction-open = Chất chủ chưa định xong: hãy gọi
reason-auction-closed = Phần đặt đã xong
reason-exchange-open = Phải đổi bài trước đã
reason-exchange-closed = Đổi bài đã xong: hãy đánh một lá
reason-deal-due = Bài chưa được chia
reason-already-dealt = Bài đã chia rồi
reason-hand-over = Ván đã xong
reason-match-over = Trận đã xong
reason-no-hand-to-proceed-to = Ván tiếp theo chưa sẵn sàng để chia
reason-bid-too-low = Hãy đặt cao hơn mức đang có, hoặc bỏ lượt
reason-no-such-bid = Trò này không có mức đặt đó
reason-strain-not-played = Bàn này không chơi chất chủ đó
reason-no-trump-not-played = Bàn này không chơi không chủ: hãy chọn một chất
reason-suit-turned-down = Chất đó đã bị từ chối: hãy chọn chất khác
reason-no-card-of-suit = Bạn phải có một lá của chất đó mới được chọn nó làm chất chủ
reason-dealer-must-call = Những người khác đã bỏ lượt: người chia phải chọn
reason-must-name = Hãy chọn một trong các chất chủ được chơi
reason-must-bid = Bạn giữ phăng teo: hãy đặt mức được yêu cầu
reason-must-answer = Chất chủ đã định: hãy nói bạn theo hay nghỉ
reason-bid-not-open = Mức đó chỉ đặt được trên một mức đặt nhất định
reason-strain-not-asked = Chất chủ chọn sau: hãy đặt không kèm chất
reason-strain-missing = Hãy chọn chất chủ cùng mức đặt
reason-must-order-alone = Ở ghế này bạn chỉ được nhận nếu đánh một mình
reason-must-take-upcard = Bạn đã nhận lá bài: hãy lấy nó và bỏ một lá của mình
reason-wrong-call = Lượt này không gọi thế được
reason-wrong-answer = Hãy trả lời câu hỏi, hoặc từ chối
reason-wrong-swap = Hãy đổi đúng ba lá chín hoặc mười
reason-wrong-number-of-cards = Số lá không đúng với yêu cầu
reason-unknown-action = Trò này không có hành động đó
reason-unknown-card = Không có lá bài như vậy
reason-unknown-strain = Không có chất chủ như vậy
reason-not-in-deck = Lá đó không có trong bộ bài của trò này
reason-stale-version = Bàn chơi đã đổi: hãy xem lại rồi chọn
reason-busy = Quá nhiều người ghi vào bàn này: hãy thử lại
reason-bad-action-id = Hành động cần mã dài 1 đến 64 ký tự
reason-bad-message = Không đọc được tin nhắn: { $detail }
reason-message-too-large = Tin nhắn quá lớn
reason-unknown-table = Không có bàn đó
reason-not-your-table = Bạn không có ghế ở bàn này
reason-no-hints = Chỉ có gợi ý khi mọi người khác đều là bot
reason-no-such-hand = Ván đó chưa xong: { $hands ->
    [0] chưa ván nào xong
   *[other] các ván đã xong là 1 đến { $hands }
}
reason-unknown-variant = Không có trò nào tên { $variant }
reason-unknown-key = Không có luật nhà nào tên { $key }
reason-wrong-value = { $key } không thể là { $value }
reason-not-applicable = { $key } không phải luật nhà của trò này
reason-bad-request = Không đọc được yêu cầu: { $detail }
reason-not-found = Không có gì ở { $path }
reason-wrong-method = Địa chỉ đó nhận loại yêu cầu khác
reason-not-json = Yêu cầu phải là JSON
reason-wrong-origin = Máy chủ này chỉ phục vụ trang của chính nó
reason-internal = Máy chủ gặp lỗi khi làm việc này. Lỗi đã được ghi lại; hãy thử lại
