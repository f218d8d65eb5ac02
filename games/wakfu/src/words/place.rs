//! Players, and where cards are.

use super::Who;
use arbiter_text::forms::{Spot, Word};

/// Players.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a player")]
pub enum Player {
    /// One, chosen.
    #[fr("le <joueur:s> de votre choix")]
    #[en("the <player:s> of your choice")]
    #[word(introduces)]
    Chosen(Spot),
    /// One of the other side, chosen.
    #[fr("l'<adversaire:s> de votre choix", "le <joueur:s> adverse de votre choix")]
    #[en("the <opponent:s> of your choice")]
    #[word(introduces)]
    ChosenFoe(Spot),
    /// Everybody, the turn player first. [419.2]
    #[fr("chaque <joueur:s>", "tous les <joueur:p>")]
    #[en("each <player:s>", "all <player:p>")]
    Each,
    /// Everybody of the other side. [gl.opponent]
    #[fr("chaque <adversaire:s>", "tous vos <adversaire:p>")]
    #[en("each <opponent:s>", "all your <opponent:p>")]
    Opponents,
    /// Who is attacked. [702.1]
    #[fr("le <joueur:s> défenseur")]
    #[en("the defending <player:s>")]
    #[word(introduces)]
    Defender(Spot),
    /// Who controls what was spoken of. [416.4]
    #[fr("son <contrôleur:s>", "leur <contrôleur:s>")]
    #[en("its <controller:s>")]
    #[word(recalls)]
    Controller(Spot),
    /// Whose doing the Reaction answers. [809.3]
    #[fr("le <joueur:s> {1}")]
    #[en("the <player:s> {1}")]
    #[word(introduces)]
    Just(Spot, Recent),
    /// Who controls somebody spoken of before. [416.4]
    #[fr("le <contrôleur:s> de {1}")]
    #[en("the <controller:s> of {1}")]
    #[word(introduces)]
    ControllerOf(Spot, Box<Who>),
    /// A player spoken of before.
    #[fr("ce <joueur:s>")]
    #[en("that <player:s>")]
    #[word(recalls)]
    That(Spot),
}

/// What a player has just done. [809.3]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "what a player has just done")]
pub enum Recent {
    /// [414.1]
    #[fr("qui vient d'effectuer un mouvement")]
    #[en("that just made a movement")]
    Moved,
    /// [701.2]
    #[fr("qui vient de déclarer une attaque")]
    #[en("that just announced an attack")]
    Attacked,
    /// [415.1]
    #[fr("qui vient de gagner de l'XP")]
    #[en("that just gained XP")]
    GainedXp,
}

/// Where the cards spoken of are.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "where they are")]
pub enum Tail {
    /// [506.1]
    #[fr("dans le Monde")]
    #[en("in the World")]
    World,
    /// [504.1]
    #[fr("dans votre Havre Sac")]
    #[en("in your Haven Bag")]
    YourBag,
    /// From the World into every Bag. [508.4]
    #[fr(
        "dans le Monde ou dans un Havre Sac",
        "dans le Monde ou dans son Havre Sac",
        "dans le Monde et dans les Havres Sacs",
        "dans le Monde et les Havres Sacs"
    )]
    #[en("in the World or in a Haven Bag")]
    Anywhere,
    /// [508.4]
    #[fr("présent dans son Havre Sac", "dans un Havre Sac")]
    #[en("in a Haven Bag")]
    AnyBag,
    /// [502.1]
    #[fr("de votre Défausse", "depuis votre Défausse", "dans votre Défausse", "gratuitement depuis votre Défausse")]
    #[en("from your Discard")]
    Discard,
    /// Of anybody. [502.1]
    #[fr("dans la Défausse du joueur de votre choix", "de la Défausse du joueur de votre choix")]
    #[en("in the Discard of the player of your choice")]
    AnyDiscard,
    /// Of the other side. [502.1]
    #[fr("dans la Défausse d'un adversaire", "de la Défausse d'un adversaire")]
    #[en("in the Discard of an opponent")]
    FoesDiscard,
    /// [505.1]
    #[fr("de votre Main", "de votre main", "gratuitement de votre main", "gratuitement depuis votre main")]
    #[en("from your Hand")]
    Hand,
    /// [416.4]
    #[fr("que vous contrôlez")]
    #[en("you control")]
    Yours,
    /// [702.1]
    #[fr("que contrôle le joueur défenseur", "<contrôlé> par le joueur défenseur")]
    #[en("the defending player controls")]
    Defenders,
    /// Of the player who acts. [419.2]
    #[fr("que il contrôle")]
    #[en("they control")]
    Theirs,
    /// [305.3]
    #[fr("qui ne <porter:fin> aucun Équipement")]
    #[en("without Equipment")]
    Bare,
    /// It faces the card itself. [704.2]
    #[fr("que il bloque ou qui le bloque", "que elle bloque ou qui la bloque")]
    #[en("it blocks or that blocks it")]
    Facing,
    /// The card itself faces it. [704.2]
    #[fr("que il bloque", "que elle bloque")]
    #[en("it blocks")]
    ItBlocks,
    /// Now or before, in the battle that is going on.
    #[fr("qui <avoir:fin> été <attaquant~> dans ce combat")]
    #[en("that attacked in this battle")]
    Attacked,
    /// What the Reaction answers. [809.3]
    #[fr("qui vient d'apparaître")]
    #[en("that just appeared")]
    JustAppeared,
    /// What the Reaction answers. [809.3]
    #[fr("qui vient de subir des Dommages", "qui vient de subir un ou plusieurs Dommages")]
    #[en("that just suffered damage")]
    JustHurt,
    /// What the Reaction answers. [809.3]
    #[fr("qui vient de s'incliner")]
    #[en("that just tapped")]
    JustTapped,
    /// What the Reaction answers. [809.3]
    #[fr("qui vient d'effectuer un mouvement")]
    #[en("that just made a movement")]
    JustMoved,
    /// What the Reaction answers. [809.3]
    #[fr("qui vient de s'incliner ou de se redresser")]
    #[en("that just tapped or untapped")]
    JustTurned,
    /// What the Reaction answers. [809.3] [502.1]
    #[fr("qui vient d'apparaître depuis votre Défausse")]
    #[en("that just appeared out of your Discard")]
    JustRisen,
    /// What the Reaction answers. [809.3] [gl.play]
    #[fr("qui vient d'être <joué~>")]
    #[en("that was just played")]
    JustPlayed,
}

