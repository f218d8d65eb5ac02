//! How the tables lie, and how people play there.

use crate::obeyed::tables::Host;

/// How people play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Habit {
    /// Anything.
    Any,
    /// With the cards that let everything happen.
    Handy,
    /// Attacks with all and blocks with all.
    Fighter,
    /// The same with one or two.
    Duelist,
}

pub(crate) fn habit(seed: u64) -> Habit {
    match seed % 5 {
        0 | 4 => Habit::Handy,
        3 if is_rich(seed) && (seed / 10).is_multiple_of(2) => Habit::Handy,
        2 if (seed / 5).is_multiple_of(2) => Habit::Fighter,
        2 => Habit::Duelist,
        _ => Habit::Any,
    }
}

/// The set-up of a table: with cards that let everything happen, with little,
/// with something of everything on both sides, or for battles.
pub(crate) fn lines(host: Host, seed: u64) -> Vec<&'static str> {
    let n = seed / 5;
    let mut all = match seed % 5 {
        0 => staged(n),
        4 => staged(n + 4),
        1 => sparse(n),
        2 => duel(n),
        _ if is_rich(seed) => rich(n / 2),
        _ => full(n),
    };
    all.push(lies(host, seed));
    if is_rich(seed) && host != Host::Faction {
        all.push("B hand probe");
    }
    if (seed % 5 == 4 || is_rich(seed)) && host != Host::Faction {
        all.push("A hand probe");
    }
    all
}

fn of<const N: usize>(n: u64, all: [&'static str; N]) -> &'static str {
    all[usize::try_from(n).expect("a small number") % N]
}

/// Where the card lies: not always at the same place.
fn lies(host: Host, seed: u64) -> &'static str {
    let n = seed / 5;
    let duel = seed % 5 == 2;
    match host {
        Host::Tactic | Host::Spell | Host::Recruit | Host::Gear | Host::Building => "A hand probe x2",
        Host::Attached if seed % 5 == 1 && n.is_multiple_of(2) => "A play probe [on sage]",
        Host::Attached => of(
            if duel { n / 6 } else { n },
            ["A play probe [on hired-hand]", "A play probe [on alley-burglar]", "A play probe [on B hired-hand]"],
        ),
        Host::Faction => "A faction probe",
        Host::FaceDown => "A play probe [face-down]",
        _ if duel => of(
            n,
            [
                "A play probe",
                "A play probe",
                "A play probe [new]",
                "A play probe [depleted]",
                "A play probe, cloak [on probe]",
                "A play probe [depleted]",
            ],
        ),
        _ => of(
            n,
            [
                "A play probe [tokens 2]",
                "A play probe, plain-blade [on probe]",
                "A play probe [tokens 3] [damage 1] [new]",
                "A play probe [foreign]",
            ],
        ),
    }
}

fn full(n: u64) -> Vec<&'static str> {
    vec![
        of(n, ["turn A 5", "turn A 5", "turn B 5"]),
        of(n, ["phase main", "phase main", "phase main", "phase start", "phase main"]),
        "A play rage x2, deception, elitism x2, greed [spent], obsession",
        "A play hired-hand, shield-matron [depleted], alley-burglar, micromajig-token [tokens 1], stone-bridge [ruin 2]",
        "A play plain-blade [on hired-hand], masked-guest [face-down], policy [on alley-burglar], tinker [foreign]",
        "A hand blood-price, hired-hand, plain-blade, rage, slip-away",
        "A discard barrow-recruit, plain-blade, blood-price, stone-bridge, elitism",
        "A deck candle-novice, overclock, blood-price, rage",
        "B play rage x2, deception x2, greed [spent], obsession x2, elitism",
        "B play hired-hand [damage 1], war-drummer, ghost-runner [depleted], toll-keeper, stone-bridge, tinker",
        "B play bloodied-axe [on hired-hand], micromajig-token, knife-in-the-dark [face-down]",
        "B hand blood-price, barrow-recruit, smoke, hired-hand",
        "B discard candle-novice, mortar",
        "B deck tinker, hush, stone-bridge",
        of(n, ["A influence 14", "A influence 14", "A influence 2"]),
        of(n, ["B influence 12", "B influence 3"]),
    ]
}

/// Every second table with something of everything has it in every zone.
fn is_rich(seed: u64) -> bool {
    seed % 10 == 8
}

