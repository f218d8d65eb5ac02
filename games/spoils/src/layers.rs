//! Reading a card: its printed values with everything that changes them
//! folded over, each time somebody asks. Control, then types, then text and
//! keywords, then numbers. [EF5]

mod info;
mod number;
mod standing;
mod types;

pub use info::{Glance, Info, glance, info};
pub(crate) use number::exceeds;
pub use number::{cost, stat, stat_at};
pub use standing::{
    Standing, applies, astir, bare, has_text, hears, listeners_of, live, said_by_any, standing, standing_at,
};
pub(crate) use standing::{each, given};
pub use types::kinds;
pub(crate) use types::{Types, kinds_at};

use crate::board::{Read, T, Zone, Zones, other};
use crate::event::Change;
use crate::listen;
use crate::targets::{Ctx, concerns};
use crate::words::{Ban, Gain, Keyword, Kinds, Player, Rule, Who};
use arbiter_kernel::{ObjectId, Seat, rule};
use smallvec::SmallVec;

/// A reading deep inside others sees a card's own values only: two texts that
/// ask about each other would never end. [EF5]
pub(crate) const DEEPEST: u8 = 3;

/// Whether it has an ability that is used.
pub(crate) fn able(t: &T, id: ObjectId, depth: u8) -> bool {
    // Shortcut: where nothing gives and takes texts, it has what is printed.
    if !t.modified(id) && !astir(t, [listen::GIVE, listen::BLANK]) && !t.objects.at(id.slot).mark.facedown {
        return t.face(id.slot).used.is_some();
    }
    abilities_at(t, id, depth).iter().any(|&a| t.rules.is_used(a) && standing::live(t, id, a, depth))
}

/// Whether it is of a type now.
#[must_use]
pub fn is(t: &T, id: ObjectId, kind: Kinds) -> bool {
    kinds(t, id).intersects(kind)
}

/// Whether it is a character.
#[must_use]
pub fn is_character(t: &T, id: ObjectId) -> bool {
    is(t, id, Kinds::CHARACTER)
}

/// Whether it is a resource.
#[must_use]
pub fn is_resource(t: &T, id: ObjectId) -> bool {
    is(t, id, Kinds::RESOURCE)
}

/// Whether it is a tactic.
#[must_use]
pub fn is_tactic(t: &T, id: ObjectId) -> bool {
    is(t, id, Kinds::TACTIC)
}

/// Whether it has Covert: one is as good as many. [507.3e] [507.3d]
#[must_use]
pub fn covert(t: &T, id: ObjectId) -> bool {
    keyword_at(t, id, Keyword::Covert, 0)
}

/// Whether a card may be played whenever a tactic may, by what it says itself or
/// has been given. [508.2]
#[must_use]
pub fn tactical(t: &T, id: ObjectId) -> bool {
    // What flips up is asked by its front. [507.4d]
    let front = t.objects.at(id.slot).mark.facedown;
    if front { t.face(id.slot).any_time } else { keyword_at(t, id, Keyword::Tactical, 0) }
}

pub(crate) fn keyword_at(t: &T, id: ObjectId, k: Keyword, depth: u8) -> bool {
    let Some(o) = t.objects.get(id) else { return t.ghosts.get(id).is_some_and(|g| g.covert) };
    if o.mark.facedown {
        return false;
    }
    let face = &t.rules.faces[o.face as usize];
    let printed = match k {
        Keyword::Covert => face.covert,
        Keyword::Tactical => face.any_time,
    };
    let mut has = printed && has_text(t, id, depth);
    // Shortcut: of most cards nothing says more.
    if !o.modified() && !said_by_any(t, listen::KEYWORD, |rule| speaks(rule, k)) {
        return has;
    }
    let mut lost = false;
    for m in t.modifiers_on(id) {
        match m.change {
            Change::Has(x, _) if x == k.into() && standing::stays(t, id, m.stamp, depth) => {
                rule!("507.3d", "508.2");
                rule!("507.3e");
                has = true;
            }
            Change::Loses(x) if x == k.into() => lost = true,
            _ => (),
        }
    }
    standing::each(
        t,
        listen::KEYWORD,
        depth,
        |s| speaks(s.rule, k) && changes(t, s, id),
        |s| {
            let Rule::Change(c) = s.rule else { return };
            let says = |yes: bool| c.gains.contains(&Gain::Keyword(yes, k));
            if concerns(t, &s.ctx(depth), &c.who, id) {
                lost |= says(false);
                if says(true) {
                    has |= rule!("508.2" => !standing::muted(t, id, &s, depth));
                }
            }
        },
    );
    // Losing beats gaining, whatever came first.
    has && !rule!("402.6" => lost)
}

