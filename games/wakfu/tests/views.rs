//! What a seat sees and is offered does not depend on what it cannot see;
//! options have words of their own; what is said has a sentence.

use crate::help;

use arbiter_desk::guess;
use arbiter_kernel::{Message, Rng, Viewer};
use arbiter_wakfu::board::{Phase, T};
use arbiter_wakfu::show::{card_marks, view};
use arbiter_wakfu::timing::Choice;
use arbiter_wakfu::{MARKS, names};
use help::table;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

fn options(t: &T) -> Vec<Choice> {
    let mut out = Vec::new();
    t.options(&mut out);
    out
}

#[test]
fn worlds_that_a_seat_cannot_tell_apart_look_the_same_and_offer_the_same() {
    let mut told_apart = 0;
    for (each, seed) in [(1, 1), (1, 2), (2, 3)] {
        let mut t = table(each, seed);
        let mut rng = Rng::new(seed);
        for count in 0..500 {
            let Some(asked) = t.asked() else { break };
            let all = options(&t);
            if count % 4 == 0 && t.board.phase != Phase::Setup && !t.trying() {
                for seat in 0..t.board.seats {
                    let world = guess(&t, seat, &mut rng);
                    assert_eq!(view(&world, Viewer::Seat(seat)), view(&t, Viewer::Seat(seat)));
                    if seat == asked {
                        assert_eq!(options(&world), all);
                    }
                    told_apart += usize::from(view(&world, Viewer::Judge) != view(&t, Viewer::Judge));
                }
            }
            let pick = rng.below(all.len() as u32) as usize;
            t.answer_with(all[pick], true);
        }
    }
    assert!(told_apart > 100, "the worlds do differ: {told_apart}");
}

/// Each key of a language with the arguments that its sentence uses.
fn sentences(lang: &str) -> BTreeMap<String, BTreeSet<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang).join("wakfu.ftl");
    // A sentence may go on in lines that are set in.
    let text = std::fs::read_to_string(path).expect("the words of this game").replace("\n ", " ");
    let entry = |line: &str| {
        let (key, said) = line.split_once(" = ")?;
        let args = said.split('$').skip(1).map(|a| a.split([' ', '}']).next().unwrap_or_default().to_owned());
        let mut args: BTreeSet<String> = args.collect();
        // What a card says is given in both, and each language takes its own.
        const BOTH: [&str; 2] = ["english", "french"];
        if BOTH.iter().any(|own| args.contains(*own)) {
            args.extend(BOTH.map(str::to_owned));
        }
        Some((key.to_owned(), args))
    };
    text.lines().filter(|l| !l.starts_with('#')).filter_map(entry).collect()
}

#[test]
fn options_have_words_of_their_own_and_everything_said_has_a_sentence() {
    let (en, fr) = (sentences("en"), sentences("fr"));
    assert_eq!(en, fr, "both languages have the same keys with the same arguments");
    let said = |m: &Message| {
        let args: BTreeSet<String> = m.args.iter().map(|a| a.0.to_owned()).collect();
        assert_eq!(en.get(m.key), Some(&args), "{m:?}");
    };
    for (each, seed) in [(1, 11), (2, 12)] {
        let mut t = table(each, seed);
        t.listen();
        let mut rng = Rng::new(seed);
        for _ in 0..600 {
            let Some(asked) = t.asked() else { break };
            let all = options(&t);
            let named = names::options(&t, &all);
            assert!(en.contains_key(names::question(&t)), "{}", names::question(&t));
            named.iter().for_each(|c| said(&c.label));
            let mut words: Vec<String> = named.into_iter().map(|c| c.words).collect();
            words.sort_unstable();
            words.dedup();
            assert_eq!(words.len(), all.len(), "{words:?}");
            let seen = view(&t, Viewer::Seat(asked));
            let zones = seen.seats.iter().flat_map(|s| &s.zones).chain(&seen.shared);
            for z in zones {
                assert!(en.contains_key(&format!("zone-{}", z.key)));
                for n in z.cards.iter().flat_map(|c| &c.numbers) {
                    assert!(en.contains_key(&format!("number-{}", n.0)), "{}", n.0);
                }
            }
            let pick = rng.below(all.len() as u32) as usize;
            t.answer_with(all[pick], true);
        }
        t.journal.told.iter().flatten().for_each(|e| said(&e.said));
    }
    // Some marks are those of every game.
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/catalog.ftl");
    let shared = std::fs::read_to_string(shared).expect("the words of all games");
    let said = |m: &&str| en.contains_key(&format!("mark-{m}")) || shared.contains(&format!("\nmark-{m} = "));
    assert!(card_marks().iter().all(said));
}

#[test]
fn every_mark_is_a_clause_of_the_ledger() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/wakfu.tsv");
    let text = std::fs::read_to_string(path).expect("the ledger");
    let ids: BTreeSet<&str> = text.lines().filter_map(|l| l.split('\t').next()).collect();
    let unknown: Vec<_> = MARKS.iter().filter(|m| !ids.contains(*m)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}
