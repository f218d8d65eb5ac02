//! What is wrong with card files, each fault under the words that it is about.

use crate::{Io, Trouble};
use arbiter_catalog::{Fault, Source, unseen};
use serde_json::json;

/// So many characters of a line are shown.
const SHOWN: usize = 96;
/// So many of them at most before the fault.
const BEFORE: usize = 40;

/// For people, and for editors that know `file:line:column: message`.
pub(super) fn told(faults: &[Fault], sources: &[Source], io: &mut Io<'_>) -> Result<(), Trouble> {
    for fault in faults {
        writeln!(io.err, "{fault}")?;
        let source = sources.iter().find(|s| s.name == fault.source);
        let line = source.and_then(|s| s.text.lines().nth(fault.line.checked_sub(1)?));
        if let Some(line) = line.filter(|_| fault.column > 0) {
            write!(io.err, "{}", excerpt(line, fault))?;
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(Trouble::Wrong) }
}

/// For programs.
pub(super) fn json(faults: &[Fault], io: &mut Io<'_>) -> Result<(), Trouble> {
    let one = |f: &Fault| json!({"file": f.source, "line": f.line, "column": f.column, "wide": f.wide, "why": f.why});
    writeln!(io.out, "{}", json!(faults.iter().map(one).collect::<Vec<_>>()))?;
    if faults.is_empty() { Ok(()) } else { Err(Trouble::Wrong) }
}

/// The line, and below it a mark under each character that is meant. A long line
/// is cut around them, and what cannot be seen is a dot.
fn excerpt(line: &str, fault: &Fault) -> String {
    let from = (fault.column - 1).saturating_sub(BEFORE);
    let shown: String =
        line.chars().skip(from).take(SHOWN).map(|c| if unseen(c) || c == '\t' { '·' } else { c }).collect();
    let (left, right) =
        (if from > 0 { "…" } else { "" }, if line.chars().nth(from + SHOWN).is_some() { "…" } else { "" });
    let before = left.chars().count() + fault.column - 1 - from;
    let marks = fault.wide.clamp(1, (SHOWN + 1).saturating_sub(fault.column - from).max(1));
    let number = fault.line.to_string();
    let blank = " ".repeat(number.len());
    format!("  {number} | {left}{shown}{right}\n  {blank} | {}{}\n", " ".repeat(before), "^".repeat(marks))
}

#[cfg(test)]
mod tests {
    use super::excerpt;
    use arbiter_catalog::Fault;

    fn marked(line: &str, word: &str) -> String {
        let column = 1 + line.find(word).expect("says it");
        excerpt(line, &Fault { column, wide: word.len(), ..Fault::new("owls.toml", 7, "no") })
    }

    #[test]
    fn the_word_is_marked() {
        assert_eq!(
            marked("text = \"Hoot twice.\"", "twice"),
            "  7 | text = \"Hoot twice.\"\n    |              ^^^^^\n"
        );
        assert_eq!(marked("\ttext = 'a\u{202e}'", "a"), "  7 | ·text = 'a·'\n    |          ^\n");
    }

    #[test]
    fn a_long_line_is_cut_around_it() {
        let told = marked(&format!("{}twice{}", "a ".repeat(200), " b".repeat(200)), "twice");
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!(lines[0].chars().count(), 6 + 96 + 2);
        assert_eq!(lines[0].chars().position(|c| c == 't'), lines[1].chars().position(|c| c == '^'));
        let told = marked(&"twice".repeat(50), &"twice".repeat(50));
        assert_eq!(told.lines().nth(1).map(|l| l.matches('^').count()), Some(96));
    }
}
