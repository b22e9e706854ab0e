# The rules of a game, sentence by sentence, as its rules page and docs/variants print them.
#
# Each sentence is whole and stands for one member of a choice, or for one key; tests/rulebook/scenarios tries
# every one of them on the engine. Arguments: level and below (a named bid, as in word-level), cards, count,
# tricks, points, win and lose are numbers.

page-house = House rules at this table
page-house-mark = house rule
page-seats = The players
page-deck = The cards
page-order = Which card is higher
page-deal = The deal
page-auction = Making trump
page-exchange = Exchanging cards
page-alone = Playing alone
page-play = The tricks
page-scoring = The points
page-match = The match
page-sources = Where these rules come from
page-plain = These are the rules without house rules.
page-table-tricks = Tricks of the makers
page-table-makers = Makers
page-table-others = Each other side
page-contents = On this page
page-cards = The cards, the highest first: { $cards }.

# The players.
rule-sides-partners = { $count ->
    [4] Four play in two pairs: partners sit opposite each other and score together.
   *[other] { $count } play in two teams: every second player belongs together and scores together.
}
rule-sides-singles = { $count } play, and each scores alone.

# The cards.
rule-deck = The deck has { $size } cards. These ranks are in every suit:
rule-deck-copies = Every card is in the deck twice.
rule-deck-joker = The joker is added to the deck.

# Which card is higher.
rule-order-trump = In the trump suit, here hearts, the jack is the highest card, the right bower. Next comes the jack of the other suit of the same colour, the left bower, which is a trump in every way.
rule-order-mate = The other suit of that colour has no jack of its own.
rule-order-plain = In every other suit the ace is the highest card.
rule-order-no-bowers = In every suit, trump or not, the ace is the highest card and the jack has no special place.
rule-order-joker = The joker is the highest trump, and leading it is leading trump.
rule-order-no-trump = In no-trump no suit beats another, and every suit ranks from the ace down, the jack in its place.
rule-order-low = In low no-trump the lowest card of a suit is the best and the ace the worst.
rule-twins-first = When two equal cards meet in a trick, the one played first is the higher.
rule-twins-last = When two equal cards meet in a trick, the one played last is the higher.

# The deal.
rule-deal = Everybody is dealt { $count } cards.
rule-deal-upcard = One more card is turned up.
rule-deal-passes = After every hand the deal passes to the left.
rule-widow-none = { $rest ->
    [one] One card is left over: nobody plays it.
   *[other] { $rest } cards are left over: nobody plays them.
}
rule-widow-offered = A spare hand of { $count } cards is dealt face down. The maker may take it and put { $count } cards out, or leave it and play for the price of a lone hand.
rule-widow-taken = { $count ->
    [one] One card is dealt face down. Whoever wins the auction takes it and puts a card out.
   *[other] { $count } cards are dealt face down. Whoever wins the auction takes them and puts { $count } cards out.
}

# Making trump: before the calls.
rule-farmers-hand = Before the calls, a player who holds nothing but nines and tens may show them: the hand is not played, and the same dealer deals again.
rule-ace-no-face = Before the calls, a player who holds nothing but one ace, nines and tens may show them: the hand is not played, and the same dealer deals again.
rule-going-under = Before the calls, one player who holds at least three nines and tens may swap three of them for the three cards that lie face down.
rule-club-is-trump = If the turned card is a club, clubs are trump at once: there are no calls, and there is no maker.
rule-joker-up-dealer-names = If the joker is turned up, the dealer, before looking at any card, names the suit that it stands for, and the calls begin.
rule-joker-up-dealer-maker = If the joker is turned up, the dealer, before looking at any card, names trump and is the maker: there are no calls.
rule-joker-up-hearts = If the joker is turned up, it stands for hearts.

# Making trump: by the turned card.
rule-auction-kind-turn-up = From the dealer’s left, everybody in turn passes or accepts the suit of the turned card as trump. The first to accept is the maker, and the calls are over.
rule-second-round-another = If all pass, the card is turned down. In a second round everybody in turn passes or names another suit; the first to name one is the maker.
rule-second-round-any = If all pass, the card is turned down. In a second round everybody in turn passes or names any suit, also the one turned down; the first to name one is the maker.
rule-second-round-no-trump = No-trump may be named in the second round.
rule-canadian-loner = In the first round the dealer’s partner may only pass, or accept and play alone.
rule-need-suit = Whoever makes a suit trump must hold a card that shows this suit; only a dealer who accepts may count the turned card.
rule-stuck-dealer = When all the others have passed in the second round, the dealer must name a trump that may be named.
rule-forfeit-deal = If the dealer too passes in the second round, the hand is not played: every other side gets 1 point, and the next player deals.
rule-all-pass-next-dealer = If everybody passes, the hand is not played, and the next player deals.
rule-all-pass-joker-must-bid = If everybody passes, whoever holds the joker must bid 3 and wins the auction; if nobody holds it, the hand is not played, and the next player deals.
rule-all-pass-play-no-trump = If everybody passes, the hand is played in no-trump, and there is no maker.
rule-dropping = When trump is made, from the maker’s left everybody else in turn says in or out. Whoever is out plays no card of this hand.

