//! Traces of one machine: its folders, and the package mirror it downloads
//! from. Neither means anything to anybody else.

use crate::fault::Fault;
use crate::tree::{Tree, name};

/// Folders that exist on the machine of whoever wrote the line.
const FOLDERS: [&str; 3] = [concat!("/wo", "rk/"), concat!("/ho", "me/"), concat!("/ro", "ot/")];

/// Settings that point a package manager somewhere else.
const MIRRORS: [&str; 6] = [
    concat!("replace", "-with"),
    concat!("[source", "."),
    concat!("[regist", "ries"),
    concat!("index-", "url"),
    concat!("npm_config_", "registry"),
    concat!("registry", "=http"),
];

/// Where lock files may say that a package comes from.
const ORIGINS: [&str; 2] = ["https://github.com/rust-lang/crates.io-index", "https://registry.npmjs.org/"];

const LOCK_FILES: [&str; 2] = ["Cargo.lock", "package-lock.json"];

pub(crate) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for (path, text) in tree.files() {
        let locked = LOCK_FILES.contains(&name(path));
        for (n, line) in text.lines().enumerate() {
            for folder in FOLDERS.iter().filter(|folder| names_folder(line, folder)) {
                let why = format!("`{folder}` is a folder of one machine; say it relatively");
                faults.push(Fault::at(path, n + 1, why));
            }
            for mirror in MIRRORS.iter().filter(|mirror| line.contains(**mirror)) {
                let why = format!("`{mirror}` chooses a package mirror; that is each machine's own setting");
                faults.push(Fault::at(path, n + 1, why));
            }
            if locked && has_other_origin(line) {
                let why = "a lock file names the public registry and no other host";
                faults.push(Fault::at(path, n + 1, why));
            }
        }
    }
}

/// A folder at the beginning of a path, not in the middle of a longer one.
fn names_folder(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "._-)}*>".contains(c))
    })
}

fn has_other_origin(line: &str) -> bool {
    let origin = line.trim_start();
    let names_origin = ["source = \"", "\"resolved\": \""].iter().any(|key| origin.starts_with(key));
    names_origin && line.contains("://") && !ORIGINS.iter().any(|known| line.contains(known))
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::*;

    #[test]
    fn folders_of_a_machine_are_found_in_any_file() {
        for folder in FOLDERS {
            let line = format!("see {folder}x\n`{folder}y`\nfile://{folder}z");
            assert_eq!(found(check, &[("a.md", &line)]).len(), 3, "{folder}");
            let longer = format!("a/frame{folder}x ..{folder}");
            assert_eq!(found(check, &[("a.md", &longer)]).len(), 0, "{folder}");
        }
    }

    #[test]
    fn mirrors_are_found() {
        for mirror in MIRRORS {
            let line = format!("x\n{mirror}://mirror.example\n");
            assert_eq!(found(check, &[(".npmrc", &line)]), [".npmrc:2"], "{mirror}");
        }
    }

    #[test]
    fn lock_files_name_only_public_registries() {
        let lock = "source = \"registry+https://github.com/rust-lang/crates.io-index\"\n\
                    source = \"registry+https://mirror.example/index\"\n";
        assert_eq!(found(check, &[("Cargo.lock", lock)]), ["Cargo.lock:2"]);
        let lock = "\"resolved\": \"https://mirror.example/x.tgz\",\n\
                    \"resolved\": \"https://registry.npmjs.org/x.tgz\",\n";
        assert_eq!(found(check, &[("web/package-lock.json", lock)]).len(), 1);
    }
}
