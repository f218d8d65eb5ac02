//! Every scene of every game, each held to pass through the code of the
//! clauses it lists.

use arbiter_catalog::{Source, games};
use arbiter_testing::scene::{Runner, Verdict, find};
use std::path::Path;

#[test]
fn every_scene_happens_as_written() {
    let mut told = Vec::new();
    for game in games() {
        let runner = Runner::marked(*game).expect("the shipped cards load");
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/{}/scenes", game.key()));
        let files = find(&folder).expect("the scenes are there");
        assert!(!files.is_empty(), "{} has no scenes", game.key());
        for path in files {
            let text = std::fs::read_to_string(&path).expect("a scene is text");
            let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
            match runner.run_source(&Source { name, text }) {
                Verdict::Passed => (),
                Verdict::Failed(faults) | Verdict::Malformed(faults) => {
                    told.extend(faults.iter().map(ToString::to_string));
                }
            }
        }
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
}
