//! The door to The Spoils: deck reports and the labels of options.

use arbiter_catalog::{Arg, DeckReport, Entry, Library, Match, Message, Source, game};

fn library() -> Box<dyn Library> {
    game("spoils").expect("it is in the catalog").library(&[]).expect("the shipped cards load")
}

fn staged(library: &dyn Library, setup: &[&str]) -> Box<dyn Match> {
    let lines: Vec<(usize, String)> = setup.iter().map(|l| (1, (*l).to_owned())).collect();
    library.stage(&lines, &[]).unwrap_or_else(|f| panic!("{f}"))
}

fn pick(table: &mut dyn Match, words: &str) -> Vec<Entry> {
    let options = table.options();
    let at = options.iter().position(|o| o.words == words);
    let at = at.unwrap_or_else(|| panic!("{words}: {:?}", options.iter().map(|o| &o.words).collect::<Vec<_>>()));
    table.answer(at).unwrap_or_else(|e| panic!("{e:?}"))
}

/// What a label says in a language, where it says it itself.
fn said(label: &Message, language: &str) -> String {
    let text = label.args.iter().find_map(|(name, arg)| match arg {
        Arg::Text(text) if *name == language => Some(text.clone()),
        _ => None,
    });
    text.unwrap_or_else(|| panic!("{label:?} says nothing in {language}"))
}

fn source(text: &str) -> Source {
    Source { name: "deck".to_owned(), text: text.to_owned() }
}

#[test]
fn a_deck_report_can_be_read_again_in_every_form() {
    let library = library();
    let cards = |r: &DeckReport| {
        let mut all = r.entries.clone();
        all.sort_by_key(|e| (e.part, e.name.clone()));
        all
    };
    assert!(library.decks().len() >= 5);
    for deck in library.decks() {
        let report = library.read_deck(&source(&deck.text));
        assert!(report.legal(), "{:?}", report.faults);
        assert_eq!(report.ending, "o8d");
        for form in [&report.text, &report.code, &report.file] {
            let again = library.read_deck(&source(form));
            assert_eq!(again.faults, [], "{form}");
            assert_eq!(cards(&again), cards(&report), "{form}");
            // The same bytes too: nothing is lost or gained however often it is exported.
            assert_eq!(again.file, report.file);
        }
    }
}

#[test]
fn whoever_chooses_an_option_reads_what_it_does() {
    let library = library();
    let setup = ["A hand slander", "A play deception, deception", "A ready 2", "B play hired-hand"];
    let mut table = staged(&*library, &setup);
    pick(&mut *table, "play slander");
    let labels: Vec<Message> = table.options().into_iter().map(|o| o.label).collect();
    let both: Vec<(String, String)> = labels.iter().map(|l| (said(l, "english"), said(l, "french"))).collect();
    assert_eq!(both.len(), 3);
    assert_eq!(both[1].0, "Your opponent discards a card.");
    assert_eq!(both[1].1, "Votre adversaire défausse une carte.");
    for (english, french) in &both {
        // Exactly a part of what the card says, without the names of its sections.
        for (text, lang) in [(english, "en"), (french, "fr")] {
            let card = library.card_text("Slander", lang).concat();
            let plain = card.replace("| ", "").replace("COST: ", "").replace("EFFECT: ", "");
            let plain = plain.replace("COÛT : ", "").replace("EFFET : ", "");
            assert!(plain.contains(text.as_str()), "{text} is no part of {plain}");
        }
        assert_ne!(english, french);
    }
}

#[test]
fn either_way_is_said_as_one_of_both_and_the_log_says_what_was_chosen() {
    let library = library();
    let setup = ["A hand slander", "A play deception, deception", "A ready 2", "B play hired-hand"];
    let mut table = staged(&*library, &setup);
    pick(&mut *table, "play slander");
    let mut log = pick(&mut *table, "option 1");
    // Costs are paid and responses are passed; then the text is followed.
    while !table.options().iter().any(|o| o.words == "option 2") {
        let words = table.options()[0].words.clone();
        log.extend(pick(&mut *table, &words));
    }
    let chosen: Vec<&Message> = log.iter().map(|e| &e.said).filter(|m| m.key == "log-option").collect();
    let [chosen] = chosen.as_slice() else { panic!("one option was chosen: {log:?}") };
    assert_eq!(said(chosen, "english"), "Pick a character. This turn, the character either gains or loses 1 speed.");
    let labels: Vec<Message> = table.options().into_iter().map(|o| o.label).collect();
    let english: Vec<String> = labels.iter().map(|l| said(l, "english")).collect();
    assert_eq!(english, ["The character gains 1 speed this turn", "The character loses 1 speed this turn"]);
    assert!(said(&labels[0], "french").contains("gagne 1") && said(&labels[1], "french").contains("perd 1"));
}
