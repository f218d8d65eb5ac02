//! Why a deck cannot be built so.

use super::{Plan, Step, build, cards};
use crate::board::{T, Zone};
use crate::names;
use arbiter_desk::refuse;
use arbiter_kernel::{Arg, Illegal, Message};

/// Why the asked seat cannot do what these words say; `None` if they answer
/// another question.
pub(crate) fn why_not(t: &T, step: Step, plan: Plan, words: &str) -> Option<Illegal> {
    let Step::Carded(seat) = step else { return None };
    if words == "stop" && !build::is_enough(t, seat, plan.format) {
        let lacks = Arg::Number(build::missing(t, seat) as i64);
        return refuse!("101.2", Message::new("why-deck-short").with("n", lacks));
    }
    let slug = words.strip_prefix("add ")?;
    let id = cards(t, seat, Zone::Collection).find(|&id| names::slug_of(t, id) == slug)?;
    let clause = build::why_not(t, seat, id)?;
    let card = Arg::Card(Some(crate::board::look::face(t, id).card.name.clone()));
    Some(Illegal { clause, why: Message::new("why-not-in-deck").with("card", card) })
}
