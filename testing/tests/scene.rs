//! The scene language, tried on the toy duel.

use arbiter_catalog::Source;
use arbiter_testing::scene::{Marks, Runner, Verdict, parse};
use arbiter_testing::toy::DUEL;
use std::collections::BTreeSet;

fn run(text: &str) -> Verdict {
    let source = Source { name: "x.scene".to_owned(), text: text.to_owned() };
    Runner::new(DUEL).unwrap().run_source(&source)
}

#[track_caller]
fn passes(text: &str) {
    assert_eq!(run(text), Verdict::Passed);
}

/// The first fault must stand on this line and say this.
#[track_caller]
fn fails(text: &str, line: usize, says: &str) {
    match run(text) {
        Verdict::Failed(faults) => {
            assert_eq!(faults[0].line, line, "{}", faults[0]);
            assert!(faults[0].why.contains(says), "{}", faults[0]);
        }
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn malformed(text: &str, line: usize, says: &str) {
    match run(text) {
        Verdict::Malformed(faults) => {
            assert_eq!((faults[0].line, faults[0].source.as_str()), (line, "x.scene"), "{}", faults[0]);
            assert!(faults[0].why.contains(says), "{}", faults[0]);
        }
        other => panic!("{other:?}"),
    }
}

const ATTACK: &str = "clauses: T3 T4   # a comment
title: A bolt in answer to an attack
A field golem
B field knight, knight [engaged]
B hand bolt
B pp 1
---
A attack golem -> knight#2
B offered: bolt -> golem | pass
? A field golem engaged
B bolt -> golem
B pass
---
A field golem 2/0
B field knight
done
";

#[test]
fn a_story_is_played_and_checked() {
    // The golem (2/3) takes 2 from the bolt and 1 from the knight.
    fails(ATTACK, 14, "no card fits `golem`; found nothing");
    passes(&ATTACK.replace("A field golem 2/0", "A field empty\nA cemetery golem\nlog [T4]\nlog not [T9]"));
}

#[test]
fn forced_questions_are_answered_but_never_the_main_question() {
    let scene = "A field golem\n---\nA attack golem -> leader B\n? B leader 8\n? A deck count 12\n---\nA asked main\nturn A\ndone\n";
    passes(scene);
    fails(&scene.replace("A field", "strict: yes\nA field"), 5, "expected leader 8, found 10");
    passes(
        "A field golem\n---\nA attack golem -> leader B\nB offered: pass\n? B leader 10\nB pass\n? B leader 8\ndone\n",
    );
    passes("A field golem\n---\nA attack golem\n* pass\n---\nB leader 8\ndone\n");
    passes("A field golem\n---\nA attack golem\nauto\nA end\n---\nturn B\nturn 2\nphase main\ndone\n");
}

#[test]
fn refusals_name_their_clause() {
    let scene = "A hand golem\nA field knight\nB field golem, knight\nA pp 1\n---\n";
    passes(&format!("{scene}A refused: play golem [T2]\nA not offered: play golem\ndone\n"));
    passes(&format!("{scene}A refused: attack knight -> leader B [T3.1]\ndone\n"));
    passes(&format!("{scene}A not offered: attack knight -> leader B\ndone\n"));
    fails(&format!("{scene}A refused: play golem [T9]\ndone\n"), 6, "expected [T9], found [T2] duel-too-dear");
    fails(&format!("{scene}A refused: attack knight [T3]\ndone\n"), 6, "`attack knight` is allowed");
    fails(&format!("{scene}A refused: attack unicorn [T3]\ndone\n"), 6, "no reason");
    fails(&format!("{scene}A not offered: attack knight\ndone\n"), 6, "`attack knight` is offered");
}

#[test]
fn offers_are_compared_as_sets() {
    let scene = "A hand bolt, knight\nA field knight\nA pp 1\n---\n";
    passes(&format!("{scene}A offered: play bolt | play knight | attack knight | end\ndone\n"));
    passes(&format!("{scene}A offered has: bolt -> leader B | end\ndone\n"));
    fails(&format!("{scene}A offered: play bolt | end\ndone\n"), 5, "offered besides: play knight | attack knight");
    fails(&format!("{scene}A offered has: knight\ndone\n"), 5, "could mean several");
    fails(&format!("{scene}B offered: pass\ndone\n"), 5, "B is not asked: A is asked ask-main");
    fails(&format!("{scene}A knight\ndone\n"), 5, "`knight` could mean play knight | attack knight");
    fails(&format!("{scene}A play golem\ndone\n"), 5, "`play golem` is not offered; [T1] why-not-asked; offered: play");
    fails(&format!("{scene}B end\ndone\n"), 5, "B is not asked");
}

#[test]
fn chance_is_fixed_and_must_be_used() {
    let scene = "rolls: 4\nA hand dice\nA pp 2\n---\nA dice\n---\nB leader 6\ndone\n";
    passes(scene);
    fails(&scene.replace("rolls: 4", "rolls: 4 5"), 8, "1 of the fixed rolls were not used");
}

#[test]
fn cards_of_the_scene_are_read_with_their_lines() {
    let scene = "cards:\n[[card]]\nname = \"Old Oak\"\ncost = 1\nattack = 7\ndefense = 7\nend\nA hand old-oak\nA pp 1\n---\nA old-oak\n---\nA field old-oak 7/7 new !engaged\ndone\n";
    passes(scene);
    malformed(&scene.replace("cost = 1", "cost = \"one\""), 4, "invalid type");
    malformed(&scene.replace("end\n", ""), 1, "never closed");
}

#[test]
fn views_are_what_each_seat_sees() {
    passes(
        "A hand bolt, golem\nA deck dice, call\n---\n---\nA hand golem, bolt\nA hand count 2\nas B: A hand hidden 2\nas A: A hand has bolt\nas spectator: A hand hidden 2\nA deck top dice, call\nA deck bottom filler\nas A: A deck hidden 14\nA hand not dice\nA pp 0\nA hand 2\npending none\nbolt cost 1\ndone\n",
    );
    fails("A hand bolt\n---\n---\nas B: A hand has bolt\ndone\n", 4, "found (hidden)");
    fails("---\n---\nas F: A hand count 2\ndone\n", 3, "no seat F");
    fails("---\nF concede\ndone\n", 2, "no seat F");
    fails("---\nF end\ndone\n", 2, "F is not asked");
    fails("A hand bolt\n---\n---\nA shoe bolt\ndone\n", 4, "no zone or number `shoe`; there are hand, field");
}

#[test]
fn endings_say_how_it_ended() {
    let scene = "A field golem\nB leader 2\n---\nA attack golem\n---\nA wins\n";
    passes(scene);
    fails(&scene.replace("A wins", "done"), 6, "the game is over, A wins: the last line says so");
    fails(&scene.replace("A wins", "draw"), 6, "expected draw; the game is over, A wins");
    passes("A field golem\nB field knight\n---\nA attack golem\nA concede\nB wins\n");
    fails(
        "A field golem\nB field knight\nA hand bolt\nA pp 1\n---\nA bolt\ndone\n",
        7,
        "not finished: A is asked ask-aim",
    );
}

#[test]
fn marked_clauses_must_be_passed() {
    let source = Source { name: "x.scene".to_owned(), text: ATTACK.replace("A field golem 2/0", "A cemetery golem") };
    let mut runner = Runner::new(DUEL).unwrap();
    let names = |list: &[&str]| list.iter().map(|c| (*c).to_owned()).collect::<BTreeSet<_>>();
    runner.marks =
        Some(Marks { start: || {}, take: || BTreeSet::from(["T3".to_owned()]), all: names(&["T3", "T4", "T5"]) });
    let Verdict::Failed(faults) = runner.run_source(&source) else { panic!() };
    assert_eq!((faults.len(), faults[0].line), (1, 1));
    assert!(faults[0].why.contains("clause T4"));
}

#[test]
fn malformed_files_are_told_line_by_line() {
    malformed("A hand bolt\n", 1, "no line `---`");
    malformed("---\nA end\n", 2, "ends with `done`");
    malformed("colour: red\n---\ndone\n", 1, "no header `colour:`; there are clauses");
    malformed("rolls: six\n---\ndone\n", 1, "needs numbers");
    malformed("---\nwins\n", 2, "who? as `A wins`");
    malformed("---\n---\nat 8.4.9 twice: A pp 0\ndone\n", 3, "`x2` for the second time");
    malformed("---\n---\nat 8.4.9 A pp 0\ndone\n", 3, "needs a colon");
    malformed("---\n---\nat 8.4.9: log [8.4.9]\ndone\n", 3, "about the table there");
    malformed("---\nA play x -> \ndone\n", 2, "a pick is missing");
    malformed("---\n---\nA field x +1/+1\ndone\n", 3, "checks state the result");
    malformed("---\ndone\nA end\ndone\n", 3, "nothing may follow");
    malformed("A hand unicorn\n---\ndone\n", 1, "no card `unicorn`");
    malformed("---\n---\n---\ndone\n", 3, "a third");
    malformed("---\nA offered x\ndone\n", 2, "needs a colon");
}

#[test]
fn what_is_denied_must_be_something() {
    let scene = |line: &str| format!("A field golem\n---\n---\n{line}\ndone\n");
    passes(&scene("A field not knight"));
    passes(&scene("A field golem !engaged"));
    passes(&scene("A not offered: play knight | attack golem -> B knight#2 | 3"));
    malformed(&scene("A field not knigth"), 4, "no card is called `knigth`");
    malformed(&scene("A field golem !enraged"), 4, "no card ever has the mark `enraged`");
    malformed(&scene("golem 2/3 !enraged"), 4, "no card ever has the mark `enraged`");
    malformed(&scene("A not offered: play unicorn"), 4, "`unicorn` is no card");
}

#[test]
fn the_player_may_be_left_out_or_said() {
    let scene = "A field golem\nB field knight, knight [engaged]\nB hand bolt\nB pp 1\n---\n";
    passes(&format!(
        "{scene}attack golem -> knight#2\noffered: bolt -> golem | pass\nbolt -> golem\npass\n---\nasked main\nA field empty\ndone\n"
    ));
    passes(&format!("{scene}A attack A golem -> B knight#2\nB pass\n---\nB field knight\ndone\n"));
    fails(&format!("{scene}A attack B golem\ndone\n"), 6, "`attack B golem` is not offered");
}

#[test]
fn what_is_found_is_told_with_all_numbers() {
    fails("A hand bolt\n---\n---\nbolt cost 9\ndone\n", 4, "found bolt cost 1");
    fails("---\n---\nA pp 9\ndone\n", 3, "expected pp 9, found 0 (of leader 10, pp 0");
}

#[test]
fn no_text_makes_the_reader_panic() {
    // Every prefix and every line order of a good file, and some noise.
    for end in (0..ATTACK.len()).filter(|i| ATTACK.is_char_boundary(*i)) {
        let _ = run(&ATTACK[..end]);
    }
    for noise in [
        "[",
        "]",
        "A refused: ]",
        "A refused: x ]",
        "? as",
        "? as :",
        "? A",
        "?",
        "*",
        "A",
        "A offered:",
        "é#é",
        "? x counter",
        "? pending A",
        "? log [",
    ] {
        let source = Source { name: String::new(), text: format!("---\n{noise}\n---\n{noise}\ndone") };
        let _ = parse(&source).map(|s| Runner::new(DUEL).unwrap().run(&s));
    }
}

#[test]
fn decks_are_legal_or_break_exactly_these_clauses() {
    let scene = |line: &str| format!("---\n{line}\n---\ndone\n");
    passes(&scene("deck legal: 10 Knight"));
    passes(&scene("deck legal: 8 Knight; 6 Golem"));
    passes(&scene("deck legal: steel | luck"));
    passes(&scene("deck illegal [T6]: 9 Knight"));
    fails(&scene("deck legal: 9 Knight"), 2, "expected a legal deck, but");
    fails(&scene("deck illegal [T6]: 10 Knight"), 2, "it is legal");
    fails(&scene("deck illegal [T5]: 9 Knight"), 2, "[T6]");
    fails(&scene("deck illegal [T6]: steel | luck | steel"), 2, "nobody sits like that");
    malformed(&scene("deck illegal: 9 Knight"), 2, "deck illegal [CLAUSE]");
    malformed(&scene("deck legal"), 2, "colon");
}

#[test]
fn four_seats_play_in_teams_and_one_may_be_out() {
    let scene = "seating two-teams-of-two
A field knight
B leader 1
B field golem [engaged]
D field knight
---
A attack knight -> leader D
? D leader 9
A end
? turn B
B concede
? turn C
? B field empty
C end
? turn D
D offered has: attack knight -> A knight | attack knight -> leader A | attack knight -> leader C
D concede
AC wins
";
    passes(scene);
    fails(&scene.replace("AC wins", "A wins"), 18, "expected A wins");
    malformed("seating three\n---\ndone\n", 1, "nobody sits like that here");
    malformed("C field knight\n---\ndone\n", 1, "`C` begins no set-up line");
    malformed("A field knight\n---\nAX wins\n", 3, "no seats `AX`");
}

#[test]
fn places_are_named_in_answers_and_in_checks() {
    let scene = "mode arena
A hand golem
A pp 2
A field knight [at b3], knight [at c3]
B field golem [at b1]
---
A refused: step knight -> b1 [T9]
A not offered: step knight -> d3
A play golem
A offered: a3 | d3
? place a3 marked reachable
? place b3 marked !reachable
? place b1: golem 2/3 ward
? place b1: not knight
? place a3: empty
A a3
? place a3: golem 2/3 new
A step knight#2 -> c2
---
place c3: empty
place c2: knight 1/1 engaged
place c2: has knight
place b3 marked !reachable
done
";
    passes(scene);
    fails(&scene.replace("place c3: empty", "place c3: knight"), 20, "no card fits `knight`; found nothing");
    fails(&scene.replace("place c2: has knight", "place z9: empty"), 22, "no place `z9`; there are a1, b1");
    fails(&scene.replace("? place a3 marked reachable", "? place b3 marked reachable"), 11, "it has no marks");
    fails("A field knight\n---\n? place b3: empty\ndone\n", 3, "there is no board of places here");
    malformed(&scene.replace("not offered: step knight -> d3", "not offered: step knight -> e9"), 8, "`e9` is no card");
    malformed(
        &scene.replace("marked !reachable\n? place b1", "marked !wet\n? place b1"),
        12,
        "no place ever has the mark `wet`",
    );
    malformed("---\n? place b3 knight\ndone\n", 2, "write `place e5: CARDS`");
}
