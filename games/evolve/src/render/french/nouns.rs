//! Selectors, recipients and numbers.

use super::{French, keyword, list};
use crate::card::Kind;
use crate::words::{Amount, Bound, Class, Count, Filter, Kinds, Posture, Side, Stat, Who, Whose, Zone};

fn class(class: Class) -> &'static str {
    match class {
        Class::Neutral => "[neutral]",
        Class::Forestcraft => "[forestcraft]",
        Class::Swordcraft => "[swordcraft]",
        Class::Runecraft => "[runecraft]",
        Class::Dragoncraft => "[dragoncraft]",
        Class::Abysscraft => "[abysscraft]",
        Class::Havencraft => "[havencraft]",
    }
}

pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Attack => "attaque",
        Stat::Defense => "défense",
        Stat::Cost => "coût",
    }
}

fn bound(b: Bound, unit: &str) -> String {
    match b {
        Bound { least: i16::MIN, most } => format!("{most}{unit} ou moins"),
        Bound { least, most: i16::MAX } => format!("au moins {least}{unit}"),
        Bound { least, .. } => format!("{least}{unit}"),
    }
}

/// `sur votre terrain`, `dans le cimetière d'un adversaire`
pub(super) fn zone_phrase(zone: Zone, side: Side) -> String {
    let (prep, feminine, name) = match zone {
        Zone::Field => ("sur", false, "terrain"),
        Zone::Leader => ("dans", true, "zone de leader"),
        Zone::Deck => ("dans", false, "deck"),
        Zone::EvolveDeck => ("dans", false, "deck d'évolution"),
        Zone::Hand => ("dans", true, "main"),
        Zone::Ex => ("dans", true, "zone EX"),
        Zone::Cemetery => ("dans", false, "cimetière"),
        Zone::Banished => ("dans", true, "zone de bannissement"),
        Zone::Resolution => ("dans", true, "zone de résolution"),
        Zone::EvolveZone => ("dans", true, "zone d'évolution"),
    };
    let the = if feminine { "la" } else { "le" };
    match (zone, side) {
        (_, Side::Yours) => format!("{prep} votre {name}"),
        (Zone::Field, _) => "sur le terrain".to_owned(),
        (_, Side::Enemy) => format!("{prep} {the} {name} d'un adversaire"),
        (Zone::Resolution, Side::Any) => format!("{prep} {the} {name}"),
        (_, Side::Any) => format!("{prep} {the} {name} d'un joueur"),
    }
}

pub(super) fn feminine(f: &Filter) -> bool {
    let kinds = f.kinds;
    if f.token == Some(true) && kinds.is_empty() {
        return false;
    }
    kinds.is_empty() || kinds == Kinds::AMULET
}

