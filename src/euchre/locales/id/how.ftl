# How each game is played, in a minute's reading. An empty line parts paragraphs; the words before a colon at
# a paragraph's start are its heading. One message a variant: how-ID.

how-euchre =
    Tujuan: Anda dan pasangan di seberang melawan dua pemain lain. Tim pembuat truf harus mengambil sedikitnya tiga dari lima trik. Pasangan yang lebih dulu mencapai 10 poin menang.

    Kartu: Sembilan sampai as dari empat jenis. Dalam truf, J adalah yang tertinggi: bower kanan. Berikutnya J lain yang sewarna, bower kiri: kartu ini dihitung sebagai truf dalam segala hal. Lalu as, K, Q, sepuluh, sembilan. Dalam jenis lain, as yang tertinggi.

    Menentukan truf: Anda mendapat lima kartu, dan satu kartu lagi dibuka. Bergiliran mulai dari kiri pembagi, setiap pemain pas atau menerima jenis kartu itu sebagai truf. Pembagi yang menerima mengambil kartu itu dan menyisihkan satu kartu; kalau pemain lain yang menerima, pembagi boleh mengambilnya atau membiarkannya. Kalau semua pas, kartu itu ditutup, dan di putaran kedua Anda boleh menyebut jenis lain. Kalau semua pas lagi, pemain berikutnya membagi kartu.

    Main sendiri: Setelah truf ditentukan, satu pemain dari tiap pasangan boleh main tanpa pasangannya.

    Trik: Ikuti jenis kartu pertama kalau Anda punya; kalau tidak, mainkan kartu apa saja. Truf tertinggi mengambil trik; tanpa truf, kartu tertinggi dari jenis kartu pertama. Yang mengambil trik membuka trik berikutnya.

    Poin: Tim pembuat truf mendapat 1 untuk tiga atau empat trik, 2 untuk kelima trik, 4 untuk kelima trik dengan main sendiri. Kurang dari tiga berarti gagal (kena euchre): 2 poin untuk lawan, atau 4 kalau salah satu dari mereka main sendiri dan mengambil kelimanya.

how-two-handed =
    Tujuan: Dua pemain saling melawan. Yang menentukan truf harus mengambil sedikitnya tiga dari lima trik. Yang lebih dulu mencapai 10 poin menang.

    Kartu: Sembilan sampai as dari empat jenis. Dalam truf, J adalah yang tertinggi: bower kanan. Berikutnya J lain yang sewarna, bower kiri: kartu ini dihitung sebagai truf dalam segala hal. Lalu as, K, Q, sepuluh, sembilan. Dalam jenis lain, as yang tertinggi.

    Menentukan truf: Anda mendapat lima kartu, dan satu kartu lagi dibuka. Pemain yang tidak membagi bicara dulu: pas, atau menerima jenis kartu itu sebagai truf. Pembagi yang menerima mengambil kartu itu dan menyisihkan satu kartu; kalau lawannya yang memesan, pembagi boleh mengambilnya atau membiarkannya. Kalau keduanya pas, kartu itu ditutup, dan di putaran kedua Anda boleh menyebut jenis lain. Kalau keduanya pas lagi, pemain yang lain membagi kartu.

    Trik: Pemain yang tidak membagi membuka trik pertama. Ikuti jenis kartu pertama kalau Anda punya; kalau tidak, mainkan kartu apa saja. Truf tertinggi mengambil trik; tanpa truf, kartu tertinggi dari jenis kartu pertama. Yang mengambil trik membuka trik berikutnya.

    Poin: Pembuat truf mendapat 1 untuk tiga atau empat trik, 2 untuk kelimanya. Kurang dari tiga berarti gagal (kena euchre): 2 poin untuk lawan.

how-bid-euchre =
    Tujuan: Anda dan pasangan di seberang menawar berapa dari dua belas trik yang akan diambil, melawan dua pemain lain. Pemenangnya pasangan yang mempunyai 52 poin setelah babak yang di dalamnya pasangan itu memenuhi tawarannya atau menggagalkan lawan.

    Kartu: Sembilan sampai as dari empat jenis, setiap kartu dua kali; Anda mendapat dua belas. Dalam truf, kedua J adalah yang tertinggi: bower kanan. Berikutnya kedua J lain yang sewarna, bower kiri: kartu ini dihitung sebagai truf dalam segala hal. Lalu as, K, Q, sepuluh, sembilan. Dalam jenis lain, dan dalam tanpa truf, as yang tertinggi. Dari dua kartu identik, yang dimainkan lebih dulu menang.

    Lelang: Mulai dari kiri pembagi, setiap pemain pas atau menawar jumlah trik dengan jenis truf atau tanpa truf. Setiap tawaran harus lebih tinggi dari yang terakhir; yang sudah pas boleh menawar lagi. Tiga pas setelah sebuah tawaran mengakhiri lelang; tawaran 12, atau main sendiri, langsung mengakhirinya. Kalau keempatnya pas, pemain berikutnya membagi kartu.

    Main sendiri: Tawaran tertinggi: semua dua belas trik tanpa pasangan, yang lebih dulu menukar sampai tiga kartu dengan penawar, tanpa saling melihat.

    Trik: Penawar tertinggi membuka trik pertama. Ikuti jenis kartu pertama kalau Anda punya; kalau tidak, mainkan kartu apa saja. Truf tertinggi mengambil trik; tanpa truf, kartu tertinggi dari jenis kartu pertama. Yang mengambil trik membuka trik berikutnya.

    Poin: Setiap pasangan mendapat 1 untuk setiap trik. Tetapi tim penawar yang mengambil kurang dari tawarannya tidak mendapat apa-apa: ia kehilangan sebanyak tawarannya. Main sendiri menang atau kalah 24.
