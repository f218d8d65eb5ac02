//! Check lines: facts about the table, as some viewer sees it.

use super::item::Item;
use crate::seat;
use arbiter_catalog::{Seat, Viewer};

/// A fact and who must see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// `at 8.4.9:`; if nothing is said, how the table lies now.
    pub at: Option<Point>,
    /// `as B:`; a judge if nothing is said.
    pub viewer: Viewer,
    /// What must be seen.
    pub fact: Fact,
}

/// A step of the game since the last pick: where the code of a clause is passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// The clause.
    pub clause: String,
    /// The first time, the second time (`x2`), ...
    pub nth: usize,
}

/// Something that can be true of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Something about a zone or a number of a seat, or a shared zone.
    Place(Owner, String, Claim),
    /// Something about one card, wherever it lies.
    Card(Item),
    /// `place e5: knight`: what stands on a place of the board.
    Stands(String, Claim),
    /// `place e5 marked reachable !target`.
    Marked(String, Vec<(String, bool)>),
    /// `turn B`.
    Turn(Seat),
    /// `turn 3`: number of the turn.
    TurnNumber(u32),
    /// `phase end`.
    Phase(String),
    /// `pending A x, y`: exactly these abilities of this seat wait.
    Pending(Seat, Vec<Item>),
    /// `pending none`.
    NothingPending,
    /// `log [8.4.9]` or `log not [8.4.9]`.
    Log(String, bool),
}

/// Whose zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A seat's.
    Seat(Seat),
    /// Nobody's.
    Shared,
}

/// What is claimed of a zone or a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// These cards and no others.
    Exactly(Vec<Item>),
    /// These cards among others.
    Has(Vec<Item>),
    /// None of these cards.
    Not(Vec<Item>),
    /// So many cards.
    Count(usize),
    /// So many cards that the viewer does not know.
    Hidden(usize),
    /// These cards first, in this order.
    Top(Vec<Item>),
    /// These cards last, in this order, the last one lowest.
    Bottom(Vec<Item>),
    /// A number of the seat; for a zone without such a number, its count.
    Number(i32),
}

impl Look {
    /// Reads a check line.
    ///
    /// # Errors
    /// What could not be read.
    pub fn parse(text: &str) -> Result<Look, String> {
        let text = text.trim();
        if let Some(rest) = text.strip_prefix("at ") {
            let (point, rest) = rest.split_once(':').ok_or("`at 8.4.9: ...` needs a colon")?;
            let look = Look::parse(rest)?;
            if look.at.is_some() || matches!(look.fact, Fact::Log(..)) {
                return Err("a check is placed at one step, and it is about the table there".to_owned());
            }
            return Ok(Look { at: Some(self::point(point)?), ..look });
        }
        let Some(rest) = text.strip_prefix("as ") else {
            return Ok(Look { at: None, viewer: Viewer::Judge, fact: fact(text)? });
        };
        let (who, rest) = rest.split_once(':').ok_or("`as B: ...` needs a colon")?;
        let viewer = match who.trim() {
            "spectator" => Viewer::Spectator,
            "judge" => Viewer::Judge,
            other => Viewer::Seat(seat(other).ok_or_else(|| format!("no seat `{other}`"))?),
        };
        Ok(Look { at: None, viewer, fact: fact(rest.trim())? })
    }
}

/// `8.4.9`, `8.4.9 x2`
fn point(text: &str) -> Result<Point, String> {
    let (clause, nth) = cut(text);
    let nth = match nth.strip_prefix('x').map(str::parse) {
        None if nth.is_empty() => 1,
        Some(Ok(n)) if n > 0 => n,
        _ => return Err(format!("`at` needs a clause, and `x2` for the second time; not `{text}`")),
    };
    if clause.is_empty() {
        return Err("`at` needs a clause: `at 8.4.9: ...`".to_owned());
    }
    Ok(Point { clause: clause.to_owned(), nth })
}

