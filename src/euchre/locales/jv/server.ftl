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
   *[other] { word-side }
}
word-bid = { $level ->
    [alone] main dhewe, { word-strain }
   *[other] { $level } { word-strain }
}

# Games.
variant-euchre-title = Euchre
variant-euchre-summary = Sing klasik kanggo rong pasangan: 24 kertu, limang trik, truf saka kertu kabukak.
variant-two-handed-title = Euchre wong loro
variant-two-handed-summary = Dolanan sing padha, adhep-adhepan: saben wong kanggo awake dhewe.
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
say-bid = { $level ->
    [alone] Main dhewe: { word-strain }
   *[other] { $level } { word-strain }
}
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
event-bid = { word-who } nawar { word-bid }.
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
action-bid = { $level ->
    [alone] Tawar main dhewe, { word-strain }
   *[other] Tawar { $level }, { word-strain }
}
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
   *[other] nawar { $level }
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
reason-must-name = Sing kabukak joker: sebut jinis sing diwakili
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
reason-no-such-table = Ing kene ora ana meja kanthi { $seats } kursi
reason-stale-version = Kahanan mejane wis owah: deleng maneh, banjur pilih
reason-busy = Kakehan wong nulis ing meja iki: jajal maneh
reason-bad-action-id = Tumindak butuh tandha 1 nganti 64 aksara
reason-bad-message = Pesene ora bisa diwaca: { $detail }
reason-message-too-large = Pesene kegedhen
reason-unknown-table = Meja kuwi ora ana
reason-not-your-table = Sampeyan ora duwe kursi ing meja iki
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
