//! Tab-separated tables of published cards, in French: packs, and local tests.
//!
//! One row is a face; powers are parted by ` | `.

mod pack;
mod read;

pub use pack::{SHAPE, Stock, stock};
pub use read::read;

use crate::card::{Card, Kind, Printed, Sort};
use crate::lower;
use crate::words::{CardText, Element, Power, Tongue, Tongues};
use arbiter_text::Coverage;
use arbiter_text::forms::{Corrections, Feat, Name, Term, Text};
use std::collections::{BTreeMap, BTreeSet};

/// Slips of the published cards.
const MISPRINTS: &str = include_str!("misprints.txt");

/// Words of trait lines that are no family: kinds of cards.
const KINDS: [&str; 16] = [
    "Allié",
    "Monstre",
    "Action",
    "Unique",
    "Sort",
    "Arme",
    "Armure",
    "Zone",
    "Bijou",
    "Héros",
    "Havre Sac",
    "Salle",
    "Dofus",
    "Équipement",
    "Artisan",
    "Personnage",
];

/// Families that are feminine words; tables do not say so.
const FEMININE: [&str; 40] = [
    "Aiguille",
    "Amulette",
    "Arakne",
    "Auberge",
    "Arène",
    "Baguette",
    "Banque",
    "Boisson",
    "Bombe",
    "Cape",
    "Ceinture",
    "Cité",
    "Coiffe",
    "Dragodinde",
    "Épée",
    "Faux",
    "Fleur",
    "Forêt",
    "Gargrouille",
    "Gelée",
    "Greuvette",
    "Hache",
    "Île",
    "Invocation",
    "Larve",
    "Machine",
    "Mascotte",
    "Mer",
    "Mine",
    "Monture",
    "Pelle",
    "Petite Fille",
    "Plaine",
    "Plante",
    "Potion",
    "Poupée",
    "Princesse",
    "Prison",
    "Quête",
    "Tortue",
];

/// Wordings in front of a power that is not read: what is missing, by family.
const FAMILIES: [(&str, &str); 14] = [
    ("qui vient d", "what has just happened"),
    ("venez d", "what has just happened"),
    ("sur le point d", "what is about to happen"),
    ("à la place", "instead"),
    ("Regardez", "looking and revealing"),
    ("regarder", "looking and revealing"),
    ("Révél", "looking and revealing"),
    ("cherch", "searching"),
    ("Choisi", "choosing first"),
    ("nommer", "naming"),
    ("Nommez", "naming"),
    ("égal", "amounts"),
    ("coût", "costs"),
    ("chaque fois", "triggers in a sentence"),
];

/// How remarks begin that stand among the powers of some rows.
const REMARKS: [&str; 3] =
    ["[Incliner] : Vous ne pouvez choisir qu'un seul", "Au Niveau 2, le pouvoir", "Si vous utilisez son pouvoir"];

struct Row {
    name: String,
    card: Card,
    lines: Vec<String>,
    /// What the table says of it, by column.
    cells: BTreeMap<String, String>,
    /// Slips that were mended in its text.
    mended: usize,
}

/// Families that nothing but a Summon or a token has. [302.6]
fn summoned(text: &str) -> impl Iterator<Item = String> + '_ {
    let named = text.split("Monstre — ").skip(1).chain(text.split("Monstre - ").skip(1));
    named.filter_map(|rest| rest.split(['»', '"']).next()).map(|w| w.trim().to_owned()).filter(|w| w.len() < 30)
}

fn kind(of: &str) -> Kind {
    match of {
        "Action" => Kind::Action,
        "Dofus" => Kind::Dofus,
        "Équipement" => Kind::Equipment,
        "Havre Sac" => Kind::Bag,
        "Héros" => Kind::Hero,
        "Protecteur" => Kind::Protector,
        "Salle" => Kind::Room,
        "Zone" => Kind::Zone,
        _ => Kind::Ally,
    }
}

/// Every row, slips mended, and all families.
///
/// # Panics
/// Never: the list of misprints is tested.
fn rows(table: &str) -> (Vec<Row>, BTreeSet<String>) {
    let misprints = Corrections::read(MISPRINTS).expect("our own list is sound");
    let (mut rows, mut families) = (Vec::new(), BTreeSet::new());
    let mut lines = table.lines();
    let columns: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
    for line in lines.filter(|l| !l.trim().is_empty()) {
        let cells: Vec<&str> = line.split('\t').collect();
        let cell =
            |name: &str| columns.iter().position(|c| *c == name).and_then(|n| cells.get(n)).map_or("", |c| c.trim());
        let traits: Vec<&str> = cell("subtypes").split(" - ").map(str::trim).collect();
        let family = |w: &&&str| !w.is_empty() && !w.contains([':', '.', '[']) && !KINDS.contains(w);
        families.extend(traits.iter().filter(family).map(|w| (*w).to_owned()));
        families.extend(summoned(cell("text")));
        let sort = match () {
            () if traits.contains(&"Challenge") => Sort::Challenge,
            () if traits.contains(&"Quête") => Sort::Quest,
            () if traits.contains(&"Sort") => Sort::Spell,
            () => Sort::Plain,
        };
        let open = cell("force").starts_with('*');
        let strength = Some(if open { Printed::Open } else { Printed::N(1) });
        let level = if cell("level").starts_with('X') { Printed::Open } else { Printed::N(0) };
        let card = Card { kind: kind(cell("type")), sort, strength, level, ..lower::token("", 0, Element::Neutral) };
        let powers = cell("keywords").split(" | ").filter(|k| !k.starts_with("Recette"));
        let powers = powers.chain(cell("text").split(" | ")).map(str::trim).filter(|p| !p.is_empty());
        let powers = powers.filter(|p| !REMARKS.iter().any(|r| p.starts_with(r)));
        let mended: Vec<(String, usize)> = powers.map(|p| misprints.mend(cell("name"), p)).collect();
        let (lines, slips): (Vec<String>, Vec<usize>) = mended.into_iter().unzip();
        let cells = columns.iter().map(|c| ((*c).to_owned(), cell(c).to_owned())).collect();
        rows.push(Row { name: cell("name").to_owned(), card, lines, cells, mended: slips.into_iter().sum() });
    }
    families.extend(mentioned(&rows, &families));
    (rows, families)
}

