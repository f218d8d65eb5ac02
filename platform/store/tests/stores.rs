//! What holds of every store, and what the one on disk does besides.

use arbiter_store::{Batch, EventStore, FaultyStore, MemoryStore, SqliteStore, StoreError, TextKind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

/// A folder of its own, gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("arbiter-store-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn batch(table: &str, first: u32, events: &[&[u8]], finished: bool) -> Batch {
    Batch { table: table.to_owned(), first, events: events.iter().map(|e| e.to_vec()).collect(), finished }
}

/// Appends and waits.
fn append(store: &dyn EventStore, batch: Batch) -> Result<(), StoreError> {
    let (told, answer) = channel();
    store.append(batch, Box::new(move |result| told.send(result).expect("the test waits")));
    answer.recv().expect("every append is answered")
}

fn open(folder: &Path) -> SqliteStore {
    SqliteStore::open(folder).expect("the folder is ours")
}

fn every_store_keeps_its_word(store: &dyn EventStore) {
    assert_eq!(store.events("t"), Ok(Vec::new()));
    assert_eq!(append(store, batch("t", 0, &[b"a", b"b"], false)), Ok(()));
    assert_eq!(append(store, batch("t", 2, &[b"c"], false)), Ok(()));
    assert_eq!(append(store, batch("other", 0, &[b"x"], true)), Ok(()));
    for taken in [0, 1, 2, 4] {
        let refused = append(store, batch("t", taken, &[b"z", b"z"], false));
        assert_eq!(refused, Err(StoreError::Conflict { table: "t".to_owned(), seq: taken }));
    }
    assert_eq!(store.events("t"), Ok(vec![b"a".to_vec(), b"b".to_vec(), b"c".to_vec()]));
    let tables = store.tables().expect("readable");
    let mut listed: Vec<(&str, bool)> = tables.iter().map(|t| (t.table.as_str(), t.finished)).collect();
    listed.sort_unstable();
    assert_eq!(listed, [("other", true), ("t", false)]);
    store.keep(TextKind::Replay, "r", "first").expect("kept");
    store.keep(TextKind::Replay, "r", "second").expect("kept");
    assert_eq!(store.text(TextKind::Replay, "r"), Ok(Some("first".to_owned())));
    assert_eq!(store.text(TextKind::Report, "r"), Ok(None));
    store.prune(TextKind::Report, u64::MAX).expect("pruned");
    store.prune(TextKind::Replay, 1_000_000).expect("pruned");
    assert_eq!(store.text(TextKind::Replay, "r"), Ok(Some("first".to_owned())), "neither old nor of that kind");
    store.prune(TextKind::Replay, u64::MAX).expect("pruned");
    assert_eq!(store.text(TextKind::Replay, "r"), Ok(None));
    assert_eq!(store.secret(), store.secret());
}

#[test]
fn both_stores_keep_their_word() {
    every_store_keeps_its_word(&MemoryStore::default());
    let folder = Folder::new("word");
    every_store_keeps_its_word(&open(&folder.0));
}

#[test]
fn what_was_acknowledged_is_there_after_reopening() {
    let folder = Folder::new("reopen");
    let secret = {
        let store = open(&folder.0);
        append(&store, batch("t", 0, &[b"a"], false)).expect("appended");
        store.secret().expect("drawn")
    };
    let store = open(&folder.0);
    assert_eq!(store.events("t"), Ok(vec![b"a".to_vec()]));
    assert_eq!(store.secret(), Ok(secret));
    assert_eq!(append(&store, batch("t", 1, &[b"b"], true)), Ok(()));
}

#[test]
fn many_appends_at_once_are_committed_together_and_each_is_answered() {
    let folder = Folder::new("group");
    let store = open(&folder.0);
    let (told, answers) = channel();
    for n in 0..2_000_u32 {
        let told = told.clone();
        let table = format!("t{}", n % 50);
        let done = move |result| told.send(result).expect("the test waits");
        store.append(batch(&table, n / 50, &[&n.to_le_bytes()], false), Box::new(done));
    }
    // One append in the middle is wrong and must not take the others with it.
    let conflict = append(&store, batch("t0", 3, &[b"wrong"], false));
    assert!(matches!(conflict, Err(StoreError::Conflict { seq: 3, .. })));
    drop(told);
    assert_eq!(answers.iter().filter(Result::is_ok).count(), 2_000);
    for t in 0..50 {
        assert_eq!(store.events(&format!("t{t}")).map(|e| e.len()), Ok(40));
    }
}

