//! Windows of Reactions around events. [809] [T3]
//!
//! Whoever reacts puts something on top of the Queue; all that was open stays
//! open, and the new play opens more. So a Reaction runs a window of its own
//! upon the one it was played in: in it all events of both can be reacted to,
//! and when everybody has passed there, both are closed. What is in the Queue
//! above the first of them then resolves. [T3.4] [T3.5]

mod answer;

pub(crate) use answer::{could, fires, is_implied, options, reactions};

use crate::Wakfu;
use crate::board::{Key, MOST, T, What, look};
use crate::event::{self, Event};
use crate::play::{self, Plan};
use crate::timing::{Choice, Proc};
use crate::{effect, queue, triggers};
use arbiter_kernel::{Batch, Fate, Flow, Frame, Pending, Seat, rule};
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

/// A window. [T3]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Win {
    /// What it is about.
    pub batch: Batch,
    /// It is about to happen; else it has just happened. [809.2]
    pub before: bool,
    /// The first of those upon each other: what is above the mark resolves when
    /// all are closed.
    pub base: bool,
    /// So much was in the Queue before.
    pub mark: u16,
    /// Who is asked first. [809.6]
    pub first: Seat,
    /// Who may still act.
    pub asks: Asks,
}

/// Who may still act in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// Whoever comes after so many who have passed in a row.
    After(u8),
    /// Nobody: triggered Reactions fire by themselves, and no more.
    Nobody,
}

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Triggers enter the Queue first. [T2.9]
    After,
    /// It opens.
    Open,
    /// Triggered Reactions fire by themselves. [809.4]
    Auto,
    /// A seat said which, or whether.
    Fired(Seat),
    /// The next seat is asked.
    Ask,
    /// It answered.
    Answered(Seat),
    /// Everybody has passed.
    Closed,
    /// All of it has resolved.
    End,
}

/// What is about to happen can be reacted to, unless a rule does it by itself
/// or it is the play itself. [809.5]
pub(crate) fn before(t: &T, b: Batch) -> Option<Proc> {
    let mark = t.board.queue.len() as u16;
    let win = |asks| Proc::React(Step::Open, Win { batch: b, before: true, base: true, mark, first: 0, asks });
    if let Some(Frame::Proc(Proc::Check(_, cause))) = t.frames().last() {
        // Nobody can play anything here; but where no action announced a
        // destruction, triggered Reactions to it fire by themselves. [R-56] [T4]
        return t.events(b).iter().any(|e| unannounced(t, *cause, *e)).then(|| win(Asks::Nobody));
    }
    if t.events(b).iter().all(|e| e.is_news()) {
        return None;
    }
    Some(win(Asks::After(0)))
}

/// Whether a destruction of a state check comes without an action that announced
/// it: something ran out, or a thing goes by a limit, with its bearer or with its
/// Bag. [R-56] [305.6] [305.8]
fn unannounced(t: &T, cause: Batch, e: Event) -> bool {
    let ends =
        |e: &Event| matches!(e, Event::Cleanup | Event::ActionPhase(_) | Event::Disperse | Event::PhaseBegins(_));
    let Event::Destroy { what, .. } = e else { return false };
    !look::is_fighter(t, what) || t.events(cause).iter().all(ends)
}

