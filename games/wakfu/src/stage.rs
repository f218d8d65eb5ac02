//! Setting the stage of a scene: any state, in words. See `docs/scenes.md`.
//!
//! ```text
//! seating two-teams-of-two          who sits there; two if nothing is said
//! turn A 5                          whose turn it is, and which; of four 9, of six 13
//! phase main                        `start`, `main`, `end` (the Draw Phase) or `setup`
//! A hero brann-oxhand [world] [tapped] [damage 3]      else `wanderer` in its Haven Bag
//! A haven burrow-bag [tapped] [damage 2]               else `satchel`; `A haven none`: banished
//! A world young-mole [tapped] [damage 1], mole-hood [on young-mole], A bag old-oak
//! A hand x, A deck x, A deck only x, A deck empty, A discard x, A banished x, A collection x
//! A resources earth x2, neutral     Zones without a text that pay
//! A xp 4                            Experience; six is Level 2
//! A alignment bonta
//! A recycled yes, A attacked yes, A busy yes
//! A brings earth                    with `phase setup`: a whole deck
//! A opens draft                     with `phase setup`: everybody drafts, or opens `sealed`; what
//!                                   lies in a Collection was received, a Hand is the last pack
//! ```

mod card;

use crate::Wakfu;
use crate::board::{Alignment, Board, Phase, T, WORLD, ZONES, Zone, zone};
use crate::card::Kind;
use crate::deck::{self, Format};
use crate::rules::Rules;
use crate::setup::{self, Deck};
use crate::timing::Proc;
use crate::{limited, shipped, turn};
use arbiter_desk::stage::{Script, fill, fits};
use arbiter_kernel::{ObjectId, Rng, Seat, SeatSet, Table};
use arbiter_text::stage::{Line, Refused, contents};
use std::sync::Arc;

/// What lines say of how the scene begins.
struct Plan {
    phase: &'static str,
    active: Seat,
    turn: u16,
    /// In whose decks exactly the cards lie that were named.
    filled: SeatSet,
    /// What is brought to a game that begins.
    decks: Vec<Option<Deck>>,
    /// Packs are opened, for this.
    opens: Option<Format>,
}

