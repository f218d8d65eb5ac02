//! Tables that people own as champions beside the shipped ones. A champion of
//! which one text is not understood is told, and nobody recruits it.

use super::mended;
use crate::arena::{Arena, Essence, Shape as Area};
use crate::card::{ActionCard, Cards, ChampionCard, Face, Icon, Kind, Worded};
use crate::rules::Rules;
use crate::shipped::tongues;
use arbiter_cards::{Cell, Column, Edition, Note, Printed, Row, Shape, each, rows, slug, weigh};
use arbiter_text::forms::{Language, Name, Word};
use std::collections::BTreeMap;

/// What a table looks like.
pub const SHAPE: Shape = Shape {
    columns: &[
        Column::needed("kind", Cell::Word, &[]),
        Column::needed("champion", Cell::Word, &["hero"]),
        Column::open("number", Cell::Word, &["card_number", "id"]),
        Column::needed("name", Cell::Word, &["card_name", "title"]),
        Column::needed("type", Cell::Word, &["card_type", "maintype"]),
        Column::needed("color", Cell::Word, &["colour", "colors", "essence"]),
        Column::open("movement", Cell::Number, &["move"]),
        Column::open("range_min", Cell::Number, &[]),
        Column::open("range_max", Cell::Number, &[]),
        Column::open("direct", Cell::Word, &[]),
        Column::open("aoe", Cell::Word, &["area"]),
        Column::open("strength", Cell::Number, &["force", "power"]),
        Column::open("defense", Cell::Number, &["defence", "toughness"]),
        Column::open("hp", Cell::Number, &["life"]),
        Column::open("levelup_hp", Cell::Number, &["experienced_life"]),
        Column::open("levelup_defense", Cell::Number, &["experienced_defence"]),
        Column::needed("text_en", Cell::Text, &["text", "card_text", "rules"]),
        Column::open("name_fr", Cell::Word, &[]),
        Column::open("text_fr", Cell::Text, &[]),
        Column::open("set", Cell::Word, &["set_name", "expansion"]),
    ],
    breaks: " | ",
};

/// A champion has so many cards. [mat.2]
const CARDS: usize = 6;
/// So many champions can be told apart.
const MOST: usize = 200;

/// Champions, and what became of each row.
pub struct Stock {
    /// The shipped ones that did not give way, and those of the tables.
    pub cards: Cards,
    /// Champions that cannot be played: the name, what is printed, and why.
    pub unplayable: Vec<[String; 3]>,
    /// One for each row.
    pub rows: Vec<Printed>,
}

/// What a row says.
struct Line {
    cells: BTreeMap<&'static str, String>,
    /// Texts in both languages, slips mended.
    texts: [String; 2],
    slips: usize,
}

impl Line {
    fn of(row: &Row<'_>) -> Line {
        let cells: BTreeMap<_, _> = SHAPE.columns.iter().map(|c| (c.key, row.cell(c.key).to_owned())).collect();
        let [(en, first), (fr, second)] = ["text_en", "text_fr"].map(|c| mended(row.cell("name"), row.cell(c)));
        Line { cells, texts: [en, fr], slips: first + second }
    }
    fn cell(&self, key: &str) -> &str {
        self.cells.get(key).map_or("", String::as_str)
    }
    fn is_champion(&self) -> bool {
        self.cell("kind").eq_ignore_ascii_case("champion")
    }
    fn number(&self, key: &str) -> Result<Option<u8>, String> {
        let text = self.cell(key);
        if text.is_empty() {
            return Ok(None);
        }
        let small = text.parse::<u8>().ok().filter(|n| *n < 100);
        small.map(Some).ok_or_else(|| format!("`{text}` is no `{key}`"))
    }
    fn edition(&self) -> Edition {
        let facts = SHAPE.columns.iter().filter(|c| c.cell == Cell::Number).map(|c| self.cell(c.key));
        let facts = [self.cell("type"), self.cell("color"), self.cell("aoe")].into_iter().chain(facts);
        Edition {
            name: format!("{} {}", self.cell("champion"), self.cell("name")),
            facts: facts.collect::<Vec<_>>().join("\t"),
            wording: self.texts.join("\n"),
            ..Edition::default()
        }
    }
}

/// What a row that counts became.
enum Made {
    Face(Box<[Face; 2]>),
    Action(Box<ActionCard>),
}

