//! Counters are known by number: every name a text puts, removes or asks for.

use crate::rules::Rules;
use crate::words::{Cond, Cost};

/// Numbers the counters of a condition.
pub(super) fn of_cond(rules: &mut Rules, cond: &Cond) {
    match cond {
        Cond::Counters(name, _) => number_counter(rules, name),
        Cond::Not(inner) => of_cond(rules, inner),
        _ => (),
    }
}

/// Numbers the counters of a cost.
pub(super) fn of_cost(rules: &mut Rules, cost: &Cost) {
    if let Cost::Counters(_, name) = cost {
        number_counter(rules, name);
    }
}

/// Gives the name of a counter its number. [14.1.2]
pub(super) fn number_counter(rules: &mut Rules, name: &str) {
    let name = name.to_lowercase();
    if !rules.counters.contains(&name) {
        rules.counters.push(name);
    }
}
