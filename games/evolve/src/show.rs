//! What a viewer may see: built up from what it may know, never the state
//! with fields blanked. [4.1.2]

use crate::board::{RESOLUTION, Read, T, TurnPhase, seat_of, zone};
use crate::card::Kind;
use crate::layers;
use crate::names;
use crate::rules::Keywords;
use crate::words::{Keyword, Zone};
use arbiter_desk::{blank, copies};
use arbiter_kernel::{CardView, ObjectId, Seat, SeatView, View, Viewer, ZoneId, ZoneView, rule};

/// The zones of a seat, in the order they are shown.
const SHOWN: [(Zone, &str); 9] = [
    (Zone::Leader, "leader"),
    (Zone::Field, "field"),
    (Zone::Ex, "ex"),
    (Zone::Hand, "hand"),
    (Zone::Deck, "deck"),
    (Zone::EvolveDeck, "evolve"),
    (Zone::EvolveZone, "evolve-zone"),
    (Zone::Cemetery, "cemetery"),
    (Zone::Banished, "banished"),
];

/// Key of a zone.
#[must_use]
pub fn zone_key(z: Zone) -> &'static str {
    SHOWN.iter().find(|s| s.0 == z).map_or("resolution", |s| s.1)
}

/// Where a card lies in views: whose zone, and its key.
#[must_use]
pub fn place(t: &T, id: ObjectId) -> (Option<Seat>, &'static str) {
    let z = t.objects.at(id.slot).zone;
    if z == RESOLUTION { (None, "resolution") } else { (Some(seat_of(z)), zone_key(crate::board::kind_of(z))) }
}

/// Whether a viewer may know a card. [4.1.2] [4.2.3]
#[must_use]
pub fn sees(t: &T, viewer: Viewer, slot: u16) -> bool {
    let o = t.objects.at(slot);
    let own = viewer == Viewer::Seat(o.owner);
    let known = match viewer {
        Viewer::Judge => return true,
        Viewer::Seat(s) => o.known.has(s),
        Viewer::Spectator => o.known == arbiter_kernel::SeatSet::ALL,
    };
    // [4.2.3] [4.2.3.1] One face or the other, whatever its zone does by default.
    rule!("4.2.3", "4.2.3.3");
    let seen = match crate::board::kind_of(o.zone) {
        // [4.3.2] [4.4.2] [4.8.2] [4.9.2] [4.11.2] [4.12.2] Public zones, faceup.
        Zone::Leader | Zone::Field | Zone::Ex | Zone::Cemetery | Zone::Resolution | Zone::EvolveZone => {
            rule!("4.3.2", "4.4.2", "4.8.2", "4.9.2", "4.11.2", "4.12.2");
            true
        }
        Zone::Banished => {
            // [4.10.2] [R60] Facedown ones are hidden from both.
            rule!("4.10.2");
            !o.mark.flipped || known
        }
        Zone::Hand => {
            // [4.7.2]
            rule!("4.7.1", "4.7.2");
            own || known
        }
        Zone::Deck => {
            // [4.5.2] Nobody, unless an effect showed it.
            rule!("4.5.2");
            known
        }
        Zone::EvolveDeck => {
            // [4.6.2] [R20] Its owner, and everybody once it is faceup.
            rule!("4.6.2");
            own || o.mark.flipped || known
        }
    };
    rule!("4.2.3.2");
    rule!("4.1.2", "4.2.3.1" => seen)
}

/// What a card could be for somebody who does not know it: another one of its
/// owner, of the same deck.
#[must_use]
pub fn unknown_as(t: &T, slot: u16) -> u8 {
    let o = t.objects.at(slot);
    o.owner * 2 + u8::from(crate::board::kind_of(o.zone) == Zone::EvolveDeck)
}

/// All that a viewer may know.
#[must_use]
pub fn view(t: &T, viewer: Viewer) -> View {
    let phase = match t.board.phase {
        TurnPhase::Setup => "setup",
        TurnPhase::Start => "start",
        TurnPhase::Main => "main",
        TurnPhase::End => "end",
    };
    View {
        turn: u32::from(t.board.turn),
        active: (t.board.phase != TurnPhase::Setup).then_some(t.board.active),
        phase,
        shared: vec![zone_view(t, viewer, RESOLUTION, "resolution")],
        seats: (0..2).map(|seat| seat_view(t, viewer, seat)).collect(),
        pair: Some(["attack", "defense"]),
        pending: t.pending.iter().map(|p| (p.controller, names::source_name(t, p.source).to_owned())).collect(),
        ..blank(t, viewer)
    }
}

