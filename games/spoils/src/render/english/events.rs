//! Events.

use super::conds::area_word;
use super::{English, article};
use crate::words::{Both, Damage, Event, Filter, From, Party, Player, Side, Who};

impl English {
    /// The event behind `if`, `when` or `at`.
    pub(super) fn event(&mut self, event: &Event, would: bool) -> String {
        let pick = |is: &str, be: &str| format!(" {}", if would { format!("would {be}") } else { is.to_owned() });
        match event {
            Event::Enters(who) => {
                let (who, under) = self.entering(who);
                format!("{who}{}{under}", pick("enters play", "enter play"))
            }
            Event::Leaves(who) => self.subject(who) + &pick("leaves play", "leave play"),
            Event::EntersOrLeaves(who) => self.subject(who) + &pick("enters or leaves play", "enter or leave play"),
            Event::Destroyed(who, damage) => {
                let by = if *damage == Some(Damage::Battle) { " by battle damage" } else { "" };
                format!("{}{}{by}", self.subject(who), pick("is destroyed", "be destroyed"))
            }
            Event::Put { who, into, whose, from } => {
                let from = match from {
                    Some(From::Play) => " from play",
                    Some(From::Anywhere) => " from anywhere",
                    Some(From::Hand) => " from your hand",
                    Some(From::Deck) => " from your deck",
                    None => "",
                };
                let put = pick("is put into", "be put into");
                format!("{}{put} {} {}{from}", self.subject(who), self.possessive(whose), area_word(*into))
            }
            Event::StartOfTurn(player) => format!("the start of {} turn", self.turn_of(player)),
            Event::EndOfTurn(Player::Any) => "the end of the turn".to_owned(),
            Event::EndOfTurn(player) => format!("the end of {} turn", self.turn_of(player)),
            Event::EndOfBattle => "the end of the battle".to_owned(),
            Event::Attacks(who) => format!("{} attacks", self.subject(who)),
            Event::Blocks(who) => format!("{} blocks", self.subject(who)),
            Event::BlocksCovert(who) => format!("{} blocks a Covert party", self.subject(who)),
            Event::Blocked(who) => format!("{} is blocked", self.subject(who)),
            Event::PlayerAttacks(player) => format!("{} {}", self.player(player), third(player, "attack")),
            Event::PlayerAttacked(player) => {
                format!("{} {} attacked", self.player(player), if *player == Player::You { "are" } else { "is" })
            }
            Event::PartyFormed { party, including } => {
                let including = match including {
                    Some(who) => format!(" including {}", self.who(who)),
                    None => String::new(),
                };
                format!("{} is formed{including}", article(&format!("{} party", party_word(*party))))
            }
            Event::Inflicts { who, damage, to } => {
                let to = match to {
                    Some(to) => format!(" to {}", self.who(to)),
                    None => String::new(),
                };
                format!("{} inflicts {}{to}", self.subject(who), damage_word(*damage))
            }
            Event::Inflicted(who, damage) => {
                format!("{}{} {}", damage_word(*damage), pick("is inflicted to", "be inflicted to"), self.who(who))
            }
            Event::Plays(player, filter) => {
                format!("{} {} {}", self.a_player(player), third(player, "play"), self.one(filter))
            }
            Event::Draws(player) => {
                format!("{}{} any number of cards", self.a_player(player), does(player, "draw", would))
            }
            Event::Discards(player, filter) => {
                format!("{}{} {}", self.a_player(player), does(player, "discard", would), self.one(filter))
            }
            Event::Discarded(who) => self.subject(who) + &pick("is discarded", "be discarded"),
            Event::Picked(who) => format!("{} is picked", self.subject(who)),
            Event::Restored(who, true) => format!("{} restores", self.subject(who)),
            Event::Restored(who, false) => self.subject(who) + &pick("is restored", "be restored"),
            Event::Depleted(who) => self.subject(who) + &pick("becomes depleted", "become depleted"),
            Event::FlippedDown(who) => self.subject(who) + &pick("is flipped down", "be flipped down"),
            Event::TokenPut(who) => format!("a token{} {}", pick("is put on", "be put on"), self.who(who)),
            Event::Coin => "a coin is flipped".to_owned(),
            Event::LosesInfluence(player) => {
                format!("{} faction{} influence", self.possessive(player), pick("loses", "lose"))
            }
            Event::GainsInfluence(player) => {
                format!("{} faction{} influence", self.possessive(player), pick("gains", "gain"))
            }
            Event::State(cond) => self.cond(cond),
        }
    }

    /// Whose control a card enters under is said behind the verb.
    fn entering(&mut self, who: &Who) -> (String, String) {
        match who {
            Who::A(filter) if filter.side != Side::Any => {
                let bare = Filter { side: Side::Any, ..(**filter).clone() };
                (self.one(&bare), format!(" under {} control", self.side(filter.side)))
            }
            who => (self.subject(who), String::new()),
        }
    }

    /// A player of whom an event tells.
    fn a_player(&mut self, player: &Player) -> String {
        if *player == Player::Any { "a player".to_owned() } else { self.player(player) }
    }

    fn turn_of(&mut self, player: &Player) -> String {
        match player {
            Player::Both(Both::Each) => "each player's".to_owned(),
            Player::Both(Both::Bare) => "each".to_owned(),
            player => self.possessive(player),
        }
    }
}

/// The verb of a player in an event.
fn third(player: &Player, verb: &str) -> String {
    if super::steps::singular(player) { format!("{verb}s") } else { verb.to_owned() }
}

/// What a player does, or would do.
fn does(player: &Player, verb: &str, would: bool) -> String {
    if would { format!(" would {verb}") } else { format!(" {}", third(player, verb)) }
}

pub(super) fn party_word(party: Party) -> &'static str {
    match party {
        Party::Attacking => "attacking",
        Party::Blocking => "blocking",
        Party::Either => "attacking or blocking",
    }
}

pub(super) fn damage_word(damage: Damage) -> &'static str {
    match damage {
        Damage::Any => "damage",
        Damage::Battle => "battle damage",
    }
}
