# The table in play.

menu = Menu
you = Sampeyan
side-we = Kita
side-they = Mungsuh
title-your-turn = Giliran sampeyan · { $game }

score-label = Skor, nganti { $target }
to-target = Nganti { $target }
to-hands = { $hands } babak
score-label-hands = Skor, sajrone { $hands } babak
in-the-barn = ing lumbung
hand-number = Babak { $number }
contract-trump = Truf: { $strain }.
contract-tricks = Trik
contract-bid = { $kind ->
    [number] { $name }{ "\u00A0" }· nawar { $level }
   *[named] { $name }{ "\u00A0" }· { word-level }
}
contract-nobody = Ora ana sing nggawe truf

dealer-letter = D
seat-dealer = Sing ngedum kertu.
seat-partner = Pasangan
seat-alone = dhewe
seat-out = ora melu
you-out = ora melu
seat-tricks = { $tricks } trik
seat-cards = { $cards } kertu.

your-hand = Kertu ing tangan sampeyan
trick-on-table = Kertu ing meja
trick-card = { $name }: { $card }
last-trick = Trik pungkasan
took-it = njupuk
upcard = Kertu kabukak
upcard-down = Ditampik

bid-level = Cacahe trik sing ditawar
bid-less = Kurangi siji
bid-more = Tambah siji
bid-strain = Truf
bid-named = { $level ->
    [alone] Main dhewe
    [moon] Main moon
   *[other] { word-level }
}
bid-choose-strain = Pilih trufe
bid-not-so = Nganggo truf iki tawarane kudu luwih dhuwur

lone-never-ask = Aja takon iki maneh

choose-hint = { $max ->
    [1] Pencet siji kertu ing tangan sampeyan.
   *[other] { $min ->
        [0] Pencet paling akeh { $max } kertu ing tangan sampeyan. Baline padha cacahe, tanpa dideleng dhisik.
       *[other] Pencet { $max } kertu ing tangan sampeyan.
    }
}
choose-more = Pilih { $count } kertu
choose-discard = Buwang { $card }
choose-give = Wenehake { $count } kertu
choose-exchange = { $count ->
    [0] Ora ijol
   *[other] Ijol { $count } kertu
}
choose-discard-many = Buwang { $count } kertu
choose-put = Buwang
choose-put-full = Buwang { $card }, ketutup
choose-leave = Tinggal kertune
choose-leave-full = Tinggal { $card } ing meja

result-tricks = Trik
result-points = Poin
result-score = Skor
result-show-hands = Deleng kabeh kertu
result-hide-hands = Dhelikake kertu
next-hand = Babak candhake

log-title = Omongan lan trik
log-calls = Omongan
log-tricks = Trik
log-no-calls = Durung ana sing omong.
log-no-tricks = Durung ana trik.
log-won = dijupuk { $name }
download-record = Undhuh cathetan dolanan iki
