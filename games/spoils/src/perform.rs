//! Making events true: all of a batch at once, then the triggers.

mod cards;
mod points;

pub(crate) use cards::{drawn, forget_as_character, mislay, shuffle};
pub(crate) use points::{expire, lost};

use crate::board::{Lasting, T, Zone, Zones};
use crate::event::{Change, Event, Manner, Until};
use crate::listen;
use crate::wake;
use arbiter_kernel::{Batch, Modifier, ObjectId, rule};
use smallvec::SmallVec;

/// Makes a batch true.
pub(crate) fn perform(t: &mut T, b: Batch) {
    let events = t.events_of(b);
    t.board.failed.clear();
    // Look back first: who leaves is seen as it was, by all that are there. [TR8]
    for (n, e) in events.iter().enumerate() {
        t.doing(n);
        wake::before(t, e);
    }
    let mut done: SmallVec<[Event; 4]> = SmallVec::new();
    for (n, e) in events.iter().enumerate() {
        t.doing(n);
        crate::story::tell(t, &events, e);
        if let Some(e) = one(t, *e) {
            done.push(e);
        }
    }
    cards::together(t, &events, &mut done);
    points::sums(t, &mut done);
    for e in &done {
        wake::after(t, e);
    }
    listen::states(t);
}

/// Makes one event true; what comes back is the event as later eyes see it.
fn one(t: &mut T, e: Event) -> Option<Event> {
    match e {
        Event::Move { id, to, end, manner, .. } => {
            if manner == Manner::Destroyed {
                points::fatal(t, id);
            }
            cards::put(t, id, to, end, manner);
            return None;
        }
        Event::Enter { id, seat, facedown, on, how } => {
            let id = cards::enter(t, id, seat, facedown, on);
            return Some(Event::Enter { id, seat, facedown, on, how });
        }
        Event::Flip { id, up, on, under, .. } => return cards::flip(t, id, up, on, under),
        Event::Announce { id, seat, scope } => {
            let id = cards::announce(t, id, seat, scope);
            return Some(Event::Announce { id, seat, scope });
        }
        Event::Create { face, seat } => {
            let id = cards::create(t, face, seat);
            let (facedown, on, how) = (false, ObjectId::NONE, crate::event::Entry::Put);
            return Some(Event::Enter { id, seat, facedown, on, how });
        }
        Event::Draw { seat, count } => {
            let count = cards::draw(t, seat, count);
            return (count > 0).then_some(Event::Draw { seat, count });
        }
        Event::Damage { .. } => points::damage(t, e),
        Event::Mend { on, amount } => {
            // The running total of the game goes down. [207.6] [408.5b]
            rule!("207.6", "408.5b");
            let m = &mut t.objects.at_mut(on.slot).mark;
            m.ruin = (m.ruin - amount).max(0);
            m.hurt = (m.hurt - amount).max(0);
            // What was mended destroys nothing any more. [408.8]
            t.board.harmed.iter_mut().filter(|h| h.to == on).for_each(|h| h.deadly = false);
        }
        Event::Influence { seat, by, paid } => {
            let by = points::influence(t, seat, by, paid);
            return (by != 0).then_some(Event::Influence { seat, by, paid });
        }
        Event::Deplete { id, .. } => {
            rule!("303.1");
            t.objects.at_mut(id.slot).mark.depleted = true;
        }
        Event::Restore(id) => {
            rule!("303.3");
            t.objects.at_mut(id.slot).mark.depleted = false;
        }
        Event::Attach { id, to, .. } => {
            // In the same instant it is detached from whatever it was attached to. [301.2] [301.3]
            rule!("301.1", "301.2", "301.3");
            // Of a payment it does not matter when it was made.
            let now = if t.place(to) == Some(Zone::Faction) { 0 } else { t.tick() };
            let m = &mut t.objects.at_mut(id.slot).mark;
            (m.on, m.on_since) = (to, now);
        }
        Event::Detach(id) => {
            let m = &mut t.objects.at_mut(id.slot).mark;
            (m.on, m.on_since) = (ObjectId::NONE, 0);
        }
        Event::Tokens { on, by, .. } => {
            rule!("409.1");
            let m = &mut t.objects.at_mut(on.slot).mark;
            m.tokens = m.tokens.saturating_add(by).max(0);
        }
        Event::Control { id, seat, until } => {
            let stamp = t.tick();
            t.modify(Modifier { on: id, stamp, change: Change::Control(seat), until });
            // Shortcut: the check that follows would hand it over. [407.3a]
            cards::pass(t, id, seat);
        }
        Event::Passes { id, seat } => cards::pass(t, id, seat),
        Event::Change { on, change, until } => modify(t, on, change, until),
        Event::Rule(lasting) => {
            let stamp = t.tick();
            t.board.lasting.push(Lasting { stamp, ..lasting });
        }
        Event::Shuffle(seat) => cards::shuffle(t, seat),
        Event::Reveal(id) => t.objects.at_mut(id.slot).known = arbiter_kernel::SeatSet::ALL,
        Event::Boundary => points::boundary(t),
        Event::Joins { id, attacking } => joins(t, id, attacking),
        Event::Withdraws(id) => {
            // It leaves its party, and what was assigned to it is lost. [302.15]
            rule!("302.15");
            if let Some(b) = &mut t.board.battle {
                b.withdraw(id);
            }
        }
        Event::Coin { .. }
        | Event::Picked { .. }
        | Event::TurnStarts(_)
        | Event::TurnEnds(_)
        | Event::Attacked { .. }
        | Event::Trailed(_)
        | Event::Formed { .. }
        | Event::BattleEnds => (),
    }
    Some(e)
}

/// A lasting change; temporary text listens like printed text. [508.1]
fn modify(t: &mut T, on: ObjectId, change: Change, until: Until) {
    let stamp = t.tick();
    t.modify(Modifier { on, stamp, change, until });
    if let Change::Ability(a, _) = change
        && t.place(on) == Some(Zone::Play)
    {
        rule!("508.1");
        listen::listen(t, on, a);
    }
}

/// Into a party; the blocking party may not have been formed yet. [607.1c.p2]
fn joins(t: &mut T, id: ObjectId, attacking: bool) {
    let Some(b) = &mut t.board.battle else { return };
    if b.has(id) || b.joiners.contains(&id) {
        return;
    }
    if attacking {
        b.attackers.push(id);
    } else if b.blocked {
        b.blockers.push(id);
    } else {
        rule!("607.1c.p2");
        b.joiners.push(id);
    }
}
