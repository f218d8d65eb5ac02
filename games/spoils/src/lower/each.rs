//! What each player does: which instructions and sentences are done by one
//! player after the other, and which are one event for both. [402.2] [EF8]

use super::Act;
use super::object::object;
use crate::Spoils;
use crate::words::{
    Area, Filter, Gate, Instruction, Num, Player, Quantity, Ref, Rule, Side, Slot, Step, To, Verb, Who,
};
use arbiter_kernel::Op;

/// Whether a word means each player, or each one by itself.
pub(super) fn theirs(p: &Player) -> bool {
    match p {
        Player::Both(_) => true,
        Player::Same(of, _) => matches!(**of, Player::Both(_)),
        _ => false,
    }
}

/// `they`, after each player was spoken of.
fn again(p: &Player) -> bool {
    theirs(p) && !matches!(p, Player::Both(_))
}

/// Whether each player follows an instruction by itself. What is done to cards
/// or factions is one event for both. [EF8]
pub(super) fn starts(i: &Instruction) -> bool {
    match &i.verb {
        Verb::Influence(_, _, Who::Faction(p)) => again(p),
        Verb::Influence(..) | Verb::Bid => false,
        Verb::May(p, _) => theirs(p),
        _ => theirs(&i.by),
    }
}

/// Whether an instruction behind one that each player follows is of the same
/// player's part.
pub(super) fn follows(i: &Instruction) -> bool {
    starts(i) || mentions(&i.verb)
}

/// How many of these each player follows as one part.
pub(super) fn run(acts: &[Instruction]) -> usize {
    let begins = acts.first().is_some_and(starts);
    if begins { acts.iter().take_while(|i| follows(i)).count() } else { 0 }
}

/// Whether a sentence is offered to each player.
fn offers(s: &Step) -> bool {
    s.may.as_ref().is_some_and(theirs)
}

/// Whether all of a sentence that begins so is read for each player apart.
pub(super) fn apart(s: &Step) -> bool {
    offers(s) || s.lets.iter().any(|(_, n)| counted(n))
}

/// Whether a sentence begins something that each player does.
pub(super) fn begins(s: &Step) -> bool {
    let all = !s.acts.is_empty() && run(&s.acts) == s.acts.len();
    offers(s) || (all && matches!(s.gate, Gate::Open))
}

/// Whether a sentence goes on with it: `If they do, ...`, `They draw ...`, or
/// speaks of what each of them chose.
pub(super) fn goes_on(s: &Step, first: &Step) -> bool {
    let asked = matches!(&s.gate, Gate::Did(p) | Gate::DidNot(p) if theirs(p));
    let does = |i: &Instruction| match &i.verb {
        Verb::May(p, _) => again(p),
        verb => again(&i.by) || mentions(verb),
    };
    let chosen: Vec<Slot> = first.acts.iter().filter_map(|i| chosen(&i.verb)).collect();
    let speaks = |i: &Instruction| refers(&i.verb).is_some_and(|slot| chosen.contains(&slot));
    let matches = |i: &Instruction| does(i) || speaks(i);
    asked || s.may.as_ref().is_some_and(again) || s.acts.first().is_some_and(matches)
}

/// Where an operation keeps what it chooses or finds.
pub(super) fn kept(op: &Op<Spoils>) -> Option<Slot> {
    let Op::Do(act) = op else { return None };
    match act {
        Act::Select { choice, .. } => Some(choice.slot),
        Act::Verb { verb, .. } => match verb {
            Verb::Search { what, .. } => Some(what.slot),
            Verb::Top { slot, .. }
            | Verb::Look { slot, .. }
            | Verb::RevealTop { slot, .. }
            | Verb::Create { slot, .. } => Some(*slot),
            _ => None,
        },
        _ => None,
    }
}

/// What an instruction chooses.
pub(super) fn chosen(verb: &Verb) -> Option<Slot> {
    if let Verb::Pick(c) | Verb::Choose(c) = verb {
        return Some(c.slot);
    }
    match object(&mut verb.clone())? {
        Who::Choose(c) => Some(c.slot),
        _ => None,
    }
}

/// The choice that an instruction speaks of.
fn refers(verb: &Verb) -> Option<Slot> {
    match object(&mut verb.clone())? {
        Who::Ref(Ref { to: To::Slot(slot), .. }) => Some(*slot),
        _ => None,
    }
}

/// Whether an instruction is about all of those that an earlier one was about.
pub(super) fn of_them(verb: &Verb) -> bool {
    let them = |w: &Who| matches!(w, Who::Ref(Ref { to: To::Each, .. }));
    if let Verb::Rule(rule, _) = verb {
        return matches!(&**rule, Rule::Ban(w, _) | Rule::Must(w, _) if them(w));
    }
    object(&mut verb.clone()).is_some_and(|w| them(w))
}

