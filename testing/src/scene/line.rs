//! One line of the story.

use super::deck::DeckClaim;
use super::fact::{Look, cut};
use crate::seat;
use arbiter_catalog::{Seat, SeatSet};

/// A step of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// `A play x -> y`: consecutive picks.
    Pick(Who, Vec<String>),
    /// `A concede`.
    Concede(Seat),
    /// `auto`: forced questions are answered up to a real choice.
    Auto,
    /// `A offered: ...`; each alternative is a chain of picks.
    Offered(Who, Offer, Vec<Vec<String>>),
    /// `A refused: WORDS [clause]`.
    Refused(Who, Vec<String>, Option<String>),
    /// `A asked`, `A asked ask-quick`.
    Asked(Who, Option<String>),
    /// A check.
    Check(Look),
    /// Whether a deck is legal.
    Deck(DeckClaim),
    /// How the story ends.
    End(Ending),
}

/// Who answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// This seat.
    Seat(Seat),
    /// `*`, or nothing: whoever is asked.
    Anyone,
}

/// How a list of offers is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// All of these, nothing else.
    Exactly,
    /// These among others.
    Has,
    /// None of these.
    Not,
}

/// How a story ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// `done`: the game goes on, nothing waits, and a main question is asked.
    Done,
    /// `A wins`, `AC wins` for a team.
    Wins(SeatSet),
    /// `draw`.
    Draw,
}

impl Step {
    /// Whether the scene fails here if the game does something else than it
    /// should. Picks only drive it, and `done` is said by every scene.
    #[must_use]
    pub fn checks(&self) -> bool {
        !matches!(self, Step::Pick(..) | Step::Concede(_) | Step::Auto | Step::End(Ending::Done))
    }

    /// Reads a line; in the last part of a scene (`checking`) facts need no
    /// `?` and picks are not possible.
    ///
    /// # Errors
    /// What could not be read.
    pub fn parse(text: &str, checking: bool) -> Result<Step, String> {
        if let Some(check) = text.strip_prefix('?') {
            return Look::parse(check).map(Step::Check);
        }
        let (first, rest) = cut(text);
        match (first, rest) {
            ("auto", "") => return Ok(Step::Auto),
            ("done", "") => return Ok(Step::End(Ending::Done)),
            ("draw", "") => return Ok(Step::End(Ending::Draw)),
            (_, "wins") if first.len() > 1 => return team(first).map(Step::End),
            ("deck", _) => return DeckClaim::parse(rest).map(Step::Deck),
            ("*", "") => return Err("what does whoever is asked do? as `* pass`".to_owned()),
            ("*", _) if !checking => return chain(rest).map(|c| Step::Pick(Who::Anyone, c)),
            _ => {}
        }
        // The player may be left out: then it is whoever is asked.
        let (who, rest) = seat(first).map_or((Who::Anyone, text), |s| (Who::Seat(s), rest));
        match about_question(who, rest)? {
            Some(step) => Ok(step),
            None if checking => Look::parse(text).map(Step::Check),
            None => chain(rest).map(|c| Step::Pick(who, c)),
        }
    }
}

/// `AC`
fn team(letters: &str) -> Result<Ending, String> {
    let each = letters.chars().map(|c| seat(&c.to_string()));
    let seats = each.collect::<Option<Vec<Seat>>>().ok_or_else(|| format!("no seats `{letters}`"))?;
    Ok(Ending::Wins(seats.into_iter().fold(SeatSet::NONE, SeatSet::and)))
}

/// Lines that are neither picks nor facts.
fn about_question(who: Who, rest: &str) -> Result<Option<Step>, String> {
    let heads = [("offered:", Offer::Exactly), ("offered has:", Offer::Has), ("not offered:", Offer::Not)];
    for (head, offer) in heads {
        if let Some(list) = rest.strip_prefix(head) {
            let all = list.split('|').map(chain).collect::<Result<_, _>>()?;
            return Ok(Some(Step::Offered(who, offer, all)));
        }
    }
    if let Some(text) = rest.strip_prefix("refused:") {
        let (words, clause) = clause(text)?;
        return Ok(Some(Step::Refused(who, chain(words)?, clause)));
    }
    Ok(match cut(rest) {
        ("", _) => return Err("what does the seat do?".to_owned()),
        ("wins" | "concede", "") => match who {
            Who::Anyone => return Err(format!("who? as `A {rest}`")),
            Who::Seat(seat) if rest == "wins" => Some(Step::End(Ending::Wins(SeatSet::one(seat)))),
            Who::Seat(seat) => Some(Step::Concede(seat)),
        },
        ("asked", "") => Some(Step::Asked(who, None)),
        ("asked", key) => Some(Step::Asked(who, Some(key.to_owned()))),
        ("offered" | "refused" | "not" | "offered:has", _) if rest.contains("offered") || rest.contains("refused") => {
            return Err(format!("`{rest}` needs a colon: `offered:`, `offered has:`, `not offered:`, `refused:`"));
        }
        _ => None,
    })
}

/// Takes the clause in brackets off the end.
fn clause(text: &str) -> Result<(&str, Option<String>), String> {
    let text = text.trim();
    let Some(inner) = text.strip_suffix(']') else { return Ok((text, None)) };
    let (words, clause) = inner.rsplit_once('[').ok_or("`]` without `[`")?;
    Ok((words.trim(), Some(clause.trim().to_owned())))
}

/// Consecutive picks: `attack golem -> leader B`, `x, y and z`.
fn chain(text: &str) -> Result<Vec<String>, String> {
    // A comma inside a word belongs to it: `-1,2` is the name of a place.
    let unified = text.replace(" and ", " -> ").replace(", ", " -> ");
    let parts: Vec<String> = unified.split("->").map(|p| p.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    if parts.iter().any(String::is_empty) {
        return Err(format!("a pick is missing in `{}`", text.trim()));
    }
    Ok(parts)
}
