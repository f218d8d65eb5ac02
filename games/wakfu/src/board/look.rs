//! Looking at the table: what cards are, whose they are, and where. What has
//! left is answered for by its ghost. [810.2d]

mod traits;

pub use traits::{has_trait, is_monster, shape};

use super::{Form, Ghost, Mark, T, WORLD, Zone, place, zone};
use crate::board::Change;
use crate::card::{Kind, Printed};
use crate::layers;
use crate::notes;
use crate::rules::Face;
use crate::words::{Element, Power};
use arbiter_kernel::{ObjectId, Seat, ZoneId, rule};

/// The face of a card; of one that left, as it was.
#[must_use]
#[inline]
pub fn face(t: &T, id: ObjectId) -> &Face {
    let n = match t.objects.get(id) {
        Some(o) => o.face,
        None => t.ghosts.get(id).map_or_else(|| t.objects.at(id.slot).face, |g| g.face),
    };
    &t.rules.faces[n as usize]
}

/// What is noted on it.
#[must_use]
#[inline]
pub fn mark(t: &T, id: ObjectId) -> &Mark {
    t.objects.get(id).map(|o| &o.mark).or_else(|| t.ghosts.get(id).map(|g| &g.mark)).unwrap_or(&Mark::NONE)
}

/// Where it is, or was.
#[must_use]
#[inline]
pub fn zone_of(t: &T, id: ObjectId) -> ZoneId {
    t.objects.get(id).map(|o| o.zone).or_else(|| t.ghosts.get(id).map(|g| g.zone)).unwrap_or(ZoneId::NOWHERE)
}

/// Whether it is still that object, in the World or a Bag.
#[must_use]
#[inline]
pub fn in_play(t: &T, id: ObjectId) -> bool {
    t.objects.get(id).is_some_and(|o| is_play(o.zone))
}

/// The World and the Bags are where cards are in play. [504.4] [506.4]
#[must_use]
#[inline]
pub fn is_play(z: ZoneId) -> bool {
    // One look instead of a division: this is asked of every card.
    const PLAY: [bool; 256] = {
        let mut all = [false; 256];
        let mut n = 0;
        while n < all.len() {
            all[n] = n == WORLD.0 as usize || matches!(place(ZoneId(n as u8)), Some((_, Zone::Bag)));
            n += 1;
        }
        all
    };
    PLAY[z.0 as usize]
}

/// Whether it is in the World.
#[must_use]
#[inline]
pub fn in_world(t: &T, id: ObjectId) -> bool {
    t.objects.get(id).is_some_and(|o| o.zone == WORLD)
}

/// In whose Bag it is, if in one.
#[must_use]
pub fn in_bag(t: &T, id: ObjectId) -> Option<Seat> {
    t.objects.get(id).and_then(|o| bag_of(o.zone))
}

/// Whose Bag this area is.
#[must_use]
#[inline]
pub fn bag_of(z: ZoneId) -> Option<Seat> {
    match place(z) {
        Some((seat, Zone::Bag)) => Some(seat),
        _ => None,
    }
}

/// Everything in play: the World, then the Bags in the order of seats.
pub fn all_in_play(t: &T) -> impl Iterator<Item = ObjectId> + '_ {
    InPlay { t, rest: t.zones.of(WORLD).iter(), seat: 0 }.map(|slot| t.objects.id(slot))
}

/// What in play may be in a set of what is noted, in the same order.
pub(crate) fn noted(t: &T, set: u8) -> impl Iterator<Item = ObjectId> + '_ {
    let among = t.objects.members(set);
    let all = InPlay { t, rest: t.zones.of(WORLD).iter(), seat: 0 };
    all.filter(move |&slot| among.has(slot)).map(|slot| t.objects.id(slot))
}

/// The same where their order does not matter: whoever is not in the set costs
/// nothing.
pub(crate) fn among(t: &T, set: u8) -> impl Iterator<Item = ObjectId> + '_ {
    t.objects.among(set).filter(|&slot| is_play(t.objects.at(slot).zone)).map(|slot| t.objects.id(slot))
}

/// The slots of all that is in play.
struct InPlay<'a> {
    t: &'a T,
    rest: std::slice::Iter<'a, u16>,
    seat: Seat,
}

