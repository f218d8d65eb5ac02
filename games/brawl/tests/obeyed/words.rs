//! Every ability as it is written.

use arbiter_brawl::shipped::tongues;
use arbiter_brawl::words::{Ability, Cond, Count, Effect, Essence, FaceText, Gain, Keyword, ThisName, Trait, Who};
use arbiter_text::forms::Name;

/// The champion whose card or face says it.
pub(crate) const PROBE: &str = "Probe";

pub(crate) fn classes() -> Vec<(&'static str, Vec<String>)> {
    let faces = |a| tongues().english.faces.write_words(&FaceText(vec![a]), &Name::new(PROBE));
    vec![("ability", abilities().into_iter().filter_map(faces).collect())]
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
        for cond in [Cond::Battered(Who::This(ThisName)), Cond::Battered(Who::Target), Cond::OnTrapSpace(Who::Target)] {
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
        all.push(A::DiscardForForce(ThisName, essence, 1));
        all.extend(effects().into_iter().map(|e| A::AfterCard(ThisName, essence, vec![e])));
    }
    all
}
