//! What a viewer may see: built up from what it may know, never the state with
//! fields blanked. [info.1] [A5]

mod leads;
mod places;
mod track;

pub use places::{about, standing};

use crate::Brawl;
use crate::arena::HexId;
use crate::board::{CHALLENGES, ChampionId, MET, Phase, RESERVE, Read, SPRUNG, T, TOKENS, Zone, place, zone};
use crate::layers;
use crate::names;
use crate::play;
use crate::rules::{Sort, Trap};
use crate::team::side;
use crate::timing::{Choice, Proc};
use crate::words::Essence;
use arbiter_desk::{blank, copies};
use arbiter_kernel::{CardView, Frame, Game, Seat, SeatSet, SeatView, View, Viewer, ZoneId, ZoneView, marks, rule};

/// The zones of a seat, in the order they are shown.
const SHOWN: [(Zone, &str); 4] =
    [(Zone::Hand, "hand"), (Zone::Deck, "deck"), (Zone::Discard, "discard"), (Zone::Played, "played")];

/// Slots of the challenge track, from the left.
const TRACK: [&str; 8] = ["track-0", "track-1", "track-2", "track-3", "track-4", "track-5", "track-6", "track-7"];

/// Whether a viewer may know a card, a trap or a challenge.
#[must_use]
pub fn sees(t: &T, viewer: Viewer, slot: u16) -> bool {
    let o = t.objects.at(slot);
    let seat = match viewer {
        Viewer::Judge => return true,
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => return Brawl::sees(t, slot) == SeatSet::ALL || o.known == SeatSet::ALL,
    };
    // Hands are hidden from teammates too; what one looked at or planned stays known. [A3] [A5]
    rule!("info.1", "info.3", "info.5");
    o.known.has(seat) || Brawl::sees(t, slot).has(seat)
}

/// All that a viewer may know.
#[must_use]
pub fn view(t: &T, viewer: Viewer) -> View {
    let playing = t.board.phase != Phase::Setup;
    let slots = drawn(|| t.arena().track.slots(t.board.seats).len());
    let mut shared = vec![
        traps(t, viewer),
        zone_view(t, viewer, SPRUNG, "sprung"),
        zone_view(t, viewer, RESERVE, "reserve"),
        zone_view(t, viewer, CHALLENGES, "challenges"),
        zone_view(t, viewer, MET, "met"),
    ];
    shared.extend((0..slots).map(|n| drawn(|| track::slot_view(t, viewer, n, TRACK[n]))));
    shared.extend(drawn(|| pool(t)));
    View {
        turn: u32::from(t.board.round),
        active: playing.then(|| t.active()),
        phase: match t.board.phase {
            Phase::Setup => "setup",
            Phase::Scoring => "scoring",
            Phase::Activation => "activation",
            Phase::Upkeep => "upkeep",
        },
        seats: (0..t.board.seats).map(|seat| seat_view(t, viewer, seat)).collect(),
        shared,
        board: Some(drawn(|| places::board(t, viewer))),
        // Life that is left, of so much.
        pair: Some(["left", "life"]),
        ..blank(t, viewer)
    }
}

/// What a drawing asks the rules shows nothing of them: no clause is proved by
/// being on a page.
fn drawn<R>(of: impl FnOnce() -> R) -> R {
    marks::quietly(of)
}

/// The champions among which somebody chooses: all recruitment is public. [recruit.0] [A8]
fn pool(t: &T) -> Option<ZoneView> {
    let mut options = Vec::new();
    t.options(&mut options);
    let kinds = options.iter().filter_map(|c| if let Choice::Recruit(kind) = c { Some(*kind) } else { None });
    let cards: Vec<CardView> = kinds.map(|kind| kind_view(t, kind)).collect();
    (!cards.is_empty()).then_some(ZoneView { key: "pool", count: cards.len(), cards })
}

fn kind_view(t: &T, kind: u8) -> CardView {
    let name = t.rules.champions[kind as usize].card.name.clone();
    // It lies nowhere yet: what is offered is no card of the table.
    CardView { slug: names::slug(&name), name: Some(name), marks: vec!["offered"], ..CardView::default() }
}

fn kind_slug(t: &T, kind: u8) -> String {
    names::slug(&t.rules.champions[kind as usize].card.name)
}

/// Essences, points and standard actions are open to all. [A5]
fn seat_view(t: &T, viewer: Viewer, seat: Seat) -> SeatView {
    let p = t.board.players[seat as usize];
    let ready = |e: Essence| i32::from(p.ready & e.bit() != 0);
    let numbers = vec![
        ("points", i32::from(t.board.points[side(seat)])),
        ("manipulation", ready(Essence::Manipulation)),
        ("destruction", ready(Essence::Destruction)),
        ("creation", ready(Essence::Creation)),
        ("standard", 4 - p.used.count_ones() as i32),
        ("south", i32::from(t.board.home[side(seat)])),
    ];
    let champions: Vec<CardView> = play::own(t, seat).iter().map(|c| champion(t, c)).collect();
    let mut zones = vec![ZoneView { key: "champions", count: champions.len(), cards: champions }];
    zones.extend(SHOWN.iter().map(|&(z, key)| zone_view(t, viewer, zone(seat, z), key)));
    SeatView { team: side(seat) as u8, out: t.out().has(seat), numbers, zones }
}

