//! Whether a play can be completed, where that can be told without trying it.

use super::{Listing, Plan, scope};
use crate::board::{Entry, How, T, What, Zone, look, zone};
use crate::card::{Kind, Printed};
use crate::event::Event;
use crate::pay::{self, Need};
use crate::perform::as_card;
use crate::rules::{Ability, NONE, Slot};
use crate::words::{Act, Cost, Element, Keyword, Symbols, Tail, Who};
use crate::{choose, layers, wards};
use arbiter_kernel::{ObjectId, SeatSet};
use smallvec::SmallVec;

/// Shortcut: a play that costs resources, its own tap and any cards of the Hand
/// is completed if there are that many and what must be chosen is there: which
/// of them are taken spoils nothing. `None`: it must be tried.
pub(super) fn told(t: &T, plan: Plan, list: &Listing) -> Option<bool> {
    let ability = (plan.ability != NONE).then(|| &t.rules.abilities[plan.ability as usize]);
    if plan.how == How::Crafted {
        return crafted(t, plan, list);
    }
    let owed = owed(t, plan, ability)?;
    if owed.taps && plan.source == t.board.players[plan.seat as usize].bag {
        return None;
    }
    if let Some(slot) = owed.other {
        return with_another(t, plan, list, ability?, owed.need, slot);
    }
    let hand = zone(plan.seat, Zone::Hand);
    let others = t.zones.len(hand) - usize::from(look::zone_of(t, plan.source) == hand);
    let paid = owed.cards <= others
        && (!owed.taps || pay::can_tap(t, plan.source))
        && (!owed.dies || wards::forbid(t, destroyed(plan)).is_none())
        && (owed.need.total() == 0
            || list.purse(t, plan.seat).pays_beside(owed.need, owed.taps.then_some(plan.source)));
    let chosen = paid && chooses(t, plan, ability)?;
    // Another number may do where 0 does not.
    let open = plan.what == What::Card && look::face(t, plan.source).card.level == Printed::Open;
    (chosen || !open || plan.free).then_some(chosen)
}

/// Whether every number that could be announced can be paid, and what is chosen
/// is the same with each.
pub(super) fn any_number(t: &T, plan: Plan) -> bool {
    let card = &look::face(t, plan.source).card;
    let Some(a) = t.rules.abilities.get(plan.ability as usize) else { return false };
    let none = |s: &Slot| is_plain(s) && (!s.choice || s.who.as_ref().is_some_and(|w| w.count().0 == 0));
    plan.what == What::Card
        && card.kind == Kind::Action
        && a.costs().is_empty()
        && a.slots.iter().all(none)
        && layers::cost_change(t, plan.source, plan.seat) <= 0
}

/// The same where the tap of another card is paid besides resources.
fn with_another(t: &T, plan: Plan, list: &Listing, a: &Ability, need: Need, slot: &Slot) -> Option<bool> {
    let purse = list.purse(t, plan.seat);
    if !purse.pays(need) {
        return Some(false);
    }
    let entry = Entry {
        how: plan.how,
        ..Entry::new(plan.what, plan.seat, plan.source, plan.ability, look::zone_of(t, plan.source))
    };
    if a.slots.iter().any(|s| s.choice) || choose::needs_bearer(t, &entry) {
        return None;
    }
    let able = |id: &ObjectId| pay::can_tap(t, *id) && look::controller(t, *id) == plan.seat;
    let all = choose::candidates(t, &entry, &scope(t, plan), slot).into_iter().filter_map(as_card);
    let all: SmallVec<[ObjectId; 8]> = all.filter(able).collect();
    if all.is_empty() {
        return Some(false);
    }
    let bag = t.board.players[plan.seat as usize].bag;
    let paid = |id: &ObjectId| *id != bag && purse.pays_beside(need, Some(*id));
    all.iter().any(paid).then_some(true)
}

/// What a play costs.
struct Owed<'a> {
    need: Need,
    /// Its own tap.
    taps: bool,
    /// Any cards of the Hand.
    cards: usize,
    /// Itself is destroyed.
    dies: bool,
    /// The tap of another card, and nothing but resources with it.
    other: Option<&'a Slot>,
}

fn destroyed(plan: Plan) -> Event {
    Event::Destroy { what: plan.source, by: SeatSet::one(plan.seat), battle: false }
}