/// Whether the subject of an instruction is something of each player's.
fn mentions(verb: &Verb) -> bool {
    match verb {
        Verb::Influence(_, n, who) => whose(who) || counted(n),
        Verb::ThisInflicts(n, who) => whose(who) || counted(n),
        Verb::Change(c, _) => whose(&c.who),
        Verb::Rule(rule, _) => match &**rule {
            Rule::Ban(who, _) | Rule::Must(who, _) => whose(who),
            Rule::PlayerBan(p, _) => again(p),
            Rule::Change(c) => whose(&c.who),
            _ => false,
        },
        Verb::When(_, inner) => follows(inner),
        _ => false,
    }
}

fn whose(who: &Who) -> bool {
    match who {
        Who::Faction(p) | Who::Pile(p) => again(p),
        Who::A(f) => side(f),
        Who::All(g) => side(&g.what),
        Who::Choose(c) => side(&c.what) || quantity(&c.count),
        Who::Several(all) => all.iter().any(whose),
        _ => false,
    }
}

fn side(f: &Filter) -> bool {
    f.side == Side::Theirs
}

fn quantity(q: &Quantity) -> bool {
    match q {
        Quantity::Exactly(n) | Quantity::UpTo(n) | Quantity::OrFewer(n) | Quantity::Each(n) => counted(n),
        Quantity::Any | Quantity::All | Quantity::The => false,
    }
}

fn counted(n: &Num) -> bool {
    match n {
        Num::Count(f) => side(f),
        Num::Plus(a, b) | Num::Minus(a, b) | Num::Least(a, b) => counted(a) || counted(b),
        Num::Twice(a) => counted(a),
        Num::Half { of, .. } => counted(of),
        Num::Icons(_, p) => again(p),
        Num::Stat(who, _) | Num::StatOf(who, _) => whose(who),
        _ => false,
    }
}

/// The numbers of an instruction.
pub(super) fn numbers(verb: &mut Verb, each: &mut dyn FnMut(&mut Num)) {
    match verb {
        Verb::Draw(q)
        | Verb::PlayResource(q, _)
        | Verb::Create { count: q, .. }
        | Verb::Top { count: q, .. }
        | Verb::Look { count: q, .. }
        | Verb::RevealTop { count: q, .. } => of_quantity(q, each),
        Verb::RemoveTokens(q, who) => {
            of_quantity(q, each);
            chosen_number(who, each);
        }
        Verb::Pay(n) | Verb::Influence(_, n, _) | Verb::PutTokens { count: n, .. } => each(n),
        Verb::Inflict { amount, to, .. } => {
            each(amount);
            chosen_number(to, each);
        }
        Verb::Pick(c) | Verb::Choose(c) | Verb::Search { what: c, .. } => of_quantity(&mut c.count, each),
        Verb::When(_, inner) => numbers(&mut inner.verb, each),
        Verb::May(_, acts) => {
            if let Some(first) = acts.first_mut() {
                numbers(&mut first.verb, each);
            }
        }
        Verb::Heal(Some(n), _) | Verb::ThisInflicts(n, _) => each(n),
        verb => {
            if let Some(who) = object(verb) {
                chosen_number(who, each);
            }
        }
    }
}

fn of_quantity(q: &mut Quantity, each: &mut dyn FnMut(&mut Num)) {
    if let Quantity::Exactly(n) | Quantity::UpTo(n) | Quantity::OrFewer(n) | Quantity::Each(n) = q {
        each(n);
    }
}

fn chosen_number(who: &mut Who, each: &mut dyn FnMut(&mut Num)) {
    if let Who::Choose(c) = who {
        of_quantity(&mut c.count, each);
    }
}

/// Whether a number is the same for both players, and what the first of them does
/// could change it; what each of them chooses, `own`, is not the same.
pub(super) fn shared(n: &Num, own: Option<Slot>) -> bool {
    match n {
        Num::Count(f) => !side(f) && !matches!(f.area, Area::Slot(_)),
        Num::Extreme { among, .. } => !side(among),
        Num::Icons(_, p) => !theirs(p),
        Num::Stat(who, _) | Num::StatOf(who, _) | Num::LastStat(who, _) | Num::Printed(who, _) | Num::Tokens(who) => {
            same(who, own)
        }
        Num::Plus(a, b) | Num::Minus(a, b) | Num::Least(a, b) => both(a, b, own),
        Num::Twice(a) | Num::Half { of: a, .. } => shared(a, own),
        _ => false,
    }
}

/// Whether the same card is meant for both players.
fn same(who: &Who, own: Option<Slot>) -> bool {
    match who {
        Who::This | Who::Attached(_) => true,
        Who::Faction(p) => !theirs(p),
        Who::Ref(r) => match r.to {
            To::Slot(slot) => own != Some(slot),
            To::Event | To::EventOther | To::This | To::Attached | To::Cost(_) => true,
            _ => false,
        },
        _ => false,
    }
}

fn both(a: &Num, b: &Num, own: Option<Slot>) -> bool {
    let fixed = |n: &Num| matches!(n, Num::N(_) | Num::Var(_));
    match (fixed(a), fixed(b)) {
        (true, true) => false,
        (true, false) => shared(b, own),
        (false, true) => shared(a, own),
        (false, false) => shared(a, own) && shared(b, own),
    }
}
