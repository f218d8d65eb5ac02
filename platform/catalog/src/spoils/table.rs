//! A game of The Spoils being played.

use crate::{Choice, Entry, Illegal, Match, Message, Outcome, Place, Playout, Seat, Trace, View, Viewer};
use arbiter_kernel::Rng;
use arbiter_spoils::board::{Read, T, Zone, other};
use arbiter_spoils::why::{Wanted, why_not};
use arbiter_spoils::{names, show};

/// Lines of the story that tell of a card which was seen, perhaps only for a
/// moment.
const GLANCES: [&str; 3] = ["log-looks", "log-reveals", "log-draws"];

/// The table, and how many cards were seen as they went by.
pub(super) struct Play(pub(super) T, u64);

impl Play {
    pub(super) fn new(table: T) -> Self {
        Play(table, 0)
    }
}

impl Play {
    /// What the words of a scene mean at this question.
    fn wanted(&self, words: &str) -> Option<Wanted> {
        let t = &self.0;
        let me = t.asked()?;
        let everywhere = [Zone::Hand, Zone::Play, Zone::Discard, Zone::Deck, Zone::Removed, Zone::Played];
        let (verb, rest) = words.trim().split_once(' ').unwrap_or((words.trim(), ""));
        let anywhere =
            |name: &str| names::find(t, me, &everywhere, name).or_else(|| names::find(t, other(me), &everywhere, name));
        let of_seat = |letter: &str, name: &str| names::find(t, Seat::from(letter == "B"), &everywhere, name);
        let faction = |letter: &str| t.faction(if letter.is_empty() { me } else { Seat::from(letter == "B") });
        Some(match verb {
            "pass" | "stop" | "refuse" | "keep" => Wanted::Pass,
            "end" => Wanted::End,
            "play" => Wanted::Play(names::find(t, me, &everywhere, rest).or_else(|| anywhere(rest))?),
            "flip" => Wanted::FlipUp(names::find(t, me, &[Zone::Play], rest).or_else(|| anywhere(rest))?),
            "attack" => Wanted::Attack(match rest.split_once(' ') {
                Some(("faction", letter)) => faction(letter),
                _ => names::find(t, other(me), &[Zone::Play], rest).or_else(|| anywhere(rest))?,
            }),
            "use" => {
                let (name, ability) = rest.split_once(' ').unwrap_or((rest, ""));
                let id = if name == "faction" {
                    faction("")
                } else {
                    names::find(t, me, &[Zone::Play], name).or_else(|| anywhere(name))?
                };
                Wanted::Use(id, names::ability(t, id, ability))
            }
            "faction" => Wanted::Target(faction(rest)),
            "A" | "B" if !rest.is_empty() => Wanted::Target(of_seat(verb, rest)?),
            name if rest == "up" => Wanted::FaceUp(anywhere(name)?),
            n if rest.is_empty() && n.parse::<u16>().is_ok() => Wanted::Number(n.parse().ok()?),
            _ => Wanted::Target(anywhere(words.trim())?),
        })
    }
}

impl Match for Play {
    fn asked(&self) -> Option<Seat> {
        self.0.asked()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn count(&self) -> usize {
        let mut options = Vec::new();
        self.0.options(&mut options);
        options.len()
    }
    fn options(&self) -> Vec<Choice> {
        let mut options = Vec::new();
        self.0.options(&mut options);
        let place = |id| {
            let (seat, zone) = show::place(&self.0, id);
            Place { seat, zone, slug: names::slug_of(&self.0, id) }
        };
        let choice = |o: names::Named| Choice {
            words: o.words,
            label: o.label,
            act: o.act,
            about: o.about.into_iter().map(place).collect(),
        };
        names::options(&self.0, &options).into_iter().map(choice).collect()
    }
    fn answer(&mut self, pick: usize) -> Result<Vec<Entry>, Illegal> {
        self.0.listen();
        self.0.answer(pick)?;
        let told = self.0.story();
        self.1 += told.iter().filter(|e| GLANCES.contains(&e.said.key)).count() as u64;
        Ok(told)
    }
    fn concede(&mut self, seat: Seat) -> Result<Vec<Entry>, Illegal> {
        if self.0.outcome().is_some() {
            return Err(Illegal { clause: "102.1", why: Message::new("game-over") });
        }
        self.0.listen();
        arbiter_spoils::turn::concede(&mut self.0, seat);
        Ok(self.0.story())
    }
    fn why_not(&self, words: &str) -> Option<Illegal> {
        why_not(&self.0, self.wanted(words)?)
    }
    fn view(&self, viewer: Viewer) -> View {
        show::view(&self.0, viewer)
    }
    fn trace(&self) -> Trace {
        let sights = show::sights(&self.0).map(|(slot, seats)| (u32::from(slot), seats)).collect();
        Trace { drawn: self.0.rng.drawn(), rolls: self.0.rng.unused(), shown: self.1, sights }
    }
    fn playout(&mut self, seed: u64, cap: u32) -> Playout {
        let mut chance = seed;
        let mut options = Vec::new();
        for answers in 0..cap {
            self.0.options(&mut options);
            if options.is_empty() {
                return Playout { outcome: self.0.outcome(), answers };
            }
            let pick = crate::bench::below(&mut chance, options.len());
            self.0.answer_with(options[pick], options.len() > 1);
        }
        Playout { outcome: self.0.outcome(), answers: cap }
    }
    fn hash(&self) -> [u8; 32] {
        self.0.digest()
    }
    fn save(&self) -> Vec<u8> {
        self.0.save()
    }
    fn fork(&self) -> Box<dyn Match> {
        Box::new(Play(self.0.clone(), self.1))
    }
    fn guess(&self, seat: Seat, seed: u64) -> Box<dyn Match> {
        Box::new(Play(show::guess(&self.0, seat, &mut Rng::new(seed)), self.1))
    }
    fn unused_rolls(&self) -> usize {
        self.0.rng.unused()
    }
    fn copies(&self, times: u32) {
        let mut scratch = self.0.clone();
        for _ in 0..times {
            scratch.clone_from(std::hint::black_box(&self.0));
        }
    }
    fn size(&self) -> usize {
        self.0.bytes()
    }
}
