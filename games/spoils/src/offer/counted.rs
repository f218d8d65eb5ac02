//! Costs that counting tells: each instruction takes so many out of what is
//! there, and nothing else comes or goes by it. [401.2] [401.3]

use super::cost::{payments, spares, steady};
use super::{Hindrance, Purse, trial};
use crate::board::{Mark, Read, Scope, T, Zone, Zones, kind_of};
use crate::effect;
use crate::layers;
use crate::listen;
use crate::notes::{ATTACHED, RESTLESS, still};
use crate::play::Mode;
use crate::replace::{indestructible, undepletable};
use crate::rules::Sort;
use crate::steady::of_the_moment;
use crate::targets::{Ctx, cond, enough, matches};
use crate::words::{
    Area, Choice, Cond, Event, Gate, Instruction, Kinds, Num, OptionText, Player, Quantity, Rule, Step, Var, Verb, Who,
};
use arbiter_kernel::{Object, ObjectId};
use smallvec::SmallVec;

/// How cards are taken. What is depleted can still be picked, and what is picked
/// depleted; what is destroyed is there for nothing else.
#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    Pick,
    Deplete,
    Discard,
    Destroy,
}

/// So many cards are taken of those that a choice means; of the card itself
/// without one.
struct Take<'a> {
    how: How,
    many: usize,
    of: Option<&'a Choice>,
}

/// What is said of one instruction.
enum Told<'a> {
    /// It asks for nothing.
    Nothing,
    Takes(Take<'a>),
    /// It cannot be satisfied.
    Lacks(Hindrance),
    /// Only the attempt tells.
    Unknown,
}

/// Whether nothing else changes when cards leave play: nothing is attached to any
/// card, and none would have less life or structure without another.
/// Shortcut if true: else what may follow is not told.
pub(super) fn alone(t: &T) -> bool {
    let lies = |slot: &u16| kind_of(t.objects.at(*slot).zone) == Zone::Play;
    let bears = |slot: u16| !loose(t, t.objects.id(slot));
    let frail = |o: &Object<Mark>| o.modified() || !still(&o.mark, &t.rules.faces[usize::from(o.face)], false);
    let along = || t.objects.among(ATTACHED).filter(lies).any(bears);
    let numbers = || layers::astir(t, [listen::NUMBER]);
    let dies = || numbers() && t.objects.among(RESTLESS).filter(lies).any(|slot| frail(t.objects.at(slot)));
    !(layers::astir(t, [listen::FRAIL]) || along() || dies())
}

/// Whether no rule has a say in what the cards that costs take are.
/// Shortcut if true: else only what can be satisfied is told.
fn calm(t: &T, purse: &Purse) -> bool {
    purse.settled && !layers::astir(t, [listen::BAN])
}

/// Whether no rule is another one on the way, as long as no card with a rule leaves.
/// Shortcut if true: else the attempt tells.
fn even(t: &T, purse: &Purse) -> bool {
    purse.steady && !layers::astir(t, [listen::FRAIL])
}

/// Whether no rule about what cards are, whose they are, what may be done with them
/// or what is paid goes along with what these costs take out of play.
/// Shortcut if true: else the attempt tells.
pub(super) fn unmoved(t: &T, ctx: &Ctx, steps: &[Step]) -> bool {
    const ABOUT: [u8; 6] = [listen::BAN, listen::TYPE, listen::CONTROL, listen::BLANK, listen::PRICE, listen::LEVY];
    let goes = |verb: &Verb, id: ObjectId| match verb {
        Verb::Destroy(Who::This) => id == ctx.source,
        Verb::Destroy(Who::Choose(c)) => matches(t, ctx, &c.what, id),
        verb => !spares(verb),
    };
    let stays =
        |id: ObjectId| loose(t, id) && sound(t, id) && !steps.iter().flat_map(|s| &s.acts).any(|i| goes(&i.verb, id));
    // Icons may go along with what is destroyed. [405.4]
    let heeds_no_icons = |ability: u16| t.rules.abilities[usize::from(ability)].threshold.is_empty();
    !layers::astir(t, [listen::FRAIL, listen::GIVE])
        && ABOUT.into_iter().flat_map(|kind| t.listeners.of(kind)).all(|l| stays(l.on) && heeds_no_icons(l.ability))
}

/// Whether a card can be destroyed, and neither icons nor anything that listens is
/// gone with it.
/// Shortcut if true: else it is not counted on.
fn expendable(t: &T, id: ObjectId) -> bool {
    t.face(id.slot).provides.is_empty() && !t.listeners.iter().any(|l| l.on == id) && !indestructible(t, id, true)
}

