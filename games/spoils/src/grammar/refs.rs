//! References: what `it`, `the character` and `that player` stand for.

use super::Parser;
use crate::words::{Area, Det, Done, Every, Filter, Kinds, Noun, Ref, Said, Slot, To, Who};
use std::sync::Arc;

/// No card introduces more things that it may speak of again.
const MOST: Slot = 100;

/// What a slot holds, as far as words can tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Held {
    pub what: Thing,
    pub many: bool,
    /// One at most, though a number is named: `up to 1 character`.
    pub one: bool,
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
    /// All cards of a group.
    All,
    /// Behind `if this card inflicts damage to a character` the newest card that
    /// was named is the one damaged; only of which a sentence goes on to tell is
    /// still the one that did it.
    Damaged(To),
}

impl Ante {
    fn to(&self) -> To {
        match self {
            Ante::To(to) => to.clone(),
            Ante::All => To::Each,
            Ante::Damaged(_) => To::EventOther,
        }
    }
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
        Arc::make_mut(&mut self.slots).push(Held { what, many, one: !many, done: done.into_iter().collect() });
        if cards {
            self.means(Ante::To(To::Slot(slot)));
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

    /// A sentence about a card begins: `it gains 1 strength` goes on with who did
    /// something, not with whom it was done to.
    pub(super) fn tell_on(&mut self) {
        if let Some(Ante::Damaged(by)) = &self.last {
            self.last = Some(Ante::To(by.clone()));
        }
    }

    /// What `it` would mean behind this noun.
    pub(super) fn mention(&mut self, who: &Who) {
        let to = match who {
            Who::This => To::This,
            Who::Attached(_) => To::Attached,
            Who::Ref(r) => r.to.clone(),
            Who::All(group) if group.every != Every::Each => return self.means(Ante::All),
            Who::All(_) => To::Each,
            Who::Choose(choice) => To::Slot(choice.slot),
            _ => return,
        };
        self.means(Ante::To(to));
    }

    /// What `it` or `they` means from now on.
    pub(super) fn means(&mut self, ante: Ante) {
        if !self.plural(&ante) {
            self.lone = Some(ante.clone());
        }
        self.last = Some(ante);
        self.closed = false;
    }

    /// What was put into the newest slot is one card at most.
    pub(super) fn one_at_most(&mut self, slot: Slot) {
        if let Some(held) = Arc::make_mut(&mut self.slots).get_mut(usize::from(slot)) {
            held.one = true;
        }
        self.means(Ante::To(To::Slot(slot)));
    }

    /// Whether `it` cannot be said of this: there are several.
    fn plural(&self, ante: &Ante) -> bool {
        match ante {
            Ante::All | Ante::To(To::Slots(_) | To::Rest(_)) => true,
            Ante::To(To::Slot(slot)) => self.slots.get(usize::from(*slot)).is_some_and(|h| !h.one),
            Ante::To(To::Cost(slot)) => self.cost.get(usize::from(*slot)).is_some_and(|h| !h.one),
            _ => false,
        }
    }

    /// `them`, where one card was spoken of last: all that were named in the same
    /// way, if there are others.
    fn together(&self) -> Option<To> {
        let Some(Ante::To(To::Slot(last))) = &self.last else { return None };
        let way = &self.slots.get(usize::from(*last))?.done;
        let alike = |h: &Held| matches!(h.what, Thing::Cards(_)) && h.done.first() == way.first();
        let all: Vec<Slot> = (0..).zip(self.slots.iter()).filter(|(_, h)| alike(h)).map(|(n, _)| n).collect();
        (all.len() > 1).then_some(To::Slots(all))
    }

    /// Whether a faction may be among what is spoken of: nothing else has influence.
    /// [202.3]
    pub(super) fn may_be_faction(&self, to: &To) -> bool {
        let named = |held: &[Held], n: Slot| {
            held.get(usize::from(n))
                .is_some_and(|h| matches!(&h.what, Thing::Cards(f) if f.kinds.contains(Kinds::FACTION)))
        };
        match to {
            To::Slot(n) => named(&self.slots, *n),
            To::Slots(all) => all.iter().any(|n| named(&self.slots, *n)),
            To::Cost(n) => named(self.cost, *n),
            To::EventOther => self.faction_hit(),
            To::Event => matches!(&self.stage.subject, Some(Who::A(f)) if f.kinds.contains(Kinds::FACTION)),
            _ => false,
        }
    }

    /// What a reference stands for, if there is such a thing.
    pub(super) fn resolve(&self, said: &Said) -> Option<To> {
        match said.det {
            // `They` are never this one card.
            Det::It if said.many && said.noun == Noun::Card => match self.last.as_ref() {
                Some(Ante::To(To::This | To::Attached)) => None,
                Some(last) if self.plural(last) => Some(last.to()),
                last => self.together().or_else(|| last.map(Ante::to)),
            },
            Det::It => match self.last.as_ref() {
                // In the same sentence it is each of them.
                Some(last) if self.closed && self.plural(last) => self.lone.as_ref().map(Ante::to),
                last => last.map(Ante::to),
            },
            Det::Rest => self.taken_from().or_else(|| self.newest(|h| h.many && shown(h))).map(To::Rest),
            Det::TheOther => self
                .newest(|h| fits(h, said) && matches!(&h.what, Thing::Cards(f) if f.other))
                .map(To::Slot)
                .or_else(|| self.taken_from().map(To::Rest))
                .or_else(|| self.newest(|h| h.many && shown(h) && fits(&one(h), said)).map(To::Rest)),
            _ => self.named(said),
        }
    }

    /// Beside `the other character`, `the character` is not the one that was picked
    /// as `another character`.
    fn first_of_two(&self, said: &Said) -> Option<Slot> {
        let another = |h: &Held| fits(h, said) && matches!(&h.what, Thing::Cards(f) if f.other);
        let two = said.det == Det::The && said.done.is_none() && !said.many && self.newest(another).is_some();
        (two && self.says_the_other()).then(|| self.newest(|h| fits(h, said) && !another(h))).flatten()
    }

    /// Whether the paragraph says `the other` anywhere.
    fn says_the_other(&self) -> bool {
        let mut all = self.c.clone();
        all.back_to(0);
        let low = |n: usize| all.peek_at(n).map(|t| t.low.as_str());
        (0..).take_while(|&n| low(n).is_some()).any(|n| low(n) == Some("the") && low(n + 1) == Some("other"))
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
        if let Some(slot) = self.first_of_two(said).or_else(|| self.newest(|h| fits(h, said))) {
            let ability = matches!(self.slots[usize::from(slot)].what, Thing::Ability(_));
            let card = ability && said.noun != Noun::Ability;
            return Some(if card { To::Source(slot) } else { To::Slot(slot) });
        }
        for (who, to) in [(&self.stage.other, To::EventOther), (&self.stage.subject, To::Event)] {
            if let Some(Who::A(filter)) = who {
                let held = Held {
                    what: Thing::Cards(filter.clone()),
                    many: said.many,
                    one: !said.many,
                    done: said.done.into_iter().collect(),
                };
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
