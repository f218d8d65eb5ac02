//! Passive rules, gifts and prices.

use super::nouns::Where;
use super::{English, cap, english, keyword, list};
use crate::card::Kind;
use crate::words::{Amount, Ban, Cond, Ending, Gift, Part, Passive, PriceChange, Side, Who, Whose, Would, Zone};

pub(super) fn ending(e: Ending) -> &'static str {
    match e {
        Ending::Never => "",
        Ending::ThisTurn => " this turn",
        Ending::YourNextTurn => " until the start of your next turn",
        Ending::OpponentsNextTurn => " until the end of your opponent's next turn",
    }
}

pub(super) fn ban(b: Ban, many: bool) -> &'static str {
    match b {
        Ban::Attack => "can't attack",
        Ban::AttackLeaders => "can't attack enemy leaders",
        Ban::AttackFollowers => "can't attack enemy followers",
        Ban::BeAttacked => "can't be attacked",
        Ban::BeDestroyed => "can't be destroyed",
        Ban::BeDestroyedByAbilities => "can't be destroyed by abilities",
        Ban::Leave => "can't leave the field",
        Ban::BePlayed => "can't be played",
        Ban::Evolve => "can't evolve",
        Ban::Refresh if many => "don't refresh during their controller's next start phase",
        Ban::Refresh => "doesn't refresh during its controller's next start phase",
        Ban::Draw => "can't draw cards",
    }
}

/// A player who is forbidden something stands as a leader in the words.
pub(super) fn player_of(whom: &Who, what: Ban) -> Option<&'static str> {
    match (whom, what) {
        (Who::Leader(Whose::Your), Ban::Draw) => Some("you"),
        (Who::Leader(_), Ban::Draw) => Some("each opponent"),
        _ => None,
    }
}

/// Of what damage, and how much of it.
pub(super) fn part(part: Part) -> (String, String) {
    match part {
        Part::Minus(n) => ("damage".to_owned(), format!("that much minus {n}")),
        Part::AtMost(0) => ("damage".to_owned(), "0".to_owned()),
        Part::AtMost(n) => (format!("more than {n} damage"), n.to_string()),
    }
}

impl English {
    pub(super) fn passive(&mut self, passive: &Passive) -> String {
        let (gate, rule) = match passive {
            Passive::Have { whom, gift, when } => {
                let (who, many) = self.subject(whom);
                let gift = self.gift(gift);
                (self.gate(when.as_ref(), "while"), format!("{who} {} {gift}", if many { "have" } else { "has" }))
            }
            Passive::Price { whom, change, when } => {
                let (who, many) = match whom {
                    Who::This => ("this card".to_owned(), false),
                    // Prices are read where cards are played from: no zone is said.
                    Who::Each(f) if f.side == Side::Enemy && f.zone == Zone::Hand => {
                        let f = crate::words::Filter { zone: Zone::Field, ..f.clone() };
                        (self.noun(&f, true, Where::Unsaid), true)
                    }
                    whom => self.subject(whom),
                };
                let price = self.price(change, many);
                (self.gate(when.as_ref(), "if"), format!("{who} {price}"))
            }
            Passive::EntersEngaged => (String::new(), "this card is put onto the field engaged".to_owned()),
            Passive::IgnoresWard => (String::new(), format!("{} ignores Ward", self.this())),
            Passive::Cannot { whom, what, when } => {
                let (who, many) = match player_of(whom, *what) {
                    Some(player) => (player.to_owned(), false),
                    None => self.subject(whom),
                };
                (self.gate(when.as_ref(), "while"), format!("{who} {}", ban(*what, many)))
            }
            Passive::DealsMore { whom, by, when } => {
                let (who, many) = self.subject(whom);
                let (n, how) = if *by < 0 { (-by, "less") } else { (*by, "more") };
                (
                    self.gate(when.as_ref(), "while"),
                    format!("{who} {} {n} {how} damage", if many { "deal" } else { "deals" }),
                )
            }
            Passive::TakesLess { whom, by, ability_only, when } => {
                let (who, many) = self.subject(whom);
                let (n, how) = if *by < 0 { (-by, "more") } else { (*by, "less") };
                let ability = if *ability_only { " ability" } else { "" };
                let take = if many { "take" } else { "takes" };
                (self.gate(when.as_ref(), "while"), format!("{who} {take} {n} {how}{ability} damage"))
            }
            Passive::TakesPart { whom, part: of, when } => {
                let (would, takes) = part(*of);
                let rule = format!("if {} would take {would}, it takes {takes} instead", self.one_of(whom));
                (self.gate(when.as_ref(), "while"), rule)
            }
            Passive::Instead { of, optional, then } => {
                let may = if *optional { "you may " } else { "" };
                let gate = format!("if {}, ", self.would(of));
                (gate, format!("{may}{} instead", self.verbs(then)))
            }
            Passive::Limit { zone, by } => {
                let how = if *by < 0 { "decreased" } else { "increased" };
                (String::new(), format!("your {} limit is {how} by {}", super::nouns::zone_name(*zone), by.abs()))
            }
            Passive::AlsoTrait { whom, name } => {
                let (who, many) = self.subject(whom);
                let what = if many { name.clone() } else { super::nouns::a(name) };
                (String::new(), format!("{who} {} also {what}", if many { "are" } else { "is" }))
            }
        };
        let rule = if gate.ends_with(": ") { cap(&rule) } else { rule };
        let text = cap(&format!("{gate}{rule}."));
        match self.m.x.take() {
            Some(count) => format!("{text} X equals {}.", self.count(&count)),
            None => text,
        }
    }

