//! When two wordings count as the same.
//!
//! The published rules: case does not matter; `’ “ ”` are `' " "`; reminder
//! text in round brackets is left out, `(3)` is not; white space and runs of
//! dashes only separate; a game adds its own synonyms. Nothing else is forgiven.

use crate::token::{Kind, Token, tokens};

/// How many words `*` may stand for.
const SPREAD: usize = 14;

/// A game's rule for comparing wordings: synonyms on top of the common rules.
///
/// A synonym is a pair of phrases of words; the left is rewritten to the
/// right. `#` stands for one number (or `X`) and `*` for a few words of one
/// sentence; what they matched is carried over to the same sign on the right
/// (a second one of a kind is written `*2` or `#2`).
#[derive(Clone, Debug, Default)]
pub struct Normal {
    rules: Vec<(Vec<String>, Vec<String>)>,
}

impl Normal {
    /// The common rules and these synonyms, tried in order at each word.
    pub fn new(synonyms: &[(&str, &str)]) -> Self {
        let split = |s: &str| s.split_whitespace().map(str::to_owned).collect();
        Self { rules: synonyms.iter().map(|(from, to)| (split(from), split(to))).collect() }
    }

    /// The same with one more synonym, tried first: for a card's own name.
    pub fn with(&self, from: &str, to: &str) -> Self {
        let split = |s: &str| plain(&tokens(s));
        let mut rules = vec![(split(from), split(to))];
        rules.extend(self.rules.iter().cloned());
        Self { rules }
    }

    /// The wording in its normal form.
    pub fn of(&self, text: &str) -> String {
        let mut words = plain(&tokens(text));
        for (from, to) in &self.rules {
            words = rewrite(words, from, to);
        }
        words.join(" ")
    }

    /// Whether two wordings are the same.
    pub fn same(&self, one: &str, other: &str) -> bool {
        self.of(one) == self.of(other)
    }
}

/// Words in lower case; quoted text is opened up between two marks.
fn plain(tokens: &[Token]) -> Vec<String> {
    let mut out = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Rule => {}
            Kind::Quoted => {
                out.push("\"".to_owned());
                out.extend(plain(&crate::tokens(&token.text)));
                // `"Rush."` and `"Rush.".` close the same sentence.
                let stop = out.pop_if(|w| w == ".").is_some();
                out.push("\"".to_owned());
                if stop && tokens.get(at + 1).is_none_or(|t| t.kind != Kind::Mark('.')) {
                    out.push(".".to_owned());
                }
            }
            Kind::Icon => out.push(format!("[{}]", token.low)),
            _ => out.push(token.low.clone()),
        }
    }
    out
}

fn rewrite(words: Vec<String>, from: &[String], to: &[String]) -> Vec<String> {
    let mut out = Vec::with_capacity(words.len());
    let mut at = 0;
    while at < words.len() {
        let mut caught = Vec::new();
        match matched(&words[at..], from, &mut caught) {
            Some(len) if len > 0 => {
                for word in to {
                    match caught.iter().find(|(sign, _)| sign == word) {
                        Some((_, words)) => out.extend(words.iter().cloned()),
                        None => out.push(word.clone()),
                    }
                }
                at += len;
            }
            _ => {
                out.push(words[at].clone());
                at += 1;
            }
        }
    }
    out
}

/// How many words the pattern takes from the front, and what its wildcards caught.
fn matched(words: &[String], pattern: &[String], caught: &mut Vec<(String, Vec<String>)>) -> Option<usize> {
    let Some((first, rest)) = pattern.split_first() else { return Some(0) };
    match first.as_str() {
        "#" | "#2" => {
            let word = words.first()?;
            let digits = word.trim_start_matches(['+', '-', '(']);
            if digits != "x" && !digits.starts_with(|c: char| c.is_ascii_digit()) {
                return None;
            }
            caught.push((first.clone(), vec![word.clone()]));
            matched(&words[1..], rest, caught).map(|n| n + 1)
        }
        "*" | "*2" => {
            for n in 0..=SPREAD.min(words.len()) {
                if n > 0 && matches!(words[n - 1].as_str(), "." | ":") {
                    return None;
                }
                let mark = caught.len();
                caught.push((first.clone(), words[..n].to_vec()));
                if let Some(more) = matched(&words[n..], rest, caught) {
                    return Some(n + more);
                }
                caught.truncate(mark);
            }
            None
        }
        first => {
            if words.first()? != first {
                return None;
            }
            matched(&words[1..], rest, caught).map(|n| n + 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_rules() {
        let n = Normal::default();
        assert!(n.same("Hoot (loudly).  ---- Fly!", "hoot. fly!"));
        assert!(!n.same("Hoot (3).", "Hoot."));
        assert!(n.same("the owl’s “egg”", "The owl's \"egg\""));
    }

    #[test]
    fn synonyms_carry_numbers_and_words() {
        let n = Normal::new(&[("hoot # times", "hoot #"), ("one of your * owls", "your * owl")]);
        assert!(n.same("Hoot 3 times.", "hoot 3."));
        assert!(n.same("One of your big grey owls", "your big grey owl"));
        assert!(!n.same("one of your. owls", "your. owl"));
        let n = Normal::new(&[("feed # mice to * .", "give * # mice .")]);
        assert!(n.same("Feed 2 mice to the old owl.", "Give the old owl 2 mice."));
    }
}
