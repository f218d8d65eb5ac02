//! A scene that no runner would find, or that shows no clause.

use crate::fault::Fault;
use crate::trace::cite::scene_header;
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for (path, text) in tree.under("", ".scene") {
        if !has_a_home(path) {
            let why = "scenes live in games/<game>/scenes/ or docs/, where runners find them";
            faults.push(Fault::of(path, why));
        }
        if scene_header(text).is_empty() {
            let why = "the head of a scene has a line `clauses:` with the clauses it shows";
            faults.push(Fault::of(path, why));
        }
    }
}

fn has_a_home(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    matches!(parts[..], ["docs", _, ..] | ["games", _, "scenes", _, ..])
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::check;

    #[test]
    fn scenes_have_a_home_and_a_header() {
        let sound = "clauses: 1.1\nA hand x\n---\n";
        let files = [
            ("docs/example.scene", sound),
            ("games/g/scenes/1.1-a.scene", sound),
            ("games/g/scenes/turn/1.2-b.scene", "A hand x\n---\nclauses: 1.1\n"),
            ("games/g/scenes/empty.scene", "clauses:\n---\n"),
            ("testing/x.scene", sound),
        ];
        let bad = ["games/g/scenes/empty.scene:0", "games/g/scenes/turn/1.2-b.scene:0", "testing/x.scene:0"];
        assert_eq!(found(check, &files), bad);
    }
}
