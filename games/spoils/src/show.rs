//! What a viewer may see: built up from what it may know, never the state with
//! fields blanked. [VI1]

use crate::Spoils;
use crate::board::{PLAYED, Read, T, TurnPhase, Zone, Zones, kind_of, seat_of, zone};
use crate::icons;
use crate::layers;
use crate::names;
use crate::respond;
use crate::words::{Icon, Kinds, Stat};
use arbiter_desk::{blank, copies};
use arbiter_kernel::{CardView, Game, ObjectId, Seat, SeatSet, SeatView, View, Viewer, ZoneId, ZoneView, rule};

/// The areas of a seat, in the order they are shown.
const SHOWN: [(Zone, &str); 6] = [
    (Zone::Faction, "faction"),
    (Zone::Play, "play"),
    (Zone::Hand, "hand"),
    (Zone::Deck, "deck"),
    (Zone::Discard, "discard"),
    (Zone::Removed, "removed"),
];

/// Where a card lies: whose area, and its key.
#[must_use]
pub fn place(t: &T, id: ObjectId) -> (Option<Seat>, &'static str) {
    let z = t.objects.at(id.slot).zone;
    if z == PLAYED {
        return (None, "played");
    }
    let key = SHOWN.iter().find(|s| s.0 == kind_of(z)).map_or("played", |s| s.1);
    (Some(seat_of(z)), key)
}

/// Whether a viewer may know a card. [403.1a] [403.2a] [411.2]
#[must_use]
pub fn sees(t: &T, viewer: Viewer, slot: u16) -> bool {
    let o = t.objects.at(slot);
    let seat = match viewer {
        Viewer::Judge => return true,
        Viewer::Seat(s) => s,
        Viewer::Spectator => return Spoils::sees(t, slot) == SeatSet::ALL || o.known == SeatSet::ALL,
    };
    // What lies face-down in play its controller may see at any time, nobody else.
    rule!("403.1a", "403.2a", "403.4a", "403.5a", "403.6a", "203.2a", "411.2");
    o.known.has(seat) || Spoils::sees(t, slot).has(seat)
}

/// What a card could be for somebody who does not know it: another one of its
/// owner. Starting resources are what the faction names, so they are dealt
/// among themselves.
#[must_use]
pub fn unknown_as(t: &T, slot: u16) -> u8 {
    let o = t.objects.at(slot);
    let starting = t.board.phase == TurnPhase::Setup && kind_of(o.zone) == Zone::Play;
    o.owner * 2 + u8::from(starting)
}

/// All that a viewer may know.
#[must_use]
pub fn view(t: &T, viewer: Viewer) -> View {
    let phase = match t.board.phase {
        TurnPhase::Setup => "setup",
        TurnPhase::Start => "start",
        TurnPhase::Main if t.board.battle.is_some() => "battle",
        TurnPhase::Main => "main",
        TurnPhase::End => "end",
    };
    View {
        turn: u32::from(t.board.turn),
        active: (t.board.phase != TurnPhase::Setup).then_some(t.board.active),
        phase,
        seats: (0..2).map(|seat| seat_view(t, viewer, seat)).collect(),
        shared: vec![zone_view(t, viewer, PLAYED, "played")],
        pair: Some(["attack", "defense"]),
        pending: t.pending.iter().map(|p| (p.controller, names::source_name(t, p.source).to_owned())).collect(),
        ..blank(t, viewer)
    }
}

/// Keys of the icons, in the order of the book.
const ICONS: [&str; 5] = ["obsession", "greed", "elitism", "deception", "rage"];

fn seat_view(t: &T, viewer: Viewer, seat: Seat) -> SeatView {
    let zones = SHOWN.iter().map(|&(z, key)| zone_view(t, viewer, zone(seat, z), key)).collect();
    let mut numbers = vec![
        ("influence", i32::from(t.board.seats[seat as usize].influence)),
        ("ready", i32::from(crate::pay::means(t, seat))),
    ];
    let icons = icons::of(t, seat);
    numbers.extend(ICONS.iter().zip(Icon::ALL).map(|(&key, i)| (key, i32::from(icons.count(i)))));
    SeatView { team: seat, out: t.out().has(seat), numbers, zones }
}

fn zone_view(t: &T, viewer: Viewer, z: ZoneId, key: &'static str) -> ZoneView {
    let slots = t.zones.of(z);
    let names = copies(slots.iter().map(|&s| Some(names::shown(t, viewer, s))));
    let named = slots.iter().zip(names.into_iter().flatten());
    let mut cards: Vec<CardView> = named.map(|(&s, name)| card_view(t, viewer, t.objects.id(s), name)).collect();
    if matches!(kind_of(z), Zone::Hand | Zone::Discard | Zone::Removed) {
        // Their order means nothing. [403.5b]
        rule!("403.5b");
        cards.sort_by(|a, b| a.slug.cmp(&b.slug));
    }
    ZoneView { key, count: slots.len(), cards }
}

