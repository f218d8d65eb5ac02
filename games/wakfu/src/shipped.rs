//! The game's page of the catalog, and what the project brings along: a starter
//! set of our own.

use crate::card::{Cards, Pool};
use crate::deck::{self, Format};
use crate::rules::Rules;
use crate::setup::Deck;
use crate::words::Tongues;
use crate::{MARKS, names, show, table};
use arbiter_cards::{Fault, Faults, Printed};
use arbiter_desk::{Book, Brings, Mode, Seating};
use std::collections::BTreeMap;
use std::sync::OnceLock;

const SEATINGS: &[Seating] = &[Seating::TWO, Seating::TWO_TEAMS_OF_TWO, Seating::TWO_TEAMS_OF_THREE];

/// What never changes about the game.
pub const BOOK: Book = Book {
    key: "wakfu",
    title: "Wakfu TCG",
    // Alone or in teams; what one brings was built, opened or drafted. [901.1] [101.1] [101.2]
    modes: &[
        Mode { key: "constructed", brings: Brings::Deck, seatings: SEATINGS },
        // Packs are opened at the table, unless everybody brings what they have.
        Mode { key: "sealed", brings: Brings::Pool, seatings: SEATINGS },
        Mode { key: "draft", brings: Brings::Pool, seatings: SEATINGS },
        // A block has expansions of its own: their cards are brought along. [1201.block]
        Mode { key: "incarnam", brings: Brings::Deck, seatings: SEATINGS },
        Mode { key: "bonta-brakmar", brings: Brings::Deck, seatings: SEATINGS },
    ],
    phases: &["draft", "build", "setup", "untap", "main", "battle", "draw", "end"],
    ledger: include_str!("../../../rules/wakfu.tsv"),
    ledger_fr: include_str!("../../../rules/wakfu.fr.tsv"),
    marks: MARKS,
    words: names::WORDS,
    filler: include_str!("filler.toml"),
    cards: CARDS,
    set: "first-steps",
    decks: DECKS,
    lessons: LESSONS,
    bearers: crate::explain::BEARERS,
    columns: "set, number, name, face, type, subtypes, level, force, element, keywords, text",
    shape: table::SHAPE,
    card_marks: show::card_marks,
    places: Vec::new,
};

/// Card files, by name; the first has the families.
pub const CARDS: &[(&str, &str)] = &[
    ("families.toml", include_str!("../cards/families.toml")),
    ("heroes.toml", include_str!("../cards/heroes.toml")),
    ("allies.toml", include_str!("../cards/allies.toml")),
    ("things.toml", include_str!("../cards/things.toml")),
    ("actions.toml", include_str!("../cards/actions.toml")),
    ("elementals.toml", include_str!("../cards/elementals.toml")),
];

/// The starter decks, by key. The first two have no Unique card, so that three
/// partners can play with decks in this order. [901.3a]
pub const DECKS: &[(&str, &str)] = &[
    ("air", include_str!("../decks/air.txt")),
    ("fire", include_str!("../decks/fire.txt")),
    ("earth", include_str!("../decks/earth.txt")),
    ("water", include_str!("../decks/water.txt")),
];

/// Lessons, in order.
pub const LESSONS: &[(&str, &str)] = &[
    ("01-paying-for-an-ally.toml", include_str!("../tutorial/01-paying-for-an-ally.toml")),
    ("02-world-and-haven-bag.toml", include_str!("../tutorial/02-world-and-haven-bag.toml")),
    ("03-attacking.toml", include_str!("../tutorial/03-attacking.toml")),
    ("04-equipment.toml", include_str!("../tutorial/04-equipment.toml")),
    ("05-actions-and-the-queue.toml", include_str!("../tutorial/05-actions-and-the-queue.toml")),
    ("06-experience.toml", include_str!("../tutorial/06-experience.toml")),
    ("07-a-haven-bag-under-attack.toml", include_str!("../tutorial/07-a-haven-bag-under-attack.toml")),
    ("08-winning.toml", include_str!("../tutorial/08-winning.toml")),
];

