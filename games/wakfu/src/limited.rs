//! Sealed decks and drafts: packs are opened, cards are taken and passed on, and
//! everybody builds a deck of what they have, before the game begins. [101.2]
//!
//! The pack that somebody holds is in the Hand, what they have received is the
//! Collection, and the deck they build is the Deck: each is seen as these are.

mod build;
mod keep;
mod packs;
mod why;

pub(crate) use keep::kept;
pub(crate) use why::why_not;

use crate::Wakfu;
use crate::board::{Alignment, Phase, T, Zone, zone};
use crate::card::Kind;
use crate::deck::Format;
use crate::setup::{self, Deck};
use crate::story;
use crate::timing::{Choice, Proc};
use crate::words::Element;
use arbiter_kernel::{Flow, ObjectId, Seat, rule};
use serde::{Deserialize, Serialize};

/// Packs that everybody drafts from, one after the other.
pub const DRAFTED: u8 = 3;
/// Packs that everybody opens for a sealed deck.
pub const SEALED: u8 = 5;

/// What is played, and who says who begins as the loser of the game before. [102.2]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// A sealed deck or a draft. [101.2]
    pub format: Format,
    /// The loser of the game before.
    pub chooser: Option<Seat>,
    /// It is a later game of a match: cards are swapped, Hero and Haven Bag stay.
    /// [101.4] [306.1] [307.1]
    pub swaps: bool,
}

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Everybody opens Heroes and Haven Bags, and what is for them alone.
    Open,
    /// Everybody opens this pack of the draft.
    Pack(u8),
    /// A seat takes a card of the pack it holds.
    Pick(u8, Seat),
    /// It was said which.
    Picked(u8, Seat),
    /// The packs go on, to the left or to the right.
    Pass(u8),
    /// A seat builds: who cannot with what they have opens one pack more.
    Begin(Seat),
    /// Its Hero, and then its Haven Bag. [101.3]
    Base(Seat, Kind),
    /// It was said which.
    Based(Seat, Kind),
    /// To whom the Hero is aligned. [401.3a]
    Aligned(Seat),
    /// A card more, a card less, or done. [101.2]
    Card(Seat),
    /// It was said.
    Carded(Seat),
    /// Elemental Allies make up what is missing. [101.7]
    Fill(Seat),
    /// One was named.
    Filled(Seat),
    /// Everybody has a deck.
    LayOut,
}

/// The first question of a game for so many, each of whom brings nothing.
pub(crate) fn begin(t: &mut T, plan: Plan) {
    t.board.phase = if plan.format == Format::Draft { Phase::Draft } else { Phase::Build };
    t.start(Proc::Limited(Step::Open, plan));
}

/// The same of a later game of a match: everybody has the deck and the reserve of
/// the game before. [101.4]
pub(crate) fn begin_again(t: &mut T, decks: &[Deck], plan: Plan) {
    rule!("101.4");
    t.board.phase = Phase::Build;
    for (seat, deck) in (0..).zip(decks) {
        let base = [deck.hero, deck.bag];
        // Elemental Allies are nobody's: they are added anew. [101.7]
        let own = |f: &&u16| plan.format != Format::Draft || !packs::is_elemental(&t.rules.faces[**f as usize]);
        let cards: Vec<u16> = base.iter().chain(&deck.cards).filter(own).copied().collect();
        let rest: Vec<u16> = deck.reserve.iter().filter(own).copied().collect();
        t.bring(&cards, seat, zone(seat, Zone::Deck));
        t.bring(&rest, seat, zone(seat, Zone::Collection));
        t.board.players[seat as usize].alignment = deck.alignment;
    }
    t.start(Proc::Limited(Step::Begin(0), plan));
}

/// Cards of an area of a seat.
fn cards(t: &T, seat: Seat, z: Zone) -> impl Iterator<Item = ObjectId> + '_ {
    t.zones.of(zone(seat, z)).iter().map(|&s| t.objects.id(s))
}

