//! A small table in the middle of a game, driven by answers. Names that begin
//! with S are of seat 0 (south, active), those with N of seat 1 (north).

use super::roster;
use arbiter_brawl::arena::{Arena, Essence, HexId, bit};
use arbiter_brawl::board::{
    Board, CHALLENGES, ChampionId, Phase, Player, RESERVE, Read, T, TOKENS, ZONES, Zone, slot, zone,
};
use arbiter_brawl::card::{ActionCard, ChampionCard, Face};
use arbiter_brawl::rules::{Rules, TRAPS, Trap};
use arbiter_brawl::timing::{Choice, Proc};
use arbiter_brawl::{setup, turn};
use arbiter_kernel::{ObjectId, Outcome, Rng, Seat, Table};
use std::sync::Arc;

pub(crate) struct Scene {
    pub(crate) t: T,
    names: Vec<String>,
}

/// A champion of life 6 without defence and without abilities.
pub(crate) fn plain(name: &str, cards: Vec<ActionCard>) -> ChampionCard {
    let face = |life| Face { life, ..Face::default() };
    ChampionCard { name: name.to_owned(), faces: [face(6), face(7)], cards }
}

/// A champion of the roster under another name: `S1 Kilgore`.
pub(crate) fn named(name: &str, of: &str) -> ChampionCard {
    let found = roster::champions().into_iter().find(|c| c.name == of);
    ChampionCard { name: name.to_owned(), ..found.expect("it is in the roster") }
}

