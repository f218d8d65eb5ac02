//! Whether a deck may be played with, and if not, by which clause. [103]

use super::{DeckFault, List, Listed, Part, Wrong};
use crate::card::{Card, Pool};
use crate::words::Body;
use arbiter_decklist::Misread;
use arbiter_kernel::rule;
use std::collections::{BTreeMap, BTreeSet};

const CONSTRUCTED: u32 = 75;
const LIMITED: u32 = 45;
/// Copies of a card in a constructed deck. [103.1c]
pub const COPIES: u32 = 4;

/// What decks are built for. The lists of banned cards are not in the book;
/// they are empty unless somebody gives one. [103.1d] [103.2d]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Format {
    /// From a player's whole collection. [103.1]
    Constructed {
        /// Numbers of banned cards.
        banned: BTreeSet<u16>,
    },
    /// From the cards a player was dealt. [103.2]
    Limited {
        /// How many of each card the player has; none = no limit is known.
        pool: Option<BTreeMap<u16, u32>>,
        /// Numbers of cards that are banned in Limited.
        banned: BTreeSet<u16>,
    },
    /// No format of the book: decks as they are sold, of any size. [ST1]
    Starter,
}

impl Format {
    /// Constructed without banned cards.
    #[must_use]
    pub fn constructed() -> Self {
        Format::Constructed { banned: BTreeSet::new() }
    }

    /// The format of a mode; the usual one is Constructed.
    #[must_use]
    pub fn of_mode(key: &str) -> Self {
        match key {
            "limited" => Format::limited(),
            "starter" => Format::Starter,
            _ => Format::constructed(),
        }
    }

    /// Limited without a known pool and without banned cards.
    #[must_use]
    pub fn limited() -> Self {
        Format::Limited { pool: None, banned: BTreeSet::new() }
    }
}

/// Everything that is wrong with a deck; empty = legal, if the text was
/// understood as a whole.
#[must_use]
pub fn check(pool: &Pool, list: &List, format: &Format) -> Vec<DeckFault> {
    let mut c = Check { pool, list, faults: Vec::new() };
    match format {
        Format::Constructed { banned } => {
            rule!("103.1");
            c.faction("103.1a");
            c.size("103.1b", CONSTRUCTED);
            c.copies();
            c.banned("103.1d", banned);
        }
        Format::Limited { pool, banned } => {
            rule!("103.2");
            c.faction("103.2a");
            c.size("103.2b", LIMITED);
            if let Some(pool) = pool {
                c.inside(pool);
            }
            c.banned("103.2d", banned);
        }
        Format::Starter => c.faction("202.1"),
    }
    c.tokens();
    c.playable();
    c.faults
}

struct Check<'a> {
    pool: &'a Pool,
    list: &'a List,
    faults: Vec<DeckFault>,
}

impl<'a> Check<'a> {
    fn card(&self, e: &Listed) -> &'a Card {
        self.pool.card(e.card)
    }

    fn fault(&mut self, line: usize, clause: &'static str, wrong: &Wrong<'_>) {
        self.faults.push(DeckFault::new(line, Some(clause), wrong));
    }

    /// Exactly one faction card. [103.1a] [103.2a] [202.1]
    fn faction(&mut self, clause: &'static str) {
        rule!("103.1a", "103.2a", "202.1");
        let count = self.list.count(Part::Faction);
        if count != 1 {
            let line = self.list.part(Part::Faction).last().map_or(0, |e| e.line);
            self.fault(line, clause, &Wrong::Factions { count, uncounted: self.list.incomplete });
        }
    }

    /// At least so many cards besides the faction. [103.1b] [103.2b]
    fn size(&mut self, clause: &'static str, least: u32) {
        rule!("103.1b", "103.2b");
        let count = self.list.count(Part::Deck);
        if count < least {
            self.fault(0, clause, &Wrong::Size { count, least, uncounted: self.list.incomplete });
        }
    }

    /// At most four cards of one name; staples are free. [103.1c] [203.5b]
    fn copies(&mut self) {
        rule!("103.1c", "203.5b");
        let mut names: BTreeMap<&str, Vec<&Listed>> = BTreeMap::new();
        for e in self.list.part(Part::Deck) {
            let card = self.card(e);
            // A card's own word goes before the rule. [101.1]
            let free = card.staple || rule!("101.1" => card.text.iter().any(|p| p.body == Body::AnyCopies));
            if !free {
                names.entry(&card.name).or_default().push(e);
            }
        }
        for (name, entries) in names {
            let count: u32 = entries.iter().map(|e| u32::from(e.count)).sum();
            if count > COPIES {
                // The line that goes too far, not the first of that name.
                let mut sum = 0;
                let too_far = entries.iter().find(|e| {
                    sum += u32::from(e.count);
                    sum > COPIES
                });
                let line = too_far.map_or(0, |e| e.line);
                self.fault(line, "103.1c", &Wrong::Copies { count, name, limit: COPIES });
            }
        }
    }

    /// The cards must be among those the player has. [103.2c]
    fn inside(&mut self, pool: &BTreeMap<u16, u32>) {
        rule!("103.2c");
        let mut used: BTreeMap<u16, (u32, usize)> = BTreeMap::new();
        for e in &self.list.entries {
            let (sum, line) = used.entry(e.card).or_default();
            *sum += u32::from(e.count);
            *line = e.line;
        }
        for (card, (count, line)) in used {
            let have = pool.get(&card).copied().unwrap_or_default();
            if count > have {
                let name = &self.pool.card(card).name;
                self.fault(line, "103.2c", &Wrong::NotInPool { count, name, have });
            }
        }
    }

    /// No banned card. [103.1d] [103.2d]
    fn banned(&mut self, clause: &'static str, banned: &BTreeSet<u16>) {
        rule!("103.1d", "103.2d");
        for e in self.list.entries.iter().filter(|e| banned.contains(&e.card)) {
            self.fault(e.line, clause, &Wrong::Banned(&self.card(e).name));
        }
    }

    /// Tokens are made by cards and brought by nobody. [409.3]
    fn tokens(&mut self) {
        for e in &self.list.entries {
            let card = self.card(e);
            if card.token {
                self.fault(e.line, "409.3", &Wrong::Token(&card.name));
            }
        }
    }

    /// No rule of the book: the engine must know what a card does.
    fn playable(&mut self) {
        let mut told = BTreeSet::new();
        for e in &self.list.entries {
            let card = self.card(e);
            if let Some(reason) = &card.unplayable
                && told.insert(e.card)
            {
                let wrong = Misread::Unplayable(&card.name, reason);
                self.faults.push(DeckFault::new(e.line, None, &wrong));
            }
        }
    }
}
