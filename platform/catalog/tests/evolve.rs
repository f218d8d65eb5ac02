//! The door to Evolve: card lists, deck reports, traces, seeds.

use arbiter_catalog::{Library, Match, Seed, Source, Start, Trace, Viewer, game};

fn library() -> Box<dyn Library> {
    game("evolve").expect("it is in the catalog").library(&[]).expect("the shipped cards load")
}

fn staged(library: &dyn Library, setup: &str) -> Box<dyn Match> {
    let lines: Vec<(usize, String)> = setup.lines().map(|l| (1, l.to_owned())).collect();
    library.stage(&lines, &[]).unwrap_or_else(|f| panic!("{f}"))
}

fn pick(table: &mut dyn Match, words: &str) -> bool {
    let before = table.trace();
    let options = table.options();
    let at = options.iter().position(|o| o.words == words);
    let at = at.unwrap_or_else(|| panic!("{words}: {:?}", options.iter().map(|o| &o.words).collect::<Vec<_>>()));
    table.answer(at).unwrap_or_else(|e| panic!("{e:?}"));
    before.reveals(&table.trace())
}

fn source(text: &str) -> Source {
    Source { name: "deck".to_owned(), text: text.to_owned() }
}

#[test]
fn every_card_is_listed_in_both_languages() {
    let library = library();
    let cards = library.cards();
    assert!(cards.len() > 150, "{}", cards.len());
    let of = |name: &str, part: &str| cards.iter().find(|c| c.name == name && c.part == part).unwrap();
    let singer = of("Glade Singer", "main");
    assert_eq!((singer.kind, singer.class, singer.copies), ("follower", "forestcraft", 3));
    assert_eq!(singer.title.fr, "Chanteuse de la Clairière");
    assert_eq!(singer.numbers, [("cost", 2), ("attack", 2), ("defense", 2)]);
    let evolved = of("Glade Singer", "evolve");
    assert_eq!(evolved.numbers, [("attack", 3), ("defense", 3)]);
    let knight = of("Knight", "");
    assert_eq!((knight.copies, knight.set.as_str()), (0, "first-light"));
    assert_eq!(of("Sylva", "leader").numbers, [("defense", 20)]);
    for card in &cards {
        assert_eq!(card.text.en.len(), card.text.fr.len(), "{}", card.name);
        assert_eq!(card.set, "first-light", "{}", card.name);
        assert!(card.traits.iter().all(|t| !t.fr.is_empty()));
    }
    // Every trait has a French word, even where it is the same.
    let plain = ["Golem", "Mage", "Pixie", "Vampire", "Wyrm"];
    let traits = || cards.iter().flat_map(|c| &c.traits);
    assert!(traits().all(|t| t.fr != t.en || plain.contains(&t.en.as_str())));
    assert!(cards.iter().any(|c| c.keywords.contains(&"ward")));
}

#[test]
fn shipped_cards_are_found_by_search() {
    let library = library();
    let found = |query: &str| library.search(query).unwrap_or_else(|f| panic!("{f}"));
    assert_eq!(found("chanteuse clairiere"), ["Glade Singer"]);
    assert!(found("t:follower cost<=2 c:forestcraft").contains(&"Briar Scout".to_owned()));
    assert!(found("k:ward -c:neutral").len() > 2);
    assert!(found("t:officer c:forest").is_empty());
}

#[test]
fn shipped_decks_have_names_and_classes() {
    for deck in library().decks() {
        let class = if deck.key == "wayfarers" { deck.class } else { deck.key.as_str() };
        assert_eq!(deck.class, class);
        assert!(deck.title.en.len() > 20 && deck.title.fr.len() > 20 && deck.title.en != deck.title.fr, "{deck:?}");
    }
}

#[test]
fn a_deck_report_can_be_read_again_in_every_form() {
    let library = library();
    for deck in library.decks() {
        let report = library.read_deck(&source(&deck.text));
        assert!(report.legal(), "{:?}", report.faults);
        for form in [&report.text, &report.code, &report.file] {
            let again = library.read_deck(&source(form));
            assert_eq!(again.faults, [], "{form}");
            let cards = |r: &arbiter_catalog::DeckReport| {
                let mut all = r.entries.clone();
                all.sort_by_key(|e| (e.part, e.name.clone()));
                all
            };
            assert_eq!(cards(&again), cards(&report), "{form}");
        }
    }
}

