//! The arena as a board of places. [board.1] [A5]

use super::{drawn, leads, token_slugs, unique};
use crate::arena::{HexId, Mask, bit, each};
use crate::board::{Read, T};
use crate::names;
use crate::timing::Choice;
use crate::words::Essence;
use arbiter_kernel::{BoardView, PlaceView, Seat, Shape, Spot, Viewer};

/// Marks of places.
pub(super) const MARKS: [&str; 4] = ["reachable", "range", "statue", "trap-space"];

/// What a statue is called, by its zone. [mat.9]
const STATUES: [&str; 3] = ["esmae", "garnet", "ragryl"];
/// What a zone is called. [board.1]
const ZONES: [&str; 3] = ["manipulation", "destruction", "creation"];

/// Every hex, with whoever stands there and the trap that lies there.
pub(super) fn board(t: &T, viewer: Viewer) -> BoardView {
    let (arena, reachable, range) = (t.arena(), reachable(t), leads::aimed(t));
    let tokens = token_slugs(t, viewer);
    // Columns are counted so that odd rows lie half a place to the right.
    let top = arena.hex(0).y;
    let column = |at: HexId| {
        let row = arena.hex(at).y - top;
        arena.hex(at).x + (row - (row & 1)) / 2
    };
    let first = each(arena.all).map(column).min().unwrap_or_default();
    let place = |at: HexId| {
        let marks = [reachable, range, arena.statue_mask, arena.traps].map(|of| of & bit(at) != 0);
        let (label, seat) = called(t, at);
        let mut cards: Vec<Spot> = t.on(bit(at)).iter().map(|c| standing(t, c)).collect();
        let here = tokens.iter().filter(|(hex, _)| *hex == at);
        cards.extend(here.map(|(_, slug)| Spot { seat: None, zone: "traps", slug: slug.clone() }));
        PlaceView {
            key: names::hex(t, at),
            at: ((column(at) - first) as i16, (arena.hex(at).y - top) as i16),
            label,
            seat,
            marks: MARKS.into_iter().zip(marks).filter(|m| m.1).map(|m| m.0).collect(),
            cards,
        }
    };
    BoardView { shape: Shape::Hexes, places: each(arena.all).map(place).collect() }
}

/// Where a champion is shown.
#[must_use]
pub fn standing(t: &T, who: u8) -> Spot {
    Spot { seat: Some(t.champion(who).seat), zone: "champions", slug: names::slug(names::champion(t, who)) }
}

/// A statue, a deployment zone with its side's first seat, or a zone.
fn called(t: &T, at: HexId) -> (Option<&'static str>, Option<Seat>) {
    let arena = t.arena();
    if let Some(n) = arena.statues.iter().position(|&s| s == at) {
        return (Some(STATUES[n]), None);
    }
    if let Some(home) = arena.deployment.iter().position(|d| d & bit(at) != 0) {
        let side = t.board.home.iter().position(|&h| usize::from(h) == home);
        return (Some("deployment"), side.map(|s| s as Seat));
    }
    (arena.zone(at).map(|z: Essence| ZONES[z as usize]), None)
}

/// The hexes among which somebody chooses now: they follow from what lies open.
fn reachable(t: &T) -> Mask {
    let mut options = Vec::new();
    t.options(&mut options);
    let hex = |c: &Choice| if let Choice::Hex(at) = *c { bit(at) } else { 0 };
    options.iter().fold(0, |all, c| all | hex(c))
}

/// The cards and places that an option is about, the one to press first.
#[must_use]
pub fn about(t: &T, choice: Choice) -> (Vec<Spot>, Vec<String>) {
    drawn(|| pointed(t, choice))
}

fn pointed(t: &T, choice: Choice) -> (Vec<Spot>, Vec<String>) {
    let champion = |c: u8| {
        let c_at = t.champion(c).at;
        let place = if t.in_arena(c) { vec![names::hex(t, c_at)] } else { Vec::new() };
        (vec![standing(t, c)], place)
    };
    let card = |slot: u16| {
        let z = t.objects.at(slot).zone;
        let Some((seat, zone)) = crate::board::place(z) else { return Vec::new() };
        let key = super::SHOWN.iter().find(|s| s.0 == zone).map_or("", |s| s.1);
        let names: Vec<String> = t.zones.of(z).iter().map(|&s| names::slug(names::of(t, s))).collect();
        let slugs = unique(&names);
        let at = t.zones.of(z).iter().position(|&s| s == slot);
        at.map(|n| Spot { seat: Some(seat), zone: key, slug: slugs[n].clone() }).into_iter().collect()
    };
    match choice {
        Choice::Play(id) => (card(id.slot), each(leads::ends(t, id.slot)).map(|h| names::hex(t, h)).collect()),
        Choice::Card(id) => (card(id.slot), Vec::new()),
        Choice::Recruit(kind) => (vec![Spot { seat: None, zone: "pool", slug: super::kind_slug(t, kind) }], Vec::new()),
        Choice::React(id, who) => {
            let (on, places) = champion(who);
            (card(id.slot).into_iter().chain(on).collect(), places)
        }
        Choice::Standard(_, who, _) | Choice::Champion(who) => champion(who),
        Choice::Hex(at) => (Vec::new(), vec![names::hex(t, at)]),
        Choice::Turned(turn) => (Vec::new(), leads::turned(t, turn).into_iter().map(|h| names::hex(t, h)).collect()),
        _ => (Vec::new(), Vec::new()),
    }
}
