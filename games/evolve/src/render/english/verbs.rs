//! Verbs.

use super::nouns::{Where, a, stat};
use super::rules::{ban, ending, player_of};
use super::{English, list};
use crate::words::{Amount, Count, Give, Place, Side, Verb, Who, Whose, Zone};

impl English {
    /// `VERB, VERB, and VERB`
    pub(super) fn verbs(&mut self, verbs: &[Verb]) -> String {
        let mut parts: Vec<String> = Vec::new();
        let mut at = 0;
        let mut then = false;
        while at < verbs.len() {
            let (text, used) = self.phrase(&verbs[at..]);
            verbs[at..at + used].iter().for_each(|v| self.m.after(v));
            then = at > 0
                && matches!(
                    (&verbs[at - 1], &verbs[at]),
                    (Verb::Draw { .. }, Verb::Discard { .. }) | (_, Verb::Shuffle(_))
                );
            parts.push(text);
            at += used;
        }
        match parts.as_slice() {
            [one, two] if then => format!("{one}, then {two}"),
            parts => list(parts, "and"),
        }
    }

    /// The first verb, or the first few that one word says.
    fn phrase(&mut self, verbs: &[Verb]) -> (String, usize) {
        match verbs {
            [Verb::Select { least, most, what, random }, Verb::Move { whom: Who::It, to }, ..]
                if what.zone == Zone::Hand && what.side == Side::Yours =>
            {
                let what = self.some(*least, *most, what, *random, Where::From);
                self.m.many = *most > 1;
                (format!("put {what} {}", self.place(*to, &Who::It)), 2)
            }
            [
                Verb::Change { whom: w, stat: s, to: t, ending: e },
                Verb::Change { whom, stat: s2, to, ending: e2 },
                ..,
            ] if w == whom && t == to && e == e2 && s != s2 => {
                let whose = self.possessive(whom);
                let value = self.number(to);
                (format!("change {whose} {} and {} to {value}{}", stat(*s), stat(*s2), ending(*e)), 2)
            }
            [Verb::Damage { .. }, Verb::Damage { .. }, ..] => {
                let mut parts = Vec::new();
                for verb in verbs {
                    match verb {
                        Verb::Damage { to, amount, divided: false } if !matches!(amount, Amount::Equal(_)) => {
                            parts.push(format!("{} damage to {}", self.number(amount), self.who(to)));
                        }
                        _ => break,
                    }
                }
                match parts.len() {
                    0 | 1 => (self.verb(&verbs[0]), 1),
                    n => (format!("deal {}", list(&parts, "and")), n),
                }
            }
            [search @ Verb::Search { to, reveal, .. }, Verb::Shuffle(Whose::Your), ..] => {
                let text = self.verb(search);
                let to = format!("and {}", self.taken(*to));
                let front = text.strip_suffix(&to).unwrap_or(&text).trim_end();
                let comma = if *reveal { "" } else { "," };
                (format!("{front}{comma} {}, then shuffle your deck", &to[4..]), 2)
            }
            verbs => (self.verb(&verbs[0]), 1),
        }
    }

