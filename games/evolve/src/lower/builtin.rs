//! What keywords stand for: Drain, Bane, and the activated part of Stack.

use super::{Act, ability};
use crate::card::Kind;
use crate::rules::{Rules, Sort};
use crate::words::{
    Amount, Cost, Count, Ending, Filter, Gift, Give, Keyword, Kinds, Line, Side, Trigger, Verb, Who, Whose,
};
use arbiter_kernel::Op;

/// The abilities that the rulebook itself gives.
pub fn builtin(rules: &mut Rules) {
    let gain = Verb::Give(Give {
        whom: Who::Leader(Whose::Your),
        gift: Gift { defense: Some(Amount::Equal(Box::new(Count::ThatMuch))), ..Gift::default() },
        ending: Ending::Never,
    });
    // [12.13.2] [12.14.2] Their events are told to them by the attack itself.
    for verb in [gain, Verb::Destroy(Who::It)] {
        let sort = Sort::Automatic { head: Trigger::Strike, once: false, during: None };
        ability(rules, Some(Kind::Follower), sort, &[], &[Line::Do(vec![verb])], 0);
    }
    // [13.3.2.2#3]
    let (side, kinds) = (Side::Yours, Kinds::AMULET);
    let other = Filter { side, kinds, other: true, keyword: Some(Keyword::Stack), ..Filter::default() };
    let sort = Sort::Activated { quick: false, evolve: None, once: false, only_if: None };
    let select = Verb::Select { least: 1, most: 1, what: other, random: false };
    let n = ability(rules, Some(Kind::Amulet), sort, &[Cost::Engage], &[Line::Do(vec![select])], 0);
    let program = rules.abilities[n as usize].program as usize;
    rules.programs[program].push(Op::Do(Act::MoveStack));
}
