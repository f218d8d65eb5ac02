//! A source file that has grown too long to be read in one sitting.

use super::has_ending;
use crate::fault::Fault;
use crate::tree::Tree;

const MOST_LINES: usize = 400;

pub(crate) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for (path, text) in tree.files() {
        let lines = text.lines().count();
        if has_ending(path, &["rs", "ts", "svelte"]) && lines > MOST_LINES {
            let why = format!("{lines} lines; split it, {MOST_LINES} are the most");
            faults.push(Fault::of(path, why));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::check;

    #[test]
    fn four_hundred_lines_pass_and_one_more_does_not() {
        let (fits, too_long) = ("x\n".repeat(400), "x\n".repeat(401));
        let files = [("a.rs", &*fits), ("b.rs", &too_long), ("c.svelte", &too_long), ("d.md", &too_long)];
        assert_eq!(found(check, &files), ["b.rs:0", "c.svelte:0"]);
    }
}
