//! Selectors, recipients and numbers.

use super::{English, keyword, list};
use crate::card::Kind;
use crate::words::{Amount, Bound, Class, Count, Filter, Kinds, Posture, Side, Stat, Who, Whose, Zone};

/// How a selector says where its cards are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Where {
    /// `on your field`
    Said,
    /// The sentence says it elsewhere.
    Unsaid,
    /// `you control`
    Control,
    /// `from your cemetery`
    From,
}

pub(super) fn zone_name(zone: Zone) -> &'static str {
    match zone {
        Zone::Field => "field",
        Zone::Leader => "leader area",
        Zone::Deck => "deck",
        Zone::EvolveDeck => "evolve deck",
        Zone::Hand => "hand",
        Zone::Ex => "EX area",
        Zone::Cemetery => "cemetery",
        Zone::Banished => "banished zone",
        Zone::Resolution => "resolution zone",
        Zone::EvolveZone => "evolve zone",
    }
}

pub(super) fn class(class: Class) -> &'static str {
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

/// `a` or `an` in front.
pub(super) fn a(noun: &str) -> String {
    let vowel = noun.trim_start_matches('[').starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Attack => "attack",
        Stat::Defense => "defense",
        Stat::Cost => "cost",
    }
}

fn bound(b: Bound, unit: &str) -> String {
    match b {
        Bound { least: i16::MIN, most } => format!("{most}{unit} or less"),
        Bound { least, most: i16::MAX } => format!("at least {least}{unit}"),
        Bound { least, .. } => format!("{least}{unit}"),
    }
}

pub(super) fn zone_phrase(zone: Zone, side: Side, from: bool) -> String {
    let (on, the) = match (zone, side) {
        (Zone::Field, Side::Yours) => ("on", "your"),
        (Zone::Field, _) => ("on", "the"),
        (_, Side::Yours) => ("in", "your"),
        (_, Side::Enemy) => ("in", "an opponent's"),
        (Zone::Ex | Zone::EvolveDeck | Zone::EvolveZone, _) => ("in", "an"),
        (Zone::Resolution | Zone::Banished, _) => ("in", "the"),
        (_, _) => ("in", "a"),
    };
    format!("{} {the} {}", if from { "from" } else { on }, zone_name(zone))
}

