//! Setting the stage of a scene: any state, in words. See `docs/scenes.md`.
//!
//! ```text
//! seating two-teams-of-two          who sits there; two if nothing is said
//! turn A 3                          whose turn of which round it is
//! A zone north                      the deployment zone of A's side; else A has the south
//! A champions rath [at 0 2] [damage 3] [experienced] [immobilised], deryn
//! A hand burrow, prowl              of the cards of A's champions; the others lie in the deck
//! A deck only nightshade            the others are out of the game
//! A ready creation destruction      the essences of A that are ready, or `none`
//! A points 3                        of A's side
//! A traps stun [at -1 2]            traps belong to nobody: any letter will do
//! A track hold-creation [slot 1]    so do challenges
//! A challenges only deep-raid       of the challenge deck; `empty` leaves nothing of it
//! A mode competitive                with `phase setup`: how champions are recruited
//! A pool rath, rath, deryn, ...     with `phase setup`: the pool of a friendly draft; else everybody once
//! A brings rath, deryn, sulka       with `phase setup`: the list that A hands in
//! ```

mod item;

use crate::Brawl;
use crate::board::{Board, CHALLENGES, Phase, Player, RESERVE, Read, T, ZONES, Zone, zone};
use crate::recruit::{Mode, Start};
use crate::rules::{Rules, TRAPS};
use crate::setup;
use crate::team::{other, side};
use crate::timing::Proc;
use crate::turn;
use crate::words::Essence;
use arbiter_desk::stage::{Script, fits};
use arbiter_kernel::{Rng, Seat, Table};
use arbiter_text::stage::{Line, Refused, contents};
use std::sync::Arc;

/// What lines say of how the scene begins.
struct Plan {
    phase: &'static str,
    active: Seat,
    round: u16,
    start: Start,
}

/// The table that these lines describe, at its first question; `look` sees it
/// before each step up to there.
///
/// # Errors
/// The first line that cannot be obeyed.
pub fn stage(rules: &Arc<Rules>, script: Script<'_>, look: impl FnMut(&T)) -> Result<T, Refused> {
    let lines = script.lines;
    let four = lines.iter().any(|l| l.1.trim() == "seating two-teams-of-two");
    let seats = if four { 4 } else { 2 };
    let mut board = Board::new(seats);
    board.home = [1, 0];
    board.players = [Player { ready: 7, used: 0 }; 4];
    let mut t = Table::<Brawl>::new(Arc::clone(rules), board, ZONES, Rng::new(1));
    t.rng.fix(script.rolls);
    let lists = vec![Vec::new(); seats.into()];
    let start = Start { seats, mode: Mode::Friendly, lists, pool: Vec::new() };
    let mut plan = Plan { phase: "main", active: 0, round: 3, start };
    // Champions first: their cards are what the other lines speak of. What is
    // left of a deck is said last, when everything else has been taken out of it.
    for pass in 0..3 {
        for (n, line) in lines {
            let read = Line::read(line, seats).map_err(|why| (*n, why))?;
            let at = match read {
                Line::Of { what: "champions", .. } => 0,
                Line::Of { what: "deck" | "challenges", .. } => 2,
                _ => 1,
            };
            if at == pass {
                obey(&mut t, &mut plan, read).and_then(|()| fits(&t)).map_err(|why| (*n, why))?;
            }
        }
        if pass == 0 {
            lay_out(&mut t);
        }
    }
    let root = begin(&mut t, &plan).map_err(|why| (0, why))?;
    t.start_watched(root, look);
    Ok(t)
}

/// All cards of the champions in their decks, all challenges and traps in place.
fn lay_out(t: &mut T) {
    let rules = Arc::clone(&t.rules);
    for c in 0..t.board.count {
        let (seat, def) = (t.champion(c).seat, &rules.champions[t.champion(c).kind as usize]);
        let faces: Vec<u16> = (def.first..def.first + def.cards).collect();
        t.bring(&faces, seat, zone(seat, Zone::Deck));
    }
    let (traps, goals) = (rules.first_trap(), rules.first_challenge());
    t.bring(&(traps..traps + TRAPS.len() as u16).collect::<Vec<_>>(), 0, RESERVE);
    t.bring(&(goals..goals + rules.challenges.len() as u16).collect::<Vec<_>>(), 0, CHALLENGES);
}

