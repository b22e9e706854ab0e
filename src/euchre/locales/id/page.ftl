# The rules of a game, sentence by sentence, as its rules page prints them. The arguments are told at the top of
# the English file.

page-house = Aturan rumah di meja ini
page-house-mark = aturan rumah
page-seats = Pemain
page-deck = Kartu
page-order = Kartu mana yang lebih tinggi
page-deal = Pembagian kartu
page-auction = Menentukan truf
page-exchange = Menukar kartu
page-alone = Main sendiri
page-play = Trik
page-scoring = Poin
page-match = Permainan
page-sources = Asal aturan ini
page-plain = Inilah aturannya tanpa aturan rumah.
page-table-tricks = Trik tim pembuat truf
page-table-makers = Pembuat truf
page-table-others = Setiap pihak lain
page-contents = Di halaman ini
page-cards = Kartunya, dari yang tertinggi: { $cards }.

# The players.
rule-sides-partners = { $count ->
    [4] Empat pemain dalam dua pasangan: pasangan duduk berhadapan dan mencetak skor bersama.
   *[other] { $count } pemain dalam dua tim: pemain yang duduk berselang satu menjadi satu tim dan mencetak skor bersama.
}
rule-sides-singles = { $count } pemain, masing-masing mencetak skor untuk dirinya sendiri.

# The cards.
rule-deck = Dek terdiri dari { $size } kartu. Setiap jenis memuat nilai-nilai ini:
rule-deck-copies = Setiap kartu ada dua kali dalam dek.
rule-deck-joker = Joker ditambahkan ke dalam dek.

# Which card is higher.
rule-order-trump = Dalam jenis truf, di sini hati, J adalah kartu tertinggi: bower kanan. Berikutnya J dari jenis lain yang sewarna, bower kiri, yang dihitung sebagai truf dalam segala hal.
rule-order-mate = Jenis lain yang sewarna itu tidak punya J sendiri.
rule-order-plain = Dalam setiap jenis lain, as adalah kartu tertinggi.
rule-order-no-bowers = Dalam setiap jenis, truf atau bukan, as adalah kartu tertinggi, dan J tidak punya kedudukan khusus.
rule-order-joker = Joker adalah truf tertinggi, dan membuka trik dengan joker berarti membuka dengan truf.
rule-order-no-trump = Dalam tanpa truf tidak ada jenis yang mengalahkan jenis lain, dan setiap jenis berurutan dari as ke bawah, J pada tempatnya.
rule-order-low = Dalam tanpa truf rendah, kartu terendah suatu jenis adalah yang terbaik dan as yang terburuk.
rule-twins-first = Kalau dua kartu identik bertemu dalam satu trik, yang dimainkan lebih dulu lebih tinggi.
rule-twins-last = Kalau dua kartu identik bertemu dalam satu trik, yang dimainkan belakangan lebih tinggi.

# The deal.
rule-deal = Setiap pemain dibagi { $count } kartu.
rule-deal-upcard = Satu kartu lagi dibuka.
rule-deal-passes = Setelah setiap babak, giliran membagi kartu berpindah ke kiri.
rule-widow-none = Ada { $rest } kartu sisa: tidak ada yang memainkannya.
rule-widow-offered = { $count } kartu cadangan dibagikan tertutup. Pembuat truf boleh mengambilnya dan menyisihkan { $count } kartu, atau membiarkannya dan bermain dengan nilai main sendiri.
rule-widow-taken = { $count } kartu dibagikan tertutup. Pemenang lelang mengambilnya dan menyisihkan { $count } kartu.

# Making trump: before the calls.
rule-farmers-hand = Sebelum pernyataan pertama, pemain yang hanya memegang sembilan dan sepuluh boleh menunjukkannya: babak itu tidak dimainkan, dan pembagi yang sama membagi ulang.
rule-ace-no-face = Sebelum pernyataan pertama, pemain yang hanya memegang satu as, sembilan, dan sepuluh boleh menunjukkannya: babak itu tidak dimainkan, dan pembagi yang sama membagi ulang.
rule-going-under = Sebelum pernyataan pertama, satu pemain yang memegang sedikitnya tiga sembilan dan sepuluh boleh menukar tiga di antaranya dengan tiga kartu tertutup.
rule-club-is-trump = Kalau kartu terbuka itu keriting, keriting langsung menjadi truf: tidak ada pernyataan, dan tidak ada pembuat truf.
rule-joker-up-dealer-names = Kalau joker yang terbuka, pembagi menyebut jenis yang diwakilinya sebelum melihat kartu mana pun, lalu pernyataan dimulai.
rule-joker-up-dealer-maker = Kalau joker yang terbuka, pembagi menyebut truf sebelum melihat kartu mana pun dan menjadi pembuat truf: tidak ada pernyataan.
rule-joker-up-hearts = Kalau joker yang terbuka, joker mewakili hati.

