# Names of cards, suits and strains.

card-name = { $rank } { $suit }
card-joker = Joker

card-rank-A = As
card-rank-K = Raja
card-rank-Q = Ratu
card-rank-J = Jack
card-rank-T = Sepuluh
card-rank-9 = Sanga
card-rank-8 = Wolu
card-rank-7 = Pitu
card-rank-6 = Enem
card-rank-5 = Lima
card-rank-4 = Papat
card-rank-3 = Telu
card-rank-2 = Loro

card-suit-S = sekop
card-suit-C = keriting
card-suit-H = ati
card-suit-D = wajik

# What a card is in this hand; joined to its name with commas for screen readers.
card-role-right = bower tengen
card-role-left = bower kiwa
card-role-trump = truf
card-playable = bisa dimainake
card-unplayable = saiki ora bisa dimainake
card-picked = wis dipilih
card-pickable = bisa dipilih
card-fixed = ora bisa dipilih

# On buttons and badges.
strain-S = Sekop
strain-C = Keriting
strain-H = Ati
strain-D = Wajik
strain-NT = Tanpa truf
strain-LOW = Tanpa truf endhek
# Where there is no room: the sign of a no-trump strain.
strain-NT-short = TT
strain-LOW-short = TT↓
