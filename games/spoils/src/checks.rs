//! Rule checks: what the rules do by themselves after every event, round by
//! round until nothing changes. No effects, and nothing waits. [TR3] [402.1a]

mod unique;

pub use unique::copies;

use crate::Spoils;
use crate::ask::Question;
use crate::attach;
use crate::board::{Read, T, Zone, Zones, kind_of, seat_of};
use crate::event::{End, Event, Manner};
use crate::layers;
use crate::listen;
use crate::notes::{self, RESTLESS, still};
use crate::perform;
use crate::targets::concerns;
use crate::timing::{Choice, Proc};
use crate::words::{Kinds, Rule, Stat};
use arbiter_desk::refuse;
use arbiter_kernel::{Flow, Message, ObjectId, Outcome, Seat, SeatSet, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Which copy is kept? [507.5a]
pub(crate) const QUESTION: Question =
    Question::new("ask-keep").must(|| refuse!("507.5a", Message::new("why-must-keep")));

/// Where a check is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// A round: everything that applies now, together.
    Round,
    /// A player keeps one of several unique cards. [507.5a]
    Keep(Seat),
}

type Events = SmallVec<[Event; 4]>;

/// Whether there is anything to look at: nothing is in play before the game.
#[must_use]
pub fn applies(t: &T) -> bool {
    t.board.phase != crate::board::TurnPhase::Setup
}

/// One step.
pub fn advance(t: &mut T, step: Step) -> Flow<Spoils> {
    match step {
        Step::Round => round(t),
        Step::Keep(seat) => {
            let Choice::Card(kept) = t.answered() else { unreachable!("a card was named") };
            Flow::Emit(Proc::Check(Step::Round), unique::surplus(t, seat, kept))
        }
    }
}

fn round(t: &mut T) -> Flow<Spoils> {
    // Whether a play can be completed is asked of all of its costs, also of
    // those that come after the last influence.
    let asking = t.is_trial() && t.trying();
    if let Some(outcome) = losses(t).filter(|_| !asking) {
        crate::story::over(t, outcome);
        return Flow::Over(outcome);
    }
    notes::look(t);
    let mut events = Events::new();
    let Restless { cards, twins } = restless(t);
    for id in cards {
        types(t, id, &mut events);
        control(t, id, &mut events);
        destroyed(t, id, &mut events);
    }
    if !events.is_empty() {
        // Rules are no effects: they take no time and nobody responds. [402.1a]
        rule!("402.1a");
        return Flow::Emit(Proc::Check(Step::Round), events);
    }
    match if twins { unique::duplicates(t) } else { None } {
        Some(seat) => Flow::Ask(Proc::Check(Step::Keep(seat)), seat),
        None => Flow::Done,
    }
}

/// What a round has to look at.
struct Restless {
    /// Cards of which a check may have something to say, the active player's first.
    cards: SmallVec<[ObjectId; 8]>,
    /// A player has two face-up cards that are printed with one unique identifier.
    twins: bool,
}

/// Whether two are the same.
/// Shortcut if false: else it is asked which copies there are.
fn twins(unique: &[(Seat, &str)]) -> bool {
    (1..unique.len()).any(|n| unique[..n].contains(&unique[n]))
}

type Unique<'a> = SmallVec<[(Seat, &'a str); 8]>;

fn restless(t: &T) -> Restless {
    // Nothing but what is noted on a card can change what a check asks about.
    let quiet = !layers::astir(t, [listen::TYPE]);
    let frail = layers::astir(t, [listen::FRAIL]);
    let control = layers::astir(t, [listen::CONTROL]);
    let control = if control { layers::standing(t, listen::CONTROL) } else { SmallVec::new() };
    if quiet && !frail && control.is_empty() {
        return stirred(t);
    }
    let spoken_of = |id: ObjectId| {
        control.iter().any(|s| matches!(s.rule, Rule::Control(_, who) if concerns(t, &s.ctx(0), who, id)))
    };
    let (mut cards, mut unique) = (SmallVec::new(), Unique::new());
    for seat in layers::in_order(t) {
        for &slot in t.cards(seat, Zone::Play) {
            let o = t.objects.at(slot);
            let face = &t.rules.faces[o.face as usize];
            if let Some(name) = face.unique.as_deref().filter(|_| !o.mark.facedown) {
                unique.push((seat, name));
            }
            let id = t.objects.id(slot);
            // Shortcut: of a card that lies as it lay there is nothing new to say.
            let lies = quiet && !o.modified() && seat == o.mark.base && still(&o.mark, face, frail);
            if !lies || spoken_of(id) {
                cards.push(id);
            }
        }
    }
    Restless { cards, twins: twins(&unique) }
}

