//! Whether something that happens is what a text waits for, clause by clause.
//! The same words head triggers and replacements.

use crate::board::{T, Thing, Zone, Zones};
use crate::event::{Entry, Event, Manner};
use crate::layers;
use crate::listen::{self, About, area};
use crate::targets::{Ctx, concerns, inflicts, matches_in, seats};
use crate::words::{self, Area, Damage, Filter, From, Kinds, Party, Player, Who};
use arbiter_kernel::{ObjectId, Seat, rule};

/// Wakes the triggers that look at the table as it was before: texts about
/// leaving. Cards that leave together see each other leave. [TR8] [508.1a]
pub(crate) fn before(t: &mut T, e: &Event) {
    match e {
        Event::Move { id, .. } | Event::Flip { id, .. } => {
            remember(t, *id);
            let from_play = t.place(*id) == Some(Zone::Play);
            hear(t, if rule!("508.1a" => from_play) { listen::LEAVE } else { listen::MOVE }, e);
        }
        // Who plays a card by Flip Up takes it out of play. [411.3] [507.4b]
        Event::Announce { id, .. } if t.place(*id) == Some(Zone::Play) => {
            hear(t, listen::LEAVE, e);
        }
        _ => (),
    }
}

/// Wakes the triggers that look at the table as it is afterwards.
pub(crate) fn after(t: &mut T, e: &Event) {
    let kind = match e {
        Event::Enter { .. } | Event::Create { .. } => {
            // Putting into play is not playing: texts about playing do not hear it.
            rule!("402.8a");
            if let Event::Enter { how: Entry::Resource, .. } = e {
                hear(t, listen::PLAY, e);
            }
            listen::ENTER
        }
        Event::Announce { .. } => listen::PLAY,
        Event::Draw { .. } => listen::DRAW,
        Event::Damage { .. } => listen::DAMAGE,
        Event::Influence { .. } => listen::INFLUENCE,
        Event::Deplete { .. } | Event::Restore(_) => listen::POSTURE,
        Event::Tokens { by, .. } if by.is_positive() => listen::TOKEN,
        Event::TurnStarts(_) | Event::TurnEnds(_) => listen::TURN,
        Event::Attacked { .. } | Event::Formed { .. } | Event::BattleEnds => listen::BATTLE,
        Event::Coin { .. } => listen::COIN,
        Event::Picked { .. } => listen::PICK,
        _ => return,
    };
    hear(t, kind, e);
}

fn hear(t: &mut T, kind: u8, e: &Event) {
    if layers::hears(t, kind) || !t.board.delayed.is_empty() {
        let e = *e;
        listen::wake(t, kind, |t, ctx, when| said(t, ctx, &when.event, &e));
        if kind == listen::BATTLE
            && let Event::Formed { attacking } = e
        {
            each_member(t, attacking);
        }
    }
}

/// "When this card attacks" is about each member of the party by itself. [BA3]
fn each_member(t: &mut T, attacking: bool) {
    let cause = Some(Event::Formed { attacking });
    let Some(b) = &t.board.battle else { return };
    let (party, against) =
        if attacking { (b.attackers.clone(), Vec::new()) } else { (b.blockers.clone(), b.attackers.clone()) };
    for id in party {
        listen::wake(t, listen::BATTLE, |t, ctx, when| {
            let yes = match &when.event {
                words::Event::Attacks(who) => attacking && concerns(t, ctx, who, id),
                words::Event::Blocks(who) => !attacking && concerns(t, ctx, who, id),
                words::Event::BlocksCovert(who) => {
                    !attacking && concerns(t, ctx, who, id) && crate::battle::covert_party(t)
                }
                _ => false,
            };
            yes.then_some(About { subject: Some(Thing::Card(id)), by: None, amount: 0, cause })
        });
    }
    for id in against {
        listen::wake(t, listen::BATTLE, |t, ctx, when| match &when.event {
            words::Event::Blocked(who) if concerns(t, ctx, who, id) => {
                Some(About { subject: Some(Thing::Card(id)), by: None, amount: 0, cause })
            }
            _ => None,
        });
    }
}

