//! Where scenes lie.

use std::io;
use std::path::{Path, PathBuf};

/// The scene files meant by a path: the file itself, or every `*.scene` below
/// a folder, in a fixed order.
///
/// # Errors
/// If something cannot be read.
pub fn find(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        // Asked for by name, so it must exist whatever its name is.
        return path.metadata().map(|_| vec![path.to_owned()]);
    }
    let mut inside = std::fs::read_dir(path)?.map(|e| e.map(|e| e.path())).collect::<io::Result<Vec<_>>>()?;
    inside.sort();
    let mut out = Vec::new();
    for entry in inside {
        if entry.is_dir() {
            out.extend(find(&entry)?);
        } else if entry.extension().is_some_and(|e| e == "scene") {
            out.push(entry);
        }
    }
    Ok(out)
}

/// The game whose folder a scene lies in: `games/evolve/scenes/x.scene` is `evolve`.
#[must_use]
pub fn game_of(path: &Path) -> Option<String> {
    let names: Vec<&str> = path.iter().filter_map(|p| p.to_str()).collect();
    names.windows(3).rev().find(|w| w[0] == "games" && w[2] == "scenes").map(|w| w[1].to_owned())
}