# Making trump: by the turned card.
rule-auction-kind-turn-up = Mulai dari kiri pembagi, setiap pemain bergiliran pas atau menerima jenis kartu terbuka sebagai truf. Yang pertama menerima menjadi pembuat truf, dan pernyataan selesai.
rule-second-round-another = Kalau semua pas, kartu itu ditutup. Di putaran kedua setiap pemain bergiliran pas atau menyebut jenis lain; yang pertama menyebut menjadi pembuat truf.
rule-second-round-any = Kalau semua pas, kartu itu ditutup. Di putaran kedua setiap pemain bergiliran pas atau menyebut jenis mana pun, juga yang sudah ditolak; yang pertama menyebut menjadi pembuat truf.
rule-second-round-no-trump = Tanpa truf boleh disebut di putaran kedua.
rule-canadian-loner = Di putaran pertama pasangan pembagi hanya boleh pas, atau menerima dan main sendiri.
rule-need-suit = Yang menjadikan suatu jenis truf harus memegang kartu bergambar jenis itu; hanya pembagi yang menerima boleh menghitung kartu terbuka.
rule-stuck-dealer = Kalau semua yang lain sudah pas di putaran kedua, pembagi wajib menyebut truf yang boleh disebut.
rule-forfeit-deal = Kalau pembagi juga pas di putaran kedua, babak itu tidak dimainkan: setiap pihak lain mendapat 1 poin, dan pemain berikutnya membagi kartu.
rule-all-pass-next-dealer = Kalau semua pas, babak itu tidak dimainkan, dan pemain berikutnya membagi kartu.
rule-all-pass-joker-must-bid = Kalau semua pas, pemegang joker wajib menawar 3 dan memenangi lelang; kalau tidak ada yang memegangnya, babak itu tidak dimainkan, dan pemain berikutnya membagi kartu.
rule-all-pass-play-no-trump = Kalau semua pas, babak dimainkan dalam tanpa truf, dan tidak ada pembuat truf.
rule-dropping = Setelah truf ditentukan, mulai dari kiri pembuat truf setiap pemain lain bergiliran menyatakan ikut atau tidak ikut. Yang tidak ikut tidak memainkan kartu dalam babak ini.

# Making trump: by bidding.
rule-auction-kind-numbers = Mulai dari kiri pembagi, setiap pemain bergiliran pas atau menawar berapa trik yang akan diambil. Setiap tawaran harus lebih tinggi dari yang terakhir, dan penawar tertinggi menjadi pembuat truf.
rule-bid-range = Angka terendah yang boleh ditawar adalah { $minimum }, yang tertinggi { $maximum }.
rule-bid-minimum-no-trump = Dalam tanpa truf, angka terendah yang boleh ditawar adalah { $minimum }.
rule-bid-closes = Tawaran { $number } langsung mengakhiri lelang.
rule-turns-reentry = Yang sudah pas boleh menawar lagi nanti. Lelang selesai kalau semua yang lain pas berturut-turut setelah sebuah tawaran.
rule-turns-one-each = Setiap pemain hanya bicara sekali.
rule-turns-pass-is-final = Yang sudah pas tidak boleh menawar lagi. Lelang selesai kalau hanya penawar tertinggi yang belum pas.
rule-naming-with-bid = Setiap tawaran angka juga menyebut truf, dan tawaran dalam satu jenis tidak lebih tinggi dari angka yang sama dalam jenis lain.
rule-naming-after-win = Angka ditawar tanpa menyebut truf: pemenang lelang menyebutnya sesudah itu.
rule-naming-first-lead = Angka ditawar tanpa menyebut truf: jenis kartu pertama yang dimainkan penawar tertinggi menjadi truf.
rule-naming-no-trump = Angka ditawar tanpa menyebut truf: babak dimainkan dalam tanpa truf.
rule-strains-no-trump = Tanpa truf boleh disebut sebagai ganti suatu jenis.
rule-strains-low = Tanpa truf rendah boleh disebut sebagai ganti suatu jenis.
rule-stuck-bidder = Kalau semua yang lain sudah pas, pembagi wajib menawar.
rule-special = Tawaran “{ word-level }” berada di atas semua angka: tim penawar harus mengambil { word-tricks }.
rule-special-higher = Tawaran “{ word-level }” berada di atas “{ word-below }”: tim penawar harus mengambil { word-tricks }.
rule-special-between = Tawaran “{ word-level }” berada tepat di atas { $above }: tim penawar harus mengambil { word-tricks }.
rule-special-misere = Tawaran “{ word-level }” berada tepat di atas { $above }: penawar tidak boleh mengambil satu trik pun.
rule-special-over = “{ word-level }” hanya boleh ditawar di atas “{ word-below }”.
rule-special-closes = Tawaran “{ word-level }” langsung mengakhiri lelang.
rule-special-after-win = Yang memenangi lelang dengan “{ word-level }” menyebut truf sesudah itu.
rule-special-no-trump = Setelah “{ word-level }” babak dimainkan dalam tanpa truf.
rule-special-alone = Yang menawar “{ word-level }” bermain tanpa pasangan.
rule-special-exchange = Yang menawar “{ word-level }” lebih dulu memberikan { $count } kartu kepada pasangannya dan menerima sebanyak itu, keduanya tanpa melihat yang akan datang.
rule-special-exchange-up-to = Yang menawar “{ word-level }” boleh lebih dulu memberikan paling banyak { $count } kartu kepada pasangannya dan menerima sebanyak itu, keduanya tanpa melihat yang akan datang.
word-below = { $below ->
    [alone] main sendiri
    [moon] moon
    [call-one] main sendiri dengan satu kartu diminta
    [call-two] main sendiri dengan dua kartu diminta
    [call-three] main sendiri dengan tiga kartu diminta
    [little-pepper] Pepper kecil
    [big-pepper] Pepper besar
    [misere] misère
    [nap] nap
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $below }
}

