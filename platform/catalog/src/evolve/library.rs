//! The cards and decks of Evolve.

use super::cards;
use crate::play::{self, Play};
use crate::{
    BenchReport, Both, CardInfo, DeckEntry, DeckInfo, DeckReport, Fault, Library, Match, SearchFault, Source, Start,
};
use arbiter_evolve::deck::{self, DeckFault};
use arbiter_evolve::rules::{Face, Rules, slug};
use arbiter_evolve::{Evolve, render, setup, shipped, stage};
use arbiter_kernel::Rng;
use std::sync::{Arc, OnceLock};

/// Compiled cards.
pub(super) struct Cards {
    pub(super) rules: Arc<Rules>,
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
    fn deck_info(&self, key: &str, text: &str) -> DeckInfo {
        let (list, _) = deck::parse(&self.rules, text);
        let leader = list.entries.iter().find(|e| e.part == deck::Part::Leader);
        let class = leader.map_or("", |e| cards::class_key(self.rules.faces[e.face as usize].card.class));
        let mut comments = text.lines().map_while(|l| l.strip_prefix('#')).map(str::trim);
        let en = comments.next().unwrap_or(key).to_owned();
        let fr = comments.next().map_or_else(|| en.clone(), str::to_owned);
        DeckInfo { key: key.to_owned(), title: Both { en, fr }, class, text: text.to_owned() }
    }
    fn face(&self, english: &str) -> Option<&Face> {
        let n = self.rules.plain(&slug(english)).or_else(|| self.rules.evolved(&slug(english)))?;
        Some(&self.rules.faces[n as usize])
    }
    /// A card's name or a trait in French.
    pub(super) fn french(&self, english: &str) -> String {
        let name = self.face(english).and_then(|f| f.card.name_fr.clone());
        name.unwrap_or_else(|| shipped::french_trait(english).to_owned())
    }
}

impl Library for Cards {
    fn decks(&self) -> Vec<DeckInfo> {
        shipped::DECKS.iter().map(|(key, text)| self.deck_info(key, text)).collect()
    }
    fn check_deck(&self, source: &Source) -> Vec<Fault> {
        let faults = deck::legal(&self.rules, &source.text).err().unwrap_or_default();
        faults.into_iter().map(|f| fault(&source.name, f)).collect()
    }
    fn read_deck(&self, source: &Source) -> DeckReport {
        let (list, faults) = deck::read(&self.rules, &source.text);
        let entry = |e: &deck::Listed| DeckEntry {
            part: cards::part_key(e.part),
            count: e.count,
            name: self.rules.faces[e.face as usize].card.name.clone(),
        };
        let told = |f: deck::DeckFault| crate::DeckFault {
            line: f.line,
            why: f.why,
            said: f.said,
            clause: f.clause,
            nearest: f.nearest,
        };
        DeckReport {
            entries: list.entries.iter().map(entry).collect(),
            faults: faults.into_iter().map(told).collect(),
            text: deck::list_text(&self.rules, &list),
            code: deck::list_code(&self.rules, &list),
            file: deck::list_cod(&self.rules, &list),
            ending: "cod",
        }
    }
    fn cards(&self) -> Vec<CardInfo> {
        self.shown().clone()
    }
    fn search(&self, query: &str) -> Result<Vec<String>, SearchFault> {
        crate::search::search(self.shown(), query)
    }
    fn start(&self, how: &Start) -> Result<Box<dyn Match>, Vec<Fault>> {
        setup::players(how.brings.len()).map_err(|f| vec![fault("players", f)])?;
        how.setting(super::MODES)?;
        let [first, second] = &how.brings[..] else { unreachable!("there are two players") };
        let read = |s: &Source| {
            deck::legal(&self.rules, &s.text)
                .map_err(|faults| faults.into_iter().map(|f| fault(&s.name, f)).collect::<Vec<_>>())
        };
        let decks = [read(first)?, read(second)?];
        Ok(Play::boxed(setup::start(&self.rules, &decks, Rng::from_key(how.seed.0))))
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
        play::restore::<Evolve>(&self.rules, saved)
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
            (None, "fr") => render::french_named(&f.card.abilities, f.card.kind, &|n| self.french(n)),
            (None, _) => render::english(&f.card.abilities, f.card.kind),
        }
    }
    fn bench(&self, games: u32, seed: u64, looks: u32) -> BenchReport {
        let decks: Vec<deck::Deck> = shipped::DECKS.iter().filter_map(|d| deck::legal(&self.rules, d.1).ok()).collect();
        let n = decks.len() as u64;
        let at = |x: u64| decks[(x % n) as usize].clone();
        let start = |game, chance| setup::start(&self.rules, &[at(game), at(game / n)], Rng::new(chance));
        play::count::<Evolve>(games, seed, looks, start)
    }
}
