//! What cards do, and the small words around verbs.

use super::{Amount, Ban, Damage, Element, Family, Gain, Num, Player, Until, Who};
use arbiter_text::forms::{Spot, Word};

/// What a card does or undergoes.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "what a card does")]
pub enum Deed {
    ///
    #[fr("<gagner> {0*,|et} {1?}", "<gagner> également {0*,|et} {1}")]
    #[en("<gain> {0*,|and} {1?}")]
    Gain(Vec<Gain>, Option<Until>),
    /// Whoever bears it gains it. [305.3]
    #[fr("<faire> gagner {0*,|et} à son Porteur {1?}")]
    #[en("<give> its Bearer {0*,|and} {1?}")]
    BearerGains(Vec<Gain>, Option<Until>),
    /// For as long as what was said before.
    #[fr("<gagner> {0*,|et} en plus", "<gagner> également {0*,|et}")]
    #[en("<gain> {0*,|and} as well")]
    GainToo(Vec<Gain>),
    /// Later bonuses add to it. [105.3]
    #[fr("<doubler> sa Force {0?}")]
    #[en("<double> its Strength {0?}")]
    Double(Option<Until>),
    /// One of the two, as its controller says. [804.4]
    #[fr("<gagner> {0} ou {1} {2?}")]
    #[en("<gain> {0} or {1} {2?}")]
    GainOne(Gain, Gain, Option<Until>),
    /// As much as something else. [T2.2]
    #[fr("<gagner> un bonus de Force égal à {0} {1?}")]
    #[en("<gain> Strength equal to {0} {1?}")]
    GainEqual(Amount, Option<Until>),
    /// As much as something else, and more besides. [T2.2]
    #[fr("<gagner> un bonus de Force égal à {0} et {1*,|et} {2?}")]
    #[en("<gain> Strength equal to {0} and {1*,|and} {2?}")]
    GainEqualAnd(Amount, Vec<Gain>, Option<Until>),
    ///
    #[fr("<perdre> tous ses pouvoirs {0?}", "<perdre> tous leurs pouvoirs {0?}")]
    #[en("<lose> all its powers {0?}", "<lose> all their powers {0?}")]
    LosePowers(Option<Until>),
    /// [410.1]
    #[fr("<infliger> {0} {1@à}", "<infliger> également {0} {1@à}")]
    #[en("<deal> {0} to {1}")]
    Deal(Damage, Who),
    /// Divided as its player says when it is chosen, at least 1 each. [808.2e]
    #[fr(
        "<infliger> {0~a} <Dommage~a> {1} répartis librement entre {2}",
        "<infliger> {0~a} <Dommage~a> {1} répartis entre {2}",
        "<infliger> {0~a} <Dommage~a> {1} répartis comme vous le souhaitez entre {2}"
    )]
    #[en("<deal> {0~a} {1} <damage~a> divided among {2}")]
    DealAmong(Num, Element, Who),
    /// So much of each Element, one after the other. [410.1] [809.5]
    #[fr("<infliger> successivement {0~a} <Dommage~a> {1*,|et} {2@à}")]
    #[en("<deal> one after the other {0~a} {1*,|and} <damage~a> to {2}")]
    DealEach(Num, Vec<Element>, Who),
    /// Two packets at once for the same. [410.1]
    #[fr("<infliger> {0} et {1} {2@à}")]
    #[en("<deal> {0} and {1} to {2}")]
    DealBoth(Damage, Damage, Who),
    /// Packets for these and for those, at once. [410.1]
    #[fr("<infliger> {0} à {1} et {2} à {3}")]
    #[en("<deal> {0} to {1} and {2} to {3}")]
    DealAnd(Damage, Who, Damage, Who),
    /// By its controller. [409.1] [409.2a]
    #[fr("<détruire> {0}")]
    #[en("<destroy> {0}")]
    Destroys(Who),
    /// Each deals the other its Strength, at once. [204.4] [410.1]
    #[fr("<se infliger> simultanément leur Force en Dommages")]
    #[en("<deal> each other their Strength as damage at once")]
    Mutually,
    /// Nobody deals it. [508.1.note]
    #[fr("<subir> {0}")]
    #[en("<suffer> {0}")]
    Suffer(Damage),
    /// [410.2]
    #[fr("<regagner> {0} PV")]
    #[en("<regain> {0} HP")]
    Regain(Num),
    /// For each card that was paid. [410.2]
    #[fr("<regagner> {0} PV par carte recyclée")]
    #[en("<regain> {0} HP for each card recycled")]
    RegainPer(u8),
    /// No damage. [410.3]
    #[fr("<perdre> {0} PV")]
    #[en("<lose> {0} HP")]
    LoseHp(Num),
    /// [410.5]
    #[fr("<regagner> {0} PR", "<regagner> {0~a} <Point~a> de Résistance")]
    #[en("<regain> {0} RP")]
    RegainResistance(Num),
    /// No damage. [410.6]
    #[fr("<perdre> {0} PR", "<perdre> {0~a} <Point~a> de Résistance")]
    #[en("<lose> {0} RP")]
    LoseResistance(Num),
    /// What is about to be destroyed is not.
    #[fr("<rester> en jeu à la place")]
    #[en("<stay> in play instead")]
    Stays,
    /// It goes to its owner's Hand instead of being destroyed.
    #[fr(
        "<retourner> dans la Main de son propriétaire à la place",
        "<retourner> dans la main de son propriétaire à la place"
    )]
    #[en("<go> to its owner's Hand instead")]
    #[word(weak)]
    ToHand,
    /// [410.2]
    #[fr("<regagner> tous ses PV")]
    #[en("<regain> all its HP")]
    RegainAll,
    /// [410.2]
    #[fr("<regagner> un nombre de PV égal à {0}")]
    #[en("<regain> HP equal to {0}")]
    RegainEqual(Amount),
    /// No damage. [410.3]
    #[fr("<perdre> un nombre de PV égal à {0}")]
    #[en("<lose> HP equal to {0}")]
    LoseEqual(Amount),
    /// [410.2]
    #[fr("<regagner> le même nombre de PV")]
    #[en("<regain> that much HP")]
    RegainSame,
    /// No damage. [410.3]
    #[fr("<perdre> le même nombre de PV")]
    #[en("<lose> that much HP")]
    LoseSame,
    /// To its owner's Hand. [416.1]
    #[fr("<retourner> dans la main de son propriétaire", "<retourner> dans la Main de son propriétaire")]
    #[en("<go> back to its owner's Hand")]
    Return,
    /// If it is a legal one. [702.1]
    #[fr("<devenir> la cible de l'attaque à la place", "<devenir> la Cible de l'attaque à la place")]
    #[en("<become> the Target of the attack instead")]
    BecomesTarget,
    /// Out of the battle. [705.6]
    #[fr("<retourner~> dans le Monde")]
    #[en("<go> back to the World")]
    Back,
    /// Out of the battle, tapped. [705.6]
    #[fr("<retourner~> <incliné~> dans le Monde")]
    #[en("<go> back to the World tapped")]
    BackTapped,
}

