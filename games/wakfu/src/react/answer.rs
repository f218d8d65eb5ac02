//! What a player can react with.

use super::{Open, Win, may, open};
use crate::board::{Change, Key, T, Zone, look, zone};
use crate::event::Event;
use crate::rules::Ability;
use crate::timing::Choice;
use crate::triggers::Kinds;
use crate::words::{Act, Clause, Named, Pending, Player, Power, Recent, Step, Tail, Who};
use crate::{choose, notes, pay, play, triggers};
use arbiter_kernel::{Events, ObjectId, Seat, rule};
use smallvec::SmallVec;

/// Bits for kinds of events, for standing answers.
pub(super) fn class(e: Event) -> u32 {
    let n = match e {
        Event::Tap(..) | Event::Untap(_) => 0,
        Event::Draw(_) => 1,
        Event::Damage(_) => 2,
        Event::Played(_) | Event::Placed(_) | Event::Chosen(..) => 3,
        Event::Appear(_) | Event::Token { .. } => 4,
        Event::Destroy { .. } | Event::Banish(_) => 5,
        Event::Xp(..) => 6,
        Event::Modify { .. } | Event::Enact(_) | Event::SwapControl(..) => 7,
        Event::Move(_) | Event::Displace(..) | Event::Expel(_) => 8,
        Event::TurnBegins(_) | Event::TurnEnds(_) | Event::EndDeclared(_) | Event::PhaseBegins(_) => 9,
        Event::Announced(_) | Event::Targeted(_) | Event::Attacks(_) | Event::Blocks(..) | Event::Blocked(_) => 10,
        _ => 11,
    };
    1 << n
}

/// What an event is that was open in a window.
pub(super) fn event_of(t: &T, win: Win, key: Key) -> Option<Event> {
    open(t, win).into_iter().find(|o| o.key == key).map(|o| o.event)
}

/// Whether a Reaction speaks of damage without saying when it is used. [809.3]
pub(crate) fn is_implied(ability: &Ability) -> bool {
    matches!(implied(ability), Some(Pending::To(_)))
}

/// The damage that a Reaction speaks of without saying when it is used. [809.3]
fn implied(ability: &Ability) -> Option<&Pending> {
    ability.power.steps().iter().find_map(|s| match s {
        Step::Do(all) => all.iter().find_map(|c| match c {
            Clause::You(Act::Reduce(_, p) | Act::Increase(_, p) | Act::Prevent(p) | Act::Redirect(p, _)) => Some(p),
            _ => None,
        }),
        _ => None,
    })
}

/// What must have been played for a Reaction that cancels or copies. [gl.cancel]
fn cancels(ability: &Ability) -> Option<crate::words::Cancelled> {
    ability.power.steps().iter().find_map(|s| match s {
        Step::Do(all) => all.iter().find_map(|c| match c {
            Clause::You(Act::Cancel(what) | Act::Copy(what)) => Some(*what),
            _ => None,
        }),
        _ => None,
    })
}

/// Whose Strength a Reaction cancels before it is gained. [809.3]
fn annuls(ability: &Ability) -> Option<&Who> {
    ability.power.steps().iter().find_map(|s| match s {
        Step::Do(all) => all.iter().find_map(|c| match c {
            Clause::You(Act::CancelBonus(who)) => Some(who),
            _ => None,
        }),
        _ => None,
    })
}

/// Of whom a Reaction says what has just happened. [809.3]
fn just(ability: &Ability) -> Option<(&crate::words::Noun, Tail)> {
    let mut found = None;
    ability.power.each_effect(&mut |n| {
        if let Named::Card(who) = n
            && let Some((noun, Some(tail))) = who.noun()
            && tail.is_news()
        {
            found = found.or(Some((noun, tail)));
        }
    });
    found
}

/// What a Reaction says that a player has just done. [809.3]
fn recent(ability: &Ability) -> Option<Recent> {
    let mut found = None;
    ability.power.each_effect(&mut |n| {
        if let Named::Player(Player::Just(_, r)) | Named::Card(Who::HeroOf(_, Player::Just(_, r))) = n {
            found = found.or(Some(*r));
        }
    });
    found
}

/// Whether a Reaction of this card answers this event, apart from its costs.
fn matches(t: &T, ability: &Ability, source: ObjectId, seat: Seat, o: &Open, all: &[Open]) -> bool {
    // Shortcut: it hears of nothing of the kind.
    if !ability.hears.meets(Kinds::of([&o.event])) {
        return false;
    }
    if let Some(who) = annuls(ability) {
        let Event::Modify { on, change: Change::Strength(n), .. } = o.event else { return false };
        return o.before && n > 0 && triggers::is_who(t, who, on, source, seat);
    }
    if let Some(what) = cancels(ability) {
        let Event::Played(id) = o.event else { return false };
        if o.before || !crate::effect::was_played(t, id, what) {
            return false;
        }
    }
    match (ability.answers(), implied(ability)) {
        (Some(h), _) => triggers::matches(t, h, o.event, o.before, source, seat, &events(all, o.before)),
        (None, Some(Pending::To(who))) => {
            let Event::Damage(p) = o.event else { return false };
            o.before && triggers::is_who(t, who, p.to, source, seat)
        }
        (None, _) => match just(ability) {
            Some((noun, tail)) => {
                let hit = choose::news(t, tail, o.event).filter(|_| !o.before);
                hit.is_some_and(|id| crate::noun::fits(t, noun, id, seat))
            }
            None => match recent(ability) {
                Some(r) => !o.before && crate::effect::did(t, r, o.event).is_some(),
                None => cancels(ability).is_some(),
            },
        },
    }
}

