//! What a text lets happen: sentences, instructions, verbs.

use super::{
    Ban, Cond, Duty, Element, Family, Gain, Happening, Later, Limit, Noun, Place, Player, Symbols, Until, Who,
};
use arbiter_text::forms::{Spot, Word};

/// A sentence. What follows "then" is done only if something was done before
/// it; a full stop parts what is independent.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a sentence")]
pub enum Step {
    /// Do it. [810.2b]
    #[fr("{0*, puis}.")]
    #[en("{0*, then}.")]
    Do(Vec<Clause>),
    /// If this holds.
    #[fr("si {0}, {1*, puis}.")]
    #[en("if {0}, {1*, then}.")]
    If(Cond, Vec<Clause>),
    /// Decided on resolution. [804.4]
    #[fr("vous pouvez {0:inf*, puis}.")]
    #[en("you may {0:inf*, then}.")]
    May(Vec<Act>),
    /// For a payment on resolution.
    #[fr("vous pouvez payer {0} pour {1:inf*, puis}.")]
    #[en("you may pay {0} to {1:inf*, then}.")]
    Pay(Symbols, Vec<Act>),
    /// If the sentence before was done completely.
    #[fr("si vous le faites, {0*, puis}.")]
    #[en("if you do, {0*, then}.")]
    IfDone(Vec<Clause>),
    /// If it was not.
    #[fr("sinon, {0*, puis}.")]
    #[en("otherwise, {0*, then}.")]
    Otherwise(Vec<Clause>),
    /// The first if its player wants to and can, else the second. [804.8]
    #[fr("{0:imp} ou {1:imp}.")]
    #[en("{0:imp} or {1:imp}.")]
    Or(Act, Act),
    /// One of two, chosen when it is played. [808.2b]
    #[fr("au choix : {0:imp} ; ou {1:imp}.")]
    #[en("choose one: {0:imp}; or {1:imp}.")]
    Modes(Clause, Clause),
    /// Later, once.
    #[fr("{0}, {1*, puis}.")]
    #[en("{0}, {1*, then}.")]
    Later(Later, Vec<Clause>),
    /// When it happens for the next time. [419.1]
    #[fr("la prochaine fois que {0}, {1*, puis}.")]
    #[en("the next time {0}, {1*, then}.")]
    Next(Happening, Vec<Clause>),
    /// When the power may be used.
    #[fr("n'utilisez ce pouvoir que {0}.")]
    #[en("use this power only {0}.")]
    Only(Limit),
}

/// An instruction.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "an instruction")]
pub enum Clause {
    /// Its controller does it. [810.2]
    #[fr("{0:imp}")]
    #[en("{0:imp}")]
    You(Act),
    /// Other players do. [419.2]
    #[fr("{0:sub~} {1:fin~}")]
    #[en("{0:sub~} {1:fin~}")]
    They(Player, Act),
    /// They may. [419.2]
    #[fr("{0:sub~} <v.pouvoir:fin> {1:inf}")]
    #[en("{0:sub~} may {1:inf}")]
    TheyMay(Player, Act),
    /// A card does or undergoes it.
    #[fr("{0:sub~} {1:fin~}")]
    #[en("{0:sub~} {1:fin~}")]
    Card(Who, Deed),
    /// A card cannot for a while. [104.2]
    #[fr("{0:sub~} ne <v.pouvoir:fin> pas {1~} {2}")]
    #[en("{0:sub~} cannot {1~} {2}")]
    Cannot(Who, Ban, Until),
    /// A card must for a while.
    #[fr("{0:sub~} <devoir:fin> {1~} si possible {2}")]
    #[en("{0:sub~} must {1~} if possible {2}")]
    Must(Who, Duty, Until),
}

/// What a card does or undergoes.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "what a card does")]
pub enum Deed {
    ///
    #[fr("<gagner> {0*,|et} {1?}")]
    #[en("<gain> {0*,|and} {1?}")]
    Gain(Vec<Gain>, Option<Until>),
    /// Later bonuses add to it. [105.3]
    #[fr("<doubler> sa Force {0}")]
    #[en("<double> its Strength {0}")]
    Double(Until),
    ///
    #[fr("<perdre> tous ses pouvoirs {0}")]
    #[en("<lose> all its powers {0}")]
    LosePowers(Until),
    /// [410.1]
    #[fr("<infliger> {0} {1@à}")]
    #[en("<deal> {0} to {1}")]
    Deal(Damage, Who),
    /// Nobody deals it. [508.1.note]
    #[fr("<subir> {0}")]
    #[en("<suffer> {0}")]
    Suffer(Damage),
    /// [410.2]
    #[fr("<regagner> {0} PV")]
    #[en("<regain> {0} HP")]
    Regain(Num),
    /// No damage. [410.3]
    #[fr("<perdre> {0} PV")]
    #[en("<lose> {0} HP")]
    LoseHp(Num),
    /// [410.5]
    #[fr("<regagner> {0} PR", "<regagner> {0} Points de Résistance")]
    #[en("<regain> {0} RP")]
    RegainResistance(Num),
    /// No damage. [410.6]
    #[fr("<perdre> {0} PR", "<perdre> {0} Points de Résistance")]
    #[en("<lose> {0} RP")]
    LoseResistance(Num),
    /// What is about to be destroyed is not.
    #[fr("<rester> en jeu à la place")]
    #[en("<stay> in play instead")]
    Stays,
    /// It goes to its owner's Hand instead of being destroyed.
    #[fr("<retourner> dans la Main de son propriétaire à la place")]
    #[en("<go> to its owner's Hand instead")]
    ToHand,
}

