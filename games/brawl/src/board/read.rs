//! Reading the table.

use super::{Cause, Champion, ChampionId, Champions, T, TOKENS, Zone, zone};
use crate::arena::{Arena, HexId, Mask, OFF, bit};
use crate::card::Face;
use crate::rules::CardDef;
use crate::team::side;
use arbiter_kernel::{ObjectId, Seat, rule};

/// Reading the table.
pub trait Read {
    /// The arena.
    fn arena(&self) -> &Arena;
    /// A champion.
    fn champion(&self, who: ChampionId) -> &Champion;
    /// The face that a champion shows. [xp.3]
    fn face(&self, who: ChampionId) -> &Face;
    /// The side that a champion is on. [ally.1]
    fn side_of(&self, who: ChampionId) -> usize;
    /// Whether it stands on a hex.
    fn in_arena(&self, who: ChampionId) -> bool;
    /// All champions in the arena.
    fn present(&self) -> Champions;
    /// All champions of a side, wherever they are.
    fn team(&self, side: usize) -> Champions;
    /// Who stands on these hexes.
    fn on(&self, hexes: Mask) -> Champions;
    /// Where these champions stand.
    fn hexes(&self, who: Champions) -> Mask;
    /// Every hex on which somebody stands.
    fn crowd(&self) -> Mask;
    /// Hexes without champion and statue.
    fn free(&self) -> Mask;
    /// Trap spaces: printed ones and hexes with a token. [trap.9]
    fn trap_spaces(&self) -> Mask;
    /// The slot of the trap on a hex.
    fn token(&self, at: HexId) -> Option<u16>;
    /// The card in a slot.
    fn card(&self, slot: u16) -> &CardDef;
    /// The champion that a card belongs to: an instance of its owner. [A7] [act.2]
    fn owner(&self, slot: u16) -> ChampionId;
    /// Cards of a seat's zone.
    fn cards(&self, seat: Seat, z: Zone) -> &[u16];
    /// The active player.
    fn active(&self) -> Seat;
    /// Who played what caused something. [G9]
    fn player(&self, cause: Cause) -> Seat;
    /// Who is credited for it: the one place to change for another reading. [F5] [G3]
    fn credit(&self, cause: Cause) -> ChampionId;
    /// Where an effect comes from. [react.7] [X5]
    fn origin(&self, cause: Cause) -> ChampionId;
    /// Cards of a seat's hand that belong to a champion.
    fn hand_of(&self, who: ChampionId) -> impl Iterator<Item = ObjectId>;
}

impl Read for T {
    #[inline]
    fn arena(&self) -> &Arena {
        &self.rules.arena
    }
    #[inline]
    fn champion(&self, who: ChampionId) -> &Champion {
        &self.board.champions[who as usize]
    }
    #[inline]
    fn face(&self, who: ChampionId) -> &Face {
        let c = self.champion(who);
        &self.rules.champions[c.kind as usize].card.faces[usize::from(c.experienced)]
    }
    #[inline]
    fn side_of(&self, who: ChampionId) -> usize {
        side(self.champion(who).seat)
    }
    #[inline]
    fn in_arena(&self, who: ChampionId) -> bool {
        self.champion(who).at != OFF
    }
    fn present(&self) -> Champions {
        (0..self.board.count).filter(|&c| self.in_arena(c)).collect()
    }
    fn team(&self, side: usize) -> Champions {
        (0..self.board.count).filter(|&c| self.side_of(c) == side).collect()
    }
    fn on(&self, hexes: Mask) -> Champions {
        (0..self.board.count).filter(|&c| self.in_arena(c) && hexes & bit(self.champion(c).at) != 0).collect()
    }
    fn hexes(&self, who: Champions) -> Mask {
        who.iter().filter(|&c| self.in_arena(c)).fold(0, |all, c| all | bit(self.champion(c).at))
    }
    #[inline]
    fn crowd(&self) -> Mask {
        self.board.standing[0] | self.board.standing[1]
    }
    #[inline]
    fn free(&self) -> Mask {
        self.arena().all & !self.arena().statue_mask & !self.crowd()
    }
    #[inline]
    fn trap_spaces(&self) -> Mask {
        self.arena().traps | self.board.tokens
    }
    fn token(&self, at: HexId) -> Option<u16> {
        self.zones.of(TOKENS).iter().copied().find(|&s| self.objects.at(s).mark.at == at)
    }
    #[inline]
    fn card(&self, slot: u16) -> &CardDef {
        &self.rules.cards[self.objects.at(slot).face as usize]
    }
    fn owner(&self, slot: u16) -> ChampionId {
        let (kind, seat) = (self.card(slot).champion, self.objects.at(slot).owner);
        let own = |c: &ChampionId| self.champion(*c).seat == seat && self.champion(*c).kind == kind;
        (0..self.board.count).find(own).expect("a card belongs to a champion of its owner")
    }
    #[inline]
    fn cards(&self, seat: Seat, z: Zone) -> &[u16] {
        self.zones.of(zone(seat, z))
    }
    #[inline]
    fn active(&self) -> Seat {
        self.board.order[self.board.turn as usize]
    }
    fn player(&self, cause: Cause) -> Seat {
        let a = &self.board.action;
        match (cause, a.reaction) {
            (Cause::Reaction, Some(r)) => r.seat,
            _ => a.seat,
        }
    }
    fn credit(&self, cause: Cause) -> ChampionId {
        let a = &self.board.action;
        match (cause, a.reaction) {
            (Cause::Reaction, Some(r)) => {
                rule!("react.9");
                r.owner
            }
            _ => a.champion,
        }
    }
    fn origin(&self, cause: Cause) -> ChampionId {
        let a = &self.board.action;
        match (cause, a.reaction) {
            (Cause::Reaction, Some(r)) => {
                rule!("react.7");
                r.protected
            }
            _ => a.champion,
        }
    }
    fn hand_of(&self, who: ChampionId) -> impl Iterator<Item = ObjectId> {
        let seat = self.champion(who).seat;
        let own = move |&&s: &&u16| self.owner(s) == who;
        self.cards(seat, Zone::Hand).iter().filter(own).map(|&s| self.objects.id(s))
    }
}
