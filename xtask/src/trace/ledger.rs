//! The ledger of a game: every clause of its book, and the rulings beside it.

use crate::fault::Fault;
use std::collections::{BTreeMap, BTreeSet};

/// What a clause asks of us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The engine enforces it.
    Engine,
    /// Some card shows it.
    Card,
    /// It concerns decks and what is built before play.
    Build,
    /// Nothing to enforce: a definition, a picture, a joke.
    Note,
}

impl Kind {
    /// The word in the ledger.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Kind::Engine => "engine",
            Kind::Card => "card",
            Kind::Build => "build",
            Kind::Note => "note",
        }
    }

    fn of(word: &str) -> Option<Kind> {
        [Kind::Engine, Kind::Card, Kind::Build, Kind::Note].into_iter().find(|kind| kind.word() == word)
    }
}

/// One row of the ledger.
#[derive(Clone, Debug)]
pub(crate) struct Clause {
    /// As the book numbers it.
    pub(crate) id: String,
    /// What it asks of us.
    pub(crate) kind: Kind,
    /// Part of the rules it belongs to.
    pub(crate) area: String,
    /// What it says, in our words.
    pub(crate) summary: String,
}

/// What a piece of text in brackets turns out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mention {
    /// This clause, by its row.
    Clause(usize),
    /// A heading above clauses: a pointer for the reader, evidence of nothing.
    Section,
    /// A ruling that exists.
    Ruling,
    /// Meant as a clause or a ruling, and there is none of that name.
    Unknown,
    /// Something else in brackets.
    Nothing,
}

/// All clauses of a game, in the book's order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger {
    /// The rows.
    pub(crate) clauses: Vec<Clause>,
    rows: BTreeMap<String, usize>,
    sections: BTreeSet<String>,
    rulings: BTreeSet<String>,
}

impl Ledger {
    /// Reads a ledger; what is wrong with it goes to `faults`.
    pub(crate) fn parse(file: &str, table: &str, rulings: &str, faults: &mut Vec<Fault>) -> Ledger {
        let mut ledger = Ledger { rulings: ruling_names(rulings), ..Ledger::default() };
        for (n, row) in table.lines().enumerate().skip(1).filter(|(_, row)| !row.trim().is_empty()) {
            let cells: Vec<&str> = row.split('\t').map(str::trim).collect();
            let [id, kind, area, summary] = cells[..] else {
                faults.push(Fault::at(file, n + 1, "a row is id, kind, area and summary, with tabs between"));
                continue;
            };
            let Some(kind) = Kind::of(kind) else {
                faults.push(Fault::at(file, n + 1, format!("`{kind}` is no kind; use engine, card, build or note")));
                continue;
            };
            if ledger.rows.insert(id.to_owned(), ledger.clauses.len()).is_some() {
                faults.push(Fault::at(file, n + 1, format!("clause {id} is listed twice")));
            }
            ledger.sections.extend(headings(id));
            let (id, area, summary) = (id.to_owned(), area.to_owned(), summary.to_owned());
            ledger.clauses.push(Clause { id, kind, area, summary });
        }
        ledger
    }

    /// The row of a clause.
    pub(crate) fn row(&self, id: &str) -> Option<usize> {
        self.rows.get(id).copied()
    }

    /// What this text, found in brackets, means.
    pub(crate) fn mention(&self, text: &str) -> Mention {
        if let Some(row) = self.row(text) {
            Mention::Clause(row)
        } else if self.sections.contains(text) {
            Mention::Section
        } else if self.rulings.contains(text) {
            Mention::Ruling
        } else if looks_like_ruling(text) || self.looks_like_clauses(text) {
            Mention::Unknown
        } else {
            Mention::Nothing
        }
    }

    /// A list in one bracket is caught too: it was meant to cite and would not.
    fn looks_like_clauses(&self, text: &str) -> bool {
        let mut parts = text.split([',', ';', ' ']).filter(|part| !part.is_empty()).peekable();
        parts.peek().is_some() && parts.all(|part| self.looks_like_clause(part))
    }

    fn looks_like_clause(&self, text: &str) -> bool {
        let shaped = text.chars().all(|c| c.is_ascii_alphanumeric() || ".#()-".contains(c));
        let Some((first, rest)) = text.split_once('.') else {
            return false;
        };
        let numbered = first.starts_with(|c: char| c.is_ascii_digit());
        let named = !numbered && self.sections.contains(first);
        shaped && !rest.is_empty() && !text.contains("..") && (numbered || named)
    }
}

