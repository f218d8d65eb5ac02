//! Rath to Akhet.

use super::roster::{
    A, ARC, MELEE, R, RING, S, aft, battered, bef, card, champion, d, far, hits, lends, says, shields, straight, u,
};
use arbiter_brawl::arena::Essence::*;
use arbiter_brawl::card::ChampionCard;
use arbiter_brawl::words::{Ability, Amount, Clause, Cond, Count, Effect as E, Gain, Spot, Step, Who};

pub(crate) fn champions() -> Vec<ChampionCard> {
    let (d_, c_, m_) = (Destruction, Creation, Manipulation);
    vec![
        champion(
            "Rath",
            [6, 7],
            0,
            vec![Ability::Attacks(vec![Gain::Poison(1)])],
            vec![
                card(
                    "Stalk Beneath",
                    d_,
                    S,
                    9,
                    None,
                    vec![says(vec![
                        d(Clause::Deal(Amount::Exactly(2), Who::OneAdjacentEnemy)),
                        Step::If(Cond::DamageDealt, Clause::Place(Who::This, Spot::NextTo(Who::Allies))),
                    ])],
                ),
                hits(card("Sneak Attack", d_, A, 2, MELEE, vec![says(vec![d(Clause::NoReactions)])]), 2),
                hits(card("Burrow", c_, A, 9, MELEE, vec![bef(vec![u(E::Leap(2))]), aft(vec![u(E::Leap(2))])]), 3),
                shields(card("Go to Ground", c_, R, 9, None, vec![aft(vec![u(E::Leap(2))])]), 1),
                hits(card("Double Dealing", m_, A, 2, far(1, 2), vec![lends(vec![Gain::Double])]), 2),
                card(
                    "Nightshade",
                    m_,
                    S,
                    2,
                    None,
                    vec![says(vec![u(E::Draw(2)), u(E::Plan(1)), d(Clause::NextOfThis(vec![Gain::IgnoresDefence]))])],
                ),
            ],
        ),
        champion(
            "Mariusz",
            [7, 7],
            0,
            vec![Ability::AttacksIf(vec![Gain::Drain], battered(Who::This))],
            vec![
                hits(
                    card(
                        "Closing In",
                        d_,
                        A,
                        2,
                        MELEE,
                        vec![
                            bef(vec![u(E::Rush(2))]),
                            says(vec![Step::If(battered(Who::This), Clause::ThisAttack(vec![Gain::Double]))]),
                        ],
                    ),
                    2,
                ),
                hits(
                    card(
                        "Bone to Pick",
                        d_,
                        A,
                        1,
                        MELEE,
                        vec![
                            bef(vec![Step::If(battered(Who::This), Clause::Use(E::Rush(2)))]),
                            says(vec![Step::If(battered(Who::This), Clause::ThisAttack(vec![Gain::Force(2)]))]),
                        ],
                    ),
                    2,
                ),
                hits(
                    card(
                        "Overpower",
                        c_,
                        A,
                        1,
                        MELEE,
                        vec![
                            bef(vec![u(E::Rush(2))]),
                            aft(vec![Step::If(battered(Who::This), Clause::Use(E::Shift(1)))]),
                        ],
                    ),
                    2,
                ),
                shields(
                    card(
                        "A Cornered Beast",
                        c_,
                        R,
                        9,
                        None,
                        vec![aft(vec![d(Clause::Deal(Amount::Exactly(2), Who::EnemiesNextToTarget))])],
                    ),
                    0,
                ),
                hits(
                    card("Ravenous Bite", m_, A, 9, MELEE, vec![bef(vec![u(E::Rush(2))]), lends(vec![Gain::Drain])]),
                    3,
                ),
                card(
                    "Stalk the Prey",
                    m_,
                    S,
                    9,
                    None,
                    vec![says(vec![
                        d(Clause::Place(Who::This, Spot::NextTo(Who::Enemies))),
                        d(Clause::Suffer(Who::EachBatteredAdjacentEnemy, vec![E::Stun])),
                    ])],
                ),
            ],
        ),
        champion(
            "Korvash",
            [8, 9],
            0,
            vec![Ability::AttacksIf(vec![Gain::IgnoresDefence], battered(Who::Target))],
            vec![
                hits(
                    card(
                        "Hell Hath No Fury",
                        d_,
                        A,
                        2,
                        far(1, 2),
                        vec![aft(vec![Step::If(
                            battered(Who::Target),
                            Clause::Suffer(Who::Target, vec![E::Shift(1)]),
                        )])],
                    ),
                    3,
                ),
                hits(card("Chop", d_, A, 9, RING, vec![lends(vec![Gain::ForceEach(2, Count::Target)])]), 0),
                hits(card("Leaping Strike", c_, A, 1, MELEE, vec![bef(vec![u(E::Leap(2))])]), 3),
                hits(
                    card(
                        "Sap Strength",
                        c_,
                        A,
                        2,
                        straight(1, 2),
                        vec![says(vec![Step::If(battered(Who::Target), Clause::ThisAttack(vec![Gain::Force(2)]))])],
                    ),
                    2,
                ),
                card("Shockwave", m_, S, 1, MELEE, vec![says(vec![u(E::Push(1)), u(E::Stun)])]),
                shields(
                    card(
                        "Bloodcurdling Roar",
                        m_,
                        R,
                        9,
                        None,
                        vec![aft(vec![Step::If(battered(Who::Attacker), Clause::CancelLaterAfter)])],
                    ),
                    2,
                ),
            ],
        ),
        champion(
            "Ko'lel",
            [8, 8],
            0,
            vec![Ability::Targets(vec![Gain::Defence(-2)])],
            vec![
                hits(card("Mighty Jump", d_, A, 9, RING, vec![bef(vec![u(E::Leap(3))]), aft(vec![u(E::Push(1))])]), 2),
                hits(card("Poisoned Dart", d_, A, 1, far(1, 3), vec![lends(vec![Gain::Poison(1)])]), 2),
                hits(card("Double Jump", c_, A, 9, MELEE, vec![bef(vec![u(E::Leap(3))]), aft(vec![u(E::Leap(3))])]), 2),
                card("Scout Ahead", c_, S, 2, None, vec![says(vec![u(E::Draw(3)), u(E::Plan(3))])]),
                hits(
                    card(
                        "Tongue Lash",
                        m_,
                        A,
                        1,
                        straight(1, 3),
                        vec![aft(vec![Step::If(
                            Cond::DamageDealt,
                            Clause::Suffer(Who::Target, vec![E::Pull(2), E::Stun]),
                        )])],
                    ),
                    1,
                ),
                shields(
                    card(
                        "Blinding Dart",
                        m_,
                        R,
                        9,
                        None,
                        vec![aft(vec![d(Clause::Suffer(Who::Attacker, vec![E::Stun]))])],
                    ),
                    1,
                ),
            ],
        ),
        champion(
            "Sulka",
            [7, 8],
            0,
            vec![Ability::AfterCard(m_, vec![E::Draw(1), E::Plan(1)])],
            vec![
                hits(card("Darting Strikes", d_, A, 9, far(1, 3), vec![lends(vec![Gain::Double])]), 2),
                card(
                    "Mind Control",
                    d_,
                    S,
                    2,
                    None,
                    vec![says(vec![d(Clause::DiscardTop), d(Clause::Suffer(Who::Matching, vec![E::Shift(2)]))])],
                ),
                card(
                    "Spirit Slither",
                    c_,
                    S,
                    3,
                    None,
                    vec![says(vec![
                        d(Clause::MoveThrough),
                        d(Clause::Turn(Who::EnemiesCrossed, vec![Gain::Defence(-2)])),
                    ])],
                ),
                shields(
                    card(
                        "Curse",
                        c_,
                        R,
                        9,
                        None,
                        vec![aft(vec![d(Clause::Suffer(Who::Attacker, vec![E::Immobilise]))])],
                    ),
                    2,
                ),
                hits(
                    card(
                        "Life Drain",
                        m_,
                        A,
                        2,
                        straight(1, 3),
                        vec![lends(vec![Gain::Drain]), says(vec![d(Clause::DrainForAlly)])],
                    ),
                    2,
                ),
                card("Effigy", m_, S, 2, straight(1, 2), vec![says(vec![u(E::Shift(1)), u(E::Stun)])]),
            ],
        ),
        champion(
            "Akhet",
            [7, 8],
            1,
            vec![Ability::DiscardForForce(d_, 1)],
            vec![
                hits(card("Wingstorm", d_, A, 1, straight(1, 2), vec![aft(vec![u(E::Push(2))])]), 1),
                shields(
                    card(
                        "From the Ashes",
                        d_,
                        R,
                        9,
                        None,
                        vec![aft(vec![Step::If(
                            Cond::FellToAttack(Who::Target),
                            Clause::PlaceBack(Spot::NextTo(Who::Attacker)),
                        )])],
                    ),
                    0,
                ),
                card("Healing Tears", c_, S, 2, None, vec![says(vec![d(Clause::HealOrAlly(2, m_))])]),
                card(
                    "Inner Fire",
                    c_,
                    S,
                    3,
                    None,
                    vec![says(vec![d(Clause::TakeBack(d_)), d(Clause::Turn(Who::This, vec![Gain::Force(1)]))])],
                ),
                card(
                    "Take Flight",
                    m_,
                    S,
                    9,
                    None,
                    vec![says(vec![u(E::Dive(4)), d(Clause::Place(Who::FirstCrossed, Spot::NextTo(Who::This)))])],
                ),
                hits(card("Death From Above", m_, A, 9, ARC, vec![bef(vec![u(E::Dive(3))])]), 2),
            ],
        ),
    ]
}