/// One of each name among cards.
fn different(t: &T, all: impl Iterator<Item = ObjectId>) -> Vec<ObjectId> {
    let mut seen: Vec<u16> = Vec::new();
    let mut fresh = |id: &ObjectId| {
        let face = t.objects.at(id.slot).face;
        let new = !seen.contains(&face);
        seen.push(face);
        new
    };
    all.filter(&mut fresh).collect()
}

/// What may be answered. Of who has left nobody expects anything.
pub(crate) fn options(t: &T, step: Step, plan: Plan, out: &mut Vec<Choice>) {
    let (Step::Picked(_, seat) | Step::Based(seat, _) | Step::Aligned(seat) | Step::Carded(seat) | Step::Filled(seat)) =
        step
    else {
        unreachable!("not a question: {step:?}")
    };
    if t.out().has(seat) {
        return out.push(Choice::Stop);
    }
    match step {
        // What suits best is offered first.
        Step::Picked(..) => out.extend(build::by_worth(t, seat, cards(t, seat, Zone::Hand)).map(Choice::Card)),
        Step::Based(_, kind) => {
            out.push(Choice::Build);
            out.extend(build::of_kind(t, seat, kind).into_iter().map(Choice::Card));
        }
        Step::Aligned(_) => {
            out.push(Choice::Build);
            out.extend([Alignment::Neutral, Alignment::Bonta, Alignment::Brakmar].map(Choice::Align));
        }
        Step::Carded(_) => {
            out.extend(build::is_enough(t, seat, plan.format).then_some(Choice::Stop));
            out.extend((build::missing(t, seat) > 0).then_some(Choice::Build));
            out.extend((!plan.swaps).then_some(Choice::Again));
            let legal = cards(t, seat, Zone::Collection).filter(|&id| build::why_not(t, seat, id).is_none());
            out.extend(build::by_worth(t, seat, different(t, legal).into_iter()).map(Choice::Add));
            let inside = cards(t, seat, Zone::Deck).filter(|&id| !build::is_base(t, id));
            out.extend(different(t, inside).into_iter().map(Choice::Remove));
        }
        _ => out.extend(build::elements(t, seat).into_iter().map(Choice::Element)),
    }
}

