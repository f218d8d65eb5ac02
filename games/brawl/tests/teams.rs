//! Four players: allies of allies, reactions for a teammate, winning together.
//! X46, X47, X48.

use crate::help;

use arbiter_brawl::board::{Champions, Read};
use arbiter_brawl::recruit::Mode;
use arbiter_brawl::team;
use arbiter_brawl::timing::Choice;
use arbiter_kernel::{Outcome, Rng, SeatSet};
use help::{drafted, rules};

/// In random games: whoever is asked to react is an opponent of who attacks,
/// nobody activates a teammate's champion, and both win.
#[test]
fn teams_in_random_games() {
    let rules = rules();
    let (mut for_mate, mut second, mut through) = (0, 0, 0);
    for seed in 0..60 {
        let mut t = drafted(&rules, 4, Mode::Friendly, seed);
        let mut rng = Rng::new(seed);
        let mut options = Vec::new();
        let mut windows = Vec::new();
        while let Some(seat) = t.asked() {
            t.options(&mut options);
            let reacts = options[0] == Choice::Pass;
            if reacts {
                assert_ne!(team::side(seat), team::side(t.active()));
                windows.push(seat);
            } else {
                second += usize::from(windows.len() == 2);
                assert!(windows.len() <= 2 && windows.windows(2).all(|w| w[0] != w[1]));
                windows.clear();
            }
            for choice in &options {
                match *choice {
                    Choice::Play(id) => assert_eq!(t.champion(t.owner(id.slot)).seat, seat),
                    Choice::Standard(_, who, _) => assert_eq!(t.champion(who).seat, seat),
                    Choice::React(_, who) => {
                        assert_eq!(t.side_of(who), team::side(seat));
                        for_mate += usize::from(t.champion(who).seat != seat);
                    }
                    _ => (),
                }
            }
            let crowd = t.present().iter().filter(|&c| t.on(1 << t.champion(c).at) != Champions::one(c)).count();
            through += usize::from(crowd > 0);
            let pick = rng.below(options.len() as u32) as usize;
            t.answer_with(options[pick], true);
        }
        match t.outcome() {
            Some(Outcome::Won(side)) => {
                assert!(side == SeatSet(0b0101) || side == SeatSet(0b1010));
                assert!(t.board.points.iter().any(|p| *p >= 7));
            }
            other => assert_eq!(other, Some(Outcome::Stopped)),
        }
    }
    assert!(for_mate > 20 && second > 20 && through > 20, "{for_mate} {second} {through}");
}
