//! What the project brings along: a starter set of our own.

use crate::card::{Cards, Pool};
use crate::deck::{self, Format, List};
use crate::rules::Rules;
use crate::setup::Deck;

/// The card files; the first has the families.
pub const FILES: [&str; 5] = [
    include_str!("../cards/families.toml"),
    include_str!("../cards/heroes.toml"),
    include_str!("../cards/allies.toml"),
    include_str!("../cards/things.toml"),
    include_str!("../cards/actions.toml"),
];

/// The cards.
///
/// # Panics
/// Never: they are tested.
#[must_use]
pub fn cards() -> Cards {
    let pool = Pool::read(FILES).expect("our own families are sound");
    let tongues = pool.tongues().expect("our own forms are sound");
    Cards::read(FILES, &tongues).unwrap_or_else(|faults| panic!("our own cards are understood:\n{faults}"))
}

/// The rules with all of them.
///
/// # Panics
/// Never: they are tested.
#[must_use]
pub fn rules() -> Rules {
    Rules::new(cards()).unwrap_or_else(|faults| panic!("our own cards are obeyed: {faults:?}"))
}

/// The starter decks.
pub const DECKS: [&str; 4] = [
    include_str!("../decks/earth.txt"),
    include_str!("../decks/air.txt"),
    include_str!("../decks/fire.txt"),
    include_str!("../decks/water.txt"),
];

/// The starter decks, checked.
///
/// # Panics
/// Never: they are tested.
#[must_use]
pub fn decks(rules: &Rules) -> Vec<Deck> {
    let deck = |text: &&str| {
        let list = List::read(text).expect("our own lists are sound");
        deck::check(rules, &list, Format::Constructed).unwrap_or_else(|f| panic!("{}: {f:?}", list.name))
    };
    DECKS.iter().map(deck).collect()
}
