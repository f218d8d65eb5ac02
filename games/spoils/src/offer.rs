//! What the asked seat may do. Nothing that the seat cannot see is looked at.

mod bill;
mod cost;
mod counted;
mod like;
mod narrow;
mod purse;
mod think;
mod trial;
mod users;

pub use bill::Bill;
pub use cost::{answers, spares, unpayable};
pub(crate) use like::like;
pub use purse::Purse;
pub use think::thinkable;

use crate::board::{Read, Scope, T, Zone, Zones};
use crate::effect;
use crate::layers;
use crate::listen;
use crate::notes::FLIPS;
use crate::pay;
use crate::play::{ANY_THRESHOLD, Mode, NUMERIC, set_flag};
use crate::price;
use crate::replace::undepletable;
use crate::rules::Sort;
use crate::targets::{as_played, zone_of};
use crate::timing::{Choice, Proc};
use crate::words::{Area, Kinds, Rule};
use crate::{Spoils, battle, bid, checks, play, repeat, setup, turn};
use arbiter_kernel::{Frame, ObjectId, Seat, rule};
use std::cell::LazyCell;

/// Lists the options of the question that the newest frame waits on.
pub fn offer(t: &T, waiting: &Frame<Spoils>, out: &mut Vec<Choice>) {
    match waiting {
        Frame::Proc(p) => of_proc(t, *p, out),
        Frame::Window(w) => {
            out.push(Choice::Pass);
            actions(t, w.seat(), true, None, out);
            repeat::unbar(t, w.seat(), out);
        }
        Frame::Run(run) => effect::options(t, *run, out),
        Frame::Event(..) | Frame::Attempt { .. } | Frame::Asked(_) => unreachable!("asked elsewhere"),
    }
}

fn of_proc(t: &T, p: Proc, out: &mut Vec<Choice>) {
    let cards = |out: &mut Vec<Choice>, ids: Vec<ObjectId>| out.extend(ids.into_iter().map(Choice::Card));
    match p {
        Proc::Setup(step) => setup::options(t, step, out),
        Proc::Turn(turn::Step::Acted) => main(t, out),
        Proc::Group(_, from) => out.extend((from..t.pending.len() as u16).map(Choice::Pending)),
        Proc::Check(checks::Step::Keep(seat)) => cards(out, checks::copies(t, seat)),
        Proc::Pay(_, bill) => out.extend(pay::choices(t, bill).into_iter().map(Choice::Card)),
        Proc::Play(play::Step::Modified, play) => {
            out.extend(price::choices(t, play).into_iter().map(|(n, _)| Choice::Number(n)));
        }
        Proc::Battle(step, _) => battle::options(t, step, out),
        Proc::Fight(battle::Fight::Divided(id, n)) => {
            out.extend(battle::share_choices(t, id, n).into_iter().map(|n| Choice::Number(n as u16)));
        }
        Proc::Bid(_, b) => out.extend(bid::choices(b)),
        Proc::Sized(b, tray) => {
            out.extend(crate::adjust::choices(t, b, tray).into_iter().map(|(n, _)| Choice::Number(n)))
        }
        Proc::Repeat(step) => out.extend(repeat::choices(t, step)),
        _ => unreachable!("not a question: {p:?}"),
    }
}

/// Play, use, attack, or end the turn. [602.2]
fn main(t: &T, out: &mut Vec<Choice>) {
    let active = t.board.active;
    actions(t, active, false, None, out);
    // Where announcing would come to nothing, it is not offered.
    rule!("607.1a.p2");
    if battle::possible(t) {
        out.extend(battle::targets(t).into_iter().map(Choice::Attack));
    }
    repeat::unbar(t, active, out);
    repeat::offered(t, out);
    let must = out.iter().any(|c| matches!(c, Choice::Attack(_))) && battle::must_attack(t);
    if !rule!("505.1" => must) {
        out.push(Choice::End);
    }
}

/// When something is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// On the own turn, with nothing else going on. [602.2]
    Main,
    /// In a window: tactics and abilities. [606.2]
    Window,
    /// Because a text says so. [603.2]
    Told {
        /// Its threshold does not matter.
        any_threshold: bool,
    },
}

/// Why a card cannot be played or an ability not used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Hindrance {
    NotYours,
    NotThere,
    Resource,
    Unplayable,
    Timing,
    Threshold,
    Forbidden,
    Failed,
    NoTarget,
    Restriction,
    Cost,
    Depleted,
    Resources { needs: i16, has: i16 },
    Unpaid,
}