/// Whether the words mean what happens, and what it is about.
pub(crate) fn said(t: &T, ctx: &Ctx, head: &words::Event, e: &Event) -> Option<About> {
    let about = |subject, by, amount| About { subject, by, amount, cause: Some(*e) };
    let card = |id| Some(Thing::Card(id));
    let seated = |seat| Some(Thing::Seat(seat));
    let player = |p: &Player, seat: Seat| seats(t, ctx, p).contains(&seat);
    let none = None;
    match *e {
        Event::Move { id, to, manner, .. } => moved(t, ctx, head, id, to, manner).then(|| about(card(id), none, 0)),
        Event::Flip { id, up, .. } => {
            let yes = match head {
                words::Event::Leaves(who) | words::Event::EntersOrLeaves(who) => concerns(t, ctx, who, id),
                words::Event::FlippedDown(who) => !up && concerns(t, ctx, who, id),
                _ => false,
            };
            yes.then(|| about(card(id), none, 0))
        }
        // A resource is played by putting it into play. [604.1c]
        Event::Enter { id, seat, how: Entry::Resource, .. } if matches!(head, words::Event::Plays(..)) => {
            let words::Event::Plays(p, f) = head else { return None };
            let named = f.kinds.contains(Kinds::RESOURCE) && crate::targets::matches(t, ctx, f, id);
            rule!("604.1c" => player(p, seat) && named).then(|| about(card(id), seated(seat), 0))
        }
        Event::Enter { id, .. } => {
            let (words::Event::Enters(who) | words::Event::EntersOrLeaves(who)) = head else { return None };
            concerns(t, ctx, who, id).then(|| about(card(id), none, 0))
        }
        Event::Announce { id, .. } if t.place(id) == Some(Zone::Play) => {
            let (words::Event::Leaves(who) | words::Event::EntersOrLeaves(who)) = head else { return None };
            rule!("411.3");
            concerns(t, ctx, who, id).then(|| about(card(id), none, 0))
        }
        Event::Announce { id, seat, .. } => {
            let words::Event::Plays(p, f) = head else { return None };
            (player(p, seat) && played(t, ctx, f, id)).then(|| about(card(id), seated(seat), 0))
        }
        Event::Draw { seat, count } => {
            // Once, however many. [306.3] [EF7]
            let words::Event::Draws(p) = head else { return None };
            player(p, seat).then(|| about(none, seated(seat), count))
        }
        Event::Damage { to, amount, from, battle, .. } => match head {
            words::Event::Inflicts { who, damage, to: at } => {
                let yes = which(*damage, battle)
                    && inflicts(t, ctx, who, from)
                    && at.as_ref().is_none_or(|w| concerns(t, ctx, w, to));
                yes.then(|| about(card(from), card(to), amount))
            }
            words::Event::Inflicted(who, damage) => {
                (which(*damage, battle) && concerns(t, ctx, who, to)).then(|| about(card(to), card(from), amount))
            }
            _ => None,
        },
        Event::Influence { seat, by, .. } => {
            let (words::Event::LosesInfluence(p) | words::Event::GainsInfluence(p)) = head else { return None };
            let loses = matches!(head, words::Event::LosesInfluence(_));
            (loses == by.is_negative() && player(p, seat))
                .then(|| about(seated(seat), seated(seat), by.saturating_abs()))
        }
        Event::Deplete { id, .. } => {
            let words::Event::Depleted(who) = head else { return None };
            concerns(t, ctx, who, id).then(|| about(card(id), none, 0))
        }
        Event::Restore(id) => {
            let words::Event::Restored(who, _) = head else { return None };
            concerns(t, ctx, who, id).then(|| about(card(id), none, 0))
        }
        Event::Tokens { on, by, .. } => {
            let words::Event::TokenPut(who) = head else { return None };
            (by.is_positive() && concerns(t, ctx, who, on)).then(|| about(card(on), none, by))
        }
        Event::Picked { id, seat } => {
            let words::Event::Picked(who) = head else { return None };
            concerns(t, ctx, who, id).then(|| about(card(id), seated(seat), 0))
        }
        Event::TurnStarts(seat) => match head {
            words::Event::StartOfTurn(p) => player(p, seat).then(|| about(none, seated(seat), 0)),
            _ => None,
        },
        Event::TurnEnds(seat) => match head {
            words::Event::EndOfTurn(p) => player(p, seat).then(|| about(none, seated(seat), 0)),
            _ => None,
        },
        Event::Attacked { seat, target } => match head {
            words::Event::PlayerAttacks(p) => player(p, seat).then(|| about(card(target), seated(seat), 0)),
            words::Event::PlayerAttacked(p) => {
                player(p, crate::board::other(seat)).then(|| about(card(target), seated(seat), 0))
            }
            _ => None,
        },
        Event::Formed { attacking } => formed(t, ctx, head, attacking).then(|| about(none, none, 0)),
        Event::BattleEnds => matches!(head, words::Event::EndOfBattle).then(|| about(none, none, 0)),
        Event::Coin { seat, .. } => matches!(head, words::Event::Coin).then(|| about(none, seated(seat), 0)),
        _ => None,
    }
}

