//! A deck of thirty out of what somebody has. [101.2] [101.6] [101.7]

use super::packs::{elemental, is_bound};
use super::{cards, different};
use crate::Wakfu;
use crate::board::{Alignment, Board, T, ZONES, Zone, look, zone};
use crate::card::{Card, Kind};
use crate::checks;
use crate::deck::{Format, suits_hero};
use crate::setup::{self, Deck};
use crate::words::Element;
use arbiter_kernel::{ObjectId, Seat, Table, rule};
use std::sync::Arc;

/// Elemental Allies of a draft, at most. [101.7]
const ELEMENTALS: usize = 4;
/// Cards of the base deck, Hero and Haven Bag among them. [101.2]
const SIZE: usize = 30;

fn card(t: &T, id: ObjectId) -> &Card {
    &look::face(t, id).card
}

/// Whether it is one that the game begins with: a Hero or a Haven Bag. [101.3]
pub(super) fn is_base(t: &T, id: ObjectId) -> bool {
    matches!(card(t, id).kind, Kind::Hero | Kind::Bag)
}

/// Heroes, or Haven Bags, that somebody has opened; one of each name. [307.1] [306.1]
pub(super) fn of_kind(t: &T, seat: Seat, kind: Kind) -> Vec<ObjectId> {
    different(t, cards(t, seat, Zone::Collection).filter(|&id| card(t, id).kind == kind))
}

/// The Hero, or the Haven Bag, of the deck that is built.
fn base(t: &T, seat: Seat, kind: Kind) -> Option<&Card> {
    cards(t, seat, Zone::Deck).map(|id| card(t, id)).find(|c| c.kind == kind)
}

/// How many cards the deck lacks.
pub(super) fn missing(t: &T, seat: Seat) -> usize {
    SIZE - t.zones.len(zone(seat, Zone::Deck))
}

/// The Elements of elemental Allies for this deck. [101.7]
pub(super) fn elements(t: &T, seat: Seat) -> Vec<Element> {
    let base = [Kind::Hero, Kind::Bag].into_iter().filter_map(|kind| base(t, seat, kind));
    let mut out: Vec<Element> = base.map(|c| c.element).filter(|&e| elemental(&t.rules, e).is_some()).collect();
    out.dedup();
    out
}

/// Whether the deck is whole, elemental Allies of a draft counted. [101.2] [101.7]
pub(super) fn is_enough(t: &T, seat: Seat, format: Format) -> bool {
    rule!("101.2");
    let free = if format == Format::Draft && !elements(t, seat).is_empty() { ELEMENTALS } else { 0 };
    missing(t, seat) <= free
}

/// By which clause a card cannot come into the deck.
pub(super) fn why_not(t: &T, seat: Seat, id: ObjectId) -> Option<&'static str> {
    let c = card(t, id);
    let team = |s: &Seat| look::team(t, *s) == look::team(t, seat);
    let inside = |s: Seat, same: &dyn Fn(&Card) -> bool| cards(t, s, Zone::Deck).any(|o| same(card(t, o)));
    if is_base(t, id) {
        return Some("101.3");
    }
    if missing(t, seat) == 0 {
        return Some("101.2");
    }
    if c.unique && inside(seat, &|o| o.name == c.name) {
        rule!("101.6");
        return Some("101.6");
    }
    if c.unique && (0..t.board.seats).filter(team).any(|s| inside(s, &|o| o.name == c.name)) {
        rule!("901.3a");
        return Some("901.3a");
    }
    if c.kind == Kind::Protector && inside(seat, &|o| o.kind == Kind::Protector) {
        rule!("308.3");
        return Some("308.3");
    }
    let hero = base(t, seat, Kind::Hero)?;
    let side = t.board.players[seat as usize].alignment;
    if !suits_hero(look::face(t, id), hero, side) {
        rule!("806.10c");
        return Some("806.10c");
    }
    None
}

/// Whether no deck can be built of this with any Hero of theirs: what a deck may
/// hold once is counted once, what is bound to a Hero not at all.
pub(super) fn is_short(t: &T, seat: Seat, format: Format) -> bool {
    let pool = || cards(t, seat, Zone::Collection);
    let free = pool().filter(|&id| !is_base(t, id) && !is_bound(look::face(t, id))).count();
    let without = |id: &ObjectId| elemental(&t.rules, card(t, *id).element).is_none();
    let filled =
        if format == Format::Draft && !of_kind(t, seat, Kind::Hero).iter().any(without) { ELEMENTALS } else { 0 };
    free + filled + 2 < SIZE
}

