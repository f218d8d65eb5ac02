//! Which cards a text means, whether a condition holds, and how much an
//! amount is.

mod valid;

pub(crate) use valid::place_only;
pub use valid::{amount, compare, cond, open, spells};

use crate::board::{Cards, Read, Scope, T, Thing, Zones, other, zone};
use crate::card::Kind;
use crate::layers::{self, Info};
use crate::rules::Keywords;
use crate::words::{Bound, Filter, Keyword, Kinds, Posture, Side, Stat, Who, Whose, Zone};
use arbiter_kernel::{ObjectId, Seat, rule};
use smallvec::SmallVec;

/// Notes of a scope: options chosen, as bits. [5.17.3]
pub const CHOSEN: usize = 0;
/// Notes of a scope: extras accepted, as bits. [10.6.2.2.1]
pub const ACCEPTED: usize = 1;
/// Notes of a scope: spells in the own cemetery when resolving began. [13.3.1.4]
pub const SPELLS: usize = 2;
/// Notes of a scope: cards in the own cemetery when resolving began. [13.5.1.3.2]
pub const GRAVES: usize = 3;
/// Notes of a scope: result of the die. [5.19.1]
pub const ROLL: usize = 4;
/// Notes of a scope: one once the counts are frozen.
pub const FROZEN: usize = 5;
/// Notes of a scope: zone that the card was played from. [R10]
pub const FROM: usize = 6;
/// Notes of a scope: use of an evolution point, running numbers of a word.
pub const NUMBER: usize = 7;

/// Who reads a text: its controller, the card it stands on, and what was
/// chosen for it.
#[derive(Clone, Copy)]
pub struct Ctx<'a> {
    /// `you`
    pub me: Seat,
    /// `this card`
    pub source: ObjectId,
    /// What was picked, if the text is being played.
    pub scope: Option<&'a Scope>,
    /// What is known of cards: all, or what has been found while it is. [10.9.1.5]
    pub known: layers::Known<'a>,
    /// Attack and defense as far as they have been found, while they are. [10.9.1.5]
    pub numbers: Option<&'a layers::Numbers>,
    /// A card that counts as being played already: it is in no hand and in no
    /// EX area any more. [10.6.2.1]
    pub played: ObjectId,
}

impl<'a> Ctx<'a> {
    /// Of a text that nobody is playing, or that is being played.
    #[must_use]
    pub fn new(me: Seat, source: ObjectId, scope: Option<&'a Scope>) -> Self {
        Ctx { me, source, scope, known: layers::Known::All, numbers: None, played: ObjectId::NONE }
    }

    /// The same while this card is being played.
    #[must_use]
    pub fn playing(self, id: ObjectId) -> Self {
        Ctx { played: id, ..self }
    }

    /// The context of a text being played.
    #[must_use]
    pub fn of(scope: &'a Scope) -> Self {
        Ctx::new(scope.controller, scope.source, Some(scope))
    }
}

/// The seats a word means.
#[must_use]
pub fn seats(me: Seat, whose: Whose) -> SmallVec<[Seat; 2]> {
    match whose {
        Whose::Your => SmallVec::from_slice(&[me]),
        Whose::Opponent => SmallVec::from_slice(&[other(me)]),
        Whose::Each => SmallVec::from_slice(&[me, other(me)]),
    }
}

/// Whether a card that lies where the filter looks is what it says. [4.4.3]
fn suits(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId) -> bool {
    let o = t.objects.at(id.slot);
    let seat = t.controller(id).unwrap_or(o.owner);
    (!facedown(t, id) || f.is_plain())
        && is_kind(t, ctx, f, id, seat, layers::shown(t, id), o.face)
        && f.posture.is_none_or(|p| (p == Posture::Engaged) == o.mark.engaged)
        && f.attack.is_none_or(|b| within(b, layers::stat(t, ctx, id, Stat::Attack)))
        && f.defense.is_none_or(|b| within(b, layers::stat(t, ctx, id, Stat::Defense)))
        && f.keyword.is_none_or(|k| layers::keywords_at(t, id, ctx.known).has(k))
        && (f.traits.is_empty() || {
            rule!("2.4.2");
            f.traits.iter().any(|x| layers::has_trait_at(t, id, x, ctx.known))
        })
}

