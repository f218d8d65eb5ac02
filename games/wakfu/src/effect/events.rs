//! What an instruction lets happen, worked out when it is about to. [T2.2]

use super::deeds::{deal, deeds};
use super::who::{it, players, resolve};
use super::{amount, named};
use crate::board::{Barred, Change, EVERYBODY, Ends, Form, Group, Scope, T, What, look};
use crate::card::Kind;
use crate::choose::BEARER;
use crate::event::{Arrival, Event, Why};
use crate::play::Plan;
use crate::words::{Act, Ban, Cancelled, Clause, Coming, Entering, Happening, Place, Until, Who};
use crate::{attack, choose, layers, pay, queue};
use arbiter_kernel::{Events, ObjectId, Seat, SeatSet, rule};

/// The events of an instruction whose decisions are taken; packets of damage
/// are named after `base`.
pub(super) fn of(t: &T, scope: u16, clause: &Clause, base: u32) -> Events<Event> {
    in_scope(t, t.scope(scope), clause, base)
}

pub(super) fn in_scope(t: &T, scope: &Scope, clause: &Clause, base: u32) -> Events<Event> {
    match clause {
        Clause::You(act) => acts(t, scope, act, &[scope.controller], base),
        Clause::They(player, act) | Clause::TheyMay(player, act) => {
            acts(t, scope, act, &players(t, scope, player), base)
        }
        Clause::Card(who, deed) => deeds(t, scope, who, deed, base),
        Clause::Destroyed(who) => acts(t, scope, &Act::Destroy(who.clone()), &[scope.controller], base),
        Clause::Cannot(who, ban, until) => bans(t, scope, who, &[ban], *until),
        Clause::Neither(who, a, b, until) => bans(t, scope, who, &[a, b], *until),
        Clause::Weaker(who, n, until) => {
            change(t, scope, who, Change::Strength(-i16::from(*n)), ends(t, scope, *until))
        }
        Clause::Stronger(who, n, until) => {
            change(t, scope, who, Change::Strength(i16::from(*n)), ends(t, scope, *until))
        }
        Clause::StrongerSame(who, until) => {
            change(t, scope, who, Change::Strength(amount::same(t, scope)), ends(t, scope, *until))
        }
        Clause::Animate(who, n, until) => {
            change(t, scope, who, Change::Animated(i16::from(*n)), ends(t, scope, *until))
        }
        Clause::Doubled(who, until) => change(t, scope, who, Change::Double, ends(t, scope, *until)),
        Clause::Peace(until) => Events::from_iter([everywhere(scope, Change::Peace, ends(t, scope, *until))]),
        Clause::Damage(coming, shift, until) => {
            let until = ends(t, scope, *until);
            match coming {
                Coming::ByPowers(who) => change(t, scope, who, Change::PowerDamage(*shift), until),
                // Continuous powers alone tell by whom.
                Coming::ToBy(..) => Events::new(),
                Coming::All => Events::from_iter([everywhere(scope, Change::Damage(false, *shift), until)]),
                Coming::To(who) => change(t, scope, who, Change::Damage(false, *shift), until),
                Coming::NamedTo(who) => {
                    change(t, scope, who, Change::ElementDamage(named::element(scope), *shift), until)
                }
                Coming::By(who) => change(t, scope, who, Change::Damage(true, *shift), until),
                Coming::ToIt(spot) => {
                    let change = Change::Damage(false, *shift);
                    it(t, scope, spot.0).into_iter().map(|on| Event::Modify { on, change, until }).collect()
                }
            }
        }
        Clause::Lucky(until) => player_change(t, &[scope.controller], Change::Lucky, ends(t, scope, *until)),
        Clause::Must(who, duty, until) => {
            let until = ends(t, scope, Some(*until));
            change(t, scope, who, Change::Must(*duty), until)
        }
    }
}

/// A change to all there is.
fn everywhere(scope: &Scope, change: Change, until: Ends) -> Event {
    let (ability, source, seat) = (scope.ability, scope.source, scope.controller);
    Event::Enact(Group { ability, spot: EVERYBODY, source, seat, change, until, stamp: 0 })
}

fn bans(t: &T, scope: &Scope, who: &Who, all: &[&Ban], until: Option<Until>) -> Events<Event> {
    let until = ends(t, scope, until);
    let barred = all.iter().filter_map(|b| layers::bar(b));
    barred.flat_map(|b| change(t, scope, who, Change::Ban(b), until)).collect()
}

