//! How much of a pool of cards is understood.

use crate::Card;
use arbiter_text::Coverage;

/// How much of these cards is understood and comes back word for word.
pub fn coverage<'a, C: Card + 'a>(cards: impl IntoIterator<Item = &'a C>) -> Coverage {
    let mut report = Coverage::default();
    for card in cards {
        let rendered = match card.unplayable() {
            Some(why) => Err(why.clone()),
            None => Ok(card.back()),
        };
        report.face(card.name(), card.wording(), rendered, |_, back| card.same(back));
    }
    report
}

/// Cards whose text is not understood, each with the reason.
pub fn unread<'a, C: Card + 'a>(cards: impl Iterator<Item = &'a C>) -> Vec<(String, String)> {
    cards.filter_map(|c| c.unplayable().clone().map(|why| (c.name().to_owned(), why))).collect()
}
