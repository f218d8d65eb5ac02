//! Triggers and standing rules listen while their card is where their text
//! works; an event looks only at those that wait for its kind. [503.1] [201.5b]

use crate::board::{Delayed, Pending, Read, T, Thing, Zone, Zones};
use crate::layers;
use crate::rules::Sort;
use crate::steady::steady;
use crate::targets::{Ctx, cond, zone_of};
use crate::words::{Area, Cond, Event, Gain, Keyword, Rule, Stat, When};
use arbiter_kernel::{Listener, ObjectId, Seat, rule};
use smallvec::{SmallVec, smallvec};

/// Something entered play.
pub const ENTER: u8 = 0;
/// Something left play.
pub const LEAVE: u8 = 1;
/// Something changed areas otherwise.
pub const MOVE: u8 = 2;
/// A turn starts or ends.
pub const TURN: u8 = 3;
/// Something in a battle.
pub const BATTLE: u8 = 4;
/// Damage was inflicted.
pub const DAMAGE: u8 = 5;
/// A card is played.
pub const PLAY: u8 = 6;
/// Cards were drawn.
pub const DRAW: u8 = 7;
/// A card is picked.
pub const PICK: u8 = 8;
/// A card was depleted or restored.
pub const POSTURE: u8 = 9;
/// A token was put.
pub const TOKEN: u8 = 11;
/// A coin was flipped.
pub const COIN: u8 = 12;
/// Influence changed.
pub const INFLUENCE: u8 = 13;
/// A state, not an event. [TR10]
pub const STATE: u8 = 14;
/// Rule: numbers.
pub const NUMBER: u8 = 20;
/// Rule: keywords.
pub const KEYWORD: u8 = 21;
/// Rule: types and subtypes.
pub const TYPE: u8 = 22;
/// Rule: texts taken away.
pub const BLANK: u8 = 23;
/// Rule: texts given.
pub const GIVE: u8 = 24;
/// Rule: prohibitions.
pub const BAN: u8 = 25;
/// Rule: requirements.
pub const MUST: u8 = 26;
/// Rule: requirement payments.
pub const LEVY: u8 = 27;
/// Rule: numeric costs.
pub const PRICE: u8 = 28;
/// Rule: more or less damage.
pub const HARM: u8 = 29;
/// Rule: influence.
pub const LOSS: u8 = 30;
/// Rule: more or fewer cards drawn.
pub const MORE: u8 = 31;
/// Rule: something else instead.
pub const INSTEAD: u8 = 32;
/// Rule: icons.
pub const ICONS: u8 = 33;
/// Rule: control.
pub const CONTROL: u8 = 35;
/// Rule: all others.
pub const OTHER: u8 = 34;
/// Rule: life or structure that may become less. It is a number too.
pub const FRAIL: u8 = 36;
/// Rule: what it says may change while costs are followed.
pub const SHAKY: u8 = 37;

type Kinds = SmallVec<[u8; 3]>;

/// What an ability listens to.
#[must_use]
pub fn kinds(sort: &Sort) -> Kinds {
    match sort {
        Sort::Used { .. } | Sort::Text => Kinds::new(),
        Sort::Trigger(w) => kinds_of_event(&w.event),
        Sort::Static { during, rule } => {
            let mut out = said(rule);
            out.extend(shaky(during.as_ref(), rule, &out));
            out
        }
    }
}

/// What the head of a trigger listens to.
#[must_use]
pub fn kinds_of_event(e: &Event) -> Kinds {
    match e {
        Event::Enters(_) => smallvec![ENTER],
        Event::EntersOrLeaves(_) => smallvec![ENTER, LEAVE],
        Event::Leaves(_) | Event::Destroyed(..) | Event::FlippedDown(_) => smallvec![LEAVE],
        Event::Put { .. } => smallvec![LEAVE, MOVE],
        Event::Discards(..) | Event::Discarded(_) => smallvec![MOVE],
        Event::StartOfTurn(_) | Event::EndOfTurn(_) => smallvec![TURN],
        Event::EndOfBattle
        | Event::Attacks(_)
        | Event::Blocks(_)
        | Event::BlocksCovert(_)
        | Event::Blocked(_)
        | Event::PlayerAttacks(_)
        | Event::PlayerAttacked(_)
        | Event::PartyFormed { .. } => smallvec![BATTLE],
        Event::Inflicts { .. } | Event::Inflicted(..) => smallvec![DAMAGE],
        Event::Plays(..) => smallvec![PLAY],
        Event::Draws(_) => smallvec![DRAW],
        Event::Picked(_) => smallvec![PICK],
        Event::Restored(..) | Event::Depleted(_) => smallvec![POSTURE],
        Event::TokenPut(_) => smallvec![TOKEN],
        Event::Coin => smallvec![COIN],
        Event::LosesInfluence(_) | Event::GainsInfluence(_) => smallvec![INFLUENCE],
        Event::State(_) => smallvec![STATE],
    }
}

