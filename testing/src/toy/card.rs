//! Cards: what stands in their files, the five words of their language, and how
//! they are shown.

use arbiter_cards::{Cell, Column, Entries, Found, Printing, Reader, Shape, Spanned, rows, slug};
use arbiter_desk::{Both, CardInfo};
use arbiter_text::Diagnostic;
use arbiter_text::explain::{Explained, Node};
use serde::Deserialize;

/// A word of the card language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    /// Can be played after an enemy attack was declared.
    Quick,
    /// Must be attacked first.
    Ward,
    /// Two damage to an enemy follower or leader.
    Deal,
    /// A roll of damage to the enemy leader.
    Roll,
    /// Makes the token.
    Call,
}

/// Each word in English and French.
const WORDS: [(Word, &str, &str); 5] = [
    (Word::Quick, "Quick.", "Rapide."),
    (Word::Ward, "Ward.", "Gardien."),
    (Word::Deal, "Deal 2.", "Infligez 2."),
    (Word::Roll, "Roll.", "Lancez."),
    (Word::Call, "Call.", "Appelez."),
];

/// A card as printed.
#[derive(Clone, Debug)]
pub(crate) struct Card {
    pub(crate) name: String,
    pub(crate) slug: String,
    name_fr: Option<String>,
    pub(crate) cost: i16,
    /// Attack and defense of a follower.
    pub(crate) body: Option<(i16, i16)>,
    /// Is no card of any deck.
    pub(crate) token: bool,
    wording: String,
    words: Vec<Word>,
    unplayable: Option<String>,
}

impl Card {
    pub(crate) fn says(&self, word: Word) -> bool {
        self.words.contains(&word)
    }
}

/// A card as it stands in a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entry {
    name: Spanned<String>,
    name_fr: Option<String>,
    cost: Option<Spanned<i64>>,
    attack: Option<Spanned<i64>>,
    defense: Option<Spanned<i64>>,
    #[serde(default)]
    token: bool,
    text: Option<Spanned<String>>,
}

impl arbiter_cards::Card for Card {
    type File = Entries<Entry>;
    type Lexicon = ();

    fn faces(file: Entries<Entry>, (): &mut (), reader: &mut Reader<'_>) -> Vec<Found<Card>> {
        file.card.into_iter().map(|entry| card(entry, reader)).collect()
    }
    fn name(&self) -> &str {
        &self.name
    }
    fn compile(&mut self, (): &()) -> Result<(), Diagnostic> {
        self.words.clear();
        let mut rest = self.wording.as_str();
        while !rest.is_empty() {
            let at = self.wording.len() - rest.len();
            let Some((word, said, _)) = WORDS.iter().find(|w| rest.starts_with(w.1)) else {
                let expected: Vec<String> = WORDS.iter().map(|w| w.1.to_owned()).collect();
                let why = format!("`{rest}` is not understood here; expected {}", expected.join(", "));
                return Err(Diagnostic::new(&self.name, &self.wording, (at, self.wording.len()), why, expected));
            };
            self.words.push(*word);
            rest = rest[said.len()..].trim_start();
        }
        Ok(())
    }
    fn wording(&self) -> &str {
        &self.wording
    }
    fn facts(&self) -> String {
        format!("{:?}", (self.cost, self.body))
    }
    fn unplayable(&self) -> &Option<String> {
        &self.unplayable
    }
    fn unplayable_mut(&mut self) -> &mut Option<String> {
        &mut self.unplayable
    }
    fn back(&self) -> String {
        text(self, |w| w.1).join(" ")
    }
    fn same(&self, back: &str) -> bool {
        self.wording == back
    }
}

fn card(entry: Spanned<Entry>, reader: &mut Reader<'_>) -> Found<Card> {
    let start = entry.span().start;
    let entry = entry.into_inner();
    let (name, name_at) = reader.name(entry.name);
    let (wording, text_at) = Reader::text(entry.text);
    let follower = entry.attack.is_some() || entry.defense.is_some();
    let mut number = |key, n| reader.number(key, n, start).unwrap_or_default();
    let cost = number("cost", entry.cost);
    let body = follower.then(|| (number("attack", entry.attack), number("defense", entry.defense)));
    let slug = slug(&name);
    let (words, unplayable) = (Vec::new(), None);
    let card = Card { name, slug, name_fr: entry.name_fr, cost, body, token: entry.token, wording, words, unplayable };
    Found { card, text_at, name_at }
}

