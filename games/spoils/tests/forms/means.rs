//! What a pronoun means: the game's rule, in one place.

use crate::forms::words::{Cards, Kind, Owner, Player, Who};
use arbiter_text::forms::{Phrase, Pronoun, Spot};

/// `it` is the nearest card, `the character` the nearest one that was called
/// so, `they` the nearest player.
pub(crate) fn means(pronoun: &Pronoun<'_>) -> Option<Spot> {
    let nearest = |fits: &dyn Fn(&Phrase<'_>) -> bool| {
        pronoun.candidates.iter().rev().find(|phrase| fits(phrase)).map(|phrase| phrase.spot)
    };
    let card = |phrase: &Phrase<'_>| phrase.word::<Who>().is_some();
    let player = |phrase: &Phrase<'_>| phrase.word::<Player>().is_some();
    let called = |kinds: &[Kind]| nearest(&|phrase| phrase.word::<Who>().is_some_and(|who| is_called(&who, kinds)));
    match (pronoun.phrase.word::<Who>(), pronoun.phrase.word::<Owner>()) {
        (Some(Who::The(_, kinds)), _) => called(&kinds),
        (Some(Who::That(_, kind) | Who::Those(_, kind)), _) => called(&[kind]),
        (Some(_), _) | (_, Some(Owner::Its(_) | Owner::ItsPlayer(_))) => nearest(&card),
        _ => nearest(&player),
    }
}

fn is_called(who: &Who, kinds: &[Kind]) -> bool {
    let same = |cards: &Cards| kinds == [Kind::Card] || cards.kinds == kinds;
    match who {
        Who::A(_, cards) | Who::N(_, _, cards) | Who::OrFewer(_, _, cards) | Who::Strongest(_, cards) => same(cards),
        Who::Top(..) | Who::TopN(..) => kinds == [Kind::Card],
        _ => false,
    }
}
