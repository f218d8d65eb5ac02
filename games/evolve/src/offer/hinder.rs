//! Why something is not offered: one answer for whoever lists options and for
//! whoever refuses.

use super::lack::{incomplete, unpaid};
use super::{may_play, may_use, spell, tried};
use crate::attack;
use crate::board::{Deed, Read, Scope, T};
use crate::card::Kind;
use crate::rules::Sort;
use crate::targets::{Ctx, cond};
use crate::words::{Ban, Cost, Zone};
use crate::{evolve, layers, pay, play, price};
use arbiter_kernel::{ObjectId, Seat};

/// Why a card cannot be played, an ability not used, a follower not attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Hindrance {
    NoAbility,
    NoFollower,
    Unplayable,
    Forbidden,
    Points(i32),
    AbilityPoints(i32),
    EvolvePoints(i32),
    ExtraCost,
    Cost,
    EngageCost,
    EngageOther(i32),
    LeaderCost(i32),
    CounterCost(i32),
    NothingToDivide,
    Aura(ObjectId),
    NoTarget,
    NoOption,
    Chosen,
    FieldFull,
    ChangedNothing,
    Once,
    OnlyIf,
    EvolvedAlready,
    NoEvolveCard,
    CannotEvolve,
    Engaged,
    CannotAttack,
    Arrived,
    AttackChangedNothing,
    NoAttackTarget,
    Incomplete,
}

/// Why a card cannot be played whatever it takes.
#[must_use]
pub fn barred(t: &T, id: ObjectId) -> Option<Hindrance> {
    if t.face(id.slot).card.unplayable.is_some() {
        return Some(Hindrance::Unplayable);
    }
    layers::cannot_be_played(t, id).then_some(Hindrance::Forbidden)
}

/// Why an activated ability cannot be used whatever it takes.
#[must_use]
pub fn unusable(t: &T, seat: Seat, id: ObjectId, ability: u16) -> Option<Hindrance> {
    let Sort::Activated { evolve, only_if, .. } = &t.rules.abilities[ability as usize].sort else {
        return Some(Hindrance::NoAbility);
    };
    if t.board.barred.contains(&Deed { by: id, ability, on: ObjectId::NONE }) {
        return Some(Hindrance::ChangedNothing);
    }
    if layers::used_up(t, id, ability, 0) {
        return Some(Hindrance::Once);
    }
    if evolve.is_some() && t.board.seats[seat as usize].evolve_used {
        return Some(Hindrance::EvolvedAlready);
    }
    if evolve.is_some() && layers::banned(t, id, Ban::Evolve) {
        return Some(Hindrance::CannotEvolve);
    }
    let now = only_if.as_ref().is_none_or(|c| cond(t, &Ctx::new(seat, id, None), c));
    (!now).then_some(Hindrance::OnlyIf)
}

/// Why a card cannot be played now, in the order in which a judge would look;
/// nothing if it can.
#[must_use]
pub fn of_card(t: &T, seat: Seat, id: ObjectId) -> Option<Hindrance> {
    if may_play(t, seat, id) {
        return None;
    }
    if let Some(bar) = barred(t, id) {
        return Some(bar);
    }
    let face = t.face(id.slot);
    let ctx = Ctx::new(seat, id, None).playing(id);
    let points = i16::from(t.board.seats[seat as usize].pp);
    // The lowest price of those whose extras can be paid, each taken alone.
    let pays = |costs: &[Cost]| costs.iter().all(|c| pay::alone(t, &ctx, c, points));
    let taken = |set: u32| (0..).zip(&face.when_playing).filter(move |(n, _)| set & (1 << n) != 0);
    let offers = price::with_extras(t, seat, id).filter(|(set, _)| taken(*set).all(|(_, (costs, _))| pays(costs)));
    let price = offers.map(|(_, price)| price).min().unwrap_or(0);
    let needed = i32::from(price) + pay::price_of(&face.extra_costs);
    if needed > i32::from(points) {
        return Some(Hindrance::Points(needed));
    }
    if !pays(&face.extra_costs) {
        return Some(Hindrance::ExtraCost);
    }
    if let Some(lack) = face.spell.and_then(|a| incomplete(t, &spell(t, seat, id, a))) {
        return Some(lack);
    }
    if face.card.kind != Kind::Spell && !layers::room(t, seat, Zone::Field) {
        return Some(Hindrance::FieldFull);
    }
    let rich = |t: &mut T| {
        t.board.seats[seat as usize].pp = i8::MAX;
        play::try_card(t, seat, id)
    };
    if tried(t, seat, rich) {
        // What lowers the price cannot be paid all together. [10.4.4]
        let dear = price::with_extras(t, seat, id).map(|(_, price)| price).filter(|p| *p > points);
        return Some(Hindrance::Points(dear.min().unwrap_or(price).into()));
    }
    // Each extra cost alone can be paid: together they cannot.
    Some(if face.extra_costs.is_empty() { Hindrance::Incomplete } else { Hindrance::ExtraCost })
}

/// Why an ability cannot be used now; nothing if it can.
#[must_use]
pub fn of_ability(t: &T, seat: Seat, id: ObjectId, ability: u16) -> Option<Hindrance> {
    if may_use(t, seat, id, ability, false) {
        return None;
    }
    let def = &t.rules.abilities[ability as usize];
    let Sort::Activated { evolve: printed, .. } = def.sort else { return Some(Hindrance::NoAbility) };
    if t.board.barred.iter().any(|d| (d.by, d.ability) == (id, ability)) {
        return Some(Hindrance::ChangedNothing);
    }
    if printed.is_some() && !t.board.seats[seat as usize].evolve_used && evolve::card(t, seat, id).is_none() {
        return Some(Hindrance::NoEvolveCard);
    }
    if let Some(bar) = unusable(t, seat, id, ability) {
        return Some(bar);
    }
    if let Some(printed) = printed {
        let needed = evolve::cost(t, id, printed).into();
        let paid = evolve::payable(t, seat, id, printed);
        return Some(if paid { Hindrance::Incomplete } else { Hindrance::EvolvePoints(needed) });
    }
    let both = if def.costs.len() > 1 { Hindrance::Cost } else { Hindrance::Incomplete };
    let lack = unpaid(t, &Ctx::new(seat, id, None), &def.costs);
    lack.or_else(|| incomplete(t, &Scope::new(id, ability, seat))).or(Some(both))
}

/// Why a card of the own field cannot attack; nothing if it can.
#[must_use]
pub fn of_attack(t: &T, id: ObjectId) -> Option<Hindrance> {
    if !t.on_field(id) || layers::face(t, id).card.kind != Kind::Follower {
        return Some(Hindrance::NoFollower);
    }
    if t.objects.at(id.slot).mark.engaged {
        return Some(Hindrance::Engaged);
    }
    if layers::banned(t, id, Ban::Attack) {
        return Some(Hindrance::CannotAttack);
    }
    if !attack::may_attack(t, id) {
        return Some(Hindrance::Arrived);
    }
    if attack::has_target(t, id) {
        return None;
    }
    let again = t.board.barred.iter().any(|d| (d.by, d.ability) == (id, attack::ATTACK));
    Some(if again { Hindrance::AttackChangedNothing } else { Hindrance::NoAttackTarget })
}
