//! Verbs with their objects.

use super::{Num, Owner, TokenName, Var, Who, Zone};
use arbiter_text::forms::{Spot, Word};

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "an instruction")]
pub(crate) enum Act {
    #[en("<pay> {0}")]
    #[fr("<payer> {0}")]
    Pay(Num),
    #[en("<pick> {0}")]
    #[fr("<cibler> {0@}")]
    Pick(Who),
    #[en("<choose> {0}")]
    #[fr("<choisir> {0@}")]
    Choose(Who),
    #[en("<choose> a number for {0}")]
    #[fr("<choisir> un nombre pour {0}")]
    Number(Var),
    #[en("<deplete> {0}")]
    #[fr("<engager> {0@}")]
    Deplete(Who),
    #[en("<restore> {0}")]
    #[fr("<restaurer> {0@}")]
    Restore(Who),
    #[en("<destroy> {0}")]
    #[fr("<détruire> {0@}")]
    Destroy(Who),
    #[en("<terminate> {0}")]
    #[fr("<terminer> {0@}")]
    Terminate(Who),
    #[en("<duplicate> {0}")]
    #[fr("<dupliquer> {0@}")]
    Duplicate(Who),
    #[en("<remove> {0} from the game")]
    #[fr("<retirer> {0@} de la partie")]
    Exile(Who),
    #[en("<remove> {0} from the battle")]
    #[fr("<retirer> {0@} du combat")]
    LeaveBattle(Who),
    #[en("<draw> {0}")]
    #[fr("<piocher> {0}")]
    Draw(Count),
    #[en("<discard> {0}")]
    #[fr("<défausser> {0@}")]
    Discard(Who),
    #[en("<discard> {0} at random")]
    #[fr("<défausser> {0@} au hasard")]
    DiscardRandom(Who),
    #[en("<look at> {0}")]
    #[fr("<regarder> {0@}")]
    Look(Who),
    #[en("<reveal> {0}")]
    #[fr("<révéler> {0@}")]
    Reveal(Who),
    #[en("<search> {0} for {1}")]
    #[fr("<chercher> {1} dans {0}")]
    Search(Zone, Who),
    #[en("<shuffle> {0} into {1}")]
    #[fr("<mélanger> {0@} dans {1}")]
    ShuffleInto(Who, Zone),
    #[en("<put> {0} {1}")]
    #[fr("<mettre> {0@} {1}")]
    Put(Who, Destination),
    #[en("<put> {0} on {1}")]
    #[fr("<mettre> {0} sur {1}")]
    PutTokens(Tokens, Who),
    #[en("<remove> {0} from {1}")]
    #[fr("<retirer> {0} de {1}")]
    RemoveTokens(Tokens, Who),
    #[en("<put> a {1} token into play under your control")]
    #[fr("<mettre> un jeton {1} en jeu sous votre contrôle")]
    Create(Spot, TokenName),
    #[en("<attach> {0} to {1}")]
    #[fr("<attacher> {0@} à {1}")]
    Attach(Who, Who),
    #[en("<detach> {0} from {1}")]
    #[fr("<détacher> {0@} de {1}")]
    Detach(Who, Zone),
    #[en("<flip> {0} face-up")]
    #[fr("<retourner> {0@} face visible")]
    FlipUp(Who),
    #[en("<flip> {0} face-down under {1} control")]
    #[fr("<retourner> {0@} face cachée sous le contrôle de {1}")]
    FlipDown(Who, Owner),
    #[en("<inflict> {0} damage to {1}")]
    #[fr("<infliger> {0} {1@à}")]
    Inflict(Damage, Who),
    #[en("<inflict> up to {0} damage divided however you want to {1}")]
    #[fr("<infliger> jusqu'à {0} répartis comme vous voulez {1@à}")]
    Divide(Damage, Who),
    #[en("<remove> {0} damage from {1}")]
    #[fr("<retirer> {0} de {1}")]
    Heal(Damage, Who),
    #[en("<take> control of {0}")]
    #[fr("<prendre> le contrôle de {0}")]
    Control(Who),
    #[en("<play> {0}")]
    #[fr("<jouer> {0@}")]
    Play(Who),
    #[en("<play> {0} for free")]
    #[fr("<jouer> {0@} gratuitement")]
    PlayFree(Who),
    #[en("<flip> a coin")]
    #[fr("<lancer> une pièce")]
    Coin,
    #[en("<bid>")]
    #[fr("<enchérir>")]
    Bid,
    #[en("<do> the same")]
    #[fr("<faire> de même")]
    Same,
    #[en("<choose> one of the following: %{0:imp} or {1:imp}")]
    #[fr("<choisir> l'une de ces actions : %{0:imp} ou {1:imp}")]
    OneOf(Box<Act>, Box<Act>),
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "how many cards")]
pub(crate) enum Count {
    #[en("a card")]
    #[fr("une carte")]
    One,
    #[en("{0~} <card>")]
    #[fr("{0~} <carte>")]
    N(Num),
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "tokens")]
pub(crate) enum Tokens {
    #[en("a token")]
    #[fr("un jeton")]
    One,
    #[en("{0:d~} <token>")]
    #[fr("{0:d~} <jeton>")]
    N(u8),
}

/// An amount of damage.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a number")]
#[en("{0}")]
#[fr("{0~} <dégât>")]
pub(crate) struct Damage(pub(crate) Num);

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "where to")]
pub(crate) enum Destination {
    #[en("into {0}")]
    #[fr("dans {0}")]
    Into(Zone),
    #[en("on the bottom of {0}")]
    #[fr("au-dessous de {0}")]
    Bottom(Zone),
    #[en("into play under your control")]
    #[fr("en jeu sous votre contrôle")]
    Play,
    #[en("into play under your control as a member of the blocking party")]
    #[fr("en jeu sous votre contrôle comme membre du groupe de défense")]
    BlockingParty,
}
