//! Sentences laid out as a program: order, branches, what holds for how long.

use super::{Do, Ops, Test};
use crate::words::{Act, Clause, Damage, Deed, Element, Entering, Itself, Place, Power, Step, Until, Who};
use arbiter_kernel::Op;
use arbiter_text::forms::Spot;

/// What is joined by "then": each only if something was done before.
pub(super) fn chain(ops: &mut Ops, all: impl ExactSizeIterator<Item = Do>) {
    if all.len() == 0 {
        return;
    }
    let end = (ops.len() + all.len() * 2 - 1) as u16;
    for (n, act) in all.enumerate() {
        if n > 0 {
            ops.push(Op::IfDone(end));
        }
        ops.push(Op::Do(act));
    }
}

/// If its player wants to: each only if something was done before. [804.4]
pub(super) fn may(ops: &mut Ops, acts: &[Act]) {
    let at = ops.len();
    ops.extend([Op::Do(Do::May), Op::IfDone((at + 1 + acts.len() * 2) as u16)]);
    chain(ops, acts.iter().map(|a| Do::Clause(Clause::You(a.clone()))));
}

/// The program of the sentences of a power.
pub(super) fn program(power: &Power) -> Ops {
    let mut ops: Ops = Vec::new();
    if power.challenged().is_some() {
        ops.push(Op::Do(Do::Challenge));
    }
    let steps = power.steps();
    let mut n = 0;
    while n < steps.len() {
        if let Some(Step::Instead(cond, all)) = steps.get(n + 1) {
            // What comes in its place is decided before it. [811.1]
            let at = ops.len();
            ops.push(Op::Test(Test::Cond(cond.clone()), (at + 2 + all.len()) as u16));
            let until = last_until(&steps[..=n]);
            ops.extend(all.iter().map(|c| Op::Do(Do::Clause(lasting(c, until)))));
            ops.push(Op::Jump(0));
            let jump = ops.len() - 1;
            sentence(&mut ops, steps, n);
            ops[jump] = Op::Jump(ops.len() as u16);
            n += 2;
            continue;
        }
        sentence(&mut ops, steps, n);
        n += 1;
    }
    ops
}

