//! Card files: champions and challenges, each wording in both languages. Both
//! are sources: they must mean the same. [card.1] [card.4]

use super::{ActionCard, ChallengeCard, ChampionCard, Face, Icon, Kind, Worded};
use crate::arena::{Essence, Shape};
use crate::words::{CardText, FaceText, Tongue, Tongues};
use arbiter_cards::{Faults, Gender};
use arbiter_kernel::rule;
use arbiter_text::forms::{Feat, Language, Name, Text, Trouble, Word};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    champion: Vec<ChampionFile>,
    #[serde(default)]
    challenge: Vec<ChallengeFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChampionFile {
    name: String,
    /// Of the name, in French.
    gender: Option<Gender>,
    base: FaceFile,
    experienced: FaceFile,
    #[serde(default)]
    card: Vec<ActionFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FaceFile {
    life: u8,
    defence: u8,
    #[serde(default)]
    movement: i8,
    #[serde(default)]
    text: String,
    #[serde(default)]
    text_fr: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionFile {
    name: String,
    name_fr: String,
    kind: Kind,
    essence: Essence,
    movement: Option<u8>,
    target: Option<Target>,
    force: Option<u8>,
    #[serde(default)]
    defence: i8,
    #[serde(default)]
    text: String,
    #[serde(default)]
    text_fr: String,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum Target {
    Melee,
    Indirect(u8, u8),
    Direct(u8, u8),
    Area(Shape),
}

impl Target {
    fn icon(self) -> Icon {
        match self {
            Target::Melee => Icon::Melee,
            Target::Indirect(min, max) => Icon::Indirect(min, max),
            Target::Direct(min, max) => Icon::Direct(min, max),
            Target::Area(shape) => Icon::Area(shape),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChallengeFile {
    name: String,
    name_fr: String,
    text: String,
    text_fr: String,
}

/// Champions and challenges of card files.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Cards {
    pub champions: Vec<ChampionCard>,
    pub challenges: Vec<ChallengeCard>,
}

impl Cards {
    /// Reads card files, one after the other.
    ///
    /// # Errors
    /// Every fault of every card.
    pub fn read<'a>(files: impl IntoIterator<Item = &'a str>, tongues: &Tongues) -> Result<Cards, Faults> {
        let (mut cards, mut faults) = (Cards::default(), Vec::new());
        for file in arbiter_cards::files::<File>(files, &mut faults) {
            cards.champions.extend(file.champion.into_iter().map(|c| champion(c, tongues, &mut faults)));
            cards.challenges.extend(file.challenge.into_iter().filter_map(|c| challenge(c, tongues, &mut faults)));
        }
        Faults::unless(faults, cards)
    }

    /// Adds others; who has the name of one of them gives way, in its place.
    pub fn add(&mut self, more: Cards) {
        for champion in more.champions {
            match self.champions.iter_mut().find(|c| c.name == champion.name) {
                Some(known) => *known = champion,
                None => self.champions.push(champion),
            }
        }
        for challenge in more.challenges {
            match self.challenges.iter_mut().find(|c| c.name == challenge.name) {
                Some(known) => *known = challenge,
                None => self.challenges.push(challenge),
            }
        }
    }
}

/// The name of a champion as its texts say it.
fn spoken(name: &str, gender: Option<Gender>) -> Name {
    Name { gender: gender.map(Feat::from), ..Name::new(name) }
}

fn champion(file: ChampionFile, tongues: &Tongues, faults: &mut Vec<String>) -> ChampionCard {
    rule!("mat.1", "card.4");
    let name = spoken(&file.name, file.gender);
    if file.experienced.life < file.base.life {
        faults.push(format!("{}: `experienced.life` is below `base.life`", file.name));
    }
    if file.base.life == 0 {
        faults.push(format!("{}: `base.life` is 0", file.name));
    }
    let mut face = |f: FaceFile| {
        let worded = Worded { text: f.text, text_fr: f.text_fr };
        let read = both(&worded, &name, tongues, |t| &t.faces, FaceText(Vec::new()));
        let abilities = read.map_err(|why| faults.push(format!("{}: {why}", file.name))).unwrap_or(FaceText(vec![])).0;
        Face { life: f.life, defence: f.defence, movement: f.movement, abilities, worded }
    };
    let faces = [face(file.base), face(file.experienced)];
    let cards = file.card.into_iter().map(|c| action(c, &file.name, &name, tongues, faults)).collect();
    ChampionCard { name: file.name, faces, cards }
}

fn action(f: ActionFile, of: &str, name: &Name, tongues: &Tongues, faults: &mut Vec<String>) -> ActionCard {
    rule!("card.1");
    let worded = Worded { text: f.text.trim().to_owned(), text_fr: f.text_fr.trim().to_owned() };
    let read = both(&worded, name, tongues, |t| &t.cards, CardText(Vec::new()));
    let lines = read.map_err(|why| faults.push(format!("{of}, {}: {why}", f.name))).unwrap_or(CardText(vec![])).0;
    ActionCard {
        name: f.name,
        name_fr: f.name_fr,
        kind: f.kind,
        essence: f.essence,
        // A movement of 0 is no movement value: no bonus is added to it. [move.6] [D3]
        movement: f.movement.filter(|&hexes| hexes > 0),
        icon: f.target.map(Target::icon),
        force: f.force,
        defence: f.defence,
        lines,
        worded,
    }
}

fn challenge(f: ChallengeFile, tongues: &Tongues, faults: &mut Vec<String>) -> Option<ChallengeCard> {
    rule!("mat.3");
    let worded = Worded { text: f.text, text_fr: f.text_fr };
    let (english, french) = (&tongues.english.goals, &tongues.french.goals);
    let read = sources(&worded, &Name::none(), english, french);
    let goal = read.map_err(|why| faults.push(format!("{}: {why}", f.name))).ok()?;
    Some(ChallengeCard { name: f.name, name_fr: f.name_fr, goal, worded })
}

/// What a text says in both languages; no text says nothing.
fn both<T: Word + PartialEq>(
    worded: &Worded,
    name: &Name,
    tongues: &Tongues,
    of: fn(&Tongue) -> &Language<T>,
    nothing: T,
) -> Result<T, String> {
    if worded.text.is_empty() && worded.text_fr.is_empty() {
        return Ok(nothing);
    }
    sources(worded, name, of(&tongues.english), of(&tongues.french))
}

/// The one meaning of two sources.
fn sources<T: Word + PartialEq>(
    worded: &Worded,
    name: &Name,
    english: &Language<T>,
    french: &Language<T>,
) -> Result<T, String> {
    let why = |key: &'static str| move |t: Trouble| format!("`{key}`: {t}");
    let en: Text<T> = english.read(&worded.text, name).map_err(why("text"))?;
    let fr: Text<T> = french.read(&worded.text_fr, name).map_err(why("text_fr"))?;
    if en.words == fr.words {
        return Ok(en.words);
    }
    let said = english.write(&fr, name).unwrap_or_default();
    Err(format!("`text` and `text_fr` do not mean the same; the French says: {said}"))
}
