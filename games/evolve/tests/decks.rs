//! Decks: what is read, what is refused, and by which clause.

use arbiter_evolve::card::{Card, Kind};
use arbiter_evolve::deck::{DeckFault, Part, check, from_code, legal, list, list_cod, parse, to_code, to_text};
use arbiter_evolve::rules::Rules;
use arbiter_evolve::words::{Ability, Class};
use arbiter_kernel::marks;

fn card(name: &str, class: Class, kind: Kind) -> Card {
    Card {
        name: name.to_owned(),
        name_fr: None,
        class,
        kind,
        evolved: false,
        token: false,
        traits: Vec::new(),
        cost: 1,
        attack: 1,
        defense: if kind == Kind::Leader { 20 } else { 1 },
        wording: String::new(),
        abilities: Vec::new(),
        unplayable: None,
    }
}

fn follower(name: &str, class: Class) -> [Card; 2] {
    let plain = card(name, class, Kind::Follower);
    [plain.clone(), Card { evolved: true, ..plain }]
}

/// Two leaders, Swordcraft followers 1 to 16 with evolved faces, and oddities.
fn rules() -> Rules {
    let mut cards = vec![
        card("Corwin", Class::Swordcraft, Kind::Leader),
        card("Ilse", Class::Runecraft, Kind::Leader),
        // Shares its name with a follower.
        card("Maren", Class::Swordcraft, Kind::Leader),
        card("Arc Bolt", Class::Runecraft, Kind::Spell),
        card("Twin Sparks", Class::Neutral, Kind::Spell),
        card("Banner of Dawn, the First", Class::Swordcraft, Kind::Amulet),
        card("Smith & Sons' \"Forge\"", Class::Swordcraft, Kind::Amulet),
        Card { token: true, ..card("Knight", Class::Swordcraft, Kind::Follower) },
        Card { abilities: vec![Ability::DeckCopies(6)], ..card("Cellar Rat", Class::Neutral, Kind::Follower) },
        Card {
            unplayable: Some("its text was not understood".into()),
            ..card("Odd Jar", Class::Neutral, Kind::Amulet)
        },
        card("7 Blades x 7", Class::Neutral, Kind::Spell),
    ];
    cards.extend(follower("Maren", Class::Swordcraft));
    for n in 1..=16 {
        cards.extend(follower(&format!("Soldier {n:02}"), Class::Swordcraft));
    }
    Rules::new(cards)
}

/// So many soldiers, three of a name.
fn soldiers(count: u32) -> String {
    let line = |n: u32| format!("{} Soldier {:02}\n", (count - 3 * n).min(3), n + 1);
    (0..count.div_ceil(3)).map(line).collect()
}

fn deck(main: &str, evolve: &str) -> String {
    format!("Leader\n1 Corwin\nMain\n{main}\nEvolve\n{evolve}\n")
}

fn clauses(rules: &Rules, text: &str) -> Vec<&'static str> {
    let Err(faults) = legal(rules, text) else { return Vec::new() };
    faults.iter().map(|f| f.clause.unwrap_or("-")).collect()
}

#[track_caller]
fn only(faults: &[DeckFault]) -> &DeckFault {
    match faults {
        [fault] => fault,
        _ => panic!("one fault was expected: {faults:#?}"),
    }
}

#[test]
fn a6_the_book_s_deck_sizes_copies_classes_and_tokens() {
    let rules = rules();
    let cases: [(&str, String, &[&str]); 9] = [
        ("40 cards", deck(&soldiers(40), ""), &[]),
        ("50 cards", deck(&(soldiers(48) + "2 Twin Sparks"), ""), &[]),
        ("39 cards", deck(&soldiers(39), ""), &["6.1.1.2"]),
        ("51 cards", deck(&(soldiers(48) + "3 Twin Sparks"), ""), &["6.1.1.2"]),
        ("4 of one name", deck(&(soldiers(39) + "1 Soldier 01"), ""), &["6.1.1.4"]),
        ("3 and 3 of one name", deck(&soldiers(40), "3 Soldier 01"), &[]),
        ("11 evolve cards", deck(&soldiers(40), &soldiers(11)), &["6.1.1.3"]),
        ("a Runecraft card", deck(&(soldiers(39) + "1 Arc Bolt"), ""), &["6.1.1.5.1"]),
        ("a token", deck(&(soldiers(39) + "1 Knight"), ""), &["6.1.1.2"]),
    ];
    for (what, text, expected) in cases {
        assert_eq!(clauses(&rules, &text), expected, "{what}");
    }
}

