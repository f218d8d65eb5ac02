//! The champions of Super Fantasy Brawl and the lists of them.

use super::cards;
use crate::play::{self, Play};
use crate::{
    BenchReport, Both, CardInfo, DeckEntry, DeckInfo, DeckReport, Fault, Library, Match, SearchFault, Source, Start,
};
use arbiter_brawl::list::{self, Listed};
use arbiter_brawl::recruit::{self, Mode};
use arbiter_brawl::rules::Rules;
use arbiter_brawl::{Brawl, setup, shipped, stage};
use arbiter_kernel::Rng;
use std::sync::{Arc, OnceLock};

/// Compiled champions.
pub(super) struct Cards {
    pub(super) rules: Arc<Rules>,
    pub(super) shown: OnceLock<Vec<CardInfo>>,
}

fn mode_of(key: &str) -> Mode {
    match key {
        "free" => Mode::Free { duplicates: false },
        "friendly" => Mode::Friendly,
        _ => Mode::Competitive,
    }
}

impl Cards {
    /// Everything as it is shown, made once.
    fn shown(&self) -> &Vec<CardInfo> {
        self.shown.get_or_init(|| cards::all(self))
    }
    fn info(&self, english: &str) -> Option<&CardInfo> {
        self.shown().iter().find(|c| c.name == english)
    }
    fn legal(&self, source: &Source) -> Result<Vec<Listed>, Vec<Fault>> {
        let (list, faults) = list::read(&self.rules, &source.text);
        let told = |f: list::Fault| Fault { source: source.name.clone(), line: f.line, why: f.why, clause: f.clause };
        if faults.is_empty() { Ok(list) } else { Err(faults.into_iter().map(told).collect()) }
    }
    fn deck_info(key: &str, text: &str) -> DeckInfo {
        let mut comments = text.lines().map_while(|l| l.strip_prefix('#')).map(str::trim);
        let en = comments.next().unwrap_or(key).to_owned();
        let fr = comments.next().map_or_else(|| en.clone(), str::to_owned);
        DeckInfo { key: key.to_owned(), title: Both { en, fr }, class: "champion", text: text.to_owned() }
    }
    /// What a table begins with, these lists being handed in.
    fn begin(mode: Mode, lists: &[Vec<Listed>]) -> recruit::Start {
        let seats = lists.len() as u8;
        let top = list::taken(mode, seats);
        let lists = lists.iter().map(|l| l.iter().take(top).map(|c| c.kind).collect()).collect();
        recruit::Start { seats, mode, lists, pool: Vec::new() }
    }
}

impl Library for Cards {
    fn decks(&self) -> Vec<DeckInfo> {
        shipped::LISTS.iter().map(|(key, text)| Cards::deck_info(key, text)).collect()
    }
    fn check_deck(&self, source: &Source) -> Vec<Fault> {
        self.legal(source).err().unwrap_or_default()
    }
    fn read_deck(&self, source: &Source) -> DeckReport {
        let (list, faults) = list::read(&self.rules, &source.text);
        let name = |l: &Listed| self.rules.champions[l.kind as usize].card.name.clone();
        let entry = |l: &Listed| DeckEntry { part: "champions", count: 1, name: name(l) };
        let told = |f: list::Fault| crate::DeckFault {
            line: f.line,
            why: f.why,
            said: f.said,
            clause: f.clause,
            nearest: f.nearest,
        };
        DeckReport {
            entries: list.iter().map(entry).collect(),
            faults: faults.into_iter().map(told).collect(),
            text: list::text(&self.rules, &list),
            code: list::to_code(&self.rules, &list),
            // No other program knows such lists: it is the same text.
            file: list::text(&self.rules, &list),
            ending: "txt",
        }
    }
    fn cards(&self) -> Vec<CardInfo> {
        self.shown().clone()
    }
    fn search(&self, query: &str) -> Result<Vec<String>, SearchFault> {
        crate::search::search(self.shown(), query)
    }
    fn start(&self, how: &Start) -> Result<Box<dyn Match>, Vec<Fault>> {
        let setting = how.setting(super::MODES)?;
        let mode = mode_of(setting.mode.key);
        let empty = |s: &Source| if mode == Mode::Friendly { Ok(Vec::new()) } else { self.legal(s) };
        let lists = how.brings.iter().map(empty).collect::<Result<Vec<_>, _>>()?;
        let wrong = |f: recruit::Fault| {
            vec![Fault { source: "table".to_owned(), line: 0, why: f.to_string(), clause: f.clause() }]
        };
        let with = Cards::begin(mode, &lists);
        setup::start(&self.rules, &with, Rng::from_key(how.seed.0)).map(Play::boxed).map_err(wrong)
    }
    fn stage(&self, lines: &[(usize, String)], rolls: &[u32]) -> Result<Box<dyn Match>, Fault> {
        self.stage_watched(lines, rolls, &mut |_| ())
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
        self.shown().iter().map(|c| c.slug.clone()).collect()
    }
    fn restore(&self, saved: &[u8]) -> Result<Box<dyn Match>, Fault> {
        play::restore::<Brawl>(&self.rules, saved)
    }
    fn card_name(&self, english: &str, lang: &str) -> String {
        let french = || self.info(english).map(|c| c.title.fr.clone());
        if lang == "fr" { french().unwrap_or_else(|| english.to_owned()) } else { english.to_owned() }
    }
    fn card_text(&self, english: &str, lang: &str) -> Vec<String> {
        let Some(card) = self.info(english) else { return Vec::new() };
        if lang == "fr" { card.text.fr.clone() } else { card.text.en.clone() }
    }
    fn bench(&self, games: u32, seed: u64, looks: u32) -> BenchReport {
        let with = recruit::Start { seats: 2, mode: Mode::Friendly, lists: Vec::new(), pool: Vec::new() };
        let start =
            |_, chance| setup::start(&self.rules, &with, Rng::new(chance)).expect("the whole roster can be drafted");
        play::count::<Brawl>(games, seed, looks, start)
    }
}
