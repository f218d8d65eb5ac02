//! Sentences: gates, offers and instructions as words with jumps.

use super::each;
use super::object::{at_most, counted, extract, from_there, it, object};
use super::{Act, By, Test};
use crate::Spoils;
use crate::grammar::within;
use crate::play::{FIXED, FIXED_END};
use crate::rules::{NONE, Rules};
use crate::words::{Gate, Instruction, Move, Num, Place, Player, Ref, Step, To, Verb, Who};
use arbiter_kernel::Op;

/// A program being made.
pub(super) struct Lower<'r> {
    rules: &'r mut Rules,
    ops: Vec<Op<Spoils>>,
    cost: bool,
    /// The instructions of the last sentence that was offered.
    offered: Vec<Instruction>,
    /// To whom, if it was one of the two.
    offerer: Option<Player>,
    /// Whose part of what each player does is being made. [402.2]
    part: Option<By>,
    /// A sentence speaks of `them`, all of whom something was done to.
    them: bool,
}

impl<'r> Lower<'r> {
    pub(super) fn new(rules: &'r mut Rules, cost: bool) -> Self {
        Lower { rules, ops: Vec::new(), cost, offered: Vec::new(), offerer: None, part: None, them: false }
    }

    /// Its number; an empty one has none.
    pub(super) fn finish(mut self) -> u16 {
        let searched = |op: &Op<Spoils>| match op {
            Op::Do(Act::Verb { verb: Verb::Search { what, .. }, .. }) => Some(what.slot),
            _ => None,
        };
        let found: Vec<_> = self.ops.iter().filter_map(searched).collect();
        found.into_iter().for_each(|slot| self.act(Act::Mislay(slot)));
        if super::nothing(&self.ops) {
            return NONE;
        }
        self.rules.programs.push(self.ops);
        self.rules.programs.len() as u16 - 1
    }

    pub(super) fn act(&mut self, act: Act) {
        self.ops.push(Op::Do(act));
    }

    pub(super) fn behind(&mut self, test: Test, inside: impl FnOnce(&mut Self)) {
        let at = self.ops.len();
        self.ops.push(Op::Jump(0));
        inside(self);
        self.ops[at] = Op::Test(test, self.ops.len() as u16);
    }

    /// Sentences that go on speaking of each player belong to that player's
    /// part, which is completed before the other player's begins. [402.2] [EF8]
    pub(super) fn steps(&mut self, steps: &[Step]) {
        self.them |= within::any(steps, &each::of_them);
        let mut rest = steps;
        while let Some((first, more)) = rest.split_first() {
            let begins = self.part.is_none() && each::begins(first);
            let on = if begins { more.iter().take_while(|s| each::goes_on(s, first)).count() } else { 0 };
            if on > 0 || (begins && each::apart(first)) {
                let mut whole = rest[..=on].to_vec();
                if let Some(i) = whole[0].acts.first_mut() {
                    self.fix(i);
                }
                self.each(|l| whole.iter().for_each(|s| l.step(s)));
            } else {
                self.step(first);
            }
            rest = &more[on..];
        }
    }

    /// The active player's part completely, then the other player's. [402.2] [EF8]
    fn each(&mut self, part: impl Fn(&mut Self)) {
        let mut slots = Vec::new();
        for who in [By::First, By::Second] {
            self.act(Act::Part(Some(who.clone()), slots));
            let begins = self.ops.len();
            self.part = Some(who);
            part(self);
            slots = self.ops[begins..].iter().filter_map(each::kept).collect();
        }
        self.part = None;
        self.act(Act::Part(None, slots));
    }

    /// `Your opponent may do the same`: the same sentence, in which `you` are the
    /// other player. [407.2]
    fn same(&mut self, s: &Step, by: Player) {
        self.act(Act::Stead(true));
        let acts = self.offered.clone();
        self.step(&Step { may: Some(by), acts, ..s.clone() });
        self.act(Act::Stead(false));
    }

