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
