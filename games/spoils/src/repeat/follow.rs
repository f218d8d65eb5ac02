//! Following a series that is repeated: what was shown is said again, as far
//! as it is still offered. [414.2] [414.3]

use super::{asking, at, similar};
use crate::board::{At, Repeat, Said, T};
use crate::offer;
use crate::timing::{Choice, Proc};
use arbiter_kernel::rule;

/// What is left of the series, without payments, which nobody is asked for. [`super::pays`]
fn rest(r: &Repeat, next: usize) -> impl Iterator<Item = (usize, Said)> + '_ {
    (next..).zip(r.series[next..].iter().copied()).filter(|s| s.1.at != At::Pay)
}

/// What the series says next for whoever is asked.
fn expected(r: &Repeat, seat: u8) -> Option<(usize, Said)> {
    let next = r.next as usize;
    match r.of {
        Some(of) => rest(r, next).find(|s| s.1.seat == of && of == seat),
        None => rest(r, next).next().filter(|s| s.1.seat == seat),
    }
}

/// What the asked player has said beforehand. [414.2b] [414.3b]
pub fn foreseen(t: &mut T) -> Option<Choice> {
    let r = t.board.loops.repeat.as_ref().filter(|r| r.runs())?;
    let seat = t.asked()?;
    let at = at(t);
    if asking(t) {
        return None;
    }
    if r.of.is_some_and(|of| of != seat) {
        // The opponent lets it run until the point that was named. [414.2c]
        rule!("414.2c");
        return (at == At::Window && r.round != r.break_in).then_some(Choice::Pass);
    }
    let (_, want) = expected(r, seat).filter(|e| e.1.at == at)?;
    let done = r.series[..r.next as usize].iter().filter(|s| s.acts()).count();
    if want.acts() && r.round == r.rounds && done >= r.stop as usize {
        rule!("414.3c");
        ends(t, want);
        return None;
    }
    let mut options = Vec::new();
    offer::like(t, want.choice, &mut options);
    options.into_iter().find(|o| similar(*o, want.choice))
}

/// The loop is over, and whose action is due must do something else. [LO3]
pub(super) fn ends(t: &mut T, due: Said) {
    t.board.loops.repeat = None;
    t.board.loops.barred.push(due);
}

/// Something is said while a series is repeated.
pub(super) fn noted(t: &mut T, said: &Said) {
    let Some(r) = t.board.loops.repeat.as_mut().filter(|r| r.runs()) else { return };
    let fits = |e: &(usize, Said)| e.1.at == said.at && similar(e.1.choice, said.choice);
    match expected(r, said.seat).filter(fits) {
        Some((n, _)) => r.next = n as u16 + 1,
        // Who repeats does something else: that is the end of it.
        None if r.of.is_none() || said.at == At::Main => t.board.loops.repeat = None,
        None => (),
    }
    let Some(r) = t.board.loops.repeat.as_mut().filter(|r| r.of.is_none()) else { return };
    if rest(r, r.next as usize).next().is_none() {
        (r.next, r.round) = (0, r.round + 1);
        if r.round > r.rounds {
            let due = r.series[0];
            ends(t, due);
        }
    }
}

/// Before the active player is asked: the next action of the series, or its
/// next repetition; the opponent who broke in may name another point. [414.2c]
pub fn comes(t: &mut T) -> Option<Proc> {
    let r = t.board.loops.repeat.as_mut().filter(|r| r.runs() && r.of.is_some())?;
    let next = r.next as usize;
    if let Some(n) = r.series[next..].iter().position(|s| s.at == At::Main) {
        r.next += n as u16;
        return None;
    }
    let broken = r.round == r.break_in;
    (r.next, r.round) = (0, r.round + 1);
    if r.round > r.rounds {
        t.board.loops.repeat = None;
        return None;
    }
    broken.then_some(Proc::Repeat(super::Step::Break(0)))
}