#[test]
fn a_legal_deck_has_its_faces_in_the_order_of_the_text() {
    let rules = rules();
    let text = deck(&soldiers(42), "2 Soldier 03\n1 Soldier 01");
    let deck = legal(&rules, &text).expect("it is legal");
    assert_eq!(Some(deck.leader), rules.plain("corwin"));
    assert_eq!((deck.main.len(), deck.evolve.len()), (42, 3));
    assert_eq!(deck.main.first().copied(), rules.plain("soldier-01"));
    let evolve: Vec<_> = deck.evolve.iter().map(|&f| Some(f)).collect();
    let evolved = |slug| rules.evolved(slug);
    assert_eq!(evolve, [evolved("soldier-03"), evolved("soldier-03"), evolved("soldier-01")]);
    assert_eq!(check(&rules, &list(&deck)), []);
}

#[test]
fn the_leader_is_exactly_one() {
    let rules = rules();
    let main = soldiers(40);
    let of = |leader: &str| clauses(&rules, &format!("Leader\n{leader}\nMain\n{main}"));
    assert_eq!(of(""), ["6.1.1", "6.1.1.1"]);
    assert_eq!(of("2 Corwin"), ["6.1.1.1"]);
    assert_eq!(of("1 Corwin\n1 Maren"), ["6.1.1.1"], "of one class, so no other clause");
    assert_eq!(of("1 Corwin\n1 Ilse"), ["6.1.1.5", "6.1.1.1"]);
    assert_eq!(of("1 Soldier 16"), ["6.1.1.1"], "a follower cannot lead");
    assert_eq!(of("1 Maren"), [] as [&str; 0], "the leader, not the follower of that name");
    assert_eq!(clauses(&rules, ""), ["6.1.1", "6.1.1.1", "6.1.1.2"]);
}

#[test]
fn each_deck_holds_its_kinds_only() {
    let rules = rules();
    let fault = |main: &str, evolve: &str| {
        let faults = legal(&rules, &deck(&(soldiers(39) + main), evolve)).expect_err("it is illegal");
        only(&faults).clone()
    };
    let in_main = fault("1 Corwin", "");
    assert_eq!((in_main.line, in_main.clause), (17, Some("6.1.1.2")));
    assert!(in_main.why.contains("`Corwin` is a leader"), "{in_main}");
    let evolved = fault("1 Soldier 14 (Evolved)", "");
    assert_eq!(evolved.clause, Some("6.1.1.2"));
    assert!(evolved.why.contains("belongs in the evolve deck"), "{evolved}");
    let plain = fault("1 Soldier 14", "1 Soldier 01\n1 Twin Sparks");
    assert_eq!((plain.line, plain.clause), (20, Some("6.1.1.3")));
    assert!(plain.why.contains("`Twin Sparks` is a spell"), "{plain}");
}

#[test]
fn copies_are_counted_over_lines_and_a_card_may_say_otherwise() {
    let rules = rules();
    let main = |rest: &str| deck(&(soldiers(36) + rest), "");
    let faults = legal(&rules, &main("2 Soldier 13\n2 soldier 13")).expect_err("four of a name");
    assert_eq!((only(&faults).line, only(&faults).clause), (17, Some("6.1.1.4")), "the line that goes too far");
    assert_eq!(clauses(&rules, &deck(&soldiers(40), "4 Soldier 01")), ["6.1.1.4"]);
    assert_eq!(clauses(&rules, &main("6 Cellar Rat")), [] as [&str; 0], "[6.1.2]");
    let faults = legal(&rules, &main("4 Cellar Rat\n3 Cellar Rat")).expect_err("seven rats");
    assert!(only(&faults).why.contains("7 cards named `Cellar Rat`; it may have 6"), "{}", only(&faults));
}

