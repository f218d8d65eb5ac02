//! A line of the catalog: any game that is a [`House`].

use crate::play::{self, Play};
use crate::{
    BenchReport, Both, Brings, CardInfo, DeckFault, DeckInfo, DeckReport, Fault, Game, Lesson, Library, Match, Mode,
    Printed, Reading, SearchFault, Source, Start, TableShape, lessons, replace, search,
};
use arbiter_desk::stage::{LINES, Script};
use arbiter_desk::{Beginning, House, Setting, Shelf};
use arbiter_kernel::{Rng, SeatSet};
use std::marker::PhantomData;

/// Any game as a line of a catalog.
pub struct Listed<G>(PhantomData<G>);

impl<G> Listed<G> {
    /// It is nothing but the game's name.
    pub const NEW: Self = Listed(PhantomData);
}

fn named(files: &[Source]) -> Vec<(&str, &str)> {
    files.iter().map(|s| (s.name.as_str(), s.text.as_str())).collect()
}

impl<G: House> Game for Listed<G> {
    fn key(&self) -> &'static str {
        G::BOOK.key
    }
    fn title(&self) -> &'static str {
        G::BOOK.title
    }
    fn modes(&self) -> &'static [Mode] {
        G::BOOK.modes
    }
    fn reserve(&self) -> bool {
        G::RESERVE
    }
    fn phases(&self) -> &'static [&'static str] {
        G::BOOK.phases
    }
    fn ledger(&self) -> &'static str {
        G::BOOK.ledger
    }
    fn ledger_fr(&self) -> &'static str {
        G::BOOK.ledger_fr
    }
    fn lessons(&self) -> Vec<Lesson> {
        lessons::read(G::BOOK.lessons)
    }
    fn library(&self, extra: &[Source]) -> Result<Box<dyn Library>, Vec<Fault>> {
        Ok(Box::new(Shelf::<G>::open(&named(extra))?))
    }
    fn shape(&self) -> TableShape {
        G::BOOK.shape
    }
    fn library_with(&self, extra: &[Source], tables: &[Source]) -> Result<Box<dyn Library>, Vec<Fault>> {
        Ok(Box::new(Shelf::<G>::open_with(&named(extra), &named(tables))?))
    }
    fn check_cards(&self, files: &[Source]) -> Vec<Fault> {
        G::check(&named(files)).into_iter().map(Fault::from).collect()
    }
    fn doubts(&self, files: &[Source]) -> Vec<Fault> {
        G::doubts(&named(files)).into_iter().map(Fault::from).collect()
    }
    fn coverage(&self, source: &Source) -> Result<serde_json::Value, Fault> {
        let wrong = |line, why: String| Fault::new(&source.name, line, why);
        let report = serde_json::to_value(G::coverage(&source.text)).map_err(|e| wrong(0, e.to_string()))?;
        if report["faces"] == 0 {
            return Err(wrong(1, format!("no cards: a table has tab-separated columns {}", G::BOOK.columns)));
        }
        Ok(report)
    }
    fn filler(&self) -> &'static str {
        G::BOOK.filler
    }
    fn card_marks(&self) -> Vec<&'static str> {
        (G::BOOK.card_marks)()
    }
    fn words(&self) -> &'static [&'static str] {
        G::BOOK.words
    }
    fn places(&self) -> Vec<String> {
        (G::BOOK.places)()
    }
    fn marks(&self) -> &'static [&'static str] {
        G::BOOK.marks
    }
}

/// Who sends a set-up without end is told where it ends.
fn not_too_long(setup: &[(usize, String)]) -> Result<(), Fault> {
    let past = setup.get(LINES);
    past.map_or(Ok(()), |(line, _)| Err(Fault::new("set-up", *line, format!("a set-up has {LINES} lines at most"))))
}

