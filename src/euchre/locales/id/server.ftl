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
   *[other] { word-side }
}
word-bid = { $level ->
    [alone] main sendiri, { word-strain }
   *[other] { $level } { word-strain }
}

# Games.
variant-euchre-title = Euchre
variant-euchre-summary = Yang klasik untuk dua pasangan: 24 kartu, lima trik, truf dari kartu terbuka.
variant-two-handed-title = Euchre dua pemain
variant-two-handed-summary = Permainan yang sama, berhadapan: masing-masing untuk dirinya sendiri.
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
say-bid = { $level ->
    [alone] Main sendiri: { word-strain }
   *[other] { $level } { word-strain }
}
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
event-bid = { word-who } menawar { word-bid }.
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
action-bid = { $level ->
    [alone] Tawar main sendiri, { word-strain }
   *[other] Tawar { $level }, { word-strain }
}
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
   *[other] tawar { $level }
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
reason-must-name = Joker yang terbuka: sebut jenis yang diwakilinya
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
reason-no-such-table = Tidak ada meja dengan { $seats } kursi di sini
reason-stale-version = Keadaan meja sudah berubah: lihat lagi, lalu pilih
reason-busy = Terlalu banyak orang menulis ke meja ini: coba lagi
reason-bad-action-id = Tindakan memerlukan tanda pengenal dengan 1 sampai 64 karakter
reason-bad-message = Pesan tidak dapat dibaca: { $detail }
reason-message-too-large = Pesan terlalu besar
reason-unknown-table = Meja itu tidak ada
reason-not-your-table = Anda tidak punya kursi di meja ini
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
