//! How a text is read, told to people.

use crate::card::{Card, slug};
use crate::words::Kinds;
use crate::{Spoils, info, render};
use arbiter_cards::Card as _;
use arbiter_desk::Shelf;
use arbiter_text::Diagnostic;
use arbiter_text::explain::{Explained, Node, Unsaid};

/// What texts stand on. A plain sentence is an effect on a tactic only, so that
/// is tried after what lies in play.
pub(crate) const BEARERS: &[&str] = &["character", "item", "location", "tactic", "resource", "faction"];

/// What a tree does not show: how a thing is said, and what leaves all open.
const UNSAID: Unsaid = Unsaid {
    words: &["Any", "Open", "Plain"],
    fields: &["said", "possessive", "card_word", "in_play_said", "called", "join", "said_if", "label"],
    gives: &["slot"],
    means: &["Slot"],
};

/// How this text would be read on such a card; a card of that name is the one.
pub(crate) fn text(shelf: &Shelf<Spoils>, on: &str, name: &str, text: &str) -> Result<Explained, Diagnostic> {
    let known = shelf.rules.named(&slug(name)).map(|n| shelf.rules.faces[n as usize].card.clone());
    let mut card = known.unwrap_or_else(|| blank(on));
    text.clone_into(&mut card.wording);
    card.compile(&shelf.pool.1)?;
    let (tree, referents) = Node::of(&card.text, &UNSAID);
    let french = render::french_named(&card.text, &|n| info::french(shelf, n));
    let written = |lang: &str, lines: Vec<String>| (lang.to_owned(), Some(lines.join("\n")));
    let texts = vec![written("en", render::english(&card.text)), written("fr", french)];
    Ok(Explained { tree, referents, ties: Vec::new(), texts })
}

fn blank(on: &str) -> Card {
    let kinds = match on {
        "character" => Kinds::CHARACTER,
        "item" => Kinds::ITEM,
        "location" => Kinds::LOCATION,
        "tactic" => Kinds::TACTIC,
        "resource" => Kinds::RESOURCE,
        _ => Kinds::FACTION,
    };
    Card {
        name: "text".to_owned(),
        name_fr: None,
        trade: None,
        kinds,
        staple: false,
        token: false,
        subtypes: Vec::new(),
        threshold: crate::words::Icons::default(),
        cost: None,
        stats: None,
        structure: None,
        wording: String::new(),
        text: Vec::new(),
        unplayable: None,
    }
}