fn begin(t: &mut T, plan: &Plan) -> Result<Proc, String> {
    if plan.phase == "setup" {
        if t.board.count > 0 {
            return Err("with `phase setup` champions are recruited, not set".to_owned());
        }
        let (fresh, first) = setup::open(&t.rules, &plan.start, t.rng.clone()).map_err(|e| e.to_string())?;
        *t = fresh;
        return Ok(first);
    }
    let order = t.board.order;
    t.board.turn = order.iter().position(|&s| s == plan.active).unwrap_or_default() as u8;
    t.board.round = plan.round;
    t.board.phase = Phase::Activation;
    Ok(Proc::Turn(match plan.phase {
        "start" => turn::Step::Begin,
        "end" => turn::Step::Regenerate,
        _ => turn::Step::Main,
    }))
}

fn obey(t: &mut T, plan: &mut Plan, line: Line<'_>) -> Result<(), String> {
    match line {
        Line::Turn { seat, number } => {
            (plan.active, plan.round) = (seat, number.unwrap_or(plan.round));
            Ok(())
        }
        Line::Seating("two" | "two-teams-of-two") => Ok(()),
        Line::Seating(key) => Err(format!("`{key}`: there are `seating two` and `seating two-teams-of-two`")),
        Line::Phase(phase) => {
            plan.phase = phase;
            Ok(())
        }
        Line::Of { seat, what, rest } => of_seat(t, plan, seat, what, rest),
    }
}

fn of_seat(t: &mut T, plan: &mut Plan, seat: Seat, what: &str, rest: &str) -> Result<(), String> {
    let cards = |t: &mut T, z: Zone| {
        let (only, list) = contents(rest);
        item::cards(t, seat, z, list)?;
        if only { item::only(t, seat, z, list) } else { Ok(()) }
    };
    match what {
        "champions" => item::champions(t, seat, rest),
        "hand" => cards(t, Zone::Hand),
        "deck" => cards(t, Zone::Deck),
        "discard" => cards(t, Zone::Discard),
        "traps" => item::traps(t, rest),
        "track" => item::track(t, rest),
        "challenges" => item::challenges(t, rest),
        "points" => {
            t.board.points[side(seat)] = rest.parse().map_err(|_| format!("`{rest}` is no number of points"))?;
            Ok(())
        }
        "zone" => {
            let home = ["north", "south"].iter().position(|z| *z == rest);
            let home = home.ok_or_else(|| format!("`{rest}` is no zone; there are north and south"))? as u8;
            t.board.home[side(seat)] = home;
            t.board.home[other(side(seat))] = 1 - home;
            Ok(())
        }
        "ready" => {
            let word = |w: &str| match w {
                "manipulation" => Ok(Essence::Manipulation.bit()),
                "destruction" => Ok(Essence::Destruction.bit()),
                "creation" => Ok(Essence::Creation.bit()),
                "none" => Ok(0),
                _ => Err(format!("`{w}` is no essence")),
            };
            let bits: Result<Vec<u8>, String> = rest.split_whitespace().map(word).collect();
            t.board.players[seat as usize].ready = bits?.into_iter().fold(0, |all, b| all | b);
            Ok(())
        }
        "mode" => {
            plan.start.mode = match rest {
                "free" => Mode::Free { duplicates: false },
                "free-duplicates" => Mode::Free { duplicates: true },
                "friendly" => Mode::Friendly,
                "competitive" => Mode::Competitive,
                _ => {
                    return Err(format!(
                        "`{rest}` is no mode; there are free, free-duplicates, friendly and competitive"
                    ));
                }
            };
            Ok(())
        }
        "pool" => {
            plan.start.pool = item::kinds(t, rest)?;
            Ok(())
        }
        "brings" => {
            plan.start.lists[seat as usize] = item::kinds(t, rest)?;
            Ok(())
        }
        _ => Err(format!("`{what}` is nothing of a player here")),
    }
}
