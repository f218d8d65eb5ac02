//! Replacements: each at most once for the same thing, in an order that one
//! player decides. [506]

use super::shares::{more_comes, other_shares};
use crate::Spoils;
use crate::board::{Lasting, Pick, Scope, T, Thing, Zone, Zones};
use crate::effect;
use crate::event::{End, Event, Manner};
use crate::group;
use crate::layers::{self, Standing};
use crate::listen::{self, About};
use crate::rules::NONE;
use crate::targets::{Ctx, cond, whom};
use crate::timing::Proc;
use crate::wake;
use crate::words::{self, Facing, Instruction, Num, Place, Player, Ref, Rule, Slot, To, Verb, Who};
use arbiter_kernel::{Frame, ObjectId, Replaced, Replacement, Seat, rule};
use smallvec::SmallVec;

/// Bit of the number of a replacement that an effect has made.
const MADE: u32 = 1 << 31;

fn by_effect(id: u32) -> bool {
    id & MADE != 0
}

/// The number of a replacement: a card may be given the same text several
/// times, and each copy counts by itself. [506.5]
fn number(t: &T, s: &Standing, copy: usize) -> u32 {
    if s.made {
        return MADE | s.stamp;
    }
    let nth = s.number as usize + copy * t.rules.abilities.len();
    (u32::from(s.source.slot) << 16) | u32::from(u16::try_from(nth).unwrap_or(s.number))
}

/// The same for the first of its copies, which say the same.
fn first(t: &T, id: u32) -> u32 {
    let all = t.rules.abilities.len() as u32;
    if by_effect(id) { id } else { (id & !0xffff) | ((id & 0xffff) % all) }
}

/// The rule made by an effect that has this number.
fn made(t: &T, id: u32) -> Option<&Lasting> {
    t.board.lasting.iter().find(|l| l.stamp == id & !MADE)
}

/// Whether this event is what a cost instructs: nothing is done instead. What
/// follows from it (attached cards, a death) is not. [506.2] [CO12]
fn paid(t: &T, e: &Event) -> bool {
    match *e {
        Event::Move { paid, .. }
        | Event::Flip { paid, .. }
        | Event::Damage { paid, .. }
        | Event::Influence { paid, .. }
        | Event::Deplete { paid, .. }
        | Event::Attach { paid, .. }
        | Event::Tokens { paid, .. } => paid,
        _ => matches!(around(t), Some(Frame::Run(run)) if effect::costs(t, *run)),
    }
}

/// What told the event.
pub(super) fn around(t: &T) -> Option<&Frame<Spoils>> {
    t.frames().iter().rev().find(|f| !matches!(f, Frame::Event(..)))
}

/// The replacements that fit an event.
pub fn instead(t: &T, e: Event, out: &mut Vec<Replacement>) {
    if !layers::astir(t, [listen::INSTEAD]) {
        return;
    }
    let mut fits: SmallVec<[(u32, u8, bool); 2]> = SmallVec::new();
    let about = |s: &Standing| means(t, s, &e).is_some_and(|r| !received(&r.event) || !more_comes(t, &e));
    layers::each(t, listen::INSTEAD, 0, about, |s| {
        let Rule::Instead(r) = s.rule else { return };
        let copies = fits.iter().filter(|f| first(t, f.0) == number(t, &s, 0)).count();
        fits.push((number(t, &s, copies), s.me, r.may));
    });
    if fits.is_empty() {
        return;
    }
    if paid(t, &e) {
        rule!("506.2");
        return;
    }
    rule!("506.4");
    let decider = group::decider(t, fits.iter().map(|f| f.1));
    out.extend(fits.iter().map(|&(id, _, optional)| Replacement {
        id,
        chooser: Some(decider),
        optional,
        decider: None,
    }));
}

/// The text of a rule, if it stands instead of this event.
pub(super) fn means<'a>(t: &T, s: &Standing<'a>, e: &Event) -> Option<&'a words::Replaced> {
    let Rule::Instead(r) = s.rule else { return None };
    let ctx = s.ctx(0);
    let about = wake::said(t, &ctx, &r.event, e)?;
    // `it` of the condition is what the event is about.
    let each = about.subject.map_or(ctx.each, |it| it.face(t));
    r.only_if.as_ref().is_none_or(|c| cond(t, &Ctx { each, ..ctx }, c)).then_some(r)
}

/// Applies a replacement: the replaced thing never happens. [506.1]
pub fn replace(t: &mut T, r: Replacement, e: Event) -> Replaced<Spoils> {
    rule!("506.1", "506.5");
    let Some(text) = read(t, r, &e) else { return Replaced::Nothing };
    if by_effect(r.id) {
        // It waited for this, and is used up. [506.3]
        rule!("506.3", "506.4.p2");
        effect::lapse(t, |l| l.stamp == r.id & !MADE);
    }
    let (from, it) = (text.from, text.about.subject);
    let form = |i: &Instruction| form(t, i, from, it, text.slot, &e);
    if let Some(becomes) = text.only.as_ref().and_then(form) {
        // Another move is not what was to happen: that never happens. [RE6]
        return Replaced::Along(becomes);
    }
    let rest = if text.received { other_shares(t, &e) } else { 0 };
    if let (Some(to), Event::Damage { amount, .. }) = (text.turned, e) {
        // Damage that is turned to another is inflicted to it together with the
        // rest: it is added up there, and then reduced. [RE8] [608.1f]
        let amount = amount.saturating_add(rest);
        return Replaced::Along(Event::Damage { to, amount, from, battle: false, paid: false, settled: false });
    }
    if text.program == NONE {
        return Replaced::Nothing;
    }
    let mut scope = text.known.unwrap_or_else(|| Scope::new(from, u16::MAX, text.me));
    (scope.subject, scope.by, scope.cause) = (it, text.about.by, Some(e));
    scope.amount = text.about.amount.saturating_add(rest);
    // What was picked when the text was followed is what it is about now.
    if let Some((of, what)) = text.slot.zip(it) {
        scope.picks.retain(|p| p.of != of);
        scope.picks.push(Pick { of, share: 0, what });
    }
    let scope = t.open_scope(scope);
    // Each is replaced by itself, and all of it is performed together; then
    // the texts are followed. [RE7]
    Replaced::Runs(Frame::Proc(Proc::Instead { scope, program: text.program }))
}

