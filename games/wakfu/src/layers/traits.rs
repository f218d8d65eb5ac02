//! What texts make of a card's traits, and what they let it do. [208] [104.1]

use super::{group, member, powerless, standing};
use crate::board::{Change, T, look};
use crate::words::{Freedom, Lasting, Power, Profession};
use arbiter_kernel::{ObjectId, rule};

/// What the newest of such texts says of a card.
fn newest<'a, W>(t: &'a T, id: ObjectId, of: impl Fn(&'a Lasting) -> Option<(&'a crate::words::Who, W)>) -> Option<W> {
    // Shortcut: no card of the pool says anything like it.
    if !t.rules.aligns {
        return None;
    }
    let mut found: Option<(u32, W)> = None;
    for source in look::all_in_play(t) {
        for power in &look::face(t, source).card.says.0 {
            let Power::Holds { holds, .. } = power else { continue };
            let Some((who, what)) = of(holds) else { continue };
            let since = look::mark(t, source).borne.max(t.objects.at(source.slot).since);
            let newer = found.as_ref().is_none_or(|f| f.0 < since);
            if newer && member(t, who, id, source, look::controller(t, source), &|_| 0) && !powerless(t, source) {
                found = Some((since, what));
            }
        }
    }
    found.map(|f| f.1)
}

/// The Alignment that a text gives a card: the newest takes the place of all
/// others. [401.3d]
#[must_use]
pub fn alignment(t: &T, id: ObjectId) -> Option<&str> {
    newest(t, id, |holds| match holds {
        Lasting::Aligned(who, family) => Some((who, family.0.as_str())),
        _ => None,
    })
}

/// The only class or family that a text leaves a card. [401.1] [401.2]
#[must_use]
pub fn becomes(t: &T, id: ObjectId) -> Option<&str> {
    newest(t, id, |holds| match holds {
        Lasting::Becomes(who, family) => Some((who, family.0.as_str())),
        _ => None,
    })
}

/// Whether it has a Profession, or this one. [401.4]
#[must_use]
pub fn artisan(t: &T, id: ObjectId, of: Option<Profession>) -> bool {
    let printed = look::face(t, id).is_artisan(of) && !powerless(t, id);
    let given = |c: Change| matches!(c, Change::Profession(p) if of.is_none_or(|o| o == p));
    rule!("401.4" => printed || t.modifiers_on(id).any(|m| given(m.change)))
}

/// Whether a text lets it do this. [104.1]
#[must_use]
pub fn may(t: &T, id: ObjectId, what: Freedom) -> bool {
    let mut found = false;
    standing(t, &mut |s| {
        if let Lasting::May(who, free) = s.holds {
            found = found || (*free == what && group(t, &s, who, id));
        }
    });
    found
}