/// What an Action becomes. [302.6]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a Monster")]
#[fr(
    "un Monstre {family:s?} de Force {strength} {element} {but?}",
    "un « Monstre — {family:s} » de Force {strength} {element} {but?}"
)]
#[en("a Monster {family:s?} of Strength {strength} {element} {but?}")]
pub struct Shape {
    /// Of this family.
    pub family: Option<Family>,
    /// [204.3]
    pub strength: u8,
    /// [204.1]
    pub element: Element,
    /// What it cannot do.
    pub but: Option<But>,
}

/// What a Summon cannot do. [104.2]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "what it cannot do")]
pub enum But {
    /// One thing.
    #[fr("qui ne peut pas {0}")]
    #[en("that cannot {0}")]
    Cannot(Ban),
    /// Neither of two.
    #[fr("qui ne peut ni {0}, ni {1}")]
    #[en("that can neither {0} nor {1}")]
    Neither(Ban, Ban),
}

impl But {
    /// What is forbidden.
    #[must_use]
    pub fn bans(&self) -> Vec<&Ban> {
        match self {
            But::Cannot(a) => vec![a],
            But::Neither(a, b) => vec![a, b],
        }
    }
}

/// How something comes into play.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "how it comes")]
pub enum Entering {
    /// [506.1]
    #[fr("dans le Monde")]
    #[en("in the World")]
    World,
    ///
    #[fr("à l'état incliné", "<incliné>", ", <incliné>")]
    #[en("tapped")]
    Tapped,
    /// [506.1]
    #[fr("<incliné> dans le Monde")]
    #[en("in the World tapped")]
    WorldTapped,
}

