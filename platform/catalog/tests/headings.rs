//! A deck that was taken apart is put together again with the keys of its
//! parts as headings, as the deck builder of the page does it.

use arbiter_catalog::{Source, games};

#[test]
fn the_key_of_a_part_is_a_heading() {
    for game in games() {
        let library = game.library(&[]).expect("the shipped cards load");
        for deck in library.decks() {
            let first = library.read_deck(&Source { name: deck.key.clone(), text: deck.text });
            let mut text = String::new();
            let mut part = "";
            for entry in &first.entries {
                if entry.part != part {
                    part = entry.part;
                    text.push_str(&format!("{part}\n"));
                }
                text.push_str(&format!("{} {}\n", entry.count, entry.name));
            }
            let again = library.read_deck(&Source { name: deck.key.clone(), text });
            assert!(again.legal(), "{} {}: {:?}", game.key(), deck.key, again.faults);
            assert_eq!(first.code, again.code, "{} {}", game.key(), deck.key);
        }
    }
}
