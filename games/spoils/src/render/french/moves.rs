//! Verbs that put cards and tokens somewhere.

use super::events::party_word;
use super::grammar::{Gender, de, to};
use super::{French, keyword};
use crate::words::{Area, Choice, Deck, Filter, Move, Num, Order, Place, Player, Quantity, Side, Verb};

impl French<'_> {
    pub(super) fn moved(&mut self, verb: &Verb) -> String {
        match verb {
            Verb::Put(m) => format!("{} {}", self.v("mettre"), self.move_text(m)),
            Verb::PutBoth(one, other) => {
                format!("{} {} et {}", self.v("mettre"), self.move_text(one), self.move_text(other))
            }
            Verb::PutInstead(m) => {
                format!("{} {} au lieu de la mettre dans sa pile de défausse", self.v("mettre"), self.move_text(m))
            }
            Verb::Attach(what, target) => {
                format!("{} {} {}", self.v("attacher"), self.who(what), to(&self.who(target)))
            }
            Verb::Detach(what, from) => {
                let from =
                    from.as_ref().map_or_else(String::new, |p| format!(" {}", de(&self.owned("faction", true, p))));
                format!("{} {}{from}", self.v("détacher"), self.who(what))
            }
            Verb::Top { count, deck, to, slot } => {
                let cards = self.top_cards(count, deck, *slot);
                match to {
                    Some(to) => format!("{} {cards} {}", self.v("mettre"), self.place(to)),
                    None => format!("{} {cards} de la partie", self.v("retirer")),
                }
            }
            Verb::Look { count, deck, slot } => {
                format!("{} {}", self.v("regarder"), self.top_cards(count, deck, *slot))
            }
            Verb::RevealTop { count, deck, slot } => {
                format!("{} {}", self.v("révéler"), self.top_cards(count, deck, *slot))
            }
            Verb::LookAtHand(player) => format!("{} {}", self.v("regarder"), self.owned("main", true, player)),
            Verb::Search { deck, what } => {
                let bare = Filter { area: Area::Play, side: Side::Any, ..what.what.clone() };
                let text = self.choice(&Choice { what: bare, ..what.clone() });
                format!("{} {text} dans {}", self.v("chercher"), self.owned("deck", false, deck))
            }
            Verb::Shuffle(player) => format!("{} {}", self.v("mélanger"), self.owned("deck", false, player)),
            Verb::ShuffleInto(who, player) => {
                let deck = self.owned_deck(player);
                format!("{} {} dans {deck}", self.v("mélanger"), self.who(who))
            }
            Verb::PutTokens { count, up_to, divided, on } => {
                let up_to = if *up_to { "jusqu'à " } else { "" };
                let how = if *divided { " répartis comme vous voulez" } else { "" };
                format!("{} {up_to}{}{how} sur {}", self.v("mettre"), self.tokens(count), self.who(on))
            }
            Verb::RemoveTokens(count, from) => {
                let tokens = self.quantity(count, false, "jeton", "jetons");
                format!("{} {tokens} {}", self.v("retirer"), de(&self.who(from)))
            }
            Verb::DoubleTokens(who) => format!("{} le nombre de jetons sur {}", self.v("doubler"), self.who(who)),
            Verb::Create { count, name, under, with, slot } => {
                let name = (self.name)(name.trim_end_matches(" Token"));
                let many = !matches!(count, Quantity::Exactly(Num::N(1)));
                self.slots.insert(*slot, Gender { feminine: false, many });
                let tokens = self.quantity(count, false, &format!("jeton {name}"), &format!("jetons {name}"));
                let each = if let Quantity::Each(n) = count { self.each(n) } else { String::new() };
                let with = with.map_or_else(String::new, |k| format!(" avec {}", keyword(k)));
                format!("{} {tokens}{with} en jeu{}{each}", self.v("mettre"), self.under(under.as_ref()))
            }
            _ => String::new(),
        }
    }

    fn move_text(&mut self, m: &Move) -> String {
        format!("{} {}", self.who(&m.what), self.place(&m.to))
    }

    fn top_cards(&mut self, count: &Quantity, deck: &Deck, slot: u8) -> String {
        let (up_to, n) = match count {
            Quantity::UpTo(n) => ("jusqu'aux ", n.clone()),
            Quantity::Exactly(n) => ("les ", n.clone()),
            _ => ("les ", Num::N(1)),
        };
        self.slots.insert(slot, Gender { feminine: true, many: n != Num::N(1) });
        let cards = match n {
            Num::N(1) => "la carte du dessus".to_owned(),
            n => format!("{up_to}{} cartes du dessus", self.num(&n)),
        };
        let deck = match deck {
            Deck::Of(player) => de(&self.owned("deck", false, player)),
            Deck::Either => "de l'un des decks".to_owned(),
        };
        format!("{cards} {deck}")
    }

    fn owned_deck(&mut self, player: &Player) -> String {
        match player {
            Player::Owner(_) => "le deck de son propriétaire".to_owned(),
            player => self.owned("deck", false, player),
        }
    }

    fn place(&mut self, place: &Place) -> String {
        match place {
            Place::Hand(Player::Owner(_)) => "dans la main de son propriétaire".to_owned(),
            Place::Hand(player) => format!("dans {}", self.owned("main", true, player)),
            Place::Discard(Player::Owner(_)) => "dans la pile de défausse de son propriétaire".to_owned(),
            Place::Discard(player) => format!("dans {}", self.owned("pile de défausse", true, player)),
            Place::DeckTop(player, order) => format!("au-dessus {}{}", self.of_deck(player), order_text(*order)),
            Place::DeckBottom(player, order) => format!("au-dessous {}{}", self.of_deck(player), order_text(*order)),
            Place::Back(order) => format!("à leur place{}", order_text(*order)),
            Place::Play(into) => {
                let mut text = "en jeu".to_owned();
                text.push_str(&self.under(into.under.as_ref()));
                if into.face_down {
                    text.push_str(" comme ressource face cachée");
                }
                if let Some(who) = &into.attached {
                    let who = to(&self.who(who));
                    text.push_str(&format!(" attachée {who}"));
                }
                if let Some(party) = into.party {
                    text.push_str(&format!(" comme membre du {}", party_word(party)));
                }
                text
            }
        }
    }

    fn of_deck(&mut self, player: &Player) -> String {
        match player {
            Player::Any => "de son deck".to_owned(),
            player => de(&self.owned_deck(player)),
        }
    }
}

fn order_text(order: Order) -> &'static str {
    match order {
        Order::Free => "",
        Order::Any => " dans l'ordre de votre choix",
        Order::Random => " dans un ordre aléatoire",
    }
}