impl English {
    /// `this follower` where a follower is meant, else `this card`.
    pub(super) fn this(&self) -> &'static str {
        if self.kind == Kind::Follower { "this follower" } else { "this card" }
    }

    pub(super) fn it(&self) -> &'static str {
        if self.m.many { "them" } else { "it" }
    }

    /// A noun phrase without article.
    pub(super) fn noun(&self, f: &Filter, many: bool, place: Where) -> String {
        if f.this {
            return self.this().to_owned();
        }
        let mut words = Vec::new();
        let mut add = |on: bool, word: &str| {
            if on {
                words.push(word.to_owned());
            }
        };
        let enemy = f.side == Side::Enemy
            && (matches!(f.zone, Zone::Field | Zone::Leader) || place == Where::Unsaid && f.zone == Zone::Ex);
        add(f.other, "other");
        add(f.evolved == Some(true), "evolved");
        add(f.evolved == Some(false), "unevolved");
        add(f.posture == Some(Posture::Engaged), "engaged");
        add(f.posture == Some(Posture::Reserved), "reserved");
        add(enemy, "enemy");
        add(f.token == Some(false), "nontoken");
        if let Some(c) = f.class {
            words.push(class(c).to_owned());
        }
        if !f.traits.is_empty() {
            words.push(list(&f.traits, "or"));
        }
        words.push(self.head(f, many, enemy, place));
        self.suffixes(f, many, &mut words);
        match place {
            _ if matches!(f.zone, Zone::Leader) => {}
            Where::Said => words.push(zone_phrase(f.zone, f.side, false)),
            Where::From => words.push(zone_phrase(f.zone, f.side, true)),
            Where::Control if f.side == Side::Yours => words.push("you control".to_owned()),
            _ => {}
        }
        words.join(" ")
    }

    fn head(&self, f: &Filter, many: bool, enemy: bool, _place: Where) -> String {
        let s = |word: &str| if many { format!("{word}s") } else { word.to_owned() };
        let plain_name = f.name.as_ref().filter(|n| !n.not && !n.contains && f.kinds.is_empty());
        if let Some(name) = plain_name {
            return match (f.token, many) {
                (Some(true), _) => format!("{} {}", name.name, s("token")),
                (_, false) => name.name.clone(),
                (_, true) => format!("cards named {}", name.name),
            };
        }
        if f.kinds.is_empty() {
            return s(if f.token == Some(true) { "token" } else { "card" });
        }
        let names = [
            (Kinds::LEADER, "leader"),
            (Kinds::FOLLOWER, "follower"),
            (Kinds::AMULET, "amulet"),
            (Kinds::SPELL, "spell"),
        ];
        let parts: Vec<String> = names.iter().filter(|(k, _)| f.kinds.contains(*k)).map(|(_, n)| s(n)).collect();
        let glue = if enemy { "or enemy" } else { "or" };
        let token = if f.token == Some(true) { "token " } else { "" };
        format!("{token}{}", parts.join(&format!(" {glue} ")))
    }

    fn suffixes(&self, f: &Filter, many: bool, words: &mut Vec<String>) {
        if let Some(name) = &f.name {
            match (name.contains, name.not) {
                (true, _) => {
                    words.push(format!("with \"{}\" in {}", name.name, if many { "their names" } else { "its name" }))
                }
                (false, true) => words.push(format!("not named {}", name.name)),
                (false, false) if !f.kinds.is_empty() => words.push(format!("named {}", name.name)),
                _ => {}
            }
        }
        if let Some(b) = f.cost {
            let unit = if b.least == 1 && b.most == 1 { " play point" } else { " play points" };
            words.push(format!("that {} {}", if many { "cost" } else { "costs" }, bound(b, unit)));
        }
        for (b, unit) in [(f.attack, " attack"), (f.defense, " defense")] {
            if let Some(b) = b {
                words.push(format!("with {}", bound(b, unit)));
            }
        }
        if let Some(k) = f.keyword {
            words.push(format!("with {}", keyword(k)));
        }
    }

    /// With an article: `another follower on your field`.
    pub(super) fn one(&self, f: &Filter, place: Where) -> String {
        if f.this {
            return self.this().to_owned();
        }
        if f.other {
            let rest = self.noun(&Filter { other: false, ..f.clone() }, false, place);
            return format!("another {rest}");
        }
        a(&self.noun(f, false, place))
    }

    /// `a follower`, `2 followers`, `up to 2 followers`, `any number of followers`
    pub(super) fn some(&self, least: u8, most: u8, f: &Filter, random: bool, place: Where) -> String {
        let many = most != 1;
        match (least, most) {
            (1, 1) if random => format!("a random {}", self.noun(f, false, place)),
            (1, 1) => self.one(f, place),
            (0, 255) => format!("any number of {}", self.noun(f, true, place)),
            (l, m) if l < m => format!("up to {m} {}", self.noun(f, many, place)),
            (_, m) if random => format!("{m} random {}", self.noun(f, many, place)),
            (_, m) => format!("{m} {}", self.noun(f, many, place)),
        }
    }

    pub(super) fn who(&self, who: &Who) -> String {
        match who {
            Who::This => self.this().to_owned(),
            Who::It | Who::Picked(_) => self.it().to_owned(),
            Who::Selected => self.selected(),
            Who::ItsLeader | Who::LeaderOf(_) => "its leader".to_owned(),
            Who::Leader(Whose::Your) => "your leader".to_owned(),
            Who::Leader(Whose::Opponent) => "each enemy leader".to_owned(),
            Who::Leader(Whose::Each) => "each leader".to_owned(),
            Who::Each(f) => format!("each {}", self.noun(f, false, Where::Said)).replace(" or enemy ", " and enemy "),
            Who::Both(a, b) => format!("{} and {}", self.who(a), self.who(b)),
        }
    }

    /// `the selected follower`, `the selected cards`
    pub(super) fn selected(&self) -> String {
        let (kinds, many) = self.m.selected;
        let noun = match kinds {
            Kinds::FOLLOWER => "follower",
            Kinds::AMULET => "amulet",
            kinds if kinds.contains(Kinds::LEADER) => "enemy",
            _ => "card",
        };
        format!("the selected {noun}{}", if many { "s" } else { "" })
    }

    /// A plain number, or `X`, which the sentence explains at its end.
    pub(super) fn number(&mut self, amount: &Amount) -> String {
        self.m.note(amount);
        match amount {
            Amount::N(n) => n.to_string(),
            Amount::X(_) => "X".to_owned(),
            Amount::Equal(count) => self.count(count),
        }
    }

    pub(super) fn count(&self, count: &Count) -> String {
        match count {
            Count::Stat(Who::This, s) => format!("{}'s {}", self.this(), stat(*s)),
            Count::Stat(Who::Selected, s) => format!("{}'s {}", self.selected(), stat(*s)),
            // `Its attack` would be this card's.
            Count::Stat(_, s) if self.m.own() => {
                let noun = if self.m.selected.0 == Kinds::FOLLOWER { "follower" } else { "card" };
                format!("the selected {noun}'s {}", stat(*s))
            }
            Count::Stat(_, s) => format!("its {}", stat(*s)),
            Count::MaxPoints => "your maximum play points".to_owned(),
            Count::ThatMuch => "that much".to_owned(),
            Count::Roll => "the result".to_owned(),
            Count::Times(n, of) => format!("{n} times {}", self.count(of)),
            counted => format!("the number of {}", self.counted(counted, true)),
        }
    }

    /// What stands behind `the number of` or, singular, behind `for each`.
    pub(super) fn counted(&self, count: &Count, many: bool) -> String {
        let s = if many { "s" } else { "" };
        match count {
            Count::Cards(f) => self.noun(f, many, Where::Said),
            Count::Played { excluding_this } => {
                let other = if *excluding_this { "other " } else { "" };
                format!("{other}card{s} you've played this turn")
            }
            Count::Counters(name) => format!("{name} counter{s} on this card"),
            other => self.count(other),
        }
    }
}
