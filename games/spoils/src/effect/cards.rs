//! Verbs that move, turn, attach, or hand over cards.

use super::{Events, ctx, ctx_by, note, once, quantity, there};
use crate::Spoils;
use crate::attach;
use crate::board::{Read, T, Thing, Zone, Zones};
use crate::event::{End, Entry, Event, Manner, Until};
use crate::layers;
use crate::listen;
use crate::lower::{Act, By};
use crate::play::{self, COUNT, TERMINATED, set_flag};
use crate::targets::{Ctx, concerns, performer, seats, whom};
use crate::timing::Choice;
use crate::words::{Facing, IntoPlay, Kinds, Party, Place, Player, Quantity, Verb, Who};
use arbiter_kernel::{ObjectId, Run, Seat, Word, rule};
use smallvec::{SmallVec, smallvec};

/// Obeys one of them.
pub(super) fn obey(t: &mut T, run: Run, by: &By, verb: &Verb, cost: bool, refs: &[u16]) -> Word<Spoils> {
    let ids = |t: &T, who: &Who| there(t, run, by, who);
    match verb {
        Verb::Destroy(who) => once(t, run, cost, |t| {
            let go = |id| goes(id, Zone::Discard, Manner::Destroyed, cost);
            ids(t, who).into_iter().map(go).collect()
        }),
        Verb::Exile(who, facing) => once(t, run, cost, |t| {
            let go = |id| goes(id, Zone::Removed, removed(*facing), cost);
            ids(t, who).into_iter().map(go).collect()
        }),
        Verb::Discard(who) => once(t, run, cost, |t| ids(t, who).into_iter().map(|id| discard(id, cost)).collect()),
        Verb::DiscardHand => once(t, run, cost, |t| {
            let seat = ctx_by(t, run, by).by;
            t.cards(seat, Zone::Hand).iter().map(|&s| discard(t.objects.id(s), cost)).collect()
        }),
        Verb::Put(m) | Verb::PutInstead(m) => put(t, run, by, &m.what, &m.to, cost),
        Verb::Deplete(who) => {
            once(t, run, cost, |t| ids(t, who).into_iter().map(|id| Event::Deplete { id, paid: cost }).collect())
        }
        Verb::Restore(who) => once(t, run, cost, |t| restore(t, run, ids(t, who))),
        Verb::Attach(who, to) => once(t, run, cost, |t| match ids(t, to).first() {
            Some(&to) => ids(t, who).into_iter().map(|id| Event::Attach { id, to, paid: cost }).collect(),
            None => Events::new(),
        }),
        Verb::Detach(who, from) => once(t, run, cost, |t| {
            let c = ctx_by(t, run, by);
            let factions: Option<Vec<ObjectId>> =
                from.as_ref().map(|p| seats(t, &c, p).iter().map(|&s| t.faction(s)).collect());
            // From a faction only what is attached to it. [301.3]
            let there = |id: &ObjectId| {
                let on = t.objects.at(id.slot).mark.on;
                factions.as_ref().is_none_or(|f| f.contains(&on))
            };
            let ids = ids(t, who);
            if cost && !ids.iter().all(there) {
                return Events::new();
            }
            ids.into_iter().filter(there).map(Event::Detach).collect()
        }),
        Verb::Flip(who, facing, under) => flip(t, run, by, who, (*facing, under.as_ref()), cost),
        Verb::Reveal(who) => once(t, run, cost, |t| ids(t, who).into_iter().map(Event::Reveal).collect()),
        Verb::Terminate(who) => terminate(t, run, by, who),
        Verb::Control(who, until) => once(t, run, cost, |t| {
            if super::change::over(t, *until) {
                return Events::new();
            }
            let seat = ctx_by(t, run, by).by;
            let until = super::change::until(t, run, *until);
            ids(t, who).into_iter().map(|id| Event::Control { id, seat, until }).collect()
        }),
        Verb::LeaveBattle(who) => once(t, run, cost, |t| {
            let b = t.board.battle.as_ref();
            let inside = |id: &ObjectId| b.is_some_and(|b| b.has(*id) || b.joiners.contains(id));
            let ids = ids(t, who);
            if cost && !ids.iter().all(inside) {
                return Events::new();
            }
            ids.into_iter().filter(inside).map(Event::Withdraws).collect()
        }),
        Verb::JoinBattle(who, party) => join(t, run, by, who, *party, cost),
        Verb::EnterUnder(who, p) => once(t, run, cost, |t| {
            let seat = performer(t, &ctx(t, run), &By::Player(p.clone()));
            ids(t, who).into_iter().map(|id| play::enters(t, id, seat, Entry::Put)).collect()
        }),
        Verb::Create { count, under, slot, with, .. } => {
            create(t, run, by, count, under.as_ref(), (*slot, *with), refs)
        }
        _ => unreachable!("obeyed elsewhere: {verb:?}"),
    }
}

