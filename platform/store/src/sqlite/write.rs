//! The writer: takes what has gathered, commits it once, then tells everybody.

use super::chain;
use crate::{Batch, Done, StoreError, TextKind};
use rusqlite::{Connection, ErrorCode, params};
use std::sync::mpsc::Receiver;
use std::time::{SystemTime, UNIX_EPOCH};

/// Most jobs in one commit: an answer must not wait for a long queue.
const MOST: usize = 1024;

/// Something to write.
pub(super) enum Write {
    Events(Batch),
    Text { kind: TextKind, id: String, text: String },
    Prune { kind: TextKind, before: i64 },
    Secret { name: &'static str, value: [u8; 32] },
}

/// Something to write and whom to tell.
pub(super) struct Job {
    pub(super) write: Write,
    pub(super) done: Done,
}

/// The word for a kind of text in the table.
pub(super) fn word(kind: TextKind) -> &'static str {
    match kind {
        TextKind::Replay => "replay",
        TextKind::Report => "report",
    }
}

/// Until nobody sends any more.
pub(super) fn run(mut connection: Connection, inbox: &Receiver<Job>) {
    while let Ok(first) = inbox.recv() {
        let mut jobs = vec![first];
        jobs.extend(inbox.try_iter().take(MOST - 1));
        let mut told = Vec::new();
        match commit(&mut connection, jobs, &mut told) {
            Ok(()) => told.into_iter().for_each(|(done, result)| done(result)),
            // What each job would have been told no longer holds: nothing was written.
            Err(e) => told.into_iter().for_each(|(done, _)| done(Err(e.clone()))),
        }
    }
}

type Told = Vec<(Done, Result<(), StoreError>)>;

/// One transaction, one sync. A job that fails is undone alone.
fn commit(connection: &mut Connection, jobs: Vec<Job>, told: &mut Told) -> Result<(), StoreError> {
    let mut jobs = jobs.into_iter();
    let begun = connection.transaction();
    let mut all = match begun {
        Ok(all) => all,
        Err(e) => {
            told.extend(jobs.map(|job| (job.done, Err(StoreError::Closed))));
            return Err(e.into());
        }
    };
    for job in jobs.by_ref() {
        let result = all.savepoint().map_err(StoreError::from).and_then(|mut one| {
            write(&one, &job.write)?;
            one.set_drop_behavior(rusqlite::DropBehavior::Commit);
            one.finish().map_err(StoreError::from)
        });
        told.push((job.done, result));
    }
    Ok(all.commit()?)
}

fn write(connection: &Connection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Events(batch) => events(connection, batch),
        Write::Text { kind, id, text } => {
            let sql = "INSERT INTO texts (kind, id, body, written) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING";
            connection.prepare_cached(sql)?.execute(params![word(*kind), id, text, now()])?;
            Ok(())
        }
        Write::Prune { kind, before } => {
            let sql = "DELETE FROM texts WHERE kind = ?1 AND written < ?2";
            connection.prepare_cached(sql)?.execute(params![word(*kind), before])?;
            Ok(())
        }
        Write::Secret { name, value } => {
            let sql = "INSERT INTO secrets (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
            connection.prepare_cached(sql)?.execute(params![name, value])?;
            Ok(())
        }
    }
}

fn events(connection: &Connection, batch: &Batch) -> Result<(), StoreError> {
    let next: u32 = connection
        .prepare_cached("SELECT coalesce(max(seq) + 1, 0) FROM events WHERE table_id = ?1")?
        .query_row([&batch.table], |row| row.get(0))?;
    if next != batch.first {
        return Err(StoreError::Conflict { table: batch.table.clone(), seq: batch.first });
    }
    let (_, mut link) = chain::head(connection, &batch.table)?;
    let sql = "INSERT INTO events (table_id, seq, body, chain) VALUES (?1, ?2, ?3, ?4)";
    let mut insert = connection.prepare_cached(sql)?;
    for (n, event) in batch.events.iter().enumerate() {
        link = chain::next(&link, event);
        insert.execute(params![batch.table, batch.first + n as u32, event, link]).map_err(|e| {
            match e.sqlite_error_code() {
                Some(ErrorCode::ConstraintViolation) => {
                    StoreError::Conflict { table: batch.table.clone(), seq: batch.first }
                }
                _ => e.into(),
            }
        })?;
    }
    let sql = "INSERT INTO tables (id, finished, changed, events, head) VALUES (?1, ?2, ?3, ?4, ?5) \
               ON CONFLICT (id) DO UPDATE SET finished = excluded.finished, changed = excluded.changed, \
               events = excluded.events, head = excluded.head";
    let count = batch.first + batch.events.len() as u32;
    connection.prepare_cached(sql)?.execute(params![batch.table, batch.finished, now(), count, link])?;
    Ok(())
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs() as i64)
}
