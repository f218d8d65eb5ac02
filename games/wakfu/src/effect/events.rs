//! What an instruction lets happen, worked out when it is about to. [T2.2]

use super::entry_of;
use super::who::{players, resolve};
use crate::board::{Barred, Change, Ends, Form, Group, Scope, T, Thing, What, look};
use crate::card::Kind;
use crate::choose::{BEARER, X};
use crate::event::{Arrival, Event, Packet, Why};
use crate::lower::Do;
use crate::play::Plan;
use crate::words::{
    Act, Ban, Cancelled, Clause, Damage, Deed, Entering, Gain, Happening, Named, Num, Place, Tail, Until, Who,
};
use crate::{attack, choose, layers, noun, pay, queue};
use arbiter_kernel::{Events, ObjectId, Op, Seat, SeatSet, rule};

/// The events of an instruction whose decisions are taken; packets of damage
/// are named after `base`.
pub(super) fn of(t: &T, scope: u16, clause: &Clause, base: u32) -> Events<Event> {
    in_scope(t, t.scope(scope), clause, base)
}

fn in_scope(t: &T, scope: &Scope, clause: &Clause, base: u32) -> Events<Event> {
    match clause {
        Clause::You(act) => acts(t, scope, act, &[scope.controller]),
        Clause::They(player, act) | Clause::TheyMay(player, act) => acts(t, scope, act, &players(t, scope, player)),
        Clause::Card(who, deed) => deeds(t, scope, who, deed, base),
        Clause::Cannot(who, ban, until) => {
            let barred = match ban {
                Ban::Attack => Barred::Attack,
                Ban::Block => Barred::Block,
                Ban::Untap => Barred::Untap,
                Ban::BeChosen => Barred::BeChosen,
                Ban::Bear => Barred::Bear,
                Ban::Move => Barred::Move,
                Ban::BeDestroyed => Barred::BeDestroyed,
                Ban::BeDestroyedByFoes => Barred::BeDestroyedByFoes,
                Ban::BeBlockedBy(_) => return Events::new(),
            };
            let until = ends(t, scope, Some(*until));
            change(t, scope, who, Change::Ban(barred), until)
        }
        Clause::Must(who, duty, until) => {
            let until = ends(t, scope, Some(*until));
            change(t, scope, who, Change::Must(*duty), until)
        }
    }
}

/// A change to those spoken of: to a kind of cards, looked at anew all the time,
/// or to these objects. [812.3b]
fn change(t: &T, scope: &Scope, who: &Who, change: Change, until: Ends) -> Events<Event> {
    if matches!(who, Who::All(..) | Who::Yours(..) | Who::YourOthers(..)) {
        let (ability, spot, source, seat) = (scope.ability, who.spot().0, scope.source, scope.controller);
        let group = Group { ability, spot, source, seat, change, until, stamp: 0 };
        return Events::from_iter([Event::Enact(group)]);
    }
    resolve(t, scope, who).into_iter().map(|on| Event::Modify { on, change, until }).collect()
}

/// When a change ends. What a power gives by attacking or blocking ends with
/// the battle unless it says otherwise.
fn ends(t: &T, scope: &Scope, until: Option<Until>) -> Ends {
    match until {
        Some(Until::Turn) => Ends::Turn,
        Some(Until::Battle) => Ends::Battle,
        Some(Until::ActionPhase) => Ends::ActionPhase,
        Some(Until::YourNext) => Ends::Next(scope.controller),
        Some(Until::Tapped) => Ends::Tapped(scope.source),
        None => {
            let h = t.rules.abilities.get(scope.ability as usize).and_then(|a| a.power.happening());
            match h {
                Some(Happening::Attacks(_) | Happening::Blocks(_) | Happening::Blocked(_)) => Ends::Battle,
                _ => Ends::Never,
            }
        }
    }
}

fn number(scope: &Scope, n: Num) -> i16 {
    match n {
        Num::N(n) => i16::from(n),
        Num::X => scope.notes[X],
    }
}

