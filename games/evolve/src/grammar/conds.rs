//! Conditions.

use super::Parser;
use super::lines::this_filter;
use crate::words::{Cmp, Cond, Filter, Posture, Whose, Zone};

impl Parser<'_> {
    /// `Combo (3)`, `Spellchain (5)`, `Necrocharge (10)`, and their short forms.
    pub(super) fn counted_term(&mut self) -> Option<Cond> {
        self.attempt(|p| {
            let at = p.c.one_of(&["combo", "spellchain", "sc", "necrocharge", "nc"])?;
            let n = u8::try_from(p.c.bracketed()?).ok()?;
            Some(match at {
                0 => Cond::Combo(n),
                1 | 2 => Cond::Spellchain(n),
                _ => Cond::Necrocharge(n),
            })
        })
    }

    /// What stands behind `if` or `while`.
    pub(super) fn cond(&mut self) -> Option<Cond> {
        if self.c.words("it isn't so that").is_some() {
            return self.cond().map(|c| negated(c, true));
        }
        let rules: [fn(&mut Self) -> Option<Cond>; 11] = [
            Self::active,
            Self::counted_term,
            Self::there_is,
            Self::turn,
            Self::it_is,
            Self::it_is_so,
            Self::it_has,
            Self::leader_defense,
            Self::this_has,
            Self::this_is,
            Self::history,
        ];
        rules.iter().find_map(|rule| self.attempt(rule))
    }

    fn active(&mut self) -> Option<Cond> {
        let at = self.c.one_of(&["overflow", "sanguine"])?;
        let cond = [Cond::Overflow, Cond::Sanguine][at].clone();
        let not = self.c.one_of(&["is active for you", "isn't active for you"])? == 1;
        Some(negated(cond, not))
    }

    /// `there is an amulet on your field`, `there are at least 3 ...`, `there are no ...`
    fn there_is(&mut self) -> Option<Cond> {
        let at = self.c.one_of(&["there is", "there are", "there's", "there isn't", "there aren't"])?;
        let not = at >= 3;
        if self.c.word("no").is_some() {
            let noun = self.noun()?;
            if !noun.zoned {
                return self.c.expect("a zone");
            }
            return open_to_all(&noun.filter).then_some(Cond::Count(noun.filter, Cmp::AtMost(0)));
        }
        if let Some(cond) = self.attempt(|p| {
            let other = p.c.one_of(&["an", "a", "another"])? == 2;
            let noun = p.noun()?;
            if !noun.zoned {
                return p.c.expect("a zone");
            }
            let mut f = noun.filter;
            f.other |= other;
            open_to_all(&f).then_some(Cond::Count(f, Cmp::AtLeast(1)))
        }) {
            return Some(negated(cond, not));
        }
        let cmp = self.cmp()?;
        let mut noun = self.noun()?;
        // `there are 3 cards or less in your hand`
        let cmp = match (cmp, self.c.one_of(&["or less", "or more"])) {
            (Cmp::Exactly(n), Some(0)) => Cmp::AtMost(n),
            (Cmp::Exactly(n), Some(_)) => Cmp::AtLeast(n),
            (cmp, _) => cmp,
        };
        // A count without a zone would mean the field, or the zone spoken of
        // before: the text must say which.
        if !noun.zoned {
            let (zone, side) = self.zone()?;
            noun.filter.zone = zone;
            if side != crate::words::Side::Any {
                noun.filter.side = side;
            }
        }
        open_to_all(&noun.filter).then_some(negated(Cond::Count(noun.filter, cmp), not))
    }

    /// `it's your turn`
    fn turn(&mut self) -> Option<Cond> {
        let not = self.c.one_of(&["it's", "it is", "it isn't"])? == 2;
        let at = self.c.one_of(&["your turn", "an opponent's turn", "your opponent's turn"])?;
        Some(negated(Cond::Turn(if at == 0 { Whose::Your } else { Whose::Opponent }), not))
    }

    /// `it's an evolved follower`
    fn it_is(&mut self) -> Option<Cond> {
        let not = self.c.one_of(&["it's", "it is", "it isn't"])? == 2;
        self.c.one_of(&["an", "a"])?;
        let noun = self.noun()?;
        self.vague |= self.speaks_elsewhere();
        // It is asked what the card is, wherever it lies.
        if noun.zoned {
            return self.c.expect("what it is, not where");
        }
        Some(negated(Cond::It(noun.filter), not))
    }

    /// `it's engaged`, `it isn't evolved`
    fn it_is_so(&mut self) -> Option<Cond> {
        let not = self.c.one_of(&["it's", "it is", "it isn't"])? == 2;
        let state = self.state()?;
        self.vague |= self.speaks_elsewhere();
        Some(negated(Cond::It(state), not))
    }

    /// `it has 3 defense or less`, `it has Ward`, `it doesn't have Ward`
    fn it_has(&mut self) -> Option<Cond> {
        let not = self.c.one_of(&["it has", "it doesn't have"])? == 1;
        let mut f = Filter::default();
        match self.keyword() {
            Some(keyword) => f.keyword = Some(keyword),
            None => self.number_of_it(&mut f)?,
        }
        self.vague |= self.speaks_elsewhere();
        Some(negated(Cond::It(f), not))
    }

    /// `engaged`, `unevolved`
    fn state(&mut self) -> Option<Filter> {
        let f = Filter::default();
        Some(match self.c.one_of(&["engaged", "reserved", "evolved", "unevolved"])? {
            0 => Filter { posture: Some(Posture::Engaged), ..f },
            1 => Filter { posture: Some(Posture::Reserved), ..f },
            2 => Filter { evolved: Some(true), ..f },
            _ => Filter { evolved: Some(false), ..f },
        })
    }

    /// `your leader's [defense] is 6 or less`, `your leader has 6 defense or less`
    fn leader_defense(&mut self) -> Option<Cond> {
        if let Some(at) = self.c.one_of(&["your leader's [defense] is", "your leader's defense is"]) {
            debug_assert!(at < 2);
            return Some(Cond::LeaderDefense(Whose::Your, self.cmp()?));
        }
        let whose = match self.c.one_of(&["your leader has", "an enemy leader has"])? {
            0 => Whose::Your,
            _ => Whose::Opponent,
        };
        let at_least = self.c.words("at least").is_some();
        let n = self.c.number()?;
        self.c.one_of(&["defense", "[defense]"])?;
        let cmp = match (at_least, self.c.one_of(&["or less", "or more"])) {
            (true, _) | (_, Some(1)) => Cmp::AtLeast(n),
            (_, Some(_)) => Cmp::AtMost(n),
            _ => Cmp::Exactly(n),
        };
        Some(Cond::LeaderDefense(whose, cmp))
    }

    /// `this card has at least 2 Fable counters`
    fn this_has(&mut self) -> Option<Cond> {
        self.this()?;
        self.c.word("has")?;
        let cmp = match self.c.one_of(&["an", "a"]) {
            Some(_) => Cmp::AtLeast(1),
            None => self.cmp()?,
        };
        Some(Cond::Counters(self.counter_name()?, cmp))
    }

    /// `this card is engaged`, `this follower isn't evolved`, `this card is in your EX area`
    fn this_is(&mut self) -> Option<Cond> {
        self.this()?;
        let not = self.c.one_of(&["is", "isn't"])? == 1;
        let f = match self.state() {
            Some(Filter { posture, evolved, .. }) => Filter { posture, evolved, ..this_filter() },
            None => {
                let (zone, side) = self.zone()?;
                Filter { zone, side, ..this_filter() }
            }
        };
        Some(negated(Cond::This(f), not))
    }

    /// `you've played at least 3 cards this turn`, `your maximum play points are at least 7`
    fn history(&mut self) -> Option<Cond> {
        if self.c.words("your maximum play points are").is_some() {
            return Some(Cond::MaxPoints(self.cmp()?));
        }
        if self.c.one_of(&["you have", "you've"]).is_some() {
            if let Some((cmp, most)) = self.attempt(|p| {
                let cmp = p.cmp()?;
                Some((cmp, p.c.one_of(&["max play points", "maximum play points", "play points", "play point"])? < 2))
            }) {
                return Some(if most { Cond::MaxPoints(cmp) } else { Cond::Points(cmp) });
            }
            self.c.word("played")?;
            let cmp = self.cmp()?;
            self.c.one_of(&["cards this turn", "card this turn"])?;
            return Some(Cond::Played(cmp));
        }
        if self.c.words("the result is").is_some() {
            return Some(Cond::Roll(self.cmp()?));
        }
        self.c.words("you've played")?;
        let cmp = self.cmp()?;
        self.c.one_of(&["cards this turn", "card this turn"])?;
        Some(Cond::Played(cmp))
    }
}

fn negated(cond: Cond, not: bool) -> Cond {
    if not { Cond::Not(Box::new(cond)) } else { cond }
}

/// Whether everybody can see if it holds. What lies hidden counts only if its
/// player shows it, and no word asks for that yet: such a text is refused
/// rather than read wrongly. [4.1.2.2] [R70]
fn open_to_all(f: &Filter) -> bool {
    !matches!(f.zone, Zone::Hand | Zone::Deck) || f.is_plain()
}