fn rich(n: u64) -> Vec<&'static str> {
    const PROPS: [&str; 8] = [
        "A play prop-0, prop-4, prop-1",
        "A play prop-1, prop-6",
        "A play prop-5, prop-8",
        "A play prop-4, prop-7",
        "A play prop-6, prop-0, prop-1",
        "A play prop-3, prop-1",
        "A play prop-7, prop-5",
        "A play prop-2, prop-8",
    ];
    vec![
        of(n / 8, ["turn A 5", "turn B 6"]),
        "A play rage x3, deception x2, elitism x2, greed [spent], obsession",
        "A play hired-hand, alley-burglar [depleted], ghost-runner, alley-burglar, tinker [tokens 1], masked-guest [face-down], stone-bridge",
        "A play plain-blade [on hired-hand], shield-matron [foreign], micromajig-token [0/3/0], crossroads",
        "A hand tinker, stone-bridge, alley-burglar, pit-champion, plain-blade, spark, sage",
        "A discard tinker, stone-bridge, alley-burglar, pit-champion, plain-blade, sage, spark",
        "A deck tinker, stone-bridge, alley-burglar, pit-champion, plain-blade, sage, spark",
        "B play rage x2, deception x2, elitism x2, obsession x2, greed",
        "B play hired-hand, pit-champion, alley-burglar, tinker, stone-bridge [ruin 1], micromajig-token",
        "B hand tinker, stone-bridge, alley-burglar, pit-champion, plain-blade, spark, sage, hired-hand",
        of(n, PROPS),
        of(n / 3, ["A influence 20", "A play hurry"]),
        of(n, ["B influence 12", "B influence 3", "B influence 7"]),
    ]
}

fn sparse(n: u64) -> Vec<&'static str> {
    vec![
        of(n, ["turn A 5", "turn B 6", "turn A 5"]),
        of(n, ["A play rage, deception x2, elitism", "A play rage x2, deception, elitism"]),
        "A play hired-hand, alley-burglar, tinker, sage, golem [depleted] [damage 1] [tokens 1]",
        "A hand hired-hand, blood-price, rage",
        "B play rage x2, greed, hired-hand [3/0/1], tinker [2/2/0]",
        "B hand barrow-recruit, smoke",
    ]
}

fn staged(n: u64) -> Vec<&'static str> {
    vec![
        of(n / 4, ["turn A 5", "turn A 5", "turn B 6"]),
        "A play rage x2, deception x2, obsession",
        "A play hired-hand [depleted], alley-burglar, tinker [new], micromajig-token",
        of(n, ["A play hurry", "A influence 1", "A influence 5"]),
        "A hand spark x2, scholar, rage, plain-blade, hired-hand",
        "A discard barrow-recruit",
        "B play rage x2, greed, hired-hand [3/0/1]",
        "B hand spark, plain-blade, rage, hired-hand",
        of(
            n,
            [
                "A play prop-0",
                "A play prop-1",
                "A play prop-2",
                "A play prop-3",
                "A play prop-4",
                "A play prop-5",
                "A play prop-6",
                "A play prop-7",
            ],
        ),
        of(
            n,
            [
                "B play prop-0",
                "B play prop-1",
                "B play prop-2",
                "B play prop-3",
                "B play prop-4",
                "B play prop-5",
                "B play prop-6",
                "B play prop-7",
            ],
        ),
    ]
}

fn duel(n: u64) -> Vec<&'static str> {
    vec![
        of(n, ["turn A 5", "turn B 6", "turn A 5", "turn A 5", "turn B 6", "turn B 6"]),
        of(n, ["phase main", "phase main", "phase main", "phase start", "phase main", "phase start"]),
        "A play rage x2, deception x2, obsession",
        "B play rage x2, greed",
        of(
            n,
            [
                "A play hired-hand, alley-burglar, stone-bridge, golem [tokens 1], herald",
                "A play hired-hand, alley-burglar, tinker, golem [depleted] [damage 1] [tokens 1], herald",
                "A play hired-hand, alley-burglar [new], tinker [new], herald",
                "A play hired-hand [depleted], alley-burglar [depleted]",
                "A play hired-hand, alley-burglar",
                "A play hired-hand [depleted], alley-burglar, golem",
            ],
        ),
        of(
            n,
            [
                "B play hired-hand, alley-burglar, stone-bridge",
                "B play hired-hand, alley-burglar",
                "B play hired-hand [depleted]",
                "B play hired-hand, alley-burglar",
                "B play hired-hand [depleted], alley-burglar",
                "B play hired-hand [depleted], alley-burglar [depleted]",
            ],
        ),
        "A hand spark, hired-hand",
        "B hand spark, hired-hand",
        of(n / 6, ["A influence 9", "A influence 2", "A play hurry"]),
    ]
}