/// Cards in the order in which they help: what is of the Elements of the Hero
/// and the Haven Bag, or of those that are to choose from, before the rest;
/// Allies before all else; what is cheap before what is dear.
pub(super) fn by_worth(t: &T, seat: Seat, all: impl Iterator<Item = ObjectId>) -> impl Iterator<Item = ObjectId> {
    let mut own: Vec<Element> =
        cards(t, seat, Zone::Deck).filter(|&id| is_base(t, id)).map(|id| card(t, id).element).collect();
    if own.is_empty() {
        own = favoured(t, seat).into_iter().map(|id| card(t, id).element).collect();
    }
    let mut sorted: Vec<ObjectId> = all.collect();
    sorted.sort_by_key(|&id| {
        let c = card(t, id);
        let foreign = !own.contains(&c.element) && c.element != Element::Neutral;
        let rank = match c.kind {
            Kind::Ally => 0,
            Kind::Action => 1,
            _ => 2,
        };
        (foreign, rank, c.level.value(), t.objects.at(id.slot).face)
    });
    sorted.into_iter()
}

/// The Hero and the Haven Bag for which most of what somebody has is of use.
fn favoured(t: &T, seat: Seat) -> Vec<ObjectId> {
    let useful = |id: &ObjectId| {
        let element = card(t, *id).element;
        cards(t, seat, Zone::Collection).filter(|&o| !is_base(t, o) && card(t, o).element == element).count()
    };
    let best = |kind| of_kind(t, seat, kind).into_iter().rev().max_by_key(useful);
    [Kind::Hero, Kind::Bag].into_iter().filter_map(best).collect()
}

/// A card comes into the deck, or goes out of it.
pub(super) fn put(t: &mut T, id: ObjectId, seat: Seat, to: Zone) {
    t.relocate(id.slot, zone(seat, to), None, false);
}

/// Everything goes back.
pub(super) fn undo(t: &mut T, seat: Seat) {
    for id in cards(t, seat, Zone::Deck).collect::<Vec<_>>() {
        put(t, id, seat, Zone::Collection);
    }
    t.board.players[seat as usize].alignment = Alignment::Neutral;
}

/// The rest of the deck is built: of a draft elemental Allies come before cards
/// of other Elements.
pub(super) fn for_them(t: &mut T, seat: Seat, format: Format) {
    for id in favoured(t, seat) {
        if base(t, seat, card(t, id).kind).is_none() {
            put(t, id, seat, Zone::Deck);
        }
    }
    let all: Vec<ObjectId> = by_worth(t, seat, cards(t, seat, Zone::Collection)).collect();
    for id in all {
        let own = [Kind::Hero, Kind::Bag].map(|kind| base(t, seat, kind).map(|c| c.element));
        let element = card(t, id).element;
        let foreign = element != Element::Neutral && !own.contains(&Some(element));
        let whole = if foreign { is_enough(t, seat, format) } else { missing(t, seat) == 0 };
        if !whole && why_not(t, seat, id).is_none() {
            put(t, id, seat, Zone::Deck);
        }
    }
}

/// The table as it would lie if everybody had brought what they have built; who
/// has left is out there too. [102.1] [101.4]
pub(super) fn lay_out(t: &mut T) {
    let decks: Vec<Deck> = (0..t.board.seats).map(|seat| built(t, seat)).collect();
    let out = t.out();
    let fresh = Table::<Wakfu>::new(Arc::clone(&t.rules), Board::new(t.board.seats / 2), ZONES, t.rng.clone());
    t.state = fresh.state;
    setup::lay(t, &decks);
    for seat in out.iter() {
        checks::take_away(t, seat);
        t.put_out(seat);
    }
}

/// The deck of a seat; of one that has left, whatever it had.
fn built(t: &T, seat: Seat) -> Deck {
    let area = if t.out().has(seat) { Zone::Banished } else { Zone::Deck };
    let faces = |z| cards(t, seat, z).map(|id| t.objects.at(id.slot).face).collect::<Vec<u16>>();
    let mut cards = faces(area);
    let mut first = |kind| {
        let at = cards.iter().position(|&f| t.rules.faces[f as usize].card.kind == kind);
        cards.remove(at.expect("everybody has opened one"))
    };
    let (hero, bag) = (first(Kind::Hero), first(Kind::Bag));
    let alignment = t.board.players[seat as usize].alignment;
    rule!("101.4", "406.2");
    Deck { hero, bag, cards, reserve: faces(Zone::Collection), alignment }
}
