//! Costs as they are paid: what a cost leaves unsaid is filled in once.

use crate::words::{Cost, Filter, Posture, Side, Zone};

/// What is engaged is reserved before; what is discarded or revealed is in a hand.
pub(super) fn complete(costs: &[Cost]) -> Vec<Cost> {
    let full = |c: &Cost| match c.clone() {
        Cost::EngageOther(n, f) => Cost::EngageOther(n, Filter { posture: Some(Posture::Reserved), ..own(f) }),
        Cost::Discard(n, f) => Cost::Discard(n, Filter { zone: Zone::Hand, ..own(f) }),
        Cost::Reveal(n, f) => Cost::Reveal(n, Filter { zone: Zone::Hand, ..own(f) }),
        Cost::Bury(n, f) => Cost::Bury(n, own(f)),
        Cost::Banish(n, f) => Cost::Banish(n, own(f)),
        Cost::Return(n, f) => Cost::Return(n, own(f)),
        other => other,
    };
    costs.iter().map(full).collect()
}

/// [10.4.3] Costs speak of the payer's own cards, where they do not say whose.
fn own(f: Filter) -> Filter {
    Filter { side: if f.side == Side::Any { Side::Yours } else { f.side }, ..f }
}
