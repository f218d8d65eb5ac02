//! What cannot happen, and what happens instead. [402.7] [506]

mod instead;

pub use instead::{instead, replace, source};

use crate::ask::Question;
use crate::attach;
use crate::board::{Read, T, Zone, Zones};
use crate::event::{Entry, Event, Manner};
use crate::layers::{self, is_resource};
use crate::listen;
use crate::words::{Ban, Kinds, Rule};
use arbiter_desk::refuse;
use arbiter_kernel::{Bar, Message, ObjectId, Seat, rule};

/// Which replacement comes first, or whether one does. [506.4]
pub(crate) const QUESTION: Question =
    Question::new("ask-replacement").must(|| refuse!("506.1", Message::new("why-must-replace")));

/// Why an event cannot happen, if it cannot.
#[must_use]
pub fn bar(t: &T, e: Event) -> Option<Bar> {
    // No text asks whether it was forbidden or merely impossible.
    forbid(t, e).then_some(Bar::Impossible)
}

fn indestructible(t: &T, id: ObjectId, paid: bool) -> bool {
    let only_costs = !paid && layers::ruled(t, listen::OTHER, |s, _| matches!(s.rule, Rule::OnlyCostsDestroy));
    only_costs || layers::banned(t, id, |b| *b == Ban::BeDestroyed)
}

/// Cannot beats can; also what is impossible, or would change nothing. [402.5]
/// [402.7]
#[must_use]
pub fn forbid(t: &T, e: Event) -> bool {
    match e {
        Event::Move { id, to, manner, paid, .. } => forbids_move(t, id, to, manner, paid),
        Event::Enter { id, facedown, how, .. } => {
            let lost = gone(t, id);
            // A tactic cannot be in play face-up; nor a card in play twice.
            lost || (!facedown && how != Entry::Played && t.face(id.slot).card.kinds.contains(Kinds::TACTIC))
        }
        Event::Flip { id, up, .. } => gone_from_play(t, id) || t.objects.at(id.slot).mark.facedown != up,
        Event::Announce { id, .. } => gone(t, id),
        Event::Draw { seat, count } => {
            let empty = t.count(seat, Zone::Deck) == 0;
            // Nothing is drawn, which is no event. [EF7]
            count <= 0 || rule!("306.2", "102.1a" => empty) || layers::player_banned(t, seat, |_, b| *b == Ban::Draw)
        }
        Event::Damage { to, amount, .. } => {
            if amount <= 0 {
                // No damage at all, and nothing triggers. [408.1] [408.1a]
                rule!("408.1", "408.1a");
                return true;
            }
            !harmable(t, to)
        }
        Event::Mend { on, amount } => gone(t, on) || amount <= 0,
        Event::Influence { by, .. } => by == 0,
        Event::Deplete { id, .. } => undepletable(t, id),
        Event::Restore(id) => {
            gone_from_play(t, id)
                || !t.objects.at(id.slot).mark.depleted
                || layers::banned(t, id, |b| *b == Ban::BeRestored)
        }
        Event::Attach { id, to, .. } => gone_from_play(t, id) || gone(t, to) || id == to || !attach::may(t, id, to),
        Event::Detach(id) => gone_from_play(t, id) || t.objects.at(id.slot).mark.on == ObjectId::NONE,
        Event::Tokens { on, by, .. } => gone(t, on) || by == 0 || (by < 0 && t.objects.at(on.slot).mark.tokens == 0),
        Event::Control { id, seat, .. } => gone_from_play(t, id) || cannot_take(t, id, seat),
        Event::Passes { id, .. } | Event::Withdraws(id) | Event::TargetLost(id) => gone(t, id),
        Event::Change { on, .. } => gone(t, on),
        Event::Reveal(id) => gone(t, id),
        Event::Joins { id, .. } => gone_from_play(t, id) || !layers::is_character(t, id) || t.board.battle.is_none(),
        _ => false,
    }
}

/// A card that moved on is not what was spoken of. [402.4]
fn gone(t: &T, id: ObjectId) -> bool {
    let gone = t.objects.get(id).is_none();
    rule!("402.4", "402.5" => gone)
}

fn gone_from_play(t: &T, id: ObjectId) -> bool {
    gone(t, id) || t.place(id) != Some(Zone::Play)
}

fn forbids_move(t: &T, id: ObjectId, to: Zone, manner: Manner, paid: bool) -> bool {
    if gone(t, id) || t.place(id) == Some(Zone::Faction) {
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

/// Depleted already, or a resource. [303.2] [203.7]
#[must_use]
pub fn undepletable(t: &T, id: ObjectId) -> bool {
    if gone_from_play(t, id) {
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

fn cannot_take(t: &T, id: ObjectId, seat: Seat) -> bool {
    layers::player_banned(t, seat, |ctx, b| match b {
        Ban::Control(who) => crate::targets::concerns(t, ctx, who, id),
        _ => false,
    })
}
