//! Confirmation Timing: rules handling until nothing is left to handle, then
//! pending abilities one by one, the active player's first. [10.5]

use crate::Evolve;
use crate::ask::Question;
use crate::board::{Cards, Read, Settled, T, Thing, Zones, other};
use crate::checks;
use crate::cycle;
use crate::layers;
use crate::listen::{HAVE, INSTEAD, KEYWORD, LIMIT};
use crate::play;
use crate::replace::forbid;
use crate::story::more as story;
use crate::timing::{Choice, Proc};
use crate::turn;
use crate::why::about;
use crate::words::Zone;
use arbiter_desk::refuse;
use arbiter_kernel::{Flow, Frame, Illegal, Message, ObjectId, Outcome, Seat, Tray, rule};
use serde::{Deserialize, Serialize};

/// Abilities and passes of rules handling in one Confirmation Timing before it counts
/// as a cycle that nobody can stop. [R78]
const ENDLESS: u16 = 1_000;

/// Where Confirmation Timing is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// C1: a new one begins.
    Begin,
    /// C1: rules handling, with the cards named so far for limits. [10.5.2.1]
    Rules(Tray),
    /// What applied has happened; before it the table was this, where it may be
    /// that nothing has changed. [R39]
    Handled(Option<u64>),
    /// Which cards over a limit go; this player names one.
    Over(Seat, Zone, Tray),
    /// Which of several links made together stays. [11.6.2]
    Linked(Seat, Tray),
    /// One was picked.
    Picked(Seat),
    /// Someone has lost, and the rest of that pass is done. [11.1.3]
    Ended(Outcome),
    /// The hand limit is looked at again afterwards. [7.4.6]
    ThenHandLimit,
}

/// What is asked at a step.
pub(crate) fn question(step: Step) -> Question {
    match step {
        Step::Picked(_) => {
            Question::new("ask-pending").must(|| refuse!("10.7.3.1", Message::new("why-must-play-pending")))
        }
        Step::Over(_, Zone::Ex, _) => {
            Question::new("ask-over-limit").must(|| refuse!("11.5.1", Message::new("why-over-limit")))
        }
        Step::Over(..) => Question::new("ask-over-limit").must(|| refuse!("11.4.1", Message::new("why-over-limit"))),
        Step::Linked(..) => Question::new("ask-link"),
        _ => Question::NONE,
    }
}

/// The answers that can be given.
pub(crate) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    match step {
        Step::Picked(seat) => {
            let own = (0..).zip(&t.pending).filter(|(_, p)| p.controller == seat);
            out.extend(own.map(|(n, _)| Choice::Pending(n)));
        }
        Step::Over(seat, zone, tray) => out.extend(nameable(t, seat, zone, tray).into_iter().map(Choice::Card)),
        Step::Linked(..) => {
            let tied = checks::tied(t);
            let one_follower = tied.iter().all(|l| l.follower == tied[0].follower);
            out.extend(tied.iter().map(|l| Choice::Card(if one_follower { l.card } else { l.follower })));
        }
        _ => unreachable!("not a question: {step:?}"),
    }
}

/// Why another card is no answer.
pub(crate) fn unfit(t: &T, seat: Seat, step: Step, id: ObjectId) -> Option<Illegal> {
    match step {
        Step::Over(_, Zone::Ex, _) => refuse!("11.5.1", about(t, seat, "why-not-over-limit", id)),
        Step::Over(..) => refuse!("11.4.1", about(t, seat, "why-not-over-limit", id)),
        _ => None,
    }
}

