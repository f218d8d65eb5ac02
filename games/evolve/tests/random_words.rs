//! Words, wording, words: whatever the language can say comes back the same.

#[path = "../../../testing/dice.rs"]
mod dice;

use arbiter_evolve::card::Kind;
use arbiter_evolve::grammar::{self, Context, Vocabulary};
use arbiter_evolve::render::{english, french};
use arbiter_evolve::words::*;
use dice::Dice;

impl Dice {
    fn of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.roll(all.len())].clone()
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.roll(n) == 0
    }

    fn small(&mut self) -> u8 {
        u8::try_from(self.roll(8) + 2).expect("below 10")
    }

    fn number(&mut self) -> i16 {
        i16::from(self.small())
    }
}

const KEYWORDS: [Keyword; 8] = [
    Keyword::Ward,
    Keyword::Storm,
    Keyword::Rush,
    Keyword::Assail,
    Keyword::Intimidate,
    Keyword::Drain,
    Keyword::Bane,
    Keyword::Aura,
];

fn filter(d: &mut Dice, zone: Zone, side: Side) -> Filter {
    let kinds = d.of(&[Kinds::empty(), Kinds::FOLLOWER, Kinds::AMULET, Kinds::FOLLOWER]);
    let bound = |d: &mut Dice| {
        let n = d.number();
        d.of(&[Bound { least: i16::MIN, most: n }, Bound { least: n, most: i16::MAX }, Bound { least: n, most: n }])
    };
    let field = zone == Zone::Field;
    Filter {
        side,
        other: field && d.one_in(5),
        kinds,
        zone,
        traits: if d.one_in(3) { vec![d.of(&["Pixie", "Officer", "Night Beast"]).to_owned()] } else { Vec::new() },
        class: d.one_in(5).then(|| d.of(&[Class::Forestcraft, Class::Neutral, Class::Abysscraft])),
        evolved: (field && d.one_in(6)).then(|| d.one_in(2)),
        posture: (field && d.one_in(6)).then(|| d.of(&[Posture::Engaged, Posture::Reserved])),
        cost: d.one_in(4).then(|| bound(d)),
        attack: d.one_in(8).then(|| bound(d)),
        defense: d.one_in(8).then(|| bound(d)),
        keyword: d.one_in(8).then(|| d.of(&KEYWORDS)),
        ..Filter::default()
    }
}

fn on_field(d: &mut Dice) -> Filter {
    let side = d.of(&[Side::Any, Side::Yours, Side::Enemy]);
    filter(d, Zone::Field, side)
}

fn anywhere(d: &mut Dice) -> Filter {
    match d.roll(4) {
        0 => filter(d, Zone::Cemetery, Side::Yours),
        1 => filter(d, Zone::Ex, Side::Enemy),
        _ => on_field(d),
    }
}

fn who(d: &mut Dice, it: bool) -> Who {
    match d.roll(if it { 6 } else { 4 }) {
        0 => Who::This,
        1 => Who::Leader(d.of(&[Whose::Your, Whose::Opponent, Whose::Each])),
        2 | 3 => Who::Each(on_field(d)),
        _ => Who::It,
    }
}

fn gift(d: &mut Dice) -> Gift {
    let mut gift = Gift::default();
    let n = d.number();
    match d.roll(4) {
        0 => gift.attack = Some(Amount::N(n)),
        1 => gift.defense = Some(Amount::N(-n)),
        2 => (gift.attack, gift.defense) = (Some(Amount::N(n)), Some(Amount::N(n))),
        _ => gift.keywords = vec![d.of(&KEYWORDS)],
    }
    if d.one_in(3) {
        gift.keywords.push(d.of(&KEYWORDS));
    }
    gift
}

fn ending(d: &mut Dice) -> Ending {
    d.of(&[Ending::Never, Ending::ThisTurn, Ending::YourNextTurn, Ending::OpponentsNextTurn])
}

