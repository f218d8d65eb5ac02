//! Keywords, numbers, and what can be had for a while.

use arbiter_text::forms::Word;
use serde::{Deserialize, Serialize};

/// A keyword as it is used. [kw.*]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[word(says = "a keyword")]
pub enum Effect {
    /// Straight ahead, up to so far. [kw.rush]
    #[en("Rush {0}", "Dash {0}")]
    #[fr("<Course> {0}")]
    Rush(u8),
    /// The same across champions and traps. [L6]
    #[en("Rush {0} across champions and traps", "Dash {0} ignoring Champions and traps")]
    #[fr("<Course> {0} à travers les champions et les pièges", "<Course> {0}, en ignorant les champions et les pièges")]
    RushAcross(u8),
    /// Straight ahead over everything. [kw.dive.1]
    #[en("Dive {0}", "Swoop {0}")]
    #[fr("<Piqué> {0}")]
    Dive(u8),
    /// Over everything. [kw.leap.1]
    #[en("Leap {0}", "Jump {0}")]
    #[fr("<Saut> {0}")]
    Leap(u8),
    /// Straight away from who causes it. [kw.push.1]
    #[en("Push {0}")]
    #[fr("<Poussée> {0}")]
    Push(u8),
    /// Straight toward who causes it. [kw.pull.1]
    #[en("Pull {0}")]
    #[fr("<Attraction> {0}")]
    Pull(u8),
    /// Its victim flees. [kw.fear.1]
    #[en("Fear {0}")]
    #[fr("<Peur> {0}")]
    Fear(u8),
    /// Moved by the player of the card. [kw.shift]
    #[en("Shift {0}", "Force {0}")]
    #[fr("<Transfert> {0}")]
    Shift(u8),
    /// Damage is removed. [kw.heal.1]
    #[en("Heal {0}")]
    #[fr("<Soin> {0}")]
    Heal(u8),
    /// Up to so many cards. [kw.draw]
    #[en("Draw {0}")]
    #[fr("<Pioche> {0}")]
    Draw(u8),
    /// Up to so many for each damage dealt. [L21]
    #[en("Draw {0} per damage dealt", "Draw {0} for each damage dealt")]
    #[fr("<Pioche> {0} par dommage infligé", "<Pioche> {0} pour chaque dommage infligé")]
    DrawEach(u8),
    /// Cards are put back on the deck. [kw.plan]
    #[en("Plan {0}")]
    #[fr("<Plan> {0}")]
    Plan(u8),
    /// A card of the champion is discarded. [kw.stun.1]
    #[en("Stun")]
    #[fr("<Étourdissement>")]
    Stun,
    /// No movement for the rest of the turn. [kw.immobilise.1]
    #[en("Immobilise", "Root")]
    #[fr("<Immobilisation>")]
    Immobilise,
}

impl Effect {
    /// Which keyword it is.
    #[must_use]
    pub fn keyword(self) -> Keyword {
        match self {
            Effect::Rush(_) | Effect::RushAcross(_) => Keyword::Rush,
            Effect::Dive(_) => Keyword::Dive,
            Effect::Leap(_) => Keyword::Leap,
            Effect::Push(_) => Keyword::Push,
            Effect::Pull(_) => Keyword::Pull,
            Effect::Fear(_) => Keyword::Fear,
            Effect::Shift(_) => Keyword::Shift,
            Effect::Heal(_) => Keyword::Heal,
            Effect::Draw(_) | Effect::DrawEach(_) => Keyword::Draw,
            Effect::Plan(_) => Keyword::Plan,
            Effect::Stun => Keyword::Stun,
            Effect::Immobilise => Keyword::Immobilise,
        }
    }
    /// Whether its unnamed recipients are the targets. [L1]
    #[must_use]
    pub fn on_targets(self) -> bool {
        use Keyword as K;
        matches!(self.keyword(), K::Push | K::Pull | K::Fear | K::Shift | K::Stun | K::Immobilise)
    }
    /// Whether it is about a player and no champion. [L1]
    #[must_use]
    pub fn on_player(self) -> bool {
        matches!(self.keyword(), Keyword::Draw | Keyword::Plan)
    }
    /// Whether a champion moves by it of its own accord. [D4]
    #[must_use]
    pub fn is_movement(self) -> bool {
        matches!(self.keyword(), Keyword::Rush | Keyword::Dive | Keyword::Leap)
    }
}

