//! Card files that are refused, each with the reason. [card.1] [card.4]

use arbiter_brawl::arena::Arena;
use arbiter_brawl::card::Cards;
use arbiter_brawl::rules::Rules;
use arbiter_brawl::words::Tongues;

const CHAMPION: &str = r#"
[[champion]]
name = "Ones"
gender = "m"

[champion.base]
life = 6
defence = 0

[champion.experienced]
life = 7
defence = 1
text = "Immune to Stun."
text_fr = "Immunité à l'Étourdissement."

[[champion.card]]
name = "Shove"
name_fr = "Bousculade"
kind = "attack"
essence = "creation"
movement = 2
target = "melee"
force = 1
text = "↷ Push 1."
text_fr = "↷ Poussée 1."
"#;

fn read(text: &str) -> Result<Cards, String> {
    let tongues = Tongues::new().expect("our own forms are sound");
    Cards::read([text], &tongues).map_err(|e| e.to_string())
}

fn refused(from: &str, to: &str) -> String {
    assert!(CHAMPION.contains(from), "{from}");
    let read = read(&CHAMPION.replacen(from, to, 1));
    let obeyed = |cards: Cards| Rules::new(Arena::standard(), cards.champions, cards.challenges);
    match read.map(obeyed) {
        Err(why) => why,
        Ok(Err(faults)) => faults[0].to_string(),
        Ok(Ok(_)) => panic!("{to} is accepted"),
    }
}

#[test]
fn what_the_box_holds_is_there() {
    let cards = arbiter_brawl::shipped::cards();
    assert_eq!(cards.champions.len(), 12, "mat.1");
    assert!(cards.champions.iter().all(|c| c.cards.len() == 6), "mat.2");
    assert_eq!(cards.challenges.len(), 22, "mat.3");
    let named = "Kilgore Gwaien Mariusz Akhet Sulka Dugrun Ko'lel Deryn Gold'arr Korvash Rath".split(' ');
    let found = |name: &str| cards.champions.iter().any(|c| c.name == name);
    assert!(named.chain(["Tzu Xiao"]).all(found), "mat.10");
}

/// X51.
#[test]
fn a_card_without_a_field_is_refused_with_its_name() {
    assert_eq!(read(CHAMPION).expect("it is sound").champions.len(), 1);
    assert!(refused("essence = \"creation\"\n", "").contains("missing field `essence`"), "card.1");
    assert!(refused("kind = ", "champion = \"Twos\"\nkind = ").contains("unknown field `champion`"));
    assert!(refused("life = 6\n", "").contains("missing field `life`"), "card.4");
    assert!(refused("life = 7", "life = 5").contains("`experienced.life` is below `base.life`"));
    assert!(refused("life = 6\n", "life = 0\n").contains("`base.life` is 0"));
    assert!(refused("\"creation\"", "\"hunger\"").contains("unknown variant `hunger`"));
    let range = "a range begins at 1 or more and does not end before it";
    assert!(refused("\"melee\"", "{ indirect = [3, 2] }").contains(range), "card.1");
    assert!(refused("\"melee\"", "{ direct = [0, 2] }").contains(range), "card.1");
}

#[test]
fn a_wording_is_refused_where_it_stops_being_understood() {
    let line = 1 + CHAMPION.lines().position(|l| l.contains("Push 1.")).expect("it says so");
    let told = refused("Push 1.", "Bush 1.");
    assert!(told.starts_with(&format!(":{line}:11: `Shove`: `Bush` is not understood here; ")), "{told}");
    let told = refused("Poussée 1.", "Poussée 2.");
    let why = "`text` and `text_fr` do not mean the same; `text_fr` says: ↷ Push 2.";
    assert_eq!(told, format!(":{line}:9: `Shove`: {why}"));
    let told = refused("text_fr = \"↷ Poussée 1.\"\n", "");
    assert_eq!(told, format!(":{line}:9: `Shove`: `text_fr` is missing"));
}

/// Why this wording is refused in this file; an empty text if it is not.
fn swapped(file: &str, en: &str, fr: &str) -> String {
    let text = file.replace("↷ Push 1.", en).replace("↷ Poussée 1.", fr);
    let cards = read(&text).unwrap_or_else(|e| panic!("{e}"));
    let rules = Rules::new(Arena::standard(), cards.champions, cards.challenges);
    rules.err().map(|faults| faults[0].why.clone()).unwrap_or_default()
}

