//! The turn and its phases. [601] [T9]

use crate::Wakfu;
use crate::attack;
use crate::board::{Entry, Phase, T, What, Zone, look, zone};
use crate::event::Event;
use crate::layers;
use crate::play::{self, plan_of};
use crate::queue;
use crate::rules::NONE;
use crate::timing::{Choice, Proc};
use arbiter_kernel::{Flow, Frame, ObjectId, Scope, Seat, SeatSet, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// A player's turn begins: what lasted until then ends. [602.1]
    Begin(Seat),
    /// All own cards untap. [602.1]
    Untap,
    /// Powers of the beginning. [602.2]
    Begins,
    /// The Main Phase. [603]
    Main,
    /// Its player may act. [603.1]
    Act,
    /// It was said what.
    Acted,
    /// The Draw Phase. [604]
    Draw,
    /// The whole Hand may be recycled. [604.2]
    Recycle,
    /// It was said.
    Recycled,
    /// So many draws. [604.1]
    Draws,
    /// They are made.
    Drawn,
    /// Powers of the end. [605.1]
    End,
    /// What lasts until the end of the turn ends. [605.2]
    Cleanup,
    /// Whether all of it has ended.
    Cleaned,
    /// The next player. [605.3]
    Next,
    /// A player has given up. [902.1]
    Left(Seat),
    /// What follows from that has happened. [T4]
    Gone,
}

