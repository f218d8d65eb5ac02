//! Packs at the table: whose they are, what leaves, and games that outlive them.

use crate::client::{Answer, Client, Server, config};
use crate::live::wish;
use arbiter_protocol::cards::{CardInfo, DeckReport};
use arbiter_protocol::http::{Found, Guest, NewTable, Replay};
use arbiter_protocol::packs::{PackReport, PackRow, PackStep, PackVerdict};
use arbiter_protocol::room::{SeatKind, Stage};
use arbiter_protocol::{Ask, Code, Tell};
use arbiter_server::config::Config;
use arbiter_server::serve::start;
use arbiter_store::{EventStore, MemoryStore};
use arbiter_testing::toy::DUEL;
use std::path::PathBuf;
use std::sync::Arc;

const TABLE: &str = "name\tcost\tattack\tdefense\ttext\tset\n\
                     Heron\t2\t2\t3\t\tMarsh\n\
                     Otter\t1\t1\t1\t\tMarsh\n\
                     Riddle\t1\t\t\tDo something that nobody understands.\tMarsh\n";
const DECK: &str = "8 Heron\n8 Otter\n";

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("arbiter-packs-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }

    async fn server(&self, store: &Arc<dyn EventStore>) -> Server {
        let config = Config { memory: false, data: self.0.clone(), ..config() };
        Server { running: start(&config, true, &[DUEL], Arc::clone(store)).await.expect("it starts") }
    }

    /// Every file and what it holds.
    fn all(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let mut all = Vec::new();
        let mut folders = vec![self.0.clone()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
                let path = entry.path();
                match path.is_dir() {
                    true => folders.push(path),
                    false => all.push((path.clone(), std::fs::read(path).expect("it is there"))),
                }
            }
        }
        all.sort();
        all
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn memory() -> Arc<dyn EventStore> {
    Arc::new(MemoryStore::default())
}

impl Server {
    async fn pack(&self, who: &Guest, query: &str, file: &str) -> PackStep {
        let answer = self.send(who, "POST", &format!("/api/packs?{query}"), file).await;
        // The body comes in pieces; each line of JSON is one.
        let last = answer.body.lines().rfind(|l| l.starts_with('{')).unwrap_or_else(|| panic!("{answer:?}"));
        serde_json::from_str(last).expect("a step")
    }

    async fn send(&self, who: &Guest, method: &str, path: &str, body: &str) -> Answer {
        let bearer = format!("Bearer {}", who.token);
        self.http(method, path, &[("Authorization", bearer.as_str())], body).await
    }

    async fn taken(&self, who: &Guest, query: &str, file: &str) -> PackReport {
        match self.pack(who, query, file).await {
            PackStep::Done(report) => report,
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pack_is_used_by_whoever_owns_it_and_by_nobody_else() {
    let folder = Folder::new("owner");
    let server = folder.server(&memory()).await;
    let (ann, bob) = (server.guest().await, server.guest().await);
    let dry = server.taken(&ann, "name=marsh&dry=true", TABLE).await;
    assert!(!dry.kept && folder.all().is_empty(), "a dry run keeps nothing");
    let report = server.taken(&ann, "name=marsh", TABLE).await;
    assert_eq!((report.game.as_str(), report.kept, &report.cards), ("duel", true, &dry.cards));
    let verdicts: Vec<_> = report.cards.iter().map(|c| (c.place.as_str(), c.verdict)).collect();
    use PackVerdict::{Refused, Understood};
    assert_eq!(verdicts, [("2", Understood), ("3", Understood), ("4", Refused)]);
    assert!(report.cards[2].why.as_deref().is_some_and(|why| !why.is_empty()));
    let again: PackReport = server.get_as(&ann, &format!("/api/packs/{}", report.hash)).await.json();
    assert_eq!(again, report);
    assert_eq!(server.get_as(&bob, &format!("/api/packs/{}", report.hash)).await.problem(), Code::Unknown);
    let rows = |answer: Answer| answer.json::<Vec<PackRow>>().into_iter().map(|r| (r.name, r.own)).collect::<Vec<_>>();
    assert_eq!(rows(server.get_as(&ann, "/api/packs").await), [("marsh".to_owned(), true)]);
    assert_eq!(rows(server.get_as(&bob, "/api/packs").await), []);
    assert_eq!(server.get("/api/packs").await.problem(), Code::Token);
    // The builder of each.
    let names = async |who: &Guest, path: &str| server.get_as(who, path).await.json::<Found>().names;
    let search = "/api/games/duel/search?q=s:marsh";
    assert_eq!(names(&ann, &format!("{search}&packs=true")).await, ["Heron", "Otter", "Riddle"]);
    assert!(names(&ann, search).await.is_empty() && names(&bob, &format!("{search}&packs=true")).await.is_empty());
    let cards: Vec<CardInfo> = server.get_as(&ann, "/api/games/duel/cards?packs=true").await.json();
    assert!(cards.iter().any(|c| c.name == "Heron" && c.pack == "marsh" && c.set == "Marsh"));
    let shipped: Vec<CardInfo> = server.get_as(&ann, "/api/games/duel/cards").await.json();
    assert!(shipped.iter().all(|c| c.pack.is_empty()));
    let deck = async |who: &Guest, text: &str| {
        server.send(who, "POST", "/api/games/duel/deck?packs=true", text).await.json::<DeckReport>()
    };
    assert!(deck(&ann, DECK).await.legal && !deck(&bob, DECK).await.legal);
    let riddle = deck(&ann, "8 Heron\n7 Otter\n1 Riddle\n").await;
    assert!(!riddle.legal && riddle.faults[0].line == 3, "{:?}", riddle.faults);
    // Nobody removes what is not theirs.
    assert_eq!(server.send(&bob, "DELETE", &format!("/api/packs/{}", report.hash), "").await.problem(), Code::Unknown);
    let taken = server.pack(&ann, "name=marsh", TABLE).await;
    assert!(matches!(taken, PackStep::Refused { why, .. } if why.key == "refused-pack-taken"));
    let wider = TABLE.replace("Otter", "Badger");
    assert_ne!(server.taken(&ann, "name=marsh&update=true", &wider).await.hash, report.hash);
    assert_eq!(names(&ann, &format!("{search}&packs=true")).await, ["Heron", "Badger", "Riddle"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_owner_of_the_server_lists_is_for_everybody() {
    let folder = Folder::new("shared");
    let files = [("marsh.tsv".to_owned(), TABLE.as_bytes().to_vec())];
    let found = arbiter_catalog::import(&[DUEL], None, "marsh", &files).unwrap_or_else(|f| panic!("{f:?}"));
    arbiter_catalog::Folder::inside(&folder.0).add(&found.pack, None).expect("it is written");
    let server = folder.server(&memory()).await;
    let bob = server.guest().await;
    let rows: Vec<PackRow> = server.get_as(&bob, "/api/packs").await.json();
    assert!(rows.len() == 1 && !rows[0].own);
    assert_eq!(server.send(&bob, "DELETE", &format!("/api/packs/{}", rows[0].hash), "").await.problem(), Code::Unknown);
    let report = server.send(&bob, "POST", "/api/games/duel/deck?packs=true", DECK).await.json::<DeckReport>();
    assert!(report.legal);
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_files_are_told_by_line_and_change_nothing() {
    let folder = Folder::new("bad");
    let server = folder.server(&memory()).await;
    let ann = server.guest().await;
    server.taken(&ann, "name=marsh", TABLE).await;
    let before = folder.all();
    let noise = "x\ty\n".repeat(10_000);
    let nested = "[".repeat(100_000);
    let doubled = TABLE.replacen("cost", "attack", 1);
    let absurd = TABLE.replace("Heron\t2", "Heron\t99999");
    for (what, bad, line) in [
        ("nothing", "", 0),
        ("noise", noise.as_str(), 1),
        ("nesting", nested.as_str(), 1),
        ("a column twice", doubled.as_str(), 1),
        ("an absurd number", absurd.as_str(), 2),
        ("a column missing", "name\tcost\nHeron\t2\n", 1),
        ("a zero byte", "name\ttext\nHer\0on\t\n", 2),
    ] {
        for query in ["name=new", "name=marsh&update=true"] {
            match server.pack(&ann, query, bad).await {
                PackStep::Refused { why, faults, text } => {
                    assert_eq!(why.key, "refused-pack-table", "{what}: {text}");
                    assert!(faults.first().is_some_and(|f| f.line <= line.max(1)), "{what}: {faults:?}");
                }
                other => panic!("{what}: {other:?}"),
            }
        }
        assert_eq!(folder.all(), before, "{what}");
    }
    let name = server.pack(&ann, "name=..%2F..%2Fevil", TABLE).await;
    assert!(matches!(name, PackStep::Refused { why, .. } if why.key == "refused-pack-name"));
    let long = "x".repeat((16 << 20) + 1);
    assert_eq!(server.send(&ann, "POST", "/api/packs?name=long", &long).await.problem(), Code::TooBig);
    assert_eq!(folder.all(), before);
    assert_eq!(Server::new().await.send(&ann, "POST", "/api/packs?name=x", TABLE).await.problem(), Code::Token);
}

/// Ann plays a deck of her pack against a bot until the end, or so many answers.
async fn begin(server: &Server, ann: &mut Client, answers: Option<u32>) -> String {
    let table = server.table(&ann.guest, &wish(&[SeatKind::Human, SeatKind::Bot])).await;
    ann.watch(&table).await;
    ann.sit(&table, 0, DECK).await;
    ann.reveal(&table, 0).await;
    let Some(answers) = answers else {
        ann.play(&table).await;
        return table;
    };
    for _ in 0..answers {
        let room = ann.until(|room| !room.options.is_empty()).await;
        ann.act(&table, &room).await;
    }
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_shows_its_own_cards_and_no_others() {
    let folder = Folder::new("shown");
    let server = folder.server(&memory()).await;
    let (mut ann, mut bob) = (Client::new(&server).await, Client::new(&server).await);
    let hash = server.taken(&ann.guest, "name=marsh", TABLE).await.hash;
    let human = [SeatKind::Human, SeatKind::Open];
    let table = server.table(&ann.guest, &wish(&human)).await;
    let room = ann.watch(&table).await;
    assert_eq!(
        room.packs.iter().map(|p| (p.name.as_str(), p.hash.as_str())).collect::<Vec<_>>(),
        [("marsh", hash.as_str())]
    );
    let path = format!("/api/tables/{table}/cards");
    let shown = async |who: &Guest| {
        let cards: Vec<CardInfo> = server.get_as(who, &path).await.json();
        cards.into_iter().map(|c| c.name).collect::<Vec<_>>()
    };
    bob.watch(&table).await;
    assert!(shown(&ann.guest).await.is_empty() && shown(&bob.guest).await.is_empty());
    ann.sit(&table, 0, DECK).await;
    assert_eq!(shown(&ann.guest).await, ["Heron", "Otter"], "her own deck");
    assert!(shown(&bob.guest).await.is_empty(), "her deck is not his business");
    bob.sit(&table, 1, "steel").await;
    ann.reveal(&table, 0).await;
    bob.reveal(&table, 1).await;
    let mut seen = 0;
    for _ in 0..200 {
        let room = bob.until(|r| r.view.is_some()).await;
        let text = serde_json::to_string(&(&room.view, &room.log)).expect("plain data");
        let cards = shown(&bob.guest).await;
        for name in ["Heron", "Otter"] {
            if text.contains(name) {
                assert!(cards.iter().any(|c| c == name), "{name} lies before Bob");
                seen += 1;
            }
        }
        assert!(!cards.iter().any(|c| c == "Riddle"), "it is in no deck");
        if seen > 3 {
            break;
        }
        let own = room.view.as_ref().and_then(|v| v.asked) == Some(1);
        let asked = if own { &mut bob } else { &mut ann };
        let now = asked.until(|r| r.at >= room.at && !r.options.is_empty()).await;
        asked.act(&table, &now).await;
        bob.until(|r| r.at > room.at || r.stage != Stage::Playing).await;
    }
    assert!(seen > 3);
    assert_eq!(server.get(&path).await.problem(), Code::Token);
    // A table without packs does not know the cards, and one with a pack of somebody else is not opened.
    let bare = NewTable { packs: Some(Vec::new()), ..wish(&human) };
    let table = server.table(&ann.guest, &bare).await;
    assert!(ann.watch(&table).await.packs.is_empty());
    let (name, commit) = ("ann".to_owned(), "0".repeat(64));
    let sit = Ask::Sit { table, seat: 0, name, deck: DECK.to_owned(), commit };
    assert!(matches!(ann.ask(sit).await, Tell::Refused { code: Code::Deck, .. }));
    let foreign = NewTable { packs: Some(vec![hash]), ..wish(&human) };
    assert_eq!(server.open(&bob.guest, &foreign).await.problem(), Code::Unknown);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_and_replays_outlive_a_pack_that_is_changed_or_removed() {
    let folder = Folder::new("pinned");
    let store = memory();
    let server = folder.server(&store).await;
    let mut ann = Client::new(&server).await;
    let hash = server.taken(&ann.guest, "name=marsh", TABLE).await.hash;
    let over = begin(&server, &mut ann, None).await;
    let text = server.get_as(&ann.guest, &format!("/api/tables/{over}/replay")).await.body;
    assert!(text.contains(&format!("pack {hash} marsh\n")), "{text}");
    ann.room = None;
    let table = begin(&server, &mut ann, Some(4)).await;
    let before = ann.until(|room| !room.options.is_empty()).await;
    // The cards become others, then the pack goes.
    let stronger = TABLE.replace("Heron\t2\t2\t3", "Heron\t1\t5\t5");
    let newer = server.taken(&ann.guest, "name=marsh&update=true", &stronger).await.hash;
    let left = server.send(&ann.guest, "DELETE", &format!("/api/packs/{newer}"), "").await;
    assert_eq!(left.json::<Vec<PackRow>>(), []);
    let guest = ann.guest.clone();
    drop(ann);
    server.running.stop().await;
    let server = folder.server(&store).await;
    let mut ann = Client::of(&server, guest).await;
    let after = ann.watch(&table).await;
    assert_eq!((after.stage, &after.view), (Stage::Playing, &before.view), "it goes on where it was");
    assert_eq!(ann.play(&table).await.stage, Stage::Over);
    let replay: Replay = server.upload(&ann.guest, &text).await.json();
    assert!(replay.verified && replay.packs[0].hash == hash);
    let cards: Vec<_> = replay.cards.iter().map(|c| c.name.as_str()).collect();
    assert_eq!(cards, ["Heron", "Otter"], "it brings what it shows");
    // Elsewhere nobody has the cards: the replay says which they are.
    let elsewhere = Folder::new("elsewhere");
    let other = elsewhere.server(&memory()).await;
    let bob = other.guest().await;
    let wants = other.upload(&bob, &text).await;
    assert_eq!(wants.problem(), Code::Unknown);
    assert!(wants.body.contains("marsh") && wants.body.contains(&hash), "{}", wants.body);
    other.taken(&bob, "name=called-otherwise", TABLE).await;
    assert!(other.upload(&bob, &text).await.json::<Replay>().verified);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_pack_was_forgotten_says_which_one_it_wants() {
    let folder = Folder::new("forgotten");
    let store = memory();
    let server = folder.server(&store).await;
    let mut ann = Client::new(&server).await;
    let hash = server.taken(&ann.guest, "name=marsh", TABLE).await.hash;
    let table = begin(&server, &mut ann, Some(3)).await;
    server.send(&ann.guest, "DELETE", &format!("/api/packs/{hash}?forget=true"), "").await;
    assert!(folder.all().is_empty(), "{:?}", folder.all());
    let guest = ann.guest.clone();
    drop(ann);
    server.running.stop().await;
    let server = folder.server(&store).await;
    let mut ann = Client::of(&server, guest).await;
    assert_eq!(ann.watch(&table).await.stage, Stage::Broken);
    let told = ann.ask(Ask::Concede { table, seat: 0 }).await;
    assert!(
        matches!(&told, Tell::Refused { why, .. } if why.key == "table-wants-pack" || why.key == "refused-broken"),
        "{told:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_of_the_owner_go_to_those_who_play_and_see_the_card() {
    let folder = Folder::new("pictures");
    let art = folder.0.join("art");
    std::fs::create_dir_all(&art).expect("a folder");
    std::fs::write(art.join("heron.png"), "a heron").expect("writable");
    std::fs::write(art.join("Riddle.png"), "a riddle").expect("writable");
    let files = [("marsh.tsv".to_owned(), TABLE.as_bytes().to_vec())];
    let found = arbiter_catalog::import(&[DUEL], None, "marsh", &files).unwrap_or_else(|f| panic!("{f:?}"));
    let kept = arbiter_catalog::Folder::inside(&folder.0);
    kept.add(&found.pack, None).expect("it is written");
    let server = folder.server(&memory()).await;
    let (mut ann, mut bob) = (Client::new(&server).await, Client::new(&server).await);
    let table = server.table(&ann.guest, &wish(&[SeatKind::Human, SeatKind::Open])).await;
    ann.watch(&table).await;
    bob.watch(&table).await;
    ann.sit(&table, 0, DECK).await;
    let path = |card: &str| format!("/api/tables/{table}/pictures/{card}");
    assert_eq!(server.get_as(&ann.guest, &path("heron")).await.problem(), Code::Unknown, "none were named");
    kept.name_pictures("marsh", Some(&art)).expect("named");
    assert_eq!(server.get_as(&ann.guest, &path("heron")).await.body, "a heron");
    let cards: Vec<CardInfo> = server.get_as(&ann.guest, &format!("/api/tables/{table}/cards")).await.json();
    let pictured: Vec<_> = cards.iter().map(|c| (c.name.as_str(), c.picture)).collect();
    assert_eq!(pictured, [("Heron", true), ("Otter", false)]);
    for card in ["otter", "riddle", "..", "knight"] {
        assert_eq!(server.get_as(&ann.guest, &path(card)).await.problem(), Code::Unknown, "{card} lies before nobody");
    }
    assert_eq!(server.get_as(&bob.guest, &path("heron")).await.problem(), Code::Unknown, "he only looks on");
    assert_eq!(server.get(&path("heron")).await.problem(), Code::Token);
}