/// Which card is meant without a choice. [809.3] [704.2]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "which one is meant")]
#[expect(missing_docs, reason = "the names say it")]
pub enum News {
    #[fr("qui vient d'apparaître")]
    #[en("that just appeared")]
    Appeared,
    #[fr("qui vient de subir des Dommages", "qui vient de subir un ou plusieurs Dommages")]
    #[en("that just suffered damage")]
    Hurt,
    #[fr("qui vient de s'incliner")]
    #[en("that just tapped")]
    Tapped,
    #[fr("qui vient d'effectuer un mouvement")]
    #[en("that just made a movement")]
    Moved,
    #[fr("qui vient d'apparaître depuis votre Défausse")]
    #[en("that just appeared out of your Discard")]
    Risen,
    #[fr("que il bloque", "que elle bloque")]
    #[en("it blocks")]
    Blocked,
    #[fr("qui vient d'être <joué~>")]
    #[en("that was just played")]
    Played,
}

impl News {
    /// The same of a card that is chosen.
    #[must_use]
    pub fn tail(self) -> Tail {
        match self {
            News::Appeared => Tail::JustAppeared,
            News::Hurt => Tail::JustHurt,
            News::Tapped => Tail::JustTapped,
            News::Moved => Tail::JustMoved,
            News::Risen => Tail::JustRisen,
            News::Blocked => Tail::ItBlocks,
            News::Played => Tail::JustPlayed,
        }
    }
}

impl Tail {
    /// Whether it speaks of what the Reaction answers. [809.3]
    #[must_use]
    pub fn is_news(self) -> bool {
        matches!(
            self,
            Tail::JustAppeared
                | Tail::JustHurt
                | Tail::JustTapped
                | Tail::JustMoved
                | Tail::JustTurned
                | Tail::JustRisen
                | Tail::JustPlayed
        )
    }
    /// Whether it depends on who stands before whom, or on who acts.
    #[must_use]
    pub fn is_faced(self) -> bool {
        matches!(self, Tail::Facing | Tail::ItBlocks | Tail::Theirs)
    }
    /// Whether it speaks of cards that are not in play.
    #[must_use]
    pub fn is_elsewhere(self) -> bool {
        matches!(self, Tail::Discard | Tail::AnyDiscard | Tail::FoesDiscard | Tail::Hand)
    }
}

/// Where something is or goes to.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "a place")]
pub enum Place {
    /// [506.1]
    #[fr("dans le Monde")]
    #[en("in the World")]
    World,
    /// Of its owner. [501.2]
    #[fr("dans son Havre Sac")]
    #[en("in its Haven Bag")]
    Bag,
    /// [504.1]
    #[fr("dans votre Havre Sac")]
    #[en("in your Haven Bag")]
    YourBag,
    /// [501.1]
    #[fr("en jeu")]
    #[en("in play")]
    Play,
    /// [502.1]
    #[fr("dans votre Défausse")]
    #[en("in your Discard")]
    Discard,
}
