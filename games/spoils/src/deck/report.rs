//! A deck as it is shown to people.

use super::{Format, List, Listed, Part, check, list_o8d};
use crate::card::Pool;
use crate::words::Trade;
use arbiter_decklist::{to_code, to_text};
use arbiter_desk::{DeckEntry, DeckReport};
use std::collections::BTreeMap;

impl Part {
    /// `part-<key>` in the translation files.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Part::Faction => "faction",
            Part::Deck => "deck",
        }
    }
}

/// Key of a trade.
#[must_use]
pub fn trade_key(trade: Option<Trade>) -> &'static str {
    match trade {
        None => "tradeless",
        Some(Trade::Arcanist) => "arcanist",
        Some(Trade::Banker) => "banker",
        Some(Trade::Gearsmith) => "gearsmith",
        Some(Trade::Rogue) => "rogue",
        Some(Trade::Warlord) => "warlord",
    }
}

/// What a text or a code is understood as, and everything wrong with it.
#[must_use]
pub fn report(pool: &Pool, text: &str, format: &Format) -> DeckReport {
    let (list, faults) = arbiter_decklist::read(pool, text, |list| check(pool, list, format));
    let entry = |e: &Listed| DeckEntry { part: e.part.key(), count: e.count, name: pool.card(e.card).name.clone() };
    DeckReport {
        entries: list.entries.iter().map(entry).collect(),
        class: class(pool, &list),
        faults,
        notes: list.warnings.clone(),
        text: to_text(pool, &list),
        code: to_code(pool, &list),
        file: list_o8d(pool, &list),
        ending: "o8d",
    }
}

/// Factions belong to no trade, so a deck is of the trade that most of its
/// cards belong to.
fn class(pool: &Pool, list: &List) -> &'static str {
    let mut trades = BTreeMap::new();
    for e in list.part(Part::Deck) {
        if let Some(trade) = pool.card(e.card).trade {
            *trades.entry(trade_key(Some(trade))).or_insert(0) += u32::from(e.count);
        }
    }
    trades.into_iter().max_by_key(|t| t.1).map_or(trade_key(None), |t| t.0)
}