# Making trump: by bidding.
rule-auction-kind-numbers = From the dealer’s left, everybody in turn passes or bids how many tricks to take. Every bid must be higher than the last, and the highest bidder is the maker.
rule-bid-range = The lowest number that may be bid is { $minimum }, the highest is { $maximum }.
rule-bid-minimum-no-trump = In no-trump the lowest number that may be bid is { $minimum }.
rule-bid-closes = A bid of { $number } ends the auction at once.
rule-turns-reentry = Whoever has passed may bid again later. The auction is over when all the others pass in a row after a bid.
rule-turns-one-each = Everybody speaks only once.
rule-turns-pass-is-final = Whoever has passed may not bid again. The auction is over when only the highest bidder has not passed.
rule-naming-with-bid = Every bid of a number names trump too, and a bid in one suit is not higher than the same number in another.
rule-naming-after-win = A number is bid without trump: whoever wins the auction names it then.
rule-naming-first-lead = A number is bid without trump: the suit of the first card that the highest bidder leads is trump.
rule-naming-no-trump = A number is bid without trump: the hand is played in no-trump.
rule-strains-no-trump = No-trump may be named instead of a suit.
rule-strains-low = Low no-trump may be named instead of a suit.
rule-stuck-bidder = When all the others have passed, the dealer must bid.
rule-special = The bid “{ word-level }” ranks above all numbers: the bidders must take { word-tricks }.
rule-special-higher = The bid “{ word-level }” ranks above “{ word-below }”: the bidders must take { word-tricks }.
rule-special-between = The bid “{ word-level }” ranks just above { $above }: the bidders must take { word-tricks }.
rule-special-misere = The bid “{ word-level }” ranks just above { $above }: the bidder must take no trick.
rule-special-over = “{ word-level }” may be bid over “{ word-below }” only.
rule-special-closes = The bid “{ word-level }” ends the auction at once.
rule-special-after-win = Whoever wins the auction with “{ word-level }” names trump then.
rule-special-no-trump = After “{ word-level }” the hand is played in no-trump.
rule-special-alone = Whoever bids “{ word-level }” plays without a partner.
rule-special-exchange = { $count ->
    [one] Whoever bids “{ word-level }” first gives the partner a card and gets one back, neither seeing what comes.
   *[other] Whoever bids “{ word-level }” first gives the partner { $count } cards and gets as many back, neither seeing what comes.
}
rule-special-exchange-up-to = Whoever bids “{ word-level }” may first give the partner up to { $count } cards and gets as many back, neither seeing what comes.
word-below = { $below ->
    [alone] alone
    [moon] the moon
    [call-one] alone with one card called
    [call-two] alone with two cards called
    [call-three] alone with three cards called
    [little-pepper] Little Pepper
    [big-pepper] Big Pepper
    [misere] misère
    [nap] nap
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $below }
}

# Exchanging cards.
rule-take-up = A dealer who accepts takes the turned card and puts one of the { $count } others out, face down.
rule-may-leave = When somebody else accepts, the dealer may take the turned card in the same way, or leave it on the table.
rule-must-take = When somebody else accepts, the dealer must take the turned card in the same way.
rule-any-of-six = Whoever accepts, the dealer takes the turned card and puts any card out, face down; that may be the turned card.
rule-dealer-out = A dealer who sits out does not take the turned card.
rule-partners-best = Before the first lead, a lone player of the makers swaps one card with the partner, neither seeing what comes.
rule-call-for-best = Before the first lead, a lone player may swap one card with the partner, neither seeing what comes.
rule-upcard-joined = A dealer who sits out because the partner accepted and plays alone may give the turned card.

# Playing alone.
rule-lone-makers-none = Nobody plays alone.
rule-lone-makers-making-side = When trump is made, the maker may play alone; if the maker does not, the maker’s partner may.
rule-lone-makers-with-call = The maker may play alone, and says so with the call that makes trump.
rule-lone-makers-by-bid = Playing alone must be bid.
rule-lone-defenders-never = No opponent of the makers may play alone.
rule-lone-defenders-against-lone = When a maker plays alone, one of the opponents may play alone too: the one on the maker’s left is asked first.
rule-lone-defenders-always = One of the makers’ opponents may play alone, whether a maker does or not: the one on the maker’s left is asked first.
rule-lone-partner = Whoever scores together with a lone player lays the cards down and sits out.