/// The name of a keyword.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[word(says = "the name of a keyword")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Keyword {
    #[en("Rush", "Dash")]
    #[fr("<Course>")]
    Rush,
    #[en("Dive", "Swoop")]
    #[fr("<Piqué>")]
    Dive,
    #[en("Leap", "Jump")]
    #[fr("<Saut>")]
    Leap,
    #[en("Push")]
    #[fr("<Poussée>")]
    Push,
    #[en("Pull")]
    #[fr("<Attraction>")]
    Pull,
    #[en("Fear")]
    #[fr("<Peur>")]
    Fear,
    #[en("Shift", "Force")]
    #[fr("<Transfert>")]
    Shift,
    #[en("Heal")]
    #[fr("<Soin>")]
    Heal,
    #[en("Draw")]
    #[fr("<Pioche>")]
    Draw,
    #[en("Plan")]
    #[fr("<Plan>")]
    Plan,
    #[en("Stun")]
    #[fr("<Étourdissement>")]
    Stun,
    #[en("Immobilise", "Root")]
    #[fr("<Immobilisation>")]
    Immobilise,
}

impl Keyword {
    /// The movement effects. [mvfx.1]
    #[must_use]
    pub fn is_movement_effect(self) -> bool {
        matches!(self, Keyword::Push | Keyword::Pull | Keyword::Fear | Keyword::Shift)
    }
}

/// What a champion or an attack has.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[word(says = "a modifier")]
pub enum Gain {
    /// More force. [def.3]
    #[en("+{0} force", "+{0} strength")]
    #[fr("+{0} de force", "+{0} force")]
    Force(u8),
    /// More force for each of something. [L22]
    #[en("+{0} force for each {1}", "+{0} strength for each {1}")]
    #[fr("+{0} de force pour chaque {1}", "+{0} force pour chaque {1}")]
    ForceEach(u8, Count),
    /// More movement. [move.5]
    #[en("+{0} movement")]
    #[fr("+{0} de mouvement", "+{0} mouvement")]
    Movement(u8),
    /// More defence. [def.3]
    #[en("+{0} defence", "+{0} defense")]
    #[fr("+{0} de défense", "+{0} défense")]
    Defence(u8),
    /// Less defence. [L11]
    #[en("-_{0} defence", "-_{0} defense")]
    #[fr("-_{0} de défense", "-_{0} défense")]
    LessDefence(u8),
    /// Damage after damage. [kw.poison]
    #[en("Poison {0}")]
    #[fr("Poison {0}")]
    Poison(u8),
    /// The damage step twice. [kw.double]
    #[en("Double")]
    #[fr("Doublé")]
    Double,
    /// Healing by the damage. [kw.drain]
    #[en("Drain", "Lifesteal")]
    #[fr("Drain de vie")]
    Drain,
}

/// What an attack has or does.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "what an attack has")]
pub enum Trait {
    /// It has modifiers or keywords.
    #[en("<have> {0*,|and}", "<gain> {0*,|and}")]
    #[fr("<avoir> {0*,|et}", "<gagner> {0*,|et}")]
    Has(Vec<Gain>),
    /// Defence does not count. [def.4]
    #[en("<ignore> defence", "<ignore> defense")]
    #[fr("<ignorer> la défense")]
    IgnoresDefence,
}

/// What is counted. [L22]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[word(says = "what is counted")]
pub enum Count {
    /// Targets of the attack.
    #[en("target")]
    #[fr("cible")]
    Target,
    /// Essences of the player that are ready.
    #[en("ready essence", "ready standard Core you control")]
    #[fr("essence régénérée", "essence standard régénérée que vous contrôlez")]
    ReadyEssence,
}

/// So much damage. [force.2]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "damage")]
#[en("{0~} damage")]
#[fr("{0~} <dommage>")]
pub struct Damage(pub u8);

/// What a movement can cross. [L28]
#[derive(Word, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[word(says = "what is crossed")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Hurdle {
    #[en("enemies", "Enemies")]
    #[fr("les ennemis")]
    Enemies,
    #[en("statues")]
    #[fr("les statues")]
    Statues,
    #[en("traps")]
    #[fr("les pièges")]
    Traps,
}
