//! Every worked example of the book and every acceptance scenario of
//! `rules/wakfu.examples.md` is named by a scene: `# example E4`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// `- **E4 (105.3)** ...`
fn listed(text: &str) -> BTreeSet<String> {
    let name = |line: &str| Some(line.strip_prefix("- **")?.split_once(' ')?.0.to_owned());
    text.lines().filter_map(name).collect()
}

/// `# examples E4 A12`
fn named(scene: &str) -> impl Iterator<Item = String> + '_ {
    let names = |line: &str| line.strip_prefix("# example").map(|rest| rest.trim_start_matches('s').to_owned());
    scene.lines().filter_map(names).flat_map(|l| l.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
}

#[test]
fn every_example_is_a_scene() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(home.join("../../rules/wakfu.examples.md")).expect("the examples are there");
    let wanted = listed(&text);
    let mut found = BTreeSet::new();
    for file in fs::read_dir(home.join("scenes")).expect("the scenes are there") {
        let file = file.expect("a file").path();
        found.extend(named(&fs::read_to_string(&file).expect("a scene is text")));
    }
    assert!(wanted.len() > 180, "{} are listed", wanted.len());
    let missing: Vec<&String> = wanted.difference(&found).collect();
    assert!(missing.is_empty(), "no scene names {missing:?}");
    let unknown: Vec<&String> = found.difference(&wanted).collect();
    assert!(unknown.is_empty(), "no example is called {unknown:?}");
}
