//! The masks of the arena, compared with what one would count by hand.

use arbiter_brawl::arena::{Arena, Essence, Shape, WAYS, bit, each};
use arbiter_brawl::shipped;
use hexx::Hex;

fn distance(a: Hex, b: Hex) -> i32 {
    let d = a - b;
    d.x.abs().max(d.y.abs()).max((d.x + d.y).abs())
}

#[test]
fn distances_ranges_and_neighbours_are_those_of_the_plane() {
    let arena = Arena::standard();
    assert_eq!(arena.all.count_ones(), 61);
    for a in each(arena.all) {
        for b in each(arena.all) {
            let far = distance(arena.hex(a), arena.hex(b)) as u8;
            assert_eq!(arena.distance(a, b), far);
            assert_eq!(arena.near(a) & bit(b) != 0, far == 1);
            for (min, max) in [(1, 2), (2, 3), (3, 5), (1, 4)] {
                assert_eq!(arena.range(a, min, max) & bit(b) != 0, (min..=max).contains(&far));
            }
        }
    }
}

#[test]
fn sight_ends_at_the_first_who_stands_in_a_row() {
    let arena = Arena::standard();
    let mut noise = 0x9e37_79b9_7f4a_7c15_u64;
    for a in each(arena.all) {
        for _ in 0..20 {
            noise ^= noise << 13;
            noise ^= noise >> 7;
            noise ^= noise << 17;
            let blockers = noise & noise.rotate_left(9) & arena.all & !bit(a);
            let mut seen = 0;
            for (way, step) in (0..).zip(WAYS) {
                let (mut at, mut row) = (arena.hex(a), 0);
                while let Some(h) = arena.at((at + step).x, (at + step).y) {
                    at += step;
                    row |= bit(h);
                    if blockers & bit(h) != 0 {
                        break;
                    }
                }
                assert_eq!(arena.upto(a, way, blockers), row);
                seen |= row;
            }
            assert_eq!(arena.sight(a, blockers), seen);
        }
    }
}

#[test]
fn rows_and_what_lies_between() {
    let arena = Arena::standard();
    for a in each(arena.all) {
        for b in each(arena.all & !bit(a)) {
            let d = arena.hex(b) - arena.hex(a);
            let row = d.x == 0 || d.y == 0 || d.x + d.y == 0;
            assert_eq!(arena.way(a, b).is_some(), row);
            let far = arena.distance(a, b);
            let count = if row { u32::from(far) - 1 } else { 0 };
            assert_eq!(arena.between(a, b).count_ones(), count);
            assert!(each(arena.between(a, b)).all(|h| arena.distance(a, h) + arena.distance(h, b) == far));
        }
    }
}

#[test]
fn shapes_are_turned_about_their_dark_hex() {
    let arena = Arena::standard();
    for shape in Shape::ALL {
        for a in each(arena.all) {
            for turn in 0..6 {
                // Hexx turns by its own arithmetic.
                let turned = shape.hexes().iter().map(|&(q, r)| Hex::new(q, r).rotate_ccw(turn.into()));
                let hexes = turned.filter_map(|h| arena.at((arena.hex(a) + h).x, (arena.hex(a) + h).y));
                assert_eq!(arena.shape(shape, a, turn), hexes.fold(0, |all, h| all | bit(h)), "{shape:?} {turn}");
            }
        }
    }
}

#[test]
fn ways_flood_around_what_stands_there() {
    let arena = Arena::standard();
    let over = arena.all & !arena.statue_mask;
    let start = arena.at(-4, 0).expect("a hex");
    let two = arena.flood(bit(start), over, 2);
    assert_eq!(two & bit(arena.at(-2, 0).expect("a hex")), 0, "the statue is in the way");
    assert_ne!(arena.flood(bit(start), over, 3) & bit(arena.at(-2, 0).expect("a hex")), 0);
}

#[test]
fn the_arena_of_the_rulings_is_even_and_complete() {
    let arena = Arena::standard();
    assert!(arena.is_even());
    assert!(arena.zones.iter().all(|z| z.count_ones() == 13));
    assert_eq!((arena.traps.count_ones(), arena.statue_mask.count_ones()), (6, 3));
    assert!(arena.deployment.iter().all(|d| d.count_ones() == 5));
    for side in 0..2 {
        let own = |h: &u8| if side == 0 { arena.hex(*h).y < 0 } else { arena.hex(*h).y > 0 };
        assert_eq!(arena.halves[side], each(arena.all).filter(own).fold(0, |all, h| all | bit(h)));
    }
    for (zone, name) in Essence::ALL.into_iter().zip(["m", "d", "c"]) {
        assert_eq!(arena.zone(arena.statues[zone as usize]), Some(zone), "{name}");
        assert_eq!(arena.near(arena.statues[zone as usize]) & !arena.zones[zone as usize], 0);
    }
}

