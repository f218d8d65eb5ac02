//! Random games of a few cards: what is refused is exactly what is not
//! offered, and no line of the story names a card to a seat that may not know it.

use arbiter_evolve::Evolve;
use arbiter_evolve::board::T;
use arbiter_evolve::card::{Card, Kind};
use arbiter_evolve::deck::Deck;
use arbiter_evolve::rules::Rules;
use arbiter_evolve::setup;
use arbiter_evolve::timing::{Choice, Proc};
use arbiter_evolve::turn;
use arbiter_evolve::why::{Wanted, why_not};
use arbiter_evolve::words::{
    Ability, Activated, Amount, Class, Cost, Filter, Keyword, Kinds, Line, Side, Verb, Who, Whose,
};
use arbiter_kernel::{Entry, Frame, ObjectId, Rng};
use std::collections::BTreeSet;
use std::sync::Arc;

fn card(name: &str, kind: Kind, cost: u8, stats: (i16, i16), abilities: Vec<Ability>) -> Card {
    Card {
        name: name.to_owned(),
        name_fr: None,
        class: Class::Neutral,
        kind,
        evolved: false,
        token: false,
        traits: Vec::new(),
        cost,
        attack: stats.0,
        defense: stats.1,
        wording: String::new(),
        abilities,
        unplayable: None,
    }
}

fn rules() -> Arc<Rules> {
    let enemy = Filter { side: Side::Enemy, kinds: Kinds::FOLLOWER, ..Filter::default() };
    let select = Verb::Select { least: 1, most: 1, what: enemy, random: false };
    let hit = Verb::Damage { to: Who::It, amount: Amount::N(2), divided: false };
    let spell = Ability::Spell(vec![Line::Do(vec![select, hit])]);
    let draw = Verb::Draw { who: Whose::Your, count: Amount::N(1), up_to: false };
    let well = Ability::Activated(Activated {
        quick: false,
        costs: vec![Cost::Points(1), Cost::Engage],
        lines: vec![Line::Do(vec![draw])],
        once_per_turn: true,
        only_if: None,
    });
    let key = Ability::Keyword;
    let f = Kind::Follower;
    let evolved = Card { evolved: true, ..card("Pupil", f, 0, (3, 4), vec![]) };
    let broken = Card { unplayable: Some("reads badly".to_owned()), ..card("Broken", f, 1, (9, 9), vec![]) };
    Arc::new(Rules::new(vec![
        card("Leader", Kind::Leader, 0, (0, 20), vec![]),
        card("Pupil", f, 2, (2, 2), vec![Ability::Evolve { price: 1, only_if: None }]),
        card("Wall", f, 1, (1, 3), vec![key(Keyword::Ward)]),
        card("Runner", f, 2, (2, 1), vec![key(Keyword::Rush), key(Keyword::Drain)]),
        card("Ghostly", f, 1, (1, 2), vec![key(Keyword::Aura), key(Keyword::Assail)]),
        card("Spark", Kind::Spell, 1, (0, 0), vec![key(Keyword::Quick), spell]),
        card("Well", Kind::Amulet, 1, (0, 0), vec![well]),
        card("Feared", f, 2, (2, 2), vec![key(Keyword::Intimidate), key(Keyword::Storm)]),
        broken,
        evolved,
    ]))
}

fn table(seed: u64) -> T {
    let main: Vec<u16> = (1..=8).flat_map(|f| [f; 5]).collect();
    let deck = Deck { leader: 0, main, evolve: vec![9; 2] };
    let mut t = setup::start(&rules(), [&deck, &deck], Rng::new(seed));
    t.journal.told = Some(Vec::new());
    t
}

/// Every wish about every card agrees with the options.
fn agree(t: &T, options: &[Choice], clauses: &mut BTreeSet<&'static str>) {
    let free = matches!(t.frames().last(), Some(Frame::Window(_)))
        || matches!(t.frames().last(), Some(Frame::<Evolve>::Proc(Proc::Turn(turn::Step::Acted))));
    let ids: Vec<ObjectId> = t.objects.iter().map(|(slot, _)| t.objects.id(slot)).collect();
    for &id in &ids {
        let mut check = |wanted, offered: bool| {
            let refusal = why_not(t, wanted);
            assert_eq!(refusal.is_none(), offered, "{wanted:?}: {refusal:?} but offered {options:?}");
            clauses.extend(refusal.map(|r| r.clause));
        };
        check(Wanted::Play(id), options.contains(&Choice::Play(id)));
        check(Wanted::Use(id, None), options.iter().any(|c| matches!(c, Choice::Use(x, _) if *x == id)));
        check(Wanted::Attack(id), options.contains(&Choice::Attack(id)));
        if !free && options.iter().any(|c| matches!(c, Choice::Card(_))) {
            let refused = why_not(t, Wanted::Target(id));
            assert!(refused.is_none() || !options.contains(&Choice::Card(id)), "{refused:?}");
            clauses.extend(refused.map(|r| r.clause));
        }
    }
    clauses.extend([Wanted::Pass, Wanted::End].into_iter().filter_map(|w| why_not(t, w)).map(|r| r.clause));
}

fn play(seed: u64, clauses: &mut BTreeSet<&'static str>) -> Vec<Entry> {
    let (mut t, mut rng) = (table(seed), Rng::new(seed + 1000));
    let mut options = Vec::new();
    for n in 0..400 {
        if t.asked().is_none() {
            break;
        }
        t.options(&mut options);
        if n % 7 == 0 {
            agree(&t, &options, clauses);
        }
        t.answer(rng.below(options.len() as u32) as usize).expect("an option");
    }
    t.journal.told.take().expect("someone listens")
}

#[test]
fn refusals_agree_with_offers() {
    let mut clauses = BTreeSet::new();
    for seed in 0..12 {
        play(seed, &mut clauses);
    }
    for clause in ["10.4.4", "8.4.2", "8.4.2.1", "12.3.4", "8.2.1", "8.3.1", "1.3.1", "10.6.2.3.4", "12.8.2(iii)"] {
        assert!(clauses.contains(clause), "{clause} never came up; only {clauses:?}");
    }
}

#[test]
fn the_story_is_told_and_keeps_secrets() {
    let mut keys = BTreeSet::new();
    for seed in 0..12 {
        for entry in play(seed, &mut BTreeSet::new()) {
            keys.insert(entry.said.key);
            let own = matches!(entry.said.key, "log-turn" | "log-plays" | "log-attack" | "log-uses");
            assert!(!own || entry.depth == 0, "{entry:?}");
            if entry.said.key == "log-draw" {
                let veiled = entry.veiled.as_ref().expect("a draw is secret");
                assert!(entry.seen_by == 1 || entry.seen_by == 2, "{entry:?}");
                assert!(!veiled.args.iter().any(|(name, _)| *name == "card"), "{entry:?}");
            }
        }
    }
    let all = ["log-turn", "log-plays", "log-uses", "log-attack-leader", "log-damage", "log-destroyed", "log-engage"];
    for key in all.into_iter().chain(["log-refresh", "log-draw", "log-to-field", "log-evolve", "log-trigger-head"]) {
        assert!(keys.contains(key), "{key} was never told; only {keys:?}");
    }
}

#[test]
fn nothing_is_written_while_nobody_listens() {
    let mut t = table(3);
    t.journal.told = None;
    t.answer(0).expect("an option");
    assert!(t.journal.told.is_none());
}
