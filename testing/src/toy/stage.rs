//! Set-up lines of the duel.

use super::arena::hex;
use super::door::{MODES, blank};
use super::rules::Play;
use super::{CardNo, Def, State};
use crate::{seat, slug};
use arbiter_catalog::setting;

/// A duel in the middle, or the line that cannot be obeyed and why.
pub(crate) fn stage(defs: &[Def], setup: &[(usize, String)], rolls: &[u32]) -> Result<State, (usize, String)> {
    let seating = |(n, text): &(usize, String)| Some((*n, text.strip_prefix("seating ")?.to_owned()));
    let (line_of, wish) = setup.iter().find_map(seating).unwrap_or_default();
    let arena = setup.iter().any(|(_, text)| text.trim() == "mode arena");
    let setting = setting(MODES, if arena { "arena" } else { "" }, wish.trim(), None)
        .map_err(|none| (line_of, none.to_string()))?;
    let mut state = blank(setting.seating, 0);
    state.turn = 1;
    state.arena = arena;
    state.rolls = rolls.to_vec();
    // Draws need something to draw.
    let named = |name: &str| defs.iter().position(|d| d.name == name);
    let filler = named("Filler").or_else(|| named("Knight")).unwrap_or(0) as CardNo;
    for side in &mut state.sides {
        side.deck = vec![filler; 10];
    }
    for (n, text) in setup {
        line(defs, &mut state, text).map_err(|why| (*n, why))?;
    }
    Ok(state)
}

fn line(defs: &[Def], state: &mut State, text: &str) -> Result<(), String> {
    let words: Vec<&str> = text.splitn(3, char::is_whitespace).map(str::trim).collect();
    match words[..] {
        ["seating", _] | ["mode", "arena"] => {}
        ["turn", who] => state.active = sits(state, who).ok_or("turn of whom?")?,
        [who, key, rest] => {
            let who = sits(state, who).ok_or_else(|| format!("no seat `{who}`"))?;
            let number = || rest.trim().parse::<i32>().map_err(|_| format!("`{rest}` is no number"));
            let side = &mut state.sides[usize::from(who)];
            match key {
                "leader" => side.leader = number()?,
                "pp" => side.pp = number()?,
                "hand" => side.hand = cards(defs, rest)?,
                "deck" if rest == "empty" => side.deck.clear(),
                "deck" => drop(side.deck.splice(0..0, cards(defs, rest)?)),
                "cemetery" => side.cemetery = cards(defs, rest)?,
                "field" => return field(defs, state, who, rest),
                _ => return Err(format!("no `{key}` in a duel")),
            }
        }
        _ => return Err(format!("`{text}` is no set-up line")),
    }
    Ok(())
}

/// The seat with this letter, if there is one.
fn sits(state: &State, who: &str) -> Option<u8> {
    seat(who).filter(|s| usize::from(*s) < state.sides.len())
}

fn cards(defs: &[Def], list: &str) -> Result<Vec<CardNo>, String> {
    list.split(',').map(|name| card(defs, name.trim())).collect()
}

fn card(defs: &[Def], name: &str) -> Result<CardNo, String> {
    let found = defs.iter().position(|d| slug(&d.name) == name);
    found.map(|i| i as CardNo).ok_or_else(|| format!("no card `{name}`"))
}

fn field(defs: &[Def], state: &mut State, who: u8, list: &str) -> Result<(), String> {
    for item in list.split(',') {
        let (name, marks) = item.trim().split_once('[').unwrap_or((item.trim(), ""));
        let no = card(defs, name.trim())?;
        Play { defs, s: state, log: Vec::new() }.enter(who, no, false);
        let Some(unit) = state.sides[usize::from(who)].field.last_mut() else { continue };
        for mark in marks.split(['[', ']']).map(str::trim).filter(|m| !m.is_empty()) {
            match mark.split_once(' ') {
                None if mark == "engaged" => unit.engaged = true,
                None if mark == "new" => unit.new = true,
                Some(("at", place)) => {
                    unit.place = Some(hex(place).ok_or_else(|| format!("no place `{place}`"))?);
                }
                Some(("damage", n)) => unit.damage = n.parse().map_err(|_| format!("`{n}` is no number"))?,
                _ => return Err(format!("no mark `{mark}`")),
            }
        }
    }
    Ok(())
}
