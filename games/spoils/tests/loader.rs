//! What the card files must be able to say by the book. Each test names its
//! clause, which counts as its proof.

use arbiter_cards::load;
use arbiter_spoils::card::Card;
use arbiter_spoils::words::{Body, Kinds, Trade};

fn one(text: &str) -> Card {
    let loaded = load::<Card>(&[("x.toml", text)]).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert!(loaded.diagnostics.is_empty(), "{:?}", loaded.diagnostics);
    loaded.cards[0].clone()
}

fn refused(text: &str) -> bool {
    load::<Card>(&[("x.toml", text)]).is_err()
}

const OWL: &str = "[[card]]\nname = \"Owl\"\ntrade = \"banker\"\nkind = \"character item\"\nsubtypes = [\"Bird\", \"Machine\"]\ncost = 2\nstrength = 1\nlife = 2\nspeed = 3\n";

#[test]
fn the_type_line_holds_trade_types_and_subtypes() {
    let card = one(OWL);
    let kinds = card.kinds.contains(Kinds::CHARACTER) && card.kinds.contains(Kinds::ITEM);
    assert!(kinds && card.trade == Some(Trade::Banker), "{} {card:?}", "201.4a");
    assert_eq!(card.subtypes, ["bird", "machine"], "{}", "201.4a");
}

#[test]
fn a_character_has_strength_life_and_speed() {
    let stats = one(OWL).stats.expect("204.4");
    assert_eq!((stats.strength, stats.life, stats.speed), (1, 2, 3), "{}", "204.4");
    for line in ["strength = 1\n", "life = 2\n", "speed = 3\n"] {
        assert!(refused(&OWL.replace(line, "")), "{} without {line}", "204.4");
    }
}

#[test]
fn an_ability_has_a_name_a_cost_and_an_effect() {
    let text = "text = \"PEER | COST: Deplete this card. | EFFECT: Draw a card.\"\n";
    let card = one(&format!("{OWL}{text}"));
    let Body::Ability(ability) = &card.text[0].body else { panic!("{}: {:?}", "502.1", card.text) };
    assert_eq!((ability.name.as_str(), ability.cost.len(), ability.effect.len()), ("PEER", 1, 1), "{}", "502.1");
    let wrong = "PEER | EFFECT: Draw a card. | COST: Deplete this card.";
    let loaded = load::<Card>(&[("x.toml", &format!("{OWL}text = \"{wrong}\"\n"))]);
    assert!(loaded.is_err() || loaded.is_ok_and(|l| !l.diagnostics.is_empty()), "{}: {wrong}", "502.1");
}
