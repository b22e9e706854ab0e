# The command line. The commands themselves and the words typed at a table are the same in every language.

cli-about = Keluarga Euchre: main, layani, putar ulang, dan pelajari.
cli-commands = perintah
cli-usage = pemakaian
cli-arguments = argumen
cli-options = opsi
cli-help = tampilkan bantuan ini lalu selesai
cli-lang = bahasa semua teks: { $languages } (kalau tidak ada, LANGUAGE, LC_ALL, LC_MESSAGES, atau LANG yang menentukan)
cli-interrupted = Dihentikan.

# Errors. Other languages say first, in words of their own, what the English detail is about.
cli-wrong-usage = perintah ini tidak dimengerti: { $detail } (lihat { $command } --help)
cli-wrong-language = tidak ada teks dalam { $language }: pilih salah satu dari { $languages }
cli-wrong-record = Catatan ini tidak dapat diputar ulang: { $detail }
cli-system-error = Sistem menolak: { $detail }

cli-option-id = varian permainan, misalnya euchre (daftarnya: euchre variants)
cli-option-set = aturan rumah, misalnya auction.dealer_must_call=true; boleh diberikan beberapa kali
cli-option-seed = benih acak, untuk mendapat kartu yang sama lagi

cli-replay = putar ulang catatan permainan dan laporkan keadaannya
cli-replay-file = satu catatan (.json), satu catatan per baris (.jsonl), satu permainan dalam Euchre Game Notation (.egn), atau beberapa (.emn)

cli-convert = ubah permainan antara catatan (.json, .jsonl) dan Euchre Game Notation (.egn, .emn)
cli-convert-in = berkas yang dibaca
cli-convert-out = berkas yang ditulis; akhiran namanya menentukan bentuknya
cli-convert-done = { $count } permainan ditulis ke { $file }
cli-convert-unstated = Euchre Game Notation tidak punya aturan untuk { $key }: berkas tidak menyebutkannya (tidak ada babak yang memakainya)

cli-variants = daftar permainan, atau aturan satu permainan
cli-variants-show = tampilkan setiap aturan permainan: nilainya, artinya, dan apakah bisa diubah
cli-variants-toml = cetak aturan lengkap sebagai TOML
cli-seats = { $count } kursi
cli-fingerprint = Sidik jari
cli-key-not-here = bukan aturan rumah permainan ini
cli-key-brings = kalau diisi { $value }, ini juga mengubah { $keys }
cli-key-default = bawaan: { $value }

cli-perft = hitung urutan tindakan dari suatu posisi
cli-perft-long = Hitung urutan tindakan sampai kedalaman tertentu dari kartu yang sudah dibagikan, untuk setiap tindakan pertama dan seluruhnya. Kartu identik dihitung sekali; babak yang selesai adalah daun.
cli-perft-what = varian untuk pembagian acak, atau catatan yang berhenti di posisi itu
cli-perft-depth = kedalaman dalam tindakan (bawaan 3)
cli-perft-dealer = kursi pembagi kartu (bawaan 0)
cli-perft-total = { $leaves } daun dalam { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } dtk

cli-arena = adu pemain dengan pembagian kartu ganda
cli-arena-long = Adu pemain dengan pembagian kartu ganda: kartu yang sama sekali untuk setiap susunan kursi, supaya untung-untungan saling meniadakan. Pemain adalah level1 sampai level5, uniform, book, search:WORLDS, atau dari luar: exec:COMMAND, http://HOST:PORT/PATH, openspiel:ismcts:SIMULATIONS.
cli-arena-players = dua pemain atau lebih; semua angka dari sisi pemain pertama
cli-arena-variant = varian permainan (bawaan euchre)
cli-arena-deals = paling banyak sekian pembagian per pasangan, masing-masing dimainkan dalam setiap susunan kursi (bawaan 1000)
cli-arena-matches = mainkan juga sekian permainan utuh per pasangan, masing-masing dalam setiap susunan kursi (bawaan 0)
cli-arena-workers = jumlah proses yang bekerja (bawaan: sebanyak prosesor yang ada); hasilnya tidak bergantung padanya
cli-arena-scheduler = penjadwal dask yang pekerjanya bermain, misalnya tcp://HOST:8786
cli-arena-resume = simpan pembagian yang selesai di berkas ini, dan lanjutkan dari situ
cli-arena-no-early-stop = mainkan semua pembagian, juga kalau jawabannya sudah pasti
cli-arena-timeout = dalam berapa detik pemain dari luar harus menjawab (bawaan 60)
cli-arena-seed = benih semua keacakan (bawaan 0)
cli-arena-json = cetak satu objek JSON

cli-arena-progress = { $pair } { $done } dari { $deals } pembagian, { $points } ± { $error } per pembagian
cli-arena-left = { $minutes ->
    [0] kurang dari satu menit
   *[other] { $minutes } mnt
} lagi paling lama
cli-arena-interrupted = Dihentikan: inilah yang diketahui sejauh ini.
cli-arena-interrupted-early = Dihentikan sebelum ada yang diketahui.
cli-arena-title = { $one } melawan { $other } dalam { $variant }
cli-arena-deals-played = { $deals } pembagian, { $hands } babak
cli-arena-settled = sudah pasti: { $name } lebih baik
cli-arena-played = semua dimainkan; tidak ada yang pasti lebih baik
cli-arena-played-better = semua dimainkan; { $name } pasti lebih baik
cli-arena-too-few = semua dimainkan; sedikitnya { $least } pembagian diperlukan untuk memastikan
cli-arena-open = berhenti sebelum selesai
cli-arena-points = poin per pembagian
cli-arena-error = galat baku { $error }
cli-arena-always = 95 % setiap saat: { $low } sampai { $high }
cli-arena-match-wins = permainan dimenangi
cli-arena-percent = { $value } %
cli-arena-elo = Elo
cli-arena-interval = 95 %: { $low } sampai { $high }
cli-arena-whole = permainan utuh
cli-arena-whole-line = { $wins } dari { $played }, galat baku { $error }
cli-arena-time = ms per keputusan
cli-arena-median = tengah
cli-arena-p99 = 99 %
cli-arena-number = keputusan
cli-arena-phase-all = semua
cli-arena-phase-auction = lelang
cli-arena-phase-exchange = tukar
cli-arena-phase-play = main
cli-arena-not-blind = { $name } tidak buta: ia melihat kartu yang tidak diketahui kursinya.
cli-arena-ratings = Elo semuanya, rata-rata 0

