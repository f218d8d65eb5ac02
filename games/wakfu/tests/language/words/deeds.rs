//! What cards do and undergo, and what other players do.

use super::Class::{Clause as Says, Upon, UponBag, UponHero, X};
use super::{every, text, word};
use crate::language::tables::Host::{Action, Ally, Gear, Room};
use arbiter_wakfu::words::{Clause, Coming, Damage, Deed, Num, Player, Recent, Shift};

every!(CLAUSES: Clause {
    You: [word(Says, "gain 1 XP")],
    Peace: [
        text(Action, "No player can announce an attack until the end of the turn.", "All Allies gain +0 Strength until the end of the turn."),
    ],
    Lucky: [
        text(
            Action,
            "Until the end of the turn, the next Chi-Fu-Mi you play is won. Play Chi-Fu-Mi. If you win the Chi-Fu-Mi, draw two cards.",
            "Play Chi-Fu-Mi. If you win the Chi-Fu-Mi, draw two cards.",
        ),
    ],
    They: [
        word(Says, "each player draws one card"),
        word(Says, "each opponent discards one card"),
        word(Says, "each player discards one card at random"),
        word(Says, "each opponent gains 2 XP"),
        word(Says, "each opponent loses 1 AP until the end of the turn"),
        word(Says, "each player loses 1 MP until the end of the turn"),
        word(Says, "each opponent destroys one of their Allies"),
        word(Says, "each opponent banishes a Zone of their choice they control"),
        word(Says, "each player taps one of their Allies"),
        word(Says, "each player recycles one of their Equipment"),
        word(Says, "each opponent discards the top card of their Deck"),
        word(Says, "each player shuffles your Deck"),
    ],
    TheyMay: [word(Says, "each player may draw one card"), word(Says, "each opponent may destroy one of their Allies")],
    Card: [word(Says, "all Allies gain +2 Strength until the end of the turn")],
    Cannot: [
        word(Says, "all Allies cannot attack until the end of the turn"),
        word(Says, "all Allies cannot block until the beginning of your next turn"),
        word(Says, "all Allies cannot untap until the beginning of your next turn"),
        word(Upon, "it cannot attack until the end of the turn"),
        word(Upon, "it cannot be chosen until the end of the turn"),
        word(Upon, "it cannot be destroyed until the end of the turn"),
        word(Upon, "it cannot make a movement until the end of the turn"),
    ],
    Must: [
        word(Says, "all Allies must attack if possible until the end of the turn"),
        word(Upon, "it must attack if possible until the end of the turn"),
        word(Upon, "it must block if possible until the end of the turn"),
    ],
    Neither: [
        word(Says, "all Allies can neither attack nor block until the beginning of your next turn"),
        word(Upon, "it can neither attack nor block until the end of the turn"),
    ],
    Weaker: [
        word(Says, "the Strength of all Allies is reduced by 1 until the end of the turn"),
        word(Upon, "the Strength of it is reduced by 1 until the end of the turn"),
    ],
    Stronger: [
        word(Says, "the Strength of your Hero is increased by 2 until the end of the turn"),
        word(Upon, "the Strength of it is increased by 2 until the end of the turn"),
    ],
    StrongerSame: [
        text(
            Action,
            "Discard up to two cards: The Strength of your Hero is increased by that much until the end of the turn.",
            "Discard up to two cards: The Strength of your Hero is increased by 1 until the end of the turn.",
        ),
    ],
    Doubled: [
        word(Says, "the Strength of your Hero is doubled until the end of the turn"),
        word(Upon, "the Strength of it is doubled until the end of the turn"),
    ],
    Animate: [word(Says, "your Haven Bag has Strength 3 and may attack or block until the end of the turn")],
    Destroyed: [word(Says, "all Zones are destroyed"), word(Upon, "it is destroyed")],
    Damage: [
        word(Says, "all damage about to be dealt to all Allies is reduced by 1 until the end of the turn"),
        word(Upon, "all damage about to be dealt to it is reduced to 0 until the end of the turn"),
    ],
});

