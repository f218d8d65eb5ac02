//! What the project brings along: the arena, the champions and the challenges
//! of the rulings, section 4.

use crate::arena::Arena;
use crate::card::Cards;
use crate::rules::Rules;
use crate::words::Tongues;

/// The card files, in the order of their champions.
pub const FILES: [&str; 4] = [
    include_str!("../cards/dugrun-to-kilgore.toml"),
    include_str!("../cards/tzu-xiao-to-mariusz.toml"),
    include_str!("../cards/korvash-to-akhet.toml"),
    include_str!("../cards/challenges.toml"),
];

/// The champions and the challenges.
///
/// # Panics
/// Never: they are tested.
#[must_use]
pub fn cards() -> Cards {
    let tongues = Tongues::new().expect("our own forms are sound");
    Cards::read(FILES, &tongues).expect("our own cards are understood")
}

/// The rules with all of it.
///
/// # Panics
/// Never: they are tested.
#[must_use]
pub fn rules() -> Rules {
    let cards = cards();
    Rules::new(Arena::standard(), cards.champions, cards.challenges).expect("our own cards are obeyed")
}
