# What the server says: at a table, in answers that refuse something, on its own console.
#
# Arguments: name (a person's or bot's) with self = yes for the reader; card, cards as on the cards; suit and
# strain as S C H D NT LOW; side = we, i, they, one with first and second for names; how = dealer, partner or
# opponent for how a seat stands to the dealer.

server-serving = Euchre is ready at { $address } (stop it with Ctrl+C)

# Words within sentences.
word-suit = { $suit ->
    [S] spades
    [C] clubs
    [H] hearts
   *[D] diamonds
}
word-strain = { $strain ->
    [S] spades
    [C] clubs
    [H] hearts
    [D] diamonds
    [NT] no-trump
   *[LOW] low no-trump
}
word-who = { $self ->
    [yes] You
   *[no] { $name }
}
word-side = { $side ->
    [we] You and { $first }
    [i] You
    [one] { $first }
    [us] Your team
    [them] The other team
   *[they] { $first } and { $second }
}
word-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
word-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
word-bidder = { $level ->
    [alone] { word-who }
    [moon] { word-who }
    [call-one] { word-who }
    [call-two] { word-who }
    [call-three] { word-who }
   *[other] { word-side }
}
word-level = { $level ->
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
   *[other] { $level }
}
word-bid = { $strain ->
    [S] { word-level } in { word-strain }
    [C] { word-level } in { word-strain }
    [H] { word-level } in { word-strain }
    [D] { word-level } in { word-strain }
    [NT] { word-level } in { word-strain }
    [LOW] { word-level } in { word-strain }
   *[none] { word-level }
}

# Games.
variant-euchre-title = Euchre
variant-euchre-summary = The classic for two pairs: 24 cards, five tricks, turn-up trump.
variant-two-handed-title = Two-handed Euchre
variant-two-handed-summary = The same game face to face: each for himself.
variant-euchre-32-title = Euchre with 32 cards
variant-euchre-32-summary = With sevens and eights: more cards stay unseen.
variant-british-title = British Euchre
variant-british-summary = The joker, called the Benny, is the highest trump.
variant-three-handed-title = Three-handed Euchre
variant-three-handed-summary = Cut-throat: whoever makes trump plays against the other two.
variant-railroad-title = Railroad Euchre
variant-railroad-summary = A joker, and a lone player may call for the partner’s best card.
variant-bid-euchre-midwest-title = Bid Euchre from the Midwest
variant-bid-euchre-midwest-summary = Double deck, twelve cards each, as it is played in the mid-western USA.
variant-indiana-title = Indiana Bid Euchre
variant-indiana-summary = Double deck with high and low no-trump; a pass is final.
variant-barrie-title = Barrie Bid Euchre
variant-barrie-summary = Two packs from jack to ace: one call each, and three ways to play alone.
variant-kokomo-title = Kokomo
variant-kokomo-summary = As in Barrie, with a kitty of four cards for the highest bidder.
variant-bid-euchre-single-title = Bid Euchre, one pack
variant-bid-euchre-single-summary = Six cards and one call each: bid how many tricks your pair will take.
variant-pepper-title = Pepper
variant-pepper-summary = Bid a number first and name trump when you have won the auction.
variant-pfeffer-title = Pfeffer
variant-pfeffer-summary = Pepper with a minimum of four: somebody always plays.
variant-hasenpfeffer-title = Hasenpfeffer
variant-hasenpfeffer-summary = A joker, and a face-down card for the highest bidder.
variant-nap-title = Nap
variant-nap-summary = One bidder against all the others; the first card led makes trump.
variant-buck-title = Buck Euchre
variant-buck-summary = Each for himself, from 25 down to 0; you may stay out of a hand.
variant-six-handed-title = Six-handed Bid Euchre
variant-six-handed-summary = Three against three with a double deck, eight cards each.
variant-bid-euchre-title = Bid Euchre
variant-bid-euchre-summary = Double deck, twelve cards each: bid how many tricks your pair will take.

