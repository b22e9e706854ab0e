# The command line.

cli-about = The Euchre family: play, serve, replay and study.
cli-commands = commands
cli-usage = usage
cli-arguments = arguments
cli-options = options
cli-help = show this help and end
cli-lang = the language of all texts: { $languages } (else LANGUAGE, LC_ALL, LC_MESSAGES or LANG chooses)
cli-interrupted = Interrupted.

# Errors. Other languages say first, in words of their own, what the English detail is about.
cli-wrong-usage = { $detail } (see { $command } --help)
cli-wrong-language = there are no texts in { $language }: choose one of { $languages }
cli-wrong-record = { $detail }
cli-system-error = { $detail }

cli-option-id = the variant, such as euchre (euchre variants lists them)
cli-option-set = a house rule, such as auction.dealer_must_call=true; may be given several times
cli-option-seed = the seed of chance, to see the same cards again

cli-replay = replay recorded matches and say how they stand
cli-replay-file = a record (.json), one record a line (.jsonl), a game in Euchre Game Notation (.egn), or several (.emn)

cli-convert = convert a match between records (.json, .jsonl) and Euchre Game Notation (.egn, .emn)
cli-convert-in = the file to read
cli-convert-out = the file to write; its ending says in which form
cli-convert-done = { $count ->
    [one] { $count } match written to { $file }
   *[other] { $count } matches written to { $file }
}
cli-convert-unstated = Euchre Game Notation has no rule for { $key }: the file does not state it (no hand made use of it)

cli-variants = list the games, or show the rules of one
cli-variants-show = show every rule of a game: its value, its meaning, whether it can be set
cli-variants-toml = print the complete rules as TOML
cli-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
cli-fingerprint = Fingerprint
cli-key-not-here = not a house rule of this game
cli-key-brings = set to { $value } it changes { $keys } too
cli-key-default = default: { $value }

cli-perft = count the action sequences from a position
cli-perft-long = Count the action sequences of a depth from a dealt hand, under each first action and in all. Identical cards count once; a finished hand is a leaf.
cli-perft-what = a variant for a random deal, or a record that stops at the position
cli-perft-depth = how many actions deep (default 3)
cli-perft-dealer = the dealer's seat (default 0)
cli-perft-total = { $leaves } leaves in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

cli-arena = let players compete over duplicate deals
cli-arena-long = Let players compete over duplicate deals: the same cards once in every seating, so that luck cancels out. A player is level1 to level5, uniform, book, search:WORLDS, or from outside: exec:COMMAND, http://HOST:PORT/PATH, openspiel:ismcts:SIMULATIONS.
cli-arena-players = two players or more; all figures are from the first one's side
cli-arena-variant = the variant (default euchre)
cli-arena-deals = at most so many deals a pair, each played in every seating (default 1000)
cli-arena-matches = also play so many whole matches a pair, each in every seating (default 0)
cli-arena-workers = processes at work (default: the processors there are); results do not depend on it
cli-arena-scheduler = a dask scheduler whose workers play, such as tcp://HOST:8786
cli-arena-resume = keep finished deals in this file, and go on from it
cli-arena-no-early-stop = play all deals, also when the question is settled
cli-arena-timeout = seconds in which a player from outside must answer (default 60)
cli-arena-seed = the seed of all chance (default 0)
cli-arena-json = print one JSON object

cli-arena-progress = { $pair } { $done } of { $deals } deals, { $points } ± { $error } a deal
cli-arena-left = { $minutes ->
    [0] less than a minute
   *[other] { $minutes } min
} to go at most
cli-arena-interrupted = Interrupted: this is what is known so far.
cli-arena-interrupted-early = Interrupted before anything was known.
cli-arena-title = { $one } against { $other } in { $variant }
cli-arena-deals-played = { $deals } deals, { $hands } hands
cli-arena-settled = settled: { $name } is better
cli-arena-played = all deals played; neither is better beyond doubt
cli-arena-played-better = all deals played; { $name } is better beyond doubt
cli-arena-too-few = all played; { $least } deals at least would settle it
cli-arena-open = stopped before the end
cli-arena-points = points a deal
cli-arena-error = standard error { $error }
cli-arena-always = 95 % at all times: { $low } to { $high }
cli-arena-match-wins = match wins
cli-arena-percent = { $value } %
cli-arena-elo = Elo
cli-arena-interval = 95 %: { $low } to { $high }
cli-arena-whole = whole matches
cli-arena-whole-line = { $wins } of { $played }, standard error { $error }
cli-arena-time = ms a decision
cli-arena-median = median
cli-arena-p99 = 99 %
cli-arena-number = decisions
cli-arena-phase-all = all
cli-arena-phase-auction = auction
cli-arena-phase-exchange = exchange
cli-arena-phase-play = play
cli-arena-not-blind = { $name } is not blind: it is shown cards that its seat does not know.
cli-arena-ratings = Elo of all, 0 on average

