//! What the project brings along: the arena, the champions and the challenges
//! of the rulings, section 4, and lists of champions to begin with.

use crate::arena::{self, Arena};
use crate::card::{Cards, Source};
use crate::rules::Rules;
use crate::words::Tongues;
use crate::{MARKS, names, show, table};
use arbiter_cards::{Fault, Printed};
use arbiter_desk::{Book, Brings, Mode, Seating};
use arbiter_kernel::rule;
use std::collections::BTreeMap;
use std::sync::OnceLock;

const SEATINGS: &[Seating] = &[Seating::TWO, Seating::TWO_TEAMS_OF_TWO];

/// What never changes about the game.
pub const BOOK: Book = Book {
    key: "brawl",
    title: "Super Fantasy Brawl",
    // The three ways to recruit. Any two lists can meet in a competitive draft, so
    // it comes first. [recruit.0] [A7] [A8]
    modes: &[
        Mode { key: "competitive", brings: Brings::Deck, seatings: SEATINGS },
        Mode { key: "free", brings: Brings::Deck, seatings: SEATINGS },
        Mode { key: "friendly", brings: Brings::Nothing, seatings: SEATINGS },
    ],
    phases: &["setup", "scoring", "activation", "upkeep"],
    ledger: include_str!("../../../rules/brawl.tsv"),
    ledger_fr: include_str!("../../../rules/brawl.fr.tsv"),
    marks: MARKS,
    words: names::WORDS,
    // Decks are the cards of champions: nothing fills them.
    filler: "",
    cards: &[],
    set: "brawl",
    decks: LISTS,
    lessons: LESSONS,
    bearers: crate::explain::BEARERS,
    columns: "kind, champion, name, text_en, text_fr",
    shape: table::SHAPE,
    card_marks: show::card_marks,
    places,
};

/// Every hex of the arena by its key.
fn places() -> Vec<String> {
    let arena = Arena::standard();
    arena::each(arena.all).map(|h| format!("{},{}", arena.hex(h).x, arena.hex(h).y)).collect()
}

/// The card files, in the order of their champions.
pub const FILES: [&str; 4] = [
    include_str!("../cards/dugrun-to-kilgore.toml"),
    include_str!("../cards/tzu-xiao-to-mariusz.toml"),
    include_str!("../cards/korvash-to-akhet.toml"),
    include_str!("../cards/challenges.toml"),
];

/// Lists of champions, by key.
pub const LISTS: &[(&str, &str)] = &[
    ("wall", include_str!("../lists/wall.txt")),
    ("hunt", include_str!("../lists/hunt.txt")),
    ("storm", include_str!("../lists/storm.txt")),
    ("wild", include_str!("../lists/wild.txt")),
];

/// Lessons, in order.
pub const LESSONS: &[(&str, &str)] = &[
    ("01-moving-and-attacking.toml", include_str!("../tutorial/01-moving-and-attacking.toml")),
    ("02-essences.toml", include_str!("../tutorial/02-essences.toml")),
    ("03-reactions.toml", include_str!("../tutorial/03-reactions.toml")),
    ("04-traps-and-pushes.toml", include_str!("../tutorial/04-traps-and-pushes.toml")),
    ("05-challenges-and-experience.toml", include_str!("../tutorial/05-challenges-and-experience.toml")),
];

/// The languages of the cards: to compile their forms takes a while, so it is
/// done once.
///
/// # Panics
/// Never: they are tested.
#[must_use]
pub fn tongues() -> &'static Tongues {
    static TONGUES: OnceLock<Tongues> = OnceLock::new();
    TONGUES.get_or_init(|| Tongues::new().expect("our own forms are sound"))
}

/// The champions and the challenges.
///
/// # Panics
/// Never: they are tested.
#[must_use]
pub fn cards() -> Cards {
    static CARDS: OnceLock<Cards> = OnceLock::new();
    CARDS.get_or_init(|| Cards::read(FILES, tongues()).expect("our own cards are understood")).clone()
}

/// The rules with all of it.
///
/// # Panics
/// Never: they are tested.
#[must_use]
pub fn rules() -> Rules {
    let cards = cards();
    Rules::new(Arena::standard(), cards.champions, cards.challenges).expect("our own cards are obeyed")
}

/// The rules with all of it and these files besides: card files, whose champions
/// and challenges take the place of those of the same name, or an arena.
///
/// # Errors
/// Everything wrong with each file: its name, a line (0: the whole), and why.
pub fn with(files: &[(&str, &str)]) -> Result<Rules, Vec<Fault>> {
    with_tables(files, &[]).map(|(rules, _)| rules)
}

/// The same, and the champions of these tables besides, with what became of each
/// of their rows. One that is not understood is told, and nobody recruits it.
///
/// # Errors
/// Everything wrong with each file.
pub fn with_tables(files: &[(&str, &str)], tables: &[(&str, &str)]) -> Result<(Rules, Vec<Printed>), Vec<Fault>> {
    // What the box holds: twelve champions of six cards each. [mat.2] [mat.10]
    rule!("mat.2", "mat.10");
    let (mut arena, mut cards, mut faults) = (Arena::standard(), cards(), Vec::new());
    // In which file each champion stands.
    let mut homes: BTreeMap<String, (&str, &str)> = BTreeMap::new();
    for &(name, text) in files {
        match Source::read(name, text, tongues()) {
            Ok(Source::Arena(other)) => arena = *other,
            Ok(Source::Cards(more)) => {
                homes.extend(more.champions.iter().map(|c| (c.name.clone(), (name, text))));
                cards.add(more);
            }
            Err(wrong) => faults.extend(wrong),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let sheets: Vec<&str> = tables.iter().map(|t| t.1).collect();
    let stock = table::stock(cards, &sheets);
    let rules = Rules::new(arena, stock.cards.champions, stock.cards.challenges).map_err(|faults| {
        let told = |f: crate::lower::Fault| {
            let reason = format!("`{}`: {}", f.card, f.why);
            let Some((file, text)) = homes.get(&f.champion) else { return Fault::whole("", reason) };
            Fault::at(file, text, f.at.whole(text), reason)
        };
        faults.into_iter().map(told).collect::<Vec<_>>()
    })?;
    Ok((Rules { unplayable: stock.unplayable, ..rules }, stock.rows))
}

/// What is odd about such files: an arena in which one side may have it easier
/// is taken, and it is said. [rulings 4.1]
#[must_use]
pub fn doubts(files: &[(&str, &str)]) -> Vec<Fault> {
    let uneven = |text: &str| matches!(Source::read("", text, tongues()), Ok(Source::Arena(a)) if !a.is_even());
    let told = |name: &str| Fault::whole(name, UNEVEN);
    files.iter().filter(|(_, text)| uneven(text)).map(|(name, _)| told(name)).collect()
}

const UNEVEN: &str = "no mirror and no half turn exchanges the two sides: one of them may have it easier";
