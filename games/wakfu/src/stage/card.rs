//! Cards of a scene with their marks: `young-mole [tapped] [damage 1] x2`.

use crate::board::{Change, Ends, T, Term, WORLD, Zone, look, place, zone};
use crate::card::Kind;
use crate::deck::class_key;
use crate::layers;
use crate::rules::{Face, Rules};
use arbiter_kernel::{Modifier, ObjectId, Seat, SeatSet, ZoneId};
use arbiter_text::stage::{self, Item};

/// The one Hero or Haven Bag of a seat.
pub(super) fn alone(t: &mut T, seat: Seat, kind: Kind, text: &str) -> Result<ObjectId, String> {
    let mut all = stage::items(text);
    let item = all.next().ok_or("a card is missing")??;
    let face = face(t, &item.slug, kind)?;
    let in_world = kind == Kind::Bag || item.marks.contains(&"world");
    let z = if in_world { WORLD } else { zone(seat, Zone::Bag) };
    let id = put(t, seat, seat, z, face);
    for m in item.marks.iter().filter(|m| **m != "world") {
        mark(t, seat, id, m)?;
    }
    if all.next().is_some() || item.copies > 1 { Err("a player has one".to_owned()) } else { Ok(id) }
}

/// The face of a name; of a scene without the cards of scenes, any of the kind.
fn face(t: &T, slug: &str, kind: Kind) -> Result<u16, String> {
    let ordinary = ["wanderer", "satchel"].contains(&slug);
    let of_kind = |n: &u16| t.rules.faces[*n as usize].card.kind == kind;
    let any = || (0..t.rules.faces.len() as u16).find(of_kind).filter(|_| ordinary);
    let found = t.rules.named(slug).or_else(any).ok_or_else(|| unknown(t, slug))?;
    if of_kind(&found) { Ok(found) } else { Err(format!("`{slug}` is another kind of card")) }
}

/// What decks are filled up with.
pub(super) fn filler(rules: &Rules) -> Result<u16, String> {
    let ally = |f: &Face| f.card.kind == Kind::Ally && !f.token;
    arbiter_desk::stage::filler(rules.named("filler"), &rules.faces, ally, |f| f.card.worded.text.is_empty(), "Ally")
}

fn unknown(t: &T, slug: &str) -> String {
    stage::unknown("card", slug, t.rules.faces.iter().map(|f| f.slug.as_str()))
}

fn put(t: &mut T, owner: Seat, seat: Seat, z: ZoneId, face: u16) -> ObjectId {
    let slot = t.objects.create(face, owner);
    let id = t.relocate(slot, z, None, false);
    let m = &mut t.objects.at_mut(id.slot).mark;
    m.controller = seat;
    id
}

/// Puts a list of cards into an area.
pub(super) fn list(t: &mut T, seat: Seat, z: ZoneId, text: &str) -> Result<(), String> {
    for item in stage::items(text) {
        let Item { slug, marks, copies } = item?;
        let face = t.rules.named(&slug).ok_or_else(|| unknown(t, &slug))?;
        if matches!(t.rules.faces[face as usize].card.kind, Kind::Hero | Kind::Bag) && look::is_play(z) {
            return Err(format!("`{slug}`: write `hero {slug}` or `haven {slug}`"));
        }
        let owner = owner(t, seat, &marks)?;
        // Outside of play a card lies with its owner. [416.1]
        let z = match place(z) {
            Some((_, zone_kind)) if zone_kind != Zone::Bag => zone(owner, zone_kind),
            _ => z,
        };
        for _ in 0..copies {
            let id = put(t, owner, seat, z, face);
            t.objects.at_mut(id.slot).mark.ethers = ethers(t, id);
            for m in &marks {
                mark(t, seat, id, m)?;
            }
            let kind = look::kind(t, id);
            if look::is_play(z)
                && matches!(kind, Kind::Equipment | Kind::Dofus)
                && look::mark(t, id).bearer == ObjectId::NONE
            {
                return Err(format!("`{slug}`: somebody bears it, `[on x]`"));
            }
            if look::is_play(z) && kind == Kind::Action {
                return Err(format!("`{slug}`: an Action is never in play"));
            }
        }
    }
    Ok(())
}

