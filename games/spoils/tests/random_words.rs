//! Wording, words, wording: whatever is understood is said in a way that is
//! understood as the same, also if the wording was stirred.

#[path = "../../../testing/dice.rs"]
mod dice;

use arbiter_cards::load;
use arbiter_spoils::card::Card;
use arbiter_spoils::grammar::{Context, compile};
use arbiter_spoils::render::{english, french};
use arbiter_spoils::shipped::CARDS;
use dice::Dice;

/// Whether the wording is understood; if so, it must be stable.
#[track_caller]
fn stable(card: &Card, wording: &str) -> bool {
    let context = Context { name: &card.name, kinds: card.kinds };
    let Ok(words) = compile(wording, &context) else { return false };
    let said = english(&words).join("\n");
    assert_eq!(french(&words).len(), words.len());
    match compile(&said, &context) {
        Ok(again) => assert_eq!(again, words, "{wording}\n{said}"),
        Err(d) => panic!("{wording}\n{said}\n{d}"),
    }
    true
}

#[test]
fn what_is_said_is_understood_as_meant() {
    let cards = load::<Card>(CARDS).unwrap_or_else(|f| panic!("{f:?}")).cards;
    assert!(cards.iter().all(|c| stable(c, &c.wording)));
}

#[test]
fn stirred_wordings_are_refused_or_stable() {
    let cards = load::<Card>(CARDS).unwrap_or_else(|f| panic!("{f:?}")).cards;
    let words: Vec<Vec<&str>> = cards.iter().map(|c| c.wording.split(' ').collect()).collect();
    let mut dice = Dice(11);
    let mut understood = 0;
    for round in 0..16 {
        for (card, own) in cards.iter().zip(&words).filter(|(_, w)| w.len() > 3) {
            let mut mixed = own.clone();
            let other = &words[dice.roll(words.len())];
            let at = dice.roll(mixed.len());
            match (round + at) % 4 {
                0 => drop(mixed.remove(at)),
                1 => mixed[at] = other[dice.roll(other.len())],
                2 => mixed.swap(at, dice.roll(own.len())),
                _ => {
                    mixed.truncate(at);
                    mixed.extend(&other[dice.roll(other.len())..]);
                }
            }
            understood += usize::from(stable(card, &mixed.join(" ")));
        }
    }
    assert!(understood > 50, "{understood}");
}