/// One verb that may stand anywhere; `it` when something was selected.
fn verb(d: &mut Dice, it: bool) -> Verb {
    let n = Amount::N(d.number());
    let sprout = || CardName { name: "Sprout".to_owned() };
    match d.roll(20) {
        0 => Verb::Damage { to: who(d, it), amount: n, divided: false },
        1 => Verb::Give(Give { whom: who(d, it), gift: gift(d), ending: ending(d) }),
        2 => Verb::Destroy(Who::Each(on_field(d))),
        3 => Verb::Banish { whom: Who::Each(anywhere(d)), facedown: d.one_in(3) },
        4 => Verb::Engage(Who::Each(on_field(d))),
        5 => Verb::Refresh(Who::This),
        6 => Verb::Draw { who: d.of(&[Whose::Your, Whose::Opponent, Whose::Each]), count: n, up_to: d.one_in(4) },
        7 => {
            let what = filter(d, Zone::Hand, Side::Yours);
            Verb::Discard { who: Whose::Your, count: n, what: Filter { other: false, ..what }, random: d.one_in(3) }
        }
        8 => Verb::TopTo { who: Whose::Your, count: n, to: d.of(&[Place::Cemetery, Place::Ex, Place::Banished]) },
        9 => Verb::Tokens {
            names: vec![sprout(), CardName { name: "Marsh Owl".to_owned() }],
            each: d.one_in(2),
            count: Amount::N(1),
            up_to: false,
            to: d.of(&[Place::Field, Place::Ex, Place::FieldEngaged]),
            rest_to_ex: false,
        },
        10 => Verb::Recover(n),
        11 => Verb::AddStack(n),
        12 => Verb::MaxPoints { who: Whose::Your, by: d.of(&[1, -1, 2]) },
        13 => Verb::PutCounters { count: n, name: "Moss".to_owned(), on: Who::This },
        14 => Verb::Shuffle(Whose::Your),
        15 => Verb::Forbid { whom: who(d, false), what: Ban::Attack, ending: Ending::ThisTurn },
        16 => {
            let what = filter(d, Zone::Hand, Side::Yours);
            Verb::NextPrice { what, change: PriceChange::Less(n) }
        }
        17 => Verb::Lose { whom: Who::This, keyword: d.one_in(2).then(|| d.of(&KEYWORDS)), ending: ending(d) },
        18 => Verb::Tokens {
            names: vec![sprout()],
            each: false,
            count: n,
            up_to: d.one_in(2),
            to: Place::FieldOrEx,
            rest_to_ex: false,
        },
        _ => Verb::EvolutionPoints(d.of(&[1, 2])),
    }
}

fn verbs(d: &mut Dice) -> Vec<Verb> {
    let mut all = Vec::new();
    let it = d.one_in(2);
    if it {
        let (least, most) = d.of(&[(1, 1), (0, 2), (0, 255), (3, 3)]);
        all.push(Verb::Select { least, most, what: on_field(d), random: false });
        // The first verb after a selection is where `it` is clear.
        let n = Amount::N(d.number());
        let on_it = [
            Verb::Damage { to: Who::It, amount: n, divided: false },
            Verb::Destroy(Who::It),
            Verb::Move {
                whom: Who::It,
                to: d.of(&[Place::Hand, Place::DeckTop, Place::DeckBottom, Place::Ex, Place::Cemetery]),
            },
            Verb::Give(Give { whom: Who::It, gift: gift(d), ending: ending(d) }),
            Verb::Evolve(Who::It),
        ];
        all.push(d.of(&on_it));
    }
    for _ in 0..=d.roll(2) {
        all.push(verb(d, false));
    }
    all
}

fn cond(d: &mut Dice) -> Cond {
    let n = d.number();
    let cmp = d.of(&[Cmp::AtLeast(n), Cmp::AtMost(n), Cmp::Exactly(n), Cmp::AtLeast(1)]);
    let base = match d.roll(8) {
        0 => Cond::Overflow,
        1 => Cond::Sanguine,
        2 | 3 => Cond::Count(anywhere(d), d.of(&[cmp, Cmp::AtMost(0)])),
        4 => Cond::Turn(d.of(&[Whose::Your, Whose::Opponent])),
        5 => Cond::LeaderDefense(d.of(&[Whose::Your, Whose::Opponent]), cmp),
        6 => Cond::Played(cmp),
        _ => Cond::Counters("Moss".to_owned(), cmp),
    };
    if d.one_in(5) { Cond::Not(Box::new(base)) } else { base }
}

fn line(d: &mut Dice) -> Line {
    match d.roll(8) {
        0 => Line::If { cond: cond(d), then: verbs(d), instead: false },
        1 => Line::May(vec![Verb::Draw { who: Whose::Your, count: Amount::N(2), up_to: false }]),
        2 => Line::Choose {
            least: 1,
            most: d.of(&[1, 2]),
            options: vec![vec![Line::Do(verbs(d))], vec![Line::Do(verbs(d))]],
        },
        3 => Line::Later { when: Trigger::StartOf(Phase::Main, Whose::Your), each_this_turn: false, then: verbs(d) },
        _ => Line::Do(verbs(d)),
    }
}

