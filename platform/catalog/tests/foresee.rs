//! What would come of an option is told as it comes, and never tells a secret.

use arbiter_catalog::{Match, Viewer, foresee, game};

fn staged(key: &str, setup: &[&str]) -> Box<dyn Match> {
    let library = game(key).expect("it is there").library(&[]).unwrap_or_else(|_| panic!("the cards load"));
    let lines: Vec<(usize, String)> = setup.iter().enumerate().map(|(n, l)| (n + 1, (*l).to_owned())).collect();
    library.stage(&lines, &[]).unwrap_or_else(|fault| panic!("{fault}"))
}

fn pick(table: &dyn Match, words: &str) -> usize {
    let options = table.options();
    let found = options.iter().position(|o| o.words == words);
    found.unwrap_or_else(|| panic!("{words} among {:?}", options.iter().map(|o| &o.words).collect::<Vec<_>>()))
}

#[test]
fn an_attack_is_told_with_its_damage_and_who_dies() {
    let mut table = staged("evolve", &["A field steelclad-knight", "B field knight [engaged]"]);
    let attack = pick(table.as_ref(), "attack steelclad-knight");
    assert_eq!(foresee(table.as_ref(), 1, attack), None, "only for whoever is asked");
    table.answer(attack).expect("it is offered");
    let target = pick(table.as_ref(), "knight");
    let hash = table.hash();
    let told = foresee(table.as_ref(), 0, target).expect("an option");
    assert_eq!(table.hash(), hash, "nothing happens");
    let keys: Vec<&str> = told.lines.iter().map(|e| e.told(Viewer::Seat(0)).key).collect();
    assert!(told.sure && keys.contains(&"log-damage") && keys.contains(&"log-destroyed"), "{keys:?}");
    let real: Vec<&str> = table.answer(target).expect("it is offered").iter().map(|e| e.said.key).collect();
    assert!(keys.starts_with(&real), "it comes as it was told: {real:?}");
}

#[test]
fn what_the_other_hand_holds_changes_no_word() {
    let at = |hand: &str| {
        let setup = ["A field steelclad-knight", &format!("B hand {hand}"), "B pp 3", "B field knight [engaged]"];
        let mut table = staged("evolve", &setup);
        let attack = pick(table.as_ref(), "attack steelclad-knight");
        table.answer(attack).expect("it is offered");
        let leader = pick(table.as_ref(), "leader B");
        let found = foresee(table.as_ref(), 0, leader).expect("an option");
        let told: Vec<_> = found.lines.iter().map(|e| e.told(Viewer::Seat(0)).clone()).collect();
        (told, found.sure)
    };
    assert_eq!(at("knight"), at("dragon"));
}
