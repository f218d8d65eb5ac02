//! Verbs. Each method reads one kind of instruction; a sentence joins them.

use super::Parser;
use super::amounts::{hand, whole_hand};
use super::who::at_home;
use crate::words::{Amount, Ban, CardName, Count, Ending, Give, Part, PriceChange, Side, Stat, Verb, Who, Whose, Zone};

const JOINTS: [&str; 7] = [", and then", ", and", ", then", "and then", "and", "then", ","];

impl Parser<'_> {
    /// `VERB, VERB, and VERB`
    pub(super) fn verbs(&mut self) -> Option<Vec<Verb>> {
        let mut all = self.verb()?;
        self.remember(&all);
        while let Some(more) = self.attempt(|p| {
            p.c.one_of(&JOINTS)?;
            let when = p.attempt(|p| {
                p.c.mark(',');
                p.c.word("if")?;
                let cond = p.cond()?;
                p.c.mark(',')?;
                Some(cond)
            });
            let more = p.verb()?;
            p.remember(&more);
            match when {
                Some(cond) => {
                    let [verb] = <[Verb; 1]>::try_from(more).ok()?;
                    Some(vec![Verb::When(cond, Box::new(verb))])
                }
                None => Some(more),
            }
        }) {
            // `and, if COND, A and B`: whether B is free is not ours to guess.
            let gated = matches!(more.last(), Some(Verb::When(..)));
            all.extend(more);
            if gated {
                break;
            }
        }
        Some(all)
    }

    /// Verbs, or `if COND, VERB`: read when a delayed ability is played.
    pub(super) fn verbs_if(&mut self) -> Option<Vec<Verb>> {
        if self.c.word("if").is_none() {
            return self.verbs();
        }
        let cond = self.cond()?;
        self.c.mark(',')?;
        let [verb] = <[Verb; 1]>::try_from(self.verbs()?).ok()?;
        Some(vec![Verb::When(cond, Box::new(verb))])
    }

    /// One instruction; some wordings say two verbs with one word.
    fn verb(&mut self) -> Option<Vec<Verb>> {
        type Rule<'p, T> = fn(&mut Parser<'p>) -> Option<T>;
        let pairs: [Rule<'_, Vec<Verb>>; 3] = [Self::damages, Self::put_from_hand, Self::change];
        if let Some(found) = pairs.iter().find_map(|rule| self.attempt(rule)) {
            return Some(found);
        }
        let rules: [Rule<'_, Verb>; 24] = [
            Self::select,
            Self::deck_verb,
            Self::tokens,
            Self::counters,
            Self::give,
            Self::give_to,
            Self::draw,
            Self::discard,
            Self::discard_hand,
            Self::put,
            Self::return_to,
            Self::bury,
            Self::simple,
            Self::banish,
            Self::evolve_cost,
            Self::points,
            Self::stack,
            Self::transform,
            Self::swap,
            Self::control,
            Self::subject_verb,
            Self::prevent,
            Self::next_price,
            Self::fate,
        ];
        rules.iter().find_map(|rule| self.attempt(rule)).map(|v| vec![v])
    }

    fn select(&mut self) -> Option<Verb> {
        self.c.word("select")?;
        let q = self.quantity()?;
        let mut what = at_home(self.filter()?);
        what.other |= q.other;
        Some(Verb::Select { least: q.least, most: q.most, what, random: q.random })
    }

    /// `deal it 3 damage`, `deal 5 damage to it and 2 damage to its leader`
    fn damages(&mut self) -> Option<Vec<Verb>> {
        self.c.word("deal")?;
        if let Some(to) = self.attempt(|p| p.who()) {
            let amount = match self.attempt(|p| p.c.words("damage equal to")) {
                Some(()) => Amount::Equal(Box::new(self.count()?)),
                None => self.hurt().and_then(|a| self.c.word("damage").map(|()| a))?,
            };
            return Some(vec![Verb::Damage { to, amount, divided: false }]);
        }
        let mut all = vec![self.damage_to()?];
        while let Some(more) = self.attempt(|p| {
            p.c.one_of(&[", and", "and", ","])?;
            p.damage_to()
        }) {
            all.push(more);
        }
        Some(all)
    }

    /// `3`, `X`, `that much`
    fn hurt(&mut self) -> Option<Amount> {
        match self.c.words("that much") {
            Some(()) => Some(Amount::Equal(Box::new(Count::ThatMuch))),
            None => self.amount(),
        }
    }

    fn damage_to(&mut self) -> Option<Verb> {
        let fixed = self.hurt();
        self.c.word("damage")?;
        if self.c.one_of(&["divided between them", "divided among them"]).is_some() {
            return Some(Verb::Damage { to: Who::It, amount: fixed?, divided: true });
        }
        let early = if fixed.is_none() && self.c.words("equal to").is_some() { Some(self.count()?) } else { None };
        self.c.word("to")?;
        let to = self.who()?;
        let amount = match (fixed, early) {
            (Some(n), _) => n,
            (None, Some(count)) => Amount::Equal(Box::new(count)),
            (None, None) => {
                self.c.words("equal to")?;
                Amount::Equal(Box::new(self.count()?))
            }
        };
        Some(Verb::Damage { to, amount, divided: false })
    }

    fn give(&mut self) -> Option<Verb> {
        self.c.word("give")?;
        let whom = self.who()?;
        let gift = self.gift()?;
        Some(Verb::Give(Give { whom, gift, ending: self.ending() }))
    }

    fn give_to(&mut self) -> Option<Verb> {
        self.c.word("give")?;
        let gift = self.gift()?;
        self.c.word("to")?;
        let whom = self.who()?;
        Some(Verb::Give(Give { whom, gift, ending: self.ending() }))
    }

    fn draw(&mut self) -> Option<Verb> {
        let who = self.attempt(|p| p.player().and_then(|w| p.c.one_of(&["draws", "draw"]).map(|_| w)));
        if who.is_none() {
            self.c.word("draw")?;
        }
        let up_to = self.c.words("up to").is_some();
        let count = self.amount_or_a()?;
        self.c.one_of(&["cards", "card"])?;
        Some(Verb::Draw { who: who.unwrap_or(Whose::Your), count, up_to })
    }

    fn discard(&mut self) -> Option<Verb> {
        let who = self.attempt(|p| p.player().and_then(|w| p.c.one_of(&["discards", "discard"]).map(|_| w)));
        if who.is_none() {
            self.c.word("discard")?;
        }
        let who = who.unwrap_or(Whose::Your);
        let count = self.amount_or_a()?;
        let random = self.c.word("random").is_some();
        let side = match who {
            Whose::Your => Side::Yours,
            Whose::Opponent => Side::Enemy,
            Whose::Each => Side::Any,
        };
        let what = self.noun_at(Zone::Hand, side)?;
        Some(Verb::Discard { who, count, what, random })
    }

    fn discard_hand(&mut self) -> Option<Verb> {
        self.c.words("discard your hand")?;
        Some(Verb::Discard { who: Whose::Your, count: whole_hand(), what: hand(), random: false })
    }

    /// `engage WHOM`, `refresh WHOM`, `destroy WHOM`, `evolve WHOM`
    fn simple(&mut self) -> Option<Verb> {
        let at = self.c.one_of(&["engage", "[engage]", "refresh", "destroy", "evolve"])?;
        let whom = self.who()?;
        Some([Verb::Engage, Verb::Engage, Verb::Refresh, Verb::Destroy, Verb::Evolve][at](whom))
    }

    fn banish(&mut self) -> Option<Verb> {
        self.c.word("banish")?;
        let whom = self.who()?;
        Some(Verb::Banish { whom, facedown: self.c.word("facedown").is_some() })
    }

    /// `change its attack and defense to 1`
    fn change(&mut self) -> Option<Vec<Verb>> {
        self.c.word("change")?;
        let whom = self.whose()?;
        let mut stats = vec![self.stat()?];
        if self.c.word("and").is_some() {
            stats.push(self.stat()?);
        }
        self.c.word("to")?;
        let to = match self.amount() {
            Some(to) => to,
            None => Amount::Equal(Box::new(self.count()?)),
        };
        let ending = self.ending();
        if stats.contains(&Stat::Cost) {
            return None;
        }
        Some(stats.into_iter().map(|stat| Verb::Change { whom: whom.clone(), stat, to: to.clone(), ending }).collect())
    }

    fn evolve_cost(&mut self) -> Option<Verb> {
        self.c.word("change")?;
        let whom = self.whose()?;
        self.c.icon("evolve").or_else(|| self.c.word("evolve"))?;
        self.c.words("cost to")?;
        Some(Verb::EvolveCost { whom, to: self.small()? })
    }

    /// Play points and evolution points.
    fn points(&mut self) -> Option<Verb> {
        if self.c.word("recover").is_some() {
            let amount = self.amount()?;
            self.c.one_of(&["play points", "play point"])?;
            return Some(Verb::Recover(amount));
        }
        if self.c.one_of(&["gain", "give yourself"]).is_some() {
            let n = self.small()?;
            self.c.one_of(&["evolution points", "evolution point"])?;
            return i8::try_from(n).ok().map(Verb::EvolutionPoints);
        }
        let sign = match self.c.one_of(&["increase", "decrease"])? {
            0 => 1,
            _ => -1,
        };
        let at = self.c.one_of(&["your", "each opponent's", "each player's"])?;
        self.c.one_of(&["maximum play points by", "max play points by"])?;
        let by = sign * i8::try_from(self.c.number()?).ok()?;
        Some(Verb::MaxPoints { who: [Whose::Your, Whose::Opponent, Whose::Each][at], by })
    }

    fn stack(&mut self) -> Option<Verb> {
        self.c.word("add")?;
        let amount = self.amount()?;
        self.c.words("to a stack on your field")?;
        Some(Verb::AddStack(amount))
    }

    fn transform(&mut self) -> Option<Verb> {
        self.c.word("transform")?;
        let whom = self.who()?;
        self.c.word("into")?;
        self.c.one_of(&["an", "a"]);
        let into = CardName { name: self.proper()? };
        self.c.one_of(&["tokens", "token"])?;
        Some(Verb::Transform { whom, into })
    }

    fn swap(&mut self) -> Option<Verb> {
        self.c.word("swap")?;
        let one = self.who()?;
        self.c.word("with")?;
        Some(Verb::Swap(one, self.who()?))
    }

    fn control(&mut self) -> Option<Verb> {
        self.c.words("take control of")?;
        let whom = self.who()?;
        let ending = self.ending();
        if !matches!(ending, Ending::Never | Ending::ThisTurn) {
            return self.c.expect("`this turn`, or no end");
        }
        Some(Verb::Control { whom, ending })
    }

    /// `it can't attack this turn`, `it loses all abilities`, `it costs 2 less to play`
    fn subject_verb(&mut self) -> Option<Verb> {
        let first = self.attempt(|p| p.c.words("for the rest of this turn ,")).is_some();
        let player = self.attempt(|p| p.player());
        let whom = match player {
            Some(player) => Who::Leader(player),
            None => self.who()?,
        };
        let mut verb = if let Some(what) = self.ban() {
            // Of all that is forbidden, only drawing is done by players.
            if player.is_some() != (what == Ban::Draw) {
                return self.c.expect("`can't draw cards`");
            }
            Verb::Forbid { whom, what, ending: Ending::Never }
        } else if self.c.one_of(&["loses", "lose"]).is_some() {
            let keyword = match self.c.words("all abilities") {
                Some(()) => None,
                None => Some(self.keyword()?),
            };
            Verb::Lose { whom, keyword, ending: Ending::Never }
        } else {
            Verb::Price { whom, change: self.price_change()?, ending: Ending::Never }
        };
        let said = if first { Ending::ThisTurn } else { self.ending() };
        match &mut verb {
            // Without an end these are rules of the card, not instructions.
            Verb::Forbid { whom: Who::This | Who::Each(_) | Who::Leader(_), .. }
            | Verb::Price { whom: Who::This, .. }
                if said == Ending::Never =>
            {
                return None;
            }
            Verb::Forbid { ending, .. } | Verb::Lose { ending, .. } | Verb::Price { ending, .. } => *ending = said,
            _ => {}
        }
        Some(verb)
    }

    fn prevent(&mut self) -> Option<Verb> {
        self.c.words("the next time")?;
        let whom = self.who()?;
        let part = self.part("damage this turn")?;
        Some(Verb::PreventNext { whom, part })
    }

    /// `would take DAMAGE, it takes that much minus N instead`, and the other parts.
    pub(super) fn part(&mut self, damage: &str) -> Option<Part> {
        self.c.words("would take")?;
        let most = self.attempt(|p| {
            p.c.words("more than")?;
            p.some_number()
        });
        self.c.words(damage)?;
        self.c.words(", it takes")?;
        let part = match most {
            Some(most) => {
                self.some_number().filter(|&n| n == most)?;
                Part::AtMost(most)
            }
            None if self.c.words("that much minus").is_some() => Part::Minus(self.some_number()?),
            None => {
                self.c.number().filter(|&n| n == 0)?;
                Part::AtMost(0)
            }
        };
        self.c.word("instead")?;
        Some(part)
    }

    fn some_number(&mut self) -> Option<u8> {
        u8::try_from(self.c.number()?).ok().filter(|&n| n > 0)
    }

    fn next_price(&mut self) -> Option<Verb> {
        self.c.words("the next")?;
        let what = self.noun_at(Zone::Hand, Side::Yours)?;
        self.c.words("you play this turn")?;
        Some(Verb::NextPrice { what, change: self.price_change()? })
    }

    /// `costs 2 less to play`, `cost X more to play`, `costs 0 to play`
    pub(super) fn price_change(&mut self) -> Option<PriceChange> {
        self.c.one_of(&["costs", "cost"])?;
        let amount = self.amount()?;
        let at = self.c.one_of(&["less", "more"]);
        self.c.words("to play");
        match (at, amount) {
            (Some(0), n) => Some(PriceChange::Less(n)),
            (Some(_), n) => Some(PriceChange::More(n)),
            (None, Amount::N(n)) => u8::try_from(n).ok().map(PriceChange::Becomes),
            (None, _) => None,
        }
    }

    /// `roll a die`, `you win the game`
    fn fate(&mut self) -> Option<Verb> {
        if self.c.words("roll a die").is_some() {
            return Some(Verb::Roll);
        }
        let who = self.player()?;
        let verb = if self.c.one_of(&["wins", "win"]).is_some() {
            Verb::Win(who)
        } else {
            self.c.one_of(&["loses", "lose"])?;
            Verb::LoseGame(who)
        };
        self.c.words("the game").map(|()| verb)
    }
}