impl Hindrance {
    /// With the numbers, where they are known.
    fn told(self, short: impl FnOnce() -> Option<Hindrance>) -> Hindrance {
        if self == Hindrance::Unpaid { short().unwrap_or(self) } else { self }
    }
}

/// Cards and abilities that a player may play and use now; of one card alone, if
/// it is named.
pub fn actions(t: &T, seat: Seat, window: bool, of: Option<u16>, out: &mut Vec<Choice>) {
    let when = if window { When::Window } else { When::Main };
    let meant = |slot: u16| of.is_none_or(|of| of == slot);
    // Looked at when something could be paid for: in most windows nothing can.
    let purse = LazyCell::new(|| Purse::of(t, seat));
    let open = |id, mode| barred(t, seat, id, mode, when).is_none() && unpaid(t, &purse, id, mode, when).is_none();
    for &slot in t.cards(seat, Zone::Hand).iter().filter(|&&slot| meant(slot)) {
        let id = t.objects.id(slot);
        if open(id, Mode::Hand) {
            out.push(Choice::Play(id));
        }
    }
    // Shortcut: most face-down cards are never flipped up.
    if t.objects.among(FLIPS).next().is_some() {
        for &slot in t.cards(seat, Zone::Play).iter().filter(|&&slot| meant(slot) && t.objects.may(slot, FLIPS)) {
            let id = t.objects.id(slot);
            if t.objects.at(slot).mark.facedown && open(id, Mode::FlipUp) {
                out.push(Choice::FlipUp(id));
            }
        }
    }
    for (id, owner) in users::cards(t, seat).into_iter().filter(|(id, _)| meant(id.slot)) {
        users::uses(t, seat, id, owner, |ability| {
            // Shortcut: most of what is not used is depleted.
            if t.rules.abilities[ability as usize].bill.depletes && undepletable(t, id) {
                return;
            }
            if unusable(t, seat, id, ability).is_none() && dear(t, &purse, id, ability).is_none() {
                out.push(Choice::Use(id, ability));
            }
        });
    }
}

/// Why a card cannot be played now whatever is paid: no attempt is begun.
pub(super) fn barred(t: &T, seat: Seat, id: ObjectId, mode: Mode, when: When) -> Option<Hindrance> {
    let face = t.face(id.slot);
    if mode == Mode::FlipUp && face.flip_up.is_none() {
        return Some(Hindrance::Resource);
    }
    let kinds = face.card.kinds;
    if face.card.unplayable.is_some() {
        return Some(Hindrance::Unplayable);
    }
    if kinds == Kinds::RESOURCE {
        // Resources are played only where a text says so. [203.1] [603.1a]
        rule!("203.1");
        return Some(Hindrance::Resource);
    }
    if when == When::Window && !kinds.contains(Kinds::TACTIC) && !any_time(t, seat, id) {
        // Flip Up changes nothing about that. [507.4d]
        rule!("507.4d");
        return Some(Hindrance::Timing);
    }
    effect::forbidden(t, seat, id).then_some(Hindrance::Forbidden)
}

/// Why a card cannot be played in this way now; `None` if it seems that it can.
#[must_use]
pub fn hindrance(t: &T, purse: &Purse, id: ObjectId, mode: Mode, when: When) -> Option<Hindrance> {
    barred(t, purse.seat, id, mode, when).or_else(|| unpaid(t, purse, id, mode, when))
}

