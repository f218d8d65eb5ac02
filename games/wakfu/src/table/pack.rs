//! Tables that people own as cards beside the shipped ones: every row is kept,
//! and what is not understood is said and never played.

use super::read::{bare, cell, kept, set_of, set_text};
use super::{Row, gender, rows};
use crate::card::{Card, Cards, Kind, Pool, Set};
use crate::lower;
use crate::names::slug;
use crate::words::{CardText, Tongues};
use arbiter_cards::{Cell, Column, Edition, Note, Printed, Shape, Weight, apart, each, weigh};
use arbiter_text::forms::{Referents, Term};
use std::collections::{BTreeMap, BTreeSet};

/// What a table looks like.
pub const SHAPE: Shape = Shape {
    columns: &[
        Column::open("set", Cell::Word, &["set_name", "expansion", "extension"]),
        Column::open("number", Cell::Word, &["card_number", "num", "id"]),
        Column::needed("name", Cell::Word, &["card_name", "nom", "title"]),
        Column::open("face", Cell::Word, &["side"]),
        Column::needed("type", Cell::Word, &["card_type", "maintype", "kind"]),
        Column::needed("subtypes", Cell::Word, &["subtype", "traits"]),
        Column::needed("level", Cell::Number, &["niveau", "cost"]),
        Column::needed("force", Cell::Number, &["strength"]),
        Column::open("element", Cell::Word, &[]),
        Column::open("pa", Cell::Number, &["ap"]),
        Column::open("pm", Cell::Number, &["mp"]),
        Column::open("pv", Cell::Number, &["hp"]),
        Column::open("taille", Cell::Number, &["size"]),
        Column::open("resistance", Cell::Number, &[]),
        Column::open("xp", Cell::Number, &[]),
        Column::open("keywords", Cell::Text, &["mots_cles"]),
        Column::needed("text", Cell::Text, &["texte", "card_text", "rules", "effect"]),
    ],
    breaks: " | ",
};

/// The types that the rules know. [301.1]
const TYPES: [&str; 10] = [
    "Action",
    "Allié",
    "Allié Élémentaire",
    "Dofus",
    "Équipement",
    "Havre Sac",
    "Héros",
    "Protecteur",
    "Salle",
    "Zone",
];
/// The expansions of the book, the oldest first; what it does not know is newer. [1201.table]
const SETS: [&str; 8] =
    ["incarnam", "astrub", "amakna", "dofus-de-glace", "bonta-brakmar", "pandala", "otomai", "chaos-dogrest"];

/// Cards, and what became of each row.
pub struct Stock {
    /// The shipped ones that did not give way, then those of the tables.
    pub cards: Cards,
    /// One for each row.
    pub rows: Vec<Printed>,
    /// Which of the cards each row became.
    pub at: Vec<Option<usize>>,
}

/// One stock of shipped cards and those of tables.
///
/// # Errors
/// What is wrong with a form.
pub fn stock(shipped: Cards, pool: Pool, tables: &[&str]) -> Result<Stock, String> {
    let (mut all, mut families, mut places) = (Vec::new(), BTreeSet::new(), Vec::new());
    for (table, text) in tables.iter().enumerate() {
        let (more, named) = rows(text);
        places.extend((0..more.len()).map(|row| (table, row)));
        all.extend(more);
        families.extend(named);
    }
    let known: BTreeSet<&str> = shipped.families.iter().map(|f| f[0].as_str()).collect();
    families.retain(|f| !known.contains(f.as_str()));
    let terms = families.iter().map(|f| Term { gender: Some(gender(f)), ..Term::new(f) }).collect();
    let tongues = pool.with(terms).tongues()?;
    let editions: Vec<Option<Edition>> = all.iter().map(|row| Some(edition(row))).collect();
    let weights = weigh(&editions);
    let mut faces = compiled(&all, &weights, &tongues);
    variants(&all, &weights, &tongues, &mut faces);
    let sets = sets(&all, &tongues, &mut faces);
    let fronts: Vec<Option<Edition>> =
        editions.iter().zip(&all).map(|(e, row)| e.clone().filter(|_| !is_back(row))).collect();
    let called = apart(&fronts, &weights, |n| cell(&all[n], "set").to_owned());
    let mut stock = Stock { cards: shipped, rows: Vec::new(), at: vec![None; all.len()] };
    for ((row, w), (table, n)) in all.iter().zip(&weights).zip(places) {
        let note = w.note.or((row.mended > 0).then_some(Note::Mended));
        let (name, set) = (row.name.clone(), cell(row, "set").to_owned());
        stock.rows.push(Printed { table, row: n, name, set, why: None, note });
    }
    stock.cards.families.extend(families.into_iter().map(|f| [f.clone(), f.clone(), f]));
    stock.cards.sets.retain(|s| !sets.iter().any(|o| o.name == s.name));
    stock.cards.sets.extend(sets);
    place(&mut stock, &all, faces, &called);
    for (n, w) in weights.iter().enumerate() {
        stock.at[n] = w.counts.and_then(|c| stock.at[c]);
    }
    Ok(stock)
}

