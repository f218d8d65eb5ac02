//! What a card is right now: printed values with persistent effects applied in
//! the book's order. Nothing is cached; a card that left is answered for by
//! its ghost.

mod asks;
mod found;
mod given;
mod number;
mod settle;

pub use found::{Found, Known};
pub use given::{abilities, given, has_ability, passives, used_up};
pub(crate) use given::{heard, may_be_given, passives_at};
pub use number::{attack, defense, lowered, unaided};
pub(crate) use number::{lowers_defense, reads_numbers, stat};
pub use settle::Numbers;

use crate::board::{EX_LIMIT, FIELD_LIMIT, HAND_LIMIT, Link, Read, T, Zones, zone};
use crate::event::Change;
use crate::listen::{self, KEYWORD, LIMIT, TRAIT};
use crate::rules::{Core, Face, Keywords, Sort};
use crate::targets::{Ctx, concerns, cond, matches_for};
use crate::words::{Ban, Keyword, Passive, Who, Zone};
use arbiter_kernel::{Listener, ObjectId, Seat, Total, rule};
use serde::{Deserialize, Serialize};

/// What a card is, or was when it left. [10.11.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Info {
    /// The face whose information it has: its own, or the linked one's. [5.15.2]
    pub face: u16,
    /// Its own face.
    pub own: u16,
    /// Who controls it.
    pub seat: Seat,
    /// Who owns it.
    pub owner: Seat,
    /// Where it is.
    pub zone: Zone,
    /// Attack.
    pub attack: i16,
    /// Defense.
    pub defense: i16,
    /// Keywords.
    pub keywords: Keywords,
    /// Engaged.
    pub engaged: bool,
    /// It has an evolve link, or is an evolved card.
    pub evolved: bool,
    /// Traits that passives give it, one bit each as the rules number them. [10.9.1.3]
    pub traits: u64,
    /// It was played this turn, by this player.
    pub played: Option<Seat>,
}

/// The face whose information a card has. [10.9.1.1] [10.9.1.1.1]
#[must_use]
#[inline]
pub fn shown(t: &T, id: ObjectId) -> u16 {
    let o = t.objects.at(id.slot);
    if o.mark.linked { linked(t, id).unwrap_or(o.face) } else { o.face }
}

/// The face behind a link, apart from the many cards that have none.
fn linked(t: &T, id: ObjectId) -> Option<u16> {
    // [11.6.2] Until rules handling, the newest link speaks. [R22]
    let mut newest: Option<&Link> = None;
    for l in t.board.links.iter().filter(|l| l.follower == id) {
        newest = newest.filter(|n| n.stamp > l.stamp).or(Some(l));
    }
    let newest = newest?;
    rule!("5.15.2", "10.9.1.1.1");
    Some(t.objects.at(newest.card.slot).face)
}

/// The printed side of what a card is now.
#[must_use]
pub fn face(t: &T, id: ObjectId) -> &Face {
    &t.rules.faces[shown(t, id) as usize]
}

/// The small row of what a card is now.
#[must_use]
#[inline]
pub fn core(t: &T, id: ObjectId) -> &Core {
    &t.rules.cores[shown(t, id) as usize]
}

/// Everything at once, for ghosts and tests of last information.
#[must_use]
pub fn info(t: &T, id: ObjectId) -> Option<Info> {
    let Some(o) = t.objects.get(id) else {
        rule!("10.11.1");
        return t.ghosts.get(id).copied();
    };
    let face = shown(t, id);
    Some(Info {
        face,
        own: o.face,
        seat: t.controller(id)?,
        owner: o.owner,
        zone: t.place(id)?,
        attack: attack(t, id),
        defense: defense(t, id),
        keywords: keywords(t, id),
        engaged: o.mark.engaged,
        evolved: t.rules.faces[face as usize].card.evolved,
        traits: given_traits(t, id),
        played: o.mark.played,
    })
}

/// The traits that passives give a card. [10.9.1.3]
fn given_traits(t: &T, id: ObjectId) -> u64 {
    if !heard(t, TRAIT) {
        return 0;
    }
    let given = (0..).zip(&t.rules.given_traits).filter(|(_, name)| has_trait(t, id, name));
    given.fold(0, |all, (n, _): (u32, _)| all | 1 << n)
}

/// Its keywords without what other cards' passives give. [10.9.1.2]
#[must_use]
pub fn own_keywords(t: &T, id: ObjectId) -> Keywords {
    let mut k = core(t, id).keywords;
    for m in t.modifiers_on(id) {
        match m.change {
            Change::Has(x) => k.add(x),
            Change::Loses(x) => k.remove(x),
            Change::LosesAll => k = Keywords::default(),
            _ => (),
        }
    }
    k
}

/// Its keywords. First layer: abilities. [10.9.1.2]
#[must_use]
#[inline]
pub fn keywords(t: &T, id: ObjectId) -> Keywords {
    keywords_at(t, id, Known::All)
}

