//! What can go wrong with a store.

use std::path::{Path, PathBuf};

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another server has this folder.
    #[error("{0} is in use by another server; stop it, or choose another folder with --data")]
    Locked(PathBuf),
    /// The file is damaged or something else.
    #[error("{file} cannot be read as a store ({why}); move it away to begin anew, or restore a copy of it")]
    Corrupt {
        /// The file.
        file: PathBuf,
        /// What the database says.
        why: String,
    },
    /// Written by a later version of this program.
    #[error("{file} was written by a later version (its form is {found}, this one knows {known}); update this program")]
    Newer {
        /// The file.
        file: PathBuf,
        /// Number of its last migration.
        found: u32,
        /// Number of ours.
        known: u32,
    },
    /// The folder cannot be made or written.
    #[error("{folder} cannot be used ({why}); choose another folder with --data")]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        why: String,
    },
    /// An event of this number is there already.
    #[error("event {seq} of table {table} is there already")]
    Conflict {
        /// The table.
        table: String,
        /// The number.
        seq: u32,
    },
    /// The log of one table is not what was written.
    #[error("the log of table {table} is damaged at event {seq}; other tables are not affected")]
    Damaged {
        /// The table.
        table: String,
        /// The first event that is not what was written.
        seq: u32,
    },
    /// The disk or the system failed.
    #[error("the store failed: {0}")]
    Failed(String),
    /// The store is closing.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    pub(crate) fn folder(folder: &Path, e: &std::io::Error) -> Self {
        StoreError::Folder { folder: folder.to_owned(), why: e.to_string() }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(e: rusqlite::Error) -> Self {
        StoreError::Failed(e.to_string())
    }
}
