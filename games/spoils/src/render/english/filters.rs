//! Nouns with everything that narrows them.

use super::{English, icons, keyword, list};
use crate::words::{Area, Bound, Facing, Filter, Join, Kinds, Link, Part, Side, Stat, Trade};

const KINDS: [(Kinds, &str); 6] = [
    (Kinds::CHARACTER, "character"),
    (Kinds::ITEM, "item"),
    (Kinds::LOCATION, "location"),
    (Kinds::TACTIC, "tactic"),
    (Kinds::RESOURCE, "resource"),
    (Kinds::FACTION, "faction"),
];

impl English {
    /// Types: `character or faction`.
    pub(super) fn kinds(&mut self, kinds: Kinds, join: Join, many: bool) -> String {
        let s = if many { "s" } else { "" };
        let words: Vec<String> =
            KINDS.iter().filter(|(k, _)| kinds.contains(*k)).map(|(_, w)| format!("{w}{s}")).collect();
        let join = match join {
            Join::Or => "or",
            Join::And => "and",
            Join::AndOr => "and/or",
        };
        list(&words, join)
    }

    /// A noun with its adjectives and clauses, without article.
    pub(super) fn filter(&mut self, f: &Filter, many: bool) -> String {
        let mut text = self.adjectives(f);
        text.push_str(&self.noun_word(f, many));
        text.push_str(&self.clauses(f));
        text
    }

    fn adjectives(&mut self, f: &Filter) -> String {
        let mut words: Vec<&str> = Vec::new();
        if f.possessive {
            words.push(self.side(f.side));
        }
        if f.other {
            words.push("other");
        }
        for (kind, word) in [(Kinds::RESOURCE, "non-resource"), (Kinds::TACTIC, "non-tactic")] {
            if f.not.contains(kind) {
                words.push(word);
            }
        }
        match f.depleted {
            Some(true) => words.push("depleted"),
            Some(false) => words.push("undepleted"),
            None => {}
        }
        match f.part {
            Some(Part::Attacking) => words.push("attacking"),
            Some(Part::Blocking) => words.push("blocking"),
            Some(Part::Either) => words.push("attacking or blocking"),
            _ => {}
        }
        match f.facing {
            Some(Facing::Down) => words.push("face-down"),
            Some(Facing::Up) => words.push("face-up"),
            None => {}
        }
        if f.staple {
            words.push("staple");
        }
        if let Some(trade) = f.trade {
            words.push(self.trade(trade));
        }
        words.iter().map(|w| format!("{w} ")).collect()
    }