impl Scene {
    /// These champions, each at a hex.
    pub(crate) fn new(champions: Vec<(ChampionCard, (i32, i32))>) -> Self {
        let (cards, at): (Vec<_>, Vec<_>) = champions.into_iter().unzip();
        let names: Vec<String> = cards.iter().map(|c| c.name.clone()).collect();
        let rules = Rules::new(Arena::standard(), cards, roster::challenges());
        let rules = Arc::new(rules.unwrap_or_else(|f| panic!("{f:?}")));
        let mut board = Board::new(2);
        board.home = [1, 0];
        board.players = [Player { ready: 7, used: 0 }; 4];
        (board.round, board.phase) = (2, Phase::Activation);
        let mut t = Table::new(Arc::clone(&rules), board, ZONES, Rng::new(1));
        for (kind, name) in names.iter().enumerate() {
            let seat = Seat::from(name.starts_with('N'));
            let who = setup::enlist(&mut t, seat, kind as u8);
            let def = &rules.champions[kind];
            t.bring(&(def.first..def.first + def.cards).collect::<Vec<_>>(), seat, zone(seat, Zone::Deck));
            let (q, r) = at[kind];
            if let Some(hex) = rules.arena.at(q, r) {
                setup::stand(&mut t, who, hex);
            }
        }
        let traps = rules.first_trap();
        t.bring(&(traps..traps + TRAPS.len() as u16).collect::<Vec<_>>(), 0, RESERVE);
        let goals = rules.first_challenge();
        t.bring(&(goals..goals + rules.challenges.len() as u16).collect::<Vec<_>>(), 0, CHALLENGES);
        Scene { t, names }
    }
    pub(crate) fn who(&self, name: &str) -> ChampionId {
        self.names.iter().position(|n| n == name).expect("somebody has that name") as ChampionId
    }
    pub(crate) fn hex(&self, q: i32, r: i32) -> HexId {
        self.t.rules.arena.at(q, r).expect("a hex of the arena")
    }
    /// Puts a card into its owner's hand.
    pub(crate) fn hand(mut self, card: &str) -> Self {
        let id = self.find(card);
        let seat = self.t.objects.at(id.slot).owner;
        self.t.relocate(id.slot, zone(seat, Zone::Hand), None, false);
        self
    }
    /// A trap on a hex.
    pub(crate) fn trap(mut self, q: i32, r: i32, trap: Trap) -> Self {
        let at = self.hex(q, r);
        let first = self.t.rules.first_trap();
        let reserve = self.t.zones.of(RESERVE).iter().copied();
        let is = |s: &u16| TRAPS[(self.t.objects.at(*s).face - first) as usize] == trap;
        let token = reserve.clone().find(is).expect("such a trap is left");
        self.t.relocate(token, TOKENS, None, false);
        self.t.objects.at_mut(token).mark.at = at;
        self.t.board.tokens |= bit(at);
        self
    }
    pub(crate) fn damage(mut self, name: &str, damage: u8) -> Self {
        let who = self.who(name);
        self.t.board.champions[who as usize].damage = damage;
        self
    }
    pub(crate) fn experienced(mut self, name: &str) -> Self {
        let who = self.who(name);
        self.t.board.champions[who as usize].experienced = true;
        self
    }
    pub(crate) fn points(mut self, south: u8, north: u8) -> Self {
        self.t.board.points = [south, north];
        self
    }
    pub(crate) fn ready(mut self, seat: usize, essences: &[Essence]) -> Self {
        self.t.board.players[seat].ready = essences.iter().fold(0, |all, e| all | e.bit());
        self
    }
    pub(crate) fn challenge(mut self, n: usize, name: &str) -> Self {
        let at = self.t.rules.challenges.iter().position(|c| c.name == name).expect("a challenge");
        let face = self.t.rules.first_challenge() + at as u16;
        let deck = self.t.zones.of(CHALLENGES).iter().copied();
        let card = deck.clone().find(|s| self.t.objects.at(*s).face == face).expect("it is in the deck");
        self.t.relocate(card, slot(n), None, false);
        self
    }
    /// The activation phase of seat 0 goes on.
    pub(crate) fn go(mut self) -> Self {
        self.t.start(Proc::Turn(turn::Step::Main));
        self
    }
    /// The turn of seat 0 begins with its scoring phase.
    pub(crate) fn begin(mut self) -> Self {
        self.t.start(Proc::Turn(turn::Step::Begin));
        self
    }
    pub(crate) fn find(&self, card: &str) -> ObjectId {
        let is = |(_, o): &(u16, &arbiter_kernel::Object<_>)| {
            self.t.rules.cards.get(o.face as usize).is_some_and(|c| c.card.name == card)
        };
        self.t.objects.id(self.t.objects.iter().find(is).unwrap_or_else(|| panic!("no card {card}")).0)
    }
    pub(crate) fn offered(&self) -> Vec<Choice> {
        let mut out = Vec::new();
        self.t.options(&mut out);
        out
    }
    pub(crate) fn may(&self, choice: Choice) -> bool {
        self.offered().contains(&choice)
    }
    pub(crate) fn may_go(&self, q: i32, r: i32) -> bool {
        self.may(Choice::Hex(self.hex(q, r)))
    }
    pub(crate) fn say(&mut self, choice: Choice) -> &mut Self {
        let options = self.offered();
        let at = options.iter().position(|c| *c == choice);
        let at = at.unwrap_or_else(|| panic!("{choice:?} is not offered: {options:?} at {:?}", self.t.frames().last()));
        self.t.answer(at).expect("it was offered");
        self
    }
    pub(crate) fn asked(&self, seat: Seat) -> &Self {
        assert_eq!(self.t.asked(), Some(seat), "{:?}", self.t.frames());
        self
    }
    pub(crate) fn play(&mut self, card: &str) -> &mut Self {
        let id = self.find(card);
        self.say(Choice::Play(id))
    }
    pub(crate) fn to(&mut self, q: i32, r: i32) -> &mut Self {
        let at = self.hex(q, r);
        self.say(Choice::Hex(at))
    }
    pub(crate) fn stop(&mut self) -> &mut Self {
        self.say(Choice::Stop)
    }
    pub(crate) fn using(&mut self) -> &mut Self {
        self.say(Choice::Use)
    }
    pub(crate) fn on(&mut self, name: &str) -> &mut Self {
        let who = self.who(name);
        self.say(Choice::Champion(who))
    }
    pub(crate) fn pass(&mut self) -> &mut Self {
        self.say(Choice::Pass)
    }
    pub(crate) fn react(&mut self, card: &str, name: &str) -> &mut Self {
        let (id, who) = (self.find(card), self.who(name));
        self.say(Choice::React(id, who))
    }
    pub(crate) fn is_at(&self, name: &str, q: i32, r: i32) -> bool {
        self.t.champion(self.who(name)).at == self.hex(q, r)
    }
    pub(crate) fn hurt(&self, name: &str) -> u8 {
        self.t.champion(self.who(name)).damage
    }
    pub(crate) fn out(&self, name: &str) -> bool {
        !self.t.in_arena(self.who(name))
    }
    pub(crate) fn is_experienced(&self, name: &str) -> bool {
        self.t.champion(self.who(name)).experienced
    }
    pub(crate) fn scores(&self) -> [u8; 2] {
        self.t.board.points
    }
    pub(crate) fn held(&self, seat: Seat, z: Zone) -> usize {
        self.t.cards(seat, z).len()
    }
    /// The main question is asked again: nothing is left over.
    pub(crate) fn done(&self) -> &Self {
        assert!(self.may(Choice::End), "{:?}", self.t.frames());
        assert_eq!(self.held(0, Zone::Played) + self.held(1, Zone::Played), 0);
        self
    }
    pub(crate) fn won(&self, seat: Seat) -> bool {
        matches!(self.t.outcome(), Some(Outcome::Won(who)) if who.has(seat))
    }
}
