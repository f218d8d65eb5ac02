# Sentences of the command line.

no-games = This build contains no game.
no-such-game = There is no game "{ $game }". There are: { $games }
no-such-deck = There is no shipped deck and no file "{ $deck }". Shipped: { $decks }
file-missing = { $file }: there is no such file. Is the name right, seen from this folder?
file-forbidden = { $file }: you may not read or write this.
file-folder = { $file }: this is a folder; name a file in it.
file-exists = { $file }: there is such a file already. Name another, or move it away.
file-no-text = { $file }: this is no text, or not in UTF-8. Is it the right file? An editor can save it as UTF-8.
file-trouble = { $file }: { $why }
no-such-clause = No clause, ruling or summary says "{ $clause }".
no-such-seat = There are { $seats } seats only.
no-such-seats = Nobody sits like that at this game; name human or bot for each seat. There is: { $seatings }
no-such-number = There are { $seats } seats; name human or bot for each.
no-such-mode = This game has no such mode. There is: { $modes }
no-deck-wanted = To a game of mode { $mode } nobody brings a deck.
no-decks = This game ships no deck; name one for each seat with --deck.
too-many-decks = There are { $seats } seats only, one deck each.
refused = Refused: { $why }
hidden-card = a hidden card
seat = Player { $letter }

scenes-ran = { $passed } passed, { $failed } failed
scenes-malformed = { $count } of the files are no scenes that can be played.
deck-legal = { $deck }: legal
cards-good = { $file }: every card compiles
cards-doubt = { $file }: taken, but { $why }
cards-coverage = { $faces } faces, { $compiled } compiled, { $round } read back the same
cards-found = { $count } cards
cards-more = ... and { $count } more; see --json
cards-ties = { $count } decided by a declared tie-break:
cards-tie = { $name }: “{ $text }” is { $won }, not { $other }
explain-card = { $name } ({ $kind })
explain-text = as the text of a card of this kind: { $kind }
explain-none = This card has no text.
explain-unsayable = (a word of it has no form in this language)
explain-tie = { $won } is meant, not { $other }: a declared tie-break
rules-summary = { $game }: { $count } clauses
rules-kinds = Kinds: { $list }
rules-areas = Areas: { $list }
replay-verified = Verified: { $count } decisions, hash { $hash }
replay-by-words = This replay was made with rules { $rules } and does not come out exactly by those of today. Its words were followed for { $done } of { $count } decisions. { $why }
replay-branched = The first { $count } decisions are in { $file }
replay-fair = The shuffle is proved: server and players committed to it before the game.
replay-unfair = The replay names no parts of its seed, so who chose the shuffle is not proved.
replay-scene = A scene that begins after { $count } decisions is in { $file }
replay-too-far = There is no decision { $step }; the replay has { $count }.

board-head = Turn { $turn }, { $phase }, { $seat }
board-before = Before the first turn: { $phase }
board-pending = Waiting
board-team = team { $team }
board-out = out of the game
board-count = { $zone } { $count }
board-long = { $zone } { $count } (“board” lists it)
play-start = { $game }, seed { $seed }. Type "help" for help.
play-your-turn = { $seat }, it is for you to decide
play-question = { $card }: { $question }
play-prompt = 1-{ $count }>
play-no-number = There are options 1 to { $count }.
play-ambiguous = That could mean: { $list }
play-unknown = "{ $line }" is no option and no command. Type "help" for help.
play-why-can = That can be done.
play-why-nothing = The game does not know what that would be.
play-won = The game is won by { $seats }.
play-drawn = The game is a draw.
play-left = The game stops here.
play-no-card = No card in sight is called "{ $name }".
play-help =
    A number or the words of an option picks it.
    card NAME      the text of a card in sight
    why WORDS      why something cannot be done, with the clause
    rules CLAUSE   what the rulebook says
    board, options, log   show the table, the options, the whole story
    concede, quit  give up, leave