fn goes(id: ObjectId, to: Zone, manner: Manner, paid: bool) -> Event {
    Event::Move { id, to, end: End::Top, manner, paid }
}

/// How a card leaves the game: open to all, unless the text says otherwise. [403.6a]
pub(crate) fn removed(facing: Option<Facing>) -> Manner {
    if facing == Some(Facing::Down) { Manner::Hidden } else { Manner::Removed }
}

/// From the hand into the discard pile. [305.1]
pub(super) fn discard(id: ObjectId, paid: bool) -> Event {
    goes(id, Zone::Discard, Manner::Discarded, paid)
}

/// What a Restore Rule does not restore stays depleted. [202.7]
fn restore(t: &T, run: Run, ids: Vec<ObjectId>) -> Events {
    use crate::rules::TurnRule;
    use crate::words::{Ban, Rule};
    let def = t.rules.abilities.get(t.scope(run.scope).ability as usize);
    let by_rule = def.is_some_and(|d| d.turn_rule == Some(TurnRule::Restore));
    let whose = ctx(t, run).me;
    let stays = |id: &ObjectId| {
        let banned = layers::ruled(t, listen::BAN, |s, ctx| match s.rule {
            // Its owner's rule is not its controller's.
            Rule::Ban(who, Ban::RestoreRule(p)) => {
                concerns(t, ctx, who, *id) && seats(t, &Ctx { each: *id, ..*ctx }, p).contains(&whose)
            }
            Rule::Ban(who, Ban::NextRestoreRule) => concerns(t, ctx, who, *id) && t.controller(*id) == Some(whose),
            _ => false,
        });
        rule!("402.7" => banned)
    };
    ids.into_iter().filter(|id| !(by_rule && stays(id))).map(Event::Restore).collect()
}

fn put(t: &mut T, run: Run, by: &By, who: &Who, to: &Place, cost: bool) -> Word<Spoils> {
    match to {
        Place::Play(how) => return into_play(t, run, by, who, how, cost),
        Place::Back(_) | Place::DeckTop(..) | Place::DeckBottom(..) => {
            return super::deck::put(t, run, by, who, to, cost);
        }
        Place::Hand(_) | Place::Discard(_) => (),
    }
    let zone = if matches!(to, Place::Hand(_)) { Zone::Hand } else { Zone::Discard };
    once(t, run, cost, |t| {
        let ids = there(t, run, by, who);
        ids.into_iter().map(|id| goes(id, zone, Manner::Put, cost)).collect()
    })
}

