//! The rules of the miniature.

use arbiter_kernel::*;
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

pub(crate) const BOLT: u16 = 0;
pub(crate) const RASH: u16 = 1;
pub(crate) const WARD: u16 = 2;
pub(crate) const TURN: u16 = 3;
pub(crate) const NULL: u16 = 4;
pub(crate) const ECHO: u16 = 5;
pub(crate) const THORN: u16 = 6;
pub(crate) const MAIL: u16 = 7;

/// A kind of event far beyond the first word of bits.
pub(crate) const DAMAGED: u8 = 200;
/// One that nobody listens to, and that would be the same bit of a lower word.
const UNHEARD: u8 = DAMAGED - 64;

pub(crate) fn hand(seat: Seat) -> ZoneId {
    ZoneId(seat * 3)
}
pub(crate) fn play_area(seat: Seat) -> ZoneId {
    ZoneId(seat * 3 + 1)
}
pub(crate) fn deck(seat: Seat) -> ZoneId {
    ZoneId(seat * 3 + 2)
}
const GONE: ZoneId = ZoneId(6);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Mini;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Damage { to: Seat, amount: i16 },
    Discard(ObjectId),
    Draw(Seat),
}

/// What waits in the queue: a card, who played it, and about which event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Waiting {
    face: u16,
    seat: Seat,
    about: EventId,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Board {
    pub(crate) life: [i16; 2],
    pub(crate) queue: Vec<Waiting>,
    /// Who has reacted to which event: once each, whatever becomes of it.
    pub(crate) reacted: Vec<(EventId, Seat)>,
    /// What each emitter read when it went on.
    pub(crate) read: Vec<(Vec<Fate>, usize)>,
    pub(crate) undone: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Proc {
    Main,
    Chosen,
    Bolt(i16),
    Told,
    Rash,
    Undone,
    /// A window about the first event of a batch, then the queue above a mark.
    Open(Batch, bool),
    Drain(u8),
    React(EventId, ObjectId),
    /// A play whose cost is one certain card: an echo will do, nothing else; a
    /// null shows the top of the deck first.
    Costly,
    Which,
    Named,
    Barren,
    End,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct About(EventId, bool);

pub(crate) type T = Table<Mini>;

pub(crate) fn face(t: &T, id: ObjectId) -> u16 {
    t.objects.at(id.slot).face
}

fn hold(t: &T, seat: Seat) -> Vec<ObjectId> {
    t.zones.of(hand(seat)).iter().map(|&s| t.objects.id(s)).collect()
}

/// The reactions that a seat may make to an event.
fn reactions(t: &T, seat: Seat, about: About) -> Vec<ObjectId> {
    let waiting = t.board.queue.iter().any(|w| matches!(w.face, WARD | TURN | NULL));
    let once = !t.board.reacted.contains(&(about.0, seat));
    let fits = |id: &ObjectId| match face(t, *id) {
        WARD | TURN => about.1 && once,
        NULL => about.1 && waiting,
        ECHO => !about.1 && once,
        _ => false,
    };
    hold(t, seat).into_iter().filter(fits).collect()
}

fn resolve(t: &mut T, w: Waiting) -> Option<Event> {
    match w.face {
        WARD => {
            let (b, n) = t.find_event(w.about)?;
            t.drop_event(b, n, Fate::Replaced);
            None
        }
        TURN => {
            let (b, n) = t.find_event(w.about)?;
            if let Event::Damage { to, amount } = t.events(b)[n] {
                t.set_event(b, n, Event::Damage { to: 1 - to, amount });
            }
            None
        }
        NULL => {
            t.board.queue.pop();
            None
        }
        ECHO => Some(Event::Draw(w.seat)),
        _ => Some(Event::Damage { to: 1 - w.seat, amount: 1 }),
    }
}

impl Game for Mini {
    type Rules = ();
    type Board = Board;
    type Proc = Proc;
    type Event = Event;
    type Choice = Option<ObjectId>;
    type Topic = About;
    type Thing = ();
    type Mark = ();
    type Ghost = ();
    type Change = ();
    type Until = ();
    type Act = ();
    type Cond = ();

    fn advance(t: &mut T, p: Proc) -> Flow<Self> {
        match p {
            Proc::Main => Flow::Ask(Proc::Chosen, 0),
            Proc::Chosen => match t.answered() {
                None => Flow::Goto(Proc::End),
                Some(id) if face(t, id) == RASH => {
                    t.relocate(id.slot, GONE, None, false);
                    Flow::Try { of: Proc::Rash, done: Proc::Bolt(2), undone: Proc::Undone }
                }
                Some(id) => {
                    t.relocate(id.slot, GONE, None, false);
                    Flow::Goto(Proc::Bolt(3))
                }
            },
            Proc::Rash => {
                assert!(t.trying() && t.before().is_some_and(|before| before.board == t.board));
                match hold(t, 0).first() {
                    Some(&id) => Flow::Emit(Proc::Drain(0), smallvec![Event::Discard(id)]),
                    None => Flow::Fail,
                }
            }
            Proc::Undone => {
                t.board.undone += 1;
                Flow::Goto(Proc::Main)
            }
            Proc::Bolt(amount) => Flow::Emit(Proc::Told, smallvec![Event::Damage { to: 1, amount }]),
            Proc::Told => {
                let read = (t.report().fates().to_vec(), t.report().made().len());
                t.board.read.push(read);
                Flow::Goto(Proc::Main)
            }
            Proc::Open(b, before) => {
                let about = About(t.names(b)[0], before);
                let Event::Damage { to, .. } = t.events(b)[0] else { unreachable!("only damage is reacted to") };
                // What this event itself put there is above the mark.
                let own = t.board.queue.iter().position(|w| w.about == about.0);
                let mark = own.unwrap_or(t.board.queue.len()) as u8;
                let window = Window::new(about, &[to, 1 - to], Discipline::Alternate, None);
                Flow::Call(Proc::Drain(mark), Frame::Window(window))
            }
            Proc::Drain(mark) => match t.board.queue.len() > mark.into() {
                true => {
                    let last = t.board.queue.pop().expect("something waits");
                    match resolve(t, last) {
                        Some(e) => Flow::Emit(Proc::Drain(mark), smallvec![e]),
                        None => Flow::Goto(Proc::Drain(mark)),
                    }
                }
                false => Flow::Done,
            },
            Proc::React(about, id) => {
                let seat = t.objects.at(id.slot).owner;
                let face = face(t, id);
                t.board.queue.push(Waiting { face, seat, about });
                t.board.reacted.push((about, seat));
                t.relocate(id.slot, GONE, None, false);
                Flow::Done
            }
            Proc::Costly => Flow::Try { of: Proc::Which, done: Proc::Main, undone: Proc::Undone },
            Proc::Which => Flow::Ask(Proc::Named, 0),
            Proc::Named => match t.answered().map(|id| face(t, id)) {
                Some(ECHO) => Flow::Done,
                Some(NULL) => Flow::Emit(Proc::Barren, smallvec![Event::Draw(0)]),
                _ => Flow::Goto(Proc::Barren),
            },
            Proc::Barren => {
                t.because("2.1");
                Flow::Fail
            }
            Proc::End => Flow::Over(Outcome::Drawn),
        }
    }

    fn moment(t: &T, m: Moment) -> Option<Proc> {
        let damage = |b| matches!(t.events(b)[0], Event::Damage { .. });
        match m {
            Moment::AboutTo(b) if damage(b) => Some(Proc::Open(b, true)),
            Moment::Happened(b) if damage(b) => Some(Proc::Open(b, false)),
            _ => None,
        }
    }

    fn offer(t: &T, waiting: &Frame<Self>, out: &mut Vec<Self::Choice>) {
        out.push(None);
        match waiting {
            Frame::Proc(Proc::Named) => out.extend(hold(t, 0).into_iter().map(Some)),
            Frame::Window(w) => out.extend(reactions(t, w.seat(), w.topic).into_iter().map(Some)),
            _ => {
                let own = hold(t, 0).into_iter();
                out.extend(own.filter(|&id| matches!(face(t, id), BOLT | RASH)).map(Some));
            }
        }
    }

    fn take(_: &mut T, w: &Window<Self>, pick: Self::Choice) -> Option<Proc> {
        pick.map(|id| Proc::React(w.topic.0, id))
    }

    fn idle(t: &T, w: &Window<Self>) -> bool {
        t.zones.is_empty(hand(w.seat()))
    }

    fn forbid(_: &T, e: Event) -> Option<Bar> {
        matches!(e, Event::Damage { amount: ..=0, .. }).then_some(Bar::Impossible)
    }

    fn instead(t: &T, e: Event, out: &mut Vec<Replacement>) {
        if let Event::Damage { to, .. } = e {
            let mails = t.zones.of(play_area(to)).iter().filter(|s| t.objects.at(**s).face == MAIL);
            out.extend(mails.map(|&s| Replacement { id: s.into(), chooser: None, optional: false, decider: None }));
        }
    }

    fn replace(_: &mut T, _: Replacement, e: Event) -> Replaced<Self> {
        let Event::Damage { to, amount } = e else { unreachable!("only damage is reduced") };
        Replaced::Becomes(Event::Damage { to, amount: amount - 1 })
    }

    fn choice_of(_: Option<Replacement>) -> Self::Choice {
        None
    }

    fn perform(t: &mut T, batch: Batch) {
        for (n, e) in t.events_of(batch).into_iter().enumerate() {
            t.doing(n);
            match e {
                Event::Damage { to, amount } => {
                    t.board.life[to as usize] -= amount;
                    assert!(!t.listeners.hear(UNHEARD), "another bit than the kind that is heard");
                    if t.listeners.hear(DAMAGED) {
                        let thorns = t.listeners.iter().filter(|l| t.objects.get(l.on).is_some_and(|o| o.owner == to));
                        let about = t.names(batch)[n];
                        let back = thorns.map(|_| Waiting { face: THORN, seat: to, about }).collect::<Vec<_>>();
                        t.board.queue.extend(back);
                    }
                }
                Event::Discard(id) => {
                    t.relocate(id.slot, GONE, None, false);
                }
                Event::Draw(seat) => {
                    if let Some(&top) = t.zones.of(deck(seat)).first() {
                        t.relocate(top, hand(seat), None, false);
                    }
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
    fn sees(t: &T, slot: u16) -> SeatSet {
        let lies = |z: ZoneId| t.objects.at(slot).zone == z;
        if lies(deck(0)) || lies(deck(1)) { SeatSet::NONE } else { SeatSet::ALL }
    }
    fn endless(_: &mut T) -> Outcome {
        Outcome::Drawn
    }
}
