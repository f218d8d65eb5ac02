//! Responses: the opponent of whoever acted, one response after the other,
//! each finished before the next; no stack. [606]

use crate::ask::Question;
use crate::board::{Read, T, Zone, Zones, other, zone};
use crate::listen;
use crate::notes::USED;
use crate::play::TERMINATED;
use crate::rules::Sort;
use crate::targets::{Ctx, cond};
use crate::timing::{Choice, Proc, Topic};
use crate::words::Rule;
use crate::{Spoils, offer, play};
use arbiter_kernel::{Discipline, Frame, Seat, Window, rule};

/// What is asked in a window.
pub(crate) fn question(topic: Topic) -> Question {
    Question::new(match topic {
        Topic::Respond(_) => "ask-respond",
        Topic::EndOfTurn => "ask-end-of-turn",
        Topic::Round => "ask-round",
    })
}

/// The window for responses to what this scope plays or uses. [603.1g] [605.1f]
#[must_use]
pub fn to(t: &T, scope: u16) -> Frame<Spoils> {
    // Only the opponent of the one who acted. [606.1] [606.2b] [RS2]
    rule!("606.1", "606.2b");
    let responder = other(t.scope(scope).controller);
    Frame::Window(Window::new(Topic::Respond(scope), &[responder], Discipline::UntilPass, None))
}

/// Whether nobody may respond, because the card itself says so. [606.1] [101.1]
#[must_use]
pub fn barred(t: &T, scope: u16) -> bool {
    let s = t.scope(scope);
    if !play::is_card(t, s) {
        return false;
    }
    let ctx = Ctx::of(t, s);
    let silent = t.face(s.source.slot).abilities.iter().any(|&a| match &t.rules.abilities[a as usize].sort {
        Sort::Static { during, rule: Rule::NoResponse } => during.as_ref().is_none_or(|c| cond(t, &ctx, c)),
        _ => false,
    });
    rule!("101.1", "606.1" => silent)
}

/// The window for responses to the end of a turn. [609.1]
#[must_use]
pub fn to_end(t: &T) -> Frame<Spoils> {
    Frame::Window(Window::new(Topic::EndOfTurn, &[other(t.board.active)], Discipline::UntilPass, None))
}

/// A round of tactics and abilities: the attacking player, then the defending
/// player, once each. [607.1c] [608.1a] [608.1e] [BA4]
#[must_use]
pub fn round(t: &T) -> Frame<Spoils> {
    let b = t.board.battle.as_ref().expect("a battle goes on");
    Frame::Window(Window::new(Topic::Round, &[b.attacker, b.defender], Discipline::UntilPass, None))
}

/// An act in a window. [606.2]
pub fn take(t: &mut T, w: &Window<Spoils>, pick: Choice) -> Option<Proc> {
    // It may be responded to in its turn, to any depth.
    rule!("606.2", "606.2a", "609.1", "205.1", "502.3");
    if pick != Choice::Pass
        && let Some(number) = crate::repeat::closes(t)
    {
        return Some(number);
    }
    match pick {
        Choice::Play(id) => Some(play::try_card(t, w.seat(), id)),
        Choice::FlipUp(id) => Some(play::try_flip_up(t, w.seat(), id)),
        Choice::Use(id, ability) => Some(play::try_ability(t, w.seat(), id, ability)),
        _ => None,
    }
}

/// Whether the seat provably has nothing to do, from what everybody sees: the
/// thing responded to is gone, or there is no hand, no face-down card and no
/// ability that could be used. [RS5]
#[must_use]
pub fn idle(t: &T, w: &Window<Spoils>) -> bool {
    if let Topic::Respond(scope) = w.topic
        && gone(t, scope)
    {
        rule!("314.1");
        return true;
    }
    let seat = w.seat();
    let hidden =
        t.count(seat, Zone::Hand) > 0 || t.cards(seat, Zone::Play).iter().any(|&s| t.objects.at(s).mark.facedown);
    !hidden && !acts(t, seat)
}

/// What speaks of the thing responded to counts as possible: the window is not
/// open yet, so nobody can tell.
fn acts(t: &T, seat: Seat) -> bool {
    let mut out = Vec::new();
    offer::actions(t, seat, true, None, &mut out);
    let own = zone(seat, Zone::Play);
    let answers = |s: u16| offer::answers(t, t.objects.id(s));
    // Shortcut: where nothing gives texts, only what is printed on few cards answers anything.
    let printed = || t.objects.among(USED[usize::from(seat)]).any(|s| t.objects.at(s).zone == own && answers(s));
    let given = || t.cards(seat, Zone::Play).iter().any(|&s| answers(s));
    !out.is_empty() || if t.listeners.hear(listen::GIVE) { given() } else { printed() }
}

/// Whether what a scope plays or uses will not resolve: it was terminated, or
/// the card is not being played any more. [RS5]
#[must_use]
pub fn gone(t: &T, scope: u16) -> bool {
    let s = t.scope(scope);
    play::flag(s, TERMINATED) || (play::is_card(t, s) && t.place(s.source) != Some(Zone::Played))
}

/// What the newest window is about: the thing that one responds to there. [606.1]
#[must_use]
pub fn topic(t: &T) -> Option<u16> {
    let window = t.frames().iter().rev().find_map(|f| match f {
        Frame::Window(w) => Some(w.topic),
        _ => None,
    });
    match window? {
        Topic::Respond(scope) => Some(scope),
        _ => None,
    }
}
