//! Wording to words.
//!
//! A grammar that composes: a paragraph is a head and steps; a step is a gate
//! and instructions; instructions share nouns, numbers, gains and durations.
//! One file per class of words. Nothing matches whole sentences.

mod afar;
mod bounds;
mod conds;
mod dangling;
mod events;
mod faction;
mod filters;
mod gains;
mod layout;
mod misplaced;
mod moves;
mod numbers;
mod paragraphs;
mod players;
mod refs;
mod rules;
mod steps;
mod suffix;
mod verbs;
mod who;
pub(crate) mod within;

/// How a card says that it draws all battle damage to itself.
pub const DRAWS_DAMAGE: &str = "all battle damage that could be assigned to this card must be assigned to it";

use crate::words::{Area, Body, Kinds, Paragraph, Player, Side};
use arbiter_text::{Cursor, Diagnostic, Token};
use layout::{Layout, Piece};
use refs::{Ante, Held, Stage};
use std::sync::Arc;

/// What the grammar must know of the card whose wording it reads.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The card's name, for reports.
    pub name: &'a str,
    /// A tactic's plain sentences are its effect; other cards have none.
    pub kinds: Kinds,
}

/// Compiles one card's wording into its paragraphs, in the order of the text.
///
/// # Errors
/// The place that was not understood, and what would have been.
pub fn compile(wording: &str, context: &Context<'_>) -> Result<Vec<Paragraph>, Diagnostic> {
    if let Some(beyond) = Diagnostic::beyond(context.name, wording) {
        return Err(beyond);
    }
    let layout = Layout::of(wording);
    let mut paragraphs: Vec<Paragraph> = Vec::new();
    let mut cost: Vec<Held> = Vec::new();
    let mut at = 0;
    while let Some(piece) = layout.pieces.get(at) {
        let mut parser = Parser::new(piece, &layout.pieces[at + 1..], wording, context, &cost);
        parser.host = host(&paragraphs);
        match parser.piece() {
            Some(_) if parser.c.spent() => return Err(parser.complaint(&layout)),
            Some(found) => {
                if let Some(why) = found.iter().find_map(|p| misplaced::on_card(context.kinds, p)) {
                    return Err(parser.refusal(why));
                }
                at += 1 + parser.taken;
                if let Some(own) = parser.own_cost {
                    cost = parser.slots[..own].to_vec();
                }
                paragraphs.extend(found);
            }
            None => return Err(parser.complaint(&layout)),
        }
    }
    match dangling::why(&layout, &paragraphs).or_else(|| afar::why(&paragraphs)) {
        Some(why) => Err(Diagnostic::new(context.name, wording, (0, wording.len()), why.to_owned(), Vec::new())),
        None => Ok(paragraphs),
    }
}

/// What the card attaches to, if it does. [507.2a]
fn host(paragraphs: &[Paragraph]) -> Kinds {
    let attach = |p: &Paragraph| match &p.body {
        Body::Attach(filter) => Some(filter.kinds),
        _ => None,
    };
    paragraphs.iter().find_map(attach).unwrap_or_default()
}

/// The state of reading one paragraph.
pub(crate) struct Parser<'a> {
    c: Cursor<'a>,
    tokens: &'a [Token],
    wording: &'a str,
    card: &'a Context<'a>,
    /// How many tokens stand in front of the first bar.
    bar: Option<usize>,
    /// The paragraphs behind this one, and how many of them were read too.
    behind: &'a [Piece],
    taken: usize,
    /// What this text has put into slots.
    /// Shared with what may have to go back to them.
    slots: Arc<Vec<Held>>,
    /// What the card's own cost has.
    cost: &'a [Held],
    /// So many of the slots belong to the card's own cost.
    own_cost: Option<usize>,
    /// What `it` means now.
    last: Option<Ante>,
    /// What `it` means after cards of which it cannot be said: the last single one.
    lone: Option<Ante>,
    /// That was in a sentence before this one.
    closed: bool,
    /// What `it` meant before the subject of the sentence was named.
    before: Option<Ante>,
    /// What the card attaches to.
    host: Kinds,
    /// The event of the trigger.
    stage: Stage,
    /// Who was last offered something: `if they do`.
    offered: Player,
    /// Whom `they` means.
    spoken: Option<Player>,
    /// The hand or the cards that were looked at: `in it`, `among them`.
    looked: Option<(Area, Side)>,
    /// The subject of the instruction at hand, if it is a player.
    subject_player: Option<Player>,
    /// Where a nested text went wrong.
    inner: Option<String>,
}

impl<'a> Parser<'a> {
    fn new(piece: &'a Piece, behind: &'a [Piece], wording: &'a str, card: &'a Context<'a>, cost: &'a [Held]) -> Self {
        Self {
            c: Cursor::new(&piece.tokens),
            tokens: &piece.tokens,
            wording,
            card,
            bar: piece.head,
            behind,
            taken: 0,
            slots: Arc::default(),
            cost,
            own_cost: None,
            last: Some(Ante::To(crate::words::To::This)),
            lone: Some(Ante::To(crate::words::To::This)),
            closed: false,
            before: None,
            host: Kinds::empty(),
            stage: Stage::default(),
            offered: Player::You,
            spoken: None,
            looked: None,
            subject_player: None,
            inner: None,
        }
    }

    /// Runs a parser; if it fails, nothing has been read or remembered.
    fn attempt<T>(&mut self, parse: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let at = self.c.at();
        let (slots, last, offered) = (self.slots.clone(), self.last.clone(), self.offered.clone());
        let (stage, spoken) = (self.stage.clone(), self.spoken.clone());
        let (lone, closed) = (self.lone.clone(), self.closed);
        let found = parse(self);
        if found.is_none() {
            self.c.back_to(at);
            self.slots = slots;
            self.last = last;
            self.offered = offered;
            self.stage = stage;
            self.spoken = spoken;
            (self.lone, self.closed) = (lone, closed);
        }
        found
    }

    /// The end of a sentence; a text in quotes may bring its own, and the last
    /// sentence of a paragraph may go without.
    fn stop(&mut self) -> Option<()> {
        if self.c.mark('.').is_some() || self.c.done() {
            return Some(());
        }
        let quoted =
            self.c.before().is_some_and(|t| t.kind == arbiter_text::Kind::Quoted && t.text.trim_end().ends_with('.'));
        quoted.then_some(())
    }

    /// The whole paragraph is refused where it stands.
    fn refusal(&self, why: &str) -> Diagnostic {
        let span = (self.tokens.first().map_or(0, |t| t.start), self.tokens.last().map_or(0, |t| t.end));
        Diagnostic::new(self.card.name, self.wording, span, why.to_owned(), Vec::new())
    }

    /// What a person is told.
    fn complaint(&self, layout: &Layout) -> Diagnostic {
        if let Some(beyond) = self.c.beyond(self.card.name, self.wording) {
            return beyond;
        }
        let (token, expected) = self.c.furthest();
        let mut diagnostic = match token {
            Some(token) => Diagnostic::unexpected(self.card.name, self.wording, Some(token), expected),
            // The end of a paragraph is the place behind its last word.
            None => match self.tokens.last().filter(|t| layout.last().is_some_and(|l| l.end != t.end)) {
                Some(last) => {
                    let why = "the end of the paragraph is not understood here".to_owned();
                    Diagnostic::new(self.card.name, self.wording, (last.end, last.end), why, expected)
                }
                None => Diagnostic::unexpected(self.card.name, self.wording, None, expected),
            },
        };
        if let Some(why) = &self.inner {
            diagnostic.why = format!("{} (inside: {why})", diagnostic.why);
        }
        diagnostic
    }
}