#[inline]
pub(crate) fn keywords_at(t: &T, id: ObjectId, known: Known<'_>) -> Keywords {
    // Shortcut: where nothing gives or takes keywords, those printed are all there are.
    if !heard(t, KEYWORD) && !t.modified(id) {
        return core(t, id).keywords;
    }
    match known {
        Known::SoFar(found) => found.of(id).map_or_else(|| own_keywords(t, id), |row| row.keywords),
        Known::All => all_keywords(t, id),
        Known::Apart => changed_keywords(t, id, known),
    }
}

#[inline(never)]
fn all_keywords(t: &T, id: ObjectId) -> Keywords {
    // Shortcut: passives give keywords on the fields only, where there are any.
    if !t.on_field(id) || !heard(t, KEYWORD) {
        return own_keywords(t, id);
    }
    match found::whole(t).and_then(|found| found.of(id).copied()) {
        Some(row) => row.keywords,
        None => changed_keywords(t, id, Known::Apart),
    }
}

/// Its keywords, as far as what passives ask for has been found.
fn changed_keywords(t: &T, id: ObjectId, known: Known<'_>) -> Keywords {
    let mut k = own_keywords(t, id);
    // Shortcut: the same.
    if !t.on_field(id) || !heard(t, KEYWORD) {
        return k;
    }
    // [10.9.1.5] One that gives what another asks for is applied before it:
    // going round until nothing is added comes to the same.
    loop {
        let before = k;
        let mut asking = false;
        let more =
            |p: &Passive| matches!(p, Passive::Have { gift, .. } if !gift.keywords.iter().all(|x| before.has(*x)));
        for (l, p) in passives_at(t, KEYWORD, known, more) {
            asking |= matches!(p, Passive::Have { whom: Who::Each(f), .. } if f.keyword.is_some());
            if let Passive::Have { whom, gift, when } = p
                && applies(t, &l, whom, when.as_ref(), id, Some(k), known)
            {
                rule!("10.9.1.2");
                let since = t.objects.at(l.on.slot).since;
                // [10.9.1.6] [10.9.1.6.1] What it lost after that effect began stays lost.
                rule!("10.9.1.6", "10.9.1.6.1");
                gift.keywords.iter().filter(|x| !lost_since(t, id, **x, since)).for_each(|x| k.add(*x));
            }
        }
        // Shortcut: nobody asks for what was added.
        if k == before || !asking {
            break;
        }
        rule!("10.9.1.5");
    }
    k
}

fn lost_since(t: &T, id: ObjectId, k: Keyword, since: u32) -> bool {
    t.modifiers_on(id).any(|m| m.stamp > since && (m.change == Change::LosesAll || m.change == Change::Loses(k)))
}

/// Whether a passive concerns a card.
pub(crate) fn applies(
    t: &T,
    l: &Listener,
    whom: &Who,
    when: Option<&crate::words::Cond>,
    id: ObjectId,
    keywords: Option<Keywords>,
    known: Known<'_>,
) -> bool {
    // Shortcut: its condition need not be looked at.
    if matches!(whom, Who::This) && l.on != id {
        return false;
    }
    // [3.1.2.1] Its controller is the controller of its card.
    rule!("3.1.2.1");
    let Some(me) = t.controller(l.on) else { return false };
    let ctx = Ctx { known, ..Ctx::new(me, l.on, None) };
    let valid = when.is_none_or(|c| cond(t, &ctx, c));
    rule!("10.3.3");
    let yes = valid && concerns(t, &ctx, whom, id, keywords);
    rule!("10.1.1.3" => yes)
}

/// Whether it has a keyword.
#[must_use]
#[inline]
pub fn has(t: &T, id: ObjectId, k: Keyword) -> bool {
    // Shortcut: what no passive gives need not be looked for.
    let given = heard(t, KEYWORD) && t.rules.given_keywords.has(k);
    if given || t.modified(id) { all_keywords(t, id).has(k) } else { core(t, id).keywords.has(k) }
}

/// Whether it has a trait: printed ones, and second layer. [10.9.1.3]
#[must_use]
pub fn has_trait(t: &T, id: ObjectId, name: &str) -> bool {
    has_trait_at(t, id, name, Known::All)
}

pub(crate) fn has_trait_at(t: &T, id: ObjectId, name: &str, known: Known<'_>) -> bool {
    if face(t, id).card.traits.iter().any(|x| x == name) {
        return true;
    }
    let row = match known {
        Known::SoFar(found) => found.of(id).copied(),
        Known::All if heard(t, TRAIT) => match found::whole(t).and_then(|found| found.of(id).copied()) {
            None => return given_trait(t, id, name, Known::Apart),
            row => row,
        },
        Known::Apart => return given_trait(t, id, name, known),
        Known::All => None,
    };
    let bit = |n: usize| row.is_some_and(|row| row.traits & (1 << n) != 0);
    t.rules.given_traits.iter().position(|given| given == name).is_some_and(bit)
}

