//! The rules of the duel.

use super::{Act, Ask, CardNo, Def, Kind, State, Target, Unit, Use};
use crate::chance::Chance;
use arbiter_catalog::{Arg, Entry, Illegal, Message, Seat};

pub(crate) struct Play<'a> {
    pub(crate) defs: &'a [Def],
    pub(crate) s: &'a mut State,
    pub(crate) log: Vec<Entry>,
}

/// A refusal.
pub(crate) fn no(clause: &'static str, key: &'static str) -> Illegal {
    Illegal { clause, why: Message::new(key) }
}

impl State {
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.ask {
            Ask::Main | Ask::Aim(_) | Ask::Put(_) | Ask::Step(_) => Some(self.active),
            Ask::Quick(_, target, _) => Some(self.owner(target)),
            Ask::Draft(seat) => Some(seat),
            Ask::Over(_) => None,
        }
    }

    /// The seats after this one, in the order of turns.
    pub(crate) fn others(&self, seat: u8) -> impl Iterator<Item = u8> + use<> {
        let count = self.sides.len() as u8;
        (1..count).map(move |n| (seat + n) % count)
    }

    /// The seats of other teams that are not out, in the order of turns. T7
    pub(crate) fn enemies(&self, seat: u8) -> Vec<u8> {
        let team = |s: u8| self.sides[usize::from(s)].team;
        self.others(seat).filter(|s| team(*s) != team(seat) && !self.sides[usize::from(*s)].out).collect()
    }

    /// Whose a target is.
    pub(crate) fn owner(&self, target: Target) -> u8 {
        match target {
            Target::Leader(seat) => seat,
            Target::Unit(id) => {
                let has = |side: &super::Side| side.field.iter().any(|u| u.id == id);
                self.sides.iter().position(has).map_or(self.active, |seat| seat as u8)
            }
        }
    }

    /// The units of these seats.
    pub(crate) fn units(&self, seats: &[u8]) -> impl Iterator<Item = &Unit> {
        seats.iter().flat_map(|s| &self.sides[usize::from(*s)].field)
    }

    /// The acts of the asked seat, in a fixed order.
    pub(crate) fn acts(&self, defs: &[Def]) -> Vec<Act> {
        let Some(me) = self.asked() else { return Vec::new() };
        let side = &self.sides[usize::from(me)];
        let plays = (0..side.hand.len()).map(Act::Play);
        let all: Vec<Act> = match self.ask {
            Ask::Main => {
                let steps = side.field.iter().filter(|_| self.arena).map(|u| Act::Step(u.id));
                plays.chain(side.field.iter().map(|u| Act::Attack(u.id))).chain(steps).chain([Act::End]).collect()
            }
            Ask::Put(_) | Ask::Step(_) => self.reachable().into_iter().map(Act::At).collect(),
            Ask::Quick(_, _, None) => plays.chain([Act::Pass]).collect(),
            Ask::Draft(_) => {
                let mut cards = self.middle.clone();
                cards.sort_unstable();
                cards.dedup();
                cards.into_iter().map(Act::Take).collect()
            }
            _ => {
                let enemies = self.enemies(me);
                let units = self.units(&enemies).map(|u| Target::Unit(u.id));
                units.chain(enemies.iter().map(|s| Target::Leader(*s))).map(Act::Aim).collect()
            }
        };
        all.into_iter().filter(|a| self.illegal(defs, *a).is_none()).collect()
    }

    /// Why the asked seat cannot do this.
    pub(crate) fn illegal(&self, defs: &[Def], act: Act) -> Option<Illegal> {
        let Some(me) = self.asked() else { return Some(no("T5", "duel-over")) };
        let side = &self.sides[usize::from(me)];
        match act {
            Act::Play(i) => {
                let def = &defs[usize::from(side.hand[i])];
                let quick = matches!(self.ask, Ask::Quick(..));
                if quick && !def.quick {
                    return Some(no("T4", "duel-not-quick"));
                }
                if self.arena && def.kind == Kind::Follower && self.free_home(me).is_empty() {
                    return Some(no("T9", "duel-no-place"));
                }
                (def.cost > side.pp).then(|| no("T2", "duel-too-dear"))
            }
            Act::Attack(id) => {
                let unit = side.field.iter().find(|u| u.id == id)?;
                (unit.engaged || unit.new).then(|| no("T3", "duel-cannot-attack"))
            }
            Act::Step(id) => {
                let unit = side.field.iter().find(|u| u.id == id)?;
                let tired = unit.engaged || unit.new;
                (tired || self.steps(id).is_empty()).then(|| no("T9", "duel-cannot-step"))
            }
            Act::At(place) => (!self.reachable().contains(&place)).then(|| no("T9", "duel-not-reachable")),
            Act::Aim(target) => {
                let guard = [self.owner(target)];
                let guarded = self.units(&guard).any(|u| defs[usize::from(u.card)].ward);
                let is_ward = |id| self.units(&guard).any(|u| u.id == id && defs[usize::from(u.card)].ward);
                let attack = matches!(self.ask, Ask::Aim(Use::Attack(_)));
                let passes_ward = matches!(target, Target::Unit(id) if is_ward(id));
                (attack && guarded && !passes_ward).then(|| no("T3.1", "duel-ward"))
            }
            Act::Take(_) | Act::Pass | Act::End => None,
        }
    }
}

