//! The state check: rules that act by themselves, at once, after every event.
//! Nobody can act inside it. [T4] [204.6] [410.4] [410.7] [410.8]

mod calm;
mod deaths;
mod end;
mod limits;

pub use calm::Settled;
pub(crate) use end::{eliminate, is_first, take_away, turn_over, verdict};

use crate::Wakfu;
use crate::board::{Held, T, Zone, look, zone};
use crate::event::Event;
use crate::rules::Face;
use crate::story::Victory;
use crate::timing::{Choice, Proc};
use crate::words::Power;
use crate::{effect, layers, movement, notes, turn};
use arbiter_kernel::{Batch, Events, Flow, Frame, ObjectId, Seat, SeatSet, rule};
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// What dies, dies together. [T4.1]
    Begin,
    /// Experience of the dead, one gain for each player. [T4.2]
    Xp(bool),
    /// Heroes, the end of the game. [T4.3]
    Facts(bool),
    /// Limits, one at a time. [T4.4]
    Repair,
    /// Somebody said what goes.
    Repaired(Seat, Fault),
}

/// What a player has too much of. [T4.4]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fault {
    /// A bearer with too much Equipment. [305.6]
    Borne(ObjectId),
    /// A Bag over its Size. [306.3a]
    Size,
    /// A Hand over the Action Points. [505.3]
    Hand,
}

/// The check follows whatever happened; what it does itself belongs to that.
pub(crate) fn applies(t: &T, b: Batch) -> Option<Proc> {
    let inside = matches!(t.frames().last(), Some(Frame::Proc(Proc::Check(..))));
    (!inside).then_some(Proc::Check(Step::Begin, b))
}

/// A player gives up at a question. [902.1]
pub(crate) fn left(_: &mut T, seat: Seat) -> Proc {
    Proc::Turn(turn::Step::Left(seat))
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step, b: Batch) -> Flow<Wakfu> {
    let to = |s| Proc::Check(s, b);
    match step {
        Step::Begin => {
            let touched = notes::look(t);
            note_conditions(t);
            crate::perform::desert(t);
            let events = if Settled::holds(t, touched) {
                Events::new()
            } else {
                t.board.settled = Settled::default();
                deaths::deaths(t, b)
            };
            Flow::Emit(to(Step::Xp(!events.is_empty())), events)
        }
        Step::Xp(more) => {
            let owed: Events<Event> = (0..t.board.seats)
                .filter(|&s| t.board.players[s as usize].owed > 0)
                .map(|s| Event::Xp(s, t.board.players[s as usize].owed))
                .collect();
            for p in &mut t.board.players {
                p.owed = 0;
            }
            Flow::Emit(to(Step::Facts(more)), owed)
        }
        Step::Facts(more) => {
            let (flipped, out) = (end::flip(t), t.out());
            // Shortcut: who lived then lives now.
            let calm = t.board.settled.is_known() && !flipped;
            if !calm {
                end::save_both(t);
            }
            let said = end::is_said(t, b);
            let over = if calm && !said { None } else { end::heroes(t, b) };
            let told = over.map(|o| (o, if said { Victory::Said } else { Victory::Battle }));
            let told = told.or_else(|| end::winners(t, b).map(|o| (o, Victory::Said)));
            if let Some((outcome, how)) = told.or_else(|| end::experience(t).map(|o| (o, Victory::Experience))) {
                crate::story::over(t, outcome, how);
                return Flow::Over(outcome);
            }
            // Who is out takes along what kept others alive. [902.1b]
            let changed = more || flipped || t.out() != out;
            Flow::Goto(to(if changed { Step::Begin } else { Step::Repair }))
        }
        Step::Repair => match fault(t) {
            Some((seat, fault)) => Flow::Ask(to(Step::Repaired(seat, fault)), seat),
            None => {
                if !t.board.settled.is_known() {
                    t.board.settled = Settled::now(t);
                }
                Flow::Done
            }
        },
        Step::Repaired(_, fault) => {
            // Whoever had too much has left.
            let Choice::Card(id) = t.answered() else { return Flow::Goto(to(Step::Begin)) };
            let e = match fault {
                Fault::Borne(_) => {
                    rule!("305.6", "304.4");
                    Event::Destroy { what: id, by: SeatSet::NONE, battle: false }
                }
                Fault::Size => {
                    rule!("306.3a");
                    Event::Expel(id)
                }
                Fault::Hand => {
                    rule!("505.3", "505.4", "403.2b");
                    Event::Discard(id)
                }
            };
            Flow::Emit(to(Step::Begin), smallvec![e])
        }
    }
}

