//! Conditions, durations and limits.

use super::Class::{Cond as Asks, Limit as Only, OwnCond, Until as Lasts};
use super::{every, text, word};
use crate::language::tables::Host::{Action, Ally, Gear, Room};
use arbiter_wakfu::words::{A, Cond, Limit, Place, Until};

every!(CONDS: Cond {
    At: [word(Asks, "your Hero is in the World"), word(Asks, "your Hero is in its Haven Bag"), word(OwnCond, "Probe is in the World")],
    UntappedAt: [word(Asks, "your Hero is untapped in the World"), word(OwnCond, "Probe is untapped in the World")],
    Tapped: [word(Asks, "your Hero is tapped"), word(OwnCond, "Probe is tapped")],
    Untapped: [word(Asks, "your Hero is untapped"), word(OwnCond, "Probe is untapped")],
    Attacks: [word(Asks, "your Hero attacks"), word(OwnCond, "Probe attacks")],
    Blocks: [word(Asks, "your Hero blocks"), word(OwnCond, "Probe blocks")],
    Fights: [word(Asks, "your Hero is attacking or blocking"), word(OwnCond, "Probe is attacking or blocking")],
    NotFights: [word(Asks, "your Hero is neither attacking nor blocking"), word(OwnCond, "Probe is neither attacking nor blocking")],
    OnlyBlocker: [word(OwnCond, "Probe is the only blocker")],
    BearsA: [word(Asks, "your Hero bears a Weapon"), word(OwnCond, "Probe bears a Jewel")],
    IsTarget: [word(Asks, "your Hero is the Target of a battle"), word(OwnCond, "Probe is the Target of a battle")],
    Bears: [word(Asks, "your Hero bears Equipment"), word(OwnCond, "Probe bears Equipment")],
    Bare: [word(Asks, "your Hero bears no Equipment"), word(OwnCond, "Probe bears no Equipment")],
    Has: [word(Asks, "your Hero has Agility"), word(OwnCond, "Probe has Giant")],
    Attacked: [word(Asks, "your Hero has attacked this turn"), word(OwnCond, "Probe has attacked this turn")],
    NotAttacked: [word(Asks, "your Hero has not attacked this turn"), word(OwnCond, "Probe has not attacked this turn")],
    Dealt: [word(Asks, "your Hero has dealt damage this turn"), word(OwnCond, "Probe has dealt damage this turn")],
    Suffered: [word(Asks, "your Hero has suffered damage this turn"), word(OwnCond, "Probe has suffered damage this turn")],
    InBattle: [word(Asks, "your Hero is attacking, blocking or the Target of a battle"), word(OwnCond, "Probe is attacking, blocking or the Target of a battle")],
    ItIs: [
        text(
            Action,
            "Reveal the top card of your Deck. If that is a Ally, draw two cards.",
            "Reveal the top card of your Deck. Draw two cards.",
        ),
        text(
            Action,
            "Choose the card of your choice. If that is a Ally, destroy it.",
            "Choose the card of your choice. Destroy it.",
        ),
    ],
    Is: [
        text(Room, "When an Ally appears, if it is Mole, draw one card.", "When an Ally appears, draw one card."),
        text(Action, "Choose the Ally of your choice. If it is Mole, draw two cards.", "Choose the Ally of your choice. Draw two cards."),
    ],
    IsUnique: [
        text(
            Action,
            "Choose the card of your choice. If it is Unique, draw two cards.",
            "Choose the card of your choice. Draw two cards.",
        ),
    ],
    Destroyed: [
        text(
            Action,
            "Probe deals 2 [Fire] damage to the Ally of your choice. If it is destroyed, draw two cards.",
            "Probe deals 2 [Fire] damage to the Ally of your choice. Draw two cards.",
        ),
    ],
    Shown: [
        text(
            Action,
            "Reveal the top two cards of your Deck. If an Ally is revealed this way, draw two cards.",
            "Reveal the top two cards of your Deck. Draw two cards.",
        ),
    ],
    Spent: [
        text(
            Ally,
            "[Neutral]: Draw one card. If you spend more than [Neutral][Neutral] this way, destroy Probe.",
            "[Neutral]: Draw one card.",
        ),
    ],
    Accepts: [
        text(
            Ally,
            "Tap one of your Allies and challenge the opposing Ally of your choice: If that opponent accepts, draw one card.",
            "Tap one of your Allies and challenge the opposing Ally of your choice: If that opponent refuses, draw one card.",
        ),
    ],
    Refuses: [
        text(
            Action,
            "Tap one of your Allies and challenge the opposing Ally of your choice: If that opponent refuses, draw one card.",
            "Tap one of your Allies and challenge the opposing Ally of your choice: Draw one card.",
        ),
    ],
    Blocked: [word(Asks, "your Hero is blocked"), word(OwnCond, "Probe is blocked")],
    Control: [word(Asks, "you control at least seven Allies"), word(Asks, "you control at least five Monsters")],
    Controls: [word(Asks, "you control a tapped Ally"), word(Asks, "you control a wounded Ally")],
    ControlsOther: [word(Asks, "you control at least one other Mole"), word(OwnCond, "you control at least one other Jewel")],
    ControlsStrongest: [word(Asks, "you control the Ally with the greatest Strength in the World")],
    DefenderControls: [
        text(
            Ally,
            "When Probe attacks, if the defending player controls a tapped Ally, draw one card.",
            "When Probe attacks, draw one card.",
        ),
    ],
    Different: [word(Asks, "you control five different Allies"), word(Asks, "you control three different Zones")],
    Levels: [word(Asks, "the Levels of Allies you control in the World are 12 or more")],
    LevelsLying: [word(Asks, "the Levels of cards in your Discard are 6 or more")],
    OnlyCard: [text(Action, "Draw one card. Play this card only if it is the only card in your Hand.", "Draw one card.")],
    Began: [word(Asks, "you controlled the Hero in the World at the beginning of your turn")],
    BeganEither: [word(Asks, "you controlled the Hero or seven Allies in the World at the beginning of your turn")],
    BeganLying: [word(Asks, "you had at least five cards in your Discard at the beginning of your turn")],
    BeganAlone: [word(Asks, "only your Hero was in the World at the beginning of your turn")],
    ControlsNone: [word(Asks, "you control no tapped Ally")],
    HandBelow: [word(Asks, "you have fewer than four cards in your Hand")],
    HeroIs: [word(Asks, "your Hero is an Iop")],
    Won: [text(Action, "Play Chi-Fu-Mi. If you win the Chi-Fu-Mi, draw two cards.", "Play Chi-Fu-Mi. Draw two cards.")],
    Lost: [text(Action, "Play Chi-Fu-Mi. If you lose the Chi-Fu-Mi, draw two cards.", "Play Chi-Fu-Mi. Draw two cards.")],
});

