//! The evolve ability, and evolving by effects. [5.15] [12.2]

use crate::Evolve;
use crate::board::{Pick, T, Thing, Zones};
use crate::event::Change;
use crate::play::{Play, REVEALED, Step};
use crate::rules::Sort;
use crate::timing::Proc;
use crate::words::Zone;
use arbiter_kernel::{Flow, ObjectId, Seat, rule};

/// Play points that the evolve ability of a follower costs now.
#[must_use]
pub fn cost(t: &T, id: ObjectId, printed: u8) -> i8 {
    let changed = t.modifiers_on(id).rev().find_map(|m| match m.change {
        Change::EvolvePrice(p) => Some(p),
        _ => None,
    });
    changed.unwrap_or(printed) as i8
}

/// A facedown card with the follower's name in a player's evolve deck; those
/// faceup are spent for the game. [5.15.1.1] [12.2.2] [R19]
#[must_use]
pub fn card(t: &T, seat: Seat, follower: ObjectId) -> Option<ObjectId> {
    left(t, seat, follower, &[])
}

/// The same besides cards that other followers evolve with at the same time.
#[must_use]
pub fn left(t: &T, seat: Seat, follower: ObjectId, taken: &[ObjectId]) -> Option<ObjectId> {
    // [2.1.1] The name says which card it is.
    rule!("2.1.1");
    let name = crate::layers::core(t, follower).name;
    let fits = |slot: u16| {
        let o = t.objects.at(slot);
        !o.mark.flipped && t.rules.cores[o.face as usize].name == name
    };
    let deck = t.cards(seat, Zone::EvolveDeck).iter().filter(|slot| fits(**slot));
    deck.map(|&slot| t.objects.id(slot)).find(|id| !taken.contains(id))
}

/// How many such cards there are.
pub(crate) fn cards(t: &T, seat: Seat, follower: ObjectId) -> usize {
    let mut taken = crate::board::Cards::new();
    while let Some(card) = left(t, seat, follower, &taken) {
        taken.push(card);
    }
    taken.len()
}

/// Whether the evolve ability can be paid, with or without an evolution point.
#[must_use]
pub fn payable(t: &T, seat: Seat, id: ObjectId, printed: u8) -> bool {
    let (p, price) = (&t.board.seats[seat as usize], cost(t, id, printed));
    let points = p.pp >= price || (p.ep > 0 && p.pp >= price - 1);
    points && card(t, seat, id).is_some()
}

/// P5 for the evolve ability: an evolution point may stand in for one play
/// point. [12.2.3] [R11]
pub fn price(t: &mut T, play: Play) -> Flow<Evolve> {
    let scope = t.scope(play.scope);
    let (id, seat) = (scope.source, scope.controller);
    let Sort::Activated { evolve: Some(printed), .. } = t.rules.abilities[scope.ability as usize].sort else {
        unreachable!("the evolve ability")
    };
    rule!("12.2.1", "12.2.2");
    let Some(card) = card(t, seat, id) else { return Flow::Fail };
    t.scope_mut(play.scope).picks.push(Pick { of: REVEALED, share: 0, what: Thing::Card(card) });
    let (p, price) = (&t.board.seats[seat as usize], cost(t, id, printed));
    let (without, with) = (p.pp >= price, price > 0 && p.ep > 0 && p.pp >= price - 1);
    match (without, with) {
        (true, true) => Flow::Ask(Proc::Play(Step::EvolutionPoint, play), seat),
        (true, false) => pay(t, play, false),
        (false, true) => pay(t, play, true),
        (false, false) => Flow::Fail,
    }
}

/// Pays for the evolve ability.
pub fn pay(t: &mut T, play: Play, with_point: bool) -> Flow<Evolve> {
    let scope = t.scope(play.scope);
    let (id, seat) = (scope.source, scope.controller);
    let Sort::Activated { evolve: Some(printed), .. } = t.rules.abilities[scope.ability as usize].sort else {
        unreachable!("the evolve ability")
    };
    let price = cost(t, id, printed);
    if with_point {
        rule!("3.2.5", "12.2.3");
        let left = &mut t.board.seats[seat as usize].ep;
        *left -= 1;
        let now = *left;
        crate::story::more::evolution_points(t, seat, now);
    }
    rule!("3.2.2");
    t.board.seats[seat as usize].pp -= price - i8::from(with_point);
    Flow::Goto(Proc::Play(Step::Costs(0), play))
}
