//! The cards and decks of The Spoils.

use super::cards;
use crate::play::{self, Play};
use crate::{
    BenchReport, Both, CardInfo, DeckEntry, DeckInfo, DeckReport, Fault, Library, Match, SearchFault, Source, Start,
};
use arbiter_kernel::Rng;
use arbiter_spoils::board::T;
use arbiter_spoils::card::{Pool, slug};
use arbiter_spoils::deck::{self, Deck, DeckFault, Format, Part};
use arbiter_spoils::rules::{Face, Rules};
use arbiter_spoils::{Spoils, render, setup, shipped, stage};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// Compiled cards.
pub(super) struct Cards {
    pub(super) rules: Arc<Rules>,
    pub(super) pool: Pool,
    /// French for names of abilities, subtypes and identifiers.
    pub(super) french: BTreeMap<String, String>,
    pub(super) shown: OnceLock<Vec<CardInfo>>,
}

fn fault(source: &str, f: DeckFault) -> Fault {
    Fault { source: source.to_owned(), line: f.line, why: f.why, clause: f.clause }
}

impl Cards {
    /// Every card as it is shown, made once.
    fn shown(&self) -> &Vec<CardInfo> {
        self.shown.get_or_init(|| cards::all(self))
    }
    fn legal(&self, text: &str) -> Result<Deck, Vec<DeckFault>> {
        deck::legal(&self.pool, text, &Format::constructed())
    }
    fn deck_info(&self, key: &str, text: &str) -> DeckInfo {
        let list = deck::parse(&self.pool, text).list;
        // Factions belong to no trade, so a deck is of the trade that most of its cards belong to.
        let mut trades = BTreeMap::new();
        for e in list.part(&self.pool, Part::Deck) {
            if let Some(trade) = self.pool.card(e.card).trade {
                *trades.entry(cards::trade_key(Some(trade))).or_insert(0) += u32::from(e.count);
            }
        }
        let class = trades.into_iter().max_by_key(|t| t.1).map_or(cards::trade_key(None), |t| t.0);
        let mut comments = text.lines().map_while(|l| l.strip_prefix('#')).map(str::trim);
        let en = comments.next().unwrap_or(key).to_owned();
        let fr = comments.next().map_or_else(|| en.clone(), str::to_owned);
        DeckInfo { key: key.to_owned(), title: Both { en, fr }, class, text: text.to_owned() }
    }
    fn face(&self, english: &str) -> Option<&Face> {
        self.rules.named(&slug(english)).map(|n| &self.rules.faces[n as usize])
    }
    /// A card's name, an ability's or a subtype in French.
    pub(super) fn french(&self, english: &str) -> String {
        let named = self.face(english).and_then(|f| f.card.name_fr.clone());
        named.or_else(|| self.french.get(english).cloned()).unwrap_or_else(|| english.to_owned())
    }
}

fn begin(rules: &Arc<Rules>, decks: [&Deck; 2], rng: Rng) -> T {
    setup::start(rules, decks.map(|d| (d.faction, d.cards.as_slice())), rng)
}

