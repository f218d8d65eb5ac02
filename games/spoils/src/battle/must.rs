//! Requirements on parties, as many as can be satisfied together. [505]

use crate::board::T;
use crate::layers::{self, Standing};
use crate::listen;
use crate::targets::{bound, concerns};
use crate::words::{Party, Rule};
use arbiter_kernel::{ObjectId, rule};

/// Characters beyond these are not looked at where sizes of parties matter: who
/// must be there and who was named come first.
const LOOKED_AT: usize = 12;

/// Which parties may be formed.
pub(super) struct Parties<'a> {
    /// Who could be in one: those who must, those named, the others.
    able: Vec<ObjectId>,
    /// How many of them must.
    wanted: usize,
    named: Vec<ObjectId>,
    /// What is said of sizes.
    sizes: Vec<Standing<'a>>,
    attacking: bool,
}

/// The rules about sizes of parties.
fn sizes(t: &T) -> Vec<Standing<'_>> {
    if !t.listeners.hear(listen::OTHER) && t.board.lasting.is_empty() {
        return Vec::new();
    }
    let all = layers::standing(t, listen::OTHER);
    all.into_iter().filter(|s| matches!(s.rule, Rule::PartySize { .. })).collect()
}

impl<'a> Parties<'a> {
    /// Parties out of these, of whom these must be in it, as far as that goes.
    pub(super) fn new(t: &'a T, able: &[ObjectId], must: &[ObjectId], attacking: bool) -> Self {
        let named = t.board.named.clone();
        let rank = |id: &ObjectId| if must.contains(id) { 0 } else { 1 + u8::from(!named.contains(id)) };
        let mut able = able.to_vec();
        able.sort_by_key(rank);
        let wanted = able.iter().filter(|id| must.contains(id)).count();
        Parties { able, wanted, named, sizes: sizes(t), attacking }
    }

    /// Whether a party that satisfies as many requirements as possible is as
    /// this says. Lack of resources makes no requirement impossible. [505.2]
    /// [505.2a]
    pub(super) fn any(&self, t: &T, fits: impl Fn(&[ObjectId]) -> bool) -> bool {
        match (self.sizes.is_empty(), self.wanted) {
            (true, 0) => self.able.iter().any(|&id| fits(&[id])),
            (true, n) => fits(&self.able[..n]),
            _ => self.best(t).into_iter().any(|set| fits(&self.members(set))),
        }
    }

    /// Who may be named next, so that such a party can still come of it.
    pub(super) fn next(&self, t: &T, fits: impl Fn(&[ObjectId]) -> bool) -> Vec<ObjectId> {
        let open = |id: &ObjectId| !self.named.contains(id);
        if self.sizes.is_empty() {
            let mut due: Vec<ObjectId> = self.able[..self.wanted].iter().copied().filter(open).collect();
            due.extend(&self.named);
            let with = |id: &ObjectId| {
                let mut party = due.clone();
                party.extend(Some(*id).filter(|id| !due.contains(id)));
                fits(&party)
            };
            return self.first(self.able.iter().copied().filter(|id| open(id) && with(id)).collect());
        }
        let named = self.bits();
        let sets = self.best(t).into_iter().filter(|&set| set & named == named && fits(&self.members(set)));
        let all = sets.fold(0, |all, set| all | set);
        self.first(self.members(all & !named))
    }

    /// Whether those named are such a party.
    pub(super) fn done(&self, t: &T, fits: impl Fn(&[ObjectId]) -> bool) -> bool {
        let all = if self.sizes.is_empty() {
            !self.named.is_empty() && self.able[..self.wanted].iter().all(|id| self.named.contains(id))
        } else {
            self.best(t).contains(&self.bits())
        };
        all && fits(&self.named)
    }

    /// Those who must be there are named before the others.
    fn first(&self, open: Vec<ObjectId>) -> Vec<ObjectId> {
        let must: Vec<ObjectId> = open.iter().copied().filter(|id| self.able[..self.wanted].contains(id)).collect();
        if must.is_empty() { open } else { must }
    }

    fn looked_at(&self) -> usize {
        self.able.len().min(LOOKED_AT.max(self.wanted).max(self.named.len())).min(20)
    }

    fn bits(&self) -> u32 {
        (0..).zip(&self.able).take(20).filter(|(_, id)| self.named.contains(id)).map(|(n, _)| 1u32 << n).sum()
    }

    fn members(&self, set: u32) -> Vec<ObjectId> {
        (0..).zip(&self.able).take(20).filter(|(n, _)| set >> n & 1 == 1).map(|(_, id)| *id).collect()
    }

    /// The parties that satisfy most requirements, and at least one if there
    /// are any. [505.2] [505.2c]
    fn best(&self, t: &T) -> Vec<u32> {
        let count = |set: &u32| (set & ((1u32 << self.wanted) - 1)).count_ones();
        let sets: Vec<u32> = (1..1u32 << self.looked_at()).filter(|&set| self.fits(t, set)).collect();
        let most = sets.iter().map(count).max().unwrap_or(0);
        if most == 0 && self.wanted > 0 {
            return Vec::new();
        }
        sets.into_iter().filter(|set| count(set) == most).collect()
    }

    /// Whether a party has a size that rules allow.
    fn fits(&self, t: &T, set: u32) -> bool {
        rule!("505.1");
        let party = self.members(set);
        self.sizes.iter().all(|s| {
            let Rule::PartySize { party: which, including, size } = s.rule else { return true };
            let about = match which {
                Party::Attacking => self.attacking,
                Party::Blocking => !self.attacking,
                Party::Either => true,
            };
            let ctx = s.ctx(1);
            let mine = including.as_ref().is_none_or(|w| party.iter().any(|&id| concerns(t, &ctx, w, id)));
            !about || !mine || bound(t, &ctx, size, party.len() as i16)
        })
    }
}
