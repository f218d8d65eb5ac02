//! Labels and kinds of options.

use super::{champion, of};
use crate::board::{Read, T};
use crate::timing::Choice;
use arbiter_kernel::{Arg, Message, ObjectId};

/// What kind of act an option is, for whoever draws it.
#[must_use]
pub fn act(choice: Choice) -> &'static str {
    match choice {
        Choice::Pass => "pass",
        Choice::Stop | Choice::Decline => "stop",
        Choice::End => "end",
        Choice::Play(_) | Choice::React(..) => "play",
        Choice::Standard(..) => "standard",
        Choice::Use => "use",
        Choice::Hex(_) | Choice::Zone(_) => "place",
        Choice::Champion(_) | Choice::Card(_) | Choice::Seat(_) => "target",
        Choice::Turned(_) => "turn",
        Choice::Number(_) => "number",
        Choice::Recruit(_) => "recruit",
    }
}

/// What an option is called.
#[must_use]
pub fn label(t: &T, choice: Choice) -> Message {
    let card = |id: ObjectId| Arg::Card(Some(of(t, id.slot).to_owned()));
    let who = |c: u8| Arg::Card(Some(champion(t, c).to_owned()));
    match choice {
        Choice::Pass => Message::new("opt-pass"),
        Choice::Stop => Message::new("opt-stop"),
        Choice::End => Message::new("opt-end"),
        Choice::Use => Message::new("opt-use"),
        Choice::Decline => Message::new("opt-decline"),
        Choice::Play(id) => Message::new("opt-play").with("card", card(id)),
        Choice::Standard(which, c, essence) => {
            let keys = ["opt-standard-plan", "opt-standard-strike", "opt-standard-heal", "opt-standard-move"];
            let essences = ["essence-manipulation", "essence-destruction", "essence-creation"];
            let message = Message::new(keys[which as usize]).with("champion", who(c));
            message.with("essence", Arg::Key(essences[essence as usize]))
        }
        Choice::Hex(at) => Message::new("opt-hex").with("hex", Arg::Text(super::hex(t, at))),
        Choice::Champion(c) => {
            let seat = Arg::Seat(t.champion(c).seat);
            Message::new("opt-champion").with("champion", who(c)).with("seat", seat)
        }
        Choice::Turned(turn) => {
            let keys = ["opt-east", "opt-north-east", "opt-north-west", "opt-west", "opt-south-west", "opt-south-east"];
            Message::new(keys[turn as usize])
        }
        Choice::React(id, c) => Message::new("opt-react").with("card", card(id)).with("champion", who(c)),
        Choice::Card(id) => Message::new("opt-card").with("card", card(id)),
        Choice::Number(n) => Message::new("opt-number").with("number", Arg::Number(n.into())),
        Choice::Seat(seat) => Message::new("opt-seat").with("seat", Arg::Seat(seat)),
        Choice::Zone(0) => Message::new("opt-north"),
        Choice::Zone(_) => Message::new("opt-south"),
        Choice::Recruit(kind) => {
            let name = t.rules.champions[kind as usize].card.name.clone();
            Message::new("opt-recruit").with("champion", Arg::Card(Some(name)))
        }
    }
}
