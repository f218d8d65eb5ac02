//! Verbs.

use super::nouns::{de, feminine, la, stat};
use super::rules::{ban, ending, player_ban};
use super::{French, Mood, list};
use crate::words::{Amount, Count, Give, Place, Side, Stat, Verb, Who, Whose, Zone};

impl French<'_> {
    pub(super) fn verbs(&mut self, verbs: &[Verb]) -> String {
        let mut parts = Vec::new();
        let mut at = 0;
        while at < verbs.len() {
            let (text, used) = self.phrase(&verbs[at..]);
            verbs[at..at + used].iter().for_each(|v| self.after(v));
            parts.push(text);
            at += used;
        }
        match (parts.as_slice(), verbs.last()) {
            ([before @ .., end], Some(Verb::Shuffle(_))) if !before.is_empty() => {
                format!("{}, puis {end}", list(before, "et"))
            }
            (parts, _) => list(parts, "et"),
        }
    }

    /// Takes note of a verb that was just said.
    pub(super) fn after(&mut self, verb: &Verb) {
        match verb {
            Verb::Select { what, .. } | Verb::Search { what, .. } | Verb::Take { what, .. } => {
                self.feminine = feminine(what)
            }
            Verb::Tokens { .. } => self.feminine = false,
            Verb::TopTo { .. } | Verb::RevealTop { .. } | Verb::Look { .. } => self.feminine = true,
            _ => {}
        }
        self.m.after(verb);
    }

    fn phrase(&mut self, verbs: &[Verb]) -> (String, usize) {
        match verbs {
            [select @ Verb::Select { least, most, what, random }, Verb::Move { whom: Who::It, to }, ..]
                if what.zone == Zone::Hand && what.side == Side::Yours =>
            {
                let text = self.some(*least, *most, what, *random, false);
                self.after(select);
                let place = self.place(*to, &Who::It);
                (format!("{} {text} de votre main {place}", self.say("mettez", "mettre")), 2)
            }
            verbs => (self.verb(&verbs[0]), 1),
        }
    }

    /// The form of a verb without a pronoun.
    pub(super) fn say(&self, order: &'static str, infinitive: &'static str) -> &'static str {
        if self.mood == Mood::Order { order } else { infinitive }
    }

    /// `détruisez-le`, `le détruire`, `détruisez ce combattant`
    pub(super) fn act(&self, order: &str, infinitive: &str, whom: &Who) -> String {
        let pronoun = match (self.m.many, self.feminine) {
            (true, _) => "les",
            (false, true) => "la",
            (false, false) => "le",
        };
        match (whom, self.mood) {
            (Who::It | Who::Picked(_), Mood::Order) => format!("{order}-{pronoun}"),
            (Who::It | Who::Picked(_), Mood::Infinitive)
                if pronoun != "les" && infinitive.starts_with(['e', 'é', 'a']) =>
            {
                format!("l'{infinitive}")
            }
            (Who::It | Who::Picked(_), Mood::Infinitive) => format!("{pronoun} {infinitive}"),
            (whom, _) => format!("{} {}", if self.mood == Mood::Order { order } else { infinitive }, self.who(whom)),
        }
    }

    /// `infligez-lui 2`, `lui infliger 2`, `infligez 2 à ce combattant`
    fn to(&self, order: &str, infinitive: &str, what: &str, whom: &Who) -> String {
        let pronoun = if self.m.many { "leur" } else { "lui" };
        let verb = if self.mood == Mood::Order { order } else { infinitive };
        match (whom, self.mood) {
            (Who::It | Who::Picked(_), Mood::Order) => format!("{order}-{pronoun} {what}"),
            (Who::It | Who::Picked(_), Mood::Infinitive) => format!("{pronoun} {infinitive} {what}"),
            (Who::Both(a, b), _) => format!("{verb} {what} à {} et à {}", self.who(a), self.who(b)),
            (whom, _) => format!("{verb} {what} à {}", self.who(whom)),
        }
    }

    fn verb(&mut self, verb: &Verb) -> String {
        match verb {
            Verb::Select { least, most, what, random } => {
                let what = self.some(*least, *most, what, *random, true);
                format!("{} {what}", self.say("sélectionnez", "sélectionner"))
            }
            Verb::Damage { to, amount, divided } => {
                let what = match amount {
                    Amount::Equal(count) if **count == Count::ThatMuch => "autant de dégâts".to_owned(),
                    Amount::Equal(count) => format!("des dégâts égaux {}", self.equal_to(count)),
                    amount => damage(&self.number(amount)),
                };
                if *divided {
                    return format!("{} {what} à répartir entre {}", self.say("infligez", "infliger"), self.who(to));
                }
                self.to("infligez", "infliger", &what, to)
            }
            Verb::Give(Give { whom, gift, ending: e }) => {
                let gift = self.gift(gift);
                format!("{}{}", self.to("donnez", "donner", &gift, whom), ending(*e))
            }
            Verb::Lose { whom, keyword, ending: e } => {
                let what = keyword.map_or("toutes ses capacités", super::keyword);
                let (who, many) = self.subject_of(whom);
                format!("{who} {} {what}{}", if many { "perdent" } else { "perd" }, ending(*e))
            }
            Verb::Change { whom, stat: s, to, ending: e } => {
                let whose = self.possessed(whom, *s);
                let to = self.number(to);
                format!("{} {whose} à {to}{}", self.say("changez", "changer"), ending(*e))
            }
            Verb::EvolveCost { whom, to } => {
                let whose = if *whom == Who::This {
                    format!("le coût d'[evolve] {}", de(self.this()))
                } else {
                    "son coût d'[evolve]".to_owned()
                };
                format!("{} {whose} à {to}", self.say("changez", "changer"))
            }
            Verb::Destroy(who) => self.act("détruisez", "détruire", who),
            Verb::Banish { whom, facedown } => {
                format!("{}{}", self.act("bannissez", "bannir", whom), if *facedown { " face cachée" } else { "" })
            }
            Verb::Engage(who) => self.act("engagez", "engager", who),
            Verb::Refresh(who) => self.act("redressez", "redresser", who),
            Verb::Evolve(who) => match (who, self.mood) {
                (Who::It, Mood::Order) => format!("{} évoluer", self.act("faites", "faire", who)),
                (Who::It, Mood::Infinitive) => format!("{} évoluer", self.act("faites", "faire", who)),
                (who, _) => format!("{} évoluer {}", self.say("faites", "faire"), self.who(who)),
            },
            Verb::Draw { who, count, up_to } => {
                let draw = self.player(*who, "piochez", "piocher", "pioche");
                format!("{draw} {}", self.cards(count, *up_to))
            }
            Verb::Discard { who, count, what, random } => self.discard(*who, count, what, *random),
            Verb::MaxPoints { who, by } => {
                let how = if *by < 0 { self.say("diminuez", "diminuer") } else { self.say("augmentez", "augmenter") };
                let whose = match who {
                    Whose::Your => "vos points de jeu maximum",
                    Whose::Opponent => "les points de jeu maximum de chaque adversaire",
                    Whose::Each => "les points de jeu maximum de chaque joueur",
                };
                format!("{how} {whose} de {}", by.abs())
            }
            Verb::Recover(amount) => {
                let s = if *amount == Amount::N(1) { "" } else { "s" };
                let n = self.number(amount);
                format!("{} {n} point{s} de jeu", self.say("récupérez", "récupérer"))
            }
            Verb::EvolutionPoints(n) => {
                format!("{} {n} point{} d'évolution", self.say("gagnez", "gagner"), if *n == 1 { "" } else { "s" })
            }
            Verb::AddStack(amount) => {
                let n = self.number(amount);
                format!("{} {n} à une Pile sur votre terrain", self.say("ajoutez", "ajouter"))
            }
            Verb::PutCounters { count, name, on } => {
                let counters = self.counters(count, name);
                format!("{} {counters} sur {}", self.say("placez", "placer"), self.who(on))
            }
            Verb::RemoveCounters { count, name, from } => {
                let counters = self.counters(count, name);
                format!("{} {counters} {}", self.say("retirez", "retirer"), de(&self.who(from)))
            }
            Verb::Transform { whom, into } => {
                let token = self.quoted(&into.name);
                let token = if self.m.many { format!("jetons {token}") } else { format!("jeton {token}") };
                format!("{} en {token}", self.act("transformez", "transformer", whom))
            }
            Verb::Swap(one, two) => format!("{} avec {}", self.act("échangez", "échanger", one), self.who(two)),
            Verb::Control { whom, ending: e } => {
                format!("{} le contrôle {}{}", self.say("prenez", "prendre"), de(&self.who(whom)), ending(*e))
            }
            Verb::Forbid { whom, what, ending: e } => match player_ban(whom, *what) {
                Some(text) => format!("{text}{}", ending(*e)),
                None => {
                    let (who, many) = self.subject_of(whom);
                    format!("{who} {}{}", ban(*what, many), ending(*e))
                }
            },
            Verb::PreventNext { whom, part } => {
                let (would, are) = super::rules::part(*part);
                let whom = self.who(whom);
                format!("la prochaine fois que {whom} devrait subir {would} ce tour-ci, ils sont réduits {are}")
            }
            Verb::Price { whom, change, ending: e } => {
                let (who, many) = self.subject_of(whom);
                let price = self.price(change, many);
                format!("{who} {price}{}", ending(*e))
            }
            Verb::NextPrice { what, change } => {
                let price = self.price(change, false);
                let the = if feminine(what) { "la prochaine" } else { "le prochain" };
                format!("{the} {} que vous jouez ce tour-ci {price}", self.noun(what, false, false))
            }
            Verb::Roll => format!("{} un dé", self.say("lancez", "lancer")),
            Verb::Win(who) => format!("{} la partie", self.fate(*who, "gagnez", "gagne")),
            Verb::LoseGame(who) => format!("{} la partie", self.fate(*who, "perdez", "perd")),
            Verb::When(cond, verb) => {
                let cond = self.si(cond);
                format!("{cond}, {}", self.verb(verb))
            }
            deck => self.deck_verb(deck),
        }
    }

    fn fate(&self, who: Whose, you: &str, they: &str) -> String {
        match who {
            Whose::Your => format!("vous {you}"),
            Whose::Opponent => format!("chaque adversaire {they}"),
            Whose::Each => format!("chaque joueur {they}"),
        }
    }

    /// `piochez`, `piocher`, `chaque adversaire pioche`
    pub(super) fn player(&self, who: Whose, order: &'static str, infinitive: &'static str, they: &str) -> String {
        match who {
            Whose::Your => self.say(order, infinitive).to_owned(),
            who => self.fate(who, "", they),
        }
    }

    fn discard(&mut self, who: Whose, count: &Amount, what: &crate::words::Filter, random: bool) -> String {
        let discard = self.player(who, "défaussez", "défausser", "défausse");
        if let Amount::Equal(n) = count
            && matches!(&**n, Count::Cards(f) if f.zone == Zone::Hand)
        {
            return format!("{discard} votre main");
        }
        let chance = if random { " au hasard" } else { "" };
        match count {
            Amount::N(1) => format!("{discard} {}{chance}", self.one(what, false)),
            n => format!("{discard} {} {}{chance}", self.number(n), self.noun(what, true, false)),
        }
    }

    /// A verb shortened before `à la place`.
    pub(super) fn short(&mut self, verb: &Verb) -> String {
        match verb {
            Verb::Damage { amount, .. } => {
                let what = damage(&self.number(amount));
                format!("{} {what}", self.say("infligez", "infliger"))
            }
            Verb::Tokens { names, each: true, to, .. } if names.len() == 2 => {
                if *to == Place::Field {
                    "invoquez les deux".to_owned()
                } else {
                    "mettez les deux".to_owned()
                }
            }
            Verb::Tokens { count, to: Place::Field, .. } => format!("invoquez-en {}", self.number(count)),
            Verb::Tokens { count, .. } => format!("mettez-en {}", self.number(count)),
            Verb::Draw { count, who: Whose::Your, .. } => format!("piochez-en {}", self.number(count)),
            Verb::Recover(amount) => format!("récupérez-en {}", self.number(amount)),
            Verb::Give(give) => format!("donnez {}", self.gift(&give.gift)),
            other => self.verb(other),
        }
    }

    fn cards(&mut self, count: &Amount, up_to: bool) -> String {
        let up = if up_to { "jusqu'à " } else { "" };
        match count {
            Amount::N(1) => format!("{up}une carte"),
            n => format!("{up}{} cartes", self.number(n)),
        }
    }

    fn counters(&mut self, count: &Amount, name: &str) -> String {
        let name = self.quoted(name);
        match count {
            Amount::N(1) => format!("un marqueur {name}"),
            n => format!("{} marqueurs {name}", self.number(n)),
        }
    }

    fn possessed(&self, whom: &Who, s: Stat) -> String {
        match (whom, s) {
            (Who::This, s) => format!("{} {}", la(stat(s)), de(self.this())),
            (Who::Selected, s) => format!("{} {}", la(stat(s)), de(self.selected())),
            (_, Stat::Attack) if self.m.many => "leur attaque".to_owned(),
            (_, s) if self.m.many => format!("leur {}", stat(s)),
            (_, Stat::Attack) => "son attaque".to_owned(),
            (_, Stat::Defense) => "sa défense".to_owned(),
            (_, Stat::Cost) => "son coût".to_owned(),
        }
    }

    /// `il`, `elles`, `ce combattant`
    fn subject_of(&self, whom: &Who) -> (String, bool) {
        match whom {
            Who::It | Who::Picked(_) => {
                let it = if self.feminine { "elle" } else { "il" };
                (format!("{it}{}", if self.m.many { "s" } else { "" }), self.m.many)
            }
            Who::Both(..) => (self.who(whom), true),
            Who::Selected => (self.who(whom), self.m.selected.1),
            whom => (self.who(whom), false),
        }
    }
}

fn damage(n: &str) -> String {
    if n == "1" { "1 point de dégât".to_owned() } else { format!("{n} points de dégâts") }
}
