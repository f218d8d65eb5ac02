//! Card files that are wrong in form, or say what nobody understands.

use arbiter_cards::{check, load};
use arbiter_spoils::card::Card;
use arbiter_spoils::rules::{Rules, SUBTYPES};
use arbiter_spoils::shipped::CARDS;

const GOOD: &str = "[[card]]\nname = \"Owl\"\nkind = \"character\"\ncost = 2\nstrength = 1\nlife = 2\nspeed = 3\n";

fn faults(text: &str) -> Vec<String> {
    match load::<Card>(&[("owls.toml", text)]) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn a_good_file_has_no_faults() {
    assert!(faults(GOOD).is_empty());
    assert!(check::<Card>(CARDS, &[("owls.toml", GOOD)]).is_empty());
}

#[test]
fn what_is_missing_or_too_much_is_told_with_its_line() {
    let wrong = [
        ("cost = 2\n", "", "owls.toml:1:1: `cost` is missing"),
        ("life = 2", "life = 200", "owls.toml:6:8: `life` must be a number from 0 to 99"),
        ("kind = \"character\"", "kind = \"owl\"", "is no card type"),
        ("speed = 3", "speed = 3\nstructure = 2", "owls.toml:8:13: a character has no `structure`"),
        ("cost = 2", "cost = 2\nthreshold = \"RX\"", "owls.toml:5:13: `RX` is no threshold"),
        ("cost = 2", "cost = 2\ntrade = \"smith\"", "is no trade"),
        ("cost = 2", "cost = 2\nstaple = true", "only a resource is a staple"),
        ("name = \"Owl\"", "name = \" \"", "owls.toml:2:8: a card needs a name"),
        ("cost = 2", "price = 2", "owls.toml:4:"),
    ];
    for (from, to, told) in wrong {
        let text = GOOD.replacen(from, to, 1);
        let found = faults(&text);
        assert!(found.iter().any(|f| f.contains(told)), "{told}: {found:?}");
    }
    // A name stands for one text, also if the second one differs. [105.1] [OB12]
    let other = GOOD.replacen("life = 2", "life = 3", 1);
    assert!(faults(&format!("{GOOD}\n{other}")).iter().any(|f| f.contains("there is already a card named `Owl`")));
    let twice = format!("{GOOD}\n{GOOD}");
    assert!(faults(&twice).iter().any(|f| f.contains("there is already a card named `Owl`")));
}

#[test]
fn a_text_that_is_not_understood_keeps_the_card() {
    let text = format!("{GOOD}text = \"\"\"\nCOVERT\nWhen this card enters play, hoot.\"\"\"\n");
    let loaded = load::<Card>(&[("owls.toml", &text)]).expect("the form is right");
    let card = &loaded.cards[0];
    let why = card.unplayable.as_ref().expect("nobody knows how to hoot");
    assert!(card.text.is_empty() && why.starts_with("line 10, column 29:"), "{why}");
    assert_eq!(loaded.diagnostics.len(), 1);
    let told = check::<Card>(CARDS, &[("owls.toml", &text)]);
    assert_eq!(told.len(), 1);
    assert_eq!((told[0].line, told[0].column, told[0].wide), (10, 29, 4));
}

#[test]
fn a_shipped_card_gives_way_to_the_one_that_is_worked_on() {
    let mine = "[[card]]\nname = \"Hired Hand\"\nkind = \"character\"\ncost = 1\nstrength = 1\nlife = 1\nspeed = 1\n";
    assert!(check::<Card>(CARDS, &[("mine.toml", mine)]).is_empty());
}

#[test]
fn one_subtype_more_than_can_be_kept_track_of_is_told() {
    let owl = |n: usize| {
        let named = GOOD.replacen("Owl", &format!("Owl {n}"), 1);
        format!("{named}text = 'All your other characters gain the \"order {n}\" subtype.'\n")
    };
    let text: String = (0..=SUBTYPES).map(owl).collect();
    let loaded = load::<Card>(&[("owls.toml", &text)]).expect("the form is right");
    let rules = Rules::new(loaded.cards);
    let refused: Vec<&str> =
        rules.faces.iter().filter(|f| f.card.unplayable.is_some()).map(|f| f.card.name.as_str()).collect();
    assert_eq!(refused, [format!("Owl {SUBTYPES}")]);
    let last = rules.faces.last().expect("there are many");
    assert!(last.abilities.is_empty() && rules.subtypes.len() == SUBTYPES);
}
