# The form in which a host sets house rules. The switches' labels are the meanings of the keys (rules.ftl).

form-house = Aturan rumah
form-table = Meja
form-more = Semua aturan lain
form-none = Permainan ini tidak punya aturan rumah sendiri.
form-changed = { $count ->
    [0] Seperti biasa
   *[other] { $count } aturan diubah
}
form-reset = Kembalikan seperti biasa
form-play = Main dengan aturan ini
form-checking = Memeriksa…
form-fits = Aturan ini dapat dimainkan.
form-number-hint = Biasanya: { $value }
form-usual = biasa
form-read = Baca aturannya

# Titles of the choices, by key.
form-seats-count = Jumlah pemain
form-seats-sides = Siapa yang skornya bersama
form-deck-ranks = Kartu terendah
form-deck-copies = Berapa kali setiap kartu ada dalam dek
form-deal-hand = Kartu untuk setiap pemain
form-deal-widow = Kartu yang dibagikan tertutup
form-auction-kind = Cara menentukan truf
form-auction-strains = Yang boleh disebut
form-auction-joker-up = Kalau joker yang terbuka
form-auction-minimum = Tawaran terendah
form-auction-minimum-no-trump = Tawaran terendah dalam tanpa truf
form-auction-maximum = Angka tertinggi
form-auction-closes-at = Angka yang mengakhiri lelang
form-auction-turns = Siapa yang boleh menawar lagi
form-auction-all-pass = Kalau semua pas
form-auction-naming = Kapan truf disebut
form-auction-call-for-best = Main sendiri dengan kartu diminta
form-exchange-widow = Kartu cadangan
form-alone-makers = Siapa dari tim pembuat truf yang boleh main sendiri
form-alone-defenders = Kapan lawan boleh main sendiri
form-play-lead = Siapa yang membuka trik pertama
form-play-lone-lead = Siapa yang membuka kalau ada yang main sendiri
form-play-twins = Dari dua kartu identik, yang menang
form-scoring-kind = Cara menghitung poin
form-match-direction = Arah hitungan poin
form-match-condition = Yang memenangi permainan
form-match-tie = Kalau beberapa pihak mencapai target

# What may be chosen. Numbers stand for themselves; 0 turns a thing off.
option-number = { $value }
option-off = tidak ada
option-lowest = { $rank ->
    [A] as
    [K] raja
    [Q] ratu
    [J] jack
    [T] sepuluh
    [9] sembilan
    [8] delapan
    [7] tujuh
    [6] enam
    [5] lima
    [4] empat
    [3] tiga
   *[2] dua
}
option-strains-suits = Jenis kartu
option-strains-no-trump = Jenis kartu dan tanpa truf
option-strains-low = Jenis kartu, tanpa truf, dan tanpa truf rendah
option-sides-partners = Pasangan
option-sides-singles = Tidak ada
option-auction-kind-turn-up = Dengan kartu terbuka
option-auction-kind-numbers = Dengan menawar
option-joker-up-never = Tidak terjadi apa-apa
option-joker-up-dealer-names = Pembagi menyebut jenis yang diwakilinya
option-joker-up-dealer-maker = Pembagi membuat truf
option-joker-up-hearts = Joker mewakili hati
option-turns-reentry = Semua, juga setelah pas
option-turns-one-each = Tidak ada: masing-masing bicara sekali
option-turns-pass-is-final = Yang belum pas
option-all-pass-next-dealer = Pemain berikutnya membagi kartu
option-all-pass-joker-must-bid = Pemegang joker wajib menawar
option-all-pass-play-no-trump = Tanpa truf dan tanpa pembuat truf
option-naming-with-bid = Bersama tawaran
option-naming-after-win = Setelah lelang
option-naming-first-lead = Oleh kartu pertama yang dimainkan
option-naming-no-trump = Tidak pernah: tanpa truf
option-lone-makers-none = Tidak ada
option-lone-makers-making-side = Salah satu dari tim pembuat truf
option-lone-makers-with-call = Pembuat truf, saat membuat truf
option-lone-makers-by-bid = Yang menawarnya
option-lone-defenders-never = Tidak pernah
option-lone-defenders-against-lone = Melawan pembuat truf yang main sendiri
option-lone-defenders-always = Selalu
option-widow-none = Tidak ada
option-widow-offered = Pembuat truf boleh mengambilnya
option-widow-taken = Pembuat truf mengambilnya
option-lead-dealer-left = Pemain di kiri pembagi
option-lead-maker = Pembuat truf
option-lone-lead-left-of-lone = Pemain di kiri yang main sendiri
option-lone-lead-next-active = Yang pertama ikut main dari kiri pembagi
option-lone-lead-maker = Pembuat truf
option-twins-first = Yang pertama
option-twins-last = Yang terakhir
option-scoring-kind-table = Menurut tabel
option-scoring-kind-contract = Menurut angka tawaran
option-scoring-kind-stakes = Setiap lawan membayar
option-scoring-kind-countdown = Hitung mundur
option-condition-total = Mencapai target
option-condition-total-and-success = Target, dan sukses dalam babak itu
option-direction-up = Naik
option-direction-down = Turun
option-tie-higher = Jumlah tertinggi menang
option-tie-maker = Tim pembuat truf menang
