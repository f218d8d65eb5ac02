//! What triggers wait for, and what holds.

use super::{Kind, Pile, Player, Who, Zone};
use arbiter_text::forms::Word;

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a trigger")]
pub(crate) enum When {
    #[en("when {0}", "if {0}")]
    #[fr("quand {0}", "si {0}")]
    Happens(Event),
    #[en("at {0}")]
    #[fr("à {0}")]
    At(Moment),
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a moment")]
pub(crate) enum Moment {
    #[en("the start of your turn")]
    #[fr("le début de votre tour")]
    YourTurn,
    #[en("the start of your opponent's turn")]
    #[fr("le début du tour de votre adversaire")]
    OpponentsTurn,
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "an event")]
pub(crate) enum Event {
    #[en("{0:sub~} <enter:fin> play")]
    #[fr("{0:sub~} <entrer:fin> en jeu")]
    Enters(Who),
    #[en("{0:sub~} <leave:fin> play")]
    #[fr("{0:sub~} <quitter:fin> le jeu")]
    Leaves(Who),
    #[en("{0:sub~} <enter:fin> or <leave:fin> play")]
    #[fr("{0:sub~} <entrer:fin> en jeu ou le <quitter:fin>")]
    EntersOrLeaves(Who),
    #[en("{0:sub~} <block:fin>")]
    #[fr("{0:sub~} <bloquer:fin>")]
    Blocks(Who),
    #[en("{0:sub~} <be:fin> <destroy:par>", "{0:sub~} would be <destroy:par>")]
    #[fr("{0:sub~} <être:fin> <détruire:par>")]
    Destroyed(Who),
    #[en("{0:sub~} <play:fin> {1}")]
    #[fr("{0:sub~} <jouer:fin> {1}")]
    Plays(Player, Who),
    #[en("{0:sub~} <inflict:fin> damage to {1}")]
    #[fr("{0:sub~} <infliger:fin> des dégâts à {1}")]
    Inflicts(Who, Who),
    #[en("damage is inflicted to {0}")]
    #[fr("des dégâts sont infligés à {0}")]
    Inflicted(Who),
    #[en("there are no tokens on {0}")]
    #[fr("il n'y a aucun jeton sur {0}")]
    NoTokens(Who),
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a condition")]
pub(crate) enum Cond {
    #[en("you have an even number of cards in your {0}")]
    #[fr("vous avez un nombre pair de cartes dans votre {0}")]
    Even(Pile),
    #[en("{0:sub~} <have:fin> at least {1} cards in {2}")]
    #[fr("{0:sub~} <avoir:fin> au moins {1} cartes dans {2}")]
    AtLeast(Player, u8, Zone),
    #[en("you are being attacked")]
    #[fr("vous êtes attaqué")]
    Attacked,
    #[en("{0:sub~} <be:fin> blocking")]
    #[fr("{0:sub~} <être:fin> en train de bloquer")]
    Blocking(Who),
    #[en("{0:sub~} <be:fin> attacking a {1:s}")]
    #[fr("{0:sub~} <attaquer:fin> {1:s+un}")]
    AttackingA(Who, Kind),
}
