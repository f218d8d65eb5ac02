//! Words of texts, obeyed. [810.2b]

mod amount;
mod arrive;
mod counts;
mod deeds;
mod events;
mod first;
mod named;
mod seek;
mod special;
mod who;

pub(crate) use amount::of as amount_of;
pub(crate) use events::{cost_events, was_played};
pub(crate) use first::{could_begin, first_events};
pub(crate) use seek::{hide, show};
pub(crate) use who::{cond, could_mean, did, it, meaning, players, resolve, rest as shown, subject_of, who_at};

use crate::Wakfu;
use crate::board::{Delayed, Entry, T, Thing, What, look};
use crate::choose::{self, DECIDED, MODE};
use crate::lower::{Do, Test};
use crate::pay::{self, Need};
use crate::play::{self, INSIDE, Plan};
use crate::queue;
use crate::timing::{Choice, Proc};
use crate::words::{Act, Clause, Named, Step as Sentence, Who};
use arbiter_kernel::{Frame, Op, Pick, Run, Word, rule};

/// Packets that are not of a first action are named by a counter above this.
pub(crate) const LATER: u32 = 1 << 31;
/// Where it is noted which word of a text has let its events happen; below 0 if
/// not all that it asked for came true.
const EMITTED: usize = 3;
/// Where it is noted into which area something comes: 1 the World, 2 the Bag.
pub(crate) const PLACE: usize = 4;
/// The pick that is the top of a Deck, as it was discarded or revealed.
pub(crate) const TOP: u8 = 253;
/// The picks that are cards shown to everybody, with who knew them before.
const SHOWN: u8 = 250;
/// The pick that is an Element that was named.
const ELEMENT: u8 = 252;
/// The pick that is which of two was taken.
const WHICH: u8 = 251;
/// The pick that is what somebody said who was asked. [419.2]
const ANSWER: u8 = 249;
/// The pick that is a Profession that was named.
const PROFESSION: u8 = 248;

/// What resolves with this scope.
pub(crate) fn entry_of(t: &T, scope: u16) -> Option<Entry> {
    t.board.queue.iter().find(|q| q.scope == scope).copied()
}

/// Obeys one word.
pub(crate) fn act(t: &mut T, run: Run, act: &Do) -> Word<Wakfu> {
    let Some(entry) = entry_of(t, run.scope).filter(|e| !e.cancelled) else {
        crate::offer::drop_answer(t);
        return Word::Stop;
    };
    if run.again == 0 && *act != Do::Whole {
        t.scope_mut(run.scope).notes[EMITTED] = 0;
    }
    match act {
        Do::Note(done) => Word::Did(*done),
        Do::Whole => Word::Did(rule!("804.8" => t.scope(run.scope).notes[EMITTED] >= 0)),
        // Decided on resolution. [804.4]
        Do::May if run.again == 0 => Word::Ask(entry.seat),
        Do::May => {
            rule!("804.4", "804.8");
            Word::Did(t.answered() == Choice::Yes)
        }
        Do::Challenge => challenge(t, run, &entry),
        Do::Pay(symbols) => {
            let need = Need::symbols(symbols, t.scope(run.scope).notes[choose::X]);
            match run.again {
                0 if pay::can_pay(t, entry.seat, need) => Word::Ask(entry.seat),
                0 => Word::Did(false),
                1 if t.answered() == Choice::Yes => {
                    let plan = Plan { entry: entry.id, ..Plan::of(entry.seat, entry.source, entry.ability) };
                    Word::Call(Frame::Proc(Proc::Play(play::Step::Pay(need, INSIDE), plan)))
                }
                1 => Word::Did(false),
                _ => Word::Did(true),
            }
        }
        // It is remembered with all that the text knows.
        Do::Later(step) => {
            let mut scope = t.scope(run.scope).clone();
            scope.picks.retain(|p| p.of != SHOWN);
            for n in [DECIDED, EMITTED, PLACE] {
                scope.notes[n] = 0;
            }
            let scope = t.open_scope(scope);
            let id = (queue::name(t) & 0x7fff) as i16;
            let Entry { ability, seat, source, .. } = entry;
            let until = match &t.rules.abilities[ability as usize].power.steps()[usize::from(*step)] {
                Sentence::Whenever(until, ..) | Sentence::WheneverMay(until, ..) => Some(*until),
                _ => None,
            };
            let until = until.map(|u| events::ends(t, t.scope(scope), Some(u)));
            t.board.delayed.push(Delayed { id, ability, step: *step, scope, seat, source, until });
            crate::attack::wait(t, id);
            Word::Did(true)
        }
        Do::Clause(clause) => obey(t, run, &entry, clause),
    }
}

