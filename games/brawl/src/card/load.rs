//! Card files: champions and challenges, each wording in both languages. Both
//! are sources: they must mean the same. [card.1] [card.4]

use super::{ActionCard, ChallengeCard, ChampionCard, Face, Icon, Kind, Worded};
use crate::arena::{Essence, Shape};
use crate::words::{Tongue, Tongues};
use arbiter_cards::{Faults, Gender, Reader, Spanned, Wording};
use arbiter_kernel::rule;
use arbiter_text::forms::{Feat, Language, Name, Word};
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
    name: Spanned<String>,
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
    text: Option<Spanned<String>>,
    text_fr: Option<Spanned<String>>,
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
    text: Option<Spanned<String>>,
    text_fr: Option<Spanned<String>>,
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
    name: Spanned<String>,
    name_fr: String,
    text: Option<Spanned<String>>,
    text_fr: Option<Spanned<String>>,
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
        for text in files {
            let mut reader = Reader::new("", text, &mut faults);
            let Some(file) = reader.parse::<File>() else { continue };
            cards.champions.extend(file.champion.into_iter().map(|c| champion(c, tongues, &mut reader)));
            cards.challenges.extend(file.challenge.into_iter().filter_map(|c| challenge(c, tongues, &mut reader)));
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

fn champion(file: ChampionFile, tongues: &Tongues, reader: &mut Reader<'_>) -> ChampionCard {
    rule!("mat.1", "card.4");
    let (of, at) = reader.name(file.name);
    let name = spoken(&of, file.gender);
    if file.experienced.life < file.base.life {
        reader.fault(at, format!("`{of}`: `experienced.life` is below `base.life`"));
    }
    if file.base.life == 0 {
        reader.fault(at, format!("`{of}`: `base.life` is 0"));
    }
    let mut face = |f: FaceFile| {
        let (read, worded) = both(&of, (f.text, f.text_fr), &name, tongues, |t| &t.faces, reader);
        let abilities = read.map_or_else(Vec::new, |text| text.0);
        Face { life: f.life, defence: f.defence, movement: f.movement, abilities, worded }
    };
    let faces = [face(file.base), face(file.experienced)];
    let cards = file.card.into_iter().map(|c| action(c, &name, tongues, reader)).collect();
    ChampionCard { name: of, faces, cards }
}

fn action(f: ActionFile, name: &Name, tongues: &Tongues, reader: &mut Reader<'_>) -> ActionCard {
    rule!("card.1");
    let (read, worded) = both(&f.name, (f.text, f.text_fr), name, tongues, |t| &t.cards, reader);
    let lines = read.map_or_else(Vec::new, |text| text.0);
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

fn challenge(f: ChallengeFile, tongues: &Tongues, reader: &mut Reader<'_>) -> Option<ChallengeCard> {
    rule!("mat.3");
    let (name, at) = reader.name(f.name);
    if f.text.is_none() && f.text_fr.is_none() {
        reader.fault(at, format!("`{name}`: a challenge says what it asks for"));
    }
    let (goal, worded) = both(&name, (f.text, f.text_fr), &Name::none(), tongues, |t| &t.goals, reader);
    Some(ChallengeCard { name, name_fr: f.name_fr, goal: goal?, worded })
}

/// What a text of a card says in both languages; no text says nothing, nor does
/// one that is refused.
fn both<T: Word + PartialEq>(
    card: &str,
    (text, text_fr): (Option<Spanned<String>>, Option<Spanned<String>>),
    name: &Name,
    tongues: &Tongues,
    of: fn(&Tongue) -> &Language<T>,
    reader: &mut Reader<'_>,
) -> (Option<T>, Worded) {
    let ((text, at), (text_fr, at_french)) = (Reader::trimmed(text), Reader::trimmed(text_fr));
    if text.is_empty() && text_fr.is_empty() {
        return (None, Worded::default());
    }
    let fr = Wording { key: "text_fr", text: &text_fr, at: at_french, language: of(&tongues.french), name };
    let en = Wording { key: "text", text: &text, at, language: of(&tongues.english), name };
    let read = reader.meaning(card, [fr, en]).map(|read| read.words);
    (read, Worded { text, text_fr, at })
}
