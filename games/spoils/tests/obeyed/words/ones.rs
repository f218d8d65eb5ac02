//! One card of those that a filter lets through, for every part of a filter:
//! in play, in a battle, and where only what is printed can be asked.

use super::Class::{Fighter, One, Printed};

pub(crate) const ONES: super::Words = (
    "Filter",
    &[
        (
            "kinds",
            &[
                (One, "character"),
                (One, "item"),
                (One, "location"),
                (One, "resource"),
                (Printed, "character"),
                (Printed, "item"),
                (Printed, "location"),
                (Printed, "tactic"),
            ],
        ),
        (
            "side",
            &[
                (One, "character you control"),
                (One, "character your opponent controls"),
                (Fighter, "character you control"),
                (Fighter, "character your opponent controls"),
            ],
        ),
        (
            "owner",
            &[(One, "character you own"), (One, "character you don't own"), (Fighter, "character you don't own")],
        ),
        ("not", &[(One, "non-resource card"), (Printed, "non-tactic card")]),
        ("staple", &[(One, "staple resource")]),
        ("subtype", &[(One, "\"majig\" card"), (Fighter, "\"majig\" character"), (Printed, "\"thief\" card")]),
        ("trade", &[(One, "Gearsmith card"), (Fighter, "Gearsmith character"), (Printed, "Gearsmith card")]),
        (
            "name",
            &[
                (One, "card named \"Hired Hand\""),
                (Fighter, "character named \"Hired Hand\""),
                (Printed, "card named \"Hired Hand\""),
            ],
        ),
        ("token", &[(One, "Micromajig token"), (Fighter, "Micromajig token")]),
        ("unique", &[(One, "UNIQUE Champion"), (Printed, "UNIQUE Champion")]),
        ("different_name", &[(Printed, "card with a different name than this card")]),
        ("facing", &[(One, "face-down card")]),
        ("depleted", &[(One, "depleted character")]),
        (
            "keyword",
            &[
                (One, "Covert character"),
                (One, "character without Covert"),
                (Fighter, "Covert character"),
                (Fighter, "character without Covert"),
                (Printed, "Covert character"),
                (Printed, "character without Covert"),
            ],
        ),
        ("part", &[(One, "attacking character"), (One, "character not in a battle")]),
        (
            "stat",
            &[
                (One, "character with 1 strength or less"),
                (One, "card with numeric cost 1 or less"),
                (Fighter, "character with 3 strength or more"),
                (Fighter, "character with numeric cost 1 or less"),
                (Printed, "character with 1 strength or less"),
                (Printed, "card with numeric cost 1 or less"),
            ],
        ),
        ("extreme", &[(One, "character with the highest strength"), (Fighter, "character with the highest strength")]),
        ("tokens", &[(One, "card with at least 1 token on it"), (Fighter, "character with at least 1 token on it")]),
        (
            "link",
            &[
                (One, "character with items attached to it"),
                (One, "card attached to your faction"),
                (Fighter, "character with items attached to it"),
            ],
        ),
        ("provides", &[(One, "resource that provides at least [R]")]),
        (
            "ability",
            &[
                (One, "character with an ability in its rules text"),
                (Fighter, "character with an ability in its rules text"),
                (Printed, "character with an ability in its rules text"),
            ],
        ),
        ("hurt_you", &[(One, "character that inflicted damage to your faction this turn")]),
    ],
);