/// One step.
pub fn advance(t: &mut T, step: Step) -> Flow<Evolve> {
    let to = |s| Proc::Confirm(s);
    match step {
        Step::Begin => {
            rule!("10.5.1", "10.5.2");
            t.board.resolved = 0;
            rules(t, t.lay_out())
        }
        Step::Rules(tray) => rules(t, tray),
        Step::Handled(before) => {
            // [R39] What happened instead could not be done either: it does not apply.
            if before.is_some_and(|before| before == cycle::fingerprint(t)) {
                // Shortcut: it would come to the same again until something changes.
                t.board.settled = Settled::Wholly;
                return pending(t);
            }
            rules(t, t.lay_out())
        }
        Step::Over(_, _, tray) => {
            let Choice::Card(id) = t.answered() else { unreachable!("a card was named") };
            t.gather(Thing::Card(id));
            Flow::Goto(to(Step::Rules(tray)))
        }
        Step::Linked(_, tray) => {
            let Choice::Card(id) = t.answered() else { unreachable!("a card was named") };
            checks::keep(t, id);
            Flow::Goto(to(Step::Rules(tray)))
        }
        Step::Picked(_) => {
            let Choice::Pending(n) = t.answered() else { unreachable!("an ability was picked") };
            play_pending(t, n as usize)
        }
        Step::Ended(outcome) => {
            story::over(t, if outcome == Outcome::Drawn { "1.2.2" } else { "1.2.1" }, outcome);
            Flow::Over(outcome)
        }
        Step::ThenHandLimit => {
            Flow::Call(Proc::Turn(turn::Step::HandLimit(t.lay_out())), Frame::Proc(Proc::Confirm(Step::Begin)))
        }
    }
}

/// Confirmation Timing, then this step. Where rules handling has nothing to
/// look at again and nothing is pending, it is over before it begins. [10.5.1]
pub fn then(t: &mut T, next: Proc) -> Flow<Evolve> {
    if settled(t) && t.pending.is_empty() {
        rule!("10.5.1", "10.5.2", "10.5.2.4");
        return Flow::Goto(next);
    }
    Flow::Call(next, Frame::Proc(Proc::Confirm(Step::Begin)))
}

/// Whether nothing that rules handling asks about has changed since it found
/// nothing to do.
/// Shortcut if true: else it looks, and finds nothing to do.
fn settled(t: &T) -> bool {
    t.board.settled == Settled::Wholly || (t.board.settled == Settled::ButPassives && !passives(t))
}

/// Whether conditions and counts of passives may change what rules handling
/// asks about: defense, Stack, limits.
/// Shortcut if false: whoever looks finds nothing changed.
fn passives(t: &T) -> bool {
    layers::heard(t, HAVE) || layers::heard(t, KEYWORD) || layers::heard(t, LIMIT)
}

/// C1: everything that applies, as one event, until nothing applies. [10.5.2.1]
fn rules(t: &mut T, tray: Tray) -> Flow<Evolve> {
    if settled(t) {
        return pending(t);
    }
    if let Some((seat, zone)) = checks::over_limit(t, tray) {
        return Flow::Ask(Proc::Confirm(Step::Over(seat, zone, tray)), seat);
    }
    let doubled = checks::doubled(t);
    // Shortcut: where no card has two links, none are tied.
    if doubled && let Some(seat) = checks::tied_links(t) {
        return Flow::Ask(Proc::Confirm(Step::Linked(seat, tray)), seat);
    }
    let lost = checks::losses(t);
    if lost.is_some() {
        story::losses(t);
    }
    let named = named(t, tray);
    if doubled {
        checks::links(t);
    }
    // All that applies, at once, and again until nothing does; whatever pends waits.
    rule!("10.5.2.1", "10.5.1.1");
    let events = checks::handle(t, &named);
    if let Some(outcome) = lost {
        // [11.1.3] The other processes of this pass happen at the same time; there is no other pass.
        rule!("11.1.3");
        return Flow::Emit(Proc::Confirm(Step::Ended(outcome)), events);
    }
    if events.is_empty() && !doubled {
        t.board.settled = Settled::Wholly;
        return pending(t);
    }
    rule!("11.1.3");
    // Shortcut: where nothing can stand instead, something changes.
    let certain = doubled || !named.is_empty() || !layers::heard(t, INSTEAD);
    let before = (!certain).then(|| cycle::fingerprint(t));
    endless(t).unwrap_or(Flow::Emit(Proc::Confirm(Step::Handled(before)), events))
}