#[test]
fn what_is_understood_of_a_deck_is_kept() {
    let report = library().read_deck(&source("Leader\n1 Sylva\nMain\n3 Briar Scout\n2 Hollow Dancre\n"));
    assert_eq!(report.entries.iter().map(|e| (e.part, e.count)).collect::<Vec<_>>(), [("leader", 1), ("main", 3)]);
    assert_eq!(report.text, "Leader\n1 Sylva\n\nMain\n3 Briar Scout\n");
    let unknown = report.faults.iter().find(|f| f.line == 5).unwrap();
    assert_eq!((unknown.nearest.as_slice(), unknown.said.key), (&["Hollow Dancer".to_owned()][..], "deck-unknown-one"));
    assert!(report.faults.iter().any(|f| f.clause == Some("6.1.1.2")));
    let damaged = library().read_deck(&source("e1.AAAA"));
    assert_eq!((damaged.faults.len(), damaged.faults[0].said.key), (1, "deck-code-cut"));
}

#[test]
fn a_small_seed_plays_as_it_always_did() {
    let library = library();
    let decks: Vec<Source> =
        library.decks().into_iter().take(2).map(|d| Source { name: d.key, text: d.text }).collect();
    let begin = |seed: Seed| library.start(&Start::with(&decks, seed)).unwrap().hash();
    assert_eq!(begin(42.into()), begin("42".parse().unwrap()));
    let mut long = Seed::from(42);
    long.0[31] = 1;
    assert_ne!(begin(42.into()), begin(long), "every byte counts");
}

#[test]
fn taking_back_costs_nothing_while_nothing_was_shown() {
    let library = library();
    let mut table = staged(library.as_ref(), "A field briar-scout\nA hand glade-singer\nA pp 5\nA deck hollow-dancer");
    let before = table.trace();
    assert!(!before.reveals(&table.trace()));
    assert!(!pick(table.as_mut(), "attack briar-scout"), "an attack shows no card");
    assert!(!pick(table.as_mut(), "leader B"));
    assert!(pick(table.as_mut(), "play glade-singer"), "the opponent sees what was in the hand");
    // The other player draws at the start of the turn.
    assert!(pick(table.as_mut(), "end"));
    assert!(before.reveals(&table.trace()));
}

#[test]
fn a_token_that_is_made_shows_nothing() {
    let library = library();
    let mut table = staged(library.as_ref(), "A ex fairy\nA field hollow-dancer\nA pp 3");
    assert!(!pick(table.as_mut(), "use hollow-dancer"), "it goes to the hand, and a token comes");
    let mut table = staged(library.as_ref(), "A ex fairy\nA pp 3");
    assert!(!pick(table.as_mut(), "play fairy"), "everybody saw it in the EX area");
}

#[test]
fn a_playout_ends_and_is_the_same_again() {
    let library = library();
    let decks: Vec<Source> =
        library.decks().into_iter().take(2).map(|d| Source { name: d.key, text: d.text }).collect();
    let table = library.start(&Start::with(&decks, 5.into())).unwrap();
    let (mut a, mut b) = (table.fork(), table.fork());
    let played = a.playout(9, 100_000);
    assert_eq!(played, b.playout(9, 100_000));
    assert_eq!((a.hash(), a.asked()), (b.hash(), None));
    assert!(played.outcome.is_some() && played.answers > 20);
    let mut short = table.fork();
    assert_eq!((short.playout(9, 3).answers, short.outcome()), (3, None));
    assert_eq!(short.playout(9, 0).answers, 0);
}

#[test]
fn the_game_says_what_it_is() {
    let evolve = game("evolve").unwrap();
    assert!(evolve.ledger().starts_with("id\tkind\tarea\tsummary\n") && evolve.ledger().contains("\n8.4.7\t"));
    assert!(!evolve.reserve());
    let view = staged(library().as_ref(), "A pp 1").view(Viewer::Spectator);
    assert!(evolve.phases().contains(&view.phase));
    assert_eq!(Trace::default(), Trace::default());
}

#[test]
fn whoever_chooses_an_effect_reads_what_it_does() {
    let library = library();
    let name = library.cards().into_iter().find(|c| c.text.en.iter().any(|l| l.starts_with("Choose one of"))).unwrap();
    let slug = name.title.en.to_lowercase().replace(' ', "-");
    let mut table = staged(&*library, &format!("A hand {slug}\nA pp 10\nA field road-warden"));
    pick(&mut *table, &format!("play {slug}"));
    let options = table.options();
    let labels: Vec<_> = options.iter().filter(|o| o.words.starts_with("option")).map(|o| &o.label).collect();
    assert!(labels.len() > 1);
    for (key, lines) in [("english", &name.text.en), ("french", &name.text.fr)] {
        for label in &labels {
            let arg = label.args.iter().find(|(name, _)| *name == key).map(|(_, arg)| arg);
            let Some(arbiter_catalog::Arg::Text(text)) = arg else { panic!("{label:?} says nothing in {key}") };
            assert!(text.len() > 8 && lines.concat().contains(text.as_str()), "{text} is no part of {lines:?}");
        }
    }
}
