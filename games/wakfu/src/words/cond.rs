//! Conditions, happenings, durations, and what can be had or forbidden.

use super::{Element, Family, Noun, Place, Who};
use arbiter_text::forms::Word;
use serde::{Deserialize, Serialize};

/// A condition.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a condition")]
pub enum Cond {
    /// It is there. [801.1]
    #[fr("{0:sub~} <être:fin> {1}")]
    #[en("{0:sub~} <be:fin> {1}")]
    At(Who, Place),
    /// It is tapped. [106.1]
    #[fr("{0:sub~} <être:fin> <incliné~>")]
    #[en("{0:sub~} <be:fin> tapped")]
    Tapped(Who),
    /// It is untapped. [106.1]
    #[fr("{0:sub~} <être:fin> <dressé~>")]
    #[en("{0:sub~} <be:fin> untapped")]
    Untapped(Who),
    /// It is an attacker. [gl.attacker]
    #[fr("{0:sub~} <attaquer:fin>")]
    #[en("{0:sub~} <attack:fin>")]
    Attacks(Who),
    /// It is a blocker. [gl.blocker]
    #[fr("{0:sub~} <bloquer:fin>")]
    #[en("{0:sub~} <block:fin>")]
    Blocks(Who),
    /// Blockers face it. [704.2a]
    #[fr("{0:sub~} <être:fin> <bloqué~>")]
    #[en("{0:sub~} <be:fin> blocked")]
    Blocked(Who),
    /// So many are yours. [416.4]
    #[fr("vous contrôlez au moins {0:w~} {1~}")]
    #[en("you control at least {0:w~} {1~}")]
    Control(u8, Noun),
    /// Your Hero's class or family. [401.1a]
    #[fr("votre Héros est <un> {0:s~}")]
    #[en("your Hero is a {0:s~}")]
    HeroIs(Family),
    /// The Chi-Fu-Mi was won.
    #[fr("vous gagnez le Chi-Fu-Mi")]
    #[en("you win the Chi-Fu-Mi")]
    Won,
}

/// What happens. [809.2]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "what happens")]
pub enum Happening {
    /// [402.1]
    #[fr("{0:sub~} <apparaître:fin> {1?}")]
    #[en("{0:sub~} <appear:fin> {1?}")]
    Appears(Who, Option<Place>),
    /// [806.6d]
    #[fr("{0:sub~} <apparaître:fin> en Défense")]
    #[en("{0:sub~} <appear:fin> in Defense")]
    AppearsInDefense(Who),
    /// [806.11d]
    #[fr("{0:sub~} <apparaître:fin> en Renfort")]
    #[en("{0:sub~} <appear:fin> in Reinforcement")]
    AppearsInReinforcement(Who),
    /// [804.5]
    #[fr("{0:sub~} <attaquer:fin>")]
    #[en("{0:sub~} <attack:fin>")]
    Attacks(Who),
    /// [804.5]
    #[fr("{0:sub~} <bloquer:fin>")]
    #[en("{0:sub~} <block:fin>")]
    Blocks(Who),
    /// [704.2a]
    #[fr("{0:sub~} <être:fin> <bloqué~>")]
    #[en("{0:sub~} <be:fin> blocked")]
    Blocked(Who),
    /// [409.1]
    #[fr("{0:sub~} <être:fin> <détruit~>")]
    #[en("{0:sub~} <be:fin> destroyed")]
    Destroyed(Who),
    ///
    #[fr("{0:sub~} <quitter:fin> le jeu")]
    #[en("{0:sub~} <leave:fin> play")]
    LeavesPlay(Who),
    /// [106.2]
    #[fr("{0:sub~} <se incliner:fin>")]
    #[en("{0:sub~} <tap:fin>")]
    Taps(Who),
    /// [106.2]
    #[fr("{0:sub~} <se redresser:fin>")]
    #[en("{0:sub~} <untap:fin>")]
    Untaps(Who),
    /// [gl.damage]
    #[fr("{0:sub~} <subir:fin> des Dommages", "{0:sub~} <subir:fin> un ou plusieurs Dommages")]
    #[en("{0:sub~} <suffer:fin> damage")]
    Damaged(Who),
    ///
    #[fr(
        "{0:sub~} <être:fin> sur le point de subir des Dommages",
        "{0:sub~} <être:fin> sur le point de subir un ou plusieurs Dommages"
    )]
    #[en("{0:sub~} <be:fin> about to suffer damage")]
    AboutToSuffer(Who),
    ///
    #[fr("{0:sub~} <être:fin> sur le point d'être <détruit~>")]
    #[en("{0:sub~} <be:fin> about to be destroyed")]
    AboutToBeDestroyed(Who),
    /// [507.4]
    #[fr("vous piochez une carte")]
    #[en("you draw a card")]
    YouDraw,
    /// [gl.play]
    #[fr("vous jouez {0:s+un}")]
    #[en("you play a {0:s}")]
    YouPlay(Noun),
    /// [gl.play]
    #[fr("un adversaire joue {0:s+un}")]
    #[en("an opponent plays a {0:s}")]
    TheyPlay(Noun),
    ///
    #[fr("vous gagnez de l'XP")]
    #[en("you gain XP")]
    YouGainXp,
    ///
    #[fr("un adversaire gagne de l'XP")]
    #[en("an opponent gains XP")]
    TheyGainXp,
    /// [701.2]
    #[fr("un adversaire annonce une attaque")]
    #[en("an opponent announces an attack")]
    TheyAttack,
    ///
    #[fr("vous gagnez un Chi-Fu-Mi")]
    #[en("you win a Chi-Fu-Mi")]
    YouWin,
    ///
    #[fr("vous déclarez la fin de votre tour")]
    #[en("you declare the end of your turn")]
    EndDeclared,
}

