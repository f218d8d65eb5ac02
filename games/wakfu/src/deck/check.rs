//! Whether a deck is legal. [101] [420.1] [806.10a]

use super::say::Wrong;
use super::{DeckFault, Format, List, Listed, Part, alignment_named};
use crate::board::Alignment;
use crate::card::{Card, Kind};
use crate::rules::{Face, Rules};
use crate::setup::Deck;
use crate::trait_line as line;
use crate::words::Keyword;
use arbiter_decklist::Misread;
use arbiter_kernel::rule;

/// A list that is looked at, and what was found.
struct Check<'a> {
    rules: &'a Rules,
    list: &'a List,
    format: Format,
    faults: Vec<DeckFault>,
}

/// Everything wrong with a list that was understood.
#[must_use]
pub fn check(rules: &Rules, list: &List, format: Format) -> Vec<DeckFault> {
    let mut c = Check { rules, list, format, faults: Vec::new() };
    c.understood();
    c.sizes();
    c.copies();
    c.legality();
    c.keyword();
    c.elementals();
    c.faults
}

/// A Unique card is in only one deck of a team. [901.3a]
///
/// # Errors
/// The first card that is in two of them.
pub fn check_team(rules: &Rules, decks: &[&Deck]) -> Result<(), DeckFault> {
    rule!("901.3", "901.3a");
    let name = |face: u16| rules.faces[face as usize].card.name.as_str();
    for (n, deck) in decks.iter().enumerate() {
        for &face in deck.cards.iter().filter(|&&f| rules.faces[f as usize].card.unique) {
            let twice = |d: &&Deck| d.cards.iter().any(|&f| name(f) == name(face));
            if decks[n + 1..].iter().any(twice) {
                return Err(DeckFault::new(0, Some("901.3a"), &Wrong::UniqueInTeam(name(face))));
            }
        }
    }
    Ok(())
}

/// Whether what the keyword Hero of a card asks for holds of a Hero. [806.10a] [806.10c]
#[must_use]
pub fn suits_hero(face: &Face, hero: &Card, alignment: Alignment) -> bool {
    face.keywords().all(|k| {
        let families = match k {
            Keyword::Hero(family) => [Some(family), None],
            Keyword::HeroEither(a, b) => [Some(a), Some(b)],
            _ => return true,
        };
        rule!("806.10a", "806.10c", "401.3a", "101.6.note");
        families.into_iter().flatten().any(|family| match family.0.as_str() {
            line::BONTA => alignment == Alignment::Bonta,
            line::BRAKMAR => alignment == Alignment::Brakmar,
            name => hero.has(name),
        })
    })
}