/// Whether a card lies facedown among those banished: nobody knows what it is. [4.2.3.2] [R60]
pub(crate) fn facedown(t: &T, id: ObjectId) -> bool {
    let yes = t.objects.at(id.slot).mark.flipped && t.place(id) == Some(Zone::Banished);
    rule!("4.2.3.2" => yes)
}

/// The same for a card as it was or will have been seen; its zone is not asked.
#[must_use]
pub fn matches_info(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId, i: &Info) -> bool {
    let traits = &t.rules.faces[i.face as usize].card.traits;
    let given =
        |x: &String| (0..).zip(&t.rules.given_traits).any(|(n, g): (u32, _)| g == x && i.traits & (1 << n) != 0);
    is_kind(t, ctx, f, id, i.seat, i.face, i.own)
        && f.posture.is_none_or(|p| (p == Posture::Engaged) == i.engaged)
        && f.attack.is_none_or(|b| within(b, i.attack))
        && f.defense.is_none_or(|b| within(b, i.defense))
        && f.keyword.is_none_or(|k| i.keywords.has(k))
        && (f.traits.is_empty() || f.traits.iter().any(|x| traits.contains(x) || given(x)))
}

/// The same for a card as if this player controlled it: the whole of its
/// information is only gathered where the printed part fits.
#[must_use]
pub fn matches_for(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId, seat: Seat) -> bool {
    // Shortcut: what is printed can be asked for without the rest.
    t.objects.get(id).is_some_and(|o| is_kind(t, ctx, f, id, seat, layers::shown(t, id), o.face))
        && layers::info(t, id).is_some_and(|i| matches_info(t, ctx, f, id, &Info { seat, ..i }))
}

/// The same for a card that is there or was: last information counts. [10.11.1]
fn informed(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId) -> bool {
    match t.place(id) {
        Some(_) => suits(t, ctx, f, id),
        None => t.ghosts.get(id).is_some_and(|i| matches_info(t, ctx, f, id, i)),
    }
}

/// Whether a passive's `whom` means a card; while keywords are being found they
/// are tested against those found so far. [10.9.1.5]
#[must_use]
pub fn concerns(t: &T, ctx: &Ctx, whom: &Who, id: ObjectId, keywords: Option<Keywords>) -> bool {
    match whom {
        Who::This => id == ctx.source,
        Who::Leader(w) => t.place(id) == Some(Zone::Leader) && seats(ctx.me, *w).contains(&t.objects.at(id.slot).owner),
        Who::Each(f) => {
            let Some(o) = t.objects.get(id) else { return false };
            let seat = t.controller(id).unwrap_or(o.owner);
            // A leader lies in its own area, whatever else is spoken of. [4.3.3]
            let zone = if layers::core(t, id).kind == Kind::Leader { Zone::Leader } else { f.zone };
            t.place(id) == Some(zone)
                && is_kind(t, ctx, f, id, seat, layers::shown(t, id), o.face)
                && f.posture.is_none_or(|p| (p == Posture::Engaged) == o.mark.engaged)
                && f.keyword.is_none_or(|k| keywords.unwrap_or_else(|| layers::keywords_at(t, id, ctx.known)).has(k))
                && (f.traits.is_empty() || f.traits.iter().any(|x| layers::has_trait_at(t, id, x, ctx.known)))
                && f.attack.is_none_or(|b| within(b, layers::stat(t, ctx, id, Stat::Attack)))
                && f.defense.is_none_or(|b| within(b, layers::stat(t, ctx, id, Stat::Defense)))
        }
        // A rule speaks of nothing that was picked before.
        Who::It | Who::Selected | Who::ItsLeader | Who::Picked(_) | Who::LeaderOf(_) | Who::Both(..) => false,
    }
}

