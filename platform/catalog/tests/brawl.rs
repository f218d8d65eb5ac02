//! The door to Super Fantasy Brawl: lists that meet, and what the page draws.

use arbiter_catalog::{Library, Seed, Source, Start, Viewer, game};

fn library() -> Box<dyn Library> {
    game("brawl").expect("it is in the catalog").library(&[]).expect("the shipped cards load")
}

#[test]
fn any_lists_can_meet_in_every_mode_and_seating() {
    let library = library();
    let lists: Vec<Source> =
        library.decks().into_iter().map(|d| Source { name: d.key.clone(), text: d.text }).collect();
    for mode in game("brawl").expect("it is in the catalog").modes() {
        for seating in mode.seatings {
            let nothing = Source { name: String::new(), text: String::new() };
            let bring =
                |n: usize| if mode.key == "friendly" { nothing.clone() } else { lists[n % lists.len()].clone() };
            for (a, b) in (0..lists.len()).flat_map(|a| (0..lists.len()).map(move |b| (a, b))) {
                let brings: Vec<Source> = (0..seating.seats()).map(|n| bring(if n % 2 == 0 { a } else { b })).collect();
                let mut how = Start::with(&brings, Seed([7; 32]));
                (how.mode, how.seating) = (mode.key.to_owned(), seating.key.to_owned());
                let table = library.start(&how).unwrap_or_else(|f| panic!("{} {}: {f:?}", mode.key, seating.key));
                assert!(table.view(Viewer::Judge).asked.is_some());
            }
        }
    }
}

#[test]
fn options_name_the_hexes_that_a_page_draws() {
    let library = library();
    let setup = [
        "A champions goldarr [at 0 2]",
        "A hand anchors-aweigh",
        "A track pincer [slot 1]",
        "B champions sulka [at 0 1]",
    ];
    let lines: Vec<(usize, String)> = setup.iter().map(|l| (1, (*l).to_owned())).collect();
    let mut table = library.stage(&lines, &[]).unwrap_or_else(|f| panic!("{f}"));
    let mut pick = |words: &str| {
        let at = table.options().iter().position(|o| o.words == words).unwrap_or_else(|| panic!("{words}"));
        let places = table.options()[at].places.clone();
        table.answer(at).unwrap_or_else(|e| panic!("{e:?}"));
        (places, table.view(Viewer::Judge))
    };
    // Where the movement of the card can end, and not where somebody stands.
    let (leads, _) = pick("play anchors-aweigh");
    assert!(leads.contains(&"2,1".to_owned()) && !leads.contains(&"0,1".to_owned()), "{leads:?}");
    let (_, view) = pick("stop");
    // A shape that can be turned reaches all six neighbours.
    let in_range = view.board.iter().flat_map(|b| &b.places).filter(|p| p.marks.contains(&"range")).count();
    assert_eq!(in_range, 6);
    let worth =
        view.shared.iter().find(|z| z.key == "track-1").and_then(|z| z.cards.first()).map(|c| c.numbers.clone());
    assert_eq!(worth, Some(vec![("worth", 1)]));
    pick("use");
    // The middle of a turned shape comes first: it is the one that is pressed.
    let (shape, _) = pick("north-east");
    assert_eq!(shape.first().map(String::as_str), Some("1,1"));
    assert_eq!(shape.len(), 3);
}

#[test]
fn whoever_can_be_recruited_lies_in_the_pool() {
    let library = library();
    let lines = [(1, "phase setup".to_owned()), (2, "A mode friendly".to_owned())];
    let mut table = library.stage(&lines, &[]).unwrap_or_else(|f| panic!("{f}"));
    while table.view(Viewer::Judge).question != "ask-recruit" {
        table.answer(0).unwrap_or_else(|e| panic!("{e:?}"));
    }
    let view = table.view(Viewer::Spectator);
    for option in table.options() {
        let [spot] = &option.about[..] else { panic!("{}", option.words) };
        assert!(view.card(spot).is_some(), "{}", option.words);
    }
}

#[test]
fn an_arena_of_ones_own_is_taken_and_doubted_if_it_is_uneven() {
    let brawl = game("brawl").expect("it is in the catalog");
    let even = include_str!("../../../games/brawl/arena/default.toml");
    let uneven = even.replacen("traps = [[-1, -2],", "traps = [[0, -2],", 1);
    let file = |text: &str| [Source { name: "mine.toml".to_owned(), text: text.to_owned() }];
    assert_eq!(brawl.doubts(&file(even)), []);
    let told = brawl.doubts(&file(&uneven));
    assert!(told.len() == 1 && told[0].source == "mine.toml", "{told:?}");
    assert!(brawl.check_cards(&file(&uneven)).is_empty() && brawl.library(&file(&uneven)).is_ok());
}

/// Whoever thinks ahead by turns stands at the beginning of one, whoever acts
/// at its side until then.
#[test]
fn a_playout_of_turns_ends_where_one_begins() {
    let lines = [(1, "A champions rath [at 0 3]".to_owned()), (2, "B champions kilgore [at 4 -4]".to_owned())];
    let table = library().stage(&lines, &[]).unwrap_or_else(|f| panic!("{f}"));
    for (seed, turns) in (0..20).flat_map(|seed| [(seed, 1), (seed, 2), (seed, 3)]) {
        let (mut there, mut again) = (table.fork(), table.fork());
        let played = there.playout_turns(seed, 0, turns, 10_000);
        let view = there.view(Viewer::Judge);
        assert_eq!((view.question, view.active), ("ask-main", Some(turns as u8 % 2)), "{seed} {turns}");
        assert_eq!(view.turn, 3 + turns / 2, "{seed} {turns}");
        assert_eq!((again.playout(seed, played.answers), again.hash()), (played, there.hash()));
    }
}
