//! What lasting texts make of damage and of Experience. [811.4]

use super::{group, in_group, standing};
use crate::board::{Change, Scope, T, What};
use crate::event::Packet;
use crate::noun;
use crate::rules::Sorts;
use crate::words::{Coming, Lasting, Shift, Step};
use arbiter_kernel::{ObjectId, Seat, rule};

/// By how much the gains of a player are more. [811.4]
#[must_use]
pub fn more_xp(t: &T, seat: Seat) -> i16 {
    let mut sum = 0;
    standing(t, Sorts::OTHER, &mut |s| {
        if let Lasting::MoreXp(n) = s.holds {
            sum += i16::from(*n) * i16::from(s.seat == seat);
        }
    });
    sum
}

/// What lasting texts make of damage before it is dealt: as much more, and
/// whether nothing is left. [811.4]
#[must_use]
pub fn shift(t: &T, p: &Packet) -> (i16, bool) {
    let (mut more, mut less, mut none, mut sure) = (0i16, 0i16, false, false);
    // Led to another one, it has been raised and lowered already by what is said of its dealer.
    each(t, p, &mut |shift, deals| match shift {
        Shift::Less(_) | Shift::More(_) if deals && p.redirected => (),
        Shift::Less(n) => less += i16::from(n),
        Shift::More(n) => more += i16::from(n),
        Shift::None => none = true,
        Shift::Sure | Shift::Straight => sure = true,
    });
    // "Cannot be reduced" beats what reduces. [104.2]
    if sure { (more, false) } else { (more - less, none) }
}

/// Whether it cannot be reduced, and whether it cannot be led elsewhere. [104.2]
#[must_use]
pub fn sure(t: &T, p: &Packet) -> (bool, bool) {
    let (mut sure, mut straight) = (false, false);
    each(t, p, &mut |shift, _| {
        sure |= matches!(shift, Shift::Sure | Shift::Straight);
        straight |= shift == Shift::Straight;
    });
    rule!("104.2");
    (sure, straight)
}

/// Whether a power of its dealer deals it. [801.1]
fn by_power(t: &T, p: &Packet) -> bool {
    let entry = p.entry.and_then(|id| crate::queue::find(t, id));
    let own = |q: &crate::board::Entry| matches!(q.what, What::Power | What::Trigger) && Some(q.source) == p.by;
    !p.battle && entry.is_some_and(own)
}

/// Every lasting text about this damage, and whether it is about who deals it
/// rather than about whom it hits.
fn each(t: &T, p: &Packet, note: &mut dyn FnMut(Shift, bool)) {
    let there = |id: &ObjectId| t.objects.get(*id).is_some();
    let (to, by) = (Some(p.to).filter(there), p.by.filter(there));
    let power = || by_power(t, p);
    for (id, deals) in [(to, false), (by, true)] {
        let Some(id) = id else { continue };
        for m in t.modifiers_on(id) {
            match m.change {
                Change::Damage(d, shift) if d == deals => note(shift, deals),
                Change::ElementDamage(e, shift) if !deals && p.element == e => note(shift, deals),
                Change::PowerDamage(shift) if deals && power() => note(shift, deals),
                _ => (),
            }
        }
        for g in &t.board.groups {
            match g.change {
                Change::Damage(d, shift) if d == deals && in_group(t, g, id) => note(shift, deals),
                Change::ElementDamage(e, shift) if !deals && p.element == e && in_group(t, g, id) => note(shift, deals),
                Change::PowerDamage(shift) if deals && power() && in_group(t, g, id) => note(shift, deals),
                _ => (),
            }
        }
    }
    let (takes, gives) = (
        |who: &_, s: &_| to.is_some_and(|id| group(t, s, who, id)),
        |who: &_, s: &_| by.is_some_and(|id| group(t, s, who, id)),
    );
    // What the text that deals it says of it. [104.2]
    let text = p.entry.and_then(|id| crate::queue::find(t, id)).and_then(|q| t.rules.abilities.get(q.ability as usize));
    for step in text.map_or(&[][..], |a| a.power.steps()) {
        if let Step::These(shift) = step {
            note(*shift, true);
        }
    }
    standing(t, Sorts::DAMAGE, &mut |s| {
        if let Lasting::LessTo(n, who) = s.holds
            && takes(who, &s)
        {
            note(Shift::Less(*n), false);
        }
        let Lasting::Damage(coming, shift) = s.holds else { return };
        let meant = match coming {
            Coming::To(who) => takes(who, &s),
            // Nothing is named for a continuous power.
            Coming::NamedTo(_) => false,
            Coming::By(who) => gives(who, &s),
            Coming::ByPowers(who) => gives(who, &s) && power(),
            Coming::ToBy(who, what) => takes(who, &s) && by.is_some_and(|id| noun::fits(t, what, id, s.seat)),
            Coming::All => true,
            Coming::ToIt(spot) => {
                let scope = Scope::new(s.source, s.ability, s.seat);
                to.is_some_and(|id| crate::effect::it(t, &scope, spot.0).contains(&id))
            }
        };
        if meant {
            note(*shift, matches!(coming, Coming::By(_) | Coming::ByPowers(_) | Coming::All));
        }
    });
}
