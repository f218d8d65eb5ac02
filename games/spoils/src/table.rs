//! Tab-separated tables of published cards: packs, and local tests.
//!
//! One row is one printing. The columns are named by the first row.

use crate::card::{Card, French, Stats};
use crate::words::{Icons, Kinds, Trade};
use arbiter_cards::{Card as _, Cell, Column, Printing, Row, Shape, rows};

/// What a table looks like.
pub const SHAPE: Shape = Shape {
    columns: &[
        Column::open("set", Cell::Word, &["set_name", "expansion", "edition"]),
        Column::needed("name", Cell::Word, &["card_name", "title"]),
        Column::open("card_number", Cell::Word, &["number", "num", "id"]),
        Column::open("rarity", Cell::Word, &[]),
        Column::needed("trade", Cell::Word, &["class", "colors", "color"]),
        Column::needed("type", Cell::Word, &["card_type", "maintype", "kind"]),
        Column::open("subtype", Cell::Word, &["subtypes", "traits"]),
        Column::needed("threshold", Cell::Word, &["thresholds", "icons"]),
        Column::needed("cost", Cell::Number, &["manacost", "cmc"]),
        Column::needed("strength", Cell::Number, &["power", "attack"]),
        Column::needed("life", Cell::Number, &["toughness", "defense"]),
        Column::needed("speed", Cell::Number, &[]),
        Column::open("structure", Cell::Number, &[]),
        Column::needed("card_text", Cell::Text, &["text", "rules", "effect"]),
    ],
    breaks: " || ",
};

/// A table's cards.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// One card for each name, in the order of the first printing, with the
    /// numbers and wording of the last. [105.1]
    pub cards: Vec<Card>,
    /// How many rows there were.
    pub rows: usize,
}

/// Reads a table and compiles every card of it.
#[must_use]
pub fn read(text: &str) -> Table {
    let mut table = Table::default();
    rows(text, |row| {
        table.rows += 1;
        let card = card(row);
        match table.cards.iter_mut().find(|c| c.name == card.name) {
            // Equal names are the same card, and its newest wording counts. [201.1b] [105.1]
            Some(known) => *known = card,
            None => table.cards.push(card),
        }
    });
    for card in table.cards.iter_mut().filter(|c| c.unplayable.is_none()) {
        // The reason is kept on the card.
        let _ = card.understand(&French::default());
    }
    table
}

/// The rows of a table as cards that are still to be compiled.
#[must_use]
pub fn printings(table: usize, text: &str) -> Vec<Printing<Card>> {
    let mut all = Vec::new();
    rows(text, |row| {
        let (card, set) = (card(row), row.cell("set").to_owned());
        all.push(Printing { table, row: all.len(), set, name: card.name.clone(), card: Some(card) });
    });
    all
}

fn card(row: &Row<'_>) -> Card {
    let cell = |name: &str| row.cell(name);
    let kinds = match cell("type") {
        "Character" => Kinds::CHARACTER,
        "Item" => Kinds::ITEM,
        "Location" => Kinds::LOCATION,
        "Tactic" => Kinds::TACTIC,
        "Resource" => Kinds::RESOURCE,
        "Faction" => Kinds::FACTION,
        _ => Kinds::empty(),
    };
    let number = |name: &str| cell(name).parse::<i16>().ok();
    let stats = (kinds == Kinds::CHARACTER).then(|| Stats {
        strength: number("strength").unwrap_or_default(),
        life: number("life").unwrap_or_default(),
        speed: number("speed").unwrap_or_default(),
    });
    let threshold = Icons::parse(cell("threshold"));
    let mut unplayable = None;
    if kinds.is_empty() {
        unplayable = Some(format!("the rules know no card type `{}`", cell("type")));
    } else if threshold.is_none() {
        unplayable = Some(format!("the rules know no threshold `{}`", cell("threshold")));
    }
    let staple = kinds == Kinds::RESOURCE && cell("subtype").eq_ignore_ascii_case("staple");
    let subtypes = cell("subtype").split(',').map(|s| s.trim().to_lowercase());
    Card {
        name: cell("name").to_owned(),
        name_fr: None,
        trade: trade(cell("trade")),
        kinds,
        staple,
        token: cell("name").ends_with(" Token"),
        subtypes: subtypes.filter(|s| !s.is_empty() && s != "staple").collect(),
        threshold: threshold.unwrap_or_default(),
        cost: cell("cost").parse().ok(),
        stats,
        structure: number("structure"),
        wording: cell("card_text").to_owned(),
        text: Vec::new(),
        unplayable,
    }
}

fn trade(name: &str) -> Option<Trade> {
    match name {
        "Arcanist" => Some(Trade::Arcanist),
        "Banker" => Some(Trade::Banker),
        "Gearsmith" => Some(Trade::Gearsmith),
        "Rogue" => Some(Trade::Rogue),
        "Warlord" => Some(Trade::Warlord),
        _ => None,
    }
}
