# Reviews, single positions and studies on the command line.

cli-option-worlds = how many ways in which the unseen cards may lie are looked at for a decision (default: by the game)
cli-option-json = print as JSON

cli-review = say what every decision of a recorded match cost
cli-review-long = For every decision of a record: what each choice was worth to the seat that decided, from what it could know, what the choice taken cost, a label, and how luck and skill made the result.
cli-review-file = a record (.json), one record a line (.jsonl), or a game (.egn)
cli-review-seat = list the decisions of this seat only; luck and skill are still those of the whole
cli-review-out = write the review to this file: as JSON (.json, .jsonl), or the game with labels and comments (.egn)
cli-review-choices = list under every decision all its choices
cli-review-progress = hand { $hand } of { $hands }, decision { $done } of { $all }
cli-review-interrupted = Interrupted after { $done } of { $all } decisions: what follows covers those.
cli-review-written = The review is written to { $file }.
cli-review-title = { $title }: { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $worlds } worlds each
cli-review-hand = Hand { $number }: { $dealer } deals, score { $score }
cli-review-hand-upcard = Hand { $number }: { $dealer } deals, upcard { $upcard }, score { $score }
cli-review-no-decisions = nobody had a choice
cli-review-number = #
cli-review-seat-head = Seat
cli-review-did = Did
cli-review-worth = Worth
cli-review-lost = Lost
cli-review-chance = Match
cli-review-best = Best
cli-review-open = Open
cli-review-side = Side
cli-review-result = Result
cli-review-luck = Luck
cli-review-skill = Skill
cli-review-decisions = Choices
cli-review-labels = Labels
cli-review-unfinished = unfinished: no result, so no luck and skill
cli-review-in-points = In points, own side's less the other's
cli-review-in-chance = In chance of winning the match
cli-review-by-seat = By seat
cli-review-explained =
    Worth: points of the own side less the other's in this hand, ± standard error.
    Lost: points less than the best choice. Match: chance of the match lost.
    Best: the best choice from what the seat could know, where another was taken.
    Open: the best with all cards known, where another was taken.
    ?! ? ?? dubious, mistake, blunder; !? ! !! where a club player's choice is one.

cli-solve = say what to do in one position
cli-solve-long = Values of all choices of one seat, from what it knows: written here, or the position before an action of a record.
cli-solve-file = a record that holds the position
cli-solve-at = the position before this action of this hand of the record, both from 1 (default: where the record stops)
cli-solve-variant = the game (default euchre)
cli-solve-dealer = the seat that deals; seats count clockwise from 0, South (default 0)
cli-solve-seat = the seat that decides (default: whose turn it is)
cli-solve-hand = the cards this seat holds now, such as "JS JC AS KH 9D"
cli-solve-up = the turned card, such as JD
cli-solve-score = the score per side before the hand, such as 6:9
cli-solve-calls = the calls so far, from the dealer's left, with commas: "pass, pass, order"
cli-solve-alone = a seat that plays alone; may be given twice
cli-solve-discard = the card that this seat, the dealer, put out for the turned card
cli-solve-left = the dealer left the turned card on the table
cli-solve-gave = the cards that this seat gave to its partner, in a game with an exchange
cli-solve-received = the cards that this seat received from its partner
cli-solve-exchanged = how many cards each way a lone player and the partner exchanged
cli-solve-plays = the cards played so far, in order, such as "AS 9S TS QS, KD"; "" before the first lead
cli-solve-decide = what is to be decided, where several things are open
cli-solve-choice = Choice
cli-solve-points = Points
cli-solve-match = Match
cli-solve-behind = Behind
cli-solve-open = Open
cli-solve-who = { $seat } to decide, { $dealer } deals, score { $score }
cli-solve-holds = holds { $cards }
cli-solve-up-shown = upcard { $upcard }
cli-solve-forced = There is only one choice: { $action }
cli-solve-explained =
    Points: own side's less the other's in this hand, ± standard error,
    over { $worlds } worlds. Behind: less than the best, in the same worlds.