    pub(super) fn trade(&self, trade: Trade) -> &'static str {
        match trade {
            Trade::Arcanist => "Arcanist",
            Trade::Banker => "Banker",
            Trade::Gearsmith => "Gearsmith",
            Trade::Rogue => "Rogue",
            Trade::Warlord => "Warlord",
        }
    }

    fn noun_word(&mut self, f: &Filter, many: bool) -> String {
        let s = if many { "s" } else { "" };
        if let Some(token) = &f.token {
            return format!("{} token{s}", token.trim_end_matches(" Token"));
        }
        if let Some(name) = &f.unique {
            return format!("UNIQUE {}", super::cap(name));
        }
        let subtype = f.subtype.as_ref().map_or_else(String::new, |n| format!("\"{n}\" "));
        let noun = match (f.kinds.is_empty(), f.card_word) {
            (true, _) => format!("card{s}"),
            (_, true) => format!("{} card{s}", self.kinds(f.kinds, f.join, false)),
            _ => self.kinds(f.kinds, f.join, many),
        };
        format!("{subtype}{noun}")
    }

    fn clauses(&mut self, f: &Filter) -> String {
        let mut text = String::new();
        let mut add = |clause: String| {
            text.push(' ');
            text.push_str(&clause);
        };
        if let Some(name) = &f.name {
            add(format!("named \"{name}\""));
        }
        if f.area == Area::Play && !f.possessive && f.side != Side::Any {
            add(controls(f));
        }
        match f.owner {
            Side::Yours if f.side != Side::Yours => add("you own".to_owned()),
            Side::Opponents => add("your opponent owns".to_owned()),
            Side::NotYours => add("you don't own".to_owned()),
            _ => {}
        }
        if f.in_play_said {
            add("in play".to_owned());
        }
        if let Some(area) = self.area_clause(f) {
            add(area);
        }
        if let Some(clause) = part_clause(f.part) {
            add(clause.to_owned());
        }
        match &f.link {
            Some(Link::ToThis) => add("attached to this card".to_owned()),
            Some(Link::ToYourFaction) => add("attached to your faction".to_owned()),
            Some(Link::Has(kinds)) => add(format!("with {} attached to them", self.kinds(*kinds, Join::Or, true))),
            None => {}
        }
        if let Some((k, has)) = f.keyword {
            add(format!("{} {}", if has { "with" } else { "without" }, keyword(k)));
        }
        if let Some((stat, bound)) = &f.stat {
            add(format!("with {}", self.stat_bound(*stat, bound)));
        }
        if let Some((highest, stat)) = f.extreme {
            add(format!("with the {} {}", if highest { "highest" } else { "lowest" }, self.stat(stat)));
        }
        if let Some(bound) = &f.tokens {
            let many = !matches!(bound, Bound::AtLeast(n) if *n == crate::words::Num::N(1));
            add(format!(
                "with {} on it",
                self.bound(bound, &|many| if many { "tokens" } else { "token" }.to_owned(), many)
            ));
        }
        if f.ability {
            add("with an ability in its rules text".to_owned());
        }
        if f.different_name {
            add("with a different name than this card".to_owned());
        }
        if !f.provides.is_empty() {
            add(format!("that provides at least {}", icons(f.provides)));
        }
        if f.hurt_you {
            add("that inflicted damage to your faction this turn".to_owned());
        }
        if let Some(who) = &f.same_type {
            add(format!("of the same type as {}", self.who(who)));
        }
        if f.area == Area::BeingPlayed {
            add("being played".to_owned());
        }
        text
    }

    fn area_clause(&mut self, f: &Filter) -> Option<String> {
        let side = self.side(f.side);
        match f.area {
            // The hand of whoever performs the instruction is not said.
            Area::Hand if f.side == Side::Any => None,
            Area::Play | Area::OutOfGame | Area::BeingPlayed | Area::Slot(_) => None,
            Area::Hand => Some(format!("from {side} hand")),
            Area::Deck => Some(format!("in {side} deck")),
            Area::Discard => Some(format!("in {side} discard pile")),
        }
    }

    /// `3 strength or less`, `numeric cost X or less`
    pub(super) fn stat_bound(&mut self, stat: Stat, bound: &Bound) -> String {
        let (n, tail) = match bound {
            Bound::AtMost(n) => (self.num(n), " or less"),
            Bound::AtLeast(n) => (self.num(n), " or more"),
            Bound::Is(n) | Bound::Only(n) => (self.num(n), ""),
            Bound::MoreThan(n) => (format!("more than {}", self.num(n)), ""),
            Bound::LessThan(n) => (format!("less than {}", self.num(n)), ""),
            Bound::Some => ("1".to_owned(), " or more"),
            Bound::Even => ("an even number of".to_owned(), ""),
        };
        let word = self.stat(stat);
        if stat == Stat::Cost { format!("{word} {n}{tail}") } else { format!("{n} {word}{tail}") }
    }
}

/// `you control`
fn controls(f: &Filter) -> String {
    let own = f.owner == f.side && f.owner != Side::Any;
    let text = match f.side {
        Side::Yours => "you control",
        Side::Opponents => "your opponent controls",
        Side::AnOpponents => "an opponent controls",
        Side::EachOpponents => "each opponent controls",
        Side::Thats => "that player controls",
        Side::Theirs => "they control",
        Side::Any | Side::NotYours => "",
    };
    if own { format!("{text} and own") } else { text.to_owned() }
}

fn part_clause(part: Option<Part>) -> Option<&'static str> {
    match part? {
        Part::Attacking | Part::Blocking | Part::Either => None,
        Part::Battle => Some("in a battle"),
        Part::NoBattle => Some("that is not in a battle"),
        Part::WithThis => Some("in a party with this card"),
        Part::Opposing => Some("in the opposing party"),
        Part::YourParty => Some("in your party"),
    }
}