/// It has just happened. [T2.9] [T2.10]
pub(crate) fn after(t: &T, b: Batch) -> Proc {
    // Played in a window: that one stays open below. [T3.4]
    let base = !matches!(t.frames().last(), Some(Frame::Proc(Proc::React(Step::Closed, _))));
    let entered = t.events(b).iter().find_map(|e| match e {
        Event::Placed(id) => Some(*id),
        e => queue::played(*e),
    });
    let at = entered.and_then(|id| t.board.queue.iter().position(|q| q.id == id));
    let mark = at.unwrap_or(t.board.queue.len()) as u16;
    Proc::React(Step::After, Win { batch: b, before: false, base, mark, first: 0, asks: Asks::After(0) })
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step, win: Win) -> Flow<Wakfu> {
    let to = |s| Proc::React(s, win);
    match step {
        Step::After => {
            let played = t.events(win.batch).iter().any(|e| queue::played(*e).is_some());
            let woke = t.woken(win.batch).start;
            // Inside something that is being resolved triggers wait. [804.7]
            if t.pending.len() > woke && (played || queue::resolving(t).is_none()) {
                rule!("804.2", "804.7");
                let place = triggers::Step::Place(woke as u16, Some(win.batch), t.board.queue.len() as u16);
                return Flow::Call(to(Step::Open), Frame::Proc(Proc::Triggers(place)));
            }
            Flow::Goto(to(Step::Open))
        }
        Step::Open => {
            forget(t, win);
            let woke = t.pending.len();
            if win.before {
                take_over(t, win.batch);
                if t.rules.foresees {
                    triggers::wake_ahead(t, win.batch);
                }
            }
            let auto = Proc::React(Step::Auto, Win { first: first(t, win), ..win });
            // Inside something that is being resolved they wait, too. [804.7]
            if t.pending.len() > woke && queue::resolving(t).is_none() {
                rule!("804.2");
                let place = triggers::Step::Place(woke as u16, Some(win.batch), t.board.queue.len() as u16);
                return Flow::Call(auto, Frame::Proc(Proc::Triggers(place)));
            }
            Flow::Goto(auto)
        }
        Step::Auto => auto(t, win),
        Step::Fired(seat) => fired(t, win, seat),
        Step::Ask => ask(t, win),
        Step::Answered(seat) => answered(t, win, seat),
        Step::Closed if win.base => {
            rule!("810.1", "503.3");
            Flow::Call(to(Step::End), Frame::Proc(Proc::Queue(queue::Step::Down(win.mark))))
        }
        Step::Closed => Flow::Done,
        Step::End => {
            if win.before {
                check_choices(t, win.batch);
            }
            Flow::Done
        }
    }
}

/// Nobody has reacted to anything yet where nothing else is going on.
fn forget(t: &mut T, win: Win) {
    let around = t.frames().iter().filter(|f| matches!(f, Frame::Event(..))).count();
    if win.before && around == 1 {
        clear(t);
    }
}

/// Forgets who has reacted to what: names of events begin anew.
pub(crate) fn clear(t: &mut T) {
    t.board.reacted.retain(|r| matches!(r.0, Key::First(..)));
    t.board.declined.clear();
}

/// Whoever has reacted to the first action of something when it was played has
/// reacted to it.
fn take_over(t: &mut T, b: Batch) {
    let Some(entry) = queue::unchecked(t) else { return };
    let (names, tags) = (t.names(b).to_vec(), event::tags(t.events(b)));
    for r in &mut t.board.reacted {
        if let Key::First(id, tag) = r.0
            && id == entry
            && let Some(n) = tags.iter().position(|x| *x == tag)
        {
            r.0 = Key::Event(names[n]);
        }
    }
}

/// The choices of what resolves are looked at again once its first action was
/// reacted to. [810.2a]
fn check_choices(t: &mut T, b: Batch) {
    let Some(entry) = queue::unchecked(t) else { return };
    let lost = queue::recheck(t, entry);
    let all = t.board.queue.iter().any(|q| q.id == entry && q.cancelled);
    for n in (0..t.events(b).len()).rev() {
        if all || lost.iter().any(|&id| t.events(b)[n].involves(id)) {
            rule!("810.2c");
            t.drop_event(b, n, Fate::Impossible);
        }
    }
}

/// The opponents of whose doing it is come first, in turn order. [809.6] [903.4]
fn first(t: &T, win: Win) -> Seat {
    rule!("809.6", "903.4");
    let events = t.events(win.batch);
    // What a play cost is its player's doing. [808.2h]
    let played = events.iter().filter(|e| queue::played(**e).is_some()).filter_map(|e| whose(t, *e)).next_back();
    let doings = events.iter().filter_map(|e| whose(t, *e));
    let mut seats: SmallVec<[Seat; 4]> = played.map_or_else(|| doings.collect(), |seat| smallvec![seat]);
    seats.dedup();
    match (seats.as_slice(), &t.board.battle) {
        ([one], _) => look::next_seat(t, *one),
        (_, Some(b)) if b.target != arbiter_kernel::ObjectId::NONE => b.defender,
        _ => look::next_seat(t, t.board.active),
    }
}

