//! What players do.

use super::Class::{Act as Does, Cost as Paid, Look, Upon, X};
use super::{every, text, word};
use crate::language::tables::Host::{Action, Ally, Gear, Held, HeldGear, Lying, Room};
use arbiter_wakfu::words::{Act, But, Cancelled, Entering, Marker, Pending, Pile, Spirit, Top};

const CHOOSE: &str = "Choose the Ally of your choice.";
const TWO: &str = "Choose the opposing Ally of your choice. Choose one of your Allies of your choice.";
const NOTHING: &str = "All Allies gain +0 Strength until the end of the turn.";

every!(ACTS: Act {
    Draw: [word(Does, "draw two cards"), word(Does, "draw one card")],
    DrawX: [word(X, "draw X cards")],
    DrawUpTo: [word(Does, "draw up to two cards")],
    DrawEqual: [word(Does, "draw a number of cards equal to the number of Allies you control")],
    DrawSame: [
        text(Ally, "When your Hero suffers damage, draw that many cards.", "When your Hero suffers damage, draw one card."),
        text(Action, "Discard up to two cards: Draw that many cards.", "Discard up to two cards: Draw one card."),
    ],
    Discard: [word(Does, "discard one card"), word(Paid, "Discard one card")],
    DiscardRandom: [word(Does, "discard one card at random")],
    DiscardUpTo: [word(Paid, "Discard up to two cards")],
    DiscardX: [word(Paid, "Discard X cards")],
    DiscardThe: [word(Paid, "Discard one Ally from your Hand"), word(Paid, "Discard two Actions from your Hand")],
    Mill: [
        word(Does, "discard the top card of your Deck"),
        word(Does, "discard the bottom card of your Deck"),
        word(Paid, "Discard the top card of your Deck"),
    ],
    MillN: [word(Does, "discard the top two cards of your Deck")],
    RevealTop: [word(Look, "reveal the top card of your Deck"), word(Look, "reveal the bottom card of your Deck")],
    RevealTops: [word(Look, "reveal the top two cards of your Deck")],
    LookTops: [word(Look, "look at the top two cards of your Deck")],
    LookEqual: [word(Look, "look at a number of top cards of your Deck equal to the number of Allies you control")],
    LookTop: [word(Look, "look at the top card of your Deck"), word(Look, "look at the bottom card of your Deck")],
    LookHand: [
        text(
            Action,
            "Look at the Hand of the opponent of your choice and choose there one card. That player discards that card.",
            "Look at the Hand of the opponent of your choice and choose there one card.",
        ),
        text(
            Action,
            "Look at the Hand of the opponent of your choice and choose there one Action. That player banishes that card.",
            "Look at the Hand of the opponent of your choice and choose there one Action.",
        ),
    ],
    Shuffle: [word(Does, "shuffle your Deck")],
    Win: [word(Does, "win the game")],
    LoseGame: [word(Does, "lose the game")],
    Xp: [word(Does, "gain 2 XP")],
    XpEqual: [word(Does, "gain XP equal to the number of Allies you control")],
    XpSame: [text(Ally, "When your Hero suffers damage, gain that much XP.", "When your Hero suffers damage, gain 1 XP.")],
    Ap: [word(Does, "gain 2 AP until the end of the turn")],
    Mp: [word(Does, "gain 2 MP until the end of the turn")],
    LoseAp: [word(Does, "lose 2 AP until the end of the turn")],
    LoseApSame: [
        text(
            Action,
            "Discard up to two cards: Each opponent loses that many AP until the end of the turn.",
            "Discard up to two cards: Each opponent loses 1 AP until the end of the turn.",
        ),
    ],
    LoseMp: [word(Does, "lose 2 MP until the end of the turn")],
    Destroy: [
        word(Does, "destroy all Zones"),
        word(Upon, "destroy it"),
        word(Paid, "Destroy one of your Allies"),
        word(Paid, "Destroy one of your Zones"),
        word(Paid, "Destroy Probe"),
    ],
    Banish: [
        word(Does, "banish all Equipment"),
        word(Upon, "banish it"),
        word(Paid, "Banish one of your Allies"),
        word(Paid, "Banish one card from your Discard"),
        word(Paid, "Banish Probe"),
    ],
    Tap: [
        word(Does, "tap all Allies"),
        word(Upon, "tap it"),
        word(Paid, "Tap one of your Allies"),
        word(Paid, "Tap your Hero"),
        word(Paid, "Tap X of your Allies"),
        word(Paid, "Tap up to two of your Allies"),
        word(Paid, "Tap the Bearer of Probe"),
    ],
    Untap: [word(Does, "untap all Allies"), word(Does, "untap your Hero"), word(Upon, "untap it")],
    Turn: [word(Does, "tap or untap your Hero"), word(Upon, "tap or untap it")],
    Recycle: [
        word(Does, "recycle all Allies"),
        word(Upon, "recycle it"),
        word(Paid, "Recycle one card from your Discard"),
        word(Paid, "Recycle one Ally from your Discard"),
        word(Paid, "Recycle X cards from your Discard"),
        word(Paid, "Recycle Probe"),
    ],
    OnTop: [word(Does, "put all Equipment on top of its owner's Deck"), word(Upon, "put it on top of its owner's Deck")],
    Bounce: [
        word(Does, "return all Allies to its owner's Hand"),
        word(Upon, "return it to its owner's Hand"),
        word(Paid, "Return one of your Allies to its owner's Hand"),
    ],
    TakeBack: [
        word(Upon, "take it back into your Hand"),
        word(Does, "take one card from your Discard back into your Hand"),
        word(Paid, "Take one of your Allies back into your Hand"),
    ],
    FromDiscard: [
        text(Lying, "At the beginning of your turn, take Probe back into your Hand from your Discard.", ""),
        text(Lying, "When an Ally is destroyed, you may take Probe back into your Hand from your Discard.", ""),
    ],
    Rise: [text(Lying, "When an Ally is destroyed, put Probe into play from your Discard.", "")],
    PutIntoPlay: [
        word(Upon, "put it into play"),
        word(Upon, "put it into play in the World tapped"),
        word(Does, "put one Ally from your Hand into play"),
        word(Does, "put one Ally from your Discard into play tapped"),
    ],
    PutOn: [
        word(Does, "put one Equipment from your Discard into play on your Hero"),
        text(HeldGear, "Reaction. When an opponent announces an attack, put Probe into play on your Hero.", ""),
    ],
    FromHand: [
        text(Held, "[Neutral]: Put Probe into play from your Hand.", ""),
        text(Held, "Reaction. When an opponent announces an attack, put Probe into play from your Hand.", ""),
    ],
    Summon: [text(Action, "Put Probe into play as a Monster Mole of Strength 2 [Earth].", NOTHING)],
    SummonWorld: [
        text(
            Action,
            "Put Probe into play in the World as a Monster of Strength 2 [Earth].",
            "Put Probe into play as a Monster of Strength 2 [Earth].",
        ),
    ],
    SummonZone: [
        text(Action, "Put Probe into play as a Zone.", NOTHING),
        text(
            Action,
            "Put Probe into play as a Zone.\nAt the beginning of your turn, draw one card.",
            "Put Probe into play as a Zone.",
        ),
    ],
    Token: [word(Does, "put two Mole tokens of Strength 1 [Earth] into play")],
    Spirits: [word(Does, "put one Terra token into play")],
    Seek: [
        word(Does, "search your Deck for one Equipment"),
        text(
            Action,
            "Search your Deck for one Equipment and take that card back into your Hand.",
            "Search your Deck for one Equipment.",
        ),
        text(
            Action,
            "Search your Deck for up to two Allies and discard that card.",
            "Search your Deck for up to two Allies.",
        ),
    ],
    Choose: [text(Action, "Choose the Ally of your choice. Tap it.", CHOOSE)],
    Reveal: [word(Look, "reveal one card from your Hand"), text(Action, "Search your Deck for one Equipment. Reveal it.", "Search your Deck for one Equipment.")],
    NameElement: [
        text(
            Action,
            "Name an Element. All damage of the named Element about to be dealt to all Allies is reduced to 0 until the end of the turn.",
            "Name an Element.",
        ),
        text(
            Action,
            "Name an Element. All Allies gain Resist 2 in that Element until the end of the turn.",
            "Name an Element.",
        ),
    ],
    Deal: [word(Does, "deal 2 [Fire] damage to all Allies"), word(Upon, "deal 2 [Fire] damage to it")],
    Displace: [
        word(Does, "displace your Hero in its Haven Bag"),
        word(Does, "displace all Allies in the World"),
        word(Upon, "displace it in its Haven Bag"),
        word(Upon, "displace it in the World"),
        word(Upon, "displace it in your Haven Bag"),
    ],
    Reduce: [
        text(
            Ally,
            "Reaction. [Tap]: Reduce the damage about to be dealt to the Ally or Hero of your choice by 2.",
            "Reaction. [Tap]: Increase the damage about to be dealt to the Ally or Hero of your choice by 0.",
        ),
        text(Ally, "Reaction. When your Hero is about to suffer damage, reduce that damage by 1.", ""),
        text(Gear, "Reaction. When the Bearer of Probe is about to suffer damage, reduce that damage by 1.", ""),
    ],
    Increase: [
        text(
            Ally,
            "Reaction. [Tap]: Increase the damage about to be dealt to the Ally or Hero of your choice by 2.",
            "Reaction. [Tap]: Increase the damage about to be dealt to the Ally or Hero of your choice by 0.",
        ),
        text(Ally, "Reaction. When your Hero is about to suffer damage, increase that damage by 1.", ""),
    ],
    Prevent: [
        text(
            Ally,
            "Reaction. [Tap]: Reduce the damage about to be dealt to the Ally or Hero of your choice to 0.",
            "Reaction. [Tap]: Increase the damage about to be dealt to the Ally or Hero of your choice by 0.",
        ),
        text(Ally, "Reaction. When your Hero is about to suffer damage, reduce that damage to 0.", ""),
        text(
            Action,
            "Reaction. Reduce the damage about to be dealt to the Hero of your choice to 0.",
            "Reaction. Increase the damage about to be dealt to the Hero of your choice by 0.",
        ),
    ],
    Redirect: [
        text(
            Ally,
            "Reaction. [Tap]: Redirect the damage about to be dealt to the Ally or Hero of your choice to Probe.",
            "Reaction. [Tap]: Increase the damage about to be dealt to the Ally or Hero of your choice by 0.",
        ),
        text(Ally, "Reaction. When your Hero is about to suffer damage, redirect that damage to Probe.", ""),
        text(
            Action,
            "Reaction. Redirect the damage about to be dealt to one of your Allies to your Hero.",
            "Reaction. Increase the damage about to be dealt to one of your Allies by 0.",
        ),
    ],
    Cancel: [
        text(Action, "Reaction. Cancel the card that was just played.", ""),
        text(Room, "Reaction. [Tap]: Cancel the Action that was just played.", "Reaction. [Tap]: All Allies gain +0 Strength until the end of the turn. Use this power only when a player plays an Action."),
    ],
    Control: [
        word(Does, "take control of all opposing Allies until the end of the turn"),
        word(Upon, "take control of it"),
        word(Upon, "take control of it until the end of the turn"),
    ],
    Swap: [
        text(
            Action,
            "Exchange control of the opposing Ally of your choice and one of your Allies of your choice.",
            TWO,
        ),
    ],
    SwapPlaces: [
        text(
            Ally,
            "[Neutral]: Exchange the position of the attacking or blocking Ally of your choice and one of your Allies of your choice.",
            "[Neutral]: Choose the attacking or blocking Ally of your choice. Choose one of your Allies of your choice.",
        ),
    ],
    Withdraw: [
        word(Does, "remove all Allies from the battle"),
        word(Upon, "remove it from the battle"),
        text(
            Ally,
            "[Neutral]: Remove the attacking or blocking Ally of your choice from the battle.",
            "[Neutral]: Choose the attacking or blocking Ally of your choice.",
        ),
    ],
    PlaceAttacker: [
        word(Upon, "place it as an attacker in this battle"),
        text(
            Ally,
            "[Neutral]: Place one of your Allies of your choice as an attacker in this battle.",
            "[Neutral]: Choose one of your Allies of your choice.",
        ),
    ],
    PlaceBlocker: [
        text(
            Ally,
            "[Neutral]: Place Probe as a blocker before the attacking Ally of your choice.",
            "[Neutral]: Choose the attacking Ally of your choice.",
        ),
    ],
    AddMarkers: [word(Upon, "add two markers to it"), text(Ally, "[Tap]: Add two markers to Probe.", "[Tap]: Add one marker to Probe.")],
    RemoveMarkers: [word(Upon, "remove one marker from it"), word(Paid, "Remove one marker from Probe")],
    RemoveEtherX: [
        text(
            Gear,
            "Ethereal 3\nRemove X Ethers from Probe: Draw X cards.",
            "Ethereal 3\nRemove X Ethers from Probe: Draw one card.",
        ),
    ],
    RemoveEther: [
        word(Upon, "remove one Ether from it"),
        text(Gear, "Ethereal 3\nRemove one Ether from Probe: Draw one card.", "Ethereal 3\nRemove two Ethers from Probe: Draw one card."),
    ],
    AddEther: [
        word(Upon, "add one Ether to it"),
        text(Gear, "Ethereal 3\nAt the beginning of your turn, add one Ether to Probe.", "Ethereal 3"),
    ],
    Equip: [
        word(Upon, "place it on your Hero"),
        text(Gear, "[Neutral]: Place Probe on the Ally of your choice.", "[Neutral]: Choose the Ally of your choice."),
    ],
    CancelBonus: [
        text(
            Ally,
            "Reaction. [Tap]: Cancel the Strength bonus about to be gained by one Ally or Hero.",
            "Reaction. [Tap]: Draw one card. Use this power only when a Ally gains a Strength bonus.",
        ),
    ],
    Chifumi: [
        word(Does, "play Chi-Fu-Mi"),
        text(
            Action,
            "Play Chi-Fu-Mi. If you win the Chi-Fu-Mi, draw two cards.",
            "Play Chi-Fu-Mi.",
        ),
    ],
    Copy: [
        text(Action, "Reaction. Copy the Action that was just played.", ""),
        text(Room, "Reaction. [Tap]: Copy the Action that was just played.", "Reaction. [Tap]: All Allies gain +0 Strength until the end of the turn. Use this power only when a player plays an Action."),
    ],
    Attack: [word(Does, "declare an additional attack")],
    PlayFree: [word(Does, "play a Ally from your Hand for free"), word(Does, "play an Action from your Hand for free")],
    PlayNow: [word(Does, "play a Ally from your Hand at once")],
    Produce: [text(Ally, "[Tap]: Produce two [Fire] Resources.", NOTHING_TAP), text(Room, "[Tap]: Produce two [Fire] Resources.", NOTHING_TAP)],
    ProduceAny: [text(Ally, "[Tap]: Produce one Resource of the Element of your choice.", NOTHING_TAP)],
});

