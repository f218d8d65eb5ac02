//! What is to be seen of a duel.

use super::board::{Read, T, Zone, zone};
use super::card::Word;
use super::names::slug;
use super::timing::Proc;
use super::{Duel, arena};
use arbiter_desk::{Zoned, blank};
use arbiter_kernel::{CardView, Frame, Seat, SeatSet, SeatView, View, Viewer, ZoneView};

/// Key of a zone.
pub(crate) fn key(kind: Zone) -> &'static str {
    ["hand", "field", "deck", "cemetery", "middle"][kind as usize]
}

/// The kind of zone in which a card lies.
pub(crate) fn kind(t: &T, slot: u16) -> Zone {
    Duel::kind_of(t.objects.at(slot).zone)
}

/// Whether a viewer may know a card.
pub(crate) fn sees(t: &T, viewer: Viewer, slot: u16) -> bool {
    match viewer {
        Viewer::Judge => true,
        Viewer::Seat(seat) => t.shown_to(slot).has(seat),
        Viewer::Spectator => t.shown_to(slot) == SeatSet::ALL,
    }
}

/// What a card could be for somebody who does not know it: any other of its owner.
pub(crate) fn unknown_as(t: &T, slot: u16) -> u8 {
    t.objects.at(slot).owner
}

/// All that a viewer may know.
pub(crate) fn view(t: &T, viewer: Viewer) -> View {
    let drafting = t.frames().iter().any(|f| matches!(f, Frame::Proc(Proc::Draft(_))));
    View {
        turn: t.board.turn,
        active: (!drafting).then_some(t.board.active),
        phase: if drafting { "draft" } else { "main" },
        seats: (0..t.board.sides.len() as Seat).map(|seat| side(t, viewer, seat)).collect(),
        shared: vec![lies(t, viewer, 0, Zone::Middle)],
        board: arena::view(t),
        pair: Some(["attack", "defense"]),
        ..blank(t, viewer)
    }
}

fn side(t: &T, viewer: Viewer, seat: Seat) -> SeatView {
    let side = &t.board.sides[usize::from(seat)];
    let numbers = [("leader", side.leader), ("pp", side.pp), ("max-pp", side.max_pp)];
    let zones = [Zone::Hand, Zone::Field, Zone::Deck, Zone::Cemetery];
    SeatView {
        team: side.team,
        out: t.out().has(seat),
        numbers: numbers.map(|(key, n)| (key, i32::from(n))).to_vec(),
        zones: zones.map(|kind| lies(t, viewer, seat, kind)).to_vec(),
    }
}

fn lies(t: &T, viewer: Viewer, seat: Seat, kind: Zone) -> ZoneView {
    let slots = t.zones.of(zone(seat, kind));
    let mut cards: Vec<CardView> = slots.iter().map(|&slot| card(t, viewer, slot, kind)).collect();
    if kind == Zone::Hand && viewer != Viewer::Judge {
        // A hand has no order.
        cards.sort_by(|a, b| a.slug.cmp(&b.slug));
    }
    ZoneView { key: key(kind), count: slots.len(), cards }
}

fn card(t: &T, viewer: Viewer, slot: u16, kind: Zone) -> CardView {
    if !sees(t, viewer, slot) {
        return CardView::default();
    }
    let id = t.objects.id(slot);
    let (card, mark) = (t.card(id), t.objects.at(slot).mark);
    let (numbers, marks) = match card.body.filter(|_| kind == Zone::Field) {
        None => (vec![("cost", card.cost)], Vec::new()),
        Some((attack, defense)) => {
            let ward = card.says(Word::Ward);
            let marks = [("engaged", mark.engaged), ("new", mark.new), ("ward", ward), ("token", card.token)];
            (vec![("attack", attack), ("defense", defense - mark.damage)], marks.to_vec())
        }
    };
    CardView {
        name: Some(card.name.clone()),
        slug: slug(t, viewer, id),
        numbers: numbers.into_iter().map(|(key, n)| (key, i32::from(n))).collect(),
        marks: marks.into_iter().filter(|m| m.1).map(|m| m.0).collect(),
        ..CardView::default()
    }
}
