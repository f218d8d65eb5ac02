//! The cards and decks that come with the game.

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

/// Name of the set that comes with the game.
pub const SET: &str = "open-market";

/// The set a card ships in; empty if it does not.
#[must_use]
pub fn set_of(name: &str) -> &'static str {
    let line = format!("name = \"{}\"\n", name.replace('"', "\\\""));
    if CARDS.iter().any(|(_, text)| text.contains(&line)) { SET } else { "" }
}