/// Whose doing an event is.
fn whose(t: &T, e: Event) -> Option<Seat> {
    match e {
        Event::Damage(p) => Some(p.seat),
        Event::Played(id) | Event::Placed(id) | Event::Announced(id) | Event::Chosen(id, _) => {
            t.board.queue.iter().find(|q| q.id == id).map(|q| q.seat)
        }
        // Whoever's text lets it happen; else whose it is, as the draws of a turn.
        Event::Draw(seat) | Event::Xp(seat, _) | Event::TurnBegins(seat) | Event::TurnEnds(seat) => {
            queue::author(t).map_or(Some(seat), |q| Some(q.seat))
        }
        _ => queue::author(t).map(|q| q.seat).or_else(|| e.subject().map(|s| look::controller(t, s))),
    }
}

/// An event that is open in a window.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Open {
    pub(crate) key: Key,
    pub(crate) event: Event,
    pub(crate) before: bool,
}

/// All that is open here: in this window and in those it stands upon.
pub(crate) fn open(t: &T, win: Win) -> Vec<Open> {
    let mut out = Vec::new();
    let checked = t.frames().iter().rev().find_map(|f| match f {
        Frame::Proc(Proc::Check(_, cause)) => Some(*cause),
        _ => None,
    });
    let mut note = |w: Win| {
        let events = t.events(w.batch);
        let heard = |e: &Event| w.asks != Asks::Nobody || checked.is_none_or(|cause| unannounced(t, cause, *e));
        for (name, e) in t.names(w.batch).iter().zip(events).filter(|x| heard(x.1)) {
            out.push(Open { key: Key::Event(*name), event: *e, before: w.before });
        }
        if w.before {
            return;
        }
        for id in events.iter().filter_map(|e| queue::played(*e)) {
            rule!("809.5");
            let first = effect::first_events(t, id);
            for (tag, event) in event::tags(&first).into_iter().zip(first) {
                out.push(Open { key: Key::First(id, tag), event, before: true });
            }
        }
    };
    note(win);
    if !win.base {
        for f in t.frames().iter().rev() {
            if let Frame::Proc(Proc::React(Step::Closed, w)) = f {
                note(*w);
                if w.base {
                    break;
                }
            }
        }
    }
    out
}

/// Whether a player may react to an open event: once, and not inside an
/// opposing Bag. [809.6] [508.2]
pub(crate) fn may(t: &T, seat: Seat, o: &Open) -> bool {
    !t.board.reacted.contains(&(o.key, seat)) && triggers::visible(t, seat, o.event)
}

/// Triggered Reactions, the turn player's last. [809.4] [T3.1]
fn auto(t: &mut T, win: Win) -> Flow<Wakfu> {
    // Shortcut: nothing of the kind is there.
    if !answer::any_fires(t, win) {
        return Flow::Goto(Proc::React(Step::Ask, win));
    }
    let order: SmallVec<[Seat; MOST]> = look::from(t, t.board.active).collect();
    for seat in order.into_iter().rev() {
        let found = answer::automatic(t, seat, win);
        match found.as_slice() {
            [] => (),
            [(one, false)] => {
                let Choice::React(source, ability, key) = *one else { unreachable!("a Reaction") };
                return fire(t, win, seat, source, ability, key);
            }
            _ => return Flow::Ask(Proc::React(Step::Fired(seat), win), seat),
        }
    }
    Flow::Goto(Proc::React(Step::Ask, win))
}

