//! What a text means, and why one is refused.

use crate::words::{Act, Acts, Lasting, Step, Until, Who, english, french};
use arbiter_text::Coverage;
use arbiter_text::forms::refer::{self, only};
use arbiter_text::forms::{Lang, Language, Lexicon, Name, Pronoun, Spot, Trouble, Word, sample};

fn first_step(text: &str) -> Step {
    let read = french().read(text, &Name::none()).unwrap_or_else(|e| panic!("{e}"));
    match read.words.0.into_iter().next() {
        Some(crate::words::Line::Text(mut steps)) => steps.remove(0),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_form_is_remembered_and_is_no_meaning() {
    let (french, name) = (french(), Name::none());
    let one = french.read("Chassez l'ours.", &name).expect("is understood");
    let two = french.read("Vous chassez l'ours.", &name).expect("is understood");
    assert_eq!(one.words, two.words);
    assert_eq!(french.source(&two, &name).as_deref(), Some("Vous chassez l'ours."));
    assert_eq!(french.write(&two, &name).as_deref(), Some("Chassez l'ours."));
}

#[test]
fn a_time_holds_for_all_that_lasts_before_it() {
    use Lasting::{Sleep, Wake};
    let both = Act::For(vec![Sleep, Wake], Some(Until::Dawn));
    assert_eq!(first_step("Dormez et veillez jusqu'à l'aube."), Step::You(vec![Acts(vec![both])]));
    let read = french().read("Dormez et veillez jusqu'à l'aube.", &Name::none()).expect("is understood");
    assert_eq!(read.ties.len(), 1, "a tie-break is counted: {:?}", read.ties);
    assert!(read.ties[0].gave_way.contains("For([Sleep], -)"), "{:?}", read.ties);
    let (mut coverage, texts) = (Coverage::default(), ["Dormez et veillez jusqu'à l'aube.", "Dormez chez l'ours."]);
    texts.iter().for_each(|text| coverage.read("Brume", text, &french().read(text, &Name::none())));
    assert_eq!((coverage.faces, coverage.round_trip, coverage.ties.len()), (2, 1, 1));
    assert_eq!(coverage.ties[0].text, "Dormez et veillez jusqu'à l'aube");
}

#[test]
fn a_pronoun_has_a_place_and_a_meaning() {
    let read = english().read("The otter is tired. Hunt it.", &Name::none()).expect("is understood");
    let pairs: Vec<_> = read.referents.iter().collect();
    assert_eq!(pairs.len(), 1);
    let crate::words::Line::Text(steps) = &read.words.0[0] else { panic!() };
    let (Step::Is(Who::The(otter, ..), _), Step::You(acts)) = (&steps[0], &steps[1]) else { panic!() };
    let Act::Hunt(Who::It(it)) = &acts[0].0[0] else { panic!() };
    assert_eq!(read.referents.meant(*it).map(|p| p.0), Some(otter.0));
}

#[test]
fn a_rule_may_look_ahead() {
    fn before_or_ahead(pronoun: &Pronoun<'_>) -> Option<Spot> {
        refer::nearest(pronoun).or_else(|| pronoun.ahead.first().map(|phrase| phrase.spot))
    }
    let (french, english, name) = (french().with_rule(before_or_ahead), english(), Name::none());
    let text = "Si elle est fatiguée, chassez la loutre.";
    let read = french.read(text, &name).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(french.write(&read, &name).as_deref(), Some(text));
    assert_eq!(english.write(&read, &name).as_deref(), Some("If it is tired, hunt the otter."));
}

#[test]
fn an_undecided_pronoun_is_refused() {
    let english = english().with_rule(only);
    let name = Name::none();
    let Err(trouble) = english.read("The otter hunts the bear. Hunt it.", &name) else { panic!() };
    assert_eq!(
        trouble,
        Trouble::Unresolved { span: (31, 33), candidates: vec!["The otter".into(), "the bear".into()] }
    );
    // Agreement decides where it can.
    let french = french().with_rule(only);
    assert!(french.read("La loutre chasse l'ours. Chassez-la.", &name).is_ok());
    let Err(Trouble::Unresolved { candidates, .. }) = french.read("La loutre est fatiguée. Chassez-le.", &name) else {
        panic!()
    };
    assert!(candidates.is_empty());
}

#[test]
fn a_diagnostic_names_the_place_and_what_was_expected() {
    let name = Name::new("Brume").feminine();
    let Err(trouble) = english().read("Give a berry the owl.", &name) else { panic!() };
    assert_eq!(trouble, Trouble::NotUnderstood { span: (13, 16), expected: vec!["`to`".to_owned()], near: None });
    let diagnostic = trouble.diagnostic("owls.toml", "Give a berry the owl.");
    assert_eq!(diagnostic.to_string(), "owls.toml:1:14: `the` is not understood here; expected `to`");
    let Err(trouble) = english().read("Hunt the oter.", &name) else { panic!() };
    assert_eq!(trouble.to_string(), "perhaps `otter` is meant");
    let Err(Trouble::NotUnderstood { span, expected, .. }) = french().read("Chassez le poisson.", &name) else {
        panic!()
    };
    assert_eq!(span, (11, 18));
    assert!(expected.contains(&"`hibou`".to_owned()) && expected.contains(&"the name of this card".to_owned()));
    let Err(trouble) = french().read("Chassez toutes les hiboux.", &name) else { panic!() };
    assert_eq!(trouble, Trouble::Disagrees { span: (19, 25) });
}

#[test]
fn wrong_agreement_is_refused() {
    let name = Name::none();
    for text in ["La ours est fatigué.", "L'ours est fatiguée.", "Chassez la hibou.", "Chassez l'hibou."] {
        assert!(french().read(text, &name).is_err(), "{text}");
    }
    assert!(english().read("All owls hunts the bear.", &name).is_err());
    assert!(english().read("Hunt a owl.", &name).is_err());
}

#[test]
fn random_meanings_are_read_back_alone() {
    let name = Name::new("Brume").feminine();
    for language in [french(), english()] {
        let report = sample::check(&language, &name, 400, 7);
        assert!(report.is_clean(), "{report}");
    }
}

/// Two words with one form: nothing decides between them.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
enum Twice {
    #[fr("le merle")]
    #[en("the blackbird")]
    One,
    #[fr("le merle")]
    #[en("the thrush", "the blackbird")]
    Other,
    #[en("the jay")]
    Silent,
}

#[test]
fn two_meanings_are_refused_and_shown() {
    let language = Language::<Twice>::new(&Lexicon::new(Lang::English)).expect("is well formed");
    let Err(trouble) = language.read("The blackbird", &Name::none()) else { panic!() };
    let shown = "more than one meaning (Twice::One or Twice::Other)\n- The blackbird\n  One\n- The thrush\n  Other";
    assert_eq!(trouble.to_string(), shown);
    let report = sample::check(&language, &Name::none(), 50, 1);
    assert_eq!(report.ambiguous.keys().collect::<Vec<_>>(), ["Twice::One or Twice::Other"]);
    let french = Language::<Twice>::new(&Lexicon::new(Lang::French)).expect("is well formed");
    assert_eq!(french.grammar().formless(), ["Twice::Silent"]);
}

/// Numbers that may be left out or come in numbers.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
enum Dice {
    #[fr("lancez {0?} dés", "lancez {0:w} dés")]
    #[en("roll {0?} dice")]
    Roll(Option<u8>),
    #[fr("gardez les {0:d*,|et}")]
    #[en("keep the {0:d*,|and}")]
    Keep(Vec<u8>),
}

#[test]
fn numbers_are_fields_like_others() {
    let language = Language::<Dice>::new(&Lexicon::new(Lang::French)).expect("is well formed");
    let name = Name::none();
    for (text, words) in [
        ("Lancez dés", Dice::Roll(None)),
        ("Lancez 3 dés", Dice::Roll(Some(3))),
        ("Lancez trois dés", Dice::Roll(Some(3))),
        ("Gardez les 2, 4 et 6", Dice::Keep(vec![2, 4, 6])),
    ] {
        let read = language.read(text, &name).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(read.words, words);
    }
    assert_eq!(language.write_words(&Dice::Keep(vec![1, 6]), &name).as_deref(), Some("Gardez les 1 et 6"));
    assert!(language.read("Gardez les deux et six", &name).is_err());
    let report = sample::check(&language, &name, 60, 1);
    assert!(report.is_clean(), "{report}");
}

/// A reading that gives way to another one.
#[derive(Word, Clone, PartialEq, Eq, Debug)]
enum Song {
    #[fr("chantez {0}")]
    #[en("sing {0}")]
    Sing(Tune),
    #[fr("chantez de jour")]
    #[en("sing by day")]
    ByDay,
}

#[derive(Word, Clone, PartialEq, Eq, Debug)]
enum Tune {
    #[fr("de jour")]
    #[en("by day")]
    #[word(weak)]
    Day,
    #[fr("de nuit")]
    #[en("by night")]
    Night,
}

#[test]
fn a_weak_word_gives_way_and_is_counted() {
    let language = Language::<Song>::new(&Lexicon::new(Lang::English)).expect("is well formed");
    let read = language.read("Sing by day", &Name::none()).expect("is understood");
    assert_eq!(read.words, Song::ByDay);
    assert_eq!((read.ties[0].won.as_str(), read.ties[0].gave_way.as_str()), ("ByDay", "Sing(Day)"));
    assert!(language.read("Sing by night", &Name::none()).is_ok_and(|read| read.ties.is_empty()));
    let report = sample::check(&language, &Name::none(), 60, 1);
    assert!(report.is_clean() && report.gave_way.len() == 1, "{report}");
}

#[test]
fn a_text_is_explained() {
    let (french, english, name) = (french(), english(), Name::none());
    let shown = french.explain("L'ours est fatigué. Chassez-le.", &name, &[(&english, &name)]).expect("is understood");
    assert_eq!(shown.referents[0].pronoun.0, "le");
    assert_eq!(shown.referents[0].phrase.0, "L'ours");
    assert_eq!(shown.texts[1], ("en".to_owned(), Some("The bear is tired. Hunt it.".to_owned())));
    let sentence = &shown.tree.inside[0].1.inside[0].1;
    assert_eq!((sentence.says.as_str(), sentence.word.as_str()), ("a sentence", "Step::Is"));
    assert_eq!(sentence.text, "L'ours est fatigué.");
    let lines = shown.to_string();
    let pronoun = format!("`le` [{}] means `L'ours` [{}]", shown.referents[0].pronoun.1, shown.referents[0].phrase.1);
    for line in
        ["Card [0] `L'ours est fatigué. Chassez-le.`", "    0: Step::Is", pronoun.as_str(), "en: The bear is tired."]
    {
        assert!(lines.contains(line), "{line}\n{lines}");
    }
}
