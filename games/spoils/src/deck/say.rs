//! What can be wrong with a deck, said in English and as a message of the
//! translation files. The two say the same.

use arbiter_decklist::{cards, note};
use arbiter_kernel::{Arg, Message};

/// What is wrong with a deck.
pub(super) enum Wrong<'a> {
    CardOpen,
    CardNameless,
    NoCards,
    NameInAttribute,
    BareAmpersand,
    NoQuantity(String),
    NeverClosed(String),
    ClosedLate { tag: String, before: String },
    ClosesNothing(String),
    Factions { count: u32, uncounted: bool },
    Size { count: u32, least: u32, uncounted: bool },
    Copies { count: u32, name: &'a str, limit: u32 },
    NotInPool { count: u32, name: &'a str, have: u32 },
    Banned(&'a str),
    Token(&'a str),
}

impl arbiter_decklist::Wrong for Wrong<'_> {
    fn told(&self) -> (String, Message) {
        match self {
            Wrong::CardOpen => plain("deck-o8d-open", "The card is not closed; `</card>` is missing."),
            Wrong::CardNameless => {
                plain("deck-o8d-name", "A card has no name; write it between `<card>` and `</card>`.")
            }
            Wrong::NoCards => plain(
                "deck-o8d-empty",
                "There is no `<card>` in it; an OCTGN deck has `<card qty=\"3\">Name</card>` in its sections.",
            ),
            Wrong::NameInAttribute => {
                plain("deck-o8d-attribute", "The name stands in an attribute, not between the tags.")
            }
            Wrong::BareAmpersand => plain("deck-o8d-ampersand", "`&` must be written `&amp;`."),
            Wrong::NoQuantity(name) => {
                (format!("`{name}` has no `qty`; one copy is taken."), of_text("deck-o8d-quantity", name))
            }
            Wrong::NeverClosed(tag) => (format!("`<{tag}>` is never closed."), of_text("deck-o8d-never", tag)),
            Wrong::ClosedLate { tag, before } => (
                format!("`<{tag}>` is not closed before `</{before}>`."),
                of_text("deck-o8d-late", tag).with("before", text(before)),
            ),
            Wrong::ClosesNothing(tag) => (format!("`</{tag}>` closes nothing."), of_text("deck-o8d-nothing", tag)),
            _ => self.judged(),
        }
    }
}

impl Wrong<'_> {
    /// What a clause of the book says.
    fn judged(&self) -> (String, Message) {
        match self {
            Wrong::Factions { count, uncounted } => {
                let have = if *count == 0 { "no faction".to_owned() } else { format!("{count} factions") };
                let but = note(*uncounted);
                (
                    format!("The deck has {have}; it needs exactly one.{}", but.0),
                    Message::new("deck-factions").with("count", number(*count)).with("note", but.1),
                )
            }
            Wrong::Size { count, least, uncounted } => {
                let but = note(*uncounted);
                let have = cards(*count);
                (
                    format!("The deck has {have} besides its faction; it needs at least {least}.{}", but.0),
                    Message::new("deck-size")
                        .with("count", number(*count))
                        .with("least", number(*least))
                        .with("note", but.1),
                )
            }
            Wrong::Copies { count, name, limit } => (
                format!("The deck has {} named `{name}`; it may have {limit} at most.", cards(*count)),
                of_card("deck-copies", name).with("count", number(*count)).with("limit", number(*limit)),
            ),
            Wrong::NotInPool { count, name, have } => (
                format!("The deck has {} named `{name}`; the card pool has {have}.", cards(*count)),
                of_card("deck-pool", name).with("count", number(*count)).with("have", number(*have)),
            ),
            Wrong::Banned(name) => {
                (format!("`{name}` is banned in this format; leave it out."), of_card("deck-banned", name))
            }
            Wrong::Token(name) => (
                format!("`{name}` is a token and cannot be in a deck; cards make it in the game."),
                of_card("deck-token", name),
            ),
            _ => unreachable!("everything else was told above"),
        }
    }
}

fn plain(key: &'static str, why: &str) -> (String, Message) {
    (why.to_owned(), Message::new(key))
}

fn of_text(key: &'static str, name: &str) -> Message {
    Message::new(key).with("name", text(name))
}

fn of_card(key: &'static str, name: &str) -> Message {
    Message::new(key).with("card", Arg::Card(Some(name.to_owned())))
}

fn number(n: u32) -> Arg {
    Arg::Number(i64::from(n))
}

fn text(text: &str) -> Arg {
    Arg::Text(text.to_owned())
}
