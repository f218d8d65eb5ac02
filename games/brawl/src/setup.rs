//! Preparing a game, in the book's order. [T0]

use crate::Brawl;
use crate::arena::{HexId, Mask, OFF, bit};
use crate::ask::Question;
use crate::board::{Board, CHALLENGES, Cause, Champion, ChampionId, Player, RESERVE, Read, T, ZONES, Zone, slot, zone};
use crate::event::Event;
use crate::perform;
use crate::recruit::{self, Mode};
use crate::rules::{Rules, TRAPS};
use crate::team::{self, side};
use crate::timing::{Choice, Proc};
use crate::turn;
use arbiter_kernel::{Flow, Rng, Seat, Table, rule};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;
use std::sync::Arc;

/// Where the preparation is. Seats are named by their place in the turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Who begins is chance. [setup.1a] [four.setup.1]
    First(Mode),
    /// A team names who of it plays first. [four.setup.2] [four.setup.3]
    Name(Mode, u8),
    /// It was said.
    Named(Mode, u8),
    /// The first player chooses a deployment zone. [setup.1b]
    Zone(Mode),
    /// It was said.
    Zoned(Mode),
    /// Portals, essences, decks and challenges are laid out. [setup.2b]
    LayOut,
    /// The n-th trap is laid. [setup.6b] [setup.7a] [four.setup.7]
    Trap(u8),
    /// Where was said.
    Trapped(u8),
    /// The first hand. [setup.8a]
    Hand(u8),
    /// Which cards are replaced; so many so far. [setup.8b]
    Redraw(u8, u8),
    /// A card was named, or enough.
    Redrawn(u8, u8),
    /// What was replaced is shuffled back. [setup.8c]
    ShuffleBack(u8),
    /// Champions are deployed. [setup.10]
    Deploy(u8),
    /// Where was said.
    Deployed(u8, ChampionId),
}

/// A table for so many seats, at its first question.
///
/// # Errors
/// If the lists of champions cannot be played.
pub fn start(rules: &Arc<Rules>, with: &recruit::Start, rng: Rng) -> Result<T, recruit::Fault> {
    let (mut t, first) = open(rules, with, rng)?;
    t.start(first);
    Ok(t)
}

/// The same before its first step.
pub(crate) fn open(rules: &Arc<Rules>, with: &recruit::Start, rng: Rng) -> Result<(T, Proc), recruit::Fault> {
    let draft = with.check(rules)?;
    let mut t = Table::<Brawl>::new(Arc::clone(rules), Board::new(with.seats), ZONES, rng);
    t.board.draft = draft;
    Ok((t, Proc::Setup(Step::First(with.mode))))
}

/// Brings a champion of a seat to its portal, on its base face. [setup.2b] [four.setup.4]
pub fn enlist(t: &mut T, seat: Seat, kind: u8) -> ChampionId {
    rule!("setup.2b", "four.setup.4");
    let n = t.board.count;
    t.board.champions[n as usize] = Champion { kind, seat, at: OFF, ..Champion::default() };
    t.board.count += 1;
    n
}

/// Who lays the n-th trap, by place in the order.
fn trapper(t: &T, n: u8) -> Seat {
    let place = if rule!("four.setup.7" => t.board.seats == 4) {
        n
    } else {
        rule!("setup.6b", "setup.7a");
        n / 2
    };
    t.board.order[place as usize]
}

/// Printed trap spaces without a trap.
#[must_use]
pub fn trap_spaces(t: &T) -> Mask {
    rule!("board.3");
    t.arena().traps & !t.board.tokens
}

/// Free hexes of a side's deployment zone. [setup.10] [four.setup.9]
#[must_use]
pub fn deployment(t: &T, who: ChampionId) -> Mask {
    rule!("setup.10", "setup.11", "four.setup.9");
    t.arena().deployment[t.board.home[t.side_of(who)] as usize] & t.free()
}