pub(super) fn events(all: &[Open], before: bool) -> Events<Event> {
    all.iter().filter(|o| o.before == before).map(|o| o.event).collect()
}

/// Everything a player could react with here, apart from passing. [809.2] [809.3]
pub(crate) fn reactions(t: &T, seat: Seat, win: Win, list: &play::Listing, out: &mut Vec<Choice>) {
    let all = open(t, win);
    let hand = t.zones.of(zone(seat, Zone::Hand)).iter().map(|&s| t.objects.id(s));
    let discard = t.zones.of(zone(seat, Zone::Discard)).iter().map(|&s| t.objects.id(s));
    let cards = hand.chain(discard).chain(look::controlled(t, seat)).collect::<Vec<_>>();
    for source in cards {
        let in_play = look::in_play(t, source);
        let (held, kind) = (look::zone_of(t, source) == zone(seat, Zone::Hand), look::face(t, source).card.kind);
        let action = held && kind == crate::card::Kind::Action;
        for ability in look::powers(t, source) {
            let a = &t.rules.abilities[ability as usize];
            let fits = a.reaction
                && match &a.power {
                    // A card from the Hand, or a cost power of one in play. [801.1]
                    Power::Watches { .. } if a.works_in() == Some(Zone::Discard) => {
                        look::zone_of(t, source) == zone(seat, Zone::Discard)
                    }
                    Power::Watches { .. } => (action && !a.stays) || (held && a.works_in() == Some(Zone::Hand)),
                    Power::Says { .. } => action && !a.power.is_limit(),
                    Power::Paid { .. } => match a.works_in() {
                        Some(z) => look::zone_of(t, source) == zone(seat, z),
                        None => in_play || (action && !a.stays),
                    },
                    _ => false,
                };
            if !fits {
                continue;
            }
            for o in all.iter().filter(|o| may(t, seat, o)) {
                if matches(t, a, source, seat, o, &all)
                    && play::could_play(t, seat, source, ability, Some(o.event), list)
                {
                    rule!("809.2", "809.3");
                    out.push(Choice::React(source, ability, o.key));
                }
            }
        }
    }
}

/// The options of a seat in a window.
pub(crate) fn options(t: &T, seat: Seat, win: Win, out: &mut Vec<Choice>) {
    out.push(Choice::Pass);
    reactions(t, seat, win, &play::Listing::offered(), out);
    out.push(Choice::Quiet);
}

fn reacts(t: &T, id: ObjectId) -> bool {
    let given = |n: u16| t.rules.abilities[n as usize].reaction;
    look::face(t, id).reacts
        || look::set_text_if(t, id, |f| f.reacts).is_some()
        || look::granted(t, id).into_iter().any(given)
}

/// What a player controls that has Reactions; their order does not matter.
fn reacting(t: &T, seat: Seat) -> impl Iterator<Item = ObjectId> + '_ {
    let given = look::is_granting(t);
    let all = given.then(|| look::all_in_play(t)).into_iter().flatten();
    let noted = (!given).then(|| look::among(t, notes::REACTS)).into_iter().flatten();
    all.chain(noted).filter(move |&id| look::controller(t, id) == seat && reacts(t, id))
}

/// Whether anything that is seen, or could be held, hears of what is open there.
pub(super) fn is_heard(t: &T, win: Win) -> bool {
    let events = t.events(win.batch);
    // What stands below or was played lets more be open.
    if !win.base || events.iter().any(|e| crate::queue::played(*e).is_some()) {
        return true;
    }
    let kinds = Kinds::of(events);
    let has = |id| look::face(t, id).set.is_some() || look::face(t, id).hears.meets(kinds);
    t.rules.answers.meets(kinds) || look::is_granting(t) || look::among(t, notes::REACTS).any(has)
}

/// Whether something that is there, or has just left, might fire by itself.
pub(super) fn any_fires(t: &T, win: Win) -> bool {
    let has = |id| look::face(t, id).set.is_some() || look::face(t, id).fires;
    look::is_granting(t)
        || look::among(t, notes::REACTS).any(has)
        || !win.before && t.events(win.batch).iter().any(|e| e.takes_away())
}

