//! Searching cards: `t:follower cost<=3 -k:ward (draw or heal)`.
//!
//! The language is described for its readers in `docs/decks.md`. A query is
//! read into a [`Query`] and held against every card.

mod parse;

pub use parse::WORDS;

use crate::{CardInfo, Message};

/// The longest query that is read.
pub const LONGEST: usize = 256;

/// A query that cannot be read: where, and what may stand there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchFault {
    /// Letter of the query, from 1.
    pub column: usize,
    /// What is wrong and what would be right, in English.
    pub why: String,
    /// The same for the translation files.
    pub said: Message,
}

impl std::fmt::Display for SearchFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for SearchFault {}

/// What a query asks of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Query {
    All(Vec<Query>),
    Any(Vec<Query>),
    Not(Box<Query>),
    Has(Field, String),
    Number(&'static str, Compare, i32),
}

/// Where a word is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Field {
    Name,
    Kind,
    Class,
    Keyword,
    Text,
    Set,
    Part,
}

/// How a number is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Compare {
    Less,
    AtMost,
    Equal,
    Not,
    AtLeast,
    More,
}

/// English names of the cards that fit, each once, in the order of the cards.
pub(crate) fn search(cards: &[CardInfo], query: &str) -> Result<Vec<String>, SearchFault> {
    let query = parse::parse(query, &parse::numbers(cards))?;
    let mut found: Vec<String> = Vec::new();
    for card in cards.iter().filter(|c| query.fits(c)) {
        if !found.contains(&card.name) {
            found.push(card.name.clone());
        }
    }
    Ok(found)
}

impl Query {
    fn fits(&self, card: &CardInfo) -> bool {
        match self {
            Query::All(parts) => parts.iter().all(|p| p.fits(card)),
            Query::Any(parts) => parts.iter().any(|p| p.fits(card)),
            Query::Not(part) => !part.fits(card),
            Query::Has(field, word) => field.holds(card, word),
            Query::Number(key, compare, wanted) => {
                let number = card.numbers.iter().find(|(k, _)| k == key);
                number.is_some_and(|&(_, n)| compare.holds(n, *wanted))
            }
        }
    }
}

impl Field {
    fn holds(self, card: &CardInfo, word: &str) -> bool {
        let in_text = |text: &String| folded(text).contains(word);
        match self {
            Field::Name => in_text(&card.title.en) || in_text(&card.title.fr),
            Field::Kind => {
                let traits = || card.traits.iter().flat_map(|t| [&t.en, &t.fr]);
                // `t:token` and `t:evolved` are kinds to whoever builds a deck.
                card.kind.starts_with(word)
                    || (card.part.is_empty() && "token".starts_with(word))
                    || (card.part == "evolve" && "evolved".starts_with(word))
                    || traits().any(|t| folded(t).starts_with(word))
            }
            Field::Class => card.class.starts_with(word),
            Field::Keyword => card.keywords.iter().any(|k| k.starts_with(word)),
            Field::Text => {
                let (en, fr) = (folded(&card.text.en.join(" ")), folded(&card.text.fr.join(" ")));
                en.contains(word) || fr.contains(word)
            }
            // A pack is a set of sets to whoever owns it.
            Field::Set => folded(&card.set).starts_with(word) || folded(&card.pack).starts_with(word),
            Field::Part => card.part.starts_with(word),
        }
    }
}

impl Compare {
    fn holds(self, n: i32, wanted: i32) -> bool {
        match self {
            Compare::Less => n < wanted,
            Compare::AtMost => n <= wanted,
            Compare::Equal => n == wanted,
            Compare::Not => n != wanted,
            Compare::AtLeast => n >= wanted,
            Compare::More => n > wanted,
        }
    }
}

/// A text without capitals and accents, apostrophes alike, as it is compared.
pub(crate) fn folded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' => out.push('a'),
            'ç' => out.push('c'),
            'è' | 'é' | 'ê' | 'ë' => out.push('e'),
            'ì' | 'í' | 'î' | 'ï' => out.push('i'),
            'ñ' => out.push('n'),
            'ò' | 'ó' | 'ô' | 'ö' | 'õ' => out.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => out.push('u'),
            'ý' | 'ÿ' => out.push('y'),
            'œ' => out.push_str("oe"),
            'æ' => out.push_str("ae"),
            '’' | '‘' => out.push('\''),
            '\u{a0}' | '\u{202f}' => out.push(' '),
            // An accent that stands by itself behind its letter.
            '\u{300}'..='\u{36f}' => {}
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests;
