//! How a text is read, told to people.

use crate::card::{ActionCard, ChampionCard, Face, Icon, Kind};
use crate::lower;
use crate::rules::Rules;
use crate::shipped::tongues;
use crate::words::{CardText, Essence, FaceText, Goal, Tongue};
use arbiter_desk::{self as desk, CardInfo};
use arbiter_text::Diagnostic;
use arbiter_text::explain::Explained;
use arbiter_text::forms::{self, Language, Name, Word};
use std::cell::OnceCell;

/// What texts stand on.
pub(crate) const BEARERS: &[&str] = &["skill", "attack", "reaction", "champion", "challenge"];

/// The texts of a card; each face of a champion has its own.
pub(crate) fn printed(rules: &Rules, card: &CardInfo) -> Vec<String> {
    let texts = match rules.champions.iter().find(|c| c.card.name == card.name) {
        Some(def) => def.card.faces.iter().map(|f| f.worded.text.clone()).collect(),
        None => vec![card.text.en.join("\n")],
    };
    texts.into_iter().filter(|t| !t.is_empty()).collect()
}

/// How this text would be read on the first of these kinds of card that can obey
/// it; a card of that name is the one. What could not be obeyed there is refused
/// as it is when cards are loaded.
pub(crate) fn text(
    rules: &Rules,
    on: &[&'static str],
    name: &str,
    text: &str,
) -> Result<(&'static str, Explained), Diagnostic> {
    let bearer = rules.champions.iter().map(|c| &c.card).find(|c| owns(c, name));
    let spoken = bearer.map_or_else(Name::none, spoken);
    // Skills, attacks and reactions are read alike, so it is done once.
    let cards = OnceCell::new();
    desk::first_bearer(on, |on| match on {
        "champion" => obeyed(text, read(|t| &t.faces, &spoken, text), |words: FaceText| {
            lower::face(&mut Vec::new(), &Face { abilities: words.0, ..Face::default() }).map(|_| ())
        }),
        "challenge" => obeyed(text, read(|t| &t.goals, &spoken, text), |_: Goal| Ok(())),
        kind => {
            let found = cards.get_or_init(|| read(|t| &t.cards, &spoken, text)).clone();
            obeyed(text, found, |words: CardText| {
                let known = bearer.and_then(|b| b.cards.iter().find(|c| c.name == name)).cloned();
                let card = ActionCard { lines: words.0, ..known.unwrap_or_else(|| blank(kind)) };
                lower::card(&mut Vec::new(), &card, 0).map(|_| ())
            })
        }
    })
}

fn owns(champion: &ChampionCard, name: &str) -> bool {
    champion.name == name || champion.cards.iter().any(|c| c.name == name)
}

/// The name of a champion as its texts say it: its gender is told by them.
fn spoken(champion: &ChampionCard) -> Name {
    let french = &tongues().french;
    let name = Name::new(&champion.name);
    let cards: Vec<&str> = champion.cards.iter().map(|c| c.worded.text_fr.as_str()).filter(|t| !t.is_empty()).collect();
    let name = french.cards.learn(&name, &cards);
    let faces: Vec<&str> = champion.faces.iter().map(|f| f.worded.text_fr.as_str()).filter(|t| !t.is_empty()).collect();
    if name.gender.is_some() { name } else { french.faces.learn(&name, &faces) }
}

type Found<T> = Result<(Explained, T), Diagnostic>;

fn read<T: Word>(of: fn(&Tongue) -> &Language<T>, name: &Name, text: &str) -> Found<T> {
    let (english, french) = (of(&tongues().english), of(&tongues().french));
    forms::explain([(english, name), (french, name)], text).map(|(how, read)| (how, read.words))
}

fn obeyed<T>(text: &str, found: Found<T>, obeys: impl Fn(T) -> Result<(), String>) -> Result<Explained, Diagnostic> {
    let (how, words) = found?;
    obeys(words).map_err(|why| Diagnostic::new("text", text, (0, text.len()), why, Vec::new()))?;
    Ok(how)
}

fn blank(kind: &str) -> ActionCard {
    let kind = match kind {
        "attack" => Kind::Attack,
        "reaction" => Kind::Reaction,
        _ => Kind::Skill,
    };
    ActionCard {
        name: String::new(),
        name_fr: String::new(),
        kind,
        essence: Essence::Creation,
        movement: None,
        icon: (kind == Kind::Attack).then_some(Icon::Melee),
        force: (kind == Kind::Attack).then_some(1),
        defence: 0,
        lines: Vec::new(),
        worded: crate::card::Worded::default(),
    }
}
