# The rules of a game, sentence by sentence, as its rules page prints them. The arguments are told at the top of
# the English file.

page-house = Aturan omah ing meja iki
page-house-mark = aturan omah
page-seats = Pemaine
page-deck = Kertune
page-order = Kertu endi sing luwih dhuwur
page-deal = Ngedum kertu
page-auction = Nemtokake truf
page-exchange = Ijol kertu
page-alone = Main dhewe
page-play = Trike
page-scoring = Poine
page-match = Dolanane
page-sources = Asale aturan iki
page-plain = Iki aturane tanpa aturan omah.
page-table-tricks = Trike sing nggawe truf
page-table-makers = Sing nggawe truf
page-table-others = Saben sisih liyane
page-contents = Ing kaca iki
page-cards = Kertune, wiwit saka sing paling dhuwur: { $cards }.

# The players.
rule-sides-partners = { $count ->
    [4] Wong papat dadi rong pasangan: pasangan lungguh adhep-adhepan lan skore bareng.
   *[other] Wong { $count } dadi rong tim: pemain sing lungguhe selang siji dadi satim lan skore bareng.
}
rule-sides-singles = Wong { $count }, skore saben wong kanggo awake dhewe.

# The cards.
rule-deck = Deke isi { $size } kertu. Saben jinis ana kertu iki:
rule-deck-copies = Saben kertu ana ping pindho ing dek.
rule-deck-joker = Joker ditambahake ing dek.

# Which card is higher.
rule-order-trump = Ing jinis truf, ing kene ati, J iku kertu paling dhuwur: bower tengen. Sawise kuwi J saka jinis liyane sing padha warnane, bower kiwa, sing dietung truf ing samubarang kabeh.
rule-order-mate = Jinis liyane sing padha warnane kuwi ora duwe J dhewe.
rule-order-plain = Ing saben jinis liyane, as iku kertu paling dhuwur.
rule-order-no-bowers = Ing saben jinis, truf utawa dudu, as iku kertu paling dhuwur, lan J ora ana mirunggane.
rule-order-joker = Joker iku truf paling dhuwur, lan mbukak trik nganggo joker tegese mbukak nganggo truf.
rule-order-no-trump = Ing tanpa truf ora ana jinis sing ngalahake jinis liyane, lan saben jinis urut saka as mudhun, J ing panggonane.
rule-order-low = Ing tanpa truf endhek, kertu paling endhek saka sawijining jinis iku sing paling apik, lan as sing paling elek.
rule-twins-first = Yen ana rong kertu kembar ing siji trik, sing dimainake dhisik luwih dhuwur.
rule-twins-last = Yen ana rong kertu kembar ing siji trik, sing dimainake keri luwih dhuwur.

# The deal.
rule-deal = Saben pemain didumi { $count } kertu.
rule-deal-upcard = Siji kertu maneh dibukak.
rule-deal-passes = Saben babake rampung, giliran ngedum pindhah mangiwa.
rule-widow-none = Ana { $rest } kertu turah: ora ana sing mainake.
rule-widow-offered = { $count } kertu cadangan didum ketutup. Sing nggawe truf kena njupuk lan mbuwang { $count } kertu, utawa ninggal lan main kanthi ajine main dhewe.
rule-widow-taken = { $count } kertu didum ketutup. Sing menang lelang njupuk lan mbuwang { $count } kertu.

# Making trump: before the calls.
rule-farmers-hand = Sadurunge ana sing omong, pemain sing mung nyekel sanga lan sepuluh kena nuduhake: babake ora dimainake, lan sing ngedum mau ngedum maneh.
rule-ace-no-face = Sadurunge ana sing omong, pemain sing mung nyekel as siji, sanga, lan sepuluh kena nuduhake: babake ora dimainake, lan sing ngedum mau ngedum maneh.
rule-going-under = Sadurunge ana sing omong, siji pemain sing nyekel paling ora telung sanga lan sepuluh kena ngijolake telu karo telung kertu sing ketutup.
rule-club-is-trump = Yen kertu sing kabukak keriting, keriting langsung dadi truf: ora ana omongan, lan ora ana sing nggawe truf.
rule-joker-up-dealer-names = Yen sing kabukak joker, sing ngedum nyebut jinis sing diwakili sadurunge ndeleng kertu apa wae, banjur kabeh ngomong kaya lumrahe.
rule-joker-up-dealer-maker = Yen sing kabukak joker, sing ngedum nyebut truf sadurunge ndeleng kertu apa wae lan dadi sing nggawe truf: ora ana omongan.
rule-joker-up-hearts = Yen sing kabukak joker, joker kuwi makili ati.