fn sentence(ops: &mut Ops, steps: &[Step], n: usize) {
    let tapped = comes_tapped(steps, n);
    let until = last_until(&steps[..n]);
    let dressed = |c: &Clause| Do::Clause(entering(&itself(&too(c, until)), tapped));
    let yours = |acts: &[Act]| acts.iter().map(|a| dressed(&Clause::You(a.clone()))).collect::<Vec<_>>();
    let these = |all: &[Clause]| all.iter().map(dressed).collect::<Vec<_>>();
    let together = |all: &[Clause]| these(&shared(all));
    // What follows asks whether this was done: not, if its condition does not hold.
    let follows = matches!(
        steps.get(n + 1),
        Some(Step::Otherwise(_) | Step::IfDone(_) | Step::IfDoneBoth(_) | Step::IfDoneBothThen(..))
    );
    if follows && super::asked(&steps[n]).is_some() {
        ops.push(Op::Do(Do::Note(false)));
    }
    let at = ops.len();
    match &steps[n] {
        Step::Do(all) if let [Clause::Card(who, Deed::DealEach(n, all, to))] = all.as_slice() => {
            // Each packet is an instruction of its own, whatever became of the others. [809.5]
            let one = |e: &Element| Clause::Card(who.clone(), Deed::Deal(Damage::N(*n, *e), to.clone()));
            ops.extend(all.iter().map(|e| Op::Do(Do::Clause(one(e)))));
        }
        Step::Do(all) | Step::When(_, all) => chain(ops, these(all).into_iter()),
        Step::WhileTapped(_, all) => {
            ops.extend(all.iter().map(|c| Op::Do(Do::Clause(lasting(c, Some(Until::Tapped))))));
        }
        Step::Both(all) => ops.extend(together(all).into_iter().map(Op::Do)),
        Step::BothThen(all, then) => {
            ops.extend(together(all).into_iter().map(Op::Do));
            ops.push(Op::IfDone((ops.len() + then.len() * 2) as u16));
            chain(ops, these(then).into_iter());
        }
        Step::During(until, all) => ops.extend(all.iter().map(|c| Op::Do(Do::Clause(lasting(c, Some(*until)))))),
        Step::If(cond, all) => {
            // Where an "otherwise" follows, what counts is whether it held.
            let otherwise = matches!(steps.get(n + 1), Some(Step::Otherwise(_)));
            let body = at + all.len() * 2;
            ops.push(Op::Test(Test::Cond(cond.clone()), (body + usize::from(otherwise) + 1) as u16));
            chain(ops, these(all).into_iter());
            if otherwise {
                ops.push(Op::Do(Do::Note(true)));
            }
            ops.push(Op::Jump((body + usize::from(otherwise) + 2) as u16));
            ops.push(Op::Do(Do::Note(false)));
        }
        Step::IfBoth(cond, all) => {
            // Where an "otherwise" follows, what counts is whether it held.
            let otherwise = matches!(steps.get(n + 1), Some(Step::Otherwise(_)));
            ops.push(Op::Test(Test::Cond(cond.clone()), (at + 1 + all.len() + usize::from(otherwise)) as u16));
            ops.extend(together(all).into_iter().map(Op::Do));
            if otherwise {
                ops.push(Op::Do(Do::Note(true)));
            }
        }
        Step::IfDoneBoth(all) => {
            ops.push(Op::IfDone((at + 1 + all.len()) as u16));
            ops.extend(together(all).into_iter().map(Op::Do));
        }
        Step::IfDoneBothThen(all, then) => {
            let end = (at + 1 + all.len() + then.len() * 2) as u16;
            ops.push(Op::IfDone(end));
            ops.extend(together(all).into_iter().map(Op::Do));
            ops.push(Op::IfDone(end));
            chain(ops, these(then).into_iter());
        }
        Step::IfMay(cond, acts) => {
            let end = (at + 2 + acts.len() * 2) as u16;
            ops.extend([Op::Test(Test::Cond(cond.clone()), end), Op::Do(Do::May), Op::IfDone(end)]);
            chain(ops, yours(acts).into_iter());
        }
        Step::May(acts) => {
            ops.extend([Op::Do(Do::May), Op::IfDone((at + 1 + acts.len() * 2) as u16)]);
            chain(ops, yours(acts).into_iter());
        }
        Step::MayFor(first, acts) => {
            ops.extend([Op::Do(Do::May), Op::IfDone((at + 3 + acts.len() * 2) as u16)]);
            chain(ops, yours(&joined(first, acts)).into_iter());
        }
        Step::IfMayFor(cond, first, acts) => {
            let end = (at + 4 + acts.len() * 2) as u16;
            ops.extend([Op::Test(Test::Cond(cond.clone()), end), Op::Do(Do::May), Op::IfDone(end)]);
            chain(ops, yours(&joined(first, acts)).into_iter());
        }
        Step::IfPay(cond, symbols, acts) => {
            let end = (at + 2 + acts.len() * 2) as u16;
            let pays = Op::Do(Do::Pay(symbols.clone()));
            ops.extend([Op::Test(Test::Cond(cond.clone()), end), pays, Op::IfDone(end)]);
            chain(ops, yours(acts).into_iter());
        }
        Step::IfLater(cond, ..) => {
            ops.extend([Op::Test(Test::Cond(cond.clone()), at as u16 + 2), Op::Do(Do::Later(n as u8))]);
        }
        Step::MayBoth(acts) => {
            ops.extend([Op::Do(Do::May), Op::IfDone((at + 2 + acts.len()) as u16)]);
            ops.extend(yours(acts).into_iter().map(Op::Do));
        }
        Step::MayCard(who, deed) => {
            let does = dressed(&Clause::Card(who.clone(), deed.clone()));
            ops.extend([Op::Do(Do::May), Op::IfDone(at as u16 + 3), Op::Do(does)]);
        }
        Step::Pay(symbols, acts) => {
            ops.extend([Op::Do(Do::Pay(symbols.clone())), Op::IfDone((at + 1 + acts.len() * 2) as u16)]);
            chain(ops, yours(acts).into_iter());
        }
        Step::PayOnly(symbols) => ops.push(Op::Do(Do::Pay(symbols.clone()))),
        Step::IfDone(all) => {
            // All of it must have been done.
            let end = (at + 2 + all.len() * 2) as u16;
            ops.extend([Op::IfDone(end), Op::Do(Do::Whole), Op::IfDone(end)]);
            chain(ops, these(all).into_iter());
        }
        Step::IfDoneMay(acts) => {
            let end = (at + 4 + acts.len() * 2) as u16;
            ops.extend([Op::IfDone(end), Op::Do(Do::Whole), Op::IfDone(end), Op::Do(Do::May), Op::IfDone(end)]);
            chain(ops, yours(acts).into_iter());
        }
        Step::Otherwise(all) => {
            ops.extend([Op::IfDone(at as u16 + 2), Op::Jump((at + 1 + all.len() * 2) as u16)]);
            chain(ops, these(all).into_iter());
        }
        Step::Or(a, b) => {
            let (a, b) = (dressed(a), dressed(b));
            let (second, end) = (at as u16 + 7, at as u16 + 8);
            ops.extend([Op::Do(Do::May), Op::IfDone(second), Op::Do(a), Op::IfDone(second)]);
            // Half of it is none of it.
            ops.extend([Op::Do(Do::Whole), Op::IfDone(second), Op::Jump(end), Op::Do(b)]);
        }
        Step::Modes(a, b) => {
            let (a, b) = (dressed(a), dressed(b));
            let (second, end) = (at as u16 + 3, at as u16 + 4);
            ops.extend([Op::Test(Test::Mode(0), second), Op::Do(a), Op::Jump(end), Op::Do(b)]);
        }
        Step::Later(..) | Step::Next(..) | Step::Whenever(..) | Step::WheneverMay(..) => {
            ops.push(Op::Do(Do::Later(n as u8)));
        }
        // What they say of other sentences is done with those.
        Step::Instead(..) | Step::ComesTapped(..) | Step::NoXp | Step::Only(_) | Step::OnlyPlay(..) => (),
        // They bind whoever plays the card. [808.2]
        Step::OnceOn(..) | Step::OnceTurn(_) | Step::OnlyBoth(..) | Step::Anyone | Step::These(_) => (),
    }
}

