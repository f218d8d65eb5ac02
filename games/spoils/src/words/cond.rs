//! Conditions: what holds or does not, read at one instant.

use super::{Area, Bound, Filter, Icons, Player, Slot, Stat, Who};

/// Something that is so or not.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Cond {
    /// `your opponent controls at least 4 characters`, `you control an item`,
    /// `you have at least 10 cards in your hand`, `there is a location in
    /// play`: how many cards fit the filter. The filter says whose; the player
    /// is the subject of the sentence, `Any` for `there is`.
    Count(Player, Box<Filter>, Bound),
    /// `you control more characters than your opponent`: the filter's side is
    /// taken twice.
    More(Box<Filter>, Player, Player),
    /// `you control at least [O][O][O]`; whether `at least` is said.
    Icons(Player, Icons, bool),
    /// `it has 4 life or less`, `your faction has 10 influence or less`
    Stat(Who, Stat, Bound),
    /// `there are at least 3 tokens on this card`
    Tokens(Who, Bound),
    /// `no tokens are on this card`
    NoTokens(Who),
    /// `it is a character`, `this card is depleted`, `it is Covert`, `the
    /// discarded card is a resource`: whether a card fits.
    Is(Who, Box<Filter>),
    /// `it has received damage this turn`
    Damaged(Who),
    /// `it has not assigned damage this turn`
    Assigned(Who),
    /// `this card is in your discard pile` [OB5]
    ThisIn(Area),
    /// `you are being attacked` [302.2]
    Attacked,
    /// `you are attacking` [302.3]
    Attacking,
    /// `during a battle` [302.8]
    Battle,
    /// `during your turn`
    Turn(Player),
    /// `this card is attacking`, `this card is in a battle`
    In(Who, super::Part),
    /// `this card is attacking a location`
    AttackingA(Who, super::Kinds),
    /// `in response to a character being played`; the card goes into the slot. [606.1]
    Responding(Box<Filter>, Slot),
    /// `in response to an ability`, `... a character's ability`: the ability
    /// goes into the slot; [`super::To::Source`] is its card. [606.1]
    RespondingAbility(Option<Box<Filter>>, Slot),
    /// `you have played at least 2 other non-resource cards this turn`; whether
    /// `have` is said.
    Played(Player, Box<Filter>, Bound, bool),
    /// `a tactic has been played this turn`
    PlayedByAny(Box<Filter>),
    /// `you picked a character as part of its cost`: the slot of the cost
    /// holds something; whether several are meant. [OB2]
    Picked(Slot, Box<Filter>, bool),
    /// `you played this card using FLIP UP`
    ByFlipUp,
    /// `you played this card during an opponent's turn`
    PlayedDuring(Player),
    /// `only once each turn`, `only 5 times each turn`
    TimesEachTurn(u8),
    /// `you own this card`
    Owns(Player, Who),
    /// `it is the chosen type`
    Declared(Who),
    /// `during a turn when this card damaged it`: the card of the event was
    /// damaged by this card in this turn.
    ThisDamagedIt,
    /// `it is destroyed by that damage`
    DestroyedByThat(Who),
    /// `COND and COND`
    And(Box<Cond>, Box<Cond>),
    /// `COND or COND`
    Or(Box<Cond>, Box<Cond>),
    /// `not COND`
    Not(Box<Cond>),
}
