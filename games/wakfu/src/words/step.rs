//! Sentences and instructions.

use super::{Act, Ban, Cond, Deed, Duty, Happening, Itself, Later, Limit, Noun, Place, Player, Symbols, Until, Who};
use arbiter_text::forms::{Spot, ThisName, Word};
use serde::{Deserialize, Serialize};

/// A sentence. What follows "then" is done only if something was done before
/// it; a full stop parts what is independent.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "a sentence")]
pub enum Step {
    /// Do it. [810.2b]
    #[fr("{0*, puis}.", "{0* puis}.")]
    #[en("{0*, then}.")]
    Do(Vec<Clause>),
    /// Each by itself. [810.2b]
    #[fr("{0**,|et}.")]
    #[en("{0**,|and}.")]
    Both(Vec<Clause>),
    /// Each by itself, then more. [810.2b]
    #[fr("{0**,|et}, puis {1*, puis}.")]
    #[en("{0**,|and}, then {1*, then}.")]
    BothThen(Vec<Clause>, Vec<Clause>),
    /// If this holds, in the place of the sentence before. [811.1]
    #[fr("si {0}, {1*,|et} à la place.")]
    #[en("if {0}, {1*,|and} instead.")]
    Instead(Cond, Vec<Clause>),
    /// For as long as this. [812.3]
    #[fr("{0}, {1*,|et}.")]
    #[en("{0}, {1*,|and}.")]
    During(Until, Vec<Clause>),
    /// As long as it stays tapped. [812.3a]
    #[fr("tant que {0~a} <rester:fin~a> <incliné~a>, {1*,|et}.")]
    #[en("as long as {0~a} <stay:fin~a> tapped, {1*,|and}.")]
    WhileTapped(Itself, Vec<Clause>),
    /// In answer to this. [809.3]
    #[fr("quand {0}, {1*, puis}.")]
    #[en("when {0}, {1*, then}.")]
    #[word(weak)]
    When(Happening, Vec<Clause>),
    /// If this holds.
    #[fr("si {0}, {1*, puis}.", "{1*, puis} si {0}.")]
    #[en("if {0}, {1*, then}.")]
    If(Cond, Vec<Clause>),
    /// If this holds, each by itself. [810.2b]
    #[fr("si {0}, {1**,|et}.")]
    #[en("if {0}, {1**,|and}.")]
    IfBoth(Cond, Vec<Clause>),
    /// If this holds and its player wants to. [804.4]
    #[fr("si {0}, vous pouvez {1:inf*, puis}.")]
    #[en("if {0}, you may {1:inf*, then}.")]
    IfMay(Cond, Vec<Act>),
    /// Decided on resolution. [804.4]
    #[fr("vous pouvez {0:inf*, puis}.", "vous pouvez également {0:inf*, puis}.")]
    #[en("you may {0:inf*, then}.")]
    May(Vec<Act>),
    /// Decided on resolution, all or nothing. [804.4]
    #[fr("vous pouvez {0:inf**,|et}.")]
    #[en("you may {0:inf**,|and}.")]
    MayBoth(Vec<Act>),
    /// The second only if the first was done. [804.4]
    #[fr("vous pouvez {0:inf} pour {1:inf*, puis}.")]
    #[en("you may {0:inf} to {1:inf*, then}.")]
    MayFor(Act, Vec<Act>),
    /// If this holds, and the second only if the first was done. [804.4]
    #[fr("si {0}, vous pouvez {1:inf} pour {2:inf*, puis}.")]
    #[en("if {0}, you may {1:inf} to {2:inf*, then}.")]
    IfMayFor(Cond, Act, Vec<Act>),
    /// If this holds, for a payment on resolution.
    #[fr("si {0}, vous pouvez payer {1} pour {2:inf*, puis}.")]
    #[en("if {0}, you may pay {1} to {2:inf*, then}.")]
    IfPay(Cond, Symbols, Vec<Act>),
    /// Its controller decides whether a card does it. [804.4]
    #[fr("{0:sub~} <v.pouvoir:fin> {1:inf}.")]
    #[en("{0:sub~} may {1:inf}.")]
    MayCard(Who, Deed),
    /// For a payment on resolution.
    #[fr("vous pouvez payer {0} pour {1:inf*, puis}.")]
    #[en("you may pay {0} to {1:inf*, then}.")]
    Pay(Symbols, Vec<Act>),
    /// A payment on resolution; what it gives is said behind it.
    #[fr("vous pouvez payer {0}.")]
    #[en("you may pay {0}.")]
    PayOnly(Symbols),
    /// If the sentence before was done completely.
    #[fr("si vous le faites, {0*, puis}.")]
    #[en("if you do, {0*, then}.")]
    IfDone(Vec<Clause>),
    /// If it was, each by itself.
    #[fr("si vous le faites, {0**,|et}.")]
    #[en("if you do, {0**,|and}.")]
    IfDoneBoth(Vec<Clause>),
    /// If it was, each by itself, then more.
    #[fr("si vous le faites, {0**,|et}, puis {1*, puis}.")]
    #[en("if you do, {0**,|and}, then {1*, then}.")]
    IfDoneBothThen(Vec<Clause>, Vec<Clause>),
    /// If it was and its player wants to. [R-109] [804.4]
    #[fr("si vous le faites, vous pouvez {0:inf*, puis}.")]
    #[en("if you do, you may {0:inf*, then}.")]
    IfDoneMay(Vec<Act>),
    /// If it was not.
    #[fr("sinon, {0*, puis}.", "sinon, {0*, puis} à la place.")]
    #[en("otherwise, {0*, then}.")]
    Otherwise(Vec<Clause>),
    /// The first if its player wants to and can, else the second. [804.8]
    #[fr("{0} ou {1}.")]
    #[en("{0} or {1}.")]
    Or(Clause, Clause),
    /// One of two, chosen when it is played. [808.2b]
    #[fr("au choix : {0:imp} ; ou {1:imp}.", "{0:imp} ; ou {1:imp}.")]
    #[en("choose one: {0:imp}; or {1:imp}.")]
    Modes(Clause, Clause),
    /// Later, once.
    #[fr("{0}, {1*, puis}.", "{1*, puis} {0}.")]
    #[en("{0}, {1*, then}.")]
    Later(Later, Vec<Clause>),
    /// When it happens for the next time. [419.1]
    #[fr("la prochaine fois que {0}, {1*, puis}.")]
    #[en("the next time {0}, {1*, then}.")]
    Next(Happening, Vec<Clause>),
    /// If this holds, later, once.
    #[fr("si {0}, {1*, puis} {2}.")]
    #[en("if {0}, {1*, then} {2}.")]
    IfLater(Cond, Vec<Clause>, Later),
    /// Each time it happens, for a while. [804.3]
    #[fr("{0}, chaque fois que {1}, {2*, puis}.")]
    #[en("{0}, whenever {1}, {2*, then}.")]
    Whenever(Until, Happening, Vec<Clause>),
    /// The same if its player wants to. [804.3] [804.4]
    #[fr("{0}, chaque fois que {1}, vous pouvez {2:inf*, puis}.")]
    #[en("{0}, whenever {1}, you may {2:inf*, then}.")]
    WheneverMay(Until, Happening, Vec<Act>),
    /// At most one of this name for each of these in a turn. [808.2]
    #[fr("vous ne pouvez jouer que <un~a> <seul~a> {0~a} sur le même {1:s} par tour.")]
    #[en("you may play only one {0} on the same {1:s} each turn.")]
    OnceOn(ThisName, Noun),
    /// At most one of this name in a turn. [808.2]
    #[fr("vous ne pouvez jouer que <un~a> <seul~a> {0~a} par tour.")]
    #[en("you may play only one {0} each turn.")]
    OnceTurn(ThisName),
    /// What comes by the sentence before comes tapped.
    #[fr("{0:sub~} <apparaître:fin> <incliné> {1?}.")]
    #[en("{0:sub~} <appear:fin> tapped {1?}.")]
    ComesTapped(Them, Option<Place>),
    /// Nobody gains Experience for what the text destroys. [415.1]
    #[fr("vous ne gagnez pas d'XP.")]
    #[en("you gain no XP.")]
    NoXp,
    /// When the power may be used, or the card played.
    #[fr("n'utilisez ce pouvoir que {0}.", "ne jouez ce pouvoir que {0}.", "ne jouez cette carte que {0}.")]
    #[en("use this power only {0}.", "play this card only {0}.")]
    Only(Limit),
    /// When the power may be used: both hold. [808.2]
    #[fr("n'utilisez ce pouvoir que {0} et uniquement {1}.")]
    #[en("use this power only {0} and only {1}.")]
    OnlyBoth(Limit, Limit),
    /// Of what the text deals. [104.2]
    #[fr("ces Dommages {0}.")]
    #[en("that damage {0}.")]
    These(Shift),
    /// The other players too, as if the card were theirs. [802.3]
    #[fr("chaque joueur peut utiliser ce pouvoir.")]
    #[en("every player may use this power.")]
    Anyone,
    /// When the card may be played.
    #[fr("ne jouez {0} que {1}.")]
    #[en("play {0} only {1}.")]
    OnlyPlay(Itself, Limit),
}