/// One stock of shipped champions and those of tables.
#[must_use]
pub fn stock(mut shipped: Cards, tables: &[&str]) -> Stock {
    let (mut lines, mut printed) = (Vec::new(), Vec::new());
    for (table, text) in tables.iter().enumerate() {
        let mut number = 0;
        rows(text, |row| {
            let (name, set) = (row.cell("name").to_owned(), row.cell("set").to_owned());
            printed.push(Printed { table, row: number, name, set, why: None, note: None });
            number += 1;
            lines.push(Line::of(row));
        });
    }
    let editions: Vec<Option<Edition>> = lines.iter().map(|l| Some(l.edition())).collect();
    let weights = weigh(&editions);
    let mut made: Vec<Option<Result<Made, String>>> = lines.iter().map(|_| None).collect();
    let counting = made.iter_mut().enumerate().filter(|(n, _)| weights[*n].counts == Some(*n));
    each(counting.collect(), |(n, one)| *one = Some(read(&lines[n])));
    for ((row, w), line) in printed.iter_mut().zip(&weights).zip(&lines) {
        row.note = w.note.or((line.slips > 0).then_some(Note::Mended));
    }
    let mut champions: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for n in (0..lines.len()).filter(|&n| made[n].is_some()) {
        champions.entry(slug(lines[n].cell("champion"))).or_default().push(n);
    }
    let mut unplayable = Vec::new();
    for of in champions.into_values() {
        let name = lines[of[0]].cell("champion").to_owned();
        let room = shipped.champions.len() < MOST;
        match champion(&name, &of, &mut made, &lines) {
            Ok(card) if room => shipped.add(Cards { champions: vec![card], challenges: Vec::new() }),
            other => {
                let reasons = other.err().unwrap_or_else(|| vec![(of[0], "there are too many champions".to_owned())]);
                let known = shipped.champions.iter().any(|c| slug(&c.name) == slug(&name));
                let first = reasons[0].clone();
                for &n in &of {
                    let own = reasons.iter().find(|r| r.0 == n).map(|r| r.1.clone());
                    let part = || format!("`{}` of {name}: {}", lines[first.0].cell("name"), first.1);
                    printed[n].why = Some(own.unwrap_or_else(part));
                    printed[n].note = if known { Some(Note::Shipped) } else { printed[n].note };
                }
                if !known {
                    let texts = of.iter().map(|&n| lines[n].texts[0].clone()).filter(|t| !t.is_empty());
                    let why = format!("`{}`: {}", lines[first.0].cell("name"), first.1);
                    unplayable.push([name, texts.collect::<Vec<_>>().join("\n"), why]);
                }
            }
        }
    }
    // An older printing can be played if and only if the newest can.
    for n in 0..printed.len() {
        if let Some(newest) = weights[n].counts.filter(|c| *c != n) {
            printed[n].why = printed[newest].why.clone();
        }
    }
    Stock { cards: shipped, unplayable, rows: printed }
}

/// A champion of its rows, if all of them can be obeyed.
fn champion(
    name: &str,
    of: &[usize],
    made: &mut [Option<Result<Made, String>>],
    lines: &[Line],
) -> Result<ChampionCard, Vec<(usize, String)>> {
    let (mut faces, mut cards, mut wrong) = (None, Vec::new(), Vec::new());
    for &n in of {
        match made[n].take() {
            Some(Ok(Made::Face(both))) => faces = Some(*both),
            Some(Ok(Made::Action(card))) => cards.push(*card),
            Some(Err(why)) => wrong.push((n, why)),
            None => {}
        }
    }
    let whole = |why: String| vec![(of[0], why)];
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let faces = faces.ok_or_else(|| whole(format!("the row of the champion {name} is missing")))?;
    if cards.len() != CARDS {
        return Err(whole(format!("{name} has {} cards; a champion has {CARDS}", cards.len())));
    }
    let card = ChampionCard { name: name.to_owned(), faces, cards };
    let told = |f: crate::lower::Fault| {
        let at = of.iter().copied().find(|&n| lines[n].cell("name") == f.card).unwrap_or(of[0]);
        (at, f.why)
    };
    match Rules::new(Arena::standard(), vec![card.clone()], Vec::new()) {
        Ok(_) => Ok(card),
        Err(faults) => Err(faults.into_iter().map(told).collect()),
    }
}

fn read(line: &Line) -> Result<Made, String> {
    if line.is_champion() { face(line) } else { action(line) }
}

fn face(line: &Line) -> Result<Made, String> {
    let life = line.number("hp")?.filter(|n| *n > 0).ok_or("a champion has `hp`")?;
    let defence = line.number("defense")?.unwrap_or(0);
    let trained = line.number("levelup_hp")?.unwrap_or(life);
    if trained < life {
        return Err("`levelup_hp` is below `hp`".to_owned());
    }
    let (words, worded) = meaning(line, |t| &t.faces)?;
    let abilities = words.map_or_else(Vec::new, |w| w.0);
    let guarded = line.number("levelup_defense")?.unwrap_or(defence);
    let base = Face { life, defence, ..Face::default() };
    let trained = Face { life: trained, defence: guarded, abilities, worded, ..Face::default() };
    Ok(Made::Face(Box::new([base, trained])))
}

