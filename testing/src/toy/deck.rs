//! Decks: which card a name means, and which decks are legal. T6

use super::board::Rules;
use arbiter_cards::{Card as _, slug};
use arbiter_decklist::{
    A_CARD, DeckFault, List, Misread, Names, Noun, Reader, Wrong, similar, to_code, to_text, uncommented,
};
use arbiter_desk::{DeckEntry, DeckReport};
use arbiter_kernel::{Arg, Message};

impl Names for Rules {
    type Part = ();
    type Place = ();
    const PREFIX: &'static str = "d1.";
    const PARTS: &'static [((), &'static str, ())] = &[((), "Main", ())];
    const OPEN: () = ();

    fn find(&self, (): (), written: &str) -> Option<((), u16)> {
        let wanted = slug(uncommented(written));
        let found = self.cards.iter().position(|c| c.slug == wanted && !c.token);
        found.map(|n| ((), n as u16))
    }
    fn similar(&self, (): (), written: &str) -> Vec<&str> {
        similar(&slug(written), self.cards.iter().map(|c| (c.slug.as_str(), c.name.as_str())))
    }
    fn noun((): ()) -> Noun {
        A_CARD
    }
    fn heading(words: &str) -> Option<()> {
        (words == "main").then_some(())
    }
    fn foreign(reader: &mut Reader<'_, Self>, _: &str) {
        reader.fault(0, &Misread::TagOpen);
    }
    fn name(&self, card: u16) -> &str {
        &self.cards[usize::from(card)].name
    }
    fn slug(&self, card: u16) -> &str {
        &self.cards[usize::from(card)].slug
    }
}

/// So many cards are no deck. T6
struct Size(u32);

impl Wrong for Size {
    fn told(&self) -> (String, Message) {
        let said = Message::new("duel-deck").with("count", Arg::Number(self.0.into()));
        (format!("{} cards; a deck has 10 to 30", self.0), said)
    }
}

fn check(rules: &Rules, list: &List<()>) -> Vec<DeckFault> {
    let count = list.count(());
    let wrong = !list.incomplete && !(10..=30).contains(&count);
    let mut faults: Vec<DeckFault> = wrong.then(|| DeckFault::new(0, Some("T6"), &Size(count))).into_iter().collect();
    for e in &list.entries {
        let card = &rules.cards[usize::from(e.card)];
        if let Some(why) = card.unplayable() {
            faults.push(DeckFault::new(e.line, None, &Misread::Unplayable(&card.name, why)));
        }
    }
    faults
}

/// The cards of a deck, if a game may start with it.
pub(crate) fn legal(rules: &Rules, text: &str) -> Result<Vec<u16>, Vec<DeckFault>> {
    let (list, faults) = arbiter_decklist::read(rules, text, |list| check(rules, list));
    if faults.is_empty() { Ok(list.cards(())) } else { Err(faults) }
}

/// A deck as far as it is understood.
pub(crate) fn report(rules: &Rules, text: &str) -> DeckReport {
    let (list, faults) = arbiter_decklist::read(rules, text, |list| check(rules, list));
    let entry = |e: &arbiter_decklist::Listed<()>| {
        let name = rules.cards[usize::from(e.card)].name.clone();
        DeckEntry { part: "main", count: e.count, name }
    };
    let entries = list.entries.iter().map(entry).collect();
    DeckReport {
        entries,
        faults,
        notes: list.warnings.clone(),
        class: "none",
        text: to_text(rules, &list),
        code: to_code(rules, &list),
        ..DeckReport::default()
    }
}
