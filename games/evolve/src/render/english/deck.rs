//! Verbs that move cards, make tokens, and look into decks.

use super::nouns::{Where, a};
use super::verbs::third;
use super::{English, list};
use crate::words::{Amount, CardName, Filter, Order, Place, Side, Verb, Who, Whose, Zone};

impl English {
    pub(super) fn deck_verb(&mut self, verb: &Verb) -> String {
        match verb {
            Verb::Move { whom, to } => self.moved(whom, *to),
            Verb::TopTo { who, count, to } => {
                let put = if *to == Place::Banished { "banish" } else { "put" };
                let top = self.top(*who, count);
                let to =
                    if *to == Place::Banished { String::new() } else { format!(" {}", self.owners_place(*to, *who)) };
                let put = match who {
                    Whose::Your => put.to_owned(),
                    who => third(*who, put).replace("banishs", "banishes"),
                };
                format!("{put} {top}{to}")
            }
            Verb::Tokens { names, each, count, up_to, to, .. } => self.tokens(names, *each, count, *up_to, *to),
            Verb::Look { count, up_to } => {
                let up = if *up_to { "up to " } else { "" };
                format!("look at {up}{}", self.top(Whose::Your, &Amount::N(i16::from(*count))))
            }
            Verb::RevealTop { who, count } => {
                format!("{} {}", third(*who, "reveal"), self.top(*who, &Amount::N(i16::from(*count))))
            }
            Verb::Take { least, most, what, reveal, to, also } => self.take(*least, *most, what, *reveal, *to, *also),
            Verb::Rest { to, order } => {
                let order = match (to, order) {
                    (Place::DeckBottom | Place::DeckTop, Order::Any) => " in any order",
                    (Place::DeckBottom | Place::DeckTop, Order::Random) => " in a random order",
                    _ => "",
                };
                format!("put the remaining cards {}{order}", self.owners_place(*to, Whose::Your))
            }
            Verb::Search { most, up_to, what, reveal, to } => {
                let least = if *up_to { 0 } else { *most };
                let what = self.some(least, *most, what, false, Where::Unsaid);
                self.m.many = *most > 1;
                let it = self.it();
                let taken = self.taken(*to);
                if *reveal {
                    format!("search your deck for {what}, reveal {it}, and {taken}")
                } else {
                    format!("search your deck for {what} and {taken}")
                }
            }
            Verb::Shuffle(Whose::Your) => "shuffle your deck".to_owned(),
            Verb::Shuffle(who) => format!("{} their deck", third(*who, "shuffle")),
            _ => String::new(),
        }
    }

    /// The place, said for the cards of one player.
    fn owners_place(&self, to: Place, who: Whose) -> String {
        let text = match to {
            Place::Field => "onto your field",
            Place::OwnersField => "onto its owner's field",
            Place::FieldEngaged => "onto your field engaged",
            Place::FieldOrEx => "onto your field or into your EX area",
            Place::Ex | Place::OwnersEx if who != Whose::Your || to == Place::Ex => "into your EX area",
            Place::Ex | Place::OwnersEx => "into its owner's EX area",
            Place::Hand => "into your hand",
            Place::Cemetery => "into your cemetery",
            Place::Banished => "into the banished zone",
            Place::DeckTop => "on top of your deck",
            Place::DeckBottom => "on the bottom of your deck",
        };
        if who == Whose::Your { text.to_owned() } else { text.replace("your", "their") }
    }

    /// The place, said for a card that may be anyone's.
    pub(super) fn place(&self, to: Place, whom: &Who) -> String {
        let own = *whom == Who::It && self.m.side == Side::Yours && self.m.zone != Zone::Field;
        let text = self.owners_place(to, Whose::Your);
        match to {
            Place::OwnersEx if self.m.many && *whom == Who::It => "into their owners' EX areas".to_owned(),
            Place::Cemetery | Place::DeckTop | Place::DeckBottom | Place::Hand if !own => {
                let owner = if self.m.many && *whom == Who::It { "their owners'" } else { "its owner's" };
                text.replace("your", owner)
            }
            _ => text,
        }
    }

