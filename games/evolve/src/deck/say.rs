//! What can be wrong with a deck, said in English and as a message of the
//! translation files. The two say the same.

use super::{DeckFault, Part};
use crate::card::{Card, Kind};
use crate::words::Class;
use arbiter_kernel::{Arg, Message};

/// What is wrong with a deck.
pub(crate) enum Wrong<'a> {
    TooLong { kib: usize, most: usize },
    NotACount(String),
    CountMissing(String),
    CountRange { count: String, name: String },
    NameMissing,
    Unknown { what: &'static str, name: String, near: Vec<&'a str> },
    NoPart(String),
    TagOpen,
    CardNameless,
    NoCards,
    NoZone(String),
    NotACode,
    CodeLong,
    CodeDamaged,
    CodeCut,
    CodeEntry(String),
    CodeParts,
    Players(usize),
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
    Unplayable { card: &'a Card, reason: &'a str },
}

impl DeckFault {
    /// A fault at a line; 0 = the whole.
    pub(crate) fn new(line: usize, clause: Option<&'static str>, wrong: &Wrong<'_>) -> Self {
        let (why, said) = wrong.told();
        let nearest = match wrong {
            Wrong::Unknown { near, .. } => near.iter().map(|&n| n.to_owned()).collect(),
            _ => Vec::new(),
        };
        DeckFault { line, why, said, clause, nearest }
    }
}

/// The most copies on one line, as faults say it.
const MOST: u8 = super::parse::MOST;

impl Wrong<'_> {
    fn told(&self) -> (String, Message) {
        match self {
            Wrong::TooLong { kib, most } => (
                format!("The text has {kib} KiB; a deck has at most {most} KiB."),
                Message::new("deck-too-long").with("kib", number(*kib as u32)).with("most", number(*most as u32)),
            ),
            Wrong::NotACount(count) => (
                format!("`{count}` is no count; write 1 to {MOST}."),
                counted("deck-no-count").with("count", text(count)),
            ),
            Wrong::CountMissing(name) => (
                format!("The count is missing before `{name}`; write 1 to {MOST}."),
                counted("deck-count-missing").with("name", text(name)),
            ),
            Wrong::CountRange { count, name } => (
                format!("{count} copies of `{name}`: a count is 1 to {MOST}."),
                counted("deck-count-range").with("count", text(count)).with("name", text(name)),
            ),
            Wrong::NameMissing => plain("deck-name-missing", "The name of the card is missing behind the count."),
            Wrong::Unknown { what, name, near } => unknown(what, name, near),
            Wrong::NoPart(name) => (
                format!("`{name}` is no part of a deck (Leader, Main, Evolve); the lines below it are left out."),
                Message::new("deck-no-part").with("name", text(name)),
            ),
            Wrong::Players(count) => (
                format!("this game is for exactly two players, not {count}"),
                Message::new("deck-players").with("count", number(*count as u32)),
            ),
            Wrong::TagOpen => plain("deck-cod-tag", "A tag is not closed; a `>` is missing."),
            Wrong::CardNameless => plain("deck-cod-name", "A card has no name; write `name=\"...\"`."),
            Wrong::NoCards => plain(
                "deck-cod-empty",
                "There is no `<card>` in it; a Cockatrice deck has `<card number=\"3\" name=\"...\"/>` in its zones.",
            ),
            Wrong::NoZone(zone) => (
                format!("Zone `{zone}` is no part of a deck (main, side); its cards are left out."),
                Message::new("deck-cod-zone").with("name", text(zone)),
            ),
            Wrong::NotACode => plain("deck-code-none", "This is no deck code; it must begin with `e1.`."),
            Wrong::CodeLong => plain("deck-code-long", "The deck code is too long for a deck."),
            Wrong::CodeDamaged => plain("deck-code-damaged", "The deck code is damaged; copy it again as a whole."),
            Wrong::CodeCut => plain("deck-code-cut", "The end of the deck code is missing; copy it again as a whole."),
            Wrong::CodeEntry(card) => (
                format!("`{card}` is no card of a deck code."),
                Message::new("deck-code-entry").with("name", text(card)),
            ),
            Wrong::CodeParts => {
                plain("deck-code-parts", "The deck code has more than a leader, a main deck and an evolve deck.")
            }
            _ => self.judged(),
        }
    }

    /// What a clause of the book says.
    fn judged(&self) -> (String, Message) {
        match self {
            Wrong::Missing { leader, main, uncounted } => {
                let (words, key) = match (leader, main) {
                    (true, true) => ("leader and no main deck", "deck-missing-both"),
                    (true, false) => ("leader", "deck-missing-leader"),
                    _ => ("main deck", "deck-missing-main"),
                };
                let but = but(*uncounted);
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
                let but = but(*uncounted);
                (
                    format!("The deck has {have}; it needs exactly one.{}", but.0),
                    Message::new("deck-leaders").with("count", number(*count)).with("note", but.1),
                )
            }
            Wrong::MainCount { count, least, most, uncounted } => {
                let but = but(*uncounted);
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
                    format!("The deck mixes {}; it must be of one class and Neutral.", names.join(", ")),
                    Message::new("deck-mixed").with("classes", Arg::List(list)),
                )
            }
            Wrong::Unplayable { card, reason } => (
                format!("`{}` cannot be played here: {reason}", card.name),
                Message::new("deck-unplayable").with("card", named(&card.name)).with("reason", text(reason)),
            ),
            _ => unreachable!("everything else was told above"),
        }
    }
}

fn plain(key: &'static str, why: &str) -> (String, Message) {
    (why.to_owned(), Message::new(key))
}

fn counted(key: &'static str) -> Message {
    Message::new(key).with("most", number(MOST.into()))
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

fn cards(count: u32) -> String {
    if count == 1 { "1 card".to_owned() } else { format!("{count} cards") }
}

/// Says that the cause of a wrong number may be a line that was not read.
fn but(uncounted: bool) -> (&'static str, Arg) {
    if uncounted {
        (" Lines that were not understood are not counted.", Arg::Key("deck-note-uncounted"))
    } else {
        ("", Arg::Key("deck-note-none"))
    }
}

fn unknown(what: &'static str, name: &str, near: &[&str]) -> (String, Message) {
    let (kind, key) = match what {
        "deck-a-leader" => ("leader", what),
        "deck-an-evolved-card" => ("evolved card", what),
        "deck-a-leader-or-evolved" => ("leader or evolved card", what),
        _ => ("card", "deck-a-card"),
    };
    // Names are proposed as a deck writes them, which is English.
    let say = |question: &str| format!("No {kind} is named `{name}`.{question}");
    let said = |with| Message::new(with).with("what", Arg::Key(key)).with("name", text(name));
    match near {
        [] => (say(""), said("deck-unknown")),
        [a] => (say(&format!(" Did you mean `{a}`?")), said("deck-unknown-one").with("first", text(a))),
        [a, b] => (
            say(&format!(" Did you mean `{a}` or `{b}`?")),
            said("deck-unknown-two").with("first", text(a)).with("second", text(b)),
        ),
        [a, b, c, ..] => (
            say(&format!(" Did you mean `{a}`, `{b}` or `{c}`?")),
            said("deck-unknown-three").with("first", text(a)).with("second", text(b)).with("third", text(c)),
        ),
    }
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
