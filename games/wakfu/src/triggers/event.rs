//! Whether an event is what a power watches. [804.1]

use super::doom::doomed;
use super::hears::Kinds;
use crate::board::{Change, How, T, Thing, WORLD, What, look};
use crate::card::Kind;
use crate::event::{Event, Why};
use crate::layers;
use crate::noun;
use crate::words::{Happening, Moment, Place, Tail, Watched, Who};
use arbiter_kernel::{ObjectId, Seat, rule};

/// Whether a card is whom a text watches.
pub(crate) fn is_who(t: &T, who: &Who, id: ObjectId, source: ObjectId, seat: Seat) -> bool {
    let placed = |tail: Option<Tail>| match tail {
        None | Some(Tail::Anywhere) => true,
        Some(Tail::World) => look::zone_of(t, id) == WORLD,
        Some(Tail::YourBag) => look::bag_of(look::zone_of(t, id)) == Some(seat),
        Some(Tail::AnyBag) => look::bag_of(look::zone_of(t, id)).is_some(),
        Some(Tail::Yours) => look::controller(t, id) == seat,
        Some(Tail::Defenders) => t.board.battle.as_ref().is_some_and(|b| b.defender == look::controller(t, id)),
        Some(Tail::Bare) => !noun::bears(t, id),
        Some(Tail::Attacked) => t.board.battle.as_ref().is_some_and(|b| b.attacked.contains(&id)),
        Some(_) => false,
    };
    match who {
        // That very object. [203.1]
        Who::This(..) => rule!("203.1" => id == source),
        Who::Some(_, _, n, tail) | Who::Chosen(_, n, tail) | Who::All(_, n, tail) => {
            placed(*tail) && noun::fits(t, n, id, seat)
        }
        Who::Mine(_, n, tail) | Who::Yours(_, n, tail) => {
            placed(*tail) && look::controller(t, id) == seat && noun::fits(t, n, id, seat)
        }
        Who::YourOthers(_, n, tail) | Who::OtherMine(_, n, tail) => {
            id != source && placed(*tail) && look::controller(t, id) == seat && noun::fits(t, n, id, seat)
        }
        Who::AllOthers(_, n, tail) => id != source && placed(*tail) && noun::fits(t, n, id, seat),
        Who::Bearer(..) | Who::ItsBearer(_) => look::mark(t, source).bearer == id,
        // Whoever was given the power. [203.2]
        Who::That(..) => rule!("203.2" => id == source),
        Who::YourHero(_) => t.board.players[seat as usize].hero == id,
        Who::YourBag(_) => t.board.players[seat as usize].bag == id,
        _ => false,
    }
}

/// Whether an event is what a power watches; `all`: what happens with it.
pub(crate) fn matches(
    t: &T,
    watched: Watched<'_>,
    e: Event,
    before: bool,
    source: ObjectId,
    seat: Seat,
    all: &[Event],
) -> bool {
    let found = is_watched(t, watched, e, before, source, seat, all);
    debug_assert!(!found || Kinds::watched(watched).meets(Kinds::of(&[e])), "{watched:?} hears of {e:?}");
    found
}

