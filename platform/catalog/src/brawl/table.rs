//! What Super Fantasy Brawl says about its table.

use crate::play::Door;
use crate::{Choice, Illegal, Seat, View, Viewer};
use arbiter_brawl::board::T;
use arbiter_brawl::timing;
use arbiter_brawl::{Brawl, names, offer, show, turn, why};
use arbiter_kernel::{Rng, SeatSet};

impl Door for Brawl {
    const OVER: &'static str = "victory.1";
    const GLANCES: &'static [&'static str] = &["log-draws", "log-looks", "log-shows", "log-springs"];

    fn named(t: &T, options: &[timing::Choice]) -> Vec<Choice> {
        let choice = |&o: &timing::Choice| {
            let (about, places) = show::about(t, o);
            Choice { words: names::words(t, o), label: names::label(t, o), act: names::act(o), about, places }
        };
        options.iter().map(choice).collect()
    }
    fn concede(t: &mut T, seat: Seat) {
        turn::concede(t, seat);
    }
    fn why_not(t: &T, words: &str) -> Option<Illegal> {
        why::why_not(t, words)
    }
    fn not_asked(t: &T) -> Illegal {
        why::not_asked(t)
    }
    fn says(t: &T, word: &str) -> bool {
        names::WORDS.contains(&word) || names::is_name(t, word)
    }
    fn view(t: &T, viewer: Viewer) -> View {
        show::view(t, viewer)
    }
    fn sights(t: &T) -> Vec<(u16, SeatSet)> {
        show::sights(t).collect()
    }
    fn guess(t: &T, seat: Seat, rng: &mut Rng) -> T {
        show::guess(t, seat, rng)
    }
    fn thinkable(t: &T) -> Vec<timing::Choice> {
        offer::thinkable(t)
    }
}
