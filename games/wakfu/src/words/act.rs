//! What players do: verbs.

use super::{
    Amount, Cancelled, Damage, Element, Entering, Family, Itself, Marker, Noun, Pending, Pile, Place, Player, Shape,
    Spirit, Top, Until, Who,
};
use arbiter_text::forms::Word;

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
    /// One after the other, as many as its player wants. [507.4]
    #[fr("<piocher> jusqu'à {0:w~a} <carte~a>")]
    #[en("<draw> up to {0:w~a} <card~a>")]
    DrawUpTo(u8),
    /// One after the other. [507.4]
    #[fr("<piocher> un nombre de cartes égal à {0}")]
    #[en("<draw> a number of cards equal to {0}")]
    DrawEqual(Amount),
    /// As many as the event was about, or as were paid.
    #[fr("<piocher> le même nombre de cartes")]
    #[en("<draw> that many cards")]
    DrawSame,
    /// From the Hand. [408.1]
    #[fr(
        "<défausser> {0:w~a} <carte~a>",
        "<défausser> {0:w~a} <carte~a> de votre main",
        "<se défausser> de {0:w~a} <carte~a>",
        "<se défausser> de {0:w~a} <carte~a> de votre main",
        "<se défausser> de {0:w~a} <carte~a> de sa main",
        "<défausser> {0:w~a} <carte~a> de sa main"
    )]
    #[en("<discard> {0:w~a} <card~a>")]
    Discard(u8),
    /// From the Hand, by chance. [408.1]
    #[fr(
        "<défausser> {0:w~a} <carte~a> au hasard",
        "<se défausser> de {0:w~a} <carte~a> de sa main au hasard",
        "<se défausser> de {0:w~a} <carte~a> au hasard de sa main"
    )]
    #[en("<discard> {0:w~a} <card~a> at random")]
    DiscardRandom(u8),
    /// From the Hand, as many as its player wants. [408.1]
    #[fr("<défausser> jusqu'à {0:w~a} <carte~a>", "<défausser> jusqu'à {0:w~a} <carte~a> de votre main")]
    #[en("<discard> up to {0:w~a} <card~a>")]
    DiscardUpTo(u8),
    /// From the Hand, as many as were announced. [408.1] [808.2c]
    #[fr("<défausser> X cartes", "<défausser> X cartes de votre main")]
    #[en("<discard> X cards")]
    DiscardX,
    /// These, out of a Hand. [408.1]
    #[fr("<défausser> {0@}", "<mettre> {0@} dans votre Défausse")]
    #[en("<discard> {0}")]
    #[word(weak)]
    DiscardThe(Who),
    /// Into the Discard. [408.1]
    #[fr("<défausser> {0}", "<mettre> {0} dans votre Défausse")]
    #[en("<discard> {0}")]
    Mill(Top),
    /// So many of the own Deck. [408.1]
    #[fr(
        "<défausser> les {0:w} premières cartes de votre Pioche",
        "<défausser> les {0:w} cartes du dessus de votre Pioche"
    )]
    #[en("<discard> the top {0:w} cards of your Deck")]
    MillN(u8),
    /// Shown to everybody, left where it is. [405.2]
    #[fr("<révéler> {0}")]
    #[en("<reveal> {0}")]
    RevealTop(Top),
    /// So many are shown to everybody. [405.2]
    #[fr(
        "<révéler> les {0:w} premières cartes de votre Pioche",
        "<révéler> les {0:w} cartes du dessus de votre Pioche"
    )]
    #[en("<reveal> the top {0:w} cards of your Deck")]
    RevealTops(u8),
    /// So many are seen by their player alone. [405.2]
    #[fr(
        "<regarder> les {0:w} premières cartes de votre Pioche",
        "<regarder> les {0:w} cartes du dessus de votre Pioche"
    )]
    #[en("<look> at the top {0:w} cards of your Deck")]
    LookTops(u8),
    /// So many are seen by their player alone. [405.2]
    #[fr("<regarder> un nombre de cartes du dessus de votre Pioche égal à {0}")]
    #[en("<look> at a number of top cards of your Deck equal to {0}")]
    LookEqual(Amount),
    /// Seen by its player alone. [405.2]
    #[fr("<regarder> {0}")]
    #[en("<look> at {0}")]
    LookTop(Top),
    /// A Hand is seen, and one of its cards is named. [405.2] [505.2]
    #[fr("<regarder> la main de {0} et choisissez-y {1}", "<regarder> la main de {0} et y choisir {1}")]
    #[en("<look> at the Hand of {0} and choose there {1}")]
    LookHand(Player, Who),
    /// [405.3]
    #[fr("<mélanger> votre Pioche", "<mélanger> ensuite votre Pioche")]
    #[en("<shuffle> your Deck")]
    Shuffle,
    /// [415.1]
    #[fr("<gagner> {0} XP")]
    #[en("<gain> {0} XP")]
    Xp(u8),
    /// [415.1]
    #[fr("<gagner> un nombre de XP égal à {0}")]
    #[en("<gain> XP equal to {0}")]
    XpEqual(Amount),
    /// As much as the event was about, or as was paid. [415.1]
    #[fr("<gagner> le même nombre de XP")]
    #[en("<gain> that much XP")]
    XpSame,
    /// At once. [103.1] [104.1]
    #[fr("<gagner> la partie")]
    #[en("<win> the game")]
    Win,
    /// At once. [103.1] [104.1]
    #[fr("<perdre> la partie")]
    #[en("<lose> the game")]
    LoseGame,
    /// [307.3b]
    #[fr("<gagner> {0} PA {1?}", "<gagner> +{0} PA {1?}")]
    #[en("<gain> {0} AP {1?}")]
    Ap(u8, Option<Until>),
    /// [307.3c]
    #[fr("<gagner> {0} PM {1?}", "<gagner> +{0} PM {1?}")]
    #[en("<gain> {0} MP {1?}")]
    Mp(u8, Option<Until>),
    /// [505.4]
    #[fr("<perdre> {0} PA {1?}")]
    #[en("<lose> {0} AP {1?}")]
    LoseAp(u8, Option<Until>),
    /// As many as were paid. [505.4]
    #[fr("<perdre> le même nombre de PA {0?}")]
    #[en("<lose> that many AP {0?}")]
    LoseApSame(Option<Until>),
    ///
    #[fr("<perdre> {0} PM {1?}")]
    #[en("<lose> {0} MP {1?}")]
    LoseMp(u8, Option<Until>),
    /// [409.1]
    #[fr("<détruire> {0@}", "<détruire> également {0}")]
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
    /// The one or the other, as its player says when it is done. [106.2] [804.4]
    #[fr("<incliner> ou <redresser> {0}")]
    #[en("<tap> or <untap> {0}")]
    Turn(Who),
    /// [408.2]
    #[fr(
        "<recycler> {0@}",
        "<recycler> {0@} sous la Pioche de son propriétaire",
        "<recycler> {0@} depuis le Monde ou votre Havre Sac",
        "<recycler> {0@} depuis le Monde"
    )]
    #[en("<recycle> {0}")]
    Recycle(Who),
    /// On top of its owner's Deck. [416.1] [507.1]
    #[fr("<renvoyer> {0@} au dessus de la Pioche de son propriétaire", "<placer> {0@} sur le dessus de votre Pioche")]
    #[en("<put> {0} on top of its owner's Deck")]
    OnTop(Who),
    /// To its owner's Hand. [416.1]
    #[fr("<renvoyer> {0@} dans la Main de son propriétaire", "<renvoyer> {0@} dans la main de son propriétaire")]
    #[en("<return> {0} to its owner's Hand")]
    Bounce(Who),
    /// From the Discard. [416.1]
    #[fr(
        "<reprendre> {0@} en Main",
        "<reprendre> {0@} en main",
        "<reprendre> en main {0}",
        "<reprendre> {0@} dans votre main",
        "<prendre> {0@} en main",
        "<prendre> {0@} en Main",
        "<mettre> {0@} dans votre main"
    )]
    #[en("<take> {0} back into your Hand")]
    TakeBack(Who),
    /// This card itself, out of the Discard: the power works there only. [801.1]
    #[fr("<reprendre> en main {0} depuis votre Défausse", "<reprendre> {0} en main depuis votre Défausse")]
    #[en("<take> {0} back into your Hand from your Discard")]
    FromDiscard(Itself),
    /// This card itself comes into play out of the Discard: the power works there only. [801.1]
    #[fr("<mettre> en jeu {0} depuis votre Défausse", "<mettre> en jeu {0} gratuitement depuis votre Défausse")]
    #[en("<put> {0} into play from your Discard")]
    Rise(Itself),
    /// Without playing it. [412.3]
    #[fr(
        "<mettre> {0~a@} en jeu {1~a?}",
        "<mettre> en jeu {0~a} {1~a?}",
        "<mettre> {0~a@} en jeu gratuitement {1~a?}",
        "<mettre> en jeu gratuitement {0~a} {1~a?}",
        "<mettre> {0~a@} en jeu {1~a?} sous votre contrôle",
        "<remettre> {0~a@} en jeu {1~a?}",
        "<remettre> en jeu {0~a} {1~a?}"
    )]
    #[en("<put> {0} into play {1?}")]
    PutIntoPlay(Who, Option<Entering>),
    /// Without playing it, on this bearer. [412.3] [305.3]
    #[fr("<mettre> {0@} en jeu sur {1}", "<mettre> en jeu {0} sur {1}", "<mettre> {0@} en jeu gratuitement sur {1}")]
    #[en("<put> {0} into play on {1}")]
    PutOn(Who, Who),
    /// This card itself, out of the Hand: the power works there only. [801.1]
    #[fr(
        "<mettre> en jeu {0} de votre main",
        "<mettre> en jeu {0} de votre Main",
        "<mettre> en jeu {0} gratuitement depuis votre main",
        "<mettre> en jeu {0} gratuitement de votre main"
    )]
    #[en("<put> {0} into play from your Hand")]
    FromHand(Itself),
    /// As an Ally. [302.6]
    #[fr("<mettre> {0@} en jeu comme {1}")]
    #[en("<put> {0} into play as {1}")]
    Summon(Who, Shape),
    /// As an Ally, in the World. [302.6]
    #[fr("<mettre> {0@} en jeu dans le Monde comme {1}", "<mettre> {0@} en jeu dans votre Monde comme {1}")]
    #[en("<put> {0} into play in the World as {1}")]
    SummonWorld(Who, Shape),
    /// As a Zone. [302.6]
    #[fr("<mettre> {0@} en jeu comme une Zone", "<mettre> {0@} en jeu dans le Monde comme une Zone")]
    #[en("<put> {0} into play as a Zone")]
    SummonZone(Who),
    /// A Monster of a family. [413.2a]
    #[fr(
        "<mettre> en jeu {0:w~a} <jeton~a> {1:s} de Force {2} {3}",
        "<mettre> en jeu {0:w~a} <jeton~a> « Monstre — {1:s} » de Force {2} {3}"
    )]
    #[en("<put> {0:w~a} {1:s} <token~a> of Strength {2} {3} into play")]
    Token(u8, Family, u8, Element),
    /// One of the Elemental Allies, by name. [303.6]
    #[fr("<mettre> en jeu {0:w~a} <jeton~a> {1}")]
    #[en("<put> {0:w~a} {1} <token~a> into play")]
    Spirits(u8, Spirit),
    /// Seen by the searcher alone; what becomes of it is said behind it. [405.2]
    #[fr("<chercher> {0} {1}", "<chercher> {1} {0}")]
    #[en("<search> {1} for {0}")]
    Seek(Who, Pile),
    /// Before anything is paid: what is named here is chosen. [807.1]
    #[fr("<choisir> {0}")]
    #[en("<choose> {0}")]
    Choose(Who),
    /// To everybody. [405.2]
    #[fr("<révéler> {0@}")]
    #[en("<reveal> {0}")]
    Reveal(Who),
    /// What is said behind it speaks of that one. [804.4]
    #[fr("<nommer> un élément")]
    #[en("<name> an Element")]
    NameElement,
    /// By the card itself. [410.1]
    #[fr("<infliger> {0} {1@à}")]
    #[en("<deal> {0} to {1}")]
    Deal(Damage, Who),
    /// No movement. [414.5]
    #[fr("<déplacer> {0@} {1}", "<déplacer> {1} {0}")]
    #[en("<displace> {0} {1}")]
    Displace(Who, Place),
    /// [811.4]
    #[fr("<réduire> de {0} {1}")]
    #[en("<reduce> {1} by {0}")]
    Reduce(u8, Pending),
    /// [811.4]
    #[fr("<augmenter> de {0} {1}")]
    #[en("<increase> {1} by {0}")]
    Increase(u8, Pending),
    /// [811.4]
    #[fr("<réduire> à 0 {0}")]
    #[en("<reduce> {0} to 0")]
    Prevent(Pending),
    /// [417.1]
    #[fr("<rediriger> {0} vers {1}", "<rediriger> vers {1} {0}")]
    #[en("<redirect> {0} to {1}")]
    Redirect(Pending, Who),
    /// [gl.cancel]
    #[fr("<annuler> {0}")]
    #[en("<cancel> {0}")]
    Cancel(Cancelled),
    /// What is about to be gained is not. [gl.cancel]
    #[fr("<annuler> le bonus de Force sur le point d'être gagné par {0}")]
    #[en("<cancel> the Strength bonus about to be gained by {0}")]
    CancelBonus(Who),
    /// [416.3]
    #[fr("<prendre> le contrôle de {0} {1?}", "<gagner> le contrôle de {0} {1?}")]
    #[en("<take> control of {0} {1?}")]
    Control(Who, Option<Until>),
    /// [416.3]
    #[fr("<échanger> le contrôle de {0} et de {1}")]
    #[en("<exchange> control of {0} and {1}")]
    Swap(Who, Who),
    /// [411.1]
    #[fr("<échanger> la position de {0} et de {1}", "<échanger> la position de {0} avec celle de {1}")]
    #[en("<exchange> the position of {0} and {1}")]
    SwapPlaces(Who, Who),
    /// Back to the World. [705.6]
    #[fr("<retirer> {0@} du combat", "<renvoyer> {0@} dans le Monde", "<renvoyer> dans le Monde {0}")]
    #[en("<remove> {0} from the battle")]
    Withdraw(Who),
    /// It fights on the side that attacks, without a declaration. [705.7]
    #[fr(
        "<placer> {0@} en attaquant dans ce combat",
        "<placer> {0@} comme attaquant dans ce combat",
        "<placer> {0@} en attaquant"
    )]
    #[en("<place> {0} as an attacker in this battle")]
    PlaceAttacker(Who),
    /// [705.7]
    #[fr("<placer> {0@} en bloqueur devant {1}")]
    #[en("<place> {0} as a blocker before {1}")]
    PlaceBlocker(Who, Who),
    /// [413.1]
    #[fr("<ajouter> {0:w~a} {1~a} sur {2}")]
    #[en("<add> {0:w~a} {1~a} to {2}")]
    AddMarkers(u8, Marker, Who),
    /// [413.1a]
    #[fr("<retirer> {0:w~a} {1~a} de {2}")]
    #[en("<remove> {0:w~a} {1~a} from {2}")]
    RemoveMarkers(u8, Marker, Who),
    /// As many as were announced. [806.7a] [808.2c]
    #[fr("<retirer> X Éthers de {0}")]
    #[en("<remove> X Ethers from {0}")]
    RemoveEtherX(Who),
    /// [806.7a]
    #[fr("<retirer> {0:w~a} <Éther~a> de {1}")]
    #[en("<remove> {0:w~a} <Ether~a> from {1}")]
    RemoveEther(u8, Who),
    /// [806.7b]
    #[fr("<ajouter> {0:w~a} <Éther~a> sur {1}")]
    #[en("<add> {0:w~a} <Ether~a> to {1}")]
    AddEther(u8, Who),
    /// On another bearer.
    #[fr("<placer> {0@} sur {1}", "<déplacer> {0@} sur {1}")]
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
    #[fr("<jouer> gratuitement {0:s+un} de votre Main", "<jouer> gratuitement {0:s+un} de votre main")]
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
    /// As its player says when it is paid. [803.1]
    #[fr("<produire> {0:w~a} <Ressource~a> de l'élément de votre choix")]
    #[en("<produce> {0:w~a} <Resource~a> of the Element of your choice")]
    ProduceAny(u8),
}
