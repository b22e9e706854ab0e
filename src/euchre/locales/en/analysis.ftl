# Reviews, single positions and studies on the command line.

cli-option-worlds = how many ways in which the unseen cards may lie are looked at for a decision (default: by the game)
cli-option-json = print as JSON

cli-review = say what every decision of a recorded match cost
cli-review-long = For every decision of a record: what each choice was worth to the seat that decided, from what it could know, what the choice taken cost, a label, and how luck and skill made the result.
cli-review-file = a record (.json), or one record a line (.jsonl)
cli-review-seat = list the decisions of this seat only; luck and skill are still those of the whole
cli-review-out = write the review to this file, as JSON
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
