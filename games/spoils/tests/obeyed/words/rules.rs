//! Standing rules: what holds while a card is in play, or for a while.

use super::Class::{Attached, Effect, Entering, Own, Picked, PlayerRule as Them, Rule as All, Text};
use super::every;
use arbiter_spoils::words::{Ban, DamageSaid, Gain, Levy, Must, PriceOf, Rule, Sized};

every!(RULES: Rule {
    Change: [(All, "characters you control gain 1 strength"), (All, "locations gain 2 structure")],
    Ban: [(All, "characters your opponent controls cannot block")],
    PlayerBan: [(All, "your opponent cannot draw cards")],
    Must: [(All, "characters your opponent controls must attack if they can")],
    Levy: [(All, "your opponent must pay 1 to attack")],
    Price: [(All, "reduce the numeric cost of characters you play by 1")],
    Damage: [
        (All, "if damage is inflicted to your faction, reduce the amount by 1"),
        (All, "if a tactic inflicts damage to a character, reduce the amount by 2"),
        (All, "if any amount of damage greater than 1 is inflicted to a character, reduce it to 1"),
        (Picked, "if damage is inflicted to it, reduce the amount by 1"),
        (Attached, "if damage is inflicted to the attached character, reduce the amount by 1"),
        (Attached, "if the attached character inflicts battle damage, increase the amount by 1"),
        (Own, "if damage is inflicted to this card while it's blocking, reduce the amount by 1"),
    ],
    InfluenceLoss: [
        (All, "if your faction loses influence, reduce the amount by 1"),
        (All, "if your opponent's faction loses influence, increase the amount by 1"),
    ],
    DrawMore: [
        (All, "if you draw any number of cards, increase the amount by 1"),
        (All, "if your opponent draws any number of cards, reduce the amount by 1"),
    ],
    Instead: [(All, "if a character is destroyed, draw a card instead")],
    EntersWithTokens: [(Entering, "This card enters play with 2 tokens on it")],
    EntersUnder: [(Entering, "This card enters play under your opponent's control")],
    EntersDepleted: [(Entering, "This card enters play depleted")],
    AttacksAtOnce: [
        (All, "characters you control can attack as soon as you control them"),
        (Own, "this card can attack as soon as you control it"),
        (Picked, "it can attack as soon as you control it"),
        (Attached, "the attached character can attack as soon as you control it"),
    ],
    AttacksOnce: [
        (Own, "this card can attack only once each turn"),
        (Own, "characters you control can attack only once each turn"),
    ],
    BlocksCovert: [
        (All, "characters can block Covert parties"),
        (Own, "this card can block Covert parties"),
        (Picked, "it can block Covert parties"),
        (Attached, "the attached character can block Covert parties"),
    ],
    AssignsToTarget: [
        (Own, "you may assign its battle damage to the target of the attack instead of the blocking party"),
    ],
    DrawsDamage: [(Own, arbiter_spoils::grammar::DRAWS_DAMAGE)],
    AnyTime: [(Entering, "You may play this card whenever you could play a tactic")],
    AnyTimeFor: [(All, "you may play characters whenever you could play a tactic")],
    NoLoss: [(All, "you do not lose the game because your faction has 0 influence")],
    NoResponse: [(Entering, "Your opponent cannot respond to this card")],
    OnlyCostsDestroy: [(All, "cards can only be destroyed by costs")],
    MustBePicked: [(Own, "anything that can pick this card must pick it")],
    PartySize: [
        (All, "if an attacking party is formed, it must have only 1 member"),
        (All, "if an attacking party is formed, it must have an even number of members"),
        (All, "if a blocking party is formed, it must have at least 2 members"),
        (Own, "if an attacking party is formed including this card, it must have only 1 member"),
    ],
    TopRevealed: [(All, "the top card of your deck is revealed at all times")],
    Control: [(Attached, "you control the attached character")],
    ExtraIcons: [(All, "you control an additional [O][O]")],
});

