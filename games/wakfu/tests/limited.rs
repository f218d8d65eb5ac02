//! Sealed decks and drafts at the table: packs, what is passed on, decks that
//! are built, who sees what, and games that come of it. [101.2]

use crate::help;

use arbiter_kernel::{Outcome, Rng, Seat, State, Table, Viewer};
use arbiter_wakfu::board::{Phase, T, Zone, zone};
use arbiter_wakfu::card::Kind;
use arbiter_wakfu::deck::{self, Format};
use arbiter_wakfu::limited::Plan;
use arbiter_wakfu::timing::Choice;
use arbiter_wakfu::{Wakfu, setup, show};
use help::rules;
use std::sync::Arc;

const BOTH: [Format; 2] = [Format::Sealed, Format::Draft];

fn table(format: Format, each: u8, seed: u64) -> T {
    setup::start_limited(&rules(), each, Plan { format, chooser: None, swaps: false }, Rng::new(seed))
}

fn options(t: &T) -> Vec<Choice> {
    let mut out = Vec::new();
    t.options(&mut out);
    out
}

/// The names of what lies in an area, in order of the alphabet.
fn names(t: &T, seat: Seat, z: Zone) -> Vec<String> {
    let name = |&s: &u16| t.rules.faces[t.objects.at(s).face as usize].card.name.clone();
    let mut all: Vec<String> = t.zones.of(zone(seat, z)).iter().map(name).collect();
    all.sort();
    all
}

fn count(t: &T, seat: Seat, z: Zone) -> usize {
    t.zones.len(zone(seat, z))
}

/// Answers by chance as long as this holds.
fn while_so(t: &mut T, rng: &mut Rng, mut holds: impl FnMut(&T) -> bool) {
    for n in 0.. {
        if t.asked().is_none() || !holds(t) {
            return;
        }
        assert!(n < 60_000, "it ends");
        let all = options(t);
        let some = |rng: &mut Rng| all[rng.below(all.len() as u32) as usize];
        let mut pick = some(rng);
        // Whoever lets everything be plays for ever.
        if matches!(pick, Choice::Pass | Choice::EndTurn | Choice::Quiet | Choice::Again) {
            pick = some(rng);
        }
        t.answer_with(pick, all.len() > 1);
    }
}

/// Everybody lets the deck be built.
fn built(t: &mut T) {
    while t.board.phase == Phase::Build {
        let all = options(t);
        let pick = if all.contains(&Choice::Stop) { Choice::Stop } else { all[0] };
        t.answer_with(pick, all.len() > 1);
    }
}

#[test]
fn everybody_opens_five_packs_or_holds_the_first_of_three() {
    for each in 1..=3 {
        let t = table(Format::Sealed, each, 5);
        for seat in 0..each * 2 {
            assert_eq!((count(&t, seat, Zone::Collection), count(&t, seat, Zone::Hand)), (64, 0));
        }
        let t = table(Format::Draft, each, 5);
        for seat in 0..each * 2 {
            assert_eq!((count(&t, seat, Zone::Collection), count(&t, seat, Zone::Hand)), (4, 12));
            let pack = names(&t, seat, Zone::Hand);
            assert!(pack.windows(2).all(|two| two[0] != two[1]), "a pack has no card twice: {pack:?}");
            for kind in [Kind::Hero, Kind::Bag] {
                let pool = t.zones.of(zone(seat, Zone::Collection)).iter();
                let of = pool.map(|&s| t.objects.at(s).face).filter(|&f| t.rules.faces[f as usize].card.kind == kind);
                let of: Vec<u16> = of.collect();
                assert!(of.len() == 2 && of[0] != of[1], "two different ones: {of:?}");
            }
        }
    }
}

/// To the left, of the second pack to the right: whoever sits next holds what
/// was left of the neighbour's pack.
#[test]
fn packs_go_to_the_left_and_the_second_one_to_the_right() {
    let mut t = table(Format::Draft, 2, 9);
    let mut rng = Rng::new(1);
    for pack in 0..3 {
        let held: Vec<Vec<String>> = (0..4).map(|s| names(&t, s, Zone::Hand)).collect();
        assert!(held.iter().all(|h| h.len() == 12), "pack {pack}");
        for seat in 0..4 {
            assert_eq!(t.asked(), Some(seat));
            t.answer(0).expect("a card is there");
        }
        for seat in 0..4usize {
            let from = if pack == 1 { (seat + 1) % 4 } else { (seat + 3) % 4 };
            let now = names(&t, seat as Seat, Zone::Hand);
            assert_eq!(now.len(), 11);
            assert!(now.iter().all(|name| held[from].contains(name)), "pack {pack}, seat {seat}: {now:?}");
        }
        let so_far = (pack + 1) * 12 + 4;
        while_so(&mut t, &mut rng, |t| count(t, 3, Zone::Collection) < so_far && t.board.phase == Phase::Draft);
    }
    assert_eq!(t.board.phase, Phase::Build);
    assert!((0..4).all(|s| count(&t, s, Zone::Collection) == 40));
}

