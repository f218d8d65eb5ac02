//! Names of counters get their numbers when a text first speaks of them. [14.1.2]

use crate::rules::Rules;
use crate::words::Cost;

/// The counters a condition names.
pub(super) fn counters_of_cond(rules: &mut Rules, cond: &crate::words::Cond) {
    match cond {
        crate::words::Cond::Counters(name, _) => number_counter(rules, name),
        crate::words::Cond::Not(inner) => counters_of_cond(rules, inner),
        _ => (),
    }
}

pub(super) fn counters_of_cost(rules: &mut Rules, cost: &Cost) {
    if let Cost::Counters(_, name) = cost {
        number_counter(rules, name);
    }
}

pub(super) fn number_counter(rules: &mut Rules, name: &str) {
    let name = name.to_lowercase();
    if !rules.counters.contains(&name) {
        rules.counters.push(name);
    }
}
