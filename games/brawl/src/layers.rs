//! Reading values: what is printed, with all that changes it added up, then
//! cut off at zero once. [def.3] [E4]

use crate::board::{Cause, ChampionId, Read, T, When};
use crate::effect;
use crate::rules::{Boon, Lent};
use crate::team;
use crate::words::{Ability, Cond, Count, Gain, Keyword};
use arbiter_kernel::rule;

/// Life on the face it shows. [xp.3]
#[must_use]
pub fn life(t: &T, who: ChampionId) -> u8 {
    t.face(who).life
}

/// Whether it has as much damage as life. [ko.1]
#[must_use]
pub fn is_down(t: &T, who: ChampionId) -> bool {
    t.champion(who).damage >= life(t, who)
}

/// Life that is left. [G7]
#[must_use]
pub fn left(t: &T, who: ChampionId) -> u8 {
    life(t, who).saturating_sub(t.champion(who).damage)
}

/// At most half of its life is left. [kw.battered] [I10]
#[must_use]
pub fn battered(t: &T, who: ChampionId) -> bool {
    let left = left(t, who);
    rule!("kw.battered" => t.in_arena(who) && left > 0 && left <= life(t, who) / 2)
}

/// On a trap space, printed or by a token. [trap.9]
#[must_use]
pub fn on_trap_space(t: &T, who: ChampionId) -> bool {
    rule!("trap.9");
    t.hexes(crate::board::Champions::one(who)) & t.trap_spaces() != 0
}

/// What a champion has until the end of the turn. What counts in some attacks
/// only is force or about defence as a whole, and neither is read here. [L4] [L5]
fn lasting(t: &T, who: ChampionId) -> impl Iterator<Item = Gain> {
    t.board.lasting.iter().filter(move |l| l.on.has(who)).filter_map(|l| match l.boon {
        Boon::Gain(gain) => Some(gain),
        Boon::IgnoresDefence => None,
    })
}

/// What a modifier adds to defence.
fn defends(gain: Gain) -> i16 {
    match gain {
        Gain::Defence(n) => i16::from(n),
        Gain::LessDefence(n) => -i16::from(n),
        _ => 0,
    }
}

/// What a card's movement is for a champion. [move.5] [move.6] [D3]
#[must_use]
pub fn movement(t: &T, who: ChampionId, printed: u8) -> u8 {
    rule!("move.5", "move.6");
    let more = lasting(t, who).fold(0, |sum, g| match g {
        Gain::Movement(n) => sum + i16::from(n),
        _ => sum,
    });
    let all = i16::from(printed) + i16::from(t.face(who).movement) + more;
    all.clamp(0, i16::from(u8::MAX)) as u8
}

/// Defence of a target of the attack that is going on. [def.1] [def.2] [def.4]
#[must_use]
pub fn defence(t: &T, who: ChampionId) -> i16 {
    rule!("def.1", "def.3", "def.4");
    let a = &t.board.action;
    let sum_of = |gains: &[Gain]| gains.iter().copied().map(defends).sum::<i16>();
    let mut sum = i16::from(t.face(who).defence);
    sum += lasting(t, who).map(defends).sum::<i16>();
    for ability in &t.face(who).abilities {
        if let Ability::OnTrapSpace(_, gains) = ability
            && on_trap_space(t, who)
        {
            sum += sum_of(gains);
        }
    }
    if let Some(r) = a.reaction.filter(|r| r.protected == who) {
        // For this attack only, and for whom it protects. [F4]
        rule!("card.2");
        sum += i16::from(r.defence);
    }
    let near = t.arena().near(t.champion(who).at);
    let beside = t.on(near).within(team::enemies(t, t.side_of(who)));
    for enemy in beside.iter() {
        for ability in &t.face(enemy).abilities {
            if let Ability::AdjacentEnemies(gains) = ability {
                sum += sum_of(gains);
            }
        }
    }
    for ability in &t.face(a.champion).abilities {
        if let Ability::Targets(_, gains) = ability {
            sum += sum_of(gains);
        }
    }
    sum.max(0)
}

