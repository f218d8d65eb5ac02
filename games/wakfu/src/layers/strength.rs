//! Strength: what is printed with every modifier folded over it, the oldest
//! first. [105.2] [105.3] [204.5]

use super::standing::Standing;
use super::{gains, member, powerless, standing};
use crate::board::{Change, Form, T, Zone, look, zone};
use crate::card::Printed;
use crate::notes;
use crate::noun;
use crate::rules::{Face, Sorts};
use crate::words::{Amount, Gain, Lasting, Noun, Who};
use arbiter_kernel::{ObjectId, rule};
use smallvec::SmallVec;

/// How Strength is read while it is worked out whom a modifier is for: without
/// that modifier, so that nothing flickers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reading {
    /// Of the modifiers for cards of some Strength only those older than this
    /// count: the oldest is told by what is there without them. [805.4]
    pub(crate) before: u32,
    /// The continuous power whose condition is read.
    pub(crate) without: Option<(ObjectId, u16)>,
}

impl Reading {
    /// With everything.
    pub(crate) const ALL: Reading = Reading { before: u32::MAX, without: None };
}

/// One modifier of Strength.
#[derive(Clone, Copy)]
enum Fold {
    Add(i16),
    Set(i16),
    Double,
}

/// Modifiers with their ages; few cards have more.
type Folds = SmallVec<[(u32, Fold); 8]>;

/// Strength, negative where it is. Whoever uses it reads at least 0. [105.2]
#[must_use]
pub fn strength(t: &T, id: ObjectId) -> i16 {
    if t.objects.get(id).is_none() {
        return t.ghosts.get(id).map_or(0, |g| g.strength);
    }
    read(t, id, Reading::ALL)
}

/// Strength as it is used. [105.2]
#[must_use]
pub fn used_strength(t: &T, id: ObjectId) -> i16 {
    rule!("105.2");
    strength(t, id).max(0)
}

/// Whether anything could leave a card less Strength than it has by itself. [204.5]
pub(crate) fn weakens(t: &T) -> bool {
    let less = |face: &Face| face.holds.meets(Sorts::LESS);
    let of_set = |face: &Face| face.set.and_then(|set| t.rules.set_faces[set as usize]);
    t.rules.lessens
        || t.board.groups.iter().any(|g| matches!(g.change, Change::Strength(n) if n < 0))
        || look::among(t, notes::STANDS).any(|id| {
            let face = look::face(t, id);
            less(face) || of_set(face).is_some_and(|n| less(&t.rules.faces[n as usize]))
        })
}

/// Reads the Strength of many cards: which powers speak of Strength, and who
/// bears what, is asked once.
pub(crate) struct Strengths<'a> {
    standing: SmallVec<[Standing<'a>; 8]>,
    /// Pieces, each behind its bearer.
    borne: SmallVec<[(ObjectId, ObjectId); 16]>,
}

impl<'a> Strengths<'a> {
    /// As things are now.
    pub(crate) fn now(t: &'a T) -> Self {
        let mut all = SmallVec::new();
        standing(t, Sorts::STRENGTH, &mut |s| {
            if gains(s.holds).is_some() || matches!(s.holds, Lasting::Fixed(..)) {
                all.push(s);
            }
        });
        Strengths { standing: all, borne: borne(t) }
    }
    /// The Strength of a card that is there, as it is used. [105.2]
    pub(crate) fn used(&self, t: &T, id: ObjectId) -> i16 {
        rule!("105.2");
        self.read(t, id, Reading::ALL).max(0)
    }
}

/// What is borne, each piece behind its bearer.
fn borne(t: &T) -> SmallVec<[(ObjectId, ObjectId); 16]> {
    let all = look::among(t, notes::BORNE).map(|p| (t.objects.at(p.slot).mark.bearer, p));
    all.filter(|p| p.0 != ObjectId::NONE).collect()
}

