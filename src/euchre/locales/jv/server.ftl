# What the server says: at a table, in answers that refuse something, on its own console.
# The arguments are told at the top of the English file.

server-serving = Euchre wis siyap ing { $address } (mandheg nganggo Ctrl+C)

# Words within sentences.
word-suit = { $suit ->
    [S] sekop
    [C] keriting
    [H] ati
   *[D] wajik
}
word-strain = { $strain ->
    [S] sekop
    [C] keriting
    [H] ati
    [D] wajik
    [NT] tanpa truf
   *[LOW] tanpa truf endhek
}
word-who = { $self ->
    [yes] Sampeyan
   *[no] { $name }
}
word-side = { $side ->
    [we] Sampeyan lan { $first }
    [i] Sampeyan
    [one] { $first }
   *[they] { $first } lan { $second }
}
word-points = { $points } poin
word-tricks = { $tricks } trik
word-bidder = { $level ->
    [alone] { word-who }
    [moon] { word-who }
    [call-one] { word-who }
    [call-two] { word-who }
    [call-three] { word-who }
   *[other] { word-side }
}
word-level = { $level ->
    [alone] main dhewe
    [moon] moon
    [call-one] main dhewe njaluk siji kertu
    [call-two] main dhewe njaluk rong kertu
    [call-three] main dhewe njaluk telung kertu
    [little-pepper] Pepper cilik
    [big-pepper] Pepper gedhe
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
variant-euchre-summary = Sing klasik kanggo rong pasangan: 24 kertu, limang trik, truf saka kertu kabukak.
variant-two-handed-title = Euchre wong loro
variant-two-handed-summary = Dolanan sing padha, adhep-adhepan: saben wong kanggo awake dhewe.
variant-euchre-32-title = Euchre 32 kertu
variant-euchre-32-summary = Nganggo pitu lan wolu: luwih akeh kertu sing tetep ketutup.
variant-british-title = Euchre Inggris
variant-british-summary = Joker, sing diarani Benny, iku truf paling dhuwur.
variant-three-handed-title = Euchre wong telu
variant-three-handed-summary = Siji nglawan loro: sing nggawe truf nglawan wong loro liyane.
variant-railroad-title = Euchre Railroad
variant-railroad-summary = Ana joker, lan sing main dhewe kena njaluk kertu paling apike pasangan.
variant-bid-euchre-midwest-title = Bid Euchre Midwest
variant-bid-euchre-midwest-summary = Dek dobel, rolas kertu saben wong, kaya sing didolanake ing Midwest, Amerika Serikat.
variant-indiana-title = Bid Euchre Indiana
variant-indiana-summary = Dek dobel nganggo tanpa truf dhuwur lan endhek; sing pas ora kena nawar maneh.
variant-barrie-title = Bid Euchre Barrie
variant-barrie-summary = Rong dek saka J nganti as: siji tawaran saben wong, lan telung cara main dhewe.
variant-kokomo-title = Kokomo
variant-kokomo-summary = Kaya Barrie, nganggo kitty patang kertu kanggo sing nawar paling dhuwur.
variant-bid-euchre-single-title = Bid Euchre siji dek
variant-bid-euchre-single-summary = Enem kertu lan siji tawaran saben wong: nawar pirang trik sing bakal dijupuk pasangan sampeyan.
variant-pepper-title = Pepper
variant-pepper-summary = Nawar angka dhisik, banjur nyebut truf yen wis menang lelang.
variant-pfeffer-title = Pfeffer
variant-pfeffer-summary = Pepper sing tawarane paling ora papat: mesthi ana sing main.
variant-hasenpfeffer-title = Hasenpfeffer
variant-hasenpfeffer-summary = Ana joker, lan siji kertu ketutup kanggo sing nawar paling dhuwur.
variant-nap-title = Nap
variant-nap-summary = Siji sing nawar nglawan kabeh liyane; kertu kapisan nemtokake truf.
variant-buck-title = Euchre Buck
variant-buck-summary = Saben wong kanggo awake dhewe, saka 25 mudhun nganti 0; siji babak kena ora dieloni.
variant-six-handed-title = Bid Euchre wong enem
variant-six-handed-summary = Telu nglawan telu nganggo dek dobel, wolung kertu saben wong.
variant-bid-euchre-title = Bid Euchre
variant-bid-euchre-summary = Dek dobel, rolas kertu saben wong: nawar pirang trik sing bakal dijupuk pasangan sampeyan.

# What a seat said, in a bubble.
say-pass = Pas
say-order = { $alone ->
    [yes] Pesen, main dhewe
   *[no] { $how ->
        [dealer] Tak jupuk
        [partner] Tak bantu
       *[opponent] Tak pesen
    }
}
say-name = { $strain ->
    [S] Sekop
    [C] Keriting
    [H] Ati
    [D] Wajik
    [NT] Tanpa truf
   *[LOW] Tanpa truf endhek
}
say-name-alone = { say-name }, main dhewe
say-bid = { $level ->
    [alone] { $strain ->
        [S] Main dhewe: { word-strain }
        [C] Main dhewe: { word-strain }
        [H] Main dhewe: { word-strain }
        [D] Main dhewe: { word-strain }
        [NT] Main dhewe: { word-strain }
        [LOW] Main dhewe: { word-strain }
       *[none] Main dhewe
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
say-in = Aku melu
say-out = Aku ora melu
say-joker = Jokere ana aku
say-alone = Main dhewe!
say-redeal = Didum maneh

# What happened, for the log and the live region.
event-dealt = { word-who } ngedum kertu.
event-dealt-upcard = { word-who } ngedum kertu lan mbukak { $card }.
event-looked = Sampeyan ndeleng kertu sampeyan.
event-pass = { word-who } pas.
event-order = { $alone ->
    [yes] { word-who } nampa truf iki lan main dhewe.
   *[no] { $how ->
        [dealer] { word-who } nampa kertune.
        [partner] { word-who } mbantu.
       *[opponent] { word-who } pesen kertune.
    }
}
event-name = { word-who } nyebut { word-strain }.
event-name-alone = { word-who } nyebut { word-strain } lan main dhewe.
event-bid = { word-who } nawar { word-bid }.
event-in = { word-who } melu main.
event-out = { word-who } ora melu babak iki.
event-joker-held = { word-who } nyekel joker lan kudu nawar.
event-upcard-joined = { word-who } uga kena menehake kertu kabukak.
event-widow-taken = { $name } njupuk kertu sing ketutup.
event-widow-taken-own = Sampeyan njupuk { $cards }.
event-widow-left = { word-who } ninggal kertu cadangan lan main dhewe.
event-buried = { $name } mbuwang { $count } kertu.
event-buried-own = Sampeyan mbuwang { $cards }.
event-alone = { word-who } main dhewe.
event-offers-closed = Kabeh wis ngomong sapa sing main dhewe.
event-redealt = { word-who } nuduhake kertu sing ora ana ajine: kertune didum maneh.
event-swapped = { word-who } ngijolake telung kertu karo kertu sing ketutup.
event-upcard-taken = { $name } njupuk kertune.
event-upcard-taken-own = Sampeyan njupuk kertune lan mbuwang { $card }.
event-upcard-left = { word-who } ninggal kertune.
event-gave = { $count ->
    [0] { word-who } ora ijol kertu.
   *[other] { $self ->
        [yes] Sampeyan menehi { $count } kertu marang pasangan sampeyan.
       *[no] { $name } menehi { $count } kertu marang pasangane.
    }
}
event-received = Sampeyan nampa { $cards }.
event-played = { word-who } mainake { $card }.
event-trick-won = { word-who } njupuk trike.

# How a hand ended.
result-made = { word-side } menang babak iki kanthi { word-tricks }: { word-points }.
result-march = Sapu resik! { word-side } njupuk kabeh trik: { word-points }.
result-made-alone = { word-who } main dhewe lan menang kanthi { word-tricks }: { word-points }.
result-march-alone = Sapu resik! { word-who } main dhewe lan njupuk kabeh trik: { word-points }!
result-euchred = Kena euchre! { word-side } njupuk { word-tricks }: { word-points } kanggo { $side ->
    [we] tim sampeyan
    [i] sampeyan
   *[other] mungsuh
}.
result-bid-made = { word-bidder } nawar { word-bid } lan njupuk { word-tricks }: { word-points } mungsuh { $others }.
result-bid-set = Gagal! { word-bidder } nawar { word-bid } lan njupuk { word-tricks }: kelangan { word-points }, { $others } kanggo sisih liyane.
result-stakes-made = { word-bidder } nyukupi { word-bid }: saben mungsuh mbayar { word-points }.
result-stakes-failed = { word-bidder } gagal nganggo { word-bid }: { word-points } kanggo saben mungsuh.
result-countdown-made = { word-side } kasil kanthi { word-tricks }, sing dikurangake saka etungane.
result-countdown-failed = { word-side } gagal kanthi { word-tricks }: etungane ditambah { $points }.
result-no-maker = Ora ana sing nggawe truf: saben wong ngetung trike dhewe.
result-all-passed = Kabeh pas: ora ana sing oleh poin, lan pemain candhake sing ngedum.
result-redeal = Ana kertu ora ana ajine sing dituduhake: ora ana sing oleh poin, lan sing ngedum tetep padha.
result-forfeited = { word-side } nglepas jatah ngedum: 1 poin kanggo sisih liyane.
result-match = { $side ->
    [we] Sampeyan lan { $first } menang dolanan iki, { $points } mungsuh { $others }!
    [i] Sampeyan menang dolanan iki, { $points } mungsuh { $others }!
    [one] { $first } menang dolanan iki, { $points } mungsuh { $others }.
   *[they] { $first } lan { $second } menang dolanan iki, { $points } mungsuh { $others }.
}

# What you are asked.
prompt-order = { $how ->
    [dealer] Jupuk { $card } lan { word-suit } dadi truf?
    [partner] Truf { word-suit }? { $card } kanggo { $name }, pasangan sampeyan
   *[opponent] Truf { word-suit }? { $card } kanggo { $name }
}
prompt-propose = Sing kabukak joker. Sadurunge ndeleng kertu sampeyan: jinis apa sing diwakili?
prompt-name = Sebut jinis truf, utawa pas
prompt-name-must = Liyane wis pas: sampeyan kudu nyebut truf
prompt-pass-only = Sampeyan ora nyekel kertu saka jinis sing kena disebut
prompt-bid = Sampeyan nawar pirang trik?
prompt-bid-over = { word-who } nawar { word-bid }. Nawar luwih dhuwur?
prompt-bid-must = Liyane wis pas: sampeyan kudu nawar
prompt-forced = Kabeh pas lan jokere ana sampeyan: sampeyan kudu nawar
prompt-name-trump = Sampeyan menang lelang: sebut trufe
prompt-dropping = { word-who } milih { word-strain }. Sampeyan melu?
prompt-widow = Jupuk kertu cadangan, utawa tinggal lan main dhewe?
prompt-bury = Buwang { $count } kertu
prompt-first-lead = Bukak trik: jinise kertu sampeyan dadi truf
prompt-alone = { word-who } milih { word-strain }. Main dhewe?
prompt-redeal = Kertu sampeyan ora ana ajine. Dituduhake lan didum maneh?
prompt-swap = Ijol telung kertu sanga utawa sepuluh karo telung kertu sing ketutup?
prompt-discard = Sampeyan njupuk { $card }. Buwang siji kertu
prompt-discard-or-leave = Jupuk { $card } lan buwang siji kertu, utawa tinggal wae
prompt-give = Sampeyan main dhewe. Ijol kertu karo pasangan?
prompt-give-back = Wenehake { $count } kertu marang pasangan
prompt-lead = Sampeyan mbukak trik
prompt-follow = Melu { word-suit }
prompt-play-any = Sampeyan ora duwe { word-suit }: mainake kertu apa wae

# Buttons.
action-pass = Pas
action-order = { $alone ->
    [yes] Pesen, main dhewe
   *[no] { $how ->
        [dealer] Jupuk
        [partner] Mbantu
       *[opponent] Pesen
    }
}
action-name = { say-name }
action-name-alone = { say-name }, main dhewe
action-bid = { $strain ->
    [S] Tawar { word-level }, { word-strain }
    [C] Tawar { word-level }, { word-strain }
    [H] Tawar { word-level }, { word-strain }
    [D] Tawar { word-level }, { word-strain }
    [NT] Tawar { word-level }, { word-strain }
    [LOW] Tawar { word-level }, { word-strain }
   *[none] Tawar { word-level }
}
action-in = Aku melu
action-out = Ora melu
action-take = Jupuk kertune
action-leave = Tinggal
action-alone = Main dhewe
action-decline = { $question ->
    [alone] Karo pasangan
   *[other] Ora
}
action-redeal = Didum maneh
action-swap = Ijol telung kertu
action-discard = Buwang
action-give = Wenehake { $max } kertu

# What the table waits for.
waiting-you = Giliran sampeyan
waiting-seat = { $name } lagi mikir
waiting-offers = Ngenteni sapa sing main dhewe
waiting-question = Ngenteni pemain liyane
waiting-deal = { $self ->
    [yes] Kertu sampeyan lagi didum
   *[no] { $name } lagi ngedum kertu
}
waiting-next-hand = Babake wis rampung
waiting-over = Dolanane wis rampung

# Where things stand.
standing-turned-up = Diusulake: { word-suit }
standing-turned-down = Ditampik: { word-suit }
standing-no-bid = Durung ana tawaran
standing-bid = { word-who }: { word-bid }
standing-contract = { word-who }{ "\u00A0" }· butuh { $needs }
standing-contract-bid = { word-who }{ "\u00A0" }· { $level ->
    [alone] dhewe, kabeh trik
    [moon] moon, kabeh trik
    [misere] misère, tanpa trik
   *[other] nawar { word-level }
}

# Why something was refused; the ids end with the reason's code.
reason-other = Kuwi ora bisa: { $detail }
reason-must-follow = Sampeyan kudu melu jinis: mainake { $suit ->
    [S] sekop
    [C] keriting
    [H] ati
   *[D] wajik
}
reason-not-your-turn = Durung giliran sampeyan
reason-not-your-card = Sampeyan ora nyekel kertu kuwi
reason-wrong-phase = Saiki ora bisa mangkono
reason-not-asked = Ora ana sing takon kuwi: omongake pilihan sampeyan
reason-auction-open = Trufe durung ditemtokake: omongake pilihan sampeyan
reason-auction-closed = Lelange wis rampung
reason-exchange-open = Kertune diijolake dhisik
reason-exchange-closed = Ijol-ijolane wis rampung: mainake kertu
reason-deal-due = Kertune durung didum
reason-already-dealt = Kertune wis didum
reason-hand-over = Babake wis rampung
reason-match-over = Dolanane wis rampung
reason-no-hand-to-proceed-to = Babak candhake durung siyap didum
reason-bid-too-low = Nawar luwih dhuwur tinimbang tawaran pungkasan, utawa pas
reason-no-such-bid = Ora ana tawaran kaya ngono ing dolanan iki
reason-strain-not-played = Truf kuwi ora dienggo ing meja iki
reason-no-trump-not-played = Tanpa truf ora dienggo ing meja iki: sebut siji jinis
reason-suit-turned-down = Jinis kuwi wis ditampik: sebut liyane
reason-no-card-of-suit = Sampeyan kudu nyekel kertu jinis kuwi supaya bisa dadi truf
reason-dealer-must-call = Liyane wis pas: sing ngedum kudu milih
reason-must-name = Sebut salah siji truf sing dienggo
reason-must-bid = Jokere ana sampeyan: nawar kaya sing dijaluk
reason-must-answer = Trufe wis ditemtokake: omong melu apa ora
reason-bid-not-open = Tawaran kuwi mung bisa sadhuwure siji tawaran tartamtu
reason-strain-not-asked = Trufe disebut mengko: nawar tanpa truf dhisik
reason-strain-missing = Sebut trufe bareng tawarane
reason-must-order-alone = Ing kursi iki sampeyan mung kena nampa yen main dhewe
reason-must-take-upcard = Sampeyan wis nampa kertune: jupuk, banjur buwang siji kertu sampeyan dhewe
reason-wrong-call = Omongan kuwi ora bisa ing puteran iki
reason-wrong-answer = Wangsuli pitakone, utawa tampik
reason-wrong-swap = Ijol pas telung kertu sanga utawa sepuluh
reason-wrong-number-of-cards = Cacahe kertu ora cocog karo sing dijaluk
reason-unknown-action = Tumindak kuwi ora ana ing dolanan iki
reason-unknown-card = Ora ana kertu kaya ngono
reason-unknown-strain = Ora ana truf kaya ngono
reason-not-in-deck = Kertu kuwi ora ana ing dek dolanan iki
reason-stale-version = Kahanan mejane wis owah: deleng maneh, banjur pilih
reason-busy = Kakehan wong nulis ing meja iki: jajal maneh
reason-bad-action-id = Tumindak butuh tandha 1 nganti 64 aksara
reason-bad-message = Pesene ora bisa diwaca: { $detail }
reason-message-too-large = Pesene kegedhen
reason-unknown-table = Meja kuwi ora ana
reason-not-your-table = Sampeyan ora duwe kursi ing meja iki
reason-no-hints = Pitedah mung diwenehake yen liyane bot kabeh
reason-no-such-hand = Babak kuwi durung rampung: { $hands ->
    [0] durung ana sing rampung
   *[other] sing rampung babak 1 nganti { $hands }
}
reason-unknown-variant = Ora ana dolanan sing jenenge { $variant }
reason-unknown-key = Ora ana aturan omah sing jenenge { $key }
reason-wrong-value = { $key } ora kena { $value }
reason-not-applicable = { $key } dudu aturan omah dolanan iki
reason-bad-request = Panjaluke ora bisa diwaca: { $detail }
reason-not-found = Ora ana apa-apa ing { $path }
reason-wrong-method = Alamat kuwi ngladeni panjaluk liya
reason-not-json = Panjaluke kudu JSON
reason-wrong-origin = Server iki mung ngladeni kacane dhewe
reason-internal = Servere gagal. Iki wis dicathet; jajal maneh