/// A change to those spoken of: to a kind of cards, looked at anew all the time,
/// or to these objects. [812.3b]
pub(super) fn change(t: &T, scope: &Scope, who: &Who, change: Change, until: Ends) -> Events<Event> {
    if lapsed(t, scope, until) {
        return Events::new();
    }
    if who.is_kind() {
        let (ability, spot, source, seat) = (scope.ability, who.spot().0, scope.source, scope.controller);
        let group = Group { ability, spot, source, seat, change, until, stamp: 0 };
        return Events::from_iter([Event::Enact(group)]);
    }
    resolve(t, scope, who).into_iter().map(|on| Event::Modify { on, change, until }).collect()
}

/// Whether a change that holds as long as a card stays tapped is over before it
/// began: it is watched from the moment the power was used. [812.3a]
fn lapsed(t: &T, scope: &Scope, until: Ends) -> bool {
    let Ends::Tapped(id) = until else { return false };
    let mine = |q: &&crate::board::Entry| q.source == scope.source && q.ability == scope.ability;
    let waited = t.board.queue.iter().rev().find(mine).is_some_and(|q| q.lapsed);
    rule!("812.3a" => waited || !look::in_play(t, id) || !look::mark(t, id).tapped)
}

/// When a change ends. What a power gives by attacking or blocking ends with
/// the battle unless it says otherwise.
pub(super) fn ends(t: &T, scope: &Scope, until: Option<Until>) -> Ends {
    match until {
        Some(Until::Turn) => Ends::Turn,
        Some(Until::Battle) => Ends::Battle,
        Some(Until::ActionPhase) => Ends::ActionPhase,
        Some(Until::YourNext) => Ends::Next(scope.controller),
        Some(Until::Next) => Ends::Dawn,
        Some(Until::TheirNext) => Ends::Turn,
        Some(Until::Tapped) => Ends::Tapped(scope.source),
        None => {
            let h = t.rules.abilities.get(scope.ability as usize).and_then(|a| a.power.happening());
            if h.is_some_and(Happening::is_battle) { Ends::Battle } else { Ends::Never }
        }
    }
}

pub(super) fn player_change(t: &T, seats: &[Seat], change: Change, until: Ends) -> Events<Event> {
    seats.iter().map(|&s| Event::Modify { on: t.board.players[s as usize].hero, change, until }).collect()
}

