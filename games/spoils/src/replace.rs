//! What cannot happen, and what happens instead. [402.7] [506]

mod instead;
mod shares;

pub use instead::{instead, replace, source};
pub(crate) use shares::in_order;

use crate::ask::Question;
use crate::attach;
use crate::board::{Read, T, Zone, Zones};
use crate::event::{Entry, Event, Manner};
use crate::layers::{self, is_resource};
use crate::listen;
use crate::words::{Ban, Kinds, Rule};
use arbiter_desk::refuse;
use arbiter_kernel::{Bar, Message, ObjectId, rule};

/// Which replacement comes first, or whether one does. [506.4]
pub(crate) const QUESTION: Question =
    Question::new("ask-replacement").must(|| refuse!("506.1", Message::new("why-must-replace")));

/// Why an event cannot happen, if it cannot.
#[must_use]
pub fn bar(t: &T, e: Event) -> Option<Bar> {
    // No text asks whether it was forbidden or merely impossible.
    forbid(t, e).then_some(Bar::Impossible)
}

/// Whether it cannot be destroyed, by a cost or otherwise.
pub(crate) fn indestructible(t: &T, id: ObjectId, paid: bool) -> bool {
    let only_costs = !paid && layers::ruled(t, listen::OTHER, |s, _| matches!(s.rule, Rule::OnlyCostsDestroy));
    only_costs || layers::banned(t, id, |b| *b == Ban::BeDestroyed)
}

/// Cannot beats can; also what is impossible, or would change nothing. [402.5]
/// [402.7]
#[must_use]
pub fn forbid(t: &T, e: Event) -> bool {
    if subjects(e).into_iter().flatten().any(|id| gone(t, id)) {
        return true;
    }
    let afar = |id: ObjectId| t.place(id) != Some(Zone::Play);
    match e {
        Event::Move { id, to, manner, paid, .. } => forbids_move(t, id, to, manner, paid),
        // What is in play does not come there, and a tactic cannot be there face-up.
        Event::Enter { id, facedown, how, .. } => {
            let tactic = !facedown && t.face(id.slot).card.kinds.contains(Kinds::TACTIC);
            t.place(id) == Some(Zone::Play) || (how != Entry::Played && tactic)
        }
        Event::Flip { id, up, .. } => afar(id) || t.objects.at(id.slot).mark.facedown != up,
        Event::Draw { seat, .. } => {
            let empty = t.count(seat, Zone::Deck) == 0;
            // Nothing is drawn, which is no event. [EF7]
            rule!("306.2", "102.1a" => empty) || layers::player_banned(t, seat, |_, b| *b == Ban::Draw)
        }
        Event::Damage { to, amount, .. } => {
            if amount <= 0 {
                // No damage at all, and nothing triggers. [408.1] [408.1a]
                rule!("408.1", "408.1a");
                return true;
            }
            !harmable(t, to)
        }
        Event::Mend { on, amount } => amount <= 0 || unhurt(t, on),
        Event::Influence { by, .. } => by == 0,
        Event::Deplete { id, .. } => undepletable(t, id),
        Event::Restore(id) => !t.objects.at(id.slot).mark.depleted || layers::banned(t, id, |b| *b == Ban::BeRestored),
        Event::Attach { id, to, .. } => afar(id) || id == to || !attach::may(t, id, to),
        Event::Detach(id) => t.objects.at(id.slot).mark.on == ObjectId::NONE,
        // Tokens lie on cards in play only. [409.1] [409.2]
        Event::Tokens { on, by, .. } => afar(on) || by == 0,
        Event::Control { id, seat, .. } => afar(id) || layers::cannot_take(t, id, seat),
        Event::Joins { id, .. } => afar(id) || !layers::is_character(t, id),
        _ => false,
    }
}

/// The cards that an event is about.
pub(crate) fn subjects(e: Event) -> [Option<ObjectId>; 2] {
    match e {
        Event::Attach { id, to, .. } => [Some(id), Some(to)],
        Event::Move { id, .. }
        | Event::Enter { id, .. }
        | Event::Flip { id, .. }
        | Event::Announce { id, .. }
        | Event::Mend { on: id, .. }
        | Event::Deplete { id, .. }
        | Event::Restore(id)
        | Event::Detach(id)
        | Event::Tokens { on: id, .. }
        | Event::Control { id, .. }
        | Event::Passes { id, .. }
        | Event::Withdraws(id)
        | Event::Change { on: id, .. }
        | Event::Reveal(id)
        | Event::Joins { id, .. } => [Some(id), None],
        _ => [None, None],
    }
}

/// A card that moved on is not what was spoken of. [402.4]
fn gone(t: &T, id: ObjectId) -> bool {
    let gone = t.objects.get(id).is_none();
    rule!("402.4", "402.5" => gone)
}

fn forbids_move(t: &T, id: ObjectId, to: Zone, manner: Manner, paid: bool) -> bool {
    if t.place(id) == Some(Zone::Faction) {
        // A faction stays where it is. [202.1]
        return true;
    }
    match manner {
        Manner::Destroyed => {
            let banned = indestructible(t, id, paid);
            // Told to destroy it directly, nothing happens either.
            t.place(id) != Some(Zone::Play) || rule!("402.7a" => banned)
        }
        Manner::Discarded => t.place(id) != Some(Zone::Hand),
        Manner::Terminated => t.place(id) != Some(Zone::Played),
        _ => t.place(id) == Some(to) && to != Zone::Deck,
    }
}

/// Damage is inflicted to characters, locations and factions. [208.2] [OB10]
fn harmable(t: &T, to: ObjectId) -> bool {
    match t.place(to) {
        Some(Zone::Faction) => true,
        Some(Zone::Play) => {
            let yes = layers::is(t, to, Kinds::CHARACTER | Kinds::LOCATION);
            rule!("208.2");
            yes
        }
        _ => false,
    }
}

/// No damage can be removed from it: it has none. [402.5]
fn unhurt(t: &T, on: ObjectId) -> bool {
    t.objects.at(on.slot).mark.hurt == 0 && t.objects.at(on.slot).mark.ruin == 0
}

/// Depleted already, or a resource. [303.2] [203.7]
#[must_use]
pub fn undepletable(t: &T, id: ObjectId) -> bool {
    if t.place(id) != Some(Zone::Play) {
        return true;
    }
    if t.objects.at(id.slot).mark.depleted {
        rule!("303.2");
        return true;
    }
    if is_resource(t, id) {
        rule!("203.7");
        return true;
    }
    false
}
