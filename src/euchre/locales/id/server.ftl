# What the server says: at a table, in answers that refuse something, on its own console.
# The arguments are told at the top of the English file.

server-serving = Euchre siap di { $address } (hentikan dengan Ctrl+C)

# Words within sentences.
word-suit = { $suit ->
    [S] sekop
    [C] keriting
    [H] hati
   *[D] wajik
}
word-strain = { $strain ->
    [S] sekop
    [C] keriting
    [H] hati
    [D] wajik
    [NT] tanpa truf
   *[LOW] tanpa truf rendah
}
word-who = { $self ->
    [yes] Anda
   *[no] { $name }
}
word-side = { $side ->
    [we] Anda dan { $first }
    [i] Anda
    [one] { $first }
   *[they] { $first } dan { $second }
}
word-points = { $points } poin
word-tricks = { $tricks } trik
word-bidder = { $level ->
    [alone] { word-who }
    [moon] { word-who }
    [call-one] { word-who }
    [call-two] { word-who }
    [call-three] { word-who }
   *[other] { word-side }
}
word-level = { $level ->
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
   *[other] { $level }
}
word-bid = { $strain ->
    [S] { word-level } { word-strain }
    [C] { word-level } { word-strain }
    [H] { word-level } { word-strain }
    [D] { word-level } { word-strain }
    [NT] { word-level } { word-strain }
    [LOW] { word-level } { word-strain }
   *[none] { word-level }
}

# Games.
variant-euchre-title = Euchre
variant-euchre-summary = Yang klasik untuk dua pasangan: 24 kartu, lima trik, truf dari kartu terbuka.
variant-two-handed-title = Euchre dua pemain
variant-two-handed-summary = Permainan yang sama, berhadapan: masing-masing untuk dirinya sendiri.
variant-euchre-32-title = Euchre 32 kartu
variant-euchre-32-summary = Dengan tujuh dan delapan: lebih banyak kartu yang tetap tertutup.
variant-british-title = Euchre Inggris
variant-british-summary = Joker, yang disebut Benny, adalah truf tertinggi.
variant-three-handed-title = Euchre tiga pemain
variant-three-handed-summary = Satu lawan dua: yang membuat truf melawan dua pemain lain.
variant-railroad-title = Euchre Railroad
variant-railroad-summary = Ada joker, dan yang main sendiri boleh meminta kartu terbaik pasangannya.
variant-bid-euchre-midwest-title = Bid Euchre Midwest
variant-bid-euchre-midwest-summary = Dek ganda, dua belas kartu per pemain, seperti dimainkan di Midwest, Amerika Serikat.
variant-indiana-title = Bid Euchre Indiana
variant-indiana-summary = Dek ganda dengan tanpa truf tinggi dan rendah; yang pas tidak boleh menawar lagi.
variant-barrie-title = Bid Euchre Barrie
variant-barrie-summary = Dua dek dari J sampai as: satu tawaran per pemain, dan tiga cara main sendiri.
variant-kokomo-title = Kokomo
variant-kokomo-summary = Seperti Barrie, dengan kitty empat kartu untuk penawar tertinggi.
variant-bid-euchre-single-title = Bid Euchre satu dek
variant-bid-euchre-single-summary = Enam kartu dan satu tawaran per pemain: tawar berapa trik yang akan diambil pasangan Anda.
variant-pepper-title = Pepper
variant-pepper-summary = Tawar angka dulu, lalu sebut truf setelah menang lelang.
variant-pfeffer-title = Pfeffer
variant-pfeffer-summary = Pepper dengan tawaran terendah empat: selalu ada yang main.
variant-hasenpfeffer-title = Hasenpfeffer
variant-hasenpfeffer-summary = Ada joker, dan satu kartu tertutup untuk penawar tertinggi.
variant-nap-title = Nap
variant-nap-summary = Satu penawar melawan semua yang lain; kartu pertama menentukan truf.
variant-buck-title = Euchre Buck
variant-buck-summary = Masing-masing untuk dirinya sendiri, dari 25 turun ke 0; satu babak boleh tidak diikuti.
variant-six-handed-title = Bid Euchre enam pemain
variant-six-handed-summary = Tiga lawan tiga dengan dek ganda, delapan kartu per pemain.
variant-bid-euchre-title = Bid Euchre
variant-bid-euchre-summary = Dek ganda, dua belas kartu per pemain: tawar berapa trik yang akan diambil pasangan Anda.

