//! What could not be obeyed where it stands: refused, with a reason.

mod face;
mod pronoun;
mod turn;

pub(super) use face::face;

use crate::arena::Shape;
use crate::card::{ActionCard, Icon, Kind};
use crate::rules::Boon;
use crate::words::{Aim, Clause, Cond, Effect, Gain, Hurdle, Moment, Step, Trait, Where, Who};

/// Whether a sentence does nothing without a target.
pub(super) fn step_needs_target(step: &Step) -> bool {
    match step {
        Step::Or(first, ..) => first.on_targets(),
        Step::Do(c) | Step::If(_, c) => needs_target(c),
    }
}

/// Whether an instruction does.
pub(crate) fn needs_target(clause: &Clause) -> bool {
    match clause {
        Clause::Use(e) => e.on_targets(),
        Clause::Suffer(w, _) | Clause::May(w, _) | Clause::Turn(w, _) => w.needs_target(),
        Clause::Deal(_, w) | Clause::Batter(w) | Clause::AttackDamage(w) => w.needs_target(),
        Clause::Place(w, spot) => w.needs_target() || spot_needs_target(*spot),
        Clause::TurnAgainst(..) | Clause::NextOnTarget(_) | Clause::PlaceBack(_) | Clause::Aims(_) => true,
        Clause::Toward(_, w) | Clause::Away(_, w) => w.needs_target(),
        _ => false,
    }
}

fn spot_needs_target(spot: Where) -> bool {
    match spot {
        Where::NextTo(w) => w.needs_target(),
        Where::TargetsHex => true,
    }
}

/// Where a sentence stands.
struct Place<'a> {
    card: &'a ActionCard,
    moment: Option<Moment>,
    /// What was said before it in the same lines.
    earlier: Vec<&'a Step>,
}

pub(super) fn card(card: &ActionCard) -> Result<(), String> {
    if card.kind == Kind::Reaction && (card.movement.is_some() || card.icon.is_some() || card.force.is_some()) {
        return Err("a Reaction has no movement, range or force".to_owned());
    }
    if card.kind != Kind::Reaction && card.defence != 0 {
        return Err("only a Reaction has a defence modifier".to_owned());
    }
    if let Some(Icon::Indirect(min, max) | Icon::Direct(min, max)) = card.icon
        && (min == 0 || min > max)
    {
        return Err("a range begins at 1 or more and does not end before it".to_owned());
    }
    if card.kind == Kind::Attack && card.icon.is_none() {
        return Err("an attack has a range or a shape".to_owned());
    }
    if card.kind == Kind::Skill && card.force.is_some() {
        return Err("a skill has no force".to_owned());
    }
    for line in &card.lines {
        pronoun::line(&line.steps)?;
    }
    for moment in [None, Some(Moment::Before), Some(Moment::After)] {
        let mut place = Place { card, moment, earlier: Vec::new() };
        for step in card.lines.iter().filter(|l| l.moment == moment).flat_map(|l| &l.steps) {
            place.step(step)?;
            place.earlier.push(step);
        }
    }
    Ok(())
}

