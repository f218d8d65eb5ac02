//! Conditions, durations and limits.

use super::{Family, Gain, Happening, Moment, Noun, Place, Symbols, Who};
use arbiter_text::forms::{Spot, Word};
use serde::{Deserialize, Serialize};

/// A condition.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a condition")]
pub enum Cond {
    /// It is there. [801.1]
    #[fr("{0:sub~} <être:fin> {1}", "{0:sub~} <se trouver:fin> {1}")]
    #[en("{0:sub~} <be:fin> {1}")]
    At(Who, Place),
    /// It is untapped and there. [106.1]
    #[fr("{0:sub~} <être:fin> <dressé~> {1}")]
    #[en("{0:sub~} <be:fin> untapped {1}")]
    UntappedAt(Who, Place),
    /// It is tapped. [106.1]
    #[fr("{0:sub~} <être:fin> <incliné~>")]
    #[en("{0:sub~} <be:fin> tapped")]
    Tapped(Who),
    /// It is untapped. [106.1]
    #[fr("{0:sub~} <être:fin> <dressé~>")]
    #[en("{0:sub~} <be:fin> untapped")]
    Untapped(Who),
    /// It is an attacker. [gl.attacker]
    #[fr("{0:sub~} <attaquer:fin>", "{0:sub~} <être:fin> <attaquant~>")]
    #[en("{0:sub~} <attack:fin>")]
    Attacks(Who),
    /// It is a blocker. [gl.blocker]
    #[fr("{0:sub~} <bloquer:fin>", "{0:sub~} <être:fin> <bloqueur~>")]
    #[en("{0:sub~} <block:fin>")]
    Blocks(Who),
    /// It is one of the two. [gl.attacker] [gl.blocker]
    #[fr("{0:sub~} <être:fin> <attaquant~> ou <bloqueur~>")]
    #[en("{0:sub~} <be:fin> attacking or blocking")]
    Fights(Who),
    /// It is neither. [gl.attacker] [gl.blocker]
    #[fr("{0:sub~} ne <être:fin> pas <attaquant~> ou <bloqueur~>")]
    #[en("{0:sub~} <be:fin> neither attacking nor blocking")]
    NotFights(Who),
    /// Nobody else blocks. [gl.blocker]
    #[fr("{0:sub~} <être:fin> le seul bloqueur")]
    #[en("{0:sub~} <be:fin> the only blocker")]
    OnlyBlocker(Who),
    /// Such a card is borne by it. [305.3]
    #[fr("{0:sub~} <porter:fin> {1:s+un}")]
    #[en("{0:sub~} <bear:fin> a {1:s}")]
    BearsA(Who, Noun),
    /// The battle is for it. [702.1]
    #[fr("{0:sub~} <être:fin> la cible d'un combat", "{0:sub~} <être:fin> la cible de l'attaque")]
    #[en("{0:sub~} <be:fin> the Target of a battle")]
    IsTarget(Who),
    /// Something is borne by it. [305.3]
    #[fr("{0:sub~} <porter:fin> au moins un Équipement")]
    #[en("{0:sub~} <bear:fin> Equipment")]
    Bears(Who),
    /// Nothing is. [305.3]
    #[fr("{0:sub~} ne <porter:fin> aucun Équipement")]
    #[en("{0:sub~} <bear:fin> no Equipment")]
    Bare(Who),
    /// It has a keyword. [806]
    #[fr("{0:sub~} <avoir:fin> {1}")]
    #[en("{0:sub~} <have:fin> {1}")]
    Has(Who, Gain),
    /// It has been an attacker this turn.
    #[fr("{0:sub~} <avoir:fin> attaqué ce tour-ci", "{0:sub~} <avoir:fin> attaqué pendant ce tour")]
    #[en("{0:sub~} <have:fin> attacked this turn")]
    Attacked(Who),
    /// It has not.
    #[fr("{0:sub~} ne <avoir:fin> pas attaqué ce tour-ci", "{0:sub~} ne <avoir:fin> pas attaqué pendant ce tour")]
    #[en("{0:sub~} <have:fin> not attacked this turn")]
    NotAttacked(Who),
    ///
    #[fr(
        "{0:sub~} <avoir:fin> infligé un ou plusieurs Dommages ce tour-ci",
        "{0:sub~} <avoir:fin> infligé un ou plusieurs Dommages pendant ce tour"
    )]
    #[en("{0:sub~} <have:fin> dealt damage this turn")]
    Dealt(Who),
    ///
    #[fr(
        "{0:sub~} <avoir:fin> subi un ou plusieurs Dommages ce tour-ci",
        "{0:sub~} <avoir:fin> subi un ou plusieurs Dommages pendant ce tour"
    )]
    #[en("{0:sub~} <have:fin> suffered damage this turn")]
    Suffered(Who),
    /// It fights or is the Target.
    #[fr(
        "{0:sub~} <être:fin> <attaquant~>, <bloqueur~> ou cible d'un combat",
        "{0:sub~} <être:fin> <attaquant~>, <bloqueur~> ou cible d'une attaque"
    )]
    #[en("{0:sub~} <be:fin> attacking, blocking or the Target of a battle")]
    InBattle(Who),
    /// What was spoken of is such a card. [807.2]
    #[fr("il s'agit de {1}")]
    #[en("that is {1}")]
    #[word(recalls)]
    ItIs(Spot, A),
    /// It has the trait. [401.2]
    #[fr("{0:sub~} <être:fin> {1:s}")]
    #[en("{0:sub~} <be:fin> {1:s}")]
    #[word(weak)]
    Is(Who, Family),
    /// [420.1]
    #[fr("{0:sub~} <être:fin> <Unique~>")]
    #[en("{0:sub~} <be:fin> Unique")]
    IsUnique(Who),
    /// It is no longer in play. [409.1]
    #[fr("{0:sub~} <être:fin> <détruit~>", "{0:sub~} <être:fin> <détruit~> de cette façon")]
    #[en("{0:sub~} <be:fin> destroyed")]
    Destroyed(Who),
    /// Such a card is among those that were revealed; which one, its player says. [405.2]
    #[fr(
        "{0~} <être:fin> <révélé~> de cette façon",
        "{0~} <être:fin> <révélé~> de cette manière",
        "{0~} <être:fin> <révélé~> ainsi"
    )]
    #[en("{0~} <be:fin> revealed this way")]
    Shown(A),
    /// Resources that went into this power in this turn.
    #[fr("vous dépensez plus de {0} de cette façon")]
    #[en("you spend more than {0} this way")]
    Spent(Symbols),
    /// Who was asked agrees. [419.2]
    #[fr("le joueur adverse accepte")]
    #[en("that opponent accepts")]
    Accepts,
    /// Who was asked does not. [419.2]
    #[fr("le joueur adverse refuse")]
    #[en("that opponent refuses")]
    Refuses,
    /// Blockers face it. [704.2a]
    #[fr("{0:sub~} <être:fin> <bloqué~>")]
    #[en("{0:sub~} <be:fin> blocked")]
    Blocked(Who),
    /// So many are yours. [416.4]
    #[fr("vous contrôlez au moins {0:w~} {1~}", "vous contrôlez {0:w~} {1~} ou plus")]
    #[en("you control at least {0:w~} {1~}")]
    Control(u8, Noun),
    /// One is yours. [416.4]
    #[fr("vous contrôlez {0:s+un}", "vous contrôlez {0:s+le}")]
    #[en("you control a {0:s}")]
    Controls(Noun),
    /// One besides the card itself is yours. [416.4]
    #[fr("vous contrôlez au moins <un~a> autre {0:s~a}")]
    #[en("you control at least one other {0:s}")]
    ControlsOther(Noun),
    /// None in the World is stronger than one of yours there. [204.5] [416.4]
    #[fr("vous contrôlez {0:s+le} possédant la plus grande Force dans le Monde")]
    #[en("you control the {0:s} with the greatest Strength in the World")]
    ControlsStrongest(Noun),
    /// Who is attacked has one. [702.1] [416.4]
    #[fr("le joueur défenseur contrôle {0:s+un}")]
    #[en("the defending player controls a {0:s}")]
    DefenderControls(Noun),
    /// So many with names of their own are yours. [416.4] [203.3]
    #[fr("vous contrôlez {0:w~a} {1~a} <différent~a>")]
    #[en("you control {0:w~a} different {1~a}")]
    Different(u8, Noun),
    /// Those of yours in the World have so many Levels together. [207.2] [416.4]
    #[fr("vous contrôlez un Niveau cumulé de {0:p} supérieur ou égal à {1} dans le Monde")]
    #[en("the Levels of {0:p} you control in the World are {1} or more")]
    Levels(Noun, u8),
    /// Those of your Discard have. [207.2] [502.1]
    #[fr("votre Défausse contient un Niveau cumulé de {0:p} supérieur ou égal à {1}")]
    #[en("the Levels of {0:p} in your Discard are {1} or more")]
    LevelsLying(Noun, u8),
    /// No other card is in the Hand. [505.1]
    #[fr("ce est votre seule carte en main")]
    #[en("it is the only card in your Hand")]
    OnlyCard,
    /// One was yours in the World then. [602.2]
    #[fr("vous contrôliez {0:s+le} dans le Monde au début de votre tour")]
    #[en("you controlled the {0:s} in the World at the beginning of your turn")]
    Began(Noun),
    /// One of these was, or so many of those. [602.2]
    #[fr("vous contrôliez {0:s+le} ou {1:w~a} {2~a} dans le Monde au début de votre tour")]
    #[en("you controlled the {0:s} or {1:w~a} {2~a} in the World at the beginning of your turn")]
    BeganEither(Noun, u8, Noun),
    /// So many lay there then. [602.2]
    #[fr("vous aviez au moins {0:w~a} {1~a} dans votre Défausse au début de votre tour")]
    #[en("you had at least {0:w~a} {1~a} in your Discard at the beginning of your turn")]
    BeganLying(u8, Noun),
    /// No other Hero was in the World then. [602.2]
    #[fr("votre Héros était le seul Héros dans le Monde au début de votre tour")]
    #[en("only your Hero was in the World at the beginning of your turn")]
    BeganAlone,
    /// None is. [416.4]
    #[fr("vous ne contrôlez <aucun~a> {0:s~a}")]
    #[en("you control no {0:s}")]
    ControlsNone(Noun),
    /// [505.1]
    #[fr("vous avez moins de {0:w} cartes en main")]
    #[en("you have fewer than {0:w} cards in your Hand")]
    HandBelow(u8),
    /// Your Hero's class or family. [401.1a]
    #[fr("votre Héros est <un~a> {0:s~a}", "votre Héros est {0:s}")]
    #[en("your Hero is a {0:s~}")]
    HeroIs(Family),
    /// The Chi-Fu-Mi was won.
    #[fr("vous gagnez le Chi-Fu-Mi", "vous gagnez")]
    #[en("you win the Chi-Fu-Mi")]
    Won,
    /// It was lost.
    #[fr("vous perdez le Chi-Fu-Mi", "vous perdez")]
    #[en("you lose the Chi-Fu-Mi")]
    Lost,
}

