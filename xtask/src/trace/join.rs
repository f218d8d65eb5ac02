//! One game's ledger, code and scenes, joined.

use super::cite::{in_cards, in_scene, in_source, in_test};
use super::evidence::Evidence;
use super::ledger::{Clause, Kind, Ledger};
use crate::fault::Fault;
use crate::tree::{Tree, name};
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};

/// The most clauses of the book that one scene shows.
const MOST_CLAUSES: usize = 6;
/// How the names of test files begin that prove clauses about cards and decks.
const TESTS: [&str; 2] = ["loader", "deck"];

/// A file and a line in it.
pub(crate) type Place = (String, usize);

/// A clause with everything that bears on it.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// The clause.
    pub(crate) clause: Clause,
    /// Where the code marks it.
    pub(crate) code: BTreeSet<Place>,
    /// Tests of the loader or of decks that name it.
    pub(crate) tests: BTreeSet<Place>,
    /// The scenes that name it, pass its mark and check something then.
    pub(crate) scenes: BTreeSet<String>,
    /// Those that only name it.
    pub(crate) claims: BTreeSet<String>,
}

impl Row {
    /// A clause about which nothing is known yet.
    fn of(clause: &Clause) -> Self {
        let (code, tests, scenes, claims) = Default::default();
        Row { clause: clause.clone(), code, tests, scenes, claims }
    }

    /// Notes ask for nothing; everything else needs code and a scene.
    pub(crate) fn testable(&self) -> bool {
        self.clause.kind != Kind::Note
    }

    /// Code that a scene of this clause ran through, or a test that names it.
    pub(crate) fn has_code(&self) -> bool {
        !self.tests.is_empty() || !self.code.is_empty() && !self.scenes.is_empty()
    }

    /// A scene that shows it. Where a test proves it, naming it is enough.
    pub(crate) fn has_scene(&self) -> bool {
        !self.scenes.is_empty() || !self.tests.is_empty() && !self.claims.is_empty()
    }

    /// Code or scene is lacking.
    pub(crate) fn missing(&self) -> bool {
        self.testable() && !(self.has_code() && self.has_scene())
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
    /// Marks in branches that do nothing else.
    pub(crate) alone: Vec<Place>,
}

impl Trace {
    /// Joins one game.
    fn gather(tree: &Tree, evidence: &Evidence, game: &str, under_construction: Option<String>) -> Trace {
        let (mut faults, mut alone) = (Vec::new(), Vec::new());
        let file = format!("rules/{game}.tsv");
        let rulings = tree.text(&format!("rules/{game}.rulings.md")).unwrap_or_default();
        let ledger = Ledger::parse(&file, tree.text(&file).unwrap_or_default(), rulings, &mut faults);
        let mut rows: Vec<Row> = ledger.clauses.iter().map(Row::of).collect();
        for (path, text) in tree.under(&format!("games/{game}/src/"), ".rs").filter(|(path, _)| !is_test(path)) {
            alone.extend(super::alone::alone(text).into_iter().map(|line| (path.to_owned(), line)));
            for (row, line) in in_source(path, text, &ledger, &mut faults) {
                rows[row].code.insert((path.to_owned(), line));
            }
        }
        for (path, text) in tree.under(&format!("games/{game}/cards/"), ".toml") {
            in_cards(path, text, &ledger, &mut faults);
        }
        let folder = format!("games/{game}/tests/");
        let tests = tree.under(&folder, ".rs");
        for (path, text) in tests.filter(|(path, _)| TESTS.iter().any(|t| name(path).starts_with(t))) {
            for (row, line) in in_test(text, &ledger) {
                rows[row].tests.insert((path.to_owned(), line));
            }
        }
        for (path, text) in tree.under(&format!("games/{game}/scenes/"), ".scene") {
            let listed = in_scene(path, text, &ledger, &mut faults);
            let proof = evidence.of(game, path);
            faults.extend(too_much(path, listed.len(), proof.map_or(0, |p| p.checks)));
            for (row, _) in listed {
                let shown = proof.is_some_and(|p| p.shows(&rows[row].clause.id));
                let scenes = if shown { &mut rows[row].scenes } else { &mut rows[row].claims };
                scenes.insert(path.to_owned());
            }
        }
        Trace { game: game.to_owned(), rows, under_construction, faults, alone }
    }

