# Reviews, single positions and studies on the command line.

cli-option-worlds = berapa susunan kartu tak terlihat yang diperiksa untuk satu keputusan (bawaan: menurut permainan)
cli-option-json = cetak sebagai JSON

cli-review = katakan harga setiap keputusan dalam permainan yang dicatat
cli-review-long = Untuk setiap keputusan dalam catatan: nilai setiap pilihan bagi kursi yang memutuskan, menurut yang diketahuinya; yang hilang karena pilihan yang diambil; sebuah tanda; dan bagaimana nasib dan kepandaian membentuk hasilnya.
cli-review-file = satu catatan (.json), satu catatan per baris (.jsonl), atau satu permainan (.egn)
cli-review-seat = sebutkan keputusan kursi ini saja; nasib dan kepandaian tetap untuk seluruhnya
cli-review-out = tulis ulasan ke berkas ini: sebagai JSON (.json, .jsonl), atau permainannya dengan tanda dan komentar (.egn)
cli-review-choices = sebutkan semua pilihan di bawah setiap keputusan
cli-review-progress = babak { $hand } dari { $hands }, keputusan { $done } dari { $all }
cli-review-interrupted = Dihentikan setelah { $done } dari { $all } keputusan: yang berikut mencakup sejauh itu.
cli-review-written = Ulasan ditulis ke { $file }.
cli-review-title = { $title }: { $hands } babak, { $decisions } keputusan, masing-masing { $worlds } susunan
cli-review-hand = Babak { $number }: { $dealer } membagi kartu, skor { $score }
cli-review-hand-upcard = Babak { $number }: { $dealer } membagi kartu, kartu terbuka { $upcard }, skor { $score }
cli-review-no-decisions = tidak ada yang punya pilihan
cli-review-number = #
cli-review-seat-head = Kursi
cli-review-did = Pilihan
cli-review-worth = Nilai
cli-review-lost = Hilang
cli-review-chance = Peluang
cli-review-best = Terbaik
cli-review-open = Buka
cli-review-side = Tim
cli-review-result = Hasil
cli-review-luck = Nasib
cli-review-skill = Pandai
cli-review-decisions = Putusan
cli-review-labels = Tanda
cli-review-unfinished = belum selesai: tanpa hasil, jadi tanpa nasib dan kepandaian
cli-review-in-points = Dalam poin, milik sendiri dikurangi milik lawan
cli-review-in-chance = Dalam peluang memenangi permainan
cli-review-by-seat = Per kursi
cli-review-explained =
    Nilai: poin pihak sendiri dikurangi poin lawan dalam babak ini, ± galat baku.
    Hilang: poin yang kurang dari pilihan terbaik. Peluang: peluang menang yang hilang.
    Terbaik: pilihan terbaik menurut yang diketahui kursi itu, kalau yang lain diambil.
    Buka: yang terbaik kalau semua kartu diketahui, kalau yang lain diambil.
    ?! ? ?? meragukan, salah, salah besar; !? ! !! kalau pemain biasa keliru di situ.

cli-solve = katakan apa yang harus dilakukan dalam satu posisi
cli-solve-long = Nilai semua pilihan satu kursi menurut yang diketahuinya: ditulis di sini, atau posisi sebelum sebuah tindakan dalam catatan.
cli-solve-file = catatan yang memuat posisinya
cli-solve-at = posisi sebelum tindakan ini dari babak ini dalam catatan, keduanya mulai dari 1 (bawaan: tempat catatan berhenti)
cli-solve-variant = permainannya (bawaan euchre)
cli-solve-dealer = kursi pembagi; kursi dihitung searah jarum jam dari 0, Selatan (bawaan 0)
cli-solve-seat = kursi yang memutuskan (bawaan: yang mendapat giliran)
cli-solve-hand = kartu yang sekarang di tangan kursi ini, misalnya "JS JC AS KH 9D"
cli-solve-up = kartu terbuka, misalnya JD
cli-solve-score = skor tiap pihak sebelum babak, misalnya 6:9
cli-solve-calls = pernyataan sejauh ini, dari kiri pembagi, dengan koma: "pass, pass, order"
cli-solve-alone = kursi yang main sendiri; boleh diberikan dua kali
cli-solve-discard = kartu yang disisihkan kursi ini, sebagai pembagi, untuk kartu terbuka
cli-solve-left = pembagi membiarkan kartu terbuka di meja
cli-solve-gave = kartu yang diberikan kursi ini kepada pasangannya, dalam permainan dengan penukaran
cli-solve-received = kartu yang diterima kursi ini dari pasangannya
cli-solve-exchanged = berapa kartu yang saling ditukar pemain sendiri dan pasangannya
cli-solve-plays = kartu yang sudah dimainkan, berurutan, misalnya "AS 9S TS QS, KD"; "" sebelum kartu pertama
cli-solve-decide = apa yang harus diputuskan, kalau ada beberapa hal yang terbuka
cli-solve-choice = Pilihan
cli-solve-points = Poin
cli-solve-match = Peluang
cli-solve-behind = Selisih
cli-solve-open = Buka
cli-solve-who = { $seat } memutuskan, { $dealer } membagi kartu, skor { $score }
cli-solve-holds = memegang { $cards }
cli-solve-up-shown = kartu terbuka { $upcard }
cli-solve-forced = Hanya ada satu pilihan: { $action }
cli-solve-explained =
    Poin: milik sendiri dikurangi milik lawan dalam babak ini, ± galat baku,
    dari { $worlds } susunan. Selisih: kurang dari yang terbaik, dalam susunan yang sama.

