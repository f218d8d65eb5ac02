//! Sitting down, revealing a seed, getting ready for the next game.

use super::events::{By, Bytes32, Event};
use super::handle::Decided;
use super::{Next, Refusal, Room, seeds};
use crate::wire;
use arbiter_catalog::{Brings, DeckFault, DeckReport, Library, Source, setting};
use arbiter_protocol::room::{SeatKind, Stage};
use arbiter_protocol::{Code, limits};
use std::collections::BTreeMap;

impl Room {
    pub(super) fn sit(&self, by: By, seat: u8, name: &str, deck: &str, commit: &str) -> Decided {
        let chair = &self.ledger.chairs[usize::from(seat)];
        let own = chair.player.as_ref().is_some_and(|p| *p == by.player);
        let kept = chair.kept_for.as_ref().is_some_and(|p| *p != by.player);
        if !own && (chair.kind != SeatKind::Open || kept) {
            return Err(Code::Taken.into());
        }
        let name = crate::text::name(name).ok_or(Code::Text)?;
        let deck = self.brought(seat, deck)?;
        Ok((Event::Sat { by, seat, name, deck, commit: committed(commit)? }, Next::Same))
    }

    /// Within a match nobody leaves their seat: a deck would change, and what is
    /// the opponent's due would be lost.
    pub(super) fn stand(&self, by: By, seat: u8) -> Decided {
        if self.ledger.stage == Stage::Sealing && self.ledger.round > 1 {
            return Err(Code::NotNow.into());
        }
        Ok((Event::Stood { by, seat }, Next::Same))
    }

    pub(super) fn reveal(&self, by: By, seat: u8, seed: &str) -> Decided {
        let chair = &self.ledger.chairs[usize::from(seat)];
        let seed = seeds::unhex(seed).ok_or(Code::Seed)?;
        if chair.seed.is_some() {
            return Err(Code::NotNow.into());
        }
        if chair.commit != Some(seeds::commit(&seed)) {
            return Err(Code::Seed.into());
        }
        Ok((Event::Revealed { by, seat, seed }, Next::Same))
    }

    pub(super) fn again(&self, by: By, seat: u8, deck: &str, commit: &str) -> Decided {
        if self.ledger.staged() {
            let commit = self.ledger.sealed.as_ref().map_or([0; 32], |(_, seats)| seats[usize::from(seat)]);
            return Ok((Event::Again { by, seat, deck: String::new(), commit }, Next::Same));
        }
        let deck = match deck {
            "" => String::new(),
            _ if self.wants_decks() || self.ledger.kept && self.ledger.stage == Stage::Between => {
                self.next_deck(seat, deck)?
            }
            _ => self.brought(seat, deck)?,
        };
        Ok((Event::Again { by, seat, deck, commit: committed(commit)? }, Next::Same))
    }

    /// What a seat brings, if it may; nothing where the mode brings nothing.
    fn brought(&self, seat: u8, deck: &str) -> Result<String, Refusal> {
        match (self.wants_decks(), deck) {
            (true, _) => {
                let text = playable(self.rules.library.as_ref(), deck, &self.ledger.mode)?.text;
                self.beside_partners(seat, text)
            }
            (false, "") => Ok(String::new()),
            (false, _) => Err(Refusal { why: wire::say("refused-no-deck"), ..Code::Deck.into() }),
        }
    }

    /// What the seats received in the game that has ended, if the match goes on and
    /// everybody has a deck of it; else it is received anew.
    pub(super) fn received(&self) -> Option<Vec<String>> {
        if self.ledger.kept || self.ledger.stage != Stage::Between || self.ledger.staged() {
            return None;
        }
        let found = setting(self.rules.modes, &self.ledger.mode, &self.ledger.seating, None).ok()?;
        let game = self.game().filter(|_| found.mode.brings == Brings::Pool)?;
        let legal = |text: &String| playable(self.rules.library.as_ref(), text, &self.ledger.mode).is_ok();
        (0..self.ledger.chairs.len() as u8).map(|seat| game.kept(seat).filter(legal)).collect()
    }

    /// Within a match a deck changes only by its reserve.
    fn next_deck(&self, seat: u8, deck: &str) -> Result<String, Refusal> {
        let report = playable(self.rules.library.as_ref(), deck, &self.ledger.mode)?;
        let before = &self.ledger.chairs[usize::from(seat)].deck;
        if self.ledger.stage == Stage::Between && report.text != *before {
            let source = Source { name: "deck".to_owned(), text: before.clone() };
            let same = cards(&report) == cards(&self.rules.library.read_deck(&source));
            if !self.rules.reserve || !same {
                return Err(Refusal { why: wire::say("refused-reserve"), ..Code::Deck.into() });
            }
        }
        self.beside_partners(seat, report.text)
    }

    /// A deck, if those of the partners who sit there already may be played beside it.
    fn beside_partners(&self, seat: u8, text: String) -> Result<String, Refusal> {
        let own = &self.ledger.chairs[usize::from(seat)];
        let others = self.ledger.chairs.iter().enumerate().filter(|(n, _)| *n != usize::from(seat));
        let partners = others.filter(|(_, c)| c.team == own.team && !c.deck.is_empty());
        let source = |text: &str| Source { name: "deck".to_owned(), text: text.to_owned() };
        let team: Vec<Source> = [source(&text)].into_iter().chain(partners.map(|(_, c)| source(&c.deck))).collect();
        match self.rules.library.check_team(&team, &self.ledger.mode) {
            None => Ok(text),
            Some(fault) => Err(refused(&fault)),
        }
    }
}

/// A deck that may be played in a mode, from its text, its code or the key of a shipped one.
pub(crate) fn playable(library: &dyn Library, deck: &str, mode: &str) -> Result<DeckReport, Refusal> {
    if deck.len() > limits::DECK {
        return Err(Code::TooBig.into());
    }
    let shipped = library.decks().into_iter().find(|d| d.key == deck);
    let text = shipped.map_or_else(|| crate::deck::text(deck), |d| d.text);
    let report = library.read_deck_in(&Source { name: "deck".to_owned(), text }, mode);
    match report.faults.first() {
        None => Ok(report),
        Some(fault) => Err(refused(fault)),
    }
}

pub(super) fn refused(fault: &DeckFault) -> Refusal {
    Refusal {
        code: Code::Deck,
        why: wire::message(&fault.said),
        clause: fault.clause.map(ToOwned::to_owned),
        text: Some(fault.why.clone()),
    }
}

/// How many of each card, in whichever part of the deck.
fn cards(report: &DeckReport) -> BTreeMap<&str, u32> {
    let mut all = BTreeMap::new();
    for entry in &report.entries {
        *all.entry(entry.name.as_str()).or_default() += u32::from(entry.count);
    }
    all
}

fn committed(commit: &str) -> Result<Bytes32, Refusal> {
    seeds::unhex(commit).ok_or_else(|| Code::Seed.into())
}