# What a seat said, in a bubble.
say-pass = Pas
say-order = { $alone ->
    [yes] Pesan, main sendiri
   *[no] { $how ->
        [dealer] Saya ambil
        [partner] Saya bantu
       *[opponent] Saya pesan
    }
}
say-name = { $strain ->
    [S] Sekop
    [C] Keriting
    [H] Hati
    [D] Wajik
    [NT] Tanpa truf
   *[LOW] Tanpa truf rendah
}
say-name-alone = { say-name }, main sendiri
say-bid = { $level ->
    [alone] { $strain ->
        [S] Main sendiri: { word-strain }
        [C] Main sendiri: { word-strain }
        [H] Main sendiri: { word-strain }
        [D] Main sendiri: { word-strain }
        [NT] Main sendiri: { word-strain }
        [LOW] Main sendiri: { word-strain }
       *[none] Main sendiri
    }
   *[other] { $strain ->
        [S] { word-level } { word-strain }
        [C] { word-level } { word-strain }
        [H] { word-level } { word-strain }
        [D] { word-level } { word-strain }
        [NT] { word-level } { word-strain }
        [LOW] { word-level } { word-strain }
       *[none] { word-level }
    }
}
say-in = Saya ikut
say-out = Saya tidak ikut
say-joker = Joker ada pada saya
say-alone = Main sendiri!
say-redeal = Bagi ulang

# What happened, for the log and the live region.
event-dealt = { word-who } membagi kartu.
event-dealt-upcard = { word-who } membagi kartu dan membuka { $card }.
event-looked = Anda melihat kartu Anda.
event-pass = { word-who } pas.
event-order = { $alone ->
    [yes] { word-who } menerima truf ini dan main sendiri.
   *[no] { $how ->
        [dealer] { word-who } menerima kartunya.
        [partner] { word-who } membantu.
       *[opponent] { word-who } memesan kartunya.
    }
}
event-name = { word-who } menyebut { word-strain }.
event-name-alone = { word-who } menyebut { word-strain } dan main sendiri.
event-bid = { word-who } menawar { word-bid }.
event-in = { word-who } ikut main.
event-out = { word-who } tidak ikut babak ini.
event-joker-held = { word-who } memegang joker dan wajib menawar.
event-upcard-joined = { word-who } boleh juga memberikan kartu terbuka.
event-widow-taken = { $name } mengambil kartu tertutup.
event-widow-taken-own = Anda mengambil { $cards }.
event-widow-left = { word-who } membiarkan kartu cadangan dan main sendiri.
event-buried = { $name } menyisihkan { $count } kartu.
event-buried-own = Anda menyisihkan { $cards }.
event-alone = { word-who } main sendiri.
event-offers-closed = Semua sudah menyatakan siapa yang main sendiri.
event-redealt = { word-who } menunjukkan kartu yang tak berharga: kartu dibagi ulang.
event-swapped = { word-who } menukar tiga kartu dengan kartu tertutup.
event-upcard-taken = { $name } mengambil kartunya.
event-upcard-taken-own = Anda mengambil kartunya dan menyisihkan { $card }.
event-upcard-left = { word-who } membiarkan kartunya.
event-gave = { $count ->
    [0] { word-who } tidak menukar kartu.
   *[other] { $self ->
        [yes] Anda memberikan { $count } kartu kepada pasangan Anda.
       *[no] { $name } memberikan { $count } kartu kepada pasangannya.
    }
}
event-received = Anda menerima { $cards }.
event-played = { word-who } memainkan { $card }.
event-trick-won = { word-who } mengambil trik.

# How a hand ended.
result-made = { word-side } memenangi babak ini dengan { word-tricks }: { word-points }.
result-march = Sapu bersih! { word-side } mengambil semua trik: { word-points }.
result-made-alone = { word-who } main sendiri dan menang dengan { word-tricks }: { word-points }.
result-march-alone = Sapu bersih! { word-who } main sendiri dan mengambil semua trik: { word-points }!
result-euchred = Kena euchre! { word-side } mengambil { word-tricks }: { word-points } untuk { $side ->
    [we] tim Anda
    [i] Anda
   *[other] lawan
}.
result-bid-made = { word-bidder } menawar { word-bid } dan mengambil { word-tricks }: { word-points } berbanding { $others }.
result-bid-set = Gagal! { word-bidder } menawar { word-bid } dan mengambil { word-tricks }: rugi { word-points }, { $others } untuk pihak lain.
result-stakes-made = { word-bidder } memenuhi { word-bid }: setiap lawan membayar { word-points }.
result-stakes-failed = { word-bidder } gagal dengan { word-bid }: { word-points } untuk setiap lawan.
result-countdown-made = { word-side } memenuhi syarat dengan { word-tricks }, yang dikurangkan dari hitungan.
result-countdown-failed = { word-side } gagal dengan { word-tricks }: hitungan ditambah { $points }.
result-no-maker = Tidak ada yang membuat truf: setiap pemain menghitung triknya.
result-all-passed = Semua pas: tidak ada yang mendapat poin, dan pemain berikutnya membagi kartu.
result-redeal = Ada kartu tak berharga yang ditunjukkan: tidak ada yang mendapat poin, dan pembagi yang sama membagi ulang.
result-forfeited = { word-side } melepas hak sebagai pembagi: 1 poin untuk pihak lain.
result-match = { $side ->
    [we] Anda dan { $first } memenangi permainan, { $points } lawan { $others }!
    [i] Anda memenangi permainan, { $points } lawan { $others }!
    [one] { $first } memenangi permainan, { $points } lawan { $others }.
   *[they] { $first } dan { $second } memenangi permainan, { $points } lawan { $others }.
}

