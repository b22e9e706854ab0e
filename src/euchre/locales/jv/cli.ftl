# The command line. The commands themselves and the words typed at a table are the same in every language.

cli-about = Kulawarga Euchre: dolanan, ngladeni, muter maneh, lan nyinau.
cli-commands = prentah
cli-usage = carane
cli-arguments = argumen
cli-options = pilihan
cli-help = tuduhake pitulungan iki banjur rampung
cli-lang = basane kabeh tulisan: { $languages } (yen ora ana, LANGUAGE, LC_ALL, LC_MESSAGES, utawa LANG sing milih)
cli-interrupted = Dipedhot.

# Errors. Other languages say first, in words of their own, what the English detail is about.
cli-wrong-usage = prentah iki ora dingerteni: { $detail } (deleng { $command } --help)
cli-wrong-language = ora ana tulisan ing { $language }: pilih salah siji saka { $languages }
cli-wrong-record = Cathetan iki ora bisa diputer maneh: { $detail }
cli-system-error = Sisteme nampik: { $detail }

cli-option-id = jinis dolanan, upamane euchre (dhaptare: euchre variants)
cli-option-set = aturan omah, upamane auction.dealer_must_call=true; kena diwenehake ping pira wae
cli-option-seed = wijining acak, supaya oleh kertu sing padha maneh

cli-replay = puter maneh cathetan dolanan lan kandhakake kahanane
cli-replay-file = siji cathetan (.json), siji cathetan saben larik (.jsonl), siji dolanan ing Euchre Game Notation (.egn), utawa luwih (.emn)

cli-convert = owahi dolanan antarane cathetan (.json, .jsonl) lan Euchre Game Notation (.egn, .emn)
cli-convert-in = berkas sing diwaca
cli-convert-out = berkas sing ditulis; pungkasane jeneng nemtokake wujude
cli-convert-done = { $count } dolanan ditulis ing { $file }
cli-convert-unstated = Euchre Game Notation ora duwe aturan kanggo { $key }: berkase ora nyebutake (ora ana babak sing nganggo)

cli-variants = dhaptar dolanan, utawa aturane siji dolanan
cli-variants-show = tuduhake saben aturan dolanan: ajine, tegese, lan apa bisa diowahi
cli-variants-toml = cithak kabeh aturan minangka TOML
cli-seats = { $count } kursi
cli-fingerprint = Tapak driji
cli-key-not-here = dudu aturan omah dolanan iki
cli-key-brings = yen diisi { $value }, iki uga ngowahi { $keys }
cli-key-default = gawan: { $value }

cli-perft = etung urutan tumindak saka sawijining posisi
cli-perft-long = Etung urutan tumindak nganti jerone tartamtu saka kertu sing wis didum, kanggo saben tumindak kapisan lan kabehe. Kertu kembar diitung sepisan; babak sing wis rampung iku godhong.
cli-perft-what = jinis dolanan kanggo duman acak, utawa cathetan sing mandheg ing posisi kuwi
cli-perft-depth = jerone pirang tumindak (gawan 3)
cli-perft-dealer = kursine sing ngedum (gawan 0)
cli-perft-total = { $leaves } godhong sajrone { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } dtk

