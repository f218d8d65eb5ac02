//! Lines about cards that change zones.

use super::line::{Line, card, in_zone, sees};
use crate::board::{Read, T, Zones};
use crate::event::{Cause, End, Event};
use crate::layers;
use crate::words::{Keyword, Zone};
use arbiter_kernel::{Arg, Message, ObjectId, Seat};

/// A move, told before it happens.
pub(super) fn line(t: &T, e: &Event) -> Option<Line> {
    let Event::Move { id, to, seat, end, cause, turned, .. } = *e else { return None };
    let (from, owner) = (t.place(id)?, t.objects.get(id)?.owner);
    // Only a field and an EX area take cards of somebody else. [R59]
    let seat = if matches!(to, Zone::Field | Zone::Ex) { seat } else { owner };
    let (key, veiled) = keys(cause, to, end, turned);
    let said = |key| Message::new(key).with("seat", Arg::Seat(seat));
    let flipped = if to == Zone::EvolveDeck { from == Zone::EvolveZone } else { turned };
    // Who sees it on either side of the move knows which card it was.
    let seen = sees(t, id) | in_zone(to, seat, flipped);
    let line = Line::veiled(clause(t, id, from, cause), said(key).with("card", card(t, id)), said(veiled), seen);
    let by_rules = matches!(cause, Cause::Destroyed | Cause::Rules | Cause::PlayedFrom(_));
    Some(if by_rules { line.by_rules() } else { line })
}

/// What makes a card move.
fn clause(t: &T, id: ObjectId, from: Zone, cause: Cause) -> &'static str {
    match (cause, from) {
        (Cause::Put, _) => "5.4.1",
        (Cause::Destroyed, _) => "11.3.1",
        (Cause::DestroyedByAbility, _) => "5.5.1",
        (Cause::Banished, _) => "5.6.1",
        (Cause::Discarded, _) => "5.11.1",
        (Cause::PlayedFrom(_), _) => "10.6.2.7.1",
        (Cause::Rules, Zone::Resolution) => "10.6.2.7.3",
        (Cause::Rules, Zone::EvolveZone) => "11.6.1",
        (Cause::Rules, Zone::Ex) => "11.5.1",
        (Cause::Rules, Zone::Field) if t.counters(id, 0) == 0 && layers::has(t, id, Keyword::Stack) => "11.7.1",
        (Cause::Rules, Zone::Field) => "11.4.1",
        (Cause::Rules, _) => "4.1.4",
    }
}

/// The sentence with the card's name and the one without.
fn keys(cause: Cause, to: Zone, end: End, turned: bool) -> (&'static str, &'static str) {
    match (cause, to) {
        (Cause::Destroyed | Cause::DestroyedByAbility, Zone::Cemetery) => ("log-destroyed", "log-moved-veiled"),
        (Cause::Discarded, Zone::Cemetery) => ("log-discards", "log-moved-veiled"),
        (_, Zone::Banished) if turned => ("log-banished-facedown", "log-banished-veiled"),
        (_, Zone::Banished) => ("log-banished", "log-banished-veiled"),
        (_, Zone::Field) if turned => ("log-to-field-engaged", "log-moved-veiled"),
        (_, Zone::Field) => ("log-to-field", "log-moved-veiled"),
        (_, Zone::Ex) => ("log-to-ex", "log-moved-veiled"),
        (_, Zone::Hand) => ("log-to-hand", "log-to-hand-veiled"),
        (_, Zone::Cemetery) => ("log-to-cemetery", "log-moved-veiled"),
        (_, Zone::EvolveDeck) => ("log-to-evolve-deck", "log-moved-veiled"),
        (_, Zone::Deck) => match end {
            End::Top => ("log-to-deck-top", "log-to-deck-top-veiled"),
            End::Bottom => ("log-to-deck-bottom", "log-to-deck-bottom-veiled"),
        },
        (_, Zone::Leader | Zone::Resolution | Zone::EvolveZone) => ("log-moved", "log-moved-veiled"),
    }
}

/// Two cards change places; to read both names one must know both cards.
pub(super) fn swap(t: &T, a: ObjectId, b: ObjectId) -> Option<Line> {
    let place = |id| -> Option<(Zone, Seat)> { Some((t.place(id)?, t.controller(id)?)) };
    let ((za, sa), (zb, sb)) = (place(a)?, place(b)?);
    let seen = (sees(t, a) | in_zone(zb, sb, false)) & (sees(t, b) | in_zone(za, sa, false));
    let said = Message::new("log-swap").with("card", card(t, a)).with("target", card(t, b));
    Some(Line::veiled("5.12.1", said, Message::new("log-swap-veiled"), seen))
}
