//! A rule that breaks ends its own table and no other.

use crate::client::{Client, Server};
use crate::live::wish;
use arbiter_catalog::{
    CardInfo, Choice, DeckInfo, DeckReport, Entry, Fault, Game, Illegal, Library, Match, Mode, Outcome, Seat, Source,
    Start, Trace, View, Viewer,
};
use arbiter_protocol::room::{SeatKind, Stage};
use arbiter_protocol::{Ask, Code, Tell};
use arbiter_store::MemoryStore;
use arbiter_testing::toy::DUEL;
use std::cell::Cell;
use std::sync::Arc;

/// The duel, but a game with a deck of thirteen knights breaks at its fourth answer.
struct Cursed;
struct Shelf(Box<dyn Library>);
struct Table {
    inner: Box<dyn Match>,
    left: Option<u32>,
}

static CURSED: Cursed = Cursed;

thread_local! {
    /// How often options were listed or counted.
    static LISTED: Cell<u32> = const { Cell::new(0) };
}

impl Game for Cursed {
    fn key(&self) -> &'static str {
        "duel"
    }
    fn title(&self) -> &'static str {
        DUEL.title()
    }
    fn modes(&self) -> &'static [Mode] {
        DUEL.modes()
    }
    fn phases(&self) -> &'static [&'static str] {
        DUEL.phases()
    }
    fn filler(&self) -> &'static str {
        DUEL.filler()
    }
    fn words(&self) -> &'static [&'static str] {
        DUEL.words()
    }
    fn card_marks(&self) -> Vec<&'static str> {
        DUEL.card_marks()
    }
    fn library(&self, extra: &[Source]) -> Result<Box<dyn Library>, Vec<Fault>> {
        Ok(Box::new(Shelf(DUEL.library(extra)?)))
    }
    fn coverage(&self, table: &Source) -> Result<serde_json::Value, Fault> {
        DUEL.coverage(table)
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
    fn start(&self, how: &Start) -> Result<Box<dyn Match>, Vec<Fault>> {
        let cursed = how.brings.iter().any(|d| d.text.contains("13 Knight"));
        Ok(Box::new(Table { inner: self.0.start(how)?, left: cursed.then_some(3) }))
    }
    fn stage(&self, setup: &[(usize, String)], rolls: &[u32]) -> Result<Box<dyn Match>, Fault> {
        self.0.stage(setup, rolls)
    }
    fn slugs(&self) -> Vec<String> {
        self.0.slugs()
    }
    fn restore(&self, saved: &[u8]) -> Result<Box<dyn Match>, Fault> {
        self.0.restore(saved)
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
        LISTED.set(LISTED.get() + 1);
        self.inner.count()
    }
    fn options(&self) -> Vec<Choice> {
        LISTED.set(LISTED.get() + 1);
        self.inner.options()
    }
    fn answer(&mut self, pick: usize) -> Result<Vec<Entry>, Illegal> {
        assert_ne!(self.left, Some(0), "the curse");
        self.left = self.left.map(|n| n - 1);
        self.inner.answer(pick)
    }
    fn concede(&mut self, seat: Seat) -> Result<Vec<Entry>, Illegal> {
        self.inner.concede(seat)
    }
    fn why_not(&self, words: &str) -> Option<Illegal> {
        self.inner.why_not(words)
    }
    fn view(&self, viewer: Viewer) -> View {
        self.inner.view(viewer)
    }
    fn trace(&self) -> Trace {
        self.inner.trace()
    }
    fn hash(&self) -> [u8; 32] {
        self.inner.hash()
    }
    fn save(&self) -> Vec<u8> {
        self.inner.save()
    }
    fn fork(&self) -> Box<dyn Match> {
        Box::new(Table { inner: self.inner.fork(), left: self.left })
    }
    fn guess(&self, seat: Seat, seed: u64) -> Box<dyn Match> {
        self.inner.guess(seat, seed)
    }
    fn unused_rolls(&self) -> usize {
        self.inner.unused_rolls()
    }
    fn size(&self) -> usize {
        self.inner.size()
    }
}

async fn begin(server: &Server, deck: &str) -> (Client, String) {
    let mut client = Client::new(server).await;
    let table = server.table(&client.guest, &wish(&[SeatKind::Human, SeatKind::Human])).await;
    client.watch(&table).await;
    client.sit(&table, 0, deck).await;
    client.sit(&table, 1, "steel").await;
    client.reveal(&table, 0).await;
    client.reveal(&table, 1).await;
    (client, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_table_tells_its_people_keeps_its_replay_and_harms_no_other() {
    let store = Arc::new(MemoryStore::default());
    let server = Server::on(store, &[&CURSED]).await;
    let (mut good, good_table) = begin(&server, "steel").await;
    let (mut bad, bad_table) = begin(&server, "13 Knight").await;
    for _ in 0..3 {
        let room = bad.until(|room| !room.options.is_empty()).await;
        bad.act(&bad_table, &room).await;
    }
    let room = bad.until(|room| !room.options.is_empty()).await;
    let seat = room.view.and_then(|v| v.asked).expect("asked");
    bad.send(Ask::Act { table: bad_table.clone(), seat, at: room.at, pick: 0 }).await;
    loop {
        if let Tell::Broken { table, why } = bad.tell().await {
            assert_eq!((table, why.key.as_str()), (bad_table.clone(), "table-panicked"));
            break;
        }
    }
    let room = bad.until(|room| room.stage == Stage::Broken).await;
    assert!(room.options.is_empty());
    let told = bad.ask(Ask::Concede { table: bad_table.clone(), seat: 0 }).await;
    assert!(matches!(told, Tell::Refused { code: Code::Broken, .. }), "{told:?}");
    // Its replay is whole up to where it broke.
    let replay = server.get_as(&bad.guest, &format!("/api/tables/{bad_table}/replay")).await;
    assert_eq!(replay.status, 200, "{}", replay.body);
    let record = arbiter_server::staged::read(&replay.body).expect("it reads");
    let library = DUEL.library(&[]).unwrap_or_else(|_| panic!("the cards load"));
    record.verify(library.as_ref()).expect("it comes out as written");
    assert_eq!(record.decisions.len(), 3);
    // The other table plays on to its end.
    assert_eq!(good.play(&good_table).await.stage, Stage::Over);
    let figures = server.get("/metrics").await.body;
    assert!(figures.contains("arbiter_tables_broken_total 1"), "{figures}");
}

/// However many look on: for whoever answers, for the record and for everybody.
#[test]
fn the_options_of_a_question_are_listed_and_named_once() {
    let mut sim = crate::elsewhere::begun(&CURSED);
    for _ in 0..12 {
        let (seat, at) = (sim.asked().expect("asked"), sim.at());
        let player = if seat == 0 { "ann" } else { "bob" };
        LISTED.set(0);
        sim.must(player, crate::sim::act(seat, at, 0));
        assert_eq!(LISTED.get(), 1, "those of the next question");
    }
}
