//! The words of cards and abilities: what is read from a text is what runs.
//!
//! A card says lines. A line may stand before or after the attack; it is made
//! of sentences, each an instruction, with or without a condition. At each
//! variant stands how it is said: first as our own cards say it, with the words
//! of the book, then as printed cards do.

mod ability;
mod effect;
mod goal;
mod read;
mod who;

pub use ability::{Ability, Discarded, Each, FaceText, HandCard};
pub use effect::{Count, Damage, Effect, Gain, Hurdle, Keyword, Trait};
pub use goal::Goal;
pub use read::{Tongue, Tongues};
pub use who::{Aim, Called, Cond, Mate, Space, Where, Who};

pub use crate::arena::Essence;
pub use arbiter_text::forms::ThisName;
use arbiter_text::forms::Word;

/// What a card says.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a text")]
#[en("{0*\n}")]
#[fr("{0*\n}")]
pub struct CardText(pub Vec<Line>);

/// One line of a card. [ba.1]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a line")]
#[en("{moment?} ^{steps*}")]
#[fr("{moment?} ^{steps*}")]
pub struct Line {
    /// Before or after the attack; else it is the text of a skill, of a
    /// Reaction when it is played, or about the attack itself.
    pub moment: Option<Moment>,
    /// Its sentences, in the printed order.
    pub steps: Vec<Step>,
}

/// The two symbols. [ba.1] [ba.6]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "before or after the attack")]
pub enum Moment {
    /// Before the attack. [attack.2]
    #[en("↶")]
    #[fr("↶")]
    Before,
    /// After the attack. [attack.8] [attack.9]
    #[en("↷")]
    #[fr("↷")]
    After,
}

/// A sentence.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a sentence")]
pub enum Step {
    /// Do it.
    #[en("{0}.")]
    #[fr("{0:imp}.")]
    Do(Clause),
    /// Do it if this holds.
    #[en("if {0}, {1}.", "{1} if {0}.")]
    #[fr("si {0}, {1:imp}.", "{1:imp} si {0}.")]
    If(Cond, Clause),
    /// The second in the place of the first. [L2]
    #[en("{0}, or {1} if {2}.")]
    #[fr("{0}, ou {1} si {2}.")]
    Or(Effect, Effect, Cond),
}

