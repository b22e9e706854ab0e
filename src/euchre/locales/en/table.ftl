# The table in play.

menu = Menu
you = You
side-we = We
side-they = They
title-your-turn = Your turn · { $game }

score-label = Score, to { $target }
to-target = To { $target }
to-hands = { $hands } hands
score-label-hands = Score, over { $hands } hands
in-the-barn = in the barn
hand-number = Hand { $number }
contract-trump = Trump: { $strain }.
contract-tricks = Tricks
contract-bid = { $kind ->
    [number] { $name } · bid { $level }
   *[named] { $name } · { word-level }
}
contract-nobody = No maker

dealer-letter = D
seat-dealer = Dealer.
seat-partner = Partner
seat-alone = alone
seat-out = sits out
you-out = sit out
seat-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
seat-cards = { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}

your-hand = Your hand
trick-on-table = Cards on the table
trick-card = { $name }: { $card }
last-trick = Last trick
took-it = took it
upcard = Upcard
upcard-down = Turned down

bid-level = Tricks bid
bid-less = One less
bid-more = One more
bid-strain = Trump
bid-named = { $level ->
    [alone] Play alone
    [moon] Shoot the moon
   *[other] { word-level }
}
bid-choose-strain = Choose a trump
bid-not-so = Not with this trump: bid higher

lone-never-ask = Never ask me this

choose-hint = { $max ->
    [1] Tap a card in your hand.
   *[other] { $min ->
        [0] Tap up to { $max } cards in your hand. You get as many back, unseen.
       *[other] Tap { $max } cards in your hand.
    }
}
choose-more = { $count ->
    [one] Pick { $count } card
   *[other] Pick { $count } cards
}
choose-discard = Put out { $card }
choose-give = { $count ->
    [one] Give { $count } card
   *[other] Give { $count } cards
}
choose-exchange = { $count ->
    [0] Exchange none
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
}
choose-discard-many = { $count ->
    [one] Put out { $count } card
   *[other] Put out { $count } cards
}
choose-put = Put it out
choose-put-full = Put the { $card } out, face down
choose-leave = Leave the card
choose-leave-full = Leave the { $card } on the table

result-tricks = Tricks
result-points = Points
result-score = Score
result-show-hands = Show all hands
result-hide-hands = Hide the hands
next-hand = Next hand

log-title = Calls and tricks
log-calls = Calls
log-tricks = Tricks
log-no-calls = Nobody has called yet.
log-no-tricks = No trick yet.
log-won = taken by { $name }
download-record = Download the record of this match
