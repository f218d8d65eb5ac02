//! What the catalog asks of a game before it is played: its book, its cards,
//! its decks, and how it begins.

use crate::stage::Script;
use crate::{CardInfo, DeckFault, DeckReport, Door, Fault, Mode, Setting};
use arbiter_cards::{Note, Printed, Shape, slug};
use arbiter_kernel::{Game, Rng, SeatSet, Table};
use arbiter_text::explain::Explained;
use arbiter_text::stage::Refused;
use arbiter_text::{Coverage, Diagnostic};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// Files by name.
type Files = &'static [(&'static str, &'static str)];

/// What never changes about a game and fits on a page.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// Key on the command line: `evolve`.
    pub key: &'static str,
    /// Title for people.
    pub title: &'static str,
    /// The ways to play it, the usual one first, each with who may sit down.
    pub modes: &'static [Mode],
    /// Keys of its phases in order, as views give them.
    pub phases: &'static [&'static str],
    /// The clauses of its rulebook in our words: tab-separated columns `id`,
    /// `kind`, `area`, `summary`, with a head line; empty if it has no book.
    pub ledger: &'static str,
    /// The same summaries in French: columns `clause`, `summary`, with a head
    /// line; empty where nobody wrote them.
    pub ledger_fr: &'static str,
    /// Clauses whose code is marked: a scene that lists one must pass through it.
    pub marks: &'static [&'static str],
    /// Words of options that are no names of cards or places: `play`, `pass`.
    pub words: &'static [&'static str],
    /// A card file with the one card, `Filler`, that fills the decks of scenes:
    /// it can do nothing, and no card of the game is called so.
    pub filler: &'static str,
    /// The card files that come with it.
    pub cards: Files,
    /// The set that these cards are.
    pub set: &'static str,
    /// The decks that come with it, by key.
    pub decks: Files,
    /// The lessons of its tutorial, in order.
    pub lessons: Files,
    /// The kinds of cards that texts stand on, in the order in which a text
    /// without a card is tried on them.
    pub bearers: &'static [&'static str],
    /// The columns of a table of published cards, for messages.
    pub columns: &'static str,
    /// What a table looks like that its cards can be made of; none: it takes none.
    pub shape: Shape,
    /// Keys of all marks that a view of a card or a place can have.
    pub card_marks: fn() -> Vec<&'static str>,
    /// Keys of every place that a board of this game can have.
    pub places: fn() -> Vec<String>,
}

impl Book {
    /// The set that a card ships in; empty for cards that are not shipped.
    #[must_use]
    pub fn set_of(&self, name: &str) -> String {
        let line = format!("name = \"{}\"\n", name.replace('"', "\\\""));
        let shipped = self.cards.iter().any(|(_, text)| text.contains(&line));
        (if shipped { self.set } else { "" }).to_owned()
    }
}

/// A table by name: tab-separated, its columns named by the first line.
pub type Sheet<'a> = (&'a str, &'a str);

/// What a game makes of card files and tables.
pub type Opened<G> = Result<(<G as Game>::Rules, <G as House>::Pool, Vec<Printed>), Vec<arbiter_cards::Fault>>;

