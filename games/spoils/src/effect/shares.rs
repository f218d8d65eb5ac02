//! What is divided among cards, and what each card loses of what it has.

use super::tally::{self, Came};
use super::{Events, amount, ctx_by, note, once, quantity, there};
use crate::Spoils;
use crate::board::{Pick, T, Thing};
use crate::event::Event;
use crate::lower::By;
use crate::play::{COUNT, NAMED, SHARED, THEM};
use crate::timing::Choice;
use crate::words::{Num, Quantity, Slot, Who};
use arbiter_kernel::{ObjectId, Run, Total, Word, rule};

/// A number is divided among cards, one by one.
pub(super) fn divide(t: &mut T, run: Run, by: &By, n: &Num, among: &Who, up_to: bool) -> Word<Spoils> {
    if run.again == 0 {
        gather(t, run, by, among);
    } else {
        named(t, run);
    }
    let at = t.scope(run.scope).notes[COUNT] as usize;
    let all = t.scope(run.scope).picked(SHARED).count();
    let left = amount(t, run, n) - given(t, run);
    if at >= all || left <= 0 {
        return Word::Did(true);
    }
    if at + 1 == all && !up_to {
        set_share(t, run, left);
        return Word::Did(true);
    }
    Word::Ask(ctx_by(t, run, by).by)
}

/// The cards that get shares lie in a slot of their own, as they are now: whoever
/// was picked and is gone gets none. [402.4] [402.5a]
fn gather(t: &mut T, run: Run, by: &By, among: &Who) {
    let ids = there(t, run, by, among);
    let s = t.scope_mut(run.scope);
    s.notes[COUNT] = 0;
    s.picks.retain(|p| p.of != SHARED);
    s.picks.extend(ids.into_iter().map(|id| Pick { of: SHARED, share: 0, what: Thing::Card(id) }));
}

fn given(t: &T, run: Run) -> i16 {
    t.scope(run.scope).picked(SHARED).map(|p| p.share.max(0)).total()
}

/// The next card gets the share that was named.
fn named(t: &mut T, run: Run) {
    let Choice::Number(share) = t.answered() else { unreachable!("a share was named") };
    set_share(t, run, share as i16);
}

fn set_share(t: &mut T, run: Run, share: i16) {
    let s = t.scope_mut(run.scope);
    let at = s.notes[COUNT] as usize;
    if let Some(p) = s.picks.iter_mut().filter(|p| p.of == SHARED).nth(at) {
        p.share = share;
    }
    s.notes[COUNT] += 1;
}

/// How many it shall be: a whole number, perhaps 0. [410.2]
pub(super) fn how_many(t: &mut T, run: Run, by: &By) -> Word<Spoils> {
    if run.again == 0 {
        rule!("410.2");
        return Word::Ask(ctx_by(t, run, by).by);
    }
    let Choice::Number(n) = t.answered() else { unreachable!("a number was named") };
    keep(t, run, NAMED, n);
    Word::Did(true)
}

/// A number is read once for both players. [EF15]
pub(super) fn fix(t: &mut T, run: Run, slot: Slot, n: &Num) -> Word<Spoils> {
    rule!("402.2");
    let n = amount(t, run, n);
    keep(t, run, slot, n.max(0) as u16);
    Word::Did(true)
}

/// All whom an instruction is about, for those that speak of `them`. [EF2]
pub(super) fn them(t: &mut T, run: Run, by: &By, who: &Who) -> Word<Spoils> {
    let ids = there(t, run, by, who);
    // Of what both players do they are those of both. [EF15]
    if *by != By::Second {
        t.scope_mut(run.scope).picks.retain(|p| p.of != THEM);
    }
    ids.into_iter().for_each(|id| note(t, run, THEM, id));
    Word::Did(true)
}

/// A number is kept as so many picks.
fn keep(t: &mut T, run: Run, slot: Slot, n: u16) {
    let picks = &mut t.scope_mut(run.scope).picks;
    picks.retain(|p| p.of != slot);
    picks.extend((0..n).map(|n| Pick { of: slot, share: 0, what: Thing::Nth(n) }));
}

/// The shares that may be named.
pub(crate) fn shares(t: &T, run: Run, n: &Num) -> Vec<u16> {
    (0..=(amount(t, run, n) - given(t, run)).max(0) as u16).collect()
}

