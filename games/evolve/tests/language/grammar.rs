//! Every class of words, with sentences of our own.

use arbiter_evolve::card::Kind;
use arbiter_evolve::grammar::{Context, Vocabulary, compile, words};
use arbiter_evolve::render::english;
use arbiter_evolve::words::*;
use arbiter_text::Diagnostic;

mod canon;

fn vocabulary() -> Vocabulary {
    let mut v = Vocabulary::default();
    ["Sprout", "Marsh Owl", "Pip, Left Acorn", "Pop, Right Acorn", "Gate Golem"].iter().for_each(|n| v.name(n));
    ["Pixie", "Officer", "Night Beast"].iter().for_each(|t| v.of_trait(t));
    v
}

fn read(text: &str, kind: Kind) -> Result<Vec<Ability>, Diagnostic> {
    let v = vocabulary();
    words(text, &Context { vocabulary: Some(&v), ..Context::new("Oak Sage", kind) })
}

/// The abilities of a follower named Oak Sage.
fn follower(text: &str) -> Vec<Ability> {
    read(text, Kind::Follower).unwrap_or_else(|d| panic!("{text}\n{d}"))
}

/// The verbs of a spell of one plain sentence.
fn verbs(text: &str) -> Vec<Verb> {
    match read(text, Kind::Spell).unwrap_or_else(|d| panic!("{text}\n{d}")).as_slice() {
        [Ability::Spell(lines)] => match lines.as_slice() {
            [Line::Do(verbs)] => verbs.clone(),
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
}

fn lines(text: &str) -> Vec<Line> {
    match read(text, Kind::Spell).unwrap_or_else(|d| panic!("{text}\n{d}")).as_slice() {
        [Ability::Spell(lines)] => lines.clone(),
        other => panic!("{other:?}"),
    }
}

fn yours() -> Filter {
    Filter { side: Side::Yours, ..Filter::default() }
}

fn enemy_follower() -> Filter {
    Filter { side: Side::Enemy, kinds: Kinds::FOLLOWER, ..Filter::default() }
}

#[test]
fn several_of_a_trait_are_no_trait() {
    assert!(read("Your followers are also Officer.", Kind::Amulet).is_ok());
    assert!(read("Your followers are also Officers.", Kind::Amulet).is_err());
}

#[test]
fn plain_words_are_icons() {
    assert_eq!(follower("Fanfare: Draw a card."), follower("[fanfare] Draw a card."));
    assert_eq!(follower("Last Words: Draw a card."), follower("[lastwords] Draw a card."));
    assert_eq!(follower("Act [cost01], [engage]: Draw a card."), follower("[act][cost01], [engage]: Draw a card."));
    assert_eq!(follower("Fanfare / Last Words: Draw a card."), follower("[fanfare][lastwords] Draw a card."));
    assert_eq!(follower("Fanfare, discard a card: Draw a card."), follower("[fanfare] Discard a card: Draw a card."));
    assert_eq!(follower("Evolve [cost01]: Evolve this."), vec![Ability::Evolve { price: 1, only_if: None }]);
}

#[test]
fn abilities_may_be_concatenated_or_apart() {
    let apart = follower("Ward.\nFanfare: Draw a card.\n-----\nStrike: Draw a card.");
    assert_eq!(apart, follower("Ward. [fanfare] Draw a card. Strike: Draw a card."));
    assert_eq!(apart.len(), 3);
}

#[test]
fn several_heads_share_one_process() {
    let all = follower("[fanfare][lastwords] Draw a card.");
    let [Ability::Automatic(auto)] = all.as_slice() else { panic!("{all:?}") };
    assert_eq!(auto.heads, vec![Trigger::Fanfare, Trigger::LastWords]);
}

#[test]
fn a_card_speaks_of_itself_in_many_ways() {
    let this = verbs("Destroy this card.");
    for same in ["Destroy this follower.", "Destroy this amulet.", "Destroy this.", "Destroy Oak Sage."] {
        assert_eq!(verbs(same), this, "{same}");
    }
}

#[test]
fn traits_and_names_before_token() {
    let Verb::Destroy(Who::Each(of_trait)) = &verbs("Destroy each Pixie token on your field.")[0] else { panic!() };
    assert_eq!(*of_trait, Filter { traits: vec!["Pixie".into()], token: Some(true), ..yours() });
    let Verb::Destroy(Who::Each(named)) = &verbs("Destroy each Marsh Owl token on your field.")[0] else { panic!() };
    assert_eq!(named.name.as_ref().map(|n| n.name.as_str()), Some("Marsh Owl"));
    assert!(named.traits.is_empty());
}

#[test]
fn names_with_commas_and_lists_of_names() {
    let names = |text: &str| match &verbs(text)[0] {
        Verb::Tokens { names, each, .. } => (names.iter().map(|n| n.name.clone()).collect::<Vec<_>>(), *each),
        other => panic!("{other:?}"),
    };
    let (two, each) = names("Put a Pip, Left Acorn or Pop, Right Acorn token into your EX area.");
    assert_eq!((two, each), (vec!["Pip, Left Acorn".into(), "Pop, Right Acorn".into()], false));
    // Unknown names: capitals and commas decide.
    let (two, each) = names("Summon a Bim, Old Shoe and Bam, New Shoe token.");
    assert_eq!((two, each), (vec!["Bim, Old Shoe".into(), "Bam, New Shoe".into()], true));
    let (three, each) = names("Summon a Hen, Big Cock, and Chick of Spring token.");
    assert_eq!((three, each), (vec!["Hen".into(), "Big Cock".into(), "Chick of Spring".into()], true));
}

#[test]
fn what_is_left_out_before_instead() {
    let both =
        lines("Select an engaged enemy follower on the field and deal it 6 damage. Combo (4): Deal 9 damage instead.");
    let [Line::Do(_), Line::Term { cond: Cond::Combo(4), then, instead: true }] = both.as_slice() else {
        panic!("{both:?}")
    };
    let nine = Verb::Damage { to: Who::It, amount: Amount::N(9), divided: false };
    assert_eq!(*then, vec![Line::Do(vec![nine])]);
    let each =
        lines("Deal 6 damage to each amulet on the field. If Overflow is active for you, deal 4 damage instead.");
    let Line::If { then, instead: true, .. } = &each[1] else { panic!("{each:?}") };
    assert!(matches!(&then[0], Verb::Damage { to: Who::Each(_), amount: Amount::N(4), .. }));
}

#[test]
fn x_is_explained_afterwards() {
    let said = lines("Deal X damage to your leader. X equals the number of amulets on your field. Draw a card.");
    let amulets = Filter { kinds: Kinds::AMULET, ..yours() };
    let amount = Amount::X(Box::new(Count::Cards(amulets)));
    assert_eq!(said[0], Line::Do(vec![Verb::Damage { to: Who::Leader(Whose::Your), amount, divided: false }]));
    assert!(read("Deal X damage to your leader.", Kind::Spell).is_err());
}

#[test]
fn a_term_reaches_to_the_next_term() {
    let said = lines("Spellchain (5): Draw a card. Discard a card. SC (10): Draw a card.");
    let [Line::Term { cond: Cond::Spellchain(5), then, .. }, Line::Term { cond: Cond::Spellchain(10), .. }] =
        said.as_slice()
    else {
        panic!("{said:?}")
    };
    assert_eq!(then.len(), 2);
}

#[test]
fn discarding_is_a_cost_or_a_verb() {
    let all = follower("[act] [engage], discard a spell: Discard a card.");
    let [Ability::Activated(act)] = all.as_slice() else { panic!("{all:?}") };
    assert!(
        matches!(act.costs.as_slice(), [Cost::Engage, Cost::Discard(1, f)] if f.zone == Zone::Hand && f.kinds == Kinds::SPELL)
    );
    assert!(matches!(act.lines.as_slice(), [Line::Do(v)] if matches!(v.as_slice(), [Verb::Discard { .. }])));
}

#[test]
fn being_on_the_field_goes_without_saying() {
    let rule = "your other Pixie followers have Rush.";
    let said = follower(&format!("While this card is on your field, {rule}"));
    assert_eq!(said, follower("Your other Pixie followers have Rush."));
    let whom = Filter { other: true, kinds: Kinds::FOLLOWER, traits: vec!["Pixie".into()], ..yours() };
    let gift = Gift { keywords: vec![Keyword::Rush], ..Gift::default() };
    assert_eq!(said, vec![Ability::Passive(Passive::Have { whom: Who::Each(whom), gift, when: None })]);
}

#[test]
fn bounds_of_all_kinds() {
    let bound = |text: &str| match &verbs(&format!("Select an enemy follower {text} on the field."))[0] {
        Verb::Select { what, .. } => what.cost.or(what.attack).or(what.defense).unwrap(),
        other => panic!("{other:?}"),
    };
    let (low, high) = (i16::MIN, i16::MAX);
    assert_eq!(bound("that costs 3 play points or less"), Bound { least: low, most: 3 });
    assert_eq!(bound("that costs 3 or more"), Bound { least: 3, most: high });
    assert_eq!(bound("with at least 2 attack"), Bound { least: 2, most: high });
    assert_eq!(bound("with 1 defense"), Bound { least: 1, most: 1 });
}

#[test]
fn selections_count() {
    let of = |text: &str| match verbs(text)[0] {
        Verb::Select { least, most, random, .. } => (least, most, random),
        ref other => panic!("{other:?}"),
    };
    assert_eq!(of("Select an enemy follower on the field."), (1, 1, false));
    assert_eq!(of("Select up to 2 enemy followers on the field."), (0, 2, false));
    assert_eq!(of("Select any number of followers on your field."), (0, 255, false));
    assert_eq!(of("Select a random enemy follower on the field."), (1, 1, true));
    let all = verbs("Select an enemy follower on the field and destroy it.");
    let Verb::Select { what, .. } = &all[0] else { panic!("{all:?}") };
    assert_eq!(*what, enemy_follower());
}

#[test]
fn a_wrong_word_is_shown_with_what_would_fit() {
    let wrong = read("Ward.\nFanfare: Draw a cart.", Kind::Follower).unwrap_err();
    assert_eq!((wrong.line, wrong.column), (2, 17));
    assert!(wrong.expected.iter().any(|e| e == "`card`"), "{:?}", wrong.expected);
    assert!(wrong.why.starts_with("`cart` is not understood here"));
}

#[test]
fn a_sentence_of_a_spell_is_no_ability_of_a_follower() {
    assert!(read("Draw a card.", Kind::Follower).is_err());
}

#[test]
fn what_the_words_cannot_say_is_refused() {
    for text in [
        "Select a follower with Ward or Storm on your field and destroy it.",
        "If there are 3 cards or less, draw a card.",
        "Summon a Sprout token, then destroy the selected follower.",
        // One of each would be meant, not one of either.
        "Select a follower in each cemetery and summon them.",
        // [R70] What lies hidden counts only if it is shown.
        "If there is a spell in your hand, draw a card.",
        // A place that would not be obeyed.
        "Discard a card in an opponent's hand.",
        "Discard a card from your EX area.",
        "Each opponent discards a card from your hand.",
        "The next spell in your EX area you play this turn costs 1 less to play.",
        "Search your deck for a random follower, add it to your hand, then shuffle your deck.",
        "Look at the top 3 cards of your deck. You may put a random follower from among them onto your field. \
         Put the remaining cards into your cemetery.",
    ] {
        assert!(read(text, Kind::Spell).is_err(), "{text}");
    }
}

#[test]
fn a_place_that_an_event_does_not_ask_for_is_refused() {
    for text in [
        "Whenever you discard a card from your field, draw a card.",
        "Whenever an opponent discards a card from your hand, draw a card.",
        "Whenever a card in your EX area is discarded, draw a card.",
        "Whenever a follower on the field is put onto your field, draw a card.",
    ] {
        assert!(read(text, Kind::Follower).is_err(), "{text}");
    }
    for text in [
        "Whenever you discard a card from your hand, draw a card.",
        "Whenever an opponent discards a card from their hand, draw a card.",
    ] {
        assert!(read(text, Kind::Follower).is_ok(), "{text}");
    }
}

#[test]
fn prices_in_the_hand_alone_are_refused() {
    assert!(read("Your spells cost 1 less to play.", Kind::Amulet).is_ok());
    assert!(read("Your spells in your hand cost 1 less to play.", Kind::Amulet).is_err());
    assert!(read("Spells in your hand cost 1 less to play.", Kind::Amulet).is_err());
}

/// What would never be followed is refused, with the reason.
#[test]
fn what_says_nothing_where_it_stands_is_refused() {
    let refused = |text: &str, kind| {
        let v = vocabulary();
        let context = Context { vocabulary: Some(&v), ..Context::new("Oak Sage", kind) };
        compile(text, &context).err().map(|d| d.why).unwrap_or_else(|| panic!("`{text}` is taken"))
    };
    for (text, kind, why) in [
        ("Ward. Draw a card.", Kind::Spell, "only followers attack"),
        ("Destroy it.", Kind::Spell, "nothing was spoken of"),
        ("Draw a card. If the result is 4 or more, draw a card.", Kind::Spell, "no die was rolled"),
        ("Strike: Draw a card.", Kind::Amulet, "only a follower attacks"),
        ("Your followers have \"Ward.\"", Kind::Amulet, "without quotes"),
        ("Your followers have \"This card costs 1 less to play.\"", Kind::Amulet, "not played"),
        ("Whenever a spell is destroyed, draw a card.", Kind::Amulet, "never on the field"),
        ("Put the rest into your cemetery.", Kind::Spell, "looked at"),
        (
            "[fanfare] Deal 1 damage to each enemy follower. Give them [attack]-1.",
            Kind::Follower,
            "say `each ...` again",
        ),
        ("[fanfare] Deal damage to each enemy follower equal to its attack.", Kind::Follower, "say `each ...` again"),
        ("[fanfare] Draw a card. Put it into your EX area.", Kind::Follower, "drawn or paid with"),
        ("[fanfare] discard a card: If it's a follower, draw a card.", Kind::Follower, "drawn or paid with"),
        ("Strike, discard a card: Give your leader [defense]+X. X equals its cost.", Kind::Follower, "paid with"),
        ("Reveal the top 2 cards of your deck. If it's a follower, draw a card.", Kind::Spell, "several cards"),
        // [2.6.2] A rule in brackets is no explanation.
        (
            "Select 2 followers in your cemetery and banish them. (Play only if you can select 2.)",
            Kind::Spell,
            "only explains",
        ),
        // [R96] Of which act, is not plain.
        (
            "Draw a card. Deal 2 damage to each enemy leader. If Overflow is active for you, draw 2 cards instead.",
            Kind::Spell,
            "the act just before",
        ),
        (
            "Deal 2 damage to each enemy leader and draw a card. If Overflow is active for you, summon a Knight token \
             instead.",
            Kind::Spell,
            "the act just before",
        ),
        // [R95] It may be the sum, or to each its own.
        (
            "Select up to 2 enemy followers on the field. Deal 2 damage to them and their leader.",
            Kind::Spell,
            "several were spoken of",
        ),
        (
            "Select up to 2 enemy followers on the field. Deal them damage equal to their attack.",
            Kind::Spell,
            "several were spoken of",
        ),
        (
            "Discard 2 cards. Deal X damage to each enemy leader. X equals their cost.",
            Kind::Spell,
            "several were spoken of",
        ),
        // [2.4.2] A trait is said of a card, or it would be a name that no card has.
        ("Reveal the top card of your deck. If it's an Officer, draw a card.", Kind::Spell, "not understood"),
        // [R94] The time at the end may be that of both.
        (
            "Select an enemy follower on the field. It can't attack, and it loses all abilities this turn.",
            Kind::Spell,
            "say it each time",
        ),
        (
            "Select an enemy follower on the field. Take control of it and give it Rush this turn.",
            Kind::Spell,
            "say it each time",
        ),
        // [R47] `Them` would be more than the card last spoken of.
        (
            "Select a follower on your field. Select an enemy follower on the field. Destroy them.",
            Kind::Spell,
            "one after the other",
        ),
        (
            "Summon a Knight token. Select an enemy follower on the field. Destroy them.",
            Kind::Spell,
            "one after the other",
        ),
        ("Select an enemy follower and swap this card with it.", Kind::Spell, "not put onto a field"),
        ("If an amulet would take damage, draw a card instead.", Kind::Amulet, "take damage"),
    ] {
        let said = refused(text, kind);
        assert!(said.contains(why), "{text}: {said}");
    }
}

/// Elsewhere than on the field the zone says whose a card is. [3.1.2]
#[test]
fn a_controller_is_named_on_the_field_only() {
    for text in [
        "Search your deck for an enemy follower, reveal it, and put it into your hand.",
        "Search your deck for a follower you control, reveal it, and put it into your hand.",
        "Select a follower you control in your cemetery and put it into your hand.",
        "Select a follower in your cemetery you control and put it into your hand.",
        "Discard an enemy card.",
    ] {
        assert!(read(text, Kind::Spell).is_err(), "{text}");
    }
    read("Search your deck for a follower, reveal it, and put it into your hand.", Kind::Spell).expect("it is said");
    read("Select a follower in your cemetery and put it into your hand.", Kind::Spell).expect("it is said");
}

/// A pronoun that can mean one card only is taken, whatever else was acted on.
#[test]
fn a_pronoun_that_is_plain_is_taken() {
    for text in [
        "[fanfare] Give this follower [attack]+1 and draw a card. Return it to its owner's hand.",
        "[fanfare] Select an enemy follower. Deal 1 damage to each other enemy follower. Destroy it.",
        "[fanfare] Summon 2 Knight tokens and give them Rush.",
        "[fanfare] Deal 1 damage to each enemy follower. Search your deck for up to 2 followers, reveal them, add them to your hand, then shuffle your deck.",
        "Follower Strike, discard a card: Deal it 2 damage.",
        "Strike: Return it to its owner's hand and draw a card. Banish it.",
        "Whenever another follower on your field attacks, draw a card. If it's an Officer follower, return it to its owner's hand.",
    ] {
        let v = vocabulary();
        let context = Context { vocabulary: Some(&v), ..Context::new("Oak Sage", Kind::Follower) };
        compile(text, &context).unwrap_or_else(|d| panic!("{text}: {}", d.why));
    }
}
