//! Requirements on parties: as many as can be met together, and at least one
//! if there are any. [505]

use super::party;
use crate::board::{Read, T, Thing};
use crate::layers::{self, Standing};
use crate::listen;
use crate::targets::{bound, concerns};
use crate::words::{Levy, Must, Party, Rule};
use arbiter_kernel::{ObjectId, rule};
use smallvec::SmallVec;

/// Of more characters than these it is not asked which of them are there, only how
/// many, where sizes of parties matter: who must be there comes first.
const LOOKED_AT: usize = 12;

/// Those of a party; most are small.
type Members = SmallVec<[ObjectId; 16]>;

/// Which parties may be formed.
pub(super) struct Parties<'a> {
    /// Who could be in one: those who must, those who must if they can, those
    /// of whom some rule speaks, those named, the others.
    able: Vec<ObjectId>,
    /// How many of them must.
    due: usize,
    /// How many of them must, or must if they can.
    wanted: usize,
    /// How many of them are not like any other.
    marked: usize,
    /// How many must be in it and cannot.
    lost: usize,
    named: Vec<ObjectId>,
    /// What is said of sizes.
    sizes: Vec<Standing<'a>>,
    attacking: bool,
}

/// Whether anything is required at all.
/// Shortcut if false: else what is required is looked for.
fn asked(t: &T) -> bool {
    layers::astir(t, [listen::MUST])
}

/// Whether nothing is required of parties, and nothing is paid for them.
/// Shortcut if true: else it is asked which parties may be formed.
pub(super) fn unbound(t: &T) -> bool {
    let sized = || layers::ruled(t, listen::OTHER, |s, _| matches!(s.rule, Rule::PartySize { .. }));
    !(layers::astir(t, [listen::MUST, listen::LEVY]) || layers::astir(t, [listen::OTHER]) && sized())
}

/// The rules about sizes of parties.
fn sizes(t: &T) -> Vec<Standing<'_>> {
    if !layers::astir(t, [listen::OTHER]) {
        return Vec::new();
    }
    let all = layers::standing(t, listen::OTHER);
    all.into_iter().filter(|s| matches!(s.rule, Rule::PartySize { .. })).collect()
}

/// The cards that must be in each attacking party, whether they can or not. [505.1]
fn joining(t: &T) -> Vec<ObjectId> {
    if !asked(t) {
        return Vec::new();
    }
    let active = t.board.active;
    let joins = |s: &Standing| s.me == active && matches!(s.rule, Rule::Must(_, Must::Join));
    let mut all: SmallVec<[Standing; 4]> = SmallVec::new();
    layers::each(t, listen::MUST, 0, joins, |s| all.push(s));
    // Shortcut: mostly nobody has to join.
    if all.is_empty() {
        return Vec::new();
    }
    let must =
        |id: &ObjectId| all.iter().any(|s| matches!(s.rule, Rule::Must(who, _) if concerns(t, &s.ctx(0), who, *id)));
    t.everything().into_iter().filter(must).collect()
}

/// Those who must attack if they can, or block, of those who may. [505.1]
fn willing(t: &T, able: &[ObjectId], attacking: bool) -> Vec<ObjectId> {
    if !asked(t) {
        return Vec::new();
    }
    let all = layers::standing(t, listen::MUST);
    let must = |id: &ObjectId| {
        all.iter().any(|s| match (s.rule, &s.ctx(0)) {
            (Rule::Must(who, Must::Attack), ctx) => attacking && concerns(t, ctx, who, *id),
            (Rule::Must(who, Must::Block | Must::Guard), ctx) => !attacking && concerns(t, ctx, who, *id),
            (Rule::Must(who, Must::BlockThat(whom)), ctx) => {
                let attackers = t.board.battle.iter().flat_map(|b| &b.attackers);
                concerns(t, ctx, who, *id) && attackers.into_iter().any(|&a| concerns(t, ctx, whom, a))
            }
            _ => false,
        })
    };
    able.iter().copied().filter(must).collect()
}

/// Those of whom a rule about sizes or a payment speaks: whether they are in a
/// party makes a difference besides their number.
fn marked(t: &T, able: &[ObjectId], sizes: &[Standing]) -> Vec<ObjectId> {
    let levies = layers::standing(t, listen::LEVY);
    let about = |s: &Standing, id: ObjectId| match s.rule {
        Rule::PartySize { including: Some(who), .. } | Rule::Levy { to: Levy::AttackWith(who), .. } => {
            concerns(t, &s.ctx(0), who, id)
        }
        _ => false,
    };
    able.iter().copied().filter(|&id| sizes.iter().chain(&levies).any(|s| about(s, id))).collect()
}

impl<'a> Parties<'a> {
    /// Attacking parties out of these.
    pub(super) fn attacking(t: &'a T, able: &[ObjectId], named: &[Thing]) -> Self {
        Self::new(t, able, &joining(t), named, true)
    }

    /// Blocking parties out of these.
    pub(super) fn blocking(t: &'a T, able: &[ObjectId], named: &[Thing]) -> Self {
        Self::new(t, able, &[], named, false)
    }

