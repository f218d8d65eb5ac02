//! Agreement, elision and pronouns in French; synonyms in English.

use arbiter_evolve::card::Kind;
use arbiter_evolve::grammar::{Context, words};
use arbiter_evolve::render::{english, french_named, normal, normal_for};

fn said(text: &str, kind: Kind) -> String {
    let words = words(text, &Context::new("Oak Sage", kind)).unwrap_or_else(|d| panic!("{text}\n{d}"));
    french_named(&words, kind, &|name| name.replace("Sprout", "Pousse")).join(" ")
}

#[test]
fn pronouns_agree() {
    let spell = |text| said(text, Kind::Spell);
    assert_eq!(
        spell("Select an enemy amulet on the field and destroy it."),
        "Sélectionnez une amulette adverse sur le terrain et détruisez-la."
    );
    assert_eq!(
        spell("Select up to 4 engaged enemy followers on the field and deal them 6 damage."),
        "Sélectionnez jusqu'à 4 combattants adverses engagés sur le terrain et infligez-leur 6 points de dégâts."
    );
    assert_eq!(
        spell("Look at the top card of your deck. You may put it into your EX area."),
        "Regardez la carte du dessus de votre deck. Vous pouvez la mettre dans votre zone EX."
    );
    assert_eq!(
        spell("Select an evolved card on your field. It can't attack this turn."),
        "Sélectionnez une carte évoluée sur votre terrain. Elle ne peut pas attaquer jusqu'à la fin du tour."
    );
}

/// The article is that of the first noun.
#[test]
fn two_types_of_card_have_one_article() {
    let text = "Look at the top 2 cards of your deck. You may reveal an amulet or spell from among them and add it to \
        your hand. Put the remaining cards into your cemetery.";
    let french = said(text, Kind::Spell);
    assert!(french.contains("Vous pouvez révéler un sort ou amulette parmi elles"), "{french}");
}

/// Behind this card `son attaque` would be this card's.
#[test]
fn the_number_of_the_selected_one_is_plain() {
    let text =
        "[fanfare] Select another follower on your field and give this follower [attack]+X. X equals its attack.";
    assert_eq!(
        said(text, Kind::Follower),
        "[fanfare] Sélectionnez un autre combattant sur votre terrain et donnez [attack]+X à ce combattant. X est égal \
         à l'attaque de celui qui a été sélectionné."
    );
}

/// Whose field it is shows where it is not plain. [4.1.6]
#[test]
fn what_is_summoned_comes_onto_its_owners_field() {
    assert_eq!(
        said("[lastwords] Summon this.", Kind::Follower),
        "[lastwords] Mettez ce combattant sur le terrain de son propriétaire."
    );
    assert_eq!(
        said("Select a follower in your cemetery and summon it.", Kind::Spell),
        "Sélectionnez un combattant dans votre cimetière et mettez-le sur votre terrain."
    );
}

#[test]
fn small_words_elide() {
    let text = "Deal X damage to your leader. X equals the number of other amulets on your field.";
    assert_eq!(
        said(text, Kind::Spell),
        "Infligez X points de dégâts à votre leader. X est égal au nombre d'autres amulettes sur votre terrain."
    );
    let rule = "Whenever an opponent plays an amulet, if there is a spell in your cemetery, draw a card.";
    assert_eq!(
        said(rule, Kind::Follower),
        "Chaque fois qu'un adversaire joue une amulette, s'il y a un sort dans votre cimetière, piochez une carte."
    );
}

#[test]
fn names_are_translated_and_keywords_are_french() {
    assert_eq!(
        said("Ward. On Evolve: Summon 3 Sprout tokens and give them Storm and Bane.", Kind::Follower),
        "Garde. À l'évolution : Invoquez 3 jetons « Pousse » et donnez-leur Tempête et Fléau."
    );
    assert_eq!(
        said("As an additional cost to play this card, discard a card. Earth Rite: Draw 5 cards.", Kind::Spell),
        "Pour jouer cette carte, vous devez en plus défausser une carte. Rite de la terre : Piochez 5 cartes."
    );
}

#[test]
fn instead_is_short_in_both_languages() {
    let text = "Draw 5 cards. Combo (4): Draw 7 instead.";
    assert_eq!(said(text, Kind::Spell), "Piochez 5 cartes. Combo (4) : Piochez-en 7 à la place.");
    let words = words(text, &Context::new("Oak Sage", Kind::Spell)).unwrap();
    assert_eq!(english(&words, Kind::Spell), vec![text]);
}

#[test]
fn sets_print_the_same_in_different_ways() {
    let normal = normal();
    for (one, other) in [
        ("On Evolve - Bury this.", "On Evolve: Put this card into its owner's cemetery."),
        ("SC (9) - Draw 8 cards.", "Spellchain (9): Draw 8 cards."),
        ("Fanfare: Draw 9 cards.", "[fanfare] Draw 9 cards."),
        ("Fanfare, discard 9 cards: Draw 9 cards.", "[fanfare] Discard 9 cards: Draw 9 cards."),
        ("Quick.\nAct [cost09]: Draw 9 cards.", "[quick] [act] [cost09]: Draw 9 cards."),
        ("This ability can be activated once per turn.", "Activate only once per turn."),
        (
            "Put the rest on the bottom in any order.",
            "Put the remaining cards on the bottom of your deck in any order.",
        ),
        ("Select a 2-cost or less follower on your field.", "Select a follower that costs 2 or less on your field."),
        (
            "This card can't be played from the EX area.",
            "While this card is in your EX area, this card can't be played.",
        ),
        (
            "Select a follower in your cemetery that costs 9 or less.",
            "Select a follower that costs 9 play points or less in your cemetery.",
        ),
        ("For the rest of this turn, it can't attack.", "It can't attack this turn."),
        ("While this card is on your field, your amulets have Aura.", "Each amulet on your field has Aura."),
    ] {
        assert!(normal.same(one, other), "{}\n{}", normal.of(one), normal.of(other));
    }
    for (one, other) in [
        ("Draw 8 cards.", "Draw 9 cards."),
        ("Destroy it.", "Banish it."),
        ("Deal 8 damage to it.", "Deal 8 damage to its leader."),
        ("Once per turn, when it attacks, draw 8 cards.", "Once on each of your turns, when it attacks, draw 8 cards."),
    ] {
        assert!(!normal.same(one, other), "{one} {other}");
    }
    assert!(normal_for("Oak Sage").same("Destroy Oak Sage.", "Destroy this card."));
}
