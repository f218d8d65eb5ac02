//! Published starter decks, read from outside the repository when they are
//! there, play whole games against each other.

use arbiter_cards::{load, published};
use arbiter_evolve::board::{Read, T};
use arbiter_evolve::card::{Card, Kind};
use arbiter_evolve::deck::{Deck, legal, parse};
use arbiter_evolve::rules::Rules;
use arbiter_evolve::shipped::CARDS;
use arbiter_evolve::table::read;
use arbiter_evolve::timing::Choice;
use arbiter_evolve::words::{Ability, Class, Line, Verb};
use arbiter_evolve::{setup, show};
use arbiter_kernel::{Rng, Viewer};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

const GAMES: u64 = 200;
const DECISIONS: u32 = 20_000;
const LEADERS: [(&str, Class); 6] = [
    ("Arisa", Class::Forestcraft),
    ("Erika", Class::Swordcraft),
    ("Isabelle", Class::Runecraft),
    ("Rowen", Class::Dragoncraft),
    ("Luna", Class::Abysscraft),
    ("Eris", Class::Havencraft),
];

#[expect(clippy::print_stderr, reason = "a report for the person who runs the test")]
fn say(text: &str) {
    eprintln!("{text}");
}

/// The rules with all cards of the starter decks, and the decks by name.
type Starters = (Arc<Rules>, Vec<(String, Deck)>);

/// Rules of all cards the starter decks need, and the decks by file name.
fn starters() -> Option<Starters> {
    let published = published("evolve", module_path!())?;
    let texts = published.decks();
    let rules = Arc::new(Rules::new(pool(&published.table, &texts)));
    let decks = texts
        .iter()
        .map(|(name, text)| (name.clone(), legal(&rules, text).unwrap_or_else(|f| panic!("{name}: {f:?}"))))
        .collect();
    Some((rules, decks))
}

/// The faces the decks name, the tokens these faces name, and the leaders.
fn pool(table: &str, decks: &[(String, String)]) -> Vec<Card> {
    let table = read(table);
    let leader = |(name, class): (&str, Class)| Card {
        name: name.to_owned(),
        name_fr: None,
        class,
        kind: Kind::Leader,
        evolved: false,
        token: false,
        traits: Vec::new(),
        cost: 0,
        attack: 0,
        defense: 20,
        wording: String::new(),
        abilities: Vec::new(),
        unplayable: None,
    };
    let leaders = || LEADERS.into_iter().map(leader);
    let mut once = BTreeSet::new();
    let mut whole: Vec<Card> = leaders().collect();
    // Reprints stand in the table several times.
    whole.extend(table.cards.iter().filter(|c| !c.token && once.insert((c.name.clone(), c.evolved))).cloned());
    let finder = Rules::new(whole.clone());
    let mut needed = BTreeSet::new();
    for (name, text) in decks {
        let arbiter_decklist::Read { list, faults, .. } = parse(&finder, text);
        assert!(faults.is_empty(), "{name}: {faults:?}");
        needed.extend(list.entries.iter().map(|e| e.card));
    }
    let mut cards: Vec<Card> = needed.iter().map(|&f| whole[f as usize].clone()).collect();
    let ours = load::<Card>(CARDS).unwrap_or_else(|f| panic!("{f:?}")).cards;
    let mut names = BTreeSet::new();
    cards.iter().for_each(|c| c.abilities.iter().for_each(|a| tokens(a, &mut names)));
    for name in names {
        let named = |c: &&Card| c.token && c.name == name && c.unplayable.is_none();
        let token = table.cards.iter().find(named).or_else(|| ours.iter().find(named));
        cards.push(token.unwrap_or_else(|| panic!("there is no token `{name}`")).clone());
    }
    cards
}

fn tokens(ability: &Ability, out: &mut BTreeSet<String>) {
    let lines: &[Line] = match ability {
        Ability::Activated(a) => &a.lines,
        Ability::Automatic(a) => &a.lines,
        Ability::Spell(lines) => lines,
        _ => &[],
    };
    lines.iter().for_each(|l| of_line(l, out));
}