    /// How many clauses need code and a scene.
    pub(crate) fn testable(&self) -> usize {
        self.rows.iter().filter(|row| row.testable()).count()
    }

    /// How many of those have code.
    pub(crate) fn with_code(&self) -> usize {
        self.rows.iter().filter(|row| row.testable() && row.has_code()).count()
    }

    /// How many of those have a scene.
    pub(crate) fn with_scene(&self) -> usize {
        self.rows.iter().filter(|row| row.testable() && row.has_scene()).count()
    }

    /// Clauses that lack code or a scene.
    pub(crate) fn missing(&self) -> Vec<&str> {
        self.rows.iter().filter(|row| row.missing()).map(|row| row.clause.id.as_str()).collect()
    }

    /// Everything that breaks the build.
    pub(crate) fn failures(&self) -> Vec<Fault> {
        let mut found = self.faults.clone();
        let idle = "a mark that is all there is in its branch; it belongs where the work is done";
        found.extend(self.alone.iter().map(|(file, line)| Fault::at(file, *line, idle)));
        if self.under_construction.is_none() {
            for row in self.rows.iter().filter(|row| row.missing()) {
                let lack = match (row.code.is_empty(), row.claims.is_empty()) {
                    (true, _) => "no marked code and no test of the loader or of decks".to_owned(),
                    (false, true) => "no scene".to_owned(),
                    (false, false) => {
                        let claims: Vec<&str> = row.claims.iter().map(|file| name(file)).collect();
                        format!("no scene that passes its mark and then checks something ({})", claims.join(", "))
                    }
                };
                let why = format!("clause {} has {lack}: {}", row.clause.id, row.clause.summary);
                found.push(Fault::of(&format!("rules/{}.tsv", self.game), why));
            }
        }
        found
    }
}

/// Every game that has a ledger, in the order of their keys.
pub(crate) fn gather_all(tree: &Tree, evidence: &Evidence) -> Result<Vec<Trace>> {
    let mut excuses = under_construction(tree)?;
    let tables = tree.under("rules/", ".tsv").map(|(path, _)| name(path).trim_end_matches(".tsv"));
    // A table with a second ending, `evolve.fr`, is a ledger said in another language.
    let ledgers = tables.filter(|table| !table.contains('.'));
    let traces = ledgers.map(|game| Trace::gather(tree, evidence, game, excuses.remove(game))).collect();
    if let Some(game) = excuses.keys().next() {
        bail!("rules/status.toml names `{game}`, but there is no rules/{game}.tsv");
    }
    Ok(traces)
}

/// A scene shows a few clauses, and has a check for each.
fn too_much(path: &str, clauses: usize, checks: usize) -> Option<Fault> {
    if clauses > MOST_CLAUSES {
        return Some(Fault::at(
            path,
            1,
            format!("{clauses} clauses of the book; one scene shows {MOST_CLAUSES} at most"),
        ));
    }
    (checks < clauses)
        .then(|| Fault::at(path, 1, format!("{clauses} clauses of the book, but only {checks} lines check something")))
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
        gather_all(&Tree::of(&files), &evidence()).expect("the tree is sound").remove(0)
    }

    fn evidence() -> Evidence {
        let good = r#""passed":true,"marks":["1.1"],"checked":["1.1"],"checks":1,"illegal":[]"#;
        let blind = r#""passed":true,"marks":["1.1"],"checked":[],"checks":0,"illegal":[]"#;
        let red = r#""passed":false,"marks":["1.1"],"checked":["1.1"],"checks":1,"illegal":[]"#;
        let all = [("turn/1.1-a.scene", good), ("blind.scene", blind), ("red.scene", red), ("1.2.scene", good)];
        let proofs: Vec<String> = all.iter().map(|(s, p)| format!("{{\"scene\":\"{s}\",{p}}}")).collect();
        Evidence::read(&format!("{{\"tiny\":[{}]}}", proofs.join(","))).expect("it is a report")
    }

