# The pages around the table: home, settings, what goes wrong.

brand = Euchre
home-title = Euchre: play free in your browser
home-heading = Sit down and play Euchre
home-free = Free. Nothing to download, no sign-up.
home-continue = Continue your match
home-games = Games
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

close = Close
try-again = Try again
go-home = Home
back-to-table = Back to the table
menu-rules = Rules of this table
new-game = New game

web-unreachable = The server cannot be reached. Check your connection, then try again.
connecting = Going to the table…
reconnecting = Connection lost. Reconnecting…
table-lost = This table cannot be opened
nowhere-title = There is nothing here
nowhere-text = This address leads to no page. The games are on the home page.
