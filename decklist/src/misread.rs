//! What can be wrong with a list whatever the game, said in English and as a
//! message of the translation files (`catalog.ftl`). The two say the same.

use crate::{MOST, Miscount, shown};
use arbiter_kernel::{Arg, Message};

/// What a name was meant to be: in English, and its key.
pub type Noun = (&'static str, &'static str);

/// Any card.
pub const A_CARD: Noun = ("card", "deck-a-card");

/// What was not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread<'a> {
    /// So many KiB of text are no deck, which has so many at most.
    TooLong(usize, usize),
    /// Why a count is none, the count and the name behind it.
    Count(Miscount, String, String),
    /// There is no name behind the count.
    NameMissing,
    /// No such name; those that are like it.
    Unknown(Noun, String, Vec<&'a str>),
    /// A tag without its second bracket.
    TagOpen,
    /// Not a code, which begins with this prefix.
    NotACode(&'static str),
    /// The code is too long.
    CodeLong,
    /// The code has digits that no code has.
    CodeDamaged,
    /// The end of the code is missing.
    CodeCut,
    /// A heading of no part of a deck; the parts there are.
    NoPart(String, Vec<&'static str>),
    /// The code has more parts than a deck.
    CodeParts,
    /// An entry of a code that is none.
    CodeEntry(String),
    /// A card that is known and cannot be played, with the reason.
    Unplayable(&'a str, &'a str),
    /// A name that is read as another one, which is typed differently.
    ReadAs(String, &'a str),
    /// So many players, where only so many play.
    Players(usize, &'static [usize]),
}

impl Misread<'_> {
    /// A count that is none, before a name.
    #[must_use]
    pub fn count(why: Miscount, count: &str, name: &str) -> Self {
        Misread::Count(why, shown(count), shown(name))
    }

    /// In English, and as a message.
    #[must_use]
    pub fn told(&self) -> (String, Message) {
        match self {
            Misread::TooLong(kib, most) => (
                format!("The text has {kib} KiB; a deck has at most {most} KiB."),
                Message::new("deck-too-long").with("kib", number(*kib)).with("most", number(*most)),
            ),
            Misread::Count(Miscount::Word, count, _) => (
                format!("`{count}` is no count; write 1 to {MOST}."),
                counted("deck-no-count").with("count", text(count)),
            ),
            Misread::Count(Miscount::Missing, _, name) => (
                format!("The count is missing before `{name}`; write 1 to {MOST}."),
                counted("deck-count-missing").with("name", text(name)),
            ),
            Misread::Count(Miscount::Range, count, name) => (
                format!("{count} copies of `{name}`: a count is 1 to {MOST}."),
                counted("deck-count-range").with("count", text(count)).with("name", text(name)),
            ),
            Misread::NameMissing => plain("deck-name-missing", "The name of the card is missing behind the count."),
            Misread::Unknown(what, name, near) => unknown(*what, name, near),
            Misread::TagOpen => plain("deck-tag-open", "A tag is not closed; a `>` is missing."),
            Misread::NotACode(prefix) => (
                format!("This is no deck code; it must begin with `{prefix}`."),
                Message::new("deck-code-none").with("prefix", text(prefix)),
            ),
            Misread::CodeLong => plain("deck-code-long", "The deck code is too long for a deck."),
            Misread::CodeDamaged => plain("deck-code-damaged", "The deck code is damaged; copy it again as a whole."),
            Misread::CodeCut => {
                plain("deck-code-cut", "The end of the deck code is missing; copy it again as a whole.")
            }
            Misread::NoPart(name, parts) => (
                format!("`{name}` is no part of a deck ({}); the lines below it are left out.", parts.join(", ")),
                Message::new("deck-no-part").with("name", text(name)).with("parts", text(&parts.join(", "))),
            ),
            Misread::CodeParts => plain("deck-code-parts", "The deck code has more parts than a deck."),
            Misread::CodeEntry(card) => (
                format!("`{card}` is no card of a deck code."),
                Message::new("deck-code-entry").with("name", text(card)),
            ),
            Misread::Unplayable(card, reason) => (
                format!("`{card}` cannot be played here: {reason}"),
                Message::new("deck-unplayable")
                    .with("card", Arg::Card(Some((*card).to_owned())))
                    .with("reason", text(reason)),
            ),
            Misread::ReadAs(name, card) => (
                format!("`{name}` is read as `{card}`."),
                Message::new("deck-read-as").with("name", text(name)).with("card", Arg::Card(Some((*card).to_owned()))),
            ),
            Misread::Players(count, seats) => (
                format!("this game is for {} players, not {count}", listed(seats)),
                Message::new("deck-players")
                    .with("seats", Arg::List(seats.iter().map(|n| number(*n)).collect()))
                    .with("count", number(*count)),
            ),
        }
    }

    /// Names that may have been meant.
    #[must_use]
    pub fn nearest(&self) -> Vec<String> {
        match self {
            Misread::Unknown(_, _, near) => near.iter().map(|&n| n.to_owned()).collect(),
            _ => Vec::new(),
        }
    }
}

/// A number of cards in English.
#[must_use]
pub fn cards(count: u32) -> String {
    if count == 1 { "1 card".to_owned() } else { format!("{count} cards") }
}

/// Says that the cause of a wrong number may be a line that was not read.
#[must_use]
pub fn note(uncounted: bool) -> (&'static str, Arg) {
    if uncounted {
        (" Lines that were not understood are not counted.", Arg::Key("deck-note-uncounted"))
    } else {
        ("", Arg::Key("deck-note-none"))
    }
}

fn listed(numbers: &[usize]) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")
}

fn plain(key: &'static str, why: &str) -> (String, Message) {
    (why.to_owned(), Message::new(key))
}

fn counted(key: &'static str) -> Message {
    Message::new(key).with("most", number(MOST.into()))
}

fn number(n: usize) -> Arg {
    Arg::Number(n as i64)
}

fn text(text: &str) -> Arg {
    Arg::Text(text.to_owned())
}

fn unknown((kind, key): Noun, name: &str, near: &[&str]) -> (String, Message) {
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