/// Whether nothing can happen instead of what follows when other cards go.
/// Shortcut if true: else the attempt tells.
fn nothing_instead(t: &T) -> bool {
    let texts = t.listeners.of(listen::INSTEAD).iter();
    !layers::astir(t, [listen::GIVE])
        && texts.map(|l| (&t.rules.abilities[usize::from(l.ability)].sort, l.on)).all(|(sort, on)| idle(t, sort, on))
        && !t.board.lasting.iter().any(|l| t.rules.about[usize::from(l.rule)] & (1 << listen::INSTEAD) != 0)
}

/// Whether a text speaks of what happens instead of its own card's leaving, and
/// that card stays whatever else goes.
/// Shortcut if true: else what may happen instead is not told.
pub(super) fn idle(t: &T, sort: &Sort, on: ObjectId) -> bool {
    let Sort::Static { rule: Rule::Instead(r), .. } = sort else { return false };
    let own = matches!(r.event, Event::Leaves(Who::This) | Event::Destroyed(Who::This, _));
    own && loose(t, on) && sound(t, on) && !layers::astir(t, [listen::FRAIL])
}

/// Whether a card is attached to no other card.
/// Shortcut if true: else it is not counted on.
fn loose(t: &T, id: ObjectId) -> bool {
    [ObjectId::NONE, t.faction(0), t.faction(1)].contains(&t.objects.at(id.slot).mark.on)
}

/// The same as [`verdict`] for a card that is played in this way.
/// Shortcut if true: where it does not tell, the attempt does.
#[must_use]
pub(super) fn of_card(t: &T, purse: &Purse, scope: &Scope, steps: &[Step], mode: Mode) -> Option<Option<Hindrance>> {
    let face = t.face(scope.source.slot);
    let told = face.attach.is_none() && !face.shaky && bare(t, scope.source) && trial::fails(t, scope, mode) == 0;
    match &face.options {
        _ if !told => None,
        None => verdict(t, purse, scope, steps, true),
        Some(_) if !steps.is_empty() => None,
        Some(o) => {
            let spare = |o: &OptionText| o.cost.iter().flat_map(|s| &s.acts).all(|i| spares(&i.verb));
            let free = |o: &OptionText| payments(&o.cost).next().is_none();
            let meets = |o: &OptionText| free(o) && verdict(t, purse, scope, &o.cost, true) == Some(None);
            // One option that can be chosen is enough, where none of them brings anything to pay with.
            (o.options.iter().all(spare) && o.options.iter().any(meets)).then_some(None)
        }
    }
}

/// What a cost comes to besides its numeric part: `Some(None)` if it can be
/// satisfied, none at all where only the attempt can tell. `announced` is the
/// card that is played, which lies elsewhere when its costs ask.
/// Shortcut if true: where it does not tell, the attempt does.
#[must_use]
pub(super) fn verdict(
    t: &T,
    purse: &Purse,
    scope: &Scope,
    steps: &[Step],
    announced: bool,
) -> Option<Option<Hindrance>> {
    let calm = calm(t, purse);
    if !even(t, purse) {
        return None;
    }
    let ctx = Ctx::of(t, scope);
    let mut takes: SmallVec<[Take<'_>; 4]> = SmallVec::new();
    let mut chosen: SmallVec<[Var; 2]> = SmallVec::new();
    let mut draws = false;
    let learns = |i: &Instruction| matches!(i.verb, Verb::Draw(_) | Verb::Coin);
    // Who learns something on the way may try what then fails. [CO14]
    let blind = steps.iter().flat_map(|s| &s.acts).any(learns);
    // What follows when cards go takes others along; something else may happen instead. [506.1]
    let short = |hindrance: Option<Hindrance>| {
        hindrance.filter(|_| !blind && (calm || unmoved(t, &ctx, steps)) && only_less(t)).map(Some)
    };
    for s in steps {
        if asks_nothing(s) {
            continue;
        }
        if s.gate != Gate::Open || s.may.is_some() {
            return None;
        }
        for i in &s.acts {
            if i.by != Player::You || i.if_can {
                return None;
            }
            let changed = announced || !takes.is_empty() || !chosen.is_empty();
            match told(t, &ctx, &i.verb, &chosen, changed) {
                Told::Nothing => (),
                Told::Takes(take) => takes.push(take),
                Told::Lacks(hindrance) => return short(lacking(t, &ctx, &takes, announced).or(Some(hindrance))),
                Told::Unknown => return None,
            }
            let itself = matches!(i.verb, Verb::Destroy(Who::This) | Verb::Exile(Who::This, _));
            if itself && !calm && !expendable(t, ctx.source) {
                return None;
            }
            match i.verb {
                Verb::ChooseNumber(var, _) => chosen.push(var),
                // What is drawn first is there no more.
                // Shortcut: the attempt tells.
                Verb::Draw(_) if draws => return None,
                Verb::Draw(_) => draws = true,
                _ => (),
            }
        }
    }
    let itself = takes.iter().any(Take::itself);
    let plenty = |take: &Take<'_>| {
        let rivals = takes.iter().filter(|r| r.how == take.how || r.how == How::Destroy);
        take.finds(t, &ctx, rivals.map(|r| r.many).sum(), announced || itself, calm)
    };
    if takes.iter().all(plenty) {
        return Some(None);
    }
    // Shortcut: where they are neither too few nor more than enough the attempt tells.
    short(lacking(t, &ctx, &takes, announced))
}

