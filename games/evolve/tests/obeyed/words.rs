//! The words, one wording or more for each variant of the card language; that
//! none is missing is asserted in `covered`.

use crate::obeyed::frames;
use crate::obeyed::texts::{COSTS, EVENTS, PASSIVES, VERBS};

/// The classes of words, each with all its wordings. A class may stand here
/// several times: every part of it is tried in every place of the class.
pub(crate) fn classes() -> Vec<(&'static str, Vec<String>)> {
    let mut all: Vec<(&'static str, Vec<String>)> = [
        ("cond", CONDS),
        ("own cond", OWN_CONDS),
        ("field filter", FIELD_FILTERS),
        ("card filter", CARD_FILTERS),
        ("count", COUNTS),
        ("ending", ENDINGS),
        ("keyword", KEYWORDS),
        ("passive", PASSIVES),
        ("ban", BANS),
        ("event", EVENTS),
        ("timing", TIMINGS),
        ("verb", VERBS),
        ("cost", COSTS),
        ("would", WOULDS),
        ("price", PRICES),
        ("head", HEADS),
    ]
    .into_iter()
    .map(|(name, words)| (name, words.iter().map(|w| (*w).to_owned()).collect()))
    .collect();
    all.push(("whom", frames::whom()));
    all.push(("moved", frames::moved()));
    all.push(("put", frames::put()));
    all
}

pub(crate) const CONDS: &[&str] = &[
    "Combo (3)",
    "Spellchain (3)",
    "Necrocharge (5)",
    "Overflow is active for you",
    "Overflow isn't active for you",
    "Sanguine is active for you",
    "there is an enemy amulet on the field",
    "there is another Pixie follower on your field",
    "there are at least 3 enemy followers on the field",
    "there are no cards in your EX area",
    "there are 4 cards or less in your hand",
    "there are exactly 5 cards in your cemetery",
    "there isn't an evolved follower on the field",
    "it's your turn",
    "it's an opponent's turn",
    "it isn't your turn",
    "your leader has 6 defense or less",
    "an enemy leader has at least 15 defense",
    "your maximum play points are at least 7",
    "you have at least 6 play points",
    "you've played at least 3 cards this turn",
    "it isn't so that you've played at least 3 cards this turn",
];

/// Of the card that speaks, of the card last spoken of, and of a die.
pub(crate) const OWN_CONDS: &[&str] = &[
    "this card is engaged",
    "this card is reserved",
    "this card is evolved",
    "this card isn't evolved",
    "this card is in your EX area",
    "this card isn't in your EX area",
    "this card is in your cemetery",
    "this card has at least 2 Moss counters",
    "it's a Pixie card",
    "it has 1 attack or less",
    "it isn't a follower",
    "the result is 4 or more",
];

pub(crate) const FIELD_FILTERS: &[&str] = &[
    "card",
    "follower",
    "amulet",
    "spell",
    "leader",
    "follower or amulet",
    "leader or follower",
    "enemy follower",
    "enemy leader or enemy follower",
    "other follower",
    "follower you control",
    "Pixie follower",
    "Pixie or Officer follower",
    "Pixie token",
    "forestcraft card",
    "token follower",
    "nontoken follower",
    "evolved follower",
    "unevolved follower",
    "evolved amulet",
    "engaged follower",
    "reserved follower",
    "2-cost follower",
    "follower that costs 2 or less",
    "follower that costs at least 2",
    "follower with 1 attack or less",
    "follower with at least 2 attack",
    "follower with 2 defense",
    "amulet with 2 defense or less",
    "follower with Ward",
    "follower with Quick",
    "amulet with Stack",
    "follower not named Oak Sage",
    "card named Oak Sage",
    "Storm Cat",
    "Sprout token",
    "card with \"Sage\" in its name",
    "follower with a different name from this card",
];