impl Library for Cards {
    fn decks(&self) -> Vec<DeckInfo> {
        shipped::DECKS.iter().map(|(key, text)| self.deck_info(key, text)).collect()
    }
    fn check_deck(&self, source: &Source) -> Vec<Fault> {
        let faults = self.legal(&source.text).err().unwrap_or_default();
        faults.into_iter().map(|f| fault(&source.name, f)).collect()
    }
    fn check_deck_for(&self, source: &Source, format: &str) -> Result<Vec<Fault>, String> {
        let format = Format::parse(&self.pool, format)?;
        let faults = deck::legal(&self.pool, &source.text, &format).err().unwrap_or_default();
        Ok(faults.into_iter().map(|f| fault(&source.name, f)).collect())
    }
    fn read_deck(&self, source: &Source) -> DeckReport {
        let (list, faults) = deck::read(&self.pool, &source.text, &Format::constructed());
        let entry = |e: &deck::Listed| DeckEntry {
            part: cards::part_key(deck::part_of(&self.pool, e.card)),
            count: e.count,
            name: self.pool.card(e.card).name.clone(),
        };
        let told = |f: DeckFault| crate::DeckFault {
            line: f.line,
            why: f.why,
            said: f.said,
            clause: f.clause,
            nearest: f.nearest,
        };
        DeckReport {
            entries: list.entries.iter().map(entry).collect(),
            faults: faults.into_iter().map(told).collect(),
            text: deck::list_text(&self.pool, &list),
            code: deck::list_code(&self.pool, &list),
            file: deck::list_o8d(&self.pool, &list),
            ending: "o8d",
        }
    }
    fn cards(&self) -> Vec<CardInfo> {
        self.shown().clone()
    }
    fn search(&self, query: &str) -> Result<Vec<String>, SearchFault> {
        crate::search::search(self.shown(), query)
    }
    fn start(&self, how: &Start) -> Result<Box<dyn Match>, Vec<Fault>> {
        how.setting(super::MODES)?;
        let [first, second] = &how.brings[..] else { unreachable!("there are two players") };
        let read = |s: &Source| {
            self.legal(&s.text).map_err(|faults| faults.into_iter().map(|f| fault(&s.name, f)).collect::<Vec<_>>())
        };
        let (first, second) = (read(first)?, read(second)?);
        Ok(Play::boxed(begin(&self.rules, [&first, &second], Rng::from_key(how.seed.0))))
    }
    fn stage(&self, lines: &[(usize, String)], rolls: &[u32]) -> Result<Box<dyn Match>, Fault> {
        let wrong = |(line, why)| Fault { source: "set-up".to_owned(), line, why, clause: None };
        Ok(Play::boxed(stage::stage(&self.rules, lines, rolls).map_err(wrong)?))
    }
    fn stage_watched(
        &self,
        lines: &[(usize, String)],
        rolls: &[u32],
        look: &mut dyn FnMut(Box<dyn Match>),
    ) -> Result<Box<dyn Match>, Fault> {
        let wrong = |(line, why)| Fault { source: "set-up".to_owned(), line, why, clause: None };
        let table = stage::stage_watched(&self.rules, lines, rolls, |t| look(Play::boxed(t.clone())));
        Ok(Play::boxed(table.map_err(wrong)?))
    }
    fn slugs(&self) -> Vec<String> {
        self.rules.faces.iter().map(|f| f.slug.clone()).collect()
    }
    fn restore(&self, saved: &[u8]) -> Result<Box<dyn Match>, Fault> {
        play::restore::<Spoils>(&self.rules, saved)
    }
    fn unread(&self) -> Vec<(String, String)> {
        let why = |f: &Face| f.card.unplayable.clone().map(|why| (f.card.name.clone(), why));
        self.rules.faces.iter().filter_map(why).collect()
    }
    fn card_name(&self, english: &str, lang: &str) -> String {
        if lang == "fr" { self.french(english) } else { english.to_owned() }
    }
    fn card_text(&self, english: &str, lang: &str) -> Vec<String> {
        let Some(f) = self.face(english) else { return Vec::new() };
        match (&f.card.unplayable, lang) {
            (Some(why), _) => vec![f.card.wording.clone(), why.clone()],
            (None, "fr") => render::french_named(&f.card.text, &|n| self.french(n)),
            (None, _) => render::english(&f.card.text),
        }
    }
    fn bench(&self, games: u32, seed: u64, looks: u32) -> BenchReport {
        let decks: Vec<Deck> = shipped::DECKS.iter().filter_map(|d| self.legal(d.1).ok()).collect();
        let n = decks.len() as u64;
        let at = |x: u64| &decks[(x % n) as usize];
        let start = |game, chance| begin(&self.rules, [at(game), at(game / n)], Rng::new(chance));
        play::count::<Spoils>(games, seed, looks, start)
    }
}