/// Such a card.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a kind of card")]
pub enum A {
    /// One of them. [807.2]
    #[fr("{1:s~+un}")]
    #[en("a {1:s~}")]
    #[word(introduces)]
    One(Spot, Noun),
    /// One of either kind. [807.2]
    #[fr("{1:s~+un} ou de {2:s+un}")]
    #[en("either a {1:s~} or a {2:s}")]
    #[word(introduces)]
    Either(Spot, Noun, Noun),
}

impl A {
    /// Where it stands in the text.
    #[must_use]
    pub fn spot(&self) -> Spot {
        match self {
            A::One(s, _) | A::Either(s, ..) => *s,
        }
    }
    /// The kinds that it takes in.
    pub fn nouns(&self) -> impl Iterator<Item = &Noun> {
        let (one, other) = match self {
            A::One(_, one) => (one, None),
            A::Either(_, one, other) => (one, Some(other)),
        };
        std::iter::once(one).chain(other)
    }
}

/// How long something lasts. [812.3]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[word(says = "a duration")]
pub enum Until {
    /// [605.2]
    #[fr("jusqu'à la fin du tour")]
    #[en("until the end of the turn")]
    Turn,
    /// [708.1]
    #[fr("jusqu'à la fin du combat")]
    #[en("until the end of the battle")]
    Battle,
    /// [601.3]
    #[fr("jusqu'à la fin de la Phase d'Actions", "jusqu'à la fin de la phase d'action")]
    #[en("until the end of the Action Phase")]
    ActionPhase,
    /// [602.1]
    #[fr("jusqu'au début de votre prochain tour")]
    #[en("until the beginning of your next turn")]
    YourNext,
    /// Whose turn that will be. [602.1]
    #[fr("jusqu'au début du prochain tour")]
    #[en("until the beginning of the next turn")]
    Next,
    /// [605.2]
    #[fr("jusqu'à la fin de son prochain tour")]
    #[en("until the end of their next turn")]
    TheirNext,
    /// It ends for good if it ever fails. [812.3a]
    #[fr("tant que cette carte reste inclinée")]
    #[en("as long as this card stays tapped")]
    Tapped,
}

/// When a power may be used. [808.2]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a limit")]
pub enum Limit {
    /// [802.6]
    #[fr("une fois par tour", "une seule fois par tour")]
    #[en("once a turn")]
    Once,
    /// [808.1]
    #[fr("pendant votre tour")]
    #[en("during your turn")]
    YourTurn,
    /// [808.2]
    #[fr("si {0}")]
    #[en("if {0}")]
    If(Cond),
    /// As a Reaction to this. [809.3]
    #[fr("lorsque {0}", "quand {0}")]
    #[en("when {0}")]
    When(Happening),
    /// As a Reaction to this point of the turn. [809.3]
    #[fr("{0}")]
    #[en("{0}")]
    At(Moment),
}
