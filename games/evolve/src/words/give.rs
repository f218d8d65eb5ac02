//! What is given to cards, and for how long; what is done to prices.

use super::{Ability, Amount, Keyword, Who};
use serde::{Deserialize, Serialize};

/// When something given ends. [7.4.7] [10.2.1.2]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// Nothing is said: as long as the card stays. [10.2.1.2]
    Never,
    /// `this turn`, `until the end of the turn`
    ThisTurn,
    /// `until the start of your next turn`
    YourNextTurn,
    /// `until the end of your opponent's next turn`
    OpponentsNextTurn,
}

/// What is given to a card: numbers, keywords, quoted abilities.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Default)]
pub struct Gift {
    /// `[attack]+N`
    pub attack: Option<Amount>,
    /// `[defense]+N`
    pub defense: Option<Amount>,
    /// `Rush and Ward`
    pub keywords: Vec<Keyword>,
    /// `"[lastwords] Draw a card."`
    pub abilities: Vec<Ability>,
}

/// `give WHOM GIFT ENDING`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Give {
    /// Whom.
    pub whom: Who,
    /// What.
    pub gift: Gift,
    /// Until when.
    pub ending: Ending,
}

/// What happens to the price of a play. [10.10.2.4]
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PriceChange {
    /// `costs N less to play`
    Less(Amount),
    /// `costs N more to play`
    More(Amount),
    /// `costs N to play`
    Becomes(u8),
}