/// Whether a rule is about this keyword.
fn speaks(rule: &Rule, k: Keyword) -> bool {
    let about = |g: &Gain| matches!(g, Gain::Keyword(_, x) if *x == k);
    matches!(rule, Rule::Change(c) if c.gains.iter().any(about))
}

/// Whether a rule may change what this card is or has. That is asked before its
/// condition, or rules would ask about each other far too often.
/// Shortcut if false: else the condition and the card are asked in vain.
fn changes(t: &T, s: &Standing, id: ObjectId) -> bool {
    let Rule::Change(c) = s.rule else { return false };
    match c.who {
        Who::This => s.source == id,
        Who::Attached(_) => t.objects.get(s.source).is_some_and(|o| o.mark.on == id),
        _ => true,
    }
}

/// Whether it has a subtype now. [201.4b]
#[must_use]
pub fn has_subtype(t: &T, id: ObjectId, name: &str, depth: u8) -> bool {
    let Some(o) = t.objects.get(id) else {
        return t.ghosts.get(id).is_some_and(|g| g.has_subtype(t, name));
    };
    if o.mark.facedown {
        return false;
    }
    let mut has = t.rules.faces[o.face as usize].card.subtypes.iter().any(|s| s == name);
    let mut lost = false;
    for m in t.modifiers_on(id) {
        if let Change::Subtype(gain, n) = m.change
            && t.rules.subtypes[n as usize] == name
        {
            if gain { has = true } else { lost = true }
        }
    }
    standing::each(
        t,
        listen::TYPE,
        depth,
        |s| changes(t, s, id),
        |s| {
            let Rule::Change(c) = s.rule else { return };
            let says = |gain: bool| c.gains.iter().any(|g| matches!(g, Gain::Subtype(x, n) if *x == gain && n == name));
            if concerns(t, &s.ctx(depth), &c.who, id) {
                has |= says(true);
                lost |= says(false);
            }
        },
    );
    // Losing beats gaining, whatever came first.
    rule!("201.4b" => has && !rule!("402.6" => lost))
}

/// The subtypes that texts can give or take, as far as a card has them: one bit
/// for each.
fn changeable_subtypes(t: &T, id: ObjectId) -> u128 {
    // Shortcut: where nothing gives or takes any, it has what is printed.
    if t.objects.get(id).is_some_and(|o| !o.modified() && !o.mark.facedown) && !astir(t, [listen::TYPE]) {
        return t.face(id.slot).subtypes;
    }
    let all = t.rules.subtypes.iter().enumerate();
    all.filter(|(_, s)| has_subtype(t, id, s, 0)).fold(0, |bits, (n, _)| bits | 1 << n)
}

/// Who controls a card in play by the effects on it: the newest that lasts,
/// else whoever brought it into play. [407.3a] [CT2]
#[must_use]
pub fn ruler(t: &T, id: ObjectId) -> Seat {
    let o = t.objects.at(id.slot);
    if o.modified() || astir(t, [listen::CONTROL]) {
        return ruled_by(t, id);
    }
    rule!("407.1");
    o.mark.base
}

/// The same where some effect may have a say in it.
#[inline(never)]
fn ruled_by(t: &T, id: ObjectId) -> Seat {
    let newest = t.modifiers_on(id).filter_map(|m| match m.change {
        Change::Control(seat) => Some((m.stamp, seat)),
        _ => None,
    });
    let rules = if astir(t, [listen::CONTROL]) { standing(t, listen::CONTROL) } else { SmallVec::new() };
    let ruled = rules.iter().filter_map(|s| match s.rule {
        Rule::Control(p, who) if concerns(t, &s.ctx(0), who, id) => {
            let seat = crate::targets::seats(t, &s.ctx(0), p).first().copied();
            // Nobody takes control who cannot. [402.7]
            seat.filter(|&seat| t.controller(id) == Some(seat) || !cannot_take(t, id, seat)).map(|seat| (s.stamp, seat))
        }
        _ => None,
    });
    match newest.chain(ruled).max_by_key(|n| n.0) {
        Some((_, seat)) => {
            rule!("407.3", "407.3a");
            seat
        }
        None => {
            rule!("407.1");
            t.objects.at(id.slot).mark.base
        }
    }
}

