//! What the asked seat may do: enumerated directly, nothing tried out, and
//! nothing that the seat cannot see is looked at.

mod able;
mod hinder;
mod lack;
mod think;

pub use able::{may_play, may_use, spell, sure_play, sure_use, tried};
pub use hinder::{Hindrance, barred, of_ability, of_attack, of_card, unusable};
pub(crate) use lack::{of_option, shielded};
pub use think::thinkable;

use crate::board::{Cards, T, Zones};
use crate::effect;
use crate::layers;
use crate::play;
use crate::rules::{STACK_MOVE, Sort};
use crate::timing::{Choice, Proc};
use crate::words::{Keyword, Zone};
use crate::{Evolve, attack, confirm, fit, pay, price, setup, turn};
use arbiter_kernel::{Frame, Seat, rule};
use smallvec::SmallVec;
use std::cell::LazyCell;

/// Lists the options of the question that the newest frame waits on.
pub fn offer(t: &T, waiting: &Frame<Evolve>, out: &mut Vec<Choice>) {
    match waiting {
        Frame::Proc(p) => of_proc(t, *p, out),
        Frame::Window(w) => {
            out.push(Choice::Pass);
            plays(t, w.seat(), true, out);
        }
        Frame::Run(run) => effect::options(t, *run, out),
        Frame::Event(..) | Frame::Attempt { .. } | Frame::Asked(_) => unreachable!("asked elsewhere"),
    }
}

fn of_proc(t: &T, p: Proc, out: &mut Vec<Choice>) {
    match p {
        Proc::Setup(step) => setup::options(t, step, out),
        Proc::Turn(step) => turn::options(t, step, out),
        Proc::Attack(_, by, _) => {
            let mut ids = Cards::new();
            attack::targets(t, by, &mut ids);
            out.extend(ids.into_iter().map(Choice::Card));
        }
        Proc::Confirm(step) => confirm::options(t, step, out),
        Proc::Play(step, play) => play::options(t, step, play, out),
        Proc::Pay(_, bill) => out.extend(pay::choices(t, bill).into_iter().map(Choice::Card)),
        Proc::Fit(step, b) => fit::options(t, step, b, out),
        Proc::WardEntry(_) => out.extend([Choice::No, Choice::Yes]),
        Proc::Whole(..) | Proc::Carry { .. } | Proc::Close { .. } => unreachable!("not a question: {p:?}"),
    }
}

/// Every card of a hand.
pub(crate) fn hand(t: &T, seat: Seat, out: &mut Vec<Choice>) {
    out.extend(t.cards(seat, Zone::Hand).iter().map(|&s| Choice::Card(t.objects.id(s))));
}

/// M3: one of four. What cannot be completed is not offered. [7.3.3] [8.1.2]
pub(crate) fn main(t: &T, out: &mut Vec<Choice>) {
    let active = t.board.active;
    // Only what can be done is offered.
    rule!("8.1.2");
    out.push(Choice::End);
    plays(t, active, false, out);
    for &slot in t.cards(active, Zone::Field) {
        let id = t.objects.id(slot);
        if attack::may_attack(t, id) && attack::has_target(t, id) {
            out.push(Choice::Attack(id));
        }
    }
}

/// Cards and activated abilities that a player may play now. [12.3]
fn plays(t: &T, seat: Seat, quick: bool, out: &mut Vec<Choice>) {
    let pp = i16::from(t.board.seats[seat as usize].pp);
    let fixed = price::printed(t, seat);
    // Found once for a listing, where something asks for it.
    let room = LazyCell::new(|| layers::room(t, seat, Zone::Field));
    // [4.8.1] [12.3.2] [12.3.3] In a window only what is Quick.
    for zone in [Zone::Hand, Zone::Ex] {
        for &slot in t.cards(seat, zone) {
            let id = t.objects.id(slot);
            let core = layers::core(t, id);
            let is_quick = core.keywords.has(Keyword::Quick);
            if quick && !is_quick {
                continue;
            }
            let printed = fixed && core.plain_price && !t.modified(id);
            // Shortcut: most cards of a hand simply cost too much.
            let too_dear = printed && i16::from(core.cost) > pp;
            // Only what can be done is offered.
            rule!("8.1.2", "10.6.2.1.1");
            // Shortcut: what is too dear cannot be played.
            if too_dear {
                continue;
            }
            // Shortcut: what it takes is its price and a place, and the price is there.
            let may = if printed && core.simple { *room && barred(t, id).is_none() } else { may_play(t, seat, id) };
            if may {
                // From the EX area as from a hand, and what is Quick at other times too.
                rule!("4.8.1", "12.3.5");
                out.push(Choice::Play(id));
            }
        }
    }
    let gifts = t.listeners.hear(crate::listen::GIVE);
    let may_evolve = !t.board.seats[seat as usize].evolve_used;
    for &slot in t.cards(seat, Zone::Field) {
        let id = t.objects.id(slot);
        let core = layers::core(t, id);
        let given = gifts || t.modified(id);
        // Shortcut: what has nothing to use is passed over.
        let own = if quick { core.quick } else { core.activated || (core.evolves && may_evolve) };
        // Shortcut: the same.
        if !own && !given && !core.keywords.has(Keyword::Stack) {
            continue;
        }
        let all = if given { layers::abilities(t, id) } else { SmallVec::new() };
        let all = if given { &all[..] } else { &layers::face(t, id).abilities };
        for (n, &ability) in all.iter().enumerate() {
            // Which of two that are alike is used makes no difference.
            if !all[..n].contains(&ability) && may_use(t, seat, id, ability, quick) {
                rule!("12.3.5");
                out.push(Choice::Use(id, ability));
            }
        }
        if !quick && layers::has(t, id, Keyword::Stack) && may_use(t, seat, id, STACK_MOVE, false) {
            rule!("13.3.2.1", "13.3.2.2");
            out.push(Choice::Use(id, STACK_MOVE));
        }
    }
}

/// Whether something may be played in a window. [12.3]
#[must_use]
pub fn is_quick(t: &T, choice: Choice) -> bool {
    match choice {
        Choice::Play(id) => layers::core(t, id).keywords.has(Keyword::Quick),
        Choice::Use(_, ability) => {
            matches!(t.rules.abilities[ability as usize].sort, Sort::Activated { quick: true, .. })
        }
        _ => false,
    }
}

/// Whether a seat provably has nothing to do in a Quick window: no card in
/// hand that could be Quick, nothing Quick in sight.
/// Shortcut if true: else it is asked and can only pass.
#[must_use]
pub fn idle(t: &T, seat: Seat) -> bool {
    if t.count(seat, Zone::Hand) > 0 {
        return false;
    }
    let mut out = Vec::new();
    plays(t, seat, true, &mut out);
    out.is_empty()
}