const NOTHING_TAP: &str = "[Tap]: All Allies gain +0 Strength until the end of the turn.";

every!(PENDINGS: Pending {
    To: [text(Ally, "Reaction. [Tap]: Reduce the damage about to be dealt to one of your Allies to 0.", "Reaction. [Tap]: Increase the damage about to be dealt to one of your Allies by 0.")],
    That: [text(Ally, "Reaction. When one of your Allies is about to suffer damage, reduce that damage to 0.", "")],
});

every!(PILES: Pile {
    Deck: [text(Action, "Search your Deck for one Ally and discard it.", "Search your Deck for one Ally.")],
    Discard: [text(Action, "Search your Discard for one Ally and banish it.", "Search your Discard for one Ally.")],
    Collection: [text(Action, "Search your Collection for one Ally and take that card back into your Hand.", "Search your Collection for one Ally.")],
    Either: [text(Action, "Search your Deck or your Discard for one Ally and take that card back into your Hand.", "Search your Deck for one Ally and take that card back into your Hand.")],
});

every!(TOPS: Top {
    Deck: [text(Action, "Look at the top card of your Deck. You may discard it.", "Look at the top card of your Deck.")],
    Bottom: [text(Action, "Look at the bottom card of your Deck. You may discard it.", "Look at the bottom card of your Deck.")],
    Of: [
        text(
            Action,
            "Look at the top card of the Deck of the opponent of your choice. You may discard it.",
            "Look at the top card of the Deck of the opponent of your choice.",
        ),
        text(
            Action,
            "Discard the top card of the Deck of the opponent of your choice.",
            "Look at the top card of the Deck of the opponent of your choice.",
        ),
    ],
    Theirs: [text(Action, "Each opponent discards the top card of their Deck.", "")],
});

