//! Where an ability can be used, as its restrictions say.

use crate::words::{self, Area, Cond, Instruction, Step, Verb, Who};

/// `Use this only while this card is a face-down resource.` [201.5b] [OB5]
pub(super) fn lies_down(verb: &Verb) -> bool {
    let down = |c: &Cond| matches!(c, Cond::Is(Who::This, f) if f.facing == Some(words::Facing::Down));
    match verb {
        Verb::Only(Cond::And(a, b)) => down(a) || down(b),
        Verb::Only(c) => down(c),
        _ => false,
    }
}

/// `Use this only if this card is in your discard pile.` [605.1a]
pub(super) fn place_of(s: &Step) -> Option<Area> {
    s.acts.iter().find_map(|i: &Instruction| match &i.verb {
        Verb::Only(c) => area_of(c),
        _ => None,
    })
}

fn area_of(c: &Cond) -> Option<Area> {
    match c {
        Cond::ThisIn(a) => Some(*a),
        Cond::And(a, b) => area_of(a).or_else(|| area_of(b)),
        _ => None,
    }
}
