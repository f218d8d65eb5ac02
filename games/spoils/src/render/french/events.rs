//! Events.

use super::French;
use super::grammar::{Gender, to};
use crate::words::{Area, Both, Damage, Event, Filter, From, Party, Player, Side, Who};

impl French<'_> {
    /// The event, with its preposition if it is a moment.
    pub(super) fn event(&mut self, event: &Event) -> String {
        self.set_event(event);
        match event {
            Event::Enters(who) => {
                let (who, under) = self.entering(who);
                format!("{who} entre en jeu{under}")
            }
            Event::Leaves(who) => format!("{} quitte le jeu", self.who(who)),
            Event::EntersOrLeaves(who) => format!("{} entre en jeu ou le quitte", self.who(who)),
            Event::Destroyed(who, damage) => {
                let by = if damage.is_some() { " par des dégâts de combat" } else { "" };
                format!("{} est détruit{}{by}", self.who(who), self.event.ending())
            }
            Event::Put { who, into, whose, from } => {
                let from = match from {
                    Some(From::Play) => " depuis le jeu",
                    Some(From::Anywhere) => " d'où que ce soit",
                    Some(From::Hand) => " depuis votre main",
                    Some(From::Deck) => " depuis votre deck",
                    None => "",
                };
                let (noun, feminine) = match into {
                    Area::Hand => ("main", true),
                    Area::Deck => ("deck", false),
                    _ => ("pile de défausse", true),
                };
                let e = self.event.ending();
                format!("{} est mis{e} dans {}{from}", self.who(who), self.owned(noun, feminine, whose))
            }
            Event::StartOfTurn(player) => format!("au début {}", self.turn_of(player)),
            Event::EndOfTurn(Player::Any) => "à la fin du tour".to_owned(),
            Event::EndOfTurn(player) => format!("à la fin {}", self.turn_of(player)),
            Event::EndOfBattle => "à la fin du combat".to_owned(),
            Event::Attacks(who) => format!("{} attaque", self.who(who)),
            Event::Blocks(who) => format!("{} bloque", self.who(who)),
            Event::BlocksCovert(who) => format!("{} bloque un groupe couvert", self.who(who)),
            Event::Blocked(who) => format!("{} est bloqué{}", self.who(who), self.event.ending()),
            Event::PlayerAttacks(player) => {
                format!("{} {}", self.player(player), if *player == Player::You { "attaquez" } else { "attaque" })
            }
            Event::PlayerAttacked(player) => {
                format!("{} {} attaqué", self.player(player), if *player == Player::You { "êtes" } else { "est" })
            }
            Event::PartyFormed { party, including } => {
                let including = match including {
                    Some(who) => format!(" avec {}", self.who(who)),
                    None => String::new(),
                };
                format!("un {} est formé{including}", party_word(*party))
            }
            Event::Inflicts { who, damage, to: target } => {
                let target = target.as_ref().map_or_else(String::new, |w| format!(" {}", to(&self.who(w))));
                format!("{} inflige {}{target}", self.who(who), damage_word(*damage))
            }
            Event::Inflicted(who, damage) => {
                format!("{} sont infligés {}", damage_word(*damage), to(&self.who(who)))
            }
            Event::Plays(player, filter) => {
                format!("{} {} {}", self.player(player), verb(player, "jou"), self.one(filter))
            }
            Event::Draws(player) => format!("{} {} des cartes", self.player(player), verb(player, "pioch")),
            Event::Discards(player, filter) => {
                format!("{} {} {}", self.player(player), verb(player, "défauss"), self.one(filter))
            }
            Event::Discarded(who) => format!("{} est défaussé{}", self.who(who), self.event.ending()),
            Event::Picked(who) => format!("{} est ciblé{}", self.who(who), self.event.ending()),
            Event::Restored(who, _) => format!("{} est restauré{}", self.who(who), self.event.ending()),
            Event::Depleted(who) => format!("{} est engagé{}", self.who(who), self.event.ending()),
            Event::FlippedDown(who) => format!("{} est retourné{} face cachée", self.who(who), self.event.ending()),
            Event::TokenPut(who) => format!("un jeton est mis sur {}", self.who(who)),
            Event::Coin => "une pièce est lancée".to_owned(),
            Event::LosesInfluence(player) => format!("{} perd de l'influence", self.owned("faction", true, player)),
            Event::GainsInfluence(player) => format!("{} gagne de l'influence", self.owned("faction", true, player)),
            Event::State(cond) => self.cond(cond),
        }
    }

    /// The gender of the card that the event is about.
    fn set_event(&mut self, event: &Event) {
        let who = match event {
            Event::Enters(w) | Event::Leaves(w) | Event::EntersOrLeaves(w) | Event::Destroyed(w, _) => Some(w),
            Event::Put { who, .. } | Event::Inflicts { who, .. } => Some(who),
            Event::Attacks(w) | Event::Blocks(w) | Event::BlocksCovert(w) | Event::Blocked(w) => Some(w),
            Event::Discarded(w) => Some(w),
            Event::Picked(w) | Event::Restored(w, _) | Event::Depleted(w) | Event::FlippedDown(w) => Some(w),
            _ => None,
        };
        self.event = match who {
            Some(Who::A(filter)) => self.gender(filter, false),
            Some(Who::Attached(kinds)) => Gender { feminine: self.kinds_gender(*kinds), many: false },
            _ => Gender { feminine: true, many: false },
        };
    }

    fn entering(&mut self, who: &Who) -> (String, String) {
        match who {
            Who::A(filter) if filter.side != Side::Any => {
                let bare = Filter { side: Side::Any, ..(**filter).clone() };
                let under = match filter.side {
                    Side::Yours => " sous votre contrôle",
                    _ => " sous le contrôle de votre adversaire",
                };
                (self.one(&bare), under.to_owned())
            }
            who => (self.who(who), String::new()),
        }
    }

    fn turn_of(&mut self, player: &Player) -> String {
        match player {
            Player::Both(Both::Bare) => "de chaque tour".to_owned(),
            Player::Both(_) => "du tour de chaque joueur".to_owned(),
            player => super::grammar::de(&self.owned("tour", false, player)),
        }
    }
}

/// A verb in -er of a player in an event.
fn verb(player: &Player, stem: &str) -> String {
    match player {
        Player::You => format!("{stem}ez"),
        Player::Both(Both::Both | Both::Bare) => format!("{stem}ent"),
        _ => format!("{stem}e"),
    }
}

pub(super) fn party_word(party: Party) -> &'static str {
    match party {
        Party::Attacking => "groupe d'attaque",
        Party::Blocking => "groupe de défense",
        Party::Either => "groupe d'attaque ou de défense",
    }
}

pub(super) fn damage_word(damage: Damage) -> &'static str {
    match damage {
        Damage::Any => "des dégâts",
        Damage::Battle => "des dégâts de combat",
    }
}
