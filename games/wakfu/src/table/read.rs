//! Published cards as cards: every number of their rows, in French; the English
//! is what their words say.

use super::{KINDS, Row, rows, tongues};
use crate::card::{Bonus, Card, Cards, Kind, Printed, Recipe, Set, Slot, Worded};
use crate::lower;
use crate::words::{CardText, Element, Profession, Tongues};
use arbiter_text::forms::{Feat, Name, Referents, Trouble};
use std::collections::BTreeMap;

/// Where Equipment is borne, by words of its trait line. [305.5]
const SLOTS: [(&str, Slot); 11] = [
    ("Arme", Slot::Weapon),
    ("Chapeau", Slot::Hat),
    ("Coiffe", Slot::Hat),
    ("Cape", Slot::Cape),
    ("Ceinture", Slot::Belt),
    ("Bottes", Slot::Boots),
    ("Amulette", Slot::Amulet),
    ("Anneau", Slot::Ring),
    ("Bouclier", Slot::Shield),
    ("Familier", Slot::Familiar),
    ("Monture", Slot::Mount),
];

/// The cards of a table that are asked for: of several with a name, those of
/// this set. A text that is not read or not obeyed is a fault.
///
/// # Errors
/// What is wrong with a form, or each card that cannot be played.
pub fn read(table: &str, set: &str, wanted: impl Fn(&str) -> bool) -> Result<Cards, Vec<String>> {
    let (rows, families) = rows(table);
    let tongues = tongues(&families).map_err(|e| vec![e])?;
    let (mut cards, mut faults) = (Cards::default(), Vec::new());
    cards.families = families.iter().map(|f| [f.clone(), f.clone(), f.clone()]).collect();
    let mut sets: BTreeMap<String, (Vec<String>, &Row)> = BTreeMap::new();
    for row in &rows {
        if let Some(name) = set_of(row) {
            let pieces = &mut sets.entry(name).or_insert_with(|| (Vec::new(), row)).0;
            if !pieces.contains(&row.name) {
                pieces.push(row.name.clone());
            }
        }
    }
    for row in rows.iter().filter(|r| wanted(&r.name) && cell(r, "set") == set) {
        match card(row, &tongues) {
            Ok(card) => cards.cards.push(card),
            Err(why) => faults.push(format!("{}: {why}", row.name)),
        }
    }
    for (name, (pieces, row)) in sets {
        match set_text(&name, pieces.len(), row, &tongues) {
            Ok(set) => cards.sets.push(set),
            // A Set of which nothing is wanted may say what it likes.
            Err(_) if !cards.cards.iter().any(|c| c.set.as_deref() == Some(&name)) => (),
            Err(why) => faults.push(format!("{name}: {why}")),
        }
    }
    cards.cards.iter_mut().for_each(|c| c.set = c.set.take().filter(|s| cards.sets.iter().any(|o| o.name == *s)));
    if faults.is_empty() { Ok(cards) } else { Err(faults) }
}

pub(super) fn cell<'a>(row: &'a Row, name: &str) -> &'a str {
    row.cells.get(name).map_or("", String::as_str)
}

pub(super) fn traits(row: &Row) -> Vec<&str> {
    cell(row, "subtypes").split(" - ").map(str::trim).collect()
}

/// The Set a piece belongs to: what stands before the bonus that it gives. [404.1]
pub(super) fn set_of(row: &Row) -> Option<String> {
    let all = traits(row);
    let at = all.iter().position(|t| t.starts_with("Bonus ") || t.starts_with("Effet"))?;
    at.checked_sub(1).map(|n| all[n].to_owned())
}

/// A number at the beginning of a cell, with its Element behind it.
fn number(text: &str) -> (Option<i16>, Option<Element>) {
    let (n, e) = text.split_once(' ').unwrap_or((text, ""));
    let element = Element::ALL.into_iter().zip(["[Air]", "[Terre]", "[Feu]", "[Eau]", "[Neutre]"]);
    let element = element.into_iter().find(|(_, w)| *w == e || *w == n).map(|(e, _)| e);
    (n.trim_start_matches('+').parse().ok(), element)
}

fn card(row: &Row, tongues: &Tongues) -> Result<Card, String> {
    let said = lines(row).join("\n");
    let mut refused: Option<(usize, String)> = None;
    for name in called(&row.name, &said) {
        match text(&said, &name, &row.name, tongues) {
            Ok((says, referents, worded)) => return Ok(Card { spoken: name, says, referents, worded, ..bare(row) }),
            // What is told is how far it was understood.
            Err(other) if refused.as_ref().is_none_or(|known| other.0 > known.0) => refused = Some(other),
            Err(_) => {}
        }
    }
    Err(refused.map_or_else(String::new, |r| r.1))
}

/// A name with the genders and numbers that it may have: tables do not say them,
/// and only a text shows which it is.
fn called(name: &str, said: &str) -> Vec<Name> {
    let plain = Name::new(name);
    let mut all = vec![plain.clone().masculine(), plain.feminine()];
    let first = name.split(' ').next().unwrap_or_default();
    let behind = |article: &str| said.to_lowercase().contains(&format!("{article} {}", name.to_lowercase()));
    if first.ends_with(['s', 'x']) || ["les", "des", "aux"].into_iter().any(behind) {
        all.extend(all.clone().into_iter().map(|n| Name { many: true, ..n }));
    }
    if first.starts_with(['h', 'H', 'y', 'Y', 'o', 'O', 'u', 'U']) || ["le", "la", "du"].into_iter().any(behind) {
        all.extend(all.clone().into_iter().map(|n| Name { aspirated: true, ..n }));
    }
    all
}

