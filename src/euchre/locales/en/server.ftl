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
result-bid-made = { word-side } bid { word-bid } and took { word-tricks }: { word-points } against { $others }.
result-bid-set = Set! { word-side } bid { word-bid } and took { word-tricks }: { word-points } lost, { $others } for the other side.
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
    [partner] Assist: { $card } goes to { $name }, your partner?
   *[opponent] Order { $card } up into { $name }’s hand?
}
prompt-propose = The joker was turned up: which suit does it stand for?
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
standing-contract = { word-who } · needs { $needs }
standing-contract-bid = { word-who } · { $level ->
    [alone] alone, all tricks
   *[other] bid { $level }
}