impl Iterator for InPlay<'_> {
    type Item = u16;

    #[inline]
    fn next(&mut self) -> Option<u16> {
        loop {
            if let Some(&slot) = self.rest.next() {
                return Some(slot);
            }
            if self.seat == self.t.board.seats {
                return None;
            }
            self.rest = self.t.zones.of(zone(self.seat, Zone::Bag)).iter();
            self.seat += 1;
        }
    }
}

/// What a seat controls in play. [416.4]
pub fn controlled(t: &T, seat: Seat) -> impl Iterator<Item = ObjectId> + '_ {
    let own = move |&slot: &u16| {
        let o = t.objects.at(slot);
        // Shortcut: nobody bears it and nothing has changed who controls it.
        let plain = o.mark.bearer == ObjectId::NONE && !o.modified();
        if plain { o.mark.controller == seat } else { controller(t, t.objects.id(slot)) == seat }
    };
    rule!("gl.controller");
    InPlay { t, rest: t.zones.of(WORLD).iter(), seat: 0 }.filter(own).map(|slot| t.objects.id(slot))
}

/// Who controls it. [416.2] Equipment goes with its bearer. [305.9]
#[must_use]
#[inline]
pub fn controller(t: &T, id: ObjectId) -> Seat {
    match t.objects.get(id) {
        // Shortcut: nobody bears it and nothing has changed who controls it.
        Some(o) if is_play(o.zone) && o.mark.bearer == ObjectId::NONE && !o.modified() => {
            rule!("gl.controller");
            o.mark.controller
        }
        _ => found_controller(t, id),
    }
}

fn found_controller(t: &T, id: ObjectId) -> Seat {
    let Some(o) = t.objects.get(id) else {
        return t.ghosts.get(id).map_or_else(|| t.objects.at(id.slot).owner, |g| g.controller);
    };
    if !is_play(o.zone) {
        return o.owner;
    }
    if o.mark.bearer != ObjectId::NONE && t.objects.get(o.mark.bearer).is_some() {
        rule!("305.9");
        return controller(t, o.mark.bearer);
    }
    let changed = t.modifiers_on(id).rev().find_map(|m| match m.change {
        Change::Control(seat) => Some(seat),
        _ => None,
    });
    rule!("gl.controller");
    changed.unwrap_or(o.mark.controller)
}

/// Who brought it. [416.1]
#[must_use]
pub fn owner(t: &T, id: ObjectId) -> Seat {
    t.objects.at(id.slot).owner
}

/// Its team, or that of its controller.
#[must_use]
pub fn team(t: &T, seat: Seat) -> u8 {
    t.board.players[seat as usize].team
}

/// Whether two players are on different sides. [gl.opponent]
#[must_use]
pub fn opposed(t: &T, a: Seat, b: Seat) -> bool {
    team(t, a) != team(t, b)
}

/// What kind of card it is now. [302.6] [806.4c] [304.5]
#[must_use]
#[inline]
pub fn kind(t: &T, id: ObjectId) -> Kind {
    let there = t.objects.get(id);
    let form = there.map_or_else(|| &mark(t, id).form, |o| &o.mark.form);
    match form {
        Form::Printed => there.map_or_else(|| face(t, id), |o| &t.rules.faces[o.face as usize]).card.kind,
        Form::Summoned(..) => Kind::Ally,
        Form::Zone => Kind::Zone,
        Form::Mount => Kind::Equipment,
    }
}

/// The texts that a card has: its own, and that of the Set which it completes
/// on its bearer. [404.3]
pub fn texts(t: &T, id: ObjectId) -> impl Iterator<Item = &Face> + '_ {
    std::iter::once(face(t, id)).chain(set_text_if(t, id, |_| true))
}

/// The text of the Set which a card completes on its bearer, if it is of
/// interest: whether the Set is complete is asked last. [404.3]
pub(crate) fn set_text_if(t: &T, id: ObjectId, wanted: impl Fn(&Face) -> bool) -> Option<&Face> {
    let set = face(t, id).set?;
    let text = &t.rules.faces[t.rules.set_faces[set as usize]? as usize];
    if !wanted(text) {
        return None;
    }
    let complete = crate::layers::complete(t, mark(t, id).bearer, set)?;
    rule!("404.3" => complete.1 == id).then_some(text)
}

/// Its powers, those of its Set and those it was given behind its own. [801.2]
pub fn powers(t: &T, id: ObjectId) -> impl Iterator<Item = u16> + '_ {
    texts(t, id).flat_map(Face::powers).chain(granted(t, id))
}

