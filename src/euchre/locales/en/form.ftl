# The form in which a host sets house rules. The switches' labels are the meanings of the keys (rules.ftl).

form-house = House rules
form-table = The table
form-more = All other rules
form-none = This game has no house rules of its own.
form-changed = { $count ->
    [0] As usual
    [one] 1 rule changed
   *[other] { $count } rules changed
}
form-reset = As usual
form-play = Play with these rules
form-checking = Checking…
form-fits = These rules can be played.
form-number-hint = Usual: { $value }
form-usual = usual
form-read = Read the rules

# Titles of the choices, by key.
form-seats-count = How many play
form-seats-sides = Who scores together
form-deck-ranks = The lowest card
form-deck-copies = How often each card is in the deck
form-deal-hand = Cards for each player
form-deal-widow = Cards dealt face down
form-auction-kind = How trump is made
form-auction-strains = What may be named
form-auction-joker-up = When the joker is turned up
form-auction-minimum = The lowest bid
form-auction-minimum-no-trump = The lowest bid in no-trump
form-auction-maximum = The highest number
form-auction-closes-at = The number that ends the auction
form-auction-turns = Who may bid again
form-auction-all-pass = When everybody passes
form-auction-naming = When trump is named
form-auction-call-for-best = Alone with cards called
form-exchange-widow = The spare hand
form-alone-makers = Which maker may play alone
form-alone-defenders = When an opponent may play alone
form-play-lead = Who leads first
form-play-lone-lead = Who leads when somebody is alone
form-play-twins = Of two equal cards wins
form-scoring-kind = How a hand is scored
form-match-direction = How points count
form-match-condition = What wins the match
form-match-tie = When several are at the target

# What may be chosen. Numbers stand for themselves; 0 turns a thing off.
option-number = { $value }
option-off = none
option-lowest = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] ten
    [9] nine
    [8] eight
    [7] seven
    [6] six
    [5] five
    [4] four
    [3] three
   *[2] two
}
option-strains-suits = Suits
option-strains-no-trump = Suits and no-trump
option-strains-low = Suits, no-trump and low no-trump
option-sides-partners = Partners
option-sides-singles = Nobody
option-auction-kind-turn-up = By a turned card
option-auction-kind-numbers = By bidding
option-joker-up-never = Nothing happens
option-joker-up-dealer-names = The dealer names a suit for it
option-joker-up-dealer-maker = The dealer makes trump
option-joker-up-hearts = It stands for hearts
option-turns-reentry = Everybody, also after a pass
option-turns-one-each = Nobody: one call each
option-turns-pass-is-final = Whoever has not passed
option-all-pass-next-dealer = The next player deals
option-all-pass-joker-must-bid = The joker’s holder must bid
option-all-pass-play-no-trump = No-trump without a maker
option-naming-with-bid = With the bid
option-naming-after-win = After the auction
option-naming-first-lead = By the first card led
option-naming-no-trump = Never: no-trump
option-lone-makers-none = Nobody
option-lone-makers-making-side = Either of the makers
option-lone-makers-with-call = Who makes trump, with the call
option-lone-makers-by-bid = Who bids it
option-lone-defenders-never = Never
option-lone-defenders-against-lone = Against a lone maker
option-lone-defenders-always = Always
option-widow-none = There is none
option-widow-offered = The maker may take it
option-widow-taken = The maker takes it
option-lead-dealer-left = The dealer’s left
option-lead-maker = The maker
option-lone-lead-left-of-lone = The lone player’s left
option-lone-lead-next-active = The next from the dealer’s left
option-lone-lead-maker = The maker
option-twins-first = The first
option-twins-last = The last
option-scoring-kind-table = By a table
option-scoring-kind-contract = By the number bid
option-scoring-kind-stakes = Each opponent pays
option-scoring-kind-countdown = Counting down
option-condition-total = Reaching the target
option-condition-total-and-success = The target, and a success in that hand
option-direction-up = Upwards
option-direction-down = Downwards
option-tie-higher = The best total wins
option-tie-maker = The makers win
