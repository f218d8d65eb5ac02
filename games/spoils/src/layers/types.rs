//! Types of cards. [208.1] [411.1]

use super::{DEEPEST, Info, astir, changes, each};
use crate::board::T;
use crate::event::Change;
use crate::listen;
use crate::targets::concerns;
use crate::words::{self, Filter, Gain, Kinds, Rule, Who};
use arbiter_kernel::{ObjectId, rule};

/// Its types. A face-down card in play is a resource and nothing else. [411.1] [208.1]
#[must_use]
pub fn kinds(t: &T, id: ObjectId) -> Kinds {
    kinds_at(t, id, 0)
}

/// Reads types of many cards: whether rules change any is asked once.
#[derive(Clone, Copy)]
pub(crate) struct Types {
    /// Some rule may change types.
    pub(crate) ruled: bool,
}

impl Types {
    /// As things are now.
    pub(crate) fn now(t: &T) -> Self {
        Types { ruled: astir(t, [listen::TYPE]) }
    }
    /// The types of the card in a slot.
    #[inline]
    pub(crate) fn of(self, t: &T, slot: u16) -> Kinds {
        let o = t.objects.at(slot);
        if o.mark.facedown {
            rule!("411.1");
            return Kinds::RESOURCE;
        }
        if self.ruled || o.modified() {
            return kinds_at(t, t.objects.id(slot), 0);
        }
        t.rules.faces[o.face as usize].card.kinds
    }
    /// The same, for a reading that lies inside others.
    #[inline]
    pub(crate) fn at(self, t: &T, slot: u16, depth: u8) -> Kinds {
        let fixed = depth == 0 || !self.ruled && !t.objects.at(slot).modified();
        if fixed { self.of(t, slot) } else { kinds_at(t, t.objects.id(slot), depth) }
    }
}

pub(crate) fn kinds_at(t: &T, id: ObjectId, depth: u8) -> Kinds {
    let Some(o) = t.objects.get(id) else {
        return t.ghosts.get(id).map(Info::kinds).unwrap_or_default();
    };
    if o.mark.facedown {
        rule!("411.1");
        return Kinds::RESOURCE;
    }
    let kinds = t.rules.faces[o.face as usize].card.kinds;
    if o.modified() || astir(t, [listen::TYPE]) { changed(t, id, kinds, depth) } else { kinds }
}

/// Its types with what changes them, apart from the many cards that nothing changes.
#[inline(never)]
fn changed(t: &T, id: ObjectId, mut kinds: Kinds, depth: u8) -> Kinds {
    let mut lost = Kinds::empty();
    for m in t.modifiers_on(id) {
        match m.change {
            // The types it has stay. [208.1a]
            Change::Type(k) => {
                rule!("208.1", "208.1a");
                kinds |= Kinds::from_bits_truncate(k);
            }
            Change::NotType(k) => lost |= Kinds::from_bits_truncate(k),
            _ => (),
        }
    }
    each(
        t,
        listen::TYPE,
        depth,
        |s| changes(t, s, id),
        |s| {
            let Rule::Change(c) = s.rule else { return };
            // What takes the very type that it asks for is not read through itself. [EF5]
            let depth = if undoes(c) { DEEPEST } else { depth };
            if concerns(t, &s.ctx(depth), &c.who, id) {
                for g in &c.gains {
                    match g {
                        Gain::Type(true, k) => kinds |= *k,
                        Gain::Type(false, k) => lost |= *k,
                        _ => (),
                    }
                }
            }
        },
    );
    // Losing beats gaining.
    if rule!("402.6" => !lost.is_empty()) { kinds - lost } else { kinds }
}

/// Whether a rule takes a type away by which it says whose.
fn undoes(c: &words::Change) -> bool {
    let asks = |f: &Filter| c.gains.iter().any(|g| matches!(g, Gain::Type(false, k) if f.kinds.intersects(*k)));
    match &c.who {
        Who::A(f) => asks(f),
        Who::All(g) => asks(&g.what),
        _ => false,
    }
}