/// Putting into play is not playing. A card with Attach needs a target, picked
/// by the player who will control it; without one it goes to the discard pile,
/// or stays there. [402.8] [507.2b] [507.2c] [AT4]
fn into_play(t: &mut T, run: Run, by: &By, who: &Who, how: &IntoPlay, cost: bool) -> Word<Spoils> {
    let c = ctx_by(t, run, by);
    let under = how.under.as_ref().and_then(|p| seats(t, &c, p).first().copied());
    // Under the control of who puts it there, if nothing else is said. [CT6]
    let seat = under.unwrap_or(c.by);
    let owners = matches!(how.under, Some(Player::Owner(_)));
    let ids = there(t, run, by, who);
    if run.again == 0 {
        rule!("402.8");
        t.scope_mut(run.scope).notes[COUNT] = 0;
        t.scope_mut(run.scope).picks.retain(|p| p.of != play::ATTACH);
    } else if t.has_answer()
        && let Choice::Card(on) = t.answered()
    {
        if let Some(heard) = super::select::target(t, run, seat, on) {
            return heard;
        }
    } else if t.scope(run.scope).notes[COUNT] == 1 {
        let entered = super::did(t);
        if entered && let Some(party) = how.party {
            return joined(t, run, party);
        }
        return Word::Did(entered);
    } else if t.scope(run.scope).notes[COUNT] == 2 {
        return Word::Did(true);
    }
    let needs = |id: &&ObjectId| !how.face_down && how.attached.is_none() && t.face(id.slot).attach.is_some();
    let waiting: Vec<ObjectId> = ids.iter().filter(needs).copied().collect();
    let picked = t.scope(run.scope).picked(play::ATTACH).count();
    if let Some(&next) = waiting.get(picked) {
        let hosts = hosts_with(t, next, seat, &ids);
        if hosts.is_empty() {
            note(t, run, play::ATTACH, ObjectId::NONE);
            return into_play(t, Run { again: run.again.max(1), ..run }, by, who, how, cost);
        }
        rule!("507.2b");
        return Word::Ask(seat);
    }
    let host = how.attached.as_ref().and_then(|w| there(t, run, by, w).first().copied());
    // Without its target, or with one of another type, it does not enter. [507.2c]
    let fits = |id| host.is_some_and(|on| attach::fits(t, id, seat, on));
    let lacks =
        |id: ObjectId| !how.face_down && how.attached.is_some() && t.face(id.slot).attach.is_some() && !fits(id);
    let picks: SmallVec<[ObjectId; 4]> = t.scope(run.scope).picked(play::ATTACH).map(|p| p.what.face(t)).collect();
    let mut events = Events::new();
    for &id in &ids {
        let on = match waiting.iter().position(|w| *w == id) {
            Some(n) => picks[n],
            None => host.unwrap_or(ObjectId::NONE),
        };
        if waiting.contains(&id) && on == ObjectId::NONE || lacks(id) {
            rule!("507.2c");
            if t.place(id) != Some(Zone::Discard) {
                events.push(play::put_aside(id, Manner::Put));
            }
            continue;
        }
        let seat = if owners { t.objects.at(id.slot).owner } else { seat };
        events.push(Event::Enter { id, seat, facedown: how.face_down, on, how: Entry::Put });
    }
    t.scope_mut(run.scope).notes[COUNT] = 1;
    if events.is_empty() {
        return if cost { Word::Fail } else { Word::Did(false) };
    }
    Word::Emit(events)
}

/// What just entered is in the battle at once.
fn joined(t: &mut T, run: Run, party: Party) -> Word<Spoils> {
    t.scope_mut(run.scope).notes[COUNT] = 2;
    let Some((side, attacking)) = side(t, run, party) else { return Word::Did(true) };
    let entered: SmallVec<[ObjectId; 4]> = t.report().made().iter().map(|m| m.new).collect();
    let entered = entered.into_iter().filter(|&id| t.in_play(id));
    add(t, entered.collect(), side, attacking).unwrap_or(Word::Did(true))
}

