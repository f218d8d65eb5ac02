//! What these tables do not show, each with the reason.

pub(crate) const NOWHERE: &[(&str, &str)] = &[
    ("Your Allies may bear two Weapons.", "nobody here gets hold of a second Weapon; a scene of 104.1 shows it"),
    (
        "When Probe blocks, Probe deals 2 [Fire] damage to the Ally or Hero it blocks.",
        "no play here comes that far: it wants a scene",
    ),
];
