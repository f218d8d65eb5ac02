//! Every word of the card language as it is written.

use arbiter_brawl::shipped::tongues;
use arbiter_brawl::words::{
    Ability, Aim, CardText, Clause, Cond, Count, Damage, Discarded, Each, Effect, Essence, FaceText, Gain, HandCard,
    Hurdle, Keyword, Line, Mate, Space, Step, ThisName, Trait, Where, Who,
};
use arbiter_text::forms::Name;

/// The champion whose card or face says it.
pub(crate) const PROBE: &str = "Probe";

pub(crate) fn classes() -> Vec<(&'static str, Vec<String>)> {
    let clauses = clauses().into_iter().filter_map(|c| said(Step::Do(c)));
    // A condition is written behind an instruction that says nothing of itself.
    let conds = conds().into_iter().filter_map(|c| {
        let text = said(Step::If(c, Clause::ShowHand))?;
        Some(text.strip_prefix("If ")?.strip_suffix(", show your hand")?.to_owned())
    });
    let faces = |a| tongues().english.faces.write_words(&FaceText(vec![a]), &Name::new(PROBE));
    vec![
        ("clause", clauses.collect()),
        ("cond", conds.collect()),
        ("ability", abilities().into_iter().filter_map(faces).collect()),
    ]
}

fn said(step: Step) -> Option<String> {
    let text = CardText(vec![Line { moment: None, steps: vec![step] }]);
    let text = tongues().english.cards.write_words(&text, &Name::new(PROBE))?;
    Some(text.strip_suffix('.').unwrap_or(&text).to_owned())
}

fn effects() -> Vec<Effect> {
    use Effect as E;
    vec![
        E::Rush(2),
        E::RushAcross(3),
        E::Dive(3),
        E::Leap(2),
        E::Push(2),
        E::Pull(2),
        E::Fear(2),
        E::Shift(2),
        E::Heal(2),
        E::Draw(1),
        E::DrawEach(1),
        E::Plan(1),
        E::Stun,
        E::Immobilise,
    ]
}

fn gains() -> Vec<Gain> {
    use Gain as G;
    vec![
        G::Force(2),
        G::ForceEach(1, Count::Target),
        G::ForceEach(1, Count::ReadyEssence),
        G::Movement(2),
        G::Defence(2),
        G::LessDefence(2),
        G::Poison(1),
        G::Double,
        G::Drain,
    ]
}

fn traits() -> Vec<Trait> {
    gains().into_iter().map(|g| Trait::Has(vec![g])).chain([Trait::IgnoresDefence]).collect()
}

fn whos() -> Vec<Who> {
    use Who as W;
    vec![
        W::This(ThisName),
        W::TARGET,
        W::EachTarget,
        W::EachEnemyTarget,
        W::Attacker,
        W::Allies(ThisName),
        W::AnAlly,
        W::YourChampions,
        W::AnEnemy,
        W::OtherEnemies,
        W::OneAdjacentEnemy,
        W::OneAdjacentAlly(ThisName),
        W::EachAdjacentEnemy,
        W::EachBatteredAdjacentEnemy(ThisName),
        W::EachAdjacentEnemyAndThis(ThisName),
        W::NextToTarget,
        W::EnemiesNextToTarget,
        W::OneOtherWithin(2),
        W::EnemiesCrossed,
        W::FirstCrossed,
        W::Matching,
    ]
}