/// An instruction.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "an instruction")]
pub enum Clause {
    /// A keyword alone; whom it is about is known by the keyword. [L1]
    #[en("{0}")]
    #[fr("{0}")]
    Use(Effect),
    /// These champions suffer these keywords.
    #[en("{0:sub~} <suffer:fin> {1*,|and}")]
    #[fr("{0:sub~} <subir:fin> {1*,|et}", "{0:sub~} <subir:fin> {1:s+un*,|et}")]
    Suffer(Who, Vec<Effect>),
    /// These champions may use a keyword of movement. [L27]
    #[en("{0:sub~} may {1}")]
    #[fr("{0:sub~} <pouvoir:fin> faire {1:s+un}", "{0:sub~} <pouvoir:fin> effectuer {1:s+un}")]
    May(Who, Effect),
    /// These champions have this until the end of the turn. [L4]
    #[en(
        "{0:sub~} <have:fin> {1*,|and} this turn",
        "{0:sub~} <gain:fin> {1*,|and} until the end of the turn",
        "{0:sub~} <suffer:fin> {1*,|and} until the end of the turn"
    )]
    #[fr(
        "{0:sub~} <avoir:fin> {1*,|et} ce tour-ci",
        "{0:sub~} <gagner:fin> {1*,|et} jusqu'à la fin du tour",
        "{0:sub~} <subir:fin> {1*,|et} jusqu'à la fin du tour"
    )]
    Turn(Who, Vec<Gain>),
    /// The same, against the target only. [L4]
    #[en(
        "{0:sub~} <have:fin> {1*,|and} against the target this turn",
        "{0:sub~} <gain:fin> {1*,|and} against the target until the end of the turn"
    )]
    #[fr(
        "{0:sub~} <avoir:fin> {1*,|et} contre la cible ce tour-ci",
        "{0:sub~} <gagner:fin> {1*,|et} contre la cible jusqu'à la fin du tour"
    )]
    TurnAgainst(Who, Vec<Gain>),
    /// The attacks of this champion have this until the end of the turn. [L4]
    #[en(
        "{0}'s attacks <have:fin:p> {1*,|and} this turn",
        "{0}'s attacks <gain:fin:p> {1*,|and} until the end of the turn"
    )]
    #[fr(
        "les attaques de {0} <avoir:fin:p> {1*,|et} ce tour-ci",
        "les attaques de {0} <gagner:fin:p> {1*,|et} jusqu'à la fin du tour"
    )]
    TurnOwnAttacks(ThisName, Vec<Gain>),
    /// Keywords of the attack, alone. [L2]
    #[en("{0*,|and}")]
    #[fr("{0*,|et}")]
    Attack(Vec<Gain>),
    /// This attack has this. [L2]
    #[en("this attack {0:fin:s*,|and}", "this card {0:fin:s*,|and}")]
    #[fr("cette attaque {0:fin:s*,|et}")]
    ThisAttack(Vec<Trait>),
    /// The next attack on the target this turn has this. [L5]
    #[en(
        "this turn, the next attack on the target {0:fin:s*,|and}",
        "the next attack on the target this turn {0:fin:s*,|and}"
    )]
    #[fr(
        "ce tour-ci, la prochaine attaque sur la cible {0:fin:s*,|et}",
        "la prochaine attaque sur la cible durant ce tour {0:fin:s*,|et}"
    )]
    NextOnTarget(Vec<Trait>),
    /// The next attack of this champion this turn has this. [L5]
    #[en("this turn, {0}'s next attack {1:fin:s*,|and}", "{0}'s next attack this turn {1:fin:s*,|and}")]
    #[fr(
        "ce tour-ci, la prochaine attaque de {0} {1:fin:s*,|et}",
        "la prochaine attaque de {0} durant ce tour {1:fin:s*,|et}"
    )]
    NextOfThis(ThisName, Vec<Trait>),
    /// Deal damage. [force.2]
    #[en("deal {0} to {1}", "{1:sub~} <suffer:fin> {0}")]
    #[fr("<infliger> {0} {1@à}", "{1:sub~} <subir:fin> {0}")]
    Deal(Damage, Who),
    /// As much damage as makes Battered. [L20]
    #[en("make {0} Battered", "deal <damage:p> to {0} until they are Bloodied")]
    #[fr("<mettre> {0@} Mal en point", "infligez des dommages à {0} jusqu'à ce qu'elle soit Mal en point")]
    Batter(Who),
    /// As much damage as the attack dealt to the target. [L19]
    #[en("the attack hurts {0} as much", "{0:sub~} also <suffer:fin> the attack damage")]
    #[fr("l'attaque blesse {0} autant", "{0:sub~} <subir:fin> aussi les dommages de l'attaque")]
    AttackDamage(Who),
    /// Place a champion. [kw.place] [L16]
    #[en("place {0} {1}")]
    #[fr("<placer> {0@} {1}")]
    Place(Who, Where),
    /// Place the target on a hex although it lies on its portal. [L18]
    #[en("place it {0}, not on its portal", "place them {0} instead of on their gate")]
    #[fr("placez-la {0}, non sur son portail", "placez-la {0} au lieu de son portail")]
    PlaceBack(Where),
    /// The movement effects of this attack are cancelled. [mvfx.2] [L8]
    #[en("this attack moves nobody", "negate any displacement effects caused by the attack")]
    #[fr("cette attaque ne déplace personne", "annulez tous les effets de déplacement provoqués par l'attaque")]
    CancelMovementEffects,
    /// What follows after the attack is ignored from here on. [L8]
    #[en("nothing else follows this attack", "ignore any further ↷ effects")]
    #[fr("rien d'autre ne suit cette attaque", "ignorez les autres effets ↷")]
    CancelLaterAfter,
    /// No Reaction can be played in this attack. [F11]
    #[en("no Reaction to this attack", "Reactions cannot be played during this attack")]
    #[fr("aucune Réaction à cette attaque", "les cartes Réaction ne peuvent pas être jouées durant cette attaque")]
    NoReactions,
    /// This card gives so much defence instead. [L31]
    #[en("its defence is +{0}", "this card gives +{0} defense instead")]
    #[fr("sa défense est de +{0}", "cette carte accorde +{0} défense à la place")]
    DefenceInstead(u8),
    /// The movement of this card crosses all of these. [L28]
    #[en("this movement crosses {0*,|and}", "may move through {0*,|, and} without activating them")]
    #[fr("ce mouvement traverse {0*,|et}", "peut se déplacer à travers {0*,|et}, sans les activer")]
    MoveThrough(Vec<Hurdle>),
    /// The healing of this Drain may go to an ally instead. [L26]
    #[en("{0} may have the healing", "the heal from this Lifesteal may be assigned to {0}")]
    #[fr("{0} peut recevoir ce soin", "les soins de ce Drain de vie peuvent être assignés à {0}")]
    DrainForAlly(Mate),
    /// This card aims at others than enemies. [target.1] [E13]
    #[en("the target is {0}")]
    #[fr("la cible est {0}")]
    Aims(Aim),
    /// You may look at a trap on the board and move it. [L24]
    #[en("you may look at one trap and move it to {0}", "you may look at a trap token in play, then place it on {0}")]
    #[fr(
        "vous pouvez regarder un piège et le poser sur {0}",
        "vous pouvez regarder un jeton Piège en jeu, puis le placer sur {0}"
    )]
    LookAtTrap(Space),
    /// The top card of an opponent's deck is discarded. [L25]
    #[en("an opponent discards the top card of the deck", "discard the top card of an opponent's deck")]
    #[fr(
        "un adversaire défausse la première carte de sa pioche",
        "défaussez la carte du dessus de la pioche d'un adversaire"
    )]
    DiscardTop,
    /// Take back a card of this essence from your discard pile. [L29]
    #[en("take back one {0} card from your discard pile", "return a {0} card from your discard pile to your hand")]
    #[fr(
        "récupérez une carte {0} de votre défausse",
        "reprenez une carte {0} de votre défausse et placez-la dans votre main"
    )]
    TakeBack(Essence),
    /// For a card of the essence, an adjacent ally is healed in the place of this
    /// champion. [L29]
    #[en("Heal {0}, or for {1} on an adjacent ally", "Heal {0}.\nyou may discard {1} to Heal an adjacent Ally instead")]
    #[fr(
        "Soin {0}, ou pour {1} sur un allié adjacent",
        "Soin {0}.\nvous pouvez <défausser:inf> {1} pour effectuer à la place un Soin sur un allié adjacent"
    )]
    HealOrAlly(u8, HandCard),
    /// Your essence of this kind is regenerated. [C1]
    #[en("regenerate your {0}")]
    #[fr("régénérez votre {0}")]
    Regenerate(Essence),
    /// You show your hand. [info.2]
    #[en("show your hand")]
    #[fr("montrez votre main")]
    ShowHand,
    /// This champion moves up to so many hexes toward someone. [toward.1]
    #[en("move {0} toward {1}")]
    #[fr("avancez de {0} vers {1}")]
    Toward(u8, Who),
    /// This champion moves up to so many hexes away from someone. [away.1]
    #[en("move {0} away from {1}")]
    #[fr("éloignez-vous de {0} de {1}")]
    Away(u8, Who),
}
