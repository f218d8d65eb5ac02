//! One truth about what can be done: what is offered can be completed by some
//! answers, what is not offered by none.
//!
//! Every play that the asked seat could think of is begun on a copy, by the
//! door that asks nobody whether it is offered, and all answers are tried, one
//! copy for each, until one way completes it or no way is left.

use super::Tally;
use super::property::At;
use arbiter_catalog::{Match, Seat, Upshot};

/// The sentence.
pub(super) const NAME: &str = "what is offered can be completed, and nothing else";

/// No search tries more answers than this.
const MOST: u32 = 3_000;

/// How a search ended.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Found {
    /// These answers complete it.
    Completed(Vec<usize>),
    /// No answers do.
    Never,
    /// No answers do, as the seat may have learned only on the way.
    Blind,
    /// The game ended on the way: nobody can say what would have become of it.
    Ended,
    /// Too much was tried.
    Bounded,
}

pub(super) fn offered_is_possible(at: &mut At<'_>) -> Result<(), String> {
    possible(at.table, MOST, at.tally)
}

/// The same for any table, with at most so many answers tried for each play.
pub(crate) fn possible(table: &dyn Match, most: u32, tally: &mut Tally) -> Result<(), String> {
    let Some(seat) = table.asked() else { return Ok(()) };
    let thoughts = table.thinkable();
    for (nth, thought) in thoughts.iter().enumerate() {
        let mut copy = table.fork();
        if !copy.attempt(nth) {
            return Err(format!("`{}` is thought of and cannot be tried", thought.words));
        }
        let found = search(copy.as_ref(), seat, &mut Vec::new(), &mut 0, most);
        tally.plays += u32::from(thought.offered);
        tally.vain += u32::from(!thought.offered);
        tally.blind += u32::from(matches!(found, Found::Blind | Found::Ended));
        tally.bounded += u32::from(found == Found::Bounded);
        let words = &thought.words;
        match found {
            Found::Never if thought.offered => return Err(format!("`{words}` is offered, and no answers complete it")),
            Found::Completed(way) if !thought.offered => {
                let why = table.why_not(words).map(|w| format!("[{}] {}", w.clause, w.why.key));
                return Err(format!("`{words}` is refused ({why:?}), and the answers {way:?} complete it"));
            }
            _ => (),
        }
    }
    let offered = thoughts.iter().filter(|t| t.offered).count();
    // What begins a play is known by its act: that of everything thought of.
    let named = |words: &str| thoughts.iter().any(|t| t.words == words);
    let options = table.options();
    let acts: Vec<&str> = options.iter().filter(|o| named(&o.words)).map(|o| o.act).collect();
    let listed = options.iter().filter(|o| acts.contains(&o.act)).count();
    let all = thoughts.is_empty() || listed == offered;
    if all { Ok(()) } else { Err(format!("{listed} plays are offered, {offered} of them are thought of")) }
}

/// Depth first over the answers of one play.
fn search(table: &dyn Match, seat: Seat, way: &mut Vec<usize>, tried: &mut u32, most: u32) -> Found {
    match table.settled() {
        Some(Upshot::Completed) => return Found::Completed(way.clone()),
        Some(Upshot::Failed(learned)) if learned.has(seat) => return Found::Blind,
        Some(Upshot::Failed(_)) => return Found::Never,
        None if table.asked().is_none() => return Found::Ended,
        None => (),
    }
    let mut vague = None;
    for pick in 0..table.count() {
        *tried += 1;
        if *tried > most {
            return Found::Bounded;
        }
        let mut next = table.fork();
        if next.answer(pick).is_err() {
            return Found::Never;
        }
        way.push(pick);
        match search(next.as_ref(), seat, way, tried, most) {
            Found::Never => (),
            Found::Completed(way) => return Found::Completed(way),
            Found::Bounded => return Found::Bounded,
            // Another way may still complete it.
            unknown => vague = Some(unknown),
        }
        way.pop();
    }
    vague.unwrap_or(Found::Never)
}
