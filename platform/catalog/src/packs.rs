//! Packs: files of people become tables of a game, and tables become part of
//! its cards.

use crate::{Fault, Game, Library, Note, Pack, Printed, Source, TableShape};
use arbiter_packs::{FAULTS, ROWS, Sheet, Wrong, fit, fits, read};

/// The most rows of packs that are used together: cards have small numbers.
const TOGETHER: usize = 30_000;

/// What a card of a pack is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can be played.
    Understood,
    /// It cannot: its text is not understood.
    Refused,
    /// Another row of the same card counts.
    Other,
}

/// A card of a pack, and what is said of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackCard {
    /// Line of the file it was read from, or file and line.
    pub place: String,
    /// Its name.
    pub name: String,
    /// The set it was printed in.
    pub set: String,
    /// Why it cannot be played.
    pub why: Option<String>,
    /// What else is to be said of it.
    pub note: Option<Note>,
}

impl PackCard {
    /// What it is worth.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match (self.note, &self.why) {
            (Some(Note::Reprint | Note::Variant | Note::Older | Note::Blank), _) => Verdict::Other,
            (_, Some(_)) => Verdict::Refused,
            (_, None) => Verdict::Understood,
        }
    }

    fn of(printed: &Printed, place: &str) -> Self {
        let Printed { name, set, why, note, .. } = printed.clone();
        PackCard { place: place.to_owned(), name, set, why, note }
    }
}

/// Files that were read as a pack.
pub struct Import {
    /// The game.
    pub game: &'static dyn Game,
    /// The pack.
    pub pack: Pack,
    /// Every row of it.
    pub cards: Vec<PackCard>,
    /// The cards of the game with those of the pack.
    pub library: Box<dyn Library>,
}

impl Import {
    /// How many rows are worth this.
    #[must_use]
    pub fn count(&self, verdict: Verdict) -> usize {
        self.cards.iter().filter(|c| c.verdict() == verdict).count()
    }
}

/// Reads files as one pack of this game, or of the one whose tables have such
/// columns, and lets the game say what it makes of each card.
///
/// # Errors
/// Everything wrong with the files, by line.
pub fn import(
    games: &[&'static dyn Game],
    key: Option<&str>,
    name: &str,
    files: &[(String, Vec<u8>)],
) -> Result<Import, Vec<Fault>> {
    let mut sheets = Vec::new();
    for (file, bytes) in files {
        let told = |wrong: Vec<Wrong>| told(file, wrong);
        sheets.push((file.as_str(), read::read(bytes).map_err(told)?));
    }
    let game = game_of(games, key, &sheets)?;
    let shape = game.shape();
    let (mut rows, mut faults) = (Vec::new(), Vec::new());
    for (file, sheet) in &sheets {
        let shown = if sheets.len() > 1 { base(file) } else { "" };
        match fit(sheet, &shape, shown) {
            Ok(more) => rows.extend(more),
            Err(wrong) => faults.extend(told(file, wrong)),
        }
    }
    if rows.len() > ROWS {
        faults.push(Fault::new(name, 0, format!("{} cards; a pack has at most {ROWS}", rows.len())));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let pack = Pack::new(game.key(), name, &shape, &rows);
    let library = game.library_with(&[], &[source(&pack)])?;
    let cards = judged(library.as_ref(), &pack);
    // Noise under a right head is no pack: each line says why.
    if cards.iter().all(|c| c.verdict() == Verdict::Refused) {
        let fault = |c: &PackCard| {
            let line = c.place.rsplit(':').next().and_then(|n| n.parse().ok()).unwrap_or(0);
            Fault::new(name, line, format!("`{}`: {}", c.name, c.why.as_deref().unwrap_or_default()))
        };
        return Err(cards.iter().take(FAULTS).map(fault).collect());
    }
    Ok(Import { game, pack, cards, library })
}

/// Every row of a pack with what its game makes of it; the library has the
/// cards of this pack alone besides the shipped ones.
#[must_use]
pub fn judged(library: &dyn Library, pack: &Pack) -> Vec<PackCard> {
    let places: Vec<&str> = pack.places().collect();
    let card = |p: &Printed| PackCard::of(p, places.get(p.row).unwrap_or(&""));
    library.printed().iter().map(card).collect()
}

/// The cards of a game with those of packs of it, in this order: of two cards
/// that are the same one the later pack's counts.
///
/// # Errors
/// If a pack is of another game, or its table is none.
pub fn opened(game: &dyn Game, extra: &[Source], packs: &[Pack]) -> Result<Box<dyn Library>, Vec<Fault>> {
    game.library_with(extra, &tables(game, packs)?)
}

/// The tables of packs, if all of them are of this game.
///
/// # Errors
/// The first that is of another one.
pub fn tables(game: &dyn Game, packs: &[Pack]) -> Result<Vec<Source>, Vec<Fault>> {
    if let Some(other) = packs.iter().find(|p| p.game != game.key()) {
        return Err(vec![Fault::new(&other.name, 0, format!("it is a pack of {}, not of {}", other.game, game.key()))]);
    }
    let rows: usize = packs.iter().map(Pack::rows).sum();
    if rows > TOGETHER {
        return Err(vec![Fault::new(
            game.key(),
            0,
            format!("{rows} cards in all; packs have {TOGETHER} together at most"),
        )]);
    }
    Ok(packs.iter().map(source).collect())
}

fn source(pack: &Pack) -> Source {
    Source { name: pack.name.clone(), text: pack.table.clone() }
}

fn base(file: &str) -> &str {
    file.rsplit(['/', '\\']).next().unwrap_or(file)
}

fn told(file: &str, wrong: Vec<Wrong>) -> Vec<Fault> {
    wrong.into_iter().map(|w| Fault::new(file, w.line, w.why)).collect()
}

/// The game that is named, or else the one whose tables look like these.
fn game_of(
    games: &[&'static dyn Game],
    key: Option<&str>,
    sheets: &[(&str, Sheet)],
) -> Result<&'static dyn Game, Vec<Fault>> {
    let whole = |why: String| vec![Fault::new(sheets.first().map_or("", |s| s.0), 1, why)];
    let takes = |g: &&&'static dyn Game| !g.shape().columns.is_empty();
    let keys = |all: &[&'static dyn Game]| all.iter().map(|g| g.key()).collect::<Vec<_>>().join(", ");
    if let Some(key) = key {
        let found = games.iter().find(|g| g.key() == key && takes(g)).copied();
        let able: Vec<_> = games.iter().filter(takes).copied().collect();
        return found.ok_or_else(|| whole(format!("`{key}` takes no tables; there are: {}", keys(&able))));
    }
    let score = |shape: TableShape| sheets.iter().map(|(_, s)| fits(s, &shape)).sum::<Option<usize>>();
    let scored = games.iter().filter_map(|g| Some((score(g.shape())?, *g)));
    let scored: Vec<(usize, &'static dyn Game)> = scored.collect();
    let best = scored.iter().map(|s| s.0).max().unwrap_or(0);
    let found: Vec<_> = scored.into_iter().filter(|s| s.0 == best).map(|s| s.1).collect();
    match found[..] {
        [one] => Ok(one),
        [] => {
            let needs = |g: &&'static dyn Game| format!("{}: {}", g.key(), g.shape().listed());
            let all: Vec<String> = games.iter().filter(takes).map(needs).collect();
            Err(whole(format!("the columns fit no game; name it, or use these columns: {}", all.join("; "))))
        }
        _ => Err(whole(format!("the columns fit {}; name the game", keys(&found)))),
    }
}
