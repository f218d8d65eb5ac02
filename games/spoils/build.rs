//! Lists the clauses that the source marks with `rule!`, so that a scene that
//! names one of them can be held to pass through it.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

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
                let inside = piece.split(')').next().unwrap_or_default();
                // An id may hold a bracket of its own: 12.8.2(i).
                let inside = if inside.contains('(') { piece.split(");").next().unwrap_or_default() } else { inside };
                marks.extend(inside.split('"').skip(1).step_by(2).map(str::to_owned));
            }
        }
    }
}