/// A point of the turn or of a battle. [601.2] [605.1]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "a moment")]
pub enum Moment {
    /// [602.2]
    #[fr("au début de votre tour")]
    #[en("at the beginning of your turn")]
    YourTurn,
    /// [602.2]
    #[fr("au début du tour de chaque joueur", "au début de chaque tour")]
    #[en("at the beginning of each player's turn")]
    EachTurn,
    /// [605.1]
    #[fr("à la fin de votre tour")]
    #[en("at the end of your turn")]
    YourEnd,
    /// [605.1]
    #[fr("à la fin du tour de chaque joueur")]
    #[en("at the end of each player's turn")]
    EachEnd,
    /// [708.3]
    #[fr("à la fin du combat")]
    #[en("at the end of the battle")]
    Battle,
    /// [705.5]
    #[fr("à la fin de la Phase d'Actions")]
    #[en("at the end of the Action Phase")]
    ActionPhase,
}

/// What a power watches.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Watched<'a> {
    Event(&'a Happening),
    Moment(Moment),
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
    #[fr("jusqu'à la fin de la Phase d'Actions")]
    #[en("until the end of the Action Phase")]
    ActionPhase,
    /// [602.1]
    #[fr("jusqu'au début de votre prochain tour")]
    #[en("until the beginning of your next turn")]
    YourNext,
    /// It ends for good if it ever fails. [812.3a]
    #[fr("tant que cette carte reste inclinée")]
    #[en("as long as this card stays tapped")]
    Tapped,
}

/// What a card has or gains.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "what is gained")]
pub enum Gain {
    /// [204.5]
    #[fr("+{0} en Force")]
    #[en("+{0} Strength")]
    Strength(u8),
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
    #[fr("être <bloqué~> par {0:p}", "être <bloqué~> par des {0:p}", "être <bloqué~> par {0:s+un}")]
    #[en("be blocked by {0:p}")]
    BeBlockedBy(Noun),
    /// [106.2]
    #[fr("se redresser")]
    #[en("untap")]
    Untap,
    ///
    #[fr("être <choisi~>")]
    #[en("be chosen")]
    BeChosen,
    /// [305.7]
    #[fr("porter d'Équipement")]
    #[en("bear Equipment")]
    Bear,
    /// Damage is still marked.
    #[fr("être <détruit~>")]
    #[en("be destroyed")]
    BeDestroyed,
    ///
    #[fr("être <détruit~> par un adversaire")]
    #[en("be destroyed by an opponent")]
    BeDestroyedByFoes,
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

/// When something waits to be done.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "a later moment")]
pub enum Later {
    /// [605.1]
    #[fr("à la fin de ce tour")]
    #[en("at the end of this turn")]
    Turn,
    /// [708.3]
    #[fr("à la fin de ce combat")]
    #[en("at the end of this battle")]
    Battle,
    /// [602.2]
    #[fr("au début de votre prochain tour")]
    #[en("at the beginning of your next turn")]
    YourNext,
}

/// A continuous power. [805.1]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "what holds")]
pub enum Lasting {
    /// They have it. [805.1]
    #[fr("{0:sub~} <avoir:fin> {1*,|et}")]
    #[en("{0:sub~} <have:fin> {1*,|and}")]
    Have(Who, Vec<Gain>),
    /// They cannot. [104.2]
    #[fr("{0:sub~} ne <v.pouvoir:fin> pas {1~}")]
    #[en("{0:sub~} cannot {1~}")]
    Cannot(Who, Ban),
    /// They must.
    #[fr("{0:sub~} <devoir:fin> {1~} si possible")]
    #[en("{0:sub~} must {1~} if possible")]
    Must(Who, Duty),
    /// Its Strength is a number of cards. [105.4]
    #[fr("la Force de {0} est égale au nombre de {1:p} que vous contrôlez")]
    #[en("the Strength of {0} is equal to the number of {1:p} you control")]
    Star(Who, Noun),
    /// Its Strength is this, whatever it was before.
    #[fr("la Force de {0} est de {1}")]
    #[en("the Strength of {0} is {1}")]
    Fixed(Who, u8),
    /// It comes tapped.
    #[fr("{0:sub~} <apparaître:fin> <incliné~>")]
    #[en("{0:sub~} <appear:fin> tapped")]
    AppearsTapped(Who),
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
    #[fr("{0:sub~} <utiliser:fin> ses pouvoirs comme dans le Monde")]
    #[en("{0:sub~} <use:fin> powers as in the World")]
    AsInWorld(Who),
    /// No powers at all.
    #[fr("{0:sub~} <perdre:fin> tous leurs pouvoirs")]
    #[en("{0:sub~} <lose:fin> all powers")]
    Powerless(Who),
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
    #[fr("lorsque {0}")]
    #[en("when {0}")]
    When(Happening),
}
