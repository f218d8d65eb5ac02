//! Lists the clauses that the source marks with `rule!`, so that a scene that
//! names one of them can be held to pass through it.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

#[expect(clippy::print_stdout, reason = "this is how a build script speaks to cargo")]
fn main() {
    println!("cargo::rerun-if-changed=src");
    let mut marks = BTreeSet::new();
    gather(Path::new("src"), &mut marks);
    let list: String = marks.iter().map(|m| format!("    {m:?},\n")).collect();
    let out = env::var("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&out).join("marks.rs"), format!("&[\n{list}]\n")).expect("the folder is ours");
}

fn gather(folder: &Path, marks: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the source is there") {
        let path = entry.expect("the source can be read").path();
        if path.is_dir() {
            gather(&path, marks);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = fs::read_to_string(&path).expect("the source is text");
            for piece in text.split("rule!(").skip(1) {
                // The clauses come first; `=>` and a test may follow.
                let literals = piece.split('"').collect::<Vec<_>>();
                let between = |n: usize| literals[n].trim() == "," || (n == 0 && literals[n].trim().is_empty());
                let count = (0..literals.len() / 2).take_while(|n| between(n * 2)).count();
                marks.extend((0..count).map(|n| literals[n * 2 + 1].to_owned()));
            }
        }
    }
}