/// The cards that were named for limits.
fn named(t: &mut T, tray: Tray) -> Cards {
    // Shortcut: mostly there are none.
    if t.tray(tray).is_empty() {
        return Cards::new();
    }
    t.take_up(tray).into_iter().map(Thing::card).collect()
}

/// C2, C3: pending abilities. [10.5.2.2] [10.5.2.3]
fn pending(t: &mut T) -> Flow<Evolve> {
    rule!("10.5.2.2");
    if let Some(next) = pending_of(t, t.board.active) {
        return next;
    }
    rule!("10.5.2.3");
    if let Some(next) = pending_of(t, other(t.board.active)) {
        return next;
    }
    rule!("10.5.2.4");
    Flow::Done
}

/// The next pending ability of a player, if one is left.
fn pending_of(t: &mut T, seat: Seat) -> Option<Flow<Evolve>> {
    // Shortcut: mostly nothing pends.
    if t.pending.is_empty() {
        return None;
    }
    let mut own = (0..t.pending.len()).filter(|&n| t.pending[n].controller == seat);
    match (own.next(), own.next()) {
        (None, _) => None,
        // Only its own order is free, and there is none. [10.7.3.1]
        (Some(n), None) => Some(play_pending(t, n)),
        _ => {
            rule!("10.7.3", "10.7.3.1");
            Some(Flow::Ask(Proc::Confirm(Step::Picked(seat)), seat))
        }
    }
}

/// One more ability or one more pass of rules handling that nobody decided on;
/// too many are a cycle that nobody can stop. [14.2.1.3] [R78]
fn endless(t: &mut T) -> Option<Flow<Evolve>> {
    t.board.resolved += 1;
    if t.board.resolved <= ENDLESS {
        return None;
    }
    rule!("14.2.1", "14.2.1.3");
    story::over(t, "14.2.1.3", Outcome::Drawn);
    Some(Flow::Over(Outcome::Drawn))
}

fn play_pending(t: &mut T, n: usize) -> Flow<Evolve> {
    // [10.7.3] [10.7.3.1] [10.7.3.2] One instance goes, whether it can be played or not.
    rule!("10.7.1");
    let p = t.pending.remove(n);
    rule!("10.7.7");
    if let Some(over) = endless(t) {
        return over;
    }
    let back = Proc::Confirm(Step::Rules(t.lay_out()));
    match play::try_automatic(t, p) {
        Some(play) => Flow::Call(back, Frame::Proc(play)),
        None => {
            rule!("10.7.3.2");
            Flow::Goto(back)
        }
    }
}

/// How many cards a seat must still name for a zone over its limit.
#[must_use]
#[inline]
pub fn surplus(t: &T, seat: Seat, zone: Zone, tray: Tray) -> usize {
    let (held, limit) = (t.count(seat, zone), layers::limit(t, seat, zone));
    // Shortcut: most zones are not full.
    if held <= limit { 0 } else { unnamed(t, seat, zone, held - limit, tray) }
}

fn unnamed(t: &T, seat: Seat, zone: Zone, over: usize, tray: Tray) -> usize {
    let there = |id: ObjectId| t.place(id) == Some(zone) && t.controller(id) == Some(seat);
    let named = t.tray(tray).iter().filter(|n| there(n.card())).count();
    let left = over.saturating_sub(named);
    if left == 0 { 0 } else { left.min(nameable(t, seat, zone, tray).len()) }
}

/// What a seat may still name for a zone over its limit: what cannot leave
/// would bring the number no nearer to the limit. [11.4.1] [1.3.3]
#[must_use]
pub fn nameable(t: &T, seat: Seat, zone: Zone, tray: Tray) -> Cards {
    let ids = t.cards(seat, zone).iter().map(|&s| t.objects.id(s));
    let free = |id: &ObjectId| !t.tray(tray).contains(&Thing::Card(*id)) && !forbid(t, checks::buried(t, *id));
    ids.filter(free).collect()
}
