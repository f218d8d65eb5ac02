//! Nouns with everything that narrows them.

use super::grammar::{Gender, de};
use super::{French, icons, keyword};
use crate::words::{Area, Bound, Facing, Filter, Join, Kinds, Link, Num, Part, Player, Side, Stat, Trade};

const KINDS: [(Kinds, &str, bool); 6] = [
    (Kinds::CHARACTER, "personnage", false),
    (Kinds::ITEM, "objet", false),
    (Kinds::LOCATION, "lieu", false),
    (Kinds::TACTIC, "tactique", true),
    (Kinds::RESOURCE, "ressource", true),
    (Kinds::FACTION, "faction", true),
];

impl French<'_> {
    /// Types without articles: `personnage ou faction`.
    pub(super) fn kinds(&self, kinds: Kinds, join: Join, many: bool) -> String {
        let words: Vec<String> = KINDS.iter().filter(|k| kinds.contains(k.0)).map(|k| plural(k.1, many)).collect();
        super::grammar::list(&words, if join == Join::And { "et" } else { "ou" })
    }

    /// The gender of a noun.
    pub(super) fn gender(&self, f: &Filter, many: bool) -> Gender {
        let feminine = if f.token.is_some() { false } else { self.kinds_gender(f.kinds) };
        Gender { feminine, many }
    }

    /// Cards are feminine, characters are not.
    pub(super) fn kinds_gender(&self, kinds: Kinds) -> bool {
        KINDS.iter().find(|k| kinds.contains(k.0)).is_none_or(|k| k.2)
    }

    /// `un personnage`, `un autre personnage`
    pub(super) fn one(&mut self, f: &Filter) -> String {
        let gender = self.gender(f, false);
        let other = if f.other { " autre" } else { "" };
        if kinds_count(f) > 1 {
            return format!("{}{}", self.each_kind(f, false, other), self.tail(f, gender));
        }
        format!("{}{other} {}", gender.a(), self.filter(f, false))
    }

    /// `un personnage ou une faction`
    pub(super) fn each_kind(&self, f: &Filter, the: bool, other: &str) -> String {
        let words: Vec<String> = KINDS
            .iter()
            .filter(|k| f.kinds.contains(k.0))
            .map(|k| {
                let gender = Gender { feminine: k.2, many: false };
                format!("{}{other} {}", if the { gender.the() } else { gender.a() }, k.1).replace("le objet", "l'objet")
            })
            .collect();
        super::grammar::list(&words, "ou")
    }

    /// A noun with its clauses, without article and without `autre`.
    pub(super) fn filter(&mut self, f: &Filter, many: bool) -> String {
        let gender = self.gender(f, many);
        format!("{}{}", self.noun(f, many), self.tail(f, gender))
    }

    fn noun(&self, f: &Filter, many: bool) -> String {
        if let Some(token) = &f.token {
            let name = (self.name)(token.trim_end_matches(" Token"));
            return format!("{} {name}", plural("jeton", many));
        }
        let noun = if f.kinds.is_empty() { plural("carte", many) } else { self.kinds(f.kinds, f.join, many) };
        let staple = if f.staple { " de base" } else { "" };
        let subtype = f.subtype.as_ref().map_or_else(String::new, |s| format!(" « {} »", (self.name)(s)));
        format!("{noun}{staple}{subtype}")
    }

    /// Everything behind the noun.
    fn tail(&mut self, f: &Filter, gender: Gender) -> String {
        let e = gender.ending();
        let mut words: Vec<String> = Vec::new();
        if let Some(trade) = f.trade {
            words.push(trade_word(trade).to_owned());
        }
        for (kind, word) in [(Kinds::RESOURCE, "autre qu'une ressource"), (Kinds::TACTIC, "autre qu'une tactique")] {
            if f.not.contains(kind) {
                words.push(if gender.many { word.replace("autre", "autres") } else { word.to_owned() });
            }
        }
        match f.depleted {
            Some(true) => words.push(format!("engagé{e}")),
            Some(false) => words.push(format!("non engagé{e}")),
            None => {}
        }
        match f.facing {
            Some(Facing::Down) => words.push("face cachée".to_owned()),
            Some(Facing::Up) => words.push("face visible".to_owned()),
            None => {}
        }
        if let Some(part) = f.part {
            words.push(part_word(part, e));
        }
        if let Some(name) = &f.name {
            words.push(format!("nommé{e} « {} »", (self.name)(name)));
        }
        words.extend(self.whose(f, gender));
        words.extend(self.features(f, gender));
        words.iter().map(|w| format!(" {w}")).collect()
    }

    fn whose(&mut self, f: &Filter, gender: Gender) -> Vec<String> {
        let mut words = Vec::new();
        if f.area == Area::Play && f.side != Side::Any {
            words.push(controls(f.side).to_owned());
        }
        match f.owner {
            Side::Any => {}
            Side::Yours => words.push("que vous possédez".to_owned()),
            Side::NotYours => words.push("que vous ne possédez pas".to_owned()),
            _ => words.push("que votre adversaire possède".to_owned()),
        }
        let area = match f.area {
            Area::Hand if f.side != Side::Any => Some(("main", true)),
            Area::Deck => Some(("deck", false)),
            Area::Discard => Some(("pile de défausse", true)),
            Area::BeingPlayed => {
                words.push(format!("en train d'être joué{}", gender.ending()));
                None
            }
            Area::Slot(_) => {
                words.push("parmi celles-ci".to_owned());
                None
            }
            _ => None,
        };
        if let Some((noun, feminine)) = area {
            let place = self.owned(noun, feminine, &side_player(f.side));
            words.push(format!("dans {place}"));
        }
        if f.in_play_said {
            words.push("en jeu".to_owned());
        }
        match &f.link {
            Some(Link::ToThis) => words.push(format!("attaché{} à cette carte", gender.ending())),
            Some(Link::ToYourFaction) => words.push(format!("attaché{} à votre faction", gender.ending())),
            Some(Link::Has(kinds)) => words.push(format!("avec des {} attachés", self.kinds(*kinds, Join::Or, true))),
            None => {}
        }
        words
    }

    fn features(&mut self, f: &Filter, gender: Gender) -> Vec<String> {
        let mut words = Vec::new();
        if let Some((k, has)) = f.keyword {
            words.push(format!("{} {}", if has { "avec" } else { "sans" }, keyword(k)));
        }
        if let Some((stat, bound)) = &f.stat {
            words.push(format!("ayant {}", self.stat_bound(*stat, bound)));
        }
        if let Some((highest, stat)) = f.extreme {
            let which = if highest { "le plus de" } else { "le moins de" };
            words.push(match stat {
                Stat::Cost => format!("au coût numérique le plus {}", if highest { "élevé" } else { "bas" }),
                stat => format!("ayant {which} {}", self.stat(stat)),
            });
        }
        if let Some(bound) = &f.tokens {
            words.push(format!("avec {} dessus", self.bounded("jeton", bound)));
        }
        if f.ability {
            words.push("ayant une compétence dans son texte".to_owned());
        }
        if f.different_name {
            words.push("d'un autre nom que cette carte".to_owned());
        }
        if let Some(name) = &f.unique {
            words.push(format!("UNIQUE {name}"));
        }
        if !f.provides.is_empty() {
            words.push(format!("qui fournit au moins {}", icons(f.provides)));
        }
        if f.hurt_you {
            let verb = if gender.many { "ont" } else { "a" };
            words.push(format!("qui {verb} infligé des dégâts à votre faction ce tour-ci"));
        }
        if let Some(who) = &f.same_type {
            let who = self.who(who);
            words.push(format!("du même type que {who}"));
        }
        words
    }

    /// `3 de force ou moins`, `un coût numérique de 3 ou moins`
    pub(super) fn stat_bound(&mut self, stat: Stat, bound: &Bound) -> String {
        let (n, tail) = match bound {
            Bound::AtMost(n) => (self.num(n), " ou moins"),
            Bound::AtLeast(n) => (self.num(n), " ou plus"),
            Bound::Is(n) | Bound::Only(n) => (self.num(n), ""),
            Bound::MoreThan(n) => (format!("plus de {}", self.num(n)), ""),
            Bound::LessThan(n) => (format!("moins de {}", self.num(n)), ""),
            Bound::Some => ("1".to_owned(), " ou plus"),
            Bound::Even => ("un nombre pair".to_owned(), ""),
        };
        if stat == Stat::Cost {
            return format!("un coût numérique de {n}{tail}");
        }
        format!("{n} {}{tail}", de(self.stat(stat)))
    }

    /// `au moins 4 personnages`
    pub(super) fn bounded(&mut self, noun: &str, bound: &Bound) -> String {
        let many = plural(noun, true);
        let one = |n: &Num| if *n == Num::N(1) { noun.to_owned() } else { many.clone() };
        match bound {
            Bound::AtLeast(n) => format!("au moins {} {}", self.num(n), one(n)),
            Bound::AtMost(n) => format!("{} {} ou moins", self.num(n), many),
            Bound::MoreThan(n) => format!("plus de {} {}", self.num(n), one(n)),
            Bound::LessThan(n) => format!("moins de {} {}", self.num(n), one(n)),
            Bound::Is(Num::N(0)) => format!("aucun {noun}"),
            Bound::Is(n) => format!("{} {}", self.num(n), one(n)),
            Bound::Only(n) => format!("seulement {} {}", self.num(n), one(n)),
            Bound::Some => format!("un {noun}"),
            Bound::Even => format!("un nombre pair {}", de(&many)),
        }
    }
}