#[test]
fn one_class_even_without_a_leader() {
    let rules = rules();
    let text = format!("Main\n{}1 Arc Bolt\n3 Twin Sparks", soldiers(39));
    assert_eq!(clauses(&rules, &text), ["6.1.1", "6.1.1.1", "6.1.1.5"]);
    let text = format!("Leader\nIlse\nMain\n1 Arc Bolt\n{}", soldiers(39));
    let faults = legal(&rules, &text).expect_err("a Runecraft leader");
    assert_eq!(faults.len(), 13, "every Swordcraft line");
    assert!(faults.iter().all(|f| f.clause == Some("6.1.1.5.1") && f.why.contains("Runecraft or Neutral")));
}

#[test]
fn a_card_that_was_not_understood_is_refused_with_its_reason() {
    let rules = rules();
    let faults = legal(&rules, &deck(&(soldiers(39) + "1 Odd Jar"), "")).expect_err("it cannot be played");
    assert_eq!((only(&faults).line, only(&faults).clause), (17, None));
    assert!(only(&faults).why.ends_with("its text was not understood"));
}

#[test]
fn every_clause_is_marked_on_the_way_of_a_legal_deck() {
    let rules = rules();
    let text = deck(&(soldiers(36) + "6 Cellar Rat"), "");
    marks::start();
    assert!(legal(&rules, &text).is_ok());
    let passed = marks::take();
    let build = "2.2.1 2.2.3 6.1.1 6.1.1.1 6.1.1.2 6.1.1.3 6.1.1.4 6.1.1.5 6.1.1.5.1 6.1.2";
    for clause in build.split(' ') {
        assert!(passed.contains(clause), "{clause}");
    }
}

#[test]
fn bad_lines_are_listed_and_good_lines_are_kept() {
    let rules = rules();
    let text = "# a deck\nLEADER:\n1 Corvin\n\nMain deck\n3 Soldier 01\n0 Soldier 02\n100 Soldier 03\n\
                2 Twin Spraks (SET 012)\n3\nx Soldier 04\n2 Banner\n1 Zzyzx # ?\nEvolve Deck\n1 Solder 01 (Evolved)\n";
    let arbiter_decklist::Read { list, faults, .. } = parse(&rules, text);
    let kept: Vec<_> = list.entries.iter().map(|e| (e.line, e.part, e.count)).collect();
    assert_eq!(kept, [(6, Part::Main, 3)]);
    let told: Vec<_> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "line 3: No leader is named `Corvin`. Did you mean `Corwin`?",
            "line 7: 0 copies of `Soldier 02`: a count is 1 to 99.",
            "line 8: 100 copies of `Soldier 03`: a count is 1 to 99.",
            "line 9: No card is named `Twin Spraks (SET 012)`. Did you mean `Twin Sparks`?",
            "line 10: The name of the card is missing behind the count.",
            "line 11: The count is missing before `Soldier 04`; write 1 to 99.",
            "line 12: No card is named `Banner`. Did you mean `Banner of Dawn, the First`?",
            "line 13: No card is named `Zzyzx`.",
            "line 15: No evolved card is named `Solder 01 (Evolved)`. \
             Did you mean `Soldier 01`, `Soldier 02` or `Soldier 03`?",
        ]
    );
    let short = check(&rules, &list).into_iter().find(|f| f.clause == Some("6.1.1.2")).expect("3 cards");
    assert!(short.why.ends_with("Lines that were not understood are not counted."), "{short}");
}

