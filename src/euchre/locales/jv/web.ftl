# The pages around the table: home, settings, what goes wrong.

brand = Euchre
home-title = Euchre: dolanan gratis ing browser
home-description = Dolanan Euchre, Euchre wong loro, lan Bid Euchre ing browser: gratis, ora usah ngundhuh, ora usah ndhaftar.
home-heading = Lungguh lan dolanan Euchre
home-free = Gratis. Ora usah ngundhuh, ora usah ndhaftar.
home-continue = Terusna dolanan
home-games = Dolanan
how-to-play = Carane dolanan
home-group-euchre = Euchre liyane: siji kertu dibukak
home-group-bidding = Dolanan nganggo lelang
home-group-other = Saben wong kanggo awake dhewe

game-seats = { $seats } wong
game-seats-range = { $least } nganti { $most } wong
game-target = nganti { $target }
game-down = saka { $start } mudhun nganti { $target }
game-hands = { $hands } babak
game-play = Main
game-play-it = Main { $game }
game-rules = Aturan
page-title = Aturane { $game }
form-open = Aturan omah
form-title = Aturan omah kanggo { $game }
game-starting = Ngedum…

settings = Pangaturan
setting-pace = Cepete bot
setting-pace-hint = Langsung lumaku, uga ing meja.
pace-slow = Alon
pace-normal = Lumrah
pace-instant = Sanalika
setting-lone = Pitakon main dhewe
lone-ask = Takon
lone-never = Ora usah takon
setting-theme = Warna
theme-auto = Otomatis
theme-light = Padhang
theme-dark = Peteng
setting-four-colours = Kertu patang warna
setting-language = Basa
language-en = English
language-id = Bahasa Indonesia
language-jv = Basa Jawa
language-vi = Tiếng Việt
# Shown only in a language whose texts no native speaker has reviewed; each says its own name.
language-unreviewed = Tulisan basa Jawa iki durung dipriksa wong Jawa.
language-help = Mbantu ndandani

translations-title = Mbantu jarwane
translations-why = Tulisan basa Indonesia, Jawa, lan Vietnam iki ditulis nganggo dhaptar tembung kertu, nanging durung dipriksa wong sing duwe basane. Yen ana sing krasa wagu, sampeyan bisa ndandani.
translations-where = Tembunge ana ing src/euchre/locales, siji folder kanggo saben basa: id, jv, lan vi. Saben larik isi jeneng lan tulisane; ora prelu bisa gawe program.
translations-how = Bagean “Review a language” ing CONTRIBUTING.md, ing sumber proyek, njlentrehake carane mriksa lan ngirim owah-owahan. Sing ngurus server iki bisa nuduhake panggonan sumbere.

close = Tutup
try-again = Jajal maneh
go-home = Ngarep
back-to-table = Bali menyang meja
menu-rules = Aturane meja iki
new-game = Dolanan anyar

web-unreachable = Servere ora bisa disambung. Priksa sambungan sampeyan, banjur jajal maneh.
web-needs-script = Meja iki mbutuhake JavaScript: idinake kanggo kaca iki.
connecting = Menyang meja…
reconnecting = Sambungan pedhot. Nyambung maneh…
table-lost = Meja iki ora bisa dibukak
nowhere-title = Ing kene ora ana apa-apa
nowhere-text = Alamat iki ora tumuju kaca ngendi wae. Kabeh dolanan ana ing kaca ngarep.