/// A pack is seen by whoever holds it and by partners, and so is what was taken.
#[test]
fn nobody_sees_what_others_hold_or_have() {
    for format in BOTH {
        let mut t = table(format, 2, 3);
        let mut rng = Rng::new(7);
        let mut looked = 0;
        while_so(&mut t, &mut rng, |t| {
            for of in 0..4u8 {
                for z in [Zone::Hand, Zone::Collection, Zone::Deck] {
                    for &slot in t.zones.of(zone(of, z)) {
                        for by in 0..4u8 {
                            let partner = by % 2 == of % 2;
                            assert_eq!(show::sees(t, Viewer::Seat(by), slot), partner, "{z:?} of {of}, {by} looks");
                        }
                        assert!(!show::sees(t, Viewer::Spectator, slot));
                        looked += 1;
                    }
                }
            }
            t.board.phase != Phase::Setup && looked < 60_000
        });
        assert!(looked > 1000, "{looked}");
    }
}

/// What a seat sees and is offered does not depend on what it cannot see: not
/// while packs go round, not while decks are built, and not in the game.
#[test]
fn a_seat_cannot_tell_twins_apart() {
    for format in BOTH {
        let mut t = table(format, 2, 17);
        let (mut rng, mut chance, mut n) = (Rng::new(3), Rng::new(4), 0);
        while_so(&mut t, &mut rng, |t| {
            n += 1;
            for seat in (0..4u8).filter(|_| n % 8 == 0) {
                let twin = arbiter_desk::guess(t, seat, &mut chance);
                assert_eq!(show::view(t, Viewer::Seat(seat)), show::view(&twin, Viewer::Seat(seat)), "seat {seat}");
                if t.asked() == Some(seat) {
                    let named = |t: &T| arbiter_wakfu::names::options(t, &options(t));
                    assert_eq!(named(t), named(&twin), "seat {seat}");
                }
            }
            t.board.turn < 8
        });
        assert!(n > 300, "{n}");
    }
}

/// Whatever is answered, what comes out is a deck that may be played, and the
/// rest is the reserve. [101.2] [101.4] [101.6] [101.7]
#[test]
fn every_deck_that_is_built_is_legal() {
    for format in BOTH {
        for seed in 0..12 {
            let each = 1 + seed as u8 % 3;
            let mut t = table(format, each, seed);
            let mut rng = Rng::new(seed ^ 40);
            while_so(&mut t, &mut rng, |t| t.board.phase != Phase::Setup);
            assert_eq!(t.board.phase, Phase::Setup);
            let mut decks = Vec::new();
            for seat in 0..each * 2 {
                let text = arbiter_desk::Door::kept(&t, seat).expect("it was built");
                let deck = deck::legal(&t.rules, &text, format).unwrap_or_else(|f| panic!("{format:?} {seed}: {f:?}"));
                let all = deck.cards.len() + 2 + deck.reserve.len();
                assert_eq!(deck.cards.len(), 28);
                match format {
                    Format::Sealed => assert_eq!(all, 64),
                    _ => assert!((40..=44).contains(&all), "{all}"),
                }
                decks.push(deck);
            }
            setup::check_teams(&t.rules, &decks).expect("partners have no Unique card twice");
        }
    }
}

/// Left to the table, a deck is of the Elements of its Hero and its Haven Bag as
/// far as these go.
#[test]
fn a_deck_can_be_left_to_the_table() {
    for format in BOTH {
        let mut t = table(format, 1, 11);
        let mut rng = Rng::new(2);
        while_so(&mut t, &mut rng, |t| t.board.phase == Phase::Draft);
        built(&mut t);
        assert_eq!(t.board.phase, Phase::Setup);
        for seat in 0..2 {
            let p = t.board.players[seat as usize];
            assert!(t.objects.get(p.hero).is_some() && t.objects.get(p.bag).is_some());
            assert_eq!(count(&t, seat, Zone::Deck), 28);
        }
    }
}

