//! Names of cards and options.

use super::arena;
use super::attack::owner;
use super::board::{Read, T, Zone};
use super::event::Target;
use super::show;
use super::timing::Choice;
use arbiter_desk::{distinct, letter, numbered};
use arbiter_kernel::{Arg, Message, ObjectId, Spot, Viewer};

/// Words of options besides the names of cards.
pub(crate) const WORDS: &[&str] = &["A", "B", "C", "D", "attack", "end", "leader", "pass", "play", "step", "take"];

/// Whether options have this word, or this name.
pub(crate) fn says(t: &T, word: &str) -> bool {
    WORDS.contains(&word) || arena::hex(word).is_some() || t.rules.cards.iter().any(|c| c.slug == word)
}

/// Name of a card that is unique in its zone: `knight`, `knight#2`.
pub(crate) fn slug(t: &T, viewer: Viewer, id: ObjectId) -> String {
    let face = t.objects.at(id.slot).face;
    let same = |s: u16| t.objects.at(s).face == face && show::sees(t, viewer, s);
    numbered(&t.card(id).slug, t.zones.of(t.objects.at(id.slot).zone), id.slot, same)
}

/// Where a card lies in views.
pub(crate) fn spot(t: &T, viewer: Viewer, id: ObjectId) -> Spot {
    let (kind, o) = (show::kind(t, id.slot), t.objects.at(id.slot));
    let seat = (kind != Zone::Middle).then_some(o.zone.0 / 4);
    Spot { seat, zone: show::key(kind), slug: slug(t, viewer, id) }
}

/// All options of a question for people.
pub(crate) fn options(t: &T, choices: &[Choice]) -> Vec<arbiter_desk::Choice> {
    distinct(choices.iter().map(|c| option(t, *c)).collect())
}

/// An option for people.
pub(crate) fn option(t: &T, choice: Choice) -> arbiter_desk::Choice {
    let viewer = t.asked().map_or(Viewer::Judge, Viewer::Seat);
    let new = |words: String, label, act| arbiter_desk::Choice::new(words, label, act);
    let of = |act: &'static str, key, id: ObjectId| {
        let label = Message::new(key).with("card", Arg::Card(Some(t.card(id).name.clone())));
        new(format!("{act} {}", slug(t, viewer, id)), label, act).about([spot(t, viewer, id)])
    };
    match choice {
        Choice::Play(id) => of("play", "duel-play", id),
        Choice::Attack(id) => of("attack", "duel-attack", id),
        Choice::Step(id) => of("step", "duel-step", id),
        Choice::Take(face) => {
            let card = &t.rules.cards[usize::from(face)];
            let label = Message::new("duel-take").with("card", Arg::Card(Some(card.name.clone())));
            let about = Spot { seat: None, zone: "middle", slug: card.slug.clone() };
            new(format!("take {}", card.slug), label, "take").about([about])
        }
        Choice::At(place) => {
            let key = arena::key(place);
            let label = Message::new("duel-at").with("place", Arg::Text(key.clone()));
            arbiter_desk::Choice { places: vec![key.clone()], ..new(key, label, "place") }
        }
        Choice::Aim(Target::Leader(seat)) => {
            let label = Message::new("duel-leader").with("seat", Arg::Seat(seat));
            new(format!("leader {}", letter(seat)), label, "target")
        }
        Choice::Aim(target @ Target::Follower(id)) => {
            // Two enemies may have cards of the same name.
            let several = t.board.sides.len() > 2 && t.asked().is_some_and(|me| t.enemies(me).len() > 1);
            let named = of("target", "duel-aim", id);
            let slug = slug(t, viewer, id);
            let words = if several { format!("{} {slug}", letter(owner(t, target))) } else { slug };
            arbiter_desk::Choice { words, ..named }
        }
        Choice::Pass => new("pass".to_owned(), Message::new("duel-pass"), "pass"),
        Choice::End => new("end".to_owned(), Message::new("duel-end"), "end"),
    }
}