/// Whether cards that go take nothing along but what makes others fewer.
/// Shortcut if true: else what is missing is not told.
fn only_less(t: &T) -> bool {
    alone(t) || nothing_instead(t)
}

/// Whether a sentence asks for nothing: what may be declined does not, nor does what
/// depends on its having been done.
/// Shortcut if true: else it is looked at word by word.
fn asks_nothing(s: &Step) -> bool {
    s.may == Some(Player::You) || matches!(s.gate, Gate::Did(_)) || s.acts.iter().all(harmless)
}

/// What is missing to begin with: nothing comes, so where there are too few now
/// there are later.
/// Shortcut if true: where it does not tell, the attempt does.
fn lacking(t: &T, ctx: &Ctx, takes: &[Take<'_>], announced: bool) -> Option<Hindrance> {
    takes.iter().find(|take| !take.begins(t, ctx, announced)).map(Take::lack)
}

/// Whether an instruction asks for nothing at any time.
/// Shortcut if true: else it is looked at where it stands.
fn harmless(i: &Instruction) -> bool {
    matches!(i.verb, Verb::AnyoneUses | Verb::TieRemark(..) | Verb::Let(..) | Verb::LetIf(..) | Verb::Coin)
}

/// What an instruction asks for. Numbers that are `chosen` may be 0.
fn told<'a>(t: &T, ctx: &Ctx, verb: &'a Verb, chosen: &[Var], changed: bool) -> Told<'a> {
    let free = |n: &Num| matches!(n, Num::Var(v) if chosen.contains(v));
    match verb {
        Verb::AnyoneUses | Verb::TieRemark(..) | Verb::Let(..) | Verb::LetIf(..) | Verb::Coin => Told::Nothing,
        Verb::Pay(Num::N(_)) | Verb::ChooseNumber(_, None) => Told::Nothing,
        Verb::Pay(n) if free(n) => Told::Nothing,
        Verb::Only(c) if same_then(c, changed) => {
            if cond(t, ctx, c) {
                Told::Nothing
            } else {
                Told::Lacks(Hindrance::Restriction)
            }
        }
        Verb::Draw(Quantity::Exactly(Num::N(n))) if drawn(t, ctx, *n) => Told::Nothing,
        Verb::Deplete(Who::This) if undepletable(t, ctx.source) => Told::Lacks(Hindrance::Depleted),
        Verb::Deplete(Who::This) => Told::Takes(Take { how: How::Deplete, many: 1, of: None }),
        Verb::Destroy(Who::This) if owned(t, ctx.source, Zone::Play) && bare(t, ctx.source) => {
            Told::Takes(Take { how: How::Destroy, many: 1, of: None })
        }
        Verb::Exile(Who::This, None) if owned(t, ctx.source, Zone::Discard) => Told::Nothing,
        Verb::Pick(c) => counts(How::Pick, c, chosen),
        Verb::Deplete(Who::Choose(c)) => counts(How::Deplete, c, chosen),
        Verb::Destroy(Who::Choose(c)) => counts(How::Destroy, c, chosen),
        Verb::Discard(Who::Choose(c)) => counts(How::Discard, c, chosen),
        _ => Told::Unknown,
    }
}

/// Whether so many cards are drawn for certain.
/// Shortcut if true: else the attempt tells.
fn drawn(t: &T, ctx: &Ctx, n: i16) -> bool {
    t.count(ctx.by, Zone::Deck) as i16 >= n && !layers::astir(t, [listen::MORE, listen::BAN])
}

/// Whether a condition is what it was when nothing had been done.
/// Shortcut if true: else the attempt tells.
fn same_then(c: &Cond, changed: bool) -> bool {
    !changed || of_the_moment(c)
}