fn cost(d: &mut Dice) -> Cost {
    let n = d.small();
    match d.roll(9) {
        0 => Cost::Points(n),
        1 => Cost::BuryThis,
        2 => Cost::Bury(n, filter(d, Zone::Field, Side::Yours)),
        3 => Cost::Banish(1, filter(d, Zone::Cemetery, Side::Yours)),
        4 => Cost::Return(n, filter(d, Zone::Field, Side::Yours)),
        5 => Cost::Discard(n, filter(d, Zone::Hand, Side::Yours)),
        6 => Cost::LeaderDefense(n),
        7 => Cost::Counters(n, "Moss".to_owned()),
        _ => Cost::Reveal(1, filter(d, Zone::Hand, Side::Yours)),
    }
}

fn trigger(d: &mut Dice) -> Trigger {
    match d.roll(9) {
        0 => Trigger::Fanfare,
        1 => Trigger::LastWords,
        2 => Trigger::Strike,
        3 => Trigger::StartOf(d.of(&[Phase::Main, Phase::End]), d.of(&[Whose::Your, Whose::Opponent])),
        4 => Trigger::Enters(filter(d, Zone::Field, Side::Yours), d.of(&[Origin::Anywhere, Origin::From(Zone::Ex)])),
        5 => Trigger::Leaves(filter(d, Zone::Field, Side::Yours)),
        6 => Trigger::Destroyed(filter(d, Zone::Field, Side::Enemy)),
        7 => Trigger::Plays(Whose::Your, filter(d, Zone::Hand, Side::Yours)),
        _ => Trigger::Attacks(filter(d, Zone::Field, Side::Yours)),
    }
}

fn passive(d: &mut Dice) -> Passive {
    let when = d.one_in(2).then(|| cond(d));
    let side = d.of(&[Side::Yours, Side::Enemy]);
    let whom = if d.one_in(2) { Who::This } else { Who::Each(filter(d, Zone::Field, side)) };
    match d.roll(6) {
        0 => Passive::Have { whom, gift: gift(d), when },
        1 => Passive::Cannot { whom, what: d.of(&[Ban::Attack, Ban::BeAttacked, Ban::Leave]), when },
        2 => Passive::DealsMore { whom, by: d.of(&[1, -2]), when },
        3 => Passive::TakesLess { whom, by: d.of(&[1, -2]), ability_only: d.one_in(2), when },
        4 => Passive::TakesPart { whom, part: d.of(&[Part::Minus(2), Part::AtMost(0), Part::AtMost(3)]), when },
        _ => Passive::Price { whom: Who::This, change: PriceChange::Less(Amount::N(d.number())), when },
    }
}

fn ability(d: &mut Dice) -> Ability {
    let lines = |d: &mut Dice| {
        let mut all: Vec<Line> = (0..=d.roll(2)).map(|_| line(d)).collect();
        // What stands behind the options belongs to the last of them.
        if let Some(at) = all.iter().position(|l| matches!(l, Line::Choose { .. })) {
            all.truncate(at + 1);
        }
        all
    };
    match d.roll(5) {
        0 => Ability::Keyword(d.of(&KEYWORDS)),
        1 => {
            let costs = (0..=d.roll(2)).map(|_| cost(d)).collect();
            let only_if = d.one_in(3).then(|| cond(d));
            Ability::Activated(Activated {
                quick: d.one_in(4),
                costs,
                lines: lines(d),
                once_per_turn: d.one_in(3),
                only_if,
            })
        }
        2 => Ability::Passive(passive(d)),
        _ => {
            let head = trigger(d);
            // `if it is your turn` alone is said in front of the event.
            let lines: Vec<Line> = std::iter::once(Line::Do(verbs(d))).chain(lines(d)).collect();
            let costs = if d.one_in(3) { vec![cost(d)] } else { Vec::new() };
            Ability::Automatic(Automatic { heads: vec![head], costs, lines, once_per_turn: false })
        }
    }
}

#[test]
fn words_come_back_from_their_wording() {
    let mut vocabulary = Vocabulary::default();
    ["Sprout", "Marsh Owl"].iter().for_each(|n| vocabulary.name(n));
    ["Pixie", "Officer", "Night Beast"].iter().for_each(|t| vocabulary.of_trait(t));
    let context = Context { vocabulary: Some(&vocabulary), ..Context::new("Oak Sage", Kind::Follower) };
    for seed in 0..4_000 {
        let words = vec![ability(&mut Dice(seed))];
        let wording = english(&words, Kind::Follower).join("\n");
        let back =
            grammar::words(&wording, &context).unwrap_or_else(|d| panic!("seed {seed}: {wording}\n{d}\n{words:?}"));
        assert_eq!(back, words, "seed {seed}: {wording}");
        assert!(french(&words, Kind::Follower).iter().all(|t| !t.trim().is_empty()));
    }
}