/// A pronoun is the target, and is refused where a reader would take it for others.
#[test]
fn a_pronoun_for_others_than_the_target_is_refused() {
    let why = "`it` or `they` could mean another than the target: say whom";
    let both = |en, fr| swapped(CHAMPION, en, fr);
    let en = "↷ Deal 1 damage to all other enemies. They suffer Stun.";
    assert_eq!(both(en, "↷ Infligez 1 dommage à tous les autres ennemis. Elle subit Étourdissement."), why);
    let en = "↷ Deal 1 damage to one other champion at most 2 from the target. It suffers Stun.";
    let fr = "↷ Infligez 1 dommage à un autre champion à 2 au plus de la cible. Elle subit Étourdissement.";
    assert_eq!(both(en, fr), why);
    assert_eq!(
        both(
            "↷ If the target is Battered, it suffers Stun.",
            "↷ Si la cible est Mal en point, elle subit Étourdissement."
        ),
        ""
    );
    // A new line speaks of nobody yet, and who is named plainly is no riddle.
    let en = "↷ Deal 1 damage to all other enemies.\\n↷ It suffers Stun.";
    assert_eq!(both(en, "↷ Infligez 1 dommage à tous les autres ennemis.\\n↷ Elle subit Étourdissement."), "");
    let en = "↷ Deal 1 damage to all other enemies. It suffers Stun.".replace("It", "The target");
    assert_eq!(both(&en, "↷ Infligez 1 dommage à tous les autres ennemis. La cible subit Étourdissement."), "");
}

/// What is said of one target is not said of several.
#[test]
fn an_area_has_several_targets() {
    let attack = CHAMPION.replace("\"melee\"", "{ area = \"ring\" }");
    let skill = attack.replace("\"attack\"", "\"skill\"").replace("force = 1\n", "");
    let several = "there are several targets";
    let hurt =
        ("Push 1. If the Push hurt the target, Stun.", "Poussée 1. Si la Poussée a blessé la cible, Étourdissement.");
    assert_eq!(swapped(&attack, &format!("↷ {}", hurt.0), &format!("↷ {}", hurt.1)), several);
    assert_eq!(swapped(&skill, hurt.0, hurt.1), several);
    let battered = ("If the target is Battered, Stun.", "Si la cible est Mal en point, Étourdissement.");
    assert_eq!(swapped(&skill, battered.0, battered.1), several);
    assert_eq!(
        swapped(
            &skill,
            "Shift 1. Place Ones where the target stood.",
            "Transfert 1. Placez Ones là où se tenait la cible."
        ),
        several
    );
    assert_eq!(
        swapped(&skill, "Place the target next to Ones.", "Placez la cible à côté d'Ones."),
        "one champion is placed"
    );
    let force = (
        "If the target is Battered, this attack has +1 force.",
        "Si la cible est Mal en point, cette attaque a +1 de force.",
    );
    assert_eq!(swapped(&attack, force.0, force.1), "", "it is told for each target");
}

/// The target of the attack is not known before it, but a text may name its own. [E2]
#[test]
fn before_the_attack_a_target_is_named_for_the_text_alone() {
    let swap = |en: &str, fr: &str| swapped(CHAMPION, en, fr);
    assert_eq!(swap("↶ Push 1.", "↶ Poussée 1."), "");
    assert_eq!(
        swap("↶ If the target is Battered, Rush 2.", "↶ Si la cible est Mal en point, Course 2."),
        "the target is named after this"
    );
    assert_eq!(swap("↶ Move 2 toward the target.", "↶ Avancez de 2 vers la cible."), "they stand beside already");
}

#[test]
fn what_could_not_be_obeyed_there_is_refused() {
    let swap = |en: &str, fr: &str| swapped(CHAMPION, en, fr);
    assert_eq!(swap("Push 1.", "Poussée 1."), "a line of an attack that is not about the attack needs a symbol");
    assert_eq!(swap("↷ Double.", "↷ Doublé."), "only a line of an attack, without a symbol, says this");
    assert_eq!(
        swap("↷ The attacker suffers Stun.", "↷ L'attaquant subit Étourdissement."),
        "only a Reaction speaks of the attacker"
    );
    assert_eq!(
        swap("↷ If the Push hurt the target, Stun.", "↷ Si la Poussée a blessé la cible, Étourdissement."),
        "there was no Push before"
    );
    let both = "an attack has this for all its targets or for none";
    assert_eq!(swap("If the target is Battered, Double.", "Si la cible est Mal en point, Doublé."), both);
}
