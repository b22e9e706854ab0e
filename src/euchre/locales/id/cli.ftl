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
cli-replay-file = satu catatan (.json), atau satu catatan per baris (.jsonl)

cli-variants = daftar permainan, atau aturan satu permainan
cli-variants-show = tampilkan setiap aturan permainan: nilainya, artinya, dan apakah bisa diubah
cli-variants-json = cetak sebagai JSON
cli-variants-toml = cetak aturan lengkap sebagai TOML
cli-seats = { $count } kursi
cli-fingerprint = Sidik jari
cli-key-not-here = bukan aturan rumah permainan ini
cli-key-default = bawaan: { $value }

cli-perft = hitung urutan tindakan dari suatu posisi
cli-perft-long = Hitung urutan tindakan sampai kedalaman tertentu dari kartu yang sudah dibagikan, untuk setiap tindakan pertama dan seluruhnya. Kartu identik dihitung sekali; babak yang selesai adalah daun.
cli-perft-what = varian untuk pembagian acak, atau catatan yang berhenti di posisi itu
cli-perft-depth = kedalaman dalam tindakan (bawaan 3)
cli-perft-dealer = kursi pembagi kartu (bawaan 0)
cli-perft-total = { $leaves } daun dalam { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } dtk

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
cli-choice-discard = sisihkan { $cards }
cli-choice-give = berikan { $cards }
cli-choice-swap = tukar { $cards }
cli-tell-took = { $name } mengambil { $card } dan menyisihkan satu kartu.
cli-tell-left = { $name } membiarkan { $card } di meja.
cli-tell-gave = { $count ->
    [0] { $name } tidak menukar kartu.
   *[other] { $name } memberikan { $count } kartu.
}
cli-tell-received = Anda menerima { $cards }.
cli-tell-redealt = { $name } menunjukkan { $cards }: kartu dibagi ulang.
cli-tell-swapped = { $name } menukar tiga kartu dengan kartu tertutup.
cli-tell-trick = Trik untuk { $name }.
cli-tell-void = Tidak ada yang menyebut truf. Babak dibatalkan.
cli-tell-side = { $name }: { $tricks } trik, { $points } poin