/// One step.
pub(crate) fn advance(t: &mut T, step: Step) -> Flow<Brawl> {
    let to = |s| Proc::Setup(s);
    match step {
        Step::First(mode) => first(t, mode),
        Step::Name(mode, place) => Flow::Ask(to(Step::Named(mode, place)), t.board.order[place as usize]),
        Step::Named(mode, place) => {
            let Choice::Seat(seat) = t.answered() else { unreachable!("a player was named") };
            rule!("four.setup.2", "four.setup.3");
            let mate = (seat + 2) % 4;
            (t.board.order[place as usize], t.board.order[place as usize + 2]) = (seat, mate);
            if place == 0 {
                crate::story::first(t, seat);
            }
            Flow::Goto(to(if place == 0 { Step::Name(mode, 1) } else { Step::Zone(mode) }))
        }
        Step::Zone(mode) => Flow::Ask(to(Step::Zoned(mode)), t.board.order[0]),
        Step::Zoned(mode) => {
            rule!("setup.1b");
            let Choice::Zone(home) = t.answered() else { unreachable!("a zone was named") };
            let own = side(t.board.order[0]);
            t.board.home[own] = home;
            t.board.home[team::other(own)] = 1 - home;
            crate::story::zone(t, t.board.order[0], home);
            Flow::Goto(Proc::Recruit(recruit::begin(mode)))
        }
        Step::LayOut => {
            lay_out(t);
            Flow::Goto(to(Step::Trap(0)))
        }
        Step::Trap(4) => {
            rule!("setup.7b");
            Flow::Goto(to(Step::Hand(0)))
        }
        Step::Trap(n) => Flow::Ask(to(Step::Trapped(n)), trapper(t, n)),
        Step::Trapped(n) => {
            let Choice::Hex(at) = t.answered() else { unreachable!("a hex was named") };
            Flow::Emit(to(Step::Trap(n + 1)), smallvec![Event::LayTrap(at)])
        }
        Step::Hand(n) if n == t.board.seats => Flow::Goto(to(Step::Deploy(0))),
        Step::Hand(n) => {
            rule!("setup.8a", "setup.9", "four.setup.8");
            let (seat, count) = (t.board.order[n as usize], team::hand(t));
            Flow::Emit(to(Step::Redraw(n, 0)), smallvec![Event::Draw(seat, count)])
        }
        Step::Redraw(n, count) => {
            let seat = t.board.order[n as usize];
            if t.cards(seat, Zone::Hand).is_empty() {
                return Flow::Emit(to(Step::ShuffleBack(n)), smallvec![Event::Draw(seat, count)]);
            }
            Flow::Ask(to(Step::Redrawn(n, count)), seat)
        }
        Step::Redrawn(n, count) => {
            // Discarded openly, and replaced before they are shuffled back. [A2]
            rule!("setup.8b", "setup.8c");
            let seat = t.board.order[n as usize];
            match t.answered() {
                Choice::Card(id) => Flow::Emit(to(Step::Redraw(n, count + 1)), smallvec![Event::Discard(id)]),
                _ => Flow::Emit(to(Step::ShuffleBack(n)), smallvec![Event::Draw(seat, count)]),
            }
        }
        Step::ShuffleBack(n) => {
            let seat = t.board.order[n as usize];
            if t.cards(seat, Zone::Discard).is_empty() {
                return Flow::Goto(to(Step::Hand(n + 1)));
            }
            Flow::Emit(to(Step::Hand(n + 1)), smallvec![Event::ShuffleBack(seat)])
        }
        Step::Deploy(n) if n == t.board.seats => Flow::Goto(Proc::Turn(turn::Step::Round)),
        Step::Deploy(n) => {
            // All of them, none may stay behind. [A4]
            let seat = t.board.order[n as usize];
            match (0..t.board.count).find(|&c| t.champion(c).seat == seat && !t.in_arena(c)) {
                Some(who) => Flow::Ask(to(Step::Deployed(n, who)), seat),
                None => Flow::Goto(to(Step::Deploy(n + 1))),
            }
        }
        Step::Deployed(n, who) => {
            let Choice::Hex(at) = t.answered() else { unreachable!("a hex was named") };
            let enter = Event::Enter { who, to: at, cause: Cause::Action, quietly: true };
            Flow::Emit(to(Step::Deploy(n)), smallvec![enter])
        }
    }
}