/// Whoever controls the challenged card says whether it is accepted. [419.2]
fn challenge(t: &mut T, run: Run, entry: &Entry) -> Word<Wakfu> {
    if run.again > 0 {
        rule!("419.2");
        let what = Thing::Number(i16::from(t.answered() == Choice::Yes));
        t.scope_mut(run.scope).picks.push(Pick { of: ANSWER, share: 0, what });
        return Word::Did(true);
    }
    let who = t.rules.abilities[entry.ability as usize].power.challenged();
    let asked = who.and_then(|w| who::resolve(t, t.scope(run.scope), w).first().copied());
    asked.map_or(Word::Did(false), |id| Word::Ask(look::controller(t, id)))
}

/// An instruction: what is to be decided first, then its events, then whether
/// anything came of it. [810.2b]
fn obey(t: &mut T, run: Run, entry: &Entry, clause: &Clause) -> Word<Wakfu> {
    if let Some(word) = special::obey(t, run, entry, clause) {
        return word;
    }
    let done = run.at as i16 + 1;
    if t.scope(run.scope).notes[EMITTED] == done {
        let (came, whole) = (t.report().came_true() > 0, t.report().whole());
        if !whole || short(t, run, entry, clause) {
            t.scope_mut(run.scope).notes[EMITTED] = -done;
        }
        return Word::Did(came);
    }
    if let Some(word) = decide(t, run, entry, clause) {
        return word;
    }
    if let Some(word) = arrive::place(t, run, entry, clause).or_else(|| named::ask(t, run, entry, clause)) {
        return word;
    }
    if let Clause::You(Act::NameElement) = clause {
        return Word::Did(true);
    }
    let first = run.at == first::first_at(t, entry);
    if !first {
        t.board.packets += 1;
    }
    let base = if first { entry.id } else { t.board.packets | LATER };
    let events = events::of(t, run.scope, clause, base);
    t.scope_mut(run.scope).notes[EMITTED] = done;
    if events.is_empty() {
        return Word::Did(false);
    }
    Word::Emit(events)
}

/// The decisions of an instruction, by the numbers of their slots. [807.4]
fn decisions(t: &T, entry: &Entry, clause: &Clause) -> Vec<u8> {
    let a = &t.rules.abilities[entry.ability as usize];
    let meant = &t.rules.faces[a.face as usize].meant;
    let mut out = Vec::new();
    clause.each(&mut |n| {
        let Named::Card(who) = n else { return };
        let slot = match who {
            // Which of the revealed cards is meant is said when it is spoken of. [405.2]
            Who::It(spot) | Who::That(spot, _) => {
                let shown = |n: &u8| a.slots[*n as usize].top;
                meant.get(&spot.0).and_then(|m| a.slot_at(*m)).filter(shown)
            }
            _ if who.is_decision() => a.slot_at(who.spot().0),
            _ => None,
        };
        if let Some(slot) = slot.filter(|n| !a.slots[*n as usize].choice && !a.slots[*n as usize].cost) {
            out.push(slot);
        }
    });
    out
}

