//! What may be brought to a table. [101] [901.3] [1201] [1202]

use crate::help;

use arbiter_wakfu::deck::{Block, Format, check_team, legal, report};
use arbiter_wakfu::shipped::{DECKS, decks};
use help::rules;

/// The clauses by which a changed starter deck is refused.
fn refused(key: &str, change: impl Fn(String) -> String, format: Format) -> Vec<&'static str> {
    let text = DECKS.iter().find(|d| d.0 == key).expect("a shipped deck").1.to_owned();
    let faults = legal(&rules(), &change(text), format).err().unwrap_or_default();
    let mut clauses: Vec<_> = faults.iter().map(|f| f.clause.unwrap_or_default()).collect();
    clauses.sort_unstable();
    clauses.dedup();
    clauses
}

fn swap(from: &'static str, to: &'static str) -> impl Fn(String) -> String {
    move |text| {
        assert!(text.contains(from), "{from} is in the list");
        text.replacen(from, to, 1)
    }
}

fn reserve(line: &'static str) -> impl Fn(String) -> String {
    move |text| format!("{text}\nReserve\n{line}\n")
}

#[test]
fn the_starter_decks_are_legal_and_hold_fifty() {
    let all = decks(&rules());
    assert_eq!(all.len(), 4);
    // "101.1": Hero and Haven Bag are counted.
    assert!(all.iter().all(|d| d.cards.len() == 48));
}

#[test]
fn sizes_and_copies_are_counted() {
    let same = |text: String| text;
    assert_eq!(refused("earth", swap("3 Young Mole", "2 Young Mole"), Format::Constructed), ["101.1"]);
    assert_eq!(refused("earth", same, Format::Sealed), ["101.2"]);
    assert_eq!(refused("earth", swap("1 Brann Oxhand", ""), Format::Constructed), ["101.1", "101.3"]);
    assert_eq!(refused("earth", reserve("3 Ram Hat"), Format::Constructed), [""]);
    assert_eq!(refused("air", reserve("3 Old Oak"), Format::Constructed), ["101.4", "420.1"]);
    assert_eq!(refused("air", reserve("12 Scorch"), Format::Constructed), ["101.5"]);
    assert_eq!(refused("air", reserve("12 Pond Bag"), Format::Constructed), ["101.4", "101.5"]);
    let two = |text: String| text.replace("1 Lantern Keeper", "2 Lantern Keeper").replace("1 Swap of Oaths\n", "");
    assert_eq!(refused("earth", two, Format::Constructed), ["308.3", "420.1"]);
}

#[test]
fn our_own_set_is_of_no_block() {
    assert_eq!(refused("earth", |text| text, Format::Block(Block::Incarnam)), ["1201.block"]);
    assert_eq!(Format::Block(Block::BontaBrakmar).banned().first(), Some(&"Cape Cérémoniale"));
    assert!(Format::Sealed.banned().is_empty() && Format::Constructed.banned().len() == 3);
}

#[test]
fn a_unique_card_is_in_one_deck_of_a_team() {
    let rules = rules();
    let all = decks(&rules);
    assert!(check_team(&rules, &[&all[0], &all[2], &all[0]]).is_ok());
    let twice = check_team(&rules, &[&all[2], &all[2]]).expect_err("Old Oak is in both");
    assert_eq!(twice.clause, Some("901.3a"));
}

#[test]
fn decks_come_back_as_text_and_as_code() {
    let rules = rules();
    for (key, text) in DECKS {
        let first = report(&rules, text, Format::Constructed);
        assert!(first.legal(), "{key}: {:?}", first.faults);
        for again in
            [report(&rules, &first.text, Format::Constructed), report(&rules, &first.code, Format::Constructed)]
        {
            assert_eq!((again.entries, again.code), (first.entries.clone(), first.code.clone()), "{key}");
        }
    }
}
