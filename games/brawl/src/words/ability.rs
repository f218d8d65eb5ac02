//! What stands on a face of a champion. [card.4] [xp.5]

use super::{Cond, Effect, Essence, Gain, Keyword, Trait};
use arbiter_text::forms::{ThisName, Word};

/// What a face says: sentences. [card.4]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a text")]
#[en("{0*}")]
#[fr("{0*}")]
pub struct FaceText(pub Vec<Ability>);

/// An ability. [card.4] [xp.5]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "an ability")]
pub enum Ability {
    /// It has this on a trap space. [L12]
    #[en("{0} has {1*,|and} on a trap space.", "{0} gains {1*,|and} whilst on a trap hex.")]
    #[fr("{0~} a {1*,|et} sur une case Piège.", "{0~} gagne {1*,|et} si elle se trouve sur une case Piège.")]
    OnTrapSpace(ThisName, Vec<Gain>),
    /// Its attacks have this.
    #[en("{0}'s attacks {1:fin:p*,|and}.")]
    #[fr("les attaques de {0} {1:fin:p*,|et}.")]
    Attacks(ThisName, Vec<Trait>),
    /// Its attacks have this if something holds, of each target where it is
    /// about the target. [L15]
    #[en("{0}'s attacks {1:fin:p*,|and} if {2}.", "{0}'s attacks {1:fin:p*,|and} while {2}.")]
    #[fr(
        "si {2}, les attaques de {0} {1:fin:p*,|et}.",
        "les attaques de {0} {1:fin:p*,|et} si {2}.",
        "les attaques de {0} {1:fin:p*,|et} quand {2}."
    )]
    AttacksIf(ThisName, Vec<Trait>, Cond),
    /// The targets of its attacks have this. [L11]
    #[en("targets of {0}'s attacks have {1*,|and}.", "targets suffer {1*,|and} against {0}'s attacks.")]
    #[fr("les cibles des attaques de {0} ont {1*,|et}.", "les cibles subissent {1*,|et} lors des attaques de {0}.")]
    Targets(ThisName, Vec<Gain>),
    /// Adjacent enemies have this. [L11]
    #[en("adjacent enemies have {0*,|and}.", "adjacent <Enemy:p> suffer {0*,|and}.")]
    #[fr("les ennemis adjacents ont {0*,|et}.", "les ennemis adjacents subissent {0*,|et}.")]
    AdjacentEnemies(Vec<Gain>),
    /// A keyword does nothing to it. [L7]
    #[en("immune to {0}.")]
    #[fr("immunité à <le> {0~}.")]
    Immune(Keyword),
    /// Movement effects do nothing to it. [mvfx.2] [I7]
    #[en("immune to movement effects.")]
    #[fr("immunité aux effets de déplacement.")]
    Unmoved,
    /// Adjacent enemies may attack only if it is among the targets. [L9]
    #[en(
        "enemies next to {0} may attack only if a target is here.",
        "adjacent opponents cannot attack unless {0} is a target of the attack."
    )]
    #[fr(
        "les ennemis à côté de {0} n'attaquent pas sans viser cette case.",
        "les ennemis adjacents ne peuvent pas attaquer, sauf si {0} est la cible de l'attaque."
    )]
    Guard(ThisName),
    /// Ranges of its cards: minimum less, maximum more. [L10]
    #[en(
        "{0}'s ranges begin {1} sooner and end {2} later.",
        "when you activate {0}, decrease the minimum range by {1} and increase the maximum range by {2}."
    )]
    #[fr(
        "les portées de {0} commencent {1} plus tôt et finissent {2} plus loin.",
        "quand vous activez {0}, diminuez sa portée minimale de {1} et augmentez sa portée maximale de {2}."
    )]
    Range(ThisName, u8, u8),
    /// No trap triggers in its hex. [L12]
    #[en("no trap triggers under {0}.", "do not trigger traps in {0}'s hex.")]
    #[fr("aucun piège ne se déclenche sous {0}.", "ne déclenchez pas les pièges dans la case de {0}.")]
    TrapProof(ThisName),
    /// In an attack of its own, cards may be discarded for force. [L13]
    #[en("when {0} attacks, {1} {2}.", "during an {0} attack activation, {1}. {2}.")]
    #[fr("quand {0} attaque, {1} {2}.", "durant une activation d'attaque de {0}, {1}. {2}.")]
    DiscardForForce(ThisName, Discarded, Each),
    /// After a card of it of this essence: these keywords. [L14] [K2]
    #[en("after a {1} card of {0}: {2*, then}.", "after you play a {0} {1} card, {2*and then}.")]
    #[fr("après une carte {1} de {0} : {2*, puis}.", "après avoir joué une carte {1} de {0}, {2*,}.")]
    AfterCard(ThisName, Essence, Vec<Effect>),
}

/// Cards of the hand that may be discarded: those of an essence. [L13]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "cards that may be discarded")]
#[en("{0} cards of your hand may be discarded", "you may discard any number of {0} cards from your hand")]
#[fr(
    "des cartes {0} de votre main peuvent être défaussées",
    "vous pouvez <défausser:inf> de votre main autant de cartes {0} que vous le souhaitez"
)]
pub struct Discarded(pub Essence);

/// The force that each of them gives. [L13]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "what each card gives")]
#[en("for +{0} force each", "the attack gains +{0} strength for each card discarded")]
#[fr("pour +{0} de force chacune", "l'attaque gagne +{0} force pour chaque carte défaussée")]
pub struct Each(pub u8);

/// A card of the hand that is given for something: one of an essence.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "a card that is discarded")]
#[en("one {0} card of your hand", "a {0} card from your hand")]
#[fr("une carte {0} de votre main")]
pub struct HandCard(pub Essence);