#[test]
fn games_of_every_seating_end() {
    let mut ends = [0; 3];
    for format in BOTH {
        for (each, games) in [(1, 3), (2, 1), (3, 1)] {
            for seed in 0..games {
                let mut t = table(format, each, seed);
                let mut rng = Rng::new(seed ^ 13);
                let cards = |t: &T| t.objects.iter().filter(|(_, o)| !t.rules.faces[o.face as usize].token).count();
                let mut laid = 0;
                while_so(&mut t, &mut rng, |t| {
                    if t.board.phase == Phase::Setup {
                        laid = cards(t);
                    } else if !t.board.phase.is_before() {
                        assert_eq!(cards(t), laid, "no card is lost");
                    }
                    true
                });
                match t.outcome() {
                    Some(Outcome::Won(side)) => ends[usize::from(side.has(1))] += 1,
                    _ => ends[2] += 1,
                }
            }
        }
    }
    assert!(ends[0] > 0 && ends[1] > 0, "{ends:?}");
}

#[test]
fn a_stored_draft_goes_on_in_the_same_way() {
    for format in BOTH {
        let mut t = table(format, 2, 21);
        let mut rng = Rng::new(4);
        for _ in 0..250 {
            let all = options(&t);
            let n = rng.below(all.len() as u32) as usize;
            let stored = State::<Wakfu>::load(&t.state.save()).expect("it can be stored");
            let mut again = Table::with(Arc::clone(&rules()), stored);
            again.answer(n).expect("it was offered");
            t.answer(n).expect("it was offered");
            assert_eq!(again.state.digest(), t.state.digest());
        }
    }
}

/// Who gives up while cards are taken leaves; the others draft and play on.
#[test]
fn who_leaves_a_draft_is_out_of_the_game_too() {
    for (format, after) in [(Format::Draft, 30), (Format::Sealed, 40), (Format::Draft, 170)] {
        for gone in 0..4u8 {
            let mut t = table(format, 2, 31);
            let mut rng = Rng::new(5);
            let mut n = 0;
            while_so(&mut t, &mut rng, |_| {
                n += 1;
                n <= after
            });
            t.depart(gone);
            assert_eq!(t.outcome(), None);
            while_so(&mut t, &mut rng, |t| {
                assert_ne!(t.asked(), Some(gone));
                t.board.turn < 6
            });
            assert!(t.out().has(gone));
            assert_eq!((count(&t, gone, Zone::Deck), count(&t, gone, Zone::Hand)), (0, 0));
            if t.outcome().is_none() {
                t.depart((gone + 2) % 4);
                assert!(matches!(t.outcome(), Some(Outcome::Won(side)) if !side.has(gone)));
            }
        }
    }
    let mut t = table(Format::Draft, 1, 1);
    t.depart(0);
    assert!(matches!(t.outcome(), Some(Outcome::Won(side)) if side.has(1)));
}

/// The loser of the game before says who begins, whatever was done before. [102.2]
#[test]
fn the_loser_of_the_last_game_says_who_begins() {
    let plan = Plan { format: Format::Sealed, chooser: Some(1), swaps: false };
    let mut t = setup::start_limited(&rules(), 1, plan, Rng::new(8));
    built(&mut t);
    assert_eq!((t.asked(), options(&t)), (Some(1), vec![Choice::Seat(0), Choice::Seat(1)]));
}

/// Between the games of a match cards change places, and the Hero stays. [101.4] [307.1]
#[test]
fn cards_are_swapped_between_the_games_of_a_match() {
    for format in BOTH {
        let mut t = table(format, 1, 15);
        while_so(&mut t, &mut Rng::new(6), |t| t.board.phase == Phase::Draft);
        built(&mut t);
        while_so(&mut t, &mut Rng::new(6), |t| t.board.turn < 20);
        let legal = |t: &T, seat: Seat| {
            let text = arbiter_desk::Door::kept(t, seat).expect("it was built");
            deck::legal(&t.rules, &text, format).unwrap_or_else(|f| panic!("{format:?}: {f:?}\n{text}"))
        };
        let had = [legal(&t, 0), legal(&t, 1)];
        let plan = Plan { format, chooser: Some(0), swaps: true };
        let mut t = setup::start_again(&rules(), &had, plan, Rng::new(77));
        let all = options(&t);
        assert!(all.contains(&Choice::Stop) && !all.contains(&Choice::Again), "{all:?}");
        let find = |all: &[Choice], is: fn(&Choice) -> bool| *all.iter().find(|c| is(c)).expect("it is offered");
        t.answer_with(find(&all, |c| matches!(c, Choice::Remove(_))), true);
        let all = options(&t);
        t.answer_with(*all.iter().rev().find(|c| matches!(c, Choice::Add(_))).expect("it is offered"), true);
        built(&mut t);
        assert_eq!(t.asked(), Some(0), "the loser says who begins");
        let (mine, other) = (legal(&t, 0), legal(&t, 1));
        assert_eq!((mine.hero, mine.bag, mine.cards.len()), (had[0].hero, had[0].bag, 28));
        assert!(mine.cards != had[0].cards && other.hero == had[1].hero);
    }
}
