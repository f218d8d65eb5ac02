//! What happens, and points of the turn.

use super::{Noun, Place, Who};
use arbiter_text::forms::Word;

/// What happens. [809.2]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "what happens")]
pub enum Happening {
    /// [402.1]
    #[fr("{0:sub~} <apparaître:fin> {1?}")]
    #[en("{0:sub~} <appear:fin> {1?}")]
    Appears(Who, Option<Place>),
    /// Out of its player's Discard. [402.1] [502.1]
    #[fr(
        "{0:sub~} <apparaître:fin> {1?} depuis votre Défausse",
        "{0:sub~} <venir:fin> de apparaître {1?} depuis votre Défausse"
    )]
    #[en("{0:sub~} <appear:fin> {1?} out of your Discard")]
    AppearsFromDiscard(Who, Option<Place>),
    /// Another player has it. [402.1] [416.2]
    #[fr("{0:sub~} <apparaître:fin> chez un autre joueur")]
    #[en("{0:sub~} <appear:fin> on the side of another player")]
    AppearsElsewhere(Who),
    /// Its watcher has it. [402.1] [416.2]
    #[fr("{0:sub~} <apparaître:fin> sous votre contrôle")]
    #[en("{0:sub~} <appear:fin> under your control")]
    AppearsYours(Who),
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
    /// No other attacker is declared. [703.1] [804.5]
    #[fr("{0:sub~} <attaquer:fin> <seul~>")]
    #[en("{0:sub~} <attack:fin> alone")]
    AttacksAlone(Who),
    /// [804.5]
    #[fr("{0:sub~} <bloquer:fin>")]
    #[en("{0:sub~} <block:fin>")]
    Blocks(Who),
    /// [804.5]
    #[fr("{0:sub~} <attaquer:fin> ou <bloquer:fin>")]
    #[en("{0:sub~} <attack:fin> or <block:fin>")]
    AttacksOrBlocks(Who),
    /// [704.2a]
    #[fr("{0:sub~} <être:fin> <bloqué~>")]
    #[en("{0:sub~} <be:fin> blocked")]
    Blocked(Who),
    /// [409.1]
    #[fr("{0:sub~} <être:fin> <détruit~>")]
    #[en("{0:sub~} <be:fin> destroyed")]
    Destroyed(Who),
    /// By somebody of the other side.
    #[fr("{0:sub~} <être:fin> <détruit~> par un adversaire", "{0:sub~} <être:fin> <détruit~> par un joueur adverse")]
    #[en("{0:sub~} <be:fin> destroyed by an opponent")]
    DestroyedByFoe(Who),
    ///
    #[fr("vous détruisez {0}", "vous venez de détruire {0}")]
    #[en("you destroy {0}")]
    YouDestroy(Who),
    /// By no battle.
    #[fr("vous détruisez {0} avec une Action ou un pouvoir")]
    #[en("you destroy {0} with an Action or a power")]
    YouDestroyByText(Who),
    ///
    #[fr("{0:sub~} <être:fin> <choisi~>")]
    #[en("{0:sub~} <be:fin> chosen")]
    Chosen(Who),
    /// By somebody of the other side.
    #[fr("{0:sub~} <être:fin> <choisi~> par un joueur adverse", "{0:sub~} <être:fin> <choisi~> par un adversaire")]
    #[en("{0:sub~} <be:fin> chosen by an opponent")]
    ChosenByFoe(Who),
    /// [410.1]
    #[fr("{0:sub~} <infliger:fin> un ou plusieurs Dommages", "{0:sub~} <infliger:fin> des Dommages")]
    #[en("{0:sub~} <deal:fin> damage")]
    Deals(Who),
    /// [410.1]
    #[fr("{0:sub~} <infliger:fin> un ou plusieurs Dommages à {1}", "{0:sub~} <infliger:fin> des Dommages à {1}")]
    #[en("{0:sub~} <deal:fin> damage to {1}")]
    DealsTo(Who, Who),
    /// [gl.battledamage]
    #[fr("{0:sub~} <infliger:fin> un ou plusieurs Dommages de combat à {1}")]
    #[en("{0:sub~} <deal:fin> Battle Damage to {1}")]
    DealsInBattle(Who, Who),
    /// [410.2]
    #[fr(
        "{0:sub~} <regagner:fin> des PV",
        "{0:sub~} <regagner:fin> un ou plusieurs PV",
        "{0:sub~} <venir:fin> de regagner un ou plusieurs PV",
        "{0:sub~} <venir:fin> de regagner 1 ou plusieurs PV"
    )]
    #[en("{0:sub~} <regain:fin> HP")]
    Regains(Who),
    /// [410.3]
    #[fr("{0:sub~} <perdre:fin> un ou plusieurs PV")]
    #[en("{0:sub~} <lose:fin> HP")]
    LosesHp(Who),
    /// By a text, not by what is borne or stands. [R-126] [204.5]
    #[fr("{0:sub~} <gagner:fin> un bonus de Force")]
    #[en("{0:sub~} <gain:fin> a Strength bonus")]
    Strengthened(Who),
    /// [414.1]
    #[fr("{0:sub~} <effectuer:fin> un mouvement")]
    #[en("{0:sub~} <make:fin> a movement")]
    Moves(Who),
    /// [409.3]
    #[fr("{0:sub~} <être:fin> <banni~>")]
    #[en("{0:sub~} <be:fin> banished")]
    Banished(Who),
    ///
    #[fr("{0:sub~} <quitter:fin> le jeu")]
    #[en("{0:sub~} <leave:fin> play")]
    LeavesPlay(Who),
    /// [506.1]
    #[fr("{0:sub~} <quitter:fin> le Monde")]
    #[en("{0:sub~} <leave:fin> the World")]
    LeavesWorld(Who),
    /// [106.2]
    #[fr("{0:sub~} <se incliner:fin>")]
    #[en("{0:sub~} <tap:fin>")]
    Taps(Who),
    /// For a resource. [418.1]
    #[fr("{0:sub~} <se incliner:fin> pour produire une Ressource")]
    #[en("{0:sub~} <tap:fin> for a Resource")]
    TapsForResource(Who),
    /// While it fights. [106.2] [705.1]
    #[fr("{0:sub~} <se incliner:fin> dans ce combat")]
    #[en("{0:sub~} <tap:fin> in this battle")]
    TapsFighting(Who),
    /// [702.1]
    #[fr(
        "{0:sub~} <devenir:fin> la cible d'une attaque",
        "{0:sub~} <être:fin> <désigné~> comme la cible d'une attaque"
    )]
    #[en("{0:sub~} <become:fin> the Target of an attack")]
    Targeted(Who),
    /// [106.2]
    #[fr("{0:sub~} <se redresser:fin>")]
    #[en("{0:sub~} <untap:fin>")]
    Untaps(Who),
    /// In the World. [106.2] [506.1]
    #[fr("{0:sub~} <se redresser:fin> dans le Monde")]
    #[en("{0:sub~} <untap:fin> in the World")]
    UntapsInWorld(Who),
    /// [gl.damage]
    #[fr("{0:sub~} <subir:fin> des Dommages", "{0:sub~} <subir:fin> un ou plusieurs Dommages")]
    #[en("{0:sub~} <suffer:fin> damage")]
    Damaged(Who),
    ///
    #[fr(
        "{0:sub~} <être:fin> sur le point de subir des Dommages",
        "{0:sub~} <être:fin> sur le point de subir un ou plusieurs Dommages",
        "{0:sub~} <être:fin> sur le point de recevoir un ou plusieurs Dommages"
    )]
    #[en("{0:sub~} <be:fin> about to suffer damage")]
    AboutToSuffer(Who),
    ///
    #[fr(
        "{0:sub~} <être:fin> sur le point de infliger des Dommages",
        "{0:sub~} <être:fin> sur le point de infliger un ou plusieurs Dommages"
    )]
    #[en("{0:sub~} <be:fin> about to deal damage")]
    AboutToDeal(Who),
    /// [410.2]
    #[fr("{0:sub~} <être:fin> sur le point de regagner un ou plusieurs PV")]
    #[en("{0:sub~} <be:fin> about to regain HP")]
    AboutToRegain(Who),
    ///
    #[fr("{0:sub~} <être:fin> sur le point d'être <détruit~>")]
    #[en("{0:sub~} <be:fin> about to be destroyed")]
    AboutToBeDestroyed(Who),
    /// [507.4]
    #[fr("vous piochez une carte")]
    #[en("you draw a card")]
    YouDraw,
    /// [gl.play]
    #[fr("vous jouez {0:s+un}", "vous venez de jouer {0:s+un}")]
    #[en("you play a {0:s}")]
    #[word(introduces)]
    YouPlay(Noun),
    /// [gl.play]
    #[fr("un adversaire joue {0:s+un}", "un joueur adverse joue {0:s+un}", "un adversaire vient de jouer {0:s+un}")]
    #[en("an opponent plays a {0:s}")]
    #[word(introduces)]
    TheyPlay(Noun),
    /// [gl.play]
    #[fr("un autre joueur joue {0:s+un}", "un autre joueur vient de jouer {0:s+un}")]
    #[en("another player plays a {0:s}")]
    #[word(introduces)]
    OthersPlay(Noun),
    /// [gl.play]
    #[fr("un joueur joue {0:s+un}", "un joueur vient de jouer {0:s+un}", "{0:s~a+un} est <joué:s~a>")]
    #[en("a player plays a {0:s}")]
    #[word(introduces)]
    AnyPlays(Noun),
    /// [418.6]
    #[fr("vous fabriquez {0:s+un}", "vous venez de fabriquer {0:s+un}")]
    #[en("you craft a {0:s}")]
    #[word(introduces)]
    YouCraft(Noun),
    /// [408.2]
    #[fr("vous recyclez {0:s+un}")]
    #[en("you recycle a {0:s}")]
    #[word(introduces)]
    YouRecycle(Noun),
    /// [507.4]
    #[fr("un adversaire pioche une carte", "un joueur adverse pioche une carte")]
    #[en("an opponent draws a card")]
    TheyDraw,
    /// [507.4]
    #[fr("un autre joueur pioche une carte")]
    #[en("another player draws a card")]
    OthersDraw,
    /// [701.2]
    #[fr("vous déclarez une attaque", "vous annoncez une attaque")]
    #[en("you announce an attack")]
    YouAttack,
    /// [701.2]
    #[fr("un joueur déclare une attaque", "un joueur annonce une attaque")]
    #[en("a player announces an attack")]
    AnyAttacks,
    ///
    #[fr("vous gagnez de l'XP", "vous gagnez un ou plusieurs XP", "vous venez de gagner un ou plusieurs XP")]
    #[en("you gain XP")]
    YouGainXp,
    ///
    #[fr("un adversaire gagne de l'XP")]
    #[en("an opponent gains XP")]
    TheyGainXp,
    /// [701.2]
    #[fr(
        "un adversaire annonce une attaque",
        "un adversaire déclare une attaque",
        "un joueur adverse déclare une attaque"
    )]
    #[en("an opponent announces an attack")]
    TheyAttack,
    /// [307.3b]
    #[fr("un joueur gagne un ou plusieurs PA")]
    #[en("a player gains AP")]
    AnyGainsAp,
    /// A card of yours is the Target. [702.1]
    #[fr("un joueur vous attaque", "un adversaire vous attaque")]
    #[en("a player attacks you")]
    AttacksYou,
    /// An opponent who made no attack in that turn. [R-94] [603.2]
    #[fr(
        "un adversaire déclare la fin de son tour sans avoir attaqué",
        "un joueur adverse déclare la fin de son tour sans avoir attaqué"
    )]
    #[en("an opponent declares the end of a turn without having attacked")]
    IdleEnd,
    /// An Action, a power, or a blocker that is placed anew. [705.1]
    #[fr("un adversaire effectue une action dans ce combat", "un joueur adverse effectue une action dans ce combat")]
    #[en("an opponent takes an action in this battle")]
    TheyAct,
    ///
    #[fr("vous gagnez un Chi-Fu-Mi")]
    #[en("you win a Chi-Fu-Mi")]
    YouWin,
    ///
    #[fr("vous déclarez la fin de votre tour")]
    #[en("you declare the end of your turn")]
    EndDeclared,
}

