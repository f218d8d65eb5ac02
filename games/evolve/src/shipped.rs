//! The cards and decks that come with the game.

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

/// The set that the shipped cards are.
pub const SET: &str = "first-light";

/// The set that a card ships in; empty for cards that are not shipped.
#[must_use]
pub fn set_of(name: &str) -> &'static str {
    let line = format!("name = \"{}\"\n", name.replace('"', "\\\""));
    if CARDS.iter().any(|(_, text)| text.contains(&line)) { SET } else { "" }
}

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
