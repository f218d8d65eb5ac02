//! The shape of a scene file: headers, set-up, story, checks.

use super::{Scene, Step};
use arbiter_catalog::{Fault, Source};

const HEADERS: [&str; 7] = ["clauses", "title", "game", "rolls", "strict", "cards", "replay"];

/// Reads a scene.
///
/// # Errors
/// One fault for each line that cannot be read.
pub fn parse(source: &Source) -> Result<Scene, Vec<Fault>> {
    let mut reader = Reader::new(source);
    let mut lines = source.text.lines().enumerate();
    while let Some((n, raw)) = lines.next() {
        let (n, text) = (n + 1, uncommented(raw));
        if text == "cards:" && reader.part == Part::Setup {
            reader.cards(n, &mut lines);
        } else if text == "replay:" && reader.part == Part::Setup {
            reader.replay(n, &mut lines);
        } else if !text.is_empty() {
            reader.line(n, text);
        }
    }
    reader.finish(source.text.lines().count())
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd)]
enum Part {
    Setup,
    Story,
    Checks,
}

struct Reader {
    scene: Scene,
    part: Part,
    faults: Vec<Fault>,
}

impl Reader {
    fn new(source: &Source) -> Self {
        let scene = Scene { name: source.name.clone(), ..Scene::default() };
        Reader { scene, part: Part::Setup, faults: Vec::new() }
    }

    fn fault(&mut self, line: usize, why: impl Into<String>) {
        self.faults.push(Fault::new(&self.scene.name, line, why));
    }

    /// The block up to `end`.
    fn cards<'a>(&mut self, from: usize, lines: &mut impl Iterator<Item = (usize, &'a str)>) {
        if self.scene.cards.is_some() {
            self.fault(from, "a second `cards:` block");
        }
        let mut block = "\n".repeat(from);
        for (_, raw) in lines {
            if raw.trim() == "end" {
                self.scene.cards = Some(block);
                return;
            }
            block.push_str(raw);
            block.push('\n');
        }
        self.fault(from, "`cards:` is never closed by a line `end`");
    }

    /// The block up to the line `---`. Its own lines are read when it is
    /// played; a deck's lines are indented and so never end it.
    fn replay<'a>(&mut self, from: usize, lines: &mut impl Iterator<Item = (usize, &'a str)>) {
        if self.scene.replay.is_some() {
            self.fault(from, "a second `replay:` block");
        }
        let mut block = String::new();
        for (n, raw) in lines {
            if dashes(raw.trim_end()) {
                self.scene.replay = Some((from, block));
                return self.line(n + 1, raw.trim());
            }
            block.push_str(raw);
            block.push('\n');
        }
        self.fault(from, "`replay:` is never closed by a line `---`");
    }

    fn line(&mut self, n: usize, text: &str) {
        if dashes(text) {
            match self.part {
                Part::Setup => self.part = Part::Story,
                Part::Story => self.part = Part::Checks,
                Part::Checks => self.fault(n, "a third `---`; a scene has set-up, story and checks"),
            }
        } else if self.part == Part::Setup {
            match header(text) {
                Some((key, value)) => self.header(n, key, value),
                None => self.scene.setup.push((n, text.to_owned())),
            }
        } else if let Some((_, Step::End(super::Ending::Done))) = self.scene.steps.last() {
            self.fault(n, "nothing may follow `done`");
        } else {
            match Step::parse(text, self.part == Part::Checks) {
                Ok(step) => self.scene.steps.push((n, step)),
                Err(why) => self.fault(n, why),
            }
        }
    }

    fn header(&mut self, n: usize, key: &str, value: &str) {
        let scene = &mut self.scene;
        match key {
            "title" => value.clone_into(&mut scene.title),
            "game" => scene.game = Some(value.to_owned()),
            "clauses" => {
                scene.clauses_line = n;
                scene.clauses.extend(value.split([' ', ',']).filter(|c| !c.is_empty()).map(str::to_owned));
                if scene.clauses.is_empty() {
                    self.fault(n, "`clauses:` names no clause");
                }
            }
            "rolls" => match value.split_whitespace().map(str::parse).collect() {
                Ok(rolls) => scene.rolls = rolls,
                Err(_) => self.fault(n, format!("`rolls:` needs numbers, not `{value}`")),
            },
            "strict" => match value {
                "yes" => scene.strict = true,
                "no" => scene.strict = false,
                _ => self.fault(n, format!("`strict:` is yes or no, not `{value}`")),
            },
            "replay" => self.fault(n, "`replay:` stands alone; the replay follows on the next lines up to `---`"),
            "cards" => self.fault(n, "`cards:` stands alone; the cards follow on the next lines up to `end`"),
            _ => self.fault(n, format!("no header `{key}:`; there are {}", HEADERS.join(", "))),
        }
    }

    fn finish(mut self, last: usize) -> Result<Scene, Vec<Fault>> {
        if self.scene.replay.is_some() {
            if let Some(&(n, _)) = self.scene.setup.first() {
                self.fault(n, "a scene with `replay:` has no other set-up");
            }
            if !self.scene.rolls.is_empty() {
                self.fault(last, "chance of a replay comes from its seed; `rolls:` has no place beside it");
            }
        }
        if self.part == Part::Setup {
            self.fault(last, "there is no line `---` after the set-up");
        } else if !matches!(self.scene.steps.last(), Some((_, Step::End(_)))) {
            self.fault(last, "a scene ends with `done`, `A wins` or `draw`");
        }
        if self.faults.is_empty() { Ok(self.scene) } else { Err(self.faults) }
    }
}

/// A line that ends a part.
fn dashes(text: &str) -> bool {
    text.len() >= 3 && text.bytes().all(|b| b == b'-')
}

/// `key: value`, where the key is one word.
fn header(text: &str) -> Option<(&str, &str)> {
    let (key, value) = text.split_once(':')?;
    (!key.is_empty() && !key.contains(char::is_whitespace)).then_some((key, value.trim()))
}

/// The line without its comment. A `#` inside a word is part of the word:
/// `knight#2`.
fn uncommented(raw: &str) -> &str {
    let mut before = ' ';
    for (i, c) in raw.char_indices() {
        if c == '#' && before.is_whitespace() {
            return raw[..i].trim();
        }
        before = c;
    }
    raw.trim()
}
