# Sentences of the web page.

web-skip = Skip to the content
web-home = Arbiter: start page
web-menu = Pages
web-lost = There is no page here.
web-close = Close
web-cancel = Cancel
web-no-server = The server does not answer. Check the connection, then try again.
web-loading = One moment ...
web-try-again = Try again

# Settings and help.
web-other-language = Passer au français
web-theme = Colours: { $theme }
web-theme-label = Colours
web-theme-auto = as the device
web-theme-dark = dark
web-theme-light = light
web-settings = Settings
web-language = Language
web-motion = Movement
web-motion-auto = as the device
web-motion-on = cards move
web-motion-off = nothing moves
web-your-name = Your name
web-full-control = Full control
web-full-control-means = Ask me everything, also questions with a single answer.
web-help = Help
web-help-intro = The bar below the table says whose decision it is and what is asked. Cards that you can use glow and carry a star; choose one to act. To learn why a card cannot be used, look at it and press the question mark.
web-keys = Keys
web-key-pass = pass, confirm or end
web-key-do = act with the card that has the focus
web-key-cancel = cancel, close
web-key-move = move between cards and zones
web-key-undo = take back
web-key-full = full control on or off
web-key-log = open or close the log
web-key-help = why not? On no card: this help
web-help-signs = Signs
web-help-signs-text = A turned arrow is an engaged card, a plus is a card that arrived this turn. A number with ▲ or ▼ differs from the printed one. A golden frame is an evolved card.

# Cards.
web-with = with { $cards }
web-instead = { $now } instead of { $printed }
web-sign-fanfare = Fanfare
web-sign-lastwords = Last Words
web-sign-evolve = Evolve
web-sign-act = Act
web-sign-engage = Engage
web-sign-quick = Quick
web-sign-attack = attack
web-sign-defense = defense
web-sign-cost =
    { $n ->
        [one] { $n } play point
       *[other] { $n } play points
    }