fn ethers(t: &T, id: ObjectId) -> u8 {
    let of = |k: &crate::words::Keyword| if let crate::words::Keyword::Ethereal(n) = k { *n } else { 0 };
    if look::in_play(t, id) { look::face(t, id).keywords().map(of).sum() } else { 0 }
}

/// `[of B]`: another player brought it. [416.1]
fn owner(t: &T, seat: Seat, marks: &[&str]) -> Result<Seat, String> {
    let Some(letter) = marks.iter().find_map(|m| m.strip_prefix("of ")) else { return Ok(seat) };
    let found = stage::seat(letter).filter(|s| *s < t.board.seats);
    found.ok_or_else(|| format!("[of {letter}]: there is no such player"))
}

fn mark(t: &mut T, seat: Seat, id: ObjectId, text: &str) -> Result<(), String> {
    let (key, value) = text.split_once(' ').unwrap_or((text, ""));
    let number = |v: &str| stage::number(v).map_err(|why| format!("[{text}]: {why}"));
    let small = |v: &str| v.trim().parse::<u8>().map_err(|_| format!("[{text}]: `{v}` is no number"));
    let kind = look::kind(t, id);
    match key {
        "of" => (),
        "tapped" => t.objects.at_mut(id.slot).mark.tapped = true,
        "damage" => {
            let n = stage::amount(value).map_err(|why| format!("[{text}]: {why}"))?;
            let hero = matches!(kind, Kind::Hero | Kind::Bag);
            let m = &mut t.objects.at_mut(id.slot).mark;
            *(if hero { &mut m.lost } else { &mut m.damage }) = n;
            if hero && layers::left(t, id) <= 0 {
                return Err(format!("[{text}]: nothing would be left of it"));
            }
        }
        "markers" => t.objects.at_mut(id.slot).mark.markers = small(value)?,
        "ethers" => t.objects.at_mut(id.slot).mark.ethers = small(value)?,
        "known" => t.objects.at_mut(id.slot).known = SeatSet::ALL,
        // It came this turn. [703.1]
        "new" => t.objects.at_mut(id.slot).mark.borne = NEW,
        "on" => {
            let bearer = bearer(t, seat, value.trim()).ok_or_else(|| format!("[{text}]: name that card first"))?;
            let to = look::zone_of(t, bearer);
            t.carry(id.slot, to);
            let borne = t.tick();
            let m = &mut t.objects.at_mut(id.slot).mark;
            (m.bearer, m.borne) = (bearer, borne);
        }
        _ if key.starts_with(['+', '-']) => {
            let change = Change::Strength(number(key)?);
            let until = Term { ends: Ends::Turn, by: None, own: false };
            let stamp = t.tick();
            t.modify(Modifier { on: id, stamp, change, until });
        }
        _ => return Err(format!("[{text}] is no mark of a card")),
    }
    Ok(())
}

/// Stands for a card that came this turn, until turns are counted.
const NEW: u32 = u32::MAX;

/// Cards that came this turn came after it began.
pub(super) fn newcomers(t: &mut T) {
    let new: Vec<ObjectId> = look::all_in_play(t).filter(|&id| look::mark(t, id).borne == NEW).collect();
    for id in new {
        let since = t.tick();
        let o = t.objects.at_mut(id.slot);
        (o.mark.borne, o.since) = (0, since);
    }
}

/// `[on x]`: somebody of the same player who was named before, or its Hero.
fn bearer(t: &T, seat: Seat, slug: &str) -> Option<ObjectId> {
    let fits = |id: &ObjectId| look::face(t, *id).slug == slug && look::mark(t, *id).bearer == ObjectId::NONE;
    look::controlled(t, seat).filter(fits).last()
}

/// Zones by Element, those of scenes if there are: they pay.
pub(super) fn resources(t: &mut T, seat: Seat, text: &str) -> Result<(), String> {
    for item in stage::items(text) {
        let Item { slug, marks, copies } = item?;
        let stone = format!("{slug}-stone");
        let zone = |f: &Face| f.card.kind == Kind::Zone && class_key(f.card.element) == slug;
        let any = || t.rules.faces.iter().position(zone).map(|n| n as u16);
        let face = t.rules.named(&stone).or_else(any).ok_or_else(|| format!("there is no Zone of Element `{slug}`"))?;
        for _ in 0..copies {
            let id = put(t, seat, seat, WORLD, face);
            for m in &marks {
                mark(t, seat, id, m)?;
            }
        }
    }
    Ok(())
}
