//! Numbers: plain, variable, counted and computed.

use super::Parser;
use crate::words::{Counted, Done, Kinds, Num, Stat, Var};
use arbiter_text::Kind;

const STATS: [(&str, Stat); 6] = [
    ("strength", Stat::Strength),
    ("life", Stat::Life),
    ("speed", Stat::Speed),
    ("structure", Stat::Structure),
    ("numeric cost", Stat::Cost),
    ("influence", Stat::Influence),
];

const WAYS: [(&str, &str, Done); 4] = [
    ("deplete", "depleted", Done::Depleted),
    ("destroy", "destroyed", Done::Destroyed),
    ("remove", "removed", Done::Removed),
    ("discard", "discarded", Done::Discarded),
];

impl Parser<'_> {
    /// `strength`, `numeric cost`
    pub(super) fn stat(&mut self) -> Option<Stat> {
        STATS.iter().find(|(words, _)| self.c.words(words).is_some()).map(|s| s.1)
    }

    /// `X`, `Y`
    pub(super) fn var(&mut self) -> Option<Var> {
        self.c.one_of(&["x", "y"]).map(|n| [Var::X, Var::Y][n])
    }

    /// `3`, `X`, `X+X`, `3+X`, `X-3`
    pub(super) fn num(&mut self) -> Option<Num> {
        if let Some(t) = self.c.peek()
            && let Some(n) = t.low.strip_prefix("x-").and_then(|n| n.parse().ok())
        {
            self.c.skip(1);
            return Some(Num::Minus(Box::new(Num::Var(Var::X)), Box::new(Num::N(n))));
        }
        if self.c.one_of(&["that much", "that many"]).is_some() {
            return Some(Num::Amount);
        }
        let first = match self.attempt(Self::var) {
            Some(var) => Num::Var(var),
            None => Num::N(self.c.number()?),
        };
        match self.c.peek().map(|t| t.kind.clone()) {
            Some(Kind::Signed(n)) if n > 0 => {
                self.c.skip(1);
                Some(Num::Plus(Box::new(first), Box::new(Num::N(n))))
            }
            Some(Kind::SignedX(1)) => {
                self.c.skip(1);
                Some(Num::Plus(Box::new(first), Box::new(Num::Var(Var::X))))
            }
            Some(Kind::Mark('-')) => {
                let less = self.attempt(|p| {
                    p.c.mark('-')?;
                    p.c.number()
                });
                Some(match less {
                    Some(n) => Num::Minus(Box::new(first), Box::new(Num::N(n))),
                    None => first,
                })
            }
            _ => Some(first),
        }
    }

    /// `a`, `an`, or a number: how many of a noun.
    pub(super) fn num_or_a(&mut self) -> Option<Num> {
        match self.c.one_of(&["a", "an"]) {
            Some(_) => Some(Num::N(1)),
            None => self.num(),
        }
    }

    /// What stands behind `X is`: also counts and stats.
    pub(super) fn value(&mut self) -> Option<Num> {
        let first = self.plain_value()?;
        if self.c.word("minus").is_some() {
            return Some(Num::Minus(Box::new(first), Box::new(self.plain_value()?)));
        }
        if self.c.word("plus").is_some() {
            return Some(Num::Plus(Box::new(first), Box::new(self.plain_value()?)));
        }
        Some(first)
    }

    fn plain_value(&mut self) -> Option<Num> {
        if self.c.words("the winning bid").is_some() {
            return Some(Num::Bid);
        }
        if self.c.word("twice").is_some() {
            return Some(Num::Twice(Box::new(self.plain_value()?)));
        }
        if self.c.word("half").is_some() {
            let of = Box::new(self.plain_value()?);
            let up = self.c.one_of(&[", rounded up", ", rounded down"])? == 0;
            return Some(Num::Half { of, up });
        }
        if self.c.word("either").is_some() {
            let one = self.plain_value()?;
            self.c.word("or")?;
            let other = self.plain_value()?;
            self.c.words(", whichever is lower")?;
            return Some(Num::Least(Box::new(one), Box::new(other)));
        }
        if let Some(num) = self.attempt(Self::counted) {
            return Some(num);
        }
        if let Some(n) = self.c.one_of(&["the highest", "the lowest"]) {
            let stat = self.stat()?;
            self.c.word("among")?;
            let (among, _) = self.filter()?;
            return Some(Num::Extreme { highest: n == 0, stat, among: Box::new(among) });
        }
        if let Some(num) = self.attempt(Self::stat_of) {
            return Some(num);
        }
        self.num()
    }

    /// `the number of ...`
    fn counted(&mut self) -> Option<Num> {
        self.c.one_of(&["the number of", "number of"])?;
        if let Some(icon) = self.attempt(|p| {
            let icons = p.icons()?;
            let mut all = icons.iter();
            let (icon, None) = (all.next()?, all.next()) else { return None };
            p.c.words("you control")?;
            Some(icon)
        }) {
            return Some(Num::Icons(icon, crate::words::Player::You));
        }
        if self.c.words("tokens on").is_some() {
            return Some(Num::Tokens(self.who()?));
        }
        if let Some(slot) = self.attempt(Self::this_way) {
            return Some(slot);
        }
        if let Some(filter) = self.attempt(Self::members) {
            return Some(Num::Count(Box::new(filter)));
        }
        let (filter, _) = self.owned_filter()?;
        Some(Num::Count(Box::new(filter)))
    }

    /// `characters you deplete this way`, `tokens removed this way`, `cards
    /// removed`
    fn this_way(&mut self) -> Option<Num> {
        let tokens = self.c.word("tokens").is_some();
        let mut kinds = Kinds::empty();
        if !tokens {
            match self.attempt(|p| p.kinds("", true)) {
                Some((found, ..)) => kinds = found,
                None => self.c.one_of(&["cards", "card"]).map(|_| ())?,
            }
        }
        let you = self.c.word("you").is_some();
        let words = if you { WAYS.map(|w| w.0) } else { WAYS.map(|w| w.1) };
        let done = WAYS[self.c.one_of(&words)?].2;
        let way = self.c.words("this way").is_some();
        if tokens {
            return Some(Num::Removed);
        }
        let counted = Counted { kinds, done, you, way };
        Some(match self.slots.iter().rposition(|held| held.done.contains(&done)) {
            Some(slot) => Num::Held(u8::try_from(slot).ok()?, counted),
            None => Num::Done(counted),
        })
    }

    /// `its strength`, `this card's speed`, `the numeric cost of that card`
    fn stat_of(&mut self) -> Option<Num> {
        if let Some(found) = self.attempt(|p| {
            p.c.word("the")?;
            let stat = p.stat()?;
            p.c.word("of")?;
            let who = p.who()?;
            Some(Num::StatOf(who, stat))
        }) {
            return Some(found);
        }
        let who = self.genitive()?;
        if self.c.word("printed").is_some() {
            return Some(Num::Printed(who, self.stat()?));
        }
        let stat = self.stat()?;
        if self.c.words("when it was destroyed").is_some() {
            return Some(Num::LastStat(who, stat));
        }
        Some(Num::Stat(who, stat))
    }
}
