//! Making events true: all of a batch at once.

mod cards;
mod track;

pub(crate) use cards::shuffle;

use crate::arena::{HexId, OFF, bit};
use crate::board::{Cause, ChampionId, Champions, RESERVE, Read, SPRUNG, T, TOKENS};
use crate::event::Event;
use crate::team;
use arbiter_kernel::{Batch, rule};

/// Makes a batch true.
pub(crate) fn perform(t: &mut T, b: Batch) {
    let count = t.events(b).len();
    // Points and credit are told by the table as it was when they fell. [G6]
    for n in 0..count {
        if let Event::KnockOut { who, cause } = t.events(b)[n] {
            reward(t, who, cause);
        }
    }
    for n in 0..count {
        t.doing(n);
        let e = t.events(b)[n];
        crate::story::tell(t, &e);
        one(t, e);
    }
}

fn one(t: &mut T, e: Event) {
    match e {
        Event::Enter { who, to, .. } => enter(t, who, to),
        Event::Damage { who, amount, .. } => {
            rule!("dmg.2");
            let c = &mut t.board.champions[who as usize];
            c.damage = c.damage.saturating_add(amount);
        }
        Event::Heal { who, amount } => {
            rule!("kw.heal.1");
            let c = &mut t.board.champions[who as usize];
            c.damage = c.damage.saturating_sub(amount);
        }
        Event::KnockOut { who, .. } => fall(t, who),
        Event::Experience(who) => {
            // Damage is carried over. [xp.2]
            rule!("xp.2", "xp.3", "xp.5");
            t.board.champions[who as usize].experienced = true;
        }
        Event::Immobilise(who) => {
            rule!("kw.immobilise.1", "kw.immobilise.2");
            t.board.champions[who as usize].immobilised = true;
        }
        Event::Last(lasting) => t.board.lasting.push(lasting),
        Event::Exhaust(seat, essence) => {
            rule!("essence.1", "essence.2", "essence.3");
            t.board.players[seat as usize].ready &= !essence.bit();
        }
        Event::Regenerate(seat, bits) => t.board.players[seat as usize].ready |= bits,
        Event::Spring(at) => spring(t, at),
        Event::LayTrap(at) => lay(t, at),
        Event::ReturnTrap => put_back(t),
        Event::LookAtTrap(seat, at) => {
            rule!("info.5");
            let token = t.token(at).expect("a trap lies there");
            let known = t.objects.at(token).known.and(seat);
            t.objects.at_mut(token).known = known;
        }
        Event::MoveTrap(from, to) => {
            let token = t.token(from).expect("a trap lies there");
            t.objects.at_mut(token).mark.at = to;
            t.board.tokens = t.board.tokens & !bit(from) | bit(to);
        }
        Event::Score(slot, side) => track::score(t, slot, side),
        Event::Advance => track::advance(t),
        Event::TurnEnds => turn_ends(t),
        Event::Play(_)
        | Event::Discard(_)
        | Event::Draw(..)
        | Event::Plan(_)
        | Event::ShowHand(_)
        | Event::TakeBack(_)
        | Event::DiscardTop(..)
        | Event::DiscardHand(_)
        | Event::ShuffleBack(_) => cards::one(t, e),
    }
}

/// A champion stands on a hex; where two are, one of them is on its way through.
fn enter(t: &mut T, who: ChampionId, to: HexId) {
    let side = t.side_of(who);
    let from = t.champion(who).at;
    t.board.champions[who as usize].at = to;
    if from != OFF && t.on(bit(from)).within(t.team(side)).is_empty() {
        t.board.standing[side] &= !bit(from);
    }
    t.board.standing[side] |= bit(to);
}

/// A point for the other side, and credit where an enemy did it. [G2] [G3]
fn reward(t: &mut T, who: ChampionId, cause: Cause) {
    let side = t.side_of(who);
    let by = t.credit(cause);
    let gainer = team::other(side);
    t.board.points[gainer] = t.board.points[gainer].saturating_add(1);
    rule!("victory.2");
    if t.side_of(by) == side {
        // Oneself or an ally: the opponent gains. [ko.13] [G4]
        rule!("ko.13");
        return;
    }
    rule!("ko.2", "ko.14", "trap.11");
    if rule!("xp.4" => t.champion(by).experienced) {
        return;
    }
    t.board.action.credited = t.board.action.credited.and(by);
}

/// Off to the portal, without damage, on the base face; nothing else is
/// cleared. [ko.3] [ko.4] [ko.5] [G8]
fn fall(t: &mut T, who: ChampionId) {
    rule!("ko.3", "ko.4", "ko.5");
    let (side, from) = (t.side_of(who), t.champion(who).at);
    let c = &mut t.board.champions[who as usize];
    (c.at, c.damage, c.experienced) = (OFF, 0, false);
    if t.on(bit(from)).within(t.team(side)).is_empty() {
        t.board.standing[side] &= !bit(from);
    }
    // On the portal it is no target any more. [ko.7] [L18]
    rule!("ko.7");
    let a = &mut t.board.action;
    a.targets = a.targets.without(Champions::one(who));
}

fn spring(t: &mut T, at: HexId) {
    rule!("trap.3");
    let token = t.token(at).expect("a trap lies there");
    t.relocate(token, SPRUNG, None, false);
    t.board.tokens &= !bit(at);
}

/// Nobody sees it, whoever puts it there. [trap.1] [A3]
pub(crate) fn lay(t: &mut T, at: HexId) {
    rule!("trap.1");
    let token = t.zones.of(RESERVE)[0];
    t.relocate(token, TOKENS, None, false);
    t.objects.at_mut(token).mark.at = at;
    t.board.tokens |= bit(at);
}

fn put_back(t: &mut T) {
    rule!("trap.7");
    let token = t.zones.of(SPRUNG)[0];
    t.relocate(token, RESERVE, None, false);
    shuffle(t, RESERVE);
}

/// What lasts until the end of the turn ends. [I6]
fn turn_ends(t: &mut T) {
    t.board.lasting.clear();
    for c in &mut t.board.champions {
        c.immobilised = false;
    }
}