fn is_back(row: &Row) -> bool {
    row.card.kind == Kind::Hero && (cell(row, "face") == "verso" || cell(row, "level").starts_with('2'))
}

/// Cards of one name that differ in kind or Level are different cards.
fn edition(row: &Row) -> Edition {
    let (kind, set) = (row.card.kind, cell(row, "set"));
    let level = bare(row).level.value().clamp(0, 999) as u32;
    let side = if kind == Kind::Hero { u32::from(is_back(row)) } else { level };
    let columns = ["type", "subtypes", "level", "force", "element", "pa", "pm", "pv", "taille", "resistance", "xp"];
    Edition {
        name: row.name.clone(),
        sort: kind as u32 * 1000 + side,
        age: SETS.iter().position(|s| *s == set).unwrap_or(SETS.len()) as u32,
        facts: columns.map(|c| cell(row, c)).join("\t"),
        wording: row.lines.join("\n"),
    }
}

/// What is wrong with a row besides its text.
fn odd(row: &Row) -> Option<String> {
    let (kind, level, force) = (cell(row, "type"), cell(row, "level"), cell(row, "force"));
    let number = |text: &str, open: char| {
        let first = text.split(' ').next().unwrap_or_default().trim_start_matches('+');
        text.is_empty() || first.starts_with('[') || text.starts_with(open) || first.parse::<i16>().is_ok()
    };
    match () {
        () if !TYPES.contains(&kind) => Some(format!("the rules know no card type `{kind}`")),
        () if !number(level, 'X') => Some(format!("`{level}` is no Level")),
        () if !number(force, '*') => Some(format!("`{force}` is no Strength")),
        () => None,
    }
}

/// The rows that count as cards, each compiled by itself.
fn compiled(all: &[Row], weights: &[Weight], tongues: &Tongues) -> Vec<Option<Card>> {
    let mut faces: Vec<Option<Card>> = vec![None; all.len()];
    let counting = faces.iter_mut().enumerate().filter(|(n, _)| weights[*n].counts == Some(*n));
    each(counting.collect(), |(n, face)| *face = Some(face_of(&all[n], tongues)));
    faces
}

fn face_of(row: &Row, tongues: &Tongues) -> Card {
    let card = match odd(row) {
        Some(why) => Card { unplayable: Some(why), ..bare(row) },
        None => kept(row, tongues),
    };
    let refused = card.says.0.iter().find_map(|p| lower::accepts(&card, p).err());
    refused.map_or_else(|| card.clone(), |why| silent(card.clone(), why))
}

/// A card that says nothing any more.
fn silent(card: Card, why: String) -> Card {
    Card { says: CardText::default(), referents: Referents::default(), set: None, unplayable: Some(why), ..card }
}

/// Where the newest row of a card has a slip in it that another one has not, the
/// text of that one is the card's.
fn variants(all: &[Row], weights: &[Weight], tongues: &Tongues, faces: &mut [Option<Card>]) {
    for (n, w) in weights.iter().enumerate().rev().filter(|(_, w)| w.note == Some(Note::Variant)) {
        let Some(newest) = w.counts else { continue };
        if faces[newest].as_ref().is_some_and(|c| c.unplayable.is_some()) {
            let other = face_of(&all[n], tongues);
            if other.unplayable.is_none() {
                let name = all[newest].name.clone();
                faces[newest] = Some(Card { name_fr: name.clone(), name, ..other });
            }
        }
    }
}

