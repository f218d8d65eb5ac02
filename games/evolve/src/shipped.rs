//! The game's page of the catalog, and the cards and decks that come with it.

use crate::{MARKS, names, show, table};
use arbiter_desk::{Book, Brings, Mode, Seating};

/// What never changes about the game.
pub const BOOK: Book = Book {
    key: "evolve",
    title: "Shadowverse: Evolve",
    // Two players with a deck each.
    modes: &[Mode { key: "constructed", brings: Brings::Deck, seatings: &[Seating::TWO] }],
    phases: &["setup", "start", "main", "end"],
    ledger: include_str!("../../../rules/evolve.tsv"),
    ledger_fr: include_str!("../../../rules/evolve.fr.tsv"),
    marks: MARKS,
    words: names::WORDS,
    filler: "[[card]]\nname = \"Filler\"\nclass = \"neutral\"\nkind = \"follower\"\ncost = 1\nattack = 1\ndefense = 1\n",
    cards: CARDS,
    set: "first-light",
    decks: DECKS,
    lessons: LESSONS,
    bearers: crate::explain::BEARERS,
    columns: "card_no, name, class, face, card_type, traits, rarity, cost, attack, defense, text, set",
    shape: table::SHAPE,
    card_marks: show::card_marks,
    places: Vec::new,
};

/// Card files, by name.
pub const CARDS: &[(&str, &str)] = &[
    ("tokens.toml", include_str!("../cards/tokens.toml")),
    ("neutral.toml", include_str!("../cards/neutral.toml")),
    ("forestcraft.toml", include_str!("../cards/forestcraft.toml")),
    ("swordcraft.toml", include_str!("../cards/swordcraft.toml")),
    ("runecraft.toml", include_str!("../cards/runecraft.toml")),
    ("dragoncraft.toml", include_str!("../cards/dragoncraft.toml")),
    ("abysscraft.toml", include_str!("../cards/abysscraft.toml")),
    ("havencraft.toml", include_str!("../cards/havencraft.toml")),
];

/// Decks, by key.
pub const DECKS: &[(&str, &str)] = &[
    ("forestcraft", include_str!("../decks/forestcraft.txt")),
    ("swordcraft", include_str!("../decks/swordcraft.txt")),
    ("runecraft", include_str!("../decks/runecraft.txt")),
    ("dragoncraft", include_str!("../decks/dragoncraft.txt")),
    ("abysscraft", include_str!("../decks/abysscraft.txt")),
    ("havencraft", include_str!("../decks/havencraft.txt")),
    ("wayfarers", include_str!("../decks/wayfarers.txt")),
];

/// Lessons of the tutorial, in order.
pub const LESSONS: &[(&str, &str)] = &[
    ("01-the-board.toml", include_str!("../tutorial/01-the-board.toml")),
    ("02-play-points.toml", include_str!("../tutorial/02-play-points.toml")),
    ("03-attacking.toml", include_str!("../tutorial/03-attacking.toml")),
    ("04-the-leader.toml", include_str!("../tutorial/04-the-leader.toml")),
    ("05-evolving.toml", include_str!("../tutorial/05-evolving.toml")),
    ("06-spells.toml", include_str!("../tutorial/06-spells.toml")),
    ("07-ward.toml", include_str!("../tutorial/07-ward.toml")),
    ("08-quick.toml", include_str!("../tutorial/08-quick.toml")),
    ("09-fanfare.toml", include_str!("../tutorial/09-fanfare.toml")),
    ("10-winning.toml", include_str!("../tutorial/10-winning.toml")),
];

/// Traits in French.
const TRAITS: &[(&str, &str)] = &[
    ("Alchemist", "Alchimiste"),
    ("Angel", "Ange"),
    ("Avian", "Oiseau"),
    ("Beast", "Bête"),
    ("Cleric", "Clerc"),
    ("Demon", "Démon"),
    ("Departed", "Défunt"),
    ("Dragonkin", "Draconien"),
    ("Earth Sigil", "Sceau tellurique"),
    ("Golem", "Golem"),
    ("Mage", "Mage"),
    ("Officer", "Officier"),
    ("Omen", "Présage"),
    ("Pixie", "Pixie"),
    ("Sylvan", "Sylvestre"),
    ("Thief", "Voleur"),
    ("Traveler", "Voyageur"),
    ("Vampire", "Vampire"),
    ("Verdant", "Verdoyant"),
    ("Wyrm", "Wyrm"),
    ("Wyrmling", "Jeune wyrm"),
];

/// A trait in French; as printed if it has no French word.
#[must_use]
pub fn french_trait(english: &str) -> &str {
    TRAITS.iter().find(|(en, _)| *en == english).map_or(english, |(_, fr)| fr)
}
