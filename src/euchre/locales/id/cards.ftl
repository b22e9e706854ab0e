# Names of cards, suits and strains.

card-name = { $rank } { $suit }
card-joker = Joker

card-rank-A = As
card-rank-K = Raja
card-rank-Q = Ratu
card-rank-J = Jack
card-rank-T = Sepuluh
card-rank-9 = Sembilan
card-rank-8 = Delapan
card-rank-7 = Tujuh
card-rank-6 = Enam
card-rank-5 = Lima
card-rank-4 = Empat
card-rank-3 = Tiga
card-rank-2 = Dua

card-suit-S = sekop
card-suit-C = keriting
card-suit-H = hati
card-suit-D = wajik

# What a card is in this hand; joined to its name with commas for screen readers.
card-role-right = bower kanan
card-role-left = bower kiri
card-role-trump = truf
card-playable = bisa dimainkan
card-unplayable = sekarang tidak bisa dimainkan
card-picked = dipilih
card-pickable = bisa dipilih
card-fixed = tidak bisa dipilih

# On buttons and badges.
strain-S = Sekop
strain-C = Keriting
strain-H = Hati
strain-D = Wajik
strain-NT = Tanpa truf
strain-LOW = Tanpa truf rendah
# Where there is no room: the sign of a no-trump strain.
strain-NT-short = TT
strain-LOW-short = TT↓
