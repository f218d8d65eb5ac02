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

macro_rules! book {
    ($key:literal) => {
        (
            $key,
            include_str!(concat!("../../../../rules/", $key, ".tsv")),
            include_str!(concat!("../../../../rules/", $key, ".rulings.md")),
        )
    };
}

/// Ledger and rulings of each game, also of games that cannot be played yet.
const BOOKS: [(&str, &str, &str); 4] = [book!("evolve"), book!("wakfu"), book!("spoils"), book!("brawl")];

/// A clause of the ledger.
struct Clause<'a> {
    id: &'a str,
    kind: &'a str,
    area: &'a str,
    summary: &'a str,
}

fn ledger(tsv: &str) -> impl Iterator<Item = Clause<'_>> {
    tsv.lines().skip(1).filter_map(|line| {
        let mut cells = line.split('\t');
        Some(Clause { id: cells.next()?, kind: cells.next()?, area: cells.next()?, summary: cells.next()? })
    })
}

pub(crate) fn run(args: &Args, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let Some((_, tsv, rulings)) = BOOKS.iter().find(|(key, ..)| *key == args.game) else {
        let all = BOOKS.map(|(key, ..)| key).join(", ");
        return Err(Trouble::Said("no-such-game", vec![("game", args.game.clone()), ("games", all)]));
    };
    let Some(wanted) = &args.clause else { return summary(&args.game, tsv, voice, io) };
    let lines = look_up(tsv, rulings, wanted);
    if lines.is_empty() {
        return Err(Trouble::Said("no-such-clause", vec![("clause", wanted.clone())]));
    }
    for line in lines {
        writeln!(io.out, "{line}")?;
    }
    Ok(())
}

/// What a game's book says about a clause, for other commands.
pub(crate) fn clauses(game: &str, wanted: &str) -> Vec<String> {
    let book = BOOKS.iter().find(|(key, ..)| *key == game);
    book.map_or(Vec::new(), |(_, tsv, rulings)| look_up(tsv, rulings, wanted))
}

/// The clause with those below it; else a ruling; else clauses with the word.
fn look_up(tsv: &str, rulings: &str, wanted: &str) -> Vec<String> {
    let wanted = wanted.trim_matches(['[', ']']);
    let below = |id: &str| {
        let rest = id.strip_prefix(wanted);
        rest.is_some_and(|r| r.is_empty() || !r.starts_with(|c: char| c.is_ascii_digit()))
    };
    let shown = |c: Clause<'_>| format!("{}  {} ({}, {})", c.id, c.summary, c.kind, c.area);
    let by_id: Vec<String> = ledger(tsv).filter(|c| below(c.id)).map(shown).collect();
    if !by_id.is_empty() {
        return by_id;
    }
    let mark = format!("**{wanted}**");
    let ruling: Vec<String> =
        rulings.lines().filter(|l| l.contains(&mark)).map(|l| l.trim_start_matches("- ").to_owned()).collect();
    if !ruling.is_empty() {
        return ruling;
    }
    let word = wanted.to_lowercase();
    let says = |c: &Clause<'_>| c.summary.to_lowercase().contains(&word) || c.area == word;
    ledger(tsv).filter(says).map(shown).collect()
}

fn summary(game: &str, tsv: &str, voice: &Voice, io: &mut Io<'_>) -> Result<(), Trouble> {
    let mut areas: BTreeMap<&str, usize> = BTreeMap::new();
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for clause in ledger(tsv) {
        *areas.entry(clause.area).or_default() += 1;
        *kinds.entry(clause.kind).or_default() += 1;
    }
    let all = ledger(tsv).count().to_string();
    writeln!(io.out, "{}", voice.say("rules-summary", &[("game", game), ("count", &all)]))?;
    let list = |of: &BTreeMap<&str, usize>| of.iter().map(|(k, n)| format!("{k} {n}")).collect::<Vec<_>>().join(", ");
    writeln!(io.out, "{}", voice.say("rules-kinds", &[("list", &list(&kinds))]))?;
    writeln!(io.out, "{}", voice.say("rules-areas", &[("list", &list(&areas))]))?;
    Ok(())
}
