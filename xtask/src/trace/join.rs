//! One game's ledger, code and scenes, joined.

use super::cite::{in_cards, in_scene, in_source};
use super::ledger::{Clause, Kind, Ledger};
use crate::fault::Fault;
use crate::tree::{Tree, name};
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};

/// A file and a line in it.
pub(crate) type Place = (String, usize);

/// A clause with everything that bears on it.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// The clause.
    pub(crate) clause: Clause,
    /// Where the code cites it.
    pub(crate) code: BTreeSet<Place>,
    /// The scenes that name it.
    pub(crate) scenes: BTreeSet<String>,
}

impl Row {
    /// Notes ask for nothing; everything else needs code and a scene.
    pub(crate) fn testable(&self) -> bool {
        self.clause.kind != Kind::Note
    }

    /// Code or scene is lacking.
    pub(crate) fn missing(&self) -> bool {
        self.testable() && (self.code.is_empty() || self.scenes.is_empty())
    }
}

/// All clauses of a game with what bears on them.
#[derive(Clone, Debug)]
pub(crate) struct Trace {
    /// Key of the game.
    pub(crate) game: String,
    /// In the order of the ledger.
    pub(crate) rows: Vec<Row>,
    /// Why gaps are forgiven; `None` once the game is complete.
    pub(crate) under_construction: Option<String>,
    /// Bad ledger rows and citations of clauses that do not exist.
    pub(crate) faults: Vec<Fault>,
}

impl Trace {
    /// Joins one game.
    fn gather(tree: &Tree, game: &str, under_construction: Option<String>) -> Trace {
        let mut faults = Vec::new();
        let file = format!("rules/{game}.tsv");
        let rulings = tree.text(&format!("rules/{game}.rulings.md")).unwrap_or_default();
        let ledger = Ledger::parse(&file, tree.text(&file).unwrap_or_default(), rulings, &mut faults);
        let empty = |clause: &Clause| Row { clause: clause.clone(), code: BTreeSet::new(), scenes: BTreeSet::new() };
        let mut rows: Vec<Row> = ledger.clauses.iter().map(empty).collect();
        for (path, text) in tree.under(&format!("games/{game}/src/"), ".rs").filter(|(path, _)| !is_test(path)) {
            for (row, line) in in_source(path, text, &ledger, &mut faults) {
                rows[row].code.insert((path.to_owned(), line));
            }
        }
        for (path, text) in tree.under(&format!("games/{game}/cards/"), ".toml") {
            for (row, line) in in_cards(path, text, &ledger, &mut faults) {
                rows[row].code.insert((path.to_owned(), line));
            }
        }
        for (path, text) in tree.under(&format!("games/{game}/scenes/"), ".scene") {
            for (row, _) in in_scene(path, text, &ledger, &mut faults) {
                rows[row].scenes.insert(path.to_owned());
            }
        }
        Trace { game: game.to_owned(), rows, under_construction, faults }
    }

    /// How many clauses need code and a scene.
    pub(crate) fn testable(&self) -> usize {
        self.rows.iter().filter(|row| row.testable()).count()
    }

    /// How many of those have code.
    pub(crate) fn with_code(&self) -> usize {
        self.rows.iter().filter(|row| row.testable() && !row.code.is_empty()).count()
    }

    /// How many of those have a scene.
    pub(crate) fn with_scene(&self) -> usize {
        self.rows.iter().filter(|row| row.testable() && !row.scenes.is_empty()).count()
    }

    /// Clauses that lack code or a scene.
    pub(crate) fn missing(&self) -> Vec<&str> {
        self.rows.iter().filter(|row| row.missing()).map(|row| row.clause.id.as_str()).collect()
    }

    /// Everything that breaks the build.
    pub(crate) fn failures(&self) -> Vec<Fault> {
        let mut found = self.faults.clone();
        if self.under_construction.is_none() {
            for row in self.rows.iter().filter(|row| row.missing()) {
                let lack = match (row.code.is_empty(), row.scenes.is_empty()) {
                    (true, true) => "neither code nor a scene",
                    (true, false) => "no code",
                    _ => "no scene",
                };
                let why = format!("clause {} has {lack}: {}", row.clause.id, row.clause.summary);
                found.push(Fault::of(&format!("rules/{}.tsv", self.game), why));
            }
        }
        found
    }
}