/// On which kind of card a text is read, and how; or what was not understood.
pub type Explaining = Result<(&'static str, Explained), Diagnostic>;

/// A game that can stand in the catalog.
pub trait House: Door {
    /// What it keeps of its cards besides the rules.
    type Pool: Send + Sync;
    /// A deck that a game may start with.
    type Deck: Clone + Send + Sync;

    /// What never changes about it.
    const BOOK: Book;
    /// In which of its modes speed is measured.
    const MEASURED: usize = 0;
    /// Whether decks change by a reserve between the games of a match.
    const RESERVE: bool = false;

    /// The rules made of the shipped card files, of these besides, and of the
    /// cards of these tables of its shape, with what became of each of their rows.
    ///
    /// # Errors
    /// Everything that is wrong in form.
    fn open(extra: &[(&str, &str)], tables: &[Sheet<'_>]) -> Opened<Self>;
    /// Everything wrong with card files, texts that are not understood too;
    /// shipped cards of the same names give way.
    fn check(files: &[(&str, &str)]) -> Vec<arbiter_cards::Fault>;
    /// What is odd about such files although a game may be played with them.
    fn doubts(_files: &[(&str, &str)]) -> Vec<arbiter_cards::Fault> {
        Vec::new()
    }
    /// How much of a table of published cards is understood.
    fn coverage(table: &str) -> Coverage;
    /// Cards whose text is not understood, each with the reason.
    fn unread(_: &Self::Rules) -> Vec<(String, String)> {
        Vec::new()
    }
    /// Every card as it is shown, in a fixed order.
    fn cards(shelf: &Shelf<Self>) -> Vec<CardInfo>;
    /// The texts that stand on a card, each apart from the others.
    fn printed(_: &Shelf<Self>, card: &CardInfo) -> Vec<String> {
        let text = card.text.en.join("\n");
        if text.is_empty() { Vec::new() } else { vec![text] }
    }
    /// How a text is read on the first of these kinds of card that can bear it,
    /// and on which; no name: on any card of the kind. See [`crate::first_bearer`].
    ///
    /// # Errors
    /// The place that was not understood, where most of it was.
    fn explain(shelf: &Shelf<Self>, on: &[&'static str], name: &str, text: &str) -> Explaining;
    /// A card's name, or another word of its cards, in French.
    fn french(shelf: &Shelf<Self>, english: &str) -> String {
        shelf.card(english).map_or(english, |c| &c.title.fr).to_owned()
    }

    /// The deck of a text, if a game of this mode may start with it; an empty
    /// key is the usual mode.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn deck(shelf: &Shelf<Self>, text: &str, mode: &str) -> Result<Self::Deck, Vec<DeckFault>>;
    /// Everything wrong with a deck for another format than the usual one.
    ///
    /// # Errors
    /// Why there is no such format.
    fn deck_for(_: &Shelf<Self>, _text: &str, format: &str) -> Result<Vec<DeckFault>, String> {
        Err(format!("`{format}`: decks of this game are built for one format only"))
    }
    /// A deck as far as it is understood, judged for a mode; also a deck code.
    fn list(shelf: &Shelf<Self>, text: &str, mode: &str) -> DeckReport;

    /// Whether partners may play with these decks side by side.
    ///
    /// # Errors
    /// The clause by which they may not.
    fn together(_: &Self::Rules, _team: &[&Self::Deck]) -> Result<(), DeckFault> {
        Ok(())
    }

    /// Whether so many can sit down at all.
    ///
    /// # Errors
    /// The clause by which they cannot.
    fn players(_count: usize) -> Result<(), DeckFault> {
        Ok(())
    }
    /// A game from the beginning, at its first question. The decks are those
    /// of the seats in their order; none where the mode brings nothing.
    ///
    /// # Errors
    /// Why these decks cannot be played with together.
    fn begin(rules: &Arc<Self::Rules>, decks: &[Self::Deck], how: Beginning) -> Result<Table<Self>, Fault>;
    /// A game in the middle; `look` sees the table before each step up to the
    /// first question.
    ///
    /// # Errors
    /// The first line that cannot be obeyed.
    fn stage(rules: &Arc<Self::Rules>, script: Script<'_>, look: Look<'_, Self>) -> Result<Table<Self>, Refused>;
}

/// Somebody who looks at a table while it is played.
pub type Look<'a, G> = &'a mut dyn FnMut(&Table<G>);

/// How a game begins, decks left aside.
pub struct Beginning {
    /// The mode and who sits there.
    pub setting: Setting,
    /// Who lost the last game of the match.
    pub lost: SeatSet,
    /// All chance of it.
    pub rng: Rng,
}

/// A game with its cards.
pub struct Shelf<G: House> {
    /// The rules, cards among them.
    pub rules: Arc<G::Rules>,
    /// What it keeps besides.
    pub pool: G::Pool,
    /// What became of the rows of its tables.
    pub printed: Vec<Printed>,
    tables: Vec<String>,
    shown: OnceLock<Vec<CardInfo>>,
}

impl<G: House> Shelf<G> {
    /// The shipped cards and these files besides.
    ///
    /// # Errors
    /// One fault for each thing wrong in the files.
    pub fn open(extra: &[(&str, &str)]) -> Result<Self, Vec<Fault>> {
        Self::open_with(extra, &[])
    }

    /// The same, and the cards of these tables.
    ///
    /// # Errors
    /// One fault for each thing wrong in the files.
    pub fn open_with(extra: &[(&str, &str)], tables: &[Sheet<'_>]) -> Result<Self, Vec<Fault>> {
        let told = |faults: Vec<arbiter_cards::Fault>| faults.into_iter().map(Fault::from).collect::<Vec<_>>();
        let (rules, pool, printed) = G::open(extra, tables).map_err(told)?;
        let tables = tables.iter().map(|t| t.0.to_owned()).collect();
        Ok(Shelf { rules: Arc::new(rules), pool, printed, tables, shown: OnceLock::new() })
    }

    /// Every card as it is shown, made once.
    pub fn shown(&self) -> &[CardInfo] {
        self.shown.get_or_init(|| {
            let mut cards = G::cards(self);
            // The last row of a name counts, and so does where it was printed.
            let rows: BTreeMap<String, &Printed> = self.counting().map(|p| (slug(&p.name), p)).collect();
            for card in cards.iter_mut().filter(|_| !rows.is_empty()) {
                if let Some(row) = rows.get(&card.slug) {
                    card.set.clone_from(&row.set);
                    card.pack.clone_from(&self.tables[row.table]);
                }
            }
            cards
        })
    }

    /// The rows that cards of this stock are.
    fn counting(&self) -> impl Iterator<Item = &Printed> {
        self.printed.iter().filter(|p| p.note.is_none_or(Note::counts))
    }

    /// The card of a name as it is shown.
    pub fn card(&self, name: &str) -> Option<&CardInfo> {
        let slug = slug(name);
        self.shown().iter().find(|c| c.slug == slug)
    }
}