every!(GAINS: Gain {
    Stat: [
        (All, "characters you control gain 1 life"),
        (All, "characters you control gain 2 speed"),
        (All, "characters your opponent controls lose 1 strength"),
        (All, "characters your opponent controls lose 1 speed"),
        (All, "characters you control gain 1 strength for each item you control"),
        (Own, "this card gains 1 strength"),
        (Own, "this card gains 1 strength for each token on it"),
        (Own, "this card gains 1 life and loses 1 speed"),
        (Attached, "the attached character gains 1 strength"),
        (Attached, "the attached character loses 1 life"),
        (Picked, "it gains 1 strength"),
        (Picked, "it loses 1 speed"),
        (Picked, "it gains 1 strength for each item you control"),
    ],
    EitherWay: [(Picked, "it either gains or loses 1 speed")],
    Becomes: [
        (Own, "this card is a \"golem\" location with 3 structure"),
        (Picked, "it is a \"golem\" character with 3 strength, 3 life and 2 speed"),
    ],
    Keyword: [
        (All, "characters you control gain Covert"),
        (All, "characters lose Covert"),
        (Own, "this card gains Covert"),
        (Attached, "the attached character gains Covert"),
        (Picked, "it gains Covert"),
        (Picked, "it loses Covert"),
    ],
    Type: [
        (All, "items you control gain the \"location\" type"),
        (All, "characters lose the \"character\" type"),
        (Picked, "it gains the \"item\" type"),
        (Own, "this card gains the \"resource\" type"),
        (Attached, "the attached character gains the \"location\" type"),
        (All, "items you control gain the \"tactic\" type"),
    ],
    Subtype: [
        (All, "characters you control gain the \"majig\" subtype"),
        (All, "characters lose the \"majig\" subtype"),
        (Own, "this card gains the \"majig\" subtype"),
        (Attached, "the attached character gains the \"majig\" subtype"),
        (Picked, "it gains the \"majig\" subtype"),
        (Picked, "it gains the \"novelty\" subtype"),
        (All, "characters you control gain the \"novelty\" subtype"),
    ],
    Text: [
        (Attached, "the attached character gains \"PRY | COST: Deplete this card. | EFFECT: Draw a card.\""),
        (All, "characters you control gain \"When this card attacks, draw a card.\""),
        (All, "characters you control gain \"This card gains 1 strength.\""),
        (All, "characters you control gain \"COVERT\""),
        (Picked, "it gains \"When this card leaves play, draw 2 cards.\""),
        (Picked, "it gains \"This card cannot attack.\""),
        (Own, "this card gains \"This card cannot be destroyed.\""),
    ],
    NoText: [
        (All, "characters your opponent controls have no rules text"),
        (All, "treat characters your opponent controls as though it has no rules text"),
        (Attached, "the attached character has no rules text"),
        (Attached, "the attached character loses all other rules text"),
        (Picked, "it has no rules text"),
        (Picked, "it loses all other rules text"),
    ],
    TextOf: [
        (Attached, "this card gains all rules text of the attached character"),
        (Effect, "Pick a character you control. Pick a character your opponent controls. Your character gains all rules text of your opponent's character."),
    ],
});

every!(BANS: Ban {
    Attack: [
        (All, "characters you control cannot attack"),
        (Own, "this card cannot attack"),
        (Attached, "the attached character cannot attack"),
        (Picked, "it cannot attack"),
    ],
    Block: [
        (Own, "this card cannot block"),
        (Attached, "the attached character cannot block"),
        (Picked, "it cannot block"),
    ],
    AttackOrBlock: [
        (All, "characters cannot attack or block"),
        (Own, "this card cannot attack or block"),
        (Picked, "it cannot attack or block"),
    ],
    BeBlocked: [
        (All, "characters you control cannot be blocked"),
        (Own, "this card cannot be blocked"),
        (Attached, "the attached character cannot be blocked"),
        (Picked, "it cannot be blocked"),
    ],
    Pick: [
        (All, "characters you control cannot be picked"),
        (All, "your opponent cannot pick characters you control"),
        (Own, "this card cannot be picked"),
        (Attached, "the attached character cannot be picked"),
        (Attached, "your opponent cannot pick the attached character"),
        (Picked, "it cannot be picked"),
        (Picked, "your opponent cannot pick it"),
    ],
    BeDestroyed: [
        (All, "characters cannot be destroyed"),
        (Own, "this card cannot be destroyed"),
        (Attached, "the attached character cannot be destroyed"),
        (Picked, "it cannot be destroyed"),
    ],
    BeRestored: [
        (All, "characters you control cannot be restored"),
        (Own, "this card cannot be restored"),
        (Attached, "the attached character cannot be restored"),
        (Picked, "it cannot be restored"),
    ],
    RestoreRule: [
        (All, "characters your opponent controls cannot be restored by their controller's faction's Restore Rule"),
        (Own, "this card cannot be restored by its controller's faction's Restore Rule"),
        (Attached, "the attached character cannot be restored by its owner's faction's Restore Rule"),
    ],
    NextRestoreRule: [
        (Attached, "the attached character does not restore during its controller's next Restore Rule"),
        (Picked, "it does not restore during its controller's next Restore Rule"),
        (Own, "this card does not restore during its controller's next Restore Rule"),
    ],
    AttackFaction: [(All, "your opponent cannot attack your faction")],
    Draw: [(All, "players cannot draw cards")],
    Play: [
        (All, "players cannot play tactics"),
        (All, "your opponent cannot play characters"),
        (All, "you cannot play characters"),
    ],
    Control: [
        (All, "your opponent cannot take control of characters you control"),
        (All, "you cannot take control of characters"),
    ],
});

