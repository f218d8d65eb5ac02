//! Good texts, from which the bad ones are made.

use crate::{Kind, Reader};
use arbiter_catalog::{Source, Start};
use arbiter_protocol::{Ask, Request, VERSION};
use arbiter_record::{Move, Record};
use arbiter_testing::chance::Chance;

/// Decisions of a sample replay.
const DECISIONS: usize = 30;
/// Scenes are many; this many are enough to begin with.
const SCENES: usize = 60;

impl Reader {
    /// Texts of this kind that are right.
    #[must_use]
    pub fn samples(&self, kind: Kind) -> Vec<String> {
        let decks = || self.library.decks().into_iter().map(|d| d.text);
        match kind {
            Kind::Cards => vec![self.game.filler().to_owned()],
            Kind::Deck => decks().collect(),
            Kind::Frame => frames().into(),
            Kind::Pack => self.tables(),
            Kind::Replay => (1..4).filter_map(|seed| self.recorded(seed)).collect(),
            Kind::Scene => self.scenes(),
            Kind::Search => ["a", "t:a cost<=3", "o:\"draw\" or -c:b", "(s:x)"].map(str::to_owned).into(),
            Kind::Setup => self.game.lessons().into_iter().map(|lesson| lesson.setup).collect(),
            Kind::Text => {
                self.library.cards().into_iter().map(|c| c.text.en.join("\n")).filter(|text| !text.is_empty()).collect()
            }
        }
    }

    /// The small tables that the tests of packs have.
    fn tables(&self) -> Vec<String> {
        let file = format!("{}/../packs/{}.tsv", env!("CARGO_MANIFEST_DIR"), self.game.key());
        std::fs::read_to_string(file).into_iter().collect()
    }

    fn scenes(&self) -> Vec<String> {
        let folder = format!("{}/../../games/{}/scenes", env!("CARGO_MANIFEST_DIR"), self.game.key());
        let files = arbiter_testing::scene::find(folder.as_ref()).unwrap_or_default();
        let step = (files.len() / SCENES).max(1);
        files.iter().step_by(step).filter_map(|file| std::fs::read_to_string(file).ok()).collect()
    }

    /// A random game of some decisions as a replay.
    #[must_use]
    pub fn recorded(&self, seed: u64) -> Option<String> {
        let mut chance = Chance::new(seed);
        let decks: Vec<Source> =
            self.library.decks().into_iter().take(2).map(|d| Source { name: d.key, text: d.text }).collect();
        let how = Start::with(&decks, chance.draw().into());
        let mut table = self.library.start(&how).ok()?;
        let mut record = Record::begun(self.game.key(), env!("CARGO_PKG_VERSION"), how, table.as_ref());
        for _ in 0..DECISIONS {
            let (Some(seat), options) = (table.asked(), table.options()) else { break };
            let pick = chance.below(options.len());
            table.answer(pick).ok()?;
            record.push(seat, Move::Pick(pick), options[pick].words.clone(), table.as_ref());
        }
        Some(record.text())
    }
}

/// What a page sends.
fn frames() -> [String; 4] {
    let table = || "0123456789abcdef0123".to_owned();
    let name = "Zoé".to_owned();
    [
        Ask::Hello { token: "g2.0123456789abcdef01234567.20000.00".to_owned() },
        Ask::Watch { table: table(), have: 7 },
        Ask::Act { table: table(), seat: 0, at: 3, pick: 1 },
        Ask::Sit { table: table(), seat: 1, name, deck: "3 x\n".to_owned(), commit: "00".to_owned() },
    ]
    .map(|ask| serde_json::to_string(&Request { v: VERSION, id: "1".to_owned(), ask }).unwrap_or_default())
}
