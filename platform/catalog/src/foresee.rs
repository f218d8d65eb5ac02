//! What would come of an option, as far as the seat that has it can know.
//!
//! It is played out on copies of worlds that the seat cannot tell from the real
//! one, while nobody responds. Only what is told in all of them is told here,
//! so neither a hidden card nor chance is given away, and nothing is guessed.

use crate::{Entry, Match, Seat, Viewer};

/// Worlds in which it is tried. Their number decides only how soon it shows
/// that something is open: a world that differs is never told.
const WORLDS: u64 = 4;
/// Questions that are passed on the way, at most.
const PASSES: usize = 24;

/// What would come of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// What would be told of it, up to the next thing that somebody decides.
    pub lines: Vec<Entry>,
    /// The same in every world: nothing that the seat does not know decides it.
    pub sure: bool,
}

/// What would come of this option of the asked seat; `None` if it has none such.
#[must_use]
pub fn foresee(table: &dyn Match, seat: Seat, pick: usize) -> Option<Foresight> {
    if table.asked() != Some(seat) || pick >= table.count() {
        return None;
    }
    let mut stories = (0..WORLDS).map(|seed| story(table.guess(seat, seed), pick));
    let mut found = Foresight { lines: stories.next()?, sure: true };
    for other in stories {
        let told = |entry: &Entry| entry.told(Viewer::Seat(seat)).clone();
        let same = found.lines.iter().zip(&other).take_while(|(a, b)| told(a) == told(b)).count();
        found.sure &= same == found.lines.len() && same == other.len();
        found.lines.truncate(same);
    }
    Some(found)
}

/// The story of the option in this world, while everybody passes who may.
fn story(mut world: Box<dyn Match>, pick: usize) -> Vec<Entry> {
    let turn = world.view(Viewer::Spectator).turn;
    let Ok(mut told) = world.answer(pick) else { return Vec::new() };
    for _ in 0..PASSES {
        let Some(next) = passing(world.as_ref(), turn) else { break };
        let Ok(more) = world.answer(next) else { break };
        told.extend(more);
    }
    told
}

/// The answer that decides nothing, if the open question has one. Whoever has
/// the turn goes on by a decision, and another turn is another story.
fn passing(world: &dyn Match, turn: u32) -> Option<usize> {
    world.asked()?;
    let view = world.view(Viewer::Spectator);
    if view.question == "ask-main" || view.turn != turn {
        return None;
    }
    let options = world.options();
    let alone = options.len() == 1 && options[0].act != "end";
    if alone { Some(0) } else { options.iter().position(|o| o.act == "pass") }
}
