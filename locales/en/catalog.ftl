# What a library says, whatever the game: searching cards.

search-bracket = Column { $column }: there is no `(` that this `)` closes; take it out.
search-or = Column { $column }: `or` stands between two things to search for.
search-minus = Column { $column }: behind `-` stands what is not wanted: `-k:ward`.
search-deep = Column { $column }: there are too many brackets inside brackets.
search-open = Column { $column }: this `(` is never closed by `)`.
search-number = Column { $column }: a whole number stands here.
search-compare = Column { $column }: only numbers are compared; write a colon here.
search-sign = Column { $column }: the signs are `:`, `=`, `!=`, `<`, `<=`, `>` and `>=`.
search-quote = Column { $column }: this quote is never closed by another one.
search-word = Column { $column }: a word or a phrase in quotes stands here.
search-unknown = Column { $column }: `{ $key }` is nothing to search by. Before a colon stand { $words }; compared are { $numbers }.
search-long = Column { $column }: a search has at most { $most } letters, this one has { $length }.

# Lists of cards, whatever the game.
deck-note-none = { "" }
deck-note-uncounted = { " " }Lines that were not understood are not counted.
deck-a-card = card
deck-too-long = The text has { $kib } KiB; a deck has at most { $most } KiB.
deck-no-count = `{ $count }` is no count; write 1 to { $most }.
deck-count-missing = The count is missing before `{ $name }`; write 1 to { $most }.
deck-count-range = { $count } copies of `{ $name }`: a count is 1 to { $most }.
deck-name-missing = The name of the card is missing behind the count.
deck-unknown = No { $what } is named `{ $name }`.
deck-unknown-one = No { $what } is named `{ $name }`. Did you mean `{ $first }`?
deck-unknown-two = No { $what } is named `{ $name }`. Did you mean `{ $first }` or `{ $second }`?
deck-unknown-three = No { $what } is named `{ $name }`. Did you mean `{ $first }`, `{ $second }` or `{ $third }`?
deck-players = this game is for { $seats } players, not { $count }
deck-tag-open = A tag is not closed; a `>` is missing.
deck-code-none = This is no deck code; it must begin with `{ $prefix }`.
deck-code-long = The deck code is too long for a deck.
deck-code-damaged = The deck code is damaged; copy it again as a whole.
deck-code-cut = The end of the deck code is missing; copy it again as a whole.
deck-no-part = `{ $name }` is no part of a deck ({ $parts }); the lines below it are left out.
deck-code-parts = The deck code has more parts than a deck.
deck-code-entry = `{ $name }` is no card of a deck code.
deck-unplayable = `{ $card }` cannot be played here: { $reason }
deck-read-as = `{ $name }` is read as `{ $card }`.

# Ways to play and to sit, whatever the game.
mode-constructed = With a deck of your own
mode-draft = Draft
mode-limited = Limited
mode-starter = Starter decks of any size
mode-sealed = Sealed
mode-incarnam = Block: Incarnam
mode-bonta-brakmar = Block: Bonta & Brâkmar
mode-competitive = Competitive draft: five of yours, one banned
mode-free = Free choice: the top of your list
mode-friendly = Friendly draft from a common pool
seating-two = One against one
seating-two-teams-of-two = Two against two
seating-two-teams-of-three = Three against three

# Marks of places.
mark-reachable = reachable
mark-target = target
