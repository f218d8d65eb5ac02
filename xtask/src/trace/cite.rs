//! Which clauses a source file or card file cites and a scene names.

use super::ledger::{Ledger, Mention};
use super::scan::{Mark, marks, strings};
use crate::fault::Fault;

/// A clause, by its row in the ledger, and the line that names it.
pub(crate) type Citation = (usize, usize);

/// The marks of a Rust file; unknown clauses, in comments too, go to `faults`.
pub(crate) fn in_source(file: &str, text: &str, ledger: &Ledger, faults: &mut Vec<Fault>) -> Vec<Citation> {
    let mut found = Vec::new();
    for mark in marks(text) {
        match mark {
            Mark::Comment(line, comment) => {
                for words in brackets(&comment) {
                    match ledger.mention(words) {
                        // A comment helps a reader; it proves nothing.
                        Mention::Unknown => faults.push(unknown(file, line, words)),
                        Mention::Clause(_) | Mention::Section | Mention::Ruling | Mention::Nothing => {}
                    }
                }
            }
            // A mark can only be meant as a citation, so nothing else is let be here.
            Mark::Rule(line, words) => match ledger.mention(&words) {
                Mention::Clause(row) => found.push((row, line)),
                Mention::Ruling => {}
                Mention::Section | Mention::Unknown | Mention::Nothing => faults.push(unknown(file, line, &words)),
            },
        }
    }
    found
}

/// Clauses that a test of the loader or of decks names: a string that is one.
pub(crate) fn in_test(text: &str, ledger: &Ledger) -> Vec<Citation> {
    let clause = |(line, words): (usize, String)| match ledger.mention(&words) {
        Mention::Clause(row) => Some((row, line)),
        _ => None,
    };
    strings(text).into_iter().filter_map(clause).collect()
}

/// Unknown clauses in the `#` comments of a card file go to `faults`.
pub(crate) fn in_cards(file: &str, text: &str, ledger: &Ledger, faults: &mut Vec<Fault>) {
    let comments = text.lines().enumerate().filter(|(_, line)| line.trim_start().starts_with('#'));
    for (n, comment) in comments {
        for words in brackets(comment) {
            if ledger.mention(words) == Mention::Unknown {
                faults.push(unknown(file, n + 1, words));
            }
        }
    }
}

/// The clauses in the header of a scene; unknown ones go to `faults`.
pub(crate) fn in_scene(file: &str, text: &str, ledger: &Ledger, faults: &mut Vec<Fault>) -> Vec<Citation> {
    let mut found = Vec::new();
    for (line, words) in scene_header(text) {
        match ledger.mention(words) {
            Mention::Clause(row) => found.push((row, line)),
            Mention::Ruling => {}
            // A scene shows one clause, not a chapter: headings are refused.
            Mention::Section | Mention::Unknown | Mention::Nothing => faults.push(unknown(file, line, words)),
        }
    }
    found
}

/// The words of the `clauses:` lines above the first `---`, with their line.
pub(crate) fn scene_header(text: &str) -> Vec<(usize, &str)> {
    let head = text.lines().enumerate().take_while(|(_, line)| line.trim_end() != "---");
    let lists = head.filter_map(|(n, line)| Some((n + 1, line.strip_prefix("clauses:")?)));
    lists.flat_map(|(n, list)| list.split_whitespace().map(move |id| (n, id))).collect()
}

fn unknown(file: &str, line: usize, words: &str) -> Fault {
    let why = format!(
        "`{words}` is no clause and no ruling of this game's ledger; cite one clause per bracket, as the ledger writes it"
    );
    Fault::at(file, line, why)
}

/// What stands in brackets, except the text of markdown links.
fn brackets(comment: &str) -> impl Iterator<Item = &str> {
    comment.split('[').skip(1).filter_map(|piece| {
        let (inside, after) = piece.split_once(']')?;
        (!after.starts_with('(')).then_some(inside)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ledger() -> Ledger {
        let table = "id\tkind\tarea\tsummary\n1.1\tengine\tx\ta\n1.2(i)\tengine\tx\tb\n2.1.1\tcard\tx\tc\n";
        Ledger::parse("l", table, "**R1** yes", &mut Vec::new())
    }

    #[test]
    fn only_marks_and_strings_of_tests_count() {
        let mut faults = Vec::new();
        let text = "let a = [0; 2]; // first [1.1] then [1.2(i)], see [R1], [2.1] and [`Table`]\nrule!(\"2.1.1\");\n";
        assert_eq!(in_source("f.rs", text, &ledger(), &mut faults), [(2, 2)]);
        assert_eq!(in_test("// \"1.1\"\nf(\"1.2(i)\", \"x 1.1\");", &ledger()), [(1, 2)]);
        assert_eq!(faults, []);
    }

    #[test]
    fn links_are_no_citations() {
        let mut faults = Vec::new();
        assert_eq!(in_source("f.rs", "/// see [1.1](https://example.org) and [9.9](x)\n", &ledger(), &mut faults), []);
        assert_eq!(faults, []);
    }

    #[test]
    fn unknown_clauses_and_rulings_are_faults_with_their_line() {
        let mut faults = Vec::new();
        in_source("f.rs", "\n// [1.9]\n// [R2]\nrule!(\"2.1\");", &ledger(), &mut faults);
        assert_eq!(faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [2, 3, 4]);
    }

    #[test]
    fn a_scene_names_its_clauses_above_the_first_rule_line() {
        let mut faults = Vec::new();
        let text = "clauses: 1.1  2.1.1 R1\nA field x\n---\nclauses: 9.9\n";
        assert_eq!(in_scene("s.scene", text, &ledger(), &mut faults), [(0, 1), (2, 1)]);
        assert_eq!(faults, []);
        in_scene("s.scene", "clauses: 2.1 9.9 nonsense R9\n---\n", &ledger(), &mut faults);
        assert_eq!(faults.len(), 4);
    }
}
