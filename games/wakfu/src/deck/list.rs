//! A list of cards as people write it: a number and a name a line, the reserve
//! behind its heading.

use crate::board::Alignment;

/// What a player wants to bring.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct List {
    /// What it is called.
    pub name: String,
    /// Declared before the match. [401.3a]
    pub alignment: Alignment,
    /// The base deck, Hero and Haven Bag among it. [101.3]
    pub cards: Vec<(u8, String)>,
    /// The reserve. [101.4]
    pub reserve: Vec<(u8, String)>,
}

/// A line that is no card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {text}")]
pub struct ListFault {
    /// Which, from 1.
    pub line: usize,
    /// What stands there.
    pub text: String,
}

impl List {
    /// Reads a list.
    ///
    /// # Errors
    /// The first line that is none.
    pub fn read(text: &str) -> Result<List, ListFault> {
        let mut list = List::default();
        let mut reserve = false;
        for (n, line) in text.lines().enumerate() {
            let line = line.trim();
            let fault = || ListFault { line: n + 1, text: line.to_owned() };
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if line == "reserve:" {
                reserve = true;
            } else if let Some(name) = line.strip_prefix("name:") {
                list.name = name.trim().to_owned();
            } else if let Some(side) = line.strip_prefix("alignment:") {
                list.alignment = match side.trim() {
                    "bonta" => Alignment::Bonta,
                    "brakmar" => Alignment::Brakmar,
                    "neutral" => Alignment::Neutral,
                    _ => return Err(fault()),
                };
            } else {
                let (count, name) = line.split_once(' ').ok_or_else(fault)?;
                let count: u8 = count.parse().map_err(|_| fault())?;
                let into = if reserve { &mut list.reserve } else { &mut list.cards };
                into.push((count, name.trim().to_owned()));
            }
        }
        Ok(list)
    }
}
