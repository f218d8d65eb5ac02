//! Which of two effects: said first, and only what it speaks of is chosen. [808.2b]

use super::{MODE, Step, can_choose, has_bearer, needs_bearer};
use crate::Wakfu;
use crate::board::{Entry, Scope, T};
use crate::queue;
use crate::rules::NONE;
use crate::timing::{Choice, Proc};
use arbiter_kernel::{Flow, rule};
use smallvec::SmallVec;

/// Whether a text has two effects of which one is said.
pub(crate) fn has_two(t: &T, entry: &Entry) -> bool {
    entry.ability != NONE && entry.part.is_none() && t.rules.abilities[entry.ability as usize].modes
}

/// The effects whose required choices can be made. [808.2b] [gl.choice]
pub(crate) fn open(t: &T, entry: &Entry) -> SmallVec<[i16; 2]> {
    open_in(t, entry, t.scope(entry.scope)).collect()
}

/// The same for a text that knows this.
pub(crate) fn open_in<'a>(t: &'a T, entry: &'a Entry, scope: &'a Scope) -> impl Iterator<Item = i16> + 'a {
    let all: &[i16] = if has_two(t, entry) { &[0, 1] } else { &[0] };
    all.iter().copied().filter(move |&mode| can_choose(t, entry, scope, mode))
}

/// Whether all required choices can be made, of one effect at least. [gl.choice]
#[must_use]
pub fn possible(t: &T, id: u32) -> bool {
    let Some(entry) = queue::find(t, id) else { return false };
    if open(t, entry).is_empty() {
        rule!("gl.choice");
        return false;
    }
    !needs_bearer(t, entry) || has_bearer(t, entry)
}

/// The effect is asked for, where there are two.
pub(super) fn ask(t: &mut T, entry: &Entry, all: bool) -> Flow<Wakfu> {
    if !has_two(t, entry) {
        return end(entry, all);
    }
    if open(t, entry).is_empty() {
        t.because("gl.choice");
        return Flow::Fail;
    }
    Flow::Ask(Proc::Choose(Step::Moded(all), entry.id), entry.seat)
}

/// It was said.
pub(super) fn said(t: &mut T, entry: &Entry, all: bool) -> Flow<Wakfu> {
    let Choice::Number(n) = t.answered() else { unreachable!("one of two was said") };
    rule!("808.2b");
    t.scope_mut(entry.scope).notes[MODE] = n;
    end(entry, all)
}

/// The choices follow, or what comes before them. [808.2c]
fn end(entry: &Entry, all: bool) -> Flow<Wakfu> {
    if all { Flow::Goto(Proc::Choose(Step::Next(0), entry.id)) } else { Flow::Done }
}
