//! Every lesson of every tutorial can be played to its end.

use arbiter_catalog::{Entry, Game, Lesson, LessonStep, Match, Outcome, SeatSet, games};

/// Plays a lesson as the page does: a question with one option needs no step,
/// unless that option ends the main phase.
fn play(game: &dyn Game, lesson: &Lesson) -> Box<dyn Match> {
    play_with(game, lesson, |_, _| {})
}

/// The same; at each step `look` sees what has happened since the one before.
fn play_with(game: &dyn Game, lesson: &Lesson, mut look: impl FnMut(&LessonStep, &[Entry])) -> Box<dyn Match> {
    let library = game.library(&[]).expect("the shipped cards load");
    let lines: Vec<(usize, String)> =
        (1..).zip(lesson.setup.lines()).filter(|(_, l)| !l.trim().is_empty()).map(|(n, l)| (n, l.to_owned())).collect();
    let mut table = library.stage(&lines, &[]).unwrap_or_else(|f| panic!("lesson {}: {f}", lesson.number));
    let mut since = Vec::new();
    for step in &lesson.steps {
        let told = |what: String| format!("lesson {}, `{}`: {what}", lesson.number, step.words);
        loop {
            let options = table.options();
            let words: Vec<&str> = options.iter().map(|o| o.words.as_str()).collect();
            let found = words.iter().position(|w| *w == step.words).filter(|_| table.asked() == Some(step.seat));
            let forced = options.len() == 1 && options[0].act != "end";
            let asked = table.asked();
            let pick = found.or(forced.then_some(0));
            let pick = pick.unwrap_or_else(|| panic!("{}", told(format!("seat {asked:?} is offered {words:?}"))));
            if found.is_some() && step.seat == 0 {
                look(step, &since);
                since.clear();
            }
            since.extend(table.answer(pick).unwrap_or_else(|e| panic!("{}", told(format!("{e:?}")))));
            if found.is_some() {
                break;
            }
        }
    }
    table
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    let lessons: Vec<(&'static dyn Game, Lesson)> =
        games().iter().flat_map(|g| g.lessons().into_iter().map(|l| (*g, l))).collect();
    assert!(lessons.len() >= 10);
    for (game, lesson) in &lessons {
        // Nothing is left half done when the closing words are said.
        let view = play(*game, lesson).view(arbiter_catalog::Viewer::Judge);
        let rests = view.outcome.is_some() || view.question == "ask-main";
        assert!(rests, "lesson {} ends at {}", lesson.number, view.question);
    }
}

/// Whoever is told that they drew has drawn.
#[test]
fn what_a_lesson_says_was_drawn_was_drawn() {
    let mut said = 0;
    for game in games() {
        for lesson in game.lessons() {
            play_with(*game, &lesson, |step, since| {
                if step.say.en.contains("you drew") || step.say.en.contains("you also drew") {
                    said += 1;
                    let drew = since.iter().any(|e| e.said.key == "log-draw" || e.said.key.starts_with("log-draws"));
                    assert!(drew, "{}, lesson {}, `{}`: {since:?}", game.key(), lesson.number, step.words);
                }
            });
        }
    }
    assert!(said > 0, "nobody is told so any more");
}

#[test]
fn lessons_speak_both_languages() {
    for game in games() {
        for (n, lesson) in game.lessons().iter().enumerate() {
            assert_eq!(lesson.number as usize, n + 1);
            let said = lesson.steps.iter().filter(|s| s.seat == 0).map(|s| &s.say);
            for both in said.chain([&lesson.title, &lesson.done]) {
                assert!(!both.en.trim().is_empty() && !both.fr.trim().is_empty(), "{}: {both:?}", lesson.number);
            }
            for both in lesson.steps.iter().map(|s| &s.say).chain([&lesson.title, &lesson.done]) {
                assert_eq!(both.en.is_empty(), both.fr.is_empty(), "{}: {both:?}", lesson.number);
                let broken = [" :", " ;", " !", " ?", "« ", " »"].iter().find(|m| both.fr.contains(**m));
                assert_eq!(broken, None, "a breaking space in: {}", both.fr);
            }
        }
    }
}

/// A number of a seat when a lesson is over.
fn number(game: &dyn Game, lesson: &Lesson, seat: usize, key: &str) -> Option<i32> {
    let view = play(game, lesson).view(arbiter_catalog::Viewer::Judge);
    view.seats[seat].numbers.iter().find(|(k, _)| *k == key).map(|(_, n)| *n)
}

/// The words of the last lesson are true: it is won.
#[test]
fn the_tutorial_of_evolve_ends_with_a_victory() {
    let evolve = arbiter_catalog::game("evolve").expect("it is in the catalog");
    let lessons = evolve.lessons();
    let last = play(evolve, lessons.last().expect("there are lessons"));
    assert_eq!(last.outcome(), Some(Outcome::Won(SeatSet::one(0))));
    let numbers = |n: usize, seat: usize, key: &str| number(evolve, &lessons[n - 1], seat, key);
    // What the lessons say about numbers.
    assert_eq!(numbers(4, 1, "leader"), Some(7));
    assert_eq!(numbers(5, 0, "pp"), Some(1));
    assert_eq!(numbers(9, 0, "leader"), Some(18));
    let field = |n: usize, seat: usize| {
        let view = play(evolve, &lessons[n - 1]).view(arbiter_catalog::Viewer::Judge);
        let zone = view.seats[seat].zones.iter().find(|z| z.key == "field").expect("a field");
        zone.cards.iter().map(|c| c.slug.clone()).collect::<Vec<_>>()
    };
    assert_eq!(field(6, 1), [] as [String; 0]);
    assert_eq!((field(8, 0), field(8, 1)), (vec!["steelclad-knight".to_owned()], vec![]));
}

/// What the lessons of Wakfu TCG say about numbers is true, and the last is won.
#[test]
fn the_tutorial_of_wakfu_says_what_happens() {
    let wakfu = arbiter_catalog::game("wakfu").expect("it is in the catalog");
    let lessons = wakfu.lessons();
    let last = play(wakfu, lessons.last().expect("there are lessons"));
    assert_eq!(last.outcome(), Some(Outcome::Won(SeatSet::one(0))));
    let told = [
        (1, 0, "ap", 6),
        (3, 0, "hp", 14),
        (3, 0, "xp", 1),
        (3, 1, "hp", 13),
        (4, 0, "hp", 18),
        (5, 1, "hp", 16),
        (6, 0, "xp", 6),
        (6, 0, "level", 2),
        (6, 0, "hp", 14),
        (6, 0, "ap", 7),
        (7, 0, "resistance", 1),
    ];
    for (n, seat, key, value) in told {
        assert_eq!(number(wakfu, &lessons[n - 1], seat, key), Some(value), "lesson {n}: {key}");
    }
}
