//! What cards gain, lose, cannot and must.

use super::{English, keyword, list};
use crate::words::{Ban, Blank, Change, Every, Gain, Instruction, Join, Must, Ref, Rule, Said, Until, Verb, Who};

/// Whether two instructions say something of one subject, for one time.
pub(super) fn joins(one: &Instruction, other: &Instruction) -> bool {
    match (predicate(&one.verb), predicate(&other.verb)) {
        (Some(a), Some(b)) => a == b,
        _ => false,
    }
}

fn predicate(verb: &Verb) -> Option<(&Who, Until)> {
    match verb {
        Verb::Change(change, until) => Some((&change.who, *until)),
        Verb::Rule(rule, until) => subject(rule).map(|who| (who, *until)),
        _ => None,
    }
}

fn subject(rule: &Rule) -> Option<&Who> {
    match rule {
        Rule::Change(change) => Some(&change.who),
        Rule::Ban(who, _) | Rule::Must(who, _) => Some(who),
        Rule::AttacksAtOnce(who) | Rule::AttacksOnce(who) | Rule::BlocksCovert(who) => Some(who),
        _ => None,
    }
}

impl English {
    /// Several predicates of one subject.
    pub(super) fn predicate_run(&mut self, acts: &[Instruction], lead: Option<Until>) -> String {
        let rules: Vec<Rule> = acts
            .iter()
            .filter_map(|a| match &a.verb {
                Verb::Change(change, _) => Some(Rule::Change(change.clone())),
                Verb::Rule(rule, _) => Some((**rule).clone()),
                _ => None,
            })
            .collect();
        let until = acts.first().and_then(|a| predicate(&a.verb)).map_or(Until::Leaves, |p| p.1);
        format!("{}{}", self.rule_run(&rules), self.until(until, lead))
    }

    /// Rules about one subject; none if they are about several.
    pub(super) fn rule_run(&mut self, rules: &[Rule]) -> String {
        if let [Rule::Change(change)] = rules {
            return self.change(change);
        }
        let Some(who) = rules.first().and_then(subject) else {
            return rules.iter().map(|r| self.rule(r)).collect::<Vec<_>>().join(" and ");
        };
        let many = plural(who);
        let parts: Vec<String> = rules.iter().map(|r| self.predicate(r, many)).collect();
        format!("{} {}", self.subject(who), list(&parts, "and"))
    }

    /// A change as a sentence.
    pub(super) fn change(&mut self, change: &Change) -> String {
        if let [Gain::NoText(Blank::Treat)] = change.gains.as_slice() {
            return format!("treat {} as though it has no rules text", self.who(&change.who));
        }
        format!("{} {}", self.subject(&change.who), self.gains(change, plural(&change.who)))
    }

    fn predicate(&mut self, rule: &Rule, many: bool) -> String {
        match rule {
            Rule::Change(change) => self.gains(change, many),
            Rule::Ban(_, ban) => self.ban(ban, many),
            Rule::Must(_, must) => self.must(must, many),
            Rule::AttacksAtOnce(_) => format!("can attack as soon as you control {}", if many { "them" } else { "it" }),
            Rule::AttacksOnce(_) => "can attack only once each turn".to_owned(),
            Rule::BlocksCovert(_) => "can block Covert parties".to_owned(),
            _ => String::new(),
        }
    }

    fn ban(&mut self, ban: &Ban, many: bool) -> String {
        match ban {
            Ban::Attack => "cannot attack".to_owned(),
            Ban::Block => "cannot block".to_owned(),
            Ban::AttackOrBlock => "cannot attack or block".to_owned(),
            Ban::BeBlocked => "cannot be blocked".to_owned(),
            Ban::Pick(_) => "cannot be picked".to_owned(),
            Ban::BeDestroyed => "cannot be destroyed".to_owned(),
            Ban::BeRestored => "cannot be restored".to_owned(),
            Ban::RestoreRule(player) => {
                format!("cannot be restored by {} faction's Restore Rule", self.possessive(player))
            }
            Ban::NextRestoreRule => {
                let (does, its) = if many { ("do", "their") } else { ("does", "its") };
                format!("{does} not restore during {its} controller's next Restore Rule")
            }
            Ban::AttackFaction(player) => format!("cannot attack {} faction", self.possessive(player)),
            Ban::Draw => "cannot draw cards".to_owned(),
            Ban::Play(filter) => format!("cannot play {}", self.filter(filter, true)),
            Ban::Control(who) => format!("cannot take control of {}", self.who(who)),
        }
    }