/// Why a card that nothing bars cannot be paid for.
fn unpaid(t: &T, purse: &Purse, id: ObjectId, mode: Mode, when: When) -> Option<Hindrance> {
    let seat = purse.seat;
    let face = t.face(id.slot);
    let needs = match mode {
        Mode::FlipUp => face.flip_up.as_ref().map(|f| f.threshold).unwrap_or_default(),
        _ => face.card.threshold,
    };
    let free_threshold = when == When::Told { any_threshold: true };
    // The threshold of Flip Up is its own.
    let met = if mode == Mode::FlipUp {
        rule!("507.4a");
        purse.meets(needs)
    } else {
        rule!("405.2", "603.1b");
        purse.meets(needs)
    };
    if !free_threshold && !met {
        return Some(Hindrance::Threshold);
    }
    let base = price::base(face, mode);
    let hosts = || effect::pickable(t, seat, crate::attach::hosts(t, id, seat));
    // Shortcut: where the cost number is all that is paid, it alone tells.
    if face.simple && mode == Mode::Hand && purse.steady && purse.plain && t.board.failed.is_empty() {
        if base > purse.means {
            return Some(Hindrance::Resources { needs: base, has: purse.means });
        }
        return (face.attach.is_some() && hosts().is_empty()).then_some(Hindrance::NoTarget);
    }
    let mut scope = trial::scope(id, face.text.unwrap_or(u16::MAX), seat, mode);
    set_flag(&mut scope, NUMERIC, true);
    set_flag(&mut scope, ANY_THRESHOLD, free_threshold);
    let costs = if mode == Mode::FlipUp { &face.flip_steps } else { &face.cost_steps };
    let options = face.options.as_ref().is_some_and(|o| o.options.iter().any(|o| !o.cost.is_empty()));
    // A face-down card is what it is only when it has been turned. [507.4b]
    // Shortcut: else the attempt tells.
    let known = mode != Mode::FlipUp || purse.plain;
    let sure = purse.steady && !face.shaky && !options && known && trial::fails(t, &scope, mode) == 0;
    // What is flipped up was a resource in play, and is neither when its costs ask.
    // Shortcut: where that matters the attempt tells.
    let turned = mode == Mode::FlipUp && !costs.is_empty();
    let told = sure && !turned && cost::plain(costs, face.attach.is_some());
    let short = |more| money(t, purse, &scope, costs, (base, more), mode);
    // What is quickly seen first: most of a hand is too dear.
    let fixed = known && purse.fixed() && !face.shaky;
    let more = cost::brings(t, purse, &scope, costs);
    let dear = if told || (fixed && !options) { short(more) } else { None };
    if dear.is_some() {
        return dear;
    }
    if mode == Mode::FlipUp && base > purse.means {
        return Some(Hindrance::Resources { needs: base, has: purse.means });
    }
    let unmet = || {
        if face.attach.is_some() && hosts().is_empty() {
            return Some(Hindrance::NoTarget);
        }
        cost::unpayable(t, &scope, costs)
    };
    if told {
        return unmet();
    }
    if cost::untimely(t, &scope, costs) {
        return Some(Hindrance::Restriction);
    }
    if purse.steady
        && let Some(hindrance) = cost::at_once(t, &scope, costs, true)
    {
        return Some(hindrance);
    }
    let plain = sure && !turned && face.attach.is_none();
    let verdict = if plain { cost::verdict(t, &scope, costs) } else { None };
    let counted = || if known { counted::of_card(t, purse, &scope, costs, mode) } else { None };
    let verdict = verdict.or_else(counted);
    if let Some(told) = verdict.and_then(|v| counted::paid(v, more, short(0))) {
        return told;
    }
    trial::hinders(t, scope.clone(), mode).map(|h| h.told(|| short(0)))
}

/// Whether a card's own text, or another card, lets it be played whenever its
/// player could play a tactic. [507.4d]
#[must_use]
pub fn any_time(t: &T, seat: Seat, id: ObjectId) -> bool {
    layers::tactical(t, id)
        || own_any_time(t, seat, id)
        || layers::said_by_any(t, listen::OTHER, |rule| matches!(rule, Rule::AnyTimeFor(_)))
            && layers::ruled(t, listen::OTHER, |s, ctx| match s.rule {
                Rule::AnyTimeFor(f) => s.me == seat && as_played(t, ctx, f, id),
                _ => false,
            })
}

fn own_any_time(t: &T, seat: Seat, id: ObjectId) -> bool {
    t.face(id.slot).abilities.iter().any(|&a| match &t.rules.abilities[a as usize].sort {
        Sort::Static { during: Some(c), rule: Rule::AnyTime(_) } => {
            crate::targets::cond(t, &crate::targets::Ctx::new(seat, id, None), c)
        }
        _ => false,
    })
}