/// The table that these lines describe, at its first question; `look` sees it
/// before each step up to there.
///
/// # Errors
/// The first line that cannot be obeyed.
pub fn stage(rules: &Arc<Rules>, script: Script<'_>, look: impl FnMut(&T)) -> Result<T, Refused> {
    let lines = script.lines;
    let each = teams(lines)?;
    let mut t = Table::<Wakfu>::new(Arc::clone(rules), Board::new(each), ZONES, Rng::new(1));
    t.rng.fix(script.rolls);
    let decks = vec![None; usize::from(each) * 2];
    // The third turn of whose it is: everybody may attack. [603.2] [R-95]
    let turn = u16::from(each) * 4 + 1;
    let mut plan = Plan { phase: "main", active: 0, turn, filled: SeatSet::NONE, decks, opens: None };
    let read: Result<Vec<(usize, Line<'_>)>, Refused> =
        lines.iter().map(|(n, l)| Line::read(l, each * 2).map(|l| (*n, l)).map_err(|why| (*n, why))).collect();
    let read = read?;
    for seat in 0..each * 2 {
        own(&mut t, seat, &read)?;
    }
    for (n, line) in read {
        obey(&mut t, &mut plan, line).and_then(|()| fits(&t)).map_err(|why| (n, why))?;
    }
    let root = begin(&mut t, &plan).map_err(|why| (0, why))?;
    t.start_watched(root, look);
    Ok(t)
}

/// How many sit on each side. [901.1]
fn teams(lines: &[(usize, String)]) -> Result<u8, Refused> {
    for (n, line) in lines {
        match line.trim().strip_prefix("seating ") {
            None | Some("two") => (),
            Some("two-teams-of-two") => return Ok(2),
            Some("two-teams-of-three") => return Ok(3),
            Some(key) => {
                return Err((*n, format!("`{key}`: there are two, two-teams-of-two and two-teams-of-three")));
            }
        }
    }
    Ok(1)
}

/// The Haven Bag and the Hero of a seat, before anything else. [102.1]
fn own(t: &mut T, seat: Seat, lines: &[(usize, Line<'_>)]) -> Result<(), Refused> {
    let said = |key: &str| {
        lines.iter().rev().find_map(|(n, l)| match l {
            Line::Of { seat: s, what, rest } if *s == seat && *what == key => Some((*n, *rest)),
            _ => None,
        })
    };
    let (n, haven) = said("haven").unwrap_or((0, "satchel"));
    if haven != "none" {
        let bag = card::alone(t, seat, crate::card::Kind::Bag, haven).map_err(|why| (n, why))?;
        t.board.players[seat as usize].bag = bag;
    }
    let (n, hero) = said("hero").unwrap_or((0, "wanderer"));
    let hero = card::alone(t, seat, crate::card::Kind::Hero, hero).map_err(|why| (n, why))?;
    t.board.players[seat as usize].hero = hero;
    Ok(())
}

fn begin(t: &mut T, plan: &Plan) -> Result<Proc, String> {
    match (plan.phase, plan.opens) {
        ("setup", Some(format)) => return received(t, format),
        ("setup", None) => return prepare(t, plan),
        (_, Some(_)) => return Err("whoever opens packs begins the game: `phase setup`".to_owned()),
        _ => (),
    }
    if plan.decks.iter().any(Option::is_some) {
        return Err("whoever brings a deck begins the game: `phase setup`".to_owned());
    }
    let seats = t.board.seats;
    for seat in (0..seats).filter(|&s| !plan.filled.has(s)) {
        let filler = card::filler(&t.rules)?;
        fill(t, seat, zone(seat, Zone::Deck), filler);
    }
    // Whose turns came before: the order of seats goes round. [903.3]
    let at = u16::from(plan.active) + u16::from(seats) - (plan.turn.max(1) - 1) % u16::from(seats);
    let first = (at % u16::from(seats)) as Seat;
    t.board.order = (0..seats).map(|n| (first + n) % seats).collect();
    for (place, &seat) in (0u16..).zip(&t.board.order.clone()) {
        let began = t.tick();
        let p = &mut t.board.players[seat as usize];
        p.turns = (plan.turn + u16::from(seats) - 1 - place) / u16::from(seats);
        p.began = began;
    }
    card::newcomers(t);
    (t.board.active, t.board.turn, t.board.phase) = (plan.active, plan.turn, Phase::Main);
    // What stands holds from the first moment. [805.1]
    crate::checks::note_conditions(t);
    Ok(match plan.phase {
        "start" => {
            t.board.turn -= 1;
            t.board.players[plan.active as usize].turns -= 1;
            Proc::Turn(turn::Step::Begin(plan.active))
        }
        "end" => Proc::Turn(turn::Step::Draw),
        _ => Proc::Turn(turn::Step::Act),
    })
}

/// The very beginning: with decks that are brought, or with what was named. [102]
fn prepare(t: &mut T, plan: &Plan) -> Result<Proc, String> {
    t.board.phase = Phase::Setup;
    if plan.decks.iter().any(Option::is_some) {
        let decks: Option<Vec<Deck>> = plan.decks.iter().cloned().collect();
        let decks = decks.ok_or("everybody brings a deck, or nobody")?;
        let mut fresh = Table::<Wakfu>::new(Arc::clone(&t.rules), Board::new(t.board.seats / 2), ZONES, t.rng.clone());
        setup::lay(&mut fresh, &decks);
        *t = fresh;
    } else {
        for seat in (0..t.board.seats).filter(|&s| !plan.filled.has(s)) {
            let filler = card::filler(&t.rules)?;
            fill(t, seat, zone(seat, Zone::Deck), filler);
        }
    }
    Ok(Proc::Setup(setup::Step::Throw(t.lay_out())))
}

/// Before decks are built: what lies in a Collection was received, and what is in
/// a Hand is the last pack of a draft. [101.2]
fn received(t: &mut T, format: Format) -> Result<Proc, String> {
    for seat in 0..t.board.seats {
        let p = &mut t.board.players[seat as usize];
        let laid = [std::mem::replace(&mut p.hero, ObjectId::NONE), std::mem::replace(&mut p.bag, ObjectId::NONE)];
        laid.into_iter().filter(|id| *id != ObjectId::NONE).for_each(|id| t.eliminate(id.slot));
        let pool = t.zones.of(zone(seat, Zone::Collection));
        let has = |kind| pool.iter().any(|&s| t.rules.faces[t.objects.at(s).face as usize].card.kind == kind);
        if !has(Kind::Hero) || !has(Kind::Bag) {
            return Err("everybody has a Hero and a Haven Bag in the Collection".to_owned());
        }
    }
    let (phase, step) = match format {
        Format::Draft => (Phase::Draft, limited::Step::Pick(limited::DRAFTED - 1, 0)),
        _ => (Phase::Build, limited::Step::Begin(0)),
    };
    t.board.phase = phase;
    Ok(Proc::Limited(step, limited::Plan { format, chooser: None, swaps: false }))
}

fn obey(t: &mut T, plan: &mut Plan, line: Line<'_>) -> Result<(), String> {
    match line {
        Line::Turn { seat, number } => (plan.active, plan.turn) = (seat, number.unwrap_or(plan.turn)),
        Line::Seating(_) => (),
        Line::Phase(phase) => plan.phase = phase,
        Line::Of { seat, what, rest } => return of_seat(t, plan, seat, what, rest),
    }
    Ok(())
}

fn of_seat(t: &mut T, plan: &mut Plan, seat: Seat, what: &str, rest: &str) -> Result<(), String> {
    let p = seat as usize;
    let yes = || if rest == "yes" { Ok(true) } else { Err(format!("`{rest}`: write `{what} yes`")) };
    match what {
        // They were laid out first.
        "hero" | "haven" => return Ok(()),
        "xp" => t.board.players[p].xp = rest.parse().map_err(|_| format!("`{rest}` is no number"))?,
        "recycled" => t.board.players[p].recycled = yes()?,
        "attacked" => t.board.players[p].attacked = yes()?,
        "busy" => t.board.players[p].busy = yes()?,
        "alignment" => {
            t.board.players[p].alignment = match rest {
                "bonta" => Alignment::Bonta,
                "brakmar" => Alignment::Brakmar,
                "neutral" => Alignment::Neutral,
                _ => return Err(format!("`{rest}` is no Alignment; there are bonta, brakmar and neutral")),
            };
        }
        "resources" => return card::resources(t, seat, rest),
        "opens" => {
            let format = Format::named(rest)?;
            if format.is_constructed() {
                return Err(format!("`{rest}`: packs are opened for sealed or for draft"));
            }
            plan.opens = Some(format);
        }
        "brings" => plan.decks[p] = Some(brought(t, rest)?),
        "world" => return card::list(t, seat, WORLD, rest),
        "bag" => return card::list(t, seat, zone(seat, Zone::Bag), rest),
        "hand" => return card::list(t, seat, zone(seat, Zone::Hand), rest),
        "discard" => return card::list(t, seat, zone(seat, Zone::Discard), rest),
        "banished" => return card::list(t, seat, zone(seat, Zone::Banished), rest),
        "collection" => return card::list(t, seat, zone(seat, Zone::Collection), rest),
        "deck" => {
            let (only, list) = contents(rest);
            if only {
                plan.filled = plan.filled.and(seat);
            }
            return card::list(t, seat, zone(seat, Zone::Deck), list);
        }
        _ => return Err(format!("`{what}` is no area and no number of a player")),
    }
    Ok(())
}

/// A shipped deck by its key, or a deck as text with `;` for its line breaks.
fn brought(t: &T, rest: &str) -> Result<Deck, String> {
    let shipped = shipped::DECKS.iter().find(|d| d.0 == rest).map(|d| d.1.to_owned());
    let text = shipped.unwrap_or_else(|| rest.replace(';', "\n"));
    deck::legal(&t.rules, &text, Format::Constructed).map_err(|faults| faults[0].to_string())
}
