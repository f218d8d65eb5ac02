//! Scenes begin as their lines say, and lines that cannot be obeyed are named.

use arbiter_brawl::board::{Read, T, Zone};
use arbiter_brawl::names::words;
use arbiter_brawl::shipped;
use arbiter_brawl::stage::stage;
use arbiter_desk::stage::Script;
use arbiter_kernel::{Arg, Viewer};
use std::sync::{Arc, LazyLock};

static RULES: LazyLock<Arc<arbiter_brawl::rules::Rules>> = LazyLock::new(|| Arc::new(shipped::rules()));

fn set(lines: &str) -> Result<T, (usize, String)> {
    let lines: Vec<(usize, String)> = (1..).zip(lines.lines().map(str::to_owned)).collect();
    stage(&RULES, Script { lines: &lines, rolls: &[] }, |_| ())
}

fn say(t: &mut T, answer: &str) {
    let mut options = Vec::new();
    t.options(&mut options);
    let at = options.iter().position(|c| words(t, *c) == answer);
    let all: Vec<String> = options.iter().map(|c| words(t, *c)).collect();
    t.answer(at.unwrap_or_else(|| panic!("`{answer}` is none of {all:?}"))).expect("it was offered");
}

#[test]
fn a_scene_is_played_by_words_alone() {
    let mut t = set("A champions kilgore [at 0 1] [damage 2]\n\
         B champions gwaien [at 1 1] [damage 4], dugrun [at 4 -4]\n\
         A hand maul-thrash\n\
         B hand arcane-shield\n\
         A points 4\n\
         A traps damage-2 [at 1 2]\n\
         A track hold-destruction [slot 2]")
    .expect("it can be set");
    assert_eq!((t.asked(), t.cards(0, Zone::Hand).len(), t.cards(1, Zone::Deck).len()), (Some(0), 1, 11));
    for answer in ["play maul-thrash", "stop", "use", "gwaien", "arcane-shield -> gwaien"] {
        say(&mut t, answer);
    }
    // Two less one, then a Push of two along the row.
    assert_eq!((t.champion(1).damage, t.arena().hex(t.champion(1).at).x), (5, 3));
    assert_eq!(t.outcome(), None);
}

#[test]
fn the_story_tells_what_came_of_it_and_who_won() {
    let mut t = set("seating two-teams-of-two\nA points 6\n\
         A champions sulka [at 0 2] [damage 1]\n\
         B champions gwaien [at 0 1] [damage 3]\n\
         C champions rath [at 0 4]\nD champions deryn [at 4 -4]\n\
         A hand life-drain\nA deck empty\nB ready none\nD ready none")
    .expect("it can be set");
    t.listen();
    for answer in ["play life-drain", "stop", "use", "gwaien", "sulka", "strike sulka destruction", "stop", "gwaien"] {
        say(&mut t, answer);
    }
    let told = t.story();
    let args = |key: &str| told.iter().find(|e| e.said.key == key).map(|e| e.said.args.clone()).unwrap_or_default();
    // No more is healed than there was, and a team wins together.
    assert!(args("log-heals").contains(&("number", Arg::Number(1))), "{told:?}");
    assert_eq!(args("log-wins"), [("seats", Arg::List(vec![Arg::Seat(0), Arg::Seat(2)]))]);
}

#[test]
fn four_players_and_set_ups_can_be_staged() {
    let t = set("seating two-teams-of-two\nturn C 4\nA champions rath [at 0 2]\nB champions akhet\nC champions sulka [at 0 3]\nC ready creation\nD champions deryn [at 0 -3]")
        .expect("it can be set");
    assert_eq!((t.asked(), t.board.round, t.board.seats), (Some(2), 4, 4));
    assert!(!t.in_arena(1));
    let view = arbiter_brawl::show::view(&t, Viewer::Seat(1));
    assert_eq!(view.seats.iter().map(|s| s.team).collect::<Vec<_>>(), [0, 1, 0, 1]);
    let t = set("phase setup\nA mode free\nA brings rath, sulka, deryn").expect("it can be set");
    assert!(t.asked().is_some() && t.board.round == 0);
}

#[test]
fn what_cannot_be_obeyed_is_named_by_its_line() {
    let wrong = |lines: &str| set(lines).expect_err("it is refused");
    assert_eq!(wrong("A champions rath [at 0 2]\nA hand prowl").0, 2);
    assert!(wrong("A champions wrath").1.contains("wrath"));
    assert!(wrong("A champions rath [at 9 9]").1.contains("no such hex"));
    assert!(wrong("A champions rath [at 0 0]").1.contains("something stands"));
    assert!(wrong("A champions rath [at 0 1] [damage 6]").1.contains("no life left"));
    assert!(wrong("A champions rath [at 0 1] [sleepy]").1.contains("no mark"));
    assert!(wrong("A traps hunger [at 0 1]").1.contains("no trap"));
    let kinds = ["stun", "immobilise", "damage-1", "damage-3"].into_iter().flat_map(|kind| [kind; 2]);
    let traps = |count: usize| {
        let at = |n: i32| if n < 6 { format!("{} 3", n - 4) } else { format!("{} -3", n - 7) };
        let each = kinds.clone().chain(["damage-2"; 4]).zip(0..).take(count);
        let list: Vec<String> = each.map(|(kind, n)| format!("{kind} [at {}]", at(n))).collect();
        format!("A traps {}", list.join(", "))
    };
    assert!(set(&traps(11)).is_ok(), "{}", traps(11));
    assert!(wrong(&traps(12)).1.contains("left in the reserve"));
    assert!(wrong("A track hold-creation [slot 9]").1.contains("slots 0 to 3"));
    assert!(wrong("seating three").1.contains("seating two"));
    assert!(wrong("A ready hunger").1.contains("no essence"));
    assert!(wrong("A gold 3").1.contains("nothing of a player"));
}
