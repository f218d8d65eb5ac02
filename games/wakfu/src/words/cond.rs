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
    #[fr("vous contrôlez {0:s+un}")]
    #[en("you control a {0:s}")]
    Controls(Noun),
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