/// Whether something is forbidden to a card: cannot beats can. [402.7]
#[must_use]
pub fn banned(t: &T, id: ObjectId, what: impl Fn(&Ban) -> bool) -> bool {
    let yes = standing::any(t, listen::BAN, |s| match s.rule {
        Rule::Ban(who, ban) => what(ban) && concerns(t, &s.ctx(0), who, id),
        _ => false,
    });
    rule!("402.7" => yes)
}

/// Whether something is forbidden to a player. [402.7]
#[must_use]
pub fn player_banned(t: &T, seat: Seat, what: impl Fn(&Ctx, &Ban) -> bool) -> bool {
    let yes = standing::any(t, listen::BAN, |s| match s.rule {
        Rule::PlayerBan(p, ban) => means(t, &s.ctx(0), p, seat) && what(&s.ctx(0), ban),
        _ => false,
    });
    rule!("402.7" => yes)
}

/// Whether a player cannot take control of a card. [402.7]
#[must_use]
pub fn cannot_take(t: &T, id: ObjectId, seat: Seat) -> bool {
    player_banned(t, seat, |ctx, b| matches!(b, Ban::Control(who) if concerns(t, ctx, who, id)))
}

/// Whether a word for players means this one.
#[must_use]
pub fn means(t: &T, ctx: &Ctx, p: &Player, seat: Seat) -> bool {
    crate::targets::seats(t, ctx, p).contains(&seat)
}

/// Whether some standing rule of this shape concerns a card.
#[must_use]
pub fn ruled(t: &T, kind: u8, fits: impl Fn(&Standing, &Ctx) -> bool) -> bool {
    standing::any(t, kind, |s| fits(s, &s.ctx(0)))
}

/// Abilities a card has now: printed and given. [508.1]
#[must_use]
pub fn abilities(t: &T, id: ObjectId) -> SmallVec<[u16; 8]> {
    abilities_at(t, id, 0)
}

/// The same, for a reading that lies inside others.
fn abilities_at(t: &T, id: ObjectId, depth: u8) -> SmallVec<[u16; 8]> {
    let mut all = texts(t, id);
    all.extend(standing::given_to(t, id, depth));
    all
}

/// Its own text and what it has as temporary text, without what rules give to
/// it while they last.
#[must_use]
pub fn texts(t: &T, id: ObjectId) -> SmallVec<[u16; 8]> {
    let Some(o) = t.objects.get(id) else { return SmallVec::new() };
    let mut all: SmallVec<[u16; 8]> = t.rules.faces[o.face as usize].abilities.iter().copied().collect();
    if o.mark.facedown {
        // Only what says that it is used face-down. [411.1] [OB5]
        all.retain(|a| t.rules.abilities[*a as usize].down);
        return all;
    }
    all.extend(t.modifiers_on(id).filter_map(|m| match m.change {
        Change::Ability(a, _) => Some(a),
        _ => None,
    }));
    all
}

/// The same as far as the card has its text: what others can have of it. [508.1]
pub(crate) fn spoken(t: &T, id: ObjectId, depth: u8) -> SmallVec<[u16; 8]> {
    let mut all = texts(t, id);
    all.retain(|a| standing::kept(t, id, *a, depth));
    all
}

/// Both seats, the active player's first.
#[must_use]
pub fn in_order(t: &T) -> [Seat; 2] {
    [t.board.active, other(t.board.active)]
}

/// Whether a card of a deck lies face-up on top of it, because a rule says so.
#[must_use]
pub fn top_revealed(t: &T, seat: Seat, slot: u16) -> bool {
    t.cards(seat, Zone::Deck).first() == Some(&slot)
        && astir(t, [listen::OTHER])
        && ruled(t, listen::OTHER, |s, ctx| matches!(s.rule, Rule::TopRevealed(p) if means(t, ctx, p, seat)))
}