/// Somebody spoken of before, as the subject of a sentence.
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[word(says = "somebody spoken of")]
pub enum Them {
    /// Him, her or them.
    #[fr("<il>")]
    #[en("<it>")]
    #[word(refers)]
    It(Spot),
}

/// An instruction.
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "an instruction")]
#[expect(clippy::large_enum_variant, reason = "texts are read once, and most instructions speak of a card")]
pub enum Clause {
    /// Its controller does it. [810.2]
    #[fr("{0:imp}", "vous {0:imp}")]
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
    #[fr("{0:sub~} ne <v.pouvoir:fin> pas {1~} {2?}")]
    #[en("{0:sub~} cannot {1~} {2?}")]
    Cannot(Who, Ban, Option<Until>),
    /// A card must for a while.
    #[fr("{0:sub~} <devoir:fin> {1~} si possible {2}")]
    #[en("{0:sub~} must {1~} if possible {2}")]
    Must(Who, Duty, Until),
    /// It can do neither. [104.2]
    #[fr("{0:sub~} ne <v.pouvoir:fin> ni {1~}, ni {2~} {3?}")]
    #[en("{0:sub~} can neither {1~} nor {2~} {3?}")]
    Neither(Who, Ban, Ban, Option<Until>),
    /// Its Strength is less. [204.5]
    #[fr("la Force de {0} est réduite de {1} {2?}")]
    #[en("the Strength of {0} is reduced by {1} {2?}")]
    Weaker(Who, u8, Option<Until>),
    /// Its Strength is more. [204.5]
    #[fr("la Force de {0} est augmentée de {1} {2?}")]
    #[en("the Strength of {0} is increased by {1} {2?}")]
    Stronger(Who, u8, Option<Until>),
    /// As much as was paid. [204.5]
    #[fr("la Force de {0} est augmentée de le même nombre {1?}")]
    #[en("the Strength of {0} is increased by that much {1?}")]
    StrongerSame(Who, Option<Until>),
    /// Later bonuses add to it. [105.3]
    #[fr("la Force de {0} est doublée {1?}")]
    #[en("the Strength of {0} is doubled {1?}")]
    Doubled(Who, Option<Until>),
    /// It fights as an Ally would, and is none.
    #[fr("{0:sub~} <posséder:fin> une Force de {1} et <v.pouvoir:fin> attaquer ou bloquer {2?}")]
    #[en("{0:sub~} <have:fin> Strength {1} and may attack or block {2?}")]
    Animate(Who, u8, Option<Until>),
    /// By nobody, in any turn. [701.1] [104.2]
    #[fr("aucun joueur ne peut déclarer d'attaque {0?}", "les joueurs ne peuvent pas déclarer d'attaque {0?}")]
    #[en("no player can announce an attack {0?}")]
    Peace(Option<Until>),
    /// Nobody need throw for it.
    #[fr("le prochain Chi-Fu-Mi que vous jouez est automatiquement gagné {0?}")]
    #[en("the next Chi-Fu-Mi you play is won {0?}")]
    Lucky(Option<Until>),
    /// They are destroyed. [409.1]
    #[fr("{0:sub~} <être:fin> <détruit~>")]
    #[en("{0:sub~} <be:fin> destroyed")]
    Destroyed(Who),
    /// Damage to it is less. [811.4]
    #[fr("{0:sub~} {1~} {2?}")]
    #[en("{0:sub~} {1~} {2?}")]
    Damage(Coming, Shift, Option<Until>),
}

