//! Setting the stage of a scene: any state, in words. See `docs/scenes.md`.

mod card;

use crate::Spoils;
use crate::board::{T, TurnPhase, ZONES, Zone, zone};
use crate::rules::{Face, Rules};
use crate::setup;
use crate::timing::Proc;
use crate::turn;
use crate::words::Kinds;
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
    let mut t = Table::<Spoils>::new(Arc::clone(rules), setup::board(), ZONES, Rng::new(1));
    t.rng.fix(script.rolls);
    for seat in 0..2 {
        let named = lines.iter().find_map(|(n, l)| faction(l, seat).map(|f| (*n, f)));
        let face = match named {
            Some((n, slug)) => rules.named(slug).ok_or_else(|| (n, card::unknown(&t, slug)))?,
            None => default_faction(rules).ok_or((0, "there is no faction among the cards".to_owned()))?,
        };
        setup::lay_faction(&mut t, seat, face);
    }
    let mut plan = Plan::default();
    t.board.phase = TurnPhase::Main;
    stage::obey(&mut t, &mut plan, lines)?;
    for seat in (0..2).filter(|&s| !plan.filled.has(s)) {
        let face = filler(rules).map_err(|why| (0, why))?;
        stage::fill(&mut t, seat, zone(seat, Zone::Deck), face);
    }
    let root = begin(&mut t, &plan);
    t.start_watched(root, look);
    Ok(t)
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

impl Staged for Spoils {
    fn turn_of(t: &mut T, active: Seat, first: Seat) {
        (t.board.active, t.board.first) = (active, first);
    }
    fn of_seat(t: &mut T, plan: &mut Plan, seat: Seat, what: &str, rest: &str) -> Result<(), String> {
        let number = || words::number(rest);
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
        let (only, list) = words::contents(rest);
        if only && z == Zone::Deck {
            plan.filled = plan.filled.and(seat);
        }
        card::list(t, seat, z, list)
    }
}

/// Resources that a line may lay out.
const MOST_READY: i16 = 240;

/// So many face-down resources that can pay.
fn ready(t: &mut T, seat: Seat, count: i16) -> Result<(), String> {
    if !(0..=MOST_READY).contains(&count) {
        return Err(format!("{count}: there are 0 to {MOST_READY} resources"));
    }
    let face = filler(&t.rules)?;
    for _ in 0..count {
        let slot = t.objects.create(face, seat);
        let id = t.relocate(slot, zone(seat, Zone::Play), None, false);
        let m = &mut t.objects.at_mut(id.slot).mark;
        (m.base, m.facedown, m.old) = (seat, true, true);
    }
    Ok(())
}

fn filler(rules: &Rules) -> Result<u16, String> {
    let character = |f: &Face| f.card.kinds == Kinds::CHARACTER && !f.card.token;
    let plain = |f: &Face| f.card.text.is_empty() && f.card.unplayable.is_none();
    stage::filler(rules.named("filler"), &rules.faces, character, plain, "character")
}
