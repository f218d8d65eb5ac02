# Sentences of the web page besides those of the start page: the table first of all.

# Settings and help.
web-theme-label = Colours
web-language = Language
web-motion = Movement
web-motion-auto = as the device
web-motion-on = cards move
web-motion-off = nothing moves
web-your-name = Your name
web-full-control = Full control
web-full-control-means = Ask me everything, also questions with a single answer.
web-pass-idle = Pass when I can do nothing
web-pass-idle-means = Against people after a pause of two seconds, by hand or by itself: nobody learns what you hold.
web-pass-idle-now = There is nothing else to do: this passes in a moment.
web-ask-own = Ask me after my own plays
web-ask-own-means = Also where nobody else has answered them.
web-help-intro = The bar below the table says whose decision it is and what is asked. Cards that you can use glow and carry a star; choose one to act. To learn why a card cannot be used, look at it and press the question mark.
web-keys = Keys
web-key-pass = pass, confirm or end
web-key-do = act with the card that has the focus
web-key-cancel = cancel, close
web-key-move = move between cards and zones, and over the lines of the log
web-key-next = go to the next thing you can do
web-key-undo = take back
web-key-full = full control on or off
web-key-log = open or close the log
web-key-help = why not? On no card: this help
web-help-signs = Signs
web-help-signs-text = A plus is a card that arrived this turn. A number with ▲ or ▼ differs from the printed one.

# Cards.
web-needs = needs { $icons }
web-needs-short = needs
web-gives = gives { $icons }
web-gives-short = gives
web-with = with { $cards }
web-instead = { $now } instead of { $printed }

# Reading a card and a clause.
web-printed = printed: { $printed }
web-card = Card
web-look = Point at a card or move to it to read it.
web-other-face = Other face
web-why = Why not?
web-why-play = To play:
web-why-attack = To attack:
web-why-use = To use:
web-why-flip = To flip up:
web-how-read = How the engine reads this
web-how-read-not = This text is not understood.
web-how-read-none = This card has no text.
web-how-read-tie = { $won } is meant, not { $other }: a declared tie-break
web-why-nothing = Nothing forbids it, or there is nothing of the kind.
web-clause = Clause { $clause }
web-clause-unknown = There is no summary of this clause.
web-clause-more = The whole rulebook with its scenes

# Before the game.
web-no-table = This table is not there.
web-leave = To the start page
web-join = Sit down
web-sit = Sit down and play
web-stand = Stand up
web-seats = Seats
web-seat-you = you
web-your-seat = Your seat
web-seat-of-team = Seat { $n }, team { $team }
web-places = The board
web-place-empty = empty
web-place-of = { $what } of { $who }
web-team = team { $team }
web-out = out of the game
web-here = here
web-away = away
web-invite = Invite somebody
web-invite-means = Whoever opens this link can take a free seat.
web-invite-link = Link to this table
web-copy = Copy
web-copied = Copied.
web-copy-watch = Copy the link to this table
web-share = Share
web-waiting = Waiting for all seats to be taken…
web-sealing = Shuffling: everybody’s seeds are being revealed.

# The table.
web-board = Table
web-side = Side of { $who }
web-aside = Card, log and chat
web-tools = Tools of the table
web-zone = { $zone }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-zone-of = { $zone } of { $who }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-zone-hidden =
    { $n ->
        [one] and { $n } card that you cannot see
       *[other] and { $n } cards that you cannot see
    }
web-zone-empty = No card lies here.
web-pile-offers = something can be done here
web-can = You can: { $acts }
web-turn = Turn { $turn }
web-has-turn = on turn
web-wins =
    { $n ->
        [one] { $n } game won
       *[other] { $n } games won
    }
web-life = Leader’s defense
web-pending = Abilities that wait
web-phases = Phases
web-stops = Stops
web-stops-means = Where there is no tick, every chance to respond is passed, whatever you hold.
web-stops-mine = my turn
web-stops-theirs = their turn
web-stop-mine = Ask me in my { $phase }
web-stop-theirs = Ask me in the opponent’s { $phase }
web-stops-passed = passed here

