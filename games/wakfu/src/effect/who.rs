//! Whom a text means, and what holds of them.

use super::TOP;
use crate::board::Scope;
use crate::board::{Entry, Side, T, Thing, look};
use crate::event::Event;
use crate::layers;
use crate::noun;
use crate::perform::as_card;
use crate::rules::{Ability, Slot};
use crate::words::{Act, Cond, Named, News, Place, Player, Power, Recent, Step, Who};
use arbiter_kernel::{ObjectId, Seat, rule};

/// Somebody that a text speaks of, by where in it.
pub(crate) fn who_at(t: &T, ability: u16, spot: u32) -> Option<&Who> {
    let a = t.rules.abilities.get(ability as usize)?;
    find(&a.power, spot)
}

/// Whether the words at this place of a text could have meant this card. [417.3]
pub(crate) fn could_mean(t: &T, entry: &Entry, spot: u32, id: ObjectId) -> bool {
    let spot = meaning(t, t.scope(entry.scope), spot).unwrap_or(spot);
    // Who is no kind of cards is whoever it is.
    who_at(t, entry.ability, spot)
        .is_none_or(|who| who.noun().is_none() || crate::choose::suits(t, entry, t.scope(entry.scope), who, id))
}

/// Everybody that a line speaks of, what it watches aside.
fn everybody<'a>(power: &'a Power, see: &mut dyn FnMut(Named<'a>)) {
    power.each_cost(see);
    power.each_effect(see);
    match power {
        Power::Holds { holds, .. } => {
            if let Some(who) = holds.subject() {
                see(Named::Card(who));
            }
        }
        Power::While { cond, holds, .. } => {
            cond.each(see);
            if let Some(who) = holds.subject() {
                see(Named::Card(who));
            }
        }
        _ => (),
    }
}

fn find(power: &Power, spot: u32) -> Option<&Who> {
    let mut found = None;
    everybody(power, &mut |n| {
        if let Named::Card(w) = n
            && w.spot().0 == spot
        {
            found = Some(w);
        }
    });
    found
}

/// A player that a line speaks of.
fn player_at(power: &Power, spot: u32) -> Option<&Player> {
    let mut found = None;
    everybody(power, &mut |n| {
        let (Named::Player(p) | Named::Card(Who::HeroOf(_, p) | Who::BagOf(_, p))) = n else { return };
        if let Player::Chosen(s)
        | Player::ChosenFoe(s)
        | Player::Defender(s)
        | Player::Just(s, _)
        | Player::ControllerOf(s, _) = p
            && s.0 == spot
        {
            found = Some(p);
        }
    });
    found
}

fn ability<'a>(t: &'a T, scope: &Scope) -> Option<&'a Ability> {
    t.rules.abilities.get(scope.ability as usize)
}

/// What a word that refers to something else stands for.
pub(crate) fn meaning(t: &T, scope: &Scope, spot: u32) -> Option<u32> {
    let a = ability(t, scope)?;
    t.rules.faces[a.face as usize].meant.get(&spot).copied()
}

/// The players that a text means, those still in the game. [419.2]
pub(crate) fn players(t: &T, scope: &Scope, player: &Player) -> Vec<Seat> {
    let here = |s: &Seat| !t.out().has(*s);
    match player {
        Player::Chosen(spot) | Player::ChosenFoe(spot) => picks(t, scope, spot.0)
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
        Player::Defender(_) => t.board.battle.iter().map(|b| b.defender).filter(here).collect(),
        Player::Controller(spot) => {
            rule!("416.4");
            let mut all: Vec<Seat> = it(t, scope, spot.0).into_iter().map(|id| look::controller(t, id)).collect();
            all.sort_unstable();
            all.dedup();
            all.into_iter().filter(here).collect()
        }
        // Whose doing it reacts to. [809.3]
        Player::Just(_, recent) => {
            let who = scope.cause.and_then(|e| did(t, *recent, e));
            who.into_iter().filter(here).collect()
        }
        Player::ControllerOf(_, who) => {
            rule!("416.4");
            let mut all: Vec<Seat> = resolve(t, scope, who).into_iter().map(|id| look::controller(t, id)).collect();
            all.sort_unstable();
            all.dedup();
            all.into_iter().filter(here).collect()
        }
        Player::That(spot) => {
            let meant = meaning(t, scope, spot.0).zip(ability(t, scope));
            meant.and_then(|(m, a)| player_at(&a.power, m)).map_or_else(Vec::new, |p| players(t, scope, p))
        }
    }
}

/// Who has just done this, if that is what happened. [809.3]
pub(crate) fn did(t: &T, recent: Recent, e: Event) -> Option<Seat> {
    match (recent, e) {
        (Recent::Moved, Event::Move(id)) => Some(look::controller(t, id)),
        (Recent::Attacked, Event::Announced(id)) => crate::queue::find(t, id).map(|q| q.seat),
        (Recent::GainedXp, Event::Xp(seat, _)) => Some(seat),
        _ => None,
    }
}

