//! A duel that breaks one promise at a time: the battery must find each lie.

use arbiter_catalog::{
    CardInfo, Choice, DeckInfo, DeckReport, Entry, Fault, Illegal, Library, Match, Outcome, Seat, SeatSet, Source,
    Spot, Start, Thought, Trace, Upshot, View, Viewer,
};
use arbiter_testing::battery::{Battery, Counts, Numbers};
use arbiter_testing::toy::DUEL;

#[derive(Clone, Copy, PartialEq)]
enum Lie {
    AcceptsAnyPick,
    RefusesAnOption,
    AcceptsAStalePick,
    ChangesWhenItRefuses,
    AllowsWhatIsNotOffered,
    RefusesWithoutReason,
    RefusesByHiddenCards,
    RefusesWhatIsOffered,
    ShowsEverything,
    OffersByHiddenCards,
    LosesACard,
    SaysTheSameTwice,
    PointsNowhere,
    MiscountsOptions,
    ForgetsInStore,
    ReplaysDifferently,
    UndoesNothing,
    OffersTheImpossible,
    RefusesThePossible,
    NeverEnds,
    Panics,
}

struct Shelf(Box<dyn Library>, Lie, std::sync::atomic::AtomicUsize);

struct Table {
    inner: Box<dyn Match>,
    lie: Lie,
    /// Which start of the library this is.
    start: usize,
    answers: usize,
    /// How the table lay when a play began that is said to be undone.
    start_of_play: Option<View>,
}

impl Shelf {
    fn wrap(&self, inner: Box<dyn Match>, start: usize) -> Box<dyn Match> {
        Box::new(Table { inner, lie: self.1, start, answers: 0, start_of_play: None })
    }
}

impl Library for Shelf {
    fn decks(&self) -> Vec<DeckInfo> {
        self.0.decks()
    }
    fn check_deck(&self, deck: &Source) -> Vec<Fault> {
        self.0.check_deck(deck)
    }
    fn read_deck(&self, deck: &Source) -> DeckReport {
        self.0.read_deck(deck)
    }
    fn cards(&self) -> Vec<CardInfo> {
        self.0.cards()
    }
    fn slugs(&self) -> Vec<String> {
        self.0.slugs()
    }
    fn start(&self, how: &Start) -> Result<Box<dyn Match>, Vec<Fault>> {
        let start = self.2.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        self.0.start(how).map(|m| self.wrap(m, start))
    }
    fn stage(&self, setup: &[(usize, String)], rolls: &[u32]) -> Result<Box<dyn Match>, Fault> {
        self.0.stage(setup, rolls)
    }
    fn restore(&self, saved: &[u8]) -> Result<Box<dyn Match>, Fault> {
        let mut m = self.0.restore(saved)?;
        if self.1 == Lie::ForgetsInStore {
            let _ = m.answer(0);
        }
        Ok(self.wrap(m, 0))
    }
    fn card_name(&self, english: &str, lang: &str) -> String {
        self.0.card_name(english, lang)
    }
    fn card_text(&self, english: &str, lang: &str) -> Vec<String> {
        self.0.card_text(english, lang)
    }
}

