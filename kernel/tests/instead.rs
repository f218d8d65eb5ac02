//! What stands in the place of an event, and what its emitter reads: a batch is
//! performed as a whole before any text that replaces a part of it is followed,
//! each replacing text is used once along the chain, and whatever runs in
//! between changes nothing of the report.

use arbiter_kernel::*;
use serde::{Deserialize, Serialize};
use smallvec::smallvec;
use std::sync::Arc;

const TABLE: ZoneId = ZoneId(0);
const PILE: ZoneId = ZoneId(1);
const HAND: ZoneId = ZoneId(2);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Mini;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Event {
    /// A card goes to the pile.
    Break(ObjectId),
    /// A card goes to the hand.
    Take(ObjectId),
    /// Nothing but a name for the order of things.
    Note(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Proc {
    Break,
    Read,
    /// The text that stands in the place of a break: this card goes instead.
    Instead(ObjectId, u8),
    Woken,
    Rest,
    End,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Board {
    order: Vec<Event>,
    report: Option<Report>,
    /// What stood in the place of something when each thing was performed.
    standing: Vec<usize>,
}

type T = Table<Mini>;

/// Faces: 0 a plain card, 1 one whose breaking becomes being taken, 2 one in
/// whose place the first card of the table breaks, 3 one that cannot break.
fn face(t: &T, id: ObjectId) -> u16 {
    t.objects.at(id.slot).face
}

fn first(t: &T, but: ObjectId) -> ObjectId {
    let other = t.zones.of(TABLE).iter().find(|s| **s != but.slot);
    other.map_or(ObjectId::NONE, |&s| t.objects.id(s))
}

impl Game for Mini {
    type Rules = ();
    type Board = Board;
    type Proc = Proc;
    type Event = Event;
    type Choice = u8;
    type Topic = ();
    type Thing = ();
    type Mark = ();
    type Ghost = ();
    type Change = ();
    type Until = ();
    type Act = ();
    type Cond = ();

    fn advance(t: &mut T, p: Proc) -> Flow<Self> {
        match p {
            Proc::Break => {
                let all = t.zones.of(TABLE).iter().map(|&s| Event::Break(t.objects.id(s))).collect();
                Flow::Emit(Proc::Read, all)
            }
            Proc::Read => {
                t.board.report = Some(t.report().clone());
                Flow::Goto(Proc::End)
            }
            Proc::Instead(id, n) => Flow::Emit(Proc::Rest, smallvec![Event::Break(id), Event::Note(n)]),
            Proc::Woken => Flow::Emit(Proc::Rest, smallvec![Event::Note(9)]),
            Proc::Rest => Flow::Done,
            Proc::End => Flow::Over(Outcome::Drawn),
        }
    }
    fn moment(t: &T, m: Moment) -> Option<Proc> {
        match m {
            // Something happens after every batch of breaks: it must not disturb its report.
            Moment::Happened(b) => matches!(t.events(b)[0], Event::Break(_)).then_some(Proc::Woken),
            _ => None,
        }
    }
    fn offer(_: &T, _: &Frame<Self>, _: &mut Vec<u8>) {}
    fn take(_: &mut T, _: &Window<Self>, _: u8) -> Option<Proc> {
        None
    }
    fn idle(_: &T, _: &Window<Self>) -> bool {
        true
    }
    fn forbid(t: &T, e: Event) -> Option<Bar> {
        match e {
            Event::Break(id) if t.objects.get(id).is_none() => Some(Bar::Impossible),
            Event::Break(id) => (face(t, id) == 3).then_some(Bar::Forbidden),
            _ => None,
        }
    }
    fn instead(t: &T, e: Event, out: &mut Vec<Replacement>) {
        if let Event::Break(id) = e {
            // The text of a card of face 2 is about every break on the table.
            let texts = t.zones.of(TABLE).iter().filter(|s| t.objects.at(**s).face == 2);
            let own = (face(t, id) == 1).then_some(1000);
            let all = texts.map(|&s| s.into()).chain(own);
            out.extend(all.map(|id| Replacement { id, chooser: None, optional: false, decider: None }));
        }
    }
    fn replace(t: &mut T, r: Replacement, e: Event) -> Replaced<Self> {
        let Event::Break(id) = e else { unreachable!("only breaks are replaced") };
        if r.id == 1000 {
            return Replaced::Along(Event::Take(id));
        }
        Replaced::Runs(Frame::Proc(Proc::Instead(first(t, id), r.id as u8)))
    }
    fn choice_of(_: Option<Replacement>) -> u8 {
        0
    }
    fn perform(t: &mut T, b: Batch) {
        for (n, e) in t.events_of(b).into_iter().enumerate() {
            t.doing(n);
            let standing = t.standing().count();
            t.board.order.push(e);
            t.board.standing.push(standing);
            match e {
                Event::Break(id) => drop(t.relocate(id.slot, PILE, None, false)),
                Event::Take(id) => drop(t.relocate(id.slot, HAND, None, false)),
                Event::Note(_) => (),
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
    fn endless(_: &mut T) -> Outcome {
        Outcome::Stopped
    }
}

/// Everything on the table breaks at once.
fn breaks(faces: &[u16]) -> T {
    let mut t = Table::new(Arc::new(()), Board::default(), 3, Rng::new(1));
    t.bring(faces, 0, TABLE);
    t.start(Proc::Break);
    assert_eq!(t.outcome(), Some(Outcome::Drawn), "no loop");
    t
}

fn fates(t: &T) -> &[Fate] {
    t.board.report.as_ref().expect("it was read").fates()
}

#[test]
fn each_event_has_its_own_fate_and_its_own_new_object() {
    let t = breaks(&[0, 1, 3]);
    assert_eq!(fates(&t), [Fate::Done, Fate::Replaced, Fate::Forbidden]);
    let report = t.board.report.as_ref().expect("it was read");
    let made: Vec<(Option<u16>, u16)> = report.made().iter().map(|m| (m.by, m.new.slot)).collect();
    assert_eq!(made, [(Some(0), 0), (Some(1), 1)]);
    let old = ObjectId { slot: 0, stay: 1 };
    assert_eq!(report.became(old), Some(t.objects.id(0)));
    assert_eq!(report.made_by(1).collect::<Vec<_>>(), [t.objects.id(1)]);
    assert_eq!((t.zones.of(PILE), t.zones.of(HAND), t.zones.of(TABLE)), (&[0][..], &[1][..], &[2][..]));
}

#[test]
fn all_is_replaced_before_any_of_it_is_performed_and_texts_are_followed_afterwards() {
    // Both breaks are replaced by the text of card 1; nothing breaks before both
    // have been looked at, and each text breaks the other card.
    let t = breaks(&[0, 2]);
    assert_eq!(fates(&t), [Fate::Replaced, Fate::Replaced]);
    let id = |slot| ObjectId { slot, stay: 1 };
    let order = [Event::Break(id(1)), Event::Note(1), Event::Break(id(0)), Event::Note(1), Event::Note(9)];
    assert_eq!(t.board.order, order, "a text is used once along the chain, so its own breaks come true");
    assert_eq!(t.board.standing, [2, 2, 1, 1, 0], "each stands until it is at its end");
}

#[test]
fn two_texts_that_send_a_thing_to_and_fro_are_each_used_once() {
    // The first chain goes through both texts and breaks card 0; the second finds it broken.
    let t = breaks(&[2, 2]);
    let id = |slot| ObjectId { slot, stay: 1 };
    let order = [Event::Note(0), Event::Break(id(0)), Event::Note(1), Event::Note(0)];
    assert_eq!(t.board.order[..4], order);
    assert_eq!((t.zones.of(PILE), t.zones.of(TABLE)), (&[0][..], &[1][..]), "nothing is lost");
}
