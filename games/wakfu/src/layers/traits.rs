//! What texts make of a card's traits, and what they let it do. [208] [104.1]

use super::standing::since;
use super::{group, in_group, member, powerless, standing};
use crate::board::{Change, T, look};
use crate::card::Kind;
use crate::notes;
use crate::rules::Sorts;
use crate::words::{Freedom, Lasting, Power, Profession};
use arbiter_kernel::{ObjectId, rule};

/// What the newest of such texts says of a card.
fn newest<'a, W>(t: &'a T, id: ObjectId, of: impl Fn(&'a Lasting) -> Option<(&'a crate::words::Who, W)>) -> Option<W> {
    // Shortcut: no card of the pool says anything like it.
    if !t.rules.aligns {
        return None;
    }
    let mut found: Option<(u32, W)> = None;
    let speaks = |&source: &ObjectId| look::face(t, source).holds.meets(Sorts::TRAIT);
    for source in look::among(t, notes::STANDS).filter(speaks) {
        for ability in look::face(t, source).powers() {
            let (cond, holds) = match &t.rules.abilities[ability as usize].power {
                Power::Holds { holds, .. } => (false, holds),
                Power::While { holds, .. } => (true, holds),
                _ => continue,
            };
            let Some((who, what)) = of(holds) else { continue };
            let always = look::mark(t, source).borne.max(t.objects.at(source.slot).since);
            let since = if cond { since(t, source, ability) } else { Some(always) };
            let Some(since) = since else { continue };
            let newer = found.as_ref().is_none_or(|f| f.0 < since);
            if newer && member(t, who, id, source, look::controller(t, source), &|_| 0) && !powerless(t, source) {
                rule!("805.1");
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
    let of_kind = || t.board.groups.iter().any(|g| given(g.change) && in_group(t, g, id));
    rule!("401.4" => printed || t.modifiers_on(id).any(|m| given(m.change)) || of_kind())
}

/// How much damage a Zone stands in a battle, if a text lets it be attacked.
#[must_use]
pub fn besieged(t: &T, id: ObjectId) -> Option<i16> {
    let mut most = None;
    // Shortcut: nothing but a Zone says it.
    if !look::in_play(t, id) || look::kind(t, id) != Kind::Zone {
        return most;
    }
    standing(t, Sorts::OTHER, &mut |s| {
        if let Lasting::Besieged(_, n) = s.holds
            && s.source == id
        {
            most = Some(i16::from(n.0));
        }
    });
    most
}

/// Whether a text lets it do this. [104.1]
#[must_use]
pub fn may(t: &T, id: ObjectId, what: Freedom) -> bool {
    let mut found = false;
    standing(t, Sorts::FREEDOM, &mut |s| {
        if let Lasting::May(who, free) = s.holds {
            found = found || (*free == what && group(t, &s, who, id));
        }
    });
    found
}
