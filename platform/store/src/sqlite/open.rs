//! Opening: the lock, the settings, the migrations.

use crate::StoreError;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::fs::{File, TryLockError};
use std::path::Path;
use std::time::Duration;

/// Numbered: a store of form n has had the first n of these.
const MIGRATIONS: [&str; 2] =
    [include_str!("../../migrations/0001-first.sql"), include_str!("../../migrations/0002-chain.sql")];
/// The form of a store whose events are chained.
const CHAINED: usize = 2;

/// "Arbi": tells our files from other databases.
const APPLICATION: i32 = 0x4172_6269;

/// Makes the folder and takes its lock.
pub(super) fn lock(folder: &Path) -> Result<File, StoreError> {
    make(folder).map_err(|e| StoreError::folder(folder, &e))?;
    let path = folder.join("lock");
    let file = own().create(true).truncate(false).open(path);
    let file = file.map_err(|e| StoreError::folder(folder, &e))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked(folder.to_owned())),
        Err(TryLockError::Error(e)) => Err(StoreError::folder(folder, &e)),
    }
}

/// What is kept is the owner's only: hands and seeds of games that go on are in
/// it, and the secret that signs tokens.
pub(super) fn keep_private(folder: &Path, file: &Path) -> Result<(), StoreError> {
    let wrong = |e: std::io::Error| StoreError::folder(folder, &e);
    // The files beside a database get the rights that it has.
    own().create(true).truncate(false).open(file).map_err(wrong)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let only = |path: &Path, mode| std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode));
        let name = |ending: &str| file.with_file_name(format!("arbiter.sqlite{ending}"));
        let files = [folder.join("lock"), name(""), name("-wal"), name("-shm")];
        for path in files.iter().filter(|path| path.exists()) {
            only(path, 0o600).map_err(wrong)?;
        }
        // A folder with other things in it is somebody else's to close.
        let ours = |entry: std::fs::DirEntry| files.iter().any(|file| *file == entry.path());
        let mut inside = std::fs::read_dir(folder).map_err(wrong)?;
        if inside.all(|entry| entry.is_ok_and(ours)) {
            only(folder, 0o700).map_err(wrong)?;
        }
    }
    Ok(())
}

/// New files that only their owner may read.
fn own() -> std::fs::OpenOptions {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.write(true);
    options
}

/// A folder that only its owner may enter; one that is there stays as it is.
fn make(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// The connection that writes; brings the file to our form.
pub(super) fn writer(file: &Path) -> Result<Connection, StoreError> {
    let mut connection = Connection::open(file).map_err(|e| unreadable(file, &e))?;
    prepare(&mut connection, file)?;
    Ok(connection)
}

/// A connection that only reads.
pub(super) fn reader(file: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags).map_err(|e| unreadable(file, &e))?;
    connection.busy_timeout(Duration::from_secs(10))?;
    Ok(connection)
}

fn prepare(connection: &mut Connection, file: &Path) -> Result<(), StoreError> {
    let wrong = |e: rusqlite::Error| unreadable(file, &e);
    connection.busy_timeout(Duration::from_secs(10)).map_err(wrong)?;
    let number =
        |c: &Connection, pragma: &str| c.query_row(&format!("PRAGMA {pragma}"), [], |row| row.get::<_, i32>(0));
    let (application, form) =
        (number(connection, "application_id").map_err(wrong)?, number(connection, "user_version").map_err(wrong)?);
    let objects: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0)).map_err(wrong)?;
    if objects > 0 && application != APPLICATION {
        return Err(StoreError::Corrupt { file: file.to_owned(), why: "it belongs to another program".to_owned() });
    }
    let form = u32::try_from(form).unwrap_or(u32::MAX);
    let known = MIGRATIONS.len() as u32;
    if form > known {
        return Err(StoreError::Newer { file: file.to_owned(), found: form, known });
    }
    let sound: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(wrong)?;
    if sound != "ok" {
        return Err(StoreError::Corrupt { file: file.to_owned(), why: sound });
    }
    // A commit is on disk when it returns: that is what an answer means.
    connection
        .execute_batch("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")
        .map_err(wrong)?;
    migrate(connection, form).map_err(wrong)
}

fn migrate(connection: &mut Connection, form: u32) -> Result<(), rusqlite::Error> {
    for (n, sql) in MIGRATIONS.iter().enumerate().skip(form as usize) {
        let step = connection.transaction()?;
        step.execute_batch(sql)?;
        if n + 1 == CHAINED {
            super::chain::fill(&step)?;
        }
        step.execute_batch(&format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {};", n + 1))?;
        step.commit()?;
    }
    Ok(())
}

/// A file that is no database, or a damaged one, is said to be so.
fn unreadable(file: &Path, e: &rusqlite::Error) -> StoreError {
    match e.sqlite_error_code() {
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => {
            StoreError::Corrupt { file: file.to_owned(), why: e.to_string() }
        }
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Locked(file.to_owned()),
        Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            StoreError::Folder { folder: file.to_owned(), why: e.to_string() }
        }
        _ => StoreError::Failed(e.to_string()),
    }
}
