//! Preparing a game. [102] [903]

use crate::Wakfu;
use crate::board::{Alignment, Board, Phase, T, Thing, WORLD, ZONES, Zone, look, zone};
use crate::deck::{DeckFault, Format, check_team};
use crate::layers;
use crate::limited;
use crate::perform::places::shuffle;
use crate::rules::Rules;
use crate::timing::{Choice, Proc};
use crate::turn;
use arbiter_desk::Setting;
use arbiter_kernel::{Flow, Frame, Rng, Seat, Table, Tray, rule};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What a player brings, by the numbers of faces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// The Level 1 face of the Hero. [307.1]
    pub hero: u16,
    /// [306.1]
    pub bag: u16,
    /// The other cards.
    pub cards: Vec<u16>,
    /// What may be swapped in between the games of a match. [101.4]
    pub reserve: Vec<u16>,
    /// Declared before the match. [401.3a]
    pub alignment: Alignment,
}

/// Where the preparation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Both sides throw in secret, the second one after the first. [102.2]
    Throw(Tray),
    /// One of them has.
    Thrown(Tray),
    /// The winner says who begins. [102.2]
    Chosen,
    /// A team seats itself, this place of the turn order next. [903.1]
    Seat(u8),
    /// It was said.
    Seated(u8),
    /// Hero, Bag, Deck. [102.1]
    LayOut,
    /// The first Hand. [102.3]
    Hands,
    /// The n-th player may start the Hand again, for the k-th time. [102.4]
    Rollback(u8, u8),
    /// It was said.
    RolledBack(u8, u8),
    /// The first turn.
    Begin,
}

/// Decks of partners go together. [901.3a]
///
/// # Errors
/// The first card that two of them may not both have.
pub fn check_teams(rules: &Rules, decks: &[Deck]) -> Result<(), DeckFault> {
    let team = |n: usize| decks.iter().skip(n).step_by(2).collect::<Vec<_>>();
    check_team(rules, &team(0)).and_then(|()| check_team(rules, &team(1)))
}

/// A game from its beginning, as the mode wants it. The loser of the last game
/// says who begins; in a team its first seat. [102.2] [903.1]
///
/// # Errors
/// The card that partners may not both have.
pub fn begin(
    rules: &Arc<Rules>,
    decks: &[Deck],
    setting: &Setting,
    (chooser, rng): (Option<Seat>, Rng),
) -> Result<T, arbiter_desk::Fault> {
    let format = Format::of_mode(setting.mode.key);
    let plan = limited::Plan { format, chooser, swaps: chooser.is_some() && !decks.is_empty() };
    if decks.is_empty() {
        return Ok(start_limited(rules, setting.seating.seats() as u8 / 2, plan, rng));
    }
    check_teams(rules, decks).map_err(|fault| arbiter_desk::Fault::of_deck("team", fault))?;
    if plan.swaps && !format.is_constructed() {
        return Ok(start_again(rules, decks, plan, rng));
    }
    Ok(start(rules, decks, chooser, rng))
}

/// A table at its first question. `chooser`: who says who begins, as the loser
/// of the game before. [102.2]
#[must_use]
pub fn start(rules: &Arc<Rules>, decks: &[Deck], chooser: Option<Seat>, rng: Rng) -> T {
    let mut t = Table::<Wakfu>::new(Arc::clone(rules), Board::new(decks.len() as u8 / 2), ZONES, rng);
    lay(&mut t, decks);
    let first = first(&mut t, chooser);
    t.start(Proc::Setup(first));
    t
}

/// A table at the first question of a game to which nobody brings a deck.
#[must_use]
pub fn start_limited(rules: &Arc<Rules>, each: u8, plan: limited::Plan, rng: Rng) -> T {
    let mut t = Table::<Wakfu>::new(Arc::clone(rules), Board::new(each), ZONES, rng);
    limited::begin(&mut t, plan);
    t
}

/// The same of a later game of a match, with what they had in the game before. [101.4]
#[must_use]
pub fn start_again(rules: &Arc<Rules>, decks: &[Deck], plan: limited::Plan, rng: Rng) -> T {
    let mut t = Table::<Wakfu>::new(Arc::clone(rules), Board::new(decks.len() as u8 / 2), ZONES, rng);
    limited::begin_again(&mut t, decks, plan);
    t
}