fn picks(t: &T, scope: &Scope, spot: u32) -> Vec<Thing> {
    let Some(a) = ability(t, scope) else { return Vec::new() };
    let Some(slot) = a.slot_at(spot) else { return Vec::new() };
    // Who was not chosen is whom the damage is about to hit.
    if let (Slot { pending: true, choice: false, .. }, Some(Event::Damage(p))) = (&a.slots[slot as usize], scope.cause)
    {
        return vec![Thing::Card(p.to)];
    }
    scope.picked(slot).map(|p| p.what).collect()
}

/// The cards that a text means.
pub(crate) fn resolve(t: &T, scope: &Scope, who: &Who) -> Vec<ObjectId> {
    let seat = scope.controller;
    let p = &t.board.players[seat as usize];
    let heroes = |player: &Player| players(t, scope, player).into_iter().map(|s| t.board.players[s as usize]);
    match who {
        Who::This(..) => vec![scope.source],
        Who::YourHero(_) => vec![p.hero],
        Who::YourBag(_) => vec![p.bag],
        Who::HeroOf(_, player) => heroes(player).map(|p| p.hero).collect(),
        Who::BagOf(_, player) => heroes(player).map(|p| p.bag).collect(),
        // What nobody bears has no bearer. [305.3]
        Who::Bearer(..) | Who::ItsBearer(_) => {
            Some(look::mark(t, scope.source).bearer).filter(|&b| b != ObjectId::NONE).into_iter().collect()
        }
        // A Target that is gone is nobody. [707.2]
        Who::Target(_) => t.board.battle.iter().map(|b| b.target).filter(|&id| look::in_play(t, id)).collect(),
        Who::All(..) | Who::AllOthers(..) | Who::Yours(..) | Who::YourOthers(..) => look::all_in_play(t)
            .filter(|&id| layers::member(t, who, id, scope.source, seat, &|c| layers::strength(t, c)))
            .collect(),
        Who::It(spot) | Who::That(spot, _) => it(t, scope, spot.0),
        Who::Just(_, noun, News::Blocked) => {
            let faced = |&id: &ObjectId| crate::choose::faces(t, scope.source, id) && noun::fits(t, noun, id, seat);
            look::all_in_play(t).filter(faced).collect()
        }
        Who::Just(_, noun, tail) => {
            let news = scope.cause.and_then(|e| crate::choose::news(t, tail.tail(), e));
            news.into_iter().filter(|&id| noun::fits(t, noun, id, seat)).collect()
        }
        Who::Rest(_) => rest(t, scope),
        // Whoever was picked for the text, in the cost and besides. [807.3]
        Who::TheTwo(_) => {
            let all = ability(t, scope).map_or(0, |a| a.slots.len() as u8);
            (0..all).flat_map(|n| scope.picked(n)).filter_map(|p| as_card(p.what)).collect()
        }
        _ => picks(t, scope, who.spot().0).into_iter().filter_map(as_card).collect(),
    }
}

/// What a pronoun means: somebody picked, the card itself, what the event was
/// about, or the top of the Deck.
pub(crate) fn it(t: &T, scope: &Scope, spot: u32) -> Vec<ObjectId> {
    let (Some(a), Some(meant)) = (ability(t, scope), meaning(t, scope, spot)) else { return Vec::new() };
    if a.slot_at(meant).is_some() {
        return picks(t, scope, meant).into_iter().filter_map(as_card).collect();
    }
    if let Some(who) = find(&a.power, meant) {
        return resolve(t, scope, who);
    }
    if is_top(a, meant) {
        return scope.picked(TOP).filter_map(|p| as_card(p.what)).map(|id| t.objects.id(id.slot)).collect();
    }
    if let Some(asked) = asked_of(a, meant) {
        return it(t, scope, asked);
    }
    of_event(t, scope, a, meant)
}

/// Of the cards that were shown or looked at, those that still lie in the Deck
/// and were not named. [405.2]
pub(crate) fn rest(t: &T, scope: &Scope) -> Vec<ObjectId> {
    let lies = |id: &ObjectId| {
        let zone = t.objects.get(*id).and_then(|o| crate::board::place(o.zone));
        matches!(zone, Some((_, crate::board::Zone::Deck)))
    };
    let slots = ability(t, scope).map_or(0, |a| a.slots.len() as u8);
    let named = |id: &ObjectId| (0..slots).flat_map(|n| scope.picked(n)).any(|p| p.what == Thing::Card(*id));
    scope.picked(TOP).filter_map(|p| as_card(p.what)).filter(|id| lies(id) && !named(id)).collect()
}