/// Names of cards that other cards speak of: behind an article, as words of
/// their own. [203.3]
fn mentioned(rows: &[Row], families: &BTreeSet<String>) -> BTreeSet<String> {
    const ARTICLES: [&str; 9] = ["le ", "la ", "l'", "les ", "un ", "une ", "Le ", "La ", "L'"];
    let known = |name: &str| name.len() < 5 || families.contains(name) || KINDS.contains(&name);
    let first = |text: &str| text.split([' ', '\'']).next().unwrap_or_default().to_owned();
    // Names by their first word, so that a long table takes no longer than it is.
    let mut names: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for name in rows.iter().map(|r| r.name.as_str()).filter(|n| !known(n)) {
        names.entry(first(name)).or_default().insert(name);
    }
    let mut found = BTreeSet::new();
    for (row, line) in rows.iter().flat_map(|r| r.lines.iter().map(move |l| (r, l))) {
        for end in ARTICLES.iter().flat_map(|a| line.match_indices(a).map(|(at, a)| at + a.len())) {
            let rest = &line[end..];
            let word = rest.split(|c: char| !c.is_alphanumeric() && c != '-').next().unwrap_or_default();
            let of_word = names.range(word.to_owned()..).take_while(|(w, _)| w.starts_with(word));
            for name in of_word.flat_map(|(_, all)| all) {
                let whole = rest.strip_prefix(name).is_some_and(|r| !r.starts_with(char::is_alphanumeric));
                if whole && !row.name.contains(name) {
                    found.insert((*name).to_owned());
                }
            }
        }
    }
    found
}

/// How many powers of a table are read, come back word for word, and are obeyed;
/// what is missing has the family of its wording in front of the reason.
///
/// # Errors
/// What is wrong with a form.
pub fn coverage(table: &str) -> Result<Coverage, String> {
    let (rows, families) = rows(table);
    let tongue = tongues(&families)?.french;
    let mut report = Coverage::default();
    for row in &rows {
        let lines: Vec<&str> = row.lines.iter().map(String::as_str).collect();
        let name = spoken(&tongue, &row.name, &lines);
        let read: Vec<_> = lines.iter().map(|l| tongue.read(l, &name)).collect();
        let all: Vec<Power> = read.iter().flatten().flat_map(|t| t.words.0.clone()).collect();
        for (line, read) in lines.iter().zip(&read) {
            match read {
                Err(_) => {
                    report.read(&row.name, line, read);
                    if let Some(last) = report.unknown.last_mut() {
                        last.why = format!("{}: {}", family(line), last.why);
                    }
                }
                Ok(text) => match obeyed(row, text, &all) {
                    Ok(()) => report.read(&row.name, line, read),
                    Err(why) => report.face(&row.name, line, Err(format!("refused: {why}")), |_, _| false),
                },
            }
        }
    }
    Ok(report)
}

/// Both languages, with these families.
fn tongues(families: &BTreeSet<String>) -> Result<Tongues, String> {
    let terms: Vec<Term> = families.iter().map(|f| Term { gender: Some(gender(f)), ..Term::new(f) }).collect();
    Tongues::new(&terms, &terms)
}

/// Of a family, as far as it is known.
fn gender(family: &str) -> Feat {
    let first = family.split(' ').next().unwrap_or_default();
    if FEMININE.contains(&family) || FEMININE.contains(&first) { Feat::F } else { Feat::M }
}

/// The name with its gender and number: those under which all of its texts are
/// read, or else most of them.
fn spoken(tongue: &Tongue, name: &str, lines: &[&str]) -> Name {
    let name = Name::new(name);
    let tried = [name.clone().masculine(), name.clone().feminine()];
    let all = |n: &Name| lines.iter().all(|l| tongue.read(l, n).is_ok());
    tried.into_iter().find(all).unwrap_or_else(|| tongue.learn(&name, lines))
}

fn family(line: &str) -> &'static str {
    FAMILIES.iter().find(|(word, _)| line.contains(word)).map_or("other", |f| f.1)
}

/// Whether a line could be followed on its card, beside all its others.
fn obeyed(row: &Row, text: &Text<CardText>, all: &[Power]) -> Result<(), String> {
    let mut says = text.words.clone();
    says.0.extend(all.iter().filter(|p| !text.words.0.contains(p)).cloned());
    let card = Card { says, referents: text.referents.clone(), ..row.card.clone() };
    text.words.0.iter().try_for_each(|p| lower::accepts(&card, p))
}
