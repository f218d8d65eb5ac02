//! Conditions.

use super::English;
use super::nouns::{Where, a, zone_phrase};
use crate::words::{Cmp, Cond, Filter, Posture, Whose, Zone};

fn cmp(c: Cmp) -> String {
    match c {
        Cmp::AtLeast(n) => format!("at least {n}"),
        Cmp::AtMost(n) => format!("{n} or less"),
        Cmp::Exactly(n) => format!("exactly {n}"),
    }
}

impl English {
    pub(super) fn cond(&self, cond: &Cond) -> String {
        self.polar(cond, false)
    }

    fn polar(&self, cond: &Cond, not: bool) -> String {
        let is = if not { "isn't" } else { "is" };
        let text = match cond {
            Cond::Overflow => return format!("Overflow {is} active for you"),
            Cond::Sanguine => return format!("Sanguine {is} active for you"),
            Cond::Count(f, c) => return self.there_is(f, *c, not),
            Cond::It(f) => {
                let noun = a(&self.noun(f, false, Where::Unsaid));
                return format!("{} {noun}", if not { "it isn't" } else { "it's" });
            }
            Cond::This(f) => return format!("{} {is} {}", self.this(), state(f)),
            Cond::Turn(whose) => {
                let whose = if *whose == Whose::Your { "your" } else { "an opponent's" };
                return format!("{} {whose} turn", if not { "it isn't" } else { "it's" });
            }
            Cond::Not(inner) if !not => return self.polar(inner, true),
            Cond::Not(inner) => self.polar(inner, true),
            Cond::Combo(n) => format!("Combo ({n})"),
            Cond::Spellchain(n) => format!("Spellchain ({n})"),
            Cond::Necrocharge(n) => format!("Necrocharge ({n})"),
            Cond::LeaderDefense(Whose::Your, c) => format!("your leader's [defense] is {}", cmp(*c)),
            Cond::LeaderDefense(_, c) => {
                let number = match c {
                    Cmp::AtLeast(n) => format!("at least {n} defense"),
                    Cmp::AtMost(n) => format!("{n} defense or less"),
                    Cmp::Exactly(n) => format!("{n} defense"),
                };
                format!("an enemy leader has {number}")
            }
            Cond::MaxPoints(c) => format!("your maximum play points are {}", cmp(*c)),
            Cond::Points(c) => format!("you have {} play points", cmp(*c)),
            Cond::Counters(name, Cmp::AtLeast(1)) => format!("this card has {}", a(&format!("{name} counter"))),
            Cond::Counters(name, c) => format!("this card has {} {name} counters", cmp(*c)),
            Cond::Played(c) => format!("you've played {} cards this turn", cmp(*c)),
            Cond::Roll(c) => format!("the result is {}", cmp(*c)),
        };
        if not { format!("it isn't so that {text}") } else { text }
    }

    fn there_is(&self, f: &Filter, c: Cmp, not: bool) -> String {
        let are = if not { "there aren't" } else { "there are" };
        match c {
            Cmp::AtLeast(1) if not => format!("there isn't {}", self.one(f, Where::Said)),
            Cmp::AtLeast(1) => format!("there is {}", self.one(f, Where::Said)),
            Cmp::AtMost(0) if !not => format!("{are} no {}", self.noun(f, true, Where::Said)),
            // `or less` behind another number would belong to that one.
            Cmp::AtMost(n) if n == 0 || f.cost.is_some() || f.attack.is_some() || f.defense.is_some() => {
                format!("{are} at most {n} {}", self.noun(f, n != 1, Where::Said))
            }
            Cmp::AtMost(n) => {
                let place = if f.zone == Zone::Leader {
                    String::new()
                } else {
                    format!(" {}", zone_phrase(f.zone, f.side, false))
                };
                format!("{are} {n} {} or less{place}", self.noun(f, n != 1, Where::Unsaid))
            }
            Cmp::AtLeast(n) => format!("{are} at least {n} {}", self.noun(f, n != 1, Where::Said)),
            Cmp::Exactly(n) => format!("{are} exactly {n} {}", self.noun(f, n != 1, Where::Said)),
        }
    }
}

/// What `this card is ...` may say.
fn state(f: &Filter) -> String {
    match (f.posture, f.evolved) {
        (Some(Posture::Engaged), _) => "engaged".to_owned(),
        (Some(Posture::Reserved), _) => "reserved".to_owned(),
        (_, Some(true)) => "evolved".to_owned(),
        (_, Some(false)) => "unevolved".to_owned(),
        _ => zone_phrase(f.zone, f.side, false),
    }
}