fn joined(first: &Act, acts: &[Act]) -> Vec<Act> {
    std::iter::once(first).chain(acts).cloned().collect()
}

/// Whether what this sentence puts into play comes tapped, and where.
fn comes_tapped(steps: &[Step], n: usize) -> Option<Option<Place>> {
    match steps.get(n + 1) {
        Some(Step::ComesTapped(_, place)) => Some(*place),
        _ => None,
    }
}

fn entering(c: &Clause, tapped: Option<Option<Place>>) -> Clause {
    match (c, tapped) {
        (Clause::You(Act::PutIntoPlay(who, how)), Some(place)) => {
            let world = place == Some(Place::World) || *how == Some(Entering::World);
            let how = if world { Entering::WorldTapped } else { Entering::Tapped };
            Clause::You(Act::PutIntoPlay(who.clone(), Some(how)))
        }
        _ => c.clone(),
    }
}

/// A card that comes out of the Hand or the Discard goes where any other would.
fn itself(c: &Clause) -> Clause {
    match c {
        Clause::You(Act::FromHand(Itself(name)) | Act::Rise(Itself(name))) => {
            Clause::You(Act::PutIntoPlay(Who::This(Spot::default(), *name), None))
        }
        Clause::You(Act::FromDiscard(Itself(name))) => Clause::You(Act::TakeBack(Who::This(Spot::default(), *name))),
        _ => c.clone(),
    }
}

