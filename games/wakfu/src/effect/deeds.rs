//! What cards do, as events. [T2.2]

use super::events::{acts, change, ends, player_change};
use super::who::resolve;
use super::{amount, named};
use crate::board::{Change, Ends, Scope, T, Thing, look};
use crate::card::Kind;
use crate::choose::X;
use crate::event::{Event, Packet, Why, next_packet};
use crate::words::{Act, Damage, Deed, Gain, Num, Tail, Who};
use crate::{attack, layers, noun};
use arbiter_kernel::{Events, ObjectId, Seat, rule};

pub(super) fn deeds(t: &T, scope: &Scope, who: &Who, deed: &Deed, base: u32) -> Events<Event> {
    let all = || resolve(t, scope, who);
    // Heroes have Health, Haven Bags have Resistance, nobody else has either. [410.2] [410.5]
    let of = |kind: Kind| all().into_iter().filter(move |&id| look::kind(t, id) == kind);
    match deed {
        Deed::Gain(gains, until) => {
            let until = ends(t, scope, *until);
            gains.iter().flat_map(|g| gain(t, scope, who, g, until)).collect()
        }
        Deed::GainOne(a, b, until) => {
            gain(t, scope, who, if named::first(scope) { a } else { b }, ends(t, scope, *until))
        }
        Deed::GainEqual(n, until) => {
            change(t, scope, who, Change::Strength(amount::of(t, scope, n)), ends(t, scope, *until))
        }
        Deed::BearerGains(gains, until) => {
            rule!("305.3");
            let until = ends(t, scope, *until);
            let bearers = all().into_iter().map(|id| look::mark(t, id).bearer).filter(|&b| look::in_play(t, b));
            bearers.flat_map(|on| gains.iter().flat_map(move |g| gain_one(t, scope, on, g, until))).collect()
        }
        Deed::GainEqualAnd(n, gains, until) => {
            let until = ends(t, scope, *until);
            let mut out = change(t, scope, who, Change::Strength(amount::of(t, scope, n)), until);
            out.extend(gains.iter().flat_map(|g| gain(t, scope, who, g, until)));
            out
        }
        Deed::Double(until) => change(t, scope, who, Change::Double, ends(t, scope, *until)),
        Deed::LosePowers(until) => change(t, scope, who, Change::Powerless, ends(t, scope, *until)),
        Deed::Deal(damage, to) => {
            let by = all();
            let mut out = Events::new();
            for by in by {
                deal(t, scope, Some(by), damage, to, base, &mut out);
            }
            out
        }
        Deed::DealAmong(n, element, to) => {
            rule!("808.2e");
            let mut out = Events::new();
            for by in all() {
                deal(t, scope, Some(by), &Damage::Split(*n, *element), to, base, &mut out);
            }
            out
        }
        Deed::DealBoth(a, b, to) => {
            let mut out = Events::new();
            for by in all() {
                deal(t, scope, Some(by), a, to, base, &mut out);
                deal(t, scope, Some(by), b, to, base, &mut out);
            }
            out
        }
        Deed::DealAnd(a, to, b, others) => {
            let mut out = Events::new();
            for by in all() {
                deal(t, scope, Some(by), a, to, base, &mut out);
                deal(t, scope, Some(by), b, others, base, &mut out);
            }
            out
        }
        Deed::Destroys(what) => acts(t, scope, &Act::Destroy(what.clone()), &[scope.controller], base),
        // Its packets are instructions of their own. [809.5]
        Deed::DealEach(..) => Events::new(),
        Deed::Mutually => mutually(t, scope, &all(), base),
        Deed::Suffer(damage) => {
            let mut out = Events::new();
            deal(t, scope, None, damage, who, base, &mut out);
            out
        }
        Deed::Regain(n) => of(Kind::Hero).map(|id| Event::Regain(id, number(scope, *n))).collect(),
        Deed::RegainPer(n) => {
            let sum = i16::from(*n).saturating_mul(amount::same(t, scope));
            of(Kind::Hero).map(|id| Event::Regain(id, sum)).collect()
        }
        Deed::LoseHp(n) => of(Kind::Hero).map(|id| Event::Lose(id, number(scope, *n))).collect(),
        Deed::RegainAll => of(Kind::Hero).map(|id| Event::Regain(id, look::mark(t, id).lost)).collect(),
        Deed::RegainEqual(n) => of(Kind::Hero).map(|id| Event::Regain(id, amount::of(t, scope, n))).collect(),
        Deed::LoseEqual(n) => of(Kind::Hero).map(|id| Event::Lose(id, amount::of(t, scope, n))).collect(),
        Deed::RegainSame => of(Kind::Hero).map(|id| Event::Regain(id, amount::same(t, scope))).collect(),
        Deed::LoseSame => of(Kind::Hero).map(|id| Event::Lose(id, amount::same(t, scope))).collect(),
        Deed::Return => all().into_iter().map(Event::Bounce).collect(),
        Deed::BecomesTarget => {
            rule!("702.1");
            all().into_iter().filter(|&id| attack::may_be_target(t, id)).map(Event::Targeted).collect()
        }
        Deed::Back => {
            rule!("705.6");
            all().into_iter().map(Event::Withdraw).collect()
        }
        Deed::BackTapped => {
            rule!("705.6");
            all().into_iter().flat_map(|id| [Event::Withdraw(id), Event::Tap(id, Why::Effect)]).collect()
        }
        // It was given the duration of what was said before it.
        Deed::GainToo(_) => Events::new(),
        Deed::RegainResistance(n) => of(Kind::Bag).map(|id| Event::Regain(id, number(scope, *n))).collect(),
        // They wait for the destruction.
        Deed::Stays | Deed::ToHand => Events::new(),
        Deed::LoseResistance(n) => of(Kind::Bag).map(|id| Event::Lose(id, number(scope, *n))).collect(),
    }
}

