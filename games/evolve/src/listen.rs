//! Triggers: abilities listen while their card is where they work, and become
//! pending when their event happens. They are played in Confirmation Timing. [10.7.1]

use crate::board::{Pending, Read, T, Thing};
use crate::event::{Change, Until};
use crate::layers::{self, Info};
use crate::rules::Sort;
use crate::targets::{Ctx, cond, matches_info, seats};
use crate::words::{Ban, Filter, Passive, Trigger, Whose};
use arbiter_kernel::{Listener, ObjectId, Seat, rule};
use smallvec::SmallVec;

/// Something was put onto a field.
pub const ENTER: u8 = 0;
/// Something left a field.
pub const LEAVE: u8 = 1;
/// A follower evolved.
pub const EVOLVE: u8 = 2;
/// A follower attacked.
pub const ATTACK: u8 = 3;
/// A phase starts.
pub const PHASE: u8 = 4;
/// Something was played.
pub const PLAY: u8 = 5;
/// Something was dealt damage.
pub const HARM: u8 = 6;
/// Something became engaged.
pub const ENGAGE: u8 = 7;
/// A leader's defense changed.
pub const LEADER: u8 = 8;
/// Something was discarded.
pub const DISCARD: u8 = 9;
/// A card was drawn.
pub const DRAW: u8 = 10;
/// A state, not an event. [10.7.6]
pub const STATE: u8 = 11;
/// Passive: cards have something.
pub const HAVE: u8 = 20;
/// Passive: prices.
pub const PRICE: u8 = 21;
/// Passive: more or less damage.
pub const DAMAGE: u8 = 23;
/// Passive: something else instead.
pub const INSTEAD: u8 = 24;
/// Passive: limits of zones.
pub const LIMIT: u8 = 25;
/// Passive: traits.
pub const TRAIT: u8 = 26;
/// Passive: how it enters, how it attacks; read from the card itself.
pub const SELF: u8 = 27;

/// Passive: cards have keywords. It listens besides as `HAVE` if it gives numbers too.
pub const KEYWORD: u8 = 29;
/// Passive: cards have an ability in quotes.
pub const GIVE: u8 = 28;

/// Passive: prohibitions, a kind for each.
#[must_use]
#[inline]
pub fn cannot(what: Ban) -> u8 {
    32 + what as u8
}

/// What an ability listens to.
#[must_use]
pub fn kind(sort: &Sort) -> Option<u8> {
    Some(match sort {
        Sort::Activated { .. } | Sort::Spell => return None,
        Sort::Automatic { head, .. } => match head {
            Trigger::Fanfare | Trigger::Enters(..) => ENTER,
            Trigger::LastWords | Trigger::Leaves(_) | Trigger::Destroyed(_) | Trigger::Buried(_) => LEAVE,
            Trigger::OnEvolve | Trigger::Evolves(_) => EVOLVE,
            Trigger::Strike | Trigger::FollowerStrike | Trigger::LeaderStrike | Trigger::Attacks(_) => ATTACK,
            Trigger::StartOf(..) => PHASE,
            Trigger::Plays(..) => PLAY,
            Trigger::Damaged { .. } => HARM,
            Trigger::Engaged(_) => ENGAGE,
            Trigger::LeaderLoses(_) | Trigger::LeaderGains(_) => LEADER,
            Trigger::Discarded(_) => DISCARD,
            Trigger::Draws(_) => DRAW,
            Trigger::State(_) => STATE,
        },
        Sort::Passive(p) => match p {
            Passive::Have { .. } => HAVE,
            Passive::Price { .. } => PRICE,
            Passive::Cannot { what, .. } => cannot(*what),
            Passive::DealsMore { .. } | Passive::TakesLess { .. } | Passive::TakesPart { .. } => DAMAGE,
            Passive::Instead { .. } => INSTEAD,
            Passive::Limit { .. } => LIMIT,
            Passive::AlsoTrait { .. } => TRAIT,
            Passive::EntersEngaged | Passive::IgnoresWard => SELF,
        },
    })
}

/// Whether an ability listens to a kind: one that gives numbers and keywords
/// listens to both.
#[must_use]
pub fn hears(sort: &Sort, of: u8) -> bool {
    match sort {
        Sort::Passive(Passive::Have { gift, .. }) => match of {
            HAVE => gift.attack.is_some() || gift.defense.is_some(),
            KEYWORD => !gift.keywords.is_empty(),
            _ => false,
        },
        _ => kind(sort) == Some(of),
    }
}