# Making trump: by the turned card.
rule-auction-kind-turn-up = Wiwit saka kiwane sing ngedum, saben pemain gantian pas utawa nampa jinise kertu kabukak dadi truf. Sing kapisan nampa dadi sing nggawe truf, lan omongane rampung.
rule-second-round-another = Yen kabeh pas, kertune ditutup. Ing puteran kapindho saben pemain gantian pas utawa nyebut jinis liya; sing kapisan nyebut dadi sing nggawe truf.
rule-second-round-any = Yen kabeh pas, kertune ditutup. Ing puteran kapindho saben pemain gantian pas utawa nyebut jinis apa wae, uga sing wis ditampik; sing kapisan nyebut dadi sing nggawe truf.
rule-second-round-no-trump = Tanpa truf kena disebut ing puteran kapindho.
rule-canadian-loner = Ing puteran kapisan pasangane sing ngedum mung kena pas, utawa nampa lan main dhewe.
rule-need-suit = Sing ndadekake sawijining jinis truf kudu nyekel kertu sing gambare jinis kuwi; mung sing ngedum sing kena ngetung kertu kabukak, yen nampa.
rule-stuck-dealer = Yen liyane wis pas kabeh ing puteran kapindho, sing ngedum kudu nyebut truf sing kena disebut.
rule-forfeit-deal = Yen sing ngedum uga pas ing puteran kapindho, babake ora dimainake: saben sisih liyane oleh 1 poin, lan pemain candhake sing ngedum.
rule-all-pass-next-dealer = Yen kabeh pas, babake ora dimainake, lan pemain candhake sing ngedum.
rule-all-pass-joker-must-bid = Yen kabeh pas, sing nyekel joker kudu nawar 3 lan menang lelang; yen ora ana sing nyekel, babake ora dimainake, lan pemain candhake sing ngedum.
rule-all-pass-play-no-trump = Yen kabeh pas, babake dimainake tanpa truf, lan ora ana sing nggawe truf.
rule-dropping = Sawise trufe ditemtokake, wiwit saka kiwane sing nggawe truf saben pemain liyane gantian ngomong melu apa ora. Sing ora melu ora mainake kertu ing babak iki.

# Making trump: by bidding.
rule-auction-kind-numbers = Wiwit saka kiwane sing ngedum, saben pemain gantian pas utawa nawar pirang trik sing bakal dijupuk. Saben tawaran kudu luwih dhuwur tinimbang sing pungkasan, lan sing nawar paling dhuwur dadi sing nggawe truf.
rule-bid-range = Angka paling cilik sing kena ditawar { $minimum }, sing paling gedhe { $maximum }.
rule-bid-minimum-no-trump = Ing tanpa truf, angka paling cilik sing kena ditawar { $minimum }.
rule-bid-closes = Tawaran { $number } langsung ngrampungake lelang.
rule-turns-reentry = Sing wis pas mengko kena nawar maneh. Lelange rampung yen kabeh liyane pas urut sawise ana tawaran.
rule-turns-one-each = Saben pemain mung ngomong sepisan.
rule-turns-pass-is-final = Sing wis pas ora kena nawar maneh. Lelange rampung yen mung sing nawar paling dhuwur sing durung pas.
rule-naming-with-bid = Saben tawaran angka uga nyebut truf, lan tawaran ing siji jinis ora luwih dhuwur tinimbang angka sing padha ing jinis liya.
rule-naming-after-win = Angka ditawar tanpa nyebut truf: sing menang lelang nyebut sawise kuwi.
rule-naming-first-lead = Angka ditawar tanpa nyebut truf: jinise kertu kapisan sing dimainake sing nawar paling dhuwur dadi truf.
rule-naming-no-trump = Angka ditawar tanpa nyebut truf: babake dimainake tanpa truf.
rule-strains-no-trump = Tanpa truf kena disebut minangka gantine jinis.
rule-strains-low = Tanpa truf endhek kena disebut minangka gantine jinis.
rule-stuck-bidder = Yen liyane wis pas kabeh, sing ngedum kudu nawar.
rule-special = Tawaran “{ word-level }” ing sadhuwure kabeh angka: sing nawar kudu njupuk { word-tricks }.
rule-special-higher = Tawaran “{ word-level }” ing sadhuwure “{ word-below }”: sing nawar kudu njupuk { word-tricks }.
rule-special-between = Tawaran “{ word-level }” pas ing sadhuwure { $above }: sing nawar kudu njupuk { word-tricks }.
rule-special-misere = Tawaran “{ word-level }” pas ing sadhuwure { $above }: sing nawar ora kena njupuk trik siji wae.
rule-special-over = “{ word-level }” mung kena ditawar ing sadhuwure “{ word-below }”.
rule-special-closes = Tawaran “{ word-level }” langsung ngrampungake lelang.
rule-special-after-win = Sing menang lelang nganggo “{ word-level }” nyebut truf sawise kuwi.
rule-special-no-trump = Sawise “{ word-level }” babake dimainake tanpa truf.
rule-special-alone = Sing nawar “{ word-level }” main tanpa pasangan.
rule-special-exchange = Sing nawar “{ word-level }” luwih dhisik menehi { $count } kertu marang pasangane lan nampa padha cacahe, loro-lorone tanpa ndeleng dhisik.
rule-special-exchange-up-to = Sing nawar “{ word-level }” luwih dhisik kena menehi paling akeh { $count } kertu marang pasangane lan nampa padha cacahe, loro-lorone tanpa ndeleng dhisik.
word-below = { $below ->
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
   *[other] { $below }
}