#[test]
fn an_arena_that_does_not_fit_is_refused_with_every_fault() {
    let file = include_str!("../arena/default.toml");
    let with = |from: &str, to: &str| {
        assert!(file.contains(from), "{from}");
        Arena::read(&file.replacen(from, to, 1)).expect_err("it is refused").to_string()
    };
    assert!(with("traps = [[-1, -2],", "traps = [[0, 0],").contains("a trap space lies on a statue"));
    assert!(with("creation = [3, 0]", "creation = [1, 0]").contains("does not stand in that zone"));
    assert!(with("[[-1, -2], [1, -2],", "[[1, -2],").contains("exactly six trap spaces, not 5"));
    assert!(with("    [4, -4, 0],\n", "    [4, -4, 0],\n    [6, 0, 0],\n").contains("cut off"));
    assert!(with("two = [0, 1, 2, 1]", "two = [1, 2, 1]").contains("begins with one slot of 0 points"));
    assert!(with("[0, -4], [1, -4], [2, -4]", "[2, -4]").contains("fewer than 4"));
    assert!(with("[-2, -2], [-1, -2]", "[0, -2], [-1, -2]").contains("share a hex"));
    assert!(with("rows = [", "colour = 3\nrows = [").contains("colour"));
    assert!(with("    [4, -4, 0],\n", "    [4, -4, 2000000000],\n").contains("goes farther than 99"));
    assert!(with("    [4, -4, 0],\n", "    [2147483647, 0, 0],\n").contains("goes farther than 99"));
    assert!(with("    [4, -4, 0],\n", "    [4, -4, 90],\n").contains("1 to 64 hexes"));
    assert!(with("    [4, -4, 0],\n", "    [4, -4, 0],\n    [4, 0, 0],\n").contains("listed twice in `rows`"));
    assert!(with("traps = [[-1, -2],", "traps = [[0, -4],").contains("a trap space lies in a deployment zone"));
    assert!(with("south = [[-4, 4],", "south = [[0, -4],").contains("the deployment zones share a hex"));
    assert!(with("south = [[-4, 4],", "south = [[0, 0],").contains("a statue stands in a deployment zone"));
    assert!(with("creation = [3, 0]", "creation = [0, 0]").contains("exactly three statues"));
    assert!(with("four = [0, 0, 1, 2, 1]", "four = [0, 0, 1, 1, 1]").contains("both tracks have the same slots"));
    assert!(with("four = [0, 0, 1, 2, 1]", "four = [0, 1, 2, 1]").contains("two slots of 0 points"));
    assert!(with("[[-1, -2], [1, -2],", "[[9, 9], [1, -2],").contains("not in the arena"));
    assert!(with("    [4, -4, 0],\n", "    [4, 0, -4],\n").contains("(4, 0, -4) ends before it begins"));
}

#[test]
fn a_file_that_is_meant_as_an_arena_is_told_its_faults_as_one() {
    let file = include_str!("../arena/default.toml");
    let told = |text: &str| {
        let faults = shipped::with(&[("other.toml", text)]).expect_err("it is refused");
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    assert!(told(&file.replacen("rows = ", "lines = ", 1)).contains("unknown field `lines`"));
    assert!(told("track = 3").contains("track"));
}

#[test]
fn an_uneven_arena_is_taken_and_said_to_be_uneven() {
    let file = include_str!("../arena/default.toml");
    let uneven = file.replacen("traps = [[-1, -2],", "traps = [[0, -2],", 1);
    assert_ne!(file, uneven);
    assert!(Arena::read(&uneven).is_ok_and(|a| !a.is_even()));
    assert!(shipped::with(&[("other.toml", &uneven)]).is_ok(), "it is taken");
    let doubts = |text: &str| shipped::doubts(&[("other.toml", text)]);
    let told = doubts(&uneven);
    assert!(told.len() == 1 && told[0].file == "other.toml" && told[0].reason.contains("have it easier"), "{told:?}");
    assert_eq!(doubts(file), [], "the arena of the rulings is even");
    assert_eq!(doubts(shipped::FILES[3]), [], "cards are no arena");
}
