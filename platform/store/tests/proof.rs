//! The log of record: damage is noticed by table, and nobody else may read it.

use arbiter_store::{Batch, EventStore, SqliteStore, StoreError, TextKind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("arbiter-proof-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    path
}

/// A store with two tables of four events each, closed again.
fn written(path: &Path) {
    let store = SqliteStore::open(path).expect("it opens");
    for table in ["a", "b"] {
        for first in 0..4 {
            let events = vec![format!("{table}{first}").into_bytes()];
            let (told, answer) = channel();
            let batch = Batch { table: table.to_owned(), first, events, finished: false };
            store.append(batch, Box::new(move |done| told.send(done).expect("it waits")));
            assert_eq!(answer.recv(), Ok(Ok(())));
        }
    }
}

fn sql(path: &Path, text: &str) {
    let connection = rusqlite::Connection::open(path.join("arbiter.sqlite")).expect("a database");
    connection.execute_batch(text).expect("it is done");
}

#[test]
fn a_log_that_was_changed_is_refused_and_no_other_is() {
    let faults = [
        ("UPDATE events SET body = x'00' WHERE table_id = 'a' AND seq = 1", 1),
        ("DELETE FROM events WHERE table_id = 'a' AND seq = 3", 3),
        ("DELETE FROM events WHERE table_id = 'a' AND seq = 0", 0),
        ("DELETE FROM events WHERE table_id = 'a'", 0),
        (
            "UPDATE events SET body = (SELECT body FROM events WHERE table_id = 'b' AND seq = 2) \
          WHERE table_id = 'a' AND seq = 2",
            2,
        ),
        (
            "DELETE FROM events WHERE table_id = 'a'; INSERT INTO events (table_id, seq, body, chain) \
          SELECT 'a', seq, body, chain FROM events WHERE table_id = 'b'",
            0,
        ),
    ];
    for (n, (change, seq)) in faults.into_iter().enumerate() {
        let path = folder(&format!("changed-{n}"));
        written(&path);
        sql(&path, change);
        let store = SqliteStore::open(&path).expect("the file itself is sound");
        assert_eq!(store.events("a"), Err(StoreError::Damaged { table: "a".to_owned(), seq }), "{change}");
        assert_eq!(store.events("b").map(|events| events.len()), Ok(4), "{change}");
        assert_eq!(store.events("c"), Ok(Vec::new()));
        drop(store);
        let _ = std::fs::remove_dir_all(&path);
    }
}

#[test]
fn a_store_from_before_there_were_checksums_is_chained_when_it_is_opened() {
    let path = folder("before");
    std::fs::create_dir_all(&path).expect("a folder");
    sql(&path, include_str!("../migrations/0001-first.sql"));
    sql(
        &path,
        "INSERT INTO tables (id, finished, changed) VALUES ('a', 0, 7); \
         INSERT INTO events (table_id, seq, body) VALUES ('a', 0, x'01'), ('a', 1, x'02'); \
         PRAGMA application_id = 1098015337; PRAGMA user_version = 1;",
    );
    let store = SqliteStore::open(&path).expect("it is brought to our form");
    assert_eq!(store.events("a"), Ok(vec![vec![1], vec![2]]));
    let (told, answer) = channel();
    let batch = Batch { table: "a".to_owned(), first: 2, events: vec![vec![3]], finished: true };
    store.append(batch, Box::new(move |done| told.send(done).expect("it waits")));
    assert_eq!(answer.recv(), Ok(Ok(())));
    drop(store);
    sql(&path, "UPDATE events SET body = x'09' WHERE seq = 0");
    let store = SqliteStore::open(&path).expect("it opens");
    assert!(matches!(store.events("a"), Err(StoreError::Damaged { seq: 0, .. })));
    drop(store);
    let _ = std::fs::remove_dir_all(&path);
}

#[cfg(unix)]
#[test]
fn what_is_kept_is_the_owners_only() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    let path = folder("private");
    written(&path);
    let open = |path: &Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("it is ours");
    };
    // As an earlier version left them.
    open(&path, 0o755);
    open(&path.join("arbiter.sqlite"), 0o644);
    let store = SqliteStore::open(&path).expect("it opens");
    store.keep(TextKind::Report, "r", "text").expect("kept");
    assert_eq!(mode(&path), 0o700);
    for entry in std::fs::read_dir(&path).expect("a folder") {
        let file = entry.expect("a file").path();
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    drop(store);
    // A folder in which other things lie is not ours to close.
    std::fs::write(path.join("other"), "x").expect("written");
    open(&path, 0o755);
    drop(SqliteStore::open(&path).expect("it opens"));
    assert_eq!((mode(&path), mode(&path.join("arbiter.sqlite"))), (0o755, 0o600));
    let _ = std::fs::remove_dir_all(&path);
}
