//! Sentences: gate, offer, instructions, definitions.

use super::Parser;
use crate::words::{Cond, Gate, Head, Instruction, Num, Player, Step, Until, Var, Verb, When};

const JOINTS: [&str; 7] = [", and then", ", and", ", then", "and then", "and", "then", ","];

impl Parser<'_> {
    /// Sentences up to the end of the paragraph or a label.
    pub(super) fn steps(&mut self) -> Option<Vec<Step>> {
        let mut all = Vec::new();
        while !self.c.done() && !self.label_ahead() {
            let step = self.attempt(Self::step)?;
            all.push(step);
        }
        (!all.is_empty()).then_some(all)
    }

    /// `COST:`, `EFFECT:` ahead.
    pub(super) fn label_ahead(&mut self) -> bool {
        let label = self.c.peek().is_some_and(|t| t.low == "cost" || t.low == "effect");
        label && self.c.peek_at(1).is_some_and(|t| t.kind == arbiter_text::Kind::Mark(':'))
    }

    /// One sentence with its full stop.
    pub(super) fn step(&mut self) -> Option<Step> {
        let step = self.sentence()?;
        self.stop()?;
        Some(step)
    }

    /// One sentence without its full stop; also what follows a trigger's comma.
    pub(super) fn sentence(&mut self) -> Option<Step> {
        self.closed = true;
        if let Some(verb) = self.attempt(Self::either_value) {
            return Some(plain(Gate::Open, verb));
        }
        if let Some(verb) = self.attempt(Self::tie) {
            return Some(plain(Gate::Open, verb));
        }
        if let Some(verb) = self.attempt(Self::later) {
            return Some(plain(Gate::Open, verb));
        }
        self.c.words("then ,");
        let gate = self.gate()?;
        let lead = self.lead();
        let (may, acts) = self.offer(lead)?;
        if lead.is_some_and(|l| l != Until::Turn && acts.iter().any(|a| !lasts(&a.verb, l))) {
            return self.c.expect("something that lasts so long");
        }
        // A definition does not change what the sentence was about.
        let about = (self.last.clone(), self.lone.clone());
        let lets = self.lets()?;
        if !lets.is_empty() {
            (self.last, self.lone) = about;
        }
        Some(Step { gate, may, lead, acts, lets })
    }

    /// `This turn, ...`, `Until the start of your next turn, ...`; the comma may be
    /// missing before a pronoun.
    fn lead(&mut self) -> Option<Until> {
        self.attempt(|p| {
            let until = p.said_until()?;
            let it = until == Until::Turn && p.c.peek().is_some_and(|t| t.low == "it");
            p.c.mark(',').or(it.then_some(()))?;
            Some(until)
        })
    }

    fn gate(&mut self) -> Option<Gate> {
        let fixed = self.c.one_of(&[
            "otherwise ,",
            "if you do ,",
            "if they do ,",
            "if you don't ,",
            "if they don't ,",
            "if you win ,",
            "if you lose ,",
            "if you do",
        ]);
        if let Some(n) = fixed {
            let who = self.offered.clone();
            return Some(match n {
                0 => Gate::Otherwise,
                1 | 7 => Gate::Did(Player::You),
                2 => Gate::Did(who),
                3 => Gate::DidNot(Player::You),
                4 => Gate::DidNot(who),
                5 => Gate::Won,
                _ => Gate::Lost,
            });
        }
        let cond = self.attempt(|p| {
            p.c.word("if")?;
            let cond = p.cond()?;
            p.comma()?;
            Some(cond)
        });
        Some(cond.map_or(Gate::Open, Gate::If))
    }

    /// `you may INSTRUCTIONS`, `INSTRUCTIONS`
    fn offer(&mut self, lead: Option<Until>) -> Option<(Option<Player>, Vec<Instruction>)> {
        let may = self.attempt(|p| {
            let player = p.player()?;
            p.c.word("may")?;
            // `Any player may use this ability` is a permission.
            p.c.peek().filter(|t| t.low != "use")?;
            Some(player)
        });
        if let Some(player) = &may {
            self.offered = player.clone();
        }
        let acts = self.instructions(may.as_ref().unwrap_or(&Player::You), lead)?;
        if may.is_none()
            && let Some(act) = acts.iter().find(|a| a.if_can)
        {
            self.offered = act.by.clone();
        }
        Some((may, acts))
    }

    /// Instructions joined by `and`, `then` and commas.
    pub(super) fn instructions(&mut self, by: &Player, lead: Option<Until>) -> Option<Vec<Instruction>> {
        let mut all = self.attempt(|p| p.instruction(by, lead))?;
        loop {
            let who = all.last().map_or(by.clone(), |a| a.by.clone());
            let more = self.attempt(|p| {
                p.c.one_of(&JOINTS)?;
                p.instruction(&who, lead)
            });
            match more {
                Some(more) => all.extend(more),
                None => return Some(all),
            }
        }
    }

    /// One instruction; some sentences say several with one subject.
    fn instruction(&mut self, by: &Player, lead: Option<Until>) -> Option<Vec<Instruction>> {
        let mut acts = self.bare_instruction(by, lead)?;
        if self.c.one_of(&["if you can", "if they can"]).is_some()
            && let Some(act) = acts.last_mut()
        {
            act.if_can = true;
        }
        // `INSTRUCTION at the end of the battle`
        let later = self.attempt(|p| {
            p.c.word("at")?;
            p.next_moment()
        });
        if let Some(event) = later {
            let act = acts.pop()?;
            let when = When { head: Head::At, event, from: None };
            let step = Step { gate: Gate::Open, may: None, lead: None, acts: vec![act], lets: Vec::new() };
            let verb = Verb::Later(Box::new(when), vec![step], true);
            acts.push(Instruction { by: Player::You, verb, if_can: false });
        }
        // `INSTRUCTION if COND`
        let late = self.attempt(|p| {
            p.c.word("if")?;
            p.cond()
        });
        if let Some(cond) = late {
            let act = acts.pop()?;
            acts.push(Instruction { by: act.by.clone(), verb: Verb::When(cond, Box::new(act)), if_can: false });
        }
        Some(acts)
    }

    fn bare_instruction(&mut self, by: &Player, lead: Option<Until>) -> Option<Vec<Instruction>> {
        let mine = |verb: Verb| Instruction { by: Player::You, verb, if_can: false };
        if let Some(verb) = self.attempt(Self::definition) {
            return Some(vec![mine(verb)]);
        }
        if let Some(verb) = self.attempt(Self::only) {
            return Some(vec![mine(verb)]);
        }
        if let Some(verbs) = self.attempt(|p| p.card_subject(lead)) {
            return Some(verbs.into_iter().map(mine).collect());
        }
        if let Some((by, verb)) = self.attempt(|p| {
            let by = p.player()?;
            if p.c.word("may").is_some() {
                p.offered = by.clone();
                let acts = p.instructions(&by, lead)?;
                return Some((Player::You, Verb::May(by, acts)));
            }
            p.subject_player = Some(by.clone());
            let verb = p.verb(lead)?;
            Some((by, verb))
        }) {
            return Some(vec![Instruction { by, verb, if_can: false }]);
        }
        self.subject_player = None;
        let verb = self.verb(lead)?;
        Some(vec![Instruction { by: by.clone(), verb, if_can: false }])
    }

    /// `At the end of the turn, INSTRUCTIONS`
    fn later(&mut self) -> Option<Verb> {
        self.c.word("at")?;
        let event = self.next_moment()?;
        self.c.mark(',')?;
        let step = self.sentence()?;
        Some(Verb::Later(Box::new(When { head: Head::At, event, from: None }), vec![step], false))
    }

    /// `X is its strength`
    fn definition(&mut self) -> Option<Verb> {
        let var = self.var()?;
        self.c.word("is")?;
        Some(Verb::Let(var, self.value()?))
    }

    /// `If COND, X is 5, otherwise X is 2.`
    fn either_value(&mut self) -> Option<Verb> {
        self.c.word("if")?;
        let cond = self.cond()?;
        self.c.mark(',');
        self.c.word("then");
        let (var, one) = self.is()?;
        self.c.words(", otherwise")?;
        let (same, other) = self.is()?;
        (var == same).then_some(Verb::LetIf(var, cond, one, other))
    }

    fn is(&mut self) -> Option<(Var, Num)> {
        let var = self.var()?;
        self.c.word("is")?;
        Some((var, self.value()?))
    }

    /// `If there is a tie, you decide which character is destroyed.`
    fn tie(&mut self) -> Option<Verb> {
        self.c.one_of(&["if there is a tie ,", "if there is tie ,"])?;
        self.c.words("you decide which")?;
        let (kinds, ..) = self.kinds("", true)?;
        let end = self.c.one_of(&["is destroyed", "is picked", "is affected", "gets the token"])?;
        let end = ["is destroyed", "is picked", "is affected", "gets the token"][end];
        Some(Verb::TieRemark(kinds, end.to_owned()))
    }

    /// `, where X is NUM`
    pub(super) fn lets(&mut self) -> Option<Vec<(Var, Num)>> {
        let mut all = Vec::new();
        while let Some(found) = self.attempt(|p| {
            p.c.one_of(if all.is_empty() { &[", where", "where"] } else { &[", and", "and"] })?;
            p.is()
        }) {
            all.push(found);
        }
        Some(all)
    }

    /// `Play this only while ...`, `Use this only if ...`
    fn only(&mut self) -> Option<Verb> {
        self.c.one_of(&["play this only", "use this only", "you may use this only"])?;
        let mut cond = self.only_cond()?;
        while let Some(more) = self.attempt(|p| {
            p.c.one_of(&["and only", "and"])?;
            p.only_cond()
        }) {
            cond = Cond::And(Box::new(cond), Box::new(more));
        }
        Some(Verb::Only(cond))
    }
}

/// A sentence of one instruction.
pub(super) fn plain(gate: Gate, verb: Verb) -> Step {
    let acts = vec![Instruction { by: Player::You, verb, if_can: false }];
    Step { gate, may: None, lead: None, acts, lets: Vec::new() }
}

/// Whether an instruction is about so long a time.
fn lasts(verb: &Verb, until: Until) -> bool {
    matches!(verb, Verb::Change(_, u) | Verb::Rule(_, u) | Verb::Control(_, u) if *u == until)
}
