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
key-auction-joker-up = Which suit a turned-up joker stands for. dealer_names: the dealer names one before looking at his hand.
key-auction-minimum = The lowest number that may be bid.
key-auction-maximum = The highest number that may be bid.
key-auction-closes-at = The number that ends the auction at once (0: none does).
key-auction-turns = reentry: whoever passed may bid again, until all the others pass in a row; one_each: every player speaks once.
key-auction-special = Bids above all numbers, lowest first: tricks needed, whether the partner sits out, cards exchanged, points won or lost.
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
key-exchange-partners-best = Partner's best: a lone maker swaps exactly one card with the partner, both unseen.

key-alone-makers = making_side: either maker may play alone, once trump is fixed; by_bid: going alone is a bid; none: nobody may.
key-alone-defenders = When a defender may play alone: always, or never.

key-play-lead = Who leads to the first trick: dealer_left or maker.
key-play-lone-lead = Who leads to the first trick when one player is alone: left_of_lone, next_active (the dealer's left, or who comes next where that seat is out) or maker. With a lone player on both sides the lone defender leads.
key-play-twins = Which of two identical cards in a trick wins: first or last.

key-scoring-kind = table: points by the rows of the score table; contract: points by the number bid and the tricks taken.
key-scoring-rows = The score table: tricks of the makers' side, how each side played, points for makers and defenders.
key-scoring-lone-penalty = Euchring a lone maker is worth 4 points.
key-scoring-super-euchre = Makers who take no trick at all give the defenders 4 points.
key-scoring-bonus = Points added for a number bid that is made.
key-scoring-alone-with-exchange = What a lone hand wins or loses when cards were exchanged first (0: the same as without).

key-match-target = The score that wins the match.
key-match-start = The score that both sides start from.
key-match-condition = total: reaching the target wins; total_and_success: the side must also have made its bid, or set the others, in that hand.
key-match-lose-at = A side at this score or under it has lost (0: never).
key-match-laps = Laps: the winner's points over the target start the next match.
key-match-slam = Slam: a match whose losers have no points counts as two.
key-match-in-the-barn = In the barn: a side one point short of the target is announced. Nothing else changes.
