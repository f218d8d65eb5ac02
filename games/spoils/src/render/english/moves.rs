//! Verbs that put cards and tokens somewhere.

use super::English;
use super::events::party_word;
use crate::words::{Area, Choice, Deck, Filter, Move, Num, Order, Place, Player, Quantity, Verb};

impl English {
    pub(super) fn moved(&mut self, verb: &Verb) -> String {
        match verb {
            Verb::Put(m) => format!("{} {}", self.v("put"), self.move_text(m)),
            Verb::PutBoth(one, other) => {
                format!("{} {} and {}", self.v("put"), self.move_text(one), self.move_text(other))
            }
            Verb::PutInstead(m) => {
                format!("{} {} instead of into their discard pile", self.v("put"), self.move_text(m))
            }
            Verb::Attach(what, to) => format!("{} {} to {}", self.v("attach"), self.who(what), self.who(to)),
            Verb::Detach(what, from) => {
                let from = from.as_ref().map_or_else(String::new, |p| format!(" from {} faction", self.possessive(p)));
                format!("{} {}{from}", self.v("detach"), self.who(what))
            }
            Verb::Top { count, deck, to, .. } => {
                let cards = self.top_cards(count, deck);
                match to {
                    Some(to) => format!("{} {cards} {}", self.v("put"), self.place(to)),
                    None => format!("{} {cards} from the game", self.v("remove")),
                }
            }
            Verb::Look { count, deck, .. } => format!("{} at {}", self.v("look"), self.top_cards(count, deck)),
            Verb::RevealTop { count, deck, .. } => format!("{} {}", self.v("reveal"), self.top_cards(count, deck)),
            Verb::LookAtHand(player) => format!("{} at {} hand", self.v("look"), self.possessive(player)),
            Verb::Search { deck, what } => {
                let bare = Filter { area: Area::Play, side: crate::words::Side::Any, ..what.what.clone() };
                let text = self.choice(&Choice { what: bare, ..what.clone() });
                format!("{} {} deck for {text}", self.v("search"), self.possessive(deck))
            }
            Verb::Shuffle(player) => format!("{} {} deck", self.v("shuffle"), self.possessive(player)),
            Verb::ShuffleInto(who, player) => {
                format!("{} {} into {} deck", self.v("shuffle"), self.who(who), self.possessive(player))
            }
            Verb::PutTokens { count, up_to, divided, on } => {
                let up_to = if *up_to { "up to " } else { "" };
                let how = if *divided { " divided however you want" } else { "" };
                format!("{} {up_to}{}{how} on {}", self.v("put"), self.tokens(count), self.who(on))
            }
            Verb::RemoveTokens(count, from) => {
                let tokens = self.quantity(count, &|_, many| if many { "tokens" } else { "token" }.to_owned());
                format!("{} {tokens} from {}", self.v("remove"), self.who(from))
            }
            Verb::DoubleTokens(who) => format!("double the number of tokens on {}", self.who(who)),
            Verb::Create { count, name, under, with, .. } => {
                let name = name.trim_end_matches(" Token").to_owned();
                let tokens = self.quantity(count, &|_, many| format!("{name} token{}", if many { "s" } else { "" }));
                let each = if let Quantity::Each(n) = count { self.each(n) } else { String::new() };
                let (with, under) = (self.with(*with), self.under(under.as_ref()));
                format!("{} {tokens}{with} into play{under}{each}", self.v("put"))
            }
            _ => String::new(),
        }
    }

    fn move_text(&mut self, m: &Move) -> String {
        format!("{} {}", self.who(&m.what), self.place(&m.to))
    }

    fn top_cards(&mut self, count: &Quantity, deck: &Deck) -> String {
        let (up_to, n) = match count {
            Quantity::UpTo(n) => ("up to ", n.clone()),
            Quantity::Exactly(n) => ("", n.clone()),
            _ => ("", Num::N(1)),
        };
        let cards = match n {
            Num::N(1) => "card".to_owned(),
            n => format!("{} cards", self.num(&n)),
        };
        let deck = match deck {
            Deck::Of(player) => format!("{} deck", self.possessive(player)),
            Deck::Either => "either deck".to_owned(),
        };
        format!("{up_to}the top {cards} of {deck}")
    }

    fn place(&mut self, place: &Place) -> String {
        match place {
            Place::Hand(player) => format!("into {} hand", self.possessive(player)),
            Place::Discard(player) => format!("into {} discard pile", self.possessive(player)),
            Place::DeckTop(player, order) => format!("on the top{}{}", self.of_deck(player), order_text(*order)),
            Place::DeckBottom(player, order) => format!("on the bottom{}{}", self.of_deck(player), order_text(*order)),
            Place::Back(order) => format!("back{}", order_text(*order)),
            Place::Play(into) => {
                let mut text = "into play".to_owned();
                text.push_str(&self.under(into.under.as_ref()));
                if into.face_down {
                    text.push_str(" as a face-down resource");
                }
                if let Some(who) = &into.attached {
                    text.push_str(&format!(" attached to {}", self.who(who)));
                }
                if let Some(party) = into.party {
                    text.push_str(&format!(" as a member of the {} party", party_word(party)));
                }
                text
            }
        }
    }

    fn of_deck(&mut self, player: &Player) -> String {
        match player {
            Player::Any => String::new(),
            player => format!(" of {} deck", self.possessive(player)),
        }
    }
}

fn order_text(order: Order) -> &'static str {
    match order {
        Order::Free => "",
        Order::Any => " in any order",
        Order::Random => " in a random order",
    }
}