/// Whether the top of a Deck is spoken of there.
fn is_top(a: &Ability, spot: u32) -> bool {
    let costs = a.costs().iter().filter_map(|c| match c {
        crate::words::Cost::Do(act) => Some(act),
        _ => None,
    });
    let of = |act: &Act| match act {
        Act::Mill(top) | Act::RevealTop(top) | Act::LookTop(top) => top.spot().0 == spot,
        _ => false,
    };
    let all = costs.chain(crate::lower::acts(a.power.steps()));
    all.into_iter().any(of)
}

/// "If that is an Ally, ... it": what was asked about.
fn asked_of(a: &Ability, spot: u32) -> Option<u32> {
    a.power.steps().iter().find_map(|s| match s {
        Step::If(c, _) | Step::IfMay(c, _) | Step::Instead(c, _) => match c {
            Cond::ItIs(of, a) if a.spot().0 == spot => Some(of.0),
            _ => None,
        },
        _ => None,
    })
}

/// What the event was about, or who had another part in it. [804.1]
fn of_event(t: &T, scope: &Scope, a: &Ability, meant: u32) -> Vec<ObjectId> {
    let subject = || scope.subject.and_then(as_card).or_else(|| scope.cause.and_then(|e| subject_of(t, e)));
    let answered = a.answers().and_then(|w| match w {
        crate::words::Watched::Event(h) => Some(h),
        crate::words::Watched::Moment(_) => None,
    });
    // What waited for its event speaks of that one.
    let waited = a.power.steps().iter().find_map(|s| match s {
        Step::Next(h, _) | Step::When(h, _) | Step::Whenever(_, h, _) | Step::WheneverMay(_, h, _) => Some(h),
        _ => None,
    });
    let Some(h) = answered.or(waited) else { return vec![scope.source] };
    if let (Some(object), Some(Event::Damage(p))) = (h.object(), scope.cause) {
        return if object.spot().0 == meant { vec![p.to] } else { p.by.into_iter().collect() };
    }
    match h.subject() {
        Some(Who::This(..)) => vec![scope.source],
        _ => subject().into_iter().collect(),
    }
}

/// The card that an event is about.
pub(crate) fn subject_of(t: &T, e: Event) -> Option<ObjectId> {
    match e {
        Event::Played(id) => crate::queue::card(t, id).map(|(_, card)| card),
        Event::Appear(a) => Some(t.objects.id(a.card.slot)),
        _ => e.subject(),
    }
}

/// Whether a condition holds for a card's text. [805.1]
pub(crate) fn cond(t: &T, c: &Cond, source: ObjectId, ability: u16, seat: Seat) -> bool {
    holds(t, &Scope::new(source, ability, seat), c)
}

