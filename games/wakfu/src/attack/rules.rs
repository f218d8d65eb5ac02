//! Who can attack, block, and be the Target. [702.2] [703.1] [704.4]

use super::duty;
use crate::board::{Barred, Change, Fighter, Side, T, Thing, look};
use crate::card::Kind;
use crate::event::Event;
use crate::timing::Choice;
use crate::words::{Act, Clause, Deed, Freedom, Gain, Power, Step, Who};
use crate::{effect, layers, triggers};
use arbiter_kernel::{Events, ObjectId, Seat, rule};
use smallvec::SmallVec;

/// Once in the own Main Phase, not in the own first turn, with Movement Points. [701.1] [701.5]
#[must_use]
pub fn may_announce(t: &T, seat: Seat) -> bool {
    let p = &t.board.players[seat as usize];
    rule!("701.1", "603.2", "701.5");
    p.turns > 1 && !p.attacked && layers::mp(t, seat) > 0 && !is_peace(t)
}

/// Whether a text keeps everybody from announcing an attack. [104.2]
pub(crate) fn is_peace(t: &T) -> bool {
    t.board.groups.iter().any(|g| rule!("104.2" => g.change == Change::Peace))
}

/// The opposing Bag card, the opposing Hero and Allies in the World, and Zones that say so.
/// [702.2] [702.3] [308.4]
#[must_use]
pub fn targets(t: &T, seat: Seat) -> Vec<ObjectId> {
    rule!("702.2", "702.3", "308.4");
    let legal = |id: &ObjectId| {
        look::in_world(t, *id)
            && (matches!(look::kind(t, *id), Kind::Bag | Kind::Hero | Kind::Ally) || layers::besieged(t, *id).is_some())
            && look::opposed(t, look::controller(t, *id), seat)
    };
    look::all_in_play(t).filter(legal).collect()
}

/// Whether a text can make somebody the Target of the battle that is going on:
/// whoever would be a legal one and does not fight in it. [702.2]
pub(crate) fn may_be_target(t: &T, id: ObjectId) -> bool {
    t.board.battle.as_ref().is_some_and(|b| b.fighter(id).is_none() && targets(t, b.attacker).contains(&id))
}

/// Untapped, own, in the World, there before the own turn began. [703.1] [303.3]
#[must_use]
pub fn attackers(t: &T, seat: Seat) -> Vec<ObjectId> {
    let began = t.board.players[seat as usize].began;
    let able = |id: &ObjectId| {
        let early = look::kind(t, *id) == Kind::Hero
            || rule!("303.3", "703.1" => t.objects.at(id.slot).since < began)
            || rule!("806.2b", "806.2a", "806.2c" => layers::has(t, *id, &Gain::Aggressive));
        look::in_world(t, *id)
            && layers::fights(t, *id)
            && !look::mark(t, *id).tapped
            && early
            && !layers::barred(t, *id, Barred::Attack)
    };
    look::controlled(t, seat).filter(able).collect()
}

/// Whether somebody can come among the attackers of the battle: whoever is there
/// on that side and may attack, tapped or not and however long. [705.7]
pub(crate) fn may_join(t: &T, id: ObjectId) -> bool {
    let Some(b) = t.board.battle.as_ref() else { return false };
    look::in_world(t, id)
        && look::controller(t, id) == b.attacker
        && layers::fights(t, id)
        && b.fighter(id).is_none()
        && !layers::barred(t, id, Barred::Attack)
}

/// Somebody comes among the attackers; nothing is triggered by it. [705.7]
pub(crate) fn join(t: &mut T, who: ObjectId) {
    rule!("705.7");
    if let Some(b) = t.board.battle.as_mut() {
        b.fighters.push(Fighter { who, side: Side::Attacker, facing: ObjectId::NONE, dealt: false });
        b.attacked.push(who);
    }
}

/// Movement Points that own powers would give this player if these attacked or
/// blocked: those that a partner's blocker gives are its own controller's. [R-74] [905.1a]
fn bonus(t: &T, seat: Seat, named: &[ObjectId], blocks: bool) -> i16 {
    let declared = |&id: &ObjectId| if blocks { Event::Blocks(id, ObjectId::NONE) } else { Event::Attacks(id) };
    let events: Events<Event> = named.iter().map(declared).collect();
    let all = triggers::hearing(t, seat, &events);
    all.into_iter().map(|(source, power)| promised(t, seat, source, power)).sum()
}

