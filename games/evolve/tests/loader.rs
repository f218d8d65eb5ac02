//! What the card files must hold by the book. Each test names its clauses,
//! which counts as their proof.

use arbiter_cards::load;
use arbiter_evolve::card::{Card, Kind};
use arbiter_evolve::shipped::CARDS;
use arbiter_evolve::words::{Ability, Keyword, Trigger};

/// A row of the appendix: name, type, trait, cost, attack and defense, and the
/// keyword that is all its text; `Some(None)` for another text.
type Row = (&'static str, &'static str, Kind, &'static str, u8, (i16, i16), Option<Option<Keyword>>);

#[rustfmt::skip]
const TOKENS: [Row; 17] = [
    ("token.thorn-burst", "Thorn Burst", Kind::Spell, "Verdant", 2, (0, 0), Some(None)),
    ("token.fairy-wisp", "Fairy Wisp", Kind::Follower, "Pixie", 0, (1, 1), None),
    ("token.fairy", "Fairy", Kind::Follower, "Pixie", 1, (1, 1), None),
    ("token.otohimes-bodyguard", "Otohime's Bodyguard", Kind::Follower, "Officer", 1, (1, 2), Some(Some(Keyword::Ward))),
    ("token.knight", "Knight", Kind::Follower, "Officer", 1, (1, 1), None),
    ("token.viking", "Viking", Kind::Follower, "Thief", 3, (3, 2), Some(Some(Keyword::Storm))),
    ("token.steelclad-knight", "Steelclad Knight", Kind::Follower, "Officer", 2, (2, 2), None),
    ("token.strikeform-golem", "Strikeform Golem", Kind::Follower, "Golem", 2, (3, 2), Some(Some(Keyword::Rush))),
    ("token.guardform-golem", "Guardform Golem", Kind::Follower, "Golem", 2, (2, 3), Some(Some(Keyword::Ward))),
    ("token.magic-sediment", "Magic Sediment", Kind::Amulet, "Earth Sigil", 1, (0, 0), Some(Some(Keyword::Stack))),
    ("token.dragon", "Dragon", Kind::Follower, "Wyrmling", 4, (5, 5), None),
    ("token.mimi", "Mimi", Kind::Spell, "Demon", 0, (0, 0), Some(None)),
    ("token.coco", "Coco", Kind::Spell, "Demon", 0, (0, 0), Some(None)),
    ("token.ghost", "Ghost", Kind::Follower, "Departed", 1, (1, 1), Some(None)),
    ("token.forest-bat", "Forest Bat", Kind::Follower, "Vampire", 1, (1, 1), None),
    ("token.holy-falcon", "Holy Falcon", Kind::Follower, "Avian", 3, (2, 2), Some(Some(Keyword::Storm))),
    ("token.holy-tiger", "Holy Tiger", Kind::Follower, "Beast", 4, (4, 4), Some(Some(Keyword::Rush))),
];

#[test]
fn the_tokens_of_the_appendix_are_there_with_their_numbers() {
    let cards = load::<Card>(CARDS).expect("the shipped cards load").cards;
    for (clause, name, kind, of_trait, cost, numbers, text) in TOKENS {
        let card = cards.iter().find(|c| c.token && c.name == name).unwrap_or_else(|| panic!("{clause}: no {name}"));
        assert_eq!((card.kind, card.cost, (card.attack, card.defense)), (kind, cost, numbers), "{clause}");
        assert_eq!(card.traits, [of_trait], "{clause}");
        match text {
            None => assert!(card.abilities.is_empty(), "{clause}"),
            Some(Some(keyword)) => assert_eq!(card.abilities, [Ability::Keyword(keyword)], "{clause}"),
            Some(None) => assert!(!card.abilities.is_empty(), "{clause}"),
        }
    }
    assert_eq!(cards.iter().filter(|c| c.token).count(), TOKENS.len(), "the appendix has no others");
}

fn of(text: &str) -> Card {
    let file = format!(
        "[[card]]\nname = \"Owl\"\nclass = \"neutral\"\nkind = \"follower\"\ncost = 1\nattack = 1\ndefense = 1\ntext = \"{text}\"\n"
    );
    load::<Card>(&[("x.toml", &file)]).expect("the file is right").cards[0].clone()
}

#[test]
fn keywords_in_a_row_are_heads_of_one_process() {
    let card = of("[fanfare] [lastwords] Draw a card.");
    let [Ability::Automatic(both)] = card.abilities.as_slice() else { panic!("{}: {:?}", "12.1.2", card.abilities) };
    assert_eq!(both.heads, [Trigger::Fanfare, Trigger::LastWords], "{}", "12.1.2");
    let alone = of("[fanfare] Draw a card.");
    let [Ability::Automatic(one)] = alone.abilities.as_slice() else { panic!("{}: {:?}", "12.1.2", alone.abilities) };
    assert_eq!((one.heads.len(), &one.lines), (1, &both.lines), "{}", "12.1.2");
}

#[test]
fn a_card_that_gives_one_trait_too_many_cannot_be_played() {
    let card = |n: usize| {
        format!(
            "[[card]]\nname = \"Card {n}\"\nclass = \"neutral\"\nkind = \"amulet\"\ncost = 1\n\
             text = \"Your followers are also Clan{n}.\"\n\n"
        )
    };
    let file: String = (0..65).map(card).collect();
    let cards = load::<Card>(&[("clans.toml", &file)]).expect("they are cards").cards;
    assert!(cards.iter().all(|c| c.unplayable.is_none()), "{:?}", cards[0].unplayable);
    let rules = arbiter_evolve::rules::Rules::new(cards);
    let refused: Vec<_> = rules.faces.iter().filter_map(|f| f.card.unplayable.as_ref()).collect();
    assert!(matches!(refused[..], [why] if why.contains("Clan64")), "{refused:?}");
}