# Exchanging cards.
rule-take-up = Pembagi yang menerima mengambil kartu terbuka dan menyisihkan satu dari { $count } kartu lainnya, tertutup.
rule-may-leave = Kalau pemain lain yang menerima, pembagi boleh mengambil kartu terbuka dengan cara yang sama, atau membiarkannya di meja.
rule-must-take = Kalau pemain lain yang menerima, pembagi wajib mengambil kartu terbuka dengan cara yang sama.
rule-any-of-six = Siapa pun yang menerima, pembagi mengambil kartu terbuka dan menyisihkan kartu mana saja, tertutup; boleh juga kartu terbuka itu.
rule-dealer-out = Pembagi yang tidak ikut main tidak mengambil kartu terbuka.
rule-partners-best = Sebelum trik pertama dibuka, pembuat truf yang main sendiri menukar satu kartu dengan pasangannya, keduanya tanpa melihat yang akan datang.
rule-call-for-best = Sebelum trik pertama dibuka, yang main sendiri boleh menukar satu kartu dengan pasangannya, keduanya tanpa melihat yang akan datang.
rule-upcard-joined = Pembagi yang tidak ikut main karena pasangannya menerima dan main sendiri boleh memberikan kartu terbuka.

# Playing alone.
rule-lone-makers-none = Tidak ada yang main sendiri.
rule-lone-makers-making-side = Setelah truf ditentukan, pembuat truf boleh main sendiri; kalau tidak, pasangannya boleh.
rule-lone-makers-with-call = Pembuat truf boleh main sendiri, dan menyatakannya saat membuat truf.
rule-lone-makers-by-bid = Main sendiri harus ditawar.
rule-lone-defenders-never = Lawan tim pembuat truf tidak boleh main sendiri.
rule-lone-defenders-against-lone = Kalau pembuat truf main sendiri, salah satu lawan juga boleh main sendiri: yang di kiri pembuat truf ditanya lebih dulu.
rule-lone-defenders-always = Salah satu lawan tim pembuat truf boleh main sendiri, baik pembuat truf main sendiri maupun tidak: yang di kiri pembuat truf ditanya lebih dulu.
rule-lone-partner = Yang skornya bersama dengan pemain yang main sendiri meletakkan kartunya dan tidak ikut main.

# The tricks.
rule-lead-dealer-left = Pemain di kiri pembagi membuka trik pertama; pemain yang tidak ikut main dilewati.
rule-lead-maker = Pembuat truf membuka trik pertama.
rule-lone-lead-left-of-lone = Kalau satu pemain main sendiri, pemain di kirinya membuka trik pertama.
rule-lone-lead-next-active = Kalau ada yang main sendiri, pemain pertama dari kiri pembagi yang ikut main membuka trik pertama.
rule-lone-lead-maker = Kalau ada yang main sendiri, pembuat truf membuka trik pertama.
rule-lead-both-alone = Kalau dari setiap pihak ada yang main sendiri, lawan pembuat truf yang main sendiri membuka trik pertama.
rule-follow = Yang memegang kartu dari jenis kartu pertama harus memainkannya; yang tidak punya boleh memainkan kartu apa saja.
rule-trick = Truf tertinggi mengambil trik; tanpa truf, kartu tertinggi dari jenis kartu pertama. Yang mengambil trik membuka trik berikutnya.

