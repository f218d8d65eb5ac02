//! Standing rules: those of cards in play whose text is live, and those that
//! effects have made for a while. [504.1] [405.4]

use super::DEEPEST;
use crate::board::{Lasting, Read, Scope, T};
use crate::event;
use crate::icons;
use crate::listen;
use crate::rules::{COPIES, Sort};
use crate::targets::{Ctx, concerns, cond, whom};
use crate::words::{Change, Cond, Gain, Ref, Rule, To, Who};
use arbiter_kernel::{Listener, ObjectId, Seat, rule};
use smallvec::SmallVec;

/// A rule that holds now.
#[derive(Clone, Copy, Debug)]
pub struct Standing<'a> {
    /// What it says.
    pub rule: &'a Rule,
    /// `you`
    pub me: Seat,
    /// The card that speaks.
    pub source: ObjectId,
    /// The card that an effect made it for.
    pub each: ObjectId,
    /// What the effect knew that made it.
    pub known: Option<&'a Scope>,
    /// The ability, or the place among the rules made by effects.
    pub number: u16,
    /// An effect made it.
    pub made: bool,
    /// Its age.
    pub stamp: u32,
}

impl<'a> Standing<'a> {
    /// The context of its words, which are read one deeper than it was asked for.
    #[must_use]
    pub fn ctx(&self, depth: u8) -> Ctx<'a> {
        Ctx {
            me: self.me,
            source: self.source,
            scope: None,
            by: self.me,
            part: None,
            each: self.each,
            known: self.known,
            amount: None,
            depth: depth + 1,
        }
    }
}

/// Whether a rule of one of these kinds may hold.
/// Shortcut if false: else those that hold are looked for.
#[must_use]
#[inline]
pub fn astir<const N: usize>(t: &T, kinds: [u8; N]) -> bool {
    let bits = kinds.into_iter().fold(0, |bits, k| bits | 1 << k);
    // Most of the time there is no such rule at all, and nothing that could bring one.
    if !t.listeners.hear_any(bits | 1 << listen::GIVE) && t.board.lasting.is_empty() {
        return false;
    }
    stirs(t, kinds, bits)
}

/// Shortcut if false: the same.
fn stirs<const N: usize>(t: &T, kinds: [u8; N], bits: u64) -> bool {
    // Shortcut: of those that are about something else none will be found.
    let about = |l: &Lasting| t.rules.about[l.rule as usize] & bits != 0;
    t.listeners.hear_any(bits)
        || t.board.lasting.iter().any(about)
        || t.listeners.hear(listen::GIVE) && kinds.into_iter().any(|k| may_be_given(t, k))
}

/// Whether a rule of a kind that is as this says may hold, whatever it depends on.
/// Shortcut if false: else those that hold are looked for.
#[must_use]
pub fn said_by_any(t: &T, kind: u8, says: impl Fn(&Rule) -> bool) -> bool {
    let own = |l: &Listener| match &t.rules.abilities[l.ability as usize].sort {
        Sort::Static { rule, .. } => says(rule),
        _ => false,
    };
    t.listeners.hear(listen::GIVE)
        || t.listeners.of(kind).iter().any(own)
        || t.board.lasting.iter().any(|l| says(&t.rules.rules[l.rule as usize]))
}

/// Whether some text may listen to this: one that a card has, or one that a rule
/// gives to it. [508.1]
/// Shortcut if false: else those that listen are looked for.
#[must_use]
#[inline]
pub fn hears(t: &T, kind: u8) -> bool {
    t.listeners.hear(kind) || may_be_given(t, kind)
}

/// All rules of a kind that hold now.
#[must_use]
pub fn standing(t: &T, kind: u8) -> SmallVec<[Standing<'_>; 4]> {
    standing_at(t, kind, 0)
}

/// The same, for a reading that lies inside others.
#[must_use]
pub fn standing_at(t: &T, kind: u8, depth: u8) -> SmallVec<[Standing<'_>; 4]> {
    let mut out = SmallVec::new();
    each(t, kind, depth, |_| true, |s| out.push(s));
    out
}

