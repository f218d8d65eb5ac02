//! What the asked seat may do. Nothing that the seat cannot see is looked at.

mod think;

pub use think::thinkable;

use crate::Brawl;
use crate::arena::{Mask, each};
use crate::board::{Champions, T};
use crate::timing::{Choice, Proc};
use crate::{attack, cards, effect, fear, movement, play, react, recruit, setup, skill, standard, traps, turn};
use arbiter_kernel::Frame;

/// Lists the options of the question that the newest frame waits on.
pub fn offer(t: &T, waiting: &Frame<Brawl>, out: &mut Vec<Choice>) {
    match waiting {
        Frame::Proc(p) => of_proc(t, *p, out),
        Frame::Window(w) => react::options(t, w.seat(), out),
        Frame::Run(run) => effect::options(t, *run, out),
        Frame::Event(..) | Frame::Attempt { .. } | Frame::Asked(_) => unreachable!("asked elsewhere"),
    }
}

fn of_proc(t: &T, p: Proc, out: &mut Vec<Choice>) {
    let hexes = |out: &mut Vec<Choice>, mask: Mask| out.extend(each(mask).map(Choice::Hex));
    let champions = |out: &mut Vec<Choice>, set: Champions| out.extend(set.iter().map(Choice::Champion));
    match p {
        Proc::Setup(step) => setup::options(t, step, out),
        Proc::Recruit(step) => recruit::options(t, step, out),
        Proc::Turn(turn::Step::Acted) => play::options(t, out),
        Proc::Cards(step) => cards::options(t, step, out),
        Proc::Move(step, going) => movement::options(t, step, going, out),
        Proc::Jumped(jump) => {
            out.push(Choice::Stop);
            hexes(out, movement::ends(t, jump));
        }
        Proc::Fear(fear::Step::Fled(who, far, cause)) => hexes(out, fear::ends(t, cause, who, far)),
        Proc::Trap(traps::Step::Replaced(at), ..) => hexes(out, traps::spaces(t, at)),
        Proc::Look(look) => traps::look_options(t, look, out),
        Proc::Attack(step) => attack::options(t, step, out),
        Proc::Skill(step) => skill::options(t, step, out),
        Proc::Standard(standard::Step::Named, _) => {
            out.push(Choice::Stop);
            champions(out, standard::within_reach(t, t.board.action.champion));
        }
        Proc::Each(_, many) => {
            if many.may {
                out.push(Choice::Stop);
            }
            champions(out, effect::named(t, many));
        }
        _ => unreachable!("not a question: {p:?}"),
    }
}
