//! Whole sentences and lines.

use super::Class::{Act as Does, Clause as Says};
use super::{every, text, word};
use crate::language::tables::Host::{Action, Ally, Gear, Room, Zone};
use arbiter_wakfu::words::{Power, Step};

const DRAW: &str = "Draw one card.";
const MAY: &str = "You may discard one card.";

every!(STEPS: Step {
    Do: [word(Does, "draw two cards")],
    Both: [text(Action, "Draw one card and each opponent discards one card.", DRAW)],
    BothThen: [text(Action, "Draw one card and gain 1 XP, then each opponent discards one card.", "Draw one card and gain 1 XP.")],
    Instead: [text(Action, "Draw one card. If your Hero is tapped, draw two cards instead.", DRAW)],
    During: [text(Action, "Until the end of the turn, all Allies gain +2 Strength.", "Until the beginning of your next turn, all Allies gain +2 Strength.")],
    WhileTapped: [
        text(
            Ally,
            "[Tap]: As long as Probe stays tapped, all Allies gain +2 Strength.",
            "[Tap]: All Allies gain +2 Strength until the end of the turn.",
        ),
    ],
    When: [text(Room, "Reaction. [Neutral]: When an opponent announces an attack, draw one card.", "")],
    If: [text(Action, "If your Hero is tapped, draw two cards.", "Draw two cards.")],
    IfBoth: [text(Action, "If your Hero is tapped, draw two cards and gain 1 XP.", "Draw two cards and gain 1 XP.")],
    IfMay: [text(Action, "If your Hero is tapped, you may draw two cards.", "You may draw two cards.")],
    May: [text(Action, "You may draw two cards.", "Draw two cards.")],
    MayBoth: [text(Action, "You may draw two cards and gain 1 XP.", "You may draw two cards.")],
    MayFor: [text(Action, "You may discard one card to draw two cards.", MAY)],
    IfMayFor: [
        text(
            Action,
            "If your Hero is tapped, you may discard one card to draw two cards.",
            "You may discard one card to draw two cards.",
        ),
    ],
    IfPay: [
        text(
            Action,
            "If your Hero is tapped, you may pay [Neutral] to draw two cards.",
            "You may pay [Neutral] to draw two cards.",
        ),
    ],
    MayCard: [text(Action, "Your Hero may regain 2 HP.", "Your Hero regains 2 HP.")],
    Pay: [text(Action, "You may pay [Neutral] to draw two cards.", "You may pay [Neutral].")],
    PayOnly: [text(Action, "You may pay [Neutral]. If you do, draw two cards.", "You may pay [Neutral].")],
    IfDone: [text(Action, "You may discard one card. If you do, draw two cards.", MAY)],
    IfDoneBoth: [text(Action, "You may discard one card. If you do, draw two cards and gain 1 XP.", "You may discard one card. If you do, draw two cards.")],
    IfDoneBothThen: [
        text(
            Action,
            "You may discard one card. If you do, draw two cards and gain 1 XP, then each opponent discards one card.",
            "You may discard one card. If you do, draw two cards and gain 1 XP.",
        ),
    ],
    IfDoneMay: [text(Action, "You may discard one card. If you do, you may draw two cards.", MAY)],
    Otherwise: [text(Action, "You may discard one card. Otherwise, gain 1 XP.", MAY)],
    Or: [text(Action, "Discard one card or your Hero loses 2 HP.", "Discard one card or draw one card.")],
    Modes: [text(Action, "Choose one: draw two cards; or gain 1 XP.", "Choose one: draw two cards; or draw one card.")],
    Later: [text(Action, "At the end of this turn, draw one card.", DRAW)],
    Next: [text(Action, "The next time an Ally suffers damage, draw one card.", DRAW)],
    IfLater: [text(Action, "If your Hero is tapped, draw one card at the end of this turn.", "At the end of this turn, draw one card.")],
    Whenever: [
        text(
            Action,
            "Until the end of the turn, whenever an Ally suffers damage, draw one card.",
            "The next time an Ally suffers damage, draw one card.",
        ),
    ],
    WheneverMay: [
        text(
            Action,
            "Until the end of the turn, whenever an Ally suffers damage, you may draw one card.",
            "Until the end of the turn, whenever an Ally suffers damage, draw one card.",
        ),
    ],
    OnceOn: [
        text(
            Action,
            "The Ally of your choice gains +1 Strength until the end of the turn. You may play only one Probe on the same Ally each turn.",
            "The Ally of your choice gains +1 Strength until the end of the turn.",
        ),
    ],
    OnceTurn: [
        text(Action, "Draw one card. You may play only one Probe each turn.", DRAW),
    ],
    ComesTapped: [
        text(Action, "Put one Ally from your Hand into play. It appears tapped in the World.", "Put one Ally from your Hand into play in the World."),
    ],
    NoXp: [text(Action, "Destroy all opposing Allies. You gain no XP.", "Destroy all opposing Allies.")],
    Only: [text(Action, "Draw two cards. Play this card only if your Hero is tapped.", "Draw two cards.")],
    OnlyBoth: [
        text(
            Ally,
            "[Neutral]: Draw one card. Use this power only once a turn and only if your Hero is tapped.",
            "[Neutral]: Draw one card. Use this power only once a turn.",
        ),
    ],
    These: [
        text(
            Action,
            "Probe deals 2 [Fire] damage to all Allies. That damage cannot be reduced.",
            "Probe deals 2 [Fire] damage to all Allies.",
        ),
    ],
    Anyone: [text(Zone, "[Neutral]: Draw one card. Every player may use this power.", "[Neutral]: Draw one card.")],
    OnlyPlay: [text(Action, "Draw two cards. Play Probe only during your turn.", "Draw two cards.")],
});

every!(POWERS: Power {
    Keywords: [text(Ally, "Agility, Giant", "Agility")],
    Paid: [text(Room, "[Tap], [Neutral]: Draw one card.", "[Tap]: Draw one card.")],
    Watches: [
        text(Room, "When an Ally appears, draw one card.", ""),
        text(Room, "As long as your Hero is tapped, when you draw a card, gain 1 XP.", "When you draw a card, gain 1 XP."),
        text(Room, "Iop. When you draw a card, gain 1 XP.", "When you draw a card, gain 1 XP."),
        text(Room, "Reaction. When an opponent draws a card, gain 1 XP.", ""),
    ],
    Holds: [text(Zone, "Iop. Your Allies have +1 Strength.", "Your Allies have +1 Strength.")],
    Grants: [
        text(Gear, "The Bearer of Probe has this power: « [Neutral]: Draw one card. »", ""),
        text(Zone, "Your Allies have this power: « When Probe attacks, draw one card. »", ""),
        text(Zone, "Iop. Your Allies have this power: « [Neutral]: Draw one card. »", "Your Allies have this power: « [Neutral]: Draw one card. »"),
    ],
    GrantsWhile: [
        text(
            Zone,
            "As long as your Hero is tapped, your Allies have this power: « [Neutral]: Draw one card. »",
            "Your Allies have this power: « [Neutral]: Draw one card. »",
        ),
    ],
    While: [text(Zone, "As long as your Hero is tapped, your Allies have +1 Strength.", "Your Allies have +1 Strength.")],
    Says: [
        word(Says, "your Hero loses 1 HP"),
        text(Action, "Iop. Draw two cards.", "Draw two cards."),
        text(Action, "Reaction. Draw two cards. Play this card only when an opponent announces an attack.", ""),
    ],
});
