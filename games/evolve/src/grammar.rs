//! Wording to words.
//!
//! A grammar that composes: an ability is a head, costs and lines; a line is a
//! gate and verbs; verbs share nouns, amounts, gifts and durations. One file
//! per class of words. Nothing matches whole sentences.

mod amounts;
mod conds;
mod costs;
mod deck;
mod ellipsis;
mod fill;
mod filters;
mod gifts;
mod heads;
mod lines;
mod memory;
mod misplaced;
mod names;
mod numbers;
mod passives;
mod triggers;
mod verbs;
mod who;

pub use names::Vocabulary;

use crate::card::Kind;
use crate::words::{Ability, Verb};
use arbiter_text::{Cursor, Diagnostic, tokens};

/// What the grammar must know of the card whose wording it reads.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The card's name: in its own text it means the card itself.
    pub name: &'a str,
    /// A spell's sentences are its text; other cards have abilities only.
    pub kind: Kind,
    /// It is the text of an evolved face.
    pub evolved: bool,
    /// It is the text of a token.
    pub token: bool,
    /// Names and traits of the pool; without it capitals decide.
    pub vocabulary: Option<&'a Vocabulary>,
}

impl<'a> Context<'a> {
    /// A card of which only name and kind are known.
    pub fn new(name: &'a str, kind: Kind) -> Self {
        Self { name, kind, evolved: false, token: false, vocabulary: None }
    }
}

/// Compiles one card's wording into its abilities, in the order of the text.
/// What would never be followed on such a card is refused. [10.3.4]
pub fn compile(wording: &str, context: &Context) -> Result<Vec<Ability>, Diagnostic> {
    read(wording, context, true, |ability| misplaced::on_card(context, ability))
}

/// The same for words without a card: whatever the language can say is taken.
pub fn words(wording: &str, context: &Context) -> Result<Vec<Ability>, Diagnostic> {
    read(wording, context, false, |_| None)
}

fn read(
    wording: &str,
    context: &Context,
    strict: bool,
    refused: impl Fn(&Ability) -> Option<&'static str>,
) -> Result<Vec<Ability>, Diagnostic> {
    if let Some(beyond) = Diagnostic::beyond(context.name, wording) {
        return Err(beyond);
    }
    if let Some(at) = strict.then(|| bracketed_rule(wording)).flatten() {
        let why = "what stands in brackets only explains [2.6.2], and this would be a rule: say it without them";
        return Err(Diagnostic::new(context.name, wording, at, why.to_owned(), Vec::new()));
    }
    let found = tokens(wording);
    let mut parser = Parser {
        c: Cursor::new(&found),
        wording,
        card: context,
        last: None,
        look: 0,
        made: false,
        chose: false,
        group: false,
        elsewhere: false,
        named: false,
        brought: 0,
        single: false,
        vague: false,
    };
    let mut abilities = Vec::new();
    while !parser.at_end() {
        let start = parser.c.peek().map_or(0, |t| t.start);
        match parser.ability() {
            Some(ability) => {
                let vague = (strict && parser.vague).then(|| VAGUE.to_owned());
                let never = || refused(&ability).map(|why| format!("this is never followed here: {why}"));
                if let Some(why) = vague.or_else(never) {
                    let end = parser.c.before().map_or(wording.len(), |t| t.end);
                    return Err(Diagnostic::new(context.name, wording, (start, end), why, Vec::new()));
                }
                abilities.push(ability);
            }
            None => {
                if let Some(beyond) = parser.c.beyond(context.name, wording) {
                    return Err(beyond);
                }
                let (token, expected) = parser.c.furthest();
                return Err(Diagnostic::unexpected(context.name, wording, token, expected));
            }
        }
    }
    Ok(abilities)
}

/// Where brackets say when a card may be played, which no other words of it say: not
/// followed, it would be misread.
fn bracketed_rule(wording: &str) -> Option<(usize, usize)> {
    let low = wording.to_ascii_lowercase();
    let start = low.find("(play only if")?;
    Some((start, low[start..].find(')').map_or(low.len(), |n| start + n + 1)))
}

/// The state of reading one wording.
pub(crate) struct Parser<'a> {
    c: Cursor<'a>,
    wording: &'a str,
    card: &'a Context<'a>,
    /// The verb that `... instead` would replace.
    last: Option<Verb>,
    /// How many cards were looked at last: `it` or `them`.
    look: u8,
    /// Something was made or found since the last selection: `the selected
    /// follower` would then not be the card last spoken of.
    made: bool,
    /// Something was selected: `the selected follower` may still mean it.
    chose: bool,
    /// `each ...` was acted on since: `them` would be those, whom no word means again.
    group: bool,
    /// A card was drawn or paid with: `it` would be that one, which no word means again.
    elsewhere: bool,
    /// A card was spoken of that `its` can mean where all of a kind are acted on.
    named: bool,
    /// How many verbs brought cards into the text.
    brought: u8,
    /// The last of them brought one card only: `them` would be more than it means.
    single: bool,
    /// A pronoun was read that means what no word means again.
    vague: bool,
}

/// Why such a pronoun is refused.
const VAGUE: &str = "a pronoun speaks of those that `each` or `all` meant, of several that were selected or \
    brought one after the other, or of a card that was drawn or paid with, and no word means those again: say \
    `each ...` again, or select the card";

impl Parser<'_> {
    /// Runs a parser; if it fails, nothing has been read.
    fn attempt<T>(&mut self, parse: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let (at, last, look) = (self.c.at(), self.last.clone(), self.look);
        let (made, chose, group, elsewhere) = (self.made, self.chose, self.group, self.elsewhere);
        let (named, vague) = (self.named, self.vague);
        let (brought, single) = (self.brought, self.single);
        let found = parse(self);
        if found.is_none() {
            self.c.back_to(at);
            self.last = last;
            self.look = look;
            (self.made, self.chose, self.group, self.elsewhere) = (made, chose, group, elsewhere);
            (self.named, self.vague) = (named, vague);
            (self.brought, self.single) = (brought, single);
        }
        found
    }

    /// Skips separators; whether the text is over.
    fn at_end(&mut self) -> bool {
        while self.c.peek().is_some_and(|t| t.kind == arbiter_text::Kind::Rule) {
            self.c.skip(1);
        }
        self.c.done()
    }

    /// The end of a sentence; a text in quotes may bring its own.
    fn stop(&mut self) -> Option<()> {
        let quoted =
            self.c.before().is_some_and(|t| t.kind == arbiter_text::Kind::Quoted && t.text.trim_end().ends_with('.'));
        self.c.mark('.').or(quoted.then_some(()))
    }

    /// `:`, or the dash that later sets print for it.
    fn colon(&mut self) -> Option<()> {
        self.c.mark(':').or_else(|| self.c.mark('-'))
    }
}