cli-serve = serve the game to browsers
cli-serve-host = the address to listen at (default: HOST, or 127.0.0.1)
cli-serve-port = the port to listen at (default: PORT, or 8000)
cli-serve-open = open a browser where there is one

cli-play = play in the terminal, against computer players
cli-play-bot = who plays the other seats (default book)
cli-play-record = write the match to this file when it ends or is left
cli-play-welcome = { $title }. You are { $seat }. Type a number or the words of a choice; h for help, q to leave.
cli-play-help =
    Type the number of a choice, or its words: pass, order, name H, bid 5 H, alone, decline, discard 9S, give 9S TS, or a card such as JH.
    Other words: hand, score, trick, last, h (help), q (leave).
cli-play-left = You left the match.
cli-play-written = The match is written to { $file }.
cli-play-your-hand = Your hand
cli-play-your-choices = Your choices
cli-play-prompt = Your turn
cli-play-not-a-choice = "{ $text }" is none of your choices: { $why }
cli-play-no-such-number = Your choices have the numbers 1 to { $last }.
cli-play-dealer = { $name } deals. Upcard: { $upcard }
cli-play-dealer-only = { $name } deals.
cli-play-score = Score
cli-play-on-table = On the table
cli-play-nothing-on-table = No card is on the table.
cli-play-no-last-trick = No trick has been taken yet.
cli-play-last-trick = Last trick
cli-play-cards-wanted = { $min ->
    [0] Choose up to { $max } cards, for example "{ $example }", or "give" for none.
   *[other] Choose exactly { $min } of your cards, for example "{ $example }".
}
cli-play-match-won = The match goes to { $name }, { $score }.
cli-play-you = You

cli-seat-south = South
cli-seat-west = West
cli-seat-north = North
cli-seat-east = East
cli-seat-number = Player { $number }
cli-strain-S = ♠
cli-strain-C = ♣
cli-strain-H = ♥
cli-strain-D = ♦
cli-strain-NT = no-trump
cli-strain-LOW = low no-trump
cli-level-alone = alone
cli-level-moon = the moon
cli-level-little-pepper = Little Pepper
cli-level-big-pepper = Big Pepper
cli-level-misere = misère
cli-level-nap = nap
cli-level-wellington = Wellington
cli-level-blucher = Blücher
cli-level-call-one = alone, one card exchanged
cli-level-call-two = alone, two cards exchanged
cli-level-call-three = alone, three cards exchanged
cli-say-pass = pass
cli-say-order = order
cli-say-order-alone = order alone
cli-say-alone = I play alone
cli-say-name = name { $strain }
cli-say-bid = bid { $level } { $strain }
# Choices that are only listed, never told of others.
cli-choice-alone = alone
cli-choice-decline = decline
cli-choice-redeal = redeal
cli-choice-in = in
cli-choice-out = out
cli-choice-take = take
cli-choice-leave = leave
cli-choice-bury = bury { $cards }
cli-choice-discard = discard { $cards }
cli-choice-give = give { $cards }
cli-choice-swap = swap { $cards }
cli-tell-took = { $name } took { $card } and put a card out.
cli-tell-left = { $name } left { $card } on the table.
cli-tell-gave = { $count ->
    [0] { $name } exchanges no cards.
    [one] { $name } gave { $count } card.
   *[other] { $name } gave { $count } cards.
}
cli-tell-joker = { $name } holds the joker and must bid.
cli-tell-joined = { $name } may give { $card } too.
cli-tell-widow = { $name } took the face-down cards.
cli-tell-widow-own = You took { $cards }.
cli-tell-widow-left = { $name } left the spare hand and plays alone.
cli-tell-buried = { $count ->
    [one] { $name } put { $count } card out.
   *[other] { $name } put { $count } cards out.
}
cli-tell-received = You received { $cards }.
cli-tell-redealt = { $name } showed { $cards }: the hand is dealt again.
cli-tell-swapped = { $name } swapped three cards for the face-down ones.
cli-tell-trick = Trick to { $name }.
cli-tell-void = Nobody made trump. The hand is void.
cli-tell-side = { $name }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