# What you are asked.
prompt-order = { $how ->
    [dealer] Ambil { $card } dan jadikan { word-suit } truf?
    [partner] Jadikan { word-suit } truf? { $card } untuk { $name }, pasangan Anda
   *[opponent] Jadikan { word-suit } truf? { $card } untuk { $name }
}
prompt-propose = Joker yang terbuka. Sebelum Anda melihat kartu Anda: jenis mana yang diwakilinya?
prompt-name = Sebut jenis truf, atau pas
prompt-name-must = Yang lain sudah pas: Anda wajib menyebut truf
prompt-pass-only = Anda tidak memegang kartu dari jenis yang boleh disebut
prompt-bid = Berapa trik tawaran Anda?
prompt-bid-over = { word-who } menawar { word-bid }. Tawar lebih tinggi?
prompt-bid-must = Yang lain sudah pas: Anda wajib menawar
prompt-forced = Semua pas dan joker ada pada Anda: Anda wajib menawar
prompt-name-trump = Anda menang lelang: sebut truf
prompt-dropping = { word-who } memilih { word-strain }. Anda ikut?
prompt-widow = Ambil kartu cadangan, atau biarkan dan main sendiri?
prompt-bury = Sisihkan { $count } kartu
prompt-first-lead = Buka trik: jenis kartu Anda menjadi truf
prompt-alone = { word-who } memilih { word-strain }. Main sendiri?
prompt-redeal = Kartu Anda tak berharga. Tunjukkan dan minta bagi ulang?
prompt-swap = Tukar tiga kartu sembilan atau sepuluh dengan tiga kartu tertutup?
prompt-discard = Anda mengambil { $card }. Sisihkan satu kartu
prompt-discard-or-leave = Ambil { $card } dan sisihkan satu kartu, atau biarkan
prompt-give = Anda main sendiri. Tukar kartu dengan pasangan?
prompt-give-back = Berikan { $count } kartu kepada pasangan
prompt-lead = Anda membuka trik
prompt-follow = Ikuti { word-suit }
prompt-play-any = Anda tidak punya { word-suit }: mainkan kartu apa saja

# Buttons.
action-pass = Pas
action-order = { $alone ->
    [yes] Pesan, main sendiri
   *[no] { $how ->
        [dealer] Ambil
        [partner] Bantu
       *[opponent] Pesan
    }
}
action-name = { say-name }
action-name-alone = { say-name }, main sendiri
action-bid = { $strain ->
    [S] Tawar { word-level }, { word-strain }
    [C] Tawar { word-level }, { word-strain }
    [H] Tawar { word-level }, { word-strain }
    [D] Tawar { word-level }, { word-strain }
    [NT] Tawar { word-level }, { word-strain }
    [LOW] Tawar { word-level }, { word-strain }
   *[none] Tawar { word-level }
}
action-in = Saya ikut
action-out = Tidak ikut
action-take = Ambil kartunya
action-leave = Biarkan
action-alone = Main sendiri
action-decline = { $question ->
    [alone] Bersama pasangan
   *[other] Tidak
}
action-redeal = Bagi ulang
action-swap = Tukar tiga kartu
action-discard = Sisihkan
action-give = Berikan { $max } kartu

# What the table waits for.
waiting-you = Giliran Anda
waiting-seat = { $name } sedang berpikir
waiting-offers = Menunggu siapa yang main sendiri
waiting-question = Menunggu pemain lain
waiting-deal = { $self ->
    [yes] Kartu Anda sedang dibagikan
   *[no] { $name } sedang membagi kartu
}
waiting-next-hand = Babak selesai
waiting-over = Permainan selesai

# Where things stand.
standing-turned-up = Diusulkan: { word-suit }
standing-turned-down = Ditolak: { word-suit }
standing-no-bid = Belum ada tawaran
standing-bid = { word-who }: { word-bid }
standing-contract = { word-who }{ "\u00A0" }· perlu { $needs }
standing-contract-bid = { word-who }{ "\u00A0" }· { $level ->
    [alone] sendiri, semua trik
    [moon] moon, semua trik
    [misere] misère, tanpa trik
   *[other] tawar { word-level }
}