# The tricks.
rule-lead-dealer-left = The player at the dealer’s left leads first; a player who takes no part is passed over.
rule-lead-maker = The maker leads first.
rule-lone-lead-left-of-lone = When one player is alone, the player at the lone player’s left leads first.
rule-lone-lead-next-active = When somebody plays alone, the first player from the dealer’s left who does not sit out leads first.
rule-lone-lead-maker = When somebody plays alone, the maker leads first.
rule-lead-both-alone = When a player of each side is alone, the lone opponent of the makers leads first.
rule-follow = Whoever holds a card of the suit that was led must play one; whoever holds none may play any card.
rule-trick = The highest trump takes the trick; without a trump, the highest card of the suit that was led. Whoever takes a trick leads the next one.

# The points.
rule-scoring-kind-table = What the makers take decides about the points: the table says how many they get, and how many every other side gets.
rule-score-both-both = When nobody plays alone:
rule-score-alone-both = When one of the makers plays alone:
rule-score-both-alone = When an opponent of the makers plays alone:
rule-score-alone-alone = When a player of each side is alone:
rule-score-single-both = What the maker takes, against the others:
rule-score-single-alone = When the maker left the spare hand:
rule-lone-penalty = A lone maker who is euchred costs the makers’ side 4 points, which the others get.
rule-super-euchre = Makers who take no trick at all give the others 4 points.
rule-lone-defence = A lone opponent who beats a lone maker gets 4 points.
rule-march-two = A maker who takes every trick gets 2 points.
rule-lone-march = A lone player of the makers who takes every trick gets { word-points }.
rule-lone-euchred = When a lone maker is euchred by two opponents, they get { word-points }.
rule-fast-break = When the makers lose the first two tricks and take the other three, nobody gets a point.
rule-four-trick-tokens = Makers who take exactly four tricks, neither of them alone, get a token. Every fourth token of a side is worth 1 point.
rule-scoring-kind-contract = Every trick is worth 1 point to the side that takes it; but the bidders get nothing for their tricks if they take fewer than they bid.
rule-failed-bid = Bidders who fail lose as many points as they bid tricks.
rule-failed-fixed = Bidders who fail lose { word-points }, whatever number they bid.
rule-special-price = The bid “{ word-level }” wins { $win } points if it is made, and loses { $lose } if it fails, whatever the tricks.
rule-bonus = Bidders who make a number get { word-points } more.
rule-alone-with-exchange = A lone hand before which cards were exchanged wins or loses { word-points } instead.
rule-scoring-kind-stakes = The bidder plays against all the others: each of them pays the bidder as many points as the number bid, or gets as many if it fails.
rule-special-stake = For “{ word-level }” each opponent pays { word-win } if it is made, and gets { word-lose } if it fails.
word-win = { $win ->
    [one] { $win } point
   *[other] { $win } points
}
word-lose = { $lose ->
    [one] { $lose } point
   *[other] { $lose } points
}
rule-scoring-kind-countdown = Every trick takes 1 off the count of the player who takes it.
rule-zero-penalty = { $points } is added to the count of a player who takes no trick.
rule-maker-penalty = A maker who takes fewer than { $tricks } tricks takes nothing off, but { $points } is added.
rule-drop-free = The count of a player who stays out does not change.
rule-drop-penalty = { $points } is added to the count of a player who stays out.
rule-all-dropped = If everybody else stays out, no card is played, and the maker counts all { $tricks } tricks.

# The match.
rule-direction-up = Every side starts at { $start }, and points are added up.
rule-direction-down = Every side starts at { $start } and counts down.
rule-condition-total = A side that has reached { $target } at the end of a hand wins the match.
rule-condition-total-and-success = A side wins the match if it has { $target } or more at the end of a hand in which it made its bid or made the others fail.
rule-tie-higher = If several sides are there at once, the one that is further wins; if they are equal, play goes on.
rule-tie-maker = If several sides are there at once, the makers’ side wins.
rule-match-hands = A match has { $hands } hands, and the best total wins. While the best total is shared, one more hand is played.
rule-lose-at = A side that has fallen to { $points } has lost the match.
rule-laps = The points that the winner has over the target are carried into the next match.
rule-slam = A match that the others end without a point counts as two.
rule-in-the-barn = A side that is one point short of the target is said to be in the barn.
