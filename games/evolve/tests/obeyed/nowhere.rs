//! Words that are followed where they stand and still change nothing.

/// What is followed, but must change no table, and why.
pub(crate) const NOWHERE: &[(&str, &str)] = &[
    ("You may include up to 6 copies of this card in your deck.", "decks are checked before a table is laid"),
    (
        "You may include up to 6 copies of this card in your deck. Deal 1 damage to each leader.",
        "decks are checked before a table is laid",
    ),
    ("Token: On Evolve: draw a card.", "the evolved face speaks then [12.6.1]"),
    ("Follower: On Evolve: draw a card.", "on a face that is not evolved: the evolved face speaks then [12.6.1]"),
    ("Evolved: [fanfare] draw a card.", "on an evolved face: to evolve is not to be put onto the field [12.4.3]"),
    (
        "[lastwords] If this card is in your cemetery, draw a card. Whenever you play a card, place a Moss counter on this card.",
        "that is where it is, unless another text took it",
    ),
    (
        "[lastwords] If it's a Pixie card, draw a card. Whenever you play a card, place a Moss counter on this card.",
        "it is this card, which is one",
    ),
    (
        "[lastwords] If it isn't a follower, draw a card. Whenever you play a card, place a Moss counter on this card.",
        "it is this card, which is one",
    ),
    ("[fanfare] Draw X cards. X equals the number of Moss counters on this card.", "it has none yet"),
    ("Aura. [fanfare] remove a Stack counter from this card.", "it has none yet"),
    ("Aura. [fanfare] remove a Stack counter from it.", "it has none yet"),
    ("Aura. [fanfare] remove a Stack counter from it and this card.", "it has none yet"),
    ("Aura. [fanfare] refresh this card.", "it is reserved"),
    ("Aura. [fanfare] refresh it.", "it is reserved"),
    ("Aura. [fanfare] refresh it and this card.", "it is reserved"),
    ("Assail. Strike: engage this card.", "who attacks is engaged"),
    ("Assail. Strike: it can't attack this turn.", "it is not its turn"),
    ("Your followers have \"Strike: engage this card.\"", "who attacks is engaged"),
    ("Your followers have \"Strike: it can't attack this turn.\"", "it is not its turn"),
    ("At the start of your end phase, each follower can't attack this turn.", "nobody attacks in an end phase"),
    ("Select an enemy follower. it can't attack this turn.", "it is not its turn"),
    ("Whenever you play a follower, remove a Stack counter from it.", "it has none yet"),
    ("Whenever you play a follower, take control of it.", "who plays it controls it"),
    ("Strike: If it's your turn, draw a card.", "attacks are made in the own turn"),
    ("Strike: If it's an opponent's turn, draw a card.", "attacks are made in the own turn"),
    ("Strike: If it isn't your turn, draw a card.", "attacks are made in the own turn"),
    ("At the start of your end phase, if it's your turn, draw a card.", "that phase is in the own turn"),
    ("At the start of your end phase, if it's an opponent's turn, draw a card.", "that phase is in the own turn"),
    ("Quick. At the start of your next main phase, if it's your turn, draw a card.", "that phase is in the own turn"),
    (
        "Quick. At the start of your next main phase, if it's an opponent's turn, draw a card.",
        "that phase is in the own turn",
    ),
    (
        "Quick. At the start of your next main phase, if it isn't your turn, draw a card.",
        "that phase is in the own turn",
    ),
    (
        "Quick. At the start of your next main phase, if it isn't so that you've played at least 3 cards this turn, draw a card.",
        "nobody plays three cards in a start phase",
    ),
    (
        "Whenever a amulet with Stack is destroyed, draw a card.",
        "it loses a counter instead, and the last one buries it",
    ),
    ("Whenever a follower with Quick evolves, draw a card.", "an evolved face is not played"),
    ("Each leader is also an Elder. Each Elder card can't leave the field.", "a leader is no card in that sense"),
    (
        "At the start of your end phase, the next spell you play this turn costs 1 less to play.",
        "its player plays nothing more in that turn",
    ),
    ("At the start of your next main phase, refresh each of your followers.", "they were refreshed a moment before"),
    ("At the start of your next main phase, recover 2 play points.", "they were recovered a moment before"),
    (
        "While there isn't an evolved follower on the field, this card has [attack]+1. Whenever you play a card, place a Moss counter on this card.",
        "said by an evolved follower",
    ),
];
