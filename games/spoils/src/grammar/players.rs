//! Players, as subjects and as owners.

use super::Parser;
use super::refs::Stage;
use crate::words::{Area, Both, Det, Noun, Player, Said, Side, Who};

impl Parser<'_> {
    /// `you`, `your opponent`, `that player`, `its controller`: before a verb.
    pub(super) fn player(&mut self) -> Option<Player> {
        const PLAIN: [(&str, Player); 10] = [
            ("the winner", Player::Winner),
            ("the loser", Player::Loser),
            ("you", Player::You),
            ("your opponent", Player::Opponent),
            ("each opponent", Player::EachOpponent),
            ("an opponent", Player::AnOpponent),
            ("both players", Player::Both(Both::Both)),
            ("each player", Player::Both(Both::Each)),
            ("any player", Player::Any),
            ("a player", Player::Any),
        ];
        if let Some(found) = PLAIN.iter().find(|(words, _)| self.c.words(words).is_some()) {
            self.speak_of(&found.1);
            return Some(found.1.clone());
        }
        self.attempt(Self::that_player).or_else(|| self.attempt(Self::holder))
    }

    /// `that player`, `that opponent`, `they`
    fn that_player(&mut self) -> Option<Player> {
        const FORMS: [(&str, Det, Noun); 4] = [
            ("that player", Det::That, Noun::Player),
            ("the picked player", Det::The, Noun::Player),
            ("that opponent", Det::That, Noun::Opponent),
            ("they", Det::It, Noun::Player),
        ];
        let (_, det, noun) = FORMS.iter().find(|(words, ..)| self.c.words(words).is_some())?;
        self.the_player(*det, noun.clone())
    }

    /// Somebody whom the text or its event has spoken of. [407.2]
    fn the_player(&mut self, det: Det, noun: Noun) -> Option<Player> {
        let said = Box::new(Said { det, done: None, noun, many: false });
        match (self.player_slot(), &self.spoken) {
            (Some(slot), _) => Some(Player::Slot(slot, said)),
            (None, Some(player)) => Some(Player::Same(Box::new(player.clone()), said)),
            (None, None) if self.of_nobody() => self.c.expect("a player who was spoken of"),
            (None, None) => Some(Player::That(said)),
        }
    }

    /// Whether the event is about no player, and about no card but this one: whose it
    /// is, is you.
    fn of_nobody(&self) -> bool {
        let Stage { subject, other, player } = &self.stage;
        !player && other.is_none() && subject.as_ref().is_none_or(|who| *who == Who::This)
    }

    /// Whom `they` means from now on, if it is not you; after `each player`, each
    /// one by itself.
    fn speak_of(&mut self, player: &Player) {
        if !matches!(player, Player::You | Player::Any) {
            self.spoken = Some(player.clone());
        }
    }

    /// `its controller`, `that character's owner`, `that faction's owner`
    fn holder(&mut self) -> Option<Player> {
        let who = self.genitive()?;
        let player = match self.c.one_of(&["controller", "owner"])? {
            0 => Player::Controller(Box::new(who)),
            _ => Player::Owner(Box::new(who)),
        };
        self.speak_of(&player);
        Some(player)
    }

    /// `your`, `your opponent's`, `their`, `its owner's`: before a noun.
    pub(super) fn possessive(&mut self) -> Option<Player> {
        if let Some(player) = self.attempt(Self::plain_possessive) {
            return Some(player);
        }
        if self.c.words("their owner's").is_some() {
            let said = Said { det: Det::It, done: None, noun: Noun::Card, many: true };
            return Some(Player::Owner(Box::new(self.reference(said)?)));
        }
        if let Some(holder) = self.attempt(|p| {
            let who = p.genitive()?;
            match p.c.one_of(&["controller's", "owner's"])? {
                0 => Some(Player::Controller(Box::new(who))),
                _ => Some(Player::Owner(Box::new(who))),
            }
        }) {
            return Some(holder);
        }
        self.c.word("their")?;
        self.the_player(Det::It, Noun::Player)
    }

    /// Possessives that need no card.
    pub(super) fn plain_possessive(&mut self) -> Option<Player> {
        const PLAIN: [(&str, Player); 9] = [
            ("the winner's", Player::Winner),
            ("the loser's", Player::Loser),
            ("your opponent's", Player::Opponent),
            ("your", Player::You),
            ("each opponent's", Player::EachOpponent),
            ("an opponent's", Player::AnOpponent),
            ("both players'", Player::Both(Both::Both)),
            ("each player's", Player::Both(Both::Each)),
            ("a player's", Player::Any),
        ];
        if let Some(found) = PLAIN.iter().find(|(words, _)| self.c.words(words).is_some()) {
            self.speak_of(&found.1);
            return Some(found.1.clone());
        }
        const FORMS: [(&str, Noun); 2] = [("that player's", Noun::Player), ("that opponent's", Noun::Opponent)];
        let (_, noun) = FORMS.iter().find(|(words, ..)| self.c.words(words).is_some())?;
        self.the_player(Det::That, noun.clone())
    }
}

impl Parser<'_> {
    /// The side that a possessive means in front of an area or a noun. A filter has
    /// no word for the controller or owner of another card, for who lost a bid, or
    /// for two hands.
    pub(super) fn narrowed(&mut self, player: &Player, area: Area) -> Option<Side> {
        let nobody = match player {
            Player::Controller(_) | Player::Owner(_) | Player::Loser => true,
            Player::Both(_) | Player::Any => area == Area::Hand,
            _ => false,
        };
        if nobody { self.c.expect("`your` or `your opponent's`") } else { Some(side(player)) }
    }
}

/// The side that a possessive means in a filter.
pub(super) fn side(player: &Player) -> Side {
    match player {
        Player::You => Side::Yours,
        Player::Opponent => Side::Opponents,
        Player::AnOpponent => Side::AnOpponents,
        Player::EachOpponent => Side::EachOpponents,
        Player::That(said) | Player::Slot(_, said) | Player::Same(_, said) if said.det == Det::It => Side::Theirs,
        Player::That(_) | Player::Slot(..) | Player::Same(..) => Side::Thats,
        Player::Both(_) | Player::Any | Player::Controller(_) | Player::Owner(_) => Side::Any,
        Player::Winner | Player::Loser => Side::Thats,
    }
}