    fn step(&mut self, s: &Step) {
        let says_same = |i: &Instruction| i.verb == Verb::Same;
        if let (Some(_), [only], Some(by)) = (&s.may, s.acts.as_slice(), self.offerer.clone())
            && says_same(only)
        {
            return self.same(s, by);
        }
        let dependent = matches!(s.gate, Gate::Did(_) | Gate::DidNot(_) | Gate::Otherwise);
        let offer = s.may.is_some() || s.acts.iter().any(|i| i.if_can) || !dependent;
        let gated = !matches!(s.gate, Gate::Open);
        let mut exits = Vec::new();
        if let Some(test) = gate(&s.gate) {
            exits.push((self.ops.len(), Some(test)));
            self.ops.push(Op::Jump(0));
        }
        self.act(Act::Begin);
        for (var, num) in &s.lets {
            self.act(Act::Let(*var, num.clone()));
        }
        if let Some(who) = &s.may {
            let who = self.by(who);
            self.act(Act::May(who));
            exits.push((self.ops.len(), None));
            self.ops.push(Op::Jump(0));
        }
        self.acts(&s.acts);
        if s.may.is_some() && !s.acts.iter().any(says_same) {
            self.offered.clone_from(&s.acts);
            self.offerer = s.may.clone().filter(|p| matches!(p, Player::You | Player::Opponent));
        }
        self.act(Act::End { offer, may: s.may.is_some() });
        if exits.is_empty() {
            return;
        }
        let over = self.ops.len();
        self.ops.push(Op::Jump(0));
        let skip = self.ops.len() as u16;
        self.act(Act::Skip { offer: s.may.is_some() || (offer && !gated) });
        self.ops[over] = Op::Jump(self.ops.len() as u16);
        for (at, test) in exits {
            self.ops[at] = test.map_or(Op::IfDone(skip), |t| Op::Test(t, skip));
        }
    }

    /// Instructions in their order; neighbours that each player follows are
    /// followed by one player after the other. [402.2] [EF8]
    fn acts(&mut self, acts: &[Instruction]) {
        let mut rest = acts;
        while let Some(first) = rest.first() {
            let run = if self.part.is_none() { each::run(rest) } else { 0 };
            if run == 0 {
                let who = self.by(&first.by);
                // `if you can` in a cost: it need not be done. [401.2]
                let cost = self.cost;
                self.cost &= !first.if_can;
                self.part(&who, &first.verb);
                self.cost = cost;
            } else {
                let mut shared = rest[..run].to_vec();
                self.fix(&mut shared[0]);
                self.each(|l| l.acts(&shared));
            }
            rest = &rest[run.max(1)..];
        }
    }

    /// What both players' instruction counts is counted once, before the first of
    /// them follows it. [402.2] [EF15]
    fn fix(&mut self, i: &mut Instruction) {
        let (mut at, own) = (FIXED, each::chosen(&i.verb));
        each::numbers(&mut i.verb, &mut |n| {
            if at < FIXED_END && each::shared(n, own) {
                let num = std::mem::replace(n, Num::Held(at, counted()));
                self.ops.push(Op::Do(Act::Fix(at, num)));
                at += 1;
            }
        });
    }

    /// Who performs an instruction: of each player, whose part it is.
    fn by(&self, p: &Player) -> By {
        match &self.part {
            Some(part) if each::theirs(p) => part.clone(),
            _ => By::Player(p.clone()),
        }
    }

    fn branches(&mut self, who: &By, branches: &[Vec<Instruction>]) {
        self.act(Act::Menu { by: who.clone(), ways: branches.to_vec() });
        let mut ends = Vec::new();
        for (n, branch) in branches.iter().enumerate() {
            let at = self.ops.len();
            self.ops.push(Op::Jump(0));
            for i in branch {
                // `draw a card or play a resource`: the chooser does it.
                self.inherited(who, i);
            }
            ends.push(self.ops.len());
            self.ops.push(Op::Jump(0));
            self.ops[at] = Op::Test(Test::Branch(n as u8), self.ops.len() as u16);
        }
        let end = self.ops.len() as u16;
        for at in ends {
            self.ops[at] = Op::Jump(end);
        }
    }

    fn inherited(&mut self, who: &By, i: &Instruction) {
        if i.by == Player::You { self.part(who, &i.verb) } else { self.acts(std::slice::from_ref(i)) }
    }

