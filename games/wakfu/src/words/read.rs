//! The languages of the cards, made once for a pool of families.

use super::{CardText, Happening, Player, Who};
use arbiter_text::forms::{Lang, Language, Lexicon, Phrase, Pronoun, Spot, Term};

/// One language.
pub type Tongue = Language<CardText>;

/// Both languages; French is the source.
pub struct Tongues {
    /// French.
    pub french: Tongue,
    /// English.
    pub english: Tongue,
}

/// A pronoun means the nearest phrase before it that it can mean, else the
/// nearest behind it ("as long as it blocks, the Knight ..."). Players are meant
/// by what means players, and a noun means what has a kind in common with it.
/// Each line is a power of its own: what an earlier one spoke of is meant only
/// where this one speaks of nothing. [209.2]
fn nearest(pronoun: &Pronoun<'_>) -> Option<Spot> {
    let player = matches!(pronoun.phrase.word::<Player>(), Some(Player::That(_)));
    let noun = match pronoun.phrase.word::<Who>() {
        Some(Who::That(_, noun)) => Some(noun),
        _ => None,
    };
    let card = matches!(pronoun.phrase.word::<Who>(), Some(Who::It(_)));
    let fits = |p: &&Phrase<'_>| {
        let apt = p.word::<Player>().is_some() == player && (!card || p.word::<Happening>().is_none());
        apt && !p.does_to(&pronoun.phrase)
    };
    let alike = |p: &&Phrase<'_>| match (&noun, p.word::<Who>()) {
        (Some(noun), Some(who)) => who.noun().is_some_and(|(n, _)| n.kinds.iter().any(|k| noun.kinds.contains(k))),
        _ => true,
    };
    let here = |p: &&Phrase<'_>| p.line == pronoun.phrase.line;
    let before = pronoun.candidates.iter().rev().copied().filter(|p| fits(&p));
    let (mut spoken, earlier): (Vec<_>, Vec<_>) = before.partition(|p| here(&p));
    if spoken.is_empty() {
        spoken.extend(pronoun.ahead.iter().find(|p| fits(p) && here(p)));
    }
    if spoken.is_empty() || noun.is_some() {
        spoken.extend(earlier);
    }
    // Your Hero and somebody else who were both spoken of: nobody can say who
    // "it" is, and the text is refused with both. The card itself gives way.
    if card {
        let others: Vec<Who> = spoken
            .iter()
            .filter_map(Phrase::word::<Who>)
            .filter(|w| !matches!(w, Who::This(..) | Who::Bearer(..)))
            .collect();
        let hero = others.iter().filter(|w| matches!(w, Who::YourHero(_) | Who::YourBag(_))).count();
        if hero > 0 && hero < others.len() {
            return None;
        }
    }
    let found = spoken.iter().find(alike).or_else(|| spoken.first());
    found.or_else(|| pronoun.ahead.iter().find(fits)).map(|p| p.spot)
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
