//! Whether a deck may be played with, and if not, by which clause. [6.1.1]

use super::{DeckFault, List, Listed, Part, Wrong};
use crate::card::{Card, Kind};
use crate::rules::Rules;
use crate::words::Class;
use arbiter_kernel::rule;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

const MAIN: RangeInclusive<u32> = 40..=50;
const EVOLVE: RangeInclusive<u32> = 0..=10;
/// Copies of a card in a deck, unless it says otherwise. [6.1.1.4]
pub const COPIES: u32 = 3;

/// Everything that is wrong with a deck; empty = legal, if the text was
/// understood as a whole.
#[must_use]
pub fn check(rules: &Rules, list: &List) -> Vec<DeckFault> {
    let mut c = Check { rules, list, faults: Vec::new() };
    c.parts();
    c.leader();
    c.main();
    c.evolve();
    c.copies(Part::Main);
    c.copies(Part::Evolve);
    c.class();
    c.faults.extend(super::unplayable(rules, list));
    c.faults
}

struct Check<'a> {
    rules: &'a Rules,
    list: &'a List,
    faults: Vec<DeckFault>,
}

impl<'a> Check<'a> {
    fn card(&self, e: &Listed) -> &'a Card {
        &self.rules.faces[e.card as usize].card
    }
    fn part(&self, part: Part) -> impl Iterator<Item = (&'a Listed, &'a Card)> + use<'a> {
        let faces = &self.rules.faces;
        self.list.part(part).map(|e| (e, &faces[e.card as usize].card))
    }
    fn fault(&mut self, line: usize, clause: &'static str, wrong: &Wrong<'_>) {
        self.faults.push(DeckFault::new(line, Some(clause), wrong));
    }

    /// A leader, a main deck, an evolve deck; only the last may be empty. [6.1.1]
    fn parts(&mut self) {
        rule!("6.1.1");
        let (leader, main) = (self.list.count(Part::Leader) == 0, self.list.count(Part::Main) == 0);
        if leader || main {
            self.fault(0, "6.1.1", &Wrong::Missing { leader, main, uncounted: self.list.incomplete });
        }
    }

    /// Exactly one, and it is a leader. [6.1.1.1]
    fn leader(&mut self) {
        rule!("6.1.1.1");
        for (e, card) in self.part(Part::Leader) {
            if card.kind != Kind::Leader {
                self.fault(e.line, "6.1.1.1", &Wrong::NotALeader(card));
            }
        }
        let count = self.list.count(Part::Leader);
        if count != 1 {
            let line = self.list.part(Part::Leader).last().map_or(0, |e| e.line);
            self.fault(line, "6.1.1.1", &Wrong::Leaders { count, uncounted: self.list.incomplete });
        }
    }

    /// 40 to 50 cards that are no leaders, evolved cards or tokens. [6.1.1.2]
    fn main(&mut self) {
        rule!("6.1.1.2");
        let count = self.list.count(Part::Main);
        if !MAIN.contains(&count) {
            let (least, most) = (*MAIN.start(), *MAIN.end());
            let wrong = Wrong::MainCount { count, least, most, uncounted: self.list.incomplete };
            self.fault(0, "6.1.1.2", &wrong);
        }
        for (e, card) in self.part(Part::Main) {
            // [2.3.2] [2.3.3.1]
            if card.token || card.evolved || card.kind == Kind::Leader {
                self.fault(e.line, "6.1.1.2", &Wrong::InMain(card));
            }
        }
    }

    /// 0 to 10 cards, all evolved. [6.1.1.3]
    fn evolve(&mut self) {
        rule!("6.1.1.3");
        let count = self.list.count(Part::Evolve);
        if !EVOLVE.contains(&count) {
            self.fault(0, "6.1.1.3", &Wrong::EvolveCount { count, most: *EVOLVE.end() });
        }
        for (e, card) in self.part(Part::Evolve) {
            if !card.evolved {
                self.fault(e.line, "6.1.1.3", &Wrong::InEvolve(card));
            }
        }
    }

    /// Cards of one name, in each of the two decks by itself. [6.1.1.4]
    fn copies(&mut self, part: Part) {
        rule!("6.1.1.4");
        let mut names: BTreeMap<&str, Vec<&Listed>> = BTreeMap::new();
        for (e, card) in self.part(part) {
            names.entry(&card.name).or_default().push(e);
        }
        for (name, entries) in names {
            let limit = entries.iter().map(|e| self.limit(e)).max().unwrap_or(COPIES);
            let count: u32 = entries.iter().map(|e| u32::from(e.count)).sum();
            if count > limit {
                let line = super::too_far(&entries, limit);
                self.fault(line, "6.1.1.4", &Wrong::Copies { part, count, name, limit });
            }
        }
    }
    fn limit(&self, e: &Listed) -> u32 {
        match self.rules.faces[e.card as usize].copies {
            None => COPIES,
            Some(copies) => {
                // The card's own word goes before the rule. [6.1.2]
                rule!("6.1.2");
                copies.into()
            }
        }
    }

    /// Leader and both decks are of one class; Neutral goes with all.
    /// [6.1.1.5] [2.2.3]
    fn class(&mut self) {
        rule!("6.1.1.5", "2.2.1", "2.2.3");
        let leaders: BTreeSet<Class> = self.part(Part::Leader).map(|(_, card)| card.class).collect();
        let decks = || self.list.entries.iter().filter(|e| e.part != Part::Leader);
        if leaders.len() == 1 {
            // [6.1.1.5.1]
            rule!("6.1.1.5.1");
            for (e, &class) in decks().flat_map(|e| leaders.iter().map(move |c| (e, c))) {
                let card = self.card(e);
                if card.class != class && card.class != Class::Neutral {
                    self.fault(e.line, "6.1.1.5.1", &Wrong::OtherClass { card, leader: class });
                }
            }
        } else {
            // Without the one leader there is still no deck of two classes.
            let mut classes: BTreeSet<Class> = decks().map(|e| self.card(e).class).chain(leaders).collect();
            classes.remove(&Class::Neutral);
            if classes.len() > 1 {
                self.fault(0, "6.1.1.5", &Wrong::Mixed(classes.into_iter().collect()));
            }
        }
    }
}