    #[test]
    fn a_clause_with_code_and_scene_is_not_missing() {
        let trace = trace(&[
            ("games/tiny/src/turn.rs", "// [1.2]\nrule!(\"1.1\"); // [1.2]\n"),
            ("games/tiny/scenes/turn/1.1-a.scene", "clauses: 1.1\n---\n"),
            ("games/other/src/turn.rs", "rule!(\"1.2\");"),
        ]);
        assert_eq!((trace.testable(), trace.with_code(), trace.with_scene()), (2, 1, 1));
        assert_eq!(trace.missing(), ["1.2"]);
        assert_eq!(trace.rows[0].code.first(), Some(&("games/tiny/src/turn.rs".to_owned(), 2)));
    }

    /// Text is no evidence: comments, marks that no scene of the clause passes,
    /// and scenes that fail, check nothing or never come there.
    #[test]
    fn only_what_ran_and_was_checked_counts() {
        let code = ("games/tiny/src/turn.rs", "rule!(\"1.1\", \"1.2\");");
        let scene = |path, text| trace(&[code, (path, text)]);
        assert_eq!(scene("games/tiny/scenes/turn/1.1-a.scene", "clauses: 1.1\n---\n").missing(), ["1.2"]);
        for path in ["games/tiny/scenes/blind.scene", "games/tiny/scenes/red.scene", "games/tiny/scenes/new.scene"] {
            assert_eq!(scene(path, "clauses: 1.1\n---\n").missing(), ["1.1", "1.2"], "{path}");
        }
        assert_eq!(scene("games/tiny/scenes/1.2.scene", "clauses: 1.2\n---\n").missing(), ["1.1", "1.2"]);
        let bare = trace(&[
            ("games/tiny/src/turn.rs", "// [1.1]"),
            ("games/tiny/scenes/turn/1.1-a.scene", "clauses: 1.1\n---\n"),
        ]);
        assert_eq!(bare.with_code(), 0);
    }

    #[test]
    fn a_test_of_the_loader_or_of_decks_proves_what_it_names() {
        let scene = ("games/tiny/scenes/new.scene", "clauses: 1.2\n---\n");
        let test = |path| trace(&[(path, "f(\"1.2\"); // \"1.1\""), scene]).missing().len();
        assert_eq!(test("games/tiny/tests/loader.rs"), 1);
        assert_eq!(test("games/tiny/tests/decks.rs"), 1);
        assert_eq!(test("games/tiny/tests/other.rs"), 2);
    }

    #[test]
    fn a_scene_shows_few_clauses_and_checks_each() {
        assert!(too_much("x.scene", 6, 6).is_none());
        assert!(too_much("x.scene", 7, 9).is_some_and(|f| f.why.contains("one scene shows 6 at most")));
        assert!(too_much("x.scene", 3, 2).is_some_and(|f| f.why.contains("only 2 lines check")));
    }

    #[test]
    fn comments_of_card_files_are_read_for_slips() {
        let cards = "# [1.1] a token\nname = \"[1.2]\"\n  # [1.2]\n# [1.9]\n";
        assert_eq!(trace(&[("games/tiny/cards/tokens.toml", cards)]).faults.len(), 1);
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
        let mark = "rule!(\"1.1\");";
        let scene = ("games/tiny/scenes/turn/1.1-a.scene", "clauses: 1.1\n---\n");
        let files = [("games/tiny/src/turn/tests.rs", mark), ("games/tiny/src/tests/a.rs", mark), scene];
        assert_eq!(trace(&files).with_code(), 0);
    }

    #[test]
    fn an_excuse_for_no_game_is_refused() {
        let tree = Tree::of(&[("rules/status.toml", "[under-construction]\nghost = \"\"\n")]);
        assert!(gather_all(&tree, &Evidence::default()).is_err());
    }
}