    /// What a player cannot.
    pub(super) fn player_ban(&mut self, ban: &Ban) -> String {
        match ban {
            Ban::Pick(Some(who)) => format!("cannot pick {}", self.who(who)),
            ban => self.ban(ban, false),
        }
    }

    fn must(&mut self, must: &Must, many: bool) -> String {
        let can = if many { "if they can" } else { "if it can" };
        match must {
            Must::Attack => format!("must attack {can}"),
            Must::Join => "must be in each attacking party you form".to_owned(),
            Must::Block | Must::Guard => format!("must block {can}"),
            Must::BlockThat(who) => format!("must block {} {can}", self.who(who)),
        }
    }

    /// `gains 1 strength and Covert for each token on it`
    fn gains(&mut self, change: &Change, many: bool) -> String {
        let word = |up: bool| match (up, many) {
            (true, false) => "gains",
            (true, true) => "gain",
            (false, false) => "loses",
            (false, true) => "lose",
        };
        if change.gains.iter().any(|g| matches!(g, Gain::Becomes(..))) {
            return self.becomes(change);
        }
        let mut parts: Vec<String> = Vec::new();
        let mut way = None;
        for gain in &change.gains {
            let (up, text) = self.gain(gain);
            let Some(up) = up else {
                parts.push(text);
                continue;
            };
            let verb = if way == Some(up) { String::new() } else { format!("{} ", word(up)) };
            let more = if way.is_none() && change.additional { "an additional " } else { "" };
            parts.push(format!("{verb}{more}{text}"));
            way = Some(up);
        }
        let also = if change.also { "also " } else { "" };
        let each = change.each.as_ref().map_or_else(String::new, |n| self.each(n));
        format!("{also}{}{each}", list(&parts, "and"))
    }

    fn gain(&mut self, gain: &Gain) -> (Option<bool>, String) {
        match gain {
            Gain::Stat(up, n, stat) => (Some(*up), format!("{} {}", self.num(n), self.stat(*stat))),
            Gain::EitherWay(n, stat) => (None, format!("either gains or loses {} {}", self.num(n), self.stat(*stat))),
            Gain::Becomes(n, stat) => (None, format!("{} {}", self.num(n), self.stat(*stat))),
            Gain::Keyword(up, k) => (Some(*up), keyword(*k).to_owned()),
            Gain::Type(up, kinds) => (Some(*up), format!("the \"{}\" type", self.kinds(*kinds, Join::Or, false))),
            Gain::Subtype(up, name) => (Some(*up), format!("the \"{name}\" subtype")),
            Gain::Text(text) => (Some(true), format!("\"{}\"", super::english(text).join(" "))),
            Gain::NoText(Blank::Has | Blank::Treat) => (None, "has no rules text".to_owned()),
            Gain::NoText(Blank::LosesOther) => (Some(false), "all other rules text".to_owned()),
            Gain::TextOf(who) => (Some(true), format!("all rules text of {}", self.who(who))),
        }
    }

    /// `is a "golem" character with 3 strength, 3 life, and 2 speed`
    fn becomes(&mut self, change: &Change) -> String {
        let mut noun = String::new();
        let mut numbers = Vec::new();
        for gain in &change.gains {
            match gain {
                Gain::Subtype(_, name) => noun = format!("\"{name}\" {noun}"),
                Gain::Type(_, kinds) => noun.push_str(&self.kinds(*kinds, Join::Or, false)),
                other => numbers.push(self.gain(other).1),
            }
        }
        format!("is {} with {}", super::article(&noun), list(&numbers, "and"))
    }
}

/// Whether a subject is several: `gain` or `gains`.
pub(super) fn plural(who: &Who) -> bool {
    match who {
        Who::Ref(Ref { said: Said { many, .. }, .. }) => *many,
        Who::All(group) => group.every != Every::Each && group.called != crate::words::Called::Party,
        Who::Several(_) => true,
        _ => false,
    }
}
