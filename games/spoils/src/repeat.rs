//! Loops: of effects that nobody can stop [414.1], of one player's actions
//! [414.2], of actions of both players [414.3].

mod ask;
mod follow;
mod shape;

pub(crate) use ask::question;
pub use ask::{Step, advance, choices};
pub use follow::{comes, foreseen};
pub(crate) use shape::lies;
pub use shape::{shape, strict};

use crate::Spoils;
use crate::board::{At, Pending, Repeat, Said, T};
use crate::play::TOTAL;
use crate::timing::{Choice, Proc};
use arbiter_kernel::{Frame, Game, Members, ObjectId, Seat, SeatSet, Word, ZoneId, rule};
use smallvec::SmallVec;

/// So many triggers in a row that nobody could do anything about are a loop,
/// whatever grows meanwhile. [LO1]
const MANY: u32 = 10_000;
/// From so many on, and as long, it is looked at whether the table lies as before:
/// what has not come round by then grows.
const LOOKS: std::ops::Range<u32> = 16..1024;
/// How much of what was said is kept.
const LONGEST: usize = 64;
/// Actions of the longest series that can be repeated.
const SERIES: u8 = 4;
/// Note on the scope of the trigger at which the table was looked at.
const LOOKED: i16 = 1;

/// Whether this trigger is one of an endless loop: there were too many, or the
/// table lies as it lay at a trigger that is still being followed. [414.1]
pub(crate) fn endless(t: &mut T, p: &Pending) -> bool {
    let l = &mut t.board.loops;
    l.triggers += 1;
    let n = l.triggers;
    if LOOKS.contains(&n) { comes_round(t, p, n) } else { n > MANY }
}

/// A text begins anew that says so: for ever, if nothing comes of it. [414.1]
pub(crate) fn again(t: &mut T) -> Word<Spoils> {
    t.board.loops.triggers += 1;
    if t.board.loops.triggers <= MANY {
        return Word::Did(true);
    }
    rule!("414.1");
    let outcome = Spoils::endless(t);
    crate::story::over(t, outcome);
    Word::Over(outcome)
}

/// Whether the table lies as it lay at a trigger that is still being followed.
/// Shortcut: what comes round for ever comes to [`MANY`] in the end.
fn comes_round(t: &mut T, p: &Pending, n: u32) -> bool {
    let subject = u64::from(p.subject.map_or(ObjectId::NONE, |s| s.face(t)).slot);
    let about = u64::from(p.source.slot) << 32 | u64::from(p.ability) << 16 | subject;
    let lay = strict(t) ^ about.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let (before, scope) = t.board.loops.lay;
    if lay == before && followed(t, scope) {
        return true;
    }
    if n.is_power_of_two() {
        t.board.loops.lay = (lay, u16::MAX);
    }
    false
}

/// The trigger that was just looked at is followed in this scope.
/// Shortcut: the same.
pub(crate) fn follows(t: &mut T, scope: u16) {
    let n = t.board.loops.triggers;
    if LOOKS.contains(&n) && n.is_power_of_two() {
        t.board.loops.lay.1 = scope;
        t.scope_mut(scope).notes[TOTAL] = LOOKED;
    }
}

/// Shortcut: the same.
fn followed(t: &T, scope: u16) -> bool {
    let close = |f: &Frame<Spoils>| matches!(f, Frame::Proc(Proc::Close { scope: s }) if *s == scope);
    t.frames().iter().any(close) && t.scope(scope).notes[TOTAL] == LOOKED
}

/// At which kind of question somebody is asked.
fn at(t: &T) -> At {
    match t.frames().last() {
        Some(Frame::Proc(Proc::Turn(_))) => At::Main,
        Some(Frame::Window(_)) => At::Window,
        Some(Frame::Proc(Proc::Pay(..))) => At::Pay,
        _ => At::Other,
    }
}

/// Whether the question is one of these procedures' own.
fn asking(t: &T) -> bool {
    matches!(t.frames().last(), Some(Frame::Proc(Proc::Repeat(_))))
}

/// Whether two answers are the same: about the same card, whichever stay.
pub(crate) fn similar(a: Choice, b: Choice) -> bool {
    use Choice::{Attack, Card, FaceDown, FaceUp, FlipUp, Play, Use};
    match (a, b) {
        (Play(x), Play(y)) | (FlipUp(x), FlipUp(y)) | (Attack(x), Attack(y)) => x.slot == y.slot,
        (Card(x), Card(y)) | (FaceUp(x), FaceUp(y)) | (FaceDown(x), FaceDown(y)) => x.slot == y.slot,
        (Use(x, n), Use(y, m)) => x.slot == y.slot && n == m,
        _ => a == b,
    }
}

/// A player answers.
pub(crate) fn noted(t: &mut T, seat: Seat, choice: Choice, freed: bool) {
    if freed {
        (t.board.loops.triggers, t.board.loops.lay) = (0, (0, u16::MAX));
    }
    if asking(t) || matches!(choice, Choice::Repeat(_)) {
        return;
    }
    let mut said = Said { seat, at: at(t), choice, shape: 0 };
    if said.acts() {
        let l = &mut t.board.loops;
        l.left = l.repeat.as_ref().map(|r| Box::new((r.clone(), l.barred.len() as u16)));
        said.shape = shape(t);
    }
    follow::noted(t, &said);
    let trail = &mut t.board.loops.trail;
    if trail.len() > LONGEST {
        // Shortcut: nobody looks further back.
        trail.remove(0);
    }
    trail.push(said);
}

