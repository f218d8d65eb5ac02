//! What the lists of a scene name: champions, cards, traps, challenges.

use crate::arena::{HexId, OFF, bit};
use crate::board::{CHALLENGES, RESERVE, Read, T, TOKENS, Zone, slot, zone};
use crate::names;
use crate::setup;
use arbiter_kernel::{Seat, ZoneId};
use arbiter_text::stage::{Item, contents, items, unknown};

/// A mark with its numbers: `at 0 2`.
fn mark<'a>(item: &Item<'a>, key: &str) -> Option<&'a str> {
    item.marks.iter().find_map(|m| m.strip_prefix(key).map(str::trim))
}

fn number(text: &str) -> Result<i32, String> {
    text.parse().map_err(|_| format!("`{text}` is no number"))
}

/// The hex of `[at q r]`; none if it is not said.
fn place(t: &T, item: &Item<'_>) -> Result<Option<HexId>, String> {
    let Some(at) = mark(item, "at ") else { return Ok(None) };
    let (q, r) = at.split_once(' ').ok_or_else(|| format!("[at {at}]: a hex is written [at 0 2]"))?;
    let hex = t.arena().at(number(q)?, number(r.trim())?);
    hex.map(Some).ok_or_else(|| format!("[at {at}]: there is no such hex"))
}

/// Champions of the rules by their names.
pub(super) fn kinds(t: &T, list: &str) -> Result<Vec<u8>, String> {
    items(list).map(|item| kind(t, &item?.slug)).collect()
}

fn kind(t: &T, name: &str) -> Result<u8, String> {
    let all: Vec<String> = t.rules.champions.iter().map(|c| names::slug(&c.card.name)).collect();
    let found = all.iter().position(|s| s == name).map(|n| n as u8);
    found.ok_or_else(|| unknown("champion", name, all.iter().map(String::as_str)))
}

/// Champions of a seat, in the arena or on the portal.
pub(super) fn champions(t: &mut T, seat: Seat, list: &str) -> Result<(), String> {
    for item in items(list) {
        let item = item?;
        let kind = kind(t, &item.slug)?;
        if t.board.count as usize == t.board.champions.len() {
            return Err("there are at most eight champions".to_owned());
        }
        if (0..t.board.count).any(|c| t.champion(c).kind == kind && t.champion(c).seat % 2 == seat % 2) {
            return Err(format!("`{}` is twice in one team", item.slug));
        }
        let at = place(t, &item)?.unwrap_or(OFF);
        if at != OFF && t.free() & bit(at) == 0 {
            return Err(format!("`{}`: something stands on that hex", item.slug));
        }
        let who = setup::enlist(t, seat, kind);
        if at != OFF {
            setup::stand(t, who, at);
        }
        for m in &item.marks {
            let (key, value) = m.split_once(' ').unwrap_or((m, ""));
            let c = &mut t.board.champions[who as usize];
            match key {
                "at" => (),
                "damage" => c.damage = u8::try_from(number(value)?).map_err(|_| format!("[{m}]: too much"))?,
                "experienced" => c.experienced = true,
                "immobilised" => c.immobilised = true,
                _ => return Err(format!("[{m}] is no mark of a champion")),
            }
        }
        if at != OFF && crate::layers::is_down(t, who) {
            return Err(format!("`{}` has no life left", item.slug));
        }
    }
    Ok(())
}

/// Where a card of a name lies: the first of it in this zone.
fn find(t: &T, z: ZoneId, name: &str) -> Option<u16> {
    t.zones.of(z).iter().copied().find(|&s| names::slug(names::of(t, s)) == name)
}