cli-study = jawab salah satu pertanyaan lama dengan banyak pembagian
cli-study-long = Tabel dari banyak pembagian: nilai suatu macam keputusan, menurut macam kartu di tangan. Tanpa nama, semua kajian disebutkan.
cli-study-name = kajian yang mana
cli-study-hands = keputusan yang diambil untuk setiap sel (bawaan { $default })
cli-study-deals = pembagian untuk memainkan setiap keputusan sampai selesai (bawaan { $default })
cli-study-progress = { $done } dari { $all } sel
cli-study-interrupted = Dihentikan setelah { $done } dari { $all } sel: yang berikut mencakup sejauh itu.
cli-study-played = dimainkan
cli-study-explained =
    { $hands } keputusan per sel, dinilai dalam { $worlds } susunan dan dimainkan oleh pemain
    biasa pada { $deals } pembagian masing-masing. Dalam { $unit ->
        [chance] persen peluang permainan
       *[points] poin babak
    }, ± galat baku antarkeputusan.

# The studies: title, question, and what the numbers are.
study-ordering = Memesan menurut kartu dan kursi
study-ordering-what = Berapa nilai memesan kartu terbuka di putaran pertama dibanding pas, setelah semua sebelumnya pas? Truf pembagi dihitung dengan kartu terbuka.
study-partner = Memesan untuk pasangan dengan dua dan tiga truf
study-partner-what = Berapa nilai memesan kartu terbuka, bukan bower, ke tangan pasangan dibanding pas?
study-bower = Pas pada bower, kalah satu jam
study-bower-what = Berapa nilainya bagi pihak pembagi memesan bower yang terbuka dibanding pas, dan bagaimana kartu lain? Truf adalah yang ada di tangan, tanpa bower.
study-next = Sewarna atau seberang
study-next-what = Di putaran kedua: berapa nilai menyebut jenis sewarna dengan yang ditolak, dibanding yang lebih baik dari dua jenis warna lain?
study-donation = Sumbangan pada 9–6
study-donation-what = Di kiri pembagi tanpa as, tanpa bower, dan dengan sedikit truf: berapa nilainya tetap memesan supaya pihak pembagi tidak bisa main sendiri? Skor sendiri disebut lebih dulu.
study-alone = Sendiri dengan tiga truf teratas
study-alone-what = Berapa nilai main sendiri dengan kanan, kiri, as, dan dua kartu lain, dibanding bersama pasangan? Kartu pembagi adalah yang setelah menyisihkan.
study-lead = Kartu pembuka
study-lead-what = Di kiri pembagi: seberapa jauh kartu terbaik dari suatu macam tertinggal dari kartu terbaik di tangan? Menurut siapa pembuat truf: pasangan pembagi, pembagi, pasangan pembuka, pembuka.

study-row-trumps-1 = satu truf
study-row-trumps-2 = dua truf, tanpa bower
study-row-trumps-2-bower = dua truf, satu bower
study-row-trumps-3 = tiga truf, tanpa bower
study-row-trumps-3-bower = tiga truf, satu bower
study-row-trumps-3-bowers = tiga truf, dua bower
study-row-trumps-4 = empat atau lima truf
study-row-partner-0 = pasangan, tanpa truf
study-row-partner-1 = pasangan, satu truf
study-row-partner-2 = pasangan, dua truf
study-row-dealer-0 = pembagi, tanpa truf
study-row-dealer-1 = pembagi, satu truf
study-row-dealer-2 = pembagi, dua truf
study-row-next-1-across-2 = satu sewarna, dua seberang
study-row-next-2-across-2 = dua dari masing-masing
study-row-next-2-across-3 = dua sewarna, tiga seberang
study-row-next-3-across-2 = tiga sewarna, dua seberang
study-row-weak-0 = tanpa truf
study-row-weak-1 = satu truf
study-row-weak-2 = dua truf
study-row-top-trump-trump = dua truf lagi
study-row-top-trump-ace = truf, as
study-row-top-trump-king = truf, K
study-row-top-trump-low = truf, kartu rendah
study-row-top-ace-ace = dua as
study-row-top-ace-king-same = as, K sejenis
study-row-top-ace-king = as, K lain
study-row-top-ace-low-same = as, kartu rendah sejenis
study-row-top-ace-low = as, kartu rendah
study-row-top-king-low-same = K, kartu rendah sejenis
study-row-top-king-low = K, kartu rendah
study-row-top-low-low-same = dua kartu rendah sejenis
study-row-top-low-low = dua kartu rendah
study-row-lead-ace = as bukan truf
study-row-lead-king = K bukan truf
study-row-lead-single = kartu rendah tunggal
study-row-lead-low = rendah, jenis lebih panjang
study-row-lead-trump = truf
study-column-left = kiri pembagi
study-column-partner = pasangan
study-column-right = kanan pembagi
study-column-dealer = pembagi
study-column-aces-0 = tanpa as lain
study-column-aces-1 = satu as lain
study-column-aces-2 = dua as lain
study-column-up-bower = bower terbuka
study-column-up-low = yang lain
study-column-score-9-6 = pada 9–6
study-column-score-9-7 = pada 9–7
study-column-score-9-8 = pada 9–8
study-column-score-8-6 = pada 8–6
study-column-by-partner-of-dealer = pasangannya
study-column-by-dealer = pembagi
study-column-by-own-partner = pasangan
study-column-by-leader = pembuka