/// What the attack that is going on has against a target: the card's own, what
/// the attacker's face lends, what lasts. [L2] [L4] [L5] [L15]
fn lent(t: &T, target: ChampionId, with: &mut impl FnMut(Boon)) {
    let a = &t.board.action;
    let card = t.card(a.card.slot);
    for &Lent { when, boon } in &card.lends {
        if when.is_none_or(|c| applies(t, c, target)) {
            with(boon);
        }
    }
    for ability in &t.face(a.champion).abilities {
        match ability {
            Ability::Attacks(_, traits) => Boon::of(traits).for_each(&mut *with),
            Ability::AttacksIf(_, traits, cond) if applies(t, *cond, target) => {
                Boon::of(traits).for_each(&mut *with);
            }
            _ => (),
        }
    }
    for l in &t.board.lasting {
        let counts = match l.when {
            When::Always | When::NextBy => l.on.has(a.champion),
            When::Against(whom) => l.on.has(a.champion) && whom == target,
            When::NextOn => l.on.has(target),
        };
        if counts {
            with(l.boon);
        }
    }
}

/// A condition of an attack, for one target where it is about the target.
fn applies(t: &T, cond: Cond, target: ChampionId) -> bool {
    effect::holds_against(t, Cause::Action, cond, target)
}

/// Force of the attack that is going on against a target; without printed force
/// there is none. [def.3] [E11]
fn force(t: &T, target: ChampionId) -> i16 {
    let a = &t.board.action;
    let Some(printed) = t.card(a.card.slot).card.force else { return 0 };
    let mut sum = i16::from(printed) + i16::from(a.paid);
    let ready = t.board.players[a.seat as usize].ready.count_ones() as i16;
    lent(t, target, &mut |b| match b {
        Boon::Gain(Gain::Force(n)) => sum += i16::from(n),
        Boon::Gain(Gain::ForceEach(n, Count::Target)) => sum += i16::from(n) * i16::from(a.aimed),
        Boon::Gain(Gain::ForceEach(n, Count::ReadyEssence)) => sum += i16::from(n) * ready,
        _ => (),
    });
    sum.max(0)
}

/// Attack damage for a target: force less defence. [attack.6] [def.2] [def.5]
#[must_use]
pub fn attack_damage(t: &T, target: ChampionId) -> u8 {
    rule!("attack.6", "def.2", "def.5", "force.1");
    let mut ignores = false;
    lent(t, target, &mut |b| ignores |= b == Boon::IgnoresDefence);
    let defence = if rule!("golden.1" => ignores) { 0 } else { defence(t, target) };
    (force(t, target) - defence).clamp(0, i16::from(u8::MAX)) as u8
}

/// Poison, Double and Drain of the attack that is going on, the same for all
/// its targets. [L2] [L15]
#[must_use]
pub fn keywords(t: &T, target: ChampionId) -> (u8, bool, bool) {
    let (mut poison, mut double, mut drain) = (0u8, false, false);
    lent(t, target, &mut |b| match b {
        Boon::Gain(Gain::Poison(n)) => poison = poison.saturating_add(n),
        Boon::Gain(Gain::Double) => double = true,
        Boon::Gain(Gain::Drain) => drain = true,
        _ => (),
    });
    (poison, double, drain)
}

/// A keyword does nothing to this champion. [L7] [mvfx.2] [I7]
#[must_use]
pub fn immune(t: &T, who: ChampionId, to: Keyword) -> bool {
    t.face(who).abilities.iter().any(|a| match a {
        Ability::Immune(keyword) => *keyword == to,
        Ability::Unmoved => rule!("mvfx.1", "mvfx.2" => to.is_movement_effect()),
        _ => false,
    })
}

/// Whether its face says something.
#[must_use]
pub fn says(t: &T, who: ChampionId, what: fn(&Ability) -> bool) -> bool {
    t.face(who).abilities.iter().any(what)
}