/// Powers that other cards give it: what they say of themselves is said of it. [203.2]
#[must_use]
pub fn granted(t: &T, id: ObjectId) -> Vec<u16> {
    let mut out = Vec::new();
    // Shortcut: no card in play gives any.
    if !is_granting(t) || !in_play(t, id) {
        return out;
    }
    for source in noted(t, notes::GRANTS).filter(|&s| face(t, s).grants) {
        let (own, seat) = (face(t, source).powers(), controller(t, source));
        for &(giving, given) in t.rules.grants.iter().filter(|g| own.contains(&g.0)) {
            let (gate, cond, who) = match &t.rules.abilities[giving as usize].power {
                Power::Grants { gate, who, .. } => (gate, None, who),
                Power::GrantsWhile { gate, cond, who, .. } => (gate, Some(cond), who),
                _ => continue,
            };
            let holds = cond.is_none_or(|c| crate::effect::cond(t, c, source, giving, seat));
            let works = holds && layers::gate(t, seat, gate.as_ref()) && !layers::powerless(t, source);
            if rule!("203.2" => works && layers::member(t, who, id, source, seat, &|c| layers::strength(t, c))) {
                out.push(given);
            }
        }
    }
    out
}

/// Whether a card in play gives powers to others. [203.2]
pub(crate) fn is_granting(t: &T) -> bool {
    !t.rules.grants.is_empty() && among(t, notes::GRANTS).any(|s| face(t, s).grants)
}

/// Which of its powers it is, from 0 on.
#[must_use]
pub fn nth(t: &T, id: ObjectId, ability: u16) -> u16 {
    powers(t, id).position(|n| n == ability).unwrap_or(7) as u16
}

/// The bit by which it is noted that a power was used. [802.6]
#[must_use]
pub fn used(t: &T, id: ObjectId, ability: u16) -> u8 {
    1 << nth(t, id, ability).min(7)
}

/// Whether it is an Ally or a Hero: what fights, moves and bears.
#[must_use]
pub fn is_fighter(t: &T, id: ObjectId) -> bool {
    matches!(kind(t, id), Kind::Ally | Kind::Hero)
}

/// Its Element. [204.1]
#[must_use]
pub fn element(t: &T, id: ObjectId) -> Element {
    match mark(t, id).form {
        Form::Summoned(_, e, _) => e,
        _ => face(t, id).card.element,
    }
}

/// Its Level as it is printed; an X is what was announced while the card is in
/// the Queue, and 0 elsewhere. [207.2] [207.3]
#[must_use]
pub fn level(t: &T, id: ObjectId) -> i16 {
    match face(t, id).card.level {
        Printed::N(n) => n,
        Printed::Open => {
            let played = t.board.queue.iter().find(|q| q.source == id && crate::timing::in_queue(t, id));
            rule!("207.3");
            played.map_or(0, |q| t.scope(q.scope).notes[crate::choose::X])
        }
    }
}

/// What bears something: pieces in the order in which they came. [305.3]
pub fn borne_by(t: &T, bearer: ObjectId) -> impl Iterator<Item = ObjectId> + '_ {
    // Nobody bears what is not borne, noted or not.
    let by = move |id: &ObjectId| bearer != ObjectId::NONE && t.objects.at(id.slot).mark.bearer == bearer;
    noted(t, notes::BORNE).filter(by)
}

/// The next seat in turn order that is still in the game. [605.3] [903.3]
#[must_use]
pub fn next_seat(t: &T, seat: Seat) -> Seat {
    from(t, seat).nth(1).unwrap_or(seat)
}

/// The seats in turn order from this one on, those still in the game. [903.4]
pub fn from(t: &T, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    around(t, seat).filter(move |&s| s == seat || !t.out().has(s))
}

/// The same with those who have left: the n-th stays the n-th when somebody leaves.
pub(crate) fn around(t: &T, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let order = &t.board.order;
    let at = order.iter().position(|&s| s == seat).unwrap_or(0);
    (0..order.len()).map(move |n| order[(at + n) % order.len()])
}

/// Remembers a card that is about to leave. [810.2d]
pub fn remember(t: &mut T, id: ObjectId) {
    let Some(o) = t.objects.get(id) else { return };
    rule!("810.2d");
    let (face, zone, mark) = (o.face, o.zone, o.mark);
    let strength = crate::layers::strength(t, id);
    let (controller, powerless) = (controller(t, id), crate::layers::powerless(t, id));
    t.ghosts.remember(id, Ghost { face, zone, strength, mark, controller, powerless });
}
