# The form in which a host sets house rules. The switches' labels are the meanings of the keys (rules.ftl).

form-house = Aturan omah
form-table = Mejane
form-more = Kabeh aturan liyane
form-none = Dolanan iki ora duwe aturan omah dhewe.
form-changed = { $count ->
    [0] Kaya lumrahe
   *[other] { $count } aturan diowahi
}
form-reset = Balekna kaya lumrahe
form-play = Main nganggo aturan iki
form-checking = Lagi mriksa…
form-fits = Aturan iki bisa didolanake.
form-number-hint = Lumrahe: { $value }
form-usual = lumrahe
form-read = Maca aturane

# Titles of the choices, by key.
form-seats-count = Pirang wong sing main
form-seats-sides = Sapa sing skore bareng
form-deck-ranks = Kertu paling endhek
form-deck-copies = Saben kertu ana ping pira ing dek
form-deal-hand = Kertu kanggo saben pemain
form-deal-widow = Kertu sing didum ketutup
form-auction-kind = Carane nemtokake truf
form-auction-strains = Sing kena disebut
form-auction-joker-up = Yen sing kabukak joker
form-auction-minimum = Tawaran paling endhek
form-auction-minimum-no-trump = Tawaran paling endhek ing tanpa truf
form-auction-maximum = Angka paling gedhe
form-auction-closes-at = Angka sing ngrampungake lelang
form-auction-turns = Sapa sing kena nawar maneh
form-auction-all-pass = Yen kabeh pas
form-auction-naming = Kapan trufe disebut
form-auction-call-for-best = Main dhewe nganggo njaluk kertu
form-exchange-widow = Kertu cadangan
form-alone-makers = Sing nggawe truf, sapa sing kena main dhewe
form-alone-defenders = Kapan mungsuh kena main dhewe
form-play-lead = Sapa sing mbukak trik kapisan
form-play-lone-lead = Sapa sing mbukak yen ana sing main dhewe
form-play-twins = Saka rong kertu kembar, sing menang
form-scoring-kind = Carane ngetung poin
form-match-direction = Arahe etungan poin
form-match-condition = Sing menang dolanan
form-match-tie = Yen luwih saka siji sisih tekan target

# What may be chosen. Numbers stand for themselves; 0 turns a thing off.
option-number = { $value }
option-off = ora ana
option-lowest = { $rank ->
    [A] as
    [K] raja
    [Q] ratu
    [J] jack
    [T] sepuluh
    [9] sanga
    [8] wolu
    [7] pitu
    [6] enem
    [5] lima
    [4] papat
    [3] telu
   *[2] loro
}
option-strains-suits = Jinis kertu
option-strains-no-trump = Jinis kertu lan tanpa truf
option-strains-low = Jinis kertu, tanpa truf, lan tanpa truf endhek
option-sides-partners = Pasangan
option-sides-singles = Ora ana
option-auction-kind-turn-up = Nganggo kertu kabukak
option-auction-kind-numbers = Nganggo tawaran
option-joker-up-never = Ora ana apa-apa
option-joker-up-dealer-names = Sing ngedum nyebut jinis sing diwakili
option-joker-up-dealer-maker = Sing ngedum nggawe truf
option-joker-up-hearts = Joker makili ati
option-turns-reentry = Kabeh, uga sawise pas
option-turns-one-each = Ora ana: saben wong ngomong sepisan
option-turns-pass-is-final = Sing durung pas
option-all-pass-next-dealer = Pemain candhake sing ngedum
option-all-pass-joker-must-bid = Sing nyekel joker kudu nawar
option-all-pass-play-no-trump = Tanpa truf, ora ana sing nggawe truf
option-naming-with-bid = Bareng tawarane
option-naming-after-win = Sawise lelang
option-naming-first-lead = Saka kertu kapisan sing dimainake
option-naming-no-trump = Ora tau: tanpa truf
option-lone-makers-none = Ora ana
option-lone-makers-making-side = Salah siji saka sing nggawe truf
option-lone-makers-with-call = Sing nyebut truf, nalika nyebut
option-lone-makers-by-bid = Sing nawar main dhewe
option-lone-defenders-never = Ora tau
option-lone-defenders-against-lone = Nglawan sing nggawe truf lan main dhewe
option-lone-defenders-always = Tansah
option-widow-none = Ora ana
option-widow-offered = Sing nggawe truf kena njupuk
option-widow-taken = Sing nggawe truf njupuk
option-lead-dealer-left = Ing kiwane sing ngedum
option-lead-maker = Sing nggawe truf
option-lone-lead-left-of-lone = Ing kiwane sing main dhewe
option-lone-lead-next-active = Sing kapisan melu main saka kiwane sing ngedum
option-lone-lead-maker = Sing nggawe truf
option-twins-first = Sing kapisan
option-twins-last = Sing pungkasan
option-scoring-kind-table = Miturut tabel
option-scoring-kind-contract = Miturut angka tawaran
option-scoring-kind-stakes = Saben mungsuh mbayar
option-scoring-kind-countdown = Etungan mudhun
option-condition-total = Tekan target
option-condition-total-and-success = Tekan target, lan kasil ing babak kuwi
option-direction-up = Munggah
option-direction-down = Mudhun
option-tie-higher = Gunggung paling dhuwur menang
option-tie-maker = Sing nggawe truf menang
