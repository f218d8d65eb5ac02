//! Whether a deck may be played with, and if not, by which clause. [6.1.1]

use super::{DeckFault, List, Listed, Part};
use crate::card::{Card, Kind};
use crate::rules::Rules;
use crate::words::Class;
use arbiter_kernel::rule;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

const MAIN: RangeInclusive<u32> = 40..=50;
const EVOLVE: RangeInclusive<u32> = 0..=10;
const COPIES: u32 = 3;

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
    c.playable();
    c.faults
}

struct Check<'a> {
    rules: &'a Rules,
    list: &'a List,
    faults: Vec<DeckFault>,
}

impl<'a> Check<'a> {
    fn card(&self, e: &Listed) -> &'a Card {
        &self.rules.faces[e.face as usize].card
    }
    fn part(&self, part: Part) -> impl Iterator<Item = (&'a Listed, &'a Card)> + use<'a> {
        let faces = &self.rules.faces;
        self.list.part(part).map(|e| (e, &faces[e.face as usize].card))
    }
    fn fault(&mut self, line: usize, clause: &'static str, why: String) {
        self.faults.push(DeckFault { line, why, clause: Some(clause) });
    }
    /// A number of cards is wrong; says so if the cause may be a bad line.
    fn number(&mut self, line: usize, clause: &'static str, why: &str) {
        let but = if self.list.incomplete { " Lines that were not understood are not counted." } else { "" };
        self.fault(line, clause, format!("{why}{but}"));
    }

    /// A leader, a main deck, an evolve deck; only the last may be empty. [6.1.1]
    fn parts(&mut self) {
        rule!("6.1.1");
        let missing: Vec<&str> = [(Part::Leader, "leader"), (Part::Main, "main deck")]
            .into_iter()
            .filter(|&(part, _)| self.list.count(part) == 0)
            .map(|(_, name)| name)
            .collect();
        if !missing.is_empty() {
            let missing = missing.join(" and no ");
            let why = format!("There is no {missing}; a deck is a leader, a main deck and, if wanted, an evolve deck.");
            self.number(0, "6.1.1", &why);
        }
    }

    /// Exactly one, and it is a leader. [6.1.1.1]
    fn leader(&mut self) {
        rule!("6.1.1.1");
        for (e, card) in self.part(Part::Leader) {
            if card.kind != Kind::Leader {
                let (name, what) = (&card.name, kind(card));
                self.fault(e.line, "6.1.1.1", format!("`{name}` is {what}, no leader; the leader must be one."));
            }
        }
        let count = self.list.count(Part::Leader);
        if count != 1 {
            let line = self.list.part(Part::Leader).last().map_or(0, |e| e.line);
            let have = if count == 0 { "no leader".to_owned() } else { format!("{count} leaders") };
            self.number(line, "6.1.1.1", &format!("The deck has {have}; it needs exactly one."));
        }
    }

    /// 40 to 50 cards that are no leaders, evolved cards or tokens. [6.1.1.2]
    fn main(&mut self) {
        rule!("6.1.1.2");
        let count = self.list.count(Part::Main);
        if !MAIN.contains(&count) {
            let (least, most) = (MAIN.start(), MAIN.end());
            self.number(0, "6.1.1.2", &format!("The main deck has {}; it needs {least} to {most}.", cards(count)));
        }
        for (e, card) in self.part(Part::Main) {
            // [2.3.2] [2.3.3.1]
            let instead = match (card.token, card.evolved, card.kind) {
                (true, ..) => "cards make it during the game",
                (_, true, _) => "it belongs in the evolve deck",
                (.., Kind::Leader) => "it belongs under Leader",
                _ => continue,
            };
            let (name, what) = (&card.name, kind(card));
            self.fault(e.line, "6.1.1.2", format!("`{name}` is {what} and cannot be in the main deck; {instead}."));
        }
    }

    /// 0 to 10 cards, all evolved. [6.1.1.3]
    fn evolve(&mut self) {
        rule!("6.1.1.3");
        let count = self.list.count(Part::Evolve);
        if !EVOLVE.contains(&count) {
            let most = EVOLVE.end();
            self.fault(0, "6.1.1.3", format!("The evolve deck has {}; it may have {most} at most.", cards(count)));
        }
        for (e, card) in self.part(Part::Evolve) {
            if !card.evolved {
                let (name, what) = (&card.name, kind(card));
                let why = format!("`{name}` is {what}, not an evolved card; the evolve deck holds evolved cards only.");
                self.fault(e.line, "6.1.1.3", why);
            }
        }
    }

    /// Cards of one name, in each of the two decks by itself. [6.1.1.4]
    fn copies(&mut self, part: Part) {
        rule!("6.1.1.4");
        let deck = if part == Part::Main { "main" } else { "evolve" };
        let mut names: BTreeMap<&str, Vec<&Listed>> = BTreeMap::new();
        for (e, card) in self.part(part) {
            names.entry(&card.name).or_default().push(e);
        }
        for (name, entries) in names {
            let limit = entries.iter().map(|e| self.limit(e)).max().unwrap_or(COPIES);
            let count: u32 = entries.iter().map(|e| u32::from(e.count)).sum();
            if count > limit {
                // The line that goes too far, not the first of that name.
                let mut sum = 0;
                let too_far = entries.iter().find(|e| {
                    sum += u32::from(e.count);
                    sum > limit
                });
                let line = too_far.map_or(0, |e| e.line);
                let why = format!("The {deck} deck has {} named `{name}`; it may have {limit} at most.", cards(count));
                self.fault(line, "6.1.1.4", why);
            }
        }
    }
    fn limit(&self, e: &Listed) -> u32 {
        match self.rules.faces[e.face as usize].copies {
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
                    let (name, is) = (&card.name, card.class);
                    let or = if class == Class::Neutral { String::new() } else { format!("{class:?} or ") };
                    let why = format!("`{name}` is {is:?}; with this leader a card must be {or}Neutral.");
                    self.fault(e.line, "6.1.1.5.1", why);
                }
            }
        } else {
            // Without the one leader there is still no deck of two classes.
            let mut classes: BTreeSet<Class> = decks().map(|e| self.card(e).class).chain(leaders).collect();
            classes.remove(&Class::Neutral);
            if classes.len() > 1 {
                let names: Vec<String> = classes.iter().map(|c| format!("{c:?}")).collect();
                let why = format!("The deck mixes {}; it must be of one class and Neutral.", names.join(", "));
                self.fault(0, "6.1.1.5", why);
            }
        }
    }

    /// No rule of the book: the engine must know what a card does.
    fn playable(&mut self) {
        let mut told = BTreeSet::new();
        for e in &self.list.entries {
            let card = self.card(e);
            if let Some(reason) = &card.unplayable
                && told.insert(e.face)
            {
                let why = format!("`{}` cannot be played here: {reason}", card.name);
                self.faults.push(DeckFault { line: e.line, why, clause: None });
            }
        }
    }
}

fn cards(count: u32) -> String {
    if count == 1 { "1 card".to_owned() } else { format!("{count} cards") }
}

fn kind(card: &Card) -> &'static str {
    match (card.token, card.evolved, card.kind) {
        (true, ..) => "a token",
        (_, true, _) => "an evolved card",
        (.., Kind::Leader) => "a leader",
        (.., Kind::Follower) => "a follower",
        (.., Kind::Amulet) => "an amulet",
        (.., Kind::Spell) => "a spell",
    }
}