/// Who begins is thrown for, or the loser of the game before says it. [102.2]
pub(crate) fn first(t: &mut T, chooser: Option<Seat>) -> Step {
    match chooser {
        Some(seat) => {
            t.board.active = seat;
            Step::Chosen
        }
        None => Step::Throw(t.lay_out()),
    }
}

/// Bags in the World, Heroes in their Bags, Decks. [102.1]
pub(crate) fn lay(t: &mut T, decks: &[Deck]) {
    for (seat, deck) in decks.iter().enumerate() {
        let seat = seat as Seat;
        rule!("102.1", "307.1", "306.1");
        t.bring(&[deck.bag], seat, WORLD);
        t.bring(&[deck.hero], seat, zone(seat, Zone::Bag));
        t.bring(&deck.cards, seat, zone(seat, Zone::Deck));
        // What was brought besides is the reserve, in a tournament and elsewhere. [406.1] [406.2]
        rule!("406.1", "406.2");
        t.bring(&deck.reserve, seat, zone(seat, Zone::Collection));
        let p = &mut t.state.board.players[seat as usize];
        p.alignment = deck.alignment;
        let find = |t: &T, z, face: u16| {
            let slots = t.zones.of(z).iter().copied();
            let own = slots.filter(|&s| t.objects.at(s).owner == seat && t.objects.at(s).face == face);
            own.last().map(|s| t.objects.id(s))
        };
        let (bag, hero) = (find(t, WORLD, deck.bag), find(t, zone(seat, Zone::Bag), deck.hero));
        let p = &mut t.state.board.players[seat as usize];
        (p.bag, p.hero) = (bag.expect("it was brought"), hero.expect("it was brought"));
        for id in [p.bag, p.hero] {
            t.objects.at_mut(id.slot).mark.controller = seat;
        }
    }
}

/// Options of a question.
pub(crate) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    match step {
        Step::Thrown(_) => out.extend((0..3).map(Choice::Throw)),
        Step::Chosen => out.extend([Choice::Seat(0), Choice::Seat(1)]),
        Step::Seated(place) => {
            out.extend(free(t, place).into_iter().map(Choice::Seat));
        }
        _ => out.extend([Choice::Yes, Choice::No]),
    }
}

