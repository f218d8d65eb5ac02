//! How a text is read, asked of any game.

use crate::{Fault, House, Shelf};
use arbiter_cards::slug;
use arbiter_text::Diagnostic;
use arbiter_text::explain::Explained;
use serde::Serialize;

/// How one text of a card, or a text without a card, is read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reading {
    /// The card it stands on; empty for a text without one.
    pub name: String,
    /// What it stands on (`kind-<key>` in the translation files).
    pub on: &'static str,
    /// How it is read.
    #[serde(flatten)]
    pub how: Explained,
}

impl<G: House> Shelf<G> {
    /// How the texts of a card, which is named, or a text are read. A text is
    /// read as it would be on a card of kind `on`, or else on the first kind
    /// of card on which it can stand. A card without text gives nothing.
    ///
    /// # Errors
    /// What is not understood, on the kind of card on which most of it is.
    pub fn explain(&self, asked: &str, on: Option<&str>) -> Result<Vec<Reading>, Fault> {
        let kinds: Vec<&'static str> = match on {
            None => G::BOOK.bearers.to_vec(),
            Some(on) => match G::BOOK.bearers.iter().find(|k| **k == on) {
                Some(kind) => vec![*kind],
                None => {
                    let why = format!("no text stands on `{on}`; there are: {}", G::BOOK.bearers.join(", "));
                    return Err(Fault::new("text", 0, why));
                }
            },
        };
        let key = slug(asked);
        let named: Vec<_> = self.shown().iter().filter(|c| c.slug == key && kinds.contains(&c.kind)).collect();
        let of = |name: &str, on, how| Reading { name: name.to_owned(), on, how };
        if !named.is_empty() {
            let texts = named.into_iter().flat_map(|c| G::printed(self, c).into_iter().map(move |text| (c, text)));
            let read = texts.map(|(c, text)| match G::explain(self, &[c.kind], &c.name, &text) {
                Ok((on, how)) => Ok(of(&c.name, on, how)),
                Err(d) => Err(Fault::new(&c.name, d.line, d.reason())),
            });
            return read.collect();
        }
        match G::explain(self, &kinds, "", asked) {
            Ok((on, how)) => Ok(vec![of("", on, how)]),
            Err(d) => Err(Fault::new("text", d.line, d.reason())),
        }
    }
}

/// Tries the kinds of card one after the other.
///
/// # Errors
/// What is not understood on the kind of card on which most of it is; where that
/// is the same on several, what each of them would understand.
pub fn first_bearer(
    kinds: &[&'static str],
    read: impl Fn(&'static str) -> Result<Explained, Diagnostic>,
) -> Result<(&'static str, Explained), Diagnostic> {
    let mut furthest: Option<Diagnostic> = None;
    for on in kinds {
        match read(on) {
            Ok(how) => return Ok((on, how)),
            Err(d) => {
                furthest = Some(match furthest {
                    Some(before) if before.reach() == d.reach() => before.or(d),
                    Some(before) if before.reach() > d.reach() => before,
                    _ => d,
                });
            }
        }
    }
    Err(furthest.unwrap_or_else(|| Diagnostic::new("text", "", (0, 0), "no card bears a text".to_owned(), Vec::new())))
}