impl<'a> Check<'a> {
    fn fault(&mut self, line: usize, clause: &'static str, wrong: &Wrong<'_>) {
        self.faults.push(DeckFault::new(line, Some(clause), wrong));
    }
    fn card(&self, face: u16) -> &'a Card {
        &self.rules.faces[face as usize].card
    }
    /// The lines that name cards, of these parts.
    fn lines(&self, parts: &'a [Part]) -> impl Iterator<Item = &'a Listed> + use<'a> {
        self.list.entries.iter().filter(move |e| parts.contains(&e.part))
    }

    /// A card that is not understood does nothing: no deck has it.
    fn understood(&mut self) {
        for e in self.lines(&[Part::Hero, Part::Bag, Part::Deck, Part::Reserve]) {
            let card = self.card(e.card);
            if let Some(reason) = &card.unplayable {
                self.faults.push(DeckFault::new(e.line, None, &Misread::Unplayable(&card.name, reason)));
            }
        }
    }

    /// Sizes, and exactly one Hero and one Haven Bag. [101.1] [101.2] [101.3] [101.4]
    fn sizes(&mut self) {
        let uncounted = self.list.incomplete;
        let count = |part| self.list.count(part);
        let (heroes, bags, reserve) = (count(Part::Hero), count(Part::Bag), count(Part::Reserve));
        let (all, declared) = (heroes + bags + count(Part::Deck), count(Part::Alignment));
        let size = self.format.size() as u32;
        if all != size {
            let clause = if self.format.is_constructed() { "101.1" } else { "101.2" };
            rule!("101.1", "101.2");
            self.fault(0, clause, &Wrong::Size { count: all, size, uncounted });
        }
        if heroes != 1 {
            rule!("101.3", "307.1");
            self.fault(0, "101.3", &Wrong::Heroes { count: heroes, uncounted });
        }
        if bags != 1 {
            rule!("101.3", "306.1");
            self.fault(0, "101.3", &Wrong::Bags { count: bags, uncounted });
        }
        if rule!("401.3a" => declared > 1) {
            self.fault(0, "401.3a", &Wrong::Alignments(declared));
        }
        for e in self.lines(&[Part::Hero, Part::Bag, Part::Deck, Part::Reserve]) {
            if rule!("413.2" => self.rules.faces[e.card as usize].token) {
                self.fault(e.line, "413.2", &Wrong::Token(&self.card(e.card).name));
            }
        }
        if !self.format.is_constructed() {
            return;
        }
        if !matches!(reserve, 0 | 12) {
            rule!("101.4");
            self.fault(0, "101.4", &Wrong::Reserve { count: reserve, uncounted });
        }
        for e in self.lines(&[Part::Reserve]) {
            let card = self.card(e.card);
            if rule!("101.4" => matches!(card.kind, Kind::Hero | Kind::Bag)) {
                self.fault(e.line, "101.4", &Wrong::ReserveCard(&card.name));
            }
        }
    }

    /// At most three copies, one if Unique; at most one Protector. [101.5] [101.6] [308.3] [420.1]
    fn copies(&mut self) {
        let parts: &[Part] = if self.format.is_constructed() {
            &[Part::Hero, Part::Bag, Part::Deck, Part::Reserve]
        } else {
            rule!("101.6");
            &[Part::Hero, Part::Bag, Part::Deck]
        };
        let (mut seen, mut protectors): (Vec<(u16, u32)>, u32) = (Vec::new(), 0);
        for e in self.lines(parts) {
            if self.card(e.card).kind == Kind::Protector {
                protectors += u32::from(e.count);
            }
            let before = seen.iter().position(|s| s.0 == e.card);
            let at = before.unwrap_or_else(|| {
                seen.push((e.card, 0));
                seen.len() - 1
            });
            let (had, has) = (seen[at].1, seen[at].1 + u32::from(e.count));
            seen[at].1 = has;
            let name = self.card(e.card).name.as_str();
            if rule!("420.1" => self.card(e.card).unique && has > 1 && had <= 1) {
                self.fault(e.line, "420.1", &Wrong::Unique(name));
            } else if rule!("101.5" => self.format.is_constructed() && has > 3 && had <= 3) {
                let count = self.lines(parts).filter(|o| o.card == e.card).map(|o| u32::from(o.count)).sum();
                self.fault(e.line, "101.5", &Wrong::Copies { count, name });
            }
        }
        if rule!("308.3" => protectors > 1) {
            self.fault(0, "308.3", &Wrong::Protectors(protectors));
        }
    }

    /// Expansions and bans. [1201.block] [1202.rule]
    fn legality(&mut self) {
        for e in self.lines(&[Part::Hero, Part::Bag, Part::Deck, Part::Reserve]) {
            let card = self.card(e.card);
            if rule!("1202.rule" => self.format.banned().contains(&card.name_fr.as_str())) {
                let constructed = self.format == Format::Constructed;
                let clause = if rule!("1202.constructed" => constructed) {
                    "1202.constructed"
                } else {
                    rule!("1202.block");
                    "1202.block"
                };
                self.fault(e.line, clause, &Wrong::Banned(&card.name));
            }
            if let Format::Block(block) = self.format
                && rule!("1201.table", "1201.block" => !block.sets().contains(&card.from.as_str()))
            {
                self.fault(e.line, "1201.block", &Wrong::OtherBlock(&card.name));
            }
        }
    }

    /// The keyword Hero binds the base deck; an Alignment is the declared one. [806.10a] [806.10c]
    fn keyword(&mut self) {
        let Some(hero) = self.list.part(Part::Hero).next().map(|e| self.card(e.card)) else { return };
        let alignment = alignment_named(self.list.part(Part::Alignment).next().map(|e| e.card));
        for e in self.lines(&[Part::Bag, Part::Deck]) {
            if !suits_hero(&self.rules.faces[e.card as usize], hero, alignment) {
                self.fault(e.line, "806.10a", &Wrong::HeroTrait(&self.card(e.card).name));
            }
        }
    }

    /// Elemental Allies of a draft are of the Element of the Hero or the Bag. [101.7]
    fn elementals(&mut self) {
        if self.format != Format::Draft {
            return;
        }
        let spirit = |e: &&Listed| line::ELEMENTALS.contains(&self.card(e.card).name_fr.as_str());
        let spirits: Vec<&Listed> = self.lines(&[Part::Deck]).filter(spirit).collect();
        let count = spirits.iter().map(|e| u32::from(e.count)).sum();
        if rule!("101.7" => count > 4) {
            self.fault(0, "101.7", &Wrong::Elementals(count));
        }
        let base: Vec<_> = self.lines(&[Part::Hero, Part::Bag]).map(|e| self.card(e.card).element).collect();
        for e in spirits {
            let card = self.card(e.card);
            if rule!("101.7" => !base.contains(&card.element)) {
                self.fault(e.line, "101.7", &Wrong::ElementalElement(&card.name));
            }
        }
    }
}
