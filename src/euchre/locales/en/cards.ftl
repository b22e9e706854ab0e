# Names of cards, suits and strains.

card-name = { $rank } of { $suit }
card-joker = Joker

card-rank-A = Ace
card-rank-K = King
card-rank-Q = Queen
card-rank-J = Jack
card-rank-T = Ten
card-rank-9 = Nine
card-rank-8 = Eight
card-rank-7 = Seven
card-rank-6 = Six
card-rank-5 = Five
card-rank-4 = Four
card-rank-3 = Three
card-rank-2 = Two

card-suit-S = spades
card-suit-C = clubs
card-suit-H = hearts
card-suit-D = diamonds

# What a card is in this hand; joined to its name with commas for screen readers.
card-role-right = right bower
card-role-left = left bower
card-role-trump = trump
card-playable = playable
card-unplayable = not playable now
card-picked = picked
card-pickable = can be picked
card-fixed = cannot be picked

# On buttons and badges.
strain-S = Spades
strain-C = Clubs
strain-H = Hearts
strain-D = Diamonds
strain-NT = No-trump
strain-LOW = Low no-trump
# Where there is no room: the sign of a no-trump strain.
strain-NT-short = NT
strain-LOW-short = Low