fn deeds(t: &T, scope: &Scope, who: &Who, deed: &Deed, base: u32) -> Events<Event> {
    let all = || resolve(t, scope, who);
    match deed {
        Deed::Gain(gains, until) => {
            let until = ends(t, scope, *until);
            gains.iter().flat_map(|g| changes(t, scope, g)).flat_map(|c| change(t, scope, who, c, until)).collect()
        }
        Deed::Double(until) => change(t, scope, who, Change::Double, ends(t, scope, Some(*until))),
        Deed::LosePowers(until) => change(t, scope, who, Change::Powerless, ends(t, scope, Some(*until))),
        Deed::Deal(damage, to) => {
            let by = all();
            let mut out = Events::new();
            for by in by {
                deal(t, scope, Some(by), damage, to, base, &mut out);
            }
            out
        }
        Deed::Suffer(damage) => {
            let mut out = Events::new();
            deal(t, scope, None, damage, who, base, &mut out);
            out
        }
        Deed::Regain(n) => all().into_iter().map(|id| Event::Regain(id, number(scope, *n))).collect(),
        Deed::LoseHp(n) => all().into_iter().map(|id| Event::Lose(id, number(scope, *n))).collect(),
        Deed::RegainResistance(n) => all().into_iter().map(|id| Event::Regain(id, number(scope, *n))).collect(),
        // They wait for the destruction.
        Deed::Stays | Deed::ToHand => Events::new(),
        Deed::LoseResistance(n) => all().into_iter().map(|id| Event::Lose(id, number(scope, *n))).collect(),
    }
}

/// What a gain changes; counts are read now. [T2.2]
fn changes(t: &T, scope: &Scope, gain: &Gain) -> Vec<Change> {
    let seat = scope.controller;
    match gain {
        Gain::Strength(n) => vec![Change::Strength(i16::from(*n))],
        Gain::Weakness(n) => vec![Change::Strength(-i16::from(*n))],
        Gain::StrengthEach(n, what) => {
            let count = look::controlled(t, seat).filter(|&id| noun::fits(t, what, id, seat)).count();
            vec![Change::Strength(i16::from(*n).saturating_mul(count as i16))]
        }
        Gain::Agility => vec![Change::Agility],
        Gain::Aggressive => vec![Change::Aggressive],
        Gain::Giant => vec![Change::Giant],
        Gain::Tackle => vec![Change::Tackle],
        Gain::Resist(n, of) => of.iter().map(|e| Change::Resist(*e, i16::from(*n))).collect(),
    }
}

/// One packet for each recipient.
fn deal(t: &T, scope: &Scope, by: Option<ObjectId>, damage: &Damage, to: &Who, base: u32, out: &mut Events<Event>) {
    rule!("410.1");
    let seat = scope.controller;
    let anywhere = matches!(to.noun(), Some((_, Some(Tail::Anywhere))));
    let entry = t.board.queue.iter().find(|q| q.source == scope.source && q.ability == scope.ability).map(|q| q.id);
    for to in resolve(t, scope, to) {
        let share = scope.picks.iter().find(|p| p.what == Thing::Card(to)).map_or(0, |p| p.share);
        let (amount, element) = match damage {
            Damage::N(n, e) => (number(scope, *n), *e),
            Damage::Split(_, e) => (share, *e),
            Damage::Strength => {
                let by = by.unwrap_or(scope.source);
                (layers::used_strength(t, by), look::element(t, by))
            }
        };
        let id = (base, out.len() as u8);
        out.push(Event::Damage(Packet { id, by, seat, entry, to, amount, element, battle: false, anywhere }));
    }
}

fn player_change(t: &T, seats: &[Seat], change: Change, until: Ends) -> Events<Event> {
    seats.iter().map(|&s| Event::Modify { on: t.board.players[s as usize].hero, change, until }).collect()
}