fn action(line: &Line) -> Result<Made, String> {
    let kind = match line.cell("type").to_lowercase().as_str() {
        "attack" => Kind::Attack,
        "skill" => Kind::Skill,
        "reaction" => Kind::Reaction,
        other => return Err(format!("the rules know no card type `{other}`")),
    };
    let essence = match line.cell("color").to_lowercase().as_str() {
        "blue" | "manipulation" => Essence::Manipulation,
        "red" | "destruction" => Essence::Destruction,
        "yellow" | "creation" => Essence::Creation,
        other => return Err(format!("the rules know no essence `{other}`")),
    };
    let force = line.number("strength")?;
    if (kind == Kind::Attack) != force.is_some() {
        return Err("attacks have `strength`, and nothing else has".to_owned());
    }
    let (words, worded) = meaning(line, |t| &t.cards)?;
    let (name, french) = (line.cell("name"), line.cell("name_fr"));
    Ok(Made::Action(Box::new(ActionCard {
        name: name.to_owned(),
        name_fr: if french.is_empty() { name } else { french }.to_owned(),
        kind,
        essence,
        // A movement of 0 is no movement value: no bonus is added to it. [move.6] [D3]
        movement: line.number("movement")?.filter(|n| *n > 0),
        icon: icon(line)?,
        force,
        defence: line.number("defense")?.unwrap_or(0) as i8,
        lines: words.map_or_else(Vec::new, |w| w.0),
        worded,
    })))
}

/// Whom a card reaches. [tgt.1]
fn icon(line: &Line) -> Result<Option<Icon>, String> {
    let area = match line.cell("aoe").to_lowercase().as_str() {
        "" => None,
        "1" => return Ok(Some(reach(line)?.unwrap_or(Icon::Melee))),
        "3" | "arc" => Some(Area::Arc),
        "6" | "ring" => Some(Area::Ring),
        "line" => Some(Area::Line),
        "cone" => Some(Area::Cone),
        "blast" => Some(Area::Blast),
        "hook" => Some(Area::Hook),
        other => return Err(format!("`{other}` is no `aoe`; there are 1, arc, ring, line, cone, blast, hook")),
    };
    area.map_or_else(|| reach(line), |shape| Ok(Some(Icon::Area(shape))))
}

fn reach(line: &Line) -> Result<Option<Icon>, String> {
    let (Some(min), Some(max)) = (line.number("range_min")?, line.number("range_max")?) else { return Ok(None) };
    if min == 0 || max < min {
        return Err(format!("no range is from {min} to {max}"));
    }
    let direct = ["true", "yes", "1", "direct"].contains(&line.cell("direct").to_lowercase().as_str());
    Ok(Some(if direct { Icon::Direct(min, max) } else { Icon::Indirect(min, max) }))
}

/// What a text says, in the languages that the row has; the other one is written.
fn meaning<T: Word + PartialEq>(
    line: &Line,
    of: fn(&crate::words::Tongue) -> &Language<T>,
) -> Result<(Option<T>, Worded), String> {
    let [en, fr] = &line.texts;
    if en.is_empty() && fr.is_empty() {
        return Ok((None, Worded::default()));
    }
    let (english, french) = (of(&tongues().english), of(&tongues().french));
    let plain = Name::new(line.cell("champion"));
    let said = |name: &Name| {
        let one =
            (!en.is_empty()).then(|| english.read(en, name).map_err(|e| e.diagnostic("", en).reason())).transpose()?;
        let other =
            (!fr.is_empty()).then(|| french.read(fr, name).map_err(|e| e.diagnostic("", fr).reason())).transpose()?;
        if let (Some(one), Some(other)) = (&one, &other)
            && one.words != other.words
        {
            return Err("the two languages do not mean the same".to_owned());
        }
        let read = one.or(other).ok_or("it says nothing")?;
        let text = if en.is_empty() { english.source(&read, name) } else { Some(en.clone()) };
        let text_fr = if fr.is_empty() { french.source(&read, name) } else { Some(fr.clone()) };
        let (text, text_fr) = text.zip(text_fr).ok_or("it cannot be said in the other language")?;
        Ok((Some(read.words), Worded { text, text_fr, ..Worded::default() }))
    };
    // Tables do not say whether a champion is he or she: their texts do.
    said(&plain.clone().masculine()).or_else(|why: String| said(&plain.feminine()).map_err(|_| why))
}
