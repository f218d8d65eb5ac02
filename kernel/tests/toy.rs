//! Toy.
use arbiter_kernel::*;
use serde::{Deserialize, Serialize};
use smallvec::smallvec;
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Toy;
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum E {
    Root,
    Wake,
    Old,
    New,
    Lethal,
    Death,
    Leave,
    Follow,
    Banned,
    Asked,
}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum P {
    Start(u8),
    Twice(u8),
    TryInner,
    Inner,
    InnerAfter,
    Outer,
    OuterAfter(bool),
    End,
    Check,
    Checked,
    Group(Batch),
    Join(Batch),
    React(Batch),
    Tallied,
}
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct B {
    done: Vec<E>,
    verdict: Option<bool>,
    seen: Vec<E>,
    fates: Vec<Fate>,
}
impl Game for Toy {
    type Rules = ();
    type Board = B;
    type Proc = P;
    type Event = E;
    type Choice = u8;
    type Mark = ();
    type Ghost = ();
    type Change = ();
    type Until = ();
    type Act = ();
    type Cond = ();
    type Topic = ();
    type Thing = ();
    fn advance(t: &mut Table<Self>, p: P) -> Flow<Self> {
        match p {
            P::Start(0) => Flow::Emit(P::End, smallvec![E::Root]),
            P::Start(2) => Flow::Emit(P::End, smallvec![E::Lethal]),
            P::Start(3) => Flow::Emit(P::Tallied, smallvec![E::Leave, E::Banned]),
            P::Start(4) => Flow::Emit(P::Tallied, smallvec![E::Asked]),
            P::Check => Flow::Emit(P::Checked, smallvec![E::Death]),
            P::Checked => Flow::Done,
            P::Group(b) => {
                t.board.seen = t.events(b).to_vec();
                Flow::Done
            }
            P::Join(b) => {
                if !t.events(b).contains(&E::New) {
                    t.join_event(b, E::Old)
                }
                Flow::Done
            }
            P::React(b) => {
                t.drop_event(b, 0, Fate::Replaced);
                Flow::Done
            }
            P::Tallied => {
                t.board.fates = t.report().fates().to_vec();
                Flow::Goto(P::End)
            }
            P::Start(_) => Flow::Try { of: P::Outer, done: P::OuterAfter(true), undone: P::OuterAfter(false) },
            P::Twice(2) => Flow::Done,
            P::Twice(n) => Flow::Emit(P::Twice(n + 1), smallvec![E::Old]),
            P::Outer => Flow::Emit(P::InnerAfter, smallvec![E::Wake]),
            P::InnerAfter => Flow::Done,
            P::TryInner => Flow::Try { of: P::Inner, done: P::InnerAfter, undone: P::InnerAfter },
            P::Inner => Flow::Fail,
            P::OuterAfter(ok) => {
                t.board.verdict = Some(!ok);
                Flow::Goto(P::End)
            }
            P::End => Flow::Over(Outcome::Drawn),
        }
    }
    fn moment(t: &Table<Self>, m: Moment) -> Option<P> {
        match m {
            Moment::Happened(b) => match t.events(b)[0] {
                E::Root => Some(P::Twice(0)),
                E::Wake => Some(P::TryInner),
                E::Death => panic!("it shares the life of what caused it"),
                E::Lethal | E::Leave => Some(P::Group(b)),
                _ => None,
            },
            Moment::Performed(b) if t.events(b)[0] == E::Lethal => Some(P::Check),
            Moment::Adjust(b) if t.events(b)[0] == E::Leave => Some(P::Join(b)),
            Moment::AboutTo(b) if t.events(b)[0] == E::Asked => Some(P::React(b)),
            _ => None,
        }
    }
    fn offer(_: &Table<Self>, _: &Frame<Self>, _: &mut Vec<u8>) {}
    fn take(_: &mut Table<Self>, _: &Window<Self>, _: u8) -> Option<P> {
        None
    }
    fn idle(_: &Table<Self>, _: &Window<Self>) -> bool {
        true
    }
    fn forbid(_: &Table<Self>, e: E) -> Option<Bar> {
        (e == E::Banned).then_some(Bar::Forbidden)
    }
    fn instead(_: &Table<Self>, e: E, out: &mut Vec<Replacement>) {
        if e == E::Old {
            out.push(Replacement { id: 7, chooser: Some(0), optional: false, decider: None })
        }
    }
    fn replace(_: &mut Table<Self>, _: Replacement, _: E) -> Replaced<Self> {
        Replaced::Becomes(E::New)
    }
    fn choice_of(_: Option<Replacement>) -> u8 {
        0
    }
    fn perform(t: &mut Table<Self>, b: Batch) {
        for e in t.events_of(b) {
            t.board.done.push(e)
        }
    }
    fn program(_: &(), _: u16) -> &[Op<Self>] {
        &[]
    }
    fn act(_: &mut Table<Self>, _: Run, _: &()) -> Word<Self> {
        Word::Did(true)
    }
    fn holds(_: &Table<Self>, _: &Scope<Self>, _: &()) -> bool {
        true
    }
    fn sees(_: &Table<Self>, _: u16) -> SeatSet {
        SeatSet::NONE
    }
    fn endless(_: &mut Table<Self>) -> Outcome {
        Outcome::Drawn
    }
}
fn play(n: u8) -> Table<Toy> {
    let mut t = Table::new(Arc::new(()), B::default(), 1, Rng::new(1));
    t.start(P::Start(n));
    t
}
#[test]
fn a_replacement_works_on_every_event() {
    assert_eq!(play(0).board.done, [E::Root, E::New, E::New]);
}
#[test]
fn an_attempt_that_succeeded_says_so() {
    assert_eq!(play(1).board.verdict, Some(false));
}

#[test]
fn what_rules_do_by_themselves_is_the_same_history() {
    let t = play(2);
    assert_eq!(t.board.seen, [E::Lethal, E::Death]);
}
#[test]
fn what_joins_has_its_own_replacements() {
    let t = play(3);
    assert_eq!(
        (t.board.done.as_slice(), t.board.fates.as_slice()),
        ([E::Leave, E::New].as_slice(), &[Fate::Done, Fate::Forbidden][..])
    );
}
#[test]
fn what_is_taken_away_before_it_happens_never_does() {
    assert_eq!((play(4).board.done.len(), play(4).board.fates.as_slice()), (0, &[Fate::Replaced][..]));
}
#[test]
fn scopes_close_in_any_order() {
    let mut t = play(4);
    let s = |n| Scope::new(ObjectId::NONE, n, 0);
    let (a, b, c) = (t.open_scope(s(1)), t.open_scope(s(2)), t.open_scope(s(3)));
    t.close_scope(b);
    assert_eq!((t.scope(c).ability, t.scopes().count()), (3, 2));
    t.close_scope(c);
    t.close_scope(a);
    assert_eq!(t.open_scope(s(4)), 0);
}
