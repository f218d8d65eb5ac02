//! What the words of a text ask. [402]

use crate::ask::Question;
use crate::board::{T, Zone, Zones};
use crate::effect;
use crate::lower::{Act, By};
use crate::timing::Choice;
use crate::words::{Area, Place, Verb};
use arbiter_desk::refuse;
use arbiter_kernel::{Message, ObjectId, Run};

/// What a word asks.
pub(crate) fn question(t: &T, run: Run) -> Question {
    match effect::current(t, run) {
        Some(Act::Verb { verb: Verb::Search { .. }, .. }) => {
            Question::new("ask-search").must(|| refuse!("312.2", Message::new("why-must-find")))
        }
        Some(act) => Question::new(key(act)),
        None => Question::NONE,
    }
}

fn key(act: &Act) -> &'static str {
    match act {
        Act::May(_) => "ask-may",
        Act::Menu { .. } | Act::Option { .. } => "ask-option",
        Act::Select { pick: true, .. } | Act::AttachPick => "ask-pick",
        Act::Select { .. } => "ask-choose",
        Act::Divide { .. } => "ask-divide",
        Act::HowMany { .. } => "ask-how-many",
        Act::Verb { verb, .. } => match verb {
            Verb::ChooseNumber(..) => "ask-number",
            Verb::Draw(_) => "ask-draw",
            Verb::RemoveTokens(..) => "ask-tokens",
            Verb::PickPlayer(..) => "ask-player",
            Verb::Top { .. } | Verb::Look { .. } | Verb::RevealTop { .. } => "ask-deck",
            Verb::Declare(_) => "ask-declare",
            Verb::Play(_) => "ask-play",
            Verb::PlayResource(..) => "ask-resource",
            Verb::Change(..) => "ask-option",
            Verb::Put(m) | Verb::PutInstead(m) if !matches!(m.to, Place::Play(_)) => "ask-order",
            _ => "ask-pick",
        },
        _ => "",
    }
}

/// The answers that can be given.
pub(crate) fn options(t: &T, run: Run, out: &mut Vec<Choice>) {
    let cards = |out: &mut Vec<Choice>, ids: Vec<ObjectId>| out.extend(ids.into_iter().map(Choice::Card));
    match effect::current(t, run).expect("a word asks") {
        Act::May(_) => out.extend([Choice::Yes, Choice::No]),
        Act::Menu { ways, .. } => out.extend((0..ways.len() as u8).map(Choice::Option)),
        Act::Option { ways, .. } => out.extend((0..ways.len() as u8).map(Choice::Option)),
        Act::Select { by, choice, pick, .. } => {
            if choice.what.area == Area::BeingPlayed {
                out.extend(effect::unresolved(t, run, by, choice).into_iter().map(Choice::Act));
            } else {
                cards(out, effect::candidates(t, run, by, choice, *pick));
            }
            if effect::may_stop(t, run, by, choice) {
                out.push(Choice::Stop);
            }
        }
        Act::Divide { amount, .. } => {
            out.extend(effect::shares(t, run, amount).into_iter().map(Choice::Number));
        }
        Act::HowMany { most, .. } => {
            let most = effect::amount(t, run, most).max(0) as u16;
            out.extend((0..=most).map(Choice::Number));
        }
        Act::AttachPick => {
            let s = t.scope(run.scope);
            cards(out, effect::pickable(t, s.controller, crate::attach::hosts(t, s.source, s.controller)));
        }
        Act::Verb { by, verb, .. } => verb_options(t, run, by, verb, out),
        act => unreachable!("not a question: {act:?}"),
    }
}

fn verb_options(t: &T, run: Run, by: &By, verb: &Verb, out: &mut Vec<Choice>) {
    let cards = |out: &mut Vec<Choice>, ids: Vec<ObjectId>| out.extend(ids.into_iter().map(Choice::Card));
    match verb {
        Verb::ChooseNumber(_, b) => {
            let (numbers, more) = effect::numbers(t, run, by, b.as_ref());
            out.extend(numbers.into_iter().map(Choice::Number));
            if more {
                out.push(Choice::More);
            }
        }
        Verb::PickPlayer(..) | Verb::Top { .. } | Verb::Look { .. } | Verb::RevealTop { .. } => {
            out.extend([Choice::Seat(0), Choice::Seat(1)]);
        }
        Verb::Declare(d) => out.extend(effect::declarable(t, d)),
        Verb::Draw(q) => {
            // Nobody draws more than there are. [306.3]
            let deck = t.count(effect::ctx_by(t, run, by).by, Zone::Deck) as i16;
            let most = effect::quantity(t, run, q).unwrap_or(deck).max(0) as u16;
            out.extend((0..=most).map(Choice::Number));
        }
        Verb::RemoveTokens(q, _) => {
            let most = effect::removable(t, run, q).unwrap_or(0) as u16;
            out.extend((0..=most).map(Choice::Number));
        }
        Verb::Search { deck, what } => {
            cards(out, effect::findable(t, run, by, deck, what));
            if effect::may_find_nothing(what) {
                out.push(Choice::Stop);
            }
        }
        Verb::Put(m) | Verb::PutInstead(m) => match &m.to {
            Place::Play(_) => cards(out, effect::hosts_for(t, run, by, &m.what)),
            _ => cards(out, effect::orderable(t, run)),
        },
        Verb::Flip(who, ..) => cards(out, effect::hosts_for(t, run, by, who)),
        Verb::Change(..) => out.extend([Choice::Option(0), Choice::Option(1)]),
        Verb::Play(p) => {
            out.extend(effect::playable(t, run, by, p));
            if effect::may_stop_playing(p) {
                out.push(Choice::Stop);
            }
        }
        Verb::PlayResource(q, facing) => out.extend(effect::resources(t, run, by, q, *facing)),
        _ => unreachable!("not a question: {verb:?}"),
    }
}
