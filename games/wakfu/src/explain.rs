//! How a text is read, told to people.

use crate::card::{Card, Cards, Kind, Worded};
use crate::info;
use crate::lower::Fault;
use crate::rules::Rules;
use crate::shipped::tongues;
use arbiter_desk::{self as desk, CardInfo};
use arbiter_text::Diagnostic;
use arbiter_text::explain::Explained;
use arbiter_text::forms::{self, Name};

/// What texts stand on; of those that read alike the plainest comes first.
pub(crate) const BEARERS: &[&str] = &[
    "ally",
    "action",
    "item",
    "hero",
    "bag",
    "room",
    "zone",
    "protector",
    "dofus",
    "spell",
    "quest",
    "challenge",
    "weapon",
    "hat",
    "cape",
    "belt",
    "boots",
    "amulet",
    "ring",
    "shield",
    "familiar",
    "mount",
];

/// The texts of a card; each side of a Hero has its own. [307.3]
pub(crate) fn printed(rules: &Rules, card: &CardInfo) -> Vec<String> {
    let own = rules.faces.iter().map(|f| &f.card).filter(|c| c.name == card.name);
    own.map(|c| c.worded.text.clone()).filter(|t| !t.is_empty()).collect()
}

/// How this text would be read on the first of these kinds of card that can obey
/// it; a card of that name is the one. All kinds read alike, so it is read once,
/// and what could not be obeyed is refused as it is when cards are loaded.
pub(crate) fn text(
    rules: &Rules,
    on: &[&'static str],
    name: &str,
    text: &str,
) -> Result<(&'static str, Explained), Diagnostic> {
    let cards = || rules.faces.iter().map(|f| &f.card);
    let known = cards().find(|c| c.name == name);
    let (english, french) =
        known.map_or_else(|| (Name::none(), Name::none()), |c| (Name::new(&c.name), c.spoken.clone()));
    let tongues = tongues();
    let (how, read) = forms::explain([(&tongues.english, &english), (&tongues.french, &french)], text)?;
    desk::first_bearer(on, |on| {
        // Equipment obeys alike whatever it is, and not every sort of it is shipped.
        let such = || cards().find(|c| info::kind_key(c) == on);
        let equipment = || cards().find(|c| c.kind == Kind::Equipment);
        if let Some(bearer) = known.or_else(such).or_else(equipment) {
            let (says, referents) = (read.words.clone(), read.referents.clone());
            let worded = Worded { text_fr: text.to_owned(), ..Worded::default() };
            let card = Card { says, referents, worded, set: None, ..bearer.clone() };
            let alone = Cards { cards: vec![card], ..Cards::default() };
            Rules::new(alone).map_err(|mut faults| {
                let Fault { why, said, .. } = faults.remove(0);
                Diagnostic::new("text", text, said.0, why, Vec::new())
            })?;
        }
        Ok(how.clone())
    })
}