/// The tests that read printed information. [2.3.4]
fn is_kind(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId, seat: Seat, face: u16, own: u16) -> bool {
    let card = &t.rules.faces[face as usize].card;
    let kind = match card.kind {
        Kind::Leader => Kinds::LEADER,
        Kind::Follower => Kinds::FOLLOWER,
        Kind::Amulet => Kinds::AMULET,
        Kind::Spell => Kinds::SPELL,
    };
    let kind_fits = if f.kinds.is_empty() {
        kind != Kinds::LEADER
    } else {
        // [2.3.2] [2.3.4] The type alone is asked: evolved cards and tokens are of it too.
        rule!("2.3.2", "2.3.4");
        f.kinds.contains(kind)
    };
    kind_fits
        && match f.side {
            Side::Any => true,
            Side::Yours => seat == ctx.me,
            Side::Enemy => seat != ctx.me,
        }
        && !(f.other && id == ctx.source)
        && f.besides.is_none_or(|slot| !spoken_of(t, ctx, slot, id))
        && (!f.this || id == ctx.source)
        && f.class.is_none_or(|c| c == card.class)
        && f.token.is_none_or(|x| x == t.rules.faces[own as usize].card.token)
        && f.evolved.is_none_or(|x| {
            rule!("2.3.3.1");
            x == card.evolved
        })
        && f.name.as_ref().is_none_or(|n| {
            rule!("2.1.2");
            // [R75] Two tests: equal, or containing.
            (if n.contains { card.name.contains(&n.name) } else { card.name == n.name }) != n.not
        })
        && f.cost.is_none_or(|b| {
            // [2.5.1] The printed number of the card itself, links left aside. [R9]
            rule!("2.5.1");
            within(b, i16::from(t.rules.faces[own as usize].card.cost))
        })
}

/// Whether a card is one of those that a text speaks of, also where the text itself
/// brought it. [R47]
fn spoken_of(t: &T, ctx: &Ctx, slot: u8, id: ObjectId) -> bool {
    let mut ids = Cards::new();
    whom(t, ctx, &Who::Picked(slot), &mut ids);
    let brought = || ctx.scope.is_some_and(|s| s.picked(crate::effect::MOVED).any(|p| p.what.card() == id));
    ids.contains(&id) || (ids.iter().any(|x| x.slot == id.slot) && brought())
}

fn within(b: Bound, n: i16) -> bool {
    b.least <= n && n <= b.most
}

/// All cards a filter means, in a fixed order.
pub fn all(t: &T, ctx: &Ctx, f: &Filter, out: &mut Cards) {
    visit(t, ctx, f, |id| {
        out.push(id);
        true
    });
}

/// Goes through the cards a filter means, in a fixed order, for as long as
/// `more` says so.
fn visit(t: &T, ctx: &Ctx, f: &Filter, mut more: impl FnMut(ObjectId) -> bool) {
    let first = if f.side == Side::Enemy { other(ctx.me) } else { ctx.me };
    let both = [first, other(first)];
    let whose = if f.side == Side::Any { &both[..] } else { &both[..1] };
    for &seat in whose {
        if f.kinds.contains(Kinds::LEADER) {
            let leader = t.leader(seat);
            if suits(t, ctx, f, leader) {
                rule!("4.3.3");
                if !more(leader) {
                    return;
                }
            }
        }
        if f.kinds == Kinds::LEADER {
            continue;
        }
        // [4.4.3] Where nothing else is said.
        rule!("4.4.3");
        for &slot in t.zones.of(zone(seat, f.zone)) {
            let id = t.objects.id(slot);
            if id != ctx.played && suits(t, ctx, f, id) && !more(id) {
                return;
            }
        }
    }
}

/// The cards that may be selected: Aura stops an opponent. [12.15.2]
pub fn selectable(t: &T, ctx: &Ctx, f: &Filter, out: &mut Cards) {
    all(t, ctx, f, out);
    out.retain(|id| may_be_selected(t, ctx, *id));
    // [12.12.2.1] Intimidate is about attacks only.
    rule!("12.12.2.1");
}

