//! Which option a scene means by its words.

use arbiter_catalog::Choice;

/// What was found for some words.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// This option.
    One(usize),
    /// Several; the words must be longer.
    Several(Vec<usize>),
    /// None.
    None,
}

/// The option that the words mean: the same words; else the only option that
/// contains them (`quick-bolt` for `play quick-bolt`); else the only one that
/// contains beginnings of them (`quick`).
pub(super) fn find(options: &[Choice], words: &str) -> Found {
    let wanted: Vec<String> = tokens(words);
    let all: Vec<usize> = (0..options.len()).collect();
    match among(options, &all, &wanted) {
        Found::None => without_seat(options, &wanted),
        found => found,
    }
}

/// The letter of a player may always be written: `B knight` is `knight` where
/// that knight lies on B's side.
fn without_seat(options: &[Choice], wanted: &[String]) -> Found {
    let Some(at) = wanted.iter().position(|w| letter_of(w).is_some()) else { return Found::None };
    let seat = letter_of(&wanted[at]);
    let rest: Vec<String> = wanted.iter().enumerate().filter(|(n, _)| *n != at).map(|(_, w)| w.clone()).collect();
    let theirs = |o: &Choice| {
        let says = tokens(&o.words).iter().any(|w| letter_of(w) == seat);
        // The card that is picked is the last one that the option is about.
        says || o.about.last().is_some_and(|place| place.seat == seat)
    };
    let all: Vec<usize> = (0..options.len()).filter(|&i| theirs(&options[i])).collect();
    among(options, &all, &rest)
}

fn letter_of(word: &str) -> Option<arbiter_catalog::Seat> {
    crate::seat(&word.to_uppercase())
}

fn among(options: &[Choice], which: &[usize], wanted: &[String]) -> Found {
    if wanted.is_empty() {
        return Found::None;
    }
    let same = |w: &str, o: &str| w == o;
    let begins = |w: &str, o: &str| o.starts_with(w);
    let all: Vec<Vec<String>> = options.iter().map(|o| tokens(&o.words)).collect();
    for tier in 0..3 {
        let fits = |o: &[String]| match tier {
            0 => o == wanted,
            1 => contains(o, wanted, same),
            _ => contains(o, wanted, begins),
        };
        let hits: Vec<usize> = which.iter().copied().filter(|&i| fits(&all[i])).collect();
        match hits[..] {
            [] => {}
            [one] => return Found::One(one),
            _ => return Found::Several(hits),
        }
    }
    Found::None
}

/// The option that has exactly these words.
pub(super) fn exact(options: &[Choice], words: &str) -> Option<usize> {
    let wanted = tokens(words);
    options.iter().position(|o| tokens(&o.words) == wanted)
}

pub(super) fn tokens(words: &str) -> Vec<String> {
    words.split_whitespace().map(str::to_lowercase).collect()
}

/// Does `inside` hold the words of `wanted` one after the other?
fn contains(inside: &[String], wanted: &[String], like: impl Fn(&str, &str) -> bool) -> bool {
    inside.windows(wanted.len()).any(|w| wanted.iter().zip(w).all(|(a, b)| like(a, b)))
}

/// The options, those nearest to the words first, for a message.
pub(super) fn nearest(options: &[Choice], words: &str) -> String {
    const SHOWN: usize = 12;
    let mut all: Vec<&str> = options.iter().map(|o| o.words.as_str()).collect();
    all.sort_by(|a, b| strsim::jaro_winkler(b, words).total_cmp(&strsim::jaro_winkler(a, words)));
    let mut out = all.iter().take(SHOWN).copied().collect::<Vec<_>>().join(" | ");
    if all.len() > SHOWN {
        out += &format!(" | ... ({} in all)", all.len());
    }
    out
}

/// The option that a person means by these words, as scenes understand them.
///
/// # Errors
/// The options that it could be; none if the words fit no option.
pub fn choose(options: &[Choice], words: &str) -> Result<usize, Vec<usize>> {
    match find(options, words) {
        Found::One(pick) => Ok(pick),
        Found::Several(all) => Err(all),
        Found::None => Err(Vec::new()),
    }
}
