//! The Action Phase, the duels, the Target, and the end of a battle. [705] [708] [T11]

mod strike;

use crate::Wakfu;
use crate::board::{CHALLENGE, Entry, T, Thing, What, look};
use crate::card::Kind;
use crate::event::{Event, Why};
use crate::play::{self, plan_of, text_of};
use crate::rules::NONE;
use crate::timing::{Choice, Proc};
use crate::words::Lasting;
use crate::{attack, choose, layers, queue};
use arbiter_kernel::{Events, Flow, Frame, ObjectId, Scope, Seat, SeatSet, Tray, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// The Action Phase begins.
    Action,
    /// A side may act: the n-th time, after so many passes; this member of it.
    Slot(u8, u8, u8),
    /// It was said.
    Acted(u8, u8, u8),
    /// This player did something: the next slot.
    Took(u8, Seat),
    /// A Challenge is verified. [705.5]
    Verify,
    /// What it chooses was chosen. [804.4]
    Chosen(u32),
    /// Then it goes to the Discard.
    Verified,
    /// The Action Phase is over. [601.3]
    Ended,
    /// The order of the duels is said, one after the other. [706.1]
    Order(Tray),
    /// The next one was named.
    Duel(Tray),
    /// The next duel in that order, after this attacker's.
    Duels(Tray, ObjectId),
    /// The attacker strikes: whom, or how its damage is split. [706.2] [706.4]
    Strike(Tray, ObjectId),
    /// A share was said.
    Struck(Tray, ObjectId, Tray),
    /// The Target may strike back at a Giant. [706.4]
    Back(Tray, ObjectId, Tray),
    /// All strike at once. [706.2]
    Blows(Tray, ObjectId, Tray, bool),
    /// Free attackers strike the Target. [707.1]
    Target,
    /// Whom the Target strikes was said.
    Answered,
    /// The battle ends. [708.1]
    End,
    /// Experience. [708.2]
    Xp(Tray),
    /// Fighters tap. [708.3]
    Tap(Tray),
    /// Powers of the end. [708.3]
    Over,
    /// It is over.
    Done,
}

/// Whose turn it is to act: the attacking player, the defending player, then
/// the sides in turn. [905.2]
fn members(t: &T, n: u8) -> Vec<Seat> {
    let b = t.board.battle.as_ref().expect("a battle is going on");
    let lead = if n.is_multiple_of(2) { b.attacker } else { b.defender };
    if n < 2 {
        return vec![lead];
    }
    rule!("905.2", "901.2");
    // After whoever of the side acted last; that one comes last.
    let last = b.acted[usize::from(look::team(t, lead))];
    let side = |s: &Seat| !look::opposed(t, *s, lead);
    match last {
        Some(last) => look::around(t, last).skip(1).chain([last]).filter(side).collect(),
        None => look::around(t, lead).filter(side).collect(),
    }
}

/// The options of a question.
pub(crate) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    match step {
        Step::Acted(n, _, k) => {
            play::phase_options(t, members(t, n)[usize::from(k)], &play::Listing::offered(), out);
        }
        _ => strike::options(t, step, out),
    }
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Wakfu> {
    let to = |s| Proc::Battle(s);
    let Some(b) = t.board.battle.as_ref() else { return Flow::Done };
    let fled = t.out().has(b.attacker) || t.out().has(b.defender);
    let ending = matches!(step, Step::End | Step::Xp(_) | Step::Tap(_) | Step::Over | Step::Done);
    if fled && !ending {
        crate::offer::drop_answer(t);
        return Flow::Goto(to(Step::End));
    }
    match step {
        // Neither a beginning nor an end, and no Challenge is verified.
        Step::Action if leaves_out(t) => Flow::Goto(to(Step::Ended)),
        Step::Action => {
            rule!("705.1");
            Flow::Emit(to(Step::Slot(0, 0, 0)), smallvec![Event::ActionPhase(true)])
        }
        Step::Slot(n, passes, k) => {
            // Two passes in a row end it. [705.5]
            if rule!("705.5" => passes >= 2) {
                return Flow::Goto(to(Step::Verify));
            }
            match members(t, n).get(usize::from(k)) {
                Some(&seat) if t.out().has(seat) => Flow::Goto(to(Step::Slot(n, passes, k + 1))),
                Some(&seat) => Flow::Ask(to(Step::Acted(n, passes, k)), seat),
                None => {
                    // The first two slots are no side's: others have not been asked.
                    let alone = n < 2 && t.board.seats > 2;
                    let passes = if alone { 0 } else { passes + 1 };
                    Flow::Goto(to(Step::Slot(next(n), passes, 0)))
                }
            }
        }
        Step::Acted(n, passes, k) => acted(t, n, passes, k),
        Step::Took(n, seat) => {
            let team = usize::from(look::team(t, seat));
            if let Some(b) = t.board.battle.as_mut() {
                b.acted[team] = Some(seat);
            }
            Flow::Goto(to(Step::Slot(n, 0, 0)))
        }
        Step::Verify => verify(t),
        Step::Chosen(id) => Flow::Emit(to(Step::Verified), smallvec![Event::Placed(id)]),
        Step::Verified => {
            attack::drop_challenge(t);
            Flow::Emit(to(Step::Ended), smallvec![Event::ActionPhase(false)])
        }
        Step::Ended => {
            if let Some(b) = t.board.battle.as_mut() {
                b.duels = true;
            }
            rule!("706.1");
            Flow::Goto(to(Step::Order(t.lay_out())))
        }
        Step::End => {
            rule!("708.1");
            let b = t.board.battle.as_mut().expect("a battle is going on");
            let fought: Vec<ObjectId> = b.fighters.drain(..).map(|f| f.who).collect();
            b.duels = false;
            let tray = t.lay_out();
            fought.into_iter().for_each(|id| t.gather(Thing::Card(id)));
            let mut ending: Events<Event> = smallvec![Event::Disperse];
            ending.extend(fallen(t));
            Flow::Emit(to(Step::Xp(tray)), ending)
        }
        Step::Xp(tray) => {
            // Only who is still in the game gains it. [708.2] [708.4]
            rule!("708.2", "708.4");
            let gains: Events<Event> = (0..t.board.seats)
                .filter(|&s| t.board.players[s as usize].stored > 0)
                .map(|s| Event::Xp(s, t.board.players[s as usize].stored))
                .collect();
            for p in &mut t.board.players {
                p.stored = 0;
            }
            Flow::Emit(to(Step::Tap(tray)), gains)
        }
        Step::Tap(tray) => {
            rule!("708.3", "708.5");
            let fought = t.take_up(tray);
            let cards = fought.iter().filter_map(|x| match x {
                Thing::Card(id) if look::in_play(t, *id) => Some(Event::Tap(*id, Why::Battle)),
                _ => None,
            });
            Flow::Emit(to(Step::Over), cards.collect())
        }
        Step::Over => Flow::Emit(to(Step::Done), smallvec![Event::BattleEnds]),
        Step::Done => {
            attack::drop_challenge(t);
            forget(t);
            t.board.battle = None;
            Flow::Done
        }
        _ => strike::advance(t, step),
    }
}