/// Damage that will be dealt while something holds. [811.4]
#[derive(Word, Clone, PartialEq, Eq, Hash, Debug)]
#[word(says = "damage to come")]
pub enum Coming {
    /// To somebody. [811.4]
    #[fr(
        "les <Dommage:p> sur le point d'être infligés à {0}",
        "tous les <Dommage:p> sur le point d'être infligés à {0}",
        "les <Dommage:p> infligés à {0}"
    )]
    #[en("all <damage:s> about to be dealt to {0}")]
    To(Who),
    /// By somebody. [811.4]
    #[fr(
        "les <Dommage:p> sur le point d'être infligés par {0}",
        "tous les <Dommage:p> sur le point d'être infligés par {0}",
        "les <Dommage:p> infligés par {0}",
        "les <Dommage:p> que devrait infliger {0}",
        "les <Dommage:p> que devraient infliger {0}"
    )]
    #[en("all <damage:s> about to be dealt by {0}")]
    By(Who),
    /// By their powers. [811.4] [801.1]
    #[fr("les <Dommage:p> infligés par les pouvoirs de {0}")]
    #[en("all <damage:s> dealt by powers of {0}")]
    ByPowers(Who),
    /// To somebody, by such a card. [811.4]
    #[fr(
        "les <Dommage:p> sur le point d'être infligés à {0} par {1:s+un}",
        "tous les <Dommage:p> sur le point d'être infligés à {0} par {1:s+un}"
    )]
    #[en("all <damage:s> about to be dealt to {0} by a {1:s}")]
    ToBy(Who, Noun),
    /// To somebody, of the Element that was named. [811.4] [804.4]
    #[fr("tous les <Dommage:p> de l'élément nommé sur le point d'être infligés à {0}")]
    #[en("all <damage:s> of the named Element about to be dealt to {0}")]
    NamedTo(Who),
    /// To anybody. [811.4]
    #[fr("tous les <Dommage:p>")]
    #[en("all <damage:s>")]
    All,
    /// To somebody just spoken of. [811.4]
    #[fr("les <Dommage:p> sur le point de lui être infligés", "tous les <Dommage:p> sur le point de lui être infligés")]
    #[en("all <damage:s> about to be dealt to that one")]
    #[word(recalls)]
    ToIt(Spot),
}

/// How damage changes. [811.4]
#[derive(Word, Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[word(says = "how damage changes")]
pub enum Shift {
    /// So much less. [811.4]
    #[fr("sont réduits de {0}")]
    #[en("is reduced by {0}")]
    Less(u8),
    /// So much more. [811.4]
    #[fr("sont augmentés de {0}")]
    #[en("is increased by {0}")]
    More(u8),
    /// None. [811.4]
    #[fr("sont réduits à 0")]
    #[en("is reduced to 0")]
    None,
    /// Nothing makes it less. [104.2]
    #[fr("ne peuvent pas être réduits")]
    #[en("cannot be reduced")]
    Sure,
    /// Nothing makes it less or leads it elsewhere. [104.2] [417.1]
    #[fr("ne peuvent pas être réduits ou redirigés")]
    #[en("cannot be reduced or redirected")]
    Straight,
}
