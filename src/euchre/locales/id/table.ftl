# The table in play.

menu = Menu
you = Anda
side-we = Kami
side-they = Mereka
title-your-turn = Giliran Anda · { $game }

score-label = Skor, sampai { $target }
to-target = Sampai { $target }
hand-number = Babak { $number }
contract-trump = Truf: { $strain }.
contract-tricks = Trik
contract-bid = { $name }{ "\u00A0" }· { $bid ->
    [alone] sendiri
   *[other] tawar { $bid }
}

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
bid-alone = Main sendiri
bid-choose-strain = Pilih truf

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
