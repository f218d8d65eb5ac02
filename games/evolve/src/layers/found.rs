//! What cards are where passives ask for what other passives change: layer by
//! layer, again until nothing changes. [10.9.1.2] [10.9.1.3] [10.9.1.4]

use super::asks::{Asks, of_passive};
use super::given::{gives, passive};
use super::number::{attack_of, defense_of};
use super::{Passive, changed_keywords, given_trait, heard, own_keywords};
use crate::board::{T, Zones};
use crate::listen::{GIVE, HAVE, KEYWORD, TRAIT};
use crate::rules::Keywords;
use crate::words::Zone;
use arbiter_kernel::{Listener, ObjectId, rule};
use smallvec::SmallVec;

/// What passives read of cards.
#[derive(Clone, Copy)]
pub enum Known<'a> {
    /// What they are.
    All,
    /// The same, where no passive asks for what those of its own layer or of a
    /// later one change: then each layer is found when it is asked for.
    Apart,
    /// What has been found of them so far, while it is being found.
    SoFar(&'a Found),
}

/// What has been found of a card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Row {
    id: ObjectId,
    pub(super) keywords: Keywords,
    /// Traits that passives give it, one bit each as the rules number them.
    pub(super) traits: u64,
    pub(super) attack: i16,
    pub(super) defense: i16,
}

/// What has been found of the cards that passives may change; of others, and
/// where it is empty, only their own values are known.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Found(SmallVec<[Row; 10]>);

impl Found {
    pub(super) fn of(&self, id: ObjectId) -> Option<&Row> {
        self.0.iter().find(|row| row.id == id)
    }

    /// The cards that passives may change, as they are of themselves.
    fn own(t: &T) -> Self {
        let none = Found::default();
        let known = Known::SoFar(&none);
        let row = |id| {
            let (attack, defense) = (super::number::attack_at(t, id, known), super::number::defense_at(t, id, known));
            Row { id, keywords: own_keywords(t, id), traits: 0, attack, defense }
        };
        // Traits are given to cards everywhere, all else on the fields.
        if heard(t, TRAIT) {
            return Found(t.objects.iter().map(|(slot, _)| row(t.objects.id(slot))).collect());
        }
        let field = [0, 1].into_iter().flat_map(|seat| t.cards(seat, Zone::Field));
        Found(field.map(|&slot| row(t.objects.id(slot))).collect())
    }

    /// The layers one after the other, each with what the others are so far.
    fn round(&self, t: &T) -> Self {
        let mut next = self.clone();
        rule!("10.9.1.2");
        next.layer(|id, so_far, row| row.keywords = changed_keywords(t, id, Known::SoFar(so_far)));
        rule!("10.9.1.3");
        next.layer(|id, so_far, row| row.traits = all_traits(t, id, so_far));
        rule!("10.9.1.4");
        next.layer(|id, so_far, row| (row.attack, row.defense) = numbers(t, id, so_far));
        next
    }

    fn layer(&mut self, find: impl Fn(ObjectId, &Found, &mut Row)) {
        let so_far = self.clone();
        self.0.iter_mut().for_each(|row| find(row.id, &so_far, row));
    }
}

fn numbers(t: &T, id: ObjectId, so_far: &Found) -> (i16, i16) {
    let known = Known::SoFar(so_far);
    (attack_of(t, id, known), defense_of(t, id, known))
}

fn all_traits(t: &T, id: ObjectId, so_far: &Found) -> u64 {
    let given = (0..).zip(&t.rules.given_traits).filter(|(_, name)| given_trait(t, id, name, Known::SoFar(so_far)));
    given.fold(0, |all, (n, _): (u32, _)| all | 1 << n)
}

/// What the cards are, where it must be found for all of them together. [10.9.1.5]
#[inline(never)]
pub(super) fn whole(t: &T) -> Option<Found> {
    if !crossing(t) {
        return None;
    }
    rule!("10.9.1.5");
    let first = Found::own(t).round(t);
    let mut past = vec![first];
    loop {
        let last = past.last().expect("a round was made");
        let next = last.round(t);
        if next == *last {
            return past.pop();
        }
        if past.contains(&next) {
            // [R87] They go round in a circle: then the order of the layers is all there is.
            return Some(past.swap_remove(0));
        }
        past.push(next);
    }
}

/// Whether some passive asks for what passives of its own layer or of a later
/// one change.
fn crossing(t: &T) -> bool {
    // Shortcut: numbers alone are found in an order of their own.
    if !t.listeners.hear_any(1 << KEYWORD | 1 << TRAIT | 1 << GIVE) {
        return false;
    }
    let mut changed = Asks::empty();
    changed.set(Asks::KEYWORDS, heard(t, KEYWORD));
    changed.set(Asks::TRAITS, heard(t, TRAIT));
    changed.set(Asks::NUMBERS, heard(t, HAVE));
    let given = |name: &str| {
        let gives = |l: &Listener| matches!(passive(t, l.ability), Some(Passive::AlsoTrait { name: n, .. }) if l.kind == TRAIT && n == name);
        // One that is given asks for itself, see below.
        t.listeners.iter().any(gives)
    };
    let asks = |ability: u16, kind: u8| {
        // What the layers before have made of a card is known by then.
        let known = match kind {
            // Numbers that ask for numbers find them in an order of their own; see `settle`.
            HAVE => Asks::all(),
            TRAIT => Asks::KEYWORDS,
            _ => Asks::empty(),
        };
        let asked = passive(t, ability).map_or(Asks::empty(), |p| of_passive(p, &given)) & changed;
        !(asked - known).is_empty()
    };
    t.listeners.iter().filter(|l| matches!(l.kind, KEYWORD | TRAIT | GIVE)).any(|l| {
        let given = if l.kind == GIVE { gives(t, l.ability) } else { &[] };
        let numbers = |a: &u16| matches!(passive(t, *a), Some(Passive::Have { gift, .. }) if gift.keywords.is_empty());
        asks(l.ability, l.kind) || given.iter().any(|a| asks(*a, if numbers(a) { HAVE } else { KEYWORD }))
    })
}
