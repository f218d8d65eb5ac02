//! What `it` means, as far as the words themselves say it.

use super::{Lower, SUBJECT};
use crate::card::Kind;
use crate::resolve::{Spoken, pronouns};
use crate::rules::{Gate, Sort};
use crate::words::{Cond, Filter, Give, Kinds, Line, Passive, Side, Trigger, Verb, Who, Would};

/// Whether an event brings a card of its own into a sentence: `whenever a follower
/// attacks this turn, deal it 1 damage` speaks of the attacker, whatever was
/// spoken of before. One about this card or a leader does not.
pub(crate) fn names_a_card(when: &Trigger) -> bool {
    match when {
        Trigger::Enters(f, _)
        | Trigger::Leaves(f)
        | Trigger::Destroyed(f)
        | Trigger::Buried(f)
        | Trigger::Plays(_, f)
        | Trigger::Attacks(f)
        | Trigger::Evolves(f)
        | Trigger::Damaged { whom: f, .. }
        | Trigger::Engaged(f)
        | Trigger::Discarded(f) => !f.this,
        _ => false,
    }
}

/// Whether an event only implies what it is about, whom was attacked or a leader: `Strike:
/// Refresh this follower and give it Storm` speaks of this follower alone. [12.7.2] [R47]
pub(crate) fn implied(when: &Trigger) -> bool {
    matches!(
        when,
        Trigger::Strike
            | Trigger::FollowerStrike
            | Trigger::LeaderStrike
            | Trigger::LeaderLoses(_)
            | Trigger::LeaderGains(_)
    )
}

/// Whether a verb acts on the card that speaks and on nothing else.
pub(crate) fn about_this(verb: &Verb) -> bool {
    let (Verb::Damage { to: whom, .. }
    | Verb::Give(Give { whom, .. })
    | Verb::Lose { whom, .. }
    | Verb::Change { whom, .. }
    | Verb::EvolveCost { whom, .. }
    | Verb::Destroy(whom)
    | Verb::Banish { whom, .. }
    | Verb::Move { whom, .. }
    | Verb::Engage(whom)
    | Verb::Refresh(whom)
    | Verb::Evolve(whom)
    | Verb::PutCounters { on: whom, .. }
    | Verb::RemoveCounters { from: whom, .. }
    | Verb::Forbid { whom, .. }
    | Verb::PreventNext { whom, .. }
    | Verb::Price { whom, .. }) = verb
    else {
        return false;
    };
    *whom == Who::This
}

/// Whether verbs bring cards into a sentence that it goes on to speak of.
pub(crate) fn brings(verbs: &[Verb]) -> bool {
    verbs.iter().any(|verb| match verb {
        Verb::Select { .. }
        | Verb::Tokens { .. }
        | Verb::Transform { .. }
        | Verb::TopTo { .. }
        | Verb::Take { .. }
        | Verb::Search { .. }
        | Verb::Look { .. }
        | Verb::Discard { .. }
        | Verb::RevealTop { .. } => true,
        Verb::When(_, inner) => brings(std::slice::from_ref(inner)),
        _ => false,
    })
}

/// Whether verbs speak of `it`, its leader or the selected follower before they bring
/// cards of their own.
pub(super) fn speaks(verbs: &[Verb]) -> bool {
    let other = Who::Picked(SUBJECT);
    let meant = Spoken { it: &other, selected: &other, besides: &|_| () };
    for verb in verbs {
        let mut read = verb.clone();
        pronouns(&mut read, &meant);
        if read != *verb || matches!(verb, Verb::When(cond, _) if is_it(cond)) {
            return true;
        }
        if brings(std::slice::from_ref(verb)) {
            return false;
        }
    }
    false
}

