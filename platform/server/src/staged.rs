//! Games that begin in the middle: scenes and replays.

use crate::room::Rules;
use arbiter_catalog::{Fault, Game, Library, Match, Source};
use arbiter_protocol::limits;
use arbiter_protocol::room::Scene;
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

/// A scene of the repository as its file says it. Set-up lines that somebody
/// sends have no head any more, so nobody else's text is taken for one.
#[derive(Clone, Copy)]
pub struct Shown<'a>(&'a str);

impl<'a> Shown<'a> {
    /// This text, if it is a whole scene.
    #[must_use]
    pub fn of(setup: &'a str) -> Option<Self> {
        setup.starts_with("clauses:").then_some(Shown(setup))
    }

    /// The table as the scene lays it.
    ///
    /// # Errors
    /// What cannot be obeyed.
    pub fn table(self, game: &dyn Game) -> Result<Box<dyn Match>, String> {
        let (mut lines, mut inside) = (Vec::new(), false);
        for (n, line) in self.0.lines().enumerate() {
            let line = uncommented(line).trim();
            match line.split_once(':') {
                _ if line == "end" => inside = false,
                _ if inside || line.is_empty() => {}
                _ if line.starts_with("---") => break,
                Some(("cards", _)) => inside = true,
                Some(("clauses" | "title" | "game" | "strict", _)) => {}
                _ => lines.push((n + 1, line.to_owned())),
            }
        }
        self.library(game)?.stage(&lines, &[]).map_err(|fault| fault.to_string())
    }

    /// What is told of it to whoever watches.
    #[must_use]
    pub fn told(self, rules: &Rules) -> Scene {
        let shipped = rules.library.cards();
        let own = self.library(rules.game).map(|library| library.cards()).unwrap_or_default();
        let head = |name: &str| self.0.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default().trim();
        let story = self.0.split("\n---").nth(1).unwrap_or_default();
        let done = |line: &&str| !line.is_empty() && !line.starts_with('?');
        Scene {
            clauses: head("clauses:").split_whitespace().map(str::to_owned).collect(),
            title: head("title:").to_owned(),
            story: story.lines().map(|l| uncommented(l).trim()).filter(done).map(str::to_owned).collect(),
            cards: own.iter().filter(|card| !shipped.contains(card)).map(crate::wire::card_info).collect(),
        }
    }

    /// The cards of the game and those of the scene.
    fn library(self, game: &dyn Game) -> Result<Box<dyn Library>, String> {
        let block = self.0.split_once("\ncards:\n").and_then(|(_, rest)| rest.split_once("\nend\n"));
        let cards = block.map(|(cards, _)| cards).unwrap_or_default();
        let source = |name: &str, text: &str| Source { name: name.to_owned(), text: text.to_owned() };
        game.library(&[source("filler", game.filler()), source("scene", cards)]).map_err(|faults| told(&faults))
    }
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
/// The first line that cannot be read.
pub fn read(text: &str) -> Result<Record, String> {
    let source = Source { name: "replay".to_owned(), text: text.to_owned() };
    let record = Record::parse(&source).map_err(|fault| told(&[fault]))?;
    if let Some(past) = record.decisions.get(limits::DECISIONS) {
        let why = format!("a replay has {} decisions at most", limits::DECISIONS);
        return Err(told(&[record.fault(past.line, why)]));
    }
    Ok(record)
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
