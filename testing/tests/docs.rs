//! The scenes in `docs/` and on the other pages happen as they are written.

use arbiter_catalog::{Source, game};
use arbiter_testing::scene::{Runner, Verdict, find, game_of, parse};
use std::path::{Path, PathBuf};

/// A scene that stands on no page of one game and names none is of this one.
const FIRST: &str = "evolve";

#[test]
fn the_documented_examples_happen_as_written() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut scenes = Vec::new();
    for page in pages(&root) {
        let text = std::fs::read_to_string(&page).expect("a page is text");
        for (n, block) in text.split("```scene\n").skip(1).filter_map(|b| b.split("```\n").next()).enumerate() {
            let name = format!("{}, example {}", page.display(), n + 1);
            scenes.push((page.clone(), Source { name, text: block.to_owned() }));
        }
    }
    for file in find(&root.join("docs")).expect("docs is there") {
        let text = std::fs::read_to_string(&file).expect("a scene is text");
        scenes.push((file.clone(), Source { name: file.display().to_string(), text }));
    }
    assert!(scenes.len() >= 5, "{} scenes are found", scenes.len());
    let told: Vec<String> = scenes.iter().flat_map(|(page, source)| faults(page, source)).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

fn faults(page: &Path, source: &Source) -> Vec<String> {
    let scene = match parse(source) {
        Ok(scene) => scene,
        Err(faults) => return faults.iter().map(ToString::to_string).collect(),
    };
    assert!(!scene.clauses.is_empty() && !scene.title.is_empty(), "{} has no head", source.name);
    let key = scene.game.clone().or_else(|| game_of(page)).unwrap_or_else(|| FIRST.to_owned());
    let Some(game) = game(&key) else { return vec![format!("{}: no game `{key}`", source.name)] };
    match Runner::marked(game).expect("the shipped cards load").run(&scene) {
        Verdict::Passed => Vec::new(),
        Verdict::Failed(faults) | Verdict::Malformed(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

/// A block of code that names a file stands in it as it is quoted, however deep.
#[test]
fn what_is_quoted_stands_in_its_file() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut quoted = 0;
    for page in pages(&root) {
        let text = std::fs::read_to_string(&page).expect("a page is text");
        for block in text.split("```rust ").skip(1).filter_map(|b| b.split("\n```").next()) {
            let (file, quote) = block.split_once('\n').expect("a block has lines");
            let source = std::fs::read_to_string(root.join(file)).unwrap_or_else(|e| panic!("{file}: {e}"));
            let found = source.contains(&format!("{quote}\n"));
            assert!(found, "{}: this does not stand in {file}:\n{quote}", page.display());
            quoted += 1;
        }
    }
    assert!(quoted >= 5, "{quoted} quotations are found");
}

/// Every page of the project.
fn pages(root: &Path) -> Vec<PathBuf> {
    let mut out = Vec::new();
    for folder in [root.to_owned(), root.join("docs"), root.join("docs/notes")] {
        let inside = std::fs::read_dir(&folder).expect("the folder is there");
        out.extend(
            inside.map(|e| e.expect("it can be read").path()).filter(|p| p.extension().is_some_and(|e| e == "md")),
        );
    }
    out.sort();
    out
}
