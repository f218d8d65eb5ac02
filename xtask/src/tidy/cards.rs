//! Card files that are not even TOML. What they say is for the game's own
//! compiler to judge.

use crate::fault::Fault;
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for (path, text) in tree.under("games/", ".toml").filter(|(path, _)| is_card_file(path)) {
        if let Err(wrong) = toml::from_str::<toml::Table>(text) {
            let before = wrong.span().map_or(0, |span| span.start);
            let line = text.as_bytes()[..before.min(text.len())].iter().filter(|byte| **byte == b'\n').count();
            faults.push(Fault::at(path, line + 1, wrong.message()));
        }
    }
}

fn is_card_file(path: &str) -> bool {
    path.split('/').nth(2) == Some("cards")
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::check;

    #[test]
    fn broken_card_files_are_found_with_their_line() {
        let files = [
            ("games/g/cards/good.toml", "[[card]]\nname = \"A\"\n"),
            ("games/g/cards/more/bad.toml", "[[card]]\nname = A\n"),
            ("games/g/Cargo.toml", "not toml at all"),
        ];
        assert_eq!(found(check, &files), ["games/g/cards/more/bad.toml:2"]);
    }
}
