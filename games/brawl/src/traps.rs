//! Traps: entered, turned up, followed, and replaced. [T9]

use crate::Brawl;
use crate::arena::{HexId, Mask, bit, each};
use crate::ask::Question;
use crate::board::{Cause, ChampionId, Read, SPRUNG, T};
use crate::cards;
use crate::event::Event;
use crate::layers;
use crate::rules::{Sort, Trap};
use crate::timing::{Choice, Proc};
use crate::words::Ability;
use arbiter_kernel::{Batch, Flow, Frame, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

/// Where the new one is laid. [trap.6]
pub(crate) const QUESTION: Question = Question::new("ask-trap");

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// It is turned up. [trap.3]
    Spring,
    /// It does what it says. [trapfx.1]
    Work(HexId),
    /// A new one is laid elsewhere. [trap.6]
    Replace(HexId),
    /// Where was said.
    Replaced(HexId),
    /// The old one goes back. [trap.7]
    Return,
    /// The way goes on. [trap.4]
    End,
}

/// Whether a hex that was entered has a trap that triggers. [trap.2] [L12]
#[must_use]
pub fn triggers(t: &T, at: HexId) -> bool {
    // No trap triggers in the hex of who is proof against them, whoever passes.
    let proof = |c: ChampionId| layers::says(t, c, |a| matches!(a, Ability::TrapProof(_)));
    t.board.tokens & bit(at) != 0 && !t.on(bit(at)).iter().any(proof)
}

/// The trap that somebody entered. [trap.2]
pub(crate) fn entered(t: &T, b: Batch) -> Option<Proc> {
    match *t.events(b).first()? {
        Event::Enter { who, to, cause, quietly: false } if triggers(t, to) => {
            rule!("trap.2", "move.4");
            Some(Proc::Trap(Step::Spring, who, cause))
        }
        _ => None,
    }
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step, who: ChampionId, cause: Cause) -> Flow<Brawl> {
    let to = |s| Proc::Trap(s, who, cause);
    match step {
        Step::Spring => {
            let at = t.champion(who).at;
            Flow::Emit(to(Step::Work(at)), smallvec![Event::Spring(at)])
        }
        Step::Work(at) => {
            let next = to(Step::Replace(at));
            let token = t.zones.of(SPRUNG)[0];
            let Sort::Trap(trap) = t.rules.sort(t.objects.at(token).face) else { unreachable!("a trap was triggered") };
            match trap {
                Trap::Damage(amount) => {
                    // Dealt by the source of the movement, defence plays no part. [trap.10] [H7]
                    rule!("trapfx.1", "trap.10");
                    Flow::Emit(next, smallvec![Event::Damage { who, amount, cause }])
                }
                Trap::Immobilise => {
                    rule!("trapfx.2");
                    works(next, cards::immobilise(t, who))
                }
                Trap::Stun => {
                    rule!("trapfx.3");
                    works(next, cards::stun(t, who))
                }
            }
        }
        // The player of who triggered it, also if another pushed it. [H3] [J5]
        Step::Replace(at) => {
            rule!("trap.5", "trap.6");
            Flow::Ask(to(Step::Replaced(at)), t.champion(who).seat)
        }
        Step::Replaced(_) => {
            let Choice::Hex(at) = t.answered() else { unreachable!("a hex was named") };
            Flow::Emit(to(Step::Return), smallvec![Event::LayTrap(at)])
        }
        Step::Return => Flow::Emit(to(Step::End), smallvec![Event::ReturnTrap]),
        Step::End => {
            rule!("trap.4");
            Flow::Done
        }
    }
}

/// What a trap does, unless its victim is immune to it. [L7]
fn works(next: Proc, effect: Option<Frame<Brawl>>) -> Flow<Brawl> {
    match effect {
        Some(frame) => Flow::Call(next, frame),
        None => Flow::Goto(next),
    }
}

/// Where a new trap can be laid, never where the old one was. [trap.6] [H2]
#[must_use]
pub fn spaces(t: &T, sprung: HexId) -> Mask {
    let arena = t.arena();
    let empty = t.free() & !t.board.tokens & !bit(sprung);
    let printed = arena.traps & empty;
    if printed != 0 {
        return printed;
    }
    // Next to a trap space, printed or by a token. [trap.8] [H4]
    rule!("trap.8", "trap.9");
    let beside = arena.around(t.trap_spaces()) & empty;
    if beside != 0 { beside } else { empty }
}

/// Looking at a trap. [L24]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Look {
    /// At which, if at any?
    Which(Seat),
    /// It was said.
    Named(Seat),
    /// Where to, if anywhere?
    Where(Seat, HexId),
    /// It was said.
    Moved(HexId),
    /// Done.
    End,
}

/// What is asked about it.
pub(crate) fn look_question(look: Look) -> Question {
    Question::new(if matches!(look, Look::Named(_)) { "ask-look" } else { "ask-move-trap" })
}

/// What may be answered.
pub(crate) fn look_options(t: &T, look: Look, out: &mut Vec<Choice>) {
    out.push(Choice::Stop);
    match look {
        Look::Named(_) => out.extend(tokens(t).map(Choice::Hex)),
        _ => out.extend(each(trap_spaces_free(t)).map(Choice::Hex)),
    }
}

/// Begins, if a trap lies anywhere.
pub(crate) fn begin_look(t: &T, seat: Seat) -> Option<Frame<Brawl>> {
    (t.board.tokens != 0).then_some(Frame::Proc(Proc::Look(Look::Which(seat))))
}

/// One step.
pub(crate) fn look(t: &mut T, step: Look) -> Flow<Brawl> {
    match step {
        Look::Which(seat) => Flow::Ask(Proc::Look(Look::Named(seat)), seat),
        Look::Named(seat) => match t.answered() {
            Choice::Hex(at) => Flow::Emit(Proc::Look(Look::Where(seat, at)), smallvec![Event::LookAtTrap(seat, at)]),
            _ => Flow::Done,
        },
        Look::Where(_, _) if trap_spaces_free(t) == 0 => Flow::Done,
        Look::Where(seat, at) => Flow::Ask(Proc::Look(Look::Moved(at)), seat),
        Look::Moved(from) => match t.answered() {
            Choice::Hex(to) => Flow::Emit(Proc::Look(Look::End), smallvec![Event::MoveTrap(from, to)]),
            _ => Flow::Done,
        },
        Look::End => Flow::Done,
    }
}

/// Trap spaces without champion and token. [L24]
#[must_use]
pub fn trap_spaces_free(t: &T) -> Mask {
    t.arena().traps & t.free() & !t.board.tokens
}

/// The traps on the board, by their hexes.
pub(crate) fn tokens(t: &T) -> impl Iterator<Item = HexId> {
    each(t.board.tokens)
}
