# What each key of the rules means. One message a key: key-SECTION-NAME.

key-seats-count = How many play.
key-seats-sides = partners: players who sit opposite each other score together; singles: each for himself.

key-deck-ranks = The ranks of every suit.
key-deck-copies = How many times each card is in the deck.
key-deck-joker = A joker is added as the highest trump.
key-deck-bowers = The jack of trumps (right bower) and the other jack of its colour (left bower) are the highest trumps.

key-deal-hand = Cards dealt to each player.
key-deal-upcard = One card is turned up after the deal.
key-deal-widow = Cards dealt face down for the one who wins the auction.
key-deal-packets = How many cards are dealt at a time. This changes nothing but the look of the deal.

key-auction-kind = turn_up: players accept the suit of a turned card or name another; numbers: players bid how many tricks they will take.
key-auction-strains = What may be named: suits (S C H D), high no-trump (NT), low no-trump (LOW).
key-auction-joker-up = Which suit a turned-up joker stands for. dealer_names: the dealer names one before looking at his hand, and the calls go on; dealer_maker: he names one, is the maker at once and takes the joker; hearts: hearts.
key-auction-club-is-trump = A turned club is trump at once: there are no calls, no maker and no take-up.
key-auction-dropping = When trump is made each other player says whether he plays this hand or stays out of it.
key-auction-minimum = The lowest number that may be bid.
key-auction-minimum-no-trump = The lowest number that may be bid in no-trump (0: the same as in a suit).
key-auction-maximum = The highest number that may be bid.
key-auction-closes-at = The number that ends the auction at once (0: none does).
key-auction-turns = reentry: whoever passed may bid again, until all the others pass in a row; one_each: every player speaks once; pass_is_final: whoever passes is out of the auction.
key-auction-all-pass = When everybody passes. next_dealer: the hand is void and the next player deals; joker_must_bid: whoever holds the joker bids three; play_no_trump: the hand is played in no-trump without a maker.
key-auction-naming = When the strain of a number bid is named. with_bid: with the number; after_win: by the winner, when the auction is over; first_lead: by the suit of the winner's first card; no_trump: never.
key-auction-special = Bids beside the numbers, lowest first: tricks needed, points won or lost, whether the partner sits out, cards exchanged, when the strain is named.
key-auction-dealer-must-call = Stick the dealer: when everybody else has passed, the dealer may not pass.
key-auction-canadian-loner = Canadian loner: in the first round the dealer's partner may only pass, or accept and play alone.
key-auction-need-suit = To make a suit trump you must hold a printed card of it; the dealer who accepts counts the turned card.
key-auction-second-round-no-trump = No-trump may be named in the second round.
key-auction-turned-down-again = The second round may also name the suit that was turned down.
key-auction-forfeit-deal = The dealer may pass in the second round at the price of a point to the opponents. The hand is then void.
key-auction-farmers-hand = Farmer's hand: a player with nines and tens only may show them before the first call; the same dealer deals again.
key-auction-ace-no-face = Ace no face: the same right with one ace beside nines and tens only.
key-auction-going-under = Going under: before the first call one player with three nines or tens may swap three of them for the three face-down cards.
key-auction-low-no-trump = Low no-trump may be bid: the nine is best and the ace worst.
key-auction-call-for-best = A lone bid just under plain alone, at three quarters of its price, with exactly so many cards exchanged (0: off).

key-exchange-may-leave = A dealer who was ordered up by somebody else may leave the turned card on the table.
key-exchange-any-of-six = A dealer who takes the turned card may put out any of the six, unseen: the turned card too.
key-exchange-widow = Who takes the widow and puts as many cards out. none: nobody; taken: the winner of the auction; offered: the maker may take it, or leave it and play on for the higher price of a lone hand.
key-exchange-lone-cards = How many cards a maker swaps with the partner, both unseen, who said that he plays alone when he named trump after an auction by numbers.
key-exchange-call-for-best = Call for best: any lone player may swap one card with the partner, both unseen; a dealer whose partner ordered and went alone may give the turned card.
key-exchange-partners-best = Partner's best: a lone maker swaps exactly one card with the partner, both unseen.

key-alone-makers = making_side: either maker may play alone, once trump is fixed; with_call: the player who makes trump may, and says so when he names or accepts it; by_bid: going alone is a bid; none: nobody may.
key-alone-defenders = When a defender may play alone: always, against a lone maker only, or never.

key-play-lead = Who leads to the first trick: dealer_left or maker.
key-play-lone-lead = Who leads to the first trick when somebody is alone. left_of_lone: the player to his left, with a lone player on both sides the lone defender; next_active: the first player from the dealer's left who does not sit out; maker: the maker.
key-play-twins = Which of two identical cards in a trick wins: first or last.

key-scoring-kind = table: points by the rows of the score table; contract: points by the number bid and the tricks taken; stakes: each opponent pays the bidder, or is paid; countdown: each player takes his tricks off his count.
key-scoring-rows = The score table: tricks of the makers' side, how each side played, points for makers and defenders.
key-scoring-lone-penalty = Euchring a lone maker is worth 4 points.
key-scoring-super-euchre = Makers who take no trick at all give the defenders 4 points.
key-scoring-failed = What the bidders lose when a number bid fails (0: the number).
key-scoring-lone-doubles = A lone hand wins and loses twice as much.
key-scoring-stuck-half = A dealer who had to bid loses half of it when he fails, rounded up.
key-scoring-zero-penalty = What is added to the count of a player who takes no trick.
key-scoring-maker-penalty = What is added to the count of a maker who takes fewer than three tricks.
key-scoring-drop-penalty = What is added to the count of a player who stays out.
key-scoring-lone-defence = A defender who plays alone and beats a lone maker scores 4.
key-scoring-march-two = A maker who takes every trick scores 2 instead of 3.
key-scoring-lone-march = What a lone player of the makers scores for every trick (0: as the score table says).
key-scoring-lone-euchred = What the defenders score for euchring a lone maker (0: as the score table says).
key-scoring-fast-break = Fast break: when the defenders take the first two tricks and then lose the other three, nobody scores.
key-scoring-four-trick-tokens = Tokens: makers, not alone, who take exactly four tricks earn a token; every fourth token is a point more.
key-scoring-bonus = Points added for a number bid that is made.
key-scoring-alone-with-exchange = What a lone hand wins or loses when cards were exchanged first (0: the same as without).

key-match-target = The score that wins the match.
key-match-start = The score that every side starts from.
key-match-direction = up: points are added, to reach the target; down: the count falls to the target.
key-match-condition = total: reaching the target wins; total_and_success: the side must also have made its bid, or set the others, in that hand.
key-match-tie = When several sides stand at or over the target. higher: the highest total wins, equal totals play on; maker: the bidder's side wins.
key-match-max-hands = A match of so many hands, whatever the target: the highest total wins, after one more hand at a time where it is shared (0: no such number).
key-match-lose-at = A side at this score or under it has lost (0: never).
key-match-laps = Laps: the winner's points over the target start the next match.
key-match-slam = Slam: a match whose losers have no points counts as two.
key-match-in-the-barn = In the barn: a side one point short of the target is announced. Nothing else changes.
