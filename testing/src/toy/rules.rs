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
            Ask::Main | Ask::Aim(_) => Some(self.active),
            Ask::Quick(..) => Some(1 - self.active),
            Ask::Over(_) => None,
        }
    }

    /// The acts of the asked seat, in a fixed order.
    pub(crate) fn acts(&self, defs: &[Def]) -> Vec<Act> {
        let Some(me) = self.asked() else { return Vec::new() };
        let side = &self.sides[usize::from(me)];
        let plays = (0..side.hand.len()).map(Act::Play);
        let all: Vec<Act> = match self.ask {
            Ask::Main => plays.chain(side.field.iter().map(|u| Act::Attack(u.id))).chain([Act::End]).collect(),
            Ask::Quick(_, _, None) => plays.chain([Act::Pass]).collect(),
            _ => {
                let enemy = &self.sides[usize::from(1 - me)];
                enemy.field.iter().map(|u| Target::Unit(u.id)).chain([Target::Leader]).map(Act::Aim).collect()
            }
        };
        all.into_iter().filter(|a| self.illegal(defs, *a).is_none()).collect()
    }

    /// Why the asked seat cannot do this.
    pub(crate) fn illegal(&self, defs: &[Def], act: Act) -> Option<Illegal> {
        let Some(me) = self.asked() else { return Some(no("T5", "duel-over")) };
        let (side, enemy) = (&self.sides[usize::from(me)], &self.sides[usize::from(1 - me)]);
        match act {
            Act::Play(i) => {
                let def = &defs[usize::from(side.hand[i])];
                let quick = matches!(self.ask, Ask::Quick(..));
                if quick && !def.quick {
                    return Some(no("T4", "duel-not-quick"));
                }
                (def.cost > side.pp).then(|| no("T2", "duel-too-dear"))
            }
            Act::Attack(id) => {
                let unit = side.field.iter().find(|u| u.id == id)?;
                (unit.engaged || unit.new).then(|| no("T3", "duel-cannot-attack"))
            }
            Act::Aim(target) => {
                let guarded = enemy.field.iter().any(|u| defs[usize::from(u.card)].ward);
                let is_ward = |id| enemy.field.iter().any(|u| u.id == id && defs[usize::from(u.card)].ward);
                let attack = matches!(self.ask, Ask::Aim(Use::Attack(_)));
                let passes_ward = matches!(target, Target::Unit(id) if is_ward(id));
                (attack && guarded && !passes_ward).then(|| no("T3.1", "duel-ward"))
            }
            Act::Pass | Act::End => None,
        }
    }
}

impl Play<'_> {
    fn tell(&mut self, clause: &'static str, key: &'static str, card: Option<CardNo>) {
        let name = card.map(|c| self.defs[usize::from(c)].name.clone());
        let said = Message::new(key).with("seat", Arg::Seat(self.s.active)).with("card", Arg::Card(name));
        self.log.push(Entry { clause, said, cause: None, depth: 0, veiled: None, seen_by: 3 });
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
            (Act::Play(i), _) => self.play(me, i, Target::Leader),
            (Act::Attack(id), _) => self.s.ask = Ask::Aim(Use::Attack(id)),
            (Act::Aim(target), Ask::Aim(Use::Bolt(i))) => {
                self.s.ask = Ask::Main;
                self.play(me, i, target);
            }
            (Act::Aim(target), Ask::Quick(unit, at, Some(i))) => {
                self.s.ask = Ask::Quick(unit, at, None);
                self.play(me, i, target);
            }
            (Act::Aim(target), Ask::Aim(Use::Attack(id))) => {
                self.unit(id, |u| u.engaged = true);
                self.tell("T3", "duel-attacks", None);
                self.s.ask = Ask::Quick(id, target, None);
            }
            (Act::Pass, Ask::Quick(id, target, _)) => self.fight(id, target),
            (Act::End, _) => self.turn(1 - me),
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

    fn play(&mut self, me: u8, i: usize, target: Target) {
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
            Kind::Bolt => self.damage(1 - me, target, 2),
            Kind::Dice => {
                let roll = self.roll();
                self.damage(1 - me, Target::Leader, roll);
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
        self.s.sides[usize::from(seat)].field.push(Unit { id, card, engaged: false, new, damage: 0 });
    }

    fn roll(&mut self) -> i32 {
        if !self.s.rolls.is_empty() {
            return self.s.rolls.remove(0) as i32;
        }
        let mut chance = Chance::new(self.s.chance);
        self.s.chance = chance.draw();
        1 + chance.below(6) as i32
    }

    fn damage(&mut self, seat: u8, target: Target, n: i32) {
        match target {
            Target::Leader => self.s.sides[usize::from(seat)].leader -= n,
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
        let enemy = 1 - self.s.active;
        if let Target::Unit(other) = target {
            let Some(theirs) = attack(self.s, other) else { return };
            self.damage(self.s.active, Target::Unit(id), theirs);
        }
        self.damage(enemy, target, mine);
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
        if side.deck.is_empty() {
            self.s.ask = Ask::Over(Some(1 - seat));
        } else {
            let card = side.deck.remove(0);
            side.hand.push(card);
        }
        self.tell("T1", "duel-turn", None);
    }

    /// T5
    fn check(&mut self) {
        let defs = self.defs;
        for side in &mut self.s.sides {
            let dead = |u: &Unit| u.damage >= defs[usize::from(u.card)].defense;
            let gone = side.field.extract_if(.., |u| dead(u)).map(|u| u.card);
            side.cemetery.extend(gone.filter(|c| !defs[usize::from(*c)].token));
        }
        match self.s.sides.each_ref().map(|s| s.leader <= 0) {
            [true, true] => self.s.ask = Ask::Over(None),
            [true, false] => self.s.ask = Ask::Over(Some(1)),
            [false, true] => self.s.ask = Ask::Over(Some(0)),
            [false, false] => {}
        }
    }
}
