//! Whether costs can be satisfied, as far as can be told beforehand. What
//! turns out to be impossible all the same is undone. [401.2] [CO14]

use super::purse::{UNKNOWN, windfall};
use super::{Hindrance, Purse, counted};
use crate::board::{Scope, T, Zone, Zones};
use crate::effect;
use crate::layers;
use crate::listen;
use crate::replace::undepletable;
use crate::steady::{in_its_part, of_the_moment, printed};
use crate::targets::{Ctx, all, cond, enough, num, seats, whom};
use crate::words::{Area, Bound, Choice, Cond, Filter, Gate, Instruction, Num, Player, Quantity, Step, Var, Verb, Who};
use arbiter_kernel::{ObjectId, Total, rule};

/// The instructions of a cost that are certain: not offered, not behind a gate.
pub(super) fn certain(steps: &[Step]) -> impl Iterator<Item = &Instruction> {
    steps.iter().filter(|s| s.gate == Gate::Open && s.may.is_none()).flat_map(|s| &s.acts)
}

/// Whether each instruction of a cost can be told by itself: none is offered or
/// gated, and none changes what another one asks for or what is paid. [401.3]
/// Shortcut if true: else the attempt tells.
#[must_use]
pub(super) fn plain(steps: &[Step], attach: bool) -> bool {
    let mut acts = usize::from(attach);
    steps.iter().all(|s| {
        s.gate == Gate::Open
            && s.acts.iter().all(|i| {
                let act = match &i.verb {
                    Verb::AnyoneUses | Verb::Pay(Num::N(_)) => false,
                    Verb::Only(c) if of_the_moment(c) => false,
                    // Neither a pick nor a payment sees it.
                    Verb::Deplete(Who::This) => false,
                    Verb::Pick(c) if !attach => {
                        let one = c.count == Quantity::Exactly(Num::N(1));
                        if !one || !printed(&c.what) || c.what.stat.is_some() {
                            return false;
                        }
                        true
                    }
                    Verb::Discard(Who::Choose(c)) => {
                        let any = c.what == Filter { area: Area::Hand, side: c.what.side, ..Filter::default() };
                        if !any || c.count != Quantity::Exactly(Num::N(1)) {
                            return false;
                        }
                        true
                    }
                    Verb::RemoveTokens(Quantity::Exactly(Num::N(_)), Who::This)
                    | Verb::Influence(false, Num::N(_), Who::Faction(Player::You)) => true,
                    _ => return false,
                };
                acts += usize::from(act);
                i.by == Player::You && !i.if_can && acts < 2
            })
    })
}

/// What costs that only take come to: each instruction chooses so many cards out
/// of those that are there, and none of them brings or changes what another one
/// asks for. `Some(None)`: they can be satisfied in any order and by any choice;
/// none at all where only the attempt can tell. [401.3]
/// Shortcut if true: where it does not tell, the attempt does.
#[must_use]
pub(super) fn verdict(t: &T, scope: &Scope, steps: &[Step]) -> Option<Option<Hindrance>> {
    // What a cost instructs is never replaced. [506.2]
    if !steps.iter().all(takes) || layers::astir(t, [listen::BAN, listen::SHAKY, listen::GIVE, listen::MORE]) {
        return None;
    }
    if feeds(steps) {
        return None;
    }
    if let Some(hindrance) = unpayable(t, scope, steps) {
        return Some(Some(hindrance));
    }
    let ctx = Ctx::of(t, scope);
    let supplies: Vec<(usize, usize)> = certain(steps).filter_map(|i| supply(t, &ctx, &i.verb)).collect();
    let taken: usize = supplies.iter().map(|s| s.1).sum();
    // Shortcut: where they are not more than enough the attempt tells.
    supplies.iter().all(|&(has, _)| has >= taken).then_some(None)
}

/// Whether what is drawn first can be discarded.
/// Shortcut if false: else the attempt tells.
fn feeds(steps: &[Step]) -> bool {
    certain(steps).any(|i| matches!(i.verb, Verb::Draw(_)))
        && certain(steps).any(|i| matches!(i.verb, Verb::Discard(_)))
}

/// Whether a sentence of a cost only takes what is there: it pays, depletes,
/// discards, or picks.
/// Shortcut if true: else the attempt tells.
fn takes(s: &Step) -> bool {
    let plain = |c: &Choice| !c.different_names && steady(c);
    let act = |i: &Instruction| match &i.verb {
        Verb::AnyoneUses | Verb::Pay(Num::N(_)) | Verb::Deplete(Who::This) | Verb::Let(..) => true,
        Verb::Draw(q) => matches!(q, Quantity::Exactly(Num::N(_))),
        Verb::Only(c) => of_the_moment(c),
        Verb::Pick(c) => plain(c) && c.what.area == Area::Play,
        Verb::Deplete(Who::Choose(c)) | Verb::Discard(Who::Choose(c)) => plain(c),
        _ => false,
    };
    s.gate == Gate::Open && s.may.is_none() && s.acts.iter().all(|i| act(i) && i.by == Player::You && !i.if_can)
}

