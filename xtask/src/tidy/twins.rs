//! What two games do in the same way is done once, at the desk.

use crate::fault::Fault;
use crate::tree::Tree;
use std::collections::BTreeMap;

/// So many lines in a row may look alike by chance.
const ALIKE: usize = 6;
/// A door is a list of what a game has, no room.
const DOOR: usize = 80;

/// A place: file and line.
type Place<'a> = (&'a str, usize);

/// No run of lines stands in two games, and their doors are short.
pub(crate) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    let mut seen: BTreeMap<Vec<&str>, Place<'_>> = BTreeMap::new();
    for (path, text) in tree.under("games/", ".rs").filter(|(path, _)| path.contains("/src/")) {
        if path.ends_with("/src/door.rs") && text.lines().count() >= DOOR {
            faults.push(Fault::of(path, format!("a door has under {DOOR} lines; the rooms behind it do the work")));
        }
        let lines: Vec<(usize, &str)> = (1..).zip(text.lines().map(str::trim)).filter(|(_, l)| says(l)).collect();
        // Of a long twin the first line is told.
        let mut until = 0;
        for run in lines.windows(ALIKE + 1) {
            let (line, words) = (run[0].0, run.iter().map(|l| l.1).collect::<Vec<_>>());
            match seen.get(&words) {
                Some(&(other, at)) if game(other) != game(path) => {
                    if line > until {
                        let why = format!("the same stands at {other}:{at}; what two games share is at the desk");
                        faults.push(Fault::at(path, line, why));
                    }
                    until = run[ALIKE].0;
                }
                Some(_) => {}
                None => drop(seen.insert(words, (path, line))),
            }
        }
    }
}

/// Whether a line says something that could be said once.
fn says(line: &str) -> bool {
    let form = ["//", "#[", "use ", "pub use ", "mod ", "pub mod ", "pub(crate) mod ", "pub(crate) use "];
    line.contains(char::is_alphanumeric) && !form.iter().any(|f| line.starts_with(f))
}

fn game(path: &str) -> &str {
    path.split('/').nth(1).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::found;

    #[test]
    fn seven_lines_in_two_games_are_a_twin() {
        let lines = |n: usize| (0..n).map(|i| format!("let a{i} = {i};\n\n// Why.\n")).collect::<String>();
        let (long, short) = (lines(9), lines(6));
        let file = |at| (at, long.as_str());
        let twins = [file("games/a/src/x.rs"), file("games/b/src/y.rs")];
        assert_eq!(found(check, &twins), ["games/b/src/y.rs:1"]);
        assert_eq!(found(check, &[file("games/a/src/x.rs"), file("games/a/src/y.rs")]), [""; 0]);
        assert_eq!(found(check, &[("games/a/src/x.rs", &short), ("games/b/src/y.rs", &short)]), [""; 0]);
    }

    #[test]
    fn a_door_is_short() {
        let long = "a\n".repeat(80);
        assert_eq!(found(check, &[("games/a/src/door.rs", &long)]).len(), 1);
    }
}
