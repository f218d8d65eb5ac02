//! Checksums of events, each chained to the one before: a log that was changed,
//! cut off or put together from others is noticed and refused, table by table.

use crate::StoreError;
use rusqlite::{Connection, OptionalExtension, params};

/// A checksum.
pub(super) type Link = Vec<u8>;

/// What stands before the first event.
pub(super) fn first(table: &str) -> Link {
    table.as_bytes().to_vec()
}

/// The checksum of an event after this one.
pub(super) fn next(before: &[u8], body: &[u8]) -> Link {
    let mut hash = blake3::Hasher::new();
    hash.update(b"arbiter event 1").update(&(before.len() as u64).to_le_bytes()).update(before).update(body);
    hash.finalize().as_bytes()[..16].to_vec()
}

/// How many events a table has, and the checksum of the last one.
pub(super) fn head(connection: &Connection, table: &str) -> Result<(u32, Link), StoreError> {
    let sql = "SELECT events, head FROM tables WHERE id = ?1";
    let row = connection.prepare_cached(sql)?.query_row([table], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    Ok(row.filter(|(events, _): &(u32, Link)| *events > 0).unwrap_or_else(|| (0, first(table))))
}

/// All events of a table, if they are what was written.
pub(super) fn read(connection: &Connection, table: &str) -> Result<Vec<Vec<u8>>, StoreError> {
    // One moment for both: the writer goes on meanwhile.
    let moment = connection.unchecked_transaction()?;
    let (count, last) = head(&moment, table)?;
    let mut rows = moment.prepare_cached("SELECT seq, body, chain FROM events WHERE table_id = ?1 ORDER BY seq")?;
    let rows = rows.query_map([table], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    let (mut events, mut link) = (Vec::new(), first(table));
    for row in rows {
        let (seq, body, chain): (u32, Vec<u8>, Link) = row?;
        link = next(&link, &body);
        if seq as usize != events.len() || chain != link {
            return Err(StoreError::Damaged { table: table.to_owned(), seq: events.len() as u32 });
        }
        events.push(body);
    }
    if events.len() as u32 != count || link != last {
        return Err(StoreError::Damaged { table: table.to_owned(), seq: events.len() as u32 });
    }
    Ok(events)
}

/// Chains events that were stored before there were checksums.
pub(super) fn fill(connection: &Connection) -> Result<(), rusqlite::Error> {
    let mut tables = connection.prepare("SELECT id FROM tables")?;
    let tables = tables.query_map([], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
    for table in tables {
        let mut rows = connection.prepare_cached("SELECT seq, body FROM events WHERE table_id = ?1 ORDER BY seq")?;
        let rows = rows.query_map([&table], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let rows = rows.collect::<Result<Vec<(u32, Vec<u8>)>, _>>()?;
        let mut link = first(&table);
        for (seq, body) in &rows {
            link = next(&link, body);
            let sql = "UPDATE events SET chain = ?1 WHERE table_id = ?2 AND seq = ?3";
            connection.prepare_cached(sql)?.execute(params![link, table, seq])?;
        }
        let sql = "UPDATE tables SET events = ?1, head = ?2 WHERE id = ?3";
        connection.prepare_cached(sql)?.execute(params![rows.len() as u32, link, table])?;
    }
    Ok(())
}
