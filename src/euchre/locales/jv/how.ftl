# How each game is played, in a minute's reading. An empty line parts paragraphs; the words before a colon at
# a paragraph's start are its heading. One message a variant: how-ID.

how-euchre =
    Tujuane: Sampeyan lan pasangan ing ngarep nglawan wong loro liyane. Sing nggawe truf kudu njupuk paling ora telu saka limang trik. Pasangan sing dhisik tekan 10 poin menang.

    Kertune: Sanga nganti as saka patang jinis. Ing truf, J sing paling dhuwur: bower tengen. Sawise kuwi J liyane sing padha warnane, bower kiwa: kertu iki dietung truf ing samubarang kabeh. Banjur as, K, Q, sepuluh, sanga. Ing jinis liyane, as sing paling dhuwur.

    Nemtokake truf: Sampeyan oleh limang kertu, lan siji kertu maneh dibukak. Gantian wiwit saka kiwane sing ngedum, saben pemain pas utawa nampa jinise kertu kuwi dadi truf. Sing ngedum yen nampa njupuk kertune lan mbuwang siji; yen liyane sing nampa, sing ngedum kena njupuk utawa ninggal. Yen kabeh pas, kertune ditutup, lan ing puteran kapindho sampeyan kena nyebut jinis liya. Yen kabeh pas maneh, pemain candhake sing ngedum.

    Main dhewe: Sawise trufe ditemtokake, siji pemain saka saben pasangan kena main tanpa pasangane.

    Trik: Melu jinise kertu kapisan yen sampeyan duwe; yen ora, mainake kertu apa wae. Truf paling dhuwur njupuk trike; yen ora ana truf, kertu paling dhuwur saka jinise kertu kapisan. Sing njupuk mbukak trik candhake.

    Poin: Sing nggawe truf oleh 1 kanggo telung utawa patang trik, 2 kanggo kabeh lima, 4 kanggo kabeh lima yen main dhewe. Kurang saka telu tegese gagal (kena euchre): 2 poin kanggo mungsuh, utawa 4 yen salah sijine main dhewe lan njupuk kabeh lima.

how-two-handed =
    Tujuane: Wong loro adu. Sing nggawe truf kudu njupuk paling ora telu saka limang trik. Sing dhisik tekan 10 poin menang.

    Kertune: Sanga nganti as saka patang jinis. Ing truf, J sing paling dhuwur: bower tengen. Sawise kuwi J liyane sing padha warnane, bower kiwa: kertu iki dietung truf ing samubarang kabeh. Banjur as, K, Q, sepuluh, sanga. Ing jinis liyane, as sing paling dhuwur.

    Nemtokake truf: Sampeyan oleh limang kertu, lan siji kertu maneh dibukak. Sing ora ngedum ngomong dhisik: pas, utawa nampa jinise kertu kuwi dadi truf. Sing ngedum yen nampa njupuk kertune lan mbuwang siji; yen mungsuhe sing pesen, sing ngedum kena njupuk utawa ninggal. Yen loro-lorone pas, kertune ditutup, lan ing puteran kapindho sampeyan kena nyebut jinis liya. Yen loro-lorone pas maneh, sing liyane ngedum.

    Trik: Sing ora ngedum mbukak trik kapisan. Melu jinise kertu kapisan yen sampeyan duwe; yen ora, mainake kertu apa wae. Truf paling dhuwur njupuk trike; yen ora ana truf, kertu paling dhuwur saka jinise kertu kapisan. Sing njupuk mbukak trik candhake.

    Poin: Sing nggawe truf oleh 1 kanggo telung utawa patang trik, 2 kanggo kabeh lima. Kurang saka telu tegese gagal (kena euchre): 2 poin kanggo mungsuh.

how-bid-euchre =
    Tujuane: Sampeyan lan pasangan ing ngarep nawar pirang trik saka rolas sing bakal dijupuk, nglawan wong loro liyane. Sing menang pasangan sing duwe 52 poin sawise babak nalika dheweke nyukupi tawarane utawa nggagalake mungsuh.

    Kertune: Sanga nganti as saka patang jinis, saben kertu ana loro; sampeyan oleh rolas. Ing truf, J loro-lorone sing paling dhuwur: bower tengen. Sawise kuwi J loro liyane sing padha warnane, bower kiwa: kertu iki dietung truf ing samubarang kabeh. Banjur as, K, Q, sepuluh, sanga. Ing jinis liyane, lan ing tanpa truf, as sing paling dhuwur. Saka rong kertu kembar, sing dimainake dhisik sing menang.

    Lelang: Wiwit saka kiwane sing ngedum, saben pemain pas utawa nawar cacahe trik nganggo jinis truf utawa tanpa truf. Saben tawaran kudu luwih dhuwur tinimbang sing pungkasan; sing wis pas kena nawar maneh. Telung pas sawise tawaran ngrampungake lelang; tawaran 12, utawa main dhewe, langsung ngrampungake. Yen papat-papate pas, pemain candhake sing ngedum.

    Main dhewe: Tawaran paling dhuwur: kabeh rolas trik tanpa pasangan, sing luwih dhisik ijol nganti telung kertu karo sing nawar, tanpa padha ndeleng.

    Trik: Sing nawar paling dhuwur mbukak trik kapisan. Melu jinise kertu kapisan yen sampeyan duwe; yen ora, mainake kertu apa wae. Truf paling dhuwur njupuk trike; yen ora ana truf, kertu paling dhuwur saka jinise kertu kapisan. Sing njupuk mbukak trik candhake.

    Poin: Saben pasangan oleh 1 kanggo saben trik. Nanging sing nawar yen njupuk kurang saka tawarane ora oleh apa-apa: malah kelangan cacahe tawaran. Main dhewe menang utawa kalah 24.
