//! Words that have no place in finished source, and words about the tools it
//! was written with.

use super::{has_ending, has_word};
use crate::fault::Fault;
use crate::tree::Tree;

/// Endings of files that are source; prose may speak of these words.
const SOURCE: [&str; 9] = ["rs", "ts", "js", "svelte", "py", "sh", "scene", "ftl", "toml"];

/// Left behind by unfinished work.
const UNFINISHED: [&str; 6] = [
    concat!("to", "do!"),
    concat!("unimpl", "emented!"),
    concat!("#[ign", "ore"),
    concat!("db", "g!"),
    concat!("FIX", "ME"),
    concat!("X", "XX"),
];

/// Who or what typed a line is nobody's business; compared in lower case.
const TYPISTS: [&str; 10] = [
    concat!("chatg", "pt"),
    concat!("g", "pt"),
    concat!("l", "lm"),
    concat!("cop", "ilot"),
    concat!("cla", "ude"),
    concat!("anth", "ropic"),
    concat!("open", "ai"),
    concat!("language ", "model"),
    concat!("ai-", "generated"),
    concat!("co-auth", "ored-by"),
];

pub(crate) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for (path, text) in tree.files() {
        let source = has_ending(path, &SOURCE);
        for (n, line) in text.lines().enumerate() {
            for word in UNFINISHED.iter().filter(|word| source && has_word(line, word)) {
                let why = format!("`{word}` is for work in progress; finish it");
                faults.push(Fault::at(path, n + 1, why));
            }
            let lower = line.to_lowercase();
            for word in TYPISTS.iter().filter(|word| has_word(&lower, word)) {
                faults.push(Fault::at(path, n + 1, format!("leave out `{word}`")));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::*;

    #[test]
    fn every_word_is_found() {
        for word in UNFINISHED {
            let line = format!("fn f() {{\n    {word}(1);\n}}");
            assert_eq!(found(check, &[("a.rs", &line)]), ["a.rs:2"], "{word}");
            assert_eq!(found(check, &[("a.md", &line)]).len(), 0, "{word}");
        }
        for word in TYPISTS {
            let line = format!("Made with {}.", word.to_uppercase());
            assert_eq!(found(check, &[("a.md", &line)]), ["a.md:1"], "{word}");
        }
    }

    #[test]
    fn parts_of_longer_words_pass() {
        let line = format!("a{}b my_{}", UNFINISHED[5], UNFINISHED[3]);
        assert_eq!(found(check, &[("a.rs", &line)]).len(), 0);
    }
}