fn which(d: Damage, battle: bool) -> bool {
    match d {
        Damage::Any => true,
        Damage::Battle => {
            rule!("408.6", "408.6a");
            battle
        }
    }
}

fn played(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId) -> bool {
    matches_in(t, ctx, f, id, Area::BeingPlayed, f.side)
}

fn moved(t: &T, ctx: &Ctx, head: &words::Event, id: ObjectId, to: Zone, manner: Manner) -> bool {
    let from = t.place(id);
    let from_play = from == Some(Zone::Play);
    match head {
        words::Event::Leaves(who) | words::Event::EntersOrLeaves(who) => from_play && concerns(t, ctx, who, id),
        words::Event::Destroyed(who, damage) => {
            // By all damage that took it to its limit; by none if its life was taken away. [408.8] [DA3]
            let by_damage = || t.board.harmed.iter().any(|h| h.to == id && h.deadly && h.battle);
            manner == Manner::Destroyed && concerns(t, ctx, who, id) && (*damage != Some(Damage::Battle) || by_damage())
        }
        words::Event::Put { who, into, whose, from: origin } => {
            let came = match origin {
                Some(From::Play) => from_play,
                Some(From::Hand) => from == Some(Zone::Hand),
                Some(From::Deck) => from == Some(Zone::Deck),
                Some(From::Anywhere) | None => true,
            };
            let owner = t.objects.at(id.slot).owner;
            // `its owner's` is always true: a card goes to no other hand, deck or pile. [407.7]
            let whose = matches!(whose, Player::Owner(_)) || seats(t, ctx, whose).contains(&owner);
            came && *into == area(to) && whose && put(t, ctx, who, id)
        }
        words::Event::Discarded(who) => manner == Manner::Discarded && put(t, ctx, who, id),
        words::Event::Discards(p, f) => {
            manner == Manner::Discarded
                && seats(t, ctx, p).contains(&t.objects.at(id.slot).owner)
                && matches_in(t, ctx, f, id, Area::Hand, f.side)
        }
        _ => false,
    }
}

/// A card that is moved from anywhere is looked for where it is.
fn put(t: &T, ctx: &Ctx, who: &Who, id: ObjectId) -> bool {
    match (who, t.place(id)) {
        (Who::A(f), Some(z)) => matches_in(t, ctx, f, id, area(z), f.side),
        _ => concerns(t, ctx, who, id),
    }
}

fn formed(t: &T, ctx: &Ctx, head: &words::Event, attacking: bool) -> bool {
    let words::Event::PartyFormed { party, including } = head else { return false };
    let right = match party {
        Party::Attacking => attacking,
        Party::Blocking => !attacking,
        Party::Either => true,
    };
    let Some(b) = &t.board.battle else { return false };
    let members = if attacking { &b.attackers } else { &b.blockers };
    right && including.as_ref().is_none_or(|w| members.iter().any(|&id| concerns(t, ctx, w, id)))
}

/// What is remembered of a card that leaves. [EF3]
pub(crate) fn remember(t: &mut T, id: ObjectId) {
    if let Some(info) = layers::info(t, id) {
        t.ghosts.remember(id, info);
    }
}