/// Whether a choice asks for what neither announcing a card nor taking changes,
/// and for so many: no depleted and no discarded card leaves a party.
/// Shortcut if true: else the attempt tells.
pub(super) fn steady(c: &Choice) -> bool {
    matches!(c.count, Quantity::Exactly(Num::N(_))) && in_its_part(&c.what)
}

/// Why a cost cannot be satisfied, told by the instructions up to the first that
/// changes anything: those meet the table as it lies, but for the card that is
/// `announced` and what was paid to turn it. [401.3]
#[must_use]
pub(super) fn at_once(t: &T, scope: &Scope, steps: &[Step], announced: bool) -> Option<Hindrance> {
    let ctx = Ctx::of(t, scope);
    for s in steps {
        if s.gate != Gate::Open || s.may.is_some() {
            return None;
        }
        for i in &s.acts {
            let told = i.by == Player::You && !i.if_can && same(&i.verb, announced);
            if let Some(hindrance) = told.then(|| hinders(t, &ctx, &i.verb)).flatten() {
                return Some(hindrance);
            }
            if !matches!(i.verb, Verb::AnyoneUses | Verb::Only(_) | Verb::Pay(_) | Verb::Pick(_) | Verb::Let(..)) {
                return None;
            }
        }
    }
    None
}

/// Whether an instruction meets what it would meet if no card had been announced.
/// Shortcut if true: else the attempt tells.
fn same(verb: &Verb, announced: bool) -> bool {
    match verb {
        Verb::Only(c) => !announced || of_the_moment(c),
        Verb::Pick(c) | Verb::Choose(c) => !announced || steady(c),
        Verb::Destroy(who) | Verb::Exile(who, _) | Verb::Discard(who) | Verb::Deplete(who) | Verb::Flip(who, ..) => {
            !announced || matches!(who, Who::Choose(c) if steady(c))
        }
        Verb::Influence(_, n, _) | Verb::RemoveTokens(Quantity::Exactly(n), _) | Verb::Draw(Quantity::Exactly(n)) => {
            !announced || matches!(n, Num::N(_))
        }
        _ => !announced,
    }
}

/// Whether a cost says that this is not the time. No cost changes that, whatever
/// else it does before. [401.3a]
/// Shortcut if true: else the attempt tells.
#[must_use]
pub(super) fn untimely(t: &T, scope: &Scope, steps: &[Step]) -> bool {
    let ctx = Ctx::of(t, scope);
    certain(steps).any(|i| match &i.verb {
        Verb::Only(c) => of_the_moment(c) && !cond(t, &ctx, c),
        _ => false,
    })
}

/// How many cards there are for an instruction that takes some, and how many it takes.
fn supply(t: &T, ctx: &Ctx, verb: &Verb) -> Option<(usize, usize)> {
    let c = match verb {
        Verb::Pick(c) => c,
        Verb::Deplete(Who::Choose(c)) | Verb::Discard(Who::Choose(c)) => &**c,
        Verb::Deplete(Who::This) => return Some((usize::MAX, 1)),
        Verb::Draw(Quantity::Exactly(Num::N(n))) => return Some((t.count(ctx.by, Zone::Deck), (*n).max(0) as usize)),
        _ => return None,
    };
    let Quantity::Exactly(Num::N(n)) = c.count else { return None };
    let mut ids = Vec::new();
    // Shortcut: where none are counted the attempt tells.
    all(t, ctx, &c.what, &mut ids);
    match verb {
        Verb::Deplete(_) => ids.retain(|&id| !undepletable(t, id)),
        Verb::Pick(_) => ids = effect::pickable(t, ctx.by, ids),
        _ => ids.retain(|&id| id != ctx.source),
    }
    Some((ids.len(), n.max(0) as usize))
}

/// How many resources a cost may bring at most that could pay for it:
/// [`UNKNOWN`] if nobody can tell.
#[must_use]
pub(super) fn brings(t: &T, purse: &Purse, scope: &Scope, steps: &[Step]) -> i16 {
    let leaves = |v: &Verb| matches!(v, Verb::Destroy(_) | Verb::Exile(..));
    let mut acts = steps.iter().flat_map(|s| &s.acts).filter(|i| !spares(&i.verb)).peekable();
    if acts.peek().is_none() {
        return 0;
    }
    let fixed = || purse.settled || purse.steady && counted::unmoved(t, &Ctx::of(t, scope), steps);
    if acts.all(|i| leaves(&i.verb)) && fixed() { windfall(t) } else { UNKNOWN }
}