/// The first fault, the turn player's first. [T4.4]
fn fault(t: &T) -> Option<(Seat, Fault)> {
    let laden = if t.board.settled.is_known() { SmallVec::new() } else { limits::laden(t) };
    for seat in look::from(t, t.board.active).filter(|&s| !t.out().has(s)) {
        // Shortcut: most bear nothing that could be too much.
        let fights = |id: &ObjectId| look::is_fighter(t, *id) && look::controller(t, *id) == seat;
        let bearers = (!laden.is_empty()).then(|| look::all_in_play(t).filter(|id| laden.contains(id)).filter(fights));
        for bearer in bearers.into_iter().flatten() {
            if !limits::surplus(t, bearer).is_empty() {
                return Some((seat, Fault::Borne(bearer)));
            }
        }
        let bag = t.board.players[seat as usize].bag;
        let size = movement::size(t, seat);
        // Shortcut: where little lies, little counts.
        let much = t.zones.len(zone(seat, Zone::Bag)) as i16 > size;
        if much && t.objects.get(bag).is_some() && movement::held(t, seat) > size && !inside(t, seat).is_empty() {
            return Some((seat, Fault::Size));
        }
        if layers::over_ap(t, seat, t.zones.len(zone(seat, Zone::Hand)) as i16) {
            return Some((seat, Fault::Hand));
        }
    }
    None
}

/// Heroes and Allies in a Bag.
fn inside(t: &T, seat: Seat) -> Vec<ObjectId> {
    let all = t.zones.of(zone(seat, Zone::Bag)).iter().map(|&s| t.objects.id(s));
    all.filter(|&id| look::is_fighter(t, id)).collect()
}

/// What can be named to mend a fault.
pub(crate) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    let Step::Repaired(seat, fault) = step else { return };
    match fault {
        Fault::Borne(bearer) => out.extend(limits::surplus(t, bearer).into_iter().map(Choice::Card)),
        Fault::Size => out.extend(inside(t, seat).into_iter().map(Choice::Card)),
        Fault::Hand => {
            out.extend(t.zones.of(zone(seat, Zone::Hand)).iter().map(|&s| Choice::Card(t.objects.id(s))));
        }
    }
}

/// Since when conditions of continuous powers hold: what one gives may be what
/// another asks for, so they are looked at until they agree. [R-15] [805.1]
pub(crate) fn note_conditions(t: &mut T) {
    for _ in 0..ROUNDS {
        if !conditions(t) {
            return;
        }
    }
}

/// So often at most: two that take from each other what they ask for never agree.
const ROUNDS: u8 = 4;

/// Looks at all of them once; whether anything is different now.
fn conditions(t: &mut T) -> bool {
    // Shortcut: nothing has one.
    if t.board.held.is_empty() && look::among(t, notes::CONDITIONAL).next().is_none() {
        return false;
    }
    let mut now: SmallVec<[(ObjectId, u16); 8]> = SmallVec::new();
    for source in look::noted(t, notes::CONDITIONAL) {
        let of_set = look::set_text_if(t, source, |f| f.conditional);
        let own = Some(look::face(t, source)).filter(|f| f.conditional);
        for ability in own.into_iter().chain(of_set).flat_map(Face::powers) {
            if let Power::While { cond, .. } = &t.rules.abilities[ability as usize].power
                && effect::cond(t, cond, source, ability, look::controller(t, source))
            {
                now.push((source, ability));
            }
        }
    }
    let before = t.board.held.len();
    t.board.held.retain(|h| now.contains(&(h.on, h.ability)));
    let mut changed = t.board.held.len() != before;
    for (on, ability) in now {
        if !t.board.held.iter().any(|h| h.on == on && h.ability == ability) {
            let since = t.tick();
            t.board.held.push(Held { on, ability, since });
            changed = true;
        }
    }
    changed
}
