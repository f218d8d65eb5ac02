//! A source file that no other file declares: it would never be compiled, and
//! the tests in it would be green for ever.

use super::has_word;
use crate::fault::Fault;
use crate::tree::{Tree, name};

pub(crate) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    let manifests = tree.files().filter(|(path, _)| name(path) == "Cargo.toml");
    for (manifest, declared) in manifests {
        let package = manifest.trim_end_matches("Cargo.toml");
        for folder in ["src", "tests"] {
            for (path, _) in tree.under(&format!("{package}{folder}/"), ".rs") {
                let inside = &path[package.len()..];
                if !is_root(inside, declared) && !is_declared(tree, path) {
                    let why = "no `mod` declares this file, so it is never compiled";
                    faults.push(Fault::of(path, why));
                }
            }
        }
    }
}

/// Files that cargo finds by itself, or by the manifest.
fn is_root(inside: &str, manifest: &str) -> bool {
    let parts: Vec<&str> = inside.split('/').collect();
    let discovered = match parts[..] {
        ["src", "lib.rs" | "main.rs"] => true,
        ["src", "bin", _] | ["src", "bin", _, "main.rs"] => true,
        ["tests", _] | ["tests", _, "main.rs"] => !manifest.contains("autotests = false"),
        _ => false,
    };
    discovered || manifest.contains(&format!("path = \"{inside}\""))
}

/// A file is declared by the file or folder module above it, or by a
/// `#[path]`. Roots of tests may declare any file beside them.
fn is_declared(tree: &Tree, path: &str) -> bool {
    let Some((folder, file)) = path.rsplit_once('/') else {
        return false;
    };
    if file == "mod.rs" {
        let (above, module) = folder.rsplit_once('/').unwrap_or(("", folder));
        return declares(tree, above, module);
    }
    let module = file.trim_end_matches(".rs");
    let by_path = format!("/{file}\"]");
    let by_name = format!("\"{file}\"]");
    declares(tree, folder, module)
        || tree
            .under(&format!("{folder}/"), ".rs")
            .any(|(_, text)| text.contains("#[path") && (text.contains(&by_path) || text.contains(&by_name)))
}

/// Whether the module that owns `folder` says `mod module;`.
fn declares(tree: &Tree, folder: &str, module: &str) -> bool {
    let declaration = format!("mod {module};");
    let owners =
        [format!("{folder}.rs"), format!("{folder}/mod.rs"), format!("{folder}/lib.rs"), format!("{folder}/main.rs")];
    let below = format!("{folder}/");
    let roots = tree
        .under(&below, ".rs")
        .map(|(path, _)| path)
        .filter(|_| folder.ends_with("tests") || folder.ends_with("/bin"));
    owners
        .iter()
        .map(String::as_str)
        .chain(roots)
        .filter_map(|owner| tree.text(owner))
        .any(|text| text.lines().any(|line| has_word(line, &declaration)))
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::check;

    #[test]
    fn files_declared_in_any_usual_way_pass() {
        let files = [
            ("k/Cargo.toml", ""),
            ("k/src/lib.rs", "mod a;\npub(crate) mod b;\nmod c;"),
            ("k/src/a.rs", ""),
            ("k/src/b/mod.rs", "mod d;"),
            ("k/src/b/d.rs", ""),
            ("k/src/c.rs", "mod e;\n#[path = \"odd.rs\"]\nmod f;"),
            ("k/src/c/e.rs", ""),
            ("k/src/bin/tool.rs", ""),
            ("k/tests/scenes.rs", "mod common;"),
            ("k/tests/common/mod.rs", ""),
        ];
        assert_eq!(found(check, &files).len(), 0);
    }

    #[test]
    fn files_that_nothing_declares_are_found() {
        let files = [
            ("k/Cargo.toml", ""),
            ("k/src/lib.rs", "mod a;"),
            ("k/src/a.rs", ""),
            ("k/src/a/lost.rs", ""),
            ("k/src/stray.rs", ""),
            ("k/tests/battery.rs", "mod kept;"),
            ("k/tests/battery/kept.rs", ""),
            ("k/tests/deep/lost.rs", ""),
        ];
        let lost = ["k/src/a/lost.rs:0", "k/src/stray.rs:0", "k/tests/deep/lost.rs:0"];
        assert_eq!(found(check, &files), lost);
    }

    #[test]
    fn tests_need_a_declaration_where_cargo_does_not_look_for_them() {
        let manifest = "autotests = false\n[[test]]\npath = \"tests/all.rs\"\n";
        let files = [
            ("k/Cargo.toml", manifest),
            ("k/tests/all.rs", "mod one;"),
            ("k/tests/one.rs", ""),
            ("k/tests/two.rs", ""),
        ];
        assert_eq!(found(check, &files), ["k/tests/two.rs:0"]);
    }
}