fn seat_view(t: &T, viewer: Viewer, seat: Seat) -> SeatView {
    let p = &t.board.seats[seat as usize];
    let zones = SHOWN.iter().map(|&(z, key)| zone_view(t, viewer, zone(seat, z), key)).collect();
    let numbers = vec![
        ("leader", i32::from(layers::defense(t, t.leader(seat)))),
        ("pp", i32::from(p.pp)),
        ("max-pp", i32::from(p.max_pp)),
        ("ep", i32::from(p.ep)),
        ("played", i32::from(p.played)),
    ];
    SeatView { team: seat, out: t.out().has(seat), numbers, zones }
}

fn zone_view(t: &T, viewer: Viewer, z: ZoneId, key: &'static str) -> ZoneView {
    let slots = t.zones.of(z);
    // Only cards that the viewer knows are counted: a number must not tell what lies hidden before it.
    let known = |&s: &u16| sees(t, viewer, s).then(|| layers::face(t, t.objects.id(s)).slug.as_str());
    let names = copies(slots.iter().map(known));
    let cards = slots.iter().zip(names).map(|(&s, name)| card_view(t, viewer, s, name)).collect();
    ZoneView { key, count: slots.len(), cards }
}

/// A card under the name that tells it from others of its zone; none if it is not known.
fn card_view(t: &T, viewer: Viewer, slot: u16, name: Option<String>) -> CardView {
    let Some(slug) = name else {
        // [4.1.2.1] That there is one is known to all.
        rule!("4.1.2.1");
        return CardView { slug: "hidden".to_owned(), ..CardView::default() };
    };
    let id = t.objects.id(slot);
    let (o, card) = (t.objects.at(slot), &layers::face(t, id).card);
    let here = crate::board::kind_of(o.zone);
    let mut numbers = vec![("cost", i32::from(t.face(slot).card.cost))];
    if matches!(card.kind, Kind::Follower | Kind::Leader) {
        numbers.push(("attack", i32::from(layers::attack(t, id))));
        numbers.push(("defense", i32::from(layers::defense(t, id))));
    }
    let mut marks = Vec::new();
    let mut mark = |yes: bool, key| marks.extend(yes.then_some(key));
    mark(o.mark.engaged, "engaged");
    mark(card.evolved, "evolved");
    // In another turn nobody calls it new: it attacks in its own next one anyhow.
    // A judge is told what is noted on it, as a scene that is written down needs it.
    let now = viewer == Viewer::Judge || t.controller(id) == Some(t.board.active);
    mark(here == Zone::Field && !o.mark.old && now, "new");
    mark(t.face(slot).card.token, "token");
    mark(here == Zone::EvolveDeck && o.mark.flipped, "faceup");
    mark(here == Zone::Banished && o.mark.flipped, "facedown");
    mark(card.unplayable.is_some(), "unplayable");
    let keywords = if here == Zone::Field { layers::keywords(t, id) } else { layers::own_keywords(t, id) };
    Keywords::ALL.into_iter().for_each(|k| mark(keywords.has(k), keyword_key(k)));
    let counters = t.board.counters.iter().filter(|c| c.on == id);
    let with = t.board.links.iter().filter(|l| l.follower == id);
    CardView {
        name: Some(card.name.clone()),
        slug,
        numbers,
        marks,
        counters: counters.map(|c| (t.rules.counters[c.name as usize].clone(), i32::from(c.count))).collect(),
        with: with
            .map(|l| CardView {
                name: Some(t.face(l.card.slot).card.name.clone()),
                slug: t.face(l.card.slot).slug.clone(),
                ..CardView::default()
            })
            .collect(),
    }
}

/// Keys of all marks that [`view`] gives cards.
#[must_use]
pub fn card_marks() -> Vec<&'static str> {
    let own = ["engaged", "evolved", "new", "token", "faceup", "facedown", "unplayable"];
    own.into_iter().chain(Keywords::ALL.into_iter().map(keyword_key)).collect()
}

/// Key of a keyword.
#[must_use]
pub fn keyword_key(k: Keyword) -> &'static str {
    match k {
        Keyword::Ward => "ward",
        Keyword::Storm => "storm",
        Keyword::Rush => "rush",
        Keyword::Assail => "assail",
        Keyword::Intimidate => "intimidate",
        Keyword::Drain => "drain",
        Keyword::Bane => "bane",
        Keyword::Aura => "aura",
        Keyword::Quick => "quick",
        Keyword::Stack => "stack",
    }
}
