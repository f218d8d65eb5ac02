# Sentences of the start page, and of every page; they come first.

web-skip = Skip to the content
web-home = Arbiter: start page
web-menu = Pages
web-lost = There is no page here.
web-close = Close
web-cancel = Cancel
web-no-server = The server does not answer. Check the connection, then try again.
web-loading = One moment…
web-try-again = Try again

# Settings and help.
web-other-language = Passer au français
web-theme = Colours: { $theme }
web-theme-auto = as the device
web-theme-dark = dark
web-theme-light = light
web-settings = Settings
web-help = Help

# The start page.
web-tagline = Card games by the whole rulebook
web-promise = Every rule is enforced, and every ruling names its clause. No account: play a bot, or send a friend a link.
web-way-bot = Play a bot now
web-way-bot-means = One press, a starter deck, and off you go.
web-way-friend = Play a friend
web-way-friend-means = Opens a table and gives you a link to send.
web-way-learn = Learn to play
web-way-learn-means = Short lessons on a real table.
web-way-rules = Read the rules
web-way-rules-means = Every clause in short, with its number.
web-options = Deck, level, match and more
web-game = Game
web-your-deck = Your deck
web-own-deck = Your own deck
web-other-players-deck = The other player’s deck
web-nth-players-deck = Deck of player { $n }
web-mode = Mode
web-seating = Players
web-bot-level = Bot
web-level-steady = steady
web-level-random = random
web-bot-name = Bot ({ $level })
web-bot = bot
web-match = Match
web-one-game = One game
web-best-of-three = Best of three
web-clock = Clock
web-clock-none = No clock
web-clock-slow = 30 s a decision, then 20 min
web-clock-fast = 10 s a decision, then 7 min
web-public = Show in the list of tables
web-public-means = Anybody may join or watch.
web-firm = No take-backs
web-firm-means = Every decision stands, and a win is marked as won so.
web-hot-seat =
    { $n ->
        [2] Two at one device
       *[other] { $n } players at one device
    }
web-hot-seat-means = You take turns; a curtain hides the hands in between.
web-hot-seat-start =
    { $n ->
        [2] Start for two
       *[other] Start for { $n }
    }
web-next-name = { $name } { $n }
web-continue = Continue
web-last-replays = Your last games
web-open-tables = Open tables
web-no-tables = No table is listed right now. Open one!
web-join-table = Join
web-watch-table = Watch
web-stage-open = seats are free
web-stage-sealing = about to begin
web-stage-playing = playing
web-stage-between = between games
web-stage-over = over
web-stage-broken = broken

# Before the game.
web-guest = Guest
web-somebody = Somebody
web-seat-open = free seat

# Beside the game.
web-watchers =
    { $n ->
        [one] { $n } person watches
       *[other] { $n } people watch
    }

# The menu.
decks-title = Decks
learn-menu = Learn
replay-menu = Replays
rules-menu = Rules