/// What a player does.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "an instruction")]
pub enum Act {
    /// One after the other. [507.4]
    #[fr("<piocher> {0:w~a} <carte~a>")]
    #[en("<draw> {0:w~a} <card~a>")]
    Draw(u8),
    /// As many as were announced. [507.4]
    #[fr("<piocher> X cartes")]
    #[en("<draw> X cards")]
    DrawX,
    /// From the Hand. [408.1]
    #[fr("<défausser> {0:w~a} <carte~a>")]
    #[en("<discard> {0:w~a} <card~a>")]
    Discard(u8),
    /// [415.1]
    #[fr("<gagner> {0} XP")]
    #[en("<gain> {0} XP")]
    Xp(u8),
    /// [307.3b]
    #[fr("<gagner> {0} PA {1}")]
    #[en("<gain> {0} AP {1}")]
    Ap(u8, Until),
    /// [307.3c]
    #[fr("<gagner> {0} PM {1}")]
    #[en("<gain> {0} MP {1}")]
    Mp(u8, Until),
    /// [505.4]
    #[fr("<perdre> {0} PA {1}")]
    #[en("<lose> {0} AP {1}")]
    LoseAp(u8, Until),
    ///
    #[fr("<perdre> {0} PM {1}")]
    #[en("<lose> {0} MP {1}")]
    LoseMp(u8, Until),
    /// [409.1]
    #[fr("<détruire> {0@}")]
    #[en("<destroy> {0}")]
    Destroy(Who),
    /// [409.3]
    #[fr("<bannir> {0@}")]
    #[en("<banish> {0}")]
    Banish(Who),
    /// [106.2]
    #[fr("<incliner> {0@}")]
    #[en("<tap> {0}")]
    Tap(Who),
    /// [106.2]
    #[fr("<redresser> {0@}")]
    #[en("<untap> {0}")]
    Untap(Who),
    /// [408.2]
    #[fr("<recycler> {0@}")]
    #[en("<recycle> {0}")]
    Recycle(Who),
    /// To its owner's Hand. [416.1]
    #[fr("<renvoyer> {0@} dans la Main de son propriétaire", "<renvoyer> {0@} dans la main de son propriétaire")]
    #[en("<return> {0} to its owner's Hand")]
    Bounce(Who),
    /// From the Discard. [416.1]
    #[fr("<reprendre> {0@} en Main", "<reprendre> {0@} en main")]
    #[en("<take> {0} back into your Hand")]
    TakeBack(Who),
    /// Without playing it. [412.3]
    #[fr("<mettre> {0@} en jeu {1?}")]
    #[en("<put> {0} into play {1?}")]
    PutIntoPlay(Who, Option<Entering>),
    /// As an Ally with this family. [302.6]
    #[fr("<mettre> {0@} en jeu comme un Monstre {1:s} de Force {2} {3}")]
    #[en("<put> {0} into play as a Monster {1:s} of Strength {2} {3}")]
    Summon(Who, Family, u8, Element),
    /// As a Zone. [302.6]
    #[fr("<mettre> {0@} en jeu comme une Zone")]
    #[en("<put> {0} into play as a Zone")]
    SummonZone(Who),
    /// A Monster of a family. [413.2a]
    #[fr("<mettre> en jeu {0:w~a} <jeton~a> {1:s} de Force {2} {3}")]
    #[en("<put> {0:w~a} {1:s} <token~a> of Strength {2} {3} into play")]
    Token(u8, Family, u8, Element),
    /// Seen by the searcher alone, then shuffled. [405.2]
    #[fr("<chercher> dans votre Pioche {0:s+un} et <prendre> cette carte en Main")]
    #[en("<search> your Deck for a {0:s} and <take> that card into your Hand")]
    Search(Noun),
    /// No movement. [414.5]
    #[fr("<déplacer> {0@} {1}")]
    #[en("<displace> {0} {1}")]
    Displace(Who, Place),
    /// [811.4]
    #[fr("<réduire> de {0} {1}")]
    #[en("<reduce> {1} by {0}")]
    Reduce(u8, Pending),
    /// [811.4]
    #[fr("<réduire> à 0 {0}")]
    #[en("<reduce> {0} to 0")]
    Prevent(Pending),
    /// [417.1]
    #[fr("<rediriger> {0} vers {1}")]
    #[en("<redirect> {0} to {1}")]
    Redirect(Pending, Who),
    /// [gl.cancel]
    #[fr("<annuler> {0}")]
    #[en("<cancel> {0}")]
    Cancel(Cancelled),
    /// [416.3]
    #[fr("<prendre> le contrôle de {0} {1?}")]
    #[en("<take> control of {0} {1?}")]
    Control(Who, Option<Until>),
    /// [416.3]
    #[fr("<échanger> le contrôle de {0} et de {1}")]
    #[en("<exchange> control of {0} and {1}")]
    Swap(Who, Who),
    /// [411.1]
    #[fr("<échanger> la position de {0} et de {1}")]
    #[en("<exchange> the position of {0} and {1}")]
    SwapPlaces(Who, Who),
    /// Back to the World. [705.6]
    #[fr("<retirer> {0@} du combat")]
    #[en("<remove> {0} from the battle")]
    Withdraw(Who),
    /// [705.7]
    #[fr("<placer> {0@} en bloqueur devant {1}")]
    #[en("<place> {0} as a blocker before {1}")]
    PlaceBlocker(Who, Who),
    /// [413.1]
    #[fr("<ajouter> {0:w~a} <marqueur~a> sur {1}")]
    #[en("<add> {0:w~a} <marker~a> to {1}")]
    AddMarkers(u8, Who),
    /// [413.1a]
    #[fr("<retirer> {0:w~a} <marqueur~a> de {1}")]
    #[en("<remove> {0:w~a} <marker~a> from {1}")]
    RemoveMarkers(u8, Who),
    /// [806.7a]
    #[fr("<retirer> {0:w~a} <Éther~a> de {1}", "<retirer> {0:w~a} <Ether~a> de {1}")]
    #[en("<remove> {0:w~a} <Ether~a> from {1}")]
    RemoveEther(u8, Who),
    /// On another bearer.
    #[fr("<placer> {0@} sur {1}")]
    #[en("<place> {0} on {1}")]
    Equip(Who, Who),
    /// Against an opponent.
    #[fr("<jouer> à Chi-Fu-Mi")]
    #[en("<play> Chi-Fu-Mi")]
    Chifumi,
    /// A copy with the same choices. [407.3]
    #[fr("<copier> {0}")]
    #[en("<copy> {0}")]
    Copy(Cancelled),
    /// One more, if one was made. [701.4] [gl.additional]
    #[fr("<déclarer> une attaque supplémentaire")]
    #[en("<declare> an additional attack")]
    Attack,
    /// From the Hand, without its resources, in the middle of this text. [418.7]
    #[fr("<jouer> gratuitement {0:s+un} de votre Main")]
    #[en("<play> a {0:s} from your Hand for free")]
    PlayFree(Noun),
    /// From the Hand, for its cost, in the middle of this text.
    #[fr("<jouer> immédiatement {0:s+un} de votre Main")]
    #[en("<play> a {0:s} from your Hand at once")]
    PlayNow(Noun),
    /// [803.1]
    #[fr("<produire> {0:w~a} <Ressource~a> {1}")]
    #[en("<produce> {0:w~a} {1} <Resource~a>")]
    Produce(u8, Element),
}