/// What a card was given, or the same for each.
fn share(t: &T, run: Run, n: &Num, divided: bool, id: ObjectId) -> i16 {
    if !divided {
        return amount(t, run, n);
    }
    t.scope(run.scope).picked(SHARED).find(|p| p.what.face(t) == id).map_or(0, |p| p.share)
}

/// Damage by the card that instructs it. [408.7]
pub(super) fn damage(t: &T, run: Run, by: &By, n: &Num, divided: bool, to: &Who, paid: bool) -> Events {
    rule!("408.7");
    let (from, battle, settled) = (t.scope(run.scope).source, false, false);
    let ids = there(t, run, by, to).into_iter();
    ids.map(|id| Event::Damage { to: id, amount: share(t, run, n, divided, id), from, battle, paid, settled }).collect()
}

pub(super) fn tokens(t: &T, run: Run, by: &By, n: &Num, divided: bool, on: &Who, paid: bool) -> Events {
    let ids = there(t, run, by, on).into_iter();
    ids.map(|id| Event::Tokens { on: id, by: share(t, run, n, divided, id), paid }).collect()
}

fn on(t: &T, id: ObjectId) -> i16 {
    t.objects.at(id.slot).mark.tokens
}

/// So many from each card, or as many as its player names for each. As a cost
/// they must be there. [401.3b]
pub(super) fn remove_tokens(t: &mut T, run: Run, by: &By, q: &Quantity, who: &Who, cost: bool) -> Word<Spoils> {
    if !matches!(q, Quantity::UpTo(_) | Quantity::OrFewer(_) | Quantity::Any) {
        let word = once(t, run, cost, |t| all_of(t, run, by, q, who, cost));
        return noted(t, run, Came::Tokens, word);
    }
    if run.again == 0 {
        gather(t, run, by, who);
    } else if t.has_answer() {
        named(t, run);
    } else {
        return Word::Did(super::did(t));
    }
    while let Some(most) = removable(t, run, q) {
        if most > 0 {
            return Word::Ask(ctx_by(t, run, by).by);
        }
        set_share(t, run, 0);
    }
    let named = t.scope(run.scope).picked(SHARED);
    let events: Events = named.map(|p| Event::Tokens { on: p.what.face(t), by: -p.share, paid: cost }).collect();
    let word = if events.is_empty() { Word::Did(false) } else { Word::Emit(events) };
    noted(t, run, Came::Tokens, word)
}

/// How many the next card can lose; none if all were asked for.
pub(crate) fn removable(t: &T, run: Run, q: &Quantity) -> Option<i16> {
    let s = t.scope(run.scope);
    let next = s.picked(SHARED).nth(s.notes[COUNT] as usize)?.what.face(t);
    Some(quantity(t, run, q).map_or_else(|| on(t, next), |n| n.clamp(0, on(t, next))))
}

fn all_of(t: &T, run: Run, by: &By, q: &Quantity, who: &Who, paid: bool) -> Events {
    let ids = there(t, run, by, who);
    let said = |id| quantity(t, run, q).unwrap_or_else(|| on(t, id));
    if paid && ids.iter().any(|&id| said(id) > on(t, id)) {
        rule!("401.3b");
        return Events::new();
    }
    ids.into_iter().map(|id| Event::Tokens { on: id, by: -said(id).min(on(t, id)), paid }).collect()
}

/// `tokens removed this way`, `influence gained this way`: what it comes to.
pub(super) fn noted(t: &mut T, run: Run, of: Came, word: Word<Spoils>) -> Word<Spoils> {
    if run.again == 0 || matches!(word, Word::Emit(_)) {
        let size = |e: &Event| match e {
            Event::Tokens { by, .. } | Event::Influence { by, .. } => by.saturating_abs(),
            _ => 0,
        };
        let all = if let Word::Emit(events) = &word { events.iter().map(size).total() } else { 0 };
        tally::note(t.scope_mut(run.scope), of, all);
    } else if !super::did(t) {
        // What something else stood in the place of was not done. [506.1] [RE6]
        tally::note(t.scope_mut(run.scope), of, 0);
    }
    word
}
