//! The languages of the cards, made once for a pool of families.

use super::CardText;
use arbiter_text::forms::{Lang, Language, Lexicon, Pronoun, Spot, Term, refer};

/// One language.
pub type Tongue = Language<CardText>;

/// Both languages; French is the source.
pub struct Tongues {
    /// French.
    pub french: Tongue,
    /// English.
    pub english: Tongue,
}

/// A pronoun means the nearest phrase that it can mean.
fn nearest(pronoun: &Pronoun<'_>) -> Option<Spot> {
    refer::nearest(pronoun)
}

fn tongue(lang: Lang, words: &str, terms: &[Term]) -> Result<Tongue, String> {
    let mut lexicon = Lexicon::read(lang, words)?;
    for term in terms {
        lexicon.add("family", term);
    }
    Ok(Language::new(&lexicon)?.with_rule(nearest))
}

impl Tongues {
    /// Compiles all forms, with these families, first in French and then in
    /// English.
    ///
    /// # Errors
    /// What is wrong with one of them.
    pub fn new(french: &[Term], english: &[Term]) -> Result<Tongues, String> {
        Ok(Tongues {
            french: tongue(Lang::French, include_str!("fr.lex"), french)?,
            english: tongue(Lang::English, include_str!("en.lex"), english)?,
        })
    }
}
