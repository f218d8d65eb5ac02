//! Cards, players, piles and numbers.

use super::Subtype;
use arbiter_text::forms::{Spot, Word};

#[derive(Word, Clone, Copy, PartialEq, Eq, Debug)]
#[word(says = "an icon")]
pub(crate) enum Icon {
    #[en("[O]")]
    #[fr("[O]")]
    Obsession,
    #[en("[G]")]
    #[fr("[G]")]
    Greed,
    #[en("[E]")]
    #[fr("[E]")]
    Elitism,
    #[en("[D]")]
    #[fr("[D]")]
    Deception,
    #[en("[R]")]
    #[fr("[R]")]
    Rage,
}

#[derive(Word, Clone, Copy, PartialEq, Eq, Debug)]
#[word(says = "X")]
pub(crate) enum Var {
    #[en("<X>")]
    #[fr("<X>")]
    X,
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a number")]
pub(crate) enum Num {
    #[en("{0:d~}")]
    #[fr("{0:d~}")]
    N(u8),
    #[en("{0~}")]
    #[fr("{0~}")]
    Var(Var),
    #[en("{0~}_+{1}")]
    #[fr("{0~}_+{1}")]
    Plus(Var, u8),
    #[en("half {0} numeric cost, rounded up")]
    #[fr("la moitié du coût numérique de {0}, arrondie au supérieur")]
    HalfCost(Owner),
    #[en("the winning bid")]
    #[fr("l'enchère gagnante")]
    Bid,
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a card")]
pub(crate) enum Who {
    #[en("this <card:s>")]
    #[fr("cette <carte:s>")]
    #[word(introduces)]
    This(Spot),
    #[en("the attached {1:s~}")]
    #[fr("<le> {1:s~} <attaché>")]
    #[word(introduces)]
    Attached(Spot, Kind),
    #[en("a {1:s~}")]
    #[fr("{1:s~+un}")]
    #[word(introduces)]
    A(Spot, Cards),
    #[en("{1~} {2~}")]
    #[fr("{1~} {2~}")]
    #[word(introduces)]
    N(Spot, Num, Cards),
    #[en("{1} or fewer {2:p~}")]
    #[fr("au plus {1} {2:p~}")]
    #[word(introduces)]
    OrFewer(Spot, u8, Cards),
    /// `the character your opponent controls with the highest strength`
    #[en("the {1:s~} with the highest strength")]
    #[fr("<le> {1:s~} ayant le plus de force")]
    #[word(introduces)]
    Strongest(Spot, Cards),
    #[en("all {0:p~}")]
    #[fr("<tout> <le> {0:p~}")]
    All(Cards),
    #[en("each {0:s~}")]
    #[fr("chaque {0:s~}")]
    Each(Cards),
    #[en("{0:p~}")]
    #[fr("de {0:p~}")]
    Any(Cards),
    #[en("the top <card:s> of {1}")]
    #[fr("la <carte:s> du dessus de {1}")]
    #[word(introduces)]
    Top(Spot, Zone),
    #[en("the top {1} <card:p> of {2}")]
    #[fr("les {1} <carte:p> du dessus de {2}")]
    #[word(introduces)]
    TopN(Spot, u8, Zone),
    #[en("{0~}")]
    #[fr("{0~}")]
    Pile(Zone),
    #[en("<it>")]
    #[fr("<il>")]
    #[word(refers)]
    It(Spot),
    #[en("the {1:s~*,|or}")]
    #[fr("{1:s~m+le*,|ou}")]
    #[word(recalls)]
    The(Spot, Vec<Kind>),
    #[en("that {1:s~}")]
    #[fr("<ce> {1:s~}_-là")]
    #[word(recalls)]
    That(Spot, Kind),
    #[en("those {1:p~}")]
    #[fr("<ce> {1:p~}")]
    #[word(recalls)]
    Those(Spot, Kind),
}

/// `attacking or blocking character`, `item or location with numeric cost 3 or less`
#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a kind of card")]
#[en("{other?} {adj?*} {kinds~*,|or} {side?} {tail?*}", "{side} {other?} {adj?*} {kinds~*,|or} {tail?*}")]
#[fr("{other~?} {kinds~m*,|ou} {adj~?*} {side?} {tail~?*}")]
pub(crate) struct Cards {
    pub(crate) other: Option<Other>,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) adj: Vec<Adj>,
    pub(crate) side: Option<Side>,
    pub(crate) tail: Vec<Tail>,
}

#[derive(Word, Clone, Copy, PartialEq, Eq, Debug)]
#[word(says = "a kind of card")]
pub(crate) enum Kind {
    #[en("<character>")]
    #[fr("<personnage>")]
    Character,
    #[en("<item>")]
    #[fr("<objet>")]
    Item,
    #[en("<location>")]
    #[fr("<lieu>")]
    Location,
    #[en("<tactic>")]
    #[fr("<tactique>")]
    Tactic,
    #[en("<resource>")]
    #[fr("<ressource>")]
    Resource,
    #[en("<faction>")]
    #[fr("<faction>")]
    Faction,
    #[en("<card>")]
    #[fr("<carte>")]
    Card,
    #[en("<ability>")]
    #[fr("<compétence>")]
    Ability,
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a quality")]
pub(crate) enum Adj {
    #[en("\"{0}\"")]
    #[fr("« {0} »")]
    Subtype(Subtype),
    #[en("non-resource")]
    #[fr("<autre> qu'une ressource")]
    NonResource,
    #[en("non-tactic")]
    #[fr("<autre> qu'une tactique")]
    NonTactic,
    #[en("face-down")]
    #[fr("face cachée")]
    FaceDown,
    #[en("depleted")]
    #[fr("<engagé>")]
    Depleted,
    #[en("attacking")]
    #[fr("<attaquant>")]
    Attacking,
    #[en("attacking or blocking")]
    #[fr("<attaquant> ou <bloquant>")]
    Fighting,
}

#[derive(Word, Clone, Copy, PartialEq, Eq, Debug)]
#[word(says = "other")]
#[en("other")]
#[fr("<autre>")]
pub(crate) struct Other;

/// Whose cards: two wordings of one meaning.
#[derive(Word, Clone, Copy, PartialEq, Eq, Debug)]
#[word(says = "whose")]
pub(crate) enum Side {
    #[en("you control", "your")]
    #[fr("que vous contrôlez")]
    Yours,
    #[en("your opponent controls")]
    #[fr("que votre adversaire contrôle")]
    Opponents,
    #[en("they control")]
    #[fr("que ce joueur contrôle")]
    Theirs,
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a place")]
pub(crate) enum Tail {
    #[en("in {0}")]
    #[fr("dans {0}")]
    In(Zone),
    /// In the hand that is looked at.
    #[en("in it")]
    #[fr("parmi les cartes vues")]
    InIt,
    #[en("in a battle")]
    #[fr("en combat")]
    InBattle,
    /// Of this card only: what follows another card would belong to either.
    #[en("in a party with this card")]
    #[fr("en groupe avec cette carte")]
    PartyWithThis,
    #[en("being played")]
    #[fr("en train d'être <joué>")]
    BeingPlayed,
    #[en("with numeric cost {0} or less")]
    #[fr("ayant un coût numérique de {0} ou moins")]
    CostMost(Num),
}

/// A pile or a faction with its player.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a pile or a faction")]
pub(crate) enum Zone {
    #[en("your {0~}")]
    #[fr("votre {0~}")]
    Your(Pile),
    #[en("{0} {1~}")]
    #[fr("<le> {1~} de {0}")]
    Of(Owner, Pile),
}

#[derive(Word, Clone, Copy, PartialEq, Eq, Debug)]
#[word(says = "a pile or a faction")]
pub(crate) enum Pile {
    #[en("<hand:s>")]
    #[fr("<main:s>")]
    Hand,
    #[en("<deck:s>")]
    #[fr("<deck:s>")]
    Deck,
    #[en("<discard pile:s>")]
    #[fr("<pile:s> de défausse")]
    Discard,
    #[en("<faction:s>")]
    #[fr("<faction:s>")]
    Faction,
}

/// Whose, if not yours.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "whose")]
pub(crate) enum Owner {
    #[en("your opponent's")]
    #[fr("votre adversaire")]
    Opponent,
    #[en("the winner's")]
    #[fr("le gagnant")]
    Winner,
    #[en("their")]
    #[fr("ce joueur")]
    #[word(recalls)]
    Their(Spot),
    #[en("its owner's")]
    #[fr("son propriétaire")]
    #[word(recalls)]
    ItsPlayer(Spot),
    #[en("its")]
    #[fr("cette carte")]
    #[word(recalls)]
    Its(Spot),
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a player")]
pub(crate) enum Player {
    #[en("your <opponent:s>")]
    #[fr("votre <adversaire:s>")]
    #[word(introduces)]
    Opponent(Spot),
    #[en("each <player:s>")]
    #[fr("chaque <joueur:s>")]
    #[word(introduces)]
    Each(Spot),
    #[en("both <player:p>")]
    #[fr("les deux <joueur:p>")]
    #[word(introduces)]
    Both(Spot),
    #[en("the <winner:s>")]
    #[fr("le <gagnant:s>")]
    Winner,
    #[en("they")]
    #[fr("ce <joueur:s>")]
    #[word(recalls)]
    They(Spot),
}
