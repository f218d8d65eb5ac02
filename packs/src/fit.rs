//! Sheets as tables of a game.

use crate::{FAULTS, Sheet, Wrong};
use arbiter_cards::{Cell, Column, Shape};

/// No number on a card has more digits.
const DIGITS: usize = 3;
/// No number with its signs is longer.
const NUMBER: usize = 40;

/// How many columns of a shape a sheet has; none if one is missing that no
/// table of the game is without.
#[must_use]
pub fn fits(sheet: &Sheet, shape: &Shape) -> Option<usize> {
    let has = |c: &Column| place(sheet, c).is_ok_and(|p| p.is_some());
    let whole = !shape.columns.is_empty() && shape.columns.iter().all(|c| !c.needed || has(c));
    whole.then(|| shape.columns.iter().filter(|c| has(c)).count())
}

/// The rows of a sheet in the columns of a shape; the place of each row stands
/// in the last column, behind `file` if several files are read.
///
/// # Errors
/// Everything wrong, by line: columns that are missing or doubled, cards
/// without a name, numbers that no card has.
pub fn fit(sheet: &Sheet, shape: &Shape, file: &str) -> Result<Vec<String>, Vec<Wrong>> {
    let places = places(sheet, shape)?;
    let mut wrong = Vec::new();
    let mut rows = Vec::with_capacity(sheet.rows.len());
    for (line, cells) in &sheet.rows {
        let mut out = Vec::with_capacity(places.len() + 1);
        for (column, place) in shape.columns.iter().zip(&places) {
            let cell = place.map_or("", |p| cells[p].as_str());
            match tidy(cell, *column, shape.breaks) {
                Ok(cell) => out.push(cell),
                Err(why) => wrong.push(Wrong::new(*line, why)),
            }
        }
        out.push(if file.is_empty() { line.to_string() } else { format!("{file}:{line}") });
        rows.push(out.join("\t"));
    }
    wrong.truncate(FAULTS);
    if wrong.is_empty() { Ok(rows) } else { Err(wrong) }
}

/// Where each column of the shape stands in the sheet.
fn places(sheet: &Sheet, shape: &Shape) -> Result<Vec<Option<usize>>, Vec<Wrong>> {
    let mut wrong = Vec::new();
    let mut all = Vec::new();
    for column in shape.columns {
        match place(sheet, column) {
            Ok(None) if column.needed => wrong.push(Wrong::new(1, missing(column))),
            Ok(place) => all.push(place),
            Err(why) => wrong.push(Wrong::new(1, why)),
        }
    }
    if wrong.is_empty() { Ok(all) } else { Err(wrong) }
}

fn missing(column: &Column) -> String {
    let also = if column.also.is_empty() { String::new() } else { format!(" (or {})", column.also.join(", ")) };
    format!("the column `{}`{also} is missing", column.key)
}

/// By its own name, else by another one; two of the others would be a riddle.
fn place(sheet: &Sheet, column: &Column) -> Result<Option<usize>, String> {
    let at = |name: &str| sheet.columns.iter().position(|c| c == name);
    if let Some(own) = at(column.key) {
        return Ok(Some(own));
    }
    let found: Vec<&str> = column.also.iter().copied().filter(|name| at(name).is_some()).collect();
    match found[..] {
        [] => Ok(None),
        [one] => Ok(at(one)),
        [one, other, ..] => Err(format!("`{one}` and `{other}` could both be the column `{}`", column.key)),
    }
}

/// A cell on one line, without signs that only move a cursor.
fn tidy(cell: &str, column: Column, breaks: &str) -> Result<String, String> {
    let lines = cell.lines().map(str::trim).filter(|l| !l.is_empty()).collect::<Vec<_>>();
    let joined = lines.join(if column.cell == Cell::Text { breaks } else { " " });
    let plain: String = joined.chars().map(|c| if c == '\t' { ' ' } else { c }).filter(|c| !c.is_control()).collect();
    let plain = plain.trim().to_owned();
    if column.key == "name" && plain.is_empty() {
        return Err("the card has no name".to_owned());
    }
    if column.cell == Cell::Number {
        let digits = plain.split(|c: char| !c.is_ascii_digit()).map(str::len).max().unwrap_or(0);
        if digits > DIGITS || plain.chars().count() > NUMBER {
            let shown: String = plain.chars().take(NUMBER).collect();
            return Err(format!("`{shown}` is no `{}` of a card", column.key));
        }
    }
    Ok(plain)
}
