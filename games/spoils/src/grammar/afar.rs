//! Verbs that do something to cards in play only, said of cards that lie elsewhere:
//! nothing would come of them, so they are refused. [304.1] [402.3]

use super::within;
use crate::words::{Area, Body, Choice, Move, Paragraph, Ref, Slot, Step, To, Verb, Who};

const IN_PLAY: &str = "only a card in play can be treated so; this one lies elsewhere";
const IN_HAND: &str = "only a card in a hand is discarded";
const PLAYED: &str = "only what is being played can be treated so";

/// Why an instruction of these paragraphs would do nothing.
pub(super) fn why(paragraphs: &[Paragraph]) -> Option<&'static str> {
    texts(paragraphs).iter().find_map(|t| text(t))
}

/// Sentences that share their slots.
fn texts(paragraphs: &[Paragraph]) -> Vec<Vec<&[Step]>> {
    let mut own: Vec<&[Step]> = Vec::new();
    let mut all: Vec<Vec<&[Step]>> = Vec::new();
    for p in paragraphs {
        match &p.body {
            Body::Cost(steps) => own.push(steps),
            Body::Effect(e) => own.push(&e.steps),
            Body::FlipUp(up) => all.push(vec![&up.extra]),
            Body::Trigger(t) => all.push(vec![&t.steps]),
            Body::Ability(a) => all.push(vec![&a.cost, &a.effect]),
            Body::Options(o) => all.extend(o.options.iter().map(|o| vec![o.cost.as_slice(), &o.effect.steps])),
            _ => (),
        }
    }
    all.push(own);
    all
}

fn text(steps: &[&[Step]]) -> Option<&'static str> {
    let verbs: Vec<&Verb> = steps.iter().flat_map(|s| within::all(s)).collect();
    let picked: Vec<(Slot, Area)> = verbs.iter().flat_map(|v| chosen(v)).map(|c| (c.slot, c.what.area)).collect();
    let gone: Vec<Slot> = verbs.iter().flat_map(|v| moved(v)).collect();
    let lies = |who: &Who| match who {
        Who::Ref(Ref { to: To::Slot(slot), .. }) if !gone.contains(slot) => {
            picked.iter().find(|(s, _)| s == slot).map(|(_, a)| *a)
        }
        who => area(who),
    };
    verbs.iter().flat_map(|v| objects(v)).find_map(|(who, needs)| {
        let at = lies(who).filter(|a| !matches!(a, Area::Slot(_)))?;
        match needs {
            Needs::Play => outside(at).then_some(IN_PLAY),
            Needs::Hand => (at != Area::Hand).then_some(IN_HAND),
            Needs::Played => (at != Area::BeingPlayed && outside(at)).then_some(PLAYED),
        }
    })
}

/// What is being played may be in play by the time.
fn outside(a: Area) -> bool {
    matches!(a, Area::Hand | Area::Deck | Area::Discard)
}

/// Where the cards of a noun lie, if it says so.
fn area(who: &Who) -> Option<Area> {
    match who {
        Who::Choose(c) => Some(c.what.area),
        Who::All(g) => Some(g.what.area),
        Who::A(f) => Some(f.area),
        Who::Pile(_) => Some(Area::Discard),
        _ => None,
    }
}

fn chosen(v: &Verb) -> Vec<&Choice> {
    let own = match v {
        Verb::Pick(c) | Verb::Choose(c) => Some(c),
        _ => None,
    };
    let of = objects(v).into_iter().filter_map(|(who, _)| match who {
        Who::Choose(c) => Some(&**c),
        _ => None,
    });
    own.into_iter().chain(of).collect()
}

/// Slots whose cards a verb moves or plays: where they lie then is not told here.
fn moved(v: &Verb) -> Vec<Slot> {
    let all = match v {
        Verb::Put(Move { what, .. }) | Verb::PutInstead(Move { what, .. }) => vec![what],
        Verb::PutBoth(a, b) => vec![&a.what, &b.what],
        Verb::Play(p) => vec![&p.what],
        Verb::EnterUnder(who, _) => vec![who],
        _ => Vec::new(),
    };
    let slot = |who: &Who| match who {
        Who::Ref(Ref { to: To::Slot(slot), .. }) => Some(*slot),
        Who::Choose(c) => Some(c.slot),
        _ => None,
    };
    all.into_iter().filter_map(slot).collect()
}

/// Where a verb needs its cards.
#[derive(Clone, Copy)]
enum Needs {
    Play,
    Hand,
    Played,
}

fn objects(v: &Verb) -> Vec<(&Who, Needs)> {
    match v {
        Verb::Attach(a, b) => vec![(a, Needs::Play), (b, Needs::Play)],
        Verb::Discard(w) => vec![(w, Needs::Hand)],
        Verb::Terminate(w) | Verb::Duplicate(w) => vec![(w, Needs::Played)],
        v => in_play(v).map(|w| (w, Needs::Play)).into_iter().collect(),
    }
}

/// What an instruction acts on that is done to cards in play only. [304.1]
pub(super) fn in_play(v: &Verb) -> Option<&Who> {
    match v {
        Verb::Change(c, _) => Some(&c.who),
        Verb::Inflict { to: w, .. }
        | Verb::ThisInflicts(_, w)
        | Verb::Heal(_, w)
        | Verb::ForgetDamage(w)
        | Verb::Destroy(w)
        | Verb::Deplete(w)
        | Verb::Restore(w)
        | Verb::Attach(w, _)
        | Verb::Detach(w, _)
        | Verb::Flip(w, ..)
        | Verb::PutTokens { on: w, .. }
        | Verb::RemoveTokens(_, w)
        | Verb::DoubleTokens(w)
        | Verb::Control(w, _)
        | Verb::LeaveBattle(w)
        | Verb::JoinBattle(w, _) => Some(w),
        _ => None,
    }
}
