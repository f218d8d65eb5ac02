//! Labels and kinds of options.

use super::{nth, several_powers};
use crate::board::{Alignment, How, Phase, T, look};
use crate::subject::line;
use crate::timing::{Choice, Proc};
use crate::words::{Element, Profession};
use crate::{layers, setup, turn};
use arbiter_kernel::{Arg, Frame, Message, ObjectId, Viewer};

/// What kind of act an option is, for whoever draws it.
#[must_use]
pub fn act(choice: Choice) -> &'static str {
    match choice {
        Choice::Pass | Choice::Quiet => "pass",
        Choice::Stop | Choice::No | Choice::Again => "stop",
        Choice::EndTurn => "end",
        Choice::Yes | Choice::Build => "use",
        Choice::Play(..) | Choice::Ghost(_) | Choice::React(..) => "play",
        Choice::Use(..) | Choice::Capture(_) | Choice::Produce(..) => "use",
        Choice::Move(_) | Choice::World(_) => "place",
        Choice::Attack | Choice::Block(..) | Choice::Reassign(..) => "attack",
        Choice::Card(_) | Choice::Seat(_) | Choice::Trigger(_) | Choice::Add(_) | Choice::Remove(_) => "target",
        Choice::Number(_) | Choice::Throw(_) | Choice::Element(_) | Choice::Profession(_) | Choice::Align(_) => {
            "number"
        }
        Choice::Tap(_) => "tap",
    }
}

/// What an option is called; `both`: cards of several players can be named.
#[must_use]
pub fn label(t: &T, choice: Choice, both: bool) -> Message {
    let card = |id: ObjectId| {
        let viewer = t.asked().map_or(Viewer::Judge, Viewer::Seat);
        let seen = t.objects.get(id).is_none() || crate::show::sees(t, viewer, id.slot);
        Arg::Card(seen.then(|| look::face(t, id).card.name.clone()))
    };
    let of = |key, id| Message::new(key).with("card", card(id));
    match choice {
        Choice::Pass => Message::new("opt-pass"),
        Choice::Quiet => Message::new("opt-quiet"),
        Choice::Stop if t.board.phase == Phase::Build => Message::new("opt-built"),
        Choice::Stop => Message::new("opt-stop"),
        Choice::Yes | Choice::No => agreed(t, choice == Choice::Yes),
        Choice::EndTurn => Message::new("opt-end"),
        Choice::Attack => Message::new("opt-attack"),
        Choice::Play(id, How::Paid) => of("opt-play", id),
        Choice::Play(id, How::Crafted) => of("opt-craft", id),
        Choice::Play(id, How::Defense) => of("opt-defend", id),
        Choice::Play(id, How::Reinforcement) => of("opt-reinforce", id),
        Choice::Use(id, ability) if several_powers(t, id) => power(t, ["opt-use-text", "opt-use-nth"], id, ability),
        Choice::Use(id, _) => of("opt-use", id),
        Choice::Ghost(id) => of("opt-ghost", id),
        Choice::Capture(id) => of("opt-capture", id),
        Choice::Move(id) => of("opt-move", id),
        Choice::Reassign(a, b) | Choice::Block(a, b) => of("opt-block", a).with("attacker", card(b)),
        Choice::React(id, ability, _) if several_powers(t, id) => {
            power(t, ["opt-react-text", "opt-react-nth"], id, ability)
        }
        Choice::React(id, ..) => of("opt-react", id),
        Choice::Card(id) if both => of("opt-card-of", id).with("seat", Arg::Seat(look::controller(t, id))),
        Choice::Card(id) => of("opt-card", id),
        Choice::Seat(seat) => Message::new("opt-seat").with("seat", Arg::Seat(seat)),
        Choice::Number(n) => Message::new("opt-number").with("n", Arg::Number(n.into())),
        Choice::World(true) => Message::new("opt-world"),
        Choice::World(false) => Message::new("opt-bag"),
        Choice::Tap(id) | Choice::Produce(id, _) => of("opt-tap", id),
        Choice::Trigger(n) => {
            let source = t.pending.get(usize::from(n)).map(|p| p.source);
            Message::new("opt-trigger").with("card", source.map_or(Arg::Card(None), card))
        }
        Choice::Throw(0) => Message::new("opt-rock"),
        Choice::Throw(1) => Message::new("opt-paper"),
        Choice::Throw(_) => Message::new("opt-scissors"),
        Choice::Element(e) => Message::new(match e {
            Element::Air => "class-air",
            Element::Earth => "class-earth",
            Element::Fire => "class-fire",
            Element::Water => "class-water",
            Element::Neutral => "class-neutral",
        }),
        Choice::Profession(p) => Message::new(match p {
            Profession::Armourer => "opt-armourer",
            Profession::Smith => "opt-smith",
            Profession::Handyman => "opt-handyman",
            Profession::Jeweller => "opt-jeweller",
        }),
        Choice::Add(id) => of("opt-add", id),
        Choice::Remove(id) => of("opt-remove", id),
        Choice::Build => Message::new("opt-build"),
        Choice::Again => Message::new("opt-again"),
        Choice::Align(side) => Message::new(match side {
            Alignment::Neutral => "opt-neutral",
            Alignment::Bonta => "opt-bonta",
            Alignment::Brakmar => "opt-brakmar",
        }),
    }
}

/// To agree or not: of a whole Hand what is done with it.
fn agreed(t: &T, yes: bool) -> Message {
    let Some(Frame::Proc(p)) = t.frames().last() else { return Message::new(if yes { "opt-yes" } else { "opt-no" }) };
    match (*p, yes) {
        (Proc::Setup(setup::Step::RolledBack(n, times)), true) => {
            let cards = layers::ap(t, t.board.order[usize::from(n)]) - i16::from(times);
            Message::new("opt-rollback").with("n", Arg::Number(cards.max(0).into()))
        }
        (Proc::Turn(turn::Step::Recycled), true) => Message::new("opt-recycle"),
        (Proc::Setup(setup::Step::RolledBack(..)) | Proc::Turn(turn::Step::Recycled), false) => {
            Message::new("opt-keep-hand")
        }
        _ => Message::new(if yes { "opt-yes" } else { "opt-no" }),
    }
}

/// One of several powers of a card, by what it says in both languages; by its
/// number where no line of the card is it.
fn power(t: &T, keys: [&'static str; 2], id: ObjectId, ability: u16) -> Message {
    let card = &look::face(t, id).card;
    let named = |key| Message::new(key).with("card", Arg::Card(Some(card.name.clone())));
    let line = |text: &str| text.lines().nth(line(t, id, ability)?.into()).map(|l| Arg::Text(l.to_owned()));
    match (line(&card.worded.text), line(&card.worded.text_fr)) {
        (Some(english), Some(french)) => named(keys[0]).with("english", english).with("french", french),
        _ => named(keys[1]).with("n", Arg::Number(nth(t, id, ability).into())),
    }
}