every!(ENTERINGS: Entering {
    World: [text(Action, "Put one Ally from your Hand into play in the World.", "Put one Ally from your Hand into play.")],
    Tapped: [text(Action, "Put one Ally from your Hand into play tapped.", "Put one Ally from your Hand into play.")],
    WorldTapped: [text(Action, "Put one Ally from your Hand into play in the World tapped.", "Put one Ally from your Hand into play in the World.")],
});

every!(CANCELLED: Cancelled {
    Card: [text(Action, "Reaction. Cancel the card that was just played.", "Reaction. Cancel the Action that was just played.")],
    Action: [text(Action, "Reaction. Cancel the Action that was just played.", "Reaction. Cancel the card that was just played.")],
    ActionMost: [text(Action, "Reaction. Cancel the Action of Level 0 or less that was just played.", "Reaction. Cancel the Action that was just played.")],
    Power: [text(Action, "Reaction. Cancel the power that was just used.", "Reaction. Cancel the Action that was just played.")],
    Any: [text(Action, "Reaction. Cancel the Action or the power that was just played.", "Reaction. Cancel the Action that was just played.")],
    Reaction: [text(Action, "Reaction. Cancel the Reaction that was just played.", "Reaction. Cancel the Action that was just played.")],
});

every!(MARKERS: Marker {
    Plain: [word(Upon, "add one marker to it")],
    Charge: [word(Upon, "add one Elemental charge to it"), text(Ally, "[Tap]: Add one Elemental charge to Probe.\nRemove one Elemental charge from Probe: Draw one card.", "[Tap]: Add one Elemental charge to Probe.")],
});

every!(SPIRITS: Spirit {
    Terra: [word(Does, "put two Terra tokens into play")],
    Aero: [word(Does, "put one Aero token into play")],
    Pyro: [word(Does, "put one Pyro token into play")],
    Akwa: [word(Does, "put one Akwa token into play")],
});

every!(BUTS: But {
    Cannot: [
        text(
            Action,
            "Put Probe into play in the World as a Monster of Strength 2 [Earth] that cannot block.",
            "Put Probe into play in the World as a Monster of Strength 2 [Earth].",
        ),
    ],
    Neither: [
        text(
            Action,
            "Put Probe into play in the World as a Monster of Strength 2 [Earth] that can neither attack nor block.",
            "Put Probe into play in the World as a Monster of Strength 2 [Earth].",
        ),
    ],
});