/// Whether fewer were named than the instruction asks for.
fn short(t: &T, run: Run, entry: &Entry, clause: &Clause) -> bool {
    let a = &t.rules.abilities[entry.ability as usize];
    decisions(t, entry, clause).into_iter().any(|n| {
        let least = a.slots[n as usize].who.as_ref().map_or(1, |w| w.count().0);
        t.scope(run.scope).picked(n).count() < usize::from(least)
    })
}

/// The first decision that is still to be taken.
fn undecided(t: &T, run: Run, entry: &Entry, clause: &Clause) -> Option<u8> {
    let bits = t.scope(run.scope).notes[DECIDED];
    decisions(t, entry, clause).into_iter().find(|n| bits >> n & 1 == 0)
}

/// What can be named for a slot now.
fn free(t: &T, entry: &Entry, slot: u8) -> Vec<Thing> {
    let s = &t.rules.abilities[entry.ability as usize].slots[slot as usize];
    let taken: Vec<Thing> = t.scope(entry.scope).picked(slot).map(|p| p.what).collect();
    choose::candidates(t, entry, t.scope(entry.scope), s).into_iter().filter(|c| !taken.contains(c)).collect()
}

/// Asks for what is decided on resolution; `None`: all of it is. [810.2b]
fn decide(t: &mut T, run: Run, entry: &Entry, clause: &Clause) -> Option<Word<Wakfu>> {
    rule!("807.4");
    loop {
        let slot = undecided(t, run, entry, clause)?;
        let who = t.rules.abilities[entry.ability as usize].slots[slot as usize].who.clone();
        let x = t.scope(run.scope).notes[choose::X];
        let (_, most) = who.as_ref().map_or((1, 1), |w| w.count_x(x));
        let mut enough = false;
        if t.has_answer() {
            match t.answered() {
                Choice::Card(id) => {
                    let pick = Pick { of: slot, share: 0, what: Thing::Card(id) };
                    t.scope_mut(run.scope).picks.push(pick);
                }
                _ => enough = true,
            }
        }
        let made = t.scope(run.scope).picked(slot).count();
        if enough || made >= usize::from(most) || free(t, entry, slot).is_empty() {
            t.scope_mut(run.scope).notes[DECIDED] |= 1 << slot;
            continue;
        }
        return Some(Word::Ask(entry.seat));
    }
}

/// The options of a question of a text.
pub(crate) fn options(t: &T, run: Run, out: &mut Vec<Choice>) {
    let Some(Op::Do(act)) = t.rules.programs[run.program as usize].get(run.at as usize) else { return };
    let Some(entry) = entry_of(t, run.scope) else { return };
    let Do::Clause(clause) = act else { return out.extend([Choice::Yes, Choice::No]) };
    if special::options(t, run, &entry, clause, out) || named::options(t, run, clause, out) {
        return;
    }
    if let Some(slot) = undecided(t, run, &entry, clause) {
        out.extend(free(t, &entry, slot).into_iter().filter_map(|c| match c {
            Thing::Card(id) => Some(Choice::Card(id)),
            _ => None,
        }));
        let who = &t.rules.abilities[entry.ability as usize].slots[slot as usize].who;
        let x = t.scope(run.scope).notes[choose::X];
        let least = who.as_ref().map_or(1, |w| w.count_x(x).0);
        if t.scope(run.scope).picked(slot).count() >= usize::from(least) {
            out.push(Choice::Stop);
        }
        return;
    }
    if let Some(able) = arrive::bearers(t, run, entry.seat, clause) {
        return out.extend(able.into_iter().map(Choice::Card));
    }
    out.extend([Choice::World(true), Choice::World(false)]);
}

/// Whether a condition of a text holds. [808.2b]
pub(crate) fn holds(t: &T, scope: &crate::board::Scope, test: &Test) -> bool {
    match test {
        Test::Mode(n) => rule!("808.2b" => scope.notes[MODE] == *n),
        Test::Cond(c) => who::holds(t, scope, c),
    }
}

/// Whether a copy of this can be made. [407.3]
pub(crate) fn is_effect(what: What) -> bool {
    matches!(what, What::Card | What::Power)
}
