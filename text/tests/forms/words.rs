//! A made-up game of animals: everything the notation can do.

use arbiter_text::forms::{Lang, Language, Lexicon, Spot, ThisName, Word};

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a text")]
#[fr("{0*\n}")]
#[en("{0*\n}")]
pub(crate) struct Card(pub(crate) Vec<Line>);

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a paragraph")]
pub(crate) enum Line {
    #[fr("{0*}")]
    #[en("{0*}")]
    Text(Vec<Step>),
    #[fr("COÛT : {0}.")]
    #[en("COST: {0}.")]
    Cost(Berries),
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a sentence")]
pub(crate) enum Step {
    #[fr("{0:imp*, puis}.", "vous {0:imp*, puis}.")]
    #[en("{0:imp*, then}.", "you {0:imp*, then}.")]
    You(Vec<Acts>),
    #[fr("vous pouvez {0:inf}.")]
    #[en("you may {0:inf}.")]
    May(Acts),
    #[fr("{0:sub~} {1:fin~}.")]
    #[en("{0:sub~} {1:fin~}.")]
    Does(Who, Acts),
    #[fr("{0:sub~} <être:fin> {1~}.")]
    #[en("{0:sub~} <be:fin> {1~}.")]
    Is(Who, State),
    #[fr("si {0:sub~} <être:fin> {1~}, {2:imp}.")]
    #[en("if {0:sub~} <be:fin> {1~}, {2:imp}.")]
    If(Who, State, Acts),
    #[fr("{0:sub~} <gagner:fin> « ^{1} ».")]
    #[en("{0:sub~} <gain:fin> \"^{1}\".")]
    Gains(Who, Box<Step>),
    #[fr("quand {0:sub~} <être:fin> {1:par~}, {2:imp}.")]
    #[en("when {0:sub~} <be:fin> {1:par~}, {2:imp}.")]
    When(Who, Deed, Acts),
}

/// `a and b until dawn`: acts that last share the time that is said once.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "an instruction")]
#[fr("{0~*et}")]
#[en("{0~*and}")]
pub(crate) struct Acts(pub(crate) Vec<Act>);

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "an instruction")]
pub(crate) enum Act {
    #[fr("<chasser> {0@}")]
    #[en("<hunt> {0}")]
    Hunt(Who),
    #[fr("<donner> {0} {1@à}")]
    #[en("<give> {0} to {1}")]
    Give(Berries, Who),
    #[fr("<poser> {0~a@} sur la table {1~a}")]
    #[en("<put> {0} on the table {1}")]
    Put(Who, State),
    #[fr("{0~*et} {1?}")]
    #[en("{0~*and} {1?}")]
    #[word(wide)]
    For(Vec<Lasting>, Option<Until>),
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "an instruction")]
pub(crate) enum Lasting {
    #[fr("<dormir>")]
    #[en("<sleep>")]
    Sleep,
    #[fr("<veiller>")]
    #[en("<wake>")]
    Wake,
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a time")]
pub(crate) enum Until {
    #[fr("jusqu'à l'aube")]
    #[en("until dawn")]
    Dawn,
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a deed")]
pub(crate) enum Deed {
    #[fr("<chasser:par>")]
    #[en("<hunt:par>")]
    Hunted,
    #[fr("<prendre:par>")]
    #[en("<take:par>")]
    Taken,
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "berries")]
#[fr("{0:w~} <baie>")]
#[en("{0:w~} <berry>")]
pub(crate) struct Berries(pub(crate) u8);

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "an animal")]
pub(crate) enum Who {
    #[fr("<le> {0~}", "{0~}")]
    #[en("{0~}")]
    #[word(introduces)]
    This(ThisName),
    #[fr("{1:s~+le} {2?}")]
    #[en("the {1:s~} {2?}")]
    #[word(introduces)]
    The(Spot, Kinds, Option<Where>),
    #[fr("<tout> <le> {1:p~}")]
    #[en("all {1:p~}")]
    #[word(introduces)]
    All(Spot, Animal),
    #[fr("<un> de vos {0~g:p}")]
    #[en("one of your {0:p}")]
    #[word(introduces)]
    Mine(Animal),
    #[fr("le maître de {0}")]
    #[en("{0}'s master")]
    #[word(introduces)]
    Master(Box<Who>),
    #[fr("<un> {0~}")]
    #[en("a {0:s~}")]
    #[word(introduces)]
    OfTribe(Tribe),
    #[fr("<il>")]
    #[en("<it>")]
    #[word(refers)]
    It(Spot),
}

/// `l'ours`, `l'ours ou la loutre`
#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "an animal")]
#[fr("{0~m*,|ou}")]
#[en("{0~*,|or}")]
pub(crate) struct Kinds(pub(crate) Vec<Animal>);

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "an animal")]
pub(crate) enum Animal {
    #[fr("<ours>")]
    #[en("<bear>")]
    Bear,
    #[fr("<loutre>")]
    #[en("<otter>")]
    Otter,
    #[fr("<hibou>")]
    #[en("<owl>")]
    Owl,
}

/// A tribe; the pool brings the list.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a tribe", open = "tribe")]
pub(crate) struct Tribe(pub(crate) String);

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a place")]
pub(crate) enum Where {
    #[fr("de la forêt")]
    #[en("of the forest")]
    Forest,
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
#[word(says = "a state")]
pub(crate) enum State {
    #[fr("<fatigué>")]
    #[en("tired")]
    Tired,
}

const FRENCH: &str = "
d le la les les
d un une
d tout toute tous toutes
p il : sub il elle ils elles : acc le la les les : dat lui lui leur leur : obj lui elle eux elles
n m ours
n f loutre
n m hibou hiboux
n f baie
h hibou hiboux hérons héron
o tribe Heron m Héron
o tribe Marten f Martre
a fatigué
v chasser
v donner
v poser
v veiller
v dormir dormez dort dorment : par dormi
v prendre prenez prend prennent : par pris
v gagner
v être êtes est sont
";
const ENGLISH: &str = "
p it : sub it they : obj it them
n bear
n otter
n owl
n berry
o tribe Heron - heron
o tribe Marten - marten
v hunt
v give
v gain
v put
v take
v sleep
v wake
v be is are
";

pub(crate) fn french() -> Language<Card> {
    let lexicon = Lexicon::read(Lang::French, FRENCH).expect("is well formed");
    Language::new(&lexicon).expect("every form is well formed").with_rule(arbiter_text::forms::refer::nearest)
}

pub(crate) fn english() -> Language<Card> {
    let lexicon = Lexicon::read(Lang::English, ENGLISH).expect("is well formed");
    Language::new(&lexicon).expect("every form is well formed").with_rule(arbiter_text::forms::refer::nearest)
}
