//! One game being played.

use crate::{Choice, Entry, Illegal, Outcome, Seat, Trace, Upshot, View, Viewer, bench};

/// What became of random play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How it ended; `None` if it did not.
    pub outcome: Option<Outcome>,
    /// How many answers were given.
    pub answers: u32,
}

/// Something that a seat could think of playing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// In scene words: `play quick-bolt`.
    pub words: String,
    /// Whether it is among the options.
    pub offered: bool,
}

/// One game being played.
pub trait Match: Send {
    /// Who must answer; `None` = it is over.
    fn asked(&self) -> Option<Seat>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// How many options there are; cheaper than listing them.
    fn count(&self) -> usize;
    /// What the asked seat may do.
    fn options(&self) -> Vec<Choice>;
    /// Does it, and tells the story up to the next question.
    ///
    /// # Errors
    /// If there is no such option; nothing has changed then.
    fn answer(&mut self, pick: usize) -> Result<Vec<Entry>, Illegal>;
    /// The same, and `look` sees the table before each step that the game does.
    ///
    /// # Errors
    /// If there is no such option; nothing has changed then.
    fn answer_watched(&mut self, pick: usize, look: &mut dyn FnMut(Box<dyn Match>)) -> Result<Vec<Entry>, Illegal> {
        look(self.fork());
        self.answer(pick)
    }
    /// Gives up, at any time.
    ///
    /// # Errors
    /// If the game is over.
    fn concede(&mut self, seat: Seat) -> Result<Vec<Entry>, Illegal>;
    /// Why the asked seat cannot do what these scene words say; `None` if it
    /// can, or if the words mean nothing.
    fn why_not(&self, words: &str) -> Option<Illegal>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> View;
    /// Chance used and cards seen so far.
    fn trace(&self) -> Trace;
    /// Plays on at random, as fast as the game can and without a story, until
    /// it is over or `cap` answers were given. The same seed plays the same.
    fn playout(&mut self, seed: u64, cap: u32) -> Playout {
        let mut chance = seed;
        for answers in 0..cap {
            let count = self.count();
            if self.asked().is_none() || count == 0 || self.answer(bench::below(&mut chance, count)).is_err() {
                return Playout { outcome: self.outcome(), answers };
            }
        }
        Playout { outcome: self.outcome(), answers: cap }
    }
    /// The same, but only until so many more turns have begun: a turn has when a
    /// main question is put to another seat than `active`, and so on.
    fn playout_turns(&mut self, seed: u64, _active: Seat, _turns: u32, cap: u32) -> Playout {
        self.playout(seed, cap)
    }
    /// How far the side of a seat is ahead, by what lies open; 0 is even, and
    /// 1000 as good as won. `None`: only the end of a game tells.
    fn lead(&self, _seat: Seat) -> Option<i32> {
        None
    }
    /// What a seat brings to the next game of the match, where that was received
    /// in this one; see [`crate::Brings::Pool`].
    fn kept(&self, _seat: Seat) -> Option<String> {
        None
    }
    /// While a play is being declared or paid for and may still fail: how a
    /// judge saw the table when it began.
    fn before(&self) -> Option<View> {
        None
    }
    /// Lets a play that is being declared or paid for fail here, and goes on to
    /// the next question; `false` if none is.
    fn abandon(&mut self) -> bool {
        false
    }
    /// What the asked seat could think of playing now, offered or not.
    fn thinkable(&self) -> Vec<Thought> {
        Vec::new()
    }
    /// Begins the n-th thing that is thinkable, although it may not be offered,
    /// and runs to the next question; `false` if there is no such thing. For
    /// scratch copies: no player has this door.
    fn attempt(&mut self, _: usize) -> bool {
        false
    }
    /// What became of the play that was begun by [`Match::attempt`]; `None`
    /// while it is being declared.
    fn settled(&self) -> Option<Upshot> {
        None
    }
    /// Hash of the whole state.
    fn hash(&self) -> [u8; 32];
    /// The whole state, for storing.
    fn save(&self) -> Vec<u8>;
    /// A copy.
    fn fork(&self) -> Box<dyn Match>;
    /// A copy that goes on with the story: what a play has begun here and not
    /// told yet, because it may still fail, is told there when it is done.
    fn follow(&self) -> Box<dyn Match> {
        self.fork()
    }
    /// A world that this seat cannot tell from the real one.
    fn guess(&self, seat: Seat, seed: u64) -> Box<dyn Match>;
    /// Fixed rolls of a scene that were not used.
    fn unused_rolls(&self) -> usize;
    /// Copies itself so many times into one scratch state, as a search does.
    fn copies(&self, times: u32) {
        (0..times).for_each(|_| drop(std::hint::black_box(self.fork())));
    }
    /// Lists its options so many times, each time anew.
    fn listings(&self, times: u32) {
        (0..times).for_each(|_| drop(std::hint::black_box(self.options())));
    }
    /// Size of the state in bytes.
    fn size(&self) -> usize;
}
