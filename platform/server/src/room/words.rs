//! The words that a table shows to somebody: by these a card may be asked for.

use super::Room;
use crate::wire;
use arbiter_catalog::{Source, Viewer};
use serde_json::Value;
use std::collections::BTreeSet;

impl Room {
    /// Every word, names of cards among them, that lies before this person:
    /// what they see of the game, its story, what they may do, their own decks.
    #[must_use]
    pub fn words(&self, player: &str) -> BTreeSet<String> {
        let own = self.seats_of(player);
        let viewers: Vec<Viewer> = match own.is_empty() {
            true => vec![Viewer::Spectator],
            false => own.iter().copied().map(Viewer::Seat).collect(),
        };
        let mut words = BTreeSet::new();
        for viewer in viewers {
            if let Some(live) = &self.live {
                gather(serde_json::to_value(wire::view(&live.game.view(viewer))), &mut words);
            }
            gather(serde_json::to_value(self.log(viewer, 0)), &mut words);
        }
        gather(serde_json::to_value(self.options(&own)), &mut words);
        for seat in own {
            let text = self.ledger.chairs[usize::from(seat)].deck.clone();
            let deck = self.rules.library.read_deck(&Source { name: "deck".to_owned(), text });
            words.extend(deck.entries.into_iter().map(|e| e.name));
        }
        words
    }

    /// Whether this person sits here, and does not only look on.
    #[must_use]
    pub fn plays(&self, player: &str) -> bool {
        !self.seats_of(player).is_empty()
    }
}

fn gather(shown: serde_json::Result<Value>, words: &mut BTreeSet<String>) {
    fn walk(value: Value, words: &mut BTreeSet<String>) {
        match value {
            Value::String(word) => drop(words.insert(word)),
            Value::Array(all) => all.into_iter().for_each(|v| walk(v, words)),
            Value::Object(map) => map.into_iter().for_each(|(_, v)| walk(v, words)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
    // What travels can be written; if not, it shows nothing.
    shown.into_iter().for_each(|value| walk(value, words));
}
