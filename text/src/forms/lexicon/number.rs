//! Numbers that are written as words.

use super::super::surface::Lang;
use super::Feat;

const FRENCH: [&str; 19] = [
    "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize", "quatorze",
    "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf", "vingt",
];
const ENGLISH: [&str; 19] = [
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
];

/// How a number is said: in digits, as a word, or as the stressed word (`one`, not `a`).
pub(crate) const DIGITS: u8 = 0;
const WORD: u8 = 1;
const STRESSED: u8 = 2;

fn table(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::French => &FRENCH,
        Lang::English => &ENGLISH,
    }
}

/// All words of a language that are numbers.
pub(crate) fn spelled_words(lang: Lang) -> Vec<&'static str> {
    let ones: &[&str] = match lang {
        Lang::French => &["un", "une"],
        Lang::English => &["a", "one"],
    };
    ones.iter().chain(table(lang)).copied().collect()
}

/// The number a word spells, how it is said, and what it agrees in.
pub(crate) fn spelled(word: &str, lang: Lang) -> Option<(i64, u8, Feat)> {
    let one = |how, gender: u32| Some((1, how, Feat::only(gender | Feat::S.0)));
    match (lang, word) {
        (Lang::French, "un") => one(WORD, Feat::M.0),
        (Lang::French, "une") => one(WORD, Feat::F.0),
        (Lang::English, "a") => one(WORD, Feat::GENDER),
        (Lang::English, "one") => one(STRESSED, Feat::GENDER),
        _ => {
            let at = table(lang).iter().position(|w| *w == word)?;
            Some((at as i64 + 2, WORD, Feat::only(Feat::P.0)))
        }
    }
}

/// A number written out, if it is small enough.
pub(crate) fn spell(n: i64, how: u8, feat: Feat, lang: Lang) -> Option<&'static str> {
    match (lang, n) {
        _ if how == DIGITS => None,
        (Lang::French, 1) if feat.0 & Feat::GENDER == Feat::F.0 => Some("une"),
        (Lang::French, 1) => Some("un"),
        (Lang::English, 1) => Some(if how == STRESSED { "one" } else { "a" }),
        _ => table(lang).get(usize::try_from(n - 2).ok()?).copied(),
    }
}

/// The number of a counted noun: `0 carte`, `0 cards`.
pub(crate) fn counted(n: i64, lang: Lang) -> Feat {
    let one = n == 1 || n == 0 && lang == Lang::French;
    Feat::only(if one { Feat::S.0 } else { Feat::P.0 })
}