bench-game = game
bench-games = games
bench-decisions = decisions
bench-seconds = seconds
bench-decisions-per-s = decisions per second
bench-games-per-s = games per second
bench-decisions-per-game = decisions per game
bench-share-with-choice = share with a choice
bench-share-drawn = share of draws
bench-clone-ns = nanoseconds per copy
bench-state-bytes = bytes of a state
bench-share-listing = share of time listing options
bench-instructions-per-decision = instructions per decision
bench-instructions-per-copy = instructions per copy
bench-instructions-per-listing = instructions per listing
bench-of-recorded-decision = of the recorded decision
bench-of-recorded-copy = of the recorded copy
bench-no-valgrind = Counting instructions needs valgrind, which is not installed.
bench-slower = This build needs over a tenth more than recorded: see docs/performance.md.
bench-as-recorded = Within a tenth of what was recorded, or better.

load-progress = { $ready } of { $players } players in a game, { $done } decisions acknowledged
load-failed = The load could not be put on: { $why }
load-tables = tables
load-sockets = sockets
load-rate = durable decisions a second
load-p50 = half answered within (ms)
load-p99 = 99 of 100 answered within (ms)
load-max = the slowest answer (ms)
load-refused = refused
load-unanswered = never answered
load-lost = acknowledged and lost

sim-progress = { $done } of { $all } games
sim-bots = Name one bot for all, or one for each of the { $decks } decks.
sim-nodes = Only a thinking bot tries anything: `--nodes` goes with `--bots steady`.
sim-kind = No card is of kind "{ $kind }". There are: { $kinds }
sim-games = { $games } games, { $drawn } drawn
sim-broken-off = { $games } more were too long and count for nothing
sim-turns = { $mean } turns on average, eight of ten games { $tenth } to { $rest }, all { $least } to { $most }
sim-head = share    of all games, 0 to 100 %                   with 95 %  games  rating
sim-first = whoever begins
sim-cards = Sides with this card at the end:

no-such-pack = There is no pack "{ $pack }". There are: { $packs }
replay-wants = This was played with the pack "{ $pack }" ({ $hash }), which is not in this data folder; import the same file again, or name the folder with --data.
pack-name = "{ $pack }" is no name for a pack: letters, digits, blanks and - _ . +, at most 40; choose one with --name.
pack-unknown = There is no pack "{ $pack }".
pack-taken = There is a pack "{ $pack }" already; choose another --name, or `arbiter cards update`.
pack-game = "{ $pack }" is a pack of another game ({ $game }); import this file under a --name of its own.
pack-full = There are as many packs as a folder takes; remove one.
pack-damaged = { $file } is damaged: { $why }
pack-progress = [{ $bar }] { $share } %
pack-more = ... and { $count } more that are not understood; see --json or --export
pack-older = { $place }: { $card }: a newer row words it otherwise and counts
pack-variant = { $place }: { $card }: another row says the same, typed differently, and counts
pack-renamed = { $place }: { $card }: another card has this name, so it is called by its set besides
pack-mended = { $place }: { $card }: a misprint is read as it was meant
pack-would = { $pack } ({ $game }): { $all } rows, { $understood } cards understood, { $refused } not, { $other } reprints and other rows. Nothing was kept.
pack-kept = { $pack } ({ $game }): { $all } rows, { $understood } cards understood, { $refused } not, { $other } reprints and other rows. Use it with --pack.
pack-pictures = Pictures of { $pack } are shown to those who play with its cards.
pack-pictures-none = Pictures of { $pack } are shown to nobody any more.
pack-count = { $count } packs
pack-removed = { $pack } is removed; games that were played with it still play.
pack-forgotten = { $pack } is removed and forgotten; games that were played with it want it again.

soak-progress = { $seconds } s of { $all } s: { $game }, { $trial }, seed { $seed }
soak-head = tried
soak-twins = twin states compared
soak-refusals = illegal answers refused
soak-playouts = random games played to their end
soak-questions = questions answered
soak-texts = damaged files and texts read
soak-disks = disks that failed
soak-crashes = losses of power
soak-kills = kills of the server under load
soak-acks = acknowledged decisions found again
soak-cuts = connections cut and taken up again
soak-seconds = seconds
soak-failed = { $game }, { $trial }, seed { $seed }: { $why }
soak-state = { $file } is no state of an earlier run: { $why }