impl<G: House> Library for Shelf<G> {
    fn decks(&self) -> Vec<DeckInfo> {
        let info = |(key, text): &(&str, &str)| {
            let mut comments = text.lines().map_while(|l| l.strip_prefix('#')).map(str::trim);
            let en = comments.next().unwrap_or(key).to_owned();
            let fr = comments.next().map_or_else(|| en.clone(), str::to_owned);
            let class = G::list(self, text, "").class;
            DeckInfo { key: (*key).to_owned(), title: Both { en, fr }, class, text: (*text).to_owned() }
        };
        G::BOOK.decks.iter().map(info).collect()
    }
    fn check_deck(&self, deck: &Source) -> Vec<Fault> {
        let faults = G::deck(self, &deck.text, "").err().unwrap_or_default();
        faults.into_iter().map(|f| Fault::of_deck(&deck.name, f)).collect()
    }
    fn check_deck_for(&self, deck: &Source, format: &str) -> Result<Vec<Fault>, String> {
        let faults = G::deck_for(self, &deck.text, format)?;
        Ok(faults.into_iter().map(|f| Fault::of_deck(&deck.name, f)).collect())
    }
    fn read_deck(&self, deck: &Source) -> DeckReport {
        replace::offered(self, G::list(self, &deck.text, ""))
    }
    fn read_deck_in(&self, deck: &Source, mode: &str) -> DeckReport {
        replace::offered(self, G::list(self, &deck.text, mode))
    }
    fn check_deck_in(&self, deck: &Source, mode: &str) -> Vec<Fault> {
        let faults = G::deck(self, &deck.text, mode).err().unwrap_or_default();
        faults.into_iter().map(|f| Fault::of_deck(&deck.name, f)).collect()
    }
    fn check_team(&self, decks: &[Source], mode: &str) -> Option<DeckFault> {
        let read: Vec<G::Deck> = decks.iter().filter_map(|d| G::deck(self, &d.text, mode).ok()).collect();
        G::together(&self.rules, &read.iter().collect::<Vec<_>>()).err()
    }
    fn cards(&self) -> Vec<CardInfo> {
        self.shown().to_vec()
    }
    fn search(&self, query: &str) -> Result<Vec<String>, SearchFault> {
        search::search(self.shown(), query)
    }
    fn explain(&self, asked: &str, on: Option<&str>) -> Result<Vec<Reading>, Fault> {
        Shelf::explain(self, asked, on)
    }
    fn unread(&self) -> Vec<(String, String)> {
        G::unread(&self.rules)
    }
    fn printed(&self) -> &[Printed] {
        &self.printed
    }
    fn start(&self, how: &Start) -> Result<Box<dyn Match>, Vec<Fault>> {
        G::players(how.brings.len()).map_err(|f| vec![Fault::of_deck("players", f)])?;
        let setting = how.setting(G::BOOK.modes)?;
        let decks = match setting.mode.brings {
            Brings::Deck => &how.brings[..],
            Brings::Pool if how.brings.iter().all(|b| !b.text.trim().is_empty()) => &how.brings[..],
            Brings::Pool | Brings::Nothing => &[],
        };
        let read = |s: &Source| {
            let told = |faults: Vec<_>| faults.into_iter().map(|f| Fault::of_deck(&s.name, f)).collect::<Vec<_>>();
            G::deck(self, &s.text, setting.mode.key).map_err(told)
        };
        let decks: Vec<G::Deck> = decks.iter().map(read).collect::<Result<_, _>>()?;
        let how = Beginning { setting, lost: how.lost, rng: Rng::from_key(how.seed.0) };
        Ok(Play::boxed(G::begin(&self.rules, &decks, how).map_err(|f| vec![f])?))
    }
    fn stage(&self, setup: &[(usize, String)], rolls: &[u32]) -> Result<Box<dyn Match>, Fault> {
        not_too_long(setup)?;
        let staged = G::stage(&self.rules, Script { lines: setup, rolls }, &mut |_| ());
        Ok(Play::boxed(staged.map_err(|(line, why)| Fault::new("set-up", line, why))?))
    }
    fn stage_watched(
        &self,
        setup: &[(usize, String)],
        rolls: &[u32],
        look: &mut dyn FnMut(Box<dyn Match>),
    ) -> Result<Box<dyn Match>, Fault> {
        not_too_long(setup)?;
        let staged = G::stage(&self.rules, Script { lines: setup, rolls }, &mut |t| look(Play::boxed(t.clone())));
        Ok(Play::boxed(staged.map_err(|(line, why)| Fault::new("set-up", line, why))?))
    }
    fn slugs(&self) -> Vec<String> {
        self.shown().iter().map(|c| c.slug.clone()).collect()
    }
    fn restore(&self, saved: &[u8]) -> Result<Box<dyn Match>, Fault> {
        play::restore::<G>(&self.rules, saved)
    }
    fn card_name(&self, english: &str, lang: &str) -> String {
        if lang == "fr" { G::french(self, english) } else { english.to_owned() }
    }
    fn card_text(&self, english: &str, lang: &str) -> Vec<String> {
        let text = self.card(english).map(|c| if lang == "fr" { &c.text.fr } else { &c.text.en });
        text.cloned().unwrap_or_default()
    }
    fn bench(&self, games: u32, seed: u64, looks: u32) -> BenchReport {
        let decks: Vec<G::Deck> = G::BOOK.decks.iter().filter_map(|d| G::deck(self, d.1, "").ok()).collect();
        let mode = &G::BOOK.modes[G::MEASURED];
        let setting = Setting { mode, seating: &mode.seatings[0] };
        let seats = if mode.brings == Brings::Deck { setting.seating.seats() as u32 } else { 0 };
        let n = decks.len() as u64;
        // Every deck meets every other one.
        let at = |game: u64, seat: u32| decks[(game / n.pow(seat) % n) as usize].clone();
        let start = |game, chance| {
            let decks: Vec<G::Deck> = (0..seats).map(|seat| at(game, seat)).collect();
            let how = Beginning { setting, lost: SeatSet::NONE, rng: Rng::new(chance) };
            G::begin(&self.rules, &decks, how).expect("shipped decks can be played with together")
        };
        play::count::<G>(games, seed, looks, start)
    }
}