/// `10.6.2#1` stands under `10.6.2`, `10.6` and `10`; `418.2b` under `418.2`.
fn headings(id: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = id;
    while let Some(cut) = rest.rfind(['.', '#', '(']) {
        rest = &rest[..cut];
        found.push(rest.to_owned());
    }
    let unlettered = id.trim_end_matches(|c: char| c.is_ascii_lowercase());
    if unlettered.ends_with(|c: char| c.is_ascii_digit()) && unlettered != id {
        found.push(unlettered.to_owned());
    }
    found
}

/// Rulings stand in bold at the head of their paragraph: `**R12**`, `**R-7 (101.4)**`.
fn ruling_names(text: &str) -> BTreeSet<String> {
    let bold = text.split("**").skip(1).step_by(2);
    let names = bold.filter_map(|words| words.split_whitespace().next());
    names.filter(|name| looks_like_ruling(name)).map(str::to_owned).collect()
}

/// `R12`, `R-12` (Wakfu), `RE3`, `BA6` (Spoils).
pub(crate) fn looks_like_ruling(text: &str) -> bool {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let digits = |t: &str| !t.is_empty() && t.chars().all(|c| c.is_ascii_digit());
    match text.len() - rest.len() {
        1 => text.starts_with('R') && digits(rest.strip_prefix('-').unwrap_or(rest)),
        2 => digits(rest),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "id\tkind\tarea\tsummary\n\
        10.5.2.1\tengine\tturn\tA.\n7.3.3#1\tengine\tturn\tB.\n12.8.2(i)\tcard\tward\tC.\n\
        token.fairy-wisp\tcard\ttoken\tD.\n418.2b\tnote\tcost\tE.\n";

    fn ledger() -> Ledger {
        let mut faults = Vec::new();
        let rulings = "Format: **Rn** text\n**R12** [10.5] yes\n- **RE3** no\n- **BA6** no\n**R-4 (10.5)**";
        let ledger = Ledger::parse("rules/x.tsv", TABLE, rulings, &mut faults);
        assert_eq!(faults, []);
        ledger
    }

    #[test]
    fn every_form_of_clause_is_found() {
        let ledger = ledger();
        for (row, id) in ["10.5.2.1", "7.3.3#1", "12.8.2(i)", "token.fairy-wisp", "418.2b"].iter().enumerate() {
            assert_eq!(ledger.mention(id), Mention::Clause(row), "{id}");
        }
    }

    #[test]
    fn headings_are_known_but_prove_nothing() {
        for heading in ["10.5.2", "10.5", "7.3.3", "12.8.2", "418.2"] {
            assert_eq!(ledger().mention(heading), Mention::Section, "{heading}");
        }
    }

    #[test]
    fn a_slip_of_the_pen_is_noticed() {
        for slip in ["10.5.2.9", "7.3.3#2", "token.fairy-wasp", "10.5.2.1, 7.3.3#1", "6.2.1.6-.10x", "R13", "RE4"] {
            assert_eq!(ledger().mention(slip), Mention::Unknown, "{slip}");
        }
    }

    #[test]
    fn other_brackets_are_let_be() {
        for other in ["attack", "cost01", "0..3", "u8; 32", "derive(Clone)", "self.x", "", "Rn", "R", "Table::view"] {
            assert_eq!(ledger().mention(other), Mention::Nothing, "{other}");
        }
    }

    #[test]
    fn rulings_are_read_from_bold_heads() {
        for ruling in ["R12", "RE3", "BA6", "R-4"] {
            assert_eq!(ledger().mention(ruling), Mention::Ruling, "{ruling}");
        }
    }

    #[test]
    fn bad_rows_are_faults_with_their_line() {
        let mut faults = Vec::new();
        Ledger::parse(
            "l",
            "id\tkind\tarea\tsummary\n1.1\tengine\tx\n1.2\tidea\tx\ty\n1.3\tnote\tx\ty\n1.3\tnote\tx\ty\n",
            "",
            &mut faults,
        );
        assert_eq!(faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [2, 3, 5]);
    }
}
