//! Setting the stage of a scene: any state, in words. See `docs/scenes.md`.

mod card;

use crate::Evolve;
use crate::board::{Read, T, TurnPhase, ZONES, zone};
use crate::deck::{self, Deck};
use crate::rules::Rules;
use crate::setup;
use crate::timing::Proc;
use crate::turn;
use crate::words::Zone;
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
    let mut t = Table::<Evolve>::new(Arc::clone(rules), setup::board(), ZONES, Rng::new(1));
    t.rng.fix(rolls);
    let leader = rules.faces.iter().position(|f| f.card.kind == crate::card::Kind::Leader);
    let leader = leader.ok_or((0, "there is no leader among the cards".to_owned()))? as u16;
    for seat in 0..2 {
        let slot = t.objects.create(leader, seat);
        t.relocate(slot, zone(seat, Zone::Leader), None, false);
        t.board.seats[seat as usize].leader = slot;
    }
    let mut plan = Plan { phase: "main", turn: 5, filled: [false; 2], brought: [None, None] };
    t.board.phase = TurnPhase::Main;
    for (n, line) in lines {
        obey(&mut t, &mut plan, line).map_err(|why| (*n, why))?;
    }
    match &plan.brought {
        [None, None] => (),
        [Some(a), Some(b)] => return Ok(setup::start(rules, &[a.clone(), b.clone()], t.rng.clone())),
        _ => return Err((0, "both players bring a deck, or none does".to_owned())),
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
    /// Whole decks: then the game begins with them, and nothing else counts.
    brought: [Option<Deck>; 2],
}

/// Where the story begins.
fn begin(t: &mut T, plan: &Plan) -> Proc {
    t.board.turn = plan.turn;
    for slot in t.cards(1 - t.board.active, Zone::Field).to_vec() {
        t.objects.at_mut(slot).mark.old = false;
    }
    crate::listen::states(t);
    t.pending.clear();
    match plan.phase {
        "setup" => {
            // The first turn of the game comes next.
            t.board.turn = 0;
            t.board.phase = TurnPhase::Setup;
            Proc::Setup(setup::Step::Chooser)
        }
        "start" => {
            t.board.turn = plan.turn.saturating_sub(1);
            Proc::Turn(turn::Step::Begin)
        }
        "end" => Proc::Turn(turn::Step::EndStart),
        _ => Proc::Turn(turn::Step::MainConfirm),
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
    if what == "brings" {
        plan.brought[seat as usize] = Some(brought(&t.rules, rest)?);
        return Ok(());
    }
    if number(t, seat, what, rest)? {
        return Ok(());
    }
    let z = match what {
        "hand" => Zone::Hand,
        "field" => Zone::Field,
        "ex" => Zone::Ex,
        "cemetery" => Zone::Cemetery,
        "banished" => Zone::Banished,
        "evolve" => Zone::EvolveDeck,
        "evolve-zone" => Zone::EvolveZone,
        "deck" => Zone::Deck,
        other => return Err(format!("`{other}` is no zone and no number of a player")),
    };
    let (only, list) = stage::contents(rest);
    plan.filled[seat as usize] |= only && z == Zone::Deck;
    card::list(t, seat, z, list)
}

fn number(t: &mut T, seat: Seat, what: &str, value: &str) -> Result<bool, String> {
    if !["leader", "pp", "max-pp", "ep", "played", "lost-defense", "evolve-used"].contains(&what) {
        return Ok(false);
    }
    let yes = value == "yes";
    let parse = || value.parse::<i16>().map_err(|_| format!("`{value}` is no number"));
    match what {
        "lost-defense" => t.board.seats[seat as usize].lost_defense = yes,
        "evolve-used" => t.board.seats[seat as usize].evolve_used = yes,
        "leader" => {
            let n = parse()?;
            let id = t.leader(seat);
            let printed = t.face(id.slot).card.defense;
            t.objects.at_mut(id.slot).mark.lost = printed - n;
        }
        _ => {
            let n = parse()?;
            if !(0..=99).contains(&n) {
                return Err(format!("{n} is out of range"));
            }
            let p = &mut t.board.seats[seat as usize];
            match what {
                "pp" => {
                    p.pp = n as i8;
                    p.max_pp = p.max_pp.max(p.pp.min(crate::board::POINT_LIMIT));
                }
                "max-pp" => p.max_pp = n as i8,
                "ep" => p.ep = n as i8,
                _ => p.played = n as u8,
            }
        }
    }
    Ok(true)
}

/// The key of a shipped deck, or a deck as text with `;` for its line breaks.
fn brought(rules: &Rules, text: &str) -> Result<Deck, String> {
    let shipped = crate::shipped::DECKS.iter().find(|d| d.0 == text);
    let text = shipped.map_or_else(|| text.replace(';', "\n"), |d| d.1.to_owned());
    deck::legal(rules, &text).map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
}

/// Vanilla cards below what was named, so that draws work.
fn fill(t: &mut T, seat: Seat) -> Result<(), String> {
    let plain = |f: &crate::rules::Face| {
        let c = &f.card;
        c.kind == crate::card::Kind::Follower
            && !c.token
            && !c.evolved
            && c.abilities.is_empty()
            && c.unplayable.is_none()
    };
    let any = |f: &crate::rules::Face| f.card.kind == crate::card::Kind::Follower && !f.card.token && !f.card.evolved;
    let faces = &t.rules.faces;
    let face = t
        .rules
        .plain("filler")
        .map(usize::from)
        .or_else(|| faces.iter().position(plain))
        .or_else(|| faces.iter().position(any));
    let face = face.ok_or("there is no follower to fill a deck with")? as u16;
    for _ in 0..FILLERS {
        let slot = t.objects.create(face, seat);
        t.relocate(slot, zone(seat, Zone::Deck), None, false);
    }
    Ok(())
}