/// What it costs, if that is all told.
fn owed<'a>(t: &T, plan: Plan, ability: Option<&'a Ability>) -> Option<Owed<'a>> {
    let face = look::face(t, plan.source);
    let card = &face.card;
    let need = match plan.what {
        What::Card if plan.how != How::Crafted => {
            let more = layers::cost_change(t, plan.source, plan.seat);
            let level = match card.level {
                Printed::N(n) if !plan.free => n,
                Printed::N(_) => 0,
                // As X it could say 0.
                Printed::Open if !plan.free && more <= 0 => 0,
                Printed::Open => return None,
            };
            Need::level(level + more, (card.kind == Kind::Ally).then_some(card.circle))
        }
        What::Power => Need::default(),
        What::Ghost => Need::level(card.level.value() + 1, None),
        What::Capture => face.keywords().find_map(|k| match k {
            Keyword::Capture(symbols @ (Symbols::Each(_) | Symbols::Of(..))) => Some(Need::symbols(symbols, 0)),
            _ => None,
        })?,
        _ => return None,
    };
    let mut owed = Owed { need, taps: false, cards: 0, dies: false, other: None };
    let costs = ability.map_or(&[][..], Ability::costs);
    for cost in costs {
        match cost {
            Cost::Tap if plan.what == What::Power => owed.taps = true,
            Cost::Pay(symbols @ (Symbols::Each(_) | Symbols::Of(..))) if owed.need == Need::default() => {
                owed.need = Need::symbols(symbols, 0);
            }
            Cost::Do(Act::Discard(n)) => owed.cards += usize::from(*n),
            Cost::Do(Act::Destroy(Who::This(..))) if plan.what == What::Power => owed.dies = true,
            Cost::Do(Act::Tap(who)) if who.is_decision() && who.count() == (1, 1) && costs.len() == 1 => {
                let slot = ability.and_then(|a| a.slots.iter().find(|s| s.spot == who.spot().0));
                owed.other = Some(slot.filter(|s| is_certain(s))?);
            }
            _ => return None,
        }
    }
    Some(owed)
}

/// Whether there is something to choose.
fn chooses(t: &T, plan: Plan, ability: Option<&Ability>) -> Option<bool> {
    let Plan { seat, source, what, how, .. } = plan;
    let from = look::zone_of(t, source);
    let entry = Entry { how, ..Entry::new(what, seat, source, plan.ability, from) };
    if choose::needs_bearer(t, &entry) {
        return Some(choose::has_bearer(t, &entry));
    }
    let Some(a) = ability else { return Some(true) };
    if a.slots.iter().all(|s| !s.choice && !s.cost) {
        return Some(true);
    }
    // A card that is being played is in no Hand any more.
    let elsewhere = what == What::Card && t.rules.counts_hand;
    let scope = scope(t, plan);
    // With nothing to split nobody need be chosen.
    let splits = choose::splits(t, &entry, &scope).is_some_and(|n| n > 0);
    if elsewhere || splits || !a.slots.iter().all(is_plain) {
        return None;
    }
    Some(choose::open_in(t, &entry, &scope).next().is_some())
}

/// Whether a card can be crafted: there are the cards of its Recipe, and an
/// Artisan without whom all that it costs besides can be paid. [418.6] [418.7]
fn crafted(t: &T, plan: Plan, list: &Listing) -> Option<bool> {
    let card = &look::face(t, plan.source).card;
    let recipe = card.recipe.as_ref()?;
    if plan.ability != NONE {
        return None;
    }
    let from = look::zone_of(t, plan.source);
    let entry = Entry { how: plan.how, ..Entry::new(plan.what, plan.seat, plan.source, NONE, from) };
    if choose::needs_bearer(t, &entry) && !choose::has_bearer(t, &entry) {
        return Some(false);
    }
    let more = Need::level(layers::cost_change(t, plan.source, plan.seat).max(0), None);
    let pays = |id: &ObjectId| more.total() == 0 || list.purse(t, plan.seat).pays_beside(more, Some(*id));
    if !super::cost::artisans(t, plan.seat, recipe.by).iter().any(pays) {
        return Some(false);
    }
    let lying = || t.zones.of(zone(plan.seat, Zone::Discard)).iter().map(|&s| t.objects.id(s));
    let mut left = [0u16; Element::ALL.len()];
    lying().for_each(|id| left[look::element(t, id) as usize] += 1);
    for of in &recipe.of {
        let left = &mut left[*of as usize];
        if *left == 0 {
            // What a text lends is left to the attempt.
            return (!lying().any(|id| crate::noun::lends(t, id, *of))).then_some(false);
        }
        *left -= 1;
    }
    Some(true)
}

/// Whether what can be chosen there is the same whatever else is chosen, and
/// lies where no cost reaches.
pub(super) fn is_plain(slot: &Slot) -> bool {
    !slot.cost && (!slot.choice || is_certain(slot))
}

/// Whether what can be named there is known beforehand.
fn is_certain(slot: &Slot) -> bool {
    let who = |w: &Who| {
        let hand = matches!(w.noun(), Some((_, Some(Tail::Hand))));
        !hand && !w.is_x() && w.bound().is_none() && !matches!(w, Who::ChosenSame(..))
    };
    !slot.top && slot.held.is_none() && slot.pile.is_none() && slot.who.as_ref().is_none_or(who)
}
