//! What happens.

use super::Class::{Ahead, BearerEvent, Event, Later as Waits, Moment as When, OwnEvent};
use super::{every, text, word};
use crate::language::tables::Host::{Ally, Challenge, Held};
use arbiter_wakfu::words::{Happening, Later, Moment, Trigger};

every!(EVENTS: Happening {
    Appears: [
        word(Event, "an Ally appears"),
        word(Event, "an Ally appears in the World"),
        word(Event, "an Ally appears in its Haven Bag"),
        text(Held, "When Probe appears, draw one card.", ""),
        text(Held, "When Probe appears in the World, draw one card.", "When Probe appears, draw one card."),
    ],
    AppearsFromDiscard: [
        text(
            Ally,
            "When an Ally appears out of your Discard, draw one card.\n[Neutral]: Put one Ally from your Discard into play.",
            "[Neutral]: Put one Ally from your Discard into play.",
        ),
    ],
    AppearsElsewhere: [word(Event, "an Ally appears on the side of another player")],
    AppearsYours: [word(Event, "an Ally appears under your control")],
    AppearsInDefense: [text(Held, "Defense\nWhen Probe appears in Defense, draw one card.", "Defense")],
    AppearsInReinforcement: [
        text(Held, "Reinforcement\nWhen Probe appears in Reinforcement, draw one card.", "Reinforcement"),
    ],
    Attacks: [word(Event, "an Ally attacks"), word(OwnEvent, "Probe attacks"), word(BearerEvent, "the Bearer of Probe attacks"), word(Event, "your Hero attacks")],
    AttacksAlone: [word(Event, "an Ally attacks alone"), word(OwnEvent, "Probe attacks alone")],
    Blocks: [word(Event, "an Ally blocks"), word(OwnEvent, "Probe blocks"), word(BearerEvent, "the Bearer of Probe blocks")],
    AttacksOrBlocks: [word(Event, "an Ally attacks or blocks"), word(OwnEvent, "Probe attacks or blocks")],
    Blocked: [word(Event, "an Ally is blocked"), word(OwnEvent, "Probe is blocked")],
    Destroyed: [word(Event, "an Ally is destroyed"), word(OwnEvent, "Probe is destroyed"), word(Event, "a Zone is destroyed"), word(BearerEvent, "the Bearer of Probe is destroyed")],
    DestroyedByFoe: [word(Event, "one of your Allies is destroyed by an opponent"), word(OwnEvent, "Probe is destroyed by an opponent")],
    YouDestroy: [word(Event, "you destroy an Ally")],
    YouDestroyByText: [word(Event, "you destroy an Ally with an Action or a power")],
    Chosen: [word(Event, "an Ally is chosen"), word(OwnEvent, "Probe is chosen"), word(Event, "your Hero is chosen")],
    ChosenByFoe: [word(Event, "one of your Allies is chosen by an opponent"), word(OwnEvent, "Probe is chosen by an opponent")],
    Deals: [word(Event, "an Ally deals damage"), word(OwnEvent, "Probe deals damage")],
    DealsTo: [word(Event, "an Ally deals damage to a Hero"), word(OwnEvent, "Probe deals damage to an Ally")],
    DealsInBattle: [word(Event, "an Ally deals Battle Damage to an Ally"), word(OwnEvent, "Probe deals Battle Damage to an Ally")],
    Regains: [word(Event, "your Hero regains HP"), word(Event, "a Hero regains HP")],
    Strengthened: [word(Event, "a Ally gains a Strength bonus"), word(Event, "one of your Allies gains a Strength bonus")],
    LosesHp: [word(Event, "your Hero loses HP"), word(Event, "a Hero loses HP")],
    Moves: [word(Event, "an Ally makes a movement"), word(Event, "your Hero makes a movement"), word(OwnEvent, "Probe makes a movement")],
    Banished: [word(Event, "an Ally is banished"), word(Event, "a card is banished")],
    LeavesPlay: [word(Event, "an Ally leaves play"), word(OwnEvent, "Probe leaves play"), word(Event, "a Zone leaves play")],
    LeavesWorld: [word(Event, "an Ally leaves the World"), word(OwnEvent, "Probe leaves the World"), word(Event, "your Hero leaves the World")],
    Taps: [word(Event, "an Ally taps"), word(OwnEvent, "Probe taps"), word(Event, "a Zone taps"), word(Event, "your Haven Bag taps")],
    TapsForResource: [word(Event, "a Zone taps for a Resource"), word(Event, "an Ally taps for a Resource")],
    TapsFighting: [word(Event, "an Ally taps in this battle"), word(OwnEvent, "Probe taps in this battle")],
    Targeted: [word(Event, "a Hero becomes the Target of an attack"), word(OwnEvent, "Probe becomes the Target of an attack"), word(Event, "a Haven Bag becomes the Target of an attack")],
    Untaps: [word(Event, "an Ally untaps"), word(OwnEvent, "Probe untaps")],
    UntapsInWorld: [word(Event, "an Ally untaps in the World"), word(OwnEvent, "Probe untaps in the World")],
    Damaged: [word(Event, "an Ally suffers damage"), word(OwnEvent, "Probe suffers damage"), word(BearerEvent, "the Bearer of Probe suffers damage"), word(Event, "your Haven Bag suffers damage")],
    AboutToSuffer: [word(Ahead, "an Ally is about to suffer damage"), word(Ahead, "your Hero is about to suffer damage")],
    AboutToDeal: [word(Ahead, "an Ally is about to deal damage")],
    AboutToRegain: [word(Ahead, "a Hero is about to regain HP")],
    AboutToBeDestroyed: [word(Ahead, "one of your Allies is about to be destroyed"), word(Ahead, "an Ally is about to be destroyed")],
    YouDraw: [word(Event, "you draw a card")],
    YouPlay: [word(Event, "you play an Ally"), word(Event, "you play an Action")],
    TheyPlay: [word(Event, "an opponent plays a card")],
    OthersPlay: [word(Event, "another player plays a card")],
    AnyPlays: [word(Event, "a player plays an Action")],
    YouCraft: [word(Event, "you craft an Equipment")],
    YouRecycle: [word(Event, "you recycle a card")],
    TheyDraw: [word(Event, "an opponent draws a card")],
    OthersDraw: [word(Event, "another player draws a card")],
    YouAttack: [word(Event, "you announce an attack")],
    AnyAttacks: [word(Event, "a player announces an attack")],
    YouGainXp: [word(Event, "you gain XP")],
    TheyGainXp: [word(Event, "an opponent gains XP")],
    TheyAttack: [word(Event, "an opponent announces an attack")],
    AnyGainsAp: [
        text(
            Ally,
            "When a player gains AP, draw one card.\n[Neutral]: Gain 1 AP until the end of the turn.",
            "[Neutral]: Gain 1 AP until the end of the turn.",
        ),
    ],
    AttacksYou: [word(Event, "a player attacks you")],
    IdleEnd: [word(Event, "an opponent declares the end of a turn without having attacked")],
    TheyAct: [word(Event, "an opponent takes an action in this battle")],
    YouWin: [
        text(Ally, "When you win a Chi-Fu-Mi, draw one card.\n[Neutral]: Play Chi-Fu-Mi.", "[Neutral]: Play Chi-Fu-Mi."),
    ],
    EndDeclared: [word(Event, "you declare the end of your turn")],
});

every!(MOMENTS: Moment {
    YourTurn: [word(When, "at the beginning of your turn")],
    FoesTurn: [word(When, "at the beginning of each opponent's turn")],
    EachTurn: [word(When, "at the beginning of each player's turn")],
    YourEnd: [word(When, "at the end of your turn")],
    FoesEnd: [word(When, "at the end of each opponent's turn")],
    EachEnd: [word(When, "at the end of each player's turn")],
    Battle: [word(When, "at the end of the battle")],
    ActionPhase: [
        word(When, "at the end of the Action Phase"),
        text(Challenge, "At the end of the Action Phase, if your Hero attacks, gain 2 XP.", "At the end of the Action Phase, if your Hero attacks, gain 1 XP."),
    ],
    ActionBegins: [word(When, "at the beginning of the Action Phase")],
});

every!(LATERS: Later {
    Turn: [word(Waits, "at the end of this turn")],
    Battle: [text(Ally, "When Probe attacks, at the end of this battle, draw one card.", "")],
    YourNext: [word(Waits, "at the beginning of your next turn")],
});

every!(TRIGGERS: Trigger {
    When: [word(Event, "you draw a card")],
    At: [text(Ally, "At the beginning of your turn, draw one card.", "At the end of your turn, draw one card.")],
});