/// A duration that is said last holds for the lasting instructions right before
/// it too: what is done at once parts them, and control is for good. [812.3]
fn shared(all: &[Clause]) -> Vec<Clause> {
    let mut out = all.to_vec();
    let until = all.last().and_then(until_of);
    for c in out.iter_mut().rev().skip(1) {
        let control = matches!(c, Clause::You(Act::Control(..)) | Clause::They(_, Act::Control(..)));
        if control || until_of(c).is_some() || lasting(c, Some(Until::Turn)) == *c {
            break;
        }
        *c = lasting(c, until);
    }
    out
}

/// "As well" lasts as long as what was said before.
fn too(c: &Clause, until: Option<Until>) -> Clause {
    match c {
        Clause::Card(who, Deed::GainToo(gains)) => Clause::Card(who.clone(), Deed::Gain(gains.clone(), until)),
        _ => c.clone(),
    }
}

/// The duration that was said last.
fn last_until(steps: &[Step]) -> Option<Until> {
    steps.iter().rev().find_map(|s| match s {
        Step::During(until, _) => Some(*until),
        Step::WhileTapped(..) => Some(Until::Tapped),
        _ => super::clauses(s).into_iter().rev().find_map(until_of),
    })
}

/// Whether it is said how long it lasts, or could be. [812.3]
pub(super) fn has_term(c: &Clause) -> bool {
    until_of(c).is_some() || lasting(c, Some(Until::Turn)) != *c
}

fn until_of(c: &Clause) -> Option<Until> {
    match c {
        Clause::Card(_, Deed::Gain(_, u) | Deed::GainOne(_, _, u) | Deed::GainEqual(_, u)) => *u,
        Clause::Card(_, Deed::GainEqualAnd(_, _, u) | Deed::BearerGains(_, u)) => *u,
        Clause::Card(_, Deed::Double(u) | Deed::LosePowers(u)) => *u,
        Clause::Cannot(_, _, u) | Clause::Neither(_, _, _, u) | Clause::Damage(_, _, u) => *u,
        Clause::Weaker(_, _, u) | Clause::Stronger(_, _, u) => *u,
        Clause::StrongerSame(_, u)
        | Clause::Doubled(_, u)
        | Clause::Animate(_, _, u)
        | Clause::Lucky(u)
        | Clause::Peace(u) => *u,
        Clause::You(a) | Clause::They(_, a) => match a {
            Act::Ap(_, u) | Act::Mp(_, u) | Act::LoseAp(_, u) | Act::LoseMp(_, u) | Act::Control(_, u) => *u,
            _ => None,
        },
        _ => None,
    }
}

/// The instruction with this duration, where it has none of its own. [812.3]
pub(super) fn lasting(c: &Clause, until: Option<Until>) -> Clause {
    let mut c = c.clone();
    let place = match &mut c {
        Clause::Card(_, Deed::Gain(_, u) | Deed::GainOne(_, _, u) | Deed::GainEqual(_, u)) => u,
        Clause::Card(_, Deed::GainEqualAnd(_, _, u) | Deed::BearerGains(_, u)) => u,
        Clause::Card(_, Deed::Double(u) | Deed::LosePowers(u)) => u,
        Clause::Cannot(_, _, u) | Clause::Neither(_, _, _, u) | Clause::Damage(_, _, u) => u,
        Clause::Weaker(_, _, u) | Clause::Stronger(_, _, u) => u,
        Clause::StrongerSame(_, u)
        | Clause::Doubled(_, u)
        | Clause::Animate(_, _, u)
        | Clause::Lucky(u)
        | Clause::Peace(u) => u,
        Clause::You(a) | Clause::They(_, a) => match a {
            Act::Ap(_, u) | Act::Mp(_, u) | Act::LoseAp(_, u) | Act::LoseMp(_, u) | Act::Control(_, u) => u,
            _ => return c,
        },
        _ => return c,
    };
    *place = place.or(until);
    c
}
