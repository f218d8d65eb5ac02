//! What can be said of the costs of an ability when its text is read.

use super::cost::{certain, payments, plain, spares};
use crate::words::{Gate, Instruction, Num, Player, Step, Var, Verb, Who};

/// What can be said of a cost before anything is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bill {
    /// Each instruction can be told by itself.
    pub(super) plain: bool,
    /// It has a numeric cost. [406.4]
    pub(super) pays: bool,
    /// The first thing to do is to deplete the card itself. [303.1]
    pub(super) depletes: bool,
    /// It only pays a number and depletes the card itself.
    pub(super) mere: bool,
    /// The card itself is depleted for it, first or later. [303.1]
    pub(super) engages: bool,
    /// Nothing in it brings a resource.
    pub(super) spares: bool,
    /// So much is paid at the least, where what is said needs no look at the table.
    pub(super) due: Option<i16>,
}

impl Bill {
    /// Reads a cost.
    #[must_use]
    pub fn of(steps: &[Step]) -> Self {
        let itself = |i: &Instruction| matches!(i.verb, Verb::Deplete(Who::This)) && i.by == Player::You && !i.if_can;
        let first = steps.first().filter(|s| s.gate == Gate::Open && s.may.is_none());
        let depletes = first.and_then(|s| s.acts.first()).is_some_and(itself);
        let due = payments(steps).try_fold(0i16, |all, n| match n {
            Num::N(n) => Some(all.saturating_add((*n).max(0))),
            Num::Var(Var::X | Var::Y) => Some(all),
            _ => None,
        });
        let spares = steps.iter().flat_map(|s| &s.acts).all(|i| spares(&i.verb));
        let plain = plain(steps, false);
        let engages = certain(steps).any(itself);
        let mere = plain && certain(steps).all(|i| itself(i) || matches!(i.verb, Verb::AnyoneUses | Verb::Pay(_)));
        let pays = payments(steps).next().is_some();
        Bill { plain, pays, depletes, mere, engages, spares, due }
    }
}
