//! Passive rules, gifts and prices.

use super::{French, Mood, cap, french_named, keyword, list};
use crate::card::Kind;
use crate::words::{Amount, Ban, Cond, Ending, Gift, Part, Passive, PriceChange, Side, Who, Whose, Would, Zone};

pub(super) fn ending(e: Ending) -> &'static str {
    match e {
        Ending::Never => "",
        Ending::ThisTurn => " jusqu'à la fin du tour",
        Ending::YourNextTurn => " jusqu'au début de votre prochain tour",
        Ending::OpponentsNextTurn => " jusqu'à la fin du prochain tour de votre adversaire",
    }
}

pub(super) fn ban(b: Ban, many: bool) -> String {
    let (ne, what) = match b {
        Ban::Attack => ("peu", "attaquer"),
        Ban::AttackLeaders => ("peu", "attaquer les leaders adverses"),
        Ban::AttackFollowers => ("peu", "attaquer les combattants adverses"),
        Ban::BeAttacked => ("peu", "être la cible d'une attaque"),
        Ban::BeDestroyed => ("peu", "subir de destruction"),
        Ban::BeDestroyedByAbilities => ("peu", "subir de destruction par des capacités"),
        Ban::Leave => ("peu", "quitter le terrain"),
        Ban::BePlayed => return if many { "sont injouables" } else { "est injouable" }.to_owned(),
        Ban::Evolve => ("peu", "évoluer"),
        Ban::Draw => ("peu", "piocher de cartes"),
        Ban::Refresh => ("", ""),
    };
    match (ne, many) {
        ("", false) => "ne se redresse pas pendant la prochaine phase de début de son contrôleur".to_owned(),
        ("", true) => "ne se redressent pas pendant la prochaine phase de début de leur contrôleur".to_owned(),
        (_, false) => format!("ne peut pas {what}"),
        (_, true) => format!("ne peuvent pas {what}"),
    }
}

fn points(by: i8) -> String {
    format!("{} point{}", by.abs(), if by.abs() == 1 { "" } else { "s" })
}

/// A player who is forbidden something stands as a leader in the words.
pub(super) fn player_ban(whom: &Who, what: Ban) -> Option<&'static str> {
    match (whom, what) {
        (Who::Leader(Whose::Your), Ban::Draw) => Some("vous ne pouvez pas piocher de cartes"),
        (Who::Leader(_), Ban::Draw) => Some("aucun adversaire ne peut piocher de cartes"),
        _ => None,
    }
}

/// Which damage, and how it is reduced.
pub(super) fn part(part: Part) -> (String, String) {
    match part {
        Part::Minus(n) => ("des dégâts".to_owned(), format!("de {n}")),
        Part::AtMost(0) => ("des dégâts".to_owned(), "à 0".to_owned()),
        Part::AtMost(n) => (format!("plus de {n} dégât{}", if n == 1 { "" } else { "s" }), format!("à {n}")),
    }
}