/// The same where no rule has a say in it.
/// Shortcut: of a card that lies as it lay there is nothing new to say.
fn stirred(t: &T) -> Restless {
    let (mut cards, mut unique): (SmallVec<[ObjectId; 8]>, _) = (SmallVec::new(), Unique::new());
    for slot in t.objects.among(RESTLESS) {
        let o = t.objects.at(slot);
        if kind_of(o.zone) != Zone::Play {
            continue;
        }
        let face = &t.rules.faces[o.face as usize];
        if let Some(name) = face.unique.as_deref().filter(|_| !o.mark.facedown) {
            unique.push((seat_of(o.zone), name));
        }
        if o.modified() || seat_of(o.zone) != o.mark.base || !still(&o.mark, face, false) {
            cards.push(t.objects.id(slot));
        }
    }
    // In which order they are looked at matters only where something is done.
    if cards.len() > 1 && !cards.iter().any(|&id| amiss(t, id)) {
        cards.clear();
    }
    if cards.len() > 1 {
        let noted = t.objects.members(RESTLESS);
        let all = layers::in_order(t).into_iter().flat_map(|seat| t.cards(seat, Zone::Play));
        let those = all.filter(|&&slot| noted.has(slot) && cards.iter().any(|id| id.slot == slot));
        cards = those.take(cards.len()).map(|&slot| t.objects.id(slot)).collect();
    }
    Restless { cards, twins: twins(&unique) }
}

/// Whether a check has something to do about a card.
/// Shortcut if false: else nothing comes of looking at it.
fn amiss(t: &T, id: ObjectId) -> bool {
    layers::is_character(t, id) != t.objects.at(id.slot).mark.character
        || t.controller(id) != Some(layers::ruler(t, id))
        || at_limit(t, id)
        || attach::broken(t, id)
}

/// A faction without influence loses, at once; both together draw. [102.1] [102.2]
fn losses(t: &T) -> Option<Outcome> {
    let spared = |seat: Seat| {
        layers::ruled(t, listen::LOSS, |s, ctx| matches!(s.rule, Rule::NoLoss(p) if layers::means(t, ctx, p, seat)))
    };
    let lost = |seat: Seat| t.board.seats[seat as usize].influence <= 0 && !spared(seat);
    match (lost(0), lost(1)) {
        (false, false) => None,
        (true, true) => {
            rule!("102.2", "306.4");
            Some(Outcome::Drawn)
        }
        (first, _) => {
            rule!("102.1", "202.3", "408.3a");
            Some(Outcome::Won(SeatSet::one(Seat::from(first))))
        }
    }
}

/// What stops being a character forgets its damage and what it gained as one,
/// and leaves the battle. [208.3] [208.4] [508.3]
fn types(t: &mut T, id: ObjectId, events: &mut Events) {
    let now = layers::is_character(t, id);
    let was = t.objects.at(id.slot).mark.character;
    if now == was {
        return;
    }
    t.objects.at_mut(id.slot).mark.character = now;
    if was {
        rule!("208.3");
        t.objects.at_mut(id.slot).mark.hurt = 0;
        perform::forget_as_character(t, id);
        if t.board.battle.as_ref().is_some_and(|b| b.has(id) || b.joiners.contains(&id)) {
            rule!("208.4");
            events.push(Event::Withdraws(id));
        }
    }
}

/// A card passes to whoever controls it by the newest effect that lasts. [407.3a]
fn control(t: &T, id: ObjectId, events: &mut Events) {
    let seat = layers::ruler(t, id);
    if t.controller(id) != Some(seat) {
        events.push(Event::Passes { id, seat });
    }
}

/// Damage at or above life or structure, or attached to the wrong type. [408.4]
/// [408.5] [507.2e] [OB6]
fn destroyed(t: &T, id: ObjectId, events: &mut Events) {
    if (at_limit(t, id) || attach::broken(t, id)) && !outlives(t, id) {
        let e = destroy(id);
        if !crate::replace::forbid(t, e) {
            events.push(e);
        }
    }
}

/// Whether a text stands instead of this card's destruction and is not at its
/// end: the same is not done to the card once more in the meantime. [RE10]
fn outlives(t: &T, id: ObjectId) -> bool {
    t.standing().any(|e| matches!(*e, Event::Move { id: it, manner: Manner::Destroyed, .. } if it == id))
}

/// Whether a card has as much damage as it has life or structure. [408.4] [408.5]
#[must_use]
pub(crate) fn at_limit(t: &T, id: ObjectId) -> bool {
    let o = t.objects.at(id.slot);
    let kinds = layers::kinds(t, id);
    let reached = |s, harm: i16| !layers::exceeds(t, id, s, harm) && harm >= layers::stat(t, id, s);
    let dead = kinds.contains(Kinds::CHARACTER) && reached(Stat::Life, o.mark.hurt);
    let ruined = kinds.contains(Kinds::LOCATION) && reached(Stat::Structure, o.mark.ruin);
    rule!("204.4b", "204.5", "408.4" => dead) || rule!("201.8b", "207.4", "207.5", "408.5" => ruined)
}

/// A card is destroyed. [304.1]
#[must_use]
pub fn destroy(id: ObjectId) -> Event {
    Event::Move { id, to: Zone::Discard, end: End::Top, manner: Manner::Destroyed, paid: false }
}
