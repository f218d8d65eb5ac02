//! References: what `it`, `the character` and `that player` stand for.

use super::Parser;
use crate::words::{Area, Det, Done, Filter, Kinds, Noun, Ref, Said, Slot, To, Who};
use std::sync::Arc;

/// No card introduces more things that it may speak of again.
const MOST: Slot = 100;

/// What a slot holds, as far as words can tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Held {
    pub what: Thing,
    pub many: bool,
    pub done: Vec<Done>,
}

/// The kind of thing in a slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    Cards(Box<Filter>),
    Ability(Option<Box<Filter>>),
    Player,
}

/// What `it` means now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ante {
    To(To),
}

/// The cards of the event that a trigger waits for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Stage {
    pub subject: Option<Who>,
    pub other: Option<Who>,
    /// A player is part of it.
    pub player: bool,
}

impl Parser<'_> {
    /// Puts something into the next slot; `it` means it from now on.
    pub(super) fn hold(&mut self, what: Thing, many: bool, done: Option<Done>) -> Slot {
        let slot = Slot::try_from(self.slots.len()).unwrap_or(Slot::MAX);
        if slot > MOST {
            self.c.give_up();
        }
        let cards = !matches!(what, Thing::Player);
        Arc::make_mut(&mut self.slots).push(Held { what, many, done: done.into_iter().collect() });
        if cards {
            self.last = Some(Ante::To(To::Slot(slot)));
        }
        slot
    }

    /// Remembers what was done to what a reference means.
    pub(super) fn did(&mut self, who: &Who, done: Done) {
        let slot = match who {
            Who::Ref(Ref { to: To::Slot(slot), .. }) => Some(*slot),
            Who::Choose(choice) => Some(choice.slot),
            _ => None,
        };
        if let Some(held) = slot.and_then(|s| Arc::make_mut(&mut self.slots).get_mut(usize::from(s))) {
            held.done.push(done);
        }
    }

    /// What `it` would mean behind this noun.
    pub(super) fn mention(&mut self, who: &Who) {
        let to = match who {
            Who::This => To::This,
            Who::Attached(_) => To::Attached,
            Who::Ref(r) => r.to.clone(),
            Who::All(_) => To::Each,
            Who::Choose(choice) => To::Slot(choice.slot),
            _ => return,
        };
        self.last = Some(Ante::To(to));
    }

    /// What a reference stands for, if there is such a thing.
    pub(super) fn resolve(&self, said: &Said) -> Option<To> {
        match said.det {
            // `They` are never this one card.
            Det::It if said.many && said.noun == Noun::Card => match self.last.as_ref() {
                Some(Ante::To(To::This | To::Attached)) => None,
                last => last.map(|Ante::To(to)| to.clone()),
            },
            Det::It => self.last.as_ref().map(|Ante::To(to)| to.clone()),
            Det::Rest => self.taken_from().or_else(|| self.newest(|h| h.many && shown(h))).map(To::Rest),
            Det::TheOther => self
                .newest(|h| fits(h, said) && matches!(&h.what, Thing::Cards(f) if f.other))
                .map(To::Slot)
                .or_else(|| self.taken_from().map(To::Rest))
                .or_else(|| self.newest(|h| h.many && shown(h) && fits(&one(h), said)).map(To::Rest)),
            _ => self.named(said),
        }
    }

    fn newest(&self, fit: impl Fn(&Held) -> bool) -> Option<Slot> {
        let at = self.slots.iter().rposition(fit)?;
        Slot::try_from(at).ok()
    }

    /// The slot from whose cards some were chosen last.
    fn taken_from(&self) -> Option<Slot> {
        self.slots.iter().rev().find_map(|h| match &h.what {
            Thing::Cards(filter) => match filter.area {
                Area::Slot(from) => Some(from),
                _ => None,
            },
            _ => None,
        })
    }

    fn named(&self, said: &Said) -> Option<To> {
        if said.done == Some(Done::Damaged) {
            return self.stage.other.as_ref().filter(|w| matches!(w, Who::A(_))).map(|_| To::EventOther);
        }
        if said.noun == Noun::Kinds(Kinds::FACTION) && self.faction_hit() {
            return Some(To::EventOther);
        }
        if said.many && !self.slots.iter().any(|h| h.many && fits(h, said)) {
            let singles: Vec<Slot> = (0..)
                .zip(self.slots.iter())
                .filter(|(_, h)| !h.many && fits(&Held { many: true, ..(*h).clone() }, said))
                .map(|(n, _)| n)
                .collect();
            if singles.len() > 1 {
                return Some(To::Slots(singles));
            }
        }
        if let Some(slot) = self.newest(|h| fits(h, said)) {
            let ability = matches!(self.slots[usize::from(slot)].what, Thing::Ability(_));
            let card = ability && said.noun != Noun::Ability;
            return Some(if card { To::Source(slot) } else { To::Slot(slot) });
        }
        for (who, to) in [(&self.stage.other, To::EventOther), (&self.stage.subject, To::Event)] {
            if let Some(Who::A(filter)) = who {
                let held =
                    Held { what: Thing::Cards(filter.clone()), many: said.many, done: said.done.into_iter().collect() };
                if fits(&held, said) {
                    return Some(to);
                }
            }
        }
        if let Some(at) = self.cost.iter().rposition(|h| fits(h, said)) {
            return Slot::try_from(at).ok().map(To::Cost);
        }
        // `the character` on a card that is attached to one.
        let attached = said.noun == Noun::Kinds(self.host) && said.done.is_none() && !said.many;
        attached.then_some(To::Attached)
    }

    /// The player whom `that player` or `they` means, if a slot has one.
    pub(super) fn player_slot(&self) -> Option<Slot> {
        self.newest(|h| h.what == Thing::Player)
    }
}

fn one(held: &Held) -> Held {
    Held { many: false, ..held.clone() }
}

/// Whether a part of these cards can be done with without being chosen: of what
/// was picked there is no rest until some of it is taken.
fn shown(held: &Held) -> bool {
    !held.done.iter().any(|d| matches!(d, Done::Picked | Done::Chosen))
}

/// Whether a thing can be called that.
fn fits(held: &Held, said: &Said) -> bool {
    if held.many != said.many || said.done.is_some_and(|d| !held.done.contains(&d)) {
        return false;
    }
    match (&held.what, &said.noun) {
        (Thing::Player, Noun::Player | Noun::Opponent) => true,
        (Thing::Ability(_), Noun::Ability) => true,
        (Thing::Ability(Some(f)), Noun::Kinds(k)) => f.kinds == *k,
        (Thing::Cards(f), Noun::Card) => f.kinds != Kinds::FACTION,
        (Thing::Cards(f), Noun::Kinds(k)) => f.kinds.intersects(*k),
        (Thing::Cards(f), Noun::Subtype(s)) => f.subtype.as_ref() == Some(s),
        (Thing::Cards(f), Noun::Token) => f.token.is_some(),
        _ => false,
    }
}
