//! Rules of cards of which some may not be understood: those are kept, and
//! nobody plays them.

use super::{Ability, Rules, Sorts};
use crate::card::{Card, Cards, Kind};
use crate::lower::Fault;
use crate::triggers::Kinds;
use crate::words::CardText;
use arbiter_text::forms::Referents;
use std::collections::BTreeMap;

/// So many faces, powers or texts at most: their numbers are small.
pub(super) const MOST: usize = 60_000;

/// Which line of its text a card could not obey.
fn refused(card: &Card, (line, why): (usize, String)) -> Fault {
    let worded = &card.worded;
    let from = worded.text_fr.split('\n').take(line).map(|l| l.len() + 1).sum::<usize>();
    let wide = worded.text_fr.get(from..).map_or(0, |rest| rest.find('\n').unwrap_or(rest.len()));
    Fault { card: card.name.clone(), why, said: ((from, from + wide), worded.at) }
}

impl Rules {
    /// Compiles cards.
    ///
    /// # Errors
    /// Every text that could not be obeyed as it stands.
    pub fn new(cards: Cards) -> Result<Rules, Vec<Fault>> {
        let (rules, refused) = Rules::keeping(cards);
        if refused.is_empty() { Ok(rules) } else { Err(refused.into_iter().map(|(_, fault)| fault).collect()) }
    }

    /// Compiles cards; one that could not be obeyed as it stands is there all
    /// the same, says nothing and is unplayable. Which they are, by number; a
    /// Set has none.
    #[must_use]
    pub fn keeping(cards: Cards) -> (Rules, Vec<(Option<usize>, Fault)>) {
        let lessens = cards.sets.iter().any(|s| s.bonus.is_less());
        let mut rules = Rules {
            faces: Vec::new(),
            abilities: Vec::new(),
            programs: Vec::new(),
            sets: cards.sets,
            set_faces: Vec::new(),
            families: cards.families,
            reactions: Vec::new(),
            answers: Kinds::default(),
            silences: false,
            foresees: false,
            recalls: false,
            shares: false,
            aligns: false,
            counts_hand: false,
            lies: false,
            holds: Sorts::default(),
            lessens,
            grants: Vec::new(),
            tokens: BTreeMap::new(),
        };
        let mut faults = Vec::new();
        for (n, card) in cards.cards.into_iter().enumerate() {
            if let Err(why) = rules.keep(&card, false) {
                faults.push((Some(n), refused(&card, why.clone())));
                let (says, referents) = (CardText::default(), Referents::default());
                let blank = Card { says, referents, set: None, unplayable: Some(why.1), ..card };
                // Nothing is left of it that could be refused, unless there is no room.
                let _ = rules.keep(&blank, false);
            }
        }
        for card in rules.sets.iter().map(|s| s.says.clone()).collect::<Vec<_>>() {
            let added = card.map(|card| rules.keep(&card, true).map_err(|why| refused(&card, why)));
            rules.set_faces.push(added.transpose().unwrap_or_else(|fault| {
                faults.push((None, fault));
                None
            }));
        }
        let hidden = |a: &Ability| {
            let action = rules.faces[a.face as usize].card.kind == Kind::Action && !a.stays;
            a.reaction && (action || a.works_in().is_some())
        };
        rules.reactions = (0..).zip(&rules.abilities).filter(|(_, a)| hidden(a)).map(|(n, _)| n).collect();
        let hears = rules.reactions.iter().map(|n| rules.abilities[*n as usize].hears);
        rules.answers = hears.fold(Kinds::default(), Kinds::and);
        (rules, faults)
    }

    /// A card more; nothing is left of one that is refused.
    fn keep(&mut self, card: &Card, token: bool) -> Result<u16, (usize, String)> {
        let before = (self.abilities.len(), self.programs.len(), self.grants.len());
        let added = self.add(card.clone(), token);
        if added.is_err() {
            self.abilities.truncate(before.0);
            self.programs.truncate(before.1);
            self.grants.truncate(before.2);
        }
        added
    }
}
