//! Games that begin in the middle: scenes and replays.

use arbiter_catalog::{Library, Match};

/// A game from the set-up lines of a scene; a whole scene file is taken too.
///
/// # Errors
/// The first line that cannot be obeyed.
pub fn scene(library: &dyn Library, setup: &str) -> Result<Box<dyn Match>, String> {
    let (lines, rolls) = lines(setup)?;
    library.stage(&lines, &rolls).map_err(|fault| fault.to_string())
}

/// Set-up lines with their numbers, and the rolls.
type Lines = (Vec<(usize, String)>, Vec<u32>);

fn lines(setup: &str) -> Result<Lines, String> {
    let (mut lines, mut rolls) = (Vec::new(), Vec::new());
    for (n, line) in setup.lines().enumerate() {
        let line = uncommented(line).trim();
        if line == "---" {
            break;
        }
        match line.split_once(':') {
            Some(("rolls", rest)) => {
                let numbers = rest.split_whitespace().map(str::parse).collect::<Result<Vec<u32>, _>>();
                rolls = numbers.map_err(|_| format!("line {}: rolls are numbers, as in `rolls: 3 6`", n + 1))?;
            }
            // Other headers say nothing about the table.
            Some(("clauses" | "title" | "game" | "strict", _)) => {}
            _ if line.is_empty() => {}
            _ => lines.push((n + 1, line.to_owned())),
        }
    }
    Ok((lines, rolls))
}

/// A `#` begins a comment at the start of a line or after a blank.
fn uncommented(line: &str) -> &str {
    if line.starts_with('#') {
        return "";
    }
    line.find(" #").map_or(line, |at| &line[..at])
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn comments_headers_and_stories_are_left_out() {
        let text = "title: x\nrolls: 3 6\n# all\nA hand knight#2 # two\n\n---\nA pass\n";
        assert_eq!(lines(text), Ok((vec![(4, "A hand knight#2".to_owned())], vec![3, 6])));
        assert!(lines("rolls: three").is_err());
    }
}