/// Strength as it is printed and as Equipment and texts about this very card
/// have made it: who has no powers is told by that.
pub(crate) fn bare(t: &T, id: ObjectId) -> i16 {
    let base = match look::mark(t, id).form {
        Form::Summoned(n, ..) => n,
        _ => look::face(t, id).card.strength.map_or(0, Printed::value),
    };
    fold(base, &mut own_steps(t, id, &borne(t)))
}

/// Strength as it is read for a modifier.
pub(crate) fn read(t: &T, id: ObjectId, how: Reading) -> i16 {
    Strengths::now(t).read(t, id, how)
}

impl Strengths<'_> {
    fn read(&self, t: &T, id: ObjectId, how: Reading) -> i16 {
        let card = &look::face(t, id).card;
        let base = match look::mark(t, id).form {
            Form::Summoned(n, ..) => n,
            _ => match card.strength {
                Some(Printed::N(n)) => n,
                Some(Printed::Open) => star(t, id, how),
                None => 0,
            },
        };
        let mut steps = own_steps(t, id, &self.borne);
        for g in &t.board.groups {
            let step = match g.change {
                Change::Strength(n) => Fold::Add(n),
                Change::Double => Fold::Double,
                _ => continue,
            };
            let Some(who) = crate::effect::who_at(t, g.ability, g.spot) else { continue };
            if told(who) && g.stamp >= how.before {
                continue;
            }
            let older = Reading { before: g.stamp, ..how };
            if member(t, who, id, g.source, g.seat, &|c| self.read(t, c, older)) {
                rule!("812.3b");
                steps.push((g.stamp, step));
            }
        }
        for s in &self.standing {
            self.standing_step(t, id, how, s, &mut steps);
        }
        fold(base, &mut steps)
    }

    /// What a continuous power makes of it. [805.1]
    fn standing_step(&self, t: &T, id: ObjectId, how: Reading, s: &Standing<'_>, steps: &mut Folds) {
        let (who, step) = match (gains(s.holds), s.holds) {
            (Some((who, all)), _) => (who, Ok(all)),
            (_, Lasting::Fixed(who, n)) => (who, Err(Fold::Set(i16::from(*n)))),
            _ => return,
        };
        let counts = |g: &Gain| matches!(g, Gain::StrengthEach(_, what) if noun::reads_strength(what));
        let told = told(who) || step.is_ok_and(|all| all.iter().any(counts));
        if told && s.since >= how.before || how.without == Some((s.source, s.ability)) {
            return;
        }
        let older = Reading { before: s.since, ..how };
        let as_read = |c: ObjectId| self.read(t, c, older);
        if !member(t, who, id, s.source, s.seat, &as_read) {
            return;
        }
        match step {
            Ok(all) => {
                steps.extend(all.iter().filter_map(|g| Some((s.since, Fold::Add(added(t, s, g, &as_read)?)))));
            }
            Err(set) => steps.push((s.since, set)),
        }
    }
}

/// Whether those spoken of are told by their Strength.
fn told(who: &Who) -> bool {
    who.noun().is_some_and(|(n, _)| noun::reads_strength(n))
}

/// What texts about this very card and what it bears make of its Strength.
fn own_steps(t: &T, id: ObjectId, borne: &[(ObjectId, ObjectId)]) -> Folds {
    let mut steps = Folds::new();
    for m in t.modifiers_on(id) {
        match m.change {
            Change::Strength(n) => steps.push((m.stamp, Fold::Add(n))),
            Change::Double => steps.push((m.stamp, Fold::Double)),
            Change::Animated(n) => steps.push((m.stamp, Fold::Set(n))),
            _ => (),
        }
    }
    bonuses(t, borne.iter().filter(|p| p.0 == id).map(|p| p.1), id, &mut steps);
    steps
}

/// The oldest first. [105.3] [805.4]
fn fold(base: i16, steps: &mut [(u32, Fold)]) -> i16 {
    steps.sort_by_key(|s| s.0);
    let sum = |value: i16, step: &(u32, Fold)| match step.1 {
        Fold::Add(n) => value.saturating_add(n),
        Fold::Set(n) => n,
        // Only what is older is doubled. [105.3]
        Fold::Double => {
            rule!("105.3");
            value.saturating_mul(2)
        }
    };
    steps.iter().fold(base, sum)
}

