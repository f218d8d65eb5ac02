//! A record played again.

use crate::{Decision, Move, OPEN, Record, hash};
use arbiter_catalog::{Entry, Fault, Illegal, Library, Match, letter};

impl Record {
    /// The game at its start, after comparing the hash.
    ///
    /// # Errors
    /// If the decks cannot be played or the hash is another one.
    pub fn begin(&self, library: &dyn Library) -> Result<Box<dyn Match>, Vec<Fault>> {
        let table = match &self.stage {
            Some(setup) => self.staged(library, setup).map_err(|f| vec![f])?,
            None => self.dealt(library)?,
        };
        let found = hash(table.as_ref());
        if self.start.1 != OPEN && found != self.start.1 {
            let why = format!(
                "the game begins with hash {found}, the replay says {}; is the seed or a deck another one, or were \
                 other rules in force? It was made with rules {}.",
                self.start.1, self.rules
            );
            return Err(vec![self.fault(self.start.0, why)]);
        }
        Ok(table)
    }

    fn staged(&self, library: &dyn Library, setup: &str) -> Result<Box<dyn Match>, Fault> {
        let lines: Vec<(usize, String)> =
            setup.lines().enumerate().map(|(n, l)| (self.lines.stage + n + 1, l.trim().to_owned())).collect();
        let lines: Vec<(usize, String)> = lines.into_iter().filter(|(_, l)| !l.is_empty()).collect();
        library.stage(&lines, &[]).map_err(|f| Fault { clause: f.clause, ..self.fault(f.line, f.why) })
    }

    fn dealt(&self, library: &dyn Library) -> Result<Box<dyn Match>, Vec<Fault>> {
        // Each deck is looked at by itself, so that faults name lines of this file.
        let mut faults = Vec::new();
        for (n, deck) in self.decks.iter().enumerate() {
            let line = self.lines.decks.get(n).copied().unwrap_or(0);
            let here = |f: Fault| Fault { clause: f.clause, ..self.fault(line + f.line, f.why) };
            // In a mode to which nothing is brought there is nothing to look at.
            if self.mode.is_empty() || !deck.text.trim().is_empty() {
                faults.extend(library.check_deck_in(deck, &self.mode).into_iter().map(here));
            }
        }
        if faults.is_empty() { library.start(&self.how()) } else { Err(faults) }
    }

    /// Does one decision and compares the hash.
    ///
    /// # Errors
    /// If the game does not allow it or the hash is another one.
    pub fn step(&self, table: &mut dyn Match, d: &Decision) -> Result<Vec<Entry>, Fault> {
        let refused = |e: Illegal| self.fault(d.line, format!("refused: {} [{}]", e.why.key, e.clause));
        let told = match d.what {
            Move::Concede => table.concede(d.seat).map_err(refused)?,
            Move::Pick(_) if table.asked() != Some(d.seat) => {
                return Err(self.fault(d.line, format!("seat {} is not asked here", letter(d.seat))));
            }
            Move::Pick(pick) => {
                let pick = if d.hash == OPEN { self.meant(table, d, pick)? } else { pick };
                table.answer(pick).map_err(refused)?
            }
        };
        let found = hash(table);
        if d.hash == OPEN || found == d.hash {
            return Ok(told);
        }
        let why = format!("the hash is {found}, the replay says {}; it was made with rules {}", d.hash, self.rules);
        Err(self.fault(d.line, why))
    }

    /// The option that the words of a decision name.
    fn meant(&self, table: &dyn Match, d: &Decision, pick: usize) -> Result<usize, Fault> {
        if d.words.is_empty() {
            return Ok(pick);
        }
        let options = table.options();
        options.iter().position(|o| o.words == d.words).ok_or_else(|| {
            let offered: Vec<&str> = options.iter().map(|o| o.words.as_str()).collect();
            self.fault(d.line, format!("`{}` is not offered; offered: {}", d.words, offered.join(" | ")))
        })
    }

    /// Plays everything again and compares every hash, the end, and the parts
    /// of the seed if it names them. Gives the last state, and whether the
    /// shuffle was proved.
    ///
    /// # Errors
    /// The first thing that is not as written.
    pub fn verify(&self, library: &dyn Library) -> Result<(Box<dyn Match>, bool), Vec<Fault>> {
        let fair = self.check_fair().map_err(|f| vec![f])?;
        let mut table = self.begin(library)?;
        for decision in &self.decisions {
            self.step(table.as_mut(), decision).map_err(|f| vec![f])?;
        }
        self.check_end(table.outcome()).map_err(|f| vec![f])?;
        Ok((table, fair))
    }
}
