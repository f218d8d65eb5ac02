//! What may be brought to a table. [101] [901.3] [1201] [1202]

mod help;

use arbiter_wakfu::deck::{Block, Format, List, check, check_team};
use arbiter_wakfu::shipped::{DECKS, decks};
use help::rules;

/// The clauses by which a changed starter deck is refused.
fn refused(n: usize, change: impl Fn(&mut List), format: Format) -> Vec<&'static str> {
    let mut list = List::read(DECKS[n]).expect("a list");
    change(&mut list);
    let mut clauses: Vec<_> =
        check(&rules(), &list, format).err().unwrap_or_default().iter().map(|f| f.clause).collect();
    clauses.sort_unstable();
    clauses.dedup();
    clauses
}

fn swap(list: &mut List, from: &str, to: &str) {
    let line = list.cards.iter_mut().find(|c| c.1 == from).expect("it is in the list");
    to.clone_into(&mut line.1);
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
    assert_eq!(refused(0, |l| l.cards[2].0 = 2, Format::Constructed), ["101.1"]);
    assert_eq!(refused(0, |_| (), Format::Sealed), ["101.2"]);
    assert_eq!(refused(0, |l| l.cards[0].0 = 0, Format::Constructed), ["101.1", "101.3"]);
    assert_eq!(refused(0, |l| l.reserve.push((3, "Ram Hat".into())), Format::Constructed), [""]);
    assert_eq!(refused(1, |l| l.reserve.push((3, "Old Oak".into())), Format::Constructed), ["101.4", "420.1"]);
    assert_eq!(refused(1, |l| l.reserve.push((12, "Scorch".into())), Format::Constructed), ["101.5"]);
    assert_eq!(refused(1, |l| l.reserve.push((12, "Pond Bag".into())), Format::Constructed), ["101.4", "101.5"]);
    let two = |l: &mut List| {
        l.cards.iter_mut().filter(|c| c.1 == "Lantern Keeper" || c.1 == "Old Map").for_each(|c| {
            c.0 = if c.1 == "Old Map" { 0 } else { 2 };
        })
    };
    assert_eq!(refused(0, two, Format::Constructed), ["308.3", "420.1"]);
}

#[test]
fn our_own_set_is_of_no_block() {
    assert_eq!(refused(0, |_| (), Format::Block(Block::Incarnam)), ["1201.block"]);
    assert_eq!(Format::Block(Block::BontaBrakmar).banned().first(), Some(&"Cape Cérémoniale"));
    assert!(Format::Sealed.banned().is_empty() && Format::Constructed.banned().len() == 3);
}

#[test]
fn a_unique_card_is_in_one_deck_of_a_team() {
    let rules = rules();
    let mut list = List::read(DECKS[1]).expect("a list");
    swap(&mut list, "Windy Pass", "Mole Hills");
    let all = decks(&rules);
    assert!(check_team(&rules, &[&all[0], &all[1]]).is_ok());
    let twice = check_team(&rules, &[&all[0], &all[0]]).expect_err("Old Oak is in both");
    assert!(twice.iter().all(|f| f.clause == "901.3a") && !twice.is_empty());
}