/// Whether a condition holds.
pub(super) fn holds(t: &T, scope: &Scope, c: &Cond) -> bool {
    let seat = scope.controller;
    if let Some(holds) = super::counts::holds(t, scope, c) {
        return holds;
    }
    let every = |who: &Who, test: &dyn Fn(ObjectId) -> bool| {
        // Where nobody is picked, any such card will do. [805.1]
        let open = matches!(who, Who::Some(_, 1, ..) | Who::Mine(..));
        if open && ability(t, scope).is_none_or(|a| a.slot_at(who.spot().0).is_none()) {
            let is = |id: &ObjectId| crate::triggers::is_who(t, who, *id, scope.source, seat);
            return rule!("805.1" => look::all_in_play(t).filter(is).any(test));
        }
        let all = resolve(t, scope, who);
        !all.is_empty() && all.into_iter().all(test)
    };
    let some = |who: &Who, test: &dyn Fn(ObjectId) -> bool| every(who, &|id| look::in_play(t, id) && test(id));
    let side = |id: ObjectId| t.board.battle.as_ref().and_then(|b| b.fighter(id)).map(|f| f.side);
    let own = |noun: &crate::words::Noun| {
        rule!("416.4");
        // A condition reads Strength without the power that it is of.
        let how = layers::Reading { without: Some((scope.source, scope.ability)), ..layers::Reading::ALL };
        let as_read = |c: ObjectId| layers::read(t, c, how);
        look::controlled(t, seat).filter(|&id| noun::fits_by(t, noun, id, seat, &as_read)).count()
    };
    match c {
        Cond::At(who, Place::Discard) => {
            let lies = |id: ObjectId| t.objects.get(id).map(|o| crate::board::place(o.zone));
            let own = Some(Some((seat, crate::board::Zone::Discard)));
            resolve(t, scope, who).into_iter().all(|id| lies(id) == own)
        }
        Cond::At(who, place) => some(who, &|id| at(t, id, *place, seat)),
        Cond::UntappedAt(who, place) => some(who, &|id| at(t, id, *place, seat) && !look::mark(t, id).tapped),
        Cond::Tapped(who) => some(who, &|id| look::mark(t, id).tapped),
        Cond::Untapped(who) => some(who, &|id| !look::mark(t, id).tapped),
        Cond::Attacks(who) => some(who, &|id| side(id) == Some(Side::Attacker)),
        Cond::Blocks(who) => some(who, &|id| side(id) == Some(Side::Blocker)),
        Cond::Fights(who) => some(who, &|id| side(id).is_some()),
        Cond::NotFights(who) => some(who, &|id| side(id).is_none()),
        Cond::OnlyBlocker(who) => some(who, &|id| {
            let blocks = |f: &&crate::board::Fighter| f.side == Side::Blocker;
            let count = t.board.battle.as_ref().map_or(0, |b| b.fighters.iter().filter(blocks).count());
            rule!("gl.blocker" => side(id) == Some(Side::Blocker) && count == 1)
        }),
        Cond::BearsA(who, noun) => some(who, &|id| look::borne_by(t, id).any(|p| noun::fits(t, noun, p, seat))),
        Cond::IsTarget(who) => {
            some(who, &|id| rule!("702.1" => t.board.battle.as_ref().is_some_and(|b| b.target == id)))
        }
        Cond::Blocked(who) => {
            some(who, &|id| side(id) == Some(Side::Attacker) && t.board.battle.as_ref().is_some_and(|b| !b.is_free(id)))
        }
        Cond::Attacked(who) => some(who, &|id| look::mark(t, id).did.attacked),
        Cond::NotAttacked(who) => some(who, &|id| !look::mark(t, id).did.attacked),
        Cond::Dealt(who) => some(who, &|id| look::mark(t, id).did.dealt),
        Cond::Suffered(who) => some(who, &|id| look::mark(t, id).did.suffered),
        Cond::Destroyed(who) => {
            let all = resolve(t, scope, who);
            let lies = |id: ObjectId| crate::board::place(t.objects.at(id.slot).zone);
            let gone = |id: ObjectId| matches!(lies(id), Some((_, crate::board::Zone::Discard)));
            rule!("409.1" => !all.is_empty() && all.into_iter().all(|id| !look::in_play(t, id) && gone(id)))
        }
        // Of what has left it is asked what it was. [810.2d]
        Cond::Is(who, family) => every(who, &|id| rule!("401.2" => look::has_trait(t, id, &family.0))),
        Cond::IsUnique(who) => every(who, &|id| look::face(t, id).card.unique),
        Cond::Shown(a) => rest(t, scope).into_iter().any(|id| a.nouns().any(|n| noun::fits(t, n, id, seat))),
        Cond::Spent(symbols) => usize::from(look::mark(t, scope.source).did.spent) > symbols.all().len(),
        Cond::Accepts => scope.picked(super::ANSWER).any(|p| p.what == Thing::Number(1)),
        Cond::Refuses => !scope.picked(super::ANSWER).any(|p| p.what == Thing::Number(1)),
        Cond::InBattle(who) => some(who, &|id| t.board.battle.as_ref().is_some_and(|b| b.involves(id))),
        Cond::Bears(who) => some(who, &|id| noun::bears(t, id)),
        Cond::Bare(who) => some(who, &|id| !noun::bears(t, id)),
        Cond::Has(who, gain) => some(who, &|id| layers::has(t, id, gain)),
        Cond::ItIs(spot, a) => {
            let all = it(t, scope, spot.0);
            rule!("807.2");
            !all.is_empty() && all.into_iter().all(|id| a.nouns().any(|n| noun::fits(t, n, id, seat)))
        }
        Cond::Control(n, noun) => own(noun) >= usize::from(*n),
        Cond::Controls(noun) => own(noun) > 0,
        Cond::ControlsNone(noun) => own(noun) == 0,
        Cond::HandBelow(n) => t.zones.len(crate::board::zone(seat, crate::board::Zone::Hand)) < usize::from(*n),
        Cond::HeroIs(family) => look::has_trait(t, t.board.players[seat as usize].hero, &family.0),
        // They count. [416.4]
        Cond::ControlsStrongest(_) | Cond::DefenderControls(_) => false,
        Cond::ControlsOther(_) | Cond::Different(..) | Cond::Levels(..) | Cond::LevelsLying(..) => false,
        Cond::OnlyCard | Cond::Began(_) | Cond::BeganEither(..) | Cond::BeganLying(..) | Cond::BeganAlone => false,
        Cond::Won => t.board.won,
        Cond::Lost => !t.board.won,
    }
}

fn at(t: &T, id: ObjectId, place: Place, seat: Seat) -> bool {
    match place {
        Place::World => look::in_world(t, id),
        Place::Bag => look::in_bag(t, id) == Some(look::owner(t, id)),
        Place::YourBag => look::in_bag(t, id) == Some(seat),
        Place::Play => look::in_play(t, id),
        // Such a card is not in play.
        Place::Discard => false,
    }
}