/// A card of a Deck that its place tells. [503.1]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "the top card of a Deck")]
pub enum Top {
    /// [501.1]
    #[fr("la première <carte:s> de votre Pioche", "la <carte:s> du dessus de votre Pioche")]
    #[en("the top <card:s> of your Deck")]
    #[word(introduces)]
    Deck(Spot),
    /// The last one. [501.1]
    #[fr("la <carte:s> du dessous de votre Pioche")]
    #[en("the bottom <card:s> of your Deck")]
    #[word(introduces)]
    Bottom(Spot),
    /// Of somebody else. [501.1]
    #[fr("la première <carte:s> de la Pioche de {1}", "la <carte:s> du dessus de la Pioche de {1}")]
    #[en("the top <card:s> of the Deck of {1}")]
    #[word(introduces)]
    Of(Spot, Player),
    /// Of the player who acts. [419.2]
    #[fr("la première <carte:s> de sa Pioche", "la <carte:s> du dessus de sa Pioche")]
    #[en("the top <card:s> of their Deck")]
    #[word(introduces)]
    Theirs(Spot),
}

impl Top {
    /// Where it stands in the text.
    #[must_use]
    pub fn spot(&self) -> Spot {
        match self {
            Top::Deck(s) | Top::Bottom(s) | Top::Of(s, _) | Top::Theirs(s) => *s,
        }
    }
}

/// Where one searches. [405.1]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "where one searches")]
pub enum Pile {
    /// It is shuffled afterwards. [405.3]
    #[fr("dans votre Pioche")]
    #[en("your Deck")]
    Deck,
    /// [502.1]
    #[fr("dans votre Défausse")]
    #[en("your Discard")]
    Discard,
    /// What was brought besides the deck. [406.1]
    #[fr("dans votre Collection")]
    #[en("your Collection")]
    Collection,
    /// [405.1]
    #[fr("dans votre Pioche ou dans votre Défausse")]
    #[en("your Deck or your Discard")]
    Either,
}

/// What is cancelled or copied: it was just played. [gl.cancel]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "what was just played")]
pub enum Cancelled {
    /// Any card. [gl.cancel]
    #[fr("la carte qui vient d'être jouée")]
    #[en("the card that was just played")]
    Card,
    /// An Action. [gl.cancel]
    #[fr(
        "l'Action qui vient d'être jouée",
        "les effets de l'Action qui vient d'être jouée",
        "tous les effets de l'Action ou du Sort qui vient d'être joué"
    )]
    #[en("the Action that was just played")]
    Action,
    /// An Action of a low Level. [gl.cancel] [207.2]
    #[fr("les effets de l'Action de Niveau inférieur ou égal à {0} qui vient d'être jouée")]
    #[en("the Action of Level {0} or less that was just played")]
    ActionMost(u8),
    /// A power. [gl.cancel]
    #[fr("le pouvoir qui vient d'être utilisé")]
    #[en("the power that was just used")]
    Power,
    /// An Action or a power. [gl.cancel]
    #[fr("les effets de l'Action, du Sort ou du pouvoir qui vient d'être joué")]
    #[en("the Action or the power that was just played")]
    Any,
    /// A Reaction. [gl.cancel] [809.1]
    #[fr("les effets de la Réaction qui vient d'être jouée")]
    #[en("the Reaction that was just played")]
    Reaction,
}
