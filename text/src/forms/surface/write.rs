//! Writes words as printed text.

use super::{Lang, fold};
use std::collections::BTreeSet;

/// One piece of a text to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    Word(String),
    /// The next word has a capital.
    Capital,
    /// The next word has no capital, whatever stands before it.
    Small,
    /// No space here.
    Glue,
}

/// What decides how words meet in a language.
#[derive(Clone, Copy)]
pub(crate) struct Speech<'g> {
    pub(crate) lang: Lang,
    /// Words before which nothing is elided.
    pub(crate) aspirated: &'g BTreeSet<String>,
    /// The name of the card, if nothing is elided before it.
    pub(crate) name: Option<&'g str>,
}

/// Writes words as printed text, with plain apostrophes and with no-break spaces
/// where French has them; [`super::Style`] sets the rest.
pub(crate) fn write(pieces: &[Piece], speech: Speech<'_>) -> String {
    let mut out = String::new();
    let (mut raise, mut glue, mut quoted, mut at) = (true, false, false, 0);
    while let Some(piece) = pieces.get(at) {
        let word = match piece {
            Piece::Capital => {
                raise = true;
                at += 1;
                continue;
            }
            Piece::Small => {
                raise = false;
                at += 1;
                continue;
            }
            Piece::Glue => {
                glue = true;
                at += 1;
                continue;
            }
            Piece::Word(word) => word.as_str(),
        };
        if word == "." && (out.ends_with(".\u{a0}»") || out.ends_with(".\"")) {
            // The stop inside the quotes was the stop of the sentence.
            (raise, glue) = (true, false);
            at += 1;
            continue;
        }
        let (next, beyond) = following(pieces, at + 1);
        let clings = glue && out.ends_with('-');
        let (text, melted) = speech.meet(word, next, following(pieces, beyond).0, clings);
        if !glue && let Some(space) = space(&out, text, speech.lang, quoted) {
            out.push(space);
        }
        push(&mut out, text, raise);
        glue = false;
        raise = matches!(text, "." | ":" | "!" | "?")
            || text.starts_with('\n')
            || raise && text.starts_with(['[', '"', '«', '(']);
        quoted ^= text == "\"";
        at = if melted { beyond } else { at + 1 };
    }
    out
}

/// The next word at or behind `at`, and the place behind it.
fn following(pieces: &[Piece], at: usize) -> (&str, usize) {
    let found = pieces.iter().enumerate().skip(at).find_map(|(i, p)| match p {
        Piece::Word(word) => Some((word.as_str(), i + 1)),
        _ => None,
    });
    found.unwrap_or(("", pieces.len()))
}

fn push(out: &mut String, text: &str, raise: bool) {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) if raise && first.is_alphabetic() => {
            out.extend(first.to_uppercase());
            out.push_str(chars.as_str());
        }
        _ => out.push_str(text),
    }
}

impl Speech<'_> {
    /// The printed word, and whether it has melted with the next one.
    fn meet<'w>(self, word: &'w str, next: &str, after: &str, clings: bool) -> (&'w str, bool) {
        if self.lang == Lang::English {
            if word == "a" && next == "other" {
                return ("another", true);
            }
            let an = word == "a" && self.vowel(next.trim_start_matches('[')) && !fold(next).starts_with('h');
            return (if an { "an" } else { word }, false);
        }
        let open = self.vowel(next);
        // `de` and `le` melt, but `de l'`.
        let article = next == "les" || next == "le" && !self.vowel(after);
        let text = match fold(word).as_str() {
            "de" if article => return (if next == "le" { "du" } else { "des" }, true),
            "à" if article => return (if next == "le" { "au" } else { "aux" }, true),
            "le" | "la" if open && !clings => "l'",
            "de" if open => "d'",
            "que" if open => "qu'",
            "ne" if open => "n'",
            "se" if open => "s'",
            "me" if open => "m'",
            "je" if open => "j'",
            "te" if open => "t'",
            "jusque" if open => "jusqu'",
            "lorsque" if open => "lorsqu'",
            "puisque" if open => "puisqu'",
            "si" if next == "il" || next == "ils" => "s'",
            "ce" if next == "est" => "c'",
            "ce" if open => "cet",
            "sa" if open => "son",
            "ma" if open => "mon",
            "beau" if open => "bel",
            "nouveau" if open => "nouvel",
            _ => word,
        };
        (text, false)
    }

    fn vowel(self, word: &str) -> bool {
        let low = fold(word);
        let head = low.split([' ', '-']).next().unwrap_or("");
        // `XP` is spoken with a vowel.
        low.starts_with(|c| "aàâeéèêëiîïoôuûùhœ".contains(c))
            && !self.aspirated.contains(head)
            && self.name.is_none_or(|name| name != word)
            || matches!(head, "xp" | "y")
    }
}

/// What stands between what is written and the next word.
fn space(out: &str, next: &str, lang: Lang, quoted: bool) -> Option<char> {
    let last = out.chars().next_back()?;
    let french = lang == Lang::French;
    match next {
        "," | "." | ")" | "'s" | "'" => return None,
        ":" | ";" | "!" | "?" => return french.then_some('\u{a0}'),
        "»" => return Some('\u{a0}'),
        "\"" if quoted => return None,
        _ => {}
    }
    match last {
        '«' => Some('\u{a0}'),
        '(' | '+' | '\n' => None,
        '\'' if french => None,
        '"' if quoted => None,
        ']' if next.starts_with('[') => None,
        _ if next.starts_with('\n') => None,
        _ => Some(' '),
    }
}
