//! Cards of a scene with their marks: `barrow-recruit [depleted] [damage 1] x2`.

use crate::board::{Mark, Read, T, Zone, Zones, zone};
use crate::event::{Change, Until};
use crate::layers;
use crate::listen;
use arbiter_kernel::{Modifier, ObjectId, Seat, SeatSet};
use arbiter_text::stage::{self, Item};

/// Puts a list of cards into an area.
pub(super) fn list(t: &mut T, seat: Seat, z: Zone, text: &str) -> Result<(), String> {
    stage::items(text).try_for_each(|item| put(t, seat, z, &item?))
}

fn put(t: &mut T, seat: Seat, z: Zone, item: &Item<'_>) -> Result<(), String> {
    let Item { slug, marks, copies } = item;
    let face = t.rules.named(slug).ok_or_else(|| unknown(t, slug))?;
    for _ in 0..*copies {
        let owner = if marks.contains(&"foreign") { 1 - seat } else { seat };
        let slot = t.objects.create(face, owner);
        let at = if z == Zone::Play { seat } else { owner };
        let id = t.relocate(slot, zone(at, z), None, false);
        let facedown = marks.contains(&"face-down");
        if z == Zone::Play {
            t.objects.at_mut(slot).mark = Mark { base: seat, facedown, old: true, ..Mark::default() };
        }
        listen::register(t, id);
        for m in marks {
            fitting(z, m)?;
            mark(t, seat, id, m)?;
        }
        if z == Zone::Play {
            let character = layers::is_character(t, id);
            t.objects.at_mut(slot).mark.character = character;
        }
    }
    Ok(())
}

/// Says which names are near.
pub(super) fn unknown(t: &T, slug: &str) -> String {
    stage::unknown("card", slug, t.rules.faces.iter().map(|f| f.slug.as_str()))
}

/// A mark says something only where cards have it.
fn fitting(z: Zone, text: &str) -> Result<(), String> {
    let anywhere = matches!(text, "known" | "foreign");
    if z == Zone::Play || anywhere { Ok(()) } else { Err(format!("[{text}]: cards have this in play")) }
}

fn mark(t: &mut T, seat: Seat, id: ObjectId, text: &str) -> Result<(), String> {
    let (key, value) = text.split_once(' ').unwrap_or((text, ""));
    let number = |v: &str| stage::number(v).map_err(|why| format!("[{text}]: {why}"));
    let amount = |v: &str| stage::amount(v).map_err(|why| format!("[{text}]: {why}"));
    // There may be any number of tokens that can be counted. [409.1]
    let count = |v: &str| v.parse::<i16>().ok().filter(|n| *n >= 0).ok_or_else(|| format!("[{text}]: no number"));
    match key {
        "depleted" => t.objects.at_mut(id.slot).mark.depleted = true,
        "new" => t.objects.at_mut(id.slot).mark.old = false,
        "known" => t.objects.at_mut(id.slot).known = SeatSet::ALL,
        "face-down" | "foreign" => (),
        "damage" => t.objects.at_mut(id.slot).mark.hurt = amount(value)?,
        "ruin" => t.objects.at_mut(id.slot).mark.ruin = amount(value)?,
        "tokens" => t.objects.at_mut(id.slot).mark.tokens = count(value)?,
        "spent" => {
            let faction = t.faction(seat);
            t.objects.at_mut(id.slot).mark.on = faction;
        }
        "on" => {
            let host = host(t, seat, value.trim()).ok_or_else(|| format!("[{text}]: name that card first"))?;
            t.objects.at_mut(id.slot).mark.on = host;
        }
        _ => {
            let parts: Vec<&str> = text.split('/').collect();
            let [a, b, c] = parts[..] else { return Err(format!("[{text}] is no mark of a card")) };
            let change = Change::Stats(number(a)?, number(b)?, number(c)?);
            let stamp = t.tick();
            t.modify(Modifier { on: id, stamp, change, until: Until::Never });
        }
    }
    Ok(())
}

/// `[on x]`, `[on B x]`: a card in play that was named before.
fn host(t: &T, seat: Seat, text: &str) -> Option<ObjectId> {
    let (seat, slug) = match text.split_once(' ') {
        Some(("A", slug)) => (0, slug),
        Some(("B", slug)) => (1, slug),
        _ => (seat, text),
    };
    let named = |s: &&u16| t.face(**s).slug == slug;
    t.cards(seat, Zone::Play).iter().rfind(named).map(|&s| t.objects.id(s))
}
