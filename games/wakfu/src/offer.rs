//! What the asked seat may do. Nothing that the seat cannot see is looked at.

mod think;

pub use think::thinkable;

use crate::board::T;
use crate::timing::{Choice, Proc};
use crate::{
    Wakfu, attack, battle, cards, checks, choose, effect, limited, pay, play, queue, react, setup, triggers, turn,
};
use arbiter_kernel::{Frame, SeatSet};

/// Lists the options of the question that the newest frame waits on.
pub fn offer(t: &T, waiting: &Frame<Wakfu>, out: &mut Vec<Choice>) {
    match waiting {
        Frame::Proc(p) => of_proc(t, *p, out),
        Frame::Run(run) => {
            let run = arbiter_kernel::Run { again: run.again.saturating_sub(1), ..*run };
            effect::options(t, run, out);
        }
        Frame::Window(_) | Frame::Event(..) | Frame::Attempt { .. } | Frame::Asked(_) => {
            unreachable!("asked elsewhere")
        }
    }
    // Somebody has left in the middle of it, and what could have been answered with it. [902.1]
    if out.is_empty() && t.out() != SeatSet::NONE {
        out.push(Choice::Pass);
    }
}

/// Nobody waits any more for what was answered: who asked for it is out. [902.1]
pub(crate) fn drop_answer(t: &mut T) {
    if t.has_answer() {
        t.answered();
    }
}

fn of_proc(t: &T, p: Proc, out: &mut Vec<Choice>) {
    match p {
        Proc::Setup(step) => setup::options(t, step, out),
        Proc::Turn(turn::Step::Acted) => play::main_options(t, &play::Listing::offered(), out),
        Proc::Turn(_) => out.extend([Choice::Yes, Choice::No]),
        Proc::Play(step, plan) => {
            of_play(t, step, plan, out);
            play::keep(t, p, out);
        }
        Proc::Choose(step, id) => {
            choose::options(t, id, step, out);
            play::keep(t, p, out);
        }
        Proc::Queue(queue::Step::Placed(..)) => out.extend([Choice::World(true), Choice::World(false)]),
        Proc::Queue(queue::Step::Faced(id, _)) => {
            let card = queue::find(t, id).map(|q| q.source);
            out.extend(card.into_iter().flat_map(|c| queue::faces(t, c)).map(Choice::Card));
        }
        Proc::React(react::Step::Answered(seat), win) => react::options(t, seat, win, out),
        Proc::React(react::Step::Fired(seat), win) => react::fires(t, seat, win, out),
        Proc::Triggers(triggers::Step::Ordered(from, ..)) => triggers::options(t, from, out),
        Proc::Check(step, _) => checks::options(t, step, out),
        Proc::Attack(step) => attack::options(t, step, out),
        Proc::Battle(step) => battle::options(t, step, out),
        Proc::Cards(step) => cards::options(t, step, out),
        Proc::Limited(step, plan) => limited::options(t, step, plan, out),
        _ => unreachable!("not a question: {p:?}"),
    }
}

fn of_play(t: &T, step: play::Step, plan: play::Plan, out: &mut Vec<Choice>) {
    match step {
        play::Step::Numbered => out.extend((0..=play::most_x(t, plan)).map(Choice::Number)),
        play::Step::Tapped(need, _) => pay::options(t, plan.seat, need, out),
        play::Step::Refreshed(need, _) => {
            out.push(Choice::Yes);
            if pay::may_leave_tapped(t, plan.seat, need) {
                out.push(Choice::No);
            }
        }
        play::Step::Named(n, so_far) => {
            out.extend(play::cost_candidates(t, plan, n).into_iter().map(Choice::Card));
            if play::cost_enough(t, plan, n, so_far) {
                out.push(Choice::Stop);
            }
        }
        play::Step::Crafted(n) => out.extend(play::craft_candidates(t, plan, n).into_iter().map(Choice::Card)),
        _ => unreachable!("not a question: {step:?}"),
    }
}