/// What has just left with Reactions of its own: they were there when it
/// happened. [804.3] [810.2d]
fn left(t: &T, seat: Seat, win: Win) -> impl Iterator<Item = ObjectId> + '_ {
    let gone = t.events(win.batch).iter().filter(move |e| !win.before && e.takes_away()).filter_map(|e| e.subject());
    gone.filter(move |&id| {
        t.objects.get(id).is_none()
            && look::is_play(look::zone_of(t, id))
            && look::controller(t, id) == seat
            && reacts(t, id)
    })
}

/// Whether, by all that everybody can see, a player might react: with a power
/// in play, or with a card that could be in the Hand, to what is open there. [505.2]
pub(crate) fn could(t: &T, seat: Seat, all: &[Open]) -> bool {
    // Shortcut: nothing to react with.
    if t.zones.is_empty(zone(seat, Zone::Hand))
        && t.zones.is_empty(zone(seat, Zone::Discard))
        && reacting(t, seat).next().is_none()
    {
        return false;
    }
    let seen: SmallVec<[&Open; 4]> = all.iter().filter(|o| may(t, seat, o)).collect();
    if seen.is_empty() {
        return false;
    }
    let kinds = Kinds::of(seen.iter().map(|o| &o.event));
    let list = play::Listing::offered();
    for source in reacting(t, seat) {
        for ability in look::powers(t, source) {
            let a = &t.rules.abilities[ability as usize];
            let answers = |o: &&Open| {
                matches(t, a, source, seat, o, all) && play::could_play(t, seat, source, ability, Some(o.event), &list)
            };
            let paid = a.reaction && a.hears.meets(kinds) && matches!(a.power, Power::Paid { .. });
            if paid && seen.iter().any(answers) {
                return true;
            }
        }
    }
    let known = t.zones.of(zone(seat, Zone::Discard)).iter().map(|&s| t.objects.id(s));
    // Shortcut: no card of the pool has any.
    for source in known.filter(|_| t.rules.lies) {
        for ability in look::powers(t, source) {
            let a = &t.rules.abilities[ability as usize];
            let answers = |o: &&Open| matches(t, a, source, seat, o, all);
            if a.reaction && a.works_in() == Some(Zone::Discard) && seen.iter().any(answers) {
                return true;
            }
        }
    }
    let Some(&held) = t.zones.of(zone(seat, Zone::Hand)).first() else { return false };
    let held = t.objects.id(held);
    let mut purse = None;
    // Any of the pool could be held: a card stands for each of them.
    t.rules.reactions.iter().any(|n| {
        let a = &t.rules.abilities[*n as usize];
        let level = t.rules.faces[a.face as usize].card.level.value();
        a.hears.meets(kinds)
            && seen.iter().any(|o| matches(t, a, held, seat, o, all))
            && (a.works_in().is_some() || level <= *purse.get_or_insert_with(|| pay::most(t, seat)))
    })
}

/// Triggered Reactions that fire for the first event they match, and whether
/// they are optional. [809.4] [809.6]
pub(super) fn automatic(t: &T, seat: Seat, win: Win) -> Vec<(Choice, bool)> {
    let own = |id: &ObjectId| look::controller(t, *id) == seat && reacts(t, *id);
    let there = look::all_in_play(t).filter(own).map(|id| (id, false));
    let sources: SmallVec<[(ObjectId, bool); 8]> = there.chain(left(t, seat, win).map(|id| (id, true))).collect();
    if sources.is_empty() {
        return Vec::new();
    }
    let all = open(t, win);
    for o in all.iter().filter(|o| may(t, seat, o)) {
        let mut found = Vec::new();
        for &(source, _) in sources.iter().filter(|s| !s.1 || o.event.takes_away()) {
            for ability in look::powers(t, source) {
                let a = &t.rules.abilities[ability as usize];
                let (Power::Watches { gate, while_, .. }, Some(h)) = (&a.power, a.power.watched()) else { continue };
                if !a.reaction
                    || a.works_in().is_some()
                    || !a.hears.meets(Kinds::of([&o.event]))
                    || !triggers::holds(t, while_.as_ref(), source, ability, seat)
                    || t.board.declined.contains(&(o.key, source, ability))
                    || crate::layers::powerless(t, source)
                    || !crate::layers::gate(t, seat, gate.as_ref())
                {
                    continue;
                }
                let mut scope = crate::board::Scope::new(source, ability, seat);
                scope.subject = o.event.subject().map(crate::board::Thing::Card);
                scope.cause = Some(o.event);
                if triggers::matches(t, h, o.event, o.before, source, seat, &events(&all, o.before))
                    && crate::effect::could_begin(t, ability, &scope)
                {
                    found.push((Choice::React(source, ability, o.key), a.optional));
                }
            }
        }
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

/// The options of a seat whose triggered Reactions could fire.
pub(crate) fn fires(t: &T, seat: Seat, win: Win, out: &mut Vec<Choice>) {
    let found = automatic(t, seat, win);
    if found.iter().all(|f| f.1) {
        out.push(Choice::Pass);
    }
    out.extend(found.into_iter().map(|f| f.0));
}
