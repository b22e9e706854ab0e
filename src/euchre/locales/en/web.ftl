# The pages around the table: home, settings, what goes wrong.

brand = Euchre
home-title = Euchre: play free in your browser
home-description = Play Euchre, two-handed Euchre and Bid Euchre in the browser: free, no download, no sign-up.
home-heading = Sit down and play Euchre
home-free = Free. Nothing to download, no sign-up.
home-continue = Continue your match
home-games = Games
how-to-play = How to play
home-group-euchre = More Euchre: a card is turned up
home-group-bidding = Bidding games
home-group-other = Each against all

game-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
game-seats-range = { $least } to { $most } players
game-target = to { $target }
game-down = from { $start } down to { $target }
game-hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
game-play = Play
game-play-it = Play { $game }
game-rules = Rules
page-title = Rules of { $game }
form-open = House rules
form-title = House rules for { $game }
game-starting = Dealing…

settings = Settings
setting-pace = Pace of the bots
setting-pace-hint = Takes effect at once, also at the table.
pace-slow = Slow
pace-normal = Normal
pace-instant = Instant
setting-lone = Asking whether to go alone
lone-ask = Ask me
lone-never = Never ask
setting-theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
setting-four-colours = Four-colour cards
setting-language = Language
language-en = English
language-id = Bahasa Indonesia
language-jv = Basa Jawa
language-vi = Tiếng Việt
# Shown only in a language whose texts no native speaker has reviewed; each says its own name.
language-unreviewed = No native speaker has reviewed the texts of this language yet.
language-help = Help to mend them

translations-title = Help with the translations
translations-why = The texts in Indonesian, Javanese and Vietnamese were written from a list of card words, but no native speaker has reviewed them yet. Where something sounds odd, you can mend it.
translations-where = The words are in src/euchre/locales, one folder for each language: id, jv and vi. Every line is a name and its text; no programming is needed.
translations-how = The section “Review a language” of CONTRIBUTING.md, in the project’s sources, tells how to check a change and how to send it. Whoever runs this server can tell you where the sources are.

close = Close
try-again = Try again
go-home = Home
back-to-table = Back to the table
menu-rules = Rules of this table
new-game = New game

web-unreachable = The server cannot be reached. Check your connection, then try again.
web-needs-script = The table needs JavaScript: please allow it for this page.
connecting = Going to the table…
reconnecting = Connection lost. Reconnecting…
table-lost = This table cannot be opened
nowhere-title = There is nothing here
nowhere-text = This address leads to no page. The games are on the home page.
