# Sentences of the deck builder, the replay viewer, the tutorial and the rules page.

# Deck builder.
decks-search = Search cards
decks-search-hint = A name, or terms such as class:{ $class } { $number }<=3 text:draw
decks-search-failed = The search stops at column { $column }.
decks-clear = Clear the search
decks-filter-class = Class
decks-filter-kind = Kind
decks-filter-cost = Cost
decks-filter-any = any
decks-found =
    { $count ->
        [0] No card matches.
        [one] { $count } card
       *[other] { $count } cards
    }
decks-more = Show { $count } more
decks-cards = Cards
decks-inspector = The chosen card
decks-inspector-empty = Choose a card to read it here.
decks-add = Add { $card } to { $part }
decks-take = Take one { $card } out of { $part }
decks-inspect = Read { $card }
decks-most = of { $most }
decks-deck = Your deck
decks-name = Name of the deck
decks-untitled = New deck
decks-empty-part = Nothing here yet.
decks-part-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
decks-thresholds = Thresholds
decks-threshold-gives = give it
decks-threshold-needs = need it
decks-threshold-most = most at once
decks-curve = Cost curve
decks-curve-column =
    { $count ->
        [one] Cost { $cost }: { $count } card
       *[other] Cost { $cost }: { $count } cards
    }
decks-curve-last =
    { $count ->
        [one] Cost { $cost } or more: { $count } card
       *[other] Cost { $cost } or more: { $count } cards
    }
decks-legal = Legal: this deck can be played.
decks-illegal =
    { $count ->
        [one] One thing is missing or wrong.
       *[other] { $count } things are missing or wrong.
    }
decks-checking = Checking…
decks-line = Line { $line }
decks-play = Play this deck against a bot
decks-play-why = Make the deck legal first.
decks-new = New deck
decks-import = Import
decks-export = Export
decks-save = Save
decks-saved = Saved on this device.
decks-save-failed = This device has no room for it. Download the deck instead.
decks-unsaved = Not saved yet
decks-replace-sure = “{ $name }” has changes that are not saved. Keep them before another deck is opened?
decks-replace-lose = Throw them away
decks-replace-save = Save, then go on
decks-delete = Delete this deck
decks-delete-sure = Really delete “{ $name }”?
decks-delete-yes = Delete
decks-own = My decks
decks-own-empty = Decks you save are kept on this device.
decks-open = Open
decks-starters = Decks to start from
decks-added = { $card } added: { $count } in the deck.
decks-taken = { $card } taken out: { $count } in the deck.
decks-import-title = Import a deck
decks-import-hint = Paste a deck as text, a deck code, a link, JSON or a .cod file, or choose a file.
decks-import-text = The deck
decks-import-file = Choose a file
decks-import-read = Read it
decks-import-good =
    { $count ->
        [0] No line was understood.
        [one] { $count } card understood.
       *[other] { $count } cards understood.
    }
decks-import-bad =
    { $count ->
        [one] One line was not understood:
       *[other] { $count } lines were not understood:
    }
decks-import-nearest = Take instead:
decks-import-take = Take these cards
decks-export-title = Export the deck
decks-export-text = Text
decks-export-code = Deck code
decks-export-link = Link
decks-export-json = JSON
decks-export-cod = Cockatrice (.cod)
decks-export-o8d = OCTGN (.o8d)
decks-copy-failed = The browser does not allow copying: select the text and copy it yourself.
decks-download = Download
decks-token = token, not for decks

# Replay viewer.
replay-title = Replay
replay-open-title = Watch a replay
replay-drop = Drop a replay file here
replay-choose = Choose a file
replay-upload-hint = Every finished game can be downloaded as a replay. It is a readable text file.
replay-id = Id of a replay
replay-go = Watch
replay-loading = The replay is being read…
replay-missing = There is no such replay here.
replay-file-failed = This file could not be read: { $why }
replay-controls = Controls of the replay
replay-first = To the beginning
replay-last = To the end
replay-beat-back = One beat back
replay-beat-on = One beat on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-decision-back = One decision back
replay-decision-on = One decision on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-seek = Place in the game
replay-place = Decision { $at } of { $all }, turn { $turn }
replay-eyes = Whose eyes
replay-eyes-spectator = Spectator
replay-eyes-judge = Judge: all cards open
replay-asked = { $seat } decides:
replay-picked = picked
replay-options = What could be done
replay-options-hidden = Look with the eyes of { $seat } to see what could be done.
replay-log = What happened
replay-proved = Verified
replay-unproved = Not verified
replay-proof-title = What “verified” means
replay-proof-yes = Every decision of this file was played again by the rules, and the state after each one is the state the file names.
replay-proof-no = The file names no proof, or it does not fit. The game is shown as it was written down.
replay-fair-1 = Before anybody sat down, the server drew a secret number and published its fingerprint.
replay-fair-2 = Each seat did the same, so nobody could choose a number to fit the others.
replay-fair-3 = All numbers together made the shuffle. After the match they were laid open: anyone can compute the shuffle again, and so it was done here.
replay-link = Copy a link to this moment
replay-link-copied = The link is copied.
replay-download = Download the replay
replay-as-scene = Download as a scene
replay-branch = Play on from here
replay-branch-hint = A new table begins with this moment. The replay stays as it is.
replay-branch-you = You play
replay-branch-others = The other seats
replay-branch-hot = I play them too (hot seat)
replay-branch-bot = Bots play them
replay-branch-go = Begin
replay-keys = Keys: ← → beats, Shift with them turns, comma and full stop single decisions, Space plays.

