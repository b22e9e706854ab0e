# What each key of the rules means. One message a key: key-SECTION-NAME. Values such as turn_up stay as they are typed.

key-seats-count = Jumlah pemain.
key-seats-sides = partners: pemain yang duduk berhadapan mencetak skor bersama; singles: masing-masing untuk dirinya sendiri.

key-deck-ranks = Nilai kartu dalam setiap jenis.
key-deck-copies = Berapa kali setiap kartu ada dalam dek.
key-deck-joker = Joker ditambahkan sebagai truf tertinggi.
key-deck-bowers = J truf (bower kanan) dan J lain yang sewarna (bower kiri) adalah truf tertinggi.

key-deal-hand = Kartu yang dibagikan kepada setiap pemain.
key-deal-upcard = Satu kartu dibuka setelah pembagian.
key-deal-widow = Kartu sisa (kitty), dibagikan tertutup untuk pemenang lelang.
key-deal-packets = Berapa kartu dibagikan sekaligus. Ini hanya mengubah tampilan pembagian.

key-auction-kind = turn_up: pemain menerima jenis kartu terbuka atau menyebut jenis lain; numbers: pemain menawar berapa trik yang akan diambil.
key-auction-strains = Yang boleh disebut: jenis (S C H D), tanpa truf tinggi (NT), tanpa truf rendah (LOW).
key-auction-joker-up = Jenis yang diwakili joker yang terbuka. dealer_names: pembagi menyebutnya sebelum melihat kartunya.
key-auction-minimum = Angka terendah yang boleh ditawar.
key-auction-maximum = Angka tertinggi yang boleh ditawar.
key-auction-closes-at = Angka yang langsung mengakhiri lelang (0: tidak ada).
key-auction-turns = reentry: yang sudah pas boleh menawar lagi, sampai semua yang lain pas berturut-turut; one_each: setiap pemain bicara sekali.
key-auction-special = Tawaran di atas semua angka, yang terendah dulu: trik yang diperlukan, apakah pasangan tidak ikut main, kartu yang ditukar, poin yang didapat atau hilang.
key-auction-dealer-must-call = Pembagi wajib memilih: kalau semua yang lain sudah pas, pembagi tidak boleh pas.
key-auction-canadian-loner = Main sendiri ala Kanada: di putaran pertama pasangan pembagi hanya boleh pas, atau menerima dan main sendiri.
key-auction-need-suit = Untuk menjadikan suatu jenis truf, Anda harus memegang kartu yang bergambar jenis itu; pembagi yang menerima boleh menghitung kartu terbuka.
key-auction-second-round-no-trump = Tanpa truf boleh disebut di putaran kedua.
key-auction-turned-down-again = Di putaran kedua, jenis yang sudah ditolak boleh disebut juga.
key-auction-forfeit-deal = Di putaran kedua pembagi boleh pas dengan harga satu poin untuk lawan. Babak itu dibatalkan.
key-auction-farmers-hand = Kartu petani: pemain yang hanya memegang sembilan dan sepuluh boleh menunjukkannya sebelum pernyataan pertama; pembagi yang sama membagi ulang.
key-auction-ace-no-face = As tanpa gambar: hak yang sama dengan satu as di samping sembilan dan sepuluh saja.
key-auction-going-under = Going under: sebelum pernyataan pertama, satu pemain dengan tiga sembilan atau sepuluh boleh menukar tiga di antaranya dengan tiga kartu tertutup.
key-auction-low-no-trump = Tanpa truf rendah boleh ditawar: sembilan yang terbaik dan as yang terburuk.
key-auction-call-for-best = Tawaran main sendiri tepat di bawah main sendiri biasa, dengan tiga perempat nilainya, dan tepat sebanyak ini kartu yang ditukar (0: tidak ada).

key-exchange-may-leave = Pembagi yang dipesan pemain lain boleh membiarkan kartu terbuka di meja.
key-exchange-partners-best = Kartu terbaik pasangan: pembuat truf yang main sendiri menukar tepat satu kartu dengan pasangannya, keduanya tanpa melihat.

key-alone-makers = making_side: salah satu dari tim pembuat truf boleh main sendiri setelah truf ditentukan; by_bid: main sendiri adalah tawaran; none: tidak seorang pun.
key-alone-defenders = Kapan pemain bertahan boleh main sendiri: always (selalu) atau never (tidak pernah).

key-play-lead = Siapa yang membuka trik pertama: dealer_left (kiri pembagi) atau maker (pembuat truf).
key-play-lone-lead = Siapa yang membuka trik pertama kalau satu pemain main sendiri: left_of_lone (kirinya) atau maker (pembuat truf). Kalau kedua pihak main sendiri, pemain bertahan yang membuka.
key-play-twins = Kartu identik mana yang menang dalam satu trik: first (yang pertama) atau last (yang terakhir).

key-scoring-kind = table: poin menurut baris tabel skor; contract: poin menurut angka tawaran dan trik yang diambil.
key-scoring-rows = Tabel skor: trik tim pembuat truf, cara tiap pihak bermain, poin untuk pembuat truf dan lawan.
key-scoring-lone-penalty = Menggagalkan pembuat truf yang main sendiri bernilai 4 poin.
key-scoring-super-euchre = Pembuat truf yang tidak mengambil satu trik pun memberi lawan 4 poin.
key-scoring-bonus = Poin tambahan untuk tawaran angka yang dipenuhi.
key-scoring-alone-with-exchange = Yang didapat atau hilang saat main sendiri kalau kartu ditukar dulu (0: sama seperti tanpa tukar).

key-match-target = Skor yang memenangi permainan.
key-match-start = Skor awal kedua pihak.
key-match-condition = total: mencapai target berarti menang; total_and_success: pihak itu juga harus memenuhi tawarannya, atau menggagalkan lawan, dalam babak itu.
key-match-lose-at = Pihak dengan skor ini atau kurang sudah kalah (0: tidak pernah).
key-match-laps = Putaran: kelebihan poin pemenang di atas target menjadi awal permainan berikutnya.
key-match-slam = Slam: permainan yang pihak kalahnya tanpa poin dihitung dua.
key-match-in-the-barn = Di lumbung: pihak yang kurang satu poin dari target diumumkan. Selebihnya tidak ada yang berubah.
