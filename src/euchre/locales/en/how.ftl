# How each game is played, in a minute's reading. An empty line parts paragraphs; the words before a colon at
# a paragraph's start are its heading. One message a variant: how-ID.

how-euchre =
    The aim: You and the partner opposite play against the other two. Whoever makes trump has to take at least three of the five tricks. The first pair with 10 points wins.

    The cards: Nine to ace of four suits. In trump the jack is highest, the right bower. Next comes the other jack of the same colour, the left bower: it counts as a trump in every way. Then ace, king, queen, ten, nine. In the other suits the ace is highest.

    Making trump: You get five cards, and one more is turned up. In turn, from the dealer’s left, everybody passes or accepts its suit as trump. A dealer who accepts takes the card and puts another out; if somebody else accepts, the dealer may take it or leave it. If all pass, the card is turned down, and in a second round you may name another suit. If all pass again, the next player deals.

    Alone: Once trump is made, one player of each pair may play without the partner.

    Tricks: Play a card of the suit that was led if you have one, otherwise any card. The highest trump takes the trick; without a trump, the highest card of the suit led. Whoever takes it leads the next.

    Points: Makers score 1 for three or four tricks, 2 for all five, 4 for all five alone. With fewer than three they are euchred: 2 points for the others, or 4 if one of these played alone and took all five.

how-two-handed =
    The aim: Two play against each other. Whoever makes trump has to take at least three of the five tricks. The first with 10 points wins.

    The cards: Nine to ace of four suits. In trump the jack is highest, the right bower. Next comes the other jack of the same colour, the left bower: it counts as a trump in every way. Then ace, king, queen, ten, nine. In the other suits the ace is highest.

    Making trump: You get five cards, and one more is turned up. The player who did not deal speaks first: pass, or accept its suit as trump. A dealer who accepts takes the card and puts another out; a dealer whom the other ordered up may take it or leave it. If both pass, the card is turned down, and in a second round you may name another suit. If both pass again, the other player deals.

    Tricks: The player who did not deal leads. Play a card of the suit that was led if you have one, otherwise any card. The highest trump takes the trick; without a trump, the highest card of the suit led. Whoever takes it leads the next.

    Points: The maker scores 1 for three or four tricks, 2 for all five. With fewer than three the maker is euchred: 2 points for the other.

how-bid-euchre =
    The aim: You and the partner opposite bid how many of the twelve tricks you will take, against the other two. The first pair wins that has 52 points after a hand in which it made its bid or stopped the other pair.

    The cards: Nine to ace of four suits, every card twice; you get twelve. In trump the jacks are highest, the right bowers. Next come the other jacks of the same colour, the left bowers: they count as trumps in every way. Then ace, king, queen, ten, nine. In the other suits, and in no-trump, the ace is highest. Of two equal cards the one played first wins.

    Bidding: From the dealer’s left, everybody passes or bids a number of tricks with a trump suit or no-trump. A bid must be a higher number than the last; who has passed may bid again. Three passes after a bid end it; a bid of 12, or alone, ends it at once. If all four pass, the next player deals.

    Alone: The highest bid: all twelve tricks without the partner, who first exchanges up to three cards with the bidder, unseen.

    Tricks: The highest bidder leads. Play a card of the suit that was led if you have one, otherwise any card. The highest trump takes the trick; without a trump, the highest card of the suit led. Whoever takes it leads the next.

    Points: Each pair scores 1 for every trick. But bidders who take fewer tricks than they bid score none: they lose the number bid. A lone hand wins or loses 24.