/// A card in play is turned over. A card with Attach that is turned up picks
/// its target. [411.3] [FD2]
fn flip(t: &mut T, run: Run, by: &By, who: &Who, how: (Facing, Option<&Player>), cost: bool) -> Word<Spoils> {
    let ids = there(t, run, by, who);
    let up = how.0 == Facing::Up;
    // Its owner's, unless the text says otherwise. [FD4]
    let said = how.1.filter(|p| !matches!(p, Player::Owner(_)));
    let under = said.and_then(|p| seats(t, &ctx_by(t, run, by), p).first().copied());
    let waiting: Vec<ObjectId> = ids.iter().filter(|id| up && t.face(id.slot).attach.is_some()).copied().collect();
    let picker = |t: &T, id: ObjectId| under.unwrap_or(t.objects.at(id.slot).owner);
    if run.again == 0 {
        t.scope_mut(run.scope).notes[COUNT] = 0;
        t.scope_mut(run.scope).picks.retain(|p| p.of != play::ATTACH);
    } else if t.has_answer()
        && let Choice::Card(on) = t.answered()
    {
        let at = t.scope(run.scope).picked(play::ATTACH).count();
        let seat = picker(t, waiting[at]);
        if let Some(heard) = super::select::target(t, run, seat, on) {
            return heard;
        }
    } else if t.scope(run.scope).notes[COUNT] == 1 {
        return once(t, run, cost, |_| Events::new());
    }
    let picked = t.scope(run.scope).picked(play::ATTACH).count();
    if let Some(&next) = waiting.get(picked) {
        let seat = picker(t, next);
        let hosts = super::select::pickable(t, seat, attach::hosts(t, next, seat));
        if hosts.is_empty() {
            note(t, run, play::ATTACH, ObjectId::NONE);
            return flip(t, Run { again: run.again.max(1), ..run }, by, who, how, cost);
        }
        return Word::Ask(seat);
    }
    let picks: SmallVec<[ObjectId; 4]> = t.scope(run.scope).picked(play::ATTACH).map(|p| p.what.face(t)).collect();
    let on = |id: &ObjectId| waiting.iter().position(|w| w == id).map_or(ObjectId::NONE, |n| picks[n]);
    let events: Events = ids.iter().map(|id| Event::Flip { id: *id, up, on: on(id), under, paid: cost }).collect();
    t.scope_mut(run.scope).notes[COUNT] = 1;
    if events.is_empty() {
        return if cost { Word::Fail } else { Word::Did(false) };
    }
    Word::Emit(events)
}

/// The target for a card that waits for one while it is put into play or turned up.
pub(crate) fn hosts_for(t: &T, run: Run, by: &By, who: &Who) -> Vec<ObjectId> {
    let ids = there(t, run, by, who);
    let picked = t.scope(run.scope).picked(play::ATTACH).count();
    let all = ids.clone();
    let next = ids.into_iter().filter(|id| t.face(id.slot).attach.is_some()).nth(picked);
    let Some(next) = next else { return Vec::new() };
    let seat = t.asked().unwrap_or_default();
    let entering = matches!(super::current(t, run), Some(Act::Verb { verb: Verb::Put(_) | Verb::PutInstead(_), .. }));
    hosts_with(t, next, seat, if entering { &all } else { &[] })
}

/// What a card with Attach may be attached to as it enters play: cards that
/// enter at the same time may be it too. [507.2b] [507.2d]
fn hosts_with(t: &T, next: ObjectId, seat: Seat, entering: &[ObjectId]) -> Vec<ObjectId> {
    let mut hosts = super::select::pickable(t, seat, attach::hosts(t, next, seat));
    let together = entering.iter().copied().filter(|&id| attach::could(t, next, seat, id));
    hosts.extend(together);
    rule!("507.2d");
    hosts
}