#[test]
fn lines_may_be_written_in_many_ways() {
    let rules = rules();
    let text = "\u{feff}1 Corwin # without a heading\r\n3x Soldier 01 (SET 012)\r\n2 X Soldier 02 (SET) 12\r\n\
                soldier 03\r\n2 Soldier 01 (Evolved)\r\n\r\nmain: # here\r\n3 banner of dawn the first\r\n\
                7 Blades x 7\r\n2 7 Blades x 7\r\n2 7 Blades x 7 (SET 1)\r\nEVOLVE (3)\r\n\
                1 Soldier 02\r\n1 Soldier 03 (SET 3) (evolve)\r\n1 Maren\r\n";
    let arbiter_decklist::Read { list, faults, .. } = parse(&rules, text);
    assert_eq!(faults, []);
    let read: Vec<_> = list.entries.iter().map(|e| (e.line, e.part, e.count)).collect();
    use Part::{Evolve, Leader, Main};
    let start = [(1, Leader, 1), (2, Main, 3), (3, Main, 2), (4, Main, 1), (5, Evolve, 2), (8, Main, 3)];
    let end = [(9, Main, 1), (10, Main, 2), (11, Main, 2), (13, Evolve, 1), (14, Evolve, 1), (15, Evolve, 1)];
    assert_eq!(read, [start, end].concat());
    let all_evolved = |e: &&arbiter_evolve::deck::Listed| rules.faces[e.card as usize].card.evolved;
    assert_eq!(list.entries.iter().filter(all_evolved).count(), 4);
}

#[test]
fn an_unknown_heading_leaves_its_lines_out() {
    let rules = rules();
    let arbiter_decklist::Read { list, faults, .. } =
        parse(&rules, "Main\n3 Soldier 01\nSideboard:\n3 Soldier 02\nEvolve\n1 Soldier 01");
    assert_eq!(only(&faults).line, 3);
    assert_eq!(list.entries.iter().map(|e| e.line).collect::<Vec<_>>(), [2, 6]);
}

#[test]
fn a_text_that_is_too_long_is_not_read() {
    let rules = rules();
    let arbiter_decklist::Read { list, faults, .. } = parse(&rules, &"3 Soldier 01\n".repeat(6000));
    assert_eq!((list.entries.len(), only(&faults).line), (0, 0));
    assert!(only(&faults).why.contains("at most 64 KiB"));
}

const COD: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname></deckname>
    <!-- <card number="9" name="not this"/> -->
    <zone name="side">
        <card number="1" name="Corwin "/>
        <card number="3" name="Soldier 01 (Evolved) "/>
        <card number="2" name="Soldier 02 (Evolve) "/>
        <card number="1" name="Soldier 03"/>
    </zone>
    <zone name="main">
        <card number="3" name="Smith &amp; Sons&apos; &quot;Forge&#34; "/>
        <card name='Twin Sparks ' number='3'/>
MAIN
    </zone>
    <zone name="tokens"><card number="1" name="Knight"/></zone>
</cockatrice_deck>
"#;

fn cod() -> String {
    let card = |n: u32| format!("<card number=\"3\" name=\"Soldier {n:02} \"/>");
    COD.replace("MAIN", &(1..=12).map(card).collect::<Vec<_>>().join("\n"))
}

#[test]
fn a_cockatrice_deck_is_read() {
    let rules = rules();
    let deck = legal(&rules, &cod()).expect("it is legal");
    assert_eq!(Some(deck.leader), rules.plain("corwin"));
    assert_eq!((deck.main.len(), deck.evolve.len()), (42, 6));
    assert!(deck.evolve.iter().all(|&f| rules.faces[f as usize].card.evolved));
}

#[test]
fn a_cockatrice_deck_has_its_faults_by_line() {
    let rules = rules();
    let text = cod()
        .replace("\"Corwin ", "\"Arisa ")
        .replace("number=\"3\" name=\"Soldier 01 (", "name=\"Soldier 01 (")
        .replace("Soldier 03\"/>", "Soldier 03\"")
        .replace("name=\"tokens\"", "name=\"maybe\"");
    let arbiter_decklist::Read { list, faults, .. } = parse(&rules, &text);
    let told: Vec<_> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "line 6: No leader or evolved card is named `Arisa`.",
            "line 7: The count is missing before `Soldier 01 (Evolved)`; write 1 to 99.",
            "line 9: A tag is not closed; a `>` is missing.",
            "line 27: Zone `maybe` is no part of a deck (main, side); its cards are left out.",
        ]
    );
    assert_eq!(list.count(Part::Main), 42);
    let faults = parse(&rules, "<html><body>no deck</body></html>").faults;
    assert!(only(&faults).why.contains("no `<card>`"));
}

