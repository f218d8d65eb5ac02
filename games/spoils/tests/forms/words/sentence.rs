//! Sentences: steps, what lasts, standing rules.

use super::{Act, Cards, Event, Kind, Num, Owner, Player, Text, Var, Who, Zone};
use arbiter_text::forms::Word;

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a sentence")]
#[en("{0}.")]
#[fr("{0}.")]
pub(crate) struct Step(pub(crate) Body);

/// A sentence without its stop.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "an instruction")]
pub(crate) enum Body {
    #[en("{0}")]
    #[fr("{0}")]
    Do(Clause),
    #[en("this turn, {0}")]
    #[fr("ce tour-ci, {0}")]
    ThisTurn(Lasting),
    #[en("if you do, {0}")]
    #[fr("si vous le faites, {0}")]
    IfDone(Clause),
    #[en("if {0:sub} don't, {1}")]
    #[fr("si {0:sub} ne le fait pas, {1}")]
    IfNot(Player, Clause),
    #[en("if you win, {0}")]
    #[fr("si vous gagnez, {0}")]
    IfWon(Clause),
    #[en("otherwise, {0}")]
    #[fr("sinon, {0}")]
    Otherwise(Clause),
    #[en("if you picked {0:p} as part of its cost, {1}")]
    #[fr("si vous avez ciblé des {0:p} dans son coût, {1}")]
    IfPicked(Kind, Clause),
    #[en("at the end of the turn, {0}")]
    #[fr("à la fin du tour, {0}")]
    EndOfTurn(Clause),
    #[en("the next time {0} this turn, {1} instead")]
    #[fr("la prochaine fois que {0} ce tour-ci, à la place, {1}")]
    NextTime(Event, Clause),
    #[en("{0}, where {1} is {2}")]
    #[fr("{0}, où {1} est {2}")]
    Where(Clause, Var, Num),
    #[en("play this only {0}", "use this only {0}")]
    #[fr("jouez ceci seulement {0}", "utilisez ceci seulement {0}")]
    Only(Limit),
    #[en("any player may use this ability")]
    #[fr("tout joueur peut utiliser cette compétence")]
    AnyoneUses,
    #[en("if there is a tie, you decide which {0:s} is destroyed")]
    #[fr("en cas d'égalité, vous décidez <quel> {0:s~} est <détruire:par>")]
    Tie(Kind),
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a restriction")]
pub(crate) enum Limit {
    #[en("during your turn")]
    #[fr("pendant votre tour")]
    YourTurn,
    #[en("during your turn and not during a battle")]
    #[fr("pendant votre tour et hors de tout combat")]
    YourTurnNoBattle,
    #[en("during a battle")]
    #[fr("pendant un combat")]
    Battle,
    #[en("while you are being attacked")]
    #[fr("tant que vous êtes attaqué")]
    Attacked,
    #[en("once each turn")]
    #[fr("une fois par tour")]
    Once,
    #[en("in response to {0}")]
    #[fr("en réponse à {0}")]
    Response(Who),
    #[en("if {0:sub} is in your discard pile")]
    #[fr("si {0:sub} est dans votre pile de défausse")]
    InDiscard(Who),
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "an instruction")]
pub(crate) enum Clause {
    #[en("{0:imp*and}")]
    #[fr("{0:imp*et}")]
    You(Vec<Act>),
    #[en("you may {0:inf*and}")]
    #[fr("vous pouvez {0:inf*et}")]
    May(Vec<Act>),
    #[en("{0:sub~} {1:fin~*and}")]
    #[fr("{0:sub~} {1:fin~*et}")]
    Player(Player, Vec<Act>),
    #[en("{0:sub} may {1:inf*and}")]
    #[fr("{0:sub~} <pouvoir:fin> {1:inf*et}")]
    PlayerMay(Player, Vec<Act>),
    #[en("{0:sub~} <gain:fin> {1} influence")]
    #[fr("{0:sub~} <gagner:fin> {1}")]
    Gains(Zone, Points),
    #[en("{0:sub~} <lose:fin> {1} influence")]
    #[fr("{0:sub~} <perdre:fin> {1}")]
    Loses(Zone, Points),
    #[en("{0} this turn")]
    #[fr("{0} ce tour-ci")]
    For(Lasting),
    #[en("{0} is {1}")]
    #[fr("{0} est {1}")]
    Let(Var, Num),
    #[en("reduce the next numeric cost you pay this turn by {0}")]
    #[fr("réduisez de {0} le prochain coût numérique que vous payez ce tour-ci")]
    Cheaper(Num),
}

/// An amount of influence.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a number")]
#[en("{0}")]
#[fr("{0~} <point> d'influence")]
pub(crate) struct Points(pub(crate) Num);