fn acts(t: &T, scope: &Scope, act: &Act, seats: &[Seat]) -> Events<Event> {
    let seat = scope.controller;
    let all = |w: &Who| resolve(t, scope, w);
    let by = SeatSet::one(seat);
    let until = |u: &Until| ends(t, scope, Some(*u));
    match act {
        Act::Xp(n) => seats.iter().map(|&s| Event::Xp(s, i16::from(*n))).collect(),
        Act::Ap(n, u) => player_change(t, seats, Change::Ap(i16::from(*n)), until(u)),
        Act::Mp(n, u) => player_change(t, seats, Change::Mp(i16::from(*n)), until(u)),
        Act::LoseAp(n, u) => player_change(t, seats, Change::Ap(-i16::from(*n)), until(u)),
        Act::LoseMp(n, u) => player_change(t, seats, Change::Mp(-i16::from(*n)), until(u)),
        Act::Destroy(w) => all(w)
            .into_iter()
            .map(|what| {
                // A Bag is banished instead. [306.5]
                if rule!("306.5" => look::kind(t, what) == Kind::Bag) {
                    Event::Banish(what)
                } else {
                    Event::Destroy { what, by, battle: false }
                }
            })
            .collect(),
        Act::Banish(w) => all(w).into_iter().map(Event::Banish).collect(),
        Act::Tap(w) => all(w).into_iter().map(|id| Event::Tap(id, Why::Effect)).collect(),
        Act::Untap(w) => all(w).into_iter().map(Event::Untap).collect(),
        Act::Recycle(w) => all(w).into_iter().map(Event::Recycle).collect(),
        Act::Bounce(w) | Act::TakeBack(w) => all(w).into_iter().map(Event::Bounce).collect(),
        Act::PutIntoPlay(w, how) => {
            rule!("412.2", "412.3");
            let world = *how == Some(Entering::World) || scope.notes[super::PLACE] != 2;
            let tapped = *how == Some(Entering::Tapped);
            let come = |card| arrival(t, card, seat, world, tapped, Form::Printed);
            all(w).into_iter().map(come).collect()
        }
        Act::Summon(w, _, strength, element) => {
            rule!("302.6", "303.5");
            // A copy is no card: it ceases to exist without arriving. [407.4]
            if rule!("407.4" => is_copy(t)) {
                return Events::new();
            }
            let form = Form::Summoned(i16::from(*strength), *element, scope.ability);
            let world = scope.notes[super::PLACE] != 2;
            all(w).into_iter().map(|card| arrival(t, card, seat, world, false, form)).collect()
        }
        Act::SummonZone(_) if is_copy(t) => Events::new(),
        Act::SummonZone(w) => all(w).into_iter().map(|card| arrival(t, card, seat, true, false, Form::Zone)).collect(),
        Act::Token(n, family, strength, element) => {
            let world = scope.notes[super::PLACE] != 2;
            let face = t.rules.token(&family.0, *strength, *element);
            let one = face.map(|face| Event::Token { face, seat, world });
            (0..*n).filter_map(|_| one).collect()
        }
        Act::Displace(w, place) => all(w).into_iter().map(|id| Event::Displace(id, *place == Place::World)).collect(),
        Act::Control(w, u) => {
            let until = u.map_or(Ends::Never, |u| ends(t, scope, Some(u)));
            all(w).into_iter().map(|on| Event::Modify { on, change: Change::Control(seat), until }).collect()
        }
        Act::Swap(a, b) => {
            let (a, b) = (all(a), all(b));
            let (Some(&a), Some(&b)) = (a.first(), b.first()) else { return Events::new() };
            let to =
                |on, of| Event::Modify { on, change: Change::Control(look::controller(t, of)), until: Ends::Never };
            Events::from_iter([to(a, b), to(b, a)])
        }
        Act::SwapPlaces(a, b) => {
            let (a, b) = (all(a), all(b));
            let (Some(&a), Some(&b)) = (a.first(), b.first()) else { return Events::new() };
            if swappable(t, a, b) && swappable(t, b, a) {
                Events::from_iter([Event::SwapPlaces(a, b)])
            } else {
                Events::new()
            }
        }
        Act::Withdraw(w) => all(w).into_iter().map(Event::Withdraw).collect(),
        Act::PlaceBlocker(a, b) => {
            let (a, b) = (all(a), all(b));
            match (a.first(), b.first()) {
                // Blockers are placed by the defending side. [705.7] [905.3]
                (Some(&a), Some(&b))
                    if rule!("705.7", "905.3" => defends(t, seat))
                        && attack::can_face(t, a, b)
                        && look::in_world(t, a) =>
                {
                    Events::from_iter([Event::Assign(a, b)])
                }
                _ => Events::new(),
            }
        }
        Act::AddMarkers(n, w) => all(w).into_iter().map(|id| Event::Markers(id, *n as i8)).collect(),
        Act::RemoveMarkers(n, w) => all(w).into_iter().map(|id| Event::Markers(id, -(*n as i8))).collect(),
        Act::RemoveEther(n, w) => all(w).into_iter().map(|id| Event::Ethers(id, -(*n as i8))).collect(),
        Act::Equip(a, b) => {
            let (a, b) = (all(a), all(b));
            match (a.first(), b.first()) {
                (Some(&piece), Some(&on)) if choose::may_bear(t, on, look::controller(t, on)) => {
                    Events::from_iter([Event::Equip(piece, on)])
                }
                _ => Events::new(),
            }
        }
        Act::Cancel(_) => match scope.cause {
            Some(Event::Played(id)) => Events::from_iter([Event::Cancel(id)]),
            _ => Events::new(),
        },
        _ => Events::new(),
    }
}

/// Whether what resolves is a copy. [407.3]
fn is_copy(t: &T) -> bool {
    queue::resolving(t).and_then(|id| queue::find(t, id)).is_some_and(|q| q.what == What::Copy)
}

fn arrival(t: &T, card: ObjectId, seat: Seat, world: bool, tapped: bool, form: Form) -> Event {
    let kind = look::face(t, card).card.kind;
    let world = match kind {
        Kind::Zone | Kind::Protector => true,
        Kind::Room => false,
        _ => world,
    };
    let (bearer, before) = (ObjectId::NONE, ObjectId::NONE);
    Event::Appear(Arrival { card, world, seat, how: None, bearer, tapped, form, before })
}

