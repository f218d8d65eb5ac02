//! What lasting texts make of damage and of Experience. [811.4]

use super::{group, in_group, standing};
use crate::board::{Change, T};
use crate::words::{Coming, Lasting, Shift};
use arbiter_kernel::{ObjectId, Seat};

/// By how much the gains of a player are more. [811.4]
#[must_use]
pub fn more_xp(t: &T, seat: Seat) -> i16 {
    let mut sum = 0;
    standing(t, &mut |s| {
        if let Lasting::MoreXp(n) = s.holds {
            sum += i16::from(*n) * i16::from(s.seat == seat);
        }
    });
    sum
}

/// What lasting texts make of damage before it is dealt: as much more, and
/// whether nothing is left. [811.4]
#[must_use]
pub fn shift(t: &T, by: Option<ObjectId>, to: ObjectId) -> (i16, bool) {
    let (mut more, mut none) = (0i16, false);
    let mut note = |shift: Shift| match shift {
        Shift::Less(n) => more -= i16::from(n),
        Shift::More(n) => more += i16::from(n),
        Shift::None => none = true,
    };
    for (id, deals) in [(Some(to), false), (by, true)] {
        let Some(id) = id.filter(|&id| t.objects.get(id).is_some()) else { continue };
        for m in t.modifiers_on(id) {
            if let Change::Damage(d, shift) = m.change
                && d == deals
            {
                note(shift);
            }
        }
        for g in &t.board.groups {
            if let Change::Damage(d, shift) = g.change
                && d == deals
                && in_group(t, g, id)
            {
                note(shift);
            }
        }
        standing(t, &mut |s| match s.holds {
            Lasting::Damage(Coming::To(who), shift) if !deals && group(t, &s, who, id) => note(*shift),
            Lasting::Damage(Coming::ToIt(spot), shift) if !deals => {
                let scope = crate::board::Scope::new(s.source, s.ability, s.seat);
                if crate::effect::it(t, &scope, spot.0).contains(&id) {
                    note(*shift);
                }
            }
            Lasting::Damage(Coming::By(who), shift) if deals && group(t, &s, who, id) => note(*shift),
            _ => (),
        });
    }
    (more, none)
}