# What a seat said, in a bubble.
say-pass = Pass
say-order = { $alone ->
    [yes] Order, alone
   *[no] { $how ->
        [dealer] I accept
        [partner] I assist
       *[opponent] I order it up
    }
}
say-name = { $strain ->
    [S] Spades
    [C] Clubs
    [H] Hearts
    [D] Diamonds
    [NT] No-trump
   *[LOW] Low no-trump
}
say-name-alone = { say-name }, alone
say-bid = { $level ->
    [alone] { $strain ->
        [S] Alone: { word-strain }
        [C] Alone: { word-strain }
        [H] Alone: { word-strain }
        [D] Alone: { word-strain }
        [NT] Alone: { word-strain }
        [LOW] Alone: { word-strain }
       *[none] Alone
    }
   *[other] { $strain ->
        [S] { word-level } { word-strain }
        [C] { word-level } { word-strain }
        [H] { word-level } { word-strain }
        [D] { word-level } { word-strain }
        [NT] { word-level } { word-strain }
        [LOW] { word-level } { word-strain }
       *[none] { word-level }
    }
}
say-in = I am in
say-out = I stay out
say-joker = I hold the joker
say-alone = Alone!
say-redeal = Redeal

# What happened, for the log and the live region.
event-dealt = { $self ->
    [yes] You deal.
   *[no] { $name } deals.
}
event-dealt-upcard = { $self ->
    [yes] You deal and turn up { $card }.
   *[no] { $name } deals and turns up { $card }.
}
event-looked = You look at your cards.
event-pass = { $self ->
    [yes] You pass.
   *[no] { $name } passes.
}
event-order = { $self ->
    [yes] { $alone ->
        [yes] You accept and play alone.
       *[no] { $how ->
            [dealer] You accept the card.
            [partner] You assist.
           *[opponent] You order it up.
        }
    }
   *[no] { $alone ->
        [yes] { $name } accepts and plays alone.
       *[no] { $how ->
            [dealer] { $name } accepts the card.
            [partner] { $name } assists.
           *[opponent] { $name } orders it up.
        }
    }
}
event-name = { $self ->
    [yes] You name { word-strain }.
   *[no] { $name } names { word-strain }.
}
event-name-alone = { $self ->
    [yes] You name { word-strain } and play alone.
   *[no] { $name } names { word-strain } and plays alone.
}
event-bid = { $self ->
    [yes] You bid { word-bid }.
   *[no] { $name } bids { word-bid }.
}
event-in = { $self ->
    [yes] You stay in.
   *[no] { $name } stays in.
}
event-out = { $self ->
    [yes] You stay out of this hand.
   *[no] { $name } stays out of this hand.
}
event-joker-held = { $self ->
    [yes] You hold the joker and must bid.
   *[no] { $name } holds the joker and must bid.
}
event-upcard-joined = { $self ->
    [yes] You may give the turned card too.
   *[no] { $name } may give the turned card too.
}
event-widow-taken = { $name } takes the face-down cards.
event-widow-taken-own = You take { $cards }.
event-widow-left = { $self ->
    [yes] You leave the spare hand and play alone.
   *[no] { $name } leaves the spare hand and plays alone.
}
event-buried = { $count ->
    [one] { $name } puts a card out.
   *[other] { $name } puts { $count } cards out.
}
event-buried-own = You put out { $cards }.
event-alone = { $self ->
    [yes] You go alone.
   *[no] { $name } goes alone.
}
event-offers-closed = Everybody has said who plays alone.
event-redealt = { $self ->
    [yes] You show a worthless hand: the cards are dealt again.
   *[no] { $name } shows a worthless hand: the cards are dealt again.
}
event-swapped = { $self ->
    [yes] You go under: three cards swapped.
   *[no] { $name } goes under: three cards swapped.
}
event-upcard-taken = { $name } takes the card.
event-upcard-taken-own = You take the card and put out { $card }.
event-upcard-left = { $self ->
    [yes] You leave the card.
   *[no] { $name } leaves the card.
}
event-gave = { $count ->
    [0] { $self ->
        [yes] You exchange no cards.
       *[no] { $name } exchanges no cards.
    }
    [one] { $self ->
        [yes] You give a card to your partner.
       *[no] { $name } gives a card to the partner.
    }
   *[other] { $self ->
        [yes] You give { $count } cards to your partner.
       *[no] { $name } gives { $count } cards to the partner.
    }
}
event-received = You receive { $cards }.
event-played = { $self ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
event-trick-won = { $self ->
    [yes] You take the trick.
   *[no] { $name } takes the trick.
}

# How a hand ended.
result-made = { word-side } made it with { word-tricks }: { word-points }.
result-march = March! { word-side } took every trick: { word-points }.
result-made-alone = { word-who } made it alone with { word-tricks }: { word-points }.
result-march-alone = { word-who } took every trick alone: { word-points }!
result-euchred = Euchred! { word-side } took { word-tricks }: { word-points } for { $side ->
    [we] you
    [i] you
    [us] you
   *[other] them
}.
result-bid-made = { word-bidder } bid { word-bid } and took { word-tricks }: { word-points } against { $others }.
result-bid-set = Set! { word-bidder } bid { word-bid } and took { word-tricks }: { word-points } lost, { $others } for the other side.
result-stakes-made = { word-bidder } made { word-bid }: each opponent pays { word-points }.
result-stakes-failed = { word-bidder } failed with { word-bid }: { word-points } to each opponent.
result-countdown-made = { word-side } made it with { word-tricks }, which come off the count.
result-countdown-failed = { word-side } failed with { word-tricks }: { $points } more on the count.
result-no-maker = Nobody made trump: each counts the tricks taken.
result-all-passed = Everybody passed: nobody scores, and the next player deals.
result-redeal = A worthless hand was shown: nobody scores, and the same player deals again.
result-forfeited = { word-side } gave up the deal: 1 point for the other side.
result-match = { $side ->
    [we] You and { $first } win the match, { $points } to { $others }!
    [i] You win the match, { $points } to { $others }!
    [one] { $first } wins the match, { $points } to { $others }.
    [us] Your team wins the match, { $points } to { $others }!
    [them] The other team wins the match, { $points } to { $others }.
   *[they] { $first } and { $second } win the match, { $points } to { $others }.
}

# What you are asked.
prompt-order = { $how ->
    [dealer] Take { $card } and make { word-suit } trump?
    [partner] Make { word-suit } trump? { $card } is for { $name }, your partner
   *[opponent] Make { word-suit } trump? { $card } is for { $name }
}
prompt-propose = The joker was turned up. Before you see your cards: which suit does it stand for?
prompt-name = Name a suit, or pass
prompt-name-must = The others passed: you must name a suit
prompt-pass-only = You hold no card of a suit you may name
prompt-bid = How many tricks do you bid?
prompt-bid-over = { $self ->
    [yes] You bid { word-bid }. Bid higher?
   *[no] { $name } bid { word-bid }. Bid higher?
}
prompt-bid-must = The others passed: you must bid
prompt-forced = All passed and you hold the joker: you must bid
prompt-name-trump = You won the auction: name trump
prompt-dropping = { $self ->
    [yes] You made { word-strain }. Are you in?
   *[no] { $name } made { word-strain }. Are you in?
}
prompt-widow = Take the spare hand, or leave it and play alone?
prompt-bury = { $count ->
    [one] Put a card out
   *[other] Put { $count } cards out
}
prompt-first-lead = Lead: the suit of your card is trump
prompt-alone = { $self ->
    [yes] You made { word-strain }. Play alone?
   *[no] { $name } made { word-strain }. Play alone?
}
prompt-redeal = Your hand is worthless. Show it and have the cards dealt again?
prompt-swap = Go under: swap three nines or tens for the three hidden cards?
prompt-discard = You take { $card }. Put a card out
prompt-discard-or-leave = Take { $card } and put a card out, or leave it
prompt-give = You play alone. Exchange cards with your partner?
prompt-give-back = { $count ->
    [one] Give your partner a card
   *[other] Give your partner { $count } cards
}
prompt-lead = Your lead
prompt-follow = Follow { word-suit }
prompt-play-any = You have no { word-suit }: play any card

# Buttons.
action-pass = Pass
action-order = { $alone ->
    [yes] Order, alone
   *[no] { $how ->
        [dealer] Accept
        [partner] Assist
       *[opponent] Order it up
    }
}
action-name = { say-name }
action-name-alone = { say-name }, alone
action-bid = { $strain ->
    [S] Bid { word-level }, { word-strain }
    [C] Bid { word-level }, { word-strain }
    [H] Bid { word-level }, { word-strain }
    [D] Bid { word-level }, { word-strain }
    [NT] Bid { word-level }, { word-strain }
    [LOW] Bid { word-level }, { word-strain }
   *[none] Bid { word-level }
}
action-in = I am in
action-out = I stay out
action-take = Take the cards
action-leave = Leave them
action-alone = Play alone
action-decline = { $question ->
    [alone] With partner
   *[other] No
}
action-redeal = Deal again
action-swap = Swap three cards
action-discard = Put out
action-give = { $max ->
    [one] Give a card
   *[other] Give { $max } cards
}

# What the table waits for.
waiting-you = Your turn
waiting-seat = { $name } is thinking
waiting-offers = Waiting for who plays alone
waiting-question = Waiting for the other players
waiting-deal = { $self ->
    [yes] Your cards are being dealt
   *[no] { $name } is dealing
}
waiting-next-hand = The hand is over
waiting-over = The match is over

# Where things stand.
standing-turned-up = Proposed: { word-suit }
standing-turned-down = Turned down: { word-suit }
standing-no-bid = No bid yet
standing-bid = { word-who }: { word-bid }
standing-contract = { word-who } · { $self ->
    [yes] need
   *[no] needs
} { $needs }
standing-contract-bid = { word-who } · { $level ->
    [alone] alone, all tricks
    [moon] the moon, all tricks
    [misere] misère, no trick
   *[other] bid { word-level }
}

# Why something was refused; the ids end with the reason's code.
reason-other = That cannot be done: { $detail }
reason-must-follow = You must follow suit: play { $suit ->
    [S] a spade
    [C] a club
    [H] a heart
   *[D] a diamond
}
reason-not-your-turn = It is not your turn yet
reason-not-your-card = You do not hold that card
reason-wrong-phase = That is not possible at this moment
reason-not-asked = Nobody asked that: make a call
reason-auction-open = Trump is not settled yet: make a call
reason-auction-closed = The auction is over
reason-exchange-open = Cards are being exchanged first
reason-exchange-closed = The exchange is over: play a card
reason-deal-due = The cards have not been dealt yet
reason-already-dealt = The cards have been dealt
reason-hand-over = The hand is over
reason-match-over = The match is over
reason-no-hand-to-proceed-to = The next hand is not waiting to be dealt
reason-bid-too-low = Bid higher than the standing bid, or pass
reason-no-such-bid = There is no such bid in this game
reason-strain-not-played = That trump is not played at this table
reason-no-trump-not-played = No-trump is not played at this table: name a suit
reason-suit-turned-down = That suit was turned down: name another
reason-no-card-of-suit = You need a card of that suit to make it trump
reason-dealer-must-call = The others passed: as dealer you must make a call
reason-must-name = Name one of the trumps that are played
reason-must-bid = You hold the joker: make the bid that is asked of you
reason-must-answer = Trump is made: say whether you are in or out
reason-bid-not-open = That can be bid over one certain bid only
reason-strain-not-asked = Trump is named later: bid without it
reason-strain-missing = Name trump with the bid
reason-must-order-alone = In this seat you may accept only to play alone
reason-must-take-upcard = You accepted the card: take it and put out one of your own
reason-wrong-call = That call is not possible in this round
reason-wrong-answer = Answer the question, or decline
reason-wrong-swap = Swap exactly three nines or tens
reason-wrong-number-of-cards = That is not the number of cards asked for
reason-unknown-action = That is no action of this game
reason-unknown-card = There is no such card
reason-unknown-strain = There is no such trump
reason-not-in-deck = That card is not in this game’s deck
reason-stale-version = The table has moved on: look again and choose
reason-busy = Too many people write to this table: try again
reason-bad-action-id = An action needs an id of 1 to 64 characters
reason-bad-message = The message cannot be read: { $detail }
reason-message-too-large = The message is too large
reason-unknown-table = There is no such table
reason-not-your-table = You have no seat at this table
reason-no-hints = Hints are given only where all the others are computer players
reason-no-such-hand = That hand is not finished: { $hands ->
    [0] none is yet
   *[other] hands 1 to { $hands } are
}
reason-unknown-variant = There is no game called { $variant }
reason-unknown-key = There is no house rule called { $key }
reason-wrong-value = { $key } cannot be { $value }
reason-not-applicable = { $key } is no house rule of this game
reason-bad-request = The request cannot be read: { $detail }
reason-not-found = There is nothing at { $path }
reason-wrong-method = That address answers other requests
reason-not-json = The request must be JSON
reason-wrong-origin = This server answers only its own pages
reason-internal = The server failed at this. It has noted it; try again
