//! Where a word may stand: the sentence around it, and what the same card says
//! without it.

use crate::obeyed::step::Place;
use crate::obeyed::tables::Host;
use crate::obeyed::{in_cards, in_conds, in_effects, in_numbers, in_rules};

/// Class, host, sentence, what is said without it, what is said more plainly.
pub(crate) type Row = (&'static str, Host, &'static str, &'static str, &'static str);

/// All positions.
pub(crate) fn places() -> Vec<Place<Host>> {
    let all = [
        in_conds::CONDS,
        in_conds::OWN,
        in_cards::FILTERS,
        in_cards::CARDS,
        in_numbers::COUNTS,
        in_numbers::ENDINGS,
        in_rules::KEYWORDS,
        in_rules::RULES,
        in_rules::TRIGGERS,
        in_effects::EFFECTS,
        in_effects::COSTS,
    ];
    all.into_iter()
        .flatten()
        .map(|&(takes, host, around, silent, plain)| Place { takes, host, around, silent, plain })
        .collect()
}

/// A spell must say something, and this does nothing.
pub(crate) const NIL: &str = "Recover 0 play points.";
pub(crate) const DRAW: &str = "Draw a card.";