/// Whether Aura or a hidden face does not stop it. [R4] [R60]
fn may_be_selected(t: &T, ctx: &Ctx, id: ObjectId) -> bool {
    (t.controller(id) == Some(ctx.me) || !protected(t, id)) && !facedown(t, id)
}

/// Whether one of the cards that may be selected is `free` besides.
#[must_use]
pub fn selects(t: &T, ctx: &Ctx, f: &Filter, free: impl Fn(ObjectId) -> bool) -> bool {
    let mut found = false;
    visit(t, ctx, f, |id| {
        found = free(id) && may_be_selected(t, ctx, id);
        !found
    });
    found
}

fn protected(t: &T, id: ObjectId) -> bool {
    let yes = t.on_field(id) && layers::has(t, id, Keyword::Aura);
    rule!("12.15.1", "12.15.2" => yes)
}

/// How many cards a filter means.
#[must_use]
pub fn count(t: &T, ctx: &Ctx, f: &Filter) -> i16 {
    let mut n = 0;
    visit(t, ctx, f, |_| {
        n += 1;
        true
    });
    n
}

/// `this card`: the same object, or where its own move brought it. [R47]
pub(crate) fn this(t: &T, ctx: &Ctx) -> ObjectId {
    match ctx.scope {
        Some(s) if t.objects.get(s.source).is_none() => {
            s.subject.map(Thing::card).filter(|id| id.slot == s.source.slot).unwrap_or(ctx.source)
        }
        _ => ctx.source,
    }
}

/// A card of which something is asked. One that its text took out of a hidden zone
/// left no information there: it is what lies open now. [4.1.2.2] [10.11.1] [R47]
fn asked_about(t: &T, ctx: &Ctx, id: ObjectId) -> ObjectId {
    if t.ghosts.get(id).is_some() {
        return id;
    }
    let moved = ctx.scope.into_iter().flat_map(|s| s.picked(crate::effect::MOVED)).map(|p| p.what.card());
    let open = |id: &ObjectId| !matches!(t.place(*id), None | Some(Zone::Deck | Zone::Hand | Zone::EvolveDeck));
    moved.filter(|m| m.slot == id.slot).last().filter(open).unwrap_or(id)
}

/// What a trigger speaks of: one card, or several that it remembers together.
fn subjects(t: &T, subject: Option<Thing>, out: &mut Cards) {
    match subject {
        Some(Thing::Group(n)) => out.extend(t.board.groups.iter().filter(|g| g.0 == n).map(|g| g.1)),
        Some(thing) => out.push(thing.card()),
        None => (),
    }
}

/// The cards a verb acts on, those that are gone included.
pub fn whom(t: &T, ctx: &Ctx, w: &Who, out: &mut Cards) {
    match w {
        Who::This => out.push(this(t, ctx)),
        Who::Picked(crate::lower::SUBJECT) => subjects(t, ctx.scope.and_then(|s| s.subject), out),
        Who::Picked(slot) => out.extend(ctx.scope.into_iter().flat_map(|s| s.picked(*slot)).map(|p| p.what.card())),
        Who::Each(f) => all(t, ctx, f, out),
        Who::Leader(w) => out.extend(seats(ctx.me, *w).iter().map(|&s| t.leader(s))),
        Who::LeaderOf(slot) => {
            let mut ids = Cards::new();
            whom(t, ctx, &Who::Picked(*slot), &mut ids);
            let seats = ids.iter().filter_map(|&id| layers::info(t, id)).map(|i| i.seat);
            out.extend(seats.map(|s| t.leader(s)));
        }
        // What they mean was put in their place when the text was read.
        Who::It | Who::Selected | Who::ItsLeader => unreachable!("a pronoun"),
        Who::Both(a, b) => {
            whom(t, ctx, a, out);
            let mut second = Cards::new();
            whom(t, ctx, b, &mut second);
            // `it and this card` may be one card, which bears it once.
            second.retain(|id| !out.contains(id));
            out.extend(second);
        }
    }
}
