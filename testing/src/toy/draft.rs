//! Taking cards from the middle before the first turn. T8

use super::rules::Play;
use super::{Ask, CardNo, Def, State};
use crate::chance::Chance;

/// Cards that each seat takes, and how many more lie there for each.
const EACH: usize = 10;
const SPARE: usize = 2;

/// Lays cards into the middle; the first seat takes one.
pub(crate) fn lay(defs: &[Def], s: &mut State, chance: &mut Chance) {
    let playable: Vec<CardNo> = (0..defs.len() as CardNo).filter(|c| !defs[usize::from(*c)].token).collect();
    let many = s.sides.len() * (EACH + SPARE);
    s.middle = (0..many).map(|_| playable[chance.below(playable.len())]).collect();
    s.ask = Ask::Draft(s.first);
}

impl Play<'_> {
    pub(crate) fn take_from_the_middle(&mut self, me: u8, card: CardNo) {
        let at = self.s.middle.iter().position(|c| *c == card).expect("it lies in the middle");
        self.s.middle.remove(at);
        self.s.sides[usize::from(me)].deck.push(card);
        self.tell("T8", "duel-takes", Some(card));
        self.draft_on(me);
    }

    /// The next seat takes one, or the first turn begins.
    pub(crate) fn draft_on(&mut self, after: u8) {
        let lacks = |seat: &u8| self.s.sides[usize::from(*seat)].deck.len() < EACH;
        let next =
            self.s.others(after).chain([after]).find(|seat| !self.s.sides[usize::from(*seat)].out && lacks(seat));
        if let Some(next) = next {
            self.s.ask = Ask::Draft(next);
            return;
        }
        self.deal();
        let first = self.s.first;
        if self.s.sides[usize::from(first)].out { self.next_turn(first) } else { self.turn(first) }
    }

    /// Decks are shuffled and hands drawn.
    fn deal(&mut self) {
        let mut chance = Chance::new(self.s.chance);
        for side in self.s.sides.iter_mut() {
            chance.shuffle(&mut side.deck);
            side.hand = side.deck.drain(..side.deck.len().min(3)).collect();
        }
        self.s.chance = chance.draw();
    }
}