/// The Sets of Equipment. A piece of one whose text is not understood cannot be
/// played: it would give less than it says. [404.3]
fn sets(all: &[Row], tongues: &Tongues, faces: &mut [Option<Card>]) -> Vec<Set> {
    let mut found: BTreeMap<String, (BTreeSet<&str>, usize)> = BTreeMap::new();
    for (n, row) in all.iter().enumerate() {
        if let Some(name) = set_of(row) {
            let entry = found.entry(name).or_insert((BTreeSet::new(), n));
            entry.0.insert(&row.name);
            entry.1 = n;
        }
    }
    let mut out = Vec::new();
    for (name, (pieces, n)) in found {
        let obeyed = |set: Set| {
            let says = set.says.as_ref();
            let refused = says.and_then(|c| c.says.0.iter().find_map(|p| lower::accepts(c, p).err()));
            refused.map_or(Ok(set), Err)
        };
        match set_text(&name, pieces.len(), &all[n], tongues).and_then(obeyed) {
            Ok(set) => out.push(set),
            Err(why) => {
                let of_it = |c: &&mut Card| c.set.as_deref() == Some(&name) && c.unplayable.is_none();
                for card in faces.iter_mut().flatten().filter(of_it) {
                    *card = silent(card.clone(), format!("what its Set {name} gives: {why}"));
                }
                faces.iter_mut().flatten().filter(|c| c.set.as_deref() == Some(&name)).for_each(|c| c.set = None);
            }
        }
    }
    out
}

/// Puts the faces among the cards; a Hero with both of its sides. [307.3]
fn place(stock: &mut Stock, all: &[Row], mut faces: Vec<Option<Card>>, called: &BTreeMap<usize, String>) {
    let backs: BTreeMap<String, usize> =
        (0..all.len()).filter(|&n| is_back(&all[n]) && faces[n].is_some()).map(|n| (slug(&all[n].name), n)).collect();
    let mut shipped: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (n, card) in stock.cards.cards.iter().enumerate() {
        shipped.entry(slug(&card.name)).or_default().push(n);
    }
    let (mut gone, mut paired) = (BTreeSet::new(), BTreeSet::new());
    let mut added: Vec<(Card, Vec<usize>)> = Vec::new();
    for n in (0..all.len()).filter(|&n| !is_back(&all[n])) {
        let Some(mut front) = faces[n].take() else { continue };
        let mut sides = vec![n];
        let mut back = None;
        if front.kind == Kind::Hero {
            let at = backs.get(&slug(&all[n].name)).copied();
            paired.extend(at);
            back = at.and_then(|at| faces[at].take());
            sides.extend(at);
            let missing = || silent(front.clone(), "the second side of the Hero is missing".to_owned());
            let mut other = back.unwrap_or_else(missing);
            let why = front.unplayable.clone().or_else(|| other.unplayable.clone());
            if let Some(why) = why {
                front = silent(front, why.clone());
                other = silent(other, why);
            }
            front.level = crate::card::Printed::N(1);
            other.level = crate::card::Printed::N(2);
            back = Some(other);
        }
        if let Some(name) = called.get(&n) {
            stock.rows[n].note = Some(Note::Renamed);
            for side in &sides {
                stock.rows[*side].name.clone_from(name);
            }
            front.name.clone_from(name);
            front.name_fr.clone_from(name);
            back.iter_mut().for_each(|b| (b.name, b.name_fr) = (name.clone(), name.clone()));
        }
        if let Some(ours) = shipped.get(&slug(&front.name)) {
            if front.unplayable.is_some() {
                for side in sides {
                    stock.rows[side].note = Some(Note::Shipped);
                    stock.rows[side].why.clone_from(&front.unplayable);
                }
                continue;
            }
            gone.extend(ours.iter().copied());
        }
        added.push((front, sides.clone()));
        added.extend(back.map(|b| (b, Vec::new())));
    }
    // A second side without a first one is no card.
    for n in backs.into_values().filter(|n| !paired.contains(n)) {
        stock.rows[n].why = Some("the first side of the Hero is missing".to_owned());
    }
    let mut n = 0;
    stock.cards.cards.retain(|_| (!gone.contains(&n), n += 1).0);
    for (card, sides) in added {
        sides.into_iter().for_each(|row| stock.at[row] = Some(stock.cards.cards.len()));
        stock.cards.cards.push(card);
    }
}