/// Lets the abilities of a card on the field listen. [10.3.5]
pub fn register(t: &mut T, id: ObjectId) {
    rule!("10.3.5");
    t.listeners.retain(|l| l.on != id);
    for ability in layers::abilities(t, id) {
        listen(t, id, ability);
    }
}

/// Whether a change gives or takes abilities: then its card listens anew.
/// Shortcut if false: listening anew would come to the same.
#[must_use]
pub fn changes(change: &Change) -> bool {
    matches!(change, Change::Ability(_) | Change::LosesAll)
}

/// Ends what lasts no longer; whoever has other abilities then listens anew. [7.4.7]
pub fn end(t: &mut T, ends: impl Fn(Until) -> bool) {
    // Shortcut: who keeps its abilities need not listen anew.
    let ending = t.modifiers().iter().filter(|m| ends(m.until) && changes(&m.change));
    let others: SmallVec<[ObjectId; 4]> = ending.map(|m| m.on).collect();
    t.retain_modifiers(|m| !ends(m.until));
    for id in others {
        if t.on_field(id) {
            register(t, id);
        }
    }
}

/// Lets one ability listen.
fn listen(t: &mut T, on: ObjectId, ability: u16) {
    let rules = std::sync::Arc::clone(&t.rules);
    let sort = &rules.abilities[ability as usize].sort;
    if let Sort::Passive(Passive::Have { .. }) = sort {
        for kind in [HAVE, KEYWORD] {
            if hears(sort, kind) {
                t.listeners.push(Listener { on, ability, kind });
            }
        }
    } else if let Some(kind) = kind(sort) {
        t.listeners.push(Listener { on, ability, kind });
    }
    if !t.rules.abilities[ability as usize].gifts.is_empty() {
        t.listeners.push(Listener { on, ability, kind: GIVE });
    }
}

/// Whether anything could listen to a kind of event.
/// Shortcut if false: else those who listen are looked for.
#[must_use]
pub fn heard(t: &T, kind: u8) -> bool {
    !t.board.delayed.is_empty() || t.listeners.hear(kind) || layers::may_be_given(t, kind)
}

/// Whether nobody could notice an event that only wakes abilities. A state
/// trigger looks after every event. [10.7.6]
/// Shortcut if true: then it need not happen.
#[must_use]
pub fn unnoticed(t: &T, kind: u8) -> bool {
    !heard(t, kind) && !watched(t)
}

/// Whether some state trigger may be there.
/// Shortcut if false: else they are looked for.
fn watched(t: &T) -> bool {
    t.listeners.hear(STATE) || layers::may_be_given(t, STATE)
}

/// What an event is about, for the abilities it wakes.
#[derive(Clone, Copy)]
pub struct About {
    /// The card.
    pub subject: ObjectId,
    /// How much.
    pub amount: i16,
}

/// Wakes every ability of a kind whose head says yes. It becomes pending once
/// for each time. [10.7.2] [10.7.2.1]
pub fn wake(t: &mut T, kind: u8, about: About, fits: impl Fn(&T, &Ctx, &Trigger) -> bool) {
    if !heard(t, kind) {
        return;
    }
    let mut woken: SmallVec<[(Seat, ObjectId, u16); 4]> = SmallVec::new();
    let mut look = |l: Listener, given: bool| {
        let Sort::Automatic { head, during, .. } = &t.rules.abilities[l.ability as usize].sort else { return };
        let Some(me) = t.controller(l.on) else { return };
        // Most texts wait for something else: that is asked before whether the card has them.
        if !timely(t, me, *during) || !fits(t, &Ctx::new(me, l.on, None), head) {
            return;
        }
        let woken_now = woken.iter().filter(|w| (w.1, w.2) == (l.on, l.ability)).count();
        let has = given || layers::has_ability(t, l.on, l.ability);
        if has && !layers::used_up(t, l.on, l.ability, woken_now) {
            // [10.1.1.2.1.1] [R44] Its controller is fixed now.
            rule!("10.1.1.2", "10.1.1.2.1.1", "3.1.2.3");
            woken.push((me, l.on, l.ability));
        }
    };
    t.listeners.of(kind).iter().for_each(|l| look(*l, false));
    layers::given(t, kind).into_iter().for_each(|l| look(l, true));
    for (me, source, ability) in woken {
        pend(t, me, source, ability, about);
    }
    wake_delayed(t, about, fits);
}

/// Whether it is the turn that a trigger waits for. [10.7.2]
pub fn timely(t: &T, me: Seat, during: Option<Whose>) -> bool {
    during.is_none_or(|w| seats(me, w).contains(&t.board.active))
}