/// A random player, or a random team. [setup.1a] [four.setup.1]
fn first(t: &mut T, mode: Mode) -> Flow<Brawl> {
    rule!("setup.1a", "four.setup.1");
    let first = t.rng.below(2) as Seat;
    let other = 1 - first;
    t.board.order = [first, other, first + 2, other + 2];
    if t.board.seats == 2 {
        crate::story::first(t, first);
    }
    let next = if t.board.seats == 4 { Step::Name(mode, 0) } else { Step::Zone(mode) };
    Flow::Goto(Proc::Setup(next))
}

/// Essences, decks, challenges and the reserve of traps. [T0]
fn lay_out(t: &mut T) {
    let rules = Arc::clone(&t.rules);
    rule!("setup.2c", "mat.8");
    t.board.players = [Player { ready: 7, used: 0 }; 4];
    for seat in 0..t.board.seats {
        // The cards of all own champions, shuffled. [setup.3] [four.setup.5]
        rule!("setup.3", "four.setup.5");
        let deck = zone(seat, Zone::Deck);
        for n in 0..t.board.count {
            if t.champion(n).seat == seat {
                let def = &rules.champions[t.champion(n).kind as usize];
                let faces: Vec<u16> = (def.first..def.first + def.cards).collect();
                t.bring(&faces, seat, deck);
            }
        }
        perform::shuffle(t, deck);
    }
    rule!("setup.4a");
    let first = rules.first_challenge();
    let faces: Vec<u16> = (first..first + rules.challenges.len() as u16).collect();
    t.bring(&faces, 0, CHALLENGES);
    perform::shuffle(t, CHALLENGES);
    lay_challenges(t);
    rule!("setup.6a", "mat.7");
    let first = rules.first_trap();
    let faces: Vec<u16> = (first..first + TRAPS.len() as u16).collect();
    t.bring(&faces, 0, RESERVE);
    perform::shuffle(t, RESERVE);
}

/// The leftmost slot of 1 point first, then the unscorable ones from the right.
/// [setup.4b] [setup.4c] [four.setup.6b] [four.setup.6c] [four.setup.6d]
fn lay_challenges(t: &mut T) {
    rule!("setup.4b", "setup.4c", "four.setup.6a", "four.setup.6b", "four.setup.6c", "four.setup.6d");
    let slots = t.arena().track.slots(t.board.seats);
    let one = slots.iter().position(|&p| p == 1).expect("a track has a slot of 1 point");
    let open = slots.iter().take_while(|&&p| p == 0).count();
    for n in std::iter::once(one).chain((0..open).rev()) {
        let Some(&card) = t.zones.of(CHALLENGES).first() else { return };
        t.relocate(card, slot(n), None, false);
    }
}

/// What is asked at a step.
pub(crate) fn question(step: Step) -> Question {
    match step {
        Step::Named(..) => Question::new("ask-first"),
        Step::Zoned(_) => Question::new("ask-zone"),
        Step::Trapped(_) => Question::new("ask-trap"),
        Step::Redrawn(..) => Question::new("ask-redraw"),
        Step::Deployed(..) => Question::new("ask-deploy"),
        _ => Question::NONE,
    }
}

/// What may be answered.
pub(crate) fn options(t: &T, step: Step, out: &mut Vec<Choice>) {
    let hexes = |mask: Mask| crate::arena::each(mask).map(Choice::Hex);
    match step {
        Step::Named(_, place) => {
            let one = t.board.order[place as usize];
            out.extend([Choice::Seat(one), Choice::Seat(one + 2)]);
        }
        Step::Zoned(_) => out.extend([Choice::Zone(0), Choice::Zone(1)]),
        Step::Trapped(_) => out.extend(hexes(trap_spaces(t))),
        Step::Redrawn(n, _) => {
            let hand = t.cards(t.board.order[n as usize], Zone::Hand).iter();
            out.push(Choice::Stop);
            out.extend(hand.map(|&s| Choice::Card(t.objects.id(s))));
        }
        Step::Deployed(_, who) => out.extend(hexes(deployment(t, who))),
        _ => unreachable!("not a question: {step:?}"),
    }
}

/// Puts a champion on a hex, for tables that begin in the middle.
pub fn stand(t: &mut T, who: ChampionId, at: HexId) {
    let side = t.side_of(who);
    t.board.champions[who as usize].at = at;
    t.board.standing[side] |= bit(at);
}
