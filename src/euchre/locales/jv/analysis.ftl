# Reviews, single positions and studies on the command line.

cli-option-worlds = pirang tatanan kertu sing ora katon sing dideleng kanggo siji putusan (gawan: miturut dolanan)
cli-option-json = cithak minangka JSON

cli-review = kandhakake regane saben putusan ing dolanan sing dicathet
cli-review-long = Kanggo saben putusan ing cathetan: ajine saben pilihan kanggo kursi sing mutusake, miturut sing dingerteni; sing ilang amarga pilihan sing dijupuk; tandhane; lan kepriye begja lan kapinteran dadi asile.
cli-review-file = siji cathetan (.json), siji cathetan saben larik (.jsonl), utawa siji dolanan (.egn)
cli-review-seat = sebutna putusane kursi iki wae; begja lan kapinteran tetep kanggo kabehe
cli-review-out = tulis tinjauan ing berkas iki: minangka JSON (.json, .jsonl), utawa dolanane nganggo tandha lan komentar (.egn)
cli-review-choices = sebutna kabeh pilihan ing ngisore saben putusan
cli-review-progress = babak { $hand } saka { $hands }, putusan { $done } saka { $all }
cli-review-interrupted = Dipedhot sawise { $done } saka { $all } putusan: ngisor iki nganti semono.
cli-review-written = Tinjauan ditulis ing { $file }.
cli-review-title = { $title }: { $hands } babak, { $decisions } putusan, siji-sijine { $worlds } tatanan
cli-review-hand = Babak { $number }: { $dealer } ngedum kertu, skor { $score }
cli-review-hand-upcard = Babak { $number }: { $dealer } ngedum kertu, kertu kabukak { $upcard }, skor { $score }
cli-review-no-decisions = ora ana sing duwe pilihan
cli-review-number = #
cli-review-seat-head = Kursi
cli-review-did = Pilihan
cli-review-worth = Aji
cli-review-lost = Ilang
cli-review-chance = Kans
cli-review-best = Apik
cli-review-open = Bukak
cli-review-side = Tim
cli-review-result = Asil
cli-review-luck = Begja
cli-review-skill = Pinter
cli-review-decisions = Putusan
cli-review-labels = Tandha
cli-review-unfinished = durung rampung: tanpa asil, dadi tanpa begja lan kapinteran
cli-review-in-points = Ing poin, duweke dhewe dikurangi duweke mungsuh
cli-review-in-chance = Ing kamungkinan menang dolanan
cli-review-by-seat = Saben kursi
cli-review-explained =
    Aji: poine sisihe dhewe dikurangi mungsuh ing babak iki, ± luput baku.
    Ilang: poin sing kurang saka pilihan paling apik. Kans: kamungkinan menang sing ilang.
    Apik: pilihan paling apik miturut sing dingerteni kursine, yen liyane sing dijupuk.
    Bukak: sing paling apik yen kabeh kertu dingerteni, yen liyane sing dijupuk.
    ?! ? ?? mamang, kliru, kliru banget; !? ! !! yen pemain biyasa kliru ing kono.

cli-solve = kandhakake kudu apa ing siji posisi
cli-solve-long = Ajine kabeh pilihan siji kursi, miturut sing dingerteni: ditulis ing kene, utawa posisi sadurunge tumindak ing cathetan.
cli-solve-file = cathetan sing ngemot posisine
cli-solve-at = posisi sadurunge tumindak iki saka babak iki ing cathetan, loro-lorone wiwit saka 1 (gawan: panggonan cathetan mandheg)
cli-solve-variant = dolanane (gawan euchre)
cli-solve-dealer = kursine sing ngedum; kursi dietung miturut arah jam saka 0, Kidul (gawan 0)
cli-solve-seat = kursi sing mutusake (gawan: sing oleh giliran)
cli-solve-hand = kertu sing saiki ing tangane kursi iki, upamane "JS JC AS KH 9D"
cli-solve-up = kertu kabukak, upamane JD
cli-solve-score = skor saben sisih sadurunge babak, upamane 6:9
cli-solve-calls = omongan nganti saiki, saka kiwane sing ngedum, nganggo koma: "pass, pass, order"
cli-solve-alone = kursi sing main dhewe; kena diwenehake ping pindho
cli-solve-discard = kertu sing dibuwang kursi iki, sing ngedum, kanggo kertu kabukak
cli-solve-left = sing ngedum ninggal kertu kabukak ing meja
cli-solve-gave = kertu sing diwenehake kursi iki marang pasangane, ing dolanan sing nganggo ijol
cli-solve-received = kertu sing ditampa kursi iki saka pasangane
cli-solve-exchanged = pirang kertu sing diijolake antarane sing main dhewe lan pasangane
cli-solve-plays = kertu sing wis dimainake, urut, upamane "AS 9S TS QS, KD"; "" sadurunge kertu kapisan
cli-solve-decide = apa sing kudu diputusake, yen ana sawetara bab
cli-solve-choice = Pilihan
cli-solve-points = Poin
cli-solve-match = Kans
cli-solve-behind = Kacek
cli-solve-open = Bukak
cli-solve-who = { $seat } mutusake, { $dealer } ngedum kertu, skor { $score }
cli-solve-holds = nyekel { $cards }
cli-solve-up-shown = kertu kabukak { $upcard }
cli-solve-forced = Mung ana siji pilihan: { $action }
cli-solve-explained =
    Poin: duweke dhewe dikurangi duweke mungsuh ing babak iki, ± luput baku,
    saka { $worlds } tatanan. Kacek: kurang saka sing paling apik, ing tatanan sing padha.

