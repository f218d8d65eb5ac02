//! How a text is read, told to people.

use crate::card::{Card, Kind};
use crate::grammar::Vocabulary;
use crate::rules::slug;
use crate::words::Class;
use crate::{Evolve, info, render};
use arbiter_cards::Card as _;
use arbiter_desk::Shelf;
use arbiter_text::Diagnostic;
use arbiter_text::explain::{Explained, Node, Unsaid};

/// What texts stand on. A plain sentence is the text of a spell only, so that is
/// tried after what lies on the field.
pub(crate) const BEARERS: &[&str] = &["follower", "amulet", "spell", "leader"];

/// What a tree does not show, and what brings forth the cards that `it` means
/// further on (as `lower` decides it).
const UNSAID: Unsaid = Unsaid {
    words: &["Any"],
    fields: &["said"],
    gives: &["Automatic", "Select", "Tokens", "Transform", "TopTo", "Take", "Search", "Look", "Discard", "RevealTop"],
    means: &["It", "ItsLeader"],
};

/// How this text would be read on such a card; if cards have that name, on the
/// face that has this text, or else on the first.
pub(crate) fn text(shelf: &Shelf<Evolve>, on: &str, name: &str, text: &str) -> Result<Explained, Diagnostic> {
    let rules = &shelf.rules;
    let mut vocabulary = Vocabulary::default();
    rules.faces.iter().for_each(|f| f.card.teach(&mut vocabulary));
    let faces = || rules.named(&slug(name)).iter().map(|&n| &rules.faces[n as usize].card);
    let known = faces().find(|c| c.same(text)).or_else(|| faces().next());
    let mut card = known.cloned().unwrap_or_else(|| blank(on));
    text.clone_into(&mut card.wording);
    card.compile(&vocabulary)?;
    let settled: Vec<_> = card.abilities.iter().map(crate::lower::settled).collect();
    let (tree, referents) = Node::of(&settled, &UNSAID);
    let french = render::french_named(&card.abilities, card.kind, &|n| info::french(rules, n));
    let written = |lang: &str, lines: Vec<String>| (lang.to_owned(), Some(lines.join("\n")));
    let texts = vec![written("en", render::english(&card.abilities, card.kind)), written("fr", french)];
    Ok(Explained { tree, referents, ties: Vec::new(), texts })
}

fn blank(on: &str) -> Card {
    let kind = match on {
        "follower" => Kind::Follower,
        "amulet" => Kind::Amulet,
        "spell" => Kind::Spell,
        _ => Kind::Leader,
    };
    Card {
        name: "text".to_owned(),
        name_fr: None,
        class: Class::Neutral,
        kind,
        evolved: false,
        token: false,
        traits: Vec::new(),
        cost: 0,
        attack: 0,
        defense: 0,
        wording: String::new(),
        abilities: Vec::new(),
        unplayable: None,
    }
}
