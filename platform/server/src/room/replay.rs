//! A game of a table as a replay, from its ledger alone: it can be written for
//! a broken table too.

use super::events::{Begins, Pin};
use super::ledger::{Ledger, Play};
use super::seeds::hex;
use arbiter_catalog::{Pinned, SeatSet, Seed, Source};
use arbiter_record::{Decision, Fair, Move, Part, Record};

impl Ledger {
    /// The games of this table, oldest first.
    pub fn plays(&self) -> impl Iterator<Item = &Play> {
        self.past.iter().chain(&self.play)
    }

    /// The number of this game, or of the last one, if its match is over.
    #[must_use]
    pub fn over(&self, game: Option<usize>) -> Option<usize> {
        let over: Vec<bool> = self.plays().map(|play| play.over).collect();
        let game = game.or_else(|| over.iter().rposition(|over| *over).map(|n| n + 1))?;
        over.get(game.checked_sub(1)?).is_some_and(|over| *over).then_some(game)
    }

    /// The packs whose cards are there, as a replay names them.
    #[must_use]
    pub fn pinned(&self) -> Vec<Pinned> {
        self.packs.iter().map(Pin::pinned).collect()
    }

    /// A game of this table, counted from 1; the last one if none is named.
    #[must_use]
    pub fn record(&self, game: Option<usize>) -> Option<Record> {
        let plays: Vec<&Play> = self.plays().collect();
        let n = game.unwrap_or(plays.len()).checked_sub(1)?;
        plays.get(n).and_then(|play| self.written(play))
    }

    fn written(&self, play: &Play) -> Option<Record> {
        let mut record = match &self.start {
            Begins::Replay { text } => crate::staged::read(text).ok()?,
            // Its cards are those of the scene, which a replay does not have.
            Begins::Scene { setup } if crate::staged::Shown::of(setup).is_some() => return None,
            Begins::Scene { setup } => {
                let mut record = self.blank(play);
                record.stage = Some(setup.clone());
                record
            }
            Begins::Fresh => self.dealt(play),
        };
        record.decisions.extend(play.moves.iter().map(|done| Decision {
            line: 0,
            seat: done.seat,
            what: done.pick.map_or(Move::Concede, |pick| Move::Pick(pick as usize)),
            hash: hex(&done.check),
            words: done.words.clone(),
        }));
        record.end = play.ended.as_ref().map(|end| (0, ended(end)));
        Some(record)
    }

    fn dealt(&self, play: &Play) -> Record {
        let deck = |text: &String| Source { name: "deck".to_owned(), text: text.clone() };
        let mut record = self.blank(play);
        record.seed = Seed(play.seed);
        record.decks = play.decks.iter().map(deck).collect();
        record.mode.clone_from(&self.mode);
        record.seating.clone_from(&self.seating);
        record.lost = play.lost.iter().copied().fold(SeatSet::NONE, SeatSet::and);
        record.fair = Some(Fair {
            server: Part::of(play.server),
            seats: play.parts.iter().map(|seed| Part::of(*seed)).collect(),
            round: play.round,
        });
        record
    }

    fn blank(&self, play: &Play) -> Record {
        let mut record = Record::default();
        "replay".clone_into(&mut record.name);
        record.game.clone_from(&self.game);
        record.rules.clone_from(&self.rules);
        if !play.names.iter().all(String::is_empty) {
            record.names.clone_from(&play.names);
        }
        record.start = (0, hex(&play.check));
        record.packs = self.pinned();
        record
    }
}

impl Pin {
    /// As it is looked for.
    #[must_use]
    pub fn pinned(&self) -> Pinned {
        Pinned { name: self.name.clone(), hash: self.hash.clone() }
    }
}

impl From<Pinned> for Pin {
    fn from(Pinned { name, hash }: Pinned) -> Self {
        Pin { name, hash }
    }
}

fn ended(end: &super::events::Ending) -> String {
    let letters: String = end.won.iter().map(|seat| arbiter_catalog::letter(*seat)).collect();
    match (end.stopped, letters.is_empty()) {
        (true, _) => "stopped".to_owned(),
        (false, true) => "draw".to_owned(),
        (false, false) => format!("{letters} wins"),
    }
}