# The points.
rule-scoring-kind-table = Yang diambil tim pembuat truf menentukan poinnya: tabel menunjukkan berapa yang mereka dapat, dan berapa yang didapat setiap pihak lain.
rule-score-both-both = Kalau tidak ada yang main sendiri:
rule-score-alone-both = Kalau salah satu dari tim pembuat truf main sendiri:
rule-score-both-alone = Kalau seorang lawan tim pembuat truf main sendiri:
rule-score-alone-alone = Kalau dari setiap pihak ada yang main sendiri:
rule-score-single-both = Yang diambil pembuat truf, melawan yang lain:
rule-score-single-alone = Kalau pembuat truf membiarkan kartu cadangan:
rule-lone-penalty = Pembuat truf yang main sendiri lalu kena euchre merugikan pihaknya 4 poin, yang didapat pihak lain.
rule-super-euchre = Pembuat truf yang tidak mengambil satu trik pun memberi pihak lain 4 poin.
rule-lone-defence = Lawan yang main sendiri dan mengalahkan pembuat truf yang main sendiri mendapat 4 poin.
rule-march-two = Pembuat truf yang mengambil semua trik mendapat 2 poin.
rule-lone-march = Pemain tim pembuat truf yang main sendiri dan mengambil semua trik mendapat { word-points }.
rule-lone-euchred = Kalau pembuat truf yang main sendiri kena euchre oleh dua lawan, mereka mendapat { word-points }.
rule-fast-break = Kalau tim pembuat truf kalah di dua trik pertama lalu mengambil tiga trik lainnya, tidak ada yang mendapat poin.
rule-four-trick-tokens = Tim pembuat truf yang mengambil tepat empat trik, tanpa main sendiri, mendapat satu keping. Setiap keping keempat suatu pihak bernilai 1 poin.
rule-scoring-kind-contract = Setiap trik bernilai 1 poin bagi pihak yang mengambilnya; tetapi tim penawar tidak mendapat apa-apa untuk triknya kalau mengambil kurang dari tawarannya.
rule-failed-bid = Tim penawar yang gagal kehilangan poin sebanyak trik yang ditawarnya.
rule-failed-fixed = Tim penawar yang gagal kehilangan { word-points }, berapa pun angka tawarannya.
rule-special-price = Tawaran “{ word-level }” mendapat { $win } poin kalau dipenuhi, dan kehilangan { $lose } kalau gagal, berapa pun triknya.
rule-bonus = Tim penawar yang memenuhi tawaran angka mendapat tambahan { word-points }.
rule-alone-with-exchange = Main sendiri setelah kartu ditukar mendapat atau kehilangan { word-points } sebagai gantinya.
rule-scoring-kind-stakes = Penawar bermain melawan semua yang lain: masing-masing membayar penawar poin sebanyak angka tawarannya, atau mendapat sebanyak itu kalau gagal.
rule-special-stake = Untuk “{ word-level }” setiap lawan membayar { word-win } kalau dipenuhi, dan mendapat { word-lose } kalau gagal.
word-win = { $win } poin
word-lose = { $lose } poin
rule-scoring-kind-countdown = Setiap trik mengurangi 1 dari hitungan pemain yang mengambilnya.
rule-zero-penalty = Hitungan pemain yang tidak mengambil trik ditambah { $points }.
rule-maker-penalty = Pembuat truf yang mengambil kurang dari { $tricks } trik tidak mengurangi apa-apa, malah ditambah { $points }.
rule-drop-free = Hitungan pemain yang tidak ikut tidak berubah.
rule-drop-penalty = Hitungan pemain yang tidak ikut ditambah { $points }.
rule-all-dropped = Kalau semua yang lain tidak ikut, tidak ada kartu yang dimainkan, dan pembuat truf menghitung semua { $tricks } trik.

# The match.
rule-direction-up = Setiap pihak mulai dari { $start }, dan poin ditambahkan.
rule-direction-down = Setiap pihak mulai dari { $start } dan menghitung turun.
rule-condition-total = Pihak yang sudah mencapai { $target } pada akhir suatu babak memenangi permainan.
rule-condition-total-and-success = Suatu pihak memenangi permainan kalau mempunyai { $target } atau lebih pada akhir babak yang di dalamnya pihak itu memenuhi tawarannya atau menggagalkan yang lain.
rule-tie-higher = Kalau beberapa pihak sampai bersamaan, yang lebih jauh menang; kalau sama, permainan dilanjutkan.
rule-tie-maker = Kalau beberapa pihak sampai bersamaan, pihak pembuat truf menang.
rule-match-hands = Permainan terdiri dari { $hands } babak, dan jumlah tertinggi menang. Selama jumlah tertinggi masih seri, satu babak lagi dimainkan.
rule-lose-at = Pihak yang skornya turun sampai { $points } kalah dalam permainan itu.
rule-laps = Kelebihan poin pemenang di atas target dibawa ke permainan berikutnya.
rule-slam = Permainan yang berakhir tanpa satu poin pun bagi pihak lain dihitung dua.
rule-in-the-barn = Pihak yang kurang satu poin dari target disebut di lumbung.
