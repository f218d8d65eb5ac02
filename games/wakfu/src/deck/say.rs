//! What can be wrong with a deck, said in English and as a message of the
//! translation files. The two say the same.

use arbiter_decklist::{cards, note};
use arbiter_kernel::{Arg, Message};

/// What is wrong with a deck.
pub(super) enum Wrong<'a> {
    Size { count: u32, size: u32, uncounted: bool },
    Heroes { count: u32, uncounted: bool },
    Bags { count: u32, uncounted: bool },
    Reserve { count: u32, uncounted: bool },
    ReserveCard(&'a str),
    Copies { count: u32, name: &'a str },
    Unique(&'a str),
    Protectors(u32),
    Banned(&'a str),
    OtherBlock(&'a str),
    HeroTrait(&'a str),
    Elementals(u32),
    ElementalElement(&'a str),
    UniqueInTeam(&'a str),
    Alignments(u32),
    Token(&'a str),
}

impl arbiter_decklist::Wrong for Wrong<'_> {
    fn told(&self) -> (String, Message) {
        match self {
            Wrong::Size { count, size, uncounted } => {
                let (but, arg) = note(*uncounted);
                let said = counted("deck-size", *count).with("size", number(*size)).with("note", arg);
                (format!("The base deck has {} with Hero and Haven Bag; it needs {size}.{but}", cards(*count)), said)
            }
            Wrong::Heroes { count, uncounted } => {
                let (but, arg) = note(*uncounted);
                let said = counted("deck-heroes", *count).with("note", arg);
                (format!("Heroes in the base deck: {count}; there must be exactly one.{but}"), said)
            }
            Wrong::Bags { count, uncounted } => {
                let (but, arg) = note(*uncounted);
                let said = counted("deck-bags", *count).with("note", arg);
                (format!("Haven Bags in the base deck: {count}; there must be exactly one.{but}"), said)
            }
            Wrong::Reserve { count, uncounted } => {
                let (but, arg) = note(*uncounted);
                let said = counted("deck-reserve", *count).with("note", arg);
                (format!("The reserve has {}; it has none or twelve.{but}", cards(*count)), said)
            }
            Wrong::Copies { count, name } => (
                format!("There are {} named `{name}`; there may be three at most.", cards(*count)),
                of_card("deck-copies", name).with("count", number(*count)),
            ),
            Wrong::Protectors(n) => {
                (format!("The deck has {n} Protectors; it may have one at most."), counted("deck-protectors", *n))
            }
            Wrong::Elementals(n) => {
                (format!("The deck has {n} elemental Allies; it may have four."), counted("deck-elementals", *n))
            }
            Wrong::Alignments(n) => {
                (format!("{n} Alignments are declared; it is one or none."), counted("deck-alignments", *n))
            }
            _ => self.of_one(),
        }
    }
}

impl Wrong<'_> {
    /// What is wrong with one card.
    fn of_one(&self) -> (String, Message) {
        let (key, name, why) = match self {
            Wrong::ReserveCard(name) => ("deck-reserve-card", name, "is a Hero or a Haven Bag; none is in a reserve."),
            Wrong::Unique(name) => ("deck-unique", name, "is Unique; there may be one of it."),
            Wrong::Banned(name) => ("deck-banned", name, "is banned in this format; leave it out."),
            Wrong::OtherBlock(name) => ("deck-other-block", name, "is of no expansion of this block; leave it out."),
            Wrong::HeroTrait(name) => ("deck-hero-trait", name, "needs another Hero or another Alignment."),
            Wrong::ElementalElement(name) => {
                ("deck-elemental-element", name, "is of an Element that neither Hero nor Haven Bag has.")
            }
            Wrong::UniqueInTeam(name) => ("deck-unique-in-team", name, "is Unique, and a partner has it too."),
            Wrong::Token(name) => {
                ("deck-token", name, "is a token and cannot be in a deck; cards make it in the game.")
            }
            _ => unreachable!("everything else was told above"),
        };
        (format!("`{name}` {why}"), of_card(key, name))
    }
}

fn counted(key: &'static str, count: u32) -> Message {
    Message::new(key).with("count", number(count))
}

fn of_card(key: &'static str, name: &str) -> Message {
    Message::new(key).with("card", Arg::Card(Some(name.to_owned())))
}

fn number(n: u32) -> Arg {
    Arg::Number(i64::from(n))
}
