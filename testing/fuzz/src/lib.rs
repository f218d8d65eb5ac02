//! Texts that come from outside: whatever they are, they are read or refused,
//! in good time and without a panic.
//!
//! [`Reader::read`] is the one list of ways in. The soak damages good texts and
//! reads them so; `cargo xtask fuzz` looks for bad ones by what code they reach.

mod samples;

use arbiter_catalog::{Fault, Game, Library, Source, games, import};
use arbiter_protocol::Request;
use arbiter_record::Record;
use arbiter_testing::scene::{Runner, Verdict};

/// What a text is taken for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A file of cards.
    Cards,
    /// A list of cards.
    Deck,
    /// What a page sends on a socket.
    Frame,
    /// A table of cards that somebody owns.
    Pack,
    /// A recorded game.
    Replay,
    /// A scene, which is played.
    Scene,
    /// A search among the cards.
    Search,
    /// A table that is laid by hand.
    Setup,
    /// The words of a card.
    Text,
}

impl Kind {
    /// All of them, by name.
    pub const ALL: [(&'static str, Kind); 9] = [
        ("cards", Kind::Cards),
        ("deck", Kind::Deck),
        ("frame", Kind::Frame),
        ("pack", Kind::Pack),
        ("replay", Kind::Replay),
        ("scene", Kind::Scene),
        ("search", Kind::Search),
        ("setup", Kind::Setup),
        ("text", Kind::Text),
    ];

    /// The one of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|(key, _)| *key == name).map(|(_, kind)| kind)
    }
}

/// A game with its cards, which are read once.
pub struct Reader {
    game: &'static dyn Game,
    library: Box<dyn Library>,
    runner: Runner<'static>,
}

impl Reader {
    /// # Errors
    /// If the shipped cards do not load.
    pub fn new(game: &'static dyn Game) -> Result<Self, Vec<Fault>> {
        Ok(Reader { game, library: game.library(&[])?, runner: Runner::new(game)? })
    }

    /// Reads a text, and does with it what the program would do.
    ///
    /// # Panics
    /// If it breaks something; that is what is looked for.
    pub fn read(&self, kind: Kind, text: &str) {
        let source = Source { name: "text".to_owned(), text: text.to_owned() };
        let library = self.library.as_ref();
        match kind {
            Kind::Cards => drop(self.game.check_cards(&[source])),
            Kind::Deck => drop(library.read_deck(&source)),
            Kind::Frame => drop(serde_json::from_str::<Request>(text)),
            Kind::Pack => {
                let files = [("text".to_owned(), text.as_bytes().to_vec())];
                drop(import(games(), Some(self.game.key()), "pack", &files));
            }
            Kind::Replay => drop(Record::parse(&source).map(|record| record.follow(library).is_ok())),
            Kind::Scene => self.played(&source),
            Kind::Search => drop(library.search(text)),
            Kind::Setup => {
                let lines: Vec<(usize, String)> = (1..).zip(text.lines().map(str::to_owned)).collect();
                drop(library.stage(&lines, &[]).map(|table| table.options()));
            }
            Kind::Text => drop(library.explain(text, None)),
        }
    }

    /// A scene whose game breaks is told by the runner as one that fails.
    fn played(&self, source: &Source) {
        if let Verdict::Failed(faults) = self.runner.run_source(source) {
            let broken = faults.iter().find(|fault| fault.why.contains("panicked"));
            assert!(broken.is_none(), "{broken:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Reader};
    use arbiter_catalog::games;

    #[test]
    fn samples_of_every_kind_are_read() {
        for game in games() {
            let reader = Reader::new(*game).expect("shipped cards load");
            for (name, kind) in Kind::ALL {
                let samples = reader.samples(kind);
                assert!(!samples.is_empty(), "{}: nothing to begin with for {name}", game.key());
                for sample in samples.iter().take(2) {
                    reader.read(kind, sample);
                }
            }
        }
    }
}
