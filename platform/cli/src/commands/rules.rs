//! `arbiter rules GAME [CLAUSE]`

use crate::voice::Voice;
use crate::{Io, Trouble};
use std::collections::BTreeMap;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: evolve, wakfu, spoils, brawl
    game: String,
    /// A clause (8.4), a ruling (R12), or a word of the summaries
    clause: Option<String>,
}

/// What is written about a game.
struct Book {
    key: &'static str,
    ledger: &'static str,
    /// The summaries in French, where they were written.
    french: &'static str,
    rulings: &'static str,
}

macro_rules! book {
    ($key:literal, $french:expr) => {
        Book {
            key: $key,
            ledger: include_str!(concat!("../../../../rules/", $key, ".tsv")),
            french: $french,
            rulings: include_str!(concat!("../../../../rules/", $key, ".rulings.md")),
        }
    };
}

/// Every game, also those that cannot be played yet.
const BOOKS: [Book; 4] = [
    book!("evolve", include_str!("../../../../rules/evolve.fr.tsv")),
    book!("wakfu", include_str!("../../../../rules/wakfu.fr.tsv")),
    book!("spoils", include_str!("../../../../rules/spoils.fr.tsv")),
    book!("brawl", include_str!("../../../../rules/brawl.fr.tsv")),
];

/// A clause of the ledger.
struct Clause<'a> {
    id: &'a str,
    kind: &'a str,
    area: &'a str,
    summary: &'a str,
}

impl Book {
    /// Its clauses, with their summaries in this language if it has them.
    fn clauses(&self, lang: &str) -> Vec<Clause<'static>> {
        let french = if lang == "fr" { self.french } else { "" };
        let french: BTreeMap<&str, &str> = french.lines().skip(1).filter_map(|l| l.split_once('\t')).collect();
        let row = |line: &'static str| {
            let mut cells = line.split('\t');
            let (id, kind, area, summary) = (cells.next()?, cells.next()?, cells.next()?, cells.next()?);
            Some(Clause { id, kind, area, summary: french.get(id).copied().unwrap_or(summary) })
        };
        self.ledger.lines().skip(1).filter_map(row).collect()
    }
}

pub(crate) fn run(args: &Args, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let Some(book) = BOOKS.iter().find(|book| book.key == args.game) else {
        let all = BOOKS.map(|book| book.key).join(", ");
        return Err(Trouble::Said("no-such-game", vec![("game", args.game.clone()), ("games", all)]));
    };
    let Some(wanted) = &args.clause else { return summary(book, voice, io) };
    let lines = look_up(book, voice.lang(), wanted);
    if lines.is_empty() {
        return Err(Trouble::Said("no-such-clause", vec![("clause", wanted.clone())]));
    }
    for line in lines {
        writeln!(io.out, "{line}")?;
    }
    Ok(())
}

/// What a game's book says about a clause, for other commands.
pub(crate) fn clauses(game: &str, lang: &str, wanted: &str) -> Vec<String> {
    let book = BOOKS.iter().find(|book| book.key == game);
    book.map_or(Vec::new(), |book| look_up(book, lang, wanted))
}

/// The clause with those below it; else a ruling; else clauses with the word.
fn look_up(book: &Book, lang: &str, wanted: &str) -> Vec<String> {
    let wanted = wanted.trim_matches(['[', ']']);
    let below = |id: &str| {
        let rest = id.strip_prefix(wanted);
        rest.is_some_and(|r| r.is_empty() || !r.starts_with(|c: char| c.is_ascii_digit()))
    };
    let shown = |c: Clause<'_>| format!("{}  {} ({}, {})", c.id, c.summary, c.kind, c.area);
    let by_id: Vec<String> = book.clauses(lang).into_iter().filter(|c| below(c.id)).map(shown).collect();
    if !by_id.is_empty() {
        return by_id;
    }
    let mark = format!("**{wanted}**");
    let ruling: Vec<String> =
        book.rulings.lines().filter(|l| l.contains(&mark)).map(|l| l.trim_start_matches("- ").to_owned()).collect();
    if !ruling.is_empty() {
        return ruling;
    }
    let word = wanted.to_lowercase();
    let says = |c: &Clause<'_>| c.summary.to_lowercase().contains(&word) || c.area == word;
    book.clauses(lang).into_iter().filter(says).map(shown).collect()
}

fn summary(book: &Book, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let mut areas: BTreeMap<&str, usize> = BTreeMap::new();
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    let clauses = book.clauses(voice.lang());
    for clause in &clauses {
        *areas.entry(clause.area).or_default() += 1;
        *kinds.entry(clause.kind).or_default() += 1;
    }
    let all = clauses.len().to_string();
    writeln!(io.out, "{}", voice.say("rules-summary", &[("game", book.key), ("count", &all)]))?;
    let list = |of: &BTreeMap<&str, usize>| of.iter().map(|(k, n)| format!("{k} {n}")).collect::<Vec<_>>().join(", ");
    writeln!(io.out, "{}", voice.say("rules-kinds", &[("list", &list(&kinds))]))?;
    writeln!(io.out, "{}", voice.say("rules-areas", &[("list", &list(&areas))]))?;
    Ok(())
}
