//! The question that is open, and why something is no answer to it.

use super::board::{Read, T, Zone};
use super::offer::{Hindrance, aims, hindrance, thinkable};
use super::timing::{Choice, Proc};
use super::{Duel, arena, attack, draft, names, play, turn};
use arbiter_desk::{Asks, refuse};
use arbiter_kernel::{Frame, Illegal, Message};

/// What is said about a question of this game.
pub(crate) type Question = arbiter_desk::Question<Choice>;

/// What the door says about it.
pub(crate) const ASKS: Asks<Duel> = Asks {
    key: |t| question(t).key,
    // Every question of a duel names what it is about by itself.
    subject: |_, _| None,
    named: names::options,
    says: names::says,
    thinkable,
    why_not,
    not_asked: |_| Illegal { clause: "T1", why: Message::new("why-not-asked") },
};

/// The question that is open: each stands beside the step that asks it.
fn question(t: &T) -> Question {
    match t.frames().last() {
        _ if t.asked().is_none() => Question::NONE,
        Some(Frame::Window(_)) => attack::WINDOW,
        Some(Frame::Proc(p)) => match *p {
            Proc::Draft(_) => draft::QUESTION,
            Proc::Turn(_) => turn::QUESTION,
            Proc::Play(step, _) => play::question(step),
            Proc::Attack(..) => attack::QUESTION,
            Proc::Walk(_) => turn::WALK,
            Proc::Check(_) => Question::NONE,
        },
        _ => Question::NONE,
    }
}

/// Why the asked seat cannot do what the words of a scene say.
fn why_not(t: &T, words: &str) -> Option<Illegal> {
    let seat = t.asked()?;
    let own = || t.ids(seat, Zone::Field).into_iter();
    let plays = t.ids(seat, Zone::Hand).into_iter().map(Choice::Play);
    let acts = plays.chain(own().map(Choice::Attack)).chain(own().map(Choice::Step)).chain(aims(t, seat));
    let places = arena::places().filter(|_| t.board.arena).map(Choice::At);
    let meant = |c: &Choice| names::option(t, *c).words == words;
    match acts.chain(places).filter(meant).find_map(|c| hindrance(t, seat, c))? {
        Hindrance::NotQuick => refuse!("T4", Message::new("duel-not-quick")),
        Hindrance::NoPlace => refuse!("T9", Message::new("duel-no-place")),
        Hindrance::TooDear => refuse!("T2", Message::new("duel-too-dear")),
        Hindrance::Tired => refuse!("T3", Message::new("duel-cannot-attack")),
        Hindrance::Stuck => refuse!("T9", Message::new("duel-cannot-step")),
        Hindrance::NotReachable => refuse!("T9", Message::new("duel-not-reachable")),
        Hindrance::Warded => refuse!("T3.1", Message::new("duel-ward")),
    }
}
