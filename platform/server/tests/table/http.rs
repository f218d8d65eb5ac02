//! Plain HTTP: games, cards, searches, decks, figures.

use crate::client::Server;
use arbiter_protocol::cards::{CardInfo, DeckEntry, DeckReport};
use arbiter_protocol::http::{Clause, Found, GameInfo, Health, Lesson, Problem};
use arbiter_protocol::{Code, limits};
use arbiter_store::MemoryStore;
use std::sync::Arc;

async fn evolve() -> Server {
    with("evolve").await
}

async fn with(game: &str) -> Server {
    Server::on(Arc::new(MemoryStore::default()), &[arbiter_catalog::game(game).expect("it is there")]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn games_cards_clauses_and_lessons() {
    let server = evolve().await;
    let games: Vec<GameInfo> = server.get("/api/games").await.json();
    let modes = &games[0].modes;
    assert_eq!((games[0].key.as_str(), modes.len(), &*modes[0].key), ("evolve", 1, "constructed"));
    assert_eq!((modes[0].brings_deck, &modes[0].seatings[0].teams[..]), (true, &[0, 1][..]));
    assert!(!games[0].decks.is_empty() && !games[0].phases.is_empty());
    let cards: Vec<CardInfo> = server.get("/api/games/evolve/cards").await.json();
    assert!(cards.len() > 50 && cards.iter().all(|c| !c.title.fr.is_empty()));
    let clauses: Vec<Clause> = server.get("/api/games/evolve/clauses").await.json();
    assert!(clauses.iter().any(|c| c.clause == "1.2.1" && !c.summary.en.is_empty()));
    let lessons: Vec<Lesson> = server.get("/api/games/evolve/lessons").await.json();
    assert_eq!(lessons.len() as u32, games[0].lessons);
    for path in ["cards", "clauses", "lessons", "search?q=x"] {
        assert_eq!(server.get(&format!("/api/games/chess/{path}")).await.problem(), Code::Unknown);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn searches_and_decks() {
    let server = evolve().await;
    let found: Found = server.get("/api/games/evolve/search?q=t:follower%20cost%3C%3D2").await.json();
    assert!(!found.names.is_empty());
    assert_eq!(server.get("/api/games/evolve/search?q=cost%3C%3C").await.problem(), Code::Text);
    let long = "x".repeat(limits::SEARCH + 1);
    assert_eq!(server.get(&format!("/api/games/evolve/search?q={long}")).await.problem(), Code::Text);
    let games: Vec<GameInfo> = server.get("/api/games").await.json();
    let post = async |text: &str| server.http("POST", "/api/games/evolve/deck", &[], text).await;
    let report: DeckReport = post(&games[0].decks[0].text).await.json();
    assert!(report.legal && report.faults.is_empty() && !report.entries.is_empty());
    let json = serde_json::to_string(&report).expect("plain data");
    for same in [&report.text, &report.code, &report.file, &json] {
        let again: DeckReport = post(same).await.json();
        assert_eq!((again.legal, again.text), (true, report.text.clone()), "{same}");
    }
    let wrong: DeckReport = post("3 Unicorn of Nowhere").await.json();
    assert!(!wrong.legal && wrong.faults.iter().any(|f| f.line == 1));
    assert_eq!(post(&"x".repeat(limits::DECK + 1)).await.problem(), Code::TooBig);
    assert_eq!(post(&"x".repeat(limits::DECK_FRAME + 1)).await.problem(), Code::TooBig);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_of_the_spoils_leaves_as_a_file_and_comes_back() {
    let server = with("spoils").await;
    let games: Vec<GameInfo> = server.get("/api/games").await.json();
    let post =
        async |text: &str| -> DeckReport { server.http("POST", "/api/games/spoils/deck", &[], text).await.json() };
    for deck in &games[0].decks {
        let report = post(&deck.text).await;
        assert_eq!((report.legal, report.ending.as_str()), (true, "o8d"), "{:?}", report.faults);
        for same in [&report.file, &report.code] {
            let again = post(same).await;
            assert_eq!((again.legal, sorted(&again)), (true, sorted(&report)), "{same}");
        }
    }
}

fn sorted(report: &DeckReport) -> Vec<DeckEntry> {
    let mut all = report.entries.clone();
    all.sort_by_key(|e| (e.part.clone(), e.name.clone()));
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_and_sentences() {
    let server = Server::new().await;
    let health: Health = server.get("/api/health").await.json();
    assert_eq!((health.tables, health.sockets), (0, 0));
    let figures = server.get("/metrics").await.body;
    for name in ["arbiter_tables ", "arbiter_sockets ", "arbiter_actions_total ", "arbiter_append_seconds_bucket"] {
        assert!(figures.contains(name), "{name}");
    }
    let french =
        server.http("GET", "/api/games/chess/cards", &[("Accept-Language", "fr-FR,fr;q=0.9,en;q=0.8")], "").await;
    assert!(french.json::<Problem>().text.starts_with("Il n’y a rien"));
    let english = server.http("GET", "/api/games/chess/cards", &[("Accept-Language", "en,fr;q=0.5")], "").await;
    assert!(english.json::<Problem>().text.starts_with("There is no"));
    let described: serde_json::Value = server.get("/api/openapi.json").await.json();
    assert!(described["paths"]["/api/tables"]["post"].is_object());
}