cli-study = wangsuli salah siji pitakon lawas nganggo akeh duman
cli-study-long = Tabel saka akeh duman: ajine sawernane putusan, miturut jinise kertu ing tangan. Tanpa jeneng, kabeh kajian disebutake.
cli-study-name = kajian endi
cli-study-hands = putusan sing dijupuk kanggo saben kothak (gawan { $default })
cli-study-deals = duman kanggo mainake saben putusan nganti rampung (gawan { $default })
cli-study-progress = { $done } saka { $all } kothak
cli-study-interrupted = Dipedhot sawise { $done } saka { $all } kothak: ngisor iki nganti semono.
cli-study-played = dimainake
cli-study-explained =
    { $hands } putusan saben kothak, diajeni ing { $worlds } tatanan lan dimainake pemain
    biyasa ing { $deals } duman siji-sijine. Ing { $unit ->
        [chance] persen kamungkinan dolanan
       *[points] poin babak
    }, ± luput baku antarane putusan.

# The studies: title, question, and what the numbers are.
study-ordering = Pesen miturut kertu lan kursi
study-ordering-what = Pira ajine pesen kertu kabukak ing puteran kapisan tinimbang pas, sawise kabeh sadurunge pas? Trufe sing ngedum dietung karo kertu kabukak.
study-partner = Pesen kanggo pasangan nganggo rong lan telung truf
study-partner-what = Pira ajine pesen kertu kabukak, dudu bower, menyang tangane pasangan tinimbang pas?
study-bower = Pas nalika bower, kalah sejam
study-bower-what = Pira ajine kanggo sisihe sing ngedum pesen bower sing kabukak tinimbang pas, lan kertu liyane? Truf iku sing ana ing tangan, tanpa bower.
study-next = Padha warna utawa liya warna
study-next-what = Ing puteran kapindho: pira ajine nyebut jinis sing padha warnane karo sing ditampik, tinimbang sing luwih apik saka rong jinis liya warna?
study-donation = Sumbangan nalika 9–6
study-donation-what = Ing kiwane sing ngedum tanpa as, tanpa bower, lan trufe sithik: pira ajine tetep pesen supaya sisihe sing ngedum ora bisa main dhewe? Skore dhewe disebut dhisik.
study-alone = Dhewe nganggo telung truf paling dhuwur
study-alone-what = Pira ajine main dhewe nganggo tengen, kiwa, as, lan rong kertu liyane, tinimbang karo pasangan? Kertune sing ngedum iku sawise mbuwang.
study-lead = Kertu pambuka
study-lead-what = Ing kiwane sing ngedum: sepira kaceke kertu paling apik saka sawijining jinis karo kertu paling apik ing tangan? Miturut sapa sing nggawe truf: pasangane sing ngedum, sing ngedum, pasangane sing mbukak, sing mbukak.

study-row-trumps-1 = siji truf
study-row-trumps-2 = rong truf, tanpa bower
study-row-trumps-2-bower = rong truf, siji bower
study-row-trumps-3 = telung truf, tanpa bower
study-row-trumps-3-bower = telung truf, siji bower
study-row-trumps-3-bowers = telung truf, rong bower
study-row-trumps-4 = patang utawa limang truf
study-row-partner-0 = pasangan, tanpa truf
study-row-partner-1 = pasangan, siji truf
study-row-partner-2 = pasangan, rong truf
study-row-dealer-0 = sing ngedum, tanpa truf
study-row-dealer-1 = sing ngedum, siji truf
study-row-dealer-2 = sing ngedum, rong truf
study-row-next-1-across-2 = siji padha, loro liya warna
study-row-next-2-across-2 = loro saka siji-sijine
study-row-next-2-across-3 = loro padha, telu liya warna
study-row-next-3-across-2 = telu padha, loro liya warna
study-row-weak-0 = tanpa truf
study-row-weak-1 = siji truf
study-row-weak-2 = rong truf
study-row-top-trump-trump = rong truf maneh
study-row-top-trump-ace = truf, as
study-row-top-trump-king = truf, K
study-row-top-trump-low = truf, kertu endhek
study-row-top-ace-ace = rong as
study-row-top-ace-king-same = as, K padha jinise
study-row-top-ace-king = as, K liyane
study-row-top-ace-low-same = as, endhek padha jinise
study-row-top-ace-low = as, kertu endhek
study-row-top-king-low-same = K, endhek padha jinise
study-row-top-king-low = K, kertu endhek
study-row-top-low-low-same = rong endhek padha jinise
study-row-top-low-low = rong kertu endhek
study-row-lead-ace = as dudu truf
study-row-lead-king = K dudu truf
study-row-lead-single = kertu endhek siji thok
study-row-lead-low = endhek, jinise luwih dawa
study-row-lead-trump = truf
study-column-left = kiwane
study-column-partner = pasangan
study-column-right = tengene
study-column-dealer = sing ngedum
study-column-aces-0 = tanpa as liya
study-column-aces-1 = siji as liya
study-column-aces-2 = rong as liya
study-column-up-bower = bower kabukak
study-column-up-low = liyane
study-column-score-9-6 = nalika 9–6
study-column-score-9-7 = nalika 9–7
study-column-score-9-8 = nalika 9–8
study-column-score-8-6 = nalika 8–6
study-column-by-partner-of-dealer = pasangane
study-column-by-dealer = sing ngedum
study-column-by-own-partner = kancane
study-column-by-leader = sing mbukak
