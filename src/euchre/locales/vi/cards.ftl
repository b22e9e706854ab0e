# Names of cards, suits and strains.

card-name = { $rank } { $suit }
card-joker = Phăng teo

card-rank-A = Át
card-rank-K = Già
card-rank-Q = Đầm
card-rank-J = Bồi
card-rank-T = Mười
card-rank-9 = Chín
card-rank-8 = Tám
card-rank-7 = Bảy
card-rank-6 = Sáu
card-rank-5 = Năm
card-rank-4 = Bốn
card-rank-3 = Ba
card-rank-2 = Hai

card-suit-S = bích
card-suit-C = chuồn
card-suit-H = cơ
card-suit-D = rô

# What a card is in this hand; joined to its name with commas for screen readers.
card-role-right = bower phải
card-role-left = bower trái
card-role-trump = bài chủ
card-playable = đánh được
card-unplayable = lúc này không đánh được
card-picked = đã chọn
card-pickable = chọn được
card-fixed = không chọn được

# On buttons and badges.
strain-S = Bích
strain-C = Chuồn
strain-H = Cơ
strain-D = Rô
strain-NT = Không chủ
strain-LOW = Không chủ thấp
# Where there is no room: the sign of a no-trump strain.
strain-NT-short = KC
strain-LOW-short = KC↓