impl Place<'_> {
    fn step(&self, step: &Step) -> Result<(), String> {
        if self.moment.is_some() && self.card.kind == Kind::Skill {
            return Err("a skill has nothing before or after an attack".to_owned());
        }
        match step {
            Step::Do(clause) => self.clause(clause),
            Step::If(cond, clause) => {
                self.cond(*cond)?;
                let fixed = matches!(clause, Clause::MoveThrough(_) | Clause::NoReactions | Clause::DrainForAlly(_));
                if fixed || matches!(clause, Clause::Aims(_)) {
                    return Err("this cannot hang on a condition".to_owned());
                }
                let wholly = match clause {
                    Clause::ThisAttack(traits) => Boon::of(traits).any(for_all),
                    Clause::Attack(gains) => gains.iter().any(|g| for_all(Boon::Gain(*g))),
                    _ => false,
                };
                if wholly && cond.on_target() {
                    return Err("an attack has this for all its targets or for none".to_owned());
                }
                self.clause(clause)
            }
            Step::Or(first, second, cond) => {
                self.cond(*cond)?;
                if first.keyword() != second.keyword() {
                    return Err("one keyword in the place of another".to_owned());
                }
                self.clause(&Clause::Use(*first))
            }
        }
    }

    fn cond(&self, cond: Cond) -> Result<(), String> {
        let one =
            |who| matches!(who, Who::This(_) | Who::Target(_) | Who::Attacker | Who::FirstCrossed | Who::Matching);
        for who in cond.about().into_iter().flatten() {
            self.who(who)?;
            if !one(who) {
                return Err("a condition asks about one champion".to_owned());
            }
            if who.needs_target() && self.before_attack() {
                return Err("the target is named after this".to_owned());
            }
        }
        if let [Some(one), Some(two)] = cond.about() {
            self.compared(one, two)?;
        }
        if let Cond::FellToAttack(who) | Cond::DidNotFall(who) = cond
            && who != Who::TARGET
        {
            return Err("only of the target is it known whether it fell".to_owned());
        }
        // What an attack itself has is told for each target; everything else is not.
        let each = self.card.kind == Kind::Attack && self.moment.is_none();
        if self.several() && !each && (cond.on_target() || cond == Cond::PushHurt) {
            return Err("there are several targets".to_owned());
        }
        let attack = self.card.kind == Kind::Attack && self.moment == Some(Moment::After);
        let earlier = |test: fn(&Clause) -> bool| {
            self.earlier.iter().any(|s| match s {
                Step::Do(c) | Step::If(_, c) => test(c),
                Step::Or(e, ..) => test(&Clause::Use(*e)),
            })
        };
        match cond {
            Cond::DamageDealt if !attack && !earlier(|c| matches!(c, Clause::Deal(..))) => {
                Err("no damage was dealt before".to_owned())
            }
            Cond::PushHurt if !earlier(|c| matches!(c, Clause::Use(Effect::Push(_)))) => {
                Err("there was no Push before".to_owned())
            }
            Cond::FellToAttack(_) | Cond::DidNotFall(_) if self.moment != Some(Moment::After) => {
                Err("the attack is not over".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// Two champions whose places are compared.
    fn compared(&self, one: Who, two: Who) -> Result<(), String> {
        // On a Reaction its champion is read as the one it protects. [X5]
        let same = |who| matches!(who, Who::This(_)) && self.card.kind == Kind::Reaction || who == Who::TARGET;
        if one == two || same(one) && same(two) {
            return Err("two champions are compared, not one with itself".to_owned());
        }
        let beside = matches!(self.card.icon, Some(Icon::Melee | Icon::Area(Shape::Ring)));
        let to_target = [one, two].contains(&Who::TARGET) && [one, two].iter().any(|w| matches!(w, Who::This(_)));
        if self.moment.is_none() && beside && to_target {
            return Err("whom this attacks is always beside".to_owned());
        }
        Ok(())
    }

    fn who(&self, who: Who) -> Result<(), String> {
        let reaction = self.card.kind == Kind::Reaction;
        match who {
            Who::EachTarget | Who::EachEnemyTarget if reaction => Err("a Reaction has one target".to_owned()),
            Who::EachEnemyTarget if self.aims() == Some(Aim::Ally) => Err("the target is an ally".to_owned()),
            Who::Attacker if !reaction => Err("only a Reaction speaks of the attacker".to_owned()),
            _ if who.needs_target() && !reaction && self.card.icon.is_none() => {
                Err("the card has no target".to_owned())
            }
            Who::EnemiesCrossed | Who::FirstCrossed if !self.crosses() => Err("nothing was crossed".to_owned()),
            Who::Matching if !self.says(|c| matches!(c, Clause::DiscardTop)) => {
                Err("no card was discarded from a deck".to_owned())
            }
            _ => Ok(()),
        }
    }

    fn says(&self, test: fn(&Clause) -> bool) -> bool {
        let steps = self.card.lines.iter().flat_map(|l| &l.steps);
        steps.filter_map(|s| if let Step::Do(c) | Step::If(_, c) = s { Some(c) } else { None }).any(test)
    }

    /// Whom the card aims at, where it says so. [E13]
    fn aims(&self) -> Option<Aim> {
        let mut steps = self.card.lines.iter().flat_map(|l| &l.steps);
        steps.find_map(|s| if let Step::Do(Clause::Aims(aim)) = s { Some(*aim) } else { None })
    }

    fn drains(&self) -> bool {
        self.says(|c| match c {
            Clause::Attack(gains) => gains.contains(&Gain::Drain),
            Clause::ThisAttack(traits) => Boon::of(traits).any(|b| b == Boon::Gain(Gain::Drain)),
            _ => false,
        })
    }

    /// Whether a sentence before this one moved the target.
    fn moved_target(&self) -> bool {
        self.earlier.iter().any(|s| match s {
            Step::Do(c) | Step::If(_, c) => match c {
                Clause::Use(e) => e.keyword().is_movement_effect(),
                Clause::Suffer(who, effects) => {
                    who.needs_target() && effects.iter().any(|e| e.keyword().is_movement_effect())
                }
                Clause::Place(who, _) | Clause::May(who, _) => who.needs_target(),
                _ => false,
            },
            Step::Or(e, ..) => e.keyword().is_movement_effect(),
        })
    }

    /// Whether everything is measured from this one: who acts, or on a Reaction
    /// whom it protects. [react.7]
    fn is_origin(&self, who: Who) -> bool {
        match self.card.kind {
            Kind::Reaction => who == Who::TARGET,
            _ => matches!(who, Who::This(_)),
        }
    }

    /// Whether the card strikes several at once.
    fn several(&self) -> bool {
        matches!(self.card.icon, Some(Icon::Area(_)))
    }

    /// Whether it stands before the attack of its own card.
    fn before_attack(&self) -> bool {
        self.moment == Some(Moment::Before) && self.card.kind == Kind::Attack
    }

    /// Whether these are named before the attack by an icon that reaches only who
    /// is beside, and nothing has moved them since. [E2]
    fn aims_beside(&self, who: Who) -> bool {
        let named = matches!(who, Who::Target(_) | Who::EachTarget | Who::EachEnemyTarget);
        let beside = matches!(self.card.icon, Some(Icon::Melee | Icon::Area(Shape::Ring | Shape::Arc)));
        named && beside && self.before_attack() && !self.moved_target()
    }

    fn crosses(&self) -> bool {
        self.says(|c| matches!(c, Clause::MoveThrough(_) | Clause::Use(Effect::RushAcross(_) | Effect::Dive(_))))
    }

    fn clause(&self, clause: &Clause) -> Result<(), String> {
        let kind = self.card.kind;
        let about_attack =
            matches!(clause, Clause::Attack(_) | Clause::ThisAttack(_) | Clause::NoReactions | Clause::DrainForAlly(_));
        if about_attack != (kind == Kind::Attack && self.moment.is_none()) {
            return Err(if about_attack {
                "only a line of an attack, without a symbol, says this".to_owned()
            } else {
                "a line of an attack that is not about the attack needs a symbol".to_owned()
            });
        }
        let reaction = kind == Kind::Reaction;
        let targets = reaction || self.card.icon.is_some();
        match clause {
            Clause::Use(e) if e.on_targets() && reaction => Err("a Reaction says on whom".to_owned()),
            Clause::Use(e) if e.on_targets() && !targets => Err("the card has no target here".to_owned()),
            Clause::Use(Effect::DrawEach(_)) if kind != Kind::Attack || self.moment != Some(Moment::After) => {
                Err("no damage was dealt before".to_owned())
            }
            Clause::Use(_) => Ok(()),
            Clause::Suffer(who, effects) => {
                self.who(*who)?;
                let fits = |e: &Effect| e.on_targets() || matches!(e, Effect::Heal(_));
                let fit = !effects.is_empty() && effects.iter().all(fits);
                let drives = |e: &Effect| matches!(e, Effect::Push(_) | Effect::Pull(_));
                if self.is_origin(*who) && effects.iter().any(drives) {
                    return Err("nobody pushes or pulls itself".to_owned());
                }
                if fit { Ok(()) } else { Err("nobody suffers this".to_owned()) }
            }
            Clause::May(who, effect) => {
                self.who(*who)?;
                if effect.is_movement() { Ok(()) } else { Err("only a movement may be used".to_owned()) }
            }
            Clause::Turn(who, gains) => {
                self.who(*who)?;
                self.gains_this_turn(*who, gains)
            }
            Clause::TurnOwnAttacks(..) | Clause::TurnAgainst(..) | Clause::NextOfThis(..) if reaction => {
                Err("this side does not attack in this turn".to_owned())
            }
            Clause::TurnOwnAttacks(_, gains) => only(gains, |g| matches!(g, Gain::Force(_))),
            Clause::TurnAgainst(who, gains) => {
                self.who(*who)?;
                if !targets {
                    return Err("the card has no target here".to_owned());
                }
                self.gains_this_turn(*who, gains)?;
                only(gains, |g| matches!(g, Gain::Force(_)))
            }
            Clause::NextOnTarget(_) if !targets => Err("the card has no target here".to_owned()),
            Clause::NextOnTarget(traits) | Clause::NextOfThis(_, traits) => {
                of_attack(traits, |b| matches!(b, Boon::Gain(Gain::Force(_)) | Boon::IgnoresDefence))
            }
            Clause::ThisAttack(traits) => of_attack(traits, fits_attack),
            Clause::Attack(gains) => only(gains, |g| matches!(g, Gain::Double | Gain::Drain | Gain::Poison(_))),
            Clause::AttackDamage(_) if !reaction || self.moment != Some(Moment::After) => {
                Err("there is no attack damage here".to_owned())
            }
            Clause::Batter(Who::EachBatteredAdjacentEnemy(_)) => Err("they are Battered already".to_owned()),
            Clause::Deal(_, who) | Clause::Batter(who) | Clause::AttackDamage(who) => self.who(*who),
            Clause::Place(Who::Target(_), Where::TargetsHex) => Err("it stands there".to_owned()),
            Clause::Place(_, Where::TargetsHex) if !self.moved_target() => Err("the target stands there".to_owned()),
            Clause::Place(who, spot) => {
                self.who(*who)?;
                self.spot(*spot)?;
                let one =
                    matches!(who, Who::This(_) | Who::Target(_) | Who::Attacker | Who::FirstCrossed | Who::Matching);
                let one = one && !(*who == Who::TARGET && self.several());
                if one { Ok(()) } else { Err("one champion is placed".to_owned()) }
            }
            Clause::PlaceBack(Where::NextTo(who)) if who.needs_target() || who.is_beside() => {
                Err("who fell stands next to nobody".to_owned())
            }
            Clause::PlaceBack(spot) if reaction && self.moment == Some(Moment::After) => self.spot(*spot),
            Clause::PlaceBack(_) | Clause::CancelLaterAfter if !(reaction && self.moment == Some(Moment::After)) => {
                Err("only a Reaction says this, after the attack".to_owned())
            }
            Clause::CancelMovementEffects | Clause::DefenceInstead(_)
                if !reaction || self.moment == Some(Moment::After) =>
            {
                Err("only a Reaction says this, before the damage".to_owned())
            }
            Clause::MoveThrough(over) if *over != [Hurdle::Enemies, Hurdle::Statues, Hurdle::Traps] => {
                Err("a movement crosses enemies, statues and traps, or none of them".to_owned())
            }
            Clause::MoveThrough(_) if kind != Kind::Skill || self.card.movement.is_none() => {
                Err("only the movement of a skill crosses everything".to_owned())
            }
            Clause::HealOrAlly(..) if reaction => Err("a Reaction says who is healed".to_owned()),
            Clause::Toward(_, who) | Clause::Away(_, who) if self.is_origin(*who) => {
                Err("nobody moves toward or away from itself".to_owned())
            }
            Clause::Toward(_, who) if who.is_beside() || self.aims_beside(*who) => {
                Err("they stand beside already".to_owned())
            }
            Clause::Toward(_, who) | Clause::Away(_, who) => self.who(*who),
            Clause::Aims(_) if kind != Kind::Skill || self.card.icon.is_none() => {
                Err("only a skill with a range or a shape aims at others than enemies".to_owned())
            }
            Clause::DrainForAlly(_) if !self.drains() => Err("this attack heals nobody".to_owned()),
            _ => Ok(()),
        }
    }

    fn spot(&self, spot: Where) -> Result<(), String> {
        match spot {
            Where::NextTo(who) => self.who(who),
            Where::TargetsHex if self.several() => Err("there are several targets".to_owned()),
            Where::TargetsHex if self.card.kind == Kind::Skill && self.card.icon.is_some() => Ok(()),
            Where::TargetsHex => Err("the card has no target here".to_owned()),
        }
    }
}

fn only(gains: &[Gain], fits: fn(&Gain) -> bool) -> Result<(), String> {
    let fit = !gains.is_empty() && gains.iter().all(fits);
    if fit { Ok(()) } else { Err("nobody has this here".to_owned()) }
}

fn of_attack(traits: &[Trait], fits: fn(Boon) -> bool) -> Result<(), String> {
    let fit = Boon::of(traits).next().is_some() && Boon::of(traits).all(fits);
    if fit { Ok(()) } else { Err("no attack has this here".to_owned()) }
}

/// What an attack can have.
fn fits_attack(boon: Boon) -> bool {
    !matches!(boon, Boon::Gain(Gain::Movement(_) | Gain::Defence(_) | Gain::LessDefence(_)))
}

/// What an attack has for all its targets or for none. [L2]
fn for_all(boon: Boon) -> bool {
    matches!(boon, Boon::Gain(Gain::Double | Gain::Drain | Gain::Poison(_)))
}