/// Goes through the rules of a kind that hold now and are as `fits` says. That is
/// asked first: most rules are about something else. A reading deep inside others
/// sees none: two texts that ask about each other would never end. [EF5]
pub(crate) fn each<'a>(
    t: &'a T,
    kind: u8,
    depth: u8,
    fits: impl Fn(&Standing<'a>) -> bool,
    mut found: impl FnMut(Standing<'a>),
) {
    if depth > DEEPEST {
        return;
    }
    let mut look = |l: &Listener, given: bool| {
        if let Some((s, during)) = said(t, *l)
            && fits(&s)
            && (given || live(t, l.on, l.ability, depth))
            && holds(t, &s, during, depth)
        {
            found(s);
        }
    };
    if hears(t, kind) {
        t.listeners.of(kind).iter().for_each(|l| look(l, false));
        given(t, kind, depth).iter().for_each(|l| look(l, true));
    }
    for s in made(t, kind) {
        if fits(&s) {
            found(s);
        }
    }
}

/// Whether some rule of a kind that holds now is as this says. That is asked
/// first: most rules are about something else.
pub(super) fn any(t: &T, kind: u8, fits: impl Fn(&Standing) -> bool) -> bool {
    let stands = |l: Listener, live: bool| match said(t, l) {
        Some((s, during)) => fits(&s) && (live || self::live(t, l.on, l.ability, 0)) && holds(t, &s, during, 0),
        None => false,
    };
    let own = || t.listeners.of(kind).iter().any(|l| stands(*l, false));
    let gifts = || given(t, kind, 0).into_iter().any(|l| stands(l, true));
    hears(t, kind) && (own() || gifts()) || made(t, kind).any(|s| fits(&s))
}

/// What a card's rule says, and while what.
fn said(t: &T, l: Listener) -> Option<(Standing<'_>, Option<&Cond>)> {
    let me = t.controller(l.on)?;
    let Sort::Static { during, rule } = &t.rules.abilities[l.ability as usize].sort else { return None };
    let stamp = since(t, l.on, rule);
    let (source, each, number) = (l.on, ObjectId::NONE, l.ability);
    Some((Standing { rule, me, source, each, known: None, number, made: false, stamp }, during.as_ref()))
}

fn holds(t: &T, s: &Standing, during: Option<&Cond>, depth: u8) -> bool {
    let Some(c) = during else { return true };
    rule!("504.1");
    cond(t, &s.ctx(depth), c)
}

/// Rules of a kind that effects have made.
fn made(t: &T, kind: u8) -> impl Iterator<Item = Standing<'_>> {
    // Shortcut: who asks looks at what each of them says.
    let lasting = t.board.lasting.iter().filter(move |l| t.rules.about[l.rule as usize] & (1 << kind) != 0);
    lasting.map(|l| {
        let rule = &t.rules.rules[l.rule as usize];
        let (me, source, each, stamp) = (l.controller, l.source, l.on, l.stamp);
        Standing { rule, me, source, each, known: Some(t.scope(l.scope)), number: l.rule, made: true, stamp }
    })
}

/// How old a rule of a card is: what it says of the card that it is attached to
/// it says since it was attached. [407.3a] [CT2]
fn since(t: &T, id: ObjectId, rule: &Rule) -> u32 {
    let o = t.objects.at(id.slot);
    let host = |who: &Who| matches!(who, Who::Attached(_) | Who::Ref(Ref { to: To::Attached, .. }));
    match rule {
        Rule::Control(_, who) | Rule::Change(Change { who, .. }) if host(who) => o.since.max(o.mark.on_since),
        _ => o.since,
    }
}

/// Listeners of a kind whose text is live: on cards that have it, with their
/// threshold met. [405.4] [201.5d]
#[must_use]
pub(super) fn listeners(t: &T, kind: u8, depth: u8) -> SmallVec<[Listener; 4]> {
    let mut out: SmallVec<[Listener; 4]> = SmallVec::new();
    out.extend(t.listeners.of(kind).iter().copied().filter(|l| live(t, l.on, l.ability, depth)));
    out.extend(given(t, kind, depth));
    out
}

/// Texts that rules give to cards, as far as they listen to this and are live. [508.1]
pub(crate) fn given(t: &T, kind: u8, depth: u8) -> SmallVec<[Listener; 4]> {
    let mut out = SmallVec::new();
    if may_be_given(t, kind) {
        for id in t.everything() {
            let fits = |a: &u16| listen::kinds(&t.rules.abilities[*a as usize].sort).contains(&kind);
            let met = |a: &u16| live_icons(t, id, *a, depth);
            let given = given_to(t, id, depth).into_iter().filter(fits).filter(met);
            out.extend(given.map(|ability| Listener { on: id, ability, kind }));
        }
    }
    out
}

/// Whether a rule may give a text that listens to this.
/// Shortcut if false: else those it gives are looked for.
fn may_be_given(t: &T, kind: u8) -> bool {
    // A text that is copied listens on the card that it is copied from, too.
    let bits = 1 << kind | if t.listeners.hear(kind) { COPIES } else { 0 };
    // Shortcut: of those that give something else none will be found.
    let gives = |l: &Listener| t.rules.abilities[l.ability as usize].gives & bits != 0;
    t.listeners.of(listen::GIVE).iter().any(gives)
}

/// What standing rules give to a card in quotes; a reading that lies inside
/// others goes on counting, or two rules would ask about each other forever.
pub(super) fn given_to(t: &T, id: ObjectId, depth: u8) -> SmallVec<[u16; 4]> {
    let mut out = SmallVec::new();
    let deeper = depth + 1;
    each(
        t,
        listen::GIVE,
        deeper,
        |s| super::changes(t, s, id),
        |s| {
            let Rule::Change(c) = s.rule else { return };
            if concerns(t, &s.ctx(deeper), &c.who, id) && !muted(t, id, &s, deeper) {
                if !s.made {
                    out.extend(t.rules.abilities[s.number as usize].gifts.iter().copied());
                }
                for g in &c.gains {
                    let Gain::TextOf(who) = g else { continue };
                    let mut whose = Vec::new();
                    whom(t, &s.ctx(deeper), who, &mut whose);
                    rule!("508.1");
                    out.extend(whose.into_iter().filter(|w| *w != id).flat_map(|w| super::spoken(t, w, deeper)));
                }
            }
        },
    );
    out
}

