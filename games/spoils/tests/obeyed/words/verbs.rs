//! Instructions.

use super::Class::{Cost, Effect, Verb as Do};
use super::every;
use arbiter_spoils::words::{Declared, Place, Quantity, Verb};

every!(VERBS: Verb {
    Only: [(Cost, "use this only during your turn")],
    AnyoneUses: [(Cost, "any player may use this ability")],
    Pay: [(Do, "pay 1")],
    PayEach: [(Do, "pay 1 for each location you control")],
    ChooseNumber: [
        (Do, "choose a number for X and draw X cards"),
        (Do, "choose a number for X that is less than 3 and draw X cards"),
    ],
    Let: [(Do, "X is the number of characters you control. Draw X cards")],
    LetIf: [(Effect, "If you control a character, X is 2, otherwise X is 1. Draw X cards.")],
    Pick: [(Do, "pick a character and inflict 2 damage to it")],
    PickPlayer: [(Do, "pick a player and that player draws a card"), (Do, "pick an opponent and that opponent draws a card")],
    Choose: [(Do, "choose a character and destroy it")],
    Declare: [(Effect, "Choose a card type. Reveal the top card of your deck. If it is the chosen type, draw a card.")],
    Either: [(Do, "draw a card or discard a card")],
    OneOf: [
        (Do, "choose one: draw a card, or discard a card"),
        (Do, "choose one of the following: draw a card or discard a card"),
        (Do, "your opponent chooses one: draw a card, or discard a card"),
    ],
    Inflict: [
        (Do, "inflict 1 damage to each character"),
        (Do, "inflict 2 damage to your opponent's faction"),
        (Do, "inflict 1 damage to a character"),
        (Do, "inflict 2 damage divided however you want to all characters"),
        (Do, "inflict up to 2 damage divided however you want to all characters"),
        (Do, "pick 2 characters and inflict 2 damage divided however you want to the characters"),
        (Do, "inflict 2 damage divided however you want to up to 2 characters"),
    ],
    ThisInflicts: [(Do, "this card inflicts 1 damage to your opponent's faction")],
    Heal: [(Do, "remove 1 damage from a location"), (Do, "remove all damage from a character")],
    ForgetDamage: [(Do, "reduce the amount of damage inflicted to all characters this turn to 0")],
    Destroy: [(Do, "destroy a character"), (Do, "destroy all items"), (Do, "destroy this card")],
    Exile: [
        (Do, "remove a character from the game"),
        (Do, "remove a character from the game face-down"),
        (Do, "remove a card in your discard pile from the game"),
    ],
    Terminate: [(Effect, "COST: Play this only in response to a card being played. || EFFECT: Terminate the card.")],
    Duplicate: [(Effect, "COST: Play this only in response to a tactic being played. || EFFECT: Duplicate the tactic.")],
    Put: [(Do, "put a character into its owner's hand")],
    PutBoth: [
        (Effect, "Look at the top 2 cards of your deck. Choose a card among them. Put it into your hand and the rest into your discard pile."),
    ],
    PutInstead: [(Effect, "Draw a card. Put this card into its owner's hand instead of into its owner's discard pile.")],
    Deplete: [(Do, "deplete a character"), (Do, "deplete all characters")],
    Restore: [(Do, "restore a character"), (Do, "restore all characters you control")],
    Attach: [(Do, "attach an item to this card"), (Effect, "Pick an item. Pick a character. Attach the item to the character.")],
    Detach: [(Do, "detach a resource from your faction"), (Do, "detach all resources from your faction")],
    Flip: [
        (Do, "flip a character face-down"),
        (Do, "flip a face-down card face-up"),
        (Do, "flip a character face-down under your control"),
    ],
    Draw: [
        (Do, "draw a card"),
        (Do, "your opponent draws a card"),
        (Do, "both players draw a card"),
        (Do, "each player draws a card"),
    ],
    Discard: [
        (Do, "discard a card"),
        (Do, "discard a card at random"),
        (Do, "your opponent discards a card"),
        (Do, "your opponent discards a card at random"),
        (Do, "each player discards a card"),
    ],
    DiscardHand: [(Do, "discard your hand"), (Do, "your opponent discards their hand")],
    Top: [
        (Do, "put the top 2 cards of your deck into your discard pile"),
        (Do, "remove the top card of your deck from the game"),
        (Do, "put the top card of either deck into its owner's hand"),
        (Do, "put the top card of your deck into play as a face-down resource"),
        (Do, "put the top card of your opponent's deck into their discard pile"),
        (Do, "put up to the top 2 cards of your deck into your discard pile"),
    ],
    Look: [(Do, "look at the top 2 cards of your deck"), (Do, "look at the top card of either deck")],
    RevealTop: [(Do, "reveal the top card of your deck"), (Do, "reveal the top card of your opponent's deck")],
    LookAtHand: [(Do, "look at your opponent's hand")],
    Reveal: [(Do, "reveal a card from your hand")],
    Search: [
        (Do, "search your deck for an item and put it into your hand"),
        (Do, "search your deck for up to 2 characters and put them into your hand"),
        (Do, "search your opponent's deck for a card and remove it from the game"),
    ],
    Shuffle: [(Do, "shuffle your deck"), (Do, "your opponent shuffles their deck")],
    ShuffleInto: [
        (Do, "shuffle your discard pile into your deck"),
        (Do, "shuffle a character into its owner's deck"),
    ],
    PutTokens: [
        (Do, "put a token on a character"),
        (Do, "put 2 tokens on each character"),
        (Do, "put up to 2 tokens divided however you want on all characters"),
        (Do, "put 3 tokens divided however you want on all characters"),
        (Do, "pick 2 characters and put up to 2 tokens divided however you want on the characters"),
    ],
    RemoveTokens: [
        (Do, "remove a token from a character"),
        (Do, "remove up to 2 tokens from a character"),
        (Do, "remove any number of tokens from a character"),
        (Do, "remove all tokens from all characters"),
        (Do, "remove any number of tokens from all characters and draw X cards, where X is the number of tokens removed this way"),
    ],
    DoubleTokens: [(Do, "double the number of tokens on all characters")],
    Create: [
        (Do, "put a Micromajig token into play under your control"),
        (Do, "put a Micromajig token with Covert into play"),
        (Do, "put a Micromajig token into play under your opponent's control"),
        (Do, "put a Micromajig token into play for each item you control"),
    ],
    Change: [
        (Do, "pick a character. It gains 1 strength this turn"),
        (Do, "all characters gain 1 strength this turn"),
        (Do, "pick up to 2 characters. They gain 1 strength this turn"),
    ],
    Rule: [
        (Do, "the next time damage is inflicted to your faction this turn, draw a card instead"),
        (Do, "characters cannot block this turn"),
    ],
    Control: [
        (Do, "take control of a character"),
        (Do, "your opponent takes control of a character you control"),
        (Do, "take control of all items"),
    ],
    Influence: [
        (Do, "your faction gains 2 influence"),
        (Do, "your faction loses 2 influence"),
        (Do, "each faction loses 1 influence"),
        (Do, "your opponent's faction loses 1 influence"),
    ],
    Play: [
        (Do, "play a character for free"),
        (Do, "play a tactic"),
        (Do, "play a character for free even if you cannot meet its threshold"),
        (Do, "play a card from your discard pile for free"),
    ],
    PlayResource: [
        (Do, "play a resource"),
        (Do, "play up to 2 face-down resources"),
        (Do, "your opponent plays a resource"),
    ],
    Coin: [(Effect, "Flip a coin. If you win, draw a card.")],
    Bid: [(Effect, "Both players bid. The winner's faction loses X influence, where X is the winning bid.")],
    LeaveBattle: [(Do, "remove all characters from the battle"), (Effect, "Pick a character. Remove it from the battle.")],
    JoinBattle: [(Effect, "Pick a character you control. Add it to the attacking party.")],
    EnterUnder: [
        (Effect, "COST: Play this only in response to a character being played. || EFFECT: The character enters play under your control."),
    ],
    Later: [
        (Do, "draw a card at the end of the battle"),
        (Do, "destroy a character at the end of the turn"),
        (Effect, "At the end of the turn, draw a card."),
        (Effect, "At the start of your turn, draw a card."),
    ],
    Repeat: [(Effect, "Draw a card. Repeat this card's effect until you have at least 8 cards in your hand.")],
    Same: [(Effect, "You may draw a card. If you do, your opponent may do the same.")],
    LoseGame: [(Do, "your opponent loses the game"), (Do, "you lose the game")],
    When: [(Do, "draw a card if you control a location")],
    May: [(Effect, "Draw a card and your opponent may draw a card.")],
    TieRemark: [
        (Effect, "Destroy the character your opponent controls with the highest strength. If there is a tie, you decide which character is destroyed."),
    ],
});

