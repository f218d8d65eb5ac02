//! What each of several ways does, as whoever must choose reads it.

use crate::board::T;
use crate::card::slug;
use crate::effect;
use crate::lower::Act;
use crate::render;
use crate::words::{Change, Gain, Instruction, Num, OptionText, Player, Quantity, Verb};
use arbiter_kernel::{Arg, Frame, Message};

/// The label of the n-th way of the word that asks.
pub(super) fn label(t: &T, n: u8) -> Message {
    let run = t.frames().last().and_then(|f| if let Frame::Run(run) = f { Some(*run) } else { None });
    let n = usize::from(n);
    match run.and_then(|run| effect::current(t, run)) {
        Some(Act::Menu { ways, .. }) => known(&ways[n]).unwrap_or_else(|| acts(t, &ways[n])),
        Some(Act::Option { ways, .. }) => option(t, "opt-option", &ways[n]),
        Some(Act::Verb { verb: Verb::Change(change, until), .. }) => {
            let verb = Verb::Change(decided(change, n == 0), *until);
            acts(t, &[Instruction { by: Player::You, verb, if_can: false }])
        }
        _ => unreachable!("ways are asked for by words that have some"),
    }
}

/// An option of a text in both languages; each sentence takes its own.
pub(crate) fn option(t: &T, key: &'static str, option: &OptionText) -> Message {
    said(key, render::english_option(option), render::french_option(option, &|n| french(t, n)))
}

/// What people know by a word of its own: each turn begins with this choice. [202.8]
fn known(way: &[Instruction]) -> Option<Message> {
    match way {
        [Instruction { verb: Verb::Draw(Quantity::Exactly(Num::N(1))), .. }] => Some(Message::new("opt-draw")),
        [Instruction { verb: Verb::PlayResource(..), .. }] => Some(Message::new("opt-resource")),
        _ => None,
    }
}

fn acts(t: &T, acts: &[Instruction]) -> Message {
    said("opt-option", render::english_acts(acts), render::french_acts(acts, &|n| french(t, n)))
}

fn said(key: &'static str, english: String, french: String) -> Message {
    Message::new(key).with("english", Arg::Text(english)).with("french", Arg::Text(french))
}

/// `either gains or loses`, after it is known which.
fn decided(change: &Change, up: bool) -> Change {
    let gain = |g: &Gain| match g {
        Gain::EitherWay(n, stat) => Gain::Stat(up, n.clone(), *stat),
        other => other.clone(),
    };
    Change { gains: change.gains.iter().map(gain).collect(), ..change.clone() }
}

/// The French name of a card; other names stay as they are.
fn french(t: &T, name: &str) -> String {
    let face = t.rules.named(&slug(name)).and_then(|n| t.rules.faces[n as usize].card.name_fr.clone());
    face.unwrap_or_else(|| name.to_owned())
}
