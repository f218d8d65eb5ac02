//! What can be had, forbidden or demanded, and what holds all the time.

use super::{Amount, Coming, Element, Family, Itself, Noun, Shift, Symbols, Who};
use arbiter_text::forms::Word;
use serde::{Deserialize, Serialize};

/// What a card has or gains.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "what is gained")]
pub enum Gain {
    /// [204.5]
    #[fr("+{0} en Force", "+{0} de Force")]
    #[en("+{0} Strength")]
    Strength(u8),
    /// Of its controller. [307.3b]
    #[fr("+{0} PA")]
    #[en("+{0} AP")]
    Ap(u8),
    /// Of its controller. [307.3c]
    #[fr("+{0} PM")]
    #[en("+{0} MP")]
    Mp(u8),
    /// [204.5]
    #[fr("+X en Force")]
    #[en("+X Strength")]
    StrengthX,
    /// [204.5]
    #[fr("-_{0} en Force")]
    #[en("-_{0} Strength")]
    Weakness(u8),
    /// [812.2]
    #[fr("+{0} en Force pour chaque {1:s}")]
    #[en("+{0} Strength for each {1:s}")]
    StrengthEach(u8, Noun),
    /// [806.1]
    #[fr("Agilité")]
    #[en("Agility")]
    Agility,
    /// [806.2]
    #[fr("Agressivité")]
    #[en("Aggressive")]
    Aggressive,
    /// [806.9]
    #[fr("Géant")]
    #[en("Giant")]
    Giant,
    /// [806.13]
    #[fr("Tacle")]
    #[en("Tackle")]
    Tackle,
    /// [806.12]
    #[fr("Résistance {0} {1*}")]
    #[en("Resist {0} {1*}")]
    Resist(u8, Vec<Element>),
    /// [806.12]
    #[fr("Résistance {0} dans l'élément de votre choix")]
    #[en("Resist {0} in the Element of your choice")]
    ResistAny(u8),
    /// In the Element that each of them is of. [806.12] [204.1]
    #[fr("Résistance {0} dans son élément", "Résistance {0} dans leur élément")]
    #[en("Resist {0} in its own Element", "Resist {0} in their own Element")]
    ResistOwn(u8),
    /// In the Element that was named. [806.12] [804.4]
    #[fr("Résistance {0} dans cet élément")]
    #[en("Resist {0} in that Element")]
    ResistNamed(u8),
    /// [401.4]
    #[fr("le Métier de votre choix")]
    #[en("the Profession of your choice")]
    AnyProfession,
}

/// What is forbidden. [104.2]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "what is forbidden")]
pub enum Ban {
    /// [703.1]
    #[fr("attaquer")]
    #[en("attack")]
    Attack,
    /// [704.4]
    #[fr("bloquer")]
    #[en("block")]
    Block,
    /// [704.4]
    #[fr(
        "être <bloqué~> par {0:p}",
        "être <bloqué~> par des {0:p}",
        "être <bloqué~> par {0:s+un}",
        "être <bloqué~> par <un~a> {0:s~a}"
    )]
    #[en("be blocked by {0:p}")]
    BeBlockedBy(Noun),
    /// Strength is compared as it is. [704.4] [204.5]
    #[fr("être <bloqué~> par des {0:p} de Force strictement inférieure à la sienne")]
    #[en("be blocked by {0:p} of less Strength than its own")]
    BeBlockedByWeaker(Noun),
    /// [704.4]
    #[fr("être <bloqué~>")]
    #[en("be blocked")]
    BeBlocked,
    /// [418.6]
    #[fr("être <fabriqué~>")]
    #[en("be crafted")]
    BeCrafted,
    /// [106.2]
    #[fr("se redresser")]
    #[en("untap")]
    Untap,
    ///
    #[fr(
        "être <choisi~>",
        "être <choisi~> par une Action ou un pouvoir",
        "être <choisi~> par des Actions ou des pouvoirs"
    )]
    #[en("be chosen")]
    BeChosen,
    /// By somebody of the other side.
    #[fr(
        "être <choisi~> par un joueur adverse",
        "être <choisi~> par un adversaire",
        "être <choisi~> par des Actions ou des pouvoirs adverses"
    )]
    #[en("be chosen by an opponent")]
    BeChosenByFoe,
    /// By powers of the other side. [R-106] [801.1]
    #[fr("être <choisi~> par des pouvoirs adverses")]
    #[en("be chosen by powers of an opponent")]
    BeChosenByFoesPower,
    /// [305.7]
    #[fr("porter d'Équipement")]
    #[en("bear Equipment")]
    Bear,
    /// Damage is still marked.
    #[fr("être <détruit~>")]
    #[en("be destroyed")]
    BeDestroyed,
    ///
    #[fr("être <détruit~> par un adversaire", "être <détruit~> par un joueur adverse")]
    #[en("be destroyed by an opponent")]
    BeDestroyedByFoes,
    ///
    #[fr("être <détruit~> par son propriétaire")]
    #[en("be destroyed by its owner")]
    BeDestroyedByOwner,
    /// By a text, not by what is borne or stands.
    #[fr("gagner de bonus de Force")]
    #[en("gain Strength bonuses")]
    GainStrength,
    /// [414.1]
    #[fr("effectuer de mouvement")]
    #[en("make a movement")]
    Move,
}

