//! A miniature with four seats in two teams, windows that the first act closes,
//! seats that fall in the middle of an event or leave of themselves, and places
//! on a board: what no game of the house used before.
//!
//! Seven places in a row; a champion each, two life. On its turn a champion
//! steps to a neighbouring place or strikes two places for 2 damage each. Before
//! a strike lands, the first opponent in turn order who wants to shields one
//! place. Some places are traps: 1 damage on entering.

use arbiter_kernel::*;
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};
use std::sync::Arc;

const PLACES: u8 = 7;
type Place = u8;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Mini;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Event {
    Step(Seat, Place),
    Hit(Seat, i16),
    Fall(Seat),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Choice {
    Pass,
    To(Place),
    Strike,
    At(Place),
    Shield,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Board {
    at: [Option<Place>; 4],
    life: [i16; 4],
    traps: Vec<Place>,
    /// Who was asked, in order, and how the last strike fared.
    asked: Vec<Seat>,
    fates: Vec<Fate>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Proc {
    Turn(Seat),
    Chosen(Seat),
    Next(Seat),
    Aim(Seat, Tray),
    Aimed(Seat, Tray),
    Shielded(Seat, Tray),
    Shield(Seat, Tray),
    ShieldNamed(Tray),
    Strike(Seat, Tray, Option<Place>),
    Struck(Seat),
    Trap(Seat),
    Falls,
    Judge,
    Left(Seat),
    Done,
}

type T = Table<Mini>;

fn team(seat: Seat) -> SeatSet {
    SeatSet::one(seat % 2).and(seat % 2 + 2)
}

fn champion(t: &T, place: Place) -> Option<Seat> {
    (0..4).find(|&s| t.board.at[s as usize] == Some(place))
}

/// The next seat in turn order that is still in the game.
fn after(t: &T, seat: Seat) -> Seat {
    (1..=4).map(|n| (seat + n) % 4).find(|s| !t.out().has(*s)).expect("the game is over when all are out")
}

fn falling(t: &T) -> SmallVec<[Event; 4]> {
    (0..4).filter(|&s| t.board.life[s as usize] <= 0 && !t.out().has(s)).map(Event::Fall).collect()
}

impl Game for Mini {
    type Rules = ();
    type Board = Board;
    type Proc = Proc;
    type Event = Event;
    type Choice = Choice;
    type Topic = Tray;
    type Thing = Place;
    type Mark = ();
    type Ghost = ();
    type Change = ();
    type Until = ();
    type Act = ();
    type Cond = ();

    fn advance(t: &mut T, p: Proc) -> Flow<Self> {
        match p {
            Proc::Turn(seat) => Flow::Ask(Proc::Chosen(seat), seat),
            Proc::Chosen(seat) => match t.answered() {
                Choice::To(place) => Flow::Emit(Proc::Next(seat), smallvec![Event::Step(seat, place)]),
                Choice::Strike => Flow::Goto(Proc::Aim(seat, t.lay_out())),
                _ => Flow::Goto(Proc::Next(seat)),
            },
            Proc::Next(seat) => Flow::Goto(Proc::Turn(after(t, seat))),
            Proc::Aim(seat, tray) if t.tray(tray).len() < 2 => Flow::Ask(Proc::Aimed(seat, tray), seat),
            Proc::Aim(seat, tray) => {
                let foes: Vec<Seat> = (1..4).map(|n| (seat + n) % 4).filter(|s| !team(seat).has(*s)).collect();
                let window = Window::new(tray, &foes, Discipline::FirstOnly, None);
                Flow::Call(Proc::Shielded(seat, tray), Frame::Window(window))
            }
            Proc::Aimed(seat, tray) => {
                let Choice::At(place) = t.answered() else { unreachable!("a place was named") };
                t.gather(place);
                Flow::Goto(Proc::Aim(seat, tray))
            }
            // A tray of its own upon the one that waits: nothing of that is disturbed.
            Proc::Shield(seat, aimed) => {
                assert_eq!(t.tray(aimed).len(), 2);
                Flow::Ask(Proc::ShieldNamed(t.lay_out()), seat)
            }
            Proc::ShieldNamed(_) => {
                let Choice::At(place) = t.answered() else { unreachable!("a place was named") };
                t.gather(place);
                Flow::Done
            }
            Proc::Shielded(seat, tray) => {
                let shielded = if t.done { t.put_back() } else { None };
                Flow::Goto(Proc::Strike(seat, tray, shielded))
            }
            Proc::Strike(seat, tray, shielded) => {
                let places = t.take_up(tray);
                let amount = |p: &Place| if shielded == Some(*p) { 0 } else { 2 };
                let hits = places.iter().filter_map(|p| Some(Event::Hit(champion(t, *p)?, amount(p)))).collect();
                Flow::Emit(Proc::Struck(seat), hits)
            }
            Proc::Struck(seat) => {
                t.board.fates = t.report().fates().to_vec();
                Flow::Goto(Proc::Next(seat))
            }
            Proc::Trap(seat) => Flow::Emit(Proc::Done, smallvec![Event::Hit(seat, 1)]),
            Proc::Falls => Flow::Emit(Proc::Judge, falling(t)),
            Proc::Judge => {
                let lost = |seat: Seat| team(seat).iter().all(|s| t.out().has(s));
                match (lost(0), lost(1)) {
                    (true, true) => Flow::Over(Outcome::Drawn),
                    (true, false) => Flow::Over(Outcome::Won(team(1))),
                    (false, true) => Flow::Over(Outcome::Won(team(0))),
                    (false, false) => Flow::Done,
                }
            }
            Proc::Left(seat) => {
                t.board.at[seat as usize] = None;
                Flow::Goto(Proc::Judge)
            }
            Proc::Done => Flow::Done,
        }
    }

    fn moment(t: &T, m: Moment) -> Option<Proc> {
        match m {
            Moment::Performed(_) => (!falling(t).is_empty()).then_some(Proc::Falls),
            Moment::Happened(b) => match t.events(b)[0] {
                Event::Step(seat, place) => t.board.traps.contains(&place).then_some(Proc::Trap(seat)),
                _ => None,
            },
            _ => None,
        }
    }

    fn offer(t: &T, waiting: &Frame<Self>, out: &mut Vec<Choice>) {
        match *waiting {
            Frame::Proc(Proc::Chosen(seat)) => {
                let Some(at) = t.board.at[seat as usize] else { return out.push(Choice::Pass) };
                let near = [at.wrapping_sub(1), at + 1].into_iter();
                out.extend(near.filter(|p| *p < PLACES && champion(t, *p).is_none()).map(Choice::To));
                out.extend([Choice::Strike, Choice::Pass]);
            }
            Frame::Proc(Proc::Aimed(_, tray)) => {
                out.extend((0..PLACES).filter(|p| !t.tray(tray).contains(p)).map(Choice::At));
            }
            Frame::Window(_) => out.extend([Choice::Shield, Choice::Pass]),
            _ => out.extend((0..PLACES).map(Choice::At)),
        }
    }

    fn take(_: &mut T, w: &Window<Self>, pick: Choice) -> Option<Proc> {
        (pick == Choice::Shield).then_some(Proc::Shield(w.seat(), w.topic))
    }
    fn idle(_: &T, _: &Window<Self>) -> bool {
        false
    }
    fn forbid(t: &T, e: Event) -> Option<Bar> {
        match e {
            Event::Hit(_, ..=0) => Some(Bar::Forbidden),
            Event::Step(seat, _) | Event::Hit(seat, _) | Event::Fall(seat) => {
                t.out().has(seat).then_some(Bar::Impossible)
            }
        }
    }
    fn instead(_: &T, _: Event, _: &mut Vec<Replacement>) {}
    fn replace(_: &mut T, _: Replacement, _: Event) -> Replaced<Self> {
        Replaced::Nothing
    }
    fn choice_of(_: Option<Replacement>) -> Choice {
        Choice::Pass
    }

    fn perform(t: &mut T, batch: Batch) {
        for (n, e) in t.events_of(batch).into_iter().enumerate() {
            t.doing(n);
            match e {
                Event::Step(seat, place) => t.board.at[seat as usize] = Some(place),
                Event::Hit(seat, amount) => t.board.life[seat as usize] -= amount,
                Event::Fall(seat) => {
                    t.board.at[seat as usize] = None;
                    t.put_out(seat);
                }
            }
        }
    }

    fn program(_: &(), _: u16) -> &[Op<Self>] {
        &[]
    }
    fn act(_: &mut T, _: Run, _: &()) -> Word<Self> {
        Word::Did(true)
    }
    fn holds(_: &T, _: &Scope<Self>, _: &()) -> bool {
        true
    }
    fn sees(_: &T, _: u16) -> SeatSet {
        SeatSet::ALL
    }
    fn departed(_: &mut T, seat: Seat) -> Option<Proc> {
        Some(Proc::Left(seat))
    }
    fn endless(_: &mut T) -> Outcome {
        Outcome::Drawn
    }
}

/// Champions on these places, with traps; seat 0 begins.
fn table(at: [Place; 4], traps: &[Place]) -> T {
    let at = at.map(Some);
    let board = Board { at, life: [2; 4], traps: traps.to_vec(), asked: Vec::new(), fates: Vec::new() };
    let mut t = Table::new(Arc::new(()), board, 1, Rng::new(1));
    t.start(Proc::Turn(0));
    t
}

fn say(t: &mut T, seat: Seat, choice: Choice) {
    assert_eq!(t.asked(), Some(seat), "{:?}", t.frames());
    let mut options = Vec::new();
    t.options(&mut options);
    let at = options.iter().position(|c| *c == choice);
    let stored = State::load(&t.state.save()).expect("a state can be stored in the middle of anything");
    *t = Table::with(Arc::new(()), stored);
    t.board.asked.push(seat);
    t.answer(at.unwrap_or_else(|| panic!("{choice:?} is not offered: {options:?}"))).expect("it was offered");
}

fn strike(t: &mut T, seat: Seat, places: [Place; 2]) {
    say(t, seat, Choice::Strike);
    places.into_iter().for_each(|p| say(t, seat, Choice::At(p)));
}

#[test]
fn the_first_act_closes_the_window_and_its_tray_lies_upon_the_other() {
    let mut t = table([0, 2, 4, 6], &[]);
    strike(&mut t, 0, [2, 6]);
    say(&mut t, 1, Choice::Shield);
    say(&mut t, 1, Choice::At(2));
    // Seat 3 is not asked any more; its champion falls.
    assert_eq!((t.board.life, t.board.fates.as_slice()), ([2, 2, 2, 0], &[Fate::Forbidden, Fate::Done][..]));
    assert_eq!((t.asked(), t.out()), (Some(1), SeatSet::one(3)));
}

#[test]
fn who_passes_leaves_it_to_the_next() {
    let mut t = table([0, 2, 4, 6], &[]);
    strike(&mut t, 0, [2, 6]);
    say(&mut t, 1, Choice::Pass);
    say(&mut t, 3, Choice::Shield);
    say(&mut t, 3, Choice::At(6));
    assert_eq!(t.out(), SeatSet::one(1));
    assert_eq!(t.asked(), Some(2), "whoever fell has no turn");
}

#[test]
fn who_fell_in_the_middle_is_asked_no_more_and_a_team_wins_with_all_its_members() {
    let mut t = table([0, 2, 4, 6], &[]);
    strike(&mut t, 0, [2, 1]);
    say(&mut t, 1, Choice::Pass);
    say(&mut t, 3, Choice::Pass);
    strike(&mut t, 2, [0, 6]);
    // Seat 1 is out: only seat 3 may shield. It strikes its own partner with it.
    say(&mut t, 3, Choice::Pass);
    assert_eq!((t.outcome(), t.out()), (Some(Outcome::Won(team(0))), SeatSet::one(1).and(3).and(0)));
}

#[test]
fn the_last_of_both_teams_fall_together() {
    let mut t = table([0, 2, 4, 6], &[3]);
    strike(&mut t, 0, [2, 4]);
    say(&mut t, 1, Choice::Pass);
    say(&mut t, 3, Choice::Pass);
    strike(&mut t, 3, [0, 6]);
    // Seat 0 may shield before it falls; seat 2 is out.
    say(&mut t, 0, Choice::Pass);
    assert_eq!(t.outcome(), Some(Outcome::Drawn));
}

#[test]
fn a_trap_is_a_history_of_its_own() {
    let mut t = table([0, 6, 4, 5], &[1]);
    say(&mut t, 0, Choice::To(1));
    assert_eq!((t.board.at[0], t.board.life[0], t.asked()), (Some(1), 1, Some(1)));
}

#[test]
fn a_question_stands_again_when_another_leaves() {
    let mut t = table([0, 2, 4, 6], &[]);
    say(&mut t, 0, Choice::Strike);
    say(&mut t, 0, Choice::At(2));
    t.depart(1);
    assert_eq!((t.asked(), t.board.at[1]), (Some(0), None));
    let mut options = Vec::new();
    t.options(&mut options);
    assert!(!options.contains(&Choice::At(2)) && options.contains(&Choice::At(6)), "what was named is still named");
    say(&mut t, 0, Choice::At(6));
    assert_eq!(t.asked(), Some(3), "who left is passed by");
}

#[test]
fn a_question_of_who_leaves_is_answered_for_it() {
    let mut t = table([0, 2, 4, 6], &[]);
    strike(&mut t, 0, [2, 6]);
    t.depart(1);
    assert_eq!(t.asked(), Some(3));
    say(&mut t, 3, Choice::Shield);
    t.depart(3);
    assert_eq!(t.outcome(), Some(Outcome::Won(team(0))), "nobody of that team is left");
    t.depart(2);
    assert_eq!(t.out(), SeatSet::one(1).and(3), "a game that is over is left by nobody");
}

#[test]
fn who_leaves_on_its_turn_ends_it() {
    let mut t = table([0, 2, 4, 6], &[]);
    say(&mut t, 0, Choice::Pass);
    t.depart(1);
    assert_eq!((t.asked(), t.board.at[1]), (Some(2), None));
}
