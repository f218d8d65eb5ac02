//! Tab-separated tables of published cards, as used by local tests.
//!
//! One row is one face. The columns are named by the first row; what is needed
//! here: name, class, face, `card_type`, traits, cost, attack, defense, text.

use crate::board::LEADER_DEFENSE;
use crate::card::{Card, Kind};
use crate::grammar::Vocabulary;
use crate::words::Class;
use arbiter_cards::{Card as _, Row, rows};

/// A table's cards.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// Every face whose row has a card type.
    pub cards: Vec<Card>,
    /// The set of each face, in the same order.
    pub sets: Vec<String>,
    /// Rows without a card type: they describe no face.
    pub skipped: usize,
    /// Names and traits of all faces.
    pub vocabulary: Vocabulary,
}

/// Reads a table and compiles every face of it.
pub fn read(text: &str) -> Table {
    let mut table = Table::default();
    rows(text, |row| match card(row) {
        Some(card) => {
            card.teach(&mut table.vocabulary);
            table.cards.push(card);
            table.sets.push(row.cell("set").to_owned());
        }
        None => table.skipped += 1,
    });
    for card in table.cards.iter_mut().filter(|c| c.unplayable.is_none()) {
        // The reason is kept on the card.
        let _ = card.understand(&table.vocabulary);
    }
    table
}

fn card(row: &Row<'_>) -> Option<Card> {
    let cell = |name: &str| row.cell(name);
    let primary = cell("card_type").split('/').next().unwrap_or_default().trim();
    if primary.is_empty() {
        return None;
    }
    let (kind, known) = match primary {
        "Follower" => (Kind::Follower, true),
        "Amulet" => (Kind::Amulet, true),
        "Spell" => (Kind::Spell, true),
        "Leader" => (Kind::Leader, true),
        _ => (Kind::Amulet, false),
    };
    let (evolved, token) = (cell("face") == "evolved", cell("face") == "token");
    let suffix = if evolved {
        " Evolved"
    } else if token {
        " TOKEN"
    } else {
        ""
    };
    let name = cell("name");
    Some(Card {
        name: name.strip_suffix(suffix).unwrap_or(name).to_owned(),
        name_fr: None,
        class: class(cell("class")),
        kind,
        evolved,
        token,
        traits: cell("traits")
            .split(" / ")
            .map(str::trim)
            .filter(|t| !t.is_empty() && *t != "-")
            .map(str::to_owned)
            .collect(),
        cost: cell("cost").parse().unwrap_or_default(),
        attack: cell("attack").parse().unwrap_or_default(),
        // [2.8.3.1] Leaders have it although it is not printed.
        defense: cell("defense").parse().unwrap_or(if kind == Kind::Leader { LEADER_DEFENSE } else { 0 }),
        wording: cell("text").to_owned(),
        abilities: Vec::new(),
        unplayable: (!known).then(|| format!("the rules know no card type `{primary}`")),
    })
}

fn class(name: &str) -> Class {
    match name {
        "forest" => Class::Forestcraft,
        "sword" => Class::Swordcraft,
        "rune" => Class::Runecraft,
        "dragon" => Class::Dragoncraft,
        "abyss" => Class::Abysscraft,
        "haven" => Class::Havencraft,
        _ => Class::Neutral,
    }
}
