//! Which rows of tables are one card, and which of them counts.

use crate::{Note, alike, slug};
use std::collections::BTreeMap;

/// A row, as far as its other editions are concerned.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Edition {
    /// The name on it.
    pub name: String,
    /// Which of the different cards that share the name it is.
    pub sort: u32,
    /// How new it is; of two that are as new the later row is newer.
    pub age: u32,
    /// Everything printed on it besides name and wording.
    pub facts: String,
    /// Its wording.
    pub wording: String,
}

/// What a row is among its editions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weight {
    /// The row that counts; none: this one describes no card.
    pub counts: Option<usize>,
    /// What is to be said of it.
    pub note: Option<Note>,
}

/// What each row is. Names that are only typed differently are one name. Of the
/// editions of a card the newest counts, and the others are told: the same again,
/// the same typed differently, or worded otherwise.
#[must_use]
pub fn weigh(rows: &[Option<Edition>]) -> Vec<Weight> {
    let mut cards: BTreeMap<(String, u32), Vec<usize>> = BTreeMap::new();
    for (n, row) in rows.iter().enumerate() {
        if let Some(row) = row {
            cards.entry(key(&row.name, row.sort)).or_default().push(n);
        }
    }
    let mut out = vec![Weight { counts: None, note: Some(Note::Blank) }; rows.len()];
    for mut editions in cards.into_values() {
        editions.sort_by_key(|&n| rows[n].as_ref().map_or(0, |r| r.age));
        let Some(newest) = editions.pop() else { continue };
        out[newest] = Weight { counts: Some(newest), note: None };
        for n in editions {
            let note = rows[n].as_ref().zip(rows[newest].as_ref()).map(|(row, newest)| told(row, newest));
            out[n] = Weight { counts: Some(newest), note };
        }
    }
    out
}

/// By which a card is known among the rows: its name, however it is typed.
pub(crate) fn key(name: &str, sort: u32) -> (String, u32) {
    (alike::plain(&slug(name)), sort)
}

fn told(row: &Edition, newest: &Edition) -> Note {
    match () {
        () if row.facts != newest.facts => Note::Older,
        () if row.wording == newest.wording && row.name == newest.name => Note::Reprint,
        () if alike::alike(&row.wording, &newest.wording) => Note::Variant,
        () => Note::Older,
    }
}

/// Different cards that share a name, called apart: the oldest keeps it, the
/// others have their set behind it. One entry for each that is called otherwise.
#[must_use]
pub fn apart(rows: &[Option<Edition>], weights: &[Weight], set: impl Fn(usize) -> String) -> BTreeMap<usize, String> {
    let mut names: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (n, row) in rows.iter().enumerate().filter(|(n, _)| weights[*n].counts == Some(*n)) {
        names.entry(row.as_ref().map_or_else(String::new, |r| key(&r.name, 0).0)).or_default().push(n);
    }
    let mut out = BTreeMap::new();
    for mut all in names.into_values().filter(|all| all.len() > 1) {
        all.sort_by_key(|&n| rows[n].as_ref().map_or(0, |r| r.age));
        let mut taken: Vec<String> = Vec::new();
        for (nth, &n) in all.iter().enumerate().skip(1) {
            let name = rows[n].as_ref().map_or("", |r| r.name.as_str());
            let from = set(n);
            let mut called = format!("{name} ({from})");
            if from.is_empty() || taken.contains(&called) {
                called = format!("{name} ({})", format!("{from} {}", nth + 1).trim());
            }
            taken.push(called.clone());
            out.insert(n, called);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{Edition, apart, weigh};
    use crate::Note;

    fn row(name: &str, sort: u32, age: u32, wording: &str) -> Option<Edition> {
        Some(Edition { name: name.to_owned(), sort, age, facts: String::new(), wording: wording.to_owned() })
    }

    #[test]
    fn the_newest_edition_counts_and_the_others_are_told() {
        let rows = [row("Élan", 0, 1, "Draw."), row("Elan", 0, 3, "Dráw."), row("Élan", 0, 2, "Heal."), None];
        let all = weigh(&rows);
        let told: Vec<_> = all.iter().map(|w| (w.counts, w.note)).collect();
        let wanted = [(Some(1), Some(Note::Variant)), (Some(1), None), (Some(1), Some(Note::Older))];
        assert_eq!(told[..3], wanted);
        assert_eq!(told[3], (None, Some(Note::Blank)));
        let same = weigh(&[row("Oak", 0, 0, "Ward."), row("Oak", 0, 0, "Ward.")]);
        assert_eq!((same[0].note, same[1].note), (Some(Note::Reprint), None));
    }

    #[test]
    fn different_cards_of_one_name_are_called_apart() {
        let rows = [row("Oak", 1, 2, ""), row("Oak", 2, 1, ""), row("Oak", 3, 2, ""), row("Elm", 1, 0, "")];
        let all = weigh(&rows);
        let called = apart(&rows, &all, |_| "grove".to_owned());
        let called: Vec<_> = called.iter().map(|(n, name)| (*n, name.as_str())).collect();
        assert_eq!(called, [(0, "Oak (grove)"), (2, "Oak (grove 3)")], "the oldest keeps the name");
    }
}