# Why something was refused; the ids end with the reason's code.
reason-other = Itu tidak dapat dilakukan: { $detail }
reason-must-follow = Anda harus mengikuti jenis: mainkan { $suit ->
    [S] sekop
    [C] keriting
    [H] hati
   *[D] wajik
}
reason-not-your-turn = Belum giliran Anda
reason-not-your-card = Anda tidak memegang kartu itu
reason-wrong-phase = Itu tidak bisa dilakukan pada saat ini
reason-not-asked = Tidak ada yang menanyakan itu: nyatakan pilihan Anda
reason-auction-open = Truf belum ditentukan: nyatakan pilihan Anda
reason-auction-closed = Lelang sudah selesai
reason-exchange-open = Kartu ditukar dulu
reason-exchange-closed = Penukaran sudah selesai: mainkan kartu
reason-deal-due = Kartu belum dibagikan
reason-already-dealt = Kartu sudah dibagikan
reason-hand-over = Babak sudah selesai
reason-match-over = Permainan sudah selesai
reason-no-hand-to-proceed-to = Babak berikutnya belum siap dibagikan
reason-bid-too-low = Tawar lebih tinggi dari tawaran terakhir, atau pas
reason-no-such-bid = Tidak ada tawaran seperti itu dalam permainan ini
reason-strain-not-played = Truf itu tidak dimainkan di meja ini
reason-no-trump-not-played = Tanpa truf tidak dimainkan di meja ini: sebut satu jenis
reason-suit-turned-down = Jenis itu sudah ditolak: sebut yang lain
reason-no-card-of-suit = Anda perlu memegang kartu jenis itu untuk menjadikannya truf
reason-dealer-must-call = Yang lain sudah pas: sebagai pembagi Anda wajib memilih
reason-must-name = Sebut salah satu truf yang dimainkan
reason-must-bid = Joker ada pada Anda: buat tawaran yang diminta
reason-must-answer = Truf sudah ditentukan: katakan apakah Anda ikut atau tidak
reason-bid-not-open = Tawaran itu hanya bisa di atas satu tawaran tertentu
reason-strain-not-asked = Truf disebut belakangan: tawar tanpa truf dulu
reason-strain-missing = Sebut truf bersama tawarannya
reason-must-order-alone = Di kursi ini Anda hanya boleh menerima dengan main sendiri
reason-must-take-upcard = Anda menerima kartunya: ambil dan sisihkan satu kartu Anda sendiri
reason-wrong-call = Pernyataan itu tidak bisa di putaran ini
reason-wrong-answer = Jawab pertanyaannya, atau tolak
reason-wrong-swap = Tukar tepat tiga kartu sembilan atau sepuluh
reason-wrong-number-of-cards = Jumlah kartunya tidak sesuai dengan yang diminta
reason-unknown-action = Tindakan itu tidak ada dalam permainan ini
reason-unknown-card = Tidak ada kartu seperti itu
reason-unknown-strain = Tidak ada truf seperti itu
reason-not-in-deck = Kartu itu tidak ada dalam dek permainan ini
reason-stale-version = Keadaan meja sudah berubah: lihat lagi, lalu pilih
reason-busy = Terlalu banyak orang menulis ke meja ini: coba lagi
reason-bad-action-id = Tindakan memerlukan tanda pengenal dengan 1 sampai 64 karakter
reason-bad-message = Pesan tidak dapat dibaca: { $detail }
reason-message-too-large = Pesan terlalu besar
reason-unknown-table = Meja itu tidak ada
reason-not-your-table = Anda tidak punya kursi di meja ini
reason-no-hints = Petunjuk hanya diberikan kalau semua pemain lain bot
reason-no-such-hand = Babak itu belum selesai: { $hands ->
    [0] belum ada yang selesai
   *[other] yang selesai babak 1 sampai { $hands }
}
reason-unknown-variant = Tidak ada permainan bernama { $variant }
reason-unknown-key = Tidak ada aturan rumah bernama { $key }
reason-wrong-value = { $key } tidak boleh { $value }
reason-not-applicable = { $key } bukan aturan rumah permainan ini
reason-bad-request = Permintaan tidak dapat dibaca: { $detail }
reason-not-found = Tidak ada apa-apa di { $path }
reason-wrong-method = Alamat itu melayani permintaan lain
reason-not-json = Permintaan harus berupa JSON
reason-wrong-origin = Server ini hanya melayani halamannya sendiri
reason-internal = Server gagal mengerjakannya. Ini sudah dicatat; coba lagi