/// A card of which only its text is known.
fn bare(name: &str, text: &str) -> Card {
    let (name, wording, slug) = (name.to_owned(), text.to_owned(), slug(name));
    let (name_fr, body, unplayable) = (None, None, None);
    Card { name, slug, name_fr, cost: 0, body, token: false, wording, words: Vec::new(), unplayable }
}

/// What a table looks like.
pub(crate) const SHAPE: Shape = Shape {
    columns: &[
        Column::needed("name", Cell::Word, &["title"]),
        Column::open("cost", Cell::Number, &["manacost"]),
        Column::open("attack", Cell::Number, &["power"]),
        Column::open("defense", Cell::Number, &["toughness"]),
        Column::needed("text", Cell::Text, &["rules"]),
        Column::open("set", Cell::Word, &[]),
    ],
    breaks: " ",
};

/// The rows of a table as cards that are still to be compiled.
pub(crate) fn printings(table: usize, text: &str) -> Vec<Printing<Card>> {
    let mut all = Vec::new();
    rows(text, |row| {
        let mut card = bare(row.cell("name"), row.cell("text"));
        let number = |key: &str| row.cell(key).parse::<i16>().ok();
        card.cost = number("cost").unwrap_or(0);
        card.body = number("attack").zip(number("defense"));
        let (row, set, name) = (all.len(), row.cell("set").to_owned(), card.name.clone());
        all.push(Printing { table, row, set, card: Some(card), name });
    });
    all
}

/// The card of a line of a table.
pub(crate) fn published(row: &arbiter_cards::Row<'_>) -> Card {
    let mut card = bare(row.cell("name"), row.cell("text"));
    // What is not understood is noted on the card itself.
    let _ = arbiter_cards::Card::understand(&mut card, &());
    card
}

/// How a text is read.
pub(crate) fn explain(name: &str, wording: &str) -> Result<Explained, Diagnostic> {
    let mut card = bare(name, wording);
    arbiter_cards::Card::compile(&mut card, &())?;
    let node = |(spot, word): (u32, &Word)| {
        let said = WORDS.iter().find(|w| w.0 == *word).map_or("", |w| w.1).to_owned();
        let node =
            Node { says: "a word".to_owned(), word: format!("Word::{word:?}"), text: said, spot, inside: vec![] };
        (String::new(), node)
    };
    let inside = (1..).zip(&card.words).map(node).collect();
    let (says, text) = ("a text".to_owned(), wording.to_owned());
    let tree = Node { says, word: "Text".to_owned(), text, spot: 0, inside };
    let [en, fr] = [self::text(&card, |w| w.1), self::text(&card, |w| w.2)].map(|lines| Some(lines.join(" ")));
    let texts = vec![("en".to_owned(), en), ("fr".to_owned(), fr)];
    Ok(Explained { tree, referents: Vec::new(), ties: Vec::new(), texts })
}

fn text(card: &Card, of: impl Fn(&(Word, &'static str, &'static str)) -> &'static str) -> Vec<String> {
    let said = |word: &Word| WORDS.iter().find(|w| w.0 == *word).map(|w| of(w).to_owned());
    card.words.iter().filter_map(said).collect()
}

/// A card of the list.
pub(crate) fn info(card: &Card, set: String) -> CardInfo {
    let mut numbers = vec![("cost", i32::from(card.cost))];
    if let Some((attack, defense)) = card.body {
        numbers.extend([("attack", i32::from(attack)), ("defense", i32::from(defense))]);
    }
    let keywords = [("quick", Word::Quick), ("ward", Word::Ward)];
    CardInfo {
        name: card.name.clone(),
        title: Both { en: card.name.clone(), fr: card.name_fr.clone().unwrap_or_else(|| card.name.clone()) },
        slug: card.slug.clone(),
        kind: if card.body.is_some() { "follower" } else { "spell" },
        class: "none",
        traits: Vec::new(),
        numbers,
        keywords: keywords.iter().filter(|k| card.says(k.1)).map(|k| k.0).collect(),
        text: Both::text(card, |c| text(c, |w| w.1), |c| text(c, |w| w.2)),
        part: if card.token { "" } else { "main" },
        copies: if card.token { 0 } else { 30 },
        set,
        pack: String::new(),
    }
}
