//! Forms: one table reads and writes the text of cards, in every language.
//!
//! A game declares its words as plain Rust types and writes, at each variant,
//! how it is said in each language. From that one place come the parser (a
//! chart: all readings, two meanings are refused), the printer (agreement,
//! elision, contraction, clitic pronouns) and the bridge to the types.
//!
//! ```
//! use arbiter_text::forms::{Lang, Language, Lexicon, Name, Word};
//!
//! #[derive(Word, Clone, PartialEq, Debug)]
//! #[word(says = "an instruction")]
//! enum Act {
//!     #[fr("<chasser:imp> {0}.")]
//!     #[en("<hunt:imp> {0}.")]
//!     Hunt(Who),
//! }
//!
//! #[derive(Word, Clone, PartialEq, Debug)]
//! #[word(says = "an animal")]
//! enum Who {
//!     #[fr("<le> <ours:s>")]
//!     #[en("the bear")]
//!     Bear,
//! }
//!
//! let french = Lexicon::read(Lang::French, "d le la les les\nn m ours\nv chasser")?;
//! let english = Lexicon::read(Lang::English, "v hunt")?;
//! let (french, english) = (Language::<Act>::new(&french)?, Language::<Act>::new(&english)?);
//! let read = french.read("Chassez l'ours.", &Name::none())?;
//! assert_eq!(read.words, Act::Hunt(Who::Bear));
//! assert_eq!(english.write(&read, &Name::none()).as_deref(), Some("Hunt the bear."));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The notation of a form
//!
//! | written | means |
//! |---|---|
//! | `jusqu'à la fin` | plain words; elision and contraction are undone and redone when reading and writing |
//! | `<détruire>` | a lemma of the [`Lexicon`]: takes gender, number, case and mood of its phrase |
//! | `<être:fin>` | the same with a fixed mood (`imp inf fin ger par sjv pst fut`), number (`s p`), gender (`m f`) or case (`sub obj acc dat`) |
//! | `{what}` | a field, by its name or position |
//! | `{who:sub~}` | as a subject; `~` agrees with the phrase (`~g` in gender only, `~n` in number only) |
//! | `{what~a@} en jeu {how~a}` | `~a`, `~b`, `~c`: agreements of this form besides that of the phrase; at a lemma too: `<incliné~a>` |
//! | `{until?}` `{until}` `{until-}` | an `Option` or a list that may be empty: said or not, said, not said in this form |
//! | `{what@}` `{whom@à}` | may be a clitic: `-le`, `le` ...; `lui` ..., otherwise behind the preposition |
//! | `{n}` `{n:w~}` `{n:d}` | a number, usually in digits; usually spelled out; only in digits |
//! | `{acts*, puis}` `{kinds*,\|ou}` `**` | a list with its separator, and the last one; `**`: at least two items |
//! | `{kinds~m*,\|ou}` | a list whose items may differ in gender: it is feminine if all are |
//! | `{what:s+le}` | with the determiner `le` before it, before each item if it is a list: `le héros ou la salle` |
//! | `^` `%` `_` | a capital next; none next (behind a colon there is one); no space here |
//! | a line break | parts paragraphs, like a word |
//!
//! Marks of a variant, `#[word(...)]`: `introduces` (later pronouns can mean it),
//! `refers` (it is such a pronoun, and agrees with what it means), `recalls` (it
//! means something by a noun of its own: `that card`), `weak` (gives way to a reading with fewer
//! weak words) and `wide` (takes in as much as it can: the reading with fewer of
//! them is meant). The last two are the only tie-breaks; every use is in
//! [`Text::ties`]. Marks of a type: `says` (its name in diagnostics), `open` (its
//! words come from the card pool: a tuple struct of one `String`).
//!
//! Fields are words, `Box`, `Option` and `Vec` of words, numbers, [`ThisName`]
//! (the name of the card) and [`Spot`] (where the word stands: the key to
//! [`Text::referents`]; never said).
//!
//! # How it works
//!
//! `surface` cuts the text and `lattice` opens what melted together; `grammar`
//! unfolds forms into flat rules; `chart` finds all readings and shares what
//! they share; `print` runs the same rules the other way. A reading counts only
//! if its words, the chosen forms and the facts of the card print the source
//! exactly: nothing is said by an ending alone. Work is counted, so that no text
//! takes long.

mod chart;
mod corrections;
mod explain;
mod feature;
mod grammar;
mod language;
mod lattice;
mod lexicon;
mod name;
mod notation;
mod print;
pub mod refer;
pub mod sample;
mod schema;
mod shapes;
mod surface;
mod tree;
mod trouble;

pub use arbiter_text_derive::Word;
pub use chart::Limit;
pub use corrections::Corrections;
pub use explain::explain;
pub use feature::Feat;
pub use grammar::Grammar;
pub use language::{Language, Text, Tie};
pub use lexicon::{Lexicon, Term};
pub use name::Name;
pub use refer::{Phrase, Pronoun, Referents, Rule};
pub use schema::{Cat, Category, Ctor, Kind, Leaf, Schema, Spot, ThisName, Word};
pub use surface::{Lang, Style};
pub use tree::{Said, Tree, What};
pub use trouble::{Meaning, Trouble};
