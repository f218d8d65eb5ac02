# Sentences of the table's server.

refused-malformed = This is no request that the server knows. Reload the page.
refused-too-big = This is too long. Send less at once.
refused-too-fast = Too many requests. Wait a moment and try again.
refused-version = This page is of another version than the server. Reload it.
refused-hello = Say hello with your token first.
refused-token = The server does not know this token. Ask for a new one.
refused-unknown = There is no such thing here. Check the address or go back to the lobby.
refused-forbidden = You may not do this here.
refused-taken = This seat is taken. Choose another one.
refused-not-asked = It is not for you to decide now. Wait until you are asked.
refused-stale = This question has been answered already.
refused-no-option = There is no such option. Choose one of those that are shown.
refused-deck = This deck may not be played. Check it in the deck builder.
refused-reserve = Between the games of a match, cards change places with the reserve only.
refused-seed = This is not the seed that was promised. Sit down again.
refused-not-now = This cannot be done now.
refused-text = This text cannot be taken: it is empty, too long or has unseen letters.
refused-busy = The server is at its limit. Try again in a moment.
refused-broken = This table broke and cannot go on. Its replay is kept; open a new table.
refused-seats = Nobody sits like that at this game. There is: { $seatings }
refused-laid-out = This table is set up for { $seats } seats, and the set-up says how they sit and play.
refused-mode = This game has no such mode. There is: { $modes }
refused-no-deck = In this mode nobody brings a deck: cards are chosen in the game.
refused-level = There is no bot of level "{ $level }". There are: { $levels }
refused-best-of = A match has 1 or 3 games.
refused-clock = A clock gives 5 to 3600 seconds for a decision and up to 36000 in reserve.
refused-setup = The table cannot be set up: { $why }
refused-replay = This replay cannot be read: { $why }
refused-no-such-moment = The replay has { $count } decisions only.
refused-origin = This page may not talk to this server. Add its address with --public-origin.

table-cannot-begin = The game cannot begin: { $why }
table-rules-changed = This game was begun with rules { $rules } and cannot be continued with those of today. Its replay is kept.
table-panicked = A rule broke at this table. Its replay is kept, and no other table is affected. Please report it.

serve-ready = Arbiter is ready: { $address }
serve-next = Open this address in a browser, choose a game, and send the invite link to a friend or play against a bot.
serve-data = Games are kept in { $data }.
serve-memory = Games are kept in memory only and are gone when the server stops.
serve-stop = Ctrl+C stops the server; nothing that was done is lost.
serve-open = This server can be reached from other machines. Name the address they use with --public-origin, or their browsers are refused.
serve-stopping = Stopping: telling the players and writing what is left.
serve-stopped = Stopped.
serve-cannot-listen = The server cannot listen on { $address } ({ $why }). Choose another address with --listen.
serve-config = The configuration is wrong: { $why }
serve-store = { $why }
