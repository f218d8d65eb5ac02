//! Joins what the books demand, what the code does and what the scenes show.

mod alone;
pub(crate) mod cite;
mod evidence;
mod join;
mod ledger;
mod report;
mod scan;

use crate::fault::{Fault, report as report_faults};
use crate::tree::Tree;
use anyhow::{Context, Result, bail};
use evidence::Evidence;
use join::{Trace, gather_all};
use std::path::Path;

/// `cargo xtask trace ...`
pub(crate) fn run(root: &Path, args: &[&str]) -> Result<()> {
    let tree = Tree::read(root)?;
    let traces = gather_all(&tree, &Evidence::gather(root)?)?;
    match args {
        [] => {
            write_pages(root, &tree, &traces)?;
            verdict(&traces, Vec::new())
        }
        ["--check"] => verdict(&traces, stale_pages(&tree, &traces)),
        ["--json"] => {
            println!("{}", report::json(&traces)?);
            report_faults(failures(&traces), "trace")
        }
        [game, clause] => show(&traces, game, clause),
        _ => bail!("trace takes nothing, --check, --json, or a game and a clause"),
    }
}

/// Tells the state of every game and fails on what must not be.
fn verdict(traces: &[Trace], mut faults: Vec<Fault>) -> Result<()> {
    for trace in traces {
        println!("{}", report::line(trace));
    }
    faults.extend(failures(traces));
    report_faults(faults, "trace")
}

fn failures(traces: &[Trace]) -> Vec<Fault> {
    traces.iter().flat_map(Trace::failures).collect()
}

fn page_path(trace: &Trace) -> String {
    format!("docs/trace/{}.md", trace.game)
}

fn write_pages(root: &Path, tree: &Tree, traces: &[Trace]) -> Result<()> {
    for trace in traces {
        let (path, page) = (page_path(trace), report::page(trace));
        if tree.text(&path) != Some(&page) {
            let whole = root.join(&path);
            whole.parent().map_or(Ok(()), std::fs::create_dir_all)?;
            std::fs::write(whole, page).with_context(|| format!("cannot write {path}"))?;
        }
    }
    Ok(())
}

fn stale_pages(tree: &Tree, traces: &[Trace]) -> Vec<Fault> {
    let stale = traces.iter().filter(|trace| tree.text(&page_path(trace)) != Some(&report::page(trace)));
    stale.map(|trace| Fault::of(&page_path(trace), "out of date; run `cargo xtask trace` and commit it")).collect()
}

fn show(traces: &[Trace], game: &str, clause: &str) -> Result<()> {
    let Some(trace) = traces.iter().find(|trace| trace.game == game) else {
        let games: Vec<&str> = traces.iter().map(|trace| trace.game.as_str()).collect();
        bail!("there is no ledger of `{game}`; there are {}", games.join(", "));
    };
    let Some(row) = trace.rows.iter().find(|row| row.clause.id == clause) else {
        let under = trace.rows.iter().map(|row| row.clause.id.as_str()).filter(|id| id.starts_with(clause));
        let under: Vec<&str> = under.collect();
        match under[..] {
            [] => bail!("rules/{game}.tsv has no clause {clause}"),
            _ => bail!("rules/{game}.tsv has no clause {clause}; it has {}", under.join(" ")),
        }
    };
    print!("{}", report::clause(row));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_lags_behind_is_a_fault() {
        let ledger = ("rules/tiny.tsv", "id\tkind\tarea\tsummary\n1.1\tnote\tx\ta\n");
        let traces = gather_all(&Tree::of(&[ledger]), &Evidence::default()).expect("the tree is sound");
        let page = report::page(&traces[0]);
        assert_eq!(stale_pages(&Tree::of(&[ledger]), &traces).len(), 1);
        assert_eq!(stale_pages(&Tree::of(&[ledger, ("docs/trace/tiny.md", &page)]), &traces), []);
    }

    #[test]
    fn the_ledgers_of_this_repository_are_sound() {
        let tree = Tree::read(&crate::tree::root()).expect("the workspace can be read");
        let traces = gather_all(&tree, &Evidence::default()).expect("the status can be read");
        assert!(traces.len() >= 4);
        let bad_rows = traces.iter().flat_map(|trace| &trace.faults).filter(|fault| fault.file.ends_with(".tsv"));
        assert_eq!(bad_rows.count(), 0);
    }

    /// Where a French table does not stand row by row beside its ledger.
    fn unlike(ledger: &str, french: &str) -> Vec<String> {
        let clauses = ledger::Ledger::parse("ledger", ledger, "", &mut Vec::new()).clauses;
        let rows: Vec<(&str, &str)> =
            french.lines().skip(1).map(|row| row.split_once('\t').unwrap_or((row, ""))).collect();
        let longer = (clauses.len() != rows.len()).then(|| format!("{} rows for {}", rows.len(), clauses.len()));
        let pairs = clauses.iter().zip(&rows).filter(|(clause, (id, summary))| {
            let said = !summary.trim().is_empty() && !summary.contains('\t') && *summary != clause.summary;
            clause.id != *id || !said
        });
        pairs.map(|(clause, _)| clause.id.clone()).chain(longer).collect()
    }

    #[test]
    fn every_clause_is_said_in_french_where_a_game_is() {
        let tree = Tree::read(&crate::tree::root()).expect("the workspace can be read");
        let tables: Vec<(&str, &str)> = tree.under("rules/", ".fr.tsv").collect();
        assert!(tables.len() >= 2);
        for (path, french) in tables {
            let ledger = tree.text(&path.replace(".fr.tsv", ".tsv")).expect("a French table has its ledger");
            assert_eq!(french.lines().next(), Some("clause\tsummary"), "{path}");
            assert_eq!(unlike(ledger, french), Vec::<String>::new(), "{path}");
        }
    }

    #[test]
    fn a_french_table_that_lags_behind_is_noticed() {
        let ledger = "id\tkind\tarea\tsummary\n1.1\tnote\tx\tone\n1.2\tnote\tx\ttwo\n";
        assert_eq!(unlike(ledger, "clause\tsummary\n1.1\tun\n1.2\tdeux\n").len(), 0);
        for (rows, told) in [
            ("1.1\tun\n1.2\ttwo\n", vec!["1.2"]),
            ("1.1\t \n1.2\tdeux\n", vec!["1.1"]),
            ("1.2\tdeux\n1.1\tun\n", vec!["1.1", "1.2"]),
            ("1.1\tun\n", vec!["1 rows for 2"]),
        ] {
            assert_eq!(unlike(ledger, &format!("clause\tsummary\n{rows}")), told);
        }
    }
}