impl Match for Table {
    fn asked(&self) -> Option<Seat> {
        self.inner.asked()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome()
    }
    fn count(&self) -> usize {
        self.inner.count() + usize::from(self.lie == Lie::MiscountsOptions)
    }
    fn options(&self) -> Vec<Choice> {
        let mut all = self.inner.options();
        let other = 1 - usize::from(self.inner.asked().unwrap_or(0));
        let hidden = self.inner.view(Viewer::Judge).seats[other].zones[0].cards.iter().any(|c| c.slug == "bolt");
        if self.lie == Lie::OffersByHiddenCards && hidden {
            all[0].label = arbiter_catalog::Message::new("lie");
        }
        if self.lie == Lie::PointsNowhere {
            all[0].about = vec![Spot { seat: Some(0), zone: "deck", slug: "bolt".to_owned() }];
        }
        if self.lie == Lie::SaysTheSameTwice {
            all.iter_mut().for_each(|c| "it".clone_into(&mut c.words));
        }
        all
    }
    fn answer(&mut self, pick: usize) -> Result<Vec<Entry>, Illegal> {
        self.answers += 1;
        if self.lie == Lie::UndoesNothing && self.answers == 8 {
            self.start_of_play = Some(self.inner.view(Viewer::Judge));
        }
        assert!(self.lie != Lie::Panics || self.answers < 5, "a broken invariant");
        let count = self.inner.count();
        let refused = Illegal { clause: "T9", why: arbiter_catalog::Message::new("lie") };
        // Numbers that another question has.
        let stale = count + 2 <= pick && pick < count + 8;
        match self.lie {
            Lie::AcceptsAStalePick if stale => self.inner.answer(0),
            Lie::ChangesWhenItRefuses if stale => self.inner.answer(0).and(Err(refused)),
            Lie::AcceptsAnyPick => self.inner.answer(pick.min(count - 1)),
            Lie::RefusesAnOption if pick == 1 => Err(refused),
            Lie::ReplaysDifferently if self.start % 2 == 1 && pick < count => self.inner.answer(count - 1 - pick),
            _ => self.inner.answer(pick),
        }
    }
    fn concede(&mut self, seat: Seat) -> Result<Vec<Entry>, Illegal> {
        self.inner.concede(seat)
    }
    fn why_not(&self, words: &str) -> Option<Illegal> {
        let offered = self.inner.options().iter().any(|o| o.words == words);
        let other = 1 - usize::from(self.inner.asked()?);
        let hidden = self.inner.view(Viewer::Judge).seats[other].zones[0].cards.iter().any(|c| c.slug == "bolt");
        let reason = |clause| Some(Illegal { clause, why: arbiter_catalog::Message::new("lie") });
        match self.lie {
            Lie::AllowsWhatIsNotOffered => None,
            Lie::RefusesWithoutReason if !offered => reason(""),
            Lie::RefusesByHiddenCards if !offered && hidden => reason("T9"),
            Lie::RefusesWhatIsOffered if offered => reason("T9"),
            _ => self.inner.why_not(words),
        }
    }
    fn view(&self, viewer: Viewer) -> View {
        let mut view = match self.lie {
            Lie::ShowsEverything => View { viewer, ..self.inner.view(Viewer::Judge) },
            _ => self.inner.view(viewer),
        };
        if self.lie == Lie::LosesACard && view.turn > 3 {
            view.seats[0].zones[2].cards.pop();
        }
        view
    }
    fn trace(&self) -> Trace {
        self.inner.trace()
    }
    fn thinkable(&self) -> Vec<Thought> {
        let offered = self.lie == Lie::OffersTheImpossible;
        let lies = offered || self.lie == Lie::RefusesThePossible;
        let thought = Thought { words: "play bolt".to_owned(), offered };
        lies.then_some(thought).into_iter().collect()
    }
    fn attempt(&mut self, nth: usize) -> bool {
        nth == 0
    }
    fn settled(&self) -> Option<Upshot> {
        // Only the second answer tells.
        let completed = self.lie == Lie::RefusesThePossible;
        let what = if completed { Upshot::Completed } else { Upshot::Failed(SeatSet::NONE) };
        self.answers.is_multiple_of(2).then_some(what)
    }
    fn before(&self) -> Option<View> {
        self.start_of_play.clone()
    }
    fn abandon(&mut self) -> bool {
        self.start_of_play.is_some()
    }
    fn hash(&self) -> [u8; 32] {
        self.inner.hash()
    }
    fn save(&self) -> Vec<u8> {
        self.inner.save()
    }
    fn fork(&self) -> Box<dyn Match> {
        Box::new(Table { inner: self.inner.fork(), start_of_play: self.start_of_play.clone(), ..*self })
    }
    fn guess(&self, seat: Seat, seed: u64) -> Box<dyn Match> {
        Box::new(Table { inner: self.inner.guess(seat, seed), start_of_play: None, ..*self })
    }
    fn unused_rolls(&self) -> usize {
        self.inner.unused_rolls()
    }
    fn size(&self) -> usize {
        self.inner.size()
    }
}

