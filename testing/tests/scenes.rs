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

/// A card that says what nobody understands would lie there without a word, and
/// the scene would show nothing.
#[test]
fn a_card_of_a_scene_that_is_not_understood_is_refused() {
    for (key, card) in [
        ("evolve", "name = \"Riddle\"\nkind = \"spell\"\nclass = \"neutral\"\ncost = 1\ntext = \"Whistle a tune.\""),
        ("spoils", "name = \"Riddle\"\nkind = \"tactic\"\ncost = 1\ntext = \"Whistle a tune.\""),
    ] {
        let game = arbiter_catalog::game(key).expect("it is in the catalog");
        let text =
            format!("clauses: 1.1\ntitle: A riddle\ncards:\n[[card]]\n{card}\nend\nA hand riddle\n---\n---\ndone\n");
        let scene = Source { name: "riddle.scene".to_owned(), text };
        let Verdict::Malformed(faults) = Runner::new(game).expect("the shipped cards load").run_source(&scene) else {
            panic!("{key} plays on with a blank card");
        };
        assert!(faults[0].why.contains("the text of `Riddle` is not understood"), "{}", faults[0]);
    }
}