    fn new(t: &'a T, able: &[ObjectId], must: &[ObjectId], named: &[Thing], attacking: bool) -> Self {
        let named = party::cards(named);
        let (willing, sizes) = (willing(t, able, attacking), sizes(t));
        let marked = marked(t, able, &sizes);
        let rank = |id: &ObjectId| match (must.contains(id), willing.contains(id), marked.contains(id)) {
            (true, ..) => 0,
            (_, true, _) => 1,
            (.., true) => 2,
            _ if named.contains(id) => 3,
            _ => 4,
        };
        let mut able = able.to_vec();
        able.sort_by_key(rank);
        let up_to = |most: u8| able.iter().filter(|id| rank(id) <= most).count();
        let (due, wanted, marked) = (up_to(0), up_to(1), up_to(2).min(LOOKED_AT));
        let lost = must.len() - due;
        let all = Parties { able, due, wanted, marked, lost, named, sizes, attacking };
        rule!("505.1", "505.2");
        all
    }

    /// Whether somebody who can must be in it.
    pub(super) fn binding(&self) -> bool {
        self.wanted > 0
    }

    /// Whether a party that meets as many requirements as possible is as this
    /// says. Lack of resources makes no requirement impossible. [505.2] [505.2a]
    pub(super) fn any(&self, t: &T, fits: impl Fn(&[ObjectId]) -> bool) -> bool {
        self.best(t).into_iter().any(|set| fits(&self.members(set)))
    }

    /// Who may be named next, so that such a party can still come of it.
    pub(super) fn next(&self, best: &[u64], fits: impl Fn(&[ObjectId]) -> bool) -> Vec<ObjectId> {
        let named = self.bits();
        let sets = best.iter().copied().filter(|&set| set & named == named && fits(&self.members(set)));
        let all = sets.fold(0, |all, set| all | set) & !named;
        // Where one of those who are alike may be named, any of them may.
        let alike = if all >> self.marked == 0 { 0 } else { (u64::MAX << self.marked) & !named };
        self.first(self.members(all | alike).into_vec())
    }

    /// Whether those named are such a party.
    pub(super) fn done(&self, best: &[u64], fits: impl Fn(&[ObjectId]) -> bool) -> bool {
        best.contains(&self.bits()) && fits(&self.named)
    }

    /// Those who must be there are named before the others.
    fn first(&self, open: Vec<ObjectId>) -> Vec<ObjectId> {
        let must: Vec<ObjectId> = open.iter().copied().filter(|id| self.able[..self.wanted].contains(id)).collect();
        if must.is_empty() { open } else { must }
    }

    fn bits(&self) -> u64 {
        (0..64).zip(&self.able).filter(|(_, id)| self.named.contains(id)).map(|(n, _)| 1 << n).sum()
    }

    fn members(&self, set: u64) -> Members {
        (0..64).zip(&self.able).filter(|(n, _)| set >> n & 1 == 1).map(|(_, id)| *id).collect()
    }

    /// Every set that differs from others in more than in which of those who are
    /// alike are in it: of these the first so many.
    fn sets(&self) -> impl Iterator<Item = u64> {
        let (marked, alike) = (self.marked, self.able.len().min(63) - self.marked);
        let all = (0..1_u64 << marked).flat_map(move |set| (0..=alike).map(move |n| set | ((1 << n) - 1) << marked));
        all.filter(|&set| set != 0)
    }

    /// The parties that leave the fewest requirements unmet; among those, the
    /// ones with most of who must be there if they can. [505.2] [505.2b]
    pub(super) fn best(&self, t: &T) -> Vec<u64> {
        // Shortcut: where nobody has to come and no size is asked for, one party is as good as another.
        if self.wanted == 0 && self.lost == 0 && self.sizes.is_empty() {
            return self.sets().collect();
        }
        let score = |set: u64| {
            let party = self.members(set);
            let absent = self.able[self.due..self.wanted].iter().filter(|id| !party.contains(id)).count();
            (self.unmet(t, &party), absent)
        };
        let scored: Vec<(u64, (usize, usize))> = self.sets().map(|set| (set, score(set))).collect();
        let Some(least) = scored.iter().map(|s| s.1).min() else { return Vec::new() };
        let best = scored.into_iter().filter(|s| s.1 == least).map(|s| s.0);
        best.filter(|&set| self.meets(t, &self.members(set))).collect()
    }

    /// How many requirements a party leaves unmet.
    fn unmet(&self, t: &T, party: &[ObjectId]) -> usize {
        let missing = self.able[..self.due].iter().filter(|id| !party.contains(id)).count();
        let wrong = self.sizes.iter().filter(|s| self.sized(t, s, party) == Some(false)).count();
        self.lost + missing + wrong
    }

    /// Whether a party meets at least one requirement, if it leaves any unmet:
    /// the only one there is cannot be passed over. [505.1] [505.2c]
    fn meets(&self, t: &T, party: &[ObjectId]) -> bool {
        if self.unmet(t, party) == 0 {
            return true;
        }
        let there = self.able[..self.due].iter().any(|id| party.contains(id));
        let sized = self.sizes.iter().any(|s| self.sized(t, s, party) == Some(true));
        // A payment can always be made, as far as this asks. [505.2a]
        let met = there || sized || (self.attacking && !party::payments(t, party, t.board.active).is_empty());
        rule!("505.1");
        rule!("505.2c" => met)
    }

    /// Whether a party has the size that a rule wants; none if the rule says
    /// nothing of such a party.
    fn sized(&self, t: &T, s: &Standing, party: &[ObjectId]) -> Option<bool> {
        let Rule::PartySize { party: which, including, size } = s.rule else { return None };
        let about = match which {
            Party::Attacking => self.attacking,
            Party::Blocking => !self.attacking,
            Party::Either => true,
        };
        let ctx = s.ctx(0);
        let mine = including.as_ref().is_none_or(|w| party.iter().any(|&id| concerns(t, &ctx, w, id)));
        (about && mine).then(|| bound(t, &ctx, size, party.len() as i16))
    }
}
