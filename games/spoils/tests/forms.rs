//! The shipped cards, read by forms: a proof of the layer, and of nothing else.
//!
//! Every text is read into words of its own, printed back exactly, printed in
//! French and read back from there, and translated by a throw-away adapter into
//! the words that the engine has today: both must be equal.

mod adapter;
mod means;
mod words;

use adapter::Adapter;
use arbiter_cards::{Loaded, load};
use arbiter_spoils::card::Card as Printed;
use arbiter_spoils::shipped::CARDS;
use arbiter_text::forms::{Lang, Language, Lexicon, Name, Term, sample};
use words::Card;

fn language(lang: Lang, loaded: &Loaded<Printed>) -> Language<Card> {
    let text = if lang == Lang::French { include_str!("forms/fr.lex") } else { include_str!("forms/en.lex") };
    let mut lexicon = Lexicon::read(lang, text).unwrap_or_else(|e| panic!("{e}"));
    for (english, french) in &loaded.lexicon {
        let one = if lang == Lang::French { french } else { english };
        let mut add = |list: &str, one: String| lexicon.add(list, &Term { key: english.clone(), ..Term::new(&one) });
        let capital = one.chars().take(1).flat_map(char::to_uppercase).chain(one.chars().skip(1)).collect();
        match english.as_str() {
            "Micromajig" => add("token", one.clone()),
            name if name.chars().all(|c| !c.is_lowercase()) => add("ability", one.clone()),
            _ => {
                add("subtype", one.clone());
                add("ident", capital);
            }
        }
    }
    Language::new(&lexicon).unwrap_or_else(|e| panic!("{e}")).with_rule(means::means)
}

fn loaded() -> Loaded<Printed> {
    load::<Printed>(CARDS).unwrap_or_else(|f| panic!("{f:?}"))
}

/// What today's words keep of the wording and the forms remember instead: it
/// has no meaning to the game.
fn meaning(words: &impl std::fmt::Debug) -> String {
    let said = [("possessive: true", "possessive: false"), ("head: If", "head: When"), ("would: true", "would: false")];
    said.iter().fold(format!("{words:#?}"), |text, (from, to)| text.replace(from, to))
}

#[test]
fn every_shipped_card_says_the_same_as_today() {
    let loaded = loaded();
    let (english, french) = (language(Lang::English, &loaded), language(Lang::French, &loaded));
    let name = Name::none();
    let mut read = 0;
    for card in &loaded.cards {
        if card.wording.is_empty() {
            assert!(card.text.is_empty());
            continue;
        }
        let text = english
            .read(&card.wording, &name)
            .unwrap_or_else(|e| panic!("{}", e.diagnostic(&card.name, &card.wording)));
        assert_eq!(english.source(&text, &name).as_deref(), Some(card.wording.as_str()), "{}", card.name);
        assert!(text.ties.is_empty(), "{}: {:?}", card.name, text.ties);
        let today = Adapter::new(&text.referents).card(&text.words);
        assert_eq!(meaning(&today), meaning(&card.text), "{}", card.name);
        let shown = french.write(&text, &name).unwrap_or_else(|| panic!("{} has no French", card.name));
        let back = french.read(&shown, &name).unwrap_or_else(|e| panic!("{}", e.diagnostic(&card.name, &shown)));
        assert_eq!(back.words, text.words, "{shown}");
        assert_eq!(meaning(&Adapter::new(&back.referents).card(&back.words)), meaning(&today), "{shown}");
        read += 1;
    }
    assert_eq!((loaded.cards.len(), read), (109, 105));
}

#[test]
fn random_meanings_are_read_back_alone() {
    let loaded = loaded();
    for lang in [Lang::English, Lang::French] {
        let report = sample::check(&language(lang, &loaded), &Name::none(), 400, 5);
        assert!(report.is_clean(), "{report}");
    }
}