every!(PLACES: Place {
    Hand: [(Do, "put a character from your discard pile into your hand"), (Do, "put an item into your hand")],
    DeckTop: [
        (Do, "put a character on the top of its owner's deck"),
        (Do, "put 2 cards from your hand on the top of your deck in any order"),
        (Do, "put all characters on the top of their owner's deck in a random order"),
    ],
    DeckBottom: [
        (Do, "put a character on the bottom of its owner's deck"),
        (Do, "put a card from your hand on the bottom of your deck"),
    ],
    Discard: [(Do, "put a character into its owner's discard pile"), (Do, "put a card from your hand into your discard pile")],
    Play: [
        (Do, "put a character from your discard pile into play"),
        (Do, "put a character from your discard pile into play under your opponent's control"),
        (Do, "put a card from your hand into play as a face-down resource"),
        (Do, "put an item from your discard pile into play attached to this card"),
        (Effect, "Pick a character. Put an item from your discard pile into play attached to the character."),
        (Do, "put a character from your hand into play as a member of the attacking party"),
        (Do, "put a character from your hand into play as a member of the blocking party"),
        (Do, "put a character from your hand into play as a member of your attacking or blocking party"),
    ],
    Back: [
        (Effect, "Look at the top 2 cards of your deck. Put them back in any order."),
        (Effect, "Look at the top 2 cards of your deck. Put them back in a random order."),
    ],
});

every!(QUANTITIES: Quantity {
    Exactly: [(Do, "draw 2 cards"), (Do, "destroy 2 characters")],
    UpTo: [(Do, "draw up to 2 cards"), (Do, "destroy up to 2 characters"), (Do, "discard up to 2 cards")],
    OrFewer: [(Do, "pick 2 or fewer characters and destroy them")],
    Any: [(Do, "destroy any number of characters"), (Do, "discard any number of cards")],
    All: [(Do, "remove all tokens from a character")],
    Each: [(Do, "put a Micromajig token into play under your control for each item you control")],
    The: [(Do, "destroy the character with the highest strength")],
});

every!(DECLARED: Declared {
    CardType: [(Effect, "Choose a card type. Reveal the top card of your deck. If it is the chosen type, put it into your hand.")],
});
