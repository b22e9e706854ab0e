# The table in play.

menu = Menu
you = Anda
side-we = Kami
side-they = Mereka
title-your-turn = Giliran Anda · { $game }

score-label = Skor, sampai { $target }
to-target = Sampai { $target }
to-hands = { $hands } babak
score-label-hands = Skor, selama { $hands } babak
in-the-barn = di lumbung
hand-number = Babak { $number }
contract-trump = Truf: { $strain }.
contract-tricks = Trik
contract-bid = { $kind ->
    [number] { $name }{ "\u00A0" }· tawar { $level }
   *[named] { $name }{ "\u00A0" }· { word-level }
}
contract-nobody = Tanpa pembuat truf

dealer-letter = P
seat-dealer = Pembagi kartu.
seat-partner = Pasangan
seat-alone = sendiri
seat-out = tidak ikut
you-out = tidak ikut
seat-tricks = { $tricks } trik
seat-cards = { $cards } kartu.

your-hand = Kartu di tangan Anda
trick-on-table = Kartu di meja
trick-card = { $name }: { $card }
last-trick = Trik terakhir
took-it = mengambil
upcard = Kartu terbuka
upcard-down = Ditolak

bid-level = Jumlah trik tawaran
bid-less = Kurangi satu
bid-more = Tambah satu
bid-strain = Truf
bid-named = { $level ->
    [alone] Main sendiri
    [moon] Main moon
   *[other] { word-level }
}
bid-choose-strain = Pilih truf
bid-not-so = Dengan truf ini tawarannya harus lebih tinggi

lone-never-ask = Jangan tanyakan ini lagi

choose-hint = { $max ->
    [1] Ketuk satu kartu di tangan Anda.
   *[other] { $min ->
        [0] Ketuk paling banyak { $max } kartu di tangan Anda. Anda menerima kembali sebanyak itu, tanpa melihatnya dulu.
       *[other] Ketuk { $max } kartu di tangan Anda.
    }
}
choose-more = Pilih { $count } kartu
choose-discard = Sisihkan { $card }
choose-give = Berikan { $count } kartu
choose-exchange = { $count ->
    [0] Tanpa tukar
   *[other] Tukar { $count } kartu
}
choose-discard-many = Sisihkan { $count } kartu
choose-put = Sisihkan
choose-put-full = Sisihkan { $card }, tertutup
choose-leave = Biarkan kartunya
choose-leave-full = Biarkan { $card } di meja

result-tricks = Trik
result-points = Poin
result-score = Skor
result-show-hands = Lihat semua kartu
result-hide-hands = Sembunyikan kartu
next-hand = Babak berikutnya

log-title = Pernyataan dan trik
log-calls = Pernyataan
log-tricks = Trik
log-no-calls = Belum ada yang bicara.
log-no-tricks = Belum ada trik.
log-won = diambil { $name }
download-record = Unduh catatan permainan ini
