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