/// The plural of a noun, word by word.
pub(super) fn plural(noun: &str, many: bool) -> String {
    match (many, noun) {
        (false, _) => noun.to_owned(),
        (true, "lieu") => "lieux".to_owned(),
        (true, noun) => format!("{noun}s"),
    }
}

fn kinds_count(f: &Filter) -> u32 {
    f.kinds.bits().count_ones()
}

fn trade_word(trade: Trade) -> &'static str {
    match trade {
        Trade::Arcanist => "Arcaniste",
        Trade::Banker => "Banquier",
        Trade::Gearsmith => "Mécanicien",
        Trade::Rogue => "Voleur",
        Trade::Warlord => "Seigneur de guerre",
    }
}

fn part_word(part: Part, e: &str) -> String {
    match part {
        Part::Attacking => format!("attaquant{e}"),
        Part::Blocking => format!("bloquant{e}"),
        Part::Either => format!("attaquant{e} ou bloquant{e}"),
        Part::Battle => "en combat".to_owned(),
        Part::NoBattle => "hors de tout combat".to_owned(),
        Part::WithThis => "en groupe avec cette carte".to_owned(),
        Part::Opposing => "du groupe opposé".to_owned(),
        Part::YourParty => "de votre groupe".to_owned(),
    }
}

/// `que vous contrôlez`
fn controls(side: Side) -> &'static str {
    match side {
        Side::Yours => "que vous contrôlez",
        Side::Opponents | Side::AnOpponents | Side::EachOpponents => "que votre adversaire contrôle",
        Side::Thats | Side::Theirs => "que ce joueur contrôle",
        Side::Any | Side::NotYours => "",
    }
}

fn side_player(side: Side) -> Player {
    use crate::words::{Det, Noun, Said};
    match side {
        Side::Yours => Player::You,
        Side::Opponents | Side::AnOpponents | Side::EachOpponents | Side::NotYours => Player::Opponent,
        Side::Any => Player::Any,
        Side::Thats | Side::Theirs => {
            let det = if side == Side::Theirs { Det::It } else { Det::That };
            Player::That(Box::new(Said { det, done: None, noun: Noun::Player, many: false }))
        }
    }
}
