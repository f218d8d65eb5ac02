//! What Evolve says about its table.

use crate::play::Door;
use crate::{Choice, Illegal, Seat, Spot, View, Viewer};
use arbiter_evolve::board::{Read, T};
use arbiter_evolve::timing;
use arbiter_evolve::why::{Wanted, why_not};
use arbiter_evolve::words::Zone;
use arbiter_evolve::{Evolve, names, offer, show, turn};
use arbiter_kernel::{ObjectId, Rng, SeatSet};

impl Door for Evolve {
    const OVER: &'static str = "1.2.1";
    const GLANCES: &'static [&'static str] = &["log-look", "log-reveal", "log-draw"];

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
        arbiter_evolve::why::not_asked(t)
    }
    fn says(t: &T, word: &str) -> bool {
        names::WORDS.contains(&word) || t.rules.plain(word).or_else(|| t.rules.evolved(word)).is_some()
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
    let own = [Zone::Hand, Zone::Ex, Zone::Field];
    let foe = arbiter_evolve::board::other(me);
    let (verb, rest) = words.trim().split_once(' ').unwrap_or((words.trim(), ""));
    let find = |zones: &[Zone], name: &str| names::find(t, me, zones, name);
    let anywhere = |name: &str| {
        let all = [Zone::Hand, Zone::Ex, Zone::Field, Zone::Cemetery, Zone::Deck, Zone::EvolveDeck, Zone::Banished];
        find(&all, name).or_else(|| names::find(t, foe, &all, name))
    };
    Some(match verb {
        "pass" | "stop" => Wanted::Pass,
        "end" => Wanted::End,
        "play" => match rest.strip_suffix(" from ex") {
            Some(rest) => Wanted::Play(find(&[Zone::Ex], rest)?),
            None => Wanted::Play(find(&own, rest).or_else(|| anywhere(rest))?),
        },
        "attack" => Wanted::Attack(find(&[Zone::Field], rest).or_else(|| anywhere(rest))?),
        "evolve" => {
            let id = find(&[Zone::Field], rest)?;
            Wanted::Use(id, t.face(id.slot).evolve)
        }
        "stack" => Wanted::Use(find(&[Zone::Field], rest)?, Some(arbiter_evolve::rules::STACK_MOVE)),
        "use" => {
            let (name, n) = rest.split_once(' ').unwrap_or((rest, "1"));
            let id = find(&own, name).or_else(|| anywhere(name))?;
            Wanted::Use(id, arbiter_evolve::why::nth_activated(t, id, n.parse().ok()?))
        }
        "leader" => Wanted::Target(t.leader(if rest == "A" { 0 } else { 1 })),
        "A" | "B" if !rest.is_empty() => {
            let seat = Seat::from(verb == "B");
            let zones = [Zone::Field, Zone::Ex, Zone::Cemetery, Zone::Hand];
            Wanted::Target(names::find(t, seat, &zones, rest)?)
        }
        _ => Wanted::Target(names::find(t, foe, &[Zone::Field], words.trim()).or_else(|| anywhere(words.trim()))?),
    })
}
