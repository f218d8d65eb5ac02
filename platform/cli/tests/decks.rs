//! Faults of decks and searches in the words of the translation files.

use arbiter_catalog::{Library, Source, game};
use arbiter_cli::voice::Voice;

fn library() -> Box<dyn Library> {
    game("evolve").expect("it is in the catalog").library(&[]).expect("the shipped cards load")
}

/// Decks that are wrong in every way there is.
fn wrong() -> Vec<String> {
    let good = library().decks().swap_remove(1).text;
    let main = |line: &str| good.replacen("Main\n", &format!("Main\n{line}\n"), 1);
    let mut all: Vec<String> = [
        "0 Blade Pupil",
        "x Blade Pupil",
        "3",
        "1 Zzyzx",
        "1 Blade Pupi",
        "1 Corwin",
        "1 Knight",
        "1 Squire Captain (Evolved)",
        "9 Blade Pupil",
        "1 Briar Scout",
        "Sideboard:",
    ]
    .map(main)
    .into();
    all.extend(
        [
            "",
            "Main\n3 Blade Pupil\n",
            "Leader\n1 Corwin\n",
            "Leader\n2 Corwin\n1 Blade Pupil\n1 Nobody\nMain\n1 Blade Pupil\n",
            "Main\n1 Briar Scout\n1 Blade Pupil\n",
            "Leader\n1 Wanderer\nEvolve\n1 Blade Pupil\n1 Solder",
            "Evolve\n4 Glade Singer\n4 Glimmer Fox\n4 Harvest Sprite\n1 Nobody",
            "<cockatrice_deck><zone name=\"main\"><card number=\"x\" name=\"Fox\"/><card number=\"1\"/></zone>\
             <zone name=\"attic\"><card",
            "<x/>",
            "<zone name=\"side\"><card number=\"1\" name=\"Zzyzx\"/></zone>",
            "e1.!!!!",
            "e1.AAAA",
            "e1.Ozs7Oy4",
            "e1.eC4",
        ]
        .map(str::to_owned),
    );
    all.push("x".repeat(70_000));
    all.push(format!("e1.{}", "A".repeat(66_000)));
    all
}

#[test]
fn the_translation_says_what_the_engine_says() {
    let library = library();
    let (english, french) = (Voice::new("en").of("evolve"), Voice::new("fr").of("evolve"));
    let mut keys = std::collections::BTreeSet::new();
    for text in wrong() {
        let report = library.read_deck(&Source { name: "deck".to_owned(), text });
        assert!(!report.legal());
        for fault in report.faults {
            assert_eq!(english.message(&fault.said, library.as_ref()), fault.why);
            let told = french.message(&fault.said, library.as_ref());
            assert!(!told.contains("deck-") && !told.contains('{') && told != fault.why, "{told}");
            keys.insert(fault.said.key);
        }
    }
    assert!(keys.len() >= 22, "only {keys:?} were met");
}

#[test]
fn searches_are_refused_in_both_languages() {
    let library = library();
    let (english, french) = (Voice::new("en").of("evolve"), Voice::new("fr").of("evolve"));
    let long = "x".repeat(300);
    let deep = "(".repeat(40);
    for query in [")", "(x", "x or", "-", "a<b", "a<", "k<b", "a=<2", "\"", "z:1", long.as_str(), deep.as_str()] {
        let fault = library.search(query).expect_err(query);
        assert_eq!(english.message(&fault.said, library.as_ref()), fault.why, "{query}");
        let told = french.message(&fault.said, library.as_ref());
        assert!(told.starts_with("Colonne ") && !told.contains('{'), "{told}");
    }
}

fn arbiter(words: &[&str]) -> (u8, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut io =
        arbiter_cli::Io { input: &mut "".as_bytes(), out: &mut out, err: &mut err, colour: false, lang: String::new() };
    let args = std::iter::once("arbiter").chain(words.iter().copied()).map(Into::into);
    let code = arbiter_cli::run(args, arbiter_catalog::games(), &mut io);
    (code, String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
}

#[test]
fn a_deck_is_checked_in_french() {
    let file = std::env::temp_dir().join(format!("arbiter-{}-deck.txt", std::process::id()));
    std::fs::write(&file, "Leader\n1 Corwin\nMain\n3 Blade Pupi\n").unwrap();
    let (code, _, err) = arbiter(&["deck", "check", file.to_str().unwrap(), "--lang", "fr"]);
    let meant =
        "Aucune carte ne s’appelle «\u{a0}Blade Pupi\u{a0}». Vouliez-vous dire «\u{a0}Blade Pupil\u{a0}»\u{a0}?";
    assert_eq!((code, err.contains(meant)), (2, true), "{err}");
    std::fs::write(&file, "Leader\n1 Corwin\nMain\n3 Blade Pupil\n").unwrap();
    let (code, out, _) = arbiter(&["deck", "check", file.to_str().unwrap(), "--lang", "fr"]);
    assert_eq!(code, 1);
    assert!(
        out.ends_with("-deck.txt: Le deck principal a 3 cartes\u{a0}; il en faut de 40 à 50. [6.1.1.2]\n"),
        "{out}"
    );
}

#[test]
fn cards_are_searched_from_the_command_line() {
    let (code, out, _) = arbiter(&["cards", "search", "evolve", "glade singer -t:token"]);
    assert_eq!(code, 0);
    assert_eq!(out, "Glade Singer: Forestcraft, follower, cost 2, attack 2, defense 2\n1 cards\n");
    let (_, out, _) = arbiter(&["cards", "search", "evolve", "glade", "singer", "--lang", "fr"]);
    assert!(out.starts_with("Chanteuse de la Clairière: Forestcraft, combattant, coût 2"), "{out}");
    let (code, out, err) = arbiter(&["cards", "search", "evolve", "(fox"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("Column 1: this `(` is never closed by `)`."), "{err}");
}
