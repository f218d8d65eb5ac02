//! Lines of the story: who may read one, how deep it lies, what caused it.

use arbiter_kernel::{Entry, Game, Message, SeatSet, Table};

/// Bits of everybody, spectators too.
pub const ALL: u8 = SeatSet::ALL.0;

/// Where a line stands among the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    /// A player's own action.
    Own,
    /// A triggered ability begins.
    Trigger,
    /// The rules do it.
    Rules,
    /// A text does it, if one is being carried out.
    Effect,
}

/// A line of the story.
pub struct Line {
    clause: &'static str,
    said: Message,
    veiled: Option<Message>,
    seen_by: u8,
    rank: Rank,
}

impl Line {
    /// Everybody may read it.
    #[must_use]
    pub fn open(clause: &'static str, said: Message) -> Self {
        Line { clause, said, veiled: None, seen_by: ALL, rank: Rank::Effect }
    }
    /// These seats read `said`, everybody else reads `veiled`.
    #[must_use]
    pub fn veiled(clause: &'static str, said: Message, veiled: Message, seen_by: u8) -> Self {
        // What is known to all is no secret; what two players know each for
        // themselves still is one to a spectator.
        let veiled = (seen_by != ALL).then_some(veiled);
        Line { clause, said, veiled, seen_by, rank: Rank::Effect }
    }
    /// A player does it.
    #[must_use]
    pub fn own(self) -> Self {
        Line { rank: Rank::Own, ..self }
    }
    /// A triggered ability begins with it.
    #[must_use]
    pub fn trigger(self) -> Self {
        Line { rank: Rank::Trigger, ..self }
    }
    /// The rules do it.
    #[must_use]
    pub fn by_rules(self) -> Self {
        Line { rank: Rank::Rules, ..self }
    }
}

/// What a game adds to its lines.
pub trait Teller: Game {
    /// How deep a line of this rank lies now.
    fn depth(t: &Table<Self>, rank: Rank) -> u8;
    /// The name of the card whose text is being followed.
    fn cause(t: &Table<Self>) -> Option<String>;
}

/// Writes a line, if someone listens and there is something to say.
#[inline]
pub fn note<G: Teller>(t: &mut Table<G>, line: impl FnOnce(&Table<G>) -> Option<Line>) {
    if t.journal.heard() {
        write(t, line);
    }
}

// Out of the way: nearly all games are played without a listener.
#[inline(never)]
fn write<G: Teller>(t: &mut Table<G>, line: impl FnOnce(&Table<G>) -> Option<Line>) {
    let Some(Line { clause, said, veiled, seen_by, rank }) = line(t) else { return };
    let depth = G::depth(t, rank);
    let cause = if rank == Rank::Effect { G::cause(t) } else { None };
    t.tell(move |_, _| Entry { clause, said, cause, depth, veiled, seen_by });
}