/// The action just declared was undone: it was never taken, and what was being
/// repeated before it still is. What a text plays by itself nobody has declared.
/// [603.1e] [605.1d]
pub(crate) fn unsaid(t: &mut T, choice: Choice) {
    let l = &mut t.board.loops;
    if l.trail.pop_if(|last| last.acts() && last.choice == choice).is_some()
        && let Some(left) = l.left.take()
    {
        l.barred.truncate(left.1.into());
        l.repeat = Some(left.0);
    }
}

/// What was said lately; one more is kept, for an action that is undone.
fn lately(t: &T) -> &[Said] {
    let trail = &t.board.loops.trail;
    &trail[trail.len().saturating_sub(LONGEST)..]
}

/// The last so many actions of the active player, with all that was said for
/// them, if nobody else acted meanwhile. [414.2a]
fn shown(t: &T, actions: u8) -> Option<&[Said]> {
    let from = self::actions(t).nth(usize::from(actions) - 1)?;
    Some(&lately(t)[from..]).filter(|series| open(t, series))
}

/// Where the actions of the active player begin in what was said lately, the last
/// first, up to the last of somebody else.
fn actions(t: &T) -> impl Iterator<Item = usize> + '_ {
    let active = t.board.active;
    let own = lately(t).iter().enumerate().rev().take_while(move |(_, s)| s.seat == active || !s.acts());
    own.filter(|(_, s)| s.at == At::Main).map(|(n, _)| n)
}

/// Whether nothing was said about cards that a player does not see: what is
/// said again by itself must tell neither more than they know. What only
/// watchers do not know makes no difference.
fn open(t: &T, series: &[Said]) -> bool {
    let players = SeatSet::one(0).and(1).0;
    series.iter().filter(|s| s.at == At::Other).all(|s| match s.choice {
        Choice::Card(id) | Choice::FaceUp(id) | Choice::FaceDown(id) => {
            let there = t.objects.at(id.slot).zone != ZoneId::NOWHERE;
            there && (<Spoils as Game>::sees(t, id.slot).0 | t.objects.at(id.slot).known.0) & players == players
        }
        _ => true,
    })
}

/// The resource that pays next while a series is repeated: one that paid when it
/// was shown, else the first. Nothing hidden has a part in it.
pub(crate) fn pays<I: Iterator<Item = ObjectId>>(t: &T, seat: Seat, ready: impl Fn() -> I) -> Option<ObjectId> {
    let r = t.board.loops.repeat.as_ref().filter(|r| r.runs() && r.of.is_none_or(|of| of == seat))?;
    let said = |s: &Said| if s.at == At::Pay && s.seat == seat { s.choice.card() } else { None };
    let mut slots = Members::NONE;
    r.series.iter().filter_map(said).for_each(|id| slots.add(id.slot));
    let paid = |id: &ObjectId| slots.has(id.slot) && r.series.iter().filter_map(said).any(|s| s.slot == id.slot);
    ready().find(paid).or_else(|| ready().next())
}

/// Series that were shown once and whose first action can be taken again may
/// be repeated. [414.2] [414.2a]
pub(crate) fn offered(t: &T, out: &mut Vec<Choice>) {
    if t.board.loops.repeat.is_some() {
        return;
    }
    let trail = lately(t);
    let mut series: SmallVec<[u8; SERIES as usize]> = SmallVec::new();
    for (n, from) in (1..=SERIES).zip(actions(t)) {
        let again = out.iter().any(|o| similar(*o, trail[from].choice));
        series.extend(Some(n).filter(|_| again && open(t, &trail[from..])));
    }
    rule!("414.2", "414.2a");
    out.extend(series.into_iter().map(Choice::Repeat));
}

/// Takes out what would begin again a loop that both players have ended. [LO3]
pub(crate) fn unbar(t: &T, seat: Seat, out: &mut Vec<Choice>) {
    let barred = &t.board.loops.barred;
    if barred.is_empty() {
        return;
    }
    let now = shape(t);
    let again = |c: &Choice| barred.iter().any(|b| b.seat == seat && b.shape == now && similar(b.choice, *c));
    out.retain(|c| !again(c));
}

/// The action just named is a player's first action of a series in which both
/// have acted and after which the table lies as before: then the numbers are
/// asked for, and it is not taken yet. [414.3] [414.3a]
pub(crate) fn closes(t: &mut T) -> Option<Proc> {
    let l = &t.board.loops;
    if l.repeat.is_some() {
        return None;
    }
    let (&last, before) = lately(t).split_last()?;
    let same = |s: &Said| {
        s.acts() && (s.seat, s.at, s.shape) == (last.seat, last.at, last.shape) && similar(s.choice, last.choice)
    };
    if !last.acts() {
        return None;
    }
    let mut series = before[before.iter().rposition(same)?..].to_vec();
    let both = (0..2).all(|seat| series.iter().any(|s| s.acts() && s.seat == seat));
    if !both || !open(t, &series) {
        return None;
    }
    let l = &mut t.board.loops;
    rule!("414.3", "414.3a");
    series[0] = last;
    l.trail.pop();
    l.named.clear();
    l.repeat = Some(Repeat { of: None, series, next: 0, round: 0, rounds: 0, break_in: 0, stop: u16::MAX });
    Some(Proc::Repeat(Step::Number(t.board.active, 0)))
}
