//! Where one card is spoken of, narrowed or not: what narrows it must differ from
//! the noun alone.

use crate::obeyed::step::Place;
use crate::obeyed::tables::Host::{self, Item, Tactic};
use crate::obeyed::words::Class::{self, Fighter, One, Printed};

const fn noun(takes: Class, host: Host, around: &'static str) -> Place<Host> {
    Place { takes: takes.name(), host, around, silent: "", plain: around }
}

pub(crate) const NOUNS: &[Place<Host>] = &[
    noun(Printed, Item, "When a {} enters play, draw a card."),
    noun(One, Item, "When a {} leaves play, draw a card."),
    noun(One, Item, "When a {} is destroyed, draw a card."),
    noun(One, Item, "When a {} is put into a discard pile from play, draw a card."),
    noun(Fighter, Item, "When damage is inflicted to a {}, draw a card."),
    noun(Fighter, Item, "When a {} is picked, draw a card."),
    noun(Fighter, Item, "When a {} is restored, draw a card."),
    noun(Fighter, Item, "When a {} is flipped down, draw a card."),
    noun(Fighter, Item, "When a token is put on a {}, draw a card."),
    noun(One, Item, "If a {} would be destroyed, draw a card instead."),
    noun(One, Item, "If a {} would leave play, draw a card instead."),
    noun(Fighter, Item, "If damage is inflicted to a {}, increase the amount by 1."),
    noun(Fighter, Tactic, "If there is a {} in play, draw a card."),
    noun(Fighter, Tactic, "If you control a {}, draw a card."),
    noun(One, Tactic, "Pick a card. If it is a {}, draw a card."),
    noun(One, Tactic, "Destroy a card. If it is a {}, draw a card."),
    noun(One, Item, "When a card is destroyed, if it is a {}, draw a card."),
    noun(One, Item, "TRY | COST: Pick a {}. | EFFECT: Destroy it."),
    noun(One, Item, "TRY | COST: Destroy a {}. | EFFECT: Draw a card."),
    noun(Fighter, Item, "TRY | COST: Deplete a {}. | EFFECT: Draw a card."),
    noun(One, Tactic, "Take control of a {}."),
    noun(One, Tactic, "At the end of the turn, destroy a {}."),
    noun(Fighter, Item, "When a {} attacks, draw a card."),
    noun(Fighter, Item, "When a {} blocks, draw a card."),
    noun(Fighter, Item, "When a {} is blocked, draw a card."),
    noun(Fighter, Item, "When an attacking party is formed including a {}, draw a card."),
    noun(Fighter, Item, "When a {} inflicts damage, draw a card."),
    noun(Fighter, Item, "When a {} becomes depleted, draw a card."),
    noun(Fighter, Item, "If a {} inflicts damage, increase the amount by 1."),
    noun(Fighter, Item, "If a {} inflicts damage to a faction, draw a card instead."),
    noun(Printed, Item, "When you play a {}, draw a card."),
    noun(Printed, Item, "When a player discards a {}, draw a card."),
    noun(Printed, Item, "If a player discards a {}, draw a card instead."),
    noun(Printed, Item, "Your opponent must pay 9 to play a {}."),
    noun(Printed, Item, "TRY | COST: Pay 0. | EFFECT: If you have played a {} this turn, draw a card."),
    noun(Printed, Item, "While a {} has been played this turn, characters you control gain 1 strength."),
    noun(Printed, Tactic, "If there is a {} in your discard pile, draw a card."),
    noun(Printed, Tactic, "Discard a card. If it is a {}, draw a card."),
    noun(Printed, Item, "TRY | COST: Use this only in response to a {} being played. | EFFECT: Draw a card."),
    noun(Printed, Item, "TRY | COST: Discard a {}. | EFFECT: Draw a card."),
    noun(Printed, Item, "TRY | COST: Reveal a {} from your hand. | EFFECT: Draw a card."),
    noun(Printed, Tactic, "Search your deck for a {} and put it into your hand."),
    noun(Printed, Tactic, "Put a {} from your discard pile into your hand."),
    noun(Printed, Tactic, "Play a {} for free."),
    noun(Printed, Tactic, "Look at your opponent's hand and choose a {} in it. Your opponent discards it."),
    noun(Printed, Tactic, "Reduce the numeric cost of the next {} you play this turn by 1."),
];
