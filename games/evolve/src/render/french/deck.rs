//! Verbs that move cards, make tokens, and look into decks.

use super::{French, Mood, list};
use crate::words::{Amount, CardName, Filter, Order, Place, Side, Verb, Who, Whose, Zone};

impl French<'_> {
    pub(super) fn deck_verb(&mut self, verb: &Verb) -> String {
        match verb {
            Verb::Move { whom, to } => self.moved(whom, *to),
            Verb::TopTo { who, count, to: Place::Banished } => {
                let top = self.top(*who, count);
                format!("{} {top}", self.player(*who, "bannissez", "bannir", "bannit"))
            }
            Verb::TopTo { who, count, to } => {
                let top = self.top(*who, count);
                let place = own_place(*to);
                let place = if *who == Whose::Your { place.to_owned() } else { place.replace("votre", "son") };
                format!("{} {top} {place}", self.player(*who, "mettez", "mettre", "met"))
            }
            Verb::Tokens { names, each, count, up_to, to, .. } => self.tokens(names, *each, count, *up_to, *to),
            Verb::Look { count, up_to } => {
                let top = self.top(Whose::Your, &Amount::N(i16::from(*count)));
                let top = match top.strip_prefix("les ") {
                    Some(rest) if *up_to => format!("jusqu'à {rest}"),
                    _ => top,
                };
                format!("{} {top}", self.say("regardez", "regarder"))
            }
            Verb::RevealTop { who, count } => {
                let top = self.top(*who, &Amount::N(i16::from(*count)));
                format!("{} {top}", self.player(*who, "révélez", "révéler", "révèle"))
            }
            Verb::Take { least, most, what, reveal, to, also } => self.take(*least, *most, what, *reveal, *to, *also),
            Verb::Rest { to, order } => {
                let order = match (to, order) {
                    (Place::DeckBottom | Place::DeckTop, Order::Any) => " dans l'ordre de votre choix",
                    (Place::DeckBottom | Place::DeckTop, Order::Random) => " dans un ordre aléatoire",
                    _ => "",
                };
                format!("{} les cartes restantes {}{order}", self.say("mettez", "mettre"), own_place(*to))
            }
            Verb::Search { most, up_to, what, reveal, to } => {
                let least = if *up_to { 0 } else { *most };
                let text = self.some(least, *most, what, false, false);
                self.after(verb);
                let show =
                    if *reveal { format!(", {}", self.act("révélez", "révéler", &Who::It)) } else { String::new() };
                let taken = self.taken(*to);
                format!("{} {text} dans votre deck{show} et {taken}", self.say("cherchez", "chercher"))
            }
            Verb::Shuffle(who) => {
                let deck = if *who == Whose::Your { "votre deck" } else { "son deck" };
                format!("{} {deck}", self.player(*who, "mélangez", "mélanger", "mélange"))
            }
            _ => String::new(),
        }
    }

    /// The place, said for a card that may be anyone's.
    pub(super) fn place(&self, to: Place, whom: &Who) -> String {
        let own = *whom == Who::It && self.m.side == Side::Yours && self.m.zone != Zone::Field;
        let owner = if self.m.many && *whom == Who::It { "de leur propriétaire" } else { "de son propriétaire" };
        match to {
            Place::OwnersEx => format!("dans la zone EX {owner}"),
            Place::OwnersField if !own => format!("sur le terrain {owner}"),
            to if own => own_place(to).to_owned(),
            Place::Hand => format!("dans la main {owner}"),
            Place::Cemetery => format!("dans le cimetière {owner}"),
            Place::DeckTop => format!("sur le dessus du deck {owner}"),
            Place::DeckBottom => format!("sous le deck {owner}"),
            to => own_place(to).to_owned(),
        }
    }

    fn moved(&self, whom: &Who, to: Place) -> String {
        let from = match whom {
            Who::It => self.m.zone,
            Who::Each(f) => f.zone,
            _ => Zone::Field,
        };
        match (to, from) {
            (Place::Hand, Zone::Field) => {
                format!("{} {}", self.act("renvoyez", "renvoyer", whom), self.place(to, whom))
            }
            (Place::Hand, _) => format!("{} à votre main", self.act("ajoutez", "ajouter", whom)),
            _ => format!("{} {}", self.act("mettez", "mettre", whom), self.place(to, whom)),
        }
    }

    fn top(&mut self, who: Whose, count: &Amount) -> String {
        let deck = if who == Whose::Your { "votre deck" } else { "son deck" };
        match count {
            Amount::N(1) => format!("la carte du dessus de {deck}"),
            n => format!("les {} cartes du dessus de {deck}", self.number(n)),
        }
    }

    fn tokens(&mut self, names: &[CardName], each: bool, count: &Amount, up_to: bool, to: Place) -> String {
        let names: Vec<String> = names.iter().map(|n| self.quoted(&n.name)).collect();
        let names = list(&names, if each { "et" } else { "ou" });
        let up = if up_to { "jusqu'à " } else { "" };
        let what = match count {
            Amount::N(1) if !up_to => format!("un jeton {names}"),
            n => format!("{up}{} jetons {names}", self.number(n)),
        };
        match to {
            Place::Field => format!("{} {what}", self.say("invoquez", "invoquer")),
            to => format!("{} {what} {}", self.say("mettez", "mettre"), own_place(to)),
        }
    }

    /// `ajoutez-la à votre main`
    fn taken(&self, to: Place) -> String {
        match to {
            Place::Hand => format!("{} à votre main", self.act("ajoutez", "ajouter", &Who::It)),
            Place::Banished => self.act("bannissez", "bannir", &Who::It),
            to => format!("{} {}", self.act("mettez", "mettre", &Who::It), own_place(to)),
        }
    }

    fn take(&mut self, least: u8, most: u8, what: &Filter, reveal: bool, to: Place, also: bool) -> String {
        let mood = if least == 0 { Mood::Infinitive } else { self.mood };
        let may = if least == 0 { "vous pouvez " } else { "" };
        let also = if also { "aussi " } else { "" };
        let any = *what == Filter { side: Side::Yours, zone: Zone::Deck, ..Filter::default() };
        let look = self.m.look;
        let single = if least == 0 && most == 1 { 1 } else { least };
        let noun = self.some(single, most, what, false, false);
        self.m.many = most > 1;
        self.feminine = super::nouns::feminine(what);
        self.in_mood(mood, |f| {
            if look == 1 && most == 1 && least == 0 {
                let gate = if any { String::new() } else { format!("si c'est {noun}, ") };
                let show =
                    if reveal { format!("{} et ", f.act("révélez", "révéler", &Who::It)) } else { String::new() };
                return format!("{gate}{may}{also}{show}{}", f.taken(to));
            }
            let among = if also.is_empty() { " parmi elles" } else { "" };
            match (reveal, to) {
                (true, to) => format!("{may}{also}{} {noun}{among} et {}", f.say("révélez", "révéler"), f.taken(to)),
                (false, Place::Hand) => {
                    format!("{may}{also}{} {noun}{among} à votre main", f.say("ajoutez", "ajouter"))
                }
                (false, to) => format!("{may}{also}{} {noun}{among} {}", f.say("mettez", "mettre"), own_place(to)),
            }
        })
    }
}

/// The place, said for one's own cards.
fn own_place(to: Place) -> &'static str {
    match to {
        Place::Field | Place::OwnersField => "sur votre terrain",
        Place::FieldEngaged => "sur votre terrain dans l'état engagé",
        Place::FieldOrEx => "sur votre terrain ou dans votre zone EX",
        Place::Ex => "dans votre zone EX",
        Place::OwnersEx => "dans sa zone EX",
        Place::Hand => "dans votre main",
        Place::Cemetery => "dans votre cimetière",
        Place::Banished => "dans la zone de bannissement",
        Place::DeckTop => "sur le dessus de votre deck",
        Place::DeckBottom => "sous votre deck",
    }
}
