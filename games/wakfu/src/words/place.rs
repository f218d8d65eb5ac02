//! Players, and where cards are.

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
    /// A player spoken of before.
    #[fr("ce <joueur:s>")]
    #[en("that <player:s>")]
    #[word(recalls)]
    That(Spot),
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
        "dans le Monde et dans les Havres Sacs"
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
    /// [305.3]
    #[fr("qui ne <porter:fin> aucun Équipement")]
    #[en("without Equipment")]
    Bare,
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
}

impl Tail {
    /// Whether it speaks of what the Reaction answers. [809.3]
    #[must_use]
    pub fn is_news(self) -> bool {
        matches!(self, Tail::JustAppeared | Tail::JustHurt | Tail::JustTapped | Tail::JustMoved)
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
}
