//! Sentences.

use super::{English, Form, cap, list};
use crate::words::{Gate, Instruction, Num, Player, Step, Until, Var, Verb};

impl English {
    /// Sentences, each with a capital.
    pub(super) fn steps(&mut self, steps: &[Step]) -> String {
        steps.iter().map(|s| format!("{}.", cap(&self.step(s)))).collect::<Vec<_>>().join(" ")
    }

    /// The cost section of an ability: its restrictions say `use`.
    pub(super) fn uses(&mut self, steps: &[Step]) -> String {
        self.steps(steps).replace("Play this only", "Use this only")
    }

    /// Sentences of which the first goes on from a comma.
    pub(super) fn flowing(&mut self, steps: &[Step]) -> String {
        let all: Vec<String> = steps.iter().map(|s| format!("{}.", self.step(s))).collect();
        let text = |(n, s): (usize, &String)| if n == 0 { s.clone() } else { cap(s) };
        all.iter().enumerate().map(text).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn step(&mut self, step: &Step) -> String {
        let gate = self.gate(&step.gate);
        let lead = step.lead.map_or_else(String::new, |l| format!("{}, ", self.until(l, None).trim_start()));
        let may = match &step.may {
            Some(player) => format!("{} may ", self.player(player)),
            None => String::new(),
        };
        let acts = self.instructions(&step.acts, step.may.as_ref(), step.lead);
        format!("{gate}{lead}{may}{acts}{}", self.lets(&step.lets))
    }

    fn gate(&mut self, gate: &Gate) -> String {
        let they = |who: &Player| if *who == Player::You { "you" } else { "they" };
        match gate {
            Gate::Open => String::new(),
            Gate::If(cond) => format!("if {}, ", self.cond(cond)),
            Gate::Did(who) => format!("if {} do, ", they(who)),
            Gate::DidNot(who) => format!("if {} don't, ", they(who)),
            Gate::Otherwise => "otherwise, ".to_owned(),
            Gate::Won => "if you win, ".to_owned(),
            Gate::Lost => "if you lose, ".to_owned(),
        }
    }

    pub(super) fn lets(&mut self, lets: &[(Var, Num)]) -> String {
        if lets.is_empty() {
            return String::new();
        }
        let all: Vec<String> = lets.iter().map(|(v, n)| format!("{} is {}", self.var(*v), self.num(n))).collect();
        format!(", where {}", list(&all, "and"))
    }

    /// Instructions joined in one sentence. `may` has said its player already.
    pub(super) fn instructions(&mut self, acts: &[Instruction], may: Option<&Player>, lead: Option<Until>) -> String {
        let mut said = may.cloned();
        let mut parts: Vec<String> = Vec::new();
        let mut at = 0;
        while let Some(act) = acts.get(at) {
            // What one subject gains and cannot is one phrase.
            let same = acts[at..].iter().take_while(|a| super::changes::joins(act, a)).count();
            if same > 1 {
                parts.push(self.predicate_run(&acts[at..at + same], lead));
                at += same;
                continue;
            }
            parts.push(self.instruction(act, said.as_ref(), lead, may.is_some()));
            said = Some(act.by.clone());
            at += 1;
        }
        list(&parts, "and")
    }

    /// One instruction; its subject is left out if it was just said.
    pub(super) fn instruction(
        &mut self,
        act: &Instruction,
        said: Option<&Player>,
        lead: Option<Until>,
        may: bool,
    ) -> String {
        let third = act.by != Player::You && !may && singular(&act.by);
        let form = match act.by {
            Player::You => Form::Plain,
            _ if third => Form::Third,
            _ => Form::Theirs,
        };
        let before = std::mem::replace(&mut self.form, form);
        let verb = self.verb(&act.verb, lead);
        self.form = before;
        let subject = match (&act.by, said) {
            (Player::You, _) => String::new(),
            (by, Some(said)) if by == said => String::new(),
            _ if matches!(act.verb, Verb::When(..)) => String::new(),
            (by, _) => format!("{} ", self.player(by)),
        };
        let can = match (act.if_can, act.by == Player::You) {
            (false, _) => "",
            (true, true) => " if you can",
            (true, false) => " if they can",
        };
        format!("{subject}{verb}{can}")
    }

    /// The verb in the form of its subject.
    pub(super) fn v(&self, word: &str) -> String {
        match self.form {
            Form::Plain | Form::Theirs => word.to_owned(),
            Form::Third if word.ends_with("ch") || word.ends_with('s') => format!("{word}es"),
            Form::Third => format!("{word}s"),
        }
    }
}

/// Whether a player is one: `draws` or `draw`.
pub(super) fn singular(player: &Player) -> bool {
    match player {
        Player::Both(both) => *both == crate::words::Both::Each,
        Player::That(said) | Player::Slot(_, said) | Player::Same(_, said) => said.det != crate::words::Det::It,
        Player::You => false,
        _ => true,
    }
}
