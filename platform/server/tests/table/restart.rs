//! The server stops, or is stopped, and starts again.

use crate::client::{Client, Server, config};
use crate::live::wish;
use arbiter_protocol::room::{SeatKind, Stage};
use arbiter_protocol::{Ask, Tell};
use arbiter_server::serve::start;
use arbiter_store::{EventStore, SqliteStore};
use arbiter_testing::toy::DUEL;
use std::path::PathBuf;
use std::sync::Arc;

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("arbiter-server-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }

    /// The store, as soon as the last server has let go of it.
    async fn store(&self) -> Arc<dyn EventStore> {
        for _ in 0..200 {
            if let Ok(store) = SqliteStore::open(&self.0) {
                return Arc::new(store);
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        panic!("the folder stays locked");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server with a runtime of its own, so that ending it ends everything.
struct Machine {
    runtime: tokio::runtime::Runtime,
    server: Server,
}

impl Machine {
    fn start(folder: &Folder) -> Self {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
        let server = runtime.block_on(async {
            let store = folder.store().await;
            Server { running: start(&config(), true, &[DUEL], store).await.expect("it starts") }
        });
        Machine { runtime, server }
    }

    /// As if the power failed: nothing is told, nothing is finished.
    fn kill(self) {
        let Machine { runtime, server } = self;
        drop(server);
        runtime.shutdown_timeout(std::time::Duration::from_secs(5));
    }
}

#[test]
fn a_game_goes_on_after_a_restart_and_ids_are_remembered() {
    let folder = Folder::new("resume");
    let machine = Machine::start(&folder);
    let (guest, table, before, act, seq) = machine.runtime.block_on(async {
        let mut ann = Client::new(&machine.server).await;
        let table = machine.server.table(&ann.guest, &wish(&[SeatKind::Human, SeatKind::Bot])).await;
        ann.watch(&table).await;
        ann.sit(&table, 0, "luck").await;
        ann.reveal(&table, 0).await;
        for _ in 0..5 {
            let room = ann.until(|room| !room.options.is_empty()).await;
            ann.act(&table, &room).await;
        }
        let room = ann.until(|room| !room.options.is_empty()).await;
        let act = Ask::Act { table: table.clone(), seat: 0, at: room.at, pick: 0 };
        ann.send_as("the last one", act.clone()).await;
        let Tell::Done { seq, .. } = ann.answer("the last one").await else { panic!("it is done") };
        let before = ann.until(|r| r.at > room.at && (!r.options.is_empty() || r.stage == Stage::Over)).await;
        (ann.guest.clone(), table, before, act, seq)
    });
    machine.kill();
    let machine = Machine::start(&folder);
    machine.runtime.block_on(async {
        assert_eq!(machine.server.running.hub.count(), usize::from(before.stage == Stage::Playing), "resumed eagerly");
        // The token is still good, and so is the table.
        let mut ann = Client::of(&machine.server, guest).await;
        let after = ann.watch(&table).await;
        assert_eq!((&after.view, &after.options, after.at), (&before.view, &before.options, before.at));
        let events = after.seq;
        ann.send_as("the last one", act).await;
        assert_eq!(ann.answer("the last one").await, Tell::Done { id: "the last one".to_owned(), seq });
        assert_eq!(ann.watch(&table).await.seq, events, "it was not done again");
        assert_eq!(ann.play(&table).await.stage, Stage::Over);
    });
    machine.kill();
    // A finished table is loaded when somebody asks for it.
    let machine = Machine::start(&folder);
    machine.runtime.block_on(async {
        assert_eq!(machine.server.running.hub.count(), 0);
        let mut eve = Client::new(&machine.server).await;
        let room = eve.watch(&table).await;
        assert!(room.stage == Stage::Over && room.view.is_some_and(|v| v.outcome.is_some()));
    });
    machine.kill();
}

#[test]
fn a_server_that_stops_says_so_and_keeps_everything() {
    let folder = Folder::new("stop");
    let machine = Machine::start(&folder);
    let table = machine.runtime.block_on(async {
        let mut ann = Client::new(&machine.server).await;
        let table = machine.server.table(&ann.guest, &wish(&[SeatKind::Human, SeatKind::Open])).await;
        ann.watch(&table).await;
        ann.sit(&table, 0, "steel").await;
        machine.server.running.hub.close();
        loop {
            match ann.frame().await {
                Ok(Tell::Closing) => break,
                Ok(_) => {}
                Err(_) => panic!("it said nothing"),
            }
        }
        table
    });
    machine.kill();
    let machine = Machine::start(&folder);
    machine.runtime.block_on(async {
        let mut eve = Client::new(&machine.server).await;
        assert_eq!(eve.watch(&table).await.seats[0].name, "guest 0");
    });
    machine.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_port_is_taken_only_if_none_was_asked_for() {
    let first = Server::new().await;
    let mut config = config();
    config.listen = first.running.address;
    let store = || Arc::new(arbiter_store::MemoryStore::default());
    let refused = start(&config, true, &[DUEL], store()).await.err().expect("it is taken");
    assert!(matches!(refused, arbiter_server::serve::Trouble::Listen(..)), "{refused}");
    let second = start(&config, false, &[DUEL], store()).await.expect("there is another port");
    assert!(second.address.port() > first.running.address.port());
    second.stop().await;
}
