//! The languages of the cards, made once.

use super::{CardText, FaceText, Goal};
use arbiter_text::forms::{Lang, Language, Lexicon};

/// One language: cards, faces and challenges.
pub struct Tongue {
    /// What cards say.
    pub cards: Language<CardText>,
    /// What faces of champions say.
    pub faces: Language<FaceText>,
    /// What challenges say.
    pub goals: Language<Goal>,
}

/// Both languages: each is a source.
pub struct Tongues {
    /// English.
    pub english: Tongue,
    /// French.
    pub french: Tongue,
}

impl Tongue {
    fn new(lang: Lang, lexicon: &str) -> Result<Tongue, String> {
        let lexicon = Lexicon::read(lang, lexicon)?;
        let (cards, faces) = (Language::new(&lexicon)?, Language::new(&lexicon)?);
        Ok(Tongue { cards, faces, goals: Language::new(&lexicon)? })
    }
}

impl Tongues {
    /// Compiles all forms.
    ///
    /// # Errors
    /// What is wrong with one of them.
    pub fn new() -> Result<Tongues, String> {
        Ok(Tongues {
            english: Tongue::new(Lang::English, include_str!("en.lex"))?,
            french: Tongue::new(Lang::French, include_str!("fr.lex"))?,
        })
    }
}