# Exchanging cards.
rule-take-up = Sing ngedum yen nampa njupuk kertu kabukak lan mbuwang siji saka { $count } kertu liyane, ketutup.
rule-may-leave = Yen pemain liya sing nampa, sing ngedum kena njupuk kertu kabukak kanthi cara sing padha, utawa ninggal ing meja.
rule-must-take = Yen pemain liya sing nampa, sing ngedum kudu njupuk kertu kabukak kanthi cara sing padha.
rule-any-of-six = Sapa wae sing nampa, sing ngedum njupuk kertu kabukak lan mbuwang kertu endi wae, ketutup; kena uga kertu kabukak kuwi.
rule-dealer-out = Sing ngedum yen ora melu main ora njupuk kertu kabukak.
rule-partners-best = Sadurunge trik kapisan dibukak, sing nggawe truf lan main dhewe ijol siji kertu karo pasangane, loro-lorone tanpa ndeleng dhisik.
rule-call-for-best = Sadurunge trik kapisan dibukak, sing main dhewe kena ijol siji kertu karo pasangane, loro-lorone tanpa ndeleng dhisik.
rule-upcard-joined = Sing ngedum yen ora melu main amarga pasangane nampa lan main dhewe kena menehake kertu kabukak.

# Playing alone.
rule-lone-makers-none = Ora ana sing main dhewe.
rule-lone-makers-making-side = Sawise trufe ditemtokake, sing nggawe truf kena main dhewe; yen ora gelem, pasangane sing kena.
rule-lone-makers-with-call = Sing nggawe truf kena main dhewe, lan ngomong nalika nggawe truf.
rule-lone-makers-by-bid = Main dhewe kudu ditawar.
rule-lone-defenders-never = Mungsuhe sing nggawe truf ora kena main dhewe.
rule-lone-defenders-against-lone = Yen sing nggawe truf main dhewe, salah siji mungsuhe uga kena main dhewe: sing ing kiwane sing nggawe truf ditakoni dhisik.
rule-lone-defenders-always = Salah siji mungsuhe sing nggawe truf kena main dhewe, sanajan sing nggawe truf main dhewe utawa ora: sing ing kiwane sing nggawe truf ditakoni dhisik.
rule-lone-partner = Sing skore bareng karo sing main dhewe ndokok kertune lan ora melu main.

# The tricks.
rule-lead-dealer-left = Pemain ing kiwane sing ngedum mbukak trik kapisan; sing ora melu main dilangkahi.
rule-lead-maker = Sing nggawe truf mbukak trik kapisan.
rule-lone-lead-left-of-lone = Yen ana siji sing main dhewe, pemain ing kiwane mbukak trik kapisan.
rule-lone-lead-next-active = Yen ana sing main dhewe, pemain kapisan saka kiwane sing ngedum sing melu main mbukak trik kapisan.
rule-lone-lead-maker = Yen ana sing main dhewe, sing nggawe truf mbukak trik kapisan.
rule-lead-both-alone = Yen saka saben sisih ana sing main dhewe, mungsuhe sing nggawe truf sing main dhewe mbukak trik kapisan.
rule-follow = Sing nyekel kertu saka jinise kertu kapisan kudu mainake; sing ora duwe kena mainake kertu apa wae.
rule-trick = Truf paling dhuwur njupuk trike; yen ora ana truf, kertu paling dhuwur saka jinise kertu kapisan. Sing njupuk mbukak trik candhake.

