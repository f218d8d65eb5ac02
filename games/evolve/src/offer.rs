//! What the asked seat may do: enumerated directly, nothing tried out, and
//! nothing that the seat cannot see is looked at.

mod able;
mod think;

pub use able::{may_play, may_use, spell, sure_play, sure_use, tried};
pub use think::thinkable;

use crate::board::{Cards, Deed, Read, T, Thing, Zones, other};
use crate::effect;
use crate::layers;
use crate::lower::Act;
use crate::play::{self, Play, What};
use crate::rules::{STACK_MOVE, Sort};
use crate::targets::{Ctx, cond};
use crate::timing::{Choice, Proc};
use crate::words::{Ban, Keyword, Verb, Zone};
use crate::{Evolve, attack, checks, complete, confirm, fit, pay, price, setup, turn};
use arbiter_kernel::{Frame, ObjectId, Op, Run, Seat, rule};
use smallvec::SmallVec;

/// Lists the options of the question that the newest frame waits on.
pub fn offer(t: &T, waiting: &Frame<Evolve>, out: &mut Vec<Choice>) {
    match waiting {
        Frame::Proc(p) => of_proc(t, *p, out),
        Frame::Window(w) => {
            out.push(Choice::Pass);
            plays(t, w.seat(), true, out);
        }
        Frame::Run(run) => of_run(t, *run, out),
        Frame::Event(..) | Frame::Attempt { .. } | Frame::Asked(_) => unreachable!("asked elsewhere"),
    }
}

fn of_proc(t: &T, p: Proc, out: &mut Vec<Choice>) {
    match p {
        Proc::Turn(step) => of_turn(t, step, out),
        Proc::Setup(step) => match step {
            setup::Step::First => out.extend([Choice::Seat(0), Choice::Seat(1)]),
            setup::Step::Answered(_) => out.extend([Choice::No, Choice::Yes]),
            setup::Step::Bottomed(seat) => hand(t, seat, out),
            _ => unreachable!("not a question: {step:?}"),
        },
        Proc::Attack(_, by, _) => {
            let mut ids = Cards::new();
            attack::targets(t, by, &mut ids);
            out.extend(ids.into_iter().map(Choice::Card));
        }
        Proc::Confirm(step) => match step {
            confirm::Step::Picked(seat) => {
                let own = (0..).zip(&t.pending).filter(|(_, p)| p.controller == seat);
                out.extend(own.map(|(n, _)| Choice::Pending(n)));
            }
            confirm::Step::Over(seat, zone, tray) => {
                out.extend(confirm::nameable(t, seat, zone, tray).into_iter().map(Choice::Card));
            }
            confirm::Step::Linked(..) => {
                let tied = checks::tied(t);
                let one_follower = tied.iter().all(|l| l.follower == tied[0].follower);
                out.extend(tied.iter().map(|l| Choice::Card(if one_follower { l.card } else { l.follower })));
            }
            _ => unreachable!("not a question: {step:?}"),
        },
        Proc::Play(step, play) => of_play(t, step, play, out),
        Proc::Pay(_, bill) => out.extend(pay::choices(t, bill).into_iter().map(Choice::Card)),
        Proc::Fit(fit::Step::Ordered(tray), b) => {
            out.extend(fit::next_into_deck(t, b, tray).into_iter().map(Choice::Card));
        }
        Proc::Fit(_, b) => out.extend(fit::surplus(t, b).into_iter().map(|n| Choice::Number(n as u8))),
        Proc::WardEntry(_) => out.extend([Choice::No, Choice::Yes]),
        Proc::Whole(..) | Proc::Carry { .. } | Proc::Close { .. } => unreachable!("not a question: {p:?}"),
    }
}

fn hand(t: &T, seat: Seat, out: &mut Vec<Choice>) {
    out.extend(t.cards(seat, Zone::Hand).iter().map(|&s| Choice::Card(t.objects.id(s))));
}

fn of_turn(t: &T, step: turn::Step, out: &mut Vec<Choice>) {
    let active = t.board.active;
    match step {
        turn::Step::Acted => main(t, out),
        turn::Step::WardNamed(tray) => {
            out.push(Choice::Stop);
            out.extend(turn::wards(t, tray).into_iter().map(Choice::Card));
        }
        turn::Step::Discarding(tray) => {
            hand(t, active, out);
            out.retain(|c| !matches!(c, Choice::Card(id) if t.tray(tray).contains(&Thing::Card(*id))));
        }
        _ => unreachable!("not a question: {step:?}"),
    }
}