/// What a standing rule is about.
#[must_use]
pub fn kinds_of_rule(r: &Rule) -> Kinds {
    let mut out = said(r);
    out.extend(shaky(None, r, &out));
    out
}

/// Whether what can be played and paid may depend on it, and it may change on
/// the way there. [401.3]
fn shaky(during: Option<&Cond>, r: &Rule, kinds: &[u8]) -> Option<u8> {
    let matters = |k: &u8| match *k {
        // Who may block is asked after all costs.
        KEYWORD => matches!(r, Rule::Change(c) if c.gains.iter().any(tactical)),
        OTHER => !of_battles(r),
        k => matches!(k, TYPE | BLANK | GIVE | BAN | LEVY | PRICE | ICONS | CONTROL),
    };
    (kinds.iter().any(matters) && !steady(during, r)).then_some(SHAKY)
}

/// Rules of which no cost asks anything: who fights, and where damage goes.
fn of_battles(r: &Rule) -> bool {
    matches!(
        r,
        Rule::AttacksAtOnce(_)
            | Rule::AttacksOnce(_)
            | Rule::BlocksCovert(_)
            | Rule::PartySize { .. }
            | Rule::AssignsToTarget(_)
            | Rule::DrawsDamage(_)
    )
}

fn tactical(g: &Gain) -> bool {
    matches!(g, Gain::Keyword(_, Keyword::Tactical))
}

fn said(r: &Rule) -> Kinds {
    match r {
        Rule::Change(c) => {
            let mut out = Kinds::new();
            for g in &c.gains {
                let kind = match g {
                    Gain::Stat(..) | Gain::EitherWay(..) | Gain::Becomes(..) => NUMBER,
                    Gain::Keyword(..) => KEYWORD,
                    Gain::Type(..) | Gain::Subtype(..) => TYPE,
                    Gain::Text(_) | Gain::TextOf(_) => GIVE,
                    Gain::NoText(_) => BLANK,
                };
                let frail = matches!(
                    g,
                    Gain::Stat(false, _, Stat::Life | Stat::Structure)
                        | Gain::Becomes(_, Stat::Life | Stat::Structure)
                        | Gain::EitherWay(..)
                );
                for kind in std::iter::once(kind).chain(frail.then_some(FRAIL)) {
                    if !out.contains(&kind) {
                        out.push(kind);
                    }
                }
            }
            out
        }
        Rule::Ban(..) | Rule::PlayerBan(..) => smallvec![BAN],
        Rule::Must(..) => smallvec![MUST],
        Rule::Levy { .. } => smallvec![LEVY],
        Rule::Price { .. } => smallvec![PRICE],
        Rule::Damage(_) => smallvec![HARM],
        Rule::InfluenceLoss(..) | Rule::NoLoss(_) => smallvec![LOSS],
        Rule::DrawMore(..) => smallvec![MORE],
        Rule::Instead(_) => smallvec![INSTEAD],
        Rule::ExtraIcons(..) => smallvec![ICONS],
        Rule::Control(..) => smallvec![CONTROL],
        _ => smallvec![OTHER],
    }
}

/// Lets the abilities of a card listen where it lies now. [201.5b]
pub fn register(t: &mut T, id: ObjectId) {
    let Some(place) = t.place(id) else { return };
    let playing = matches!(place, Zone::Play | Zone::Faction);
    t.listeners.retain(|l| l.on != id);
    if t.objects.at(id.slot).mark.facedown {
        return;
    }
    // Shortcut: what works in play only hears nothing elsewhere.
    let deaf = !playing && !t.face(id.slot).afar;
    if deaf {
        return;
    }
    rule!("201.5b");
    let own: SmallVec<[u16; 8]> = t.face(id.slot).abilities.iter().copied().collect();
    for ability in own {
        let works = match &t.rules.abilities[ability as usize].sort {
            // What is said of the card's own way from anywhere is heard there. [OB5]
            Sort::Trigger(w) => match w.from {
                Some(a) => zone_of(a) == Some(place),
                None => playing || crate::lower::put_from_anywhere(&w.event),
            },
            Sort::Static { rule: Rule::Instead(r), .. } => playing || crate::lower::put_from_anywhere(&r.event),
            _ => playing,
        };
        if works {
            listen(t, id, ability);
        }
    }
}