/// What a choice of cards asks for.
fn counts<'a>(how: How, c: &'a Choice, chosen: &[Var]) -> Told<'a> {
    // Shortcut: else the attempt tells.
    let area = if how == How::Discard { Area::Hand } else { Area::Play };
    let faction = c.what.kinds.contains(Kinds::FACTION) && how != How::Pick;
    if c.what.area != area || c.different_names || faction {
        return Told::Unknown;
    }
    match &c.count {
        Quantity::Exactly(Num::Var(v)) if chosen.contains(v) && how != How::Pick => Told::Nothing,
        Quantity::Exactly(Num::N(n)) if steady(c) => {
            let many = (*n).max(0) as usize;
            Told::Takes(Take { how, many, of: Some(c) })
        }
        _ => Told::Unknown,
    }
}

/// What a verdict comes to where the numeric part lacks this; so many resources may
/// come on the way. [406.3a]
/// Shortcut: where they may, the attempt tells.
pub(super) fn paid(verdict: Option<Hindrance>, more: i16, dear: Option<Hindrance>) -> Option<Option<Hindrance>> {
    if dear.is_some() && more > 0 { verdict.map(Some) } else { Some(dear.or(verdict)) }
}

/// Whether nothing goes along with a card.
/// Shortcut if true: else it is not counted on.
fn bare(t: &T, id: ObjectId) -> bool {
    t.attached(id).is_empty()
}

/// Whether a card stays where it is whatever else goes: a faction, or a card that is
/// attached to no other and has as much life or structure as is printed.
/// Shortcut if true: else it is not counted on.
fn sound(t: &T, id: ObjectId) -> bool {
    if t.place(id) != Some(Zone::Play) || !layers::astir(t, [listen::NUMBER]) {
        return true;
    }
    let o = t.objects.at(id.slot);
    let face = t.face(id.slot);
    !o.modified() && loose(t, id) && (!mortal(t, id) || face.sturdy && o.mark.hurt == 0 && o.mark.ruin == 0)
}

/// Whether damage could destroy a card.
/// Shortcut if false: else it is not counted on.
fn mortal(t: &T, id: ObjectId) -> bool {
    !t.objects.at(id.slot).mark.facedown && t.face(id.slot).card.kinds.intersects(Kinds::CHARACTER | Kinds::LOCATION)
}

/// Whether a card lies there and pays for nothing.
/// Shortcut if true: else the attempt tells.
fn owned(t: &T, id: ObjectId, z: Zone) -> bool {
    t.place(id) == Some(z) && !layers::is_resource(t, id)
}

impl Take<'_> {
    /// What is missing where there are too few.
    fn lack(&self) -> Hindrance {
        match self.how {
            How::Pick => Hindrance::NoTarget,
            How::Deplete => Hindrance::Depleted,
            How::Discard | How::Destroy => Hindrance::Cost,
        }
    }

    /// Whether there are so many cards for it, with the card of the text or without.
    fn there(&self, t: &T, ctx: &Ctx, many: usize, aside: bool, so: impl Fn(ObjectId) -> bool) -> bool {
        let Some(c) = self.of else { return true };
        let known = effect::known_of(t, ctx.by, &c.what);
        let fits = |id: ObjectId| match self.how {
            How::Deplete => !undepletable(t, id),
            How::Discard => known(id),
            How::Pick | How::Destroy => true,
        };
        enough(t, ctx, &c.what, many, |id| !(aside && id == ctx.source) && fits(id) && so(id))
    }

    /// Whether the card of the text itself goes.
    /// Shortcut if false: else it is not counted on.
    fn itself(&self) -> bool {
        self.how == How::Destroy && self.of.is_none()
    }

    /// Whether there are as many as it takes to begin with.
    /// Shortcut if false: else the attempt tells.
    fn begins(&self, t: &T, ctx: &Ctx, announced: bool) -> bool {
        // Where one must be picked before others, one is enough to go on.
        let least = if self.how == How::Pick { self.many.min(1) } else { self.many };
        self.there(t, ctx, least, announced, |_| true)
    }

    /// Whether there are so many that stay, even if none of those goes that pay.
    /// Shortcut if true: else the attempt tells.
    fn finds(&self, t: &T, ctx: &Ctx, many: usize, aside: bool, calm: bool) -> bool {
        self.there(t, ctx, many, aside, |id| match self.how {
            How::Destroy => !layers::is_resource(t, id) && bare(t, id) && (calm || expendable(t, id)),
            How::Pick => sound(t, id) && (calm || !effect::unpickable(t, ctx.by, id)),
            How::Deplete => sound(t, id),
            How::Discard => true,
        })
    }
}