fn breach(lie: Lie) -> &'static str {
    let library = Shelf(DUEL.library(&[]).unwrap(), lie, 0.into());
    let decks: Vec<Source> = library.decks().into_iter().map(|d| Source { name: d.key, text: d.text }).collect();
    let battery = Battery { library: &library, how: Start::with(&decks, 0.into()) };
    battery.run(&Counts { one_in: 1, ..Counts::GLANCE }, 9).expect_err("the lie was not found").property
}

#[test]
fn every_lie_is_found() {
    assert_eq!(breach(Lie::AcceptsAnyPick), "only offered options are accepted");
    assert_eq!(breach(Lie::RefusesAnOption), "every offered option applies");
    let elsewhere = "what belongs to another moment or seat is refused";
    assert_eq!(breach(Lie::AcceptsAStalePick), elsewhere);
    assert_eq!(breach(Lie::ChangesWhenItRefuses), elsewhere);
    assert_eq!(breach(Lie::AllowsWhatIsNotOffered), elsewhere);
    assert_eq!(breach(Lie::RefusesWithoutReason), elsewhere);
    assert_eq!(breach(Lie::RefusesByHiddenCards), elsewhere);
    assert_eq!(breach(Lie::RefusesWhatIsOffered), elsewhere);
    assert_eq!(breach(Lie::ShowsEverything), "a seat cannot tell twins apart");
    assert_eq!(breach(Lie::OffersByHiddenCards), "a seat cannot tell twins apart");
    assert_eq!(breach(Lie::LosesACard), "cards are conserved");
    assert_eq!(breach(Lie::SaysTheSameTwice), "options are listed and can be told apart");
    assert_eq!(breach(Lie::PointsNowhere), "options are about cards and places in sight");
    assert_eq!(breach(Lie::MiscountsOptions), "options are listed and can be told apart");
    assert_eq!(breach(Lie::ForgetsInStore), "a stored game is the same game");
    assert_eq!(breach(Lie::ReplaysDifferently), "a replay gives the same hashes");
    assert_eq!(breach(Lie::UndoesNothing), "a play that fails leaves everything as before");
    assert_eq!(breach(Lie::OffersTheImpossible), "what is offered can be completed, and nothing else");
    assert_eq!(breach(Lie::RefusesThePossible), "what is offered can be completed, and nothing else");
    assert_eq!(breach(Lie::Panics), "nothing panics");
}

/// In numbers, without a look at every question.
fn breach_in_numbers(lie: Lie) -> &'static str {
    let library = Shelf(DUEL.library(&[]).unwrap(), lie, 0.into());
    let decks: Vec<Source> = library.decks().into_iter().map(|d| Source { name: d.key, text: d.text }).collect();
    let battery = Battery { library: &library, how: Start::with(&decks, 0.into()) };
    let cap = if lie == Lie::NeverEnds { 5 } else { 20_000 };
    let breach = battery.playouts(&Numbers { games: 100, every: 10, again: 1, cap }, 9).expect_err("not found");
    assert!(lie == Lie::ReplaysDifferently || !breach.answers.is_empty(), "it can be played again");
    breach.property
}

#[test]
fn lies_are_found_in_numbers() {
    assert_eq!(breach_in_numbers(Lie::LosesACard), "cards are conserved");
    assert_eq!(breach_in_numbers(Lie::ForgetsInStore), "a stored game is the same game");
    assert_eq!(breach_in_numbers(Lie::ReplaysDifferently), "a replay gives the same hashes");
    assert_eq!(breach_in_numbers(Lie::NeverEnds), "every playout ends");
}
