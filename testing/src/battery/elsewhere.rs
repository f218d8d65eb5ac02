//! Plausible answers that belong elsewhere: what was offered a few questions
//! ago, what will be offered a few questions later, what the other seat is
//! offered. None of it is an answer here; each is refused with a clause and a
//! reason, for the same reason in every world that the seat cannot tell apart,
//! and the table stays as it is.

use super::property::At;
use crate::chance::Chance;
use crate::scene::choose;
use arbiter_catalog::{Choice, Match, Seat};

/// The sentence.
pub(super) const NAME: &str = "what belongs to another moment or seat is refused";

/// How many questions away the others are at most, unless the other seat is
/// not asked before.
const AWAY: usize = 5;
/// No question is sought further away than this.
const FAR: usize = 25;
/// So many answers of one question are tried at another.
const TRIED: usize = 3;

/// A question and its options.
struct Moment {
    table: Box<dyn Match>,
    seat: Option<Seat>,
    options: Vec<Choice>,
}

pub(super) fn elsewhere_refused(at: &mut At<'_>) -> Result<(), String> {
    let now = moment(at.table.fork());
    let others = later(&now, at.chance);
    for other in &others {
        at.tally.strays += strays(&now, other, at.chance)?;
        at.tally.strays += strays(other, &now, at.chance)?;
    }
    Ok(())
}

fn moment(table: Box<dyn Match>) -> Moment {
    Moment { seat: table.asked(), options: table.options(), table }
}

/// The next questions of this game, as chance has it: some of the next few,
/// and the first one that another seat is asked.
fn later(now: &Moment, chance: &mut Chance) -> Vec<Moment> {
    let mut found: Vec<Moment> = Vec::new();
    let mut table = now.table.fork();
    let mut turned = false;
    for away in 1..=FAR {
        let pick = chance.below(table.count().max(1));
        if table.answer(pick).is_err() || table.asked().is_none() || (away > AWAY && turned) {
            break;
        }
        let turns = !turned && table.asked() != now.seat;
        turned |= turns;
        if turns || (away <= AWAY && chance.below(2) == 0) {
            found.push(moment(table.fork()));
        }
    }
    found
}

/// Answers of `there` given `here`: how many were refused.
fn strays(here: &Moment, there: &Moment, chance: &mut Chance) -> Result<u32, String> {
    let Some(seat) = here.seat else { return Ok(0) };
    // Words that a person may shorten an offered option to are an answer here.
    let foreign = |o: &&Choice| choose(&here.options, &o.words).is_err_and(|found| found.is_empty());
    let mut words: Vec<(usize, &Choice)> =
        there.options.iter().enumerate().filter(|(_, option)| foreign(option)).collect();
    chance.shuffle(&mut words);
    words.truncate(TRIED);
    if words.is_empty() {
        return Ok(0);
    }
    let mut table = here.table.fork();
    let (before, twin) = (table.hash(), table.guess(seat, chance.draw()));
    for (pick, option) in &words {
        let words = &option.words;
        let Some(why) = table.why_not(words) else {
            return Err(format!("`{words}` is not offered, and nothing is said against it"));
        };
        if why.clause.is_empty() || why.why.key.is_empty() {
            return Err(format!("`{words}` is refused without a clause or a reason: {why:?}"));
        }
        let other = twin.why_not(words);
        if other.as_ref() != Some(&why) {
            return Err(format!("`{words}` is refused for reasons that seat {seat} cannot know: {why:?}, {other:?}"));
        }
        if *pick >= here.options.len() && table.answer(*pick).is_ok() {
            return Err(format!("pick {pick} for `{words}` was accepted, which is another question's"));
        }
    }
    if let Some(offered) = here.options.get(chance.below(here.options.len().max(1)))
        && let Some(why) = table.why_not(&offered.words)
    {
        return Err(format!("`{}` is offered and refused: {why:?}", offered.words));
    }
    if table.hash() != before {
        return Err("an answer that was refused changed the state".to_owned());
    }
    Ok(words.len() as u32)
}