/// A champion: both faces are open to all. [info.4]
fn champion(t: &T, who: ChampionId) -> CardView {
    rule!("info.4");
    let (c, face) = (t.champion(who), t.face(who));
    let name = names::champion(t, who);
    let mut view = CardView { slug: names::slug(name), name: Some(name.to_owned()), ..CardView::default() };
    view.numbers.extend([
        ("life", i32::from(face.life)),
        ("left", i32::from(layers::left(t, who))),
        ("damage", i32::from(c.damage)),
        ("defence", i32::from(face.defence)),
    ]);
    let marks = [
        (!t.in_arena(who), "portal"),
        (acting(t) == Some(who), "active"),
        (c.experienced, "experienced"),
        (c.immobilised, "immobilised"),
        (drawn(|| layers::battered(t, who)), "battered"),
        (t.board.action.targets.has(who), "target"),
    ];
    view.marks.extend(marks.into_iter().filter(|m| m.0).map(|m| m.1));
    view
}

/// The champion that is activated, while an action goes on. [act.2]
fn acting(t: &T) -> Option<ChampionId> {
    let part = |f: &Frame<Brawl>| {
        matches!(f, Frame::Proc(Proc::Play(_) | Proc::Attack(_) | Proc::Skill(_) | Proc::Standard(..)))
    };
    t.frames().iter().any(part).then_some(t.board.action.champion)
}

/// Keys of all marks that [`view`] gives cards and places.
#[must_use]
pub fn card_marks() -> Vec<&'static str> {
    let champions = ["portal", "active", "experienced", "immobilised", "battered", "target", "offered"];
    champions.into_iter().chain(track::MET).chain(ESSENCES).chain(KINDS).chain(places::MARKS).collect()
}

const ESSENCES: [&str; 3] = ["manipulation", "destruction", "creation"];
const KINDS: [&str; 3] = ["attack", "skill", "reaction"];

/// Names of a zone, each its own: `damage-2`, `damage-2#2`. What is not known
/// has no name to tell apart.
fn unique(names: &[String]) -> Vec<String> {
    let known = |name: &String| *name != names::UNKNOWN;
    let own = copies(names.iter().map(|name| known(name).then_some(name.as_str())));
    own.into_iter().map(|name| name.unwrap_or_else(|| names::UNKNOWN.to_owned())).collect()
}

fn made_unique(mut cards: Vec<CardView>) -> Vec<CardView> {
    let slugs = unique(&cards.iter().map(|c| c.slug.clone()).collect::<Vec<_>>());
    cards.iter_mut().zip(slugs).for_each(|(card, slug)| card.slug = slug);
    cards
}

/// Traps by where they lie, as a viewer calls them.
fn token_slugs(t: &T, viewer: Viewer) -> Vec<(HexId, String)> {
    let zone = traps(t, viewer);
    let hexes = crate::arena::each(t.board.tokens);
    hexes.zip(zone.cards).map(|(at, card)| (at, card.slug)).collect()
}

/// Traps by where they lie: their order among themselves tells nothing. [A3]
fn traps(t: &T, viewer: Viewer) -> ZoneView {
    let mut slots: Vec<u16> = t.zones.of(TOKENS).to_vec();
    slots.sort_unstable_by_key(|&s| t.objects.at(s).mark.at);
    let cards = made_unique(slots.iter().map(|&s| card_view(t, viewer, s)).collect());
    ZoneView { key: "traps", count: cards.len(), cards }
}

fn zone_view(t: &T, viewer: Viewer, z: ZoneId, key: &'static str) -> ZoneView {
    let slots = t.zones.of(z);
    let mut cards: Vec<CardView> = slots.iter().map(|&s| card_view(t, viewer, s)).collect();
    let ordered = z == CHALLENGES || matches!(place(z), Some((_, Zone::Deck)));
    if !ordered {
        cards.sort_by(|a, b| a.slug.cmp(&b.slug));
    }
    ZoneView { key, count: slots.len(), cards: made_unique(cards) }
}

fn card_view(t: &T, viewer: Viewer, slot: u16) -> CardView {
    if !sees(t, viewer, slot) {
        return CardView { slug: names::UNKNOWN.to_owned(), ..CardView::default() };
    }
    let name = names::of(t, slot);
    let marks = match t.rules.sort(t.objects.at(slot).face) {
        Sort::Action(face) => {
            let card = &t.rules.cards[face as usize].card;
            vec![ESSENCES[card.essence as usize], KINDS[card.kind as usize]]
        }
        _ => Vec::new(),
    };
    CardView { slug: names::slug(name), name: Some(name.to_owned()), marks, ..CardView::default() }
}

/// The name of a trap.
#[must_use]
pub fn trap_name(trap: Trap) -> &'static str {
    match trap {
        Trap::Stun => "Stun",
        Trap::Immobilise => "Immobilise",
        Trap::Damage(1) => "Damage 1",
        Trap::Damage(2) => "Damage 2",
        Trap::Damage(_) => "Damage 3",
    }
}

/// What a card could be for somebody who does not know it: another one of its
/// owner, any trap, any challenge. [A5]
#[must_use]
pub fn unknown_as(t: &T, slot: u16) -> u8 {
    let o = t.objects.at(slot);
    match t.rules.sort(o.face) {
        Sort::Action(_) => o.owner,
        Sort::Trap(_) => 4,
        Sort::Challenge(_) => 5,
    }
}