impl Play<'_> {
    pub(crate) fn tell(&mut self, clause: &'static str, key: &'static str, card: Option<CardNo>) {
        self.tell_of(self.s.asked().unwrap_or(self.s.active), clause, key, card);
    }

    fn tell_of(&mut self, seat: u8, clause: &'static str, key: &'static str, card: Option<CardNo>) {
        let name = card.map(|c| self.defs[usize::from(c)].name.clone());
        let said = Message::new(key).with("seat", Arg::Seat(seat)).with("card", Arg::Card(name));
        self.log.push(Entry { clause, said, cause: None, depth: 0, veiled: None, seen_by: u8::MAX });
    }

    pub(crate) fn act(&mut self, act: Act) {
        let me = self.s.asked().unwrap_or(0);
        match (act, self.s.ask) {
            (Act::Play(i), ask) if self.kind(me, i) == Kind::Bolt => {
                self.s.ask = match ask {
                    Ask::Quick(unit, target, _) => Ask::Quick(unit, target, Some(i)),
                    _ => Ask::Aim(Use::Bolt(i)),
                }
            }
            (Act::Play(i), _) if self.s.arena && self.kind(me, i) == Kind::Follower => self.s.ask = Ask::Put(i),
            (Act::At(place), Ask::Put(i)) => {
                self.s.ask = Ask::Main;
                self.play(me, i, None);
                self.s.sides[usize::from(me)].field.last_mut().into_iter().for_each(|u| u.place = Some(place));
            }
            (Act::Step(id), _) => self.s.ask = Ask::Step(id),
            (Act::At(place), Ask::Step(id)) => {
                self.unit(id, |u| (u.engaged, u.place) = (true, Some(place)));
                self.tell("T9", "duel-steps", None);
                self.s.ask = Ask::Main;
            }
            (Act::Take(card), _) => self.take_from_the_middle(me, card),
            (Act::Play(i), _) => self.play(me, i, None),
            (Act::Attack(id), _) => self.s.ask = Ask::Aim(Use::Attack(id)),
            (Act::Aim(target), Ask::Aim(Use::Bolt(i))) => {
                self.s.ask = Ask::Main;
                self.play(me, i, Some(target));
            }
            (Act::Aim(target), Ask::Quick(unit, at, Some(i))) => {
                self.s.ask = Ask::Quick(unit, at, None);
                self.play(me, i, Some(target));
            }
            (Act::Aim(target), Ask::Aim(Use::Attack(id))) => {
                self.unit(id, |u| u.engaged = true);
                self.tell("T3", "duel-attacks", None);
                self.s.ask = Ask::Quick(id, target, None);
            }
            (Act::Pass, Ask::Quick(id, target, _)) => self.fight(id, target),
            (Act::End, _) => self.next_turn(me),
            _ => {}
        }
        self.check();
    }

    fn kind(&self, me: u8, i: usize) -> Kind {
        self.defs[usize::from(self.s.sides[usize::from(me)].hand[i])].kind
    }

    fn unit(&mut self, id: u32, change: impl FnOnce(&mut Unit)) {
        if let Some(unit) = self.s.sides.iter_mut().flat_map(|s| &mut s.field).find(|u| u.id == id) {
            change(unit);
        }
    }

    fn play(&mut self, me: u8, i: usize, target: Option<Target>) {
        let side = &mut self.s.sides[usize::from(me)];
        let card = side.hand.remove(i);
        let def = &self.defs[usize::from(card)];
        side.pp -= def.cost;
        if def.kind == Kind::Follower {
            self.enter(me, card, true);
        } else {
            side.cemetery.push(card);
        }
        self.tell("T2", "duel-plays", Some(card));
        match def.kind {
            Kind::Follower => {}
            Kind::Bolt => target.into_iter().for_each(|target| self.damage(target, 2)),
            Kind::Dice => {
                let roll = self.roll();
                self.s.enemies(me).first().into_iter().for_each(|foe| self.damage(Target::Leader(*foe), roll));
            }
            Kind::Call => {
                let imp = self.defs.iter().position(|d| d.token).unwrap_or(0) as CardNo;
                self.enter(me, imp, true);
            }
        }
    }

    pub(crate) fn enter(&mut self, seat: u8, card: CardNo, new: bool) {
        let id = self.s.next_id;
        self.s.next_id += 1;
        // In the arena a token comes to the first place that is free, or not at all.
        let place = if self.s.arena { self.s.free_home(seat).first().copied() } else { None };
        if self.s.arena && place.is_none() {
            return;
        }
        self.s.sides[usize::from(seat)].field.push(Unit { id, card, engaged: false, new, damage: 0, place });
    }

    fn roll(&mut self) -> i32 {
        if !self.s.rolls.is_empty() {
            return self.s.rolls.remove(0) as i32;
        }
        let mut chance = Chance::new(self.s.chance);
        self.s.chance = chance.draw();
        1 + chance.below(6) as i32
    }

    fn damage(&mut self, target: Target, n: i32) {
        match target {
            Target::Leader(seat) => self.s.sides[usize::from(seat)].leader -= n,
            Target::Unit(id) => self.unit(id, |u| u.damage += n),
        }
    }

    fn fight(&mut self, id: u32, target: Target) {
        self.s.ask = Ask::Main;
        let attack = |s: &State, id| {
            let unit = s.sides.iter().flat_map(|s| &s.field).find(|u| u.id == id);
            unit.map(|u| self.defs[usize::from(u.card)].attack)
        };
        let Some(mine) = attack(self.s, id) else { return };
        if let Target::Unit(other) = target {
            let Some(theirs) = attack(self.s, other) else { return };
            self.damage(Target::Unit(id), theirs);
        }
        self.damage(target, mine);
        self.tell("T4", "duel-fights", None);
    }

    /// T1
    pub(crate) fn turn(&mut self, seat: u8) {
        self.s.turn += 1;
        self.s.active = seat;
        self.s.ask = Ask::Main;
        let side = &mut self.s.sides[usize::from(seat)];
        side.max_pp = (side.max_pp + 1).min(10);
        side.pp = side.max_pp;
        for unit in &mut side.field {
            unit.engaged = false;
            unit.new = false;
        }
        self.tell("T1", "duel-turn", None);
        let side = &mut self.s.sides[usize::from(seat)];
        if side.deck.is_empty() {
            return self.leave(&[seat]);
        }
        let card = side.deck.remove(0);
        side.hand.push(card);
    }

    /// The next seat that is not out. T7
    pub(crate) fn next_turn(&mut self, after: u8) {
        let next = self.s.others(after).find(|seat| !self.s.sides[usize::from(*seat)].out);
        self.turn(next.unwrap_or(after));
    }

    /// These seats are out; their cards lie in the cemetery, and the others
    /// play on. T5
    pub(crate) fn leave(&mut self, seats: &[u8]) {
        let asked = self.s.asked().filter(|seat| seats.contains(seat));
        let defs = self.defs;
        for &seat in seats {
            let side = &mut self.s.sides[usize::from(seat)];
            side.out = true;
            let gone = side.field.drain(..).map(|u| u.card);
            side.cemetery.extend(gone.filter(|c| !defs[usize::from(*c)].token));
            self.tell_of(seat, "T5", "duel-out", None);
        }
        match (self.s.ask, asked) {
            _ if self.over() => {}
            (Ask::Draft(_), Some(seat)) => self.draft_on(seat),
            (Ask::Draft(_), None) => {}
            _ if seats.contains(&self.s.active) => self.next_turn(self.s.active),
            // What was attacked is gone.
            (Ask::Quick(..), Some(_)) => self.s.ask = Ask::Main,
            _ => {}
        }
    }

    /// A team all of whose seats are out has lost. T7
    fn over(&mut self) -> bool {
        let mut left: Vec<u8> = self.s.sides.iter().filter(|s| !s.out).map(|s| s.team).collect();
        left.sort_unstable();
        left.dedup();
        if left.len() < 2 {
            self.s.ask = Ask::Over(left.first().copied());
        }
        left.len() < 2
    }

    /// T5
    fn check(&mut self) {
        let defs = self.defs;
        for side in &mut self.s.sides {
            let dead = |u: &Unit| u.damage >= defs[usize::from(u.card)].defense;
            let gone = side.field.extract_if(.., |u| dead(u)).map(|u| u.card);
            side.cemetery.extend(gone.filter(|c| !defs[usize::from(*c)].token));
        }
        let fallen = |s: &State, seat: u8| !s.sides[usize::from(seat)].out && s.sides[usize::from(seat)].leader <= 0;
        let all: Vec<u8> = (0..self.s.sides.len() as u8).filter(|seat| fallen(self.s, *seat)).collect();
        if !all.is_empty() && self.s.asked().is_some() {
            self.leave(&all);
        }
    }
}