impl French<'_> {
    pub(super) fn this(&self) -> &'static str {
        if self.kind == Kind::Follower { "ce combattant" } else { "cette carte" }
    }

    pub(super) fn quoted(&self, name: &str) -> String {
        format!("« {} »", (self.name)(name))
    }

    /// A noun phrase without article, with its zone if wanted.
    pub(super) fn noun(&self, f: &Filter, many: bool, zone: bool) -> String {
        if f.this {
            return self.this().to_owned();
        }
        let s = if many { "s" } else { "" };
        let e = if feminine(f) { "e" } else { "" };
        let mut words = Vec::new();
        if f.other {
            words.push(format!("autre{s}"));
        }
        words.push(self.head(f, many));
        if f.side == Side::Enemy && matches!(f.zone, Zone::Field | Zone::Leader) {
            words.push(format!("adverse{s}"));
        }
        match f.posture {
            Some(Posture::Engaged) => words.push(format!("engagé{e}{s}")),
            Some(Posture::Reserved) => words.push(format!("redressé{e}{s}")),
            None => {}
        }
        match f.evolved {
            Some(true) => words.push(format!("évolué{e}{s}")),
            Some(false) => words.push(format!("non évolué{e}{s}")),
            None => {}
        }
        if let Some(c) = f.class {
            words.push(class(c).to_owned());
        }
        if !f.traits.is_empty() {
            let traits: Vec<String> = f.traits.iter().map(|t| self.quoted(t)).collect();
            words.push(list(&traits, "ou"));
        }
        if f.token == Some(false) {
            words.push("non-jeton".to_owned());
        }
        self.suffixes(f, &format!("{e}{s}"), &mut words);
        if zone && f.zone != Zone::Leader {
            words.push(zone_phrase(f.zone, f.side));
        }
        words.join(" ")
    }

    fn head(&self, f: &Filter, many: bool) -> String {
        let s = if many { "s" } else { "" };
        if f.kinds.is_empty() {
            return format!("{}{s}", if f.token == Some(true) { "jeton" } else { "carte" });
        }
        let names = [
            (Kinds::LEADER, "leader"),
            (Kinds::FOLLOWER, "combattant"),
            // The article is that of the first: `un sort ou amulette`.
            (Kinds::SPELL, "sort"),
            (Kinds::AMULET, "amulette"),
        ];
        let parts: Vec<String> =
            names.iter().filter(|(k, _)| f.kinds.contains(*k)).map(|(_, n)| format!("{n}{s}")).collect();
        let token = if f.token == Some(true) { " jeton" } else { "" };
        format!("{}{token}", parts.join(" ou "))
    }

    fn suffixes(&self, f: &Filter, agreement: &str, words: &mut Vec<String>) {
        if let Some(name) = &f.name {
            let quoted = self.quoted(&name.name);
            words.push(match (name.contains, name.not) {
                (true, _) => format!("dont le nom contient {quoted}"),
                (false, true) => format!("non nommé{agreement} {quoted}"),
                (false, false) => format!("nommé{agreement} {quoted}"),
            });
        }
        if let Some(b) = f.cost {
            words.push(format!("coûtant {}", bound(b, "")));
        }
        for (b, unit) in [(f.attack, " d'attaque"), (f.defense, " de défense")] {
            if let Some(b) = b {
                words.push(format!("ayant {}", bound(b, unit)));
            }
        }
        if let Some(k) = f.keyword {
            words.push(format!("avec {}", keyword(k)));
        }
    }

    /// `un combattant`, `une autre carte`
    pub(super) fn one(&self, f: &Filter, zone: bool) -> String {
        if f.this {
            return self.this().to_owned();
        }
        format!("{} {}", if feminine(f) { "une" } else { "un" }, self.noun(f, false, zone))
    }

    /// `un combattant`, `2 combattants`, `jusqu'à 2 combattants`
    pub(super) fn some(&self, least: u8, most: u8, f: &Filter, random: bool, zone: bool) -> String {
        let many = most != 1;
        let chance = if random { " au hasard" } else { "" };
        match (least, most) {
            (1, 1) => format!("{}{chance}", self.one(f, zone)),
            (0, 255) => format!("un nombre quelconque {}", de(&self.noun(f, true, zone))),
            (l, m) if l < m => format!("jusqu'à {m} {}{chance}", self.noun(f, many, zone)),
            (_, m) => format!("{m} {}{chance}", self.noun(f, many, zone)),
        }
    }

    /// A recipient that is not a pronoun.
    pub(super) fn who(&self, who: &Who) -> String {
        match who {
            Who::This => self.this().to_owned(),
            Who::It | Who::Picked(_) => match (self.m.many, self.feminine) {
                (true, true) => "celles-ci",
                (true, false) => "ceux-ci",
                (false, true) => "celle-ci",
                (false, false) => "celui-ci",
            }
            .to_owned(),
            Who::Selected => self.selected().to_owned(),
            Who::ItsLeader | Who::LeaderOf(_) => "son leader".to_owned(),
            Who::Leader(Whose::Your) => "votre leader".to_owned(),
            Who::Leader(Whose::Opponent) => "chaque leader adverse".to_owned(),
            Who::Leader(Whose::Each) => "chaque leader".to_owned(),
            Who::Each(f) => format!("chaque {}", self.noun(f, false, true))
                .replace("leader ou combattant adverse", "leader et combattant adverse"),
            Who::Both(a, b) => format!("{} et {}", self.who(a), self.who(b)),
        }
    }

    /// Whoever was selected, where another card was spoken of since.
    pub(super) fn selected(&self) -> &'static str {
        let (kinds, many) = self.m.selected;
        match (many, kinds.intersects(Kinds::FOLLOWER | Kinds::LEADER)) {
            (true, true) => "ceux qui ont été sélectionnés",
            (true, false) => "celles qui ont été sélectionnées",
            (false, true) => "celui qui a été sélectionné",
            (false, false) => "celle qui a été sélectionnée",
        }
    }

    /// A plain number, or `X`, which the sentence explains at its end.
    pub(super) fn number(&mut self, amount: &Amount) -> String {
        self.m.note(amount);
        match amount {
            Amount::N(n) => n.to_string(),
            Amount::X(_) => "X".to_owned(),
            Amount::Equal(count) => format!("autant que {}", self.count(count)),
        }
    }

    pub(super) fn count(&self, count: &Count) -> String {
        match count {
            Count::Stat(Who::This, Stat::Cost) => format!("le coût {}", de(self.this())),
            Count::Stat(Who::This, s) => format!("{} {}", la(stat(*s)), de(self.this())),
            Count::Stat(Who::Selected, Stat::Cost) => format!("le coût {}", de(self.selected())),
            Count::Stat(Who::Selected, s) => format!("{} {}", la(stat(*s)), de(self.selected())),
            // `Son attaque` would be this card's.
            Count::Stat(_, s) if self.m.own() => self.count(&Count::Stat(Who::Selected, *s)),
            Count::Stat(_, Stat::Cost) => "son coût".to_owned(),
            Count::Stat(_, Stat::Attack) => "son attaque".to_owned(),
            Count::Stat(_, Stat::Defense) => "sa défense".to_owned(),
            Count::MaxPoints => "vos points de jeu maximum".to_owned(),
            Count::ThatMuch => "ce montant".to_owned(),
            Count::Roll => "le résultat".to_owned(),
            Count::Times(n, of) => format!("{n} fois {}", self.count(of)),
            counted => format!("le nombre {}", de(&self.counted(counted, true))),
        }
    }

    /// `à vos points`, `au nombre de ...`
    pub(super) fn equal_to(&self, count: &Count) -> String {
        let text = self.count(count);
        match text.strip_prefix("le ") {
            Some(rest) => format!("au {rest}"),
            None => format!("à {text}"),
        }
    }

    /// What stands behind `le nombre de` or, singular, behind `pour chaque`.
    pub(super) fn counted(&self, count: &Count, many: bool) -> String {
        let s = if many { "s" } else { "" };
        match count {
            Count::Cards(f) => self.noun(f, many, true),
            Count::Played { excluding_this } => {
                let but = if *excluding_this { ", sans compter celle-ci" } else { "" };
                format!("carte{s} que vous avez jouée{s} ce tour-ci{but}")
            }
            Count::Counters(name) => format!("marqueur{s} {} sur cette carte", self.quoted(name)),
            other => self.count(other),
        }
    }
}

/// `de` or `d'`
pub(super) fn de(noun: &str) -> String {
    if noun.starts_with(['a', 'e', 'é', 'i', 'o', 'u']) { format!("d'{noun}") } else { format!("de {noun}") }
}

/// `la défense`, `l'attaque`
pub(super) fn la(noun: &str) -> String {
    if noun.starts_with('a') { format!("l'{noun}") } else { format!("la {noun}") }
}
