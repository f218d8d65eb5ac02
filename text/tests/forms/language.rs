//! Agreement, elision, contraction, pronouns, lists: read, printed back, translated.

use crate::words::{english, french};
use arbiter_text::forms::Name;

/// Reads a text of one language, gets the same text back, and its translation.
#[track_caller]
fn both(fr: &str, en: &str) {
    both_of(&Name::new("Brume").feminine(), fr, en);
}

#[track_caller]
fn both_of(name: &Name, fr: &str, en: &str) {
    let (french, english) = (french(), english());
    let read = french.read(fr, name).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(french.source(&read, name).as_deref(), Some(fr));
    assert_eq!(english.write(&read, name).as_deref(), Some(en));
    let back = english.read(en, name).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(back.words, read.words);
}

#[test]
fn articles_are_elided_and_melt() {
    both("Chassez l'ours.", "Hunt the bear.");
    both("Chassez le hibou.", "Hunt the owl.");
    both("Chassez le maître de l'ours.", "Hunt the bear's master.");
    both("Chassez le maître du hibou.", "Hunt the owl's master.");
    both("Chassez le maître du maître de la loutre.", "Hunt the otter's master's master.");
    both("Donnez une baie au hibou.", "Give a berry to the owl.");
    both("Donnez deux baies à tous les ours.", "Give two berries to all bears.");
}

#[test]
fn words_agree() {
    both("La loutre est fatiguée.", "The otter is tired.");
    both("Tous les hiboux sont fatigués.", "All owls are tired.");
    both("Toutes les loutres chassent l'ours.", "All otters hunt the bear.");
    both("Une de vos loutres chasse le hibou.", "One of your otters hunts the owl.");
}

#[test]
fn a_form_has_more_than_one_agreement() {
    both("Posez la loutre sur la table fatiguée.", "Put the otter on the table tired.");
    both("La loutre est fatiguée. Posez-la sur la table fatiguée.", "The otter is tired. Put it on the table tired.");
    both("Tous les ours posent la loutre sur la table fatiguée.", "All bears put the otter on the table tired.");
    assert!(french().read("Posez la loutre sur la table fatigué.", &Name::none()).is_err());
}

#[test]
fn participles_agree_with_their_subject() {
    both("Quand toutes les loutres sont prises, chassez le hibou.", "When all otters are taken, hunt the owl.");
    both("Quand le hibou est chassé, donnez-lui une baie.", "When the owl is hunted, give a berry to it.");
}

#[test]
fn a_list_of_mixed_gender_has_an_article_for_each() {
    both("La loutre ou l'ours est fatigué.", "The otter or bear is tired.");
    both("Chassez l'ours, la loutre ou le hibou.", "Hunt the bear, otter or owl.");
    both("La loutre ou la loutre est fatiguée.", "The otter or otter is tired.");
}

#[test]
fn names_and_tribes_bring_their_gender_and_their_h() {
    both("La Brume est fatiguée.", "Brume is tired.");
    both("Chassez une Martre.", "Hunt a marten.");
    let owl = Name { aspirated: true, ..Name::new("Hulotte").masculine() };
    both_of(&owl, "Le Hulotte est fatigué. Chassez-le.", "Hulotte is tired. Hunt it.");
    both_of(&Name::new("Orage").masculine(), "L'Orage est fatigué.", "Orage is tired.");
    let learnt = french().learn(&Name::new("Hulotte"), &["Chassez la Hulotte.", "Chassez l'ours."]);
    assert_eq!(learnt, Name { aspirated: true, ..Name::new("Hulotte").feminine() });
    // An ending does not tell what the card does not know.
    assert!(french().read("La Brume est fatiguée.", &Name::new("Brume")).is_err());
}

#[test]
fn a_pronoun_clings_to_its_verb_and_agrees_with_what_it_means() {
    both("L'ours est fatigué. Chassez-le.", "The bear is tired. Hunt it.");
    both("La loutre est fatiguée. Vous pouvez la chasser.", "The otter is tired. You may hunt it.");
    both("Toutes les loutres sont fatiguées. Donnez-leur une baie.", "All otters are tired. Give a berry to them.");
    // From English the phrase that is meant gives the gender.
    let name = Name::none();
    let read = english().read("The otter is tired. It hunts the bear.", &name).expect("is understood");
    assert_eq!(french().write(&read, &name).as_deref(), Some("La loutre est fatiguée. Elle chasse l'ours."));
}

#[test]
fn lists_quotes_paragraphs_and_optional_parts() {
    both("Chassez l'ours, puis donnez une baie à la loutre.", "Hunt the bear, then give a berry to the otter.");
    both("Chassez l'ours de la forêt.", "Hunt the bear of the forest.");
    both("L'ours gagne «\u{a0}Chassez le hibou.\u{a0}»", "The bear gains \"Hunt the owl.\"");
    both("COÛT\u{a0}: Une baie.\nChassez l'ours.", "COST: A berry.\nHunt the bear.");
}

#[test]
fn how_a_text_is_set_is_remembered() {
    let name = Name::none();
    for text in [
        "L'ours gagne \"Chassez le hibou.\"",
        "Chassez l’ours.",
        "L'ours gagne « Chassez le hibou. »",
        "COÛT\u{202f}: Une baie.",
    ] {
        let read = french().read(text, &name).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(french().source(&read, &name).as_deref(), Some(text));
    }
    let curly = "The bear gains “Hunt the owl.”";
    let read = english().read(curly, &name).expect("is understood");
    assert_eq!(english().source(&read, &name).as_deref(), Some(curly));
    assert!(french().read("Chassez l’ours, puis chassez l'ours.", &name).is_err());
}
