//! Dugrun to Deryn.

use super::roster::{
    A, ARC, MELEE, R, RING, S, aft, bef, card, champion, d, far, hits, lends, says, shields, straight, u,
};
use arbiter_brawl::arena::Essence::*;
use arbiter_brawl::card::ChampionCard;
use arbiter_brawl::words::{Ability, Amount, Clause, Cond, Count, Effect as E, Gain, Keyword, Spot, Step, Who};

pub(crate) fn champions() -> Vec<ChampionCard> {
    let (d_, c_, m_) = (Destruction, Creation, Manipulation);
    vec![
        champion(
            "Dugrun",
            [6, 7],
            2,
            vec![Ability::Guard],
            vec![
                shields(card("Hold Ground", d_, R, 9, None, vec![says(vec![d(Clause::CancelMovementEffects)])]), 0),
                hits(
                    card(
                        "Blizzard",
                        d_,
                        A,
                        2,
                        MELEE,
                        vec![aft(vec![Step::If(
                            Cond::DamageDealt,
                            Clause::Deal(Amount::Exactly(1), Who::OtherEnemies),
                        )])],
                    ),
                    2,
                ),
                hits(
                    card(
                        "Knock Down",
                        c_,
                        A,
                        2,
                        MELEE,
                        vec![aft(vec![d(Clause::TurnAgainst(Who::Allies, vec![Gain::Force(2)]))])],
                    ),
                    2,
                ),
                card(
                    "Onwards!",
                    c_,
                    S,
                    1,
                    None,
                    vec![says(vec![u(E::Draw(1)), d(Clause::May(Who::Allies, E::Rush(1)))])],
                ),
                hits(
                    card(
                        "Mighty Blow",
                        m_,
                        A,
                        1,
                        MELEE,
                        vec![aft(vec![
                            u(E::Push(2)),
                            Step::If(Cond::PushHurt, Clause::Suffer(Who::Target, vec![E::Stun])),
                        ])],
                    ),
                    1,
                ),
                card(
                    "Shield Slam",
                    m_,
                    S,
                    1,
                    None,
                    vec![says(vec![u(E::Rush(2)), d(Clause::Suffer(Who::EachAdjacentEnemy, vec![E::Push(1)]))])],
                ),
            ],
        ),
        champion(
            "Gold'arr",
            [8, 8],
            1,
            vec![Ability::Immune(Keyword::Push)],
            vec![
                hits(card("Harpoon Strike", d_, A, 2, straight(2, 3), vec![aft(vec![u(E::Pull(2))])]), 1),
                shields(
                    card(
                        "Intimidation",
                        d_,
                        R,
                        9,
                        None,
                        vec![aft(vec![d(Clause::Suffer(Who::Attacker, vec![E::Fear(2)]))])],
                    ),
                    1,
                ),
                card(
                    "Me Hearties",
                    c_,
                    S,
                    2,
                    None,
                    vec![says(vec![
                        u(E::Draw(1)),
                        d(Clause::Turn(Who::Allies, vec![Gain::Force(1), Gain::Movement(1)])),
                    ])],
                ),
                hits(card("Plundarr!", c_, A, 2, MELEE, vec![aft(vec![u(E::DrawEach(1))])]), 2),
                hits(card("Anchors Aweigh!", m_, A, 2, ARC, vec![aft(vec![u(E::Push(1))])]), 1),
                card(
                    "Set Sail!",
                    m_,
                    S,
                    1,
                    None,
                    vec![says(vec![u(E::RushAcross(5)), d(Clause::Deal(Amount::Exactly(1), Who::EnemiesCrossed))])],
                ),
            ],
        ),
        champion(
            "Gwaien",
            [6, 6],
            0,
            vec![Ability::Range(1, 1)],
            vec![
                hits(
                    card(
                        "Fireball",
                        d_,
                        A,
                        1,
                        far(2, 3),
                        vec![aft(vec![d(Clause::Deal(Amount::Exactly(2), Who::NextToTarget))])],
                    ),
                    3,
                ),
                hits(card("Flamespear", d_, A, 1, straight(3, 5), vec![aft(vec![u(E::Push(1))])]), 3),
                hits(
                    card(
                        "Chain Lightning",
                        c_,
                        A,
                        2,
                        straight(2, 3),
                        vec![aft(vec![Step::If(
                            Cond::DamageDealt,
                            Clause::Deal(Amount::Exactly(2), Who::OneOtherWithin(2)),
                        )])],
                    ),
                    3,
                ),
                shields(
                    card(
                        "Arcane Shield",
                        c_,
                        R,
                        9,
                        None,
                        vec![says(vec![Step::If(
                            Cond::NotAdjacent(Who::Attacker, Who::Target),
                            Clause::DefenceInstead(2),
                        )])],
                    ),
                    1,
                ),
                hits(
                    card(
                        "Ignite",
                        m_,
                        A,
                        2,
                        far(1, 2),
                        vec![aft(vec![d(Clause::TurnAgainst(Who::Allies, vec![Gain::Force(2)]))])],
                    ),
                    2,
                ),
                card("Teleport", m_, S, 9, None, vec![says(vec![u(E::Leap(4))])]),
            ],
        ),
        champion(
            "Kilgore",
            [7, 8],
            1,
            vec![Ability::Immune(Keyword::Stun)],
            vec![
                card(
                    "Relentless Advance",
                    d_,
                    S,
                    1,
                    straight(1, 2),
                    vec![says(vec![u(E::Shift(1)), d(Clause::Place(Who::This, Spot::TargetsHex))])],
                ),
                shields(
                    card(
                        "Darksteel Armour",
                        d_,
                        R,
                        9,
                        None,
                        vec![aft(vec![d(Clause::Turn(Who::Target, vec![Gain::Defence(2)]))])],
                    ),
                    1,
                ),
                hits(card("Fury", c_, A, 2, RING, vec![aft(vec![u(E::Heal(1))])]), 2),
                hits(
                    card(
                        "Appetite for Destruction",
                        c_,
                        A,
                        9,
                        MELEE,
                        vec![lends(vec![Gain::Drain]), lends(vec![Gain::ForceEach(2, Count::ReadyEssence)])],
                    ),
                    1,
                ),
                card("Throw", m_, S, 2, None, vec![says(vec![d(Clause::May(Who::OneAdjacentAlly, E::Leap(3)))])]),
                hits(card("Maul Thrash", m_, A, 1, MELEE, vec![aft(vec![u(E::Push(2))])]), 2),
            ],
        ),
        champion(
            "Tzu Xiao",
            [9, 9],
            0,
            vec![Ability::AdjacentEnemies(vec![Gain::Defence(-1)])],
            vec![
                hits(
                    card("Double Strike", d_, A, 9, MELEE, vec![bef(vec![u(E::Rush(2))]), lends(vec![Gain::Double])]),
                    2,
                ),
                card(
                    "Flash of Jade",
                    d_,
                    S,
                    2,
                    ARC,
                    vec![says(vec![d(Clause::Deal(Amount::ToBattered, Who::EachTarget))])],
                ),
                card(
                    "Focus",
                    c_,
                    S,
                    1,
                    None,
                    vec![says(vec![d(Clause::Turn(Who::YourChampions, vec![Gain::Force(1), Gain::Movement(1)]))])],
                ),
                hits(card("Pounce", c_, A, 9, MELEE, vec![bef(vec![u(E::Leap(3))]), aft(vec![u(E::Push(1))])]), 1),
                hits(card("Challenge", m_, A, 1, straight(1, 2), vec![aft(vec![u(E::Pull(1))])]), 2),
                shields(
                    card(
                        "Revenge",
                        m_,
                        R,
                        9,
                        None,
                        vec![aft(vec![Step::If(
                            Cond::DidNotFall(Who::Target),
                            Clause::Deal(Amount::AttackDamage, Who::Attacker),
                        )])],
                    ),
                    0,
                ),
            ],
        ),
        champion(
            "Deryn",
            [7, 7],
            0,
            vec![Ability::HasWhile(vec![Gain::Defence(2)], Cond::OnTrapSpace(Who::This)), Ability::TrapProof],
            vec![
                hits(
                    card(
                        "Heavy Shot",
                        d_,
                        A,
                        2,
                        straight(2, 3),
                        vec![
                            says(vec![Step::If(
                                Cond::OnTrapSpace(Who::This),
                                Clause::ThisAttack(vec![Gain::Force(1)]),
                            )]),
                            aft(vec![Step::Or(E::Push(1), E::Push(2), Cond::OnTrapSpace(Who::This))]),
                        ],
                    ),
                    2,
                ),
                card(
                    "Hunter's Quarry",
                    d_,
                    S,
                    2,
                    straight(1, 4),
                    vec![says(vec![d(Clause::NextOnTarget(vec![Gain::Force(1), Gain::IgnoresDefence]))])],
                ),
                shields(
                    card(
                        "Ambush",
                        c_,
                        R,
                        9,
                        None,
                        vec![aft(vec![d(Clause::Place(Who::This, Spot::NextTo(Who::Attacker)))])],
                    ),
                    1,
                ),
                hits(card("Hit and Run", c_, A, 3, far(1, 2), vec![aft(vec![u(E::Rush(2))])]), 2),
                card("Prowl", m_, S, 2, None, vec![says(vec![u(E::Draw(2)), u(E::Plan(1)), d(Clause::LookAtTrap)])]),
                hits(
                    card(
                        "Spring the Trap",
                        m_,
                        A,
                        2,
                        far(1, 4),
                        vec![
                            says(vec![Step::If(
                                Cond::OnTrapSpace(Who::Target),
                                Clause::ThisAttack(vec![Gain::Force(2)]),
                            )]),
                            aft(vec![Step::If(
                                Cond::OnTrapSpace(Who::Target),
                                Clause::Suffer(Who::Target, vec![E::Stun]),
                            )]),
                        ],
                    ),
                    2,
                ),
            ],
        ),
    ]
}
