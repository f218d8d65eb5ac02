//! What a viewer may see: built up from what it may know, never the state with
//! fields blanked. Partners share what they know. [505.2] [507.2] [901.4]

use crate::Wakfu;
use crate::board::{CHALLENGE, Fighter, Phase, QUEUE, Side, T, WORLD, Zone, look, place, zone};
use crate::card::Kind;
use crate::layers;
use crate::names;
use crate::words::Gain;
use arbiter_desk::blank;
use arbiter_kernel::{CardView, Game, ObjectId, Seat, SeatSet, SeatView, View, Viewer, ZoneId, ZoneView, rule};
use std::collections::BTreeMap;

/// The areas of a seat behind its part of the World, in the order they are shown.
const SHOWN: [Zone; 6] = [Zone::Bag, Zone::Hand, Zone::Deck, Zone::Discard, Zone::Banished, Zone::Collection];

/// Where a card is shown: by whose side, and in which area. The World belongs to
/// nobody; what lies there is shown by its controller. [506.1]
#[must_use]
pub fn place_of(t: &T, id: ObjectId) -> (Option<Seat>, &'static str) {
    let z = look::zone_of(t, id);
    let seat = match place(z) {
        Some((seat, _)) => Some(seat),
        None => (z == WORLD).then(|| look::controller(t, id)),
    };
    (seat, names::area(z))
}

/// What a card could be for somebody who does not know it: any card of the same
/// player that is unknown too. Heroes and Haven Bags that were opened lie in no
/// deck and no Hand: they are told apart from the rest. [306.1] [307.1]
#[must_use]
pub fn unknown_as(t: &T, slot: u16) -> u8 {
    let o = t.objects.at(slot);
    let sort = match t.rules.faces[o.face as usize].card.kind {
        Kind::Hero => 1,
        Kind::Bag => 2,
        _ => 0,
    };
    o.owner + 8 * sort
}

/// Whether a viewer may know a card.
#[must_use]
pub fn sees(t: &T, viewer: Viewer, slot: u16) -> bool {
    let o = t.objects.at(slot);
    rule!("505.2", "507.2", "502.2", "901.4");
    match viewer {
        Viewer::Judge => true,
        Viewer::Seat(seat) => o.known.has(seat) || Wakfu::sees(t, slot).has(seat),
        Viewer::Spectator => Wakfu::sees(t, slot) == SeatSet::ALL || o.known == SeatSet::ALL,
    }
}

/// All that a viewer may know.
#[must_use]
pub fn view(t: &T, viewer: Viewer) -> View {
    let playing = !t.board.phase.is_before();
    let names = &names::roll(t, viewer, look::all_in_play(t));
    View {
        turn: u32::from(t.board.turn),
        active: playing.then_some(t.board.active),
        phase: phase(t),
        seats: (0..t.board.seats).map(|seat| seat_view(t, viewer, seat, names)).collect(),
        shared: [QUEUE, CHALLENGE].map(|z| zone_view(t, viewer, z, names)).to_vec(),
        // The Queue, what resolves first last. [503.2]
        pending: t.board.queue.iter().map(|q| (q.seat, look::face(t, q.source).card.name.clone())).collect(),
        ..blank(t, viewer)
    }
}

fn phase(t: &T) -> &'static str {
    if t.board.battle.is_some() {
        return "battle";
    }
    match t.board.phase {
        Phase::Setup => "setup",
        Phase::Untap => "untap",
        Phase::Main => "main",
        Phase::Draw => "draw",
        Phase::End => "end",
        Phase::Draft => "draft",
        Phase::Build => "build",
    }
}

/// The names of what lies in play, by slot.
type Names = BTreeMap<u16, String>;

fn seat_view(t: &T, viewer: Viewer, seat: Seat, names: &Names) -> SeatView {
    let p = &t.board.players[seat as usize];
    let out = t.out().has(seat);
    let mut numbers = vec![("xp", i32::from(p.xp))];
    // Before decks are built nobody has a Hero, and it is not shown at once. [903.2]
    if !out && p.hero != ObjectId::NONE && sees(t, viewer, p.hero.slot) {
        numbers.extend([
            ("level", i32::from(look::face(t, p.hero).card.level.value())),
            ("hp", i32::from(layers::left(t, p.hero))),
            ("ap", i32::from(layers::ap(t, seat))),
            ("mp", i32::from(layers::mp(t, seat))),
        ]);
        if look::in_play(t, p.bag) {
            numbers.push(("resistance", i32::from(layers::left(t, p.bag))));
        }
    }
    let mut zones = vec![world_view(t, viewer, seat, names)];
    // Who has brought nothing besides the deck has no Collection to look at.
    let shown = |z: &&Zone| **z != Zone::Collection || !t.zones.is_empty(zone(seat, **z));
    zones.extend(SHOWN.iter().filter(shown).map(|&z| zone_view(t, viewer, zone(seat, z), names)));
    SeatView { team: p.team, out, numbers, zones }
}