/// M3: one of four. What cannot be completed is not offered. [7.3.3] [8.1.2]
fn main(t: &T, out: &mut Vec<Choice>) {
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
    // [4.8.1] [12.3.2] [12.3.3] In a window only what is Quick.
    for zone in [Zone::Hand, Zone::Ex] {
        for &slot in t.cards(seat, zone) {
            let id = t.objects.id(slot);
            let core = layers::core(t, id);
            let is_quick = core.keywords.has(Keyword::Quick);
            if quick && !is_quick {
                continue;
            }
            // Shortcut: most cards of a hand simply cost too much.
            let too_dear = fixed && core.plain_price && i16::from(core.cost) > pp && !t.modified(id);
            // Only what can be done is offered.
            rule!("8.1.2", "10.6.2.1.1");
            // Shortcut: what is too dear cannot be played.
            if too_dear {
                continue;
            }
            if may_play(t, seat, id) {
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
        for &ability in all {
            if may_use(t, seat, id, ability, quick) {
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

/// Whether nothing forbids a card to be played, whatever it takes to play it.
#[must_use]
pub fn playable(t: &T, id: ObjectId) -> bool {
    t.face(id.slot).card.unplayable.is_none() && !layers::cannot_be_played(t, id)
}

/// Whether nothing forbids an activated ability, whatever it takes to use it.
#[must_use]
pub fn usable(t: &T, seat: Seat, id: ObjectId, ability: u16) -> bool {
    let Sort::Activated { evolve: ev, once, only_if, .. } = &t.rules.abilities[ability as usize].sort else {
        return false;
    };
    let barred = t.board.barred.contains(&Deed { by: id, ability, on: ObjectId::NONE });
    let again = *once && t.board.once.contains(&(id, ability));
    let evolved = ev.is_some() && (t.board.seats[seat as usize].evolve_used || layers::banned(t, id, Ban::Evolve));
    let now = || only_if.as_ref().is_none_or(|c| cond(t, &Ctx::new(seat, id, None), c));
    !barred && !again && !evolved && now()
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

fn of_play(t: &T, step: play::Step, play: Play, out: &mut Vec<Choice>) {
    let scope = t.scope(play.scope);
    let def = t.rules.abilities.get(scope.ability as usize);
    match step {
        play::Step::MenuChosen(n) => {
            let m = &def.expect("it has a menu").menus[n as usize];
            let chosen =
                (m.first..m.first + m.count()).filter(|o| scope.notes[crate::targets::CHOSEN] & (1 << o) != 0).count();
            out.extend(complete::options(t, scope, n).into_iter().map(Choice::Option));
            if chosen >= m.least as usize {
                out.push(Choice::Stop);
            }
        }
        play::Step::ExtraAnswered(_) | play::Step::EvolutionPoint => out.extend([Choice::No, Choice::Yes]),
        play::Step::TargetNamed(n) => {
            let s = &def.expect("it selects").selections[n as usize];
            let left = complete::candidates(t, scope, s);
            let picked = scope.picked(s.slot).count();
            if picked >= s.least as usize {
                out.push(Choice::Stop);
            }
            out.extend(left.into_iter().map(Choice::Card));
        }
        play::Step::DivideNamed(n) => {
            let s = &def.expect("it divides").selections[n as usize];
            let waiting = scope.picked(s.slot).filter(|p| p.share == 0).count() as i16;
            let most = complete::undivided(t, scope, s) - (waiting - 1);
            out.extend((1..=most.max(1)).map(|n| Choice::Number(n as u8)));
        }
        _ => unreachable!("not a question: {step:?}"),
    }
    debug_assert!(play.what != What::Automatic || def.is_some());
}

/// Questions of a text being carried out.
fn of_run(t: &T, run: Run, out: &mut Vec<Choice>) {
    let cards = |out: &mut Vec<Choice>, ids: &[ObjectId]| out.extend(ids.iter().copied().map(Choice::Card));
    let Op::Do(act) = &t.rules.programs[run.program as usize][run.at as usize] else { unreachable!("only words ask") };
    match act {
        Act::May | Act::Pay(_) => out.extend([Choice::No, Choice::Yes]),
        Act::Select(n) => {
            let s = &t.rules.abilities[t.scope(run.scope).ability as usize].selections[*n as usize];
            if t.scope(run.scope).picked(s.slot).count() >= s.least as usize {
                out.push(Choice::Stop);
            }
            cards(out, &effect::late(t, run, s));
        }
        Act::Verb { verb, out: slot, refs } => match verb {
            Verb::Draw { .. } | Verb::Look { .. } => out.extend([Choice::Stop, Choice::Yes]),
            Verb::Discard { who, count, what, .. } => {
                let n = effect::amount(t, run, count).max(0) as usize;
                let seats = effect::players(t, run, *who);
                let seat = seats.into_iter().find(|&s| {
                    effect::named(t, run, s, *slot) < n && !effect::discardable(t, run, s, what, *slot).is_empty()
                });
                cards(out, &effect::discardable(t, run, seat.unwrap_or(other(t.board.active)), what, *slot));
            }
            Verb::Tokens { each, count, up_to, to, rest_to_ex, .. } => {
                let o = effect::Order { each: *each, count, up_to: *up_to, to: *to, rest_to_ex: *rest_to_ex };
                out.extend(effect::token_choices(t, run, refs, &o));
            }
            Verb::Take { least, what, .. } => {
                if t.scope(run.scope).picked(*slot).count() >= *least as usize {
                    out.push(Choice::Stop);
                }
                cards(out, &effect::takeable(t, run, what, *slot));
            }
            Verb::Rest { .. } => cards(out, &effect::looked(t, run)),
            Verb::Search { what, up_to, .. } => {
                if effect::may_stop(what, *up_to) {
                    out.push(Choice::Stop);
                }
                cards(out, &effect::findable(t, run, what, *slot));
            }
            Verb::AddStack(_) => cards(out, &effect::stacks(t, run)),
            Verb::Evolve(_) => cards(out, &effect::specifiable(t, run)),
            _ => unreachable!("not a question: {verb:?}"),
        },
        Act::Later { .. } | Act::MoveStack => unreachable!("not a question"),
    }
}
