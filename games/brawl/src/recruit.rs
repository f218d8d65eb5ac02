//! Recruiting champions: freely, by a friendly draft, by a competitive one. [setup.2a]

mod start;

pub use start::{Fault, Mode, Start};

use crate::Brawl;
use crate::ask::Question;
use crate::board::{Offered, Read, T};
use crate::setup::{self, enlist};
use crate::team::{self, side};
use crate::timing::{Choice, Proc};
use arbiter_kernel::{Flow, Seat, rule};
use serde::{Deserialize, Serialize};

/// Where it is; numbers count the picks made so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Free: everybody recruits, in turn order. [recruit.0]
    Free(u8, bool),
    /// One was named.
    FreePicked(u8, bool),
    /// Friendly: the next pick from the pool. [recruit.friendly.1]
    Friendly(u8),
    /// It was made.
    FriendlyPicked(u8),
    /// Competitive: everybody brings champions. [recruit.comp.1] [four.comp.1]
    Bring(u8),
    /// One was named.
    Brought(u8),
    /// Competitive: an opponent's champion is banned. [recruit.comp.2]
    Ban(u8),
    /// It was named.
    Banned(u8),
    /// Competitive: the next pick of the own ones. [recruit.comp.4]
    Pick(u8),
    /// It was made.
    Picked(u8),
    /// Everybody has a team.
    End,
}

/// The first step of a mode.
pub(crate) fn begin(mode: Mode) -> Step {
    rule!("setup.2a");
    match mode {
        Mode::Free { duplicates } => Step::Free(0, duplicates),
        Mode::Friendly => Step::Friendly(0),
        Mode::Competitive => Step::Bring(0),
    }
}

/// How many each brings. [recruit.comp.1] [four.comp.1]
#[must_use]
pub(crate) fn brought(seats: u8) -> u8 {
    if rule!("four.comp.1" => seats == 4) {
        return 3;
    }
    rule!("recruit.comp.1");
    5
}

/// How many champions each plays with. [recruit.friendly.8] [four.1]
#[must_use]
pub(crate) fn size(seats: u8) -> u8 {
    if rule!("four.1" => seats == 4) { 2 } else { 3 }
}

/// How many of a draft are a seat's.
fn held(t: &T, seat: Seat) -> usize {
    t.board.draft.iter().filter(|o| o.by == Some(seat)).count()
}

/// Whether a champion is already recruited on a side.
fn taken(t: &T, of: usize, kind: u8) -> bool {
    t.team(of).iter().any(|c| t.champion(c).kind == kind)
}

/// Who picks n-th in a friendly draft. [recruit.friendly.2]
fn friend(t: &T, n: u8) -> Seat {
    let place = if t.board.seats == 4 {
        rule!("four.friendly.2", "four.friendly.3", "four.friendly.4", "four.friendly.5");
        rule!("four.friendly.6", "four.friendly.7", "four.friendly.8", "four.friendly.9");
        [1, 0, 3, 2][n as usize % 4]
    } else {
        rule!("recruit.friendly.2", "recruit.friendly.3", "recruit.friendly.4");
        rule!("recruit.friendly.5", "recruit.friendly.6", "recruit.friendly.7");
        [1, 0][n as usize % 2]
    };
    t.board.order[place]
}

/// Who bans n-th, and whose champion. [recruit.comp.2] [four.comp.2]
fn bans(t: &T, n: u8) -> (Seat, Seat) {
    rule!("recruit.comp.2", "recruit.comp.3");
    if t.board.seats == 4 {
        rule!("four.comp.2", "four.comp.3", "four.comp.4", "four.comp.5");
        return (t.board.order[n as usize], t.board.order[[1, 0, 3, 2][n as usize]]);
    }
    (t.board.order[n as usize], t.board.order[1 - n as usize])
}

