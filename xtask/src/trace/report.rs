//! The join as people and programs read it.

use super::join::{Row, Trace};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// How many gaps a terminal shows before it points to the page.
const SHOWN_GAPS: usize = 12;

#[derive(Serialize)]
struct Counts<'t> {
    testable: usize,
    code: usize,
    scene: usize,
    missing: Vec<&'t str>,
}

/// `{"evolve":{"testable":N,"code":N,"scene":N,"missing":[...]}, ...}`
pub(crate) fn json(traces: &[Trace]) -> serde_json::Result<String> {
    let counts = |trace| Counts {
        testable: Trace::testable(trace),
        code: trace.with_code(),
        scene: trace.with_scene(),
        missing: trace.missing(),
    };
    let games: BTreeMap<&str, Counts<'_>> = traces.iter().map(|trace| (trace.game.as_str(), counts(trace))).collect();
    serde_json::to_string(&games)
}

/// One line, and the gaps below it.
pub(crate) fn line(trace: &Trace) -> String {
    let missing = trace.missing();
    let mut out = format!("{}: {}", trace.game, counts(trace));
    if let Some(reason) = &trace.under_construction {
        let _ = write!(out, " Under construction: {reason}.");
        if !missing.is_empty() {
            let shown = missing.iter().take(SHOWN_GAPS).copied().collect::<Vec<_>>().join(" ");
            let more = if missing.len() > SHOWN_GAPS { " ..." } else { "" };
            let _ = write!(out, "\n    gaps: {shown}{more} (docs/trace/{}.md)", trace.game);
        }
    }
    out
}

/// The page `docs/trace/<game>.md`. Places have no line numbers, so that the
/// page changes when the evidence does and not with every edit above it.
pub(crate) fn page(trace: &Trace) -> String {
    let mut out = format!("# {}: every clause, its code and its scenes\n\n", trace.game);
    out += "Written by `cargo xtask trace` from the ledger, the code and the scenes; not edited by hand.\n\n";
    let _ = writeln!(out, "{} {} notes need neither.\n", counts(trace), trace.rows.len() - trace.testable());
    if let Some(reason) = &trace.under_construction {
        let _ = writeln!(out, "Under construction: {reason}.\n");
    }
    out += "| clause | kind | summary | code | scenes |\n|---|---|---|---|---|\n";
    for row in &trace.rows {
        let clause = &row.clause;
        let summary = clause.summary.replace('|', "\\|");
        let code = list(row.code.iter().chain(&row.tests).map(|(file, _)| inside(file)));
        let only_named = if row.tests.is_empty() { None } else { Some(&row.claims) };
        let scenes = row.scenes.iter().chain(only_named.into_iter().flatten());
        let scenes = list(scenes.map(|file| crate::tree::name(file)));
        let _ = writeln!(out, "| {} | {} | {summary} | {code} | {scenes} |", clause.id, clause.kind.word());
    }
    out
}

/// One clause with every citation and every scene.
pub(crate) fn clause(row: &Row) -> String {
    let mut out =
        format!("{} ({}, {})\n{}\n", row.clause.id, row.clause.kind.word(), row.clause.area, row.clause.summary);
    out += "code:\n";
    for (file, line) in &row.code {
        let _ = writeln!(out, "    {file}:{line}");
    }
    if row.code.is_empty() {
        out += "    none\n";
    }
    for (file, line) in &row.tests {
        let _ = writeln!(out, "    {file}:{line} (a test)");
    }
    for file in &row.claims {
        let _ = writeln!(out, "named but not shown by:\n    {file}");
    }
    out += "scenes:\n";
    for file in &row.scenes {
        let _ = writeln!(out, "    {file}");
    }
    if row.scenes.is_empty() {
        out += "    none\n";
    }
    out
}

fn counts(trace: &Trace) -> String {
    format!(
        "{} clauses can be tested; {} have code, {} a scene, {} lack one or the other.",
        trace.testable(),
        trace.with_code(),
        trace.with_scene(),
        trace.missing().len(),
    )
}

/// `games/evolve/src/words/verb.rs` is `words/verb.rs` on the game's page.
fn inside(file: &str) -> &str {
    let inside = file.split_once("/src/").map(|(_, inside)| inside);
    inside.unwrap_or_else(|| file.splitn(3, '/').last().unwrap_or(file))
}

fn list<'p>(places: impl Iterator<Item = &'p str>) -> String {
    let distinct: BTreeSet<&str> = places.collect();
    distinct.into_iter().map(|place| format!("`{place}`")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::evidence::Evidence;
    use crate::trace::join::gather_all;
    use crate::tree::Tree;

    fn traces() -> Vec<Trace> {
        let tree = Tree::of(&[
            ("rules/tiny.tsv", "id\tkind\tarea\tsummary\n1.1\tengine\tturn\ta | b\n1.2\tcard\tturn\tc\n"),
            ("rules/status.toml", "[under-construction]\ntiny = \"young\"\n"),
            ("games/tiny/src/turn.rs", "rule!(\"1.1\");\nrule!(\"1.1\");\n"),
            ("games/tiny/scenes/1.1-a.scene", "clauses: 1.1\n---\n"),
        ]);
        let proof =
            r#"{"scene":"1.1-a.scene","passed":true,"marks":["1.1"],"checked":["1.1"],"checks":1,"illegal":[]}"#;
        let evidence = Evidence::read(&format!("{{\"tiny\":[{proof}]}}")).expect("it is a report");
        gather_all(&tree, &evidence).expect("the tree is sound")
    }

    #[test]
    fn json_is_exactly_the_counts() {
        let expected = r#"{"tiny":{"testable":2,"code":1,"scene":1,"missing":["1.2"]}}"#;
        assert_eq!(json(&traces()).expect("counts are JSON"), expected);
    }

    #[test]
    fn the_page_has_one_row_a_clause_and_no_line_numbers() {
        let page = page(&traces()[0]);
        assert!(page.contains("| 1.1 | engine | a \\| b | `turn.rs` | `1.1-a.scene` |\n"), "{page}");
        assert!(page.contains("| 1.2 | card | c |  |  |\n"), "{page}");
        assert!(page.contains("2 clauses can be tested; 1 have code, 1 a scene, 1 lack one or the other."), "{page}");
    }

    #[test]
    fn one_clause_is_shown_with_every_line() {
        let shown = clause(&traces()[0].rows[0]);
        assert!(shown.contains("games/tiny/src/turn.rs:1\n    games/tiny/src/turn.rs:2\n"), "{shown}");
        assert!(clause(&traces()[0].rows[1]).contains("scenes:\n    none\n"));
    }
}