/// Keys of all marks that [`view`] gives cards.
#[must_use]
pub fn card_marks() -> Vec<&'static str> {
    let own = ["face-down", "depleted", "spent", "new", "covert", "token"];
    own.into_iter().chain(["topic", "attacking", "blocking", "attacked", "struck"]).collect()
}

/// A card under the name that tells it from others of its area.
fn card_view(t: &T, viewer: Viewer, id: ObjectId, slug: String) -> CardView {
    let o = t.objects.at(id.slot);
    let here = kind_of(o.zone);
    let seen = sees(t, viewer, id.slot);
    let mut view = CardView { slug, ..CardView::default() };
    let mut mark = |yes: bool, key| {
        if yes {
            view.marks.push(key);
        }
    };
    mark(o.mark.facedown, "face-down");
    mark(o.mark.depleted, "depleted");
    mark(o.mark.on != ObjectId::NONE && t.place(o.mark.on) == Some(Zone::Faction), "spent");
    // Everybody knows what is being responded to. [606.1]
    mark(respond::topic(t).is_some_and(|scope| t.scope(scope).source == id), "topic");
    if let Some(b) = &t.board.battle {
        mark(b.attackers.contains(&id), "attacking");
        mark(b.blockers.contains(&id), "blocking");
        mark(b.target == id, "attacked");
        // Whose damage is assigned waits for the slower ones. [608.1b]
        mark(b.assigned.contains(&id), "struck");
    }
    mark(crate::play::is_duplicate(t, id), "token");
    if here == Zone::Faction {
        // What is left of it, so that the card says what the seat has.
        view.numbers.push(("influence", i32::from(t.board.seats[seat_of(o.zone) as usize].influence)));
    }
    if here == Zone::Play {
        // In another turn nobody calls it new: it attacks in its own next one anyhow.
        // A judge is told what is noted on it, as a scene that is written down needs it.
        mark(!o.mark.old && (viewer == Viewer::Judge || t.controller(id) == Some(t.board.active)), "new");
        mark(layers::covert(t, id), "covert");
        mark(t.face(id.slot).card.token, "token");
        numbers(t, id, &mut view);
    }
    if o.mark.tokens > 0 {
        view.counters.push(("token".to_owned(), i32::from(o.mark.tokens)));
    }
    view.with = t
        .attached(id)
        .into_iter()
        .filter(|_| here == Zone::Play)
        .map(|a| CardView {
            name: sees(t, viewer, a.slot).then(|| t.face(a.slot).card.name.clone()),
            slug: if sees(t, viewer, a.slot) { t.face(a.slot).slug.clone() } else { names::UNKNOWN.to_owned() },
            ..CardView::default()
        })
        .collect();
    if seen {
        let face = t.face(id.slot);
        view.name = Some(face.card.name.clone());
        if !o.mark.facedown && !matches!(face.card.kinds, Kinds::RESOURCE | Kinds::FACTION) {
            view.numbers.push(("cost", i32::from(layers::cost(t, id))));
        }
        if here != Zone::Play {
            printed(t, id, &mut view);
        }
    }
    view
}

fn numbers(t: &T, id: ObjectId, view: &mut CardView) {
    let kinds = layers::kinds(t, id);
    let o = t.objects.at(id.slot);
    let stat = |s| i32::from(layers::stat(t, id, s));
    if kinds.contains(Kinds::CHARACTER) {
        view.numbers.extend([
            ("attack", stat(Stat::Strength)),
            ("defense", stat(Stat::Life)),
            ("speed", stat(Stat::Speed)),
            ("damage", i32::from(o.mark.hurt)),
        ]);
    }
    if kinds.contains(Kinds::LOCATION) {
        view.numbers.extend([("structure", stat(Stat::Structure)), ("ruin", i32::from(o.mark.ruin))]);
    }
}

fn printed(t: &T, id: ObjectId, view: &mut CardView) {
    let card = &t.face(id.slot).card;
    if let Some(s) = card.stats {
        view.numbers.extend([
            ("attack", i32::from(s.strength)),
            ("defense", i32::from(s.life)),
            ("speed", i32::from(s.speed)),
        ]);
    }
    view.numbers.extend(card.structure.map(|s| ("structure", i32::from(s))));
}
