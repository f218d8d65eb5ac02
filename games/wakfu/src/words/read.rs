//! The languages of the cards, made once for a pool of families.

use super::{CardText, Clause, Deed, Happening, Player, Power, Step, Watched, Who};
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

/// Whether a deed is done to whoever a pronoun means: "lui inflige ...".
fn done_to_it(deed: &Deed) -> bool {
    matches!(deed, Deed::Deal(_, Who::It(_)) | Deed::DealBoth(_, _, Who::It(_)) | Deed::Destroys(Who::It(_)))
}

/// The part that a pronoun has in a sentence about what a card does to another.
enum Part {
    /// It does something to somebody who is also a pronoun.
    Subject,
    /// It is done to it by somebody else.
    Object(Who),
    /// Something else.
    Other,
}

/// Spots are no part of a meaning, so they are compared as numbers.
fn part(pronoun: &Pronoun<'_>) -> Part {
    let Some(Clause::Card(who, deed)) = pronoun.inside.iter().find_map(Phrase::word::<Clause>) else {
        return Part::Other;
    };
    if who.spot().0 == pronoun.phrase.spot.0 {
        return if done_to_it(&deed) { Part::Subject } else { Part::Other };
    }
    let object = pronoun.inside.first().is_some_and(|p| p.word::<Deed>().is_some());
    if object { Part::Object(who) } else { Part::Other }
}

fn this(who: &Who) -> bool {
    matches!(who, Who::This(..))
}

fn bearer(who: &Who) -> bool {
    matches!(who, Who::Bearer(..))
}

/// A pronoun means the nearest phrase before it that it can mean, else the
/// nearest behind it ("as long as it blocks, the Knight ..."). Players are meant
/// by what means players, and a noun means what has a kind in common with it.
/// Nobody does to itself what "it" is done to, and what a card does when somebody
/// does something to another one it does to who did it. Each line is a power of
/// its own: what an earlier one spoke of is meant only where this one speaks of
/// nothing. [209.2]
fn nearest(pronoun: &Pronoun<'_>) -> Option<Spot> {
    let player = matches!(pronoun.phrase.word::<Player>(), Some(Player::That(_)));
    let noun = match pronoun.phrase.word::<Who>() {
        Some(Who::That(_, noun)) => Some(noun),
        _ => None,
    };
    let card = matches!(pronoun.phrase.word::<Who>(), Some(Who::It(_)));
    let part = if card { part(pronoun) } else { Part::Other };
    let other = |w: &Who| match &part {
        Part::Object(Who::It(_)) => !this(w),
        Part::Object(by) => w.spot().0 != by.spot().0 && !(this(by) && this(w)) && !(bearer(by) && bearer(w)),
        _ => true,
    };
    let fits = |p: &&Phrase<'_>| {
        p.word::<Player>().is_some() == player
            && (!card || p.word::<Happening>().is_none())
            && p.word::<Who>().is_none_or(|w| other(&w))
    };
    let alike = |p: &&Phrase<'_>| match (&noun, p.word::<Who>()) {
        (Some(noun), Some(who)) => who.noun().is_some_and(|(n, _)| n.kinds.iter().any(|k| noun.kinds.contains(k))),
        _ => true,
    };
    let line = pronoun.inside.iter().find(|p| p.word::<Power>().is_some()).map(|p| p.span);
    let here = |p: &Phrase<'_>| line.is_none_or(|l| l.0 <= p.span.0 && p.span.1 <= l.1);
    let before = pronoun.candidates.iter().rev().filter(fits);
    let (mut spoken, earlier): (Vec<&Phrase<'_>>, Vec<_>) = before.partition(|p| here(p));
    if spoken.is_empty() {
        spoken.extend(pronoun.ahead.iter().find(|p| fits(p) && here(p)));
    }
    if spoken.is_empty() || noun.is_some() {
        spoken.extend(earlier);
    }
    // Your Hero and somebody else who were both spoken of: nobody can say who
    // "it" is, and the text is refused with both. The card itself gives way.
    let who = |p: &&Phrase<'_>| p.word::<Who>();
    if card {
        let others: Vec<Who> = spoken.iter().filter_map(who).filter(|w| !this(w) && !bearer(w)).collect();
        let hero = others.iter().filter(|w| matches!(w, Who::YourHero(_) | Who::YourBag(_))).count();
        if hero > 0 && hero < others.len() {
            return None;
        }
    }
    let preferred = match &part {
        Part::Subject => spoken.iter().find(|p| who(p).is_some_and(|w| this(&w))).map(|p| p.spot),
        Part::Object(by) if this(by) => who_did_it(pronoun).filter(|w| !this(w)).map(|w| w.spot()),
        _ => None,
    };
    let found = spoken.iter().find(|p| alike(p)).or(spoken.first()).copied();
    preferred.or_else(|| found.or_else(|| pronoun.ahead.iter().find(fits)).map(|p| p.spot))
}

/// Who does something to another one in the event that a text watches or waits
/// for, unless more was said since.
fn who_did_it(pronoun: &Pronoun<'_>) -> Option<Who> {
    let waits = |p: &Phrase<'_>| match p.word::<Step>()? {
        Step::When(h, _) | Step::Next(h, _) | Step::Whenever(_, h, _) | Step::WheneverMay(_, h, _) => Some(h),
        _ => None,
    };
    let watches = |p: &Phrase<'_>| match p.word::<Power>()?.watched()? {
        Watched::Event(h) => Some(h.clone()),
        Watched::Moment(_) => None,
    };
    let event = pronoun.inside.iter().find_map(waits).or_else(|| pronoun.inside.iter().find_map(watches))?;
    let to = event.object()?.spot().0;
    let last = pronoun.candidates.iter().rev().filter_map(|p| p.word::<Who>()).find(|w| !this(w))?;
    if last.spot().0 == to { event.subject().cloned() } else { None }
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