pub(crate) const CARD_FILTERS: &[&str] = &[
    "card",
    "follower",
    "amulet",
    "spell",
    "leader",
    "follower or spell",
    "Pixie card",
    "Mysteria spell",
    "forestcraft card",
    "token",
    "evolved follower",
    "engaged card",
    "2-cost card",
    "card that costs 1 or less",
    "follower with 1 attack or less",
    "follower with at least 2 defense",
    "follower with Storm",
    "card not named Spark",
    "card named Insight",
    "card with \"Sage\" in its name",
    "card with a different name from this card",
];

pub(crate) const COUNTS: &[&str] = &[
    "the number of cards in your hand",
    "the number of followers on your field",
    "the number of spells in your cemetery",
    "the number of cards you've played this turn",
    "the number of other cards you've played this turn",
    "this card's attack",
    "this card's defense",
    "this card's cost",
    "its attack",
    "its defense",
    "its cost",
    "your maximum play points",
    "the number of Moss counters on this card",
    "that much",
    "the result",
    "2 times the number of followers on your field",
    "twice its attack",
];

pub(crate) const ENDINGS: &[&str] = &[
    "this turn",
    "until the end of the turn",
    "until the start of your next turn",
    "until the end of your opponent's next turn",
];

pub(crate) const KEYWORDS: &[&str] =
    &["Ward", "Storm", "Rush", "Assail", "Intimidate", "Drain", "Bane", "Aura", "Quick", "Stack"];

pub(crate) const BANS: &[&str] = &[
    "can't attack",
    "can't attack enemy leaders",
    "can't attack enemy followers",
    "can't be attacked",
    "can't be destroyed",
    "can't be destroyed by abilities",
    "can't leave the field",
    "can't be played",
    "can't evolve",
    "doesn't refresh during its controller's next start phase",
    "can't draw cards",
];

pub(crate) const TIMINGS: &[&str] = &[
    "[fanfare]",
    "[lastwords]",
    "On Evolve:",
    "Strike:",
    "Follower Strike:",
    "Leader Strike:",
    "[fanfare] / On Evolve:",
    "At the start of your main phase,",
    "At the start of your end phase,",
    "At the start of each opponent's end phase,",
    "At the start of each player's main phase,",
    "Once on each of your turns, when you play a card,",
    "Once per turn, when a leader loses defense,",
    "During your turn, whenever a leader loses defense,",
    "During each opponent's turn, whenever a leader loses defense,",
];

pub(crate) const WOULDS: &[&str] = &[
    "this card would be destroyed",
    "this card would leave the field",
    "this card would take damage",
    "you would draw a card",
    "each opponent would draw a card",
    "each player would draw a card",
    "your leader would take damage",
    "each enemy leader would take damage",
    "your leader would be destroyed",
    "your leader would leave the field",
    "another follower on your field would be destroyed",
    "an enemy follower would leave the field",
    "a follower would take damage",
    "an amulet would be destroyed",
    "an amulet would take damage",
    "a spell would be destroyed",
    "a card in your hand would leave the field",
];

pub(crate) const PRICES: &[&str] = &[
    "1 less",
    "2 more",
    "0",
    "1 less to play for each amulet on your field",
    "1 more to play for every card in your hand",
    "X less to play. X equals the number of followers on your field",
    "1 less to play if there is an amulet on the field",
];

/// Whole abilities of which only the head is in question.
pub(crate) const HEADS: &[&str] = &[
    "You may include up to 6 copies of this card in your deck.",
    "[evolve] [cost00]: Evolve this follower.",
    "As an additional cost to play this card, discard a card.",
    "When playing this card, discard a card: This card costs 1 less to play.",
    "[act] [cost00]: Draw a card.",
    "[quick] [act] [cost00]: Draw a card.",
    "[act] [cost00]: Draw a card. Activate only once per turn.",
    "[act] [cost00]: Draw a card. Activate only if there is an amulet on the field.",
    "[quick]",
];