fn is_watched(
    t: &T,
    watched: Watched<'_>,
    e: Event,
    before: bool,
    source: ObjectId,
    seat: Seat,
    all: &[Event],
) -> bool {
    let h = match watched {
        Watched::Event(h) => h,
        Watched::Moment(m) => return !before && is_moment(t, m, e, seat),
    };
    if h.is_ahead() != before {
        return false;
    }
    let is = |who: &Who, id: ObjectId| is_who(t, who, id, source, seat);
    let foe = |s: Seat| look::opposed(t, s, seat);
    match (h, e) {
        (Happening::Appears(w, at), Event::Appear(a)) => {
            rule!("402.1");
            at.is_none_or(|p| (p == Place::World) == a.world) && is(w, now(t, a.card))
        }
        // A token appears as an Ally does. [413.2b]
        (Happening::Appears(w, at), Event::Token { world, made, .. }) => {
            at.is_none_or(|p| (p == Place::World) == world) && is(w, made)
        }
        (Happening::AppearsFromDiscard(w, at), Event::Appear(a)) => {
            rule!("402.1");
            let own = crate::choose::risen(t, a.card) && look::owner(t, a.card) == seat;
            own && at.is_none_or(|p| (p == Place::World) == a.world) && is(w, now(t, a.card))
        }
        (Happening::AppearsElsewhere(w), Event::Appear(a)) => {
            let id = now(t, a.card);
            rule!("416.2" => look::controller(t, id) != seat) && is(w, id)
        }
        (Happening::AppearsYours(w), Event::Appear(a)) => {
            let id = now(t, a.card);
            rule!("416.2" => look::controller(t, id) == seat) && is(w, id)
        }
        (Happening::AppearsElsewhere(w) | Happening::AppearsYours(w), Event::Token { made, .. }) => {
            let own = matches!(h, Happening::AppearsYours(_));
            (look::controller(t, made) == seat) == own && is(w, made)
        }
        (Happening::AppearsInDefense(w), Event::Appear(a)) => {
            rule!("806.6d" => a.how == Some(How::Defense)) && is(w, now(t, a.card))
        }
        (Happening::AppearsInReinforcement(w), Event::Appear(a)) => {
            rule!("806.11d" => a.how == Some(How::Reinforcement)) && is(w, now(t, a.card))
        }
        (Happening::Attacks(w), Event::Attacks(id))
        | (Happening::Blocks(w), Event::Blocks(id, _))
        | (Happening::Blocked(w), Event::Blocked(id)) => {
            rule!("804.5");
            is(w, id)
        }
        (Happening::AttacksAlone(w), Event::Attacks(id)) => {
            // All attackers are declared at once. [703.1]
            let declared = all.iter().filter(|e| matches!(e, Event::Attacks(_))).count();
            rule!("703.1" => declared == 1) && is(w, id)
        }
        (Happening::AttacksOrBlocks(w), Event::Attacks(id) | Event::Blocks(id, _)) => is(w, id),
        (Happening::Destroyed(w), Event::Destroy { what, .. }) => is(w, what),
        (Happening::DestroyedByFoe(w), Event::Destroy { what, by, .. }) => {
            rule!("409.2a" => by.iter().any(foe)) && is(w, what)
        }
        (Happening::YouDestroy(w), Event::Destroy { what, by, .. }) => rule!("409.2a" => by.has(seat)) && is(w, what),
        (Happening::YouDestroyByText(w), Event::Destroy { what, by, battle: false }) => {
            rule!("409.2a" => by.has(seat)) && is(w, what)
        }
        (Happening::Chosen(w), Event::Chosen(_, Thing::Card(id))) => is(w, id),
        (Happening::ChosenByFoe(w), Event::Chosen(entry, Thing::Card(id))) => {
            crate::queue::find(t, entry).is_some_and(|q| foe(q.seat)) && is(w, id)
        }
        (Happening::Deals(w) | Happening::AboutToDeal(w), Event::Damage(p)) => p.by.is_some_and(|by| is(w, by)),
        (Happening::DealsTo(w, to), Event::Damage(p)) => p.by.is_some_and(|by| is(w, by)) && is(to, p.to),
        (Happening::DealsInBattle(w, to), Event::Damage(p)) => {
            rule!("gl.battledamage" => p.battle) && p.by.is_some_and(|by| is(w, by)) && is(to, p.to)
        }
        (Happening::Regains(w), Event::Regain(id, _)) | (Happening::LosesHp(w), Event::Lose(id, _)) => is(w, id),
        // All damage of a Hero is a loss of Health. [410.2]
        (Happening::LosesHp(w), Event::Damage(p)) => look::kind(t, p.to) == crate::card::Kind::Hero && is(w, p.to),
        // What a kind of cards gains each of them does.
        (Happening::Strengthened(w), Event::Modify { on, change: Change::Strength(n), .. }) => {
            rule!("403.3" => n > 0) && is(w, on)
        }
        (Happening::Strengthened(w), Event::Enact(group)) => {
            let more = matches!(group.change, Change::Strength(n) if n > 0);
            more && look::all_in_play(t).any(|id| is(w, id) && layers::in_group(t, &group, id))
        }
        (Happening::Moves(w), Event::Move(id)) | (Happening::Banished(w), Event::Banish(id)) => is(w, id),
        (Happening::LeavesWorld(w), Event::Destroy { what: id, .. } | Event::Banish(id) | Event::Bounce(id))
        | (
            Happening::LeavesWorld(w),
            Event::Recycle(id) | Event::OnTop(id) | Event::Move(id) | Event::Displace(id, false),
        ) => {
            // A movement is over: whoever is in a Bag now has left it. [506.1]
            let was = if matches!(e, Event::Move(_) | Event::Displace(..)) {
                look::in_bag(t, id).is_some()
            } else {
                look::zone_of(t, id) == WORLD
            };
            was && is(w, id)
        }
        (Happening::LeavesPlay(w), Event::Destroy { what: id, .. } | Event::Banish(id) | Event::Bounce(id))
        | (Happening::LeavesPlay(w), Event::Recycle(id) | Event::OnTop(id) | Event::Discard(id)) => {
            look::is_play(look::zone_of(t, id)) && is(w, id)
        }
        (Happening::TapsFighting(w), Event::Tap(id, _)) => {
            t.board.battle.as_ref().is_some_and(|b| b.fighter(id).is_some()) && is(w, id)
        }
        (Happening::Targeted(w), Event::Targeted(id)) => rule!("702.1" => is(w, id)),
        (Happening::Taps(w), Event::Tap(id, _)) | (Happening::Untaps(w), Event::Untap(id)) => is(w, id),
        (Happening::TapsForResource(w), Event::Tap(id, Why::Resource)) => rule!("418.1" => is(w, id)),
        (Happening::AboutToRegain(w), Event::Regain(id, _)) => is(w, id),
        (Happening::AnyGainsAp, Event::Modify { change: Change::Ap(n), .. }) => rule!("307.3b" => n > 0),
        (Happening::UntapsInWorld(w), Event::Untap(id)) => look::in_world(t, id) && is(w, id),
        (Happening::Damaged(w), Event::Damage(p)) | (Happening::AboutToSuffer(w), Event::Damage(p)) => is(w, p.to),
        (Happening::AboutToBeDestroyed(w), _) => doomed(t, e, all, &|id| is(w, id)).is_some(),
        (Happening::YouDraw, Event::Draw(s)) => s == seat,
        (Happening::YouPlay(n), Event::Played(id)) => {
            crate::queue::card(t, id).is_some_and(|(s, card)| s == seat && noun::fits(t, n, card, seat))
        }
        (Happening::TheyPlay(n), Event::Played(id)) => {
            crate::queue::card(t, id).is_some_and(|(s, card)| foe(s) && noun::fits(t, n, card, seat))
        }
        (Happening::OthersPlay(n), Event::Played(id)) => {
            crate::queue::card(t, id).is_some_and(|(s, card)| s != seat && noun::fits(t, n, card, seat))
        }
        (Happening::AnyPlays(n), Event::Played(id)) => {
            crate::queue::card(t, id).is_some_and(|(_, card)| noun::fits(t, n, card, seat))
        }
        (Happening::YouCraft(n), Event::Played(id)) => {
            let crafted = crate::queue::find(t, id).is_some_and(|q| q.how == How::Crafted);
            crafted && crate::queue::card(t, id).is_some_and(|(s, card)| s == seat && noun::fits(t, n, card, seat))
        }
        (Happening::YouRecycle(n), Event::Recycle(id)) => look::owner(t, id) == seat && noun::fits(t, n, id, seat),
        (Happening::TheyDraw, Event::Draw(s)) => foe(s),
        (Happening::OthersDraw, Event::Draw(s)) => s != seat,
        (Happening::YouAttack, Event::Announced(id)) => crate::queue::find(t, id).is_some_and(|q| q.seat == seat),
        (Happening::AnyAttacks, Event::Announced(_)) => true,
        (Happening::YouGainXp, Event::Xp(s, _)) => s == seat,
        (Happening::TheyGainXp, Event::Xp(s, _)) => foe(s),
        (Happening::TheyAttack, Event::Announced(id)) => crate::queue::find(t, id).is_some_and(|q| foe(q.seat)),
        (Happening::TheyAct, Event::Played(id)) => {
            let fights = t.board.battle.as_ref().is_some_and(|b| b.action_phase);
            let acts = |q: &crate::board::Entry| match q.what {
                What::Power => true,
                What::Card => look::face(t, q.source).card.kind == Kind::Action,
                _ => false,
            };
            fights && crate::queue::find(t, id).is_some_and(|q| foe(q.seat) && acts(q))
        }
        // A blocker that faces nobody is placed anew, by no text. [705.4]
        (Happening::TheyAct, Event::Assign(id, _)) => {
            rule!("705.4" => crate::queue::resolving(t).is_none()) && foe(look::controller(t, id))
        }
        (Happening::AttacksYou, Event::Targeted(id)) => rule!("702.1" => look::controller(t, id) == seat),
        (Happening::IdleEnd, Event::EndDeclared(s)) => {
            rule!("603.2" => foe(s) && !t.board.players[s as usize].attacked)
        }
        (Happening::YouWin, Event::Chifumi(s, _)) => s == seat,
        (Happening::EndDeclared, Event::EndDeclared(s)) => s == seat,
        _ => false,
    }
}

/// Whether an event is this point of the turn or the battle. [602.2] [605.1] [708.3]
fn is_moment(t: &T, m: Moment, e: Event, seat: Seat) -> bool {
    match (m, e) {
        (Moment::FoesTurn, Event::TurnBegins(s)) | (Moment::FoesEnd, Event::TurnEnds(s)) => look::opposed(t, s, seat),
        (Moment::ActionBegins, Event::ActionPhase(true)) => true,
        (Moment::YourTurn, Event::TurnBegins(s)) | (Moment::YourEnd, Event::TurnEnds(s)) => s == seat,
        (Moment::EachTurn, Event::TurnBegins(_)) | (Moment::EachEnd, Event::TurnEnds(_)) => true,
        (Moment::Battle, Event::BattleEnds) | (Moment::ActionPhase, Event::ActionPhase(false)) => true,
        _ => false,
    }
}

/// The object that a card has become by appearing.
fn now(t: &T, old: ObjectId) -> ObjectId {
    t.objects.id(old.slot)
}