/// A card, or the same without its text and with the reason.
pub(super) fn kept(row: &Row, tongues: &Tongues) -> Card {
    card(row, tongues).unwrap_or_else(|why| {
        let printed = lines(row).join("\n");
        let worded = Worded { text: printed.clone(), text_fr: printed, ..Worded::default() };
        Card { worded, unplayable: Some(why), ..bare(row) }
    })
}

/// Its powers, each once.
fn lines(row: &Row) -> Vec<&str> {
    let mut lines: Vec<&str> = Vec::new();
    for line in &row.lines {
        if !lines.contains(&line.as_str()) {
            lines.push(line);
        }
    }
    lines
}

/// Everything printed on a card but its text.
pub(super) fn bare(row: &Row) -> Card {
    let kind = row.card.kind;
    let (level, circle) = number(cell(row, "level"));
    let (force, of_force) = number(cell(row, "force"));
    let element = number(cell(row, "element")).1.or(of_force).or(circle).unwrap_or(Element::Neutral);
    let value = |name: &str| cell(row, name).parse::<i16>().unwrap_or(0);
    let fights = matches!(kind, Kind::Ally | Kind::Hero);
    let worn = matches!(kind, Kind::Equipment | Kind::Dofus);
    let words = traits(row);
    let plain = |w: &&&str| !w.starts_with("Bonus ") && !w.starts_with("Effet");
    let kept = |w: &&&str| **w == "Monstre" || !KINDS.contains(*w);
    let strength = if cell(row, "force").starts_with('*') { Printed::Open } else { Printed::N(force.unwrap_or(0)) };
    Card {
        name: row.name.clone(),
        name_fr: row.name.clone(),
        spoken: Name::new(&row.name),
        traits: words.iter().filter(plain).filter(kept).map(|w| (*w).to_owned()).collect(),
        element,
        level: level.map_or(Printed::Open, Printed::N),
        circle: circle.unwrap_or(element),
        strength: fights.then_some(strength),
        bonus: if worn {
            Bonus { strength: force.unwrap_or(0), ap: value("pa"), mp: value("pm"), hp: value("pv") }
        } else {
            Bonus::default()
        },
        ap: if worn { 0 } else { value("pa") },
        mp: if worn { 0 } else { value("pm") },
        hp: if worn { 0 } else { value("pv") },
        size: value("taille"),
        resistance: value("resistance"),
        xp: value("xp"),
        slot: (kind == Kind::Equipment)
            .then(|| SLOTS.iter().find(|(w, _)| words.contains(w)).map_or(Slot::Item, |s| s.1)),
        set: set_of(row),
        recipe: recipe(row),
        unique: words.contains(&"Unique"),
        from: cell(row, "set").to_owned(),
        ..row.card.clone()
    }
}

type Read = (CardText, Referents, Worded);

/// A wording with what it says in English.
fn text(french: &str, name: &Name, plain: &str, tongues: &Tongues) -> Result<Read, (usize, String)> {
    if french.is_empty() {
        return Ok((CardText::default(), Referents::default(), Worded::default()));
    }
    let told = |e: Trouble| (e.span().map_or(0, |s| s.0), e.diagnostic(plain, french).reason());
    let read = tongues.french.read(french, name).map_err(told)?;
    let english = tongues.english.write(&read, &Name::new(plain));
    let english = english.ok_or_else(|| (french.len(), "it cannot be said in English".to_owned()))?;
    Ok((read.words, read.referents, Worded { text: english, text_fr: french.to_owned(), ..Worded::default() }))
}

/// [418.4c]
fn recipe(row: &Row) -> Option<Recipe> {
    let said = cell(row, "keywords").split(" | ").find_map(|k| k.trim().strip_prefix("Recette : "))?;
    let mut words = said.split(' ');
    let by = match words.next()? {
        "Armurier" => Profession::Armourer,
        "Forgeron" => Profession::Smith,
        "Bricoleur" => Profession::Handyman,
        _ => Profession::Jeweller,
    };
    let (n, element) = number(&words.collect::<Vec<_>>().join(" "));
    Some(Recipe { by, of: vec![element?; n?.max(0) as usize] })
}

/// What a Set gives. Tables do not say how many pieces complete it: three of
/// them do, or all there are. [404.2] [404.3]
pub(super) fn set_text(name: &str, pieces: usize, row: &Row, tongues: &Tongues) -> Result<Set, String> {
    let mut bonus = Bonus::default();
    let mut said = None;
    for part in traits(row) {
        let Some((what, value)) = part.split_once(" : ") else { continue };
        let n = number(value).0.unwrap_or(0);
        match what {
            "Bonus Force" => bonus.strength = n,
            "Bonus PA" => bonus.ap = n,
            "Bonus PM" => bonus.mp = n,
            "Bonus PV" => bonus.hp = n,
            _ => said = Some(value),
        }
    }
    let french = format!("Panoplie {name}");
    let spoken = Name { gender: Some(Feat::F), ..Name::new(&french) };
    let (says, referents, worded) = text(said.unwrap_or_default(), &spoken, &french, tongues).map_err(|e| e.1)?;
    let blank = lower::token("", 0, Element::Neutral);
    let says = said.is_some().then(|| Card {
        name: french.clone(),
        name_fr: french,
        spoken,
        kind: Kind::Equipment,
        traits: Vec::new(),
        strength: None,
        says,
        referents,
        worded,
        ..blank
    });
    Ok(Set { name: name.to_owned(), pieces: pieces.clamp(2, 3) as u8, bonus, says })
}
