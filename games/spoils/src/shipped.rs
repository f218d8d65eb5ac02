//! The game's page of the catalog, and the cards and decks that come with it.

use crate::{MARKS, names, show, table};
use arbiter_desk::{Book, Brings, Mode, Seating};

/// What never changes about the game.
pub const BOOK: Book = Book {
    key: "spoils",
    title: "The Spoils",
    // Two players with a deck each. [103.1] [103.2]
    modes: &[
        Mode { key: "constructed", brings: Brings::Deck, seatings: &[Seating::TWO] },
        Mode { key: "limited", brings: Brings::Deck, seatings: &[Seating::TWO] },
        Mode { key: "starter", brings: Brings::Deck, seatings: &[Seating::TWO] },
    ],
    phases: &["setup", "start", "main", "battle", "end"],
    ledger: include_str!("../../../rules/spoils.tsv"),
    ledger_fr: include_str!("../../../rules/spoils.fr.tsv"),
    marks: MARKS,
    words: names::WORDS,
    filler: "[[card]]\nname = \"Filler\"\nkind = \"character\"\ncost = 1\nstrength = 1\nlife = 1\nspeed = 3\n",
    cards: CARDS,
    set: "open-market",
    decks: DECKS,
    lessons: LESSONS,
    bearers: crate::explain::BEARERS,
    columns: "set, name, card_number, rarity, trade, type, subtype, threshold, cost, strength, life, speed, structure, \
              card_text",
    shape: table::SHAPE,
    card_marks: show::card_marks,
    places: Vec::new,
};

/// Card files, by name.
pub const CARDS: &[(&str, &str)] = &[
    ("factions.toml", include_str!("../cards/factions.toml")),
    ("resources.toml", include_str!("../cards/resources.toml")),
    ("tradeless.toml", include_str!("../cards/tradeless.toml")),
    ("arcanist.toml", include_str!("../cards/arcanist.toml")),
    ("banker.toml", include_str!("../cards/banker.toml")),
    ("gearsmith.toml", include_str!("../cards/gearsmith.toml")),
    ("rogue.toml", include_str!("../cards/rogue.toml")),
    ("warlord.toml", include_str!("../cards/warlord.toml")),
];

/// Decks, by key.
pub const DECKS: &[(&str, &str)] = &[
    ("arcanist", include_str!("../decks/arcanist.txt")),
    ("banker", include_str!("../decks/banker.txt")),
    ("gearsmith", include_str!("../decks/gearsmith.txt")),
    ("rogue", include_str!("../decks/rogue.txt")),
    ("warlord", include_str!("../decks/warlord.txt")),
];

/// Lessons, in order.
pub const LESSONS: &[(&str, &str)] = &[
    ("01-the-table.toml", include_str!("../tutorial/01-the-table.toml")),
    ("02-resources.toml", include_str!("../tutorial/02-resources.toml")),
    ("03-thresholds.toml", include_str!("../tutorial/03-thresholds.toml")),
    ("04-attacking.toml", include_str!("../tutorial/04-attacking.toml")),
    ("05-speed.toml", include_str!("../tutorial/05-speed.toml")),
    ("06-blocking.toml", include_str!("../tutorial/06-blocking.toml")),
    ("07-tactics.toml", include_str!("../tutorial/07-tactics.toml")),
    ("08-attaching.toml", include_str!("../tutorial/08-attaching.toml")),
    ("09-flip-up.toml", include_str!("../tutorial/09-flip-up.toml")),
    ("10-winning.toml", include_str!("../tutorial/10-winning.toml")),
];