every!(DEEDS: Deed {
    Gain: [
        word(Says, "your Allies gain +2 Strength and Giant until the end of the turn"),
        word(Upon, "it gains +2 Strength until the end of the turn"),
        word(Upon, "it gains Agility until the end of the turn"),
    ],
    BearerGains: [
        text(Gear, "[Neutral]: Probe gives its Bearer +2 Strength until the end of the turn.", "[Neutral]: Probe gives its Bearer +0 Strength until the end of the turn."),
    ],
    GainToo: [
        text(
            Action,
            "All Allies gain +1 Strength until the end of the turn. All Allies gain Giant as well.",
            "All Allies gain +1 Strength until the end of the turn.",
        ),
        text(
            Action,
            "All Allies gain +1 Strength until the end of the turn. Your Allies gain +1 Strength as well.",
            "All Allies gain +1 Strength until the end of the turn.",
        ),
    ],
    Double: [
        word(Says, "your Allies double its Strength until the end of the turn"),
        word(Upon, "it doubles its Strength until the end of the turn"),
    ],
    GainOne: [
        word(Says, "your Hero gains +2 Strength or Agility until the end of the turn"),
        word(Upon, "it gains +2 Strength or Giant until the end of the turn"),
    ],
    GainEqual: [
        word(Says, "your Hero gains Strength equal to the number of Allies you control until the end of the turn"),
        word(Upon, "it gains Strength equal to the number of Allies you control until the end of the turn"),
    ],
    GainEqualAnd: [
        word(Says, "your Hero gains Strength equal to the number of Allies you control and Giant until the end of the turn"),
        text(
            Ally,
            "[Neutral]: Probe gains Strength equal to the number of Allies you control and Giant until the end of the turn.",
            "[Neutral]: Probe gains Strength equal to the number of Allies you control until the end of the turn.",
        ),
    ],
    LosePowers: [
        word(Says, "all Allies lose all their powers until the beginning of your next turn"),
        word(Upon, "it loses all its powers until the beginning of your next turn"),
    ],
    Deal: [
        word(Says, "your Hero deals 1 [Fire] damage to all opposing Allies"),
        word(Upon, "it deals 2 [Fire] damage to your Hero"),
        word(Upon, "it deals its Strength as damage to your Hero"),
    ],
    DealAmong: [
        text(
            Action,
            "Probe deals 3 [Fire] damage divided among any number of Allies of your choice.",
            "Probe deals 1 [Fire] damage to any number of Allies of your choice.",
        ),
    ],
    DealEach: [
        text(
            Action,
            "Probe deals one after the other 1 [Fire] and [Water] damage to all Allies.",
            "Probe deals 1 [Fire] damage to all Allies.",
        ),
    ],
    DealBoth: [word(Says, "your Hero deals 1 [Fire] damage and 1 [Water] damage to all Allies")],
    DealAnd: [word(Says, "your Hero deals 1 [Fire] damage to all Allies and 2 [Water] damage to all Heroes")],
    Destroys: [word(Says, "your Hero destroys all Zones"), word(Upon, "it destroys all Zones")],
    Mutually: [
        text(
            Action,
            "Choose two Allies of your choice. The two cards deal each other their Strength as damage at once.",
            "Choose two Allies of your choice.",
        ),
    ],
    Suffer: [word(Says, "all Allies suffer 1 [Fire] damage"), word(Upon, "it suffers 2 [Fire] damage"), word(UponBag, "it suffers 2 [Fire] damage")],
    Regain: [word(Says, "your Hero regains 2 HP"), word(UponHero, "it regains 2 HP")],
    RegainPer: [
        text(
            Action,
            "Recycle up to two cards from your Discard: Your Hero regains 1 HP for each card recycled.",
            "Recycle up to two cards from your Discard: Your Hero regains 1 HP.",
        ),
    ],
    LoseHp: [word(Says, "your Hero loses 2 HP"), word(UponHero, "it loses 2 HP")],
    RegainResistance: [word(Says, "your Haven Bag regains 2 RP"), word(UponBag, "it regains 2 RP")],
    LoseResistance: [word(Says, "your Haven Bag loses 2 RP"), word(UponBag, "it loses 2 RP")],
    Stays: [
        text(Room, "Reaction. When one of your Allies is about to be destroyed, that Ally stays in play instead.", ""),
        text(Ally, "Reaction. When Probe is about to be destroyed, Probe stays in play instead.", ""),
    ],
    ToHand: [
        text(Room, "Reaction. When one of your Allies is about to be destroyed, it goes to its owner's Hand instead.", ""),
    ],
    RegainAll: [word(Says, "your Hero regains all its HP"), word(UponHero, "it regains all its HP")],
    RegainEqual: [word(Says, "your Hero regains HP equal to the number of Allies you control")],
    LoseEqual: [word(Says, "your Hero loses HP equal to the number of Allies you control")],
    RegainSame: [
        text(Room, "When an Ally suffers damage, your Hero regains that much HP.", "When an Ally suffers damage, your Hero regains 1 HP."),
        text(
            Action,
            "Discard up to two cards: Your Hero regains that much HP.",
            "Discard up to two cards: Your Hero regains 1 HP.",
        ),
    ],
    LoseSame: [
        text(Room, "When an Ally suffers damage, your Hero loses that much HP.", "When an Ally suffers damage, your Hero loses 1 HP."),
    ],
    Return: [word(Says, "all Equipment go back to its owner's Hand"), word(Upon, "it goes back to its owner's Hand")],
    BecomesTarget: [
        text(
            Ally,
            "Reaction. [Neutral]: When one of your Allies or Heroes becomes the Target of an attack, Probe becomes the Target of the attack instead.",
            "Reaction. [Neutral]: When one of your Allies or Heroes becomes the Target of an attack, all Allies gain +0 Strength until the end of the turn.",
        ),
    ],
    Back: [
        word(Says, "all Allies go back to the World"),
        text(
            Ally,
            "[Neutral]: The attacking or blocking Ally of your choice goes back to the World.",
            "[Neutral]: Choose the attacking or blocking Ally of your choice.",
        ),
    ],
    BackTapped: [
        word(Says, "all Allies go back to the World tapped"),
        text(
            Ally,
            "[Neutral]: The attacking or blocking Ally of your choice goes back to the World tapped.",
            "[Neutral]: Choose the attacking or blocking Ally of your choice.",
        ),
    ],
});