impl Happening {
    /// Whether it is the declaration of attackers or blockers. [804.5]
    #[must_use]
    pub fn is_declared(&self) -> bool {
        matches!(
            self,
            Happening::Attacks(_) | Happening::AttacksAlone(_) | Happening::Blocks(_) | Happening::AttacksOrBlocks(_)
        )
    }
    /// Whether what it gives without saying how long ends with the battle.
    #[must_use]
    pub fn is_battle(&self) -> bool {
        self.is_declared() || matches!(self, Happening::Blocked(_))
    }
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
    #[fr("au début du tour de chaque adversaire", "au début du tour de chaque joueur adverse")]
    #[en("at the beginning of each opponent's turn")]
    FoesTurn,
    /// [602.2]
    #[fr("au début du tour de chaque joueur", "au début de chaque tour")]
    #[en("at the beginning of each player's turn")]
    EachTurn,
    /// [605.1]
    #[fr("à la fin de votre tour")]
    #[en("at the end of your turn")]
    YourEnd,
    /// [605.1]
    #[fr("à la fin du tour de chaque adversaire", "à la fin du tour de chaque joueur adverse")]
    #[en("at the end of each opponent's turn")]
    FoesEnd,
    /// [605.1]
    #[fr("à la fin du tour de chaque joueur")]
    #[en("at the end of each player's turn")]
    EachEnd,
    /// [708.3]
    #[fr("à la fin du combat", "à la fin de chaque combat")]
    #[en("at the end of the battle")]
    Battle,
    /// [705.5]
    #[fr("à la fin de la Phase d'Actions", "à la fin de la phase d'action")]
    #[en("at the end of the Action Phase")]
    ActionPhase,
    ///
    #[fr("au début de la Phase d'Actions", "au début de la phase d'action")]
    #[en("at the beginning of the Action Phase")]
    ActionBegins,
}

/// What a power watches.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Watched<'a> {
    Event(&'a Happening),
    Moment(Moment),
}

/// When something waits to be done.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "a later moment")]
pub enum Later {
    /// [605.1]
    #[fr("à la fin de ce tour", "à la fin du tour")]
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
