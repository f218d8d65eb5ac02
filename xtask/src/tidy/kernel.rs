//! Words of a game in the kernel, which must know none.

use crate::fault::Fault;
use crate::tree::Tree;

/// Words that mean something in one of the games and nothing in a card game as
/// such. Each also stands for its plural.
#[rustfmt::skip]
const GAME_WORDS: [&str; 20] = [
    "wakfu", "shadowverse", "evolve", "evolved", "spoils", "brawl",
    "leader", "follower", "amulet", "spell", "fanfare", "cemetery",
    "hero", "kama", "havenbag", "dofus", "zaap",
    "faction", "influence",
    "champion",
];

pub(crate) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for (path, text) in tree.under("kernel/src/", ".rs") {
        for (n, line) in text.lines().enumerate() {
            for word in words(line).filter(|word| is_game_word(word)) {
                let why = format!("`{word}` is a word of a game; the kernel has neutral ones");
                faults.push(Fault::at(path, n + 1, why));
            }
        }
    }
}

fn is_game_word(word: &str) -> bool {
    GAME_WORDS.contains(&word) || word.strip_suffix('s').is_some_and(|one| GAME_WORDS.contains(&one))
}

/// The words of a line in lower case; names are taken apart, `HeroZone` into
/// `hero` and `zone`, `leader_area` into `leader` and `area`.
fn words(line: &str) -> impl Iterator<Item = String> {
    let mut found = vec![String::new()];
    let mut after_lower = false;
    for c in line.chars() {
        if !c.is_alphabetic() || (c.is_uppercase() && after_lower) {
            found.push(String::new());
        }
        after_lower = c.is_lowercase();
        if let (true, Some(word)) = (c.is_alphabetic(), found.last_mut()) {
            word.extend(c.to_lowercase());
        }
    }
    found.into_iter().filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::check;

    #[test]
    fn words_of_games_are_found_wherever_they_hide() {
        let line = "/// A hero.\nstruct LeaderArea;\nlet x = max_influence;\n// all Followers\n";
        let places = ["kernel/src/a.rs:1", "kernel/src/a.rs:2", "kernel/src/a.rs:3", "kernel/src/a.rs:4"];
        assert_eq!(found(check, &[("kernel/src/a.rs", line)]), places);
    }

    #[test]
    fn neutral_words_and_other_folders_pass() {
        let neutral = "// heroic spelling misleaders; a deck, a card, a seat\nlet turn = 1;";
        let files = [("kernel/src/a.rs", neutral), ("games/g/src/a.rs", "struct Leader;")];
        assert_eq!(found(check, &files).len(), 0);
    }
}