/// Delayed triggers fire once, unless they were given a time. [10.7.5.1]
fn wake_delayed(t: &mut T, about: About, fits: impl Fn(&T, &Ctx, &Trigger) -> bool) {
    let mut n = 0;
    while n < t.board.delayed.len() {
        let d = t.board.delayed[n];
        let Sort::Automatic { head, .. } = &t.rules.abilities[d.ability as usize].sort else { unreachable!() };
        let ctx = Ctx::new(d.controller, d.source, None);
        // What it waits for says of itself which kind of event that is.
        if !fits(t, &ctx, head) {
            n += 1;
            continue;
        }
        rule!("10.7.5", "10.7.5.1");
        let subject = d.subject.or_else(|| about.thing());
        pend_about(t, d.controller, d.source, d.ability, subject, about.amount);
        if d.each_this_turn {
            n += 1;
        } else {
            t.board.delayed.remove(n);
        }
    }
}

impl About {
    fn thing(self) -> Option<Thing> {
        (self.subject != ObjectId::NONE).then_some(Thing::Card(self.subject))
    }
}

/// Makes an ability pending. [10.7.2]
pub fn pend(t: &mut T, controller: Seat, source: ObjectId, ability: u16, about: About) {
    pend_about(t, controller, source, ability, about.thing(), about.amount);
}

fn pend_about(t: &mut T, controller: Seat, source: ObjectId, ability: u16, subject: Option<Thing>, amount: i16) {
    rule!("10.7.2");
    rule!("10.7.2.1");
    if let Sort::Automatic { once: true, .. } = t.rules.abilities[ability as usize].sort {
        t.board.once.push((source, ability));
    }
    let (by, cause) = (None, t.current());
    t.pending.push(Pending { controller, source, ability, subject, by, amount, cause });
}

/// Whether a filter of a trigger means a card, seen with this information.
#[must_use]
pub fn fits(t: &T, ctx: &Ctx, f: &Filter, id: ObjectId, i: &Info) -> bool {
    matches_info(t, ctx, f, id, i)
}

/// Whether a player is meant.
#[must_use]
pub fn means(ctx: &Ctx, whose: Whose, seat: Seat) -> bool {
    seats(ctx.me, whose).contains(&seat)
}

/// State triggers: pending when the state goes from false to true. [10.7.6]
#[inline]
pub fn states(t: &mut T) {
    if watched(t) {
        look(t);
    }
}

fn look(t: &mut T) {
    let mut watch: SmallVec<[Listener; 4]> = t.listeners.of(STATE).iter().copied().collect();
    let given = layers::given(t, STATE);
    let owned = watch.len();
    watch.extend(given.iter().copied());
    for (n, &l) in watch.iter().enumerate() {
        let Sort::Automatic { head: Trigger::State(c), during, .. } = &t.rules.abilities[l.ability as usize].sort
        else {
            continue;
        };
        let Some(me) = t.controller(l.on) else { continue };
        let own = layers::has_ability(t, l.on, l.ability);
        // What a passive gives is looked at among what is given.
        if n < owned && !own && given.contains(&l) {
            continue;
        }
        let holds = timely(t, me, *during) && cond(t, &Ctx::new(me, l.on, None), c) && (own || n >= owned);
        let key = (l.on, l.ability);
        // Given twice it is two abilities: this one is behind so many like it. [R52]
        let first = if own { 0 } else { owned.min(n) };
        let before = watch[first..n].iter().filter(|x| **x == l).count();
        let held = t.board.holding.iter().filter(|k| **k == key).count() > before;
        if holds && !held {
            t.board.holding.push(key);
            // [10.7.6.1] Not again while it is pending or being resolved. [R45]
            let waiting = t.pending.iter().filter(|p| (p.source, p.ability) == key).count();
            rule!("10.7.6.1");
            if waiting + t.resolving(l.on, l.ability) <= before {
                rule!("10.7.6");
                pend(t, me, l.on, l.ability, About { subject: l.on, amount: 0 });
            }
        } else if !holds {
            t.board.holding.retain(|k| *k != key);
        }
    }
}

/// Abilities that are being resolved.
pub trait Resolving {
    /// How many times this ability of this card is being resolved now.
    fn resolving(&self, source: ObjectId, ability: u16) -> usize;
}

impl Resolving for T {
    fn resolving(&self, source: ObjectId, ability: u16) -> usize {
        self.scopes().filter(|s| s.source == source && s.ability == ability).count()
    }
}
