//! Set-up lines of the duel.

use super::arena::{self, hex};
use super::board::{Board, Mark, Rules, T, ZONES, Zone, zone};
use super::door::MODES;
use super::timing::Proc;
use super::turn;
use arbiter_desk::setting;
use arbiter_desk::stage::{Script, fill, filler};
use arbiter_kernel::{Rng, Seat, Table};
use arbiter_text::stage::{Line, Refused, contents, items};
use std::sync::Arc;

/// A duel in the middle, or the line that cannot be obeyed and why.
pub(crate) fn stage(rules: &Arc<Rules>, script: Script<'_>, look: impl FnMut(&T)) -> Result<T, Refused> {
    let wish = |(n, text): &(usize, String)| Some((*n, text.strip_prefix("seating ")?.trim().to_owned()));
    let (line, wish) = script.lines.iter().find_map(wish).unwrap_or_default();
    let arena = script.lines.iter().any(|(_, text)| text.trim() == "mode arena");
    let setting = setting(MODES, if arena { "arena" } else { "" }, &wish, None);
    let setting = setting.map_err(|none| (line, none.to_string()))?;
    let board = Board::new(setting.seating.teams, arena);
    let mut t: T = Table::new(Arc::clone(rules), Board { turn: 1, ..board }, ZONES, Rng::new(1));
    t.rng.fix(script.rolls);
    // Draws need something to draw.
    let plain = filler(named(rules, "filler"), &rules.cards, |c| !c.token, |c| c.body.is_some(), "follower");
    let plain = plain.map_err(|why| (0, why))?;
    (0..t.board.sides.len() as Seat).for_each(|seat| fill(&mut t, seat, zone(seat, Zone::Deck), plain));
    for (n, text) in script.lines.iter().filter(|(_, text)| text.trim() != "mode arena") {
        obey(&mut t, text).map_err(|why| (*n, why))?;
    }
    t.start_watched(Proc::Turn(turn::Step::Main), look);
    Ok(t)
}

fn named(rules: &Rules, slug: &str) -> Option<u16> {
    rules.cards.iter().position(|c| c.slug == slug).map(|n| n as u16)
}

fn obey(t: &mut T, text: &str) -> Result<(), String> {
    match Line::read(text, t.board.sides.len() as Seat)? {
        Line::Seating(_) | Line::Phase(_) => Ok(()),
        Line::Turn { seat, .. } => {
            t.board.active = seat;
            Ok(())
        }
        Line::Of { seat, what, rest } => {
            let number = || rest.parse::<i16>().map_err(|_| format!("`{rest}` is no number"));
            let side = usize::from(seat);
            match what {
                "leader" => t.board.sides[side].leader = number()?,
                "pp" => t.board.sides[side].pp = number()?,
                "hand" => return lay(t, seat, Zone::Hand, rest),
                "deck" => return lay(t, seat, Zone::Deck, rest),
                "cemetery" => return lay(t, seat, Zone::Cemetery, rest),
                "field" => return lay(t, seat, Zone::Field, rest),
                _ => return Err(format!("no `{what}` in a duel")),
            }
            Ok(())
        }
    }
}

/// Lays the cards of a list into a zone; those of a deck on top of what lies there.
fn lay(t: &mut T, seat: Seat, kind: Zone, rest: &str) -> Result<(), String> {
    let (only, list) = contents(rest);
    let to = zone(seat, kind);
    if only {
        t.zones.of(to).to_vec().into_iter().for_each(|slot| t.eliminate(slot));
    }
    let mut at = 0;
    for item in items(list) {
        let item = item?;
        let face = named(&t.rules, &item.slug).ok_or_else(|| format!("no card `{}`", item.slug))?;
        for _ in 0..item.copies {
            let mark = marked(t, seat, kind, &item.marks)?;
            let slot = t.objects.create(face, seat);
            t.relocate(slot, to, (kind == Zone::Deck).then_some(at), false);
            t.objects.at_mut(slot).mark = mark;
            at += 1;
        }
    }
    Ok(())
}

fn marked(t: &T, seat: Seat, kind: Zone, marks: &[&str]) -> Result<Mark, String> {
    let place = (kind == Zone::Field && t.board.arena).then(|| arena::free_home(t, seat).first().copied());
    let mut mark = Mark { place: place.flatten(), ..Mark::default() };
    for word in marks {
        match word.split_once(' ') {
            None if *word == "engaged" => mark.engaged = true,
            None if *word == "new" => mark.new = true,
            Some(("at", place)) => mark.place = Some(hex(place).ok_or_else(|| format!("no place `{place}`"))?),
            Some(("damage", n)) => mark.damage = n.parse().map_err(|_| format!("`{n}` is no number"))?,
            _ => return Err(format!("no mark `{word}`")),
        }
    }
    Ok(mark)
}
