# What each key of the rules means. One message a key: key-SECTION-NAME. Values such as turn_up stay as they are typed.

key-seats-count = Cacahe pemain.
key-seats-sides = partners: pemain sing lungguh adhep-adhepan skore bareng; singles: saben wong kanggo awake dhewe.

key-deck-ranks = Ajining kertu ing saben jinis.
key-deck-copies = Saben kertu ana ping pira ing dek.
key-deck-joker = Joker ditambahake dadi truf paling dhuwur.
key-deck-bowers = J truf (bower tengen) lan J liyane sing padha warnane (bower kiwa) iku truf paling dhuwur.

key-deal-hand = Kertu sing didum marang saben pemain.
key-deal-upcard = Siji kertu dibukak sawise didum.
key-deal-widow = Kertu turah (kitty), didum ketutup kanggo sing menang lelang.
key-deal-packets = Pirang kertu sing didum bebarengan. Iki mung ngowahi katone nalika ngedum.

key-auction-kind = turn_up: pemain nampa jinise kertu kabukak utawa nyebut jinis liya; numbers: pemain nawar pirang trik sing bakal dijupuk.
key-auction-strains = Sing kena disebut: jinis (S C H D), tanpa truf dhuwur (NT), tanpa truf endhek (LOW).
key-auction-joker-up = Jinis sing diwakili joker sing kabukak. dealer_names: sing ngedum nyebut sadurunge ndeleng kertune, banjur kabeh ngomong kaya lumrahe; dealer_maker: sing ngedum nyebut, langsung dadi sing nggawe truf, lan njupuk joker; hearts: ati.
key-auction-club-is-trump = Keriting sing kabukak langsung dadi truf: ora ana omongan, ora ana sing nggawe truf, ora ana sing njupuk.
key-auction-dropping = Sawise trufe ditemtokake, saben pemain liyane ngomong melu apa ora ing babak iki.
key-auction-minimum = Angka paling cilik sing kena ditawar.
key-auction-minimum-no-trump = Angka paling cilik sing kena ditawar ing tanpa truf (0: padha karo ing jinis).
key-auction-maximum = Angka paling gedhe sing kena ditawar.
key-auction-closes-at = Angka sing langsung ngrampungake lelang (0: ora ana).
key-auction-turns = reentry: sing wis pas kena nawar maneh, nganti kabeh liyane pas urut; one_each: saben pemain ngomong sepisan; pass_is_final: sing pas metu saka lelang.
key-auction-all-pass = Yen kabeh pas. next_dealer: babake dibatalake lan pemain candhake ngedum; joker_must_bid: sing nyekel joker nawar telu; play_no_trump: babake dimainake tanpa truf lan tanpa sing nggawe truf.
key-auction-naming = Kapan trufe tawaran angka disebut. with_bid: bareng angkane; after_win: dening sing menang, sawise lelang; first_lead: dening jinise kertu kapisan saka sing menang; no_trump: ora tau.
key-auction-special = Tawaran ing sandhinge angka, sing paling endhek dhisik: trik sing dibutuhake, poin sing oleh utawa ilang, apa pasangane ora melu main, kertu sing diijolake, kapan trufe disebut.
key-auction-dealer-must-call = Sing ngedum kudu milih: yen liyane wis pas kabeh, sing ngedum ora kena pas.
key-auction-canadian-loner = Main dhewe cara Kanada: ing puteran kapisan pasangane sing ngedum mung kena pas, utawa nampa lan main dhewe.
key-auction-need-suit = Supaya jinis dadi truf, sampeyan kudu nyekel kertu sing gambare jinis kuwi; sing ngedum yen nampa kena ngetung kertu kabukak.
key-auction-second-round-no-trump = Tanpa truf kena disebut ing puteran kapindho.
key-auction-turned-down-again = Ing puteran kapindho jinis sing wis ditampik uga kena disebut.
key-auction-forfeit-deal = Ing puteran kapindho sing ngedum kena pas kanthi rega siji poin kanggo mungsuh. Babake dibatalake.
key-auction-farmers-hand = Kertu tani: pemain sing mung nyekel sanga lan sepuluh kena nuduhake sadurunge ana sing omong; sing ngedum tetep padha.
key-auction-ace-no-face = As tanpa gambar: hak sing padha nganggo as siji ing sandhinge sanga lan sepuluh thok.
key-auction-going-under = Going under: sadurunge ana sing omong, siji pemain sing duwe telung sanga utawa sepuluh kena ngijolake telu karo telung kertu sing ketutup.
key-auction-low-no-trump = Tanpa truf endhek kena ditawar: sanga sing paling apik lan as sing paling elek.
key-auction-call-for-best = Tawaran main dhewe pas sangisore main dhewe lumrah, regane telung prapat, lan pas semene kertu sing diijolake (0: ora ana).