cli-study = answer one of the old questions by many deals
cli-study-long = Tables over many deals: what a kind of decision is worth, by kinds of hands. Without a name the studies are listed.
cli-study-name = which study
cli-study-hands = decisions drawn for each cell (default { $default })
cli-study-deals = deals on which each decision is played out (default { $default })
cli-study-progress = { $done } of { $all } cells
cli-study-interrupted = Interrupted after { $done } of { $all } cells: what follows covers those.
cli-study-played = played out
cli-study-explained =
    { $hands } decisions a cell, priced in { $worlds } worlds each and played out by club
    players on { $deals } deals each. In { $unit ->
        [chance] per cent of the match
       *[points] points of the hand
    }, ± standard error over decisions.

# The studies: title, question, and what the numbers are.
study-ordering = Ordering by hand and seat
study-ordering-what = What is it worth to order the turned card in the first round rather than to pass, everybody before having passed? The dealer's trumps are counted with the turned card.
study-partner = Ordering partner with two and three trumps
study-partner-what = What is it worth to order the turned card, not a bower, into partner's hand rather than to pass?
study-bower = Pass on the bower, lose for an hour
study-bower-what = What is it worth to the dealer's side to order a turned bower rather than to pass, and what another card? Trumps are those in hand, no bower among them.
study-next = Next or across
study-next-what = In the second round: what is it worth to name next, the mate of the suit turned down, rather than the better of the two suits across?
study-donation = Donation at 9–6
study-donation-what = On the dealer's left with no ace, no bower and few trumps: what is it worth to order all the same, so that the dealer's side cannot play alone? The own score is named first.
study-alone = Alone with the three top trumps
study-alone-what = What is it worth to play alone with right, left, ace and two other cards rather than with partner? The dealer's hand is that after his discard.
study-lead = The opening lead
study-lead-what = On the dealer's left: what does the best card of a kind fall short of the best card of the hand? By who made trump: the dealer's partner, the dealer, the leader's own partner, the leader.

study-row-trumps-1 = one trump
study-row-trumps-2 = two trumps, no bower
study-row-trumps-2-bower = two trumps, one a bower
study-row-trumps-3 = three trumps, no bower
study-row-trumps-3-bower = three trumps, one a bower
study-row-trumps-3-bowers = three trumps, both bowers
study-row-trumps-4 = four trumps or five
study-row-partner-0 = partner, no trump
study-row-partner-1 = partner, one trump
study-row-partner-2 = partner, two trumps
study-row-dealer-0 = dealer, no trump
study-row-dealer-1 = dealer, one trump
study-row-dealer-2 = dealer, two trumps
study-row-next-1-across-2 = one of next, two across
study-row-next-2-across-2 = two of each
study-row-next-2-across-3 = two of next, three across
study-row-next-3-across-2 = three of next, two across
study-row-weak-0 = no trump
study-row-weak-1 = one trump
study-row-weak-2 = two trumps
study-row-top-trump-trump = two more trumps
study-row-top-trump-ace = trump, ace
study-row-top-trump-king = trump, king
study-row-top-trump-low = trump, low card
study-row-top-ace-ace = two aces
study-row-top-ace-king-same = ace, king of a suit
study-row-top-ace-king = ace, another king
study-row-top-ace-low-same = ace, low card of its suit
study-row-top-ace-low = ace, low card
study-row-top-king-low-same = king, low card of its suit
study-row-top-king-low = king, low card
study-row-top-low-low-same = two low cards of a suit
study-row-top-low-low = two low cards
study-row-lead-ace = ace beside trump
study-row-lead-king = king beside trump
study-row-lead-single = single low card
study-row-lead-low = low card of a longer suit
study-row-lead-trump = trump
study-column-left = left of dealer
study-column-partner = partner
study-column-right = right of him
study-column-dealer = dealer
study-column-aces-0 = no side ace
study-column-aces-1 = one side ace
study-column-aces-2 = two of them
study-column-up-bower = a bower up
study-column-up-low = another up
study-column-score-9-6 = at 9–6
study-column-score-9-7 = at 9–7
study-column-score-9-8 = at 9–8
study-column-score-8-6 = at 8–6
study-column-by-partner-of-dealer = his partner
study-column-by-dealer = dealer
study-column-by-own-partner = own partner
study-column-by-leader = leader