/// Verbs that bring no resource.
/// Shortcut if true: else the attempt tells.
#[must_use]
pub fn spares(verb: &Verb) -> bool {
    match verb {
        Verb::Only(_) | Verb::AnyoneUses | Verb::TieRemark(..) | Verb::Let(..) | Verb::LetIf(..) => true,
        Verb::Pay(_) | Verb::PayEach(..) | Verb::Coin | Verb::Declare(_) => true,
        Verb::Pick(_) | Verb::PickPlayer(..) | Verb::Choose(_) | Verb::ChooseNumber(..) => true,
        Verb::Draw(_) | Verb::Discard(_) | Verb::DiscardHand => true,
        Verb::Deplete(_) | Verb::Restore(_) | Verb::Reveal(_) | Verb::LookAtHand(_) => true,
        Verb::Look { .. } | Verb::RevealTop { .. } | Verb::Shuffle(_) => true,
        Verb::Influence(..) | Verb::PutTokens { .. } | Verb::RemoveTokens(..) | Verb::DoubleTokens(_) => true,
        Verb::Heal(..) | Verb::ForgetDamage(_) => true,
        Verb::Either(a, b) => a.iter().chain(b).all(|i| spares(&i.verb)),
        Verb::OneOf(ways, _) => ways.iter().flatten().all(|i| spares(&i.verb)),
        Verb::When(_, i) => spares(&i.verb),
        Verb::May(_, acts) => acts.iter().all(|i| spares(&i.verb)),
        _ => false,
    }
}

/// Why costs cannot be satisfied, numeric ones left aside. Exact for costs that
/// are plain; of others it gives the reason, once they have been tried.
#[must_use]
pub fn unpayable(t: &T, scope: &Scope, steps: &[Step]) -> Option<Hindrance> {
    let ctx = Ctx::of(t, scope);
    certain(steps).find_map(|i| {
        let by = if i.by == Player::You { ctx.me } else { seats(t, &ctx, &i.by).first().copied().unwrap_or(ctx.me) };
        hinders(t, &Ctx { by, ..ctx }, &i.verb)
    })
}

fn hinders(t: &T, ctx: &Ctx, verb: &Verb) -> Option<Hindrance> {
    match verb {
        Verb::Only(c) => {
            rule!("401.3a");
            (!cond(t, ctx, c)).then_some(Hindrance::Restriction)
        }
        Verb::Pick(choice) => too_few(t, ctx, choice, true).then_some(Hindrance::NoTarget),
        Verb::Choose(choice) => too_few(t, ctx, choice, false).then_some(Hindrance::Cost),
        Verb::Deplete(who) => depleted(t, ctx, who),
        Verb::Destroy(who) | Verb::Exile(who, _) | Verb::Discard(who) | Verb::Flip(who, ..) => lacking(t, ctx, who),
        Verb::Put(m) => lacking(t, ctx, &m.what),
        Verb::RemoveTokens(Quantity::Exactly(n), Who::This) => {
            rule!("401.3b");
            let has = t.objects.get(ctx.source).map_or(0, |o| o.mark.tokens);
            (known(n) && num(t, ctx, n) > has).then_some(Hindrance::Cost)
        }
        Verb::Influence(false, n, Who::Faction(p)) => {
            rule!("401.3b");
            let least = seats(t, ctx, p).iter().map(|&s| t.board.seats[s as usize].influence).min().unwrap_or(0);
            (known(n) && num(t, ctx, n) > least).then_some(Hindrance::Cost)
        }
        Verb::Draw(Quantity::Exactly(n)) => {
            let few = known(n) && num(t, ctx, n) > t.count(ctx.by, Zone::Deck) as i16;
            few.then_some(Hindrance::Cost)
        }
        Verb::Restore(Who::This) => {
            let depleted = t.objects.get(ctx.source).is_some_and(|o| o.mark.depleted);
            (!depleted).then_some(Hindrance::Cost)
        }
        _ => None,
    }
}

/// Numbers that depend on a choice still to be made, or on what the cost itself
/// lets X be, are not known. [CO16]
fn known(n: &Num) -> bool {
    match n {
        Num::N(_) | Num::Icons(..) => true,
        Num::Plus(a, b) | Num::Minus(a, b) | Num::Least(a, b) => known(a) && known(b),
        Num::Twice(a) | Num::Half { of: a, .. } => known(a),
        Num::Stat(w, _) | Num::StatOf(w, _) | Num::LastStat(w, _) | Num::Printed(w, _) | Num::Tokens(w) => {
            matches!(w, Who::This | Who::Faction(_))
        }
        Num::Count(f) => foreknown(f),
        Num::Extreme { among, .. } => foreknown(among),
        _ => false,
    }
}