/// Puts cards of the seat's champions into a zone; of the deck, on top in this order.
pub(super) fn cards(t: &mut T, seat: Seat, z: Zone, list: &str) -> Result<(), String> {
    for (n, item) in items(list).enumerate() {
        let item = item?;
        let all: Vec<String> = t.rules.cards.iter().map(|c| names::slug(&c.card.name)).collect();
        if !all.contains(&item.slug) {
            return Err(unknown("card", &item.slug, all.iter().map(String::as_str)));
        }
        let card = find(t, zone(seat, Zone::Deck), &item.slug);
        let card = card.ok_or_else(|| format!("`{}` is not in the deck: name its champion first", item.slug))?;
        t.relocate(card, zone(seat, z), (z == Zone::Deck).then_some(n), false);
    }
    Ok(())
}

/// Takes everything else out of a zone, and out of the game.
pub(super) fn only(t: &mut T, seat: Seat, z: Zone, list: &str) -> Result<(), String> {
    let named: Result<Vec<String>, String> = items(list).map(|i| i.map(|i| i.slug)).collect();
    let named = named?;
    for card in t.zones.of(zone(seat, z)).to_vec() {
        if !named.contains(&names::slug(names::of(t, card))) {
            t.eliminate(card);
        }
    }
    Ok(())
}

/// Traps on hexes.
pub(super) fn traps(t: &mut T, list: &str) -> Result<(), String> {
    for item in items(list) {
        let item = item?;
        let at = place(t, &item)?.ok_or_else(|| format!("`{}`: say where, [at -1 2]", item.slug))?;
        if t.board.tokens & bit(at) != 0 || t.arena().statue_mask & bit(at) != 0 {
            return Err(format!("`{}`: no trap can lie there", item.slug));
        }
        let trap = find(t, RESERVE, &item.slug);
        let trap = trap.ok_or_else(|| {
            format!("`{}` is no trap that is left; there are stun, immobilise, damage-1, damage-2, damage-3", item.slug)
        })?;
        // One that is triggered is replaced before it goes back. [H1]
        if t.zones.len(RESERVE) == 1 {
            return Err("one trap at least is left in the reserve".to_owned());
        }
        t.relocate(trap, TOKENS, None, false);
        t.objects.at_mut(trap).mark.at = at;
        t.board.tokens |= bit(at);
    }
    Ok(())
}

/// Challenges on slots of the track.
pub(super) fn track(t: &mut T, list: &str) -> Result<(), String> {
    for item in items(list) {
        let item = item?;
        let n = number(mark(&item, "slot ").ok_or_else(|| format!("`{}`: say where, [slot 1]", item.slug))?)?;
        let slots = t.arena().track.slots(t.board.seats).len();
        let n = usize::try_from(n)
            .ok()
            .filter(|n| *n < slots)
            .ok_or_else(|| format!("there are slots 0 to {}", slots - 1))?;
        let all: Vec<String> = t.rules.challenges.iter().map(|c| names::slug(&c.name)).collect();
        let card = find(t, CHALLENGES, &item.slug);
        let card = card.ok_or_else(|| unknown("challenge", &item.slug, all.iter().map(String::as_str)))?;
        if !t.zones.is_empty(slot(n)) {
            return Err(format!("on slot {n} lies a challenge already"));
        }
        t.relocate(card, slot(n), None, false);
    }
    Ok(())
}

/// What is left of the challenge deck, the first on top.
pub(super) fn challenges(t: &mut T, rest: &str) -> Result<(), String> {
    let (only, list) = contents(rest);
    let named: Result<Vec<String>, String> = items(list).map(|i| i.map(|i| i.slug)).collect();
    let named = named?;
    for (n, name) in named.iter().enumerate() {
        let all = t.rules.challenges.iter().map(|c| names::slug(&c.name)).collect::<Vec<_>>();
        let card = find(t, CHALLENGES, name);
        let card = card.ok_or_else(|| unknown("challenge", name, all.iter().map(String::as_str)))?;
        t.relocate(card, CHALLENGES, Some(n), false);
    }
    for card in t.zones.of(CHALLENGES).to_vec() {
        let kept = named.contains(&names::slug(names::of(t, card)));
        if only && !kept {
            t.eliminate(card);
        }
    }
    Ok(())
}
