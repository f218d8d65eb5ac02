//! What is in a pack, and where packs go.

use super::{DRAFTED, SEALED, build};
use crate::board::{T, Zone, zone};
use crate::card::Kind;
use crate::deck::Format;
use crate::rules::{Face, Rules};
use crate::story;
use crate::trait_line::ELEMENTALS;
use crate::words::{Element, Keyword};
use arbiter_kernel::{Seat, rule};

/// Cards of a pack, all different.
const PACK: usize = 12;
/// Cards of a pack that not every deck may have as often as it likes.
const BOUND: usize = 3;
/// Heroes and Haven Bags that everybody opens, so many of each.
const OWN: usize = 2;

/// Whether it is a card that packs hold: no token, no other face, nothing that
/// nobody could play, and no elemental Ally, which are there for all. [101.7]
fn is_packed(f: &Face) -> bool {
    let second = f.card.kind == Kind::Hero && f.card.level.value() > 1;
    !f.token && !second && f.card.unplayable.is_none() && !is_elemental(f)
}

/// Whether it is an elemental Ally. [303.6]
pub(super) fn is_elemental(f: &Face) -> bool {
    ELEMENTALS.contains(&f.card.name_fr.as_str())
}

/// Whether a deck may hold it once at most, or with some Heroes only.
/// [101.6] [308.3] [806.10c]
pub(super) fn is_bound(f: &Face) -> bool {
    let hero = |k: &Keyword| matches!(k, Keyword::Hero(_) | Keyword::HeroEither(..));
    f.card.unique || f.card.kind == Kind::Protector || f.keywords().any(hero)
}

/// The elemental Ally of an Element. [303.6]
#[must_use]
pub(super) fn elemental(rules: &Rules, element: Element) -> Option<u16> {
    let is = |f: &Face| !f.token && f.card.element == element && is_elemental(f);
    rules.faces.iter().position(is).map(|n| n as u16)
}

/// Faces that packs hold and that are of this sort.
fn stock(t: &T, sort: impl Fn(&Face) -> bool) -> Vec<u16> {
    let faces = (0u16..).zip(&t.rules.faces);
    faces.filter(|(_, f)| is_packed(f) && sort(f)).map(|(n, _)| n).collect()
}

/// So many of these by chance, all different.
fn draw(t: &mut T, mut from: Vec<u16>, count: usize) -> Vec<u16> {
    let count = count.min(from.len());
    for n in 0..count {
        let at = n + t.rng.below((from.len() - n) as u32) as usize;
        from.swap(n, at);
    }
    from.truncate(count);
    from
}

/// A pack as it comes by chance: all cards are legal. [R-133] [1202.rule]
fn pack(t: &mut T) -> Vec<u16> {
    rule!("1202.rule");
    let all = stock(t, |f| !matches!(f.card.kind, Kind::Hero | Kind::Bag));
    let len = all.len();
    let mut bound = 0;
    let mut keep = |t: &T, face: u16| {
        let is = is_bound(&t.rules.faces[face as usize]);
        bound += usize::from(is);
        !is || bound <= BOUND
    };
    let mut cards = draw(t, all, len);
    cards.retain(|&face| keep(t, face));
    cards.truncate(PACK);
    cards
}

/// Everybody opens Heroes and Haven Bags, and the packs of a sealed deck.
pub(super) fn open(t: &mut T, format: Format) {
    rule!("101.2", "101.4", "306.1", "307.1");
    for seat in 0..t.board.seats {
        let pool = zone(seat, Zone::Collection);
        for kind in [Kind::Hero, Kind::Bag] {
            let all = stock(t, |f| f.card.kind == kind);
            let found = draw(t, all, OWN);
            t.bring(&found, seat, pool);
        }
        let packs = if format == Format::Draft { 0 } else { SEALED };
        for _ in 0..packs {
            let cards = pack(t);
            t.bring(&cards, seat, pool);
        }
    }
    story::opens(t, if format == Format::Draft { DRAFTED } else { SEALED });
}

/// Everybody who is there opens a pack of the draft and holds it.
pub(super) fn hand_out(t: &mut T, n: u8) {
    for seat in there(t) {
        let cards = pack(t);
        t.bring(&cards, seat, zone(seat, Zone::Hand));
    }
    story::pack(t, n + 1);
}

fn there(t: &T) -> Vec<Seat> {
    (0..t.board.seats).filter(|&s| !t.out().has(s)).collect()
}

/// A card is taken; nobody else learns which.
pub(super) fn take(t: &mut T, seat: Seat, slot: u16) {
    story::picks(t, seat, t.objects.id(slot));
    t.relocate(slot, zone(seat, Zone::Collection), None, false);
}

/// Every pack goes to the neighbour: to the left, of the second pack to the
/// right.
pub(super) fn pass(t: &mut T, n: u8) {
    let seats = there(t);
    let held: Vec<Vec<u16>> = seats.iter().map(|&s| t.zones.of(zone(s, Zone::Hand)).to_vec()).collect();
    let far = if n.is_multiple_of(2) { 1 } else { seats.len() - 1 };
    for (at, pack) in held.into_iter().enumerate() {
        let to = seats[(at + far) % seats.len()];
        for slot in pack {
            t.relocate(slot, zone(to, Zone::Hand), None, false);
            t.objects.at_mut(slot).owner = to;
        }
    }
}

/// Who could build no deck of what they have opens a pack more.
pub(super) fn make_up(t: &mut T, seat: Seat, format: Format) {
    while build::is_short(t, seat, format) {
        let cards = pack(t);
        t.bring(&cards, seat, zone(seat, Zone::Collection));
        story::one_more(t, seat);
    }
}
