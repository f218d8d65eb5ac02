//! What can be wrong with a deck, said in English and as a message of the
//! translation files. The two say the same.

use super::Part;
use crate::card::{Card, Kind};
use crate::words::Class;
use arbiter_decklist::{cards, note};
use arbiter_kernel::{Arg, Message};

/// What is wrong with a deck.
pub(crate) enum Wrong<'a> {
    CardNameless,
    NoCards,
    NoZone(String),
    Missing { leader: bool, main: bool, uncounted: bool },
    NotALeader(&'a Card),
    Leaders { count: u32, uncounted: bool },
    MainCount { count: u32, least: u32, most: u32, uncounted: bool },
    InMain(&'a Card),
    EvolveCount { count: u32, most: u32 },
    InEvolve(&'a Card),
    Copies { part: Part, count: u32, name: &'a str, limit: u32 },
    OtherClass { card: &'a Card, leader: Class },
    Mixed(Vec<Class>),
}

impl arbiter_decklist::Wrong for Wrong<'_> {
    fn told(&self) -> (String, Message) {
        match self {
            Wrong::CardNameless => plain("deck-cod-name", "A card has no name; write `name=\"...\"`."),
            Wrong::NoCards => plain(
                "deck-cod-empty",
                "There is no `<card>` in it; a Cockatrice deck has `<card number=\"3\" name=\"...\"/>` in its zones.",
            ),
            Wrong::NoZone(zone) => (
                format!("Zone `{zone}` is no part of a deck (main, side); its cards are left out."),
                Message::new("deck-cod-zone").with("name", text(zone)),
            ),
            _ => self.judged(),
        }
    }
}

impl Wrong<'_> {
    /// What a clause of the book says.
    fn judged(&self) -> (String, Message) {
        match self {
            Wrong::Missing { leader, main, uncounted } => {
                let (words, key) = match (leader, main) {
                    (true, true) => ("leader and no main deck", "deck-missing-both"),
                    (true, false) => ("leader", "deck-missing-leader"),
                    _ => ("main deck", "deck-missing-main"),
                };
                let but = note(*uncounted);
                (
                    format!(
                        "There is no {words}; a deck is a leader, a main deck and, if wanted, an evolve deck.{}",
                        but.0
                    ),
                    Message::new("deck-missing").with("missing", Arg::Key(key)).with("note", but.1),
                )
            }
            Wrong::NotALeader(card) => of_card("deck-no-leader", card, |name, what| {
                format!("`{name}` is {what}, no leader; the leader must be one.")
            }),
            Wrong::Leaders { count, uncounted } => {
                let have = if *count == 0 { "no leader".to_owned() } else { format!("{count} leaders") };
                let but = note(*uncounted);
                (
                    format!("The deck has {have}; it needs exactly one.{}", but.0),
                    Message::new("deck-leaders").with("count", number(*count)).with("note", but.1),
                )
            }
            Wrong::MainCount { count, least, most, uncounted } => {
                let but = note(*uncounted);
                (
                    format!("The main deck has {}; it needs {least} to {most}.{}", cards(*count), but.0),
                    Message::new("deck-main-count")
                        .with("count", number(*count))
                        .with("least", number(*least))
                        .with("most", number(*most))
                        .with("note", but.1),
                )
            }
            Wrong::InMain(card) => {
                let (instead, key) = match (card.token, card.evolved) {
                    (true, _) => ("cards make it during the game", "deck-instead-made"),
                    (_, true) => ("it belongs in the evolve deck", "deck-instead-evolve"),
                    _ => ("it belongs under Leader", "deck-instead-leader"),
                };
                let (why, said) = of_card("deck-in-main", card, |name, what| {
                    format!("`{name}` is {what} and cannot be in the main deck; {instead}.")
                });
                (why, said.with("instead", Arg::Key(key)))
            }
            Wrong::EvolveCount { count, most } => (
                format!("The evolve deck has {}; it may have {most} at most.", cards(*count)),
                Message::new("deck-evolve-count").with("count", number(*count)).with("most", number(*most)),
            ),
            Wrong::InEvolve(card) => of_card("deck-in-evolve", card, |name, what| {
                format!("`{name}` is {what}, not an evolved card; the evolve deck holds evolved cards only.")
            }),
            Wrong::Copies { part, count, name, limit } => {
                let (deck, key) =
                    if *part == Part::Main { ("main", "deck-part-main") } else { ("evolve", "deck-part-evolve") };
                (
                    format!("The {deck} deck has {} named `{name}`; it may have {limit} at most.", cards(*count)),
                    Message::new("deck-copies")
                        .with("part", Arg::Key(key))
                        .with("count", number(*count))
                        .with("card", named(name))
                        .with("limit", number(*limit)),
                )
            }
            Wrong::OtherClass { card, leader } => {
                let (name, is) = (&card.name, card.class);
                let or = if *leader == Class::Neutral { String::new() } else { format!("{leader:?} or ") };
                (
                    format!("`{name}` is {is:?}; with this leader a card must be {or}Neutral."),
                    Message::new(if or.is_empty() { "deck-only-neutral" } else { "deck-other-class" })
                        .with("card", named(name))
                        .with("is", Arg::Key(class_words(is)))
                        .with("class", Arg::Key(class_words(*leader))),
                )
            }
            Wrong::Mixed(classes) => {
                let names: Vec<String> = classes.iter().map(|c| format!("{c:?}")).collect();
                let list = classes.iter().map(|&c| Arg::Key(class_words(c))).collect();
                (
                    format!("The deck mixes {}; it must be of one class and Neutral.", and(&names)),
                    Message::new("deck-mixed").with("classes", Arg::List(list)),
                )
            }
            _ => unreachable!("everything else was told above"),
        }
    }
}

/// `A, B and C`.
fn and(names: &[String]) -> String {
    match names {
        [all @ .., last] if !all.is_empty() => format!("{} and {last}", all.join(", ")),
        all => all.join(", "),
    }
}

fn plain(key: &'static str, why: &str) -> (String, Message) {
    (why.to_owned(), Message::new(key))
}

fn number(n: u32) -> Arg {
    Arg::Number(i64::from(n))
}

fn text(text: &str) -> Arg {
    Arg::Text(text.to_owned())
}

fn named(card: &str) -> Arg {
    Arg::Card(Some(card.to_owned()))
}

fn of_card(key: &'static str, card: &Card, say: impl Fn(&str, &str) -> String) -> (String, Message) {
    let (what, is) = match (card.token, card.evolved, card.kind) {
        (true, ..) => ("a token", "deck-is-token"),
        (_, true, _) => ("an evolved card", "deck-is-evolved"),
        (.., Kind::Leader) => ("a leader", "deck-is-leader"),
        (.., Kind::Follower) => ("a follower", "deck-is-follower"),
        (.., Kind::Amulet) => ("an amulet", "deck-is-amulet"),
        (.., Kind::Spell) => ("a spell", "deck-is-spell"),
    };
    (say(&card.name, what), Message::new(key).with("card", named(&card.name)).with("is", Arg::Key(is)))
}

/// A class in the translation files.
fn class_words(class: Class) -> &'static str {
    match class {
        Class::Neutral => "class-neutral",
        Class::Forestcraft => "class-forestcraft",
        Class::Swordcraft => "class-swordcraft",
        Class::Runecraft => "class-runecraft",
        Class::Dragoncraft => "class-dragoncraft",
        Class::Abysscraft => "class-abysscraft",
        Class::Havencraft => "class-havencraft",
    }
}
