//! Sentences.

use super::grammar::{cap, list, si};
use super::{French, Mood};
use crate::words::{Both, Gate, Instruction, Num, Player, Step, Until, Var, Verb};

impl French<'_> {
    /// Sentences, each with a capital.
    pub(super) fn steps(&mut self, steps: &[Step]) -> String {
        steps.iter().map(|s| format!("{}.", cap(&self.step(s)))).collect::<Vec<_>>().join(" ")
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
        let (may, acts) = match &step.may {
            Some(player) => {
                let may = format!("{} {} ", self.player(player), can(player));
                let acts = self.in_mood(Mood::Infinitive, |f| f.instructions(&step.acts, Some(player), step.lead));
                (may, acts)
            }
            None => (String::new(), self.instructions(&step.acts, None, step.lead)),
        };
        format!("{gate}{lead}{may}{acts}{}", self.lets(&step.lets))
    }

    fn gate(&mut self, gate: &Gate) -> String {
        match gate {
            Gate::Open => String::new(),
            Gate::If(cond) => format!("{}, ", si(&self.cond(cond))),
            Gate::Did(Player::You) => "si vous le faites, ".to_owned(),
            Gate::Did(_) => "s'il le fait, ".to_owned(),
            Gate::DidNot(Player::You) => "si vous ne le faites pas, ".to_owned(),
            Gate::DidNot(_) => "s'il ne le fait pas, ".to_owned(),
            Gate::Otherwise => "sinon, ".to_owned(),
            Gate::Won => "si vous gagnez, ".to_owned(),
            Gate::Lost => "si vous perdez, ".to_owned(),
        }
    }

    fn lets(&mut self, lets: &[(Var, Num)]) -> String {
        if lets.is_empty() {
            return String::new();
        }
        let all: Vec<String> = lets.iter().map(|(v, n)| format!("{} est {}", self.var(*v), self.num(n))).collect();
        format!(", où {}", list(&all, "et"))
    }

    /// Instructions joined in one sentence. `may` has said its player already.
    pub(super) fn instructions(&mut self, acts: &[Instruction], may: Option<&Player>, lead: Option<Until>) -> String {
        let mut said = may.cloned();
        let mut parts = Vec::new();
        for act in acts {
            parts.push(self.instruction(act, said.as_ref(), lead));
            said = Some(act.by.clone());
        }
        list(&parts, "et")
    }

    pub(super) fn instruction(&mut self, act: &Instruction, said: Option<&Player>, lead: Option<Until>) -> String {
        let mood = match (&act.by, self.mood) {
            (_, Mood::Infinitive) => Mood::Infinitive,
            (Player::You, _) => Mood::Order,
            (Player::Both(Both::Both | Both::Bare), _) => Mood::Many,
            _ => Mood::One,
        };
        let mut verb = self.in_mood(mood, |f| f.verb(&act.verb, lead));
        if matches!((&act.verb, &act.by), (Verb::DiscardHand, by) if *by != Player::You) {
            // `may` leaves the verb as it is, and the hand is theirs all the same.
            verb = verb.replace("votre", "sa");
        }
        let subject = match (&act.by, said) {
            (Player::You, _) => String::new(),
            (by, Some(said)) if by == said => String::new(),
            _ if matches!(act.verb, Verb::When(..)) => String::new(),
            (by, _) => format!("{} ", self.player(by)),
        };
        let can = match (act.if_can, act.by == Player::You) {
            (false, _) => "",
            (true, true) => " si vous le pouvez",
            (true, false) => " s'il le peut",
        };
        format!("{subject}{verb}{can}")
    }
}

/// `pouvez`, `peut`, `peuvent`
pub(super) fn can(player: &Player) -> &'static str {
    match player {
        Player::You => "pouvez",
        Player::Both(Both::Both | Both::Bare) => "peuvent",
        _ => "peut",
    }
}