every!(MUSTS: Must {
    Attack: [
        (Own, "this card must attack if it can"),
        (Attached, "the attached character must attack if it can"),
        (Picked, "it must attack if it can"),
        (All, "characters you control must attack if they can"),
    ],
    Join: [
        (Own, "this card must be in each attacking party you form"),
        (Attached, "the attached character must be in each attacking party you form"),
        (Picked, "it must be in each attacking party you form"),
    ],
    Block: [
        (All, "characters your opponent controls must block if they can"),
        (Own, "this card must block if it can"),
        (Attached, "the attached character must block if it can"),
        (Picked, "it must block if it can"),
    ],
    Guard: [(Own, "if you are attacked, this card must block if it can")],
    BlockThat: [
        (Own, "characters your opponent controls must block this card if they can"),
        (Attached, "characters your opponent controls must block the attached character if they can"),
        (Effect, "Pick a character you control. Pick a character your opponent controls. This turn, your opponent's character must block your character if it can."),
    ],
});

every!(LEVIES: Levy {
    Attack: [(All, "you must pay 1 to attack")],
    AttackWith: [
        (Attached, "the attached character's controller must pay 2 to attack with it"),
        (Attached, "its controller must pay 2 to attack with the attached character"),
        (Attached, "you must pay 2 to attack with the attached character"),
        (Own, "you must pay 2 to attack with this card"),
        (Picked, "its controller must pay 2 to attack with it"),
        (All, "your opponent must pay 1 to attack with characters you don't own"),
    ],
    Play: [(All, "your opponent must pay 1 to play a character"), (All, "you must pay 1 to play a character")],
    Use: [
        (All, "your opponent must pay 1 to use a character's ability"),
        (All, "you must pay 1 to use a character's ability"),
    ],
});

every!(PRICES: PriceOf {
    This: [
        (Entering, "Reduce this card's numeric cost by 1"),
        (Entering, "Increase this card's numeric cost by 1"),
        (Entering, "While you control a character, reduce this card's numeric cost by 2"),
    ],
    Plays: [
        (All, "reduce the numeric cost of tactics you play by 2, to a minimum of 1"),
        (All, "increase the numeric cost of characters your opponent plays by 9"),
    ],
    Next: [
        (Effect, "Reduce the next numeric cost you pay this turn by 1."),
        (Effect, "Increase the next numeric cost you pay this turn by 1."),
    ],
    NextPlay: [
        (Effect, "Reduce the numeric cost of the next character you play this turn by 1."),
        (Effect, "Increase the numeric cost of the next character your opponent plays this turn by 9."),
    ],
    Abilities: [
        (All, "reduce the numeric cost of abilities you use by 1"),
        (All, "increase the numeric cost of abilities your opponent uses by 1"),
    ],
});

every!(SIZES: Sized {
    Increase: [(All, "if damage is inflicted to a character, increase the amount by 1")],
    Reduce: [(All, "if damage is inflicted to a character by a character, reduce the amount by 1")],
    To: [(All, "all battle damage inflicted to your faction is reduced to 1")],
});

every!(SAID: DamageSaid {
    If: [(Own, "if damage is inflicted to this card, reduce the amount by 1")],
    IfInflicts: [
        (All, "if a character inflicts battle damage, increase the amount by 1"),
        (Own, "if this card inflicts battle damage, increase the amount by 1"),
        (Picked, "if the character inflicts damage, increase the amount by 1"),
    ],
    Reduce: [
        (All, "reduce all damage inflicted to your faction to 0"),
        (Picked, "reduce all damage inflicted to it to 0"),
    ],
    All: [(All, "all inflicted damage is reduced to 0")],
    Inflicted: [
        (All, "all damage inflicted to characters is reduced to 0"),
        (Picked, "all damage inflicted to it is reduced to 0"),
    ],
    Assigned: [
        (All, "all damage assigned to characters is reduced to 0"),
        (Text, "All damage assigned to your faction by characters is reduced to 0."),
    ],
});

/// Rules about a player whom the text spoke of before.
pub(crate) const PLAYERS: super::Words = (
    "Rule",
    &[
        (
            "PlayerBan",
            &[
                (Them, "that player cannot draw cards"),
                (Them, "that player cannot play characters"),
                (Them, "that player cannot attack your faction"),
            ],
        ),
        ("Levy", &[(Them, "that player must pay 1 to attack"), (Them, "that player must pay 9 to play a character")]),
        ("Ban", &[(Them, "characters that player controls cannot attack")]),
        ("Change", &[(Them, "characters that player controls gain 1 strength")]),
    ],
);