fn texts<'a>(files: &'a [(&str, &'a str)]) -> impl Iterator<Item = &'a str> {
    files.iter().map(|f| f.1)
}

/// The languages of our own cards: to compile their forms takes a while, so it
/// is done once.
///
/// # Panics
/// Never: they are tested.
#[must_use]
pub fn tongues() -> &'static Tongues {
    static TONGUES: OnceLock<Tongues> = OnceLock::new();
    TONGUES.get_or_init(|| {
        let pool = Pool::read(texts(CARDS)).expect("our own families are sound");
        pool.tongues().expect("our own forms are sound")
    })
}

/// The cards.
///
/// # Panics
/// Never: they are tested.
#[must_use]
pub fn cards() -> Cards {
    static SHIPPED: OnceLock<Cards> = OnceLock::new();
    let read = || Cards::read(texts(CARDS), tongues()).unwrap_or_else(|e| panic!("our own cards are understood:\n{e}"));
    SHIPPED.get_or_init(read).clone()
}

/// The rules with all of them.
///
/// # Panics
/// Never: they are tested.
#[must_use]
pub fn rules() -> Rules {
    Rules::new(cards()).unwrap_or_else(|faults| panic!("our own cards are obeyed: {faults:?}"))
}

/// The rules with all of them and these files besides, whose cards take the
/// place of those of the same name.
///
/// # Errors
/// Everything wrong with each file: its name, a line (0: the whole), and why.
pub fn with(files: &[(&str, &str)]) -> Result<Rules, Vec<Fault>> {
    let (all, homes, _) = gathered(files)?;
    Rules::new(all).map_err(|faults| {
        let told = |f: crate::lower::Fault| {
            let reason = format!("`{}`: {}", f.card, f.why);
            let Some((file, text)) = homes.get(&f.card) else { return Fault::whole("", reason) };
            let ((from, to), at) = f.said;
            Fault::at(file, text, (at.place(text, from), at.place(text, to)), reason)
        };
        faults.into_iter().map(told).collect()
    })
}

/// The same, and the cards of these tables besides, with what became of each of
/// their rows. A card of theirs that is not understood is kept, and nobody plays it.
///
/// # Errors
/// Everything wrong with each file, or with a form.
pub fn with_tables(files: &[(&str, &str)], tables: &[(&str, &str)]) -> Result<(Rules, Vec<Printed>), Vec<Fault>> {
    if tables.is_empty() {
        return Ok((with(files)?, Vec::new()));
    }
    if !files.is_empty() {
        with(files)?;
    }
    let (all, _, pool) = gathered(files)?;
    let sheets: Vec<&str> = tables.iter().map(|t| t.1).collect();
    let whole = |why: String| vec![Fault::whole(tables.first().map_or("", |t| t.0), why)];
    let stock = table::stock(all, pool, &sheets).map_err(whole)?;
    let mut reasons: Vec<Option<String>> = stock.cards.cards.iter().map(|c| c.unplayable.clone()).collect();
    let (rules, refused) = Rules::keeping(stock.cards);
    for (n, fault) in refused {
        if let Some(n) = n {
            reasons[n] = Some(fault.why);
        }
    }
    let judge = |(mut row, at): (Printed, Option<usize>)| {
        row.why = row.why.or_else(|| at.and_then(|n| reasons[n].clone()));
        row
    };
    Ok((rules, stock.rows.into_iter().zip(stock.at).map(judge).collect()))
}

/// Cards, the file in which each of the added ones stands, and their families.
type Gathered<'a> = (Cards, BTreeMap<String, (&'a str, &'a str)>, Pool);

/// Our own cards and those of these files.
fn gathered<'a>(files: &[(&'a str, &'a str)]) -> Result<Gathered<'a>, Vec<Fault>> {
    let (mut all, mut faults) = (cards(), Vec::new());
    // Families of theirs are words that our own languages do not have.
    let has = |text: &str| Pool::read([text]).is_ok_and(|p| !p.is_empty());
    let families: Vec<&(&str, &str)> = files.iter().filter(|f| has(f.1)).collect();
    let pool = Pool::read(texts(CARDS).chain(families.iter().map(|f| f.1))).map_err(|e| e.to_string());
    let theirs = (!families.is_empty()).then(|| pool.clone().and_then(|pool| pool.tongues())).transpose();
    let told = |reason| vec![Fault::whole(families.first().map_or("", |f| f.0), reason)];
    let (theirs, pool) = (theirs.map_err(told)?, pool.map_err(told)?);
    let mut homes: BTreeMap<String, (&str, &str)> = BTreeMap::new();
    for &(name, text) in files {
        match Cards::read([text], theirs.as_ref().unwrap_or_else(|| tongues())) {
            Ok(more) => {
                let says = more.sets.iter().filter_map(|s| s.says.as_ref());
                homes.extend(more.cards.iter().chain(says).map(|c| (c.name.clone(), (name, text))));
                all.add(more);
            }
            Err(Faults(wrong)) => faults.extend(wrong.into_iter().map(|f| Fault { file: name.to_owned(), ..f })),
        }
    }
    if faults.is_empty() { Ok((all, homes, pool)) } else { Err(faults) }
}

/// The starter decks, checked.
///
/// # Panics
/// Never: they are tested.
#[must_use]
pub fn decks(rules: &Rules) -> Vec<Deck> {
    let deck = |(key, text): &(&str, &str)| {
        deck::legal(rules, text, Format::Constructed).unwrap_or_else(|f| panic!("{key}: {f:?}"))
    };
    DECKS.iter().map(deck).collect()
}

/// Cards whose text is not understood, each with the reason.
pub(crate) fn unread(rules: &Rules) -> Vec<(String, String)> {
    let cards = rules.faces.iter().map(|f| &f.card);
    cards.filter_map(|c| c.unplayable.clone().map(|why| (c.name.clone(), why))).collect()
}