/// Whether a filter asks for nothing that only the cost itself will tell.
fn foreknown(f: &Filter) -> bool {
    let bound = |b: &Bound| match b {
        Bound::AtMost(n) | Bound::AtLeast(n) | Bound::MoreThan(n) | Bound::LessThan(n) => known(n),
        Bound::Is(n) | Bound::Only(n) => known(n),
        Bound::Some | Bound::Even => true,
    };
    f.stat.as_ref().is_none_or(|(_, b)| bound(b)) && f.tokens.as_ref().is_none_or(bound) && f.same_type.is_none()
}

fn too_few(t: &T, ctx: &Ctx, choice: &Choice, pick: bool) -> bool {
    let Quantity::Exactly(n) = &choice.count else { return false };
    if matches!(choice.what.area, Area::Slot(_)) || !known(n) || !foreknown(&choice.what) {
        return false;
    }
    if choice.what.area == Area::BeingPlayed {
        return (effect::addressed(t, ctx, choice).len() as i16) < num(t, ctx, n).min(if pick { 1 } else { i16::MAX });
    }
    // Where one must be picked before others, one is enough to go on.
    let many = num(t, ctx, n).min(if pick { 1 } else { i16::MAX }).max(0) as usize;
    let known = effect::known_of(t, ctx.by, &choice.what);
    let banned = pick && effect::picks_banned(t);
    !enough(t, ctx, &choice.what, many, |id| {
        (id != ctx.source || t.place(id) != Some(Zone::Hand))
            && known(id)
            && !(banned && effect::unpickable(t, ctx.by, id))
    })
}

fn depleted(t: &T, ctx: &Ctx, who: &Who) -> Option<Hindrance> {
    match who {
        Who::This => undepletable(t, ctx.source).then(|| {
            rule!("303.2");
            Hindrance::Depleted
        }),
        Who::Choose(c) if foreknown(&c.what) => {
            let enough = |many: i16| enough(t, ctx, &c.what, many.max(0) as usize, |id| !undepletable(t, id));
            let few = matches!(&c.count, Quantity::Exactly(n) if known(n) && !enough(num(t, ctx, n)));
            few.then_some(Hindrance::Depleted)
        }
        Who::Attached(_) => {
            let mut ids = Vec::new();
            whom(t, ctx, who, &mut ids);
            (ids.is_empty() || ids.iter().any(|&id| undepletable(t, id))).then_some(Hindrance::Depleted)
        }
        _ => None,
    }
}

fn lacking(t: &T, ctx: &Ctx, who: &Who) -> Option<Hindrance> {
    match who {
        Who::Choose(c) => too_few(t, ctx, c, false).then_some(Hindrance::Cost),
        _ => None,
    }
}

/// What the costs add to the numeric cost for certain. [406.3.p2]
#[must_use]
pub(super) fn pays(t: &T, scope: &Scope, steps: &[Step]) -> i16 {
    let ctx = Ctx::of(t, scope);
    payments(steps).map(|n| least(t, &ctx, n)).total()
}

/// What the player of a cost pays in it for certain: what a cost makes somebody
/// else pay is no part of it. [406.5] [CO1]
pub(super) fn payments(steps: &[Step]) -> impl Iterator<Item = &Num> {
    certain(steps).filter_map(|i| match &i.verb {
        Verb::Pay(n) if i.by == Player::You => Some(n),
        _ => None,
    })
}

/// A number with everything that is not known taken as 0.
/// Shortcut: what is due besides the attempt tells.
fn least(t: &T, ctx: &Ctx, n: &Num) -> i16 {
    match n {
        Num::Var(Var::X | Var::Y) => 0,
        Num::Plus(a, b) => least(t, ctx, a) + least(t, ctx, b),
        Num::Twice(a) => 2 * least(t, ctx, a),
        n if known(n) => num(t, ctx, n),
        _ => 0,
    }
}

/// Whether a card has an ability whose cost speaks of what it responds to. [606.1]
#[must_use]
pub fn answers(t: &T, id: ObjectId) -> bool {
    let speaks = |i: &Instruction| match &i.verb {
        Verb::Only(c) => responds(c),
        Verb::Pick(c) => c.what.area == Area::BeingPlayed,
        _ => false,
    };
    let all = crate::layers::abilities(t, id);
    all.iter().any(|&a| t.rules.abilities[a as usize].costs.iter().flat_map(|s| &s.acts).any(speaks))
}

fn responds(c: &Cond) -> bool {
    match c {
        Cond::Responding(..) | Cond::RespondingAbility(..) => true,
        Cond::And(a, b) | Cond::Or(a, b) => responds(a) || responds(b),
        _ => false,
    }
}