# The points.
rule-scoring-kind-table = Poine gumantung apa sing dijupuk sing nggawe truf: tabele nuduhake oleh pira dheweke, lan oleh pira saben sisih liyane.
rule-score-both-both = Yen ora ana sing main dhewe:
rule-score-alone-both = Yen salah siji saka sing nggawe truf main dhewe:
rule-score-both-alone = Yen salah siji mungsuhe sing nggawe truf main dhewe:
rule-score-alone-alone = Yen saka saben sisih ana sing main dhewe:
rule-score-single-both = Sing dijupuk sing nggawe truf, nglawan liyane:
rule-score-single-alone = Yen sing nggawe truf ninggal kertu cadangan:
rule-lone-penalty = Sing nggawe truf lan main dhewe yen kena euchre ngrugekake sisihe 4 poin, sing ditampa sisih liyane.
rule-super-euchre = Sing nggawe truf yen ora njupuk trik siji wae menehi sisih liyane 4 poin.
rule-lone-defence = Mungsuh sing main dhewe lan ngalahake sing nggawe truf lan main dhewe oleh 4 poin.
rule-march-two = Sing nggawe truf yen njupuk kabeh trik oleh 2 poin.
rule-lone-march = Pemain saka sisihe sing nggawe truf yen main dhewe lan njupuk kabeh trik oleh { word-points }.
rule-lone-euchred = Yen sing nggawe truf lan main dhewe kena euchre dening mungsuh loro, mungsuhe oleh { word-points }.
rule-fast-break = Yen sing nggawe truf kalah ing rong trik kapisan banjur njupuk telung trik liyane, ora ana sing oleh poin.
rule-four-trick-tokens = Sing nggawe truf yen njupuk pas patang trik, tanpa main dhewe, oleh siji keping. Saben keping kaping papat ajine 1 poin.
rule-scoring-kind-contract = Saben trik ajine 1 poin kanggo sisih sing njupuk; nanging sing nawar ora oleh apa-apa saka trike yen njupuk kurang saka tawarane.
rule-failed-bid = Sing nawar yen gagal kelangan poin padha karo cacahe trik sing ditawar.
rule-failed-fixed = Sing nawar yen gagal kelangan { word-points }, pira wae angka tawarane.
rule-special-price = Tawaran “{ word-level }” oleh { $win } poin yen kacukupan, lan kelangan { $lose } yen gagal, pira wae trike.
rule-bonus = Sing nawar yen nyukupi tawaran angka oleh tambahan { word-points }.
rule-alone-with-exchange = Main dhewe sawise ijol kertu gantine oleh utawa kelangan { word-points }.
rule-scoring-kind-stakes = Sing nawar main nglawan kabeh liyane: saben wong mbayar sing nawar poin padha karo angka tawarane, utawa oleh semono yen gagal.
rule-special-stake = Kanggo “{ word-level }” saben mungsuh mbayar { word-win } yen kacukupan, lan oleh { word-lose } yen gagal.
word-win = { $win } poin
word-lose = { $lose } poin
rule-scoring-kind-countdown = Saben trik ngurangi 1 saka etungane pemain sing njupuk.
rule-zero-penalty = Etungane pemain sing ora njupuk trik ditambah { $points }.
rule-maker-penalty = Sing nggawe truf yen njupuk kurang saka { $tricks } trik ora ngurangi apa-apa, malah ditambah { $points }.
rule-drop-free = Etungane pemain sing ora melu ora owah.
rule-drop-penalty = Etungane pemain sing ora melu ditambah { $points }.
rule-all-dropped = Yen kabeh liyane ora melu, ora ana kertu sing dimainake, lan sing nggawe truf ngetung kabeh { $tricks } trik.

# The match.
rule-direction-up = Saben sisih wiwit saka { $start }, lan poine ditambahake.
rule-direction-down = Saben sisih wiwit saka { $start } lan ngetung mudhun.
rule-condition-total = Sisih sing wis tekan { $target } ing pungkasane babak menang dolanan.
rule-condition-total-and-success = Sisih menang dolanan yen duwe { $target } utawa luwih ing pungkasane babak nalika dheweke nyukupi tawarane utawa nggagalake liyane.
rule-tie-higher = Yen luwih saka siji sisih tekan bebarengan, sing luwih adoh menang; yen padha, dolanane diterusake.
rule-tie-maker = Yen luwih saka siji sisih tekan bebarengan, sisihe sing nggawe truf menang.
rule-match-hands = Dolanane { $hands } babak, lan gunggung paling dhuwur menang. Sajrone gunggung paling dhuwur isih padha, ditambah sebabak maneh.
rule-lose-at = Sisih sing skore mudhun nganti { $points } wis kalah dolanan.
rule-laps = Punjule poin sing menang saka target digawa menyang dolanan candhake.
rule-slam = Dolanan sing rampung nalika sisih liyane ora duwe poin dietung loro.
rule-in-the-barn = Sisih sing kurang siji poin saka target diarani ing lumbung.