/// What holds for a while, or as long as its card is in play.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a rule")]
pub(crate) enum Lasting {
    #[en("{0:sub~} {1:fin~*and}")]
    #[fr("{0:sub~} {1:fin~*et}")]
    Change(Who, Vec<Change>),
    #[en("if damage is inflicted to {0}, reduce the amount by {1}")]
    #[fr("si des dégâts sont infligés à {0}, réduisez la quantité de {1}")]
    LessDamage(Who, Num),
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a change")]
pub(crate) enum Change {
    #[en("<gain> {0*,|and}", "<gain> {0*,|, and}")]
    #[fr("<gagner> {0*,|et}")]
    Gain(Vec<Thing>),
    #[en("<lose> {0*,|and}", "<lose> {0*,|, and}")]
    #[fr("<perdre> {0*,|et}")]
    Lose(Vec<Thing>),
    #[en("either <gain> or <lose> {0}")]
    #[fr("<gagner> ou <perdre>, à votre choix, {0}")]
    Either(Thing),
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "what is gained or lost")]
pub(crate) enum Thing {
    #[en("{0} strength")]
    #[fr("{0} de force")]
    Strength(Num),
    #[en("{0} life")]
    #[fr("{0} de vitalité")]
    Life(Num),
    #[en("{0} speed")]
    #[fr("{0} de vitesse")]
    Speed(Num),
    #[en("Covert")]
    #[fr("Couvert")]
    Covert,
    #[en("the \"{0:s}\" type")]
    #[fr("le type « {0:s} »")]
    Type(Kind),
    #[en("\"^{0}\"")]
    #[fr("« ^{0} »")]
    Text(Box<Text>),
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a rule")]
pub(crate) enum Rule {
    #[en("{0}")]
    #[fr("{0}")]
    Lasting(Lasting),
    #[en("{0:sub} cannot be blocked")]
    #[fr("{0:sub~} ne <pouvoir:fin> pas être <bloquer:par>")]
    CannotBeBlocked(Who),
    #[en("players cannot play {0:p}")]
    #[fr("les joueurs ne peuvent pas jouer de {0:p}")]
    CannotPlay(Cards),
    #[en("your opponent cannot respond to {0}")]
    #[fr("votre adversaire ne peut pas répondre à {0}")]
    NoResponse(Who),
    #[en("{0:sub} must block if it can")]
    #[fr("{0:sub~} <devoir:fin> bloquer si possible")]
    MustBlock(Who),
    #[en("{0:sub} must be in each attacking party you form")]
    #[fr("{0:sub~} <devoir:fin> être dans chaque groupe d'attaque que vous formez")]
    MustJoin(Who),
    #[en("{0:sub} can attack as soon as you control it")]
    #[fr("{0:sub~} <pouvoir:fin> attaquer dès que vous <le> contrôlez")]
    AttacksAtOnce(Who),
    #[en("{0:sub} can attack only once each turn")]
    #[fr("{0:sub~} ne <pouvoir:fin> attaquer qu'une fois par tour")]
    AttacksOnce(Who),
    #[en("{0:sub} can block Covert parties")]
    #[fr("{0:sub~} <pouvoir:fin> bloquer les groupes couverts")]
    BlocksCovert(Who),
    #[en("anything that can pick {0} must pick it")]
    #[fr("tout ce qui peut cibler {0~a} doit <le~a> cibler")]
    MustBePicked(Who),
    #[en("{0:sub~} <enter:fin> play with {1} tokens on it")]
    #[fr("{0:sub~} <entrer:fin> en jeu avec {1} jetons dessus")]
    EntersWith(Who, u8),
    #[en("your opponent must pay {0} to attack")]
    #[fr("votre adversaire doit payer {0} pour attaquer")]
    Levy(Num),
    #[en("reduce the numeric cost of {0:p} you play by {1}, to a minimum of {2}")]
    #[fr("réduisez de {1} le coût numérique des {0:p} que vous jouez, avec un minimum de {2}")]
    Cheaper(Cards, Num, u8),
    #[en("increase the numeric cost of abilities your opponent uses by {0}")]
    #[fr("augmentez de {0} le coût numérique des compétences que votre adversaire utilise")]
    DearerAbilities(Num),
    #[en("if {0:sub} loses influence, reduce the amount by {1}")]
    #[fr("si {0:sub} perd de l'influence, réduisez la quantité de {1}")]
    LessLoss(Zone, Num),
    #[en("reduce all battle damage inflicted to {0} to {1}")]
    #[fr("réduisez à {1} tous les dégâts de combat infligés à {0}")]
    BattleDamageTo(Who, Num),
    #[en("if {0}, {1} instead")]
    #[fr("si {0}, à la place, {1}")]
    Instead(Event, Clause),
    #[en("you control {0}")]
    #[fr("vous contrôlez {0}")]
    Control(Who),
    #[en("you may assign {0} battle damage to {1} instead of {2}")]
    #[fr("vous pouvez assigner les dégâts de combat de {0} à {1} au lieu de {2}")]
    Assigns(Owner, Fought, Fought),
}

/// Who takes battle damage.
#[derive(Word, Clone, Copy, PartialEq, Eq, Debug)]
#[word(says = "who is fought")]
pub(crate) enum Fought {
    #[en("the target of the attack")]
    #[fr("la cible de l'attaque")]
    Target,
    #[en("the blocking party")]
    #[fr("le groupe de défense")]
    BlockingParty,
}
