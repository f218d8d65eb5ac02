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
    assert!(refused("\"creation\"", "\"hunger\"").contains("unknown variant `hunger`"));
}

#[test]
fn a_wording_is_refused_where_it_stops_being_understood() {
    assert!(refused("Push 1.", "Bush 1.").starts_with("Ones, Shove: `text`:"));
    assert!(refused("Poussée 1.", "Poussée 2.").contains("do not mean the same; the French says: ↷ Push 2."));
}

#[test]
fn what_could_not_be_obeyed_there_is_refused() {
    let swap = |en: &str, fr: &str| {
        let text = CHAMPION.replace("↷ Push 1.", en).replace("↷ Poussée 1.", fr);
        let cards = read(&text).unwrap_or_else(|e| panic!("{e}"));
        let rules = Rules::new(Arena::standard(), cards.champions, cards.challenges);
        rules.err().map(|faults| faults[0].why.clone()).unwrap_or_default()
    };
    assert_eq!(swap("Push 1.", "Poussée 1."), "a line of an attack that is not about the attack needs a symbol");
    assert_eq!(swap("↶ Push 1.", "↶ Poussée 1."), "the card has no target here");
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