/// Whether words are about who receives damage.
pub(super) fn received(event: &words::Event) -> bool {
    matches!(event, words::Event::Inflicted(..))
}

/// What a replacement says, and about what.
struct Text {
    me: Seat,
    from: ObjectId,
    about: About,
    program: u16,
    /// The instruction that is all of it.
    only: Option<Instruction>,
    slot: Option<Slot>,
    /// What the effect knew that made it.
    known: Option<Scope>,
    /// It is about who receives damage.
    received: bool,
    /// Who receives as much damage instead.
    turned: Option<ObjectId>,
}

fn read(t: &T, r: Replacement, e: &Event) -> Option<Text> {
    let all = layers::standing(t, listen::INSTEAD);
    let s = all.iter().find(|s| number(t, s, 0) == first(t, r.id))?;
    let Rule::Instead(text) = s.rule else { return None };
    let about = wake::said(t, &s.ctx(0), &text.event, e)?;
    let program = if s.made { made(t, r.id)?.program } else { t.rules.abilities[s.number as usize].program };
    let (known, received) = (s.known.cloned(), received(&text.event));
    let only = only(text);
    let slot = subject(&text.event);
    let turned = only.filter(|_| received).and_then(|i| turned(t, s, i));
    Some(Text { me: s.me, from: s.source, about, program, only: only.cloned(), slot, known, received, turned })
}

/// The instruction that is all of a text.
pub(super) fn only(r: &words::Replaced) -> Option<&Instruction> {
    match r.instead.as_slice() {
        [only] if r.then.is_empty() => Some(only),
        _ => None,
    }
}

/// `inflict that much damage to WHO instead`, where nobody has to choose whom.
pub(super) fn turned(t: &T, s: &Standing, i: &Instruction) -> Option<ObjectId> {
    let Verb::Inflict { amount: Num::Amount, divided: false, to, .. } = &i.verb else { return None };
    let named = match to {
        Who::This | Who::Attached(_) | Who::Faction(_) => true,
        Who::Ref(r) => matches!(r.to, To::This | To::Attached | To::Slot(_) | To::Cost(_)),
        _ => false,
    };
    let mut ids = Vec::new();
    if named {
        whom(t, &s.ctx(0), to, &mut ids);
    }
    if let [one] = ids.as_slice() { Some(*one) } else { None }
}

/// The selection that the event of a replacement speaks of: `the next time the
/// character is destroyed`.
fn subject(event: &words::Event) -> Option<Slot> {
    match event {
        words::Event::Destroyed(who, _)
        | words::Event::Leaves(who)
        | words::Event::Inflicted(who, _)
        | words::Event::Discarded(who)
        | words::Event::Put { who, .. } => match who {
            Who::Ref(Ref { to: To::Slot(n), .. }) => Some(*n),
            _ => None,
        },
        _ => None,
    }
}

/// The event in another form, where the text says no more than that: so that
/// what happens together still does. [RE7]
fn form(
    t: &T,
    i: &Instruction,
    source: ObjectId,
    subject: Option<Thing>,
    slot: Option<Slot>,
    e: &Event,
) -> Option<Event> {
    let Event::Move { id, .. } = *e else { return None };
    let attached = || t.objects.get(source).is_some_and(|o| o.mark.on == id);
    let means = |w: &Who| match w {
        Who::This => id == source,
        Who::Ref(r) => match r.to {
            To::Event | To::Each => subject == Some(Thing::Card(id)),
            To::Slot(n) => slot == Some(n) && subject == Some(Thing::Card(id)),
            To::This => id == source,
            To::Attached => attached(),
            _ => false,
        },
        Who::Attached(_) => attached(),
        _ => false,
    };
    let to = |to: Zone, end, manner| Event::Move { id, to, end, manner, paid: false };
    match &i.verb {
        Verb::Put(m) if means(&m.what) => Some(match &m.to {
            Place::Hand(_) => to(Zone::Hand, End::Top, Manner::Put),
            Place::DeckTop(..) => to(Zone::Deck, End::Top, Manner::Put),
            Place::DeckBottom(..) => to(Zone::Deck, End::Bottom, Manner::Put),
            Place::Discard(_) => to(Zone::Discard, End::Top, Manner::Put),
            Place::Play(_) | Place::Back(_) => return None,
        }),
        Verb::Exile(w, facing) if means(w) => Some(to(Zone::Removed, End::Top, effect::removed(*facing))),
        Verb::Destroy(w) if means(w) => Some(to(Zone::Discard, End::Top, Manner::Destroyed)),
        Verb::Flip(w, Facing::Down, None | Some(Player::Owner(_))) if means(w) && t.place(id) == Some(Zone::Play) => {
            Some(Event::Flip { id, up: false, on: ObjectId::NONE, under: None, paid: false })
        }
        _ => None,
    }
}

/// The card that a replacement comes from.
#[must_use]
pub fn source(t: &T, id: u32) -> ObjectId {
    if by_effect(id) {
        return made(t, id).map_or(ObjectId::NONE, |l| l.source);
    }
    t.objects.id((id >> 16) as u16)
}