cli-serve = layani permainan untuk peramban
cli-serve-host = alamat untuk mendengarkan (bawaan: HOST, atau 127.0.0.1)
cli-serve-port = port untuk mendengarkan (bawaan: PORT, atau 8000)
cli-serve-open = buka peramban kalau ada

cli-play = main di terminal melawan bot
cli-play-bot = siapa yang menempati kursi lain (bawaan book)
cli-play-record = tulis permainan ke berkas ini saat selesai atau ditinggalkan
cli-play-welcome = { $title }. Anda { $seat }. Ketik nomor atau kata sebuah pilihan; h untuk bantuan, q untuk keluar.
cli-play-help =
    Ketik nomor sebuah pilihan, atau katanya. Kata singkat yang selalu berlaku: pass (pas), order (pesan), name H (sebut truf), bid 5 H (tawar), alone (main sendiri), decline (tolak), discard 9S (sisihkan), give 9S TS (berikan), atau sebuah kartu seperti JH.
    Kata lain: hand (kartu di tangan), score (skor), trick (trik di meja), last (trik terakhir), h (bantuan), q (keluar).
cli-play-left = Anda meninggalkan permainan.
cli-play-written = Permainan ditulis ke { $file }.
cli-play-your-hand = Kartu di tangan Anda
cli-play-your-choices = Pilihan Anda
cli-play-prompt = Giliran Anda
cli-play-not-a-choice = "{ $text }" bukan pilihan Anda: { $why }
cli-play-no-such-number = Pilihan Anda bernomor 1 sampai { $last }.
cli-play-dealer = { $name } membagi kartu. Kartu terbuka: { $upcard }
cli-play-dealer-only = { $name } membagi kartu.
cli-play-score = Skor
cli-play-on-table = Di meja
cli-play-nothing-on-table = Tidak ada kartu di meja.
cli-play-no-last-trick = Belum ada trik yang diambil.
cli-play-last-trick = Trik terakhir
cli-play-cards-wanted = { $min ->
    [0] Pilih paling banyak { $max } kartu, misalnya "{ $example }", atau "give" untuk tidak menukar.
   *[other] Pilih tepat { $min } kartu Anda, misalnya "{ $example }".
}
cli-play-match-won = Permainan dimenangi { $name }, { $score }.
cli-play-you = Anda

cli-seat-south = Selatan
cli-seat-west = Barat
cli-seat-north = Utara
cli-seat-east = Timur
cli-seat-number = Pemain { $number }
cli-strain-S = ♠
cli-strain-C = ♣
cli-strain-H = ♥
cli-strain-D = ♦
cli-strain-NT = tanpa truf
cli-strain-LOW = tanpa truf rendah
cli-level-alone = main sendiri
cli-level-moon = moon
cli-level-little-pepper = Pepper kecil
cli-level-big-pepper = Pepper besar
cli-level-misere = misère
cli-level-nap = nap
cli-level-wellington = Wellington
cli-level-blucher = Blücher
cli-level-call-one = main sendiri, satu kartu ditukar
cli-level-call-two = main sendiri, dua kartu ditukar
cli-level-call-three = main sendiri, tiga kartu ditukar
cli-say-pass = pas
cli-say-order = pesan
cli-say-order-alone = pesan, main sendiri
cli-say-alone = saya main sendiri
cli-say-name = sebut { $strain }
cli-say-bid = tawar { $level } { $strain }
# Choices that are only listed, never told of others.
cli-choice-alone = main sendiri
cli-choice-decline = tidak
cli-choice-redeal = bagi ulang
cli-choice-in = ikut
cli-choice-out = tidak ikut
cli-choice-take = ambil
cli-choice-leave = biarkan
cli-choice-bury = sisihkan { $cards }
cli-choice-discard = sisihkan { $cards }
cli-choice-give = berikan { $cards }
cli-choice-swap = tukar { $cards }
cli-tell-took = { $name } mengambil { $card } dan menyisihkan satu kartu.
cli-tell-left = { $name } membiarkan { $card } di meja.
cli-tell-gave = { $count ->
    [0] { $name } tidak menukar kartu.
   *[other] { $name } memberikan { $count } kartu.
}
cli-tell-joker = { $name } memegang joker dan wajib menawar.
cli-tell-joined = { $name } boleh juga memberikan { $card }.
cli-tell-widow = { $name } mengambil kartu tertutup.
cli-tell-widow-own = Anda mengambil { $cards }.
cli-tell-widow-left = { $name } membiarkan kartu cadangan dan main sendiri.
cli-tell-buried = { $name } menyisihkan { $count } kartu.
cli-tell-received = Anda menerima { $cards }.
cli-tell-redealt = { $name } menunjukkan { $cards }: kartu dibagi ulang.
cli-tell-swapped = { $name } menukar tiga kartu dengan kartu tertutup.
cli-tell-trick = Trik untuk { $name }.
cli-tell-void = Tidak ada yang menyebut truf. Babak dibatalkan.
cli-tell-side = { $name }: { $tricks } trik, { $points } poin