/// How something comes into play.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "how it comes")]
pub enum Entering {
    /// [506.1]
    #[fr("dans le Monde")]
    #[en("in the World")]
    World,
    ///
    #[fr("à l'état incliné")]
    #[en("tapped")]
    Tapped,
}

/// A number.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "a number")]
pub enum Num {
    /// This.
    #[fr("{0~}")]
    #[en("{0~}")]
    N(u8),
    /// As announced. [808.2c]
    #[fr("<X>")]
    #[en("<X>")]
    X,
}

/// So much damage of an Element. [410.1]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "damage")]
pub enum Damage {
    /// A number.
    #[fr("{0~} <Dommage> {1}")]
    #[en("{0~} {1} <damage>")]
    N(Num, Element),
    /// Split among the chosen ones, at least 1 each. [808.2e]
    #[fr("{0~} <Dommage> {1} répartis")]
    #[en("{0~} divided {1} <damage>")]
    Split(Num, Element),
    /// Its Strength, of its Element. [204.4]
    #[fr("sa Force en <Dommage:p>")]
    #[en("its Strength as <damage:s>")]
    Strength,
}

/// Damage that is about to be dealt. [809.5]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "damage about to be dealt")]
pub enum Pending {
    /// To somebody: one packet, picked by its user.
    #[fr("les Dommages sur le point d'être infligés à {0}")]
    #[en("the damage about to be dealt to {0}")]
    To(Who),
    /// That of the event. [804.1]
    #[fr("ces Dommages")]
    #[en("that damage")]
    That(Spot),
}

/// What is cancelled or copied: it was just played. [gl.cancel]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "what was just played")]
pub enum Cancelled {
    /// Any card. [gl.cancel]
    #[fr("la carte qui vient d'être jouée")]
    #[en("the card that was just played")]
    Card,
    /// An Action. [gl.cancel]
    #[fr("l'Action qui vient d'être jouée")]
    #[en("the Action that was just played")]
    Action,
    /// A power. [gl.cancel]
    #[fr("le pouvoir qui vient d'être utilisé")]
    #[en("the power that was just used")]
    Power,
}
