//! Events and costs.

use super::nouns::{de, feminine};
use super::{French, Mood};
use crate::card::Kind;
use crate::words::{Cost, Filter, Origin, Phase, Side, Trigger, Whose, Zone};

fn from_zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Hand => "votre main",
        Zone::Ex => "votre zone EX",
        Zone::Cemetery => "votre cimetière",
        Zone::Deck => "votre deck",
        _ => "cette zone",
    }
}

impl French<'_> {
    /// The feminine ending of a past participle.
    fn e(&self, f: &Filter) -> &'static str {
        let feminine = if f.this { self.kind != Kind::Follower } else { feminine(f) };
        if feminine { "e" } else { "" }
    }

    pub(super) fn next_phase(&self, trigger: &Trigger) -> String {
        self.trigger(trigger).replacen("de votre phase", "de votre prochaine phase", 1).replacen(
            "de la phase",
            "de la prochaine phase",
            1,
        )
    }

    pub(super) fn trigger(&self, trigger: &Trigger) -> String {
        let player = |w: Whose| match w {
            Whose::Your => ("vous", "ez"),
            Whose::Opponent => ("un adversaire", "e"),
            Whose::Each => ("un joueur", "e"),
        };
        let leader = |w: Whose| match w {
            Whose::Your => "votre leader",
            Whose::Opponent => "un leader adverse",
            Whose::Each => "un leader",
        };
        let one = |f: &Filter| self.one(f, f.side == Side::Yours);
        let this = Filter { this: true, ..Filter::default() };
        let event = match trigger {
            Trigger::StartOf(phase, w) => {
                let phase = if *phase == Phase::Main { "principale" } else { "de fin" };
                return match w {
                    Whose::Your => format!("au début de votre phase {phase}"),
                    Whose::Opponent => format!("au début de la phase {phase} de chaque adversaire"),
                    Whose::Each => format!("au début de la phase {phase} de chaque joueur"),
                };
            }
            Trigger::State(cond) => return format!("quand {}", self.cond(cond)),
            Trigger::Discarded(f) if f.this => return format!("quand {} est défaussé{}", self.this(), self.e(f)),
            Trigger::Discarded(f) => {
                let (who, ending) = player(if f.side == Side::Enemy { Whose::Opponent } else { Whose::Your });
                format!("{who} défauss{ending} {}", self.one(f, false))
            }
            Trigger::Draws(w) => {
                let (who, ending) = player(*w);
                format!("{who} pioch{ending} une carte")
            }
            Trigger::Plays(w, f) => {
                let (who, ending) = player(*w);
                format!("{who} jou{ending} {}", self.one(f, false))
            }
            Trigger::LeaderLoses(w) => format!("{} perd de la défense", leader(*w)),
            Trigger::LeaderGains(w) => format!("{} gagne de la défense", leader(*w)),
            Trigger::Enters(f, origin) => self.enters(f, *origin),
            Trigger::Leaves(f) => format!("{} quitte le terrain", one(f)),
            Trigger::Destroyed(f) => format!("{} est détruit{}", one(f), self.e(f)),
            Trigger::Buried(f) => format!("{} va du terrain au cimetière", one(f)),
            Trigger::Attacks(f) => format!("{} attaque", one(f)),
            Trigger::Evolves(f) => format!("{} évolue", one(f)),
            Trigger::Damaged { whom, ability_only } => {
                format!("{} subit des dégâts{}", one(whom), if *ability_only { " de capacité" } else { "" })
            }
            Trigger::Engaged(f) => format!("{} devient engagé{}", one(f), self.e(f)),
            Trigger::Fanfare => format!("{} arrive sur le terrain", one(&this)),
            Trigger::LastWords => format!("{} va du terrain au cimetière", one(&this)),
            Trigger::OnEvolve => format!("{} évolue", one(&this)),
            Trigger::Strike | Trigger::FollowerStrike | Trigger::LeaderStrike => format!("{} attaque", one(&this)),
        };
        if event.starts_with(self.this()) {
            return format!("quand {event}");
        }
        format!("chaque fois {}", que(&event))
    }

    fn enters(&self, f: &Filter, origin: Origin) -> String {
        let field = match f.side {
            Side::Yours => "votre terrain",
            Side::Enemy => "le terrain d'un adversaire",
            Side::Any => "le terrain",
        };
        let from = match origin {
            Origin::Anywhere => String::new(),
            Origin::From(zone) => format!(" depuis {}", from_zone(zone)),
            Origin::OtherThan(zone) => format!(" depuis une autre zone que {}", from_zone(zone)),
        };
        format!("{} arrive sur {field}{from}", self.one(&Filter { side: Side::Any, ..f.clone() }, false))
    }

    pub(super) fn costs(&self, costs: &[Cost]) -> String {
        costs.iter().map(|c| self.cost(c)).collect::<Vec<_>>().join(", ")
    }

    fn cost(&self, cost: &Cost) -> String {
        let some = |n: u8, f: &Filter, zone: bool| self.some(n, n, f, false, zone);
        let owner = |n: u8| if n == 1 { "de son propriétaire" } else { "de leur propriétaire" };
        let put = self.say("mettez", "mettre");
        let verb =
            |order: &'static str, infinitive: &'static str| if self.mood == Mood::Order { order } else { infinitive };
        match cost {
            Cost::Points(n) => format!("[cost{n:02}]"),
            Cost::Engage => "[engage]".to_owned(),
            Cost::EngageOther(n, f) => format!("[engage] {}", some(*n, f, true)),
            Cost::BuryThis => format!("{put} cette carte dans le cimetière de son propriétaire"),
            Cost::Bury(n, f) => {
                format!("{put} {} de votre terrain dans le cimetière {}", some(*n, f, false), owner(*n))
            }
            Cost::BanishThis => format!("{} cette carte", verb("bannissez", "bannir")),
            Cost::Banish(n, f) => format!("{} {}", verb("bannissez", "bannir"), some(*n, f, true)),
            Cost::ReturnThis => {
                format!("{} cette carte dans la main de son propriétaire", verb("renvoyez", "renvoyer"))
            }
            Cost::Return(n, f) => {
                format!("{} {} dans la main {}", verb("renvoyez", "renvoyer"), some(*n, f, true), owner(*n))
            }
            Cost::Discard(n, f) => format!("{} {}", verb("défaussez", "défausser"), some(*n, f, false)),
            Cost::LeaderDefense(n) => format!("{} [defense]-{n} à votre leader", verb("donnez", "donner")),
            Cost::Counters(n, name) => {
                let s = if *n > 1 { "s" } else { "" };
                let n = if *n == 1 { "un".to_owned() } else { n.to_string() };
                format!("{} {n} marqueur{s} {} {}", verb("retirez", "retirer"), self.quoted(name), de("cette carte"))
            }
            Cost::Reveal(n, f) => format!("{} {}", verb("révélez", "révéler"), some(*n, f, true)),
            Cost::EarthRite => "Rite de la terre".to_owned(),
        }
    }
}

/// `que` or `qu'`
fn que(text: &str) -> String {
    if text.starts_with("un") { format!("qu'{text}") } else { format!("que {text}") }
}