fn of_line(line: &Line, out: &mut BTreeSet<String>) {
    match line {
        Line::Do(v) | Line::May(v) | Line::IfYouDo(v) => v.iter().for_each(|v| of_verb(v, out)),
        Line::If { then, .. } | Line::Later { then, .. } => then.iter().for_each(|v| of_verb(v, out)),
        Line::Term { then, .. } | Line::Pay { then, .. } | Line::EarthRite { then, .. } => {
            then.iter().for_each(|l| of_line(l, out));
        }
        Line::Choose { options, .. } => options.iter().flatten().for_each(|l| of_line(l, out)),
    }
}

fn of_verb(verb: &Verb, out: &mut BTreeSet<String>) {
    match verb {
        Verb::Tokens { names, .. } => out.extend(names.iter().map(|n| n.name.clone())),
        Verb::Transform { into, .. } => {
            out.insert(into.name.clone());
        }
        Verb::Give(give) => give.gift.abilities.iter().for_each(|a| tokens(a, out)),
        Verb::When(_, verb) => of_verb(verb, out),
        _ => {}
    }
}

fn next(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *seed;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// How many cards that are no tokens each player owns, over all zones.
fn owned(t: &T) -> [usize; 2] {
    let mut owned = [0; 2];
    for zone in 0..arbiter_evolve::board::ZONES {
        for &slot in t.zones.of(arbiter_kernel::ZoneId(zone)) {
            if !t.face(slot).card.token {
                owned[t.objects.at(slot).owner as usize] += 1;
            }
        }
    }
    owned
}

/// Plays one game; gives the number of its decisions.
fn game(rules: &Arc<Rules>, decks: &[Deck; 2], seed: u64) -> u32 {
    let mut chance = seed;
    let mut t = setup::start(rules, decks.each_ref(), Rng::new(next(&mut chance)));
    let whole = [0, 1].map(|n| decks[n].main.len() + decks[n].evolve.len() + 1);
    let mut options: Vec<Choice> = Vec::new();
    let mut decisions = 0;
    while t.asked().is_some() {
        assert!(decisions < DECISIONS, "the game does not end");
        t.options(&mut options);
        assert!(!options.is_empty(), "a question without an answer");
        let pick = options[(next(&mut chance) % options.len() as u64) as usize];
        t.answer_with(pick, options.len() > 1);
        decisions += 1;
        assert_eq!(owned(&t), whole, "cards were lost or made at decision {decisions}");
        if decisions % 64 == 0 {
            // What players see must be tellable at any moment.
            let _ = show::view(&t, Viewer::Seat(0));
        }
    }
    assert!(t.outcome().is_some());
    decisions
}

#[test]
fn starter_decks_play_each_other() {
    let Some((rules, decks)) = starters() else { return };
    assert_eq!(decks.len(), 6);
    let pairs = decks.len() * decks.len();
    let (upcoming, played, decided) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicUsize::new(0));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    #[expect(clippy::disallowed_methods, reason = "each game runs on one thread; which comes first does not matter")]
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let pair = upcoming.fetch_add(1, Ordering::Relaxed);
                    if pair >= pairs {
                        return;
                    }
                    let (a, b) = (&decks[pair / decks.len()], &decks[pair % decks.len()]);
                    let both = [a.1.clone(), b.1.clone()];
                    for n in 0..GAMES {
                        let seed = (pair as u64) << 32 | n;
                        let done = std::panic::catch_unwind(|| game(&rules, &both, seed));
                        let decisions = done.unwrap_or_else(|_| panic!("seed {seed:#x}: {} against {}", a.0, b.0));
                        played.fetch_add(1, Ordering::Relaxed);
                        decided.fetch_add(decisions as usize, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let (played, decided) = (played.into_inner(), decided.into_inner());
    say(&format!("{played} games, {decided} decisions, {} a game", decided / played.max(1)));
    assert_eq!(played as u64, pairs as u64 * GAMES);
}
