//! Tab-separated tables of published cards: packs, and local tests.
//!
//! One row is a champion or a card, its text in one language or in both.

mod pack;

pub use pack::{SHAPE, Stock, stock};

use crate::shipped::tongues;
use arbiter_text::Coverage;
use arbiter_text::forms::{Corrections, Language, Name, Tie, Word};
use std::sync::OnceLock;

/// Misprints of the published cards; `¶` stands for the end of a line.
const MISPRINTS: &str = include_str!("misprints.txt");

/// A text with its lines, misprints mended, and how many these were.
///
/// # Panics
/// Never: the list of misprints is tested.
fn mended(card: &str, text: &str) -> (String, usize) {
    static MENDED: OnceLock<Corrections> = OnceLock::new();
    let list = MENDED.get_or_init(|| Corrections::read(MISPRINTS).expect("our own list is sound"));
    let (text, slips) = list.mend(card, &text.replace(" | ", " ¶ "));
    (text.replace(" ¶ ", "\n"), slips)
}

/// Both texts are read, print back, and mean the same; else why not. With the
/// English come the tie-breaks of both.
fn read<T: Word + PartialEq + std::fmt::Debug>(
    english: &Language<T>,
    french: &Language<T>,
    name: &Name,
    texts: [&str; 2],
) -> Result<(String, [Vec<Tie>; 2]), String> {
    let en = english.read(texts[0], name).map_err(|e| format!("en: {e}"))?;
    let fr = french.read(texts[1], name).map_err(|e| format!("fr: {e}"))?;
    if french.source(&fr, name).as_deref() != Some(texts[1]) {
        return Err("the French is not printed back".to_owned());
    }
    if en.words != fr.words {
        return Err(format!("{:?} is not {:?}", en.words, fr.words));
    }
    let back = english.source(&en, name).ok_or_else(|| "the English is not printed back".to_owned())?;
    Ok((back, [en.ties, fr.ties]))
}

/// How much of a table is understood and comes back word for word, misprints mended.
#[must_use]
pub fn coverage(text: &str) -> Coverage {
    let mut report = Coverage::default();
    let mut lines = text.lines();
    let columns: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
    for line in lines.filter(|l| !l.trim().is_empty()) {
        let cells: Vec<&str> = line.split('\t').collect();
        let cell =
            |name: &str| columns.iter().position(|c| *c == name).and_then(|n| cells.get(n)).map_or("", |c| c.trim());
        let name = Name::new(cell("champion"));
        let name = match cell("champion") {
            "Gwaien" | "Deryn" | "Sulka" => name.feminine(),
            _ => name.masculine(),
        };
        let [en, fr] = ["text_en", "text_fr"].map(|column| mended(cell("name"), cell(column)).0);
        let (e, f) = (&tongues().english, &tongues().french);
        let said = if cell("kind") == "champion" {
            read(&e.faces, &f.faces, &name, [&en, &fr])
        } else {
            read(&e.cards, &f.cards, &name, [&en, &fr])
        };
        if let Ok((_, ties)) = &said {
            report.decided(cell("name"), &en, &ties[0]);
            report.decided(cell("name"), &fr, &ties[1]);
        }
        report.face(cell("name"), &en, said.map(|(back, _)| back), |a, b| a == b);
    }
    report
}