fn clauses() -> Vec<Clause> {
    use Clause as C;
    let mut all: Vec<Clause> = effects().into_iter().map(C::Use).collect();
    for who in whos() {
        all.extend(effects().into_iter().map(|e| C::Suffer(who, vec![e])));
        all.extend(effects().into_iter().map(|e| C::May(who, e)));
        all.extend(gains().into_iter().map(|g| C::Turn(who, vec![g])));
        all.extend(gains().into_iter().map(|g| C::TurnAgainst(who, vec![g])));
        all.extend([C::Deal(Damage(2), who), C::Batter(who), C::AttackDamage(who), C::Toward(2, who), C::Away(2, who)]);
        all.push(C::Place(who, Where::TargetsHex));
        all.extend(whos().into_iter().map(|near| C::Place(who, Where::NextTo(near))));
        all.push(C::PlaceBack(Where::NextTo(who)));
    }
    all.extend(gains().into_iter().map(|g| C::TurnOwnAttacks(ThisName, vec![g])));
    all.extend(gains().into_iter().map(|g| C::Attack(vec![g])));
    all.extend(traits().into_iter().map(|t| C::ThisAttack(vec![t])));
    all.extend(traits().into_iter().map(|t| C::NextOnTarget(vec![t])));
    all.extend(traits().into_iter().map(|t| C::NextOfThis(ThisName, vec![t])));
    all.extend(Essence::ALL.map(C::TakeBack));
    all.extend(Essence::ALL.map(C::Regenerate));
    all.extend(Essence::ALL.map(|e| C::HealOrAlly(2, HandCard(e))));
    all.extend([Aim::Ally, Aim::Anyone].map(C::Aims));
    all.extend([
        C::PlaceBack(Where::TargetsHex),
        C::CancelMovementEffects,
        C::CancelLaterAfter,
        C::NoReactions,
        C::DefenceInstead(2),
        C::MoveThrough(vec![Hurdle::Enemies, Hurdle::Statues, Hurdle::Traps]),
        C::MoveThrough(vec![Hurdle::Enemies]),
        C::MoveThrough(vec![Hurdle::Statues]),
        C::MoveThrough(vec![Hurdle::Traps]),
        C::DrainForAlly(Mate(ThisName)),
        C::LookAtTrap(Space::EmptyTrapSpace),
        C::DiscardTop,
        C::ShowHand,
    ]);
    all
}

fn conds() -> Vec<Cond> {
    let mut all = vec![Cond::DamageDealt, Cond::PushHurt];
    for who in whos() {
        all.extend([Cond::Battered(who), Cond::Experienced(who), Cond::OnTrapSpace(who)]);
        all.extend(Essence::ALL.map(|e| Cond::InZone(who, e)));
        all.extend([Cond::FellToAttack(who), Cond::DidNotFall(who)]);
        for other in [Who::This(ThisName), Who::TARGET, Who::Attacker] {
            all.extend([Cond::Adjacent(who, other), Cond::NotAdjacent(who, other), Cond::SameRow(who, other)]);
        }
    }
    all
}

fn abilities() -> Vec<Ability> {
    use Ability as A;
    use Keyword as K;
    let mut all = Vec::new();
    for gain in gains() {
        all.extend([A::OnTrapSpace(ThisName, vec![gain]), A::Targets(ThisName, vec![gain])]);
        all.push(A::AdjacentEnemies(vec![gain]));
    }
    for lent in traits() {
        all.push(A::Attacks(ThisName, vec![lent.clone()]));
        for cond in [Cond::Battered(Who::This(ThisName)), Cond::Battered(Who::TARGET), Cond::OnTrapSpace(Who::TARGET)] {
            all.push(A::AttacksIf(ThisName, vec![lent.clone()], cond));
        }
    }
    let keywords = [
        K::Rush,
        K::Dive,
        K::Leap,
        K::Push,
        K::Pull,
        K::Fear,
        K::Shift,
        K::Heal,
        K::Draw,
        K::Plan,
        K::Stun,
        K::Immobilise,
    ];
    all.extend(keywords.map(A::Immune));
    all.extend([A::Unmoved, A::Guard(ThisName), A::Range(ThisName, 1, 1), A::TrapProof(ThisName)]);
    for essence in Essence::ALL {
        all.push(A::DiscardForForce(ThisName, Discarded(essence), Each(1)));
        all.extend(effects().into_iter().map(|e| A::AfterCard(ThisName, essence, vec![e])));
    }
    all
}
