//! The champions and challenges that the project brings: read in both
//! languages, and as the rulings give them.

use arbiter_brawl::card::Cards;
use arbiter_brawl::shipped::{FILES, rules};
use arbiter_brawl::words::Tongues;

#[test]
fn every_card_is_understood_in_both_languages() {
    let tongues = Tongues::new().unwrap_or_else(|e| panic!("{e}"));
    let cards = Cards::read(FILES, &tongues).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!((cards.champions.len(), cards.challenges.len()), (12, 22));
    assert!(cards.champions.iter().all(|c| c.cards.len() == 6));
    assert_eq!(rules().cards.len(), 72);
}
