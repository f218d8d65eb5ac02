//! Setting the stage of a scene: any state, in words. See `docs/scenes.md`.

mod card;

use crate::Spoils;
use crate::board::{T, TurnPhase, ZONES, Zone, zone};
use crate::rules::{Face, Rules};
use crate::setup;
use crate::timing::Proc;
use crate::turn;
use crate::words::Kinds;
use arbiter_kernel::{Rng, Seat, Table};
use arbiter_text::stage::{self, Line, Refused};
use std::sync::Arc;

/// How many cards fill up a deck of which nothing is said.
const FILLERS: usize = 12;

/// The table that these lines describe, at its first question.
///
/// # Errors
/// The first line that cannot be obeyed.
pub fn stage(rules: &Arc<Rules>, lines: &[(usize, String)], rolls: &[u32]) -> Result<T, Refused> {
    stage_watched(rules, lines, rolls, |_| ())
}

/// The same, and `look` sees the table before each step up to that question.
///
/// # Errors
/// The first line that cannot be obeyed.
pub fn stage_watched(
    rules: &Arc<Rules>,
    lines: &[(usize, String)],
    rolls: &[u32],
    look: impl FnMut(&T),
) -> Result<T, Refused> {
    let mut t = Table::<Spoils>::new(Arc::clone(rules), setup::board(), ZONES, Rng::new(1));
    t.rng.fix(rolls);
    for seat in 0..2 {
        let named = lines.iter().find_map(|(n, l)| faction(l, seat).map(|f| (*n, f)));
        let face = match named {
            Some((n, slug)) => rules.named(slug).ok_or_else(|| (n, card::unknown(&t, slug)))?,
            None => default_faction(rules).ok_or((0, "there is no faction among the cards".to_owned()))?,
        };
        setup::lay_faction(&mut t, seat, face);
    }
    let mut plan = Plan { phase: "main", turn: 5, filled: [false; 2] };
    t.board.phase = TurnPhase::Main;
    for (n, line) in lines {
        obey(&mut t, &mut plan, line).map_err(|why| (*n, why))?;
    }
    for seat in 0..2 {
        if !plan.filled[seat as usize] {
            fill(&mut t, seat).map_err(|why| (0, why))?;
        }
    }
    let root = begin(&mut t, &plan);
    t.start_watched(root, look);
    Ok(t)
}

struct Plan {
    phase: &'static str,
    turn: u16,
    /// Exactly the cards that were named lie in the deck.
    filled: [bool; 2],
}

/// The faction that a line names for a seat.
fn faction(line: &str, seat: Seat) -> Option<&str> {
    let mut words = line.split_whitespace();
    let whose = words.next()? == ["A", "B"][seat as usize];
    (whose && words.next()? == "faction").then(|| words.next())?
}

fn default_faction(rules: &Rules) -> Option<u16> {
    rules.named("open-charter").or_else(|| rules.factions().next())
}

/// Where the story begins.
fn begin(t: &mut T, plan: &Plan) -> Proc {
    t.board.turn = plan.turn;
    crate::listen::states(t);
    t.pending.clear();
    match plan.phase {
        "setup" => {
            t.board.turn = 0;
            t.board.phase = TurnPhase::Setup;
            Proc::Setup(setup::Step::Search(0, t.lay_out()))
        }
        "start" => {
            t.board.turn = plan.turn.saturating_sub(1);
            Proc::Turn(turn::Step::Begin)
        }
        "end" => Proc::Turn(turn::Step::End),
        _ => Proc::Turn(turn::Step::Resume),
    }
}

fn obey(t: &mut T, plan: &mut Plan, line: &str) -> Result<(), String> {
    match Line::read(line, 2)? {
        Line::Turn { seat, number } => {
            plan.turn = number.unwrap_or(plan.turn);
            // Who took the first turn: odd turns are theirs.
            (t.board.active, t.board.first) = (seat, if plan.turn % 2 == 1 { seat } else { 1 - seat });
            Ok(())
        }
        Line::Seating("two") => Ok(()),
        Line::Seating(key) => Err(format!("`{key}`: two players sit down to this game, which is `seating two`")),
        Line::Phase(phase) => {
            plan.phase = phase;
            Ok(())
        }
        Line::Of { seat, what, rest } => of_seat(t, plan, seat, what, rest),
    }
}

fn of_seat(t: &mut T, plan: &mut Plan, seat: Seat, what: &str, rest: &str) -> Result<(), String> {
    let number = || rest.parse::<i16>().map_err(|_| format!("`{rest}` is no number"));
    let z = match what {
        "faction" => return Ok(()),
        "influence" => {
            t.board.seats[seat as usize].influence = number()?;
            return Ok(());
        }
        "ready" => return ready(t, seat, number()?),
        "play" => Zone::Play,
        "hand" => Zone::Hand,
        "discard" => Zone::Discard,
        "removed" => Zone::Removed,
        "deck" => Zone::Deck,
        other => return Err(format!("`{other}` is no area and no number of a player")),
    };
    let (only, list) = stage::contents(rest);
    plan.filled[seat as usize] |= only && z == Zone::Deck;
    card::list(t, seat, z, list)
}

/// So many face-down resources that can pay.
fn ready(t: &mut T, seat: Seat, count: i16) -> Result<(), String> {
    let face = filler(t)?;
    for _ in 0..count {
        let slot = t.objects.create(face, seat);
        let id = t.relocate(slot, zone(seat, Zone::Play), None, false);
        let m = &mut t.objects.at_mut(id.slot).mark;
        (m.base, m.facedown, m.old) = (seat, true, true);
    }
    Ok(())
}

fn filler(t: &T) -> Result<u16, String> {
    let character = |f: &Face| f.card.kinds == Kinds::CHARACTER && !f.card.token;
    let plain = |f: &Face| character(f) && f.card.text.is_empty() && f.card.unplayable.is_none();
    let faces = &t.rules.faces;
    let face = t
        .rules
        .named("filler")
        .map(usize::from)
        .or_else(|| faces.iter().position(plain))
        .or_else(|| faces.iter().position(character));
    Ok(face.ok_or("there is no character to fill a deck with")? as u16)
}

/// Vanilla cards below what was named, so that draws work.
fn fill(t: &mut T, seat: Seat) -> Result<(), String> {
    let face = filler(t)?;
    for _ in 0..FILLERS {
        let slot = t.objects.create(face, seat);
        t.relocate(slot, zone(seat, Zone::Deck), None, false);
    }
    Ok(())
}