# Tutorial.
learn-title = Learn to play
learn-intro = Short lessons on a real table. Each takes a minute or two.
learn-lesson = Lesson { $number }
learn-done-mark = done
learn-start = Begin
learn-again = Once more
learn-progress = { $done } of { $all } lessons done
learn-you = { $who } (you)
learn-step = Step { $step } of { $all }
learn-other-plays = { $seat } plays…
learn-not-that = That works too, but now try: { $label }
learn-show = Show me
learn-restart = Start this lesson again
learn-back = All lessons
learn-next = Next lesson
learn-finished = Well done!
learn-all-done = You know the game. Now play one.
learn-bot = Play against a bot
learn-loading = The table is being laid…
learn-astray = This lesson went another way than planned.
learn-none = There are no lessons for this game yet.
learn-failed = The lesson could not be opened: { $why }

# Rules.
rules-title = The rules
rules-intro = What each clause says, in our own words. Every refusal and every automatic step names its clause.
rules-filter = Look for a clause or a word
rules-kind = Kind
rules-kind-all = All
rules-kind-engine = Rules of play
rules-kind-card = Card texts
rules-kind-build = Deck building
rules-kind-note = Notes
rules-kind-other = { $kind }
rules-found =
    { $count ->
        [0] No clause matches.
        [one] { $count } clause
       *[other] { $count } clauses
    }
rules-chapter = Chapter { $number }
rules-rulings = Rulings
rules-link = Link to clause { $clause }
rules-unknown = There is no clause { $clause } in this list.
rules-loading = The clauses are being fetched…

# Trouble that these pages can meet.
pages-failed = The server did not answer. Check the connection and try again.
decks-sample = Sample hand
decks-sample-count =
    { $n ->
        [one] { $n } card of { $of }
       *[other] { $n } cards of { $of }
    }
decks-sample-chances =
    { $n ->
        [one] How likely each card is after { $n } card
       *[other] How likely each card is after { $n } cards
    }
decks-sample-fewer = One fewer
decks-sample-draw = Draw a card
decks-sample-anew = New hand
decks-grid = As pictures
decks-suggest = Suggestions
decks-suggest-like = “{ $deck }” is most like it and also has:

packs-title = Packs
packs-back = Back to the decks
packs-hint = A pack is a list of cards that you own. It becomes part of the game for you: in the deck builder and at the tables that you open. Nobody else gets it; a table shows its players the cards that lie there.
packs-import = Import a pack
packs-import-do = Import
packs-try = Try it
packs-file = File (TSV, CSV, JSON, Cockatrice or OCTGN set)
packs-name = Name of the pack
packs-as = Becomes
packs-as-new = a new pack
packs-game-by-columns = As its columns say
packs-dry = Only say what would happen
packs-progress = { $done } of { $all } cards
packs-list = Your packs
packs-none = There are none yet.
packs-own = yours
packs-of-server = of this server
packs-cards = Cards
packs-show = Cards of { $pack }
packs-update = Update { $pack }
packs-update-short = Update
packs-remove = Remove { $pack }
packs-remove-short = Remove
packs-remove-sure = Decks with these cards cannot be played any more. Games that were played with them still play.
packs-forget = Forget it also for these games
packs-removed = { $pack } is removed.
packs-report-kept = { $all } rows: { $understood } can be played, { $refused } are not understood, { $other } are reprints and other rows.
packs-report-dry = Nothing was kept. { $all } rows: { $understood } can be played, { $refused } are not understood, { $other } are reprints and other rows.
packs-filter = Find in this pack
packs-verdict = What works
packs-all = All
packs-understood = Can be played
packs-refused = Not understood
packs-other = Other rows
packs-export = Save as a table
packs-found = { $count } rows
packs-more = { $count } more
packs-place = line { $place }
pack-note-reprint = Another row is the same card with the same text.
pack-note-older = A newer row words this card otherwise, and counts.
pack-note-shipped = A card of this name comes with the game and is understood: that one counts.
pack-note-renamed = Another card has the same name, so this one is called by its set besides.
pack-note-mended = A misprint in its text is read as it was meant.
pack-note-variant = Another row says the same and counts; only how it is typed differs.
pack-note-blank = This row describes no card.
