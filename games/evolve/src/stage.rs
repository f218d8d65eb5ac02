//! Setting the stage of a scene: any state, in words. See `docs/scenes.md`.

mod card;

use crate::Evolve;
use crate::board::{Board, Read, T, TurnPhase, ZONES, Zones, zone};
use crate::card::Kind;
use crate::deck::{self, Deck};
use crate::rules::{Face, Rules};
use crate::setup;
use crate::timing::Proc;
use crate::turn;
use crate::words::Zone;
use arbiter_desk::stage::{self, Plan, Script, Staged};
use arbiter_kernel::{Rng, Seat, Table};
use arbiter_text::stage::{self as words, Refused};
use std::sync::Arc;

/// The table that these lines describe, at its first question; `look` sees it
/// before each step up to there.
///
/// # Errors
/// The first line that cannot be obeyed.
pub fn stage(rules: &Arc<Rules>, script: Script<'_>, look: impl FnMut(&T)) -> Result<T, Refused> {
    let lines = script.lines;
    let mut t = Table::<Evolve>::new(Arc::clone(rules), Board::default(), ZONES, Rng::new(1));
    t.rng.fix(script.rolls);
    let leader = rules.faces.iter().position(|f| f.card.kind == Kind::Leader);
    let leader = leader.ok_or((0, "there is no leader among the cards".to_owned()))? as u16;
    for seat in 0..2 {
        let slot = t.objects.create(leader, seat);
        t.relocate(slot, zone(seat, Zone::Leader), None, false);
        t.board.seats[seat as usize].leader = slot;
    }
    let mut plan = Plan::default();
    t.board.phase = TurnPhase::Main;
    stage::obey(&mut t, &mut plan, lines)?;
    if let Some(begun) = brought(rules, lines, &t.rng)? {
        return Ok(begun);
    }
    for seat in (0..2).filter(|&s| !plan.filled.has(s)) {
        let face = filler(rules).map_err(|why| (0, why))?;
        stage::fill(&mut t, seat, zone(seat, Zone::Deck), face);
    }
    let root = begin(&mut t, &plan);
    t.start_watched(root, look);
    Ok(t)
}

/// Whole decks: then the game begins with them, and nothing else counts.
fn brought(rules: &Arc<Rules>, lines: &[(usize, String)], rng: &Rng) -> Result<Option<T>, Refused> {
    let of = |letter: &str| {
        let line = lines.iter().rev().find_map(|(n, l)| Some((*n, l.strip_prefix(letter)?.strip_prefix(" brings ")?)));
        line.map(|(n, text)| deck_of(rules, text.trim()).map_err(|why| (n, why))).transpose()
    };
    match (of("A")?, of("B")?) {
        (None, None) => Ok(None),
        (Some(a), Some(b)) => Ok(Some(setup::start(rules, [&a, &b], rng.clone()))),
        _ => Err((0, "both players bring a deck, or none does".to_owned())),
    }
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

impl Staged for Evolve {
    fn turn_of(t: &mut T, active: Seat, first: Seat) {
        (t.board.active, t.board.first) = (active, first);
    }
    fn of_seat(t: &mut T, plan: &mut Plan, seat: Seat, what: &str, rest: &str) -> Result<(), String> {
        if what == "brings" {
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
        let (only, list) = words::contents(rest);
        if only && z == Zone::Deck {
            plan.filled = plan.filled.and(seat);
        }
        card::list(t, seat, z, list)
    }
}

fn number(t: &mut T, seat: Seat, what: &str, value: &str) -> Result<bool, String> {
    if !["leader", "pp", "max-pp", "ep", "played", "lost-defense", "evolve-used"].contains(&what) {
        return Ok(false);
    }
    let yes = value == "yes";
    let parse = || words::number(value);
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
fn deck_of(rules: &Rules, text: &str) -> Result<Deck, String> {
    let shipped = crate::shipped::DECKS.iter().find(|d| d.0 == text);
    let text = shipped.map_or_else(|| text.replace(';', "\n"), |d| d.1.to_owned());
    deck::legal(rules, &text).map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
}

fn filler(rules: &Rules) -> Result<u16, String> {
    let follower = |f: &Face| f.card.kind == Kind::Follower && !f.card.token && !f.card.evolved;
    let plain = |f: &Face| f.card.abilities.is_empty() && f.card.unplayable.is_none();
    stage::filler(rules.plain("filler"), &rules.faces, follower, plain, "follower")
}