    fn verb(&mut self, verb: &Verb) -> String {
        match verb {
            Verb::Select { least, most, what, random } => {
                let place =
                    if *least == 1 && *most == 1 || what.zone != Zone::Leader { Where::Said } else { Where::Unsaid };
                format!("select {}", self.some(*least, *most, what, *random, place))
            }
            Verb::Damage { to, amount, divided } => self.damage(to, amount, *divided),
            Verb::Give(Give { whom, gift, ending: e }) => {
                let gift = self.gift(gift);
                match whom {
                    Who::Both(..) => format!("give {gift} to {}{}", self.who(whom), ending(*e)),
                    whom => format!("give {} {gift}{}", self.who(whom), ending(*e)),
                }
            }
            Verb::Lose { whom, keyword, ending: e } => {
                let what = keyword.map_or("all abilities", super::keyword);
                let lose = self.agree(whom, "loses", "lose");
                format!("{} {lose} {what}{}", self.subject_of(whom), ending(*e))
            }
            Verb::Change { whom, stat: s, to, ending: e } => {
                let whose = self.possessive(whom);
                format!("change {whose} {} to {}{}", stat(*s), self.number(to), ending(*e))
            }
            Verb::EvolveCost { whom: Who::This, to } => format!("change this card's [evolve] cost to {to}"),
            Verb::EvolveCost { whom, to } => format!("change {} [evolve] cost to {to}", self.possessive(whom)),
            Verb::Destroy(who) => format!("destroy {}", self.who(who)),
            Verb::Banish { whom, facedown } => {
                format!("banish {}{}", self.named(whom), if *facedown { " facedown" } else { "" })
            }
            Verb::Engage(who) => format!("engage {}", self.named(who)),
            Verb::Refresh(who) => format!("refresh {}", self.named(who)),
            Verb::Evolve(who) => format!("evolve {}", self.who(who)),
            Verb::Draw { who, count, up_to } => {
                let draw = third(*who, "draw");
                format!("{draw} {}", self.cards(count, *up_to))
            }
            Verb::Discard { who, count, what, random } => self.discard(*who, count, what, *random),
            Verb::MaxPoints { who, by } => {
                let how = if *by < 0 { "decrease" } else { "increase" };
                let whose = match who {
                    Whose::Your => "your",
                    Whose::Opponent => "each opponent's",
                    Whose::Each => "each player's",
                };
                format!("{how} {whose} maximum play points by {}", by.abs())
            }
            Verb::Recover(amount) => {
                let s = if *amount == Amount::N(1) { "" } else { "s" };
                format!("recover {} play point{s}", self.number(amount))
            }
            Verb::EvolutionPoints(n) => format!("gain {n} Evolution Point{}", if *n == 1 { "" } else { "s" }),
            Verb::AddStack(amount) => format!("add {} to a Stack on your field", self.number(amount)),
            Verb::PutCounters { count, name, on } => {
                format!("put {} on {}", self.counters(count, name), self.named(on))
            }
            Verb::RemoveCounters { count, name, from } => {
                format!("remove {} from {}", self.counters(count, name), self.named(from))
            }
            Verb::Transform { whom, into } => {
                let token =
                    if self.m.many { format!("{} tokens", into.name) } else { a(&format!("{} token", into.name)) };
                format!("transform {} into {token}", self.who(whom))
            }
            Verb::Swap(one, two) => format!("swap {} with {}", self.who(one), self.who(two)),
            Verb::Control { whom, ending: e } => format!("take control of {}{}", self.who(whom), ending(*e)),
            Verb::Forbid { whom, what, ending: e } => match player_of(whom, *what) {
                Some(player) => format!("{player} {}{}", ban(*what, false), ending(*e)),
                None => format!("{} {}{}", self.subject_of(whom), ban(*what, self.is_many(whom)), ending(*e)),
            },
            Verb::PreventNext { whom, part } => {
                let (would, takes) = super::rules::part(*part);
                format!("the next time {} would take {would} this turn, it takes {takes} instead", self.who(whom))
            }
            Verb::Price { whom, change, ending: e } => {
                let many = self.is_many(whom);
                let price = self.price(change, many);
                format!("{} {price}{}", self.subject_of(whom), ending(*e))
            }
            Verb::NextPrice { what, change } => {
                let price = self.price(change, false);
                format!("the next {} you play this turn {price}", self.noun(what, false, Where::Unsaid))
            }
            Verb::Roll => "roll a die".to_owned(),
            Verb::Win(who) => format!("{} the game", player(*who, "win")),
            Verb::LoseGame(who) => format!("{} the game", player(*who, "lose")),
            Verb::When(cond, verb) => {
                let cond = self.cond(cond);
                format!(", if {cond}, {}", self.verb(verb)).trim_start_matches(", ").to_owned()
            }
            deck => self.deck_verb(deck),
        }
    }

    fn damage(&mut self, to: &Who, amount: &Amount, divided: bool) -> String {
        match (to, amount) {
            (_, amount) if divided => format!("deal {} damage divided between them", self.number(amount)),
            (Who::It, Amount::Equal(count)) if **count == Count::ThatMuch => {
                format!("deal {} that much damage", self.it())
            }
            (to, Amount::Equal(count)) if **count == Count::ThatMuch => {
                format!("deal that much damage to {}", self.who(to))
            }
            (Who::It, Amount::Equal(count)) => format!("deal {} damage equal to {}", self.it(), self.count(count)),
            (to, Amount::Equal(count)) => format!("deal damage to {} equal to {}", self.who(to), self.count(count)),
            (Who::It, amount) => format!("deal {} {} damage", self.it(), self.number(amount)),
            (to, amount) => format!("deal {} damage to {}", self.number(amount), self.who(to)),
        }
    }

