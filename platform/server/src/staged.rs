//! Games that begin in the middle: scenes and replays.

use arbiter_catalog::{Fault, Library, Match, Source};
use arbiter_record::Record;

/// A game from plain set-up lines.
///
/// # Errors
/// The first line that cannot be obeyed.
pub fn scene(library: &dyn Library, setup: &str) -> Result<Box<dyn Match>, String> {
    let lines: Vec<(usize, String)> = setup.lines().enumerate().map(|(n, line)| (n + 1, line.to_owned())).collect();
    library.stage(&lines, &[]).map_err(|fault| fault.to_string())
}

/// The plain set-up lines of a scene: without headers, comments and story.
///
/// # Errors
/// If it fixes rolls: a table has its own chance.
pub fn lines(setup: &str) -> Result<String, String> {
    let mut out = String::new();
    for (n, line) in setup.lines().enumerate() {
        let line = uncommented(line).trim();
        match line.split_once(':') {
            _ if line == "---" => break,
            Some(("rolls" | "cards" | "replay", _)) => {
                return Err(format!("line {}: a table takes set-up lines only, not `{line}`", n + 1));
            }
            // Other headers say nothing about the table.
            Some(("clauses" | "title" | "game" | "strict", _)) => {}
            _ if line.is_empty() => {}
            _ => out += &format!("{line}\n"),
        }
    }
    Ok(out)
}

/// A `#` begins a comment at the start of a line or after a blank.
fn uncommented(line: &str) -> &str {
    if line.starts_with('#') {
        return "";
    }
    line.find(" #").map_or(line, |at| &line[..at])
}

/// The game at the end of a replay.
///
/// # Errors
/// The first thing that is not as written.
pub fn replay(library: &dyn Library, text: &str) -> Result<Box<dyn Match>, String> {
    let record = read(text)?;
    let moment = record.at(library, record.decisions.len()).map_err(|faults| told(&faults))?;
    Ok(moment.table)
}

/// The first decisions of a replay of this game, as a replay of its own.
///
/// # Errors
/// If it is no replay, one of another game, or too short.
pub fn cut(text: &str, game: &str, at: u32) -> Result<String, String> {
    let record = read(text)?;
    if record.game != game {
        return Err(format!("it is a replay of {}", record.game));
    }
    if at as usize > record.decisions.len() {
        return Err(format!("it has {} decisions only", record.decisions.len()));
    }
    Ok(record.prefix(at as usize))
}

/// A replay from its text.
///
/// # Errors
/// The first line that cannot be read, or the pack that it wants.
pub fn read(text: &str) -> Result<Record, String> {
    let source = Source { name: "replay".to_owned(), text: text.to_owned() };
    let record = Record::parse(&source).map_err(|fault| told(&[fault]))?;
    match record.packs.first() {
        Some(pack) => Err(format!("it wants the pack {} ({}); this server uses no packs", pack.name, pack.hash)),
        None => Ok(record),
    }
}

/// Faults as one line.
#[must_use]
pub fn told(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn comments_headers_and_stories_are_left_out() {
        let text = "title: x\n# all\nA hand knight#2 # two\n\n---\nA pass\n";
        assert_eq!(lines(text), Ok("A hand knight#2\n".to_owned()));
        assert!(lines("rolls: 3").is_err());
    }
}