#[test]
fn text_and_code_come_back_as_the_same_deck() {
    let rules = rules();
    let main = "1 Maren\n6 Cellar Rat\n2 Smith & Sons' \"Forge\"\n1 7 Blades x 7\n2 Maren\n";
    for (leader, evolve) in [("Corwin", "3 Soldier 02\n1 Maren\n2 Soldier 01"), ("Maren", "")] {
        let text = format!("Leader\n{leader}\nMain\n{main}{}Evolve\n{evolve}", soldiers(30));
        let deck = legal(&rules, &text).expect("it is legal");
        assert_eq!(legal(&rules, &to_text(&rules, &deck)).as_ref(), Ok(&deck));
        assert_eq!(legal(&rules, &list_cod(&rules, &list(&deck))).as_ref(), Ok(&deck));
        let code = to_code(&rules, &deck);
        assert!(code.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(&b)), "{code}");
        assert_eq!(from_code(&rules, &code).as_ref(), Ok(&deck));
        // Whatever is missing at the end is noticed.
        for cut in 0..code.len() {
            assert!(from_code(&rules, &code[..cut]).is_err(), "{cut}");
        }
    }
    let text = to_text(&rules, &legal(&rules, &deck(&soldiers(40), "1 Soldier 02")).expect("it is legal"));
    assert!(text.starts_with("Leader\n1 Corwin\n\nMain\n3 Soldier 01\n"), "{text}");
    assert!(text.ends_with("1 Soldier 14\n\nEvolve\n1 Soldier 02\n"), "{text}");
}

#[test]
fn a_code_that_is_none_is_refused() {
    let rules = rules();
    for code in ["", "e1.", "e1.!!", "e2.AAAA", "e1.____", "Leader", "e1.MTpjb3J3aW4", &"e1.A".repeat(40_000)] {
        let faults = from_code(&rules, code).expect_err(code);
        assert!(only(&faults).why.contains("code"), "{}", only(&faults));
    }
    // `1:corwin;3:nobody,x;;.`
    let faults = from_code(&rules, "e1.MTpjb3J3aW47Mzpub2JvZHkseDs7Lg").expect_err("nobody knows it");
    assert!(faults.iter().any(|f| f.why.contains("`nobody`")), "{faults:?}");
    assert!(faults.iter().any(|f| f.why.contains("`x`")), "{faults:?}");
    assert!(faults.iter().any(|f| f.clause == Some("6.1.1")), "{faults:?}");
}

/// A small generator with a fixed seed: a failure comes again.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 16).unwrap_or(0) % n
    }
}

#[test]
fn no_bytes_make_it_panic() {
    let rules = rules();
    let mut dice = Dice(0x5EED);
    let good = legal(&rules, &cod()).expect("it is legal");
    let seeds = [cod(), to_text(&rules, &good), to_code(&rules, &good), String::new()];
    let bits =
        ["<", ">", "&", "\"", "'", "(", ")", "#", ":", ";", "é", "İ", "\0", "&#x", "<!--", "=", "x ", "99", "\n"];
    for round in 0..4000 {
        let mut bytes = seeds[round % seeds.len()].clone().into_bytes();
        for _ in 0..=dice.below(30) {
            let at = dice.below(bytes.len() + 1);
            match dice.below(4) {
                0 => bytes.insert(at, dice.below(256) as u8),
                1 => bytes.truncate(at.max(bytes.len() / 2)),
                2 => drop(bytes.splice(at..at, bits[dice.below(bits.len())].bytes())),
                _ if at < bytes.len() => bytes[at] = dice.below(256) as u8,
                _ => {}
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        let arbiter_decklist::Read { list, faults, .. } = parse(&rules, &text);
        let lines = text.lines().count();
        assert!(list.entries.iter().all(|e| e.line <= lines && (1..=99).contains(&e.count)));
        assert!(faults.iter().all(|f| f.line <= lines && !f.why.is_empty()));
        for deck in [legal(&rules, &text), from_code(&rules, &text)].into_iter().flatten() {
            assert_eq!(legal(&rules, &to_text(&rules, &deck)), Ok(deck));
        }
        let _ = from_code(&rules, &format!("e1.{text}"));
    }
}