fn fact(text: &str) -> Result<Fact, String> {
    let (first, rest) = cut(text);
    match first {
        "" => Err("a check is missing here".to_owned()),
        "turn" => match (seat(rest), rest.parse()) {
            (Some(s), _) => Ok(Fact::Turn(s)),
            (_, Ok(n)) => Ok(Fact::TurnNumber(n)),
            _ => Err(format!("`turn` needs a seat or a number, not `{rest}`")),
        },
        "phase" => one_word(rest).map(Fact::Phase),
        "pending" if rest == "none" => Ok(Fact::NothingPending),
        "pending" => {
            let (who, items) = cut(rest);
            let who = seat(who).ok_or("`pending` needs a seat and cards, or `none`")?;
            Ok(Fact::Pending(who, if items == "none" { Vec::new() } else { Item::list(items)? }))
        }
        "log" => {
            let (wanted, rest) = rest.strip_prefix("not").map_or((true, rest), |r| (false, r.trim()));
            let clause = rest.strip_prefix('[').and_then(|r| r.strip_suffix(']'));
            Ok(Fact::Log(clause.ok_or("`log` needs a clause in brackets: `log [8.4.9]`")?.trim().to_owned(), wanted))
        }
        "shared" => place(Owner::Shared, rest),
        "place" => on_place(rest),
        _ => match seat(first) {
            Some(s) => place(Owner::Seat(s), rest),
            None if rest.is_empty() => Err(format!("`{first}` alone says nothing; write `A field has {first}`")),
            None => Item::parse(text).map(Fact::Card),
        },
    }
}

/// `e5: A knight 2/3`, `e5: empty`, `e5 marked reachable !target`
fn on_place(text: &str) -> Result<Fact, String> {
    if let Some((key, rest)) = text.split_once(':') {
        let key = one_word(key.trim())?;
        let claim = match claim(rest.trim())? {
            Claim::Top(_) | Claim::Bottom(_) | Claim::Number(_) => {
                return Err("on a place stand cards: `place e5: knight`, `place e5: empty`".to_owned());
            }
            claim => claim,
        };
        return Ok(Fact::Stands(key, claim));
    }
    let (key, rest) = cut(text);
    let marks = rest.strip_prefix("marked ").map(str::trim).filter(|m| !m.is_empty());
    let marks = marks.ok_or("write `place e5: CARDS`, `place e5: empty` or `place e5 marked MARK !MARK`")?;
    let mark = |m: &str| m.strip_prefix('!').map_or((m.to_owned(), true), |m| (m.to_owned(), false));
    Ok(Fact::Marked(key.to_owned(), marks.split_whitespace().map(mark).collect()))
}

fn place(owner: Owner, text: &str) -> Result<Fact, String> {
    let (key, rest) = cut(text);
    if key.is_empty() || rest.is_empty() {
        return Err("a zone and what lies there, or a key and a number, are missing here".to_owned());
    }
    Ok(Fact::Place(owner, key.to_owned(), claim(rest)?))
}

fn claim(rest: &str) -> Result<Claim, String> {
    let (word, tail) = cut(rest);
    let counted = || tail.parse().map_err(|_| format!("`{word}` needs a number, not `{tail}`"));
    Ok(match word {
        "empty" => Claim::Exactly(Vec::new()),
        "has" => Claim::Has(Item::list(tail)?),
        "not" => Claim::Not(Item::list(tail)?),
        "top" => Claim::Top(Item::list(tail)?),
        "bottom" => Claim::Bottom(Item::list(tail)?),
        "count" => Claim::Count(counted()?),
        "hidden" => Claim::Hidden(counted()?),
        "only" => Claim::Exactly(Item::list(tail)?),
        _ => match rest.parse() {
            Ok(n) => Claim::Number(n),
            Err(_) => Claim::Exactly(Item::list(rest)?),
        },
    })
}

fn one_word(text: &str) -> Result<String, String> {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        [word] => Ok(word.to_owned()),
        _ => Err(format!("one word is needed, not `{text}`")),
    }
}

/// First word and the rest.
pub(super) fn cut(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).map_or((text, ""), |(a, b)| (a, b.trim()))
}
