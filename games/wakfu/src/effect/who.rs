//! Whom a text means, and what holds of them.

use crate::board::Scope;
use crate::board::{Side, T, Thing, look};
use crate::layers;
use crate::noun;
use crate::perform::as_card;
use crate::rules::NONE;
use crate::words::{Cond, Named, Place, Player, Who};
use arbiter_kernel::{ObjectId, Seat, rule};

/// Somebody that a text speaks of, by where in it.
pub(crate) fn who_at(t: &T, ability: u16, spot: u32) -> Option<&Who> {
    let a = t.rules.abilities.get(ability as usize)?;
    find(&a.power, spot)
}

/// The same, by looking at each in turn.
fn find(power: &crate::words::Power, spot: u32) -> Option<&Who> {
    let mut all: Vec<&Who> = Vec::new();
    power.each_cost(&mut |n| {
        if let Named::Card(w) = n {
            all.push(w);
        }
    });
    power.each_effect(&mut |n| {
        if let Named::Card(w) = n {
            all.push(w);
        }
    });
    all.into_iter().find(|w| w.spot().0 == spot)
}

/// The players that a text means, those still in the game. [419.2]
pub(crate) fn players(t: &T, scope: &Scope, player: &Player) -> Vec<Seat> {
    let here = |s: &Seat| !t.out().has(*s);
    match player {
        Player::Chosen(spot) => picks(t, scope, spot.0)
            .into_iter()
            .filter_map(|x| match x {
                Thing::Seat(s) => Some(s),
                _ => None,
            })
            .filter(here)
            .collect(),
        Player::Each => (0..t.board.seats).filter(here).collect(),
        Player::Opponents => {
            (0..t.board.seats).filter(|&s| look::opposed(t, s, scope.controller)).filter(here).collect()
        }
    }
}

fn picks(t: &T, scope: &Scope, spot: u32) -> Vec<Thing> {
    let Some(a) = t.rules.abilities.get(scope.ability as usize) else { return Vec::new() };
    let Some(slot) = a.slot_at(spot) else { return Vec::new() };
    scope.picked(slot).map(|p| p.what).collect()
}

/// The cards that a text means.
pub(crate) fn resolve(t: &T, scope: &Scope, who: &Who) -> Vec<ObjectId> {
    let seat = scope.controller;
    let p = &t.board.players[seat as usize];
    match who {
        Who::This(..) => vec![scope.source],
        Who::YourHero(_) => vec![p.hero],
        Who::YourBag(_) => vec![p.bag],
        Who::HeroOf(_, player) => {
            players(t, scope, player).into_iter().map(|s| t.board.players[s as usize].hero).collect()
        }
        Who::Bearer(..) => vec![look::mark(t, scope.source).bearer],
        Who::Target(_) => t.board.battle.iter().map(|b| b.target).collect(),
        Who::Subject(_) => scope.subject.and_then(as_card).into_iter().collect(),
        Who::All(..) | Who::Yours(..) | Who::YourOthers(..) => look::all_in_play(t)
            .filter(|&id| layers::member(t, who, id, scope.source, seat, layers::strength))
            .collect(),
        Who::It(spot) => it(t, scope, spot.0),
        _ => picks(t, scope, who.spot().0).into_iter().filter_map(as_card).collect(),
    }
}

/// What a pronoun means: somebody picked, the card itself, or what the event
/// was about.
fn it(t: &T, scope: &Scope, spot: u32) -> Vec<ObjectId> {
    let Some(a) = t.rules.abilities.get(scope.ability as usize) else { return Vec::new() };
    let Some(&meant) = t.rules.faces[a.face as usize].meant.get(&spot) else { return Vec::new() };
    if a.slot_at(meant).is_some() {
        return picks(t, scope, meant).into_iter().filter_map(as_card).collect();
    }
    match who_at(t, scope.ability, meant) {
        Some(who) => resolve(t, scope, who),
        None => match a.power.happening().and_then(|h| h.subject()) {
            Some(Who::This(..)) | None => vec![scope.source],
            Some(_) => scope.subject.and_then(as_card).into_iter().collect(),
        },
    }
}

/// Whether a condition holds for a card's text. [805.1]
pub(crate) fn cond(t: &T, c: &Cond, source: ObjectId, seat: Seat) -> bool {
    holds(t, &Scope::new(source, NONE, seat), c)
}

/// Whether a condition holds.
pub(super) fn holds(t: &T, scope: &Scope, c: &Cond) -> bool {
    let seat = scope.controller;
    let some = |who: &Who, test: &dyn Fn(ObjectId) -> bool| {
        let all = resolve(t, scope, who);
        !all.is_empty() && all.into_iter().all(|id| look::in_play(t, id) && test(id))
    };
    let side = |id: ObjectId| t.board.battle.as_ref().and_then(|b| b.fighter(id)).map(|f| f.side);
    match c {
        Cond::At(who, Place::World) => some(who, &|id| look::in_world(t, id)),
        Cond::At(who, Place::Bag) => some(who, &|id| look::in_bag(t, id) == Some(look::owner(t, id))),
        Cond::Tapped(who) => some(who, &|id| look::mark(t, id).tapped),
        Cond::Untapped(who) => some(who, &|id| !look::mark(t, id).tapped),
        Cond::Attacks(who) => some(who, &|id| side(id) == Some(Side::Attacker)),
        Cond::Blocks(who) => some(who, &|id| side(id) == Some(Side::Blocker)),
        Cond::Blocked(who) => {
            some(who, &|id| side(id) == Some(Side::Attacker) && t.board.battle.as_ref().is_some_and(|b| !b.is_free(id)))
        }
        Cond::Control(n, noun) => {
            rule!("416.4");
            // Conditions read Strength without continuous powers.
            let all = look::controlled(t, seat).filter(|&id| noun::fits_by(t, noun, id, seat, layers::plain));
            all.count() >= usize::from(*n)
        }
        Cond::HeroIs(family) => look::has_trait(t, t.board.players[seat as usize].hero, &family.0),
        Cond::Won => t.board.won,
    }
}