/// Who is asked at a step, if anybody still is.
fn asked(t: &T, step: Step) -> Option<Seat> {
    let (seats, size) = (t.board.seats, team::size(t) as u8);
    let at = |n: u8, each: u8| (n < seats * each).then(|| t.board.order[(n / each) as usize]);
    match step {
        Step::FreePicked(n, _) => at(n, size),
        Step::FriendlyPicked(n) => (n < seats * size).then(|| friend(t, n)),
        Step::Brought(n) => at(n, 1),
        Step::Banned(n) => (n < seats).then(|| bans(t, n).0),
        Step::Picked(n) => (n < 2 * size).then(|| t.board.order[n as usize % 2]),
        _ => None,
    }
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Brawl> {
    let to = |s| Proc::Recruit(s);
    let ask = |t: &T, question: Step, after: Step| match asked(t, question) {
        Some(seat) => Flow::Ask(Proc::Recruit(question), seat),
        None => Flow::Goto(Proc::Recruit(after)),
    };
    match step {
        Step::Free(n, duplicates) => {
            rule!("recruit.0", "four.recruit.0");
            let seat = asked(t, Step::FreePicked(n, duplicates));
            match seat.filter(|&s| held(t, s) == team::size(t)) {
                Some(seat) => {
                    all_of(t, seat);
                    Flow::Goto(to(Step::Free(n + team::size(t) as u8, duplicates)))
                }
                None => ask(t, Step::FreePicked(n, duplicates), Step::End),
            }
        }
        Step::Friendly(n) => ask(t, Step::FriendlyPicked(n), Step::End),
        Step::Bring(n) => match asked(t, Step::Brought(n)) {
            Some(seat) if held(t, seat) == usize::from(brought(t.board.seats)) => Flow::Goto(to(Step::Bring(n + 1))),
            _ => ask(t, Step::Brought(n), Step::Ban(0)),
        },
        Step::Ban(n) => ask(t, Step::Banned(n), Step::Pick(0)),
        // With four there is nothing to pick: the two that are left play. [J8]
        Step::Pick(_) if rule!("four.comp.6" => t.board.seats == 4) => {
            (0..4).for_each(|seat| all_of(t, seat));
            Flow::Goto(to(Step::End))
        }
        Step::Pick(n) => {
            rule!("recruit.comp.4");
            ask(t, Step::Picked(n), Step::End)
        }
        Step::End => {
            // Whoever is left is out of the game.
            rule!("recruit.friendly.8", "recruit.comp.5", "four.friendly.10");
            t.board.draft.clear();
            Flow::Goto(Proc::Setup(setup::Step::LayOut))
        }
        _ => named(t, step),
    }
}

/// A champion was named.
fn named(t: &mut T, step: Step) -> Flow<Brawl> {
    let seat = asked(t, step).expect("somebody was asked");
    let Choice::Recruit(kind) = t.answered() else { unreachable!("a champion was named") };
    let key = match step {
        Step::Banned(_) => "log-bans",
        Step::Brought(_) => "log-brings",
        _ => "log-recruits",
    };
    crate::story::recruits(t, key, seat, kind);
    let mut out = |by: Option<Seat>| {
        let at = t.board.draft.iter().position(|o| o.kind == kind && o.by == by);
        t.board.draft.remove(at.expect("it was offered"));
    };
    let next = match step {
        Step::FreePicked(n, duplicates) => {
            enlist(t, seat, kind);
            Step::Free(n + 1, duplicates)
        }
        Step::FriendlyPicked(n) => {
            out(None);
            enlist(t, seat, kind);
            Step::Friendly(n + 1)
        }
        Step::Brought(n) => {
            t.board.draft.push(Offered { kind, by: Some(seat) });
            Step::Bring(n)
        }
        Step::Banned(n) => {
            let of = bans(t, n).1;
            let at = t.board.draft.iter().position(|o| o.kind == kind && o.by == Some(of));
            t.board.draft.remove(at.expect("it was offered"));
            Step::Ban(n + 1)
        }
        Step::Picked(n) => {
            out(Some(seat));
            enlist(t, seat, kind);
            Step::Pick(n + 1)
        }
        _ => unreachable!("nobody was asked: {step:?}"),
    };
    Flow::Goto(Proc::Recruit(next))
}

/// Everything that a seat has brought joins it.
fn all_of(t: &mut T, seat: Seat) {
    for n in 0..t.board.draft.len() {
        let o = t.board.draft[n];
        if o.by == Some(seat) {
            enlist(t, seat, o.kind);
        }
    }
}

/// What is asked at a step.
pub(crate) fn question(step: Step) -> Question {
    Question::new(match step {
        Step::Banned(_) => "ask-ban",
        Step::Brought(_) => "ask-bring",
        _ => "ask-recruit",
    })
}

/// What may be answered.
pub(crate) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    let seat = asked(t, step).expect("somebody is asked");
    let kinds = 0..t.rules.champions.len() as u8;
    let draft = &t.board.draft;
    let mine = side(seat);
    let of = |by: Option<Seat>| draft.iter().filter(move |o| o.by == by).map(|o| o.kind);
    match step {
        Step::FreePicked(_, duplicates) => {
            let lent = |k: u8, own: bool| {
                draft.iter().any(|o| o.kind == k && o.by.map(side) == Some(if own { mine } else { 1 - mine }))
            };
            let other = |k: u8| taken(t, 1 - mine, k) || lent(k, false);
            let fits = |k: &u8| !taken(t, mine, *k) && !lent(*k, true) && (duplicates || !other(*k));
            out.extend(kinds.filter(fits).map(Choice::Recruit));
        }
        // A name that the team has already is not picked again. [J7] [four.friendly.1]
        Step::FriendlyPicked(_) => {
            rule!("recruit.friendly.1", "four.friendly.1");
            let mut found: Vec<u8> = of(None).filter(|&k| !taken(t, mine, k)).collect();
            found.sort_unstable();
            found.dedup();
            out.extend(found.into_iter().map(Choice::Recruit));
        }
        Step::Brought(_) => {
            let own = |k: &u8| draft.iter().any(|o| o.kind == *k && o.by.map(side) == Some(mine));
            out.extend(kinds.filter(|k| !own(k)).map(Choice::Recruit));
        }
        Step::Banned(n) => out.extend(of(Some(bans(t, n).1)).map(Choice::Recruit)),
        Step::Picked(_) => out.extend(of(Some(seat)).map(Choice::Recruit)),
        _ => unreachable!("not a question: {step:?}"),
    }
}
