//! Numbers of a text, fixed or counted.

use super::Parser;
use super::fill::pending;
use crate::words::{Amount, Count, Filter, Side, Stat, Who, Zone};
use arbiter_text::Kind;

impl Parser<'_> {
    /// `3`, `X`
    pub(super) fn amount(&mut self) -> Option<Amount> {
        if self.c.word("x").is_some() {
            return Some(pending());
        }
        self.c.number().map(Amount::N)
    }

    /// `a`, `3`, `X`
    pub(super) fn amount_or_a(&mut self) -> Option<Amount> {
        if self.c.one_of(&["an", "a", "one"]).is_some() {
            return Some(Amount::N(1));
        }
        self.amount()
    }

    /// `+2`, `-X` behind a stat icon.
    pub(super) fn signed(&mut self) -> Option<Amount> {
        let amount = match self.c.peek().map(|t| &t.kind) {
            Some(&Kind::Signed(n)) => Amount::N(n),
            // `-X` is no number of this language: nothing prints it.
            Some(&Kind::SignedX(1)) => pending(),
            _ => return self.c.expect("a signed number"),
        };
        self.c.skip(1);
        Some(amount)
    }

    /// What stands behind `X equals` or `equal to`.
    pub(super) fn count(&mut self) -> Option<Count> {
        if self.c.words("that much").is_some() {
            return Some(Count::ThatMuch);
        }
        if let Some((n, of)) = self.attempt(|p| {
            let n = match p.c.word("twice") {
                Some(()) => 2,
                None => {
                    let n = u8::try_from(p.c.number()?).ok()?;
                    p.c.word("times")?;
                    n
                }
            };
            Some((n, p.count()?))
        }) {
            return Some(Count::Times(n, Box::new(of)));
        }
        if self.c.words("the result").is_some() {
            return Some(Count::Roll);
        }
        if self.c.words("your maximum play points").is_some() {
            return Some(Count::MaxPoints);
        }
        if self.c.words("the number of").is_some() {
            return self.number_of();
        }
        self.attempt(|p| {
            let whom = p.whose()?;
            p.vague |= whom == Who::It && ((p.group && !p.named) || p.speaks_elsewhere());
            Some(Count::Stat(whom, p.stat()?))
        })
    }

    /// What stands behind `the number of` or `for each`.
    pub(super) fn number_of(&mut self) -> Option<Count> {
        let played = self.attempt(|p| {
            let other = p.c.word("other").is_some();
            p.c.one_of(&["cards", "card"])?;
            p.c.one_of(&["you've played this turn", "you have played this turn"])?;
            let excluding_this = other
                || p.attempt(|p| {
                    p.c.mark(',');
                    p.c.word("excluding")?;
                    p.this().or_else(|| p.c.words("this one"))
                })
                .is_some();
            Some(Count::Played { excluding_this })
        });
        if played.is_some() {
            return played;
        }
        if let Some(name) = self.attempt(|p| {
            let name = p.counter_name()?;
            p.c.word("on")?;
            p.this()?;
            Some(name)
        }) {
            return Some(Count::Counters(name));
        }
        self.filter().map(Count::Cards)
    }

    /// `Fable counters`: any word before `counter`.
    pub(super) fn counter_name(&mut self) -> Option<String> {
        self.attempt(|p| {
            let token = p.c.peek().filter(|t| t.kind == Kind::Word)?;
            p.c.skip(1);
            p.c.one_of(&["counters", "counter"])?;
            Some(token.text.clone())
        })
    }

    pub(super) fn stat(&mut self) -> Option<Stat> {
        let at = self.c.one_of(&["attack", "[attack]", "defense", "[defense]", "cost"])?;
        Some([Stat::Attack, Stat::Attack, Stat::Defense, Stat::Defense, Stat::Cost][at])
    }
}

/// As many as there are in your hand.
pub(super) fn whole_hand() -> Amount {
    Amount::Equal(Box::new(Count::Cards(hand())))
}

/// Cards in your hand.
pub(super) fn hand() -> Filter {
    Filter { side: Side::Yours, zone: Zone::Hand, ..Filter::default() }
}