pub(super) fn acts(t: &T, scope: &Scope, act: &Act, seats: &[Seat], base: u32) -> Events<Event> {
    let seat = scope.controller;
    let all = |w: &Who| resolve(t, scope, w);
    let unrewarded = t.rules.abilities.get(scope.ability as usize).is_some_and(|a| a.unrewarded);
    let by = if rule!("415.1" => unrewarded) { SeatSet::NONE } else { SeatSet::one(seat) };
    let until = |u: &Option<Until>| ends(t, scope, *u);
    let points = |change: Change, u: &Option<Until>| match u {
        // Until the end of that player's own next turn. [605.2]
        Some(Until::TheirNext) => seats
            .iter()
            .flat_map(|&s| {
                let after = t.board.players[s as usize].turns;
                player_change(t, &[s], change, Ends::TurnOf(s, after))
            })
            .collect(),
        u => player_change(t, seats, change, until(u)),
    };
    match act {
        Act::Xp(n) => seats.iter().map(|&s| Event::Xp(s, i16::from(*n))).collect(),
        Act::Ap(n, u) => points(Change::Ap(i16::from(*n)), u),
        Act::Mp(n, u) => points(Change::Mp(i16::from(*n)), u),
        Act::LoseAp(n, u) => points(Change::Ap(-i16::from(*n)), u),
        Act::LoseApSame(u) => points(Change::Ap(-amount::same(t, scope)), u),
        Act::LoseMp(n, u) => points(Change::Mp(-i16::from(*n)), u),
        Act::XpEqual(n) => seats.iter().map(|&s| Event::Xp(s, amount::of(t, scope, n))).collect(),
        Act::XpSame => seats.iter().map(|&s| Event::Xp(s, amount::same(t, scope))).collect(),
        Act::Deal(damage, to) => {
            let mut out = Events::new();
            deal(t, scope, Some(scope.source), damage, to, base, &mut out);
            out
        }
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
        // What is so already does not change. [106.2]
        Act::Turn(w) if named::first(scope) => {
            rule!("106.2");
            all(w).into_iter().filter(|&id| !look::mark(t, id).tapped).map(|id| Event::Tap(id, Why::Effect)).collect()
        }
        Act::Turn(w) => all(w).into_iter().filter(|&id| look::mark(t, id).tapped).map(Event::Untap).collect(),
        Act::Recycle(w) => all(w).into_iter().map(Event::Recycle).collect(),
        Act::DiscardThe(w) => all(w).into_iter().map(Event::Discard).collect(),
        Act::OnTop(w) => all(w).into_iter().map(Event::OnTop).collect(),
        Act::PutOn(w, on) => {
            rule!("305.3", "412.3");
            let bearer = all(on).first().copied().unwrap_or(ObjectId::NONE);
            let world = look::in_world(t, bearer);
            let come = |card| match arrival(t, card, seat, world, false, Form::Printed) {
                Event::Appear(a) => Event::Appear(Arrival { bearer, world, ..a }),
                e => e,
            };
            all(w).into_iter().map(come).collect()
        }
        Act::Bounce(w) | Act::TakeBack(w) => all(w).into_iter().map(Event::Bounce).collect(),
        Act::PutIntoPlay(w, how) => {
            rule!("412.2", "412.3");
            let world = matches!(how, Some(Entering::World | Entering::WorldTapped)) || scope.notes[super::PLACE] != 2;
            let tapped = matches!(how, Some(Entering::Tapped | Entering::WorldTapped));
            let mut bearers = scope.picked(BEARER).filter_map(|p| crate::perform::as_card(p.what));
            let come = |card| match arrival(t, card, seat, world, tapped, Form::Printed) {
                // Who bears it was said on resolution.
                Event::Appear(a) if super::arrive::is_borne(t, card) => {
                    let bearer = bearers.next().unwrap_or(ObjectId::NONE);
                    Event::Appear(Arrival { bearer, world: look::in_world(t, bearer), ..a })
                }
                e => e,
            };
            // An Action of the family that is meant does not stay in play. [302.1] [412.3]
            let stays = |id: &ObjectId| !matches!(look::face(t, *id).card.kind, Kind::Action | Kind::Hero | Kind::Bag);
            all(w).into_iter().filter(stays).map(come).collect()
        }
        Act::Summon(w, shape) | Act::SummonWorld(w, shape) => {
            rule!("302.6", "303.5");
            // A copy is no card: it ceases to exist without arriving. [407.4]
            if rule!("407.4" => is_copy(t)) {
                return Events::new();
            }
            let form = Form::Summoned(i16::from(shape.strength), shape.element, scope.ability);
            let world = matches!(act, Act::SummonWorld(..)) || scope.notes[super::PLACE] != 2;
            all(w).into_iter().map(|card| arrival(t, card, seat, world, false, form)).collect()
        }
        Act::SummonZone(_) if is_copy(t) => Events::new(),
        Act::SummonZone(w) => {
            rule!("302.6");
            all(w).into_iter().map(|card| arrival(t, card, seat, true, false, Form::Zone)).collect()
        }
        Act::Token(..) | Act::Spirits(..) => {
            let (n, face) = match act {
                Act::Token(n, family, strength, element) => (n, t.rules.token(&family.0, *strength, *element)),
                Act::Spirits(n, spirit) => {
                    let (name, element) = spirit.of();
                    rule!("303.6");
                    (n, t.rules.token(name, 1, element))
                }
                _ => return Events::new(),
            };
            let world = scope.notes[super::PLACE] != 2;
            let one = face.map(|face| Event::Token { face, seat, world, made: ObjectId::NONE });
            (0..*n).filter_map(|_| one).collect()
        }
        Act::Displace(w, place) => all(w).into_iter().map(|id| Event::Displace(id, *place == Place::World)).collect(),
        Act::Control(w, u) => {
            let until = u.map_or(Ends::Never, |u| ends(t, scope, Some(u)));
            if lapsed(t, scope, until) {
                return Events::new();
            }
            all(w).into_iter().map(|on| Event::Modify { on, change: Change::Control(seat), until }).collect()
        }
        Act::Swap(a, b) => {
            rule!("416.3");
            let (a, b) = (all(a), all(b));
            let (Some(&a), Some(&b)) = (a.first(), b.first()) else { return Events::new() };
            Events::from_iter([Event::SwapControl(a, b)])
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
        // Attackers are placed by the attacking side. [705.7] [905.3]
        Act::PlaceAttacker(w) if rule!("705.7", "905.3" => attacks(t, seat)) => {
            all(w).into_iter().map(Event::Join).collect()
        }
        Act::Win => seats.iter().map(|&s| Event::Wins(s)).collect(),
        Act::LoseGame => seats.iter().map(|&s| Event::Loses(s)).collect(),
        Act::PlaceBlocker(a, b) => {
            let (a, b) = (all(a), all(b));
            match (a.first(), b.first()) {
                // Blockers are placed by the defending side, the Target never. [705.7] [905.3] [704.3]
                (Some(&a), Some(&b))
                    if rule!("705.7", "905.3" => defends(t, seat))
                        && attack::can_face(t, a, b)
                        && look::in_world(t, a)
                        && t.board.battle.as_ref().is_some_and(|battle| {
                            // No duel arises while duels are resolved.
                            let closed = battle.duels && battle.is_free(b);
                            let target = rule!("704.3" => battle.target == a);
                            !(target || closed)
                        }) =>
                {
                    Events::from_iter([Event::Assign(a, b)])
                }
                _ => Events::new(),
            }
        }
        Act::AddMarkers(n, of, w) => all(w).into_iter().map(|id| Event::Markers(id, *of, *n as i8)).collect(),
        Act::RemoveMarkers(n, of, w) => all(w).into_iter().map(|id| Event::Markers(id, *of, -(*n as i8))).collect(),
        Act::AddEther(n, w) => all(w).into_iter().map(|id| Event::Ethers(id, *n as i8)).collect(),
        Act::RemoveEtherX(w) => {
            let n = scope.notes[choose::X].clamp(0, 100) as i8;
            all(w).into_iter().map(|id| Event::Ethers(id, -n)).collect()
        }
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
        _ => world || crate::perform::places::world_only(t, card),
    };
    let (bearer, before) = (ObjectId::NONE, ObjectId::NONE);
    Event::Appear(Arrival { card, world, seat, how: None, bearer, tapped, form, before })
}

fn attacks(t: &T, seat: Seat) -> bool {
    t.board.battle.as_ref().is_some_and(|b| !look::opposed(t, seat, b.attacker))
}

fn defends(t: &T, seat: Seat) -> bool {
    t.board.battle.as_ref().is_some_and(|b| !look::opposed(t, seat, b.defender))
}

/// Whether one can take the other's place: a new blocker must be able to block
/// that attacker. [411.1b]
fn swappable(t: &T, one: ObjectId, other: ObjectId) -> bool {
    let Some(b) = t.board.battle.as_ref() else { return false };
    let foe = look::opposed(t, look::controller(t, one), b.attacker);
    let fits = match b.fighter(other) {
        // Each side has places of its own. [705.7]
        Some(f) if f.side == crate::board::Side::Blocker => {
            let able = !layers::barred(t, one, Barred::Block);
            foe && able && (f.facing == ObjectId::NONE || attack::can_face(t, one, f.facing))
        }
        Some(_) => look::controller(t, one) == b.attacker && !layers::barred(t, one, Barred::Attack),
        None => other != b.target || foe,
    };
    // Nobody fights out of a Bag. [703.1] [704.1]
    !rule!("411.1b" => !fits) && look::in_world(t, one)
}

/// Whether what was played is what a text cancels or copies. [gl.cancel]
pub(crate) fn was_played(t: &T, id: u32, what: Cancelled) -> bool {
    let Some(q) = queue::find(t, id) else { return false };
    // Continuous powers are never played. [805.3]
    rule!("805.3");
    let action = || q.what == What::Card && look::face(t, q.source).card.kind == Kind::Action;
    match what {
        Cancelled::Card => q.what == What::Card,
        Cancelled::Action => action(),
        Cancelled::ActionMost(n) => action() && look::level(t, q.source) <= i16::from(n),
        Cancelled::Power => q.what == What::Power,
        Cancelled::Any => action() || q.what == What::Power,
        Cancelled::Reaction => {
            (action() || q.what == What::Power) && t.rules.abilities.get(q.ability as usize).is_some_and(|a| a.reaction)
        }
    }
}

/// What a cost lets happen, or `None` if it cannot be paid in full. [418.2]
pub(crate) fn cost_events(t: &T, plan: Plan, act: &Act) -> Option<Events<Event>> {
    let entry = queue::find(t, plan.entry)?;
    let scope = t.scope(entry.scope);
    if let Act::Mill(_) = act {
        return super::seek::mill_cost(t, plan.seat).map(|e| Events::from_iter([e]));
    }
    if let Act::Discard(_) | Act::DiscardUpTo(_) | Act::DiscardX = act {
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
        Act::RemoveMarkers(n, of, _) => look::mark(t, id).count(*of) >= *n,
        Act::RemoveEther(n, _) => look::mark(t, id).ethers >= *n,
        Act::RemoveEtherX(_) => i16::from(look::mark(t, id).ethers) >= scope.notes[choose::X],
        _ => t.objects.get(id).is_some(),
    });
    let upto = matches!(who, Who::UpTo(..) | Who::UpToMine(..) | Who::MineX(..) | Who::SomeX(..));
    (payable && (upto || !all.is_empty())).then(|| acts(t, scope, act, &[plan.seat], 0))
}
