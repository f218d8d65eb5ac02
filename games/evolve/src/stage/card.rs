//! Cards of a scene with their marks: `knight [engaged] [damage 1] x2`.

use crate::board::{Link, Read, T, Zones, zone};
use crate::event::{Change, Until};
use crate::perform;
use crate::words::Zone;
use arbiter_kernel::{Modifier, ObjectId, Seat};
use arbiter_text::stage::{self, Item};

/// Puts a list of cards into a zone.
pub(super) fn list(t: &mut T, seat: Seat, z: Zone, text: &str) -> Result<(), String> {
    stage::items(text).try_for_each(|item| put(t, seat, z, &item?))
}

fn put(t: &mut T, seat: Seat, z: Zone, item: &Item<'_>) -> Result<(), String> {
    let Item { slug, marks, copies } = item;
    let evolved = matches!(z, Zone::EvolveDeck | Zone::EvolveZone);
    let face = if evolved { t.rules.evolved(slug) } else { t.rules.plain(slug) };
    let face = face.ok_or_else(|| unknown(t, slug, evolved))?;
    for _ in 0..*copies {
        let owner = if marks.contains(&"foreign") { 1 - seat } else { seat };
        let slot = t.objects.create(face, owner);
        let id = t.relocate(slot, zone(seat, z), None, false);
        if z == Zone::Field {
            t.objects.at_mut(slot).mark.old = true;
            perform::enter_field(t, id);
            perform::stack(t, id);
        }
        for m in marks {
            fitting(z, m)?;
            mark(t, seat, id, m)?;
        }
    }
    Ok(())
}

fn unknown(t: &T, slug: &str, evolved: bool) -> String {
    let what = if evolved { "evolved card" } else { "card" };
    let names = t.rules.faces.iter().filter(|f| f.card.evolved == evolved).map(|f| f.slug.as_str());
    stage::unknown(what, slug, names)
}

/// A mark says something only where cards have it.
fn fitting(z: Zone, text: &str) -> Result<(), String> {
    let place = match text.split(' ').next().unwrap_or_default() {
        "foreign" => return Ok(()),
        "faceup" => Zone::EvolveDeck,
        "facedown" => Zone::Banished,
        // What a card in the EX area gets, it brings to the field.
        _ if z == Zone::Ex && text.contains('/') => return Ok(()),
        _ => Zone::Field,
    };
    if z == place { Ok(()) } else { Err(format!("[{text}]: cards have this in the {}", crate::show::zone_key(place))) }
}

fn mark(t: &mut T, seat: Seat, id: ObjectId, text: &str) -> Result<(), String> {
    let (key, value) = text.split_once(' ').unwrap_or((text, ""));
    let number = |v: &str| stage::number(v).map_err(|why| format!("[{text}]: {why}"));
    let m = &mut t.objects.at_mut(id.slot).mark;
    match key {
        "engaged" => m.engaged = true,
        "new" => m.old = false,
        "faceup" | "facedown" => m.flipped = true,
        "foreign" => (),
        "damage" => m.lost = stage::amount(value).map_err(|why| format!("[{text}]: {why}"))?,
        "evolved" => link(t, seat, id, None)?,
        "linked" => link(t, seat, id, Some(value))?,
        "counter" => {
            let (name, n) = value.rsplit_once(' ').ok_or("[counter NAME N]")?;
            let n = number(n)?;
            let name = t.rules.counters.iter().position(|c| c == name);
            let name = name.ok_or_else(|| format!("[{text}]: no card speaks of such a counter"))? as u8;
            t.board.counters.retain(|c| c.on != id || c.name != name);
            perform::counters(t, id, name, n.max(0));
        }
        _ => {
            let (a, d) = text.split_once('/').ok_or_else(|| format!("[{text}] is no mark of a card"))?;
            let change = Change::Stats(number(a)?, number(d)?);
            let stamp = t.tick();
            t.modify(Modifier { on: id, stamp, change, until: Until::Never });
        }
    }
    Ok(())
}

/// An evolve link: with a new card of the same name, or with the n-th card
/// that lies in the evolve zone already (`[linked 1]`), all equally old.
fn link(t: &mut T, seat: Seat, id: ObjectId, nth: Option<&str>) -> Result<(), String> {
    let card = match nth {
        Some(n) => {
            let n: usize = n.trim().parse().map_err(|_| format!("[linked {n}]: no number"))?;
            let slot = t.cards(seat, Zone::EvolveZone).get(n.wrapping_sub(1)).copied();
            t.objects.id(slot.ok_or("[linked N]: name the cards of the evolve zone first")?)
        }
        None => {
            let slug = t.face(id.slot).slug.clone();
            let face = t.rules.evolved(&slug).ok_or_else(|| format!("`{slug}` has no evolved card"))?;
            let slot = t.objects.create(face, seat);
            t.relocate(slot, zone(seat, Zone::EvolveZone), None, false)
        }
    };
    let stamp = if nth.is_some() { 0 } else { t.tick() };
    t.board.links.push(Link { follower: id, card, stamp });
    t.objects.at_mut(id.slot).mark.linked = true;
    crate::listen::register(t, id);
    Ok(())
}