/// A Zone that took more damage in this battle than it stands is destroyed.
fn fallen(t: &T) -> Option<Event> {
    let b = t.board.battle.as_ref()?;
    let most = layers::besieged(t, b.target)?;
    let by = SeatSet::one(b.attacker);
    (look::mark(t, b.target).damage > most).then_some(Event::Destroy { what: b.target, by, battle: true })
}

/// A Zone keeps count of damage for this battle only.
fn forget(t: &mut T) {
    let target = t.board.battle.as_ref().map(|b| b.target).filter(|&id| look::in_play(t, id));
    if let Some(id) = target.filter(|&id| look::kind(t, id) == Kind::Zone) {
        t.objects.at_mut(id.slot).mark.damage = 0;
    }
}

/// Whether a text leaves out the Action Phase, as the battle lies now.
fn leaves_out(t: &mut T) -> bool {
    crate::checks::note_conditions(t);
    let mut found = false;
    layers::standing(t, crate::rules::Sorts::OTHER, &mut |s| found |= *s.holds == Lasting::NoActions);
    found
}

/// The slots after the first two alternate.
fn next(n: u8) -> u8 {
    if n == 0 { 1 } else { 2 + (n + 1) % 2 }
}

fn acted(t: &mut T, n: u8, passes: u8, k: u8) -> Flow<Wakfu> {
    let seat = members(t, n)[usize::from(k)];
    let choice = t.answered();
    // Reactions and triggers of this action do not change whose turn it is. [705.3] [804.9] [809.7]
    rule!("705.3", "804.9", "809.7", "810.4");
    let then = Proc::Battle(Step::Took(next(n), seat));
    if let Some(plan) = plan_of(t, seat, choice) {
        let undone = Proc::Battle(Step::Slot(n, passes, k));
        return Flow::Try { of: Proc::Play(play::Step::Announce, plan), done: then, undone };
    }
    match choice {
        Choice::Reassign(blocker, attacker) => {
            rule!("705.4");
            Flow::Emit(then, smallvec![Event::Assign(blocker, attacker)])
        }
        _ => {
            rule!("705.2");
            Flow::Goto(Proc::Battle(Step::Slot(n, passes, k + 1)))
        }
    }
}

/// The Challenge is put into the Queue and resolves. [705.5]
fn verify(t: &mut T) -> Flow<Wakfu> {
    let verified = Proc::Battle(Step::Verified);
    let Some(&slot) = t.zones.of(CHALLENGE).first() else { return Flow::Goto(verified) };
    let source = t.objects.id(slot);
    let ability = text_of(t, source);
    if ability == NONE {
        return Flow::Goto(verified);
    }
    rule!("705.5", "302.3");
    let seat = t.board.battle.as_ref().expect("a battle is going on").attacker;
    let id = queue::name(t);
    let scope = t.open_scope(Scope::new(source, ability, seat));
    let entry = Entry::new(What::Trigger, seat, source, ability, CHALLENGE);
    t.board.queue.push(Entry { id, scope, ..entry });
    // It is a triggered power: without a legal choice it does not enter. [804.4]
    if !choose::possible(t, id) {
        queue::remove(t, id);
        return Flow::Goto(verified);
    }
    Flow::Call(Proc::Battle(Step::Chosen(id)), Frame::Proc(Proc::Choose(choose::Step::Mode(true), id)))
}