every!(DAMAGES: Damage {
    N: [word(Says, "all Allies suffer 2 [Water] damage"), word(X, "all Allies suffer X [Water] damage")],
    Split: [
        text(
            Action,
            "Probe deals 3 divided [Air] damage to up to three Allies of your choice.",
            "Probe deals 1 [Air] damage to up to three Allies of your choice.",
        ),
    ],
    Strength: [word(Says, "your Hero deals its Strength as damage to all opposing Allies")],
    StrengthAs: [word(Says, "your Hero deals its Strength as [Fire] damage to all opposing Allies")],
    Equal: [word(Says, "your Hero deals [Fire] damage equal to the number of Allies you control to all Allies")],
    AnyElement: [word(Says, "your Hero deals 2 damage of the Element of your choice to all Allies")],
    Same: [
        text(
            Ally,
            "When your Hero suffers damage, Probe deals that much [Fire] damage to all opposing Allies.",
            "When your Hero suffers damage, Probe deals 1 [Fire] damage to all opposing Allies.",
        ),
    ],
});

every!(NUMS: Num {
    N: [word(Says, "your Hero regains 3 HP")],
    X: [word(X, "your Hero regains X HP"), word(X, "your Hero loses X HP"), word(X, "your Haven Bag loses X RP")],
});

