//! The cards and decks that come with the game, and what is said of them in
//! `docs/cards-spoils.md`.

use arbiter_cards::{Loaded, check, load};
use arbiter_spoils::card::{Card, Pool};
use arbiter_spoils::deck::{Format, from_code, legal, to_code, to_text};
use arbiter_spoils::render::{english, french_named, same};
use arbiter_spoils::shipped::{CARDS, DECKS};
use arbiter_spoils::words::{Body, Icon, Kinds, Trade};
use std::collections::BTreeSet;

const LIST: &str = include_str!("../../../docs/cards-spoils.md");

fn loaded() -> Loaded<Card> {
    load::<Card>(CARDS).unwrap_or_else(|f| panic!("{f:?}"))
}

#[test]
fn every_card_compiles_and_comes_back() {
    let cards = loaded().cards;
    assert!(cards.len() > 100, "{}", cards.len());
    let mut wrong = Vec::new();
    for card in &cards {
        let back = english(&card.text).join(" || ");
        if card.unplayable.is_some() || !same(&card.wording, &back) {
            wrong.push(format!("{} {:?}\n{}\n{back}", card.name, card.unplayable, card.wording));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(check::<Card>(CARDS, CARDS).is_empty());
}

#[test]
fn every_card_speaks_french() {
    let english = "the your and character characters draw this each it its of with to from into hand card cards \
        token damage inflict put pick when while turn faction's play deplete restore an is are you";
    let english: BTreeSet<&str> = english.split_whitespace().collect();
    let loaded = loaded();
    let name = |n: &str| loaded.lexicon.get(n).cloned().unwrap_or_else(|| n.to_owned());
    let mut wrong = Vec::new();
    for card in &loaded.cards {
        assert!(card.name_fr.is_some(), "{} has no French name", card.name);
        let texts = french_named(&card.text, &name);
        assert_eq!(texts.len(), card.text.len(), "{}", card.name);
        for text in texts {
            let low = text.to_lowercase();
            let words = low.split(|c: char| !c.is_alphabetic());
            let left: Vec<&str> = words.filter(|w| english.contains(w)).collect();
            if !left.is_empty() || text.trim().is_empty() {
                wrong.push(format!("{}: {left:?} in {text}", card.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Names of abilities, subtypes and identifiers have a French word each.
#[test]
fn every_name_has_french() {
    let loaded = loaded();
    let mut missing = BTreeSet::new();
    for card in &loaded.cards {
        let mut names = card.subtypes.clone();
        for paragraph in &card.text {
            match &paragraph.body {
                Body::Ability(ability) => names.push(ability.name.clone()),
                Body::Unique(name) => names.push(name.clone()),
                _ => {}
            }
        }
        missing.extend(names.into_iter().filter(|n| !loaded.lexicon.contains_key(n)));
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_deck_may_be_played() {
    let pool = Pool::new(loaded().cards);
    let mut used = BTreeSet::new();
    for (name, text) in DECKS {
        let deck = legal(&pool, text, &Format::constructed()).unwrap_or_else(|f| panic!("{name}: {f:?}"));
        assert_eq!(deck.cards.len(), 75, "{name}");
        assert_eq!(legal(&pool, &to_text(&pool, &deck), &Format::constructed()), Ok(deck.clone()), "{name}");
        assert_eq!(from_code(&pool, &to_code(&pool, &deck), &Format::constructed()), Ok(deck.clone()), "{name}");
        used.insert(deck.faction);
        used.extend(deck.cards);
    }
    let idle: Vec<&str> =
        (0..).zip(&pool.cards).filter(|(n, c)| !used.contains(n) && !c.token).map(|(_, c)| c.name.as_str()).collect();
    assert_eq!(idle, ["Open Charter"], "cards in no deck");
}

/// The published numbers of factions. [202]
#[test]
fn six_factions_have_what_the_book_asks_for() {
    let cards = loaded().cards;
    let factions: Vec<&Card> = cards.iter().filter(|c| c.kinds == Kinds::FACTION).collect();
    assert_eq!(factions.len(), 6);
    for card in factions {
        let has = |found: &dyn Fn(&Body) -> bool| card.text.iter().filter(|p| found(&p.body)).count();
        assert_eq!(has(&|b| matches!(b, Body::Influence(20..=25))), 1, "{} [202.3a]", card.name);
        assert_eq!(has(&|b| matches!(b, Body::StartingDraw { first: 8, second: 9 })), 1, "{} [202.6]", card.name);
        assert_eq!(has(&|b| matches!(b, Body::RestoreRule(_))), 1, "{} [202.7]", card.name);
        assert_eq!(has(&|b| matches!(b, Body::DevelopRule(_))), 1, "{} [202.8]", card.name);
        let resources = |b: &Body| match b {
            Body::StartingResources(all) => all.iter().map(|s| s.count).sum::<u8>() == 2,
            _ => false,
        };
        assert_eq!(has(&resources), 1, "{} [202.5]", card.name);
        assert!(has(&|b| matches!(b, Body::Ability(_))) >= 2, "{}", card.name);
    }
}

/// Each staple provides its own icon. [203.5c]
#[test]
fn five_staples_and_five_pairs() {
    let cards = loaded().cards;
    let provides = |card: &Card| {
        card.text.iter().find_map(|p| match p.body {
            Body::Provides(icons) => Some(icons),
            _ => None,
        })
    };
    for icon in Icon::ALL {
        let staple = cards.iter().find(|c| c.name == icon.name()).expect("a staple bears the name of its icon");
        assert!(staple.staple && provides(staple).is_some_and(|i| i.letters() == icon.letter().to_string()));
    }
    let pairs: BTreeSet<String> = cards
        .iter()
        .filter(|c| c.kinds == Kinds::RESOURCE && !c.staple)
        .filter_map(|c| provides(c).map(|i| i.letters()))
        .collect();
    assert_eq!(pairs.into_iter().collect::<Vec<_>>(), ["DR", "ED", "GE", "OG", "OR"]);
}

/// Every mechanism of the book is on a shipped card, looked for by its word.
#[test]
fn every_mechanism_is_on_a_card() {
    let cards = loaded().cards;
    let all: String = cards.iter().map(|c| format!("{:?}", c.text)).collect();
    let words = [
        "Keyword(Covert)",
        "Keyword(Tactical)",
        "Unique(",
        "Attach(",
        "FlipUp(",
        "Provides(",
        "Cost(",
        "Options(",
        "Pick(",
        "Choose(",
        "Pay(",
        "ChooseNumber(",
        "Let(",
        "Only(",
        "Inflict {",
        "Heal(",
        "Destroy(",
        "Exile(",
        "Terminate(",
        "Duplicate(",
        "Deplete(",
        "Detach(",
        "Restore(",
        "Flip(",
        "Draw(",
        "Discard(",
        "Look {",
        "LookAtHand(",
        "Reveal(",
        "Search {",
        "ShuffleInto(",
        "PutTokens {",
        "RemoveTokens(",
        "Create {",
        "Control(",
        "Influence(",
        "Play(",
        "PlayResource(",
        "Coin",
        "Bid",
        "LeaveBattle(",
        "Later(",
        "AnyoneUses",
        "Same",
        "Ban(",
        "PlayerBan(",
        "Must(",
        "Levy {",
        "Price {",
        "Damage(",
        "InfluenceLoss(",
        "Instead(",
        "AttacksAtOnce(",
        "AttacksOnce(",
        "BlocksCovert(",
        "AssignsToTarget(",
        "MustBePicked(",
        "EntersWithTokens(",
        "NoResponse",
        "EitherWay(",
        "Type(true",
        "Text([",
        "Even",
        "Half {",
        "extreme: Some",
        "next: true",
        "least: Some",
        "party: Some(Blocking)",
        "part: Some(WithThis)",
        "State(",
        "ThisIn(Discard)",
        "TimesEachTurn(",
        "RespondingAbility(",
        "Responding(",
        "random: true",
        "Next(You)",
        "Abilities(Opponent)",
        "threshold: Icons([0, 3",
    ];
    let missing: Vec<&&str> = words.iter().filter(|w| !all.contains(**w)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    for trade in [Trade::Arcanist, Trade::Banker, Trade::Gearsmith, Trade::Rogue, Trade::Warlord] {
        assert!(cards.iter().filter(|c| c.trade == Some(trade)).count() >= 16, "{trade:?}");
    }
}

/// Every row of the list is true: the card is there and says so.
#[test]
fn the_list_of_words_is_true() {
    let cards = loaded().cards;
    let text = LIST.split("## Which card shows which word").nth(1).expect("the list has its heading");
    let mut rows = 0;
    for line in text.lines().filter(|l| l.starts_with("| ") && !l.starts_with("| word ")) {
        let line = line.replace("\\|", "\u{1}");
        let cells: Vec<String> = line.split('|').map(|c| c.trim().replace('\u{1}', "|")).collect();
        let [_, _, name, wording, _] = cells.as_slice() else { panic!("{line}") };
        let card = cards.iter().find(|c| c.name == *name).unwrap_or_else(|| panic!("no card `{name}`"));
        assert!(card.wording.contains(wording.as_str()), "{name} does not say: {wording}");
        rows += 1;
    }
    assert!(rows > 100, "{rows}");
}
