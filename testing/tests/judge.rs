//! What the scene language promises a judge, tried on the real games.

use arbiter_catalog::Source;
use arbiter_testing::scene::{Runner, Verdict};

fn run(game: &str, text: &str) -> Verdict {
    let game = arbiter_catalog::game(game).expect("it is in the catalog");
    let source = Source { name: "x.scene".to_owned(), text: text.to_owned() };
    Runner::marked(game).expect("the shipped cards load").run_source(&source)
}

#[track_caller]
fn passes(game: &str, text: &str) {
    assert_eq!(run(game, text), Verdict::Passed);
}

#[track_caller]
fn fails(game: &str, text: &str, says: &str) {
    let Verdict::Failed(faults) = run(game, text) else { panic!("it is not noticed") };
    assert!(faults[0].why.contains(says), "{}", faults[0]);
}

const GUARD: &str = "cards:\n[[card]]\nname = \"Stone Guard\"\nclass = \"runecraft\"\nkind = \"follower\"\ncost = 3\nattack = 3\ndefense = 3\nend\nA field stone-guard\n";

/// No window opens for anybody, and the table is seen all the same.
#[test]
fn a_check_is_placed_at_a_step() {
    let scene = |line: &str| {
        format!(
            "{GUARD}B field stone-guard [engaged]\n---\nA attack stone-guard -> stone-guard\n{line}\n---\nA field empty\nB field empty\ndone\n"
        )
    };
    passes("evolve", &scene("? at 8.4.9: A field stone-guard 3/3 engaged\n? at 8.4.9: B leader 20"));
    passes("evolve", &scene("? at 8.4.10: A field stone-guard 3/0\n? at 8.4.11: as B: A field empty"));
    fails("evolve", &scene("? at 8.4.9: A field stone-guard 3/2"), "found stone-guard 3/3");
    fails("evolve", &scene("? at 8.4.9 x2: A field stone-guard 3/3"), "came to 8.4.9 only 1 times");
    fails("evolve", &scene("? at 5.9.1: A hand empty"), "did not come to 5.9.1 since the last pick; it came to");
}

#[test]
fn the_steps_before_the_first_question_are_seen_too() {
    let scene = "turn A 4\nphase start\nA field knight [engaged]\n---\n? at 7.2.3: A hand empty\n? at 7.2.5: A hand count 1\n---\nA hand count 1\ndone\n";
    passes("evolve", scene);
}

/// Two cards must be selected and there are two.
#[test]
fn two_of_two_are_forced_and_may_be_named() {
    let scene = |picks: &str, field: &str| {
        format!(
            "cards:\n[[card]]\nname = \"Twin Bolt\"\nclass = \"neutral\"\nkind = \"spell\"\ncost = 1\ntext = \"Select 2 enemy followers on the field and deal them 1 damage.\"\nend\nA hand twin-bolt\nA pp 1\nB field {field}\n---\nA play twin-bolt{picks}\n---\nB field empty\ndone\n"
        )
    };
    passes("evolve", &scene("", "knight, fairy"));
    passes("evolve", &scene(" -> fairy, knight", "knight, fairy"));
    passes("evolve", &scene(" -> B knight, B fairy", "knight, fairy"));
    fails("evolve", &scene("", "knight, fairy, knight"), "not expected");
}

/// Which resources pay is plain, and it may be said.
#[test]
fn a_payment_that_is_plain_may_be_said_and_left_out() {
    let scene = |pay: &str| {
        format!(
            "cards:\n[[card]]\nname = \"Gate Guard\"\nkind = \"character\"\ncost = 2\nstrength = 2\nlife = 3\nspeed = 3\nend\nA hand gate-guard\nA ready 3\n---\nA play gate-guard{pay}\n---\nA play has gate-guard\nA ready 1\ndone\n"
        )
    };
    passes("spoils", &scene(""));
    passes("spoils", &scene(" -> filler, filler"));
    passes("spoils", &scene(" -> A filler"));
    fails("spoils", &scene(" -> filler, filler, filler"), "`filler` is not offered");
}