/// Which question it is, as `ask-...` in the translation files.
pub(crate) fn question(step: Step) -> &'static str {
    match step {
        Step::Picked(..) => "ask-pick",
        Step::Based(_, Kind::Hero) => "ask-hero",
        Step::Based(..) => "ask-haven",
        Step::Aligned(_) => "ask-align",
        Step::Filled(_) => "ask-elemental",
        _ => "ask-build",
    }
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step, plan: Plan) -> Flow<Wakfu> {
    let to = |s| Proc::Limited(s, plan);
    let next = |seat: Seat| Flow::Goto(to(Step::Begin(seat + 1)));
    match step {
        Step::Open => {
            packs::open(t, plan.format);
            Flow::Goto(to(if plan.format == Format::Draft { Step::Pack(0) } else { Step::Begin(0) }))
        }
        Step::Pack(DRAFTED) => {
            t.board.phase = Phase::Build;
            Flow::Goto(to(Step::Begin(0)))
        }
        Step::Pack(n) => {
            packs::hand_out(t, n);
            Flow::Goto(to(Step::Pick(n, 0)))
        }
        Step::Pick(n, seat) if seat == t.board.seats => Flow::Goto(to(Step::Pass(n))),
        Step::Pick(n, seat) => match *t.zones.of(zone(seat, Zone::Hand)) {
            [] => Flow::Goto(to(Step::Pick(n, seat + 1))),
            // The last card of a pack is nobody's choice.
            [last] => {
                packs::take(t, seat, last);
                Flow::Goto(to(Step::Pick(n, seat + 1)))
            }
            _ => Flow::Ask(to(Step::Picked(n, seat)), seat),
        },
        Step::Picked(n, seat) => {
            if let Choice::Card(id) = t.answered() {
                packs::take(t, seat, id.slot);
            }
            Flow::Goto(to(Step::Pick(n, seat + 1)))
        }
        Step::Pass(n) => {
            let empty = (0..t.board.seats).all(|s| t.zones.is_empty(zone(s, Zone::Hand)));
            packs::pass(t, n);
            Flow::Goto(to(if empty { Step::Pack(n + 1) } else { Step::Pick(n, 0) }))
        }
        Step::Begin(seat) if seat == t.board.seats => Flow::Goto(to(Step::LayOut)),
        Step::Begin(seat) if t.out().has(seat) => next(seat),
        Step::Begin(seat) if plan.swaps => Flow::Goto(to(Step::Card(seat))),
        Step::Begin(seat) => {
            packs::make_up(t, seat, plan.format);
            Flow::Goto(to(Step::Base(seat, Kind::Hero)))
        }
        Step::Base(seat, kind) => Flow::Ask(to(Step::Based(seat, kind)), seat),
        Step::Based(seat, kind) => match t.answered() {
            Choice::Card(id) => {
                rule!("101.3");
                build::put(t, id, seat, Zone::Deck);
                match kind {
                    Kind::Hero => Flow::Goto(to(Step::Base(seat, Kind::Bag))),
                    _ => Flow::Ask(to(Step::Aligned(seat)), seat),
                }
            }
            other => otherwise(t, seat, plan, other),
        },
        Step::Aligned(seat) => match t.answered() {
            Choice::Align(side) => {
                rule!("401.3a");
                t.board.players[seat as usize].alignment = side;
                Flow::Goto(to(Step::Card(seat)))
            }
            other => otherwise(t, seat, plan, other),
        },
        Step::Card(seat) => Flow::Ask(to(Step::Carded(seat)), seat),
        Step::Carded(seat) => match t.answered() {
            Choice::Add(id) => {
                build::put(t, id, seat, Zone::Deck);
                Flow::Goto(to(Step::Card(seat)))
            }
            Choice::Remove(id) => {
                build::put(t, id, seat, Zone::Collection);
                Flow::Goto(to(Step::Card(seat)))
            }
            Choice::Again => {
                build::undo(t, seat);
                Flow::Goto(to(Step::Base(seat, Kind::Hero)))
            }
            other => otherwise(t, seat, plan, other),
        },
        Step::Fill(seat) if build::missing(t, seat) == 0 => {
            story::built(t, seat);
            next(seat)
        }
        Step::Fill(seat) => match build::elements(t, seat)[..] {
            [only] => fill(t, seat, only, plan),
            _ => Flow::Ask(to(Step::Filled(seat)), seat),
        },
        Step::Filled(seat) => match t.answered() {
            Choice::Element(element) => fill(t, seat, element, plan),
            _ => next(seat),
        },
        Step::LayOut => {
            build::lay_out(t);
            Flow::Goto(Proc::Setup(setup::first(t, plan.chooser)))
        }
    }
}

/// It is left to the table, it is done, or whose it was has gone.
fn otherwise(t: &mut T, seat: Seat, plan: Plan, said: Choice) -> Flow<Wakfu> {
    let to = |s| Proc::Limited(s, plan);
    match said {
        Choice::Build => {
            build::for_them(t, seat, plan.format);
            Flow::Goto(to(Step::Card(seat)))
        }
        _ if t.out().has(seat) => Flow::Goto(to(Step::Begin(seat + 1))),
        _ => Flow::Goto(to(Step::Fill(seat))),
    }
}

/// An elemental Ally comes into a deck. [101.7]
fn fill(t: &mut T, seat: Seat, element: Element, plan: Plan) -> Flow<Wakfu> {
    rule!("101.7");
    let face = packs::elemental(&t.rules, element).expect("its Element was offered");
    t.bring(&[face], seat, zone(seat, Zone::Deck));
    Flow::Goto(Proc::Limited(Step::Fill(seat), plan))
}