/// A card or ability stops before it resolves; all its instructions cease. [314.1]
fn terminate(t: &mut T, run: Run, by: &By, who: &Who) -> Word<Spoils> {
    if run.again > 0 {
        return Word::Did(true);
    }
    let act = |t: &T, id: ObjectId| {
        t.scope(run.scope).picks.iter().find_map(|p| match p.what {
            Thing::Act(n) if t.scope(n).source == id => Some(n),
            _ => None,
        })
    };
    let mut events = Events::new();
    let mut done = false;
    // Also an ability whose card is gone: that was its cost, perhaps.
    let mut ids = Vec::new();
    whom(t, &ctx_by(t, run, by), who, &mut ids);
    for id in ids {
        match act(t, id) {
            Some(n) if !play::is_card(t, t.scope(n)) => {
                rule!("314.1", "314.2");
                set_flag(t.scope_mut(n), TERMINATED, true);
                crate::story::terminated(t, id);
                done = true;
            }
            _ if t.place(id) == Some(Zone::Played) => {
                events.push(goes(id, Zone::Discard, Manner::Terminated, false));
            }
            _ => (),
        }
    }
    if events.is_empty() { Word::Did(done) } else { Word::Emit(events) }
}

/// A character that you do not control cannot be added to your party: the
/// whole effect is terminated. [407.6] [CT5]
fn join(t: &mut T, run: Run, by: &By, who: &Who, party: Party, cost: bool) -> Word<Spoils> {
    let ids = there(t, run, by, who);
    let Some((side, attacking)) = side(t, run, party) else { return Word::Did(false) };
    if run.again > 0 {
        return once(t, run, cost, |_| Events::new());
    }
    let nobody = if cost { Word::Fail } else { Word::Did(false) };
    add(t, ids, side, attacking).unwrap_or(nobody)
}

/// Whose party words mean in the battle that goes on, and whether it attacks.
fn side(t: &T, run: Run, party: Party) -> Option<(Seat, bool)> {
    let b = t.board.battle.as_ref()?;
    let side = match party {
        Party::Attacking => b.attacker,
        Party::Blocking => b.defender,
        Party::Either => ctx(t, run).me,
    };
    Some((side, side == b.attacker))
}

/// These join a player's party; none if there is nobody. [407.6]
fn add(t: &T, ids: Vec<ObjectId>, side: Seat, attacking: bool) -> Option<Word<Spoils>> {
    if ids.iter().any(|&id| t.controller(id) != Some(side)) {
        rule!("407.6");
        return Some(Word::Stop);
    }
    let events: Events = ids.into_iter().map(|id| Event::Joins { id, attacking }).collect();
    (!events.is_empty()).then_some(Word::Emit(events))
}

/// Token cards; their owner is who controls the effect. [409.3c]
fn create(
    t: &mut T,
    run: Run,
    by: &By,
    count: &Quantity,
    under: Option<&Player>,
    slot: (u8, Option<crate::words::Keyword>),
    refs: &[u16],
) -> Word<Spoils> {
    if run.again == 1 {
        let made: SmallVec<[ObjectId; 4]> = t.report().made().iter().map(|m| m.new).collect();
        let done = super::did(t);
        made.iter().for_each(|&id| note(t, run, slot.0, id));
        if let Some(k) = slot.1 {
            let gain =
                |on| Event::Change { on, change: crate::event::Change::Has(k.into(), true), until: Until::Never };
            let events: Events = made.iter().map(|&id| gain(id)).collect();
            if !events.is_empty() {
                return Word::Emit(events);
            }
        }
        return Word::Did(done);
    }
    if run.again != 0 {
        return Word::Did(true);
    }
    let c = ctx_by(t, run, by);
    let seat = under.and_then(|p| seats(t, &c, p).first().copied()).unwrap_or(c.by);
    let n = quantity(t, run, count).unwrap_or(0);
    let Some(&face) = refs.first() else { return Word::Did(false) };
    debug_assert!(t.rules.faces[face as usize].card.kinds.contains(Kinds::CHARACTER));
    let events: Events = (0..n).map(|_| Event::Create { face, seat }).collect();
    if events.is_empty() { Word::Did(false) } else { Word::Emit(events) }
}

/// A resource comes into play. [604.1c]
pub(super) fn resource(id: ObjectId, seat: Seat, facedown: bool) -> Events {
    smallvec![Event::Enter { id, seat, facedown, on: ObjectId::NONE, how: Entry::Resource }]
}