every!(PLACES_OF: Place {
    World: [word(Asks, "your Hero is in the World")],
    Bag: [word(Asks, "your Hero is in its Haven Bag")],
    YourBag: [word(Asks, "your Hero is in your Haven Bag")],
    Play: [word(OwnCond, "your Haven Bag is in play")],
    Discard: [
        text(
            crate::language::tables::Host::Lying,
            "At the beginning of your turn, if Probe is in your Discard, draw one card.",
            "",
        ),
    ],
});

every!(AS: A {
    One: [
        text(
            Action,
            "Reveal the top card of your Deck. If that is a Ally, put it into play.",
            "Reveal the top card of your Deck.",
        ),
    ],
    Either: [
        text(
            Action,
            "Reveal the top card of your Deck. If that is either a Ally or a Equipment, draw two cards.",
            "Reveal the top card of your Deck. If that is a Equipment, draw two cards.",
        ),
    ],
});

every!(UNTILS: Until {
    Turn: [word(Lasts, "until the end of the turn")],
    Battle: [word(Lasts, "until the end of the battle")],
    ActionPhase: [word(Lasts, "until the end of the Action Phase")],
    YourNext: [word(Lasts, "until the beginning of your next turn")],
    Next: [word(Lasts, "until the beginning of the next turn")],
    TheirNext: [text(Action, "Each opponent loses 1 MP until the end of their next turn.", "Each opponent loses 1 MP until the end of the turn.")],
    Tapped: [
        text(
            Ally,
            "[Tap]: All Allies gain +2 Strength as long as this card stays tapped.",
            "[Tap]: All Allies gain +2 Strength until the end of the turn.",
        ),
    ],
});

every!(LIMITS: Limit {
    Once: [word(Only, "once a turn")],
    YourTurn: [word(Only, "during your turn")],
    If: [word(Only, "if your Hero is tapped")],
    When: [
        text(
            Room,
            "Reaction. [Neutral]: Draw one card. Use this power only when an opponent announces an attack.",
            "Reaction. [Neutral]: Draw one card. Use this power only when you announce an attack.",
        ),
    ],
    At: [
        text(
            Gear,
            "Reaction. [Neutral]: Draw one card. Use this power only at the beginning of your turn.",
            "Reaction. [Neutral]: Draw one card. Use this power only at the end of your turn.",
        ),
    ],
});