fn fired(t: &mut T, win: Win, seat: Seat) -> Flow<Wakfu> {
    let found = answer::automatic(t, seat, win);
    match t.answered() {
        Choice::React(source, ability, key) => fire(t, win, seat, source, ability, key),
        // Declining uses up nothing.
        _ => {
            for (c, _) in found {
                if let Choice::React(source, ability, key) = c {
                    t.board.declined.push((key, source, ability));
                }
            }
            Flow::Goto(Proc::React(Step::Auto, win))
        }
    }
}

fn fire(t: &mut T, win: Win, seat: Seat, source: arbiter_kernel::ObjectId, ability: u16, key: Key) -> Flow<Wakfu> {
    rule!("809.4");
    t.board.reacted.push((key, seat));
    let event = answer::event_of(t, win, key);
    let from = t.pending.len() as u16;
    let amount = 0;
    let opened = open(t, win);
    let all = answer::events(&opened, true);
    let doomed = |e| triggers::meant(t, ability, e, &all, source, seat);
    let meant = event.and_then(doomed);
    // What several events destroy together is about to be destroyed once.
    let same = opened.iter().filter(|o| o.key != key && meant.is_some() && doomed(o.event) == meant);
    let same: Vec<_> = same.map(|o| (o.key, source, ability)).collect();
    t.board.declined.extend(same);
    let subject = meant.or_else(|| event.and_then(|e| effect::subject_of(t, e))).map(crate::board::Thing::Card);
    t.pending.push(Pending { controller: seat, source, ability, subject, by: None, amount, cause: event });
    let place = triggers::Step::Place(from, Some(win.batch), t.board.queue.len() as u16);
    Flow::Call(Proc::React(Step::Auto, win), Frame::Proc(Proc::Triggers(place)))
}

fn ask(t: &mut T, win: Win) -> Flow<Wakfu> {
    // Shortcut: nobody could have anything that hears of it.
    if !answer::is_heard(t, win) {
        return Flow::Goto(Proc::React(Step::Closed, win));
    }
    if let Asks::After(passed) = win.asks {
        let mut all = None;
        for (n, seat) in (0u8..).zip(look::around(t, win.first)).skip(usize::from(passed)) {
            if !t.out().has(seat) && could(t, seat, all.get_or_insert_with(|| open(t, win))) {
                return Flow::Ask(Proc::React(Step::Answered(seat), Win { asks: Asks::After(n), ..win }), seat);
            }
        }
    }
    Flow::Goto(Proc::React(Step::Closed, win))
}

fn answered(t: &mut T, win: Win, seat: Seat) -> Flow<Wakfu> {
    let asks = match win.asks {
        Asks::After(passed) => Asks::After(passed + 1),
        Asks::Nobody => Asks::Nobody,
    };
    let next = Proc::React(Step::Ask, Win { asks, ..win });
    match t.answered() {
        Choice::React(source, ability, key) => {
            rule!("809.1");
            let cause = answer::event_of(t, win, key);
            let power = look::in_play(t, source) || t.rules.abilities[ability as usize].works_in().is_some();
            let what = if power { What::Power } else { What::Card };
            let plan = Plan { key: Some(key), cause, what, ..Plan::of(seat, source, ability) };
            let undone = Proc::React(Step::Ask, win);
            Flow::Try { of: Proc::Play(play::Step::Announce, plan), done: Proc::React(Step::Closed, win), undone }
        }
        Choice::Quiet => {
            let bits = open(t, win).iter().fold(0, |all, o| all | answer::class(o.event));
            t.board.players[seat as usize].quiet |= bits;
            Flow::Goto(next)
        }
        _ => Flow::Goto(next),
    }
}

/// Whoever does not want to be asked about such events passes.
pub(crate) fn foreseen(t: &T) -> Option<Choice> {
    let Some(Frame::Proc(Proc::React(Step::Answered(seat), win))) = t.frames().last() else { return None };
    let quiet = t.board.players[*seat as usize].quiet;
    (quiet != 0 && open(t, *win).iter().all(|o| answer::class(o.event) & !quiet == 0)).then_some(Choice::Pass)
}