/// A number that the card's own text works out, wherever it is. [105.4]
fn star(t: &T, id: ObjectId, how: Reading) -> i16 {
    let face = look::face(t, id);
    let seat = look::controller(t, id);
    let counted = face.card.says.0.iter().find_map(|p| match p {
        crate::words::Power::Holds { holds: Lasting::Star(Who::This(..), what), .. } => Some(what),
        _ => None,
    });
    rule!("105.4", "812.2");
    let plain = Reading { before: 0, ..how };
    // Of two stars that count by Strength neither counts the other.
    let fits = |what: &Noun, c: ObjectId| {
        (how.before > 0 || !noun::reads_strength(what)) && noun::fits_by(t, what, c, seat, &|c| read(t, c, plain))
    };
    let world = |c: &ObjectId| look::in_world(t, *c);
    match counted {
        Some(Amount::Count(what)) => look::controlled(t, seat).filter(|&c| fits(what, c)).count() as i16,
        Some(Amount::World(what)) => look::all_in_play(t).filter(world).filter(|&c| fits(what, c)).count() as i16,
        Some(Amount::Hand) => t.zones.len(zone(seat, Zone::Hand)) as i16,
        _ => 0,
    }
}

/// What a gain adds to Strength.
fn added(t: &T, s: &Standing<'_>, gain: &Gain, read: &dyn Fn(ObjectId) -> i16) -> Option<i16> {
    match gain {
        Gain::Strength(n) => Some(i16::from(*n)),
        Gain::Weakness(n) => Some(-i16::from(*n)),
        Gain::StrengthEach(n, what) => {
            let all = look::controlled(t, s.seat).filter(|&c| noun::fits_by(t, what, c, s.seat, read));
            Some(i16::from(*n).saturating_mul(all.count() as i16))
        }
        _ => None,
    }
}

/// Bonuses of what it bears, and of complete Sets. [403.1a] [404.3]
fn bonuses(t: &T, pieces: impl Iterator<Item = ObjectId>, id: ObjectId, steps: &mut Folds) {
    let mut sets: SmallVec<[u16; 4]> = SmallVec::new();
    // Read from what is borne now: nothing is gained and nothing lost. [403.3]
    rule!("403.2", "403.3");
    for piece in pieces {
        let face = look::face(t, piece);
        if face.card.bonus.strength != 0 {
            rule!("403.1a", "204.3");
            steps.push((look::mark(t, piece).borne, Fold::Add(face.card.bonus.strength)));
        }
        if let Some(set) = face.set.filter(|s| !sets.contains(s)) {
            sets.push(set);
        }
    }
    for set in sets {
        if let Some((since, _)) = complete(t, id, set) {
            rule!("404.3", "404.1");
            steps.push((since, Fold::Add(t.rules.sets[set as usize].bonus.strength)));
        }
    }
}

/// Since when a bearer has enough differently named pieces of a Set, and by
/// which of them. [404.2]
#[must_use]
pub fn complete(t: &T, bearer: ObjectId, set: u16) -> Option<(u32, ObjectId)> {
    if bearer == ObjectId::NONE {
        return None;
    }
    let mut pieces: SmallVec<[(u32, &str, ObjectId); 8]> = SmallVec::new();
    for piece in look::noted(t, notes::PIECE) {
        let face = look::face(t, piece);
        if face.set == Some(set)
            && look::mark(t, piece).bearer == bearer
            && !powerless(t, piece)
            && !pieces.iter().any(|p| p.1 == face.card.name)
        {
            pieces.push((look::mark(t, piece).borne, &face.card.name, piece));
        }
    }
    pieces.sort_unstable();
    rule!("404.2", "404.4");
    pieces.get(usize::from(t.rules.sets[set as usize].pieces).saturating_sub(1)).map(|p| (p.0, p.2))
}