/// Whether some passive gives it a trait. [10.9.1.3]
fn given_trait(t: &T, id: ObjectId, name: &str, known: Known<'_>) -> bool {
    let suits = |p: &Passive| matches!(p, Passive::AlsoTrait { name: n, .. } if n == name);
    passives_at(t, TRAIT, known, suits).any(|(l, p)| {
        let Passive::AlsoTrait { whom, .. } = p else { return false };
        let yes = applies(t, &l, whom, None, id, None, known);
        rule!("10.9.1.3" => yes)
    })
}

/// How many cards a zone may hold. [4.4.4] [4.7.3] [4.8.3]
#[must_use]
#[inline]
pub fn limit(t: &T, seat: Seat, z: Zone) -> usize {
    let base = match z {
        Zone::Field => {
            rule!("4.4.4.1");
            FIELD_LIMIT
        }
        Zone::Ex => {
            rule!("4.8.3.1");
            EX_LIMIT
        }
        Zone::Hand => {
            rule!("4.7.3.1");
            HAND_LIMIT
        }
        _ => return usize::MAX,
    };
    if heard(t, LIMIT) { changed_limit(t, seat, z, base) } else { base as usize }
}

#[inline(never)]
fn changed_limit(t: &T, seat: Seat, z: Zone, base: i8) -> usize {
    let more = passives(t, LIMIT, |p| matches!(p, Passive::Limit { zone, .. } if *zone == z))
        .filter(|(l, _)| t.controller(l.on) == Some(seat))
        .map(|(_, p)| match p {
            Passive::Limit { zone, by } if *zone == z => {
                rule!("4.4.4", "4.7.3", "4.8.3");
                i16::from(*by)
            }
            _ => 0,
        })
        .total();
    i16::from(base).saturating_add(more).max(0) as usize
}

/// Whether there is room for one more.
#[must_use]
pub fn room(t: &T, seat: Seat, z: Zone) -> bool {
    t.zones.len(zone(seat, z)) < limit(t, seat, z)
}

/// Whether something is forbidden to a card. [1.3.3]
#[must_use]
#[inline]
pub fn banned(t: &T, id: ObjectId, what: Ban) -> bool {
    let kind = listen::cannot(what);
    (t.modified(id) || heard(t, kind)) && is_banned(t, id, what)
}

/// Whether a card may not be played: by an effect on it, by its own text, or by
/// a rule about cards in hand, which means the EX area too. [1.3.3] [4.4.3.1]
#[must_use]
#[inline]
pub fn cannot_be_played(t: &T, id: ObjectId) -> bool {
    // Shortcut: else nothing speaks of it.
    let spoken_of = t.modified(id) || core(t, id).bars_itself || heard(t, listen::cannot(Ban::BePlayed));
    spoken_of && is_kept_back(t, id)
}

#[inline(never)]
fn is_kept_back(t: &T, id: ObjectId) -> bool {
    let what = Ban::BePlayed;
    let kind = listen::cannot(what);
    let Some(seat) = t.controller(id) else { return false };
    let own = |a: &u16| match &t.rules.abilities[*a as usize].sort {
        // [10.3.4] It works where it is played from.
        Sort::Passive(Passive::Cannot { whom: Who::This, what: Ban::BePlayed, when }) => {
            rule!("10.3.4");
            when.as_ref().is_none_or(|c| cond(t, &Ctx::new(seat, id, None), c))
        }
        _ => false,
    };
    let by_rule = || {
        passives(t, kind, |_| true).any(|(l, p)| match (p, t.controller(l.on)) {
            (Passive::Cannot { whom: Who::Each(f), when, .. }, Some(me)) => {
                let ctx = Ctx::new(me, l.on, None);
                let zone = f.zone != Zone::Ex || t.place(id) == Some(Zone::Ex);
                rule!("4.4.3.1");
                zone && matches_for(t, &ctx, f, id, seat) && when.as_ref().is_none_or(|c| cond(t, &ctx, c))
            }
            _ => false,
        })
    };
    let yes = t.modifiers_on(id).any(|m| m.change == Change::Ban(what))
        || face(t, id).abilities.iter().any(own)
        || (heard(t, kind) && by_rule());
    rule!("1.3.3" => yes)
}

#[inline(never)]
fn is_banned(t: &T, id: ObjectId, what: Ban) -> bool {
    let own = t.modifiers_on(id).any(|m| m.change == Change::Ban(what));
    let yes = own
        || passives(t, listen::cannot(what), |_| true).any(|(l, p)| match p {
            Passive::Cannot { whom, when, .. } => applies(t, &l, whom, when.as_ref(), id, None, Known::All),
            _ => false,
        });
    rule!("1.3.3" => yes)
}
