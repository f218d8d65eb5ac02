//! What The Spoils says about its table.

use crate::play::Door;
use crate::{Choice, Illegal, Seat, Spot, View, Viewer};
use arbiter_kernel::{ObjectId, Rng, SeatSet};
use arbiter_spoils::board::{Read, T, Zone, other};
use arbiter_spoils::timing;
use arbiter_spoils::why::{Wanted, why_not};
use arbiter_spoils::{Spoils, names, offer, show, turn};

impl Door for Spoils {
    const OVER: &'static str = "102.1";
    const GLANCES: &'static [&'static str] = &["log-looks", "log-reveals", "log-draws"];

    fn named(t: &T, options: &[timing::Choice]) -> Vec<Choice> {
        let place = |id: ObjectId| {
            let (seat, zone) = show::place(t, id);
            Spot { seat, zone, slug: names::slug_of(t, id) }
        };
        let choice = |o: names::Named| Choice {
            words: o.words,
            label: o.label,
            act: o.act,
            about: o.about.into_iter().map(place).collect(),
            places: Vec::new(),
        };
        names::options(t, options).into_iter().map(choice).collect()
    }
    fn concede(t: &mut T, seat: Seat) {
        turn::concede(t, seat);
    }
    fn why_not(t: &T, words: &str) -> Option<Illegal> {
        why_not(t, wanted(t, words)?)
    }
    fn not_asked(t: &T) -> Illegal {
        arbiter_spoils::why::not_asked(t)
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

/// What the words of a scene mean at this question.
fn wanted(t: &T, words: &str) -> Option<Wanted> {
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
