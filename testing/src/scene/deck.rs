//! Lines about decks: whether a game may be begun with them.

use arbiter_catalog::{Fault, Library, Source, Start};
use std::collections::BTreeSet;

/// `deck legal: ...`, `deck illegal [6.1.1.2]: ...`, `deck legal for FORMAT: ...`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckClaim {
    /// The clauses it violates; none = legal.
    pub violates: BTreeSet<String>,
    /// Another format than the usual one, in the words of the game.
    pub format: Option<String>,
    /// One deck is judged by itself; of several (with `|` between) a game is
    /// begun, one player each.
    pub decks: Vec<String>,
}

impl DeckClaim {
    /// Reads what stands behind `deck`.
    ///
    /// # Errors
    /// What could not be read.
    pub fn parse(text: &str) -> Result<Self, String> {
        let (head, list) = text.split_once(':').ok_or("`deck legal: ...` needs a colon")?;
        let (head, format) = match head.split_once(" for ") {
            Some((head, format)) => (head, Some(format.trim().to_owned())),
            None => (head, None),
        };
        let (word, clauses) = super::fact::cut(head);
        let inside = clauses.strip_prefix('[').and_then(|c| c.strip_suffix(']')).unwrap_or_default();
        let violates: BTreeSet<String> = inside.split_whitespace().map(str::to_owned).collect();
        match (word, clauses.is_empty(), violates.is_empty()) {
            ("legal", true, _) | ("illegal", _, false) => {}
            _ => return Err("write `deck legal: ...` or `deck illegal [CLAUSE]: ...`".to_owned()),
        }
        Ok(DeckClaim { violates, format, decks: list.split('|').map(|d| d.trim().to_owned()).collect() })
    }

    /// Compares it with what the game says.
    ///
    /// # Errors
    /// What the game says instead.
    pub(super) fn judge(&self, library: &dyn Library) -> Result<(), String> {
        let sources: Vec<Source> = self.decks.iter().map(|d| source(library, d)).collect();
        let faults = match (&sources[..], &self.format) {
            ([only], Some(format)) => library.check_deck_for(only, format)?,
            ([only], None) => library.check_deck(only),
            (several, _) => library.start(&Start::with(several, 1.into())).err().unwrap_or_default(),
        };
        let found: BTreeSet<String> = faults.iter().map(|f| f.clause.unwrap_or("no clause").to_owned()).collect();
        if found == self.violates {
            return Ok(());
        }
        let told: Vec<String> = faults.iter().map(Fault::to_string).collect();
        let told = if told.is_empty() { "it is legal".to_owned() } else { told.join("; ") };
        let wanted: Vec<&str> = self.violates.iter().map(String::as_str).collect();
        let wanted = if wanted.is_empty() { "a legal deck".to_owned() } else { format!("[{}]", wanted.join(" ")) };
        Err(format!("expected {wanted}, but {told}"))
    }
}

/// The key of a shipped deck, or a deck as text with `;` for its line breaks.
fn source(library: &dyn Library, text: &str) -> Source {
    let shipped = library.decks().into_iter().find(|d| d.key == text);
    let text = shipped.map_or_else(|| text.replace(';', "\n"), |d| d.text);
    Source { name: "deck".to_owned(), text }
}
