//! Into which area something comes, and who bears it.

use super::who::resolve;
use crate::Wakfu;
use crate::board::{Entry, T, Thing, What, look};
use crate::card::Kind;
use crate::choose;
use crate::timing::Choice;
use crate::words::{Act, Clause, Entering};
use arbiter_kernel::{ObjectId, Pick, Run, Seat, Word, rule};

/// Whether somebody bears this card. [305.3] [304.3]
pub(super) fn is_borne(t: &T, card: ObjectId) -> bool {
    matches!(look::face(t, card).card.kind, Kind::Equipment | Kind::Dofus)
}

/// Who could bear what is put into play next; `None`: all of it has its bearer.
pub(super) fn bearers(t: &T, run: Run, seat: Seat, clause: &Clause) -> Option<Vec<ObjectId>> {
    let Clause::You(Act::PutIntoPlay(who, _)) = clause else { return None };
    let scope = t.scope(run.scope);
    let borne = resolve(t, scope, who).into_iter().filter(|&id| is_borne(t, id)).count();
    let open = scope.picked(choose::BEARER).count() < borne;
    let able = |id: &ObjectId| choose::may_bear(t, *id, seat);
    open.then(|| look::controlled(t, seat).filter(able).collect())
}

/// Asks who bears what is put into play.
fn bear(t: &mut T, run: Run, seat: Seat, clause: &Clause) -> Option<Word<Wakfu>> {
    let mut able = bearers(t, run, seat, clause)?;
    if t.has_answer() {
        let Choice::Card(id) = t.answered() else { unreachable!("a bearer was named") };
        rule!("305.3", "304.3");
        t.scope_mut(run.scope).picks.push(Pick { of: choose::BEARER, share: 0, what: Thing::Card(id) });
        able = bearers(t, run, seat, clause)?;
    }
    // Without a legal bearer it stays where it is.
    (!able.is_empty()).then_some(Word::Ask(seat))
}

/// Asks into which area something comes, where that is open.
pub(super) fn place(t: &mut T, run: Run, entry: &Entry, clause: &Clause) -> Option<Word<Wakfu>> {
    let Clause::You(act) = clause else { return None };
    if let Some(word) = bear(t, run, entry.seat, clause) {
        return Some(word);
    }
    let notes = t.scope(run.scope).notes;
    let open = match act {
        Act::PutIntoPlay(who, _) if resolve(t, t.scope(run.scope), who).iter().all(|&id| is_borne(t, id)) => false,
        Act::PutIntoPlay(_, how) => !matches!(how, Some(Entering::World | Entering::WorldTapped)),
        Act::Summon(..) | Act::Token(..) | Act::Spirits(..) => true,
        _ => false,
    };
    // A copy of a Summon comes nowhere. [407.4]
    let copy = entry.what == What::Copy && !matches!(act, Act::Token(..) | Act::Spirits(..) | Act::PutIntoPlay(..));
    if !open || copy || notes[super::PLACE] != 0 {
        return None;
    }
    if t.has_answer() {
        let world = t.answered() == Choice::World(true);
        t.scope_mut(run.scope).notes[super::PLACE] = if world { 1 } else { 2 };
        return None;
    }
    // Into the Bag of its owner, whoever puts it into play.
    let whose = match act {
        Act::PutIntoPlay(who, _) => resolve(t, t.scope(run.scope), who).first().map(|&id| look::owner(t, id)),
        _ => None,
    };
    let bag = crate::movement::has_room(t, whose.unwrap_or(entry.seat));
    let world = !crate::turn::world_closed(t);
    rule!("504.4", "506.4");
    if world && bag {
        return Some(Word::Ask(entry.seat));
    }
    t.scope_mut(run.scope).notes[super::PLACE] = if world { 1 } else { 2 };
    None
}