#[test]
fn a_folder_in_use_is_refused_and_free_again_afterwards() {
    let folder = Folder::new("lock");
    let first = open(&folder.0);
    let error = SqliteStore::open(&folder.0).err().expect("refused");
    assert_eq!(error, StoreError::Locked(folder.0.clone()));
    assert!(error.to_string().contains("--data"), "it says what to do");
    drop(first);
    drop(open(&folder.0));
}

#[test]
fn a_damaged_file_is_refused_and_left_alone() {
    let folder = Folder::new("corrupt");
    std::fs::create_dir_all(&folder.0).expect("made");
    let file = folder.0.join("arbiter.sqlite");
    let garbage = vec![7_u8; 8192];
    std::fs::write(&file, &garbage).expect("written");
    let error = SqliteStore::open(&folder.0).err().expect("refused");
    assert!(matches!(error, StoreError::Corrupt { .. }), "{error}");
    assert_eq!(std::fs::read(&file).expect("readable"), garbage);
}

#[test]
fn a_file_with_a_damaged_page_is_refused() {
    let folder = Folder::new("page");
    {
        let store = open(&folder.0);
        let long = vec![1_u8; 3000];
        let events: Vec<&[u8]> = (0..40).map(|_| long.as_slice()).collect();
        append(&store, batch("t", 0, &events, false)).expect("appended");
    }
    let file = folder.0.join("arbiter.sqlite");
    let mut bytes = std::fs::read(&file).expect("readable");
    assert!(bytes.len() > 40_000, "the log was folded into the file when it was closed");
    bytes[8192..32768].fill(0xee);
    std::fs::write(&file, &bytes).expect("written");
    let error = SqliteStore::open(&folder.0).err().expect("refused");
    assert!(matches!(error, StoreError::Corrupt { .. }), "{error}");
}

#[test]
fn a_file_of_a_later_version_is_refused() {
    let folder = Folder::new("later");
    drop(open(&folder.0));
    let file = rusqlite::Connection::open(folder.0.join("arbiter.sqlite")).expect("readable");
    file.execute_batch("PRAGMA user_version = 99").expect("written");
    drop(file);
    let error = SqliteStore::open(&folder.0).err().expect("refused");
    assert!(matches!(error, StoreError::Newer { found: 99, known: 2, .. }), "{error}");
}

#[test]
fn a_folder_that_cannot_be_made_is_told() {
    let folder = Folder::new("file");
    std::fs::write(&folder.0, "a file").expect("written");
    let error = SqliteStore::open(&folder.0).err().expect("refused");
    assert!(matches!(error, StoreError::Folder { .. }), "{error}");
    std::fs::remove_file(&folder.0).expect("removed");
}

#[test]
fn the_faulty_store_is_the_same_for_the_same_seed_and_loses_only_what_nobody_was_told() {
    let mut seen = Vec::new();
    for seed in 0..200 {
        let run = || {
            let store = FaultyStore::new(seed, 300);
            let (told, answers) = channel();
            let mut next = 0;
            for n in 0..20_u32 {
                let told = told.clone();
                let done = move |result: Result<(), _>| told.send((n, result.is_ok())).expect("the test waits");
                store.append(batch("t", next, &[&n.to_le_bytes()], false), Box::new(done));
                if n % 3 == 2 {
                    while store.step() {}
                }
                if n % 7 == 6 {
                    store.crash();
                }
                next = store.events("t").expect("readable").len() as u32;
            }
            let on_disk = store.events("t").expect("readable");
            let acknowledged: Vec<u32> = answers.try_iter().filter(|(_, ok)| *ok).map(|(n, _)| n).collect();
            for n in &acknowledged {
                assert!(on_disk.contains(&n.to_le_bytes().to_vec()), "seed {seed}: {n} was acknowledged and is lost");
            }
            (on_disk, acknowledged)
        };
        assert_eq!(run(), run(), "seed {seed}");
        seen.push(run().0.len());
    }
    seen.dedup();
    assert!(seen.len() > 10, "the seeds differ");
}