every!(COMINGS: Coming {
    To: [word(Says, "all damage about to be dealt to all Heroes is increased by 1 until the end of the turn")],
    By: [
        word(Says, "all damage about to be dealt by all Allies is increased by 1 until the end of the turn"),
        word(Upon, "all damage about to be dealt by it is increased by 2 until the end of the turn"),
    ],
    ByPowers: [word(Says, "all damage dealt by powers of your Allies is increased by 1 until the end of the turn")],
    ToBy: [text(Room, "All damage about to be dealt to your Hero by a Monster is reduced to 0.", "All damage about to be dealt to your Hero is reduced to 0.")],
    NamedTo: [
        text(
            Action,
            "Name an Element. All damage of the named Element about to be dealt to your Hero is reduced to 0 until the end of the turn.",
            "Name an Element.",
        ),
    ],
    All: [word(Says, "all damage is increased by 1 until the end of the turn")],
    ToIt: [word(Upon, "all damage about to be dealt to that one is increased by 2 until the end of the turn")],
});

every!(SHIFTS: Shift {
    Less: [word(Says, "all damage is reduced by 1 until the end of the turn")],
    More: [word(Says, "all damage is increased by 2 until the end of the turn")],
    None: [word(Says, "all damage is reduced to 0 until the end of the turn")],
    Sure: [
        text(
            Action,
            "Probe deals 2 [Fire] damage to all Allies. That damage cannot be reduced.",
            "Probe deals 2 [Fire] damage to all Allies.",
        ),
    ],
    Straight: [
        text(
            Action,
            "Probe deals 2 [Fire] damage to all Allies. That damage cannot be reduced or redirected.",
            "Probe deals 2 [Fire] damage to all Allies.",
        ),
    ],
});

every!(PLAYERS: Player {
    Chosen: [
        text(Action, "The player of your choice draws one card.", "The opponent of your choice draws one card."),
        text(Action, "The Hero of the player of your choice loses 2 HP.", "The Hero of the opponent of your choice loses 2 HP."),
    ],
    ChosenFoe: [
        text(Action, "The opponent of your choice draws one card.", "The player of your choice draws one card."),
        text(Action, "The Haven Bag of the opponent of your choice loses 2 RP.", "The Haven Bag of the player of your choice loses 2 RP."),
    ],
    Each: [
        text(Action, "Each player draws one card.", "Each opponent draws one card."),
        text(Action, "The Hero of each player loses 2 HP.", "The Hero of each opponent loses 2 HP."),
    ],
    Opponents: [
        text(Action, "Each opponent draws one card.", "Each player draws one card."),
        text(Action, "The Hero of each opponent loses 2 HP.", "The Hero of each player loses 2 HP."),
    ],
    Defender: [
        text(Ally, "When Probe attacks, the defending player discards one card.", "When Probe attacks, discard one card."),
        text(Ally, "When Probe attacks, the Hero of the defending player loses 1 HP.", ""),
    ],
    Controller: [word(Upon, "its controller draws one card"), word(Upon, "the Hero of its controller loses 2 HP")],
    Just: [
        text(Room, "Reaction. [Neutral]: The Hero of the player that just announced an attack loses 2 HP.", ""),
        text(Action, "Reaction. The player that just made a movement discards one card.", ""),
    ],
    ControllerOf: [word(Upon, "the controller of it draws one card")],
    That: [
        text(
            Action,
            "The player of your choice draws one card. That player gains 1 XP.",
            "The player of your choice draws one card. Gain 1 XP.",
        ),
    ],
});

every!(RECENTS: Recent {
    Moved: [text(Room, "Reaction. [Neutral]: The Hero of the player that just made a movement loses 2 HP.", "")],
    Attacked: [text(Action, "Reaction. The player that just announced an attack discards one card.", "")],
    GainedXp: [text(Action, "Reaction. The player that just gained XP discards one card.", "")],
});