/// In the very first turn nothing comes into the World. [506.3]
#[must_use]
pub fn world_closed(t: &T) -> bool {
    t.board.turn == 1
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Wakfu> {
    let to = |s| Proc::Turn(s);
    let seat = t.board.active;
    // Who has left the game has no turn any more.
    if t.out().has(seat) && !matches!(step, Step::Begin(_) | Step::Next | Step::Left(_) | Step::Gone) {
        crate::offer::drop_answer(t);
        return Flow::Goto(to(Step::Next));
    }
    // A battle that was declared is fought before anything else, whatever phase it is. [701.2] [701.4]
    if t.board.battle.is_some() && !matches!(step, Step::Left(_) | Step::Gone) {
        return Flow::Call(to(step), Frame::Proc(Proc::Attack(attack::Step::Target)));
    }
    match step {
        Step::Begin(seat) => {
            rule!("601.1");
            t.board.active = seat;
            t.board.turn += 1;
            let began = t.tick();
            let p = &mut t.board.players[seat as usize];
            p.turns += 1;
            (p.began, p.busy, p.attacked) = (began, false, false);
            for p in &mut t.board.players {
                p.quiet = 0;
            }
            crate::story::turn(t, seat);
            Flow::Emit(to(Step::Untap), smallvec![Event::PhaseBegins(Phase::Untap)])
        }
        Step::Untap => {
            rule!("602.1");
            let tapped = look::controlled(t, seat).filter(|&id| look::mark(t, id).tapped);
            Flow::Emit(to(Step::Begins), tapped.map(Event::Untap).collect())
        }
        Step::Begins => {
            rule!("602.2", "602.3", "602.4");
            remember(t, seat);
            Flow::Emit(to(Step::Main), smallvec![Event::TurnBegins(seat)])
        }
        Step::Main => {
            rule!("601.2");
            Flow::Emit(to(Step::Act), smallvec![Event::PhaseBegins(Phase::Main)])
        }
        Step::Act => {
            rule!("810.4");
            // Nothing is about to be dealt any more.
            t.board.wards.clear();
            t.board.saves.clear();
            t.ghosts.forget();
            Flow::Ask(to(Step::Acted), seat)
        }
        Step::Acted => acted(t, seat),
        Step::Draw => {
            rule!("603.4");
            Flow::Emit(to(Step::Recycle), smallvec![Event::PhaseBegins(Phase::Draw)])
        }
        Step::Recycle => {
            let full = t.zones.len(zone(seat, Zone::Hand)) as i16 == layers::ap(t, seat);
            let p = &t.board.players[seat as usize];
            if rule!("604.2" => full && !p.busy && !p.recycled && layers::ap(t, seat) > 0) {
                return Flow::Ask(to(Step::Recycled), seat);
            }
            Flow::Goto(to(Step::Draws))
        }
        Step::Recycled => match t.answered() {
            Choice::Yes => {
                t.board.players[seat as usize].recycled = true;
                crate::story::recycles_hand(t, seat);
                // All of it together, in an order of its owner. [408.3]
                let hand = t.zones.of(zone(seat, Zone::Hand)).iter().map(|&s| Event::Recycle(t.objects.id(s)));
                Flow::Emit(to(Step::Draws), hand.collect())
            }
            _ => Flow::Goto(to(Step::Draws)),
        },
        Step::Draws => {
            // The number is fixed. [604.1]
            let missing = layers::ap(t, seat) - t.zones.len(zone(seat, Zone::Hand)) as i16;
            rule!("604.1", "604.3", "604.4");
            let draws = crate::cards::Step::Draw(SeatSet::one(seat), missing.clamp(0, 250) as u8);
            Flow::Call(to(Step::Drawn), Frame::Proc(Proc::Cards(draws)))
        }
        Step::Drawn => Flow::Emit(to(Step::End), smallvec![Event::PhaseBegins(Phase::End)]),
        Step::End => {
            rule!("605.1", "605.4");
            Flow::Emit(to(Step::Cleanup), smallvec![Event::TurnEnds(seat)])
        }
        Step::Cleanup => Flow::Emit(to(Step::Cleaned), smallvec![Event::Cleanup]),
        Step::Cleaned => {
            let hurt = look::all_in_play(t).any(|id| look::mark(t, id).damage > 0);
            let lasts = t.modifiers().iter().any(|m| m.until.ends == crate::board::Ends::Turn);
            Flow::Goto(to(if hurt || lasts { Step::Cleanup } else { Step::Next }))
        }
        Step::Next => {
            rule!("605.3", "903.3");
            t.ghosts.forget();
            Flow::Goto(to(Step::Begin(look::next_seat(t, seat))))
        }
        Step::Left(who) => {
            crate::checks::eliminate(t, who);
            match crate::checks::verdict(t) {
                Some(outcome) => {
                    crate::story::over(t, outcome, crate::story::Victory::Said);
                    Flow::Over(outcome)
                }
                // While a play is tried the check follows upon it.
                None if t.trying() || t.board.phase.is_before() => Flow::Done,
                None => Flow::Emit(to(Step::Gone), smallvec![Event::Left(who)]),
            }
        }
        Step::Gone => Flow::Done,
    }
}

/// What the turn player does. [603.1]
fn acted(t: &mut T, seat: Seat) -> Flow<Wakfu> {
    let back = Proc::Turn(Step::Act);
    let choice = t.answered();
    if let Some(plan) = plan_of(t, seat, choice) {
        return Flow::Try { of: Proc::Play(play::Step::Announce, plan), done: back, undone: back };
    }
    match choice {
        Choice::Move(who) => crate::movement::go(who, back),
        Choice::Attack => announce(t, seat, back),
        // Still in the Main Phase; then it is over.
        Choice::EndTurn => {
            rule!("603.4");
            Flow::Emit(Proc::Turn(Step::Draw), smallvec![Event::EndDeclared(seat)])
        }
        other => unreachable!("not an action: {other:?}"),
    }
}

/// A player gives up: out of the game, which goes on while its side has somebody. [902.1]
pub fn concede(t: &mut T, seat: Seat) {
    // What is being played is begun anew: undone later, it would bring back who has left.
    t.abandon();
    crate::story::concedes(t, seat);
    t.depart(seat);
}

/// An attack is announced: it enters the Queue. [701.1] [701.2]
pub(crate) fn announce(t: &mut T, seat: Seat, then: Proc) -> Flow<Wakfu> {
    rule!("701.1", "603.2");
    t.board.players[seat as usize].attacked = true;
    let news = announced(t, seat);
    Flow::Emit(then, smallvec![news])
}

/// The announcement is in the Queue. [701.2]
pub(crate) fn announced(t: &mut T, seat: Seat) -> Event {
    let id = queue::name(t);
    let scope = t.open_scope(Scope::new(ObjectId::NONE, NONE, seat));
    let hero = t.board.players[seat as usize].hero;
    let entry = Entry::new(What::Attack, seat, hero, NONE, crate::board::WORLD);
    t.board.queue.push(Entry { id, scope, checked: true, ..entry });
    Event::Announced(id)
}

/// What a player has when the turn begins is asked for later.
fn remember(t: &mut T, seat: Seat) {
    // Shortcut: no card of the pool asks.
    if !t.rules.recalls {
        return;
    }
    t.board.dawn.retain(|d| d.turn != seat);
    let world = look::all_in_play(t).filter(|&id| look::in_world(t, id));
    let mut all: Vec<crate::board::Dawn> = world
        .map(|card| crate::board::Dawn { turn: seat, of: look::controller(t, card), lying: false, card })
        .collect();
    let discard = t.zones.of(zone(seat, Zone::Discard)).iter().map(|&s| t.objects.id(s));
    all.extend(discard.map(|card| crate::board::Dawn { turn: seat, of: seat, lying: true, card }));
    t.board.dawn.extend(all);
}