/// Whether what has to be paid can be: a Flip Up cost in full, then the rest
/// with one resource fewer, the card itself. Costs may bring so many `more`.
/// [507.4b] [FU2]
fn money(
    t: &T,
    purse: &Purse,
    scope: &Scope,
    steps: &[crate::words::Step],
    (base, more): (i16, i16),
    mode: Mode,
) -> Option<Hindrance> {
    let has = purse.means.saturating_add(more);
    let total = price::least(t, purse.seat, scope, base + cost::pays(t, scope, steps));
    let due = price::rest(t, purse.seat, scope, total);
    if mode == Mode::FlipUp {
        let o = t.objects.at(scope.source.slot);
        let itself = i16::from(o.mark.on == ObjectId::NONE);
        let short = due > (has - base).min(has - itself);
        return short.then_some(Hindrance::Resources { needs: base + due, has: purse.means });
    }
    (due > has).then_some(Hindrance::Resources { needs: due, has: purse.means })
}

/// Why an ability cannot be used now whatever is paid.
pub(super) fn unusable(t: &T, seat: Seat, id: ObjectId, ability: u16) -> Option<Hindrance> {
    let def = &t.rules.abilities[ability as usize];
    let Sort::Used { anyone, from, .. } = &def.sort else { return Some(Hindrance::NotThere) };
    if t.controller(id) != Some(seat) && !*anyone {
        return Some(Hindrance::NotYours);
    }
    let place = t.place(id);
    let there = zone_of(*from) == place || (*from == Area::Play && place == Some(Zone::Faction));
    if !there {
        return Some(Hindrance::NotThere);
    }
    let down = t.objects.at(id.slot).mark.facedown;
    if down && !def.down || (place == Some(Zone::Play) && !layers::live(t, id, ability, 0)) {
        return Some(Hindrance::NotThere);
    }
    None
}

/// Why an ability cannot be used now; `None` if it seems that it can.
#[must_use]
pub fn usable(t: &T, purse: &Purse, id: ObjectId, ability: u16) -> Option<Hindrance> {
    unusable(t, purse.seat, id, ability).or_else(|| dear(t, purse, id, ability))
}

/// Why an ability that could be used cannot be paid for.
fn dear(t: &T, purse: &Purse, id: ObjectId, ability: u16) -> Option<Hindrance> {
    let seat = purse.seat;
    let def = &t.rules.abilities[ability as usize];
    if !purse.meets(def.threshold) {
        rule!("405.3", "605.1b");
        return Some(Hindrance::Threshold);
    }
    // Shortcut: else the attempt tells.
    let (fixed, bill) = (purse.fixed(), def.bill);
    // Shortcut: a number that nothing changes is compared before anything else.
    let number = bill.due.filter(|_| bill.pays && bill.spares && fixed && purse.free_use);
    if let Some(due) = number.filter(|due| *due > purse.means) {
        return Some(Hindrance::Resources { needs: due, has: purse.means });
    }
    // Shortcut: where nothing else is to be done than to deplete the card, that alone tells.
    let paid = number.is_some() || !bill.pays && purse.free_use;
    if bill.mere && paid && purse.steady {
        return (bill.engages && undepletable(t, id)).then_some(Hindrance::Depleted);
    }
    let mut scope = play::using(t, seat, id, ability);
    scope.notes[play::MODE] = Mode::Use as i16 + 1;
    set_flag(&mut scope, NUMERIC, bill.pays);
    let sure = purse.steady && trial::fails(t, &scope, Mode::Use) == 0;
    let told = sure && bill.plain;
    let short = |more: i16| {
        if bill.pays {
            return money(t, purse, &scope, &def.costs, (0, more), Mode::Use);
        }
        let (due, has) = (price::toll(t, seat, &scope)?, purse.means);
        (due > has.saturating_add(more)).then_some(Hindrance::Resources { needs: due, has })
    };
    let more = if bill.spares { 0 } else { cost::brings(t, purse, &scope, &def.costs) };
    let dear = if number.is_none() && (told || fixed) { short(more) } else { None };
    if dear.is_some() {
        return dear;
    }
    if told {
        return cost::unpayable(t, &scope, &def.costs);
    }
    if cost::untimely(t, &scope, &def.costs) {
        return Some(Hindrance::Restriction);
    }
    let counted = || counted::verdict(t, purse, &scope, &def.costs, false);
    let verdict = if sure { cost::verdict(t, &scope, &def.costs).or_else(counted) } else { None };
    if let Some(told) = verdict.and_then(|v| counted::paid(v, more, short(0))) {
        return told;
    }
    // Nothing is announced that could change anything.
    if let Some(hindrance) = cost::at_once(t, &scope, &def.costs, false) {
        return Some(hindrance);
    }
    trial::hinders(t, scope.clone(), Mode::Use).map(|h| h.told(|| short(0)))
}