/// The seats of the team at a place of the order that have no place yet.
fn free(t: &T, place: u8) -> Vec<Seat> {
    let team = look::team(t, t.board.order[usize::from(place)]);
    let taken: Vec<Seat> = t.board.order[..usize::from(place)].to_vec();
    (0..t.board.seats).filter(|&s| look::team(t, s) == team && !taken.contains(&s)).collect()
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Wakfu> {
    let to = |s| Proc::Setup(s);
    match step {
        Step::Throw(tray) => {
            let thrown = t.tray(tray).len() as u8;
            if thrown < 2 {
                return Flow::Ask(to(Step::Thrown(tray)), thrown);
            }
            let both = t.take_up(tray);
            let (Thing::Number(a), Thing::Number(b)) = (both[0], both[1]) else { unreachable!("two throws") };
            match (3 + a - b) % 3 {
                // Again.
                0 => Flow::Goto(to(Step::Throw(t.lay_out()))),
                n => {
                    // Paper beats rock, scissors paper, rock scissors.
                    let winner = if n == 1 { 0 } else { 1 };
                    t.board.active = winner;
                    rule!("102.2", "903.1");
                    crate::story::throws(t, winner);
                    Flow::Goto(to(Step::Chosen))
                }
            }
        }
        Step::Thrown(tray) => {
            let Choice::Throw(n) = t.answered() else { unreachable!("a throw") };
            t.gather(Thing::Number(i16::from(n)));
            Flow::Goto(to(Step::Throw(tray)))
        }
        Step::Chosen if !t.has_answer() => {
            let seat = t.board.active;
            Flow::Ask(to(Step::Chosen), seat)
        }
        Step::Chosen => {
            let Choice::Seat(first) = t.answered() else { unreachable!("a side was named") };
            rule!("102.2");
            let each = t.board.seats / 2;
            let (s, o) = (first % 2, 1 - first % 2);
            t.board.order = (0..each).flat_map(|n| [s + n * 2, o + n * 2]).collect();
            Flow::Goto(to(Step::Seat(0)))
        }
        Step::Seat(place) if place >= t.board.seats => Flow::Goto(to(Step::LayOut)),
        Step::Seat(place) => match free(t, place).as_slice() {
            [one] => {
                let one = *one;
                sit(t, place, one);
                Flow::Goto(to(Step::Seat(place + 1)))
            }
            all => Flow::Ask(to(Step::Seated(place)), all[0]),
        },
        Step::Seated(place) => {
            let Choice::Seat(seat) = t.answered() else { unreachable!("a partner was named") };
            sit(t, place, seat);
            Flow::Goto(to(Step::Seat(place + 1)))
        }
        Step::LayOut => {
            rule!("102.1", "507.1");
            for seat in 0..t.board.seats {
                shuffle(t, zone(seat, Zone::Deck));
            }
            t.board.active = t.board.order[0];
            Flow::Goto(to(Step::Hands))
        }
        Step::Hands => {
            rule!("102.3", "505.1");
            for seat in 0..t.board.seats {
                let n = layers::ap(t, seat);
                deal(t, seat, n);
            }
            Flow::Goto(to(Step::Rollback(0, 0)))
        }
        Step::Rollback(n, k) => {
            let Some(&seat) = t.board.order.get(usize::from(n)) else { return Flow::Goto(to(Step::Begin)) };
            // After a Hand of none there is nothing to start again.
            if t.zones.is_empty(zone(seat, Zone::Hand)) {
                return Flow::Goto(to(Step::Rollback(n + 1, 0)));
            }
            Flow::Ask(to(Step::RolledBack(n, k)), seat)
        }
        Step::RolledBack(n, k) => {
            let seat = t.board.order[usize::from(n)];
            if t.answered() != Choice::Yes {
                return Flow::Goto(to(Step::Rollback(n + 1, 0)));
            }
            rule!("102.4");
            for slot in t.zones.of(zone(seat, Zone::Hand)).to_vec() {
                t.relocate(slot, zone(seat, Zone::Deck), None, false);
            }
            shuffle(t, zone(seat, Zone::Deck));
            let cards = (layers::ap(t, seat) - i16::from(k)).max(0);
            crate::story::rolls_back(t, seat, cards);
            deal(t, seat, cards);
            Flow::Goto(to(Step::Rollback(n, k + 1)))
        }
        Step::Begin => {
            for p in &mut t.board.players {
                p.busy = false;
            }
            // Who has left meanwhile has no first turn. [902.1c]
            let first = t.board.order.iter().copied().find(|&s| !t.out().has(s)).expect("a side has somebody");
            Flow::Goto(Proc::Turn(turn::Step::Begin(first)))
        }
    }
}

fn sit(t: &mut T, place: u8, seat: Seat) {
    rule!("903.1", "903.2");
    let at = t.board.order.iter().position(|&s| s == seat).expect("everybody has a place");
    t.board.order.swap(usize::from(place), at);
}

/// Heroes and Haven Bags of teams are shown when everybody has taken a place. [903.1] [903.2]
pub(crate) fn is_veiled(t: &T) -> bool {
    let seated =
        |s: &Step| matches!(s, Step::LayOut | Step::Hands | Step::Rollback(..) | Step::RolledBack(..) | Step::Begin);
    rule!("903.1" => t.board.phase == Phase::Setup && t.board.seats > 2)
        && !matches!(t.frames().first(), Some(Frame::Proc(Proc::Setup(step))) if seated(step))
}

/// Cards from the top of the Deck; the game has not begun.
fn deal(t: &mut T, seat: Seat, n: i16) {
    for _ in 0..n {
        if let Some(&top) = t.zones.of(zone(seat, Zone::Deck)).first() {
            t.relocate(top, zone(seat, Zone::Hand), None, false);
        }
    }
}