/// What a seat controls in the World.
fn world_view(t: &T, viewer: Viewer, seat: Seat, names: &Names) -> ZoneView {
    let own = t.zones.of(WORLD).iter().filter(|&&s| look::controller(t, t.objects.id(s)) == seat);
    let mut cards: Vec<CardView> = own.map(|&s| card_view(t, viewer, s, names)).collect();
    cards.sort_by(|a, b| a.slug.cmp(&b.slug));
    ZoneView { key: names::area(WORLD), count: cards.len(), cards }
}

fn zone_view(t: &T, viewer: Viewer, z: ZoneId, in_play: &Names) -> ZoneView {
    let slots = t.zones.of(z);
    let ordered = matches!(place(z), Some((_, Zone::Deck))) && t.board.phase != Phase::Build || z == QUEUE;
    let here = || names::roll(t, viewer, slots.iter().map(|&s| t.objects.id(s)));
    let names = if look::is_play(z) { in_play } else { &here() };
    let mut cards: Vec<CardView> = slots.iter().map(|&s| card_view(t, viewer, s, names)).collect();
    if !ordered {
        cards.sort_by(|a, b| a.slug.cmp(&b.slug));
    }
    ZoneView { key: names::area(z), count: slots.len(), cards }
}

fn card_view(t: &T, viewer: Viewer, slot: u16, names: &Names) -> CardView {
    let id = t.objects.id(slot);
    let name = |slot: u16| names.get(&slot).cloned().unwrap_or_else(|| names::UNKNOWN.to_owned());
    let slug = name(slot);
    if !sees(t, viewer, slot) {
        return CardView { slug, ..CardView::default() };
    }
    let card = &look::face(t, id).card;
    let mut view = CardView { name: Some(card.name.clone()), slug, ..CardView::default() };
    view.numbers.push(("level", i32::from(card.level.value())));
    if !look::in_play(t, id) {
        // What an Ally would be in play is printed on it.
        if let Some(strength) = card.strength.filter(|_| card.kind == Kind::Ally) {
            view.numbers.extend([("strength", i32::from(strength.value())), ("worth", i32::from(card.xp))]);
        }
        return view;
    }
    let m = look::mark(t, id);
    match look::kind(t, id) {
        Kind::Ally => view.numbers.extend([
            ("strength", i32::from(layers::used_strength(t, id))),
            ("damage", i32::from(m.damage)),
            ("worth", i32::from(card.xp)),
        ]),
        Kind::Hero => view
            .numbers
            .extend([("strength", i32::from(layers::used_strength(t, id))), ("hp", i32::from(layers::left(t, id)))]),
        Kind::Bag => {
            view.numbers.push(("resistance", i32::from(layers::left(t, id))));
            if layers::fights(t, id) {
                view.numbers.push(("strength", i32::from(layers::used_strength(t, id))));
            }
        }
        _ => (),
    }
    let fighter = t.board.battle.as_ref().and_then(|b| b.fighter(id));
    view.numbers.extend(fighter.and_then(|f| duel(t, f)).map(|n| ("duel", n)));
    let side = fighter.map(|f| f.side);
    let marks = [
        (m.tapped, "tapped"),
        (side == Some(Side::Attacker), "attacking"),
        (side == Some(Side::Blocker), "blocking"),
        (t.board.battle.as_ref().is_some_and(|b| b.target == id), "target"),
        (look::face(t, id).token, "token"),
        (look::is_fighter(t, id) && layers::has(t, id, &Gain::Agility), "agility"),
        (look::is_fighter(t, id) && layers::has(t, id, &Gain::Giant), "giant"),
        (look::is_fighter(t, id) && layers::has(t, id, &Gain::Tackle), "tackle"),
    ];
    view.marks.extend(marks.into_iter().filter(|m| m.0).map(|m| m.1));
    let counters = [(m.markers, "marker"), (m.charges, "charge"), (m.ethers, "ether")];
    view.counters.extend(counters.into_iter().filter(|c| c.0 > 0).map(|c| (c.1.to_owned(), i32::from(c.0))));
    // What it bears lies with it. [305.3]
    let piece = |id: ObjectId| CardView {
        name: Some(look::face(t, id).card.name.clone()),
        slug: name(id.slot),
        ..CardView::default()
    };
    view.with = look::borne_by(t, id).map(piece).collect();
    view
}

/// Which duel a fighter is in: an attacker and all that block it have one number;
/// a free attacker and a blocker before whom nobody is left have none. [704.6]
fn duel(t: &T, fighter: &Fighter) -> Option<i32> {
    let battle = t.board.battle.as_ref()?;
    let attacker = match fighter.side {
        Side::Attacker => fighter.who,
        Side::Blocker => fighter.facing,
    };
    let faced = battle.attackers().filter(|&a| !battle.is_free(a));
    faced.zip(1..).find(|(a, _)| *a == attacker).map(|(_, n)| n)
}

/// Keys of all marks that [`view`] gives cards.
#[must_use]
pub fn card_marks() -> Vec<&'static str> {
    vec!["tapped", "attacking", "blocking", "target", "token", "agility", "giant", "tackle"]
}
