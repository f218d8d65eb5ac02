//! The project's own card files.

use crate::{Fault, Reader, Spanned, Written};
use arbiter_text::Diagnostic;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet};

/// A card of a game, as far as files are concerned.
pub trait Card: Sized {
    /// What stands in a file.
    type File: DeserializeOwned;
    /// What the texts of all cards together may speak of.
    type Lexicon: Clone + Default;

    /// The cards of a file in its order, several faces of one name next to each
    /// other. What the file says besides goes to the lexicon.
    fn faces(file: Self::File, lexicon: &mut Self::Lexicon, reader: &mut Reader<'_>) -> Vec<Found<Self>>;
    /// Its name.
    fn name(&self) -> &str;
    /// Which face of its name it is, with an article: there is one of each.
    fn face(&self) -> &'static str {
        "a card"
    }
    /// Which of the cards that share its name it is: one of each can be told
    /// apart from the others.
    fn sort(&self) -> u8 {
        0
    }
    /// Everything printed on it besides name and wording, to be compared with
    /// other rows of the same card.
    fn facts(&self) -> String {
        String::new()
    }
    /// How many abilities were understood on it, those inside of others counted
    /// generously.
    fn heft(&self) -> usize {
        1
    }
    /// Forgets what was understood.
    fn silence(&mut self) {}
    /// Teaches the lexicon what texts may say because this card exists.
    fn teach(&self, _: &mut Self::Lexicon) {}
    /// Compiles the wording and keeps what it means; nothing, if it fails.
    ///
    /// # Errors
    /// The place that was not understood.
    fn compile(&mut self, lexicon: &Self::Lexicon) -> Result<(), Diagnostic>;
    /// The same; a card whose text is not understood is unplayable, so that it
    /// can never do a wrong thing.
    ///
    /// # Errors
    /// The place that was not understood.
    fn understand(&mut self, lexicon: &Self::Lexicon) -> Result<(), Diagnostic> {
        let read = self.compile(lexicon);
        *self.unplayable_mut() = read.as_ref().err().map(Diagnostic::reason);
        read
    }
    /// Its printed text.
    fn wording(&self) -> &str;
    /// Why it cannot be played.
    fn unplayable(&self) -> &Option<String>;
    /// The same, to be written.
    fn unplayable_mut(&mut self) -> &mut Option<String>;
    /// What was understood, written in English.
    fn back(&self) -> String;
    /// Whether that says what is printed.
    fn same(&self, back: &str) -> bool;
}

/// A file that has cards and nothing else.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entries<E> {
    /// Each under `[[card]]`.
    #[serde(default = "Vec::new")]
    pub card: Vec<Spanned<E>>,
}

/// A card of a file, with the places of its wording and of its name.
pub struct Found<C> {
    /// The card.
    pub card: C,
    /// Where its wording stands.
    pub text_at: Written,
    /// Where it is named.
    pub name_at: usize,
}

/// Cards, and what was not understood in their texts.
#[derive(Clone, Debug)]
pub struct Loaded<C: Card> {
    /// Every card, in the order of the files.
    pub cards: Vec<C>,
    /// One for each unplayable card.
    pub diagnostics: Vec<Diagnostic>,
    /// What their texts may speak of.
    pub lexicon: C::Lexicon,
}

/// Reads card files, given as name and content.
///
/// # Errors
/// Everything that is wrong in form.
pub fn load<C: Card>(files: &[(&str, &str)]) -> Result<Loaded<C>, Vec<Fault>> {
    load_with(files, &C::Lexicon::default())
}

/// Reads card files whose texts may speak of what is known from elsewhere.
///
/// # Errors
/// Everything that is wrong in form.
pub fn load_with<C: Card>(files: &[(&str, &str)], known: &C::Lexicon) -> Result<Loaded<C>, Vec<Fault>> {
    read(files, known, files.len()).map(|(loaded, _)| loaded)
}

/// Everything wrong with card files that stand beside or in place of shipped
/// ones: a shipped file of the same name, and shipped cards of the same names,
/// give way, so that a shipped file can be checked while it is worked on.
#[must_use]
pub fn check<C: Card>(shipped: &[(&str, &str)], files: &[(&str, &str)]) -> Vec<Fault> {
    let base = |name: &str| name.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
    let given: BTreeSet<String> = files.iter().map(|f| base(f.0)).collect();
    let mut all: Vec<(&str, &str)> = files.to_vec();
    all.extend(shipped.iter().filter(|f| !given.contains(f.0)));
    let (loaded, places) = match read::<C>(&all, &C::Lexicon::default(), files.len()) {
        Ok(read) => read,
        Err(faults) => return faults,
    };
    let mut diagnostics = loaded.diagnostics.iter();
    let mut faults = Vec::new();
    for (card, place) in loaded.cards.iter().zip(places) {
        let (file, source) = all[place.file];
        let told = card.unplayable().as_ref().and_then(|_| diagnostics.next());
        let fault = match told {
            Some(told) => Fault::told(told, card.name()),
            None => {
                let back = card.back();
                if card.same(&back) {
                    continue;
                }
                Fault::at(file, source, place.text.whole(source), format!("`{}`: it is read as: {back}", card.name()))
            }
        };
        if place.file < files.len() {
            faults.push(fault);
        }
    }
    faults
}

/// Where the wording of a card stands, in which file.
struct Place {
    file: usize,
    text: Written,
}

/// Reads card files. From file number `yielding` on, cards give way to cards of
/// the same name in the files before.
fn read<C: Card>(
    files: &[(&str, &str)],
    known: &C::Lexicon,
    yielding: usize,
) -> Result<(Loaded<C>, Vec<Place>), Vec<Fault>> {
    let mut loaded = Loaded { cards: Vec::new(), diagnostics: Vec::new(), lexicon: known.clone() };
    let mut faults = Vec::new();
    let mut places = Vec::new();
    // In which file each face was met.
    let mut seen: BTreeMap<(String, &str), usize> = BTreeMap::new();
    for (at, &(file, source)) in files.iter().enumerate() {
        let mut reader = Reader::new(file, source, &mut faults);
        let Some(parsed) = reader.parse::<C::File>() else { continue };
        for Found { card, text_at, name_at } in C::faces(parsed, &mut loaded.lexicon, &mut reader) {
            let before = |met: &usize| at >= yielding && *met < yielding;
            if seen.range((card.name().to_owned(), "")..).take_while(|s| s.0.0 == card.name()).any(|s| before(s.1)) {
                continue;
            }
            if seen.insert((card.name().to_owned(), card.face()), at).is_some() {
                reader.fault(name_at, format!("there is already {} named `{}`", card.face(), card.name()));
            }
            card.teach(&mut loaded.lexicon);
            loaded.cards.push(card);
            places.push(Place { file: at, text: text_at });
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    for (card, place) in loaded.cards.iter_mut().zip(&places) {
        if let Err(diagnostic) = card.understand(&loaded.lexicon) {
            let (name, source) = files[place.file];
            let diagnostic = diagnostic.inside(name, source, |at| place.text.place(source, at));
            *card.unplayable_mut() = Some(diagnostic.reason());
            loaded.diagnostics.push(diagnostic);
        }
    }
    Ok((loaded, places))
}
