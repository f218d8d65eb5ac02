//! Events and costs.

use super::English;
use super::nouns::{Where, zone_name};
use crate::words::{Cost, Filter, Origin, Phase, Side, Trigger, Whose};

fn whose(w: Whose) -> &'static str {
    match w {
        Whose::Your => "your",
        Whose::Opponent => "each opponent's",
        Whose::Each => "each player's",
    }
}

impl English {
    pub(super) fn trigger(&self, trigger: &Trigger) -> String {
        let on = |f: &Filter| self.one(f, Where::Said);
        let player = |w: Whose, verb: &str| match w {
            Whose::Your => format!("you {verb}"),
            Whose::Opponent => format!("an opponent {verb}s"),
            Whose::Each => format!("each player {verb}s"),
        };
        let leader = |w: Whose| match w {
            Whose::Your => "your leader",
            Whose::Opponent => "an enemy leader",
            Whose::Each => "a leader",
        };
        let event = match trigger {
            Trigger::StartOf(phase, w) => {
                let phase = if *phase == Phase::Main { "main" } else { "end" };
                return format!("at the start of {} {phase} phase", whose(*w));
            }
            Trigger::State(cond) => return format!("when {}", self.cond(cond)),
            Trigger::Discarded(f) if f.this => return format!("when {} is discarded", self.this()),
            Trigger::Discarded(f) => {
                let w = if f.side == Side::Enemy { Whose::Opponent } else { Whose::Your };
                format!("{} {}", player(w, "discard"), self.one(f, Where::Unsaid))
            }
            Trigger::Draws(w) => format!("{} a card", player(*w, "draw")),
            Trigger::Plays(w, f) => format!("{} {}", player(*w, "play"), self.one(f, Where::Unsaid)),
            Trigger::LeaderLoses(w) => format!("{} loses defense", leader(*w)),
            Trigger::LeaderGains(w) => format!("{} gains defense", leader(*w)),
            Trigger::Enters(f, origin) => self.enters(f, *origin),
            Trigger::Leaves(f) => {
                let place = if f.side == Side::Yours { Where::Control } else { Where::Unsaid };
                format!("{} leaves the field", self.one(f, place))
            }
            Trigger::Destroyed(f) => format!("{} is destroyed", self.watched(f)),
            Trigger::Buried(f) => {
                let field = if f.side == Side::Yours { "your" } else { "the" };
                format!("{} is put from {field} field into the cemetery", self.one(f, Where::Unsaid))
            }
            Trigger::Attacks(f) => format!("{} attacks", self.watched(f)),
            Trigger::Evolves(f) => format!("{} evolves", self.watched(f)),
            Trigger::Damaged { whom, ability_only } => {
                format!("{} takes {}damage", self.watched(whom), if *ability_only { "ability " } else { "" })
            }
            Trigger::Engaged(f) => format!("{} becomes engaged", self.watched(f)),
            Trigger::Fanfare => format!("{} is put onto the field", self.this()),
            Trigger::LastWords => format!("{} is put from the field into the cemetery", self.this()),
            Trigger::OnEvolve => format!("{} evolves", self.this()),
            Trigger::Strike | Trigger::FollowerStrike | Trigger::LeaderStrike => {
                format!("{} attacks", on(&Filter { this: true, ..Filter::default() }))
            }
        };
        let when = if event.starts_with("this") { "when" } else { "whenever" };
        format!("{when} {event}")
    }

    fn watched(&self, f: &Filter) -> String {
        self.one(f, if f.side == Side::Yours { Where::Said } else { Where::Unsaid })
    }

    fn enters(&self, f: &Filter, origin: Origin) -> String {
        let field = match f.side {
            Side::Yours => "your",
            Side::Enemy => "an opponent's",
            Side::Any => "the",
        };
        let from = match origin {
            Origin::Anywhere => String::new(),
            Origin::From(zone) => format!(" from your {}", zone_name(zone)),
            Origin::OtherThan(zone) => format!(" from somewhere other than your {}", zone_name(zone)),
        };
        let what = self.one(&Filter { side: Side::Any, ..f.clone() }, Where::Unsaid);
        format!("{what} is put onto {field} field{from}")
    }

    pub(super) fn costs(&self, costs: &[Cost]) -> String {
        costs.iter().map(|c| self.cost(c)).collect::<Vec<_>>().join(", ")
    }

    fn cost(&self, cost: &Cost) -> String {
        let some = |n: u8, f: &Filter, place: Where| self.some(n, n, f, false, place);
        let owners = |n: u8, one: &str, many: &str| {
            if n == 1 { format!("its owner's {one}") } else { format!("their owners' {many}") }
        };
        match cost {
            Cost::Points(n) => format!("[cost{n:02}]"),
            Cost::Engage => "[engage]".to_owned(),
            Cost::EngageOther(n, f) => format!("[engage] {}", some(*n, f, Where::Said)),
            Cost::BuryThis => "put this card into its owner's cemetery".to_owned(),
            Cost::Bury(n, f) => {
                format!("put {} into {}", some(*n, f, Where::From), owners(*n, "cemetery", "cemeteries"))
            }
            Cost::BanishThis => "banish this card".to_owned(),
            Cost::Banish(n, f) => format!("banish {}", some(*n, f, Where::Said)),
            Cost::ReturnThis => "return this card to its owner's hand".to_owned(),
            Cost::Return(n, f) => format!("return {} to {}", some(*n, f, Where::Said), owners(*n, "hand", "hands")),
            Cost::Discard(n, f) => format!("discard {}", some(*n, f, Where::Unsaid)),
            Cost::LeaderDefense(n) => format!("give your leader [defense]-{n}"),
            Cost::Counters(1, name) => format!("remove {} from this card", super::nouns::a(&format!("{name} counter"))),
            Cost::Counters(n, name) => format!("remove {n} {name} counters from this card"),
            Cost::Reveal(n, f) => format!("reveal {}", some(*n, f, Where::From)),
            Cost::EarthRite => "Earth Rite".to_owned(),
        }
    }
}