fn defends(t: &T, seat: Seat) -> bool {
    t.board.battle.as_ref().is_some_and(|b| !look::opposed(t, seat, b.defender))
}

/// Whether one can take the other's place: a new blocker must be able to block
/// that attacker. [411.1b]
fn swappable(t: &T, one: ObjectId, other: ObjectId) -> bool {
    let Some(b) = t.board.battle.as_ref() else { return false };
    match b.fighter(other) {
        Some(f) if f.side == crate::board::Side::Blocker && f.facing != ObjectId::NONE => {
            attack::can_face(t, one, f.facing)
        }
        Some(f) if f.side == crate::board::Side::Attacker => !layers::barred(t, one, Barred::Attack),
        _ => true,
    }
}

/// The events of the first action of something in the Queue, if it needs no
/// decision: it is about to happen from the moment it was played. [809.5]
pub(crate) fn first_events(t: &T, id: u32) -> Vec<Event> {
    let Some(q) = queue::find(t, id).copied() else { return Vec::new() };
    if q.cancelled || q.ability == crate::rules::NONE {
        return Vec::new();
    }
    let own = matches!(q.what, What::Power | What::Trigger | What::Copy);
    let action = q.what == What::Card && look::face(t, q.source).card.kind == Kind::Action;
    if !own && !action || look::face(t, q.source).card.sort == crate::card::Sort::Challenge {
        return Vec::new();
    }
    let a = &t.rules.abilities[q.ability as usize];
    let Some(Op::Do(Do::Clause(clause))) = t.rules.programs.get(a.part(q.part) as usize).and_then(|p| p.first()) else {
        return Vec::new();
    };
    if !super::decisions(t, &q, clause).is_empty() || super::special::decides(clause) {
        return Vec::new();
    }
    debug_assert!(entry_of(t, q.scope).is_some());
    of(t, q.scope, clause, q.id).into_vec().into_iter().filter(|e| crate::wards::forbid(t, *e).is_none()).collect()
}

/// Whether the first action of a text could happen at all, where that is plain.
pub(crate) fn could_begin(t: &T, ability: u16, scope: &Scope) -> bool {
    let a = &t.rules.abilities[ability as usize];
    let Some(Op::Do(Do::Clause(clause))) = t.rules.programs.get(a.program as usize).and_then(|p| p.first()) else {
        return true;
    };
    let mut picks = false;
    clause.each(&mut |n| picks |= matches!(n, Named::Card(w) if w.is_choice() || w.is_decision()));
    if picks || super::special::decides(clause) {
        return true;
    }
    in_scope(t, scope, clause, 0).into_iter().any(|e| crate::wards::forbid(t, e).is_none())
}

/// Whether what was played is what a text cancels or copies. [gl.cancel]
pub(crate) fn was_played(t: &T, id: u32, what: Cancelled) -> bool {
    let Some(q) = queue::find(t, id) else { return false };
    // Continuous powers are never played. [805.3]
    rule!("805.3");
    match what {
        Cancelled::Card => q.what == What::Card,
        Cancelled::Action => q.what == What::Card && look::face(t, q.source).card.kind == Kind::Action,
        Cancelled::Power => q.what == What::Power,
    }
}

/// What a cost lets happen, or `None` if it cannot be paid in full. [418.2]
pub(crate) fn cost_events(t: &T, plan: Plan, act: &Act) -> Option<Events<Event>> {
    let entry = queue::find(t, plan.entry)?;
    let scope = t.scope(entry.scope);
    if let Act::Discard(_) = act {
        let named = scope.picked(BEARER - 1).filter_map(|p| crate::perform::as_card(p.what));
        return Some(named.map(Event::Discard).collect());
    }
    let who = act.object()?;
    let all = resolve(t, scope, who);
    let payable = all.iter().all(|&id| match act {
        Act::Tap(_) => pay::can_tap(t, id),
        // What cannot be destroyed pays nothing.
        Act::Destroy(_) => {
            crate::wards::forbid(t, Event::Destroy { what: id, by: SeatSet::one(plan.seat), battle: false }).is_none()
        }
        Act::RemoveMarkers(n, _) => look::mark(t, id).markers >= *n,
        Act::RemoveEther(n, _) => look::mark(t, id).ethers >= *n,
        _ => t.objects.get(id).is_some(),
    });
    let upto = matches!(who, Who::UpTo(..));
    (payable && (upto || !all.is_empty())).then(|| acts(t, scope, act, &[plan.seat]))
}