/// Every game that has a ledger, in the order of their keys.
pub(crate) fn gather_all(tree: &Tree) -> Result<Vec<Trace>> {
    let mut excuses = under_construction(tree)?;
    let tables = tree.under("rules/", ".tsv").map(|(path, _)| name(path).trim_end_matches(".tsv"));
    // A table with a second ending, `evolve.fr`, is a ledger said in another language.
    let ledgers = tables.filter(|table| !table.contains('.'));
    let traces = ledgers.map(|game| Trace::gather(tree, game, excuses.remove(game))).collect();
    if let Some(game) = excuses.keys().next() {
        bail!("rules/status.toml names `{game}`, but there is no rules/{game}.tsv");
    }
    Ok(traces)
}

fn under_construction(tree: &Tree) -> Result<BTreeMap<String, String>> {
    #[derive(serde::Deserialize, Default)]
    #[serde(deny_unknown_fields, rename_all = "kebab-case")]
    struct Status {
        #[serde(default)]
        under_construction: BTreeMap<String, String>,
    }
    let text = tree.text("rules/status.toml").unwrap_or_default();
    let status: Status = toml::from_str(text).context("rules/status.toml cannot be read")?;
    Ok(status.under_construction)
}

/// A test cites what it tests; that is no code which enforces it.
fn is_test(path: &str) -> bool {
    path.ends_with("/tests.rs") || path.contains("/tests/")
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = "id\tkind\tarea\tsummary\n1.1\tengine\tx\ta\n1.2\tbuild\tx\tb\n1.3\tnote\tx\tc\n";

    fn trace(more: &[(&str, &str)]) -> Trace {
        let mut files = vec![("rules/tiny.tsv", LEDGER)];
        files.extend_from_slice(more);
        gather_all(&Tree::of(&files)).expect("the tree is sound").remove(0)
    }

    #[test]
    fn a_clause_with_code_and_scene_is_not_missing() {
        let trace = trace(&[
            ("games/tiny/src/turn.rs", "\n// [1.1]\n"),
            ("games/tiny/scenes/turn/1.1-a.scene", "clauses: 1.1\n---\n"),
            ("games/other/src/turn.rs", "// [1.2]"),
        ]);
        assert_eq!((trace.testable(), trace.with_code(), trace.with_scene()), (2, 1, 1));
        assert_eq!(trace.missing(), ["1.2"]);
        assert_eq!(trace.rows[0].code.first(), Some(&("games/tiny/src/turn.rs".to_owned(), 2)));
    }

    #[test]
    fn comments_of_card_files_are_code() {
        let cards = "# [1.1] a token\nname = \"[1.2]\"\n  # [1.2]\n# [1.9]\n";
        let trace = trace(&[("games/tiny/cards/tokens.toml", cards)]);
        assert_eq!(trace.with_code(), 2);
        assert_eq!(trace.rows[1].code.first(), Some(&("games/tiny/cards/tokens.toml".to_owned(), 3)));
        assert_eq!(trace.faults.len(), 1);
    }

    #[test]
    fn gaps_fail_unless_the_game_is_under_construction() {
        assert_eq!(trace(&[]).failures().len(), 2);
        let excused = trace(&[("rules/status.toml", "[under-construction]\ntiny = \"young\"\n")]);
        assert_eq!(excused.failures(), []);
        assert_eq!(excused.missing().len(), 2);
    }

    #[test]
    fn unknown_clauses_fail_under_construction_too() {
        let excused = ("rules/status.toml", "[under-construction]\ntiny = \"young\"\n");
        let trace = trace(&[excused, ("games/tiny/src/turn.rs", "// [1.9]\n")]);
        assert_eq!(trace.failures().len(), 1);
    }

    #[test]
    fn tests_are_no_code() {
        let files = [("games/tiny/src/turn/tests.rs", "// [1.1]"), ("games/tiny/src/tests/a.rs", "// [1.1]")];
        assert_eq!(trace(&files).with_code(), 0);
    }

    #[test]
    fn an_excuse_for_no_game_is_refused() {
        let tree = Tree::of(&[("rules/status.toml", "[under-construction]\nghost = \"\"\n")]);
        assert!(gather_all(&tree).is_err());
    }
}