key-exchange-may-leave = Sing ngedum yen dipesen pemain liya kena ninggal kertu kabukak ing meja.
key-exchange-any-of-six = Sing ngedum yen njupuk kertu kabukak kena mbuwang endi wae saka enem kertu tanpa dituduhake, uga kertu kabukak kuwi dhewe.
key-exchange-widow = Sapa sing njupuk kertu turah lan mbuwang padha cacahe. none: ora ana; taken: sing menang lelang; offered: sing nggawe truf kena njupuk, utawa ninggal lan main dhewe kanthi aji luwih dhuwur.
key-exchange-call-for-best = Njaluk kertu paling apik: sing main dhewe kena ijol siji kertu karo pasangane, loro-lorone tanpa ndeleng; sing ngedum yen pasangane pesen lan main dhewe kena menehi kertu kabukak.
key-exchange-partners-best = Kertu paling apik saka pasangan: sing nggawe truf lan main dhewe ijol pas siji kertu karo pasangane, loro-lorone tanpa ndeleng.
key-exchange-lone-cards = Pirang kertu sing diijolake karo pasangane, loro-lorone tanpa ndeleng, dening sing nggawe truf yen ngomong main dhewe nalika nyebut truf sawise lelang angka.

key-alone-makers = making_side: salah siji saka sing nggawe truf kena main dhewe sawise trufe ditemtokake; with_call: sing nggawe truf kena, lan ngomong nalika nyebut utawa nampa truf; by_bid: main dhewe iku tawaran; none: ora ana sing kena.
key-alone-defenders = Kapan sing nahan kena main dhewe: tansah, mung nglawan sing nggawe truf lan main dhewe, utawa ora tau.

key-play-lead = Sapa sing mbukak trik kapisan: dealer_left (kiwane sing ngedum) utawa maker (sing nggawe truf).
key-play-lone-lead = Sapa sing mbukak trik kapisan yen ana sing main dhewe. left_of_lone: pemain ing kiwane, lan yen loro-lorone sisih main dhewe, sing nahan; next_active: pemain kapisan saka kiwane sing ngedum sing melu main; maker: sing nggawe truf.
key-play-twins = Kertu kembar endi sing menang ing siji trik: first (sing kapisan) utawa last (sing pungkasan).

key-scoring-kind = table: poin miturut larik tabel skor; contract: poin miturut angka tawaran lan trik sing dijupuk; stakes: saben mungsuh mbayar sing nawar, utawa dibayar; countdown: saben pemain ngurangi etungane nganggo trike.
key-scoring-rows = Tabel skor: trike sing nggawe truf, carane saben sisih main, poin kanggo sing nggawe truf lan sing nahan.
key-scoring-lone-penalty = Nggagalake sing nggawe truf lan main dhewe ajine 4 poin.
key-scoring-super-euchre = Sing nggawe truf yen ora njupuk trik siji wae menehi mungsuh 4 poin.
key-scoring-failed = Sing ilang saka sing nawar yen tawaran angka gagal (0: padha karo angkane).
key-scoring-zero-penalty = Tambahan ing etungane pemain sing ora njupuk trik.
key-scoring-maker-penalty = Tambahan ing etungane sing nggawe truf yen njupuk kurang saka telung trik.
key-scoring-drop-penalty = Tambahan ing etungane pemain sing ora melu.
key-scoring-lone-defence = Sing nahan yen main dhewe lan ngalahake sing nggawe truf lan main dhewe oleh 4.
key-scoring-march-two = Sing nggawe truf yen njupuk kabeh trik oleh 2, dudu 3.
key-scoring-lone-march = Sing oleh saka sing nggawe truf lan main dhewe nganggo kabeh trik (0: miturut tabel skor).
key-scoring-lone-euchred = Sing oleh mungsuh yen sing nggawe truf lan main dhewe kena euchre (0: miturut tabel skor).
key-scoring-fast-break = Serangan cepet: yen sing nahan njupuk rong trik kapisan banjur kalah ing telu liyane, ora ana sing oleh poin.
key-scoring-four-trick-tokens = Keping: sing nggawe truf, ora main dhewe, yen njupuk pas patang trik oleh siji keping; saben keping kaping papat dadi siji poin maneh.
key-scoring-bonus = Poin tambahan kanggo tawaran angka sing kacukupan.
key-scoring-alone-with-exchange = Sing oleh utawa ilang nalika main dhewe yen kertune diijolake dhisik (0: padha karo tanpa ijol).
key-scoring-lone-doubles = Main dhewe menang lan kalahe tikel loro.
key-scoring-stuck-half = Sing ngedum yen kudu nawar mung kelangan separone yen gagal, dibunderake munggah.

key-match-target = Skor sing menang dolanan.
key-match-start = Skor wiwitane saben sisih.
key-match-direction = up: poin ditambahake nganti tekan target; down: etungan mudhun nganti target.
key-match-condition = total: tekan skor target tegese menang; total_and_success: sisih kuwi uga kudu nyukupi tawarane, utawa nggagalake mungsuh, ing babak kuwi.
key-match-tie = Yen luwih saka siji sisih wis tekan utawa ngluwihi target. higher: gunggung paling dhuwur menang, sing padha main maneh; maker: sisihe sing nawar menang.
key-match-max-hands = Dolanan semene babak, pira wae targete: gunggung paling dhuwur menang, ditambah sebabak saben-saben yen padha (0: ora diwatesi).
key-match-lose-at = Sisih sing skore semene utawa kurang wis kalah (0: ora tau).
key-match-laps = Puteran: punjule poin sing menang saka target dadi wiwitane dolanan candhake.
key-match-slam = Slam: dolanan sing kalahe tanpa poin dietung loro.
key-match-in-the-barn = Ing lumbung: sisih sing kurang siji poin saka target diumumake. Liyane ora ana sing owah.