cli-arena = adu pemain nganggo duman kertu dobel
cli-arena-long = Adu pemain nganggo duman kertu dobel: kertu sing padha sepisan kanggo saben urutan lungguh, supaya begja ora ngaruh. Pemain iku level1 nganti level5, uniform, book, search:WORLDS, utawa saka njaba: exec:COMMAND, http://HOST:PORT/PATH, openspiel:ismcts:SIMULATIONS.
cli-arena-players = pemain loro utawa luwih; kabeh angka saka sisihe sing kapisan
cli-arena-variant = jinis dolanan (gawan euchre)
cli-arena-deals = paling akeh semene duman saben pasangan, siji-sijine dimainake ing saben urutan lungguh (gawan 1000)
cli-arena-matches = mainake uga semene dolanan wutuh saben pasangan, siji-sijine ing saben urutan lungguh (gawan 0)
cli-arena-workers = cacahe proses sing nyambut gawe (gawan: sacacahe prosesor); asile ora gumantung kuwi
cli-arena-scheduler = panjadwal dask sing pekerjane main, upamane tcp://HOST:8786
cli-arena-resume = simpen duman sing wis rampung ing berkas iki, lan terusna saka kono
cli-arena-no-early-stop = mainake kabeh duman, uga yen wangsulane wis mesthi
cli-arena-timeout = sajrone pirang detik pemain saka njaba kudu mangsuli (gawan 60)
cli-arena-seed = wijining kabeh acak (gawan 0)
cli-arena-json = cithak siji objek JSON

cli-arena-progress = { $pair } { $done } saka { $deals } duman, { $points } ± { $error } saben duman
cli-arena-left = { $minutes ->
    [0] kurang saka semenit
   *[other] { $minutes } mnt
} maneh paling suwe
cli-arena-interrupted = Dipedhot: iki sing wis dingerteni.
cli-arena-interrupted-early = Dipedhot sadurunge ana sing dingerteni.
cli-arena-title = { $one } nglawan { $other } ing { $variant }
cli-arena-deals-played = { $deals } duman, { $hands } babak
cli-arena-settled = wis mesthi: { $name } luwih apik
cli-arena-played = kabeh dimainake; ora ana sing mesthi luwih apik
cli-arena-played-better = kabeh dimainake; { $name } mesthi luwih apik
cli-arena-too-few = kabeh dimainake; paling ora { $least } duman supaya mesthi
cli-arena-open = mandheg sadurunge rampung
cli-arena-points = poin saben duman
cli-arena-error = luput baku { $error }
cli-arena-always = 95 % saben wektu: { $low } nganti { $high }
cli-arena-match-wins = dolanan dimenangake
cli-arena-percent = { $value } %
cli-arena-elo = Elo
cli-arena-interval = 95 %: { $low } nganti { $high }
cli-arena-whole = dolanan wutuh
cli-arena-whole-line = { $wins } saka { $played }, luput baku { $error }
cli-arena-time = ms saben putusan
cli-arena-median = tengah
cli-arena-p99 = 99 %
cli-arena-number = putusan
cli-arena-phase-all = kabeh
cli-arena-phase-auction = lelang
cli-arena-phase-exchange = ijol
cli-arena-phase-play = main
cli-arena-not-blind = { $name } ora wuta: dituduhi kertu sing ora dingerteni kursine.
cli-arena-ratings = Elo kabeh, rata-rata 0

cli-serve = ladeni dolanan kanggo browser
cli-serve-host = alamat kanggo ngrungokake (gawan: HOST, utawa 127.0.0.1)
cli-serve-port = port kanggo ngrungokake (gawan: PORT, utawa 8000)
cli-serve-open = bukak browser yen ana

cli-play = dolanan ing terminal mungsuh bot
cli-play-bot = sapa sing lungguh ing kursi liyane (gawan book)
cli-play-record = tulis dolanan ing berkas iki yen wis rampung utawa ditinggal
cli-play-welcome = { $title }. Sampeyan { $seat }. Ketik nomer utawa tembunge pilihan; h kanggo pitulungan, q kanggo metu.
cli-play-help =
    Ketik nomere pilihan, utawa tembunge. Tembung cekak sing tansah lumaku: pass (pas), order (pesen), name H (nyebut truf), bid 5 H (nawar), alone (main dhewe), decline (ora), discard 9S (mbuwang), give 9S TS (menehi), utawa kertu kaya JH.
    Tembung liya: hand (kertu ing tangan), score (skor), trick (trik ing meja), last (trik pungkasan), h (pitulungan), q (metu).