    fn part(&mut self, who: &By, verb: &Verb) {
        match verb {
            Verb::When(cond, inner) => self.behind(Test::Cond(cond.clone()), |l| l.inherited(who, inner)),
            Verb::Either(a, b) => self.branches(who, &[a.clone(), b.clone()]),
            Verb::OneOf(all, _) => self.branches(who, all),
            Verb::PutBoth(a, b) => {
                self.plain(who, &Verb::Put(a.clone()));
                self.plain(who, &Verb::Put(b.clone()));
            }
            // Face-up it enters like any other card that is put into play. [402.8]
            Verb::Top { count, deck, to: Some(to @ Place::Play(how)), slot } if !how.face_down => {
                self.plain(who, &Verb::Look { count: count.clone(), deck: deck.clone(), slot: *slot });
                let what = Who::Ref(Ref { to: To::Slot(*slot), said: it() });
                self.plain(who, &Verb::Put(Move { what, to: to.clone() }));
            }
            Verb::May(p, acts) => {
                let who = self.by(p);
                self.act(Act::May(who));
                let at = self.ops.len();
                self.ops.push(Op::Jump(0));
                self.acts(acts);
                self.ops[at] = Op::IfDone(self.ops.len() as u16);
            }
            Verb::Let(var, num) => self.act(Act::Let(*var, num.clone())),
            Verb::LetIf(var, c, a, b) => self.act(Act::LetIf(*var, c.clone(), a.clone(), b.clone())),
            Verb::Pick(choice) | Verb::Choose(choice) => {
                let pick = matches!(verb, Verb::Pick(_));
                self.act(Act::Select { by: who.clone(), choice: choice.clone(), pick, cost: self.cost });
            }
            Verb::Repeat(cond) => {
                // Again from the start of the text, until it holds.
                let on = self.ops.len() as u16 + 2;
                self.ops.push(Op::Test(Test::Cond(cond.clone()), on));
                self.ops.push(Op::Jump(on + 2));
                self.act(Act::Again);
                self.ops.push(Op::Jump(0));
            }
            Verb::TieRemark(..) => (),
            Verb::Same => {
                for i in self.offered.clone() {
                    self.part(who, &i.verb);
                }
            }
            _ => self.plain(who, verb),
        }
    }

    /// A verb that acts: first what it chooses, then what it divides, then it.
    fn plain(&mut self, who: &By, verb: &Verb) {
        let mut verb = verb.clone();
        from_there(&mut verb);
        let mut chosen = Vec::new();
        if let Some(w) = object(&mut verb) {
            extract(w, &mut chosen);
        }
        for choice in chosen {
            self.act(Act::Select { by: who.clone(), choice, pick: false, cost: self.cost });
        }
        if let Some(most) = at_most(&mut verb) {
            self.act(Act::HowMany { by: who.clone(), most });
        }
        let shared = match &verb {
            Verb::Inflict { amount, divided: true, up_to, to } => Some((amount, to, *up_to)),
            Verb::PutTokens { count, divided: true, up_to, on } => Some((count, on, *up_to)),
            _ => None,
        };
        if let Some((amount, among, up_to)) = shared {
            let (amount, among) = (amount.clone(), among.clone());
            self.act(Act::Divide { by: who.clone(), amount, among, up_to });
        }
        if self.them
            && let Some(all @ Who::All(_)) = object(&mut verb).cloned()
        {
            self.act(Act::Them(who.clone(), all));
        }
        let refs = self.refs(&verb);
        self.act(Act::Verb { by: who.clone(), verb, cost: self.cost, refs });
    }

    fn refs(&mut self, verb: &Verb) -> Vec<u16> {
        match verb {
            Verb::Create { name, .. } => self.rules.token(name).into_iter().collect(),
            Verb::Change(c, _) => super::gifts(self.rules, &c.gains, 0),
            Verb::Rule(rule, _) => {
                let program = match &**rule {
                    crate::words::Rule::Instead(r) => {
                        let mut l = Lower::new(self.rules, false);
                        l.steps(&super::stead(r));
                        l.finish()
                    }
                    _ => NONE,
                };
                self.rules.rules.push((**rule).clone());
                vec![self.rules.rules.len() as u16 - 1, program]
            }
            Verb::Later(when, steps, _) => vec![super::later(self.rules, when, steps)],
            _ => Vec::new(),
        }
    }
}

fn gate(g: &Gate) -> Option<Test> {
    Some(match g {
        Gate::Open => return None,
        Gate::If(c) => Test::Cond(c.clone()),
        Gate::Did(_) => Test::Did(true),
        Gate::DidNot(_) => Test::Did(false),
        Gate::Otherwise => Test::Otherwise,
        Gate::Won => Test::Won(true),
        Gate::Lost => Test::Won(false),
    })
}
