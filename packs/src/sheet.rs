//! A list of cards before anything is known of its game.

use crate::{CELL, COLUMNS, FAULTS, ROWS};
use std::collections::BTreeMap;

/// Something wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// Line, from 1; 0: the whole.
    pub line: usize,
    /// What is wrong, in English.
    pub why: String,
}

impl Wrong {
    pub(crate) fn new(line: usize, why: impl Into<String>) -> Self {
        Wrong { line, why: why.into() }
    }
}

/// Named columns and rows with their lines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// The names of the columns as one word each.
    pub columns: Vec<String>,
    /// Line and cells of each row; cells that are missing are empty.
    pub rows: Vec<(usize, Vec<String>)>,
    places: BTreeMap<String, usize>,
    wrong: Vec<Wrong>,
}

/// A name of a column as one word: `Card Text` is `card_text`.
pub(crate) fn word(name: &str) -> String {
    let mut out = String::new();
    for c in name.trim().chars().take(60) {
        match c {
            c if c.is_alphanumeric() => out.extend(c.to_lowercase()),
            _ if out.ends_with('_') || out.is_empty() => {}
            _ => out.push('_'),
        }
    }
    out.trim_end_matches('_').to_owned()
}

impl Sheet {
    /// A sheet whose columns are named by the first row of a table.
    pub(crate) fn headed<'a>(names: impl Iterator<Item = &'a str>, line: usize) -> Self {
        let mut sheet = Sheet::default();
        for name in names {
            let name = word(name);
            if !name.is_empty() && sheet.columns.contains(&name) {
                sheet.fault(line, format!("there are two columns `{name}`"));
            }
            sheet.columns.push(name);
        }
        if sheet.columns.len() > COLUMNS {
            sheet.fault(line, format!("{} columns; a table of cards has at most {COLUMNS}", sheet.columns.len()));
        }
        sheet
    }

    pub(crate) fn fault(&mut self, line: usize, why: impl Into<String>) {
        if self.wrong.len() < FAULTS {
            self.wrong.push(Wrong::new(line, why));
        }
    }

    /// A row of a table with a head: it has as many cells. A row that breaks off
    /// is no card without a text; what programs leave behind the last cell is nothing.
    pub(crate) fn row(&mut self, line: usize, mut cells: Vec<String>) {
        let columns = self.columns.len();
        while cells.len() > columns && cells.last().is_some_and(|c| c.trim().is_empty()) {
            cells.pop();
        }
        if cells.len() != columns {
            let n = cells.len();
            return self.fault(line, format!("the row has {n} cells, the head names {columns} columns"));
        }
        self.push(line, cells);
    }

    /// A row of named cells.
    pub(crate) fn record(&mut self, line: usize, record: Vec<(String, String)>) {
        let mut cells = vec![String::new(); self.columns.len()];
        for (key, value) in record {
            let at = *self.places.entry(word(&key)).or_insert_with_key(|key| {
                self.columns.push(key.clone());
                self.columns.len() - 1
            });
            if at >= COLUMNS {
                return self.fault(line, format!("a card has at most {COLUMNS} values"));
            }
            cells.resize(self.columns.len(), String::new());
            // Of a value that is given twice the first counts.
            if cells[at].is_empty() {
                cells[at] = value;
            }
        }
        self.push(line, cells);
    }

    fn push(&mut self, line: usize, cells: Vec<String>) {
        if let Some(long) = cells.iter().position(|c| c.chars().count() > CELL) {
            let column = self.columns[long].clone();
            return self.fault(line, format!("`{column}` is longer than {CELL} letters"));
        }
        if self.rows.len() >= ROWS {
            if self.rows.len() == ROWS && !self.wrong.iter().any(|w| w.why.starts_with("more than")) {
                self.fault(line, format!("more than {ROWS} cards"));
            }
            return;
        }
        self.rows.push((line, cells));
    }

    /// The sheet, if nothing was wrong.
    ///
    /// # Errors
    /// Everything wrong with it, up to a bound.
    pub(crate) fn sound(mut self) -> Result<Sheet, Vec<Wrong>> {
        if self.wrong.is_empty() && self.rows.is_empty() {
            self.fault(0, "there are no cards in it");
        }
        let columns = self.columns.len();
        self.rows.iter_mut().for_each(|r| r.1.resize(columns, String::new()));
        if self.wrong.is_empty() { Ok(self) } else { Err(self.wrong) }
    }
}
