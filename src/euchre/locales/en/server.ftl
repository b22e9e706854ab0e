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
   *[other] { word-side }
}
word-bid = { $level ->
    [alone] alone in { word-strain }
   *[other] { $level } in { word-strain }
}

# Games.
variant-euchre-title = Euchre
variant-euchre-summary = The classic for two pairs: 24 cards, five tricks, turn-up trump.
variant-two-handed-title = Two-handed Euchre
variant-two-handed-summary = The same game face to face: each for himself.
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
say-bid = { $level ->
    [alone] Alone: { word-strain }
   *[other] { $level } { word-strain }
}
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
event-bid = { $self ->
    [yes] You bid { word-bid }.
   *[no] { $name } bids { word-bid }.
}
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
   *[other] them
}.
result-bid-made = { word-bidder } bid { word-bid } and took { word-tricks }: { word-points } against { $others }.
result-bid-set = Set! { word-bidder } bid { word-bid } and took { word-tricks }: { word-points } lost, { $others } for the other side.
result-all-passed = Everybody passed: nobody scores, and the next player deals.
result-redeal = A worthless hand was shown: nobody scores, and the same player deals again.
result-forfeited = { word-side } gave up the deal: 1 point for the other side.
result-match = { $side ->
    [we] You and { $first } win the match, { $points } to { $others }!
    [i] You win the match, { $points } to { $others }!
    [one] { $first } wins the match, { $points } to { $others }.
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
action-bid = { $level ->
    [alone] Bid alone, { word-strain }
   *[other] Bid { $level }, { word-strain }
}
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
   *[other] bid { $level }
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
reason-must-name = The joker was turned up: name the suit it stands for
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
