//! A person at the prompt.

use super::asked::asked;
use super::{Player, Sitting, Turn};
use crate::board::{board, bold, brief};
use crate::commands::rules;
use crate::{Io, Trouble};
use arbiter_catalog::{Choice, Illegal, Seat, Viewer};
use arbiter_testing::scene::choose;

impl Sitting {
    /// Shows the table and asks until there is an answer.
    pub(super) fn ask(&mut self, seat: Seat, io: &mut Io<'_>) -> Result<Turn, Trouble> {
        if self.players.iter().filter(|p| **p == Player::Human).count() > 1 {
            writeln!(
                io.out,
                "{}",
                bold(&self.voice.say("play-your-turn", &[("seat", &self.voice.seat(seat))]), io.colour)
            )?;
        }
        self.tell(Viewer::Seat(seat), seat, io)?;
        writeln!(io.out)?;
        let view = self.table.view(Viewer::Seat(seat));
        write!(io.out, "{}", brief(&view, &self.voice, self.library.as_ref(), io.colour))?;
        let options = self.table.options();
        self.list(seat, &options, io)?;
        loop {
            write!(io.out, "{} ", self.voice.say("play-prompt", &[("count", &options.len().to_string())]))?;
            io.out.flush()?;
            let mut line = String::new();
            if io.input.read_line(&mut line)? == 0 {
                writeln!(io.out)?;
                return Ok(Turn::Leave);
            }
            if let Some(turn) = self.obey(seat, line.trim(), &options, io)? {
                return Ok(turn);
            }
        }
    }

    fn show(&self, seat: Seat, io: &mut Io<'_>) -> Result<(), Trouble> {
        let view = self.table.view(Viewer::Seat(seat));
        Ok(write!(io.out, "{}", board(&view, &self.voice, self.library.as_ref(), io.colour))?)
    }

    fn list(&self, seat: Seat, options: &[Choice], io: &mut Io<'_>) -> Result<(), Trouble> {
        let view = self.table.view(Viewer::Seat(seat));
        let (question, words) = asked(&view, &self.voice, self.library.as_ref());
        writeln!(io.out, "{}", bold(&question, io.colour))?;
        write!(io.out, "{words}")?;
        let labels: Vec<String> = options.iter().map(|o| self.voice.message(&o.label, self.library.as_ref())).collect();
        for (i, (label, option)) in labels.iter().zip(options).enumerate() {
            // Two copies of a card read alike; their scene words do not.
            let alike = labels.iter().filter(|l| *l == label).count() > 1;
            let words = if alike { format!(" ({})", option.words) } else { String::new() };
            writeln!(io.out, "{:>3}. {label}{words}", i + 1)?;
        }
        Ok(())
    }

    /// One line of a person; `None` = ask again.
    fn obey(&self, seat: Seat, line: &str, options: &[Choice], io: &mut Io<'_>) -> Result<Option<Turn>, Trouble> {
        if let Ok(n) = line.parse::<usize>() {
            if (1..=options.len()).contains(&n) {
                return Ok(Some(Turn::Pick(n - 1)));
            }
            writeln!(io.out, "{}", self.voice.say("play-no-number", &[("count", &options.len().to_string())]))?;
            return Ok(None);
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => {}
            ("help" | "?", _) => writeln!(io.out, "{}", self.voice.say("play-help", &[]))?,
            ("quit" | "exit", "") => return Ok(Some(Turn::Leave)),
            ("concede", "") => return Ok(Some(Turn::Concede)),
            ("board", "") => self.show(seat, io)?,
            ("options", "") => self.list(seat, options, io)?,
            ("log", "") => {
                for entry in &self.log {
                    writeln!(io.out, "  {}", self.voice.entry(entry, Viewer::Seat(seat), self.library.as_ref()))?;
                }
            }
            ("card", what) => self.card(seat, what, io)?,
            ("why", what) => writeln!(io.out, "{}", self.why(what, options))?,
            ("rules", clause) if !clause.is_empty() => {
                let found = rules::clauses(self.game.key(), self.voice.lang(), clause);
                if found.is_empty() {
                    writeln!(io.out, "{}", self.voice.say("no-such-clause", &[("clause", clause)]))?;
                }
                for text in found {
                    writeln!(io.out, "{text}")?;
                }
            }
            _ => return self.meant(line, options, io),
        }
        Ok(None)
    }

    /// An option by its words.
    fn meant(&self, line: &str, options: &[Choice], io: &mut Io<'_>) -> Result<Option<Turn>, Trouble> {
        match choose(options, line) {
            Ok(pick) => return Ok(Some(Turn::Pick(pick))),
            Err(several) if !several.is_empty() => {
                let all: Vec<&str> = several.iter().map(|&i| options[i].words.as_str()).collect();
                writeln!(io.out, "{}", self.voice.say("play-ambiguous", &[("list", &all.join(", "))]))?;
            }
            Err(_) => match self.refusal(line) {
                Some(e) => writeln!(io.out, "{}", self.voice.refusal(&e, self.library.as_ref()))?,
                None => writeln!(io.out, "{}", self.voice.say("play-unknown", &[("line", line)]))?,
            },
        }
        Ok(None)
    }

    /// The text of every card in sight whose name contains these words.
    fn card(&self, seat: Seat, what: &str, io: &mut Io<'_>) -> Result<(), Trouble> {
        let view = self.table.view(Viewer::Seat(seat));
        let zones = view.seats.iter().flat_map(|s| &s.zones).chain(&view.shared);
        let mut names: Vec<&String> = zones.flat_map(|z| &z.cards).filter_map(|c| c.name.as_ref()).collect();
        names.sort_unstable();
        names.dedup();
        let wanted = what.to_lowercase();
        let lang = self.voice.lang();
        let mut found = false;
        for english in names {
            let name = self.library.card_name(english, lang);
            if !wanted.is_empty() && (name.to_lowercase().contains(&wanted) || english.to_lowercase().contains(&wanted))
            {
                found = true;
                writeln!(io.out, "{}", bold(&name, io.colour))?;
                for line in self.library.card_text(english, lang) {
                    writeln!(io.out, "  {line}")?;
                }
            }
        }
        if !found {
            writeln!(io.out, "{}", self.voice.say("play-no-card", &[("name", what)]))?;
        }
        Ok(())
    }

    /// Why something cannot be done.
    fn why(&self, what: &str, options: &[Choice]) -> String {
        let number = what.parse::<usize>().is_ok_and(|n| (1..=options.len()).contains(&n));
        if number {
            return self.voice.say("play-why-can", &[]);
        }
        match (self.refusal(what), choose(options, what)) {
            (Some(e), _) => self.voice.refusal(&e, self.library.as_ref()),
            (None, Ok(_)) => self.voice.say("play-why-can", &[]),
            _ => self.voice.say("play-why-nothing", &[]),
        }
    }

    fn refusal(&self, words: &str) -> Option<Illegal> {
        // In `why knight` the word before it may be left out.
        let whole = self.game.words().iter().map(|verb| format!("{verb} {words}"));
        let all: Vec<Illegal> =
            std::iter::once(words.to_owned()).chain(whole).filter_map(|words| self.table.why_not(&words)).collect();
        // That it is not the answer to this question says least of all.
        let telling = all.iter().position(|e| e.why.key != "why-not-asked");
        all.into_iter().nth(telling.unwrap_or(0))
    }
}
