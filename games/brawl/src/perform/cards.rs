//! Cards go from place to place.

use crate::board::{Read, T, Zone, place, zone};
use crate::event::Event;
use arbiter_kernel::{ObjectId, Seat, SeatSet, ZoneId, rule};

pub(super) fn one(t: &mut T, e: Event) {
    match e {
        Event::Play(id) => put(t, id, Zone::Played),
        Event::Discard(id) => {
            rule!("info.3");
            put(t, id, Zone::Discard);
        }
        Event::Draw(seat, count) => draw(t, seat, count),
        Event::Plan(id) => {
            // Its player knows it there until it is drawn or shuffled. [A5]
            rule!("kw.plan");
            let owner = t.objects.at(id.slot).owner;
            t.relocate(id.slot, zone(owner, Zone::Deck), Some(0), false);
            t.objects.at_mut(id.slot).known = SeatSet::one(owner);
            // It went face down: whoever has seen the hand does not know which one
            // is gone, so nothing tells which are left. [A5]
            for n in 0..t.cards(owner, Zone::Hand).len() {
                let slot = t.cards(owner, Zone::Hand)[n];
                t.objects.at_mut(slot).known = SeatSet::NONE;
            }
        }
        Event::ShowHand(seat) => {
            rule!("info.2");
            for n in 0..t.cards(seat, Zone::Hand).len() {
                let slot = t.cards(seat, Zone::Hand)[n];
                t.objects.at_mut(slot).known = SeatSet::ALL;
            }
        }
        Event::TakeBack(id) => {
            // Everybody saw which one it was. [L29]
            put(t, id, Zone::Hand);
            t.objects.at_mut(id.slot).known = SeatSet::ALL;
        }
        Event::DiscardTop(seat, cause) => {
            let top = top(t, seat);
            // No card, no champion: also where an earlier one was found. [L25]
            t.board.action.note(cause).matching = top.map(|card| t.owner(card));
            if let Some(top) = top {
                t.relocate(top, zone(seat, Zone::Discard), None, false);
                crate::story::discards_top(t, seat, top);
            }
        }
        Event::DiscardHand(seat) => {
            rule!("upkeep.4");
            while let Some(&slot) = t.cards(seat, Zone::Hand).first() {
                t.relocate(slot, zone(seat, Zone::Discard), None, false);
            }
        }
        Event::ShuffleBack(seat) => {
            rule!("setup.8c");
            recycle(t, seat);
        }
        _ => unreachable!("made true elsewhere: {e:?}"),
    }
}

/// Puts a card into a zone of its owner.
fn put(t: &mut T, id: ObjectId, z: Zone) {
    let owner = t.objects.at(id.slot).owner;
    t.relocate(id.slot, zone(owner, z), None, false);
}

/// One by one; both piles empty: that was all. [draw.1] [I8]
fn draw(t: &mut T, seat: Seat, count: u8) {
    for _ in 0..count {
        let Some(top) = top(t, seat) else { return };
        t.relocate(top, zone(seat, Zone::Hand), None, false);
    }
}

/// The top card of a deck; an empty one is made anew of the discard pile. [draw.1]
fn top(t: &mut T, seat: Seat) -> Option<u16> {
    if t.cards(seat, Zone::Deck).is_empty() {
        rule!("draw.1");
        recycle(t, seat);
    }
    t.cards(seat, Zone::Deck).first().copied()
}

/// The discard pile is shuffled into the deck.
fn recycle(t: &mut T, seat: Seat) {
    let deck = zone(seat, Zone::Deck);
    while let Some(&slot) = t.cards(seat, Zone::Discard).last() {
        t.relocate(slot, deck, None, false);
    }
    shuffle(t, deck);
}

/// Puts a zone into random order; nobody knows a card of it any more.
pub(crate) fn shuffle(t: &mut T, z: ZoneId) {
    debug_assert!(place(z).is_none_or(|p| p.1 == Zone::Deck));
    let s = &mut t.state;
    s.rng.shuffle(s.zones.of_mut(z));
    for n in 0..s.zones.len(z) {
        let slot = s.zones.of(z)[n];
        s.objects.at_mut(slot).known = SeatSet::NONE;
    }
}