/// Whose doing damage is: whoever plays the Action or has the power, and for
/// what a power makes another Ally deal that Ally's controller. [409.2a] [409.2b]
fn dealer(t: &T, scope: &Scope, by: Option<ObjectId>) -> Seat {
    let action = look::kind(t, scope.source) == Kind::Action;
    let other = by.filter(|&by| rule!("409.2a" => by != scope.source && !action));
    other.map_or(scope.controller, |by| look::controller(t, by))
}

/// Each deals each other its Strength, of its Element. [204.4]
fn mutually(t: &T, scope: &Scope, all: &[ObjectId], base: u32) -> Events<Event> {
    let mut out: Events<Event> = Events::new();
    for &by in all {
        for &to in all.iter().filter(|&&to| to != by) {
            rule!("204.4");
            let (amount, element) = (layers::used_strength(t, by), look::element(t, by));
            let id = next_packet(&out, base, to);
            let (seat, entry, of) = (dealer(t, scope, Some(by)), None, None);
            let (battle, anywhere, redirected) = (false, false, false);
            let by = Some(by);
            out.push(Event::Damage(Packet {
                id,
                by,
                seat,
                entry,
                of,
                to,
                amount,
                element,
                battle,
                anywhere,
                redirected,
            }));
        }
    }
    out
}

/// What is gained by those spoken of; points are those of their controllers.
fn gain(t: &T, scope: &Scope, who: &Who, gain: &Gain, until: Ends) -> Events<Event> {
    let points = match gain {
        Gain::Ap(n) => Some(Change::Ap(i16::from(*n))),
        Gain::Mp(n) => Some(Change::Mp(i16::from(*n))),
        _ => None,
    };
    if let Some(points) = points {
        rule!("307.3c");
        let seats: Vec<Seat> = resolve(t, scope, who).into_iter().map(|id| look::controller(t, id)).collect();
        return player_change(t, &seats, points, until);
    }
    changes(t, scope, gain).into_iter().flat_map(|c| change(t, scope, who, c, until)).collect()
}

/// What one card gains; points are those of its controller.
fn gain_one(t: &T, scope: &Scope, on: ObjectId, gain: &Gain, until: Ends) -> Events<Event> {
    let seat = look::controller(t, on);
    let each = changes(t, scope, gain).into_iter();
    each.flat_map(|change| match change {
        Change::Ap(_) | Change::Mp(_) => player_change(t, &[seat], change, until),
        _ => Events::from_iter([Event::Modify { on, change, until }]),
    })
    .collect()
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
        Gain::StrengthX => vec![Change::Strength(scope.notes[X])],
        Gain::Ap(n) => vec![Change::Ap(i16::from(*n))],
        Gain::Mp(n) => vec![Change::Mp(i16::from(*n))],
        Gain::ResistAny(n) | Gain::ResistNamed(n) => vec![Change::Resist(named::element(scope), i16::from(*n))],
        // Its Element is read all the time, by continuous powers only.
        Gain::ResistOwn(_) => Vec::new(),
        Gain::AnyProfession => vec![Change::Profession(named::profession(scope))],
        Gain::Agility => vec![Change::Agility],
        Gain::Aggressive => vec![Change::Aggressive],
        Gain::Giant => vec![Change::Giant],
        Gain::Tackle => vec![Change::Tackle],
        Gain::Resist(n, of) => of.iter().map(|e| Change::Resist(*e, i16::from(*n))).collect(),
    }
}

/// One packet for each recipient.
pub(super) fn deal(
    t: &T,
    scope: &Scope,
    by: Option<ObjectId>,
    damage: &Damage,
    to: &Who,
    base: u32,
    out: &mut Events<Event>,
) {
    rule!("410.1");
    let seat = dealer(t, scope, by);
    let anywhere = matches!(to.noun(), Some((_, Some(Tail::Anywhere | Tail::AnyBag))));
    let of = Some(to.spot().0);
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
            Damage::StrengthAs(e) => (layers::used_strength(t, by.unwrap_or(scope.source)), *e),
            Damage::Equal(e, n) => (amount::of(t, scope, n), *e),
            Damage::Same(e) => (amount::same(t, scope), *e),
            Damage::AnyElement(n) => (number(scope, *n), named::element(scope)),
        };
        let id = next_packet(out, base, to);
        out.push(Event::Damage(Packet {
            id,
            by,
            seat,
            entry,
            of,
            to,
            amount,
            element,
            battle: false,
            anywhere,
            redirected: false,
        }));
    }
}

fn number(scope: &Scope, n: Num) -> i16 {
    match n {
        Num::N(n) => i16::from(n),
        Num::X => scope.notes[X],
    }
}