# Who must do what.
web-prompt = What is asked
web-prompt-you = Your decision:
web-prompt-hot = { $who } decides:
web-prompt-wait = Waiting for { $who }…
web-prompt-over = The game is over.
web-prompt-cards = Choose a glowing card or a button.
web-of = { $who }: { $what }
web-prompt-about = → { $cards }
web-pay-rest = Pay for me
web-take-back-all = Take this action back
web-over-open = Rematch, replay, score
web-chosen = Chosen so far
web-undo-pick = Take back the last choice
web-space = Space
web-enter = Enter
web-escape = Esc
web-pass-until = Pass until my turn
web-stop-passing = Passing until your turn: stop
web-curtain = { $who }, it is for you
web-curtain-means = Hand over the device. Nobody else should look now.
web-curtain-open = I am here: show my cards

# Beside the game.
web-log = Log
web-log-empty = Nothing has happened yet.
web-cause = (by { $card })
web-chat = Chat
web-chat-empty = Nobody has said anything.
web-chat-say = Say something
web-chat-send = Send
web-chat-unread =
    { $n ->
        [one] Chat, { $n } new line
       *[other] Chat, { $n } new lines
    }
web-mute = Block
web-unmute =
    { $n ->
        [one] Hear { $n } blocked person again
       *[other] Hear { $n } blocked people again
    }
web-more = More
web-undo = Take back (free)
web-undo-ask = Ask to take back
web-undo-asked = { $who } would like to take the last decision back.
web-undo-waits = You asked to take back. Waiting for the answer…
web-allow = Allow
web-refuse = Refuse
web-claim = Claim the win
web-concede = Concede
web-concede-sure = { $who } gives this game up. Sure?
web-bug = Report a mistake
web-bug-done = Reported as { $report }. Thank you!
web-people = People at this table
web-people-means = Whom you block you do not hear any more, and do not meet by chance on this device. Whoever keeps this server reads reports.
web-people-none = Nobody else is here.
web-unblock = Unblock
web-person-report = Report
web-person-why = What happened?
web-person-send = Send and block
web-person-reported = Thank you: whoever keeps this server will read it.
web-fair = The shuffle is fixed and can be proved afterwards: { $hash }…
web-reconnecting = The connection is lost. Trying again; nothing is lost…
web-server-stops = The server restarts. The game goes on in a moment.
web-moved = This table is open in another window of yours.
web-take-back = Play here
web-broken = This table broke. Its replay is kept; please report it.

# After the game.
web-your-turn = Your turn
web-over-turns = In turn { $n }.
web-over-firm = Without take-backs
web-over-won = You win!
web-over-lost = You lose this game.
web-over-drawn = A draw
web-over-by = The game is won by { $who }.
web-over-stopped = The game was broken off.
web-over-means = Play again? The other player is asked too.
web-over-means-bots = Play again?
web-between-means = The match goes on. Ready for the next game?
web-again-wait = You are ready. Waiting for the other player…
web-rematch = Rematch
web-next-game = Next game
web-other-deck = With another deck
web-see-replay = Watch the replay
web-see-table = Look at the table

# What would come of it, what came of it meanwhile, what it turned on.
web-foreseen = If nobody responds:
web-foreseen-open = Then it depends on what you cannot know.
web-recap = While you were away
web-recap-close = Close what happened meanwhile
web-over-moment =
    { $n ->
        [0] The turning point:
       *[other] The turning point, in turn { $n }:
    }
web-sound = Sounds
web-sound-means = Small ones: your turn, a card of another player, damage, the end.

# Scenes that show a clause.
web-show-me = Show me
web-show-clause = Show me clause { $clause } on a table
web-scene = The scene of a clause
web-scene-means = This is done in the scene, in the words of scenes. You have all seats: do it, or try something else.
web-scene-again = Start again

# Other people, other devices.
web-quick = Quick match: { $game }
web-devices = Go on on another device
web-devices-means = Your games, replays and name stay with whoever has the code. It is good once.
web-devices-give = Give me a code
web-devices-good =
    { $minutes ->
        [one] Good for { $minutes } minute.
       *[other] Good for { $minutes } minutes.
    }
web-devices-link = Copy a link with the code
web-devices-code = Code of my other device
web-devices-take = Take over
web-keyword = What { $keyword } means