    fn discard(&mut self, who: Whose, count: &Amount, what: &crate::words::Filter, random: bool) -> String {
        if let Amount::Equal(n) = count
            && matches!(&**n, Count::Cards(f) if f.zone == Zone::Hand)
        {
            return "discard your hand".to_owned();
        }
        let discard = third(who, "discard");
        let random_word = if random { "random " } else { "" };
        match count {
            Amount::N(1) if random => format!("{discard} a random {}", self.noun(what, false, Where::Unsaid)),
            Amount::N(1) => format!("{discard} {}", self.one(what, Where::Unsaid)),
            n => format!("{discard} {} {random_word}{}", self.number(n), self.noun(what, true, Where::Unsaid)),
        }
    }

    /// A verb shortened before `instead`.
    pub(super) fn short(&mut self, verb: &Verb) -> String {
        match verb {
            Verb::Damage { amount, .. } => format!("deal {} damage", self.number(amount)),
            Verb::Tokens { names, each: true, to, .. } if names.len() == 2 && self.was_either() => {
                if *to == Place::Field { "summon both".to_owned() } else { "put both".to_owned() }
            }
            Verb::Tokens { count, to: Place::Field, .. } => format!("summon {}", self.number(count)),
            Verb::Tokens { count, .. } => format!("put {}", self.number(count)),
            Verb::Draw { count, .. } => format!("draw {}", self.number(count)),
            Verb::Recover(amount) => format!("recover {}", self.number(amount)),
            Verb::Give(give) => format!("give {}", self.gift(&give.gift)),
            Verb::Price { change, .. } => format!("it {}", self.price(change, false)),
            other => self.verb(other),
        }
    }

    /// Whether the last tokens were one or the other.
    fn was_either(&self) -> bool {
        matches!(self.m.last, Some(Verb::Tokens { each: false, .. }))
    }

    pub(super) fn cards(&mut self, count: &Amount, up_to: bool) -> String {
        let up = if up_to { "up to " } else { "" };
        match count {
            Amount::N(1) if !up_to => "a card".to_owned(),
            Amount::N(1) => "up to 1 card".to_owned(),
            n => format!("{up}{} cards", self.number(n)),
        }
    }

    fn counters(&mut self, count: &Amount, name: &str) -> String {
        match count {
            Amount::N(1) => a(&format!("{name} counter")),
            n => format!("{} {name} counters", self.number(n)),
        }
    }

    fn possessive(&self, whom: &Who) -> String {
        match whom {
            Who::This => format!("{}'s", self.this()),
            Who::Selected => format!("{}'s", self.selected()),
            _ if self.m.many => "their".to_owned(),
            _ => "its".to_owned(),
        }
    }

    /// `this card` where the card as such is meant.
    pub(super) fn named(&self, whom: &Who) -> String {
        if *whom == Who::This { "this card".to_owned() } else { self.who(whom) }
    }

    fn subject_of(&self, whom: &Who) -> String {
        match whom {
            Who::It if self.m.many => "they".to_owned(),
            whom => self.who(whom),
        }
    }

    fn is_many(&self, whom: &Who) -> bool {
        match whom {
            Who::Both(..) => true,
            Who::It => self.m.many,
            Who::Selected => self.m.selected.1,
            _ => false,
        }
    }

    fn agree(&self, whom: &Who, one: &'static str, many: &'static str) -> &'static str {
        if self.is_many(whom) { many } else { one }
    }
}

/// `draw`, `each opponent draws`
pub(super) fn third(who: Whose, verb: &str) -> String {
    match who {
        Whose::Your => verb.to_owned(),
        who => player(who, verb),
    }
}

fn player(who: Whose, verb: &str) -> String {
    match who {
        Whose::Your => format!("you {verb}"),
        Whose::Opponent => format!("each opponent {verb}s"),
        Whose::Each => format!("each player {verb}s"),
    }
}