/// Lets one ability listen.
pub fn listen(t: &mut T, on: ObjectId, ability: u16) {
    let kinds = kinds(&t.rules.abilities[ability as usize].sort);
    for kind in kinds {
        t.listeners.push(Listener { on, ability, kind });
    }
}

/// What an event is about, for the texts that it wakes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    /// What it happens to.
    pub subject: Option<Thing>,
    /// The other card, or the player.
    pub by: Option<Thing>,
    /// How much.
    pub amount: i16,
    /// The event itself.
    pub cause: Option<crate::event::Event>,
}

/// Wakes every trigger of a kind whose head says yes. [503.1]
pub fn wake(t: &mut T, kind: u8, fits: impl Fn(&T, &Ctx, &When) -> Option<About>) {
    if t.board.phase == crate::board::TurnPhase::Setup {
        // Nothing triggers before the first turn. [TR15]
        return;
    }
    let mut woken: SmallVec<[(Seat, ObjectId, u16, About); 4]> = SmallVec::new();
    let own = t.listeners.of(kind).iter().map(|l| (*l, false));
    let given = layers::given(t, kind, 0).into_iter().map(|l| (l, true));
    for (l, live) in own.chain(given) {
        let Sort::Trigger(when) = &t.rules.abilities[l.ability as usize].sort else { continue };
        let Some(me) = t.controller(l.on) else { continue };
        let ctx = Ctx::new(me, l.on, None);
        // Most of what is heard is about other cards; whether the text is live is asked last.
        if let Some(about) = fits(t, &ctx, when)
            && (live || layers::live(t, l.on, l.ability, 0))
        {
            woken.push((me, l.on, l.ability, about));
        }
    }
    for (me, source, ability, about) in woken {
        pend(t, me, source, ability, about);
    }
    wake_delayed(t, kind, fits);
}

/// Texts that wait for their time: once. [506.3]
fn wake_delayed(t: &mut T, kind: u8, fits: impl Fn(&T, &Ctx, &When) -> Option<About>) {
    let mut n = 0;
    while n < t.board.delayed.len() {
        let Delayed { ability, scope } = t.board.delayed[n];
        let Sort::Trigger(when) = &t.rules.abilities[ability as usize].sort else { unreachable!("it waits") };
        let table: &T = t;
        let ctx = Ctx::of(table, table.scope(scope));
        let about = if kinds_of_event(&when.event).contains(&kind) { fits(table, &ctx, when) } else { None };
        let Some(about) = about else {
            n += 1;
            continue;
        };
        let s = t.scope(scope);
        let (controller, source) = (s.controller, s.source);
        pend(t, controller, source, ability, About { subject: Some(Thing::Act(scope)), ..about });
        t.board.delayed.remove(n);
    }
}

/// A trigger happens: it waits for its place in its group. [503.4]
pub fn pend(t: &mut T, controller: Seat, source: ObjectId, ability: u16, about: About) {
    rule!("503.1");
    let About { subject, by, amount, cause } = about;
    t.pending.push(Pending { controller, source, ability, subject, by, amount, cause });
}

/// State triggers happen when their state begins to hold. [TR10]
pub fn states(t: &mut T) {
    if !layers::hears(t, STATE) && t.board.holding.is_empty() {
        return;
    }
    let watch = layers::listeners_of(t, STATE);
    // What a card does not say any more may begin to hold again.
    t.board.holding.retain(|(on, ability)| watch.iter().any(|l| (l.on, l.ability) == (*on, *ability)));
    for l in watch {
        let Sort::Trigger(When { event: Event::State(c), .. }) = &t.rules.abilities[l.ability as usize].sort else {
            continue;
        };
        let Some(me) = t.controller(l.on) else { continue };
        let holds = cond(t, &Ctx::new(me, l.on, None), c);
        let key = (l.on, l.ability);
        let held = t.board.holding.contains(&key);
        if holds && !held {
            t.board.holding.push(key);
            pend(t, me, l.on, l.ability, About { subject: Some(Thing::Card(l.on)), by: None, amount: 0, cause: None });
        } else if !holds {
            t.board.holding.retain(|k| *k != key);
        }
    }
}

/// The area words of a zone.
#[must_use]
pub fn area(z: Zone) -> Area {
    match z {
        Zone::Faction | Zone::Play => Area::Play,
        Zone::Hand => Area::Hand,
        Zone::Deck => Area::Deck,
        Zone::Discard => Area::Discard,
        Zone::Removed => Area::OutOfGame,
        Zone::Played => Area::BeingPlayed,
    }
}