cli-play-left = Sampeyan ninggal dolanan.
cli-play-written = Dolanan ditulis ing { $file }.
cli-play-your-hand = Kertu ing tangan sampeyan
cli-play-your-choices = Pilihan sampeyan
cli-play-prompt = Giliran sampeyan
cli-play-not-a-choice = "{ $text }" dudu pilihan sampeyan: { $why }
cli-play-no-such-number = Pilihan sampeyan nomere 1 nganti { $last }.
cli-play-dealer = { $name } ngedum kertu. Kertu kabukak: { $upcard }
cli-play-dealer-only = { $name } ngedum kertu.
cli-play-score = Skor
cli-play-on-table = Ing meja
cli-play-nothing-on-table = Ora ana kertu ing meja.
cli-play-no-last-trick = Durung ana trik sing dijupuk.
cli-play-last-trick = Trik pungkasan
cli-play-cards-wanted = { $min ->
    [0] Pilih paling akeh { $max } kertu, upamane "{ $example }", utawa "give" yen ora ijol.
   *[other] Pilih pas { $min } kertu sampeyan, upamane "{ $example }".
}
cli-play-match-won = Sing menang dolanan { $name }, { $score }.
cli-play-you = Sampeyan

cli-seat-south = Kidul
cli-seat-west = Kulon
cli-seat-north = Lor
cli-seat-east = Wetan
cli-seat-number = Pemain { $number }
cli-strain-S = ♠
cli-strain-C = ♣
cli-strain-H = ♥
cli-strain-D = ♦
cli-strain-NT = tanpa truf
cli-strain-LOW = tanpa truf endhek
cli-level-alone = main dhewe
cli-level-moon = moon
cli-level-little-pepper = Pepper cilik
cli-level-big-pepper = Pepper gedhe
cli-level-misere = misère
cli-level-nap = nap
cli-level-wellington = Wellington
cli-level-blucher = Blücher
cli-level-call-one = main dhewe, siji kertu diijolake
cli-level-call-two = main dhewe, rong kertu diijolake
cli-level-call-three = main dhewe, telung kertu diijolake
cli-say-pass = pas
cli-say-order = pesen
cli-say-order-alone = pesen, main dhewe
cli-say-alone = tak main dhewe
cli-say-name = nyebut { $strain }
cli-say-bid = nawar { $level } { $strain }
# Choices that are only listed, never told of others.
cli-choice-alone = main dhewe
cli-choice-decline = ora
cli-choice-redeal = didum maneh
cli-choice-in = melu
cli-choice-out = ora melu
cli-choice-take = jupuk
cli-choice-leave = tinggal
cli-choice-bury = buwang { $cards }
cli-choice-discard = buwang { $cards }
cli-choice-give = wenehake { $cards }
cli-choice-swap = ijol { $cards }
cli-tell-took = { $name } njupuk { $card } lan mbuwang siji kertu.
cli-tell-left = { $name } ninggal { $card } ing meja.
cli-tell-gave = { $count ->
    [0] { $name } ora ijol kertu.
   *[other] { $name } menehi { $count } kertu.
}
cli-tell-joker = { $name } nyekel joker lan kudu nawar.
cli-tell-joined = { $name } uga kena menehake { $card }.
cli-tell-widow = { $name } njupuk kertu sing ketutup.
cli-tell-widow-own = Sampeyan njupuk { $cards }.
cli-tell-widow-left = { $name } ninggal kertu cadangan lan main dhewe.
cli-tell-buried = { $name } mbuwang { $count } kertu.
cli-tell-received = Sampeyan nampa { $cards }.
cli-tell-redealt = { $name } nuduhake { $cards }: kertune didum maneh.
cli-tell-swapped = { $name } ngijolake telung kertu karo kertu sing ketutup.
cli-tell-trick = Trik kanggo { $name }.
cli-tell-void = Ora ana sing nyebut truf. Babake dibatalake.
cli-tell-side = { $name }: { $tricks } trik, { $points } poin