/// What a fighter is obliged to.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[word(says = "an obligation")]
pub enum Duty {
    /// [703.1]
    #[fr("attaquer")]
    #[en("attack")]
    Attack,
    /// [704.1]
    #[fr("bloquer")]
    #[en("block")]
    Block,
    /// [704.1]
    #[fr("être <bloqué~>")]
    #[en("be blocked")]
    BeBlocked,
}

/// What a card may do that others may not. [104.1]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "what it may do")]
pub enum Freedom {
    /// [704.1]
    #[fr("bloquer même s'il est incliné", "bloquer lorsqu'il est incliné")]
    #[en("block even if tapped")]
    BlockTapped,
    /// [414.2]
    #[fr("effectuer un mouvement même s'il est incliné")]
    #[en("make a movement even if tapped")]
    MoveTapped,
    /// [806.1b]
    #[fr(
        "bloquer un Allié ou Héros avec Agilité comme s'il avait Agilité",
        "bloquer un Allié ou Héros avec Agilité comme s'ils avaient Agilité",
        "être placé en bloqueur devant un Allié ou Héros avec Agilité"
    )]
    #[en("block an Ally or Hero with Agility as with Agility")]
    BlockAgile,
}

/// A continuous power. [805.1]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "what holds")]
pub enum Lasting {
    /// They have it. [805.1]
    #[fr("{0:sub~} <avoir:fin> {1*,|et}", "{0:sub~} <gagner:fin> {1*,|et}")]
    #[en("{0:sub~} <have:fin> {1*,|and}")]
    Have(Who, Vec<Gain>),
    /// They can do neither. [104.2]
    #[fr("{0:sub~} ne <v.pouvoir:fin> ni {1~}, ni {2~}")]
    #[en("{0:sub~} can neither {1~} nor {2~}")]
    Neither(Who, Ban, Ban),
    /// They have it and cannot. [805.1] [104.2]
    #[fr("{0:sub~} <gagner:fin> {1*,|et} et ne <v.pouvoir:fin> pas {2~}")]
    #[en("{0:sub~} <have:fin> {1*,|and} and cannot {2~}")]
    HaveCannot(Who, Vec<Gain>, Ban),
    /// Damage changes. [811.4]
    #[fr("{0:sub~} {1~}")]
    #[en("{0:sub~} {1~}")]
    Damage(Coming, Shift),
    /// [307.3b]
    #[fr("vos PA sont augmentés de {0}", "vous gagnez {0} PA")]
    #[en("you have {0} more AP")]
    Ap(u8),
    /// [307.3c]
    #[fr("vos PM sont augmentés de {0}", "vous gagnez {0} PM", "vous gagnez +{0} PM")]
    #[en("you have {0} more MP")]
    Mp(u8),
    ///
    #[fr("vos gains d'XP sont augmentés de {0}")]
    #[en("your gains of XP are increased by {0}")]
    MoreXp(u8),
    /// Less to pay for this card. [808.2f]
    #[fr("le coût de {0} est réduit de {1}")]
    #[en("the cost of {0} is reduced by {1}")]
    CheaperThis(Itself, Symbols),
    /// Less to pay for yours. [808.2f]
    #[fr("le coût de vos {0:p} est réduit de {1}")]
    #[en("the cost of your {0:p} is reduced by {1}")]
    CheaperYours(Noun, Symbols),
    /// More to pay for all. [808.2f]
    #[fr("le coût de les {0:p} est augmenté de {1}")]
    #[en("the cost of {0:p} is increased by {1}")]
    DearerAll(Noun, Symbols),
    /// More to pay for the other side. [808.2f]
    #[fr("le coût de les {0:p~a} <joué:p~a> par vos adversaires est augmenté de {1}")]
    #[en("the cost of {0:p} played by your opponents is increased by {1}")]
    DearerFoes(Noun, Symbols),
    /// They cannot. [104.2]
    #[fr("{0:sub~} ne <v.pouvoir:fin> pas {1~}")]
    #[en("{0:sub~} cannot {1~}")]
    Cannot(Who, Ban),
    /// They must.
    #[fr("{0:sub~} <devoir:fin> {1~} si possible")]
    #[en("{0:sub~} must {1~} if possible")]
    Must(Who, Duty),
    /// They may. [104.1]
    #[fr("{0:sub~} <v.pouvoir:fin> {1}")]
    #[en("{0:sub~} may {1}")]
    May(Who, Freedom),
    /// No class and no family but this one. [401.1] [401.2]
    #[fr("{0:sub~} <perdre:fin> sa Classe et sa Famille et <devenir:fin> <un~a> {1:s~a}")]
    #[en("{0:sub~} <lose:fin> class and family and <become:fin> a {1:s}")]
    Becomes(Who, Family),
    /// Its Strength is a number of cards. [105.4]
    #[fr("la Force de {0} est égale à {1}", "la Force de {0} est toujours égale à {1}")]
    #[en("the Strength of {0} is equal to {1}")]
    Star(Who, Amount),
    /// Its Strength is this, whatever it was before.
    #[fr("la Force de {0} est de {1}")]
    #[en("the Strength of {0} is {1}")]
    Fixed(Who, u8),
    /// It comes tapped.
    #[fr("{0:sub~} <apparaître:fin> <incliné~>")]
    #[en("{0:sub~} <appear:fin> tapped")]
    AppearsTapped(Itself),
    /// It comes tapped, and nowhere but in the World. [R-114] [506.1]
    #[fr("{0:sub~} <apparaître:fin> <incliné~> dans le Monde")]
    #[en("{0:sub~} <appear:fin> in the World tapped")]
    AppearsTappedWorld(Itself),
    /// Nobody's points are taken. [505.4] [104.2]
    #[fr("les joueurs ne peuvent pas perdre de PA")]
    #[en("players cannot lose AP")]
    ApSafe,
    /// Damage to them is less. [811.4]
    #[fr("réduisez de {0} tous les Dommages sur le point d'être infligés à {1}")]
    #[en("reduce all damage about to be dealt to {1} by {0}")]
    LessTo(u8, Who),
    /// For whatever recycles a card of an Element. [408.2] [418.4c]
    #[fr("{0:sub~} <v.pouvoir:fin> être <recyclé~> comme une carte {1*,|ou}")]
    #[en("{0:sub~} may be recycled as a card of {1*,|or}")]
    RecycledAs(Itself, Vec<Element>),
    /// Nothing to pay for this card. [808.2f]
    #[fr("le coût de {0} est réduit à 0")]
    #[en("the cost of {0} is reduced to 0")]
    FreeThis(Itself),
    /// Who may bear it when it is played. [305.3]
    #[fr("{0:sub~} ne <v.pouvoir:fin> être <joué~> que sur <un~a> {1:s~a}")]
    #[en("{0:sub~} may be played on a {1:s} only")]
    OnlyOn(Itself, Noun),
    /// More to pay. [808.2f]
    #[fr("{0:p~+le} coûtent {1} de plus")]
    #[en("{0:p~} cost {1} more")]
    Dearer(Noun, u8),
    /// Less to pay for yours. [808.2f]
    #[fr("vos {0:p~} coûtent {1} de moins")]
    #[en("your {0:p~} cost {1} less")]
    Cheaper(Noun, u8),
    /// [305.5a]
    #[fr("{0:sub~} <v.pouvoir:fin> porter deux Armes")]
    #[en("{0:sub~} may bear two Weapons")]
    TwoWeapons(Who),
    /// Powers of a card in a Bag reach as from the World. [508.3]
    #[fr(
        "{0:sub~} <utiliser:fin> ses pouvoirs comme dans le Monde",
        "{0:sub~} <v.pouvoir:fin> utiliser ses pouvoirs depuis son Havre Sac comme s'il était dans le Monde"
    )]
    #[en("{0:sub~} <use:fin> powers as in the World")]
    AsInWorld(Who),
    /// Duels follow the blocks at once.
    #[fr("ce combat se déroule sans phase d'action", "ce combat se déroule sans Phase d'Actions")]
    #[en("this battle has no Action Phase")]
    NoActions,
    /// A Zone that can be attacked, and how much damage it stands in a battle.
    #[fr("{0:sub~} <v.pouvoir:fin> être <désigné~> comme la cible d'une attaque. {1}")]
    #[en("{0:sub~} may become the Target of an attack. {1}")]
    Besieged(Itself, Razed),
    /// No Alignment but this one. [401.3d]
    #[fr("{0:sub~} <perdre:fin> son Alignement et <devenir:fin> d'Alignement {1:s}")]
    #[en("{0:sub~} <lose:fin> its Alignment and <become:fin> of {1:s} Alignment")]
    Aligned(Who, Family),
    /// No powers at all.
    #[fr("{0:sub~} <perdre:fin> tous leurs pouvoirs", "{0:sub~} <perdre:fin> tous ses pouvoirs")]
    #[en("{0:sub~} <lose:fin> all powers")]
    Powerless(Who),
}

/// More damage than this in a battle destroys it.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "what destroys it")]
#[fr("s'il subit plus de {0} Dommages à la résolution du combat, détruisez-le")]
#[en("if it suffers more than {0} damage in the battle, destroy it")]
pub struct Razed(pub u8);