    fn moved(&self, whom: &Who, to: Place) -> String {
        let from = match whom {
            Who::It => self.m.zone,
            Who::Each(f) => f.zone,
            _ => Zone::Field,
        };
        let who = self.named(whom);
        match (to, from) {
            (Place::Hand, Zone::Field) => format!("return {who} {}", self.place(to, whom).replace("into", "to")),
            (Place::Hand, _) => format!("add {who} to your hand"),
            (Place::OwnersField, _) => format!("summon {who}"),
            _ => format!("put {who} {}", self.place(to, whom)),
        }
    }

    fn top(&mut self, who: Whose, count: &Amount) -> String {
        let deck = if who == Whose::Your { "your deck" } else { "their deck" };
        match count {
            Amount::N(1) => format!("the top card of {deck}"),
            n => format!("the top {} cards of {deck}", self.number(n)),
        }
    }

    fn tokens(&mut self, names: &[CardName], each: bool, count: &Amount, up_to: bool, to: Place) -> String {
        let names: Vec<String> = names.iter().map(|n| n.name.clone()).collect();
        let names = list(&names, if each { "and" } else { "or" });
        let up = if up_to { "up to " } else { "" };
        let what = match count {
            Amount::N(1) if !up_to => a(&format!("{names} token")),
            n => format!("{up}{} {names} tokens", self.number(n)),
        };
        match to {
            Place::Field => format!("summon {what}"),
            to => format!("put {what} {}", self.owners_place(to, Whose::Your)),
        }
    }

    /// `add it to your hand`, `put them onto your field`
    pub(super) fn taken(&self, to: Place) -> String {
        let it = self.it();
        match to {
            Place::Hand => format!("add {it} to your hand"),
            Place::Banished => format!("banish {it}"),
            to => format!("put {it} {}", self.owners_place(to, Whose::Your)),
        }
    }

    fn take(&mut self, least: u8, most: u8, what: &Filter, reveal: bool, to: Place, also: bool) -> String {
        let may = if least == 0 { "you may " } else { "" };
        let also = if also { "also " } else { "" };
        let any = *what == Filter { side: Side::Yours, zone: Zone::Deck, ..Filter::default() };
        self.m.many = most > 1;
        if self.m.look == 1 && least == 0 && most == 1 {
            let gate = if any { String::new() } else { format!("if it's {}, ", self.one(what, Where::Unsaid)) };
            let show = if reveal { "reveal it and " } else { "" };
            return format!("{gate}{may}{also}{show}{}", self.taken(to));
        }
        if any && !reveal {
            let n = match (least, most) {
                (_, 255) => "any number".to_owned(),
                (_, 1) => "one".to_owned(),
                (l, m) if l < m => format!("up to {m}"),
                (_, m) => m.to_string(),
            };
            return match to {
                Place::Hand => format!("{may}{also}add {n} of them to your hand"),
                to => {
                    let deck = matches!(to, Place::DeckTop | Place::DeckBottom);
                    let order = if deck && most > 1 { " in any order" } else { "" };
                    format!("{may}{also}put {n} of them {}{order}", self.owners_place(to, Whose::Your))
                }
            };
        }
        let least = if least == 0 && most == 1 { 1 } else { least };
        let what = self.some(least, most, what, false, Where::Unsaid);
        let among = if also.is_empty() { " from among them" } else { "" };
        match (reveal, to) {
            (true, to) => format!("{may}{also}reveal {what}{among} and {}", self.taken(to)),
            (false, Place::Hand) => format!("{may}{also}add {what}{among} to your hand"),
            (false, to) => format!("{may}{also}put {what}{among} {}", self.owners_place(to, Whose::Your)),
        }
    }
}