    fn gate(&self, when: Option<&Cond>, word: &str) -> String {
        match when {
            None => String::new(),
            Some(Cond::Turn(Whose::Your)) => "during your turn, ".to_owned(),
            Some(Cond::Turn(_)) => "during each opponent's turn, ".to_owned(),
            Some(term @ (Cond::Combo(_) | Cond::Spellchain(_) | Cond::Necrocharge(_))) => {
                format!("{}: ", self.cond(term))
            }
            Some(cond) => format!("{word} {}, ", self.cond(cond)),
        }
    }

    /// The subject of a rule, and whether it is plural.
    fn subject(&self, whom: &Who) -> (String, bool) {
        match whom {
            Who::Each(f) if f.side == Side::Yours && f.zone == Zone::Field && self.is_named(f) => {
                (format!("each {}", self.noun(f, false, Where::Said)), false)
            }
            Who::Each(f) if f.side == Side::Yours && matches!(f.zone, Zone::Field | Zone::Hand) => {
                (format!("your {}", self.noun(f, true, Where::Unsaid)), true)
            }
            Who::Each(f) if f.side == Side::Enemy && f.zone == Zone::Field => (self.noun(f, true, Where::Unsaid), true),
            Who::Each(f) => (format!("each {}", self.noun(f, false, Where::Said)), false),
            who => (self.who(who), false),
        }
    }

    /// Meant by its name alone, and not as a token.
    fn is_named(&self, f: &crate::words::Filter) -> bool {
        f.kinds.is_empty() && f.token.is_none() && f.name.as_ref().is_some_and(|n| !n.not && !n.contains)
    }

    /// One of a group, whichever it is.
    fn one_of(&self, who: &Who) -> String {
        match who {
            Who::Each(f) => self.one(f, Where::Said),
            who => self.who(who),
        }
    }

    fn would(&self, of: &Would) -> String {
        let one = |who: &Who| self.one_of(who);
        match of {
            Would::BeDestroyed(who) => format!("{} would be destroyed", one(who)),
            Would::Leave(who) => format!("{} would leave the field", one(who)),
            Would::TakeDamage(who) => format!("{} would take damage", one(who)),
            Would::Draw(Whose::Your) => "you would draw a card".to_owned(),
            Would::Draw(Whose::Opponent) => "an opponent would draw a card".to_owned(),
            Would::Draw(Whose::Each) => "each player would draw a card".to_owned(),
        }
    }

    pub(super) fn gift(&mut self, gift: &Gift) -> String {
        let mut parts = Vec::new();
        let signed = |me: &mut Self, a: &Amount| match a {
            Amount::N(n) => format!("{n:+}"),
            other => format!("+{}", me.number(other)),
        };
        let attack = gift.attack.as_ref().map(|a| format!("[attack]{}", signed(self, a)));
        let defense = gift.defense.as_ref().map(|a| format!("[defense]{}", signed(self, a)));
        match (attack, defense) {
            (Some(a), Some(d)) => parts.push(format!("{a}/{d}")),
            (Some(one), None) | (None, Some(one)) => parts.push(one),
            (None, None) => {}
        }
        parts.extend(gift.keywords.iter().map(|k| keyword(*k).to_owned()));
        for ability in &gift.abilities {
            parts.push(format!("\"{}\"", english(std::slice::from_ref(ability), Kind::Follower).join(" ")));
        }
        list(&parts, "and")
    }

    /// `costs 2 less to play`
    pub(super) fn price(&mut self, change: &PriceChange, many: bool) -> String {
        let cost = if many { "cost" } else { "costs" };
        let by = |me: &mut Self, amount: &Amount, how: &str| match amount {
            Amount::Equal(count) => format!("{cost} 1 {how} to play for each {}", me.counted(count, false)),
            amount => format!("{cost} {} {how} to play", me.number(amount)),
        };
        match change {
            PriceChange::Less(amount) => by(self, amount, "less"),
            PriceChange::More(amount) => by(self, amount, "more"),
            PriceChange::Becomes(n) => format!("{cost} {n} to play"),
        }
    }
}