impl French<'_> {
    pub(super) fn passive(&mut self, passive: &Passive) -> String {
        let (gate, rule) = match passive {
            Passive::Have { whom, gift, when } => {
                let (who, many) = self.subject(whom);
                let gift = self.gift(gift);
                (self.gate(when.as_ref(), true), format!("{who} {} {gift}", if many { "ont" } else { "a" }))
            }
            Passive::Price { whom, change, when } => {
                let (who, many) = self.subject(whom);
                let who = if *whom == Who::This { "cette carte".to_owned() } else { who };
                let price = self.price(change, many);
                (self.gate(when.as_ref(), false), format!("{who} {price}"))
            }
            Passive::EntersEngaged => {
                let e = if self.kind == Kind::Follower { "" } else { "e" };
                (String::new(), format!("{} arrive engagé{e} sur le terrain", self.this()))
            }
            Passive::IgnoresWard => (String::new(), format!("{} ignore Garde", self.this())),
            Passive::Cannot { whom, what, when } => {
                let text = match player_ban(whom, *what) {
                    Some(text) => text.to_owned(),
                    None => {
                        let (who, many) = self.subject(whom);
                        format!("{who} {}", ban(*what, many))
                    }
                };
                (self.gate(when.as_ref(), true), text)
            }
            Passive::DealsMore { whom, by, when } => {
                let (who, many) = self.subject(whom);
                let how = if *by < 0 { "moins" } else { "plus" };
                let verb = if many { "infligent" } else { "inflige" };
                (self.gate(when.as_ref(), true), format!("{who} {verb} {} de dégâts de {how}", points(*by)))
            }
            Passive::TakesLess { whom, by, ability_only, when } => {
                let (who, many) = self.subject(whom);
                let how = if *by < 0 { "plus" } else { "moins" };
                let what = if *ability_only { "dégâts de capacité" } else { "dégâts" };
                let verb = if many { "subissent" } else { "subit" };
                (self.gate(when.as_ref(), true), format!("{who} {verb} {} de {what} de {how}", points(*by)))
            }
            Passive::TakesPart { whom, part: of, when } => {
                let (would, are) = part(*of);
                let rule = format!("si {} devait subir {would}, ils sont réduits {are}", self.one_of(whom));
                (self.gate(when.as_ref(), true), rule)
            }
            Passive::Instead { of, optional, then } => {
                let gate = format!("si {}, ", self.would(of));
                let rule = if *optional {
                    format!("vous pouvez {} à la place", self.in_mood(Mood::Infinitive, |f| f.verbs(then)))
                } else {
                    format!("{} à la place", self.verbs(then))
                };
                (gate, rule)
            }
            Passive::Limit { zone, by } => {
                let how = if *by < 0 { "diminuée" } else { "augmentée" };
                let zone = match zone {
                    Zone::Hand => "main",
                    Zone::Ex => "zone EX",
                    _ => "terrain",
                };
                (String::new(), format!("la limite de votre {zone} est {how} de {}", by.abs()))
            }
            Passive::AlsoTrait { whom, name } => {
                let (who, many) = self.subject(whom);
                let name = self.quoted(name);
                (String::new(), format!("{who} {} aussi le trait {name}", if many { "ont" } else { "a" }))
            }
        };
        let rule = if gate.ends_with(": ") { cap(&rule) } else { rule };
        let text = cap(&format!("{gate}{rule}."));
        match self.m.x.take() {
            Some(count) => format!("{text} X est égal {}.", self.equal_to(&count)),
            None => text,
        }
    }

    fn gate(&self, when: Option<&Cond>, lasting: bool) -> String {
        match when {
            None => String::new(),
            Some(Cond::Turn(Whose::Your)) => "pendant votre tour, ".to_owned(),
            Some(Cond::Turn(_)) => "pendant le tour de chaque adversaire, ".to_owned(),
            Some(term @ (Cond::Combo(_) | Cond::Spellchain(_) | Cond::Necrocharge(_))) => {
                format!("{} : ", self.cond(term))
            }
            Some(cond) if lasting => {
                let text = self.cond(cond);
                format!(
                    "tant {}, ",
                    if text.starts_with(['i', 'a', 'u']) { format!("qu'{text}") } else { format!("que {text}") }
                )
            }
            Some(cond) => format!("{}, ", self.si(cond)),
        }
    }

    /// The subject of a rule, and whether it is plural.
    fn subject(&self, whom: &Who) -> (String, bool) {
        match whom {
            Who::Each(f) if f.side == Side::Yours && matches!(f.zone, Zone::Field | Zone::Hand) => {
                (format!("vos {}", self.noun(f, true, false)), true)
            }
            Who::Each(f) if f.side == Side::Enemy && f.zone == Zone::Field => {
                (format!("les {}", self.noun(f, true, false)), true)
            }
            who => (self.who(who), false),
        }
    }

    /// One of a group, whichever it is.
    fn one_of(&self, who: &Who) -> String {
        match who {
            Who::Each(f) => self.one(f, true),
            who => self.who(who),
        }
    }

    fn would(&self, of: &Would) -> String {
        let one = |who: &Who| self.one_of(who);
        match of {
            Would::BeDestroyed(who) => format!("{} devait subir une destruction", one(who)),
            Would::Leave(who) => format!("{} devait quitter le terrain", one(who)),
            Would::TakeDamage(who) => format!("{} devait subir des dégâts", one(who)),
            Would::Draw(Whose::Your) => "vous deviez piocher une carte".to_owned(),
            Would::Draw(Whose::Opponent) => "un adversaire devait piocher une carte".to_owned(),
            Would::Draw(Whose::Each) => "un joueur devait piocher une carte".to_owned(),
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
            parts.push(format!(
                "\"{}\"",
                french_named(std::slice::from_ref(ability), Kind::Follower, self.name).join(" ")
            ));
        }
        list(&parts, "et")
    }

    /// `coûte 2 de moins`
    pub(super) fn price(&mut self, change: &PriceChange, many: bool) -> String {
        let cost = if many { "coûtent" } else { "coûte" };
        let by = |me: &mut Self, amount: &Amount, how: &str| match amount {
            Amount::Equal(count) => format!("{cost} 1 de {how} pour chaque {}", me.counted(count, false)),
            amount => format!("{cost} {} de {how}", me.number(amount)),
        };
        match change {
            PriceChange::Less(amount) => by(self, amount, "moins"),
            PriceChange::More(amount) => by(self, amount, "plus"),
            PriceChange::Becomes(n) => format!("{cost} {n}"),
        }
    }
}