/// Whether an ability of a card is live: the card has text, the ability among
/// it, and its icons are met. [405.4]
#[must_use]
pub fn live(t: &T, id: ObjectId, ability: u16, depth: u8) -> bool {
    let def = &t.rules.abilities[ability as usize];
    if !kept(t, id, ability, depth) {
        return false;
    }
    matches!(def.sort, Sort::Used { .. }) || live_icons(t, id, ability, depth)
}

/// Whether the icons before a paragraph are met. [405.4]
fn live_icons(t: &T, id: ObjectId, ability: u16, depth: u8) -> bool {
    let def = &t.rules.abilities[ability as usize];
    if def.threshold.is_empty() {
        return true;
    }
    rule!("405.4", "201.5d");
    t.controller(id).is_some_and(|seat| icons::meets_at(t, seat, def.threshold, depth + 1))
}

/// Whether nothing takes texts away.
/// Shortcut if true: else it is asked of each text.
#[must_use]
pub fn bare(t: &T) -> bool {
    !hears(t, listen::BLANK) && !t.modifiers().iter().any(|m| m.change == event::Change::LosesText)
}

/// Whether a text of a card is not taken away.
pub(super) fn kept(t: &T, id: ObjectId, ability: u16, depth: u8) -> bool {
    // Shortcut: where nothing takes texts away it is.
    bare(t) || !blanked(t, id, ability, depth)
}

/// Whether a card has its text.
#[must_use]
pub fn has_text(t: &T, id: ObjectId, depth: u8) -> bool {
    kept(t, id, u16::MAX, depth)
}

fn blanked(t: &T, id: ObjectId, ability: u16, depth: u8) -> bool {
    if t.modifiers_on(id).any(|m| m.change == event::Change::LosesText) {
        let given = |c: event::Change| matches!(c, event::Change::Ability(a, _) if a == ability);
        return !t.modifiers_on(id).any(|m| given(m.change) && stays(t, id, m.stamp, depth));
    }
    silenced(t, id, (id, ability), depth)
}

/// Whether what a rule gives to another card is lost with all text of that card,
/// unless the rule itself takes the text away. [402.6] [EF4]
pub(super) fn muted(t: &T, id: ObjectId, s: &Standing, depth: u8) -> bool {
    // Shortcut: where nothing takes texts away none is lost.
    if bare(t) {
        return false;
    }
    let lost = t.modifiers_on(id).any(|m| m.change == event::Change::LosesText);
    rule!("402.6" => lost || silenced(t, id, (s.source, s.number), depth))
}

/// Whether a rule takes the text of a card away, besides the one that is named. [402.6]
pub(super) fn silenced(t: &T, id: ObjectId, besides: (ObjectId, u16), depth: u8) -> bool {
    // Shortcut: where no rule takes texts away none will be found.
    if !hears(t, listen::BLANK) {
        return false;
    }
    if depth >= DEEPEST {
        return false;
    }
    let own = t.listeners.of(listen::BLANK).iter().copied();
    let given = given(t, listen::BLANK, depth + 1);
    own.chain(given).filter(|l| (l.on, l.ability) != besides).any(|l| {
        let Sort::Static { during, rule: Rule::Change(c) } = &t.rules.abilities[l.ability as usize].sort else {
            return false;
        };
        let Some(me) = t.controller(l.on) else { return false };
        let ctx = Ctx { depth: DEEPEST, ..Ctx::new(me, l.on, None) };
        during.as_ref().is_none_or(|c| cond(t, &ctx, c)) && concerns(t, &ctx, &c.who, id)
    })
}

/// Whether what an effect gave to a card at that time is not lost with all its
/// text: only what was given along with the loss stays. [402.6] [508.2]
pub(super) fn stays(t: &T, id: ObjectId, given: u32, depth: u8) -> bool {
    if silenced(t, id, (ObjectId::NONE, 0), depth) {
        return false;
    }
    let on = |stamp: u32| t.modifiers_on(id).any(|m| m.stamp == stamp);
    let along = |lost: u32| (lost.min(given)..lost.max(given)).all(on);
    t.modifiers_on(id).filter(|m| m.change == event::Change::LosesText).all(|m| !rule!("402.6" => !along(m.stamp)))
}

/// Whether a rule that names a card means this one.
#[must_use]
pub fn applies(t: &T, s: &Standing, who: Option<&Who>, id: ObjectId) -> bool {
    who.is_none_or(|w| concerns(t, &s.ctx(0), w, id))
}

/// Listeners of a kind whose text is live now.
#[must_use]
pub fn listeners_of(t: &T, kind: u8) -> SmallVec<[Listener; 4]> {
    listeners(t, kind, 0)
}
