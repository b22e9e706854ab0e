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
key-auction-joker-up = Jenis yang diwakili joker yang terbuka. dealer_names: pembagi menyebutnya sebelum melihat kartunya, lalu semua bicara seperti biasa; dealer_maker: pembagi menyebutnya, langsung menjadi pembuat truf, dan mengambil joker; hearts: hati.
key-auction-club-is-trump = Keriting yang terbuka langsung menjadi truf: tidak ada pernyataan, pembuat truf, atau pengambilan kartu.
key-auction-dropping = Setelah truf ditentukan, setiap pemain lain menyatakan ikut atau tidak ikut babak ini.
key-auction-minimum = Angka terendah yang boleh ditawar.
key-auction-minimum-no-trump = Angka terendah yang boleh ditawar dalam tanpa truf (0: sama seperti dalam suatu jenis).
key-auction-maximum = Angka tertinggi yang boleh ditawar.
key-auction-closes-at = Angka yang langsung mengakhiri lelang (0: tidak ada).
key-auction-turns = reentry: yang sudah pas boleh menawar lagi, sampai semua yang lain pas berturut-turut; one_each: setiap pemain bicara sekali; pass_is_final: yang pas keluar dari lelang.
key-auction-all-pass = Kalau semua pas. next_dealer: babak dibatalkan dan pemain berikutnya membagi kartu; joker_must_bid: pemegang joker menawar tiga; play_no_trump: babak dimainkan tanpa truf dan tanpa pembuat truf.
key-auction-naming = Kapan truf untuk tawaran angka disebut. with_bid: bersama angkanya; after_win: oleh pemenang, setelah lelang; first_lead: oleh jenis kartu pertama pemenang; no_trump: tidak pernah.
key-auction-special = Tawaran di samping angka, yang terendah dulu: trik yang diperlukan, poin yang didapat atau hilang, apakah pasangan tidak ikut main, kartu yang ditukar, kapan truf disebut.
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
key-exchange-any-of-six = Pembagi yang mengambil kartu terbuka boleh menyisihkan yang mana saja dari enam kartu tanpa diperlihatkan, juga kartu terbuka itu sendiri.
key-exchange-widow = Siapa yang mengambil kartu sisa dan menyisihkan sebanyak itu. none: tidak seorang pun; taken: pemenang lelang; offered: pembuat truf boleh mengambilnya, atau membiarkannya dan main sendiri dengan nilai yang lebih tinggi.
key-exchange-call-for-best = Minta kartu terbaik: yang main sendiri boleh menukar satu kartu dengan pasangannya, keduanya tanpa melihat; pembagi yang pasangannya memesan dan main sendiri boleh memberikan kartu terbuka.
key-exchange-partners-best = Kartu terbaik pasangan: pembuat truf yang main sendiri menukar tepat satu kartu dengan pasangannya, keduanya tanpa melihat.
key-exchange-lone-cards = Berapa kartu yang ditukar dengan pasangannya, keduanya tanpa melihat, oleh pembuat truf yang menyatakan main sendiri saat menyebut truf setelah lelang angka.

key-alone-makers = making_side: salah satu dari tim pembuat truf boleh main sendiri setelah truf ditentukan; with_call: yang membuat truf boleh, dan mengatakannya saat menyebut atau menerima truf; by_bid: main sendiri adalah tawaran; none: tidak seorang pun.
key-alone-defenders = Kapan pemain bertahan boleh main sendiri: selalu, hanya melawan pembuat truf yang main sendiri, atau tidak pernah.

key-play-lead = Siapa yang membuka trik pertama: dealer_left (kiri pembagi) atau maker (pembuat truf).
key-play-lone-lead = Siapa yang membuka trik pertama kalau ada yang main sendiri. left_of_lone: pemain di kirinya, dan kalau kedua pihak main sendiri, pemain bertahan itu; next_active: pemain pertama dari kiri pembagi yang ikut main; maker: pembuat truf.
key-play-twins = Kartu identik mana yang menang dalam satu trik: first (yang pertama) atau last (yang terakhir).

key-scoring-kind = table: poin menurut baris tabel skor; contract: poin menurut angka tawaran dan trik yang diambil; stakes: setiap lawan membayar penawar, atau dibayar; countdown: setiap pemain mengurangi hitungannya dengan triknya.
key-scoring-rows = Tabel skor: trik tim pembuat truf, cara tiap pihak bermain, poin untuk pembuat truf dan lawan.
key-scoring-lone-penalty = Menggagalkan pembuat truf yang main sendiri bernilai 4 poin.
key-scoring-super-euchre = Pembuat truf yang tidak mengambil satu trik pun memberi lawan 4 poin.
key-scoring-failed = Yang hilang dari tim penawar kalau tawaran angka gagal (0: sebesar angkanya).
key-scoring-zero-penalty = Tambahan pada hitungan pemain yang tidak mengambil trik.
key-scoring-maker-penalty = Tambahan pada hitungan pembuat truf yang mengambil kurang dari tiga trik.
key-scoring-drop-penalty = Tambahan pada hitungan pemain yang tidak ikut.
key-scoring-lone-defence = Pemain bertahan yang main sendiri dan mengalahkan pembuat truf yang main sendiri mendapat 4.
key-scoring-march-two = Pembuat truf yang mengambil semua trik mendapat 2, bukan 3.
key-scoring-lone-march = Yang didapat pembuat truf yang main sendiri dengan semua trik (0: menurut tabel skor).
key-scoring-lone-euchred = Yang didapat lawan kalau pembuat truf yang main sendiri kena euchre (0: menurut tabel skor).
key-scoring-fast-break = Serangan cepat: kalau tim bertahan mengambil dua trik pertama lalu kalah di tiga lainnya, tidak ada yang mendapat poin.
key-scoring-four-trick-tokens = Kepingan: tim pembuat truf yang mengambil tepat empat trik, tidak main sendiri, mendapat satu kepingan; setiap kepingan keempat bernilai satu poin lagi.
key-scoring-bonus = Poin tambahan untuk tawaran angka yang dipenuhi.
key-scoring-alone-with-exchange = Yang didapat atau hilang saat main sendiri kalau kartu ditukar dulu (0: sama seperti tanpa tukar).
key-scoring-lone-doubles = Main sendiri menang dan kalah dua kali lipat.
key-scoring-stuck-half = Pembagi yang wajib menawar hanya kehilangan separuhnya kalau gagal, dibulatkan ke atas.

key-match-target = Skor yang memenangi permainan.
key-match-start = Skor awal setiap pihak.
key-match-direction = up: poin ditambahkan sampai mencapai target; down: hitungan turun sampai target.
key-match-condition = total: mencapai target berarti menang; total_and_success: pihak itu juga harus memenuhi tawarannya, atau menggagalkan lawan, dalam babak itu.
key-match-tie = Kalau beberapa pihak sudah mencapai atau melewati target. higher: jumlah tertinggi menang, yang sama main lagi; maker: pihak penawar menang.
key-match-max-hands = Permainan dengan sekian babak, berapa pun targetnya: jumlah tertinggi menang, dengan tambahan satu babak setiap kali seri (0: tidak dibatasi).
key-match-lose-at = Pihak dengan skor ini atau kurang sudah kalah (0: tidak pernah).
key-match-laps = Putaran: kelebihan poin pemenang di atas target menjadi awal permainan berikutnya.
key-match-slam = Slam: permainan yang pihak kalahnya tanpa poin dihitung dua.
key-match-in-the-barn = Di lumbung: pihak yang kurang satu poin dari target diumumkan. Selebihnya tidak ada yang berubah.
