# The pages around the table: home, settings, what goes wrong.

brand = Euchre
home-title = Euchre: main gratis di peramban
home-description = Main Euchre, Euchre dua pemain, dan Bid Euchre di peramban: gratis, tanpa unduhan, tanpa pendaftaran.
home-heading = Duduklah dan main Euchre
home-free = Gratis. Tanpa unduhan, tanpa pendaftaran.
home-continue = Lanjutkan permainan
home-games = Permainan
how-to-play = Cara bermain
home-group-euchre = Euchre lainnya: satu kartu dibuka
home-group-bidding = Permainan dengan lelang
home-group-other = Masing-masing untuk dirinya sendiri

game-seats = { $seats } pemain
game-seats-range = { $least } sampai { $most } pemain
game-target = sampai { $target }
game-down = dari { $start } turun ke { $target }
game-hands = { $hands } babak
game-play = Main
game-play-it = Main { $game }
game-rules = Aturan
page-title = Aturan { $game }
form-open = Aturan rumah
form-title = Aturan rumah untuk { $game }
game-starting = Membagi…

settings = Pengaturan
setting-pace = Kecepatan bot
setting-pace-hint = Langsung berlaku, juga di meja.
pace-slow = Lambat
pace-normal = Sedang
pace-instant = Seketika
setting-lone = Pertanyaan main sendiri
lone-ask = Tanyakan
lone-never = Jangan tanya
setting-theme = Warna
theme-auto = Otomatis
theme-light = Terang
theme-dark = Gelap
setting-four-colours = Kartu empat warna
setting-language = Bahasa
language-en = English
language-id = Bahasa Indonesia
language-jv = Basa Jawa
language-vi = Tiếng Việt
# Shown only in a language whose texts no native speaker has reviewed; each says its own name.
language-unreviewed = Teks bahasa Indonesia ini belum diperiksa penutur asli.
language-help = Bantu memperbaikinya

translations-title = Bantu terjemahannya
translations-why = Teks bahasa Indonesia, Jawa, dan Vietnam ditulis dengan daftar istilah kartu, tetapi belum ada penutur asli yang memeriksanya. Kalau ada yang terasa janggal, Anda bisa memperbaikinya.
translations-where = Kata-katanya ada di src/euchre/locales, satu folder untuk tiap bahasa: id, jv, dan vi. Setiap baris berisi nama dan teksnya; tidak perlu bisa memprogram.
translations-how = Bagian “Review a language” dalam CONTRIBUTING.md di sumber proyek menjelaskan cara memeriksa dan mengirim perubahan. Pengelola server ini dapat menunjukkan tempat sumbernya.

close = Tutup
try-again = Coba lagi
go-home = Beranda
back-to-table = Kembali ke meja
menu-rules = Aturan meja ini
new-game = Permainan Baru

web-unreachable = Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.
web-needs-script = Meja ini memerlukan JavaScript: izinkan untuk halaman ini.
connecting = Menuju meja…
reconnecting = Koneksi terputus. Menyambung lagi…
table-lost = Meja ini tidak dapat dibuka
nowhere-title = Tidak ada apa-apa di sini
nowhere-text = Alamat ini tidak menuju halaman mana pun. Semua permainan ada di beranda.