/// The same for a sentence; `if you do` asks about the one before it instead.
pub(super) fn speaks_of(line: &Line) -> bool {
    match line {
        Line::Do(verbs) | Line::May(verbs) => speaks(verbs),
        Line::If { cond, then, .. } => is_it(cond) || speaks(then),
        Line::Term { then, .. } | Line::Pay { then, .. } | Line::EarthRite { then, .. } => {
            then.first().is_some_and(speaks_of)
        }
        Line::Later { when, then, .. } => !names_a_card(when) && speaks(then),
        Line::IfYouDo(_) | Line::Choose { .. } => false,
    }
}

fn is_it(cond: &Cond) -> bool {
    match cond {
        Cond::It(_) => true,
        Cond::Not(inner) => is_it(inner),
        _ => false,
    }
}

/// Whether lines bring cards into a text.
pub(super) fn bring(lines: &[Line]) -> bool {
    lines.iter().any(|line| match line {
        Line::Do(verbs) | Line::May(verbs) | Line::IfYouDo(verbs) | Line::If { then: verbs, .. } => brings(verbs),
        Line::Term { then, .. } | Line::Pay { then, .. } | Line::EarthRite { then, .. } => bring(then),
        Line::Choose { options, .. } => options.iter().any(|o| bring(o)),
        Line::Later { .. } => false,
    })
}

impl Lower<'_> {
    /// Whether nothing was spoken of yet that `it` could mean.
    fn nobody(&self) -> bool {
        let nobody = match &self.def.sort {
            Sort::Automatic { head, .. } => matches!(head, Trigger::StartOf(..) | Trigger::Draws(_)) || implied(head),
            Sort::Activated { .. } | Sort::Spell => true,
            Sort::Passive(p) => matches!(p, Passive::Instead { of: Would::Draw(_), .. }),
        };
        nobody && self.it == Who::Picked(SUBJECT)
    }

    /// Where nothing was spoken of before, `it` is what a verb was about:
    /// `refresh this follower and give it Storm`.
    pub(super) fn spoke(&mut self, verb: &Verb) {
        if about_this(verb) && self.nobody() {
            self.it = Who::This;
        }
    }

    /// Where nothing was spoken of before, `it` is what the condition is about:
    /// `if this card has 3 counters, bury it`.
    pub(super) fn speak_of(&mut self, cond: &Cond) {
        if !self.nobody() {
            return;
        }
        match cond {
            Cond::This(_) | Cond::Counters(..) => self.it = Who::This,
            Cond::LeaderDefense(whose, _) => self.it = Who::Leader(*whose),
            Cond::Not(inner) => self.speak_of(inner),
            _ => (),
        }
    }

    /// `Another` is another than this card. Where this card cannot be meant at all, it
    /// is another than the card last spoken of. [R91]
    pub(super) fn narrowed(&self, f: &Filter) -> Filter {
        let kind = match self.on {
            Some(Kind::Follower) => Kinds::FOLLOWER,
            Some(Kind::Amulet) => Kinds::AMULET,
            Some(Kind::Spell | Kind::Leader) => Kinds::empty(),
            None => Kinds::FOLLOWER | Kinds::AMULET,
        };
        let this = f.side != Side::Enemy && (if f.kinds.is_empty() { Kinds::all() } else { f.kinds }).intersects(kind);
        let besides = match self.it {
            Who::Picked(slot) if f.other && !this => Some(slot),
            _ => None,
        };
        Filter { besides, ..f.clone() }
    }

    /// What `it` means in a condition is known here, not when it is read.
    pub(super) fn bound(&self, gate: Gate) -> Gate {
        match (gate, &self.it) {
            (Gate::Cond(Cond::It(f)), Who::Picked(slot)) => Gate::It(*slot, f),
            (Gate::Cond(Cond::Not(c)), _) if matches!(*c, Cond::It(_)) => {
                Gate::Not(Box::new(self.bound(Gate::Cond(*c))))
            }
            (Gate::Cond(Cond::It(f)), Who::This) => Gate::Cond(Cond::This(f)),
            (Gate::Cond(Cond::Count(f, cmp)), _) => Gate::Cond(Cond::Count(self.narrowed(&f), cmp)),
            (gate, _) => gate,
        }
    }
}