/// Movement Points that a power is certain to give its controller when it is set off.
fn promised(t: &T, seat: Seat, source: ObjectId, power: u16) -> i16 {
    let Power::Watches { steps, .. } = &t.rules.abilities[power as usize].power else { return 0 };
    let certain = |s: &&Step| match s {
        Step::Do(_) | Step::Both(_) | Step::BothThen(..) | Step::During(..) => true,
        Step::If(cond, _) => effect::cond(t, cond, source, power, seat),
        _ => false,
    };
    steps.iter().filter(certain).flat_map(crate::lower::clauses).map(given).sum()
}

/// Movement Points that an instruction gives its controller, or takes.
fn given(c: &Clause) -> i16 {
    match c {
        Clause::You(Act::Mp(n, _)) => i16::from(*n),
        // What they take counts as well: else nobody could ever be declared. [703.2c]
        Clause::You(Act::LoseMp(n, _)) => -i16::from(*n),
        Clause::Card(Who::This(..) | Who::It(_), Deed::Gain(all, _)) => {
            all.iter().map(|g| if let Gain::Mp(n) = g { i16::from(*n) } else { 0 }).sum()
        }
        _ => 0,
    }
}

/// Who can be named besides these, and whether no more need be. [703.2]
pub(super) fn more_attackers(t: &T, seat: Seat, named: &[ObjectId]) -> (Vec<ObjectId>, bool) {
    let mp = layers::mp(t, seat);
    let room = |id: &ObjectId| {
        let all: SmallVec<[ObjectId; 8]> = named.iter().copied().chain([*id]).collect();
        all.len() as i16 <= mp + bonus(t, seat, &all, false)
    };
    let more = attackers(t, seat).into_iter().filter(|id| !named.contains(id) && room(id)).collect();
    duty::attackers(t, more, mp + bonus(t, seat, named, false) - named.len() as i16)
}

/// Whether one could stand before the other: Agility, and every text about who
/// blocks whom. [704.4] [704.5] [806.1b]
#[must_use]
pub fn can_face(t: &T, blocker: ObjectId, attacker: ObjectId) -> bool {
    let agile = |id| layers::has(t, id, &Gain::Agility);
    let fast = look::in_play(t, attacker) && agile(attacker);
    let agile_card = || {
        look::face(t, blocker).keywords().any(|k| matches!(k, crate::words::Keyword::Agility))
            && !look::in_play(t, blocker)
    };
    rule!("704.4", "806.1a", "806.1c", "806.1d");
    if rule!("704.5", "806.1b" => fast && !agile(blocker) && !agile_card() && !layers::may(t, blocker, Freedom::BlockAgile))
    {
        return false;
    }
    look::in_play(t, attacker)
        && !layers::barred(t, blocker, Barred::Block)
        && !layers::blocks_barred(t, blocker, attacker)
}

/// Pairs that can be named besides these, and whether no more need be: untapped, in the World, not the
/// Target; Allies of partners too. [704.1] [704.3] [905.1a]
pub(super) fn more_blockers(t: &T, seat: Seat, named: &[Thing]) -> (Vec<Choice>, bool) {
    let mut out = Vec::new();
    let b = t.board.battle.as_ref().expect("a battle is going on");
    let taken: Vec<ObjectId> = super::cards(named);
    let mp = layers::mp(t, seat);
    rule!("704.1", "704.3");
    for id in look::all_in_play(t) {
        let own = look::controller(t, id) == seat;
        let partner = look::kind(t, id) == Kind::Ally && !look::opposed(t, look::controller(t, id), seat);
        let able = (own || partner)
            && look::in_world(t, id)
            && layers::fights(t, id)
            && (!look::mark(t, id).tapped || layers::may(t, id, Freedom::BlockTapped))
            && id != b.target
            && !taken.contains(&id);
        if !able {
            continue;
        }
        let all: SmallVec<[ObjectId; 8]> = taken.iter().copied().chain([id]).collect();
        if all.len() as i16 > mp + bonus(t, seat, &all, true) {
            continue;
        }
        out.extend(b.attackers().filter(|&a| can_face(t, id, a)).map(|a| Choice::Block(id, a)));
    }
    let room = mp + bonus(t, seat, &taken, true) - taken.len() as i16;
    duty::blocks(t, b, named, out, room)
}

/// Blockers that face nobody can be placed before another attacker. [705.4]
pub(crate) fn reassignments(t: &T, seat: Seat, out: &mut Vec<Choice>) {
    let Some(b) = t.board.battle.as_ref() else { return };
    for f in b.fighters.iter().filter(|f| f.side == Side::Blocker && f.facing == ObjectId::NONE) {
        if look::controller(t, f.who) == seat {
            rule!("705.4");
            out.extend(b.attackers().filter(|&a| can_face(t, f.who, a)).map(|a| Choice::Reassign(f.who, a)));
        }
    }
}
