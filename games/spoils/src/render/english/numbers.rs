//! Numbers and bounds.

use super::{English, article, icon};
use crate::words::{Bound, Counted, Done, Join, Num, Stat, Var};

impl English {
    pub(super) fn stat(&self, stat: Stat) -> &'static str {
        match stat {
            Stat::Strength => "strength",
            Stat::Life => "life",
            Stat::Speed => "speed",
            Stat::Structure => "structure",
            Stat::Cost => "numeric cost",
            Stat::Influence => "influence",
        }
    }

    pub(super) fn var(&self, var: Var) -> &'static str {
        match var {
            Var::X => "X",
            Var::Y => "Y",
        }
    }

    pub(super) fn num(&mut self, num: &Num) -> String {
        match num {
            Num::N(n) => n.to_string(),
            Num::Var(var) => self.var(*var).to_owned(),
            Num::Plus(a, b) if simple(b) => format!("{}+{}", self.num(a), self.num(b)),
            Num::Plus(a, b) => format!("{} plus {}", self.num(a), self.num(b)),
            Num::Minus(a, b) if simple(a) && simple(b) && !matches!(**a, Num::N(_)) => {
                format!("{}-{}", self.num(a), self.num(b))
            }
            Num::Minus(a, b) => format!("{} minus {}", self.num(a), self.num(b)),
            Num::Twice(n) => format!("twice {}", self.num(n)),
            Num::Half { of, up } => format!("half {}, rounded {}", self.num(of), if *up { "up" } else { "down" }),
            Num::Stat(who, stat) => format!("{} {}", self.genitive(who), self.stat(*stat)),
            Num::StatOf(who, stat) => format!("the {} of {}", self.stat(*stat), self.who(who)),
            Num::LastStat(who, stat) => {
                format!("{} {} when it was destroyed", self.genitive(who), self.stat(*stat))
            }
            Num::Printed(who, stat) => format!("{} printed {}", self.genitive(who), self.stat(*stat)),
            Num::Tokens(who) => format!("the number of tokens on {}", self.who(who)),
            Num::Count(filter) => match super::who::whose_party(filter.part) {
                party if counts_members(filter) => format!("the number of members in {party} party"),
                _ => format!("the number of {}", self.filter(filter, true)),
            },
            Num::Held(_, counted) | Num::Done(counted) => self.held(counted),
            Num::Icons(i, _) => format!("the number of {} you control", icon(*i)),
            Num::Extreme { highest, stat, among } => {
                let which = if *highest { "highest" } else { "lowest" };
                format!("the {which} {} among {}", self.stat(*stat), self.filter(among, true))
            }
            Num::Least(a, b) => format!("either {} or {}, whichever is lower", self.num(a), self.num(b)),
            Num::Bid => "the winning bid".to_owned(),
            Num::Amount => "that much".to_owned(),
            Num::Removed => "the number of tokens removed this way".to_owned(),
            Num::Gained => "the influence gained this way".to_owned(),
        }
    }

    fn held(&mut self, c: &Counted) -> String {
        let noun = if c.kinds.is_empty() { "cards".to_owned() } else { self.kinds(c.kinds, Join::Or, true) };
        let verb = match c.done {
            Done::Depleted => "depleted",
            Done::Destroyed => "destroyed",
            Done::Discarded => "discarded",
            _ => "removed",
        };
        let verb = match (c.you, verb) {
            (false, verb) => verb.to_owned(),
            (true, "destroyed" | "discarded") => format!("you {}", verb.trim_end_matches("ed")),
            (true, verb) => format!("you {}", verb.trim_end_matches('d')),
        };
        format!("the number of {noun} {verb}{}", if c.way { " this way" } else { "" })
    }

    /// `for each token on it`
    pub(super) fn each(&mut self, num: &Num) -> String {
        match num {
            Num::Tokens(who) => format!(" for each token on {}", self.who(who)),
            Num::Icons(i, _) => format!(" for each {} you control", icon(*i)),
            Num::Count(filter) if counts_members(filter) => {
                format!(" for each member of {} party", super::who::whose_party(filter.part))
            }
            Num::Count(filter) => format!(" for each {}", self.filter(filter, false)),
            Num::Gained => " for each influence gained this way".to_owned(),
            other => format!(" for each {}", self.num(other)),
        }
    }

    /// `at least 4 characters`, `a character`, `no tokens`
    pub(super) fn bound(&mut self, bound: &Bound, noun: &dyn Fn(bool) -> String, many: bool) -> String {
        match bound {
            Bound::AtLeast(n) => format!("at least {} {}", self.num(n), noun(many)),
            Bound::AtMost(n) => format!("{} or fewer {}", self.num(n), noun(true)),
            Bound::MoreThan(n) => format!("more than {} {}", self.num(n), noun(*n != Num::N(1))),
            Bound::LessThan(n) => format!("less than {} {}", self.num(n), noun(true)),
            Bound::Is(Num::N(0)) => format!("no {}", noun(true)),
            Bound::Is(n) => format!("{} {}", self.num(n), noun(true)),
            Bound::Only(n) => format!("only {} {}", self.num(n), noun(*n != Num::N(1))),
            Bound::Some => article(&noun(false)),
            Bound::Even => format!("an even number of {}", noun(true)),
        }
    }
}

fn simple(num: &Num) -> bool {
    matches!(num, Num::N(_) | Num::Var(_))
}

/// Whether a count is of the members of a party.
fn counts_members(filter: &crate::words::Filter) -> bool {
    use crate::words::Part;
    matches!(filter.part, Some(Part::Attacking | Part::Blocking | Part::Opposing | Part::WithThis | Part::YourParty))
}
