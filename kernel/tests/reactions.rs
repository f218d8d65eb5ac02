//! A miniature with reactions before and after each event, alternating windows,
//! a queue that resolves from its end, replacements that nobody orders, and
//! kinds of listeners beyond 64: what no game of the house used before.
//!
//! Two players with five life throw cards at each other:
//!
//! | card | when | what |
//! |---|---|---|
//! | Bolt | own turn | 3 damage to the other |
//! | Rash | own turn, costs a discard | 2 damage to the other |
//! | Ward | before damage | it does not happen |
//! | Turn | before damage | it goes to the other player |
//! | Null | when a reaction waits | the newest one is gone |
//! | Echo | after damage | draw a card |
//! | Thorn | in play | when its player is damaged, 1 damage back, by the queue |
//! | Mail | in play | 1 less damage, without asking, each Mail once |

mod game;

use arbiter_kernel::*;
use game::*;
use std::sync::Arc;

/// A table with these hands and cards in play; decks of one Bolt each.
fn table(hands: [&[u16]; 2], in_play: [&[u16]; 2]) -> T {
    let board = Board { life: [5, 5], ..Board::default() };
    let mut t = Table::new(Arc::new(()), board, 7, Rng::new(1));
    for seat in 0..2u8 {
        t.bring(hands[seat as usize], seat, hand(seat));
        t.bring(in_play[seat as usize], seat, play_area(seat));
        t.bring(&[BOLT], seat, deck(seat));
        for &slot in t.zones.of(play_area(seat)).to_vec().iter() {
            if t.objects.at(slot).face == THORN {
                let on = t.objects.id(slot);
                t.listeners.push(Listener { on, ability: 0, kind: DAMAGED });
            }
        }
    }
    t.start(Proc::Main);
    t
}

/// The asked seat plays a card of this face, or passes.
fn say(t: &mut T, seat: Seat, what: Option<u16>) {
    assert_eq!(t.asked(), Some(seat), "{:?}", t.frames());
    let mut options = Vec::new();
    t.options(&mut options);
    let meant = |c: &Option<ObjectId>| c.map(|id| face(t, id)) == what;
    let at = options.iter().position(meant).unwrap_or_else(|| panic!("{what:?} is not offered: {options:?}"));
    // Whatever is half done can be stored and goes on in the same way.
    let stored = State::load(&t.state.save()).expect("a state can be stored in the middle of anything");
    *t = Table::with(Arc::new(()), stored);
    t.answer(at).expect("it was offered");
}

fn offered(t: &T) -> Vec<Option<u16>> {
    let mut options = Vec::new();
    t.options(&mut options);
    options.into_iter().map(|c| c.map(|id| face(t, id))).collect()
}

#[test]
fn what_is_about_to_happen_can_be_stopped_and_its_emitter_reads_so() {
    let mut t = table([&[BOLT], &[WARD]], [&[], &[]]);
    say(&mut t, 0, Some(BOLT));
    say(&mut t, 1, Some(WARD));
    assert_eq!((t.board.life, t.board.read.as_slice()), ([5, 5], &[(vec![Fate::Replaced], 0)][..]));
}

#[test]
fn a_redirected_event_keeps_its_name_so_that_nobody_reacts_to_it_twice() {
    let mut t = table([&[BOLT, TURN], &[TURN, TURN]], [&[], &[]]);
    say(&mut t, 0, Some(BOLT));
    say(&mut t, 1, Some(TURN));
    assert_eq!(offered(&t), [None, Some(TURN)], "the other has not reacted yet");
    say(&mut t, 0, None);
    assert_eq!(offered(&t), [None], "once is once");
    say(&mut t, 1, None);
    // After the damage there is a window about what it became: who is damaged is asked first.
    say(&mut t, 0, None);
    say(&mut t, 1, None);
    assert_eq!((t.board.life, t.board.read.as_slice()), ([2, 5], &[(vec![Fate::Changed], 0)][..]));
}

#[test]
fn seats_alternate_until_all_pass_in_a_row_and_the_queue_resolves_from_its_end() {
    let mut t = table([&[BOLT, NULL], &[WARD, ECHO]], [&[], &[]]);
    say(&mut t, 0, Some(BOLT));
    say(&mut t, 1, Some(WARD));
    say(&mut t, 0, Some(NULL));
    say(&mut t, 1, None);
    // The other has no card left and is passed by; the ward is gone, the bolt hits.
    assert_eq!(t.board.life, [5, 2]);
    assert_eq!((t.asked(), offered(&t)), (Some(1), vec![None]), "it has reacted to that event already");
    say(&mut t, 1, None);
    assert_eq!((t.asked(), t.board.queue.len()), (Some(0), 0));
}

#[test]
fn reactions_after_the_fact_and_triggers_of_the_queue_come_before_the_emitter_goes_on() {
    let mut t = table([&[BOLT], &[ECHO]], [&[], &[THORN]]);
    say(&mut t, 0, Some(BOLT));
    say(&mut t, 1, None);
    assert_eq!(t.board.life, [5, 2]);
    say(&mut t, 1, Some(ECHO));
    // The echo drew a bolt; then the thorn's own damage may be reacted to, before and after.
    assert_eq!((t.board.read.len(), t.zones.len(hand(1))), (0, 1), "nobody has read anything yet");
    while t.asked() == Some(1) {
        say(&mut t, 1, None);
    }
    assert_eq!((t.board.life, t.board.read.as_slice()), ([4, 2], &[(vec![Fate::Done], 0)][..]));
}

#[test]
fn replacements_without_a_chooser_apply_one_after_the_other_each_once() {
    let mut t = table([&[BOLT], &[]], [&[], &[MAIL, MAIL]]);
    say(&mut t, 0, Some(BOLT));
    assert_eq!((t.board.life, t.board.read.as_slice()), ([5, 4], &[(vec![Fate::Changed], 0)][..]));
    let mut t = table([&[BOLT], &[]], [&[], &[MAIL, MAIL, MAIL]]);
    say(&mut t, 0, Some(BOLT));
    let replaced_to_nothing = &[(vec![Fate::Impossible], 0)][..];
    assert_eq!((t.board.life, t.board.read.as_slice()), ([5, 5], replaced_to_nothing));
}

#[test]
fn an_attempt_is_not_reacted_to_and_leaves_nothing_when_it_fails() {
    let mut t = table([&[RASH], &[WARD]], [&[], &[]]);
    say(&mut t, 0, Some(RASH));
    assert_eq!((t.board.undone, t.asked(), t.trying()), (1, Some(0), false));
    let mut t = table([&[RASH, BOLT], &[WARD]], [&[], &[]]);
    say(&mut t, 0, Some(RASH));
    assert_eq!((t.asked(), t.zones.len(hand(0))), (Some(1), 0), "paid, and the damage is about to happen");
    say(&mut t, 1, None);
    say(&mut t, 1, None);
    assert_eq!((t.board.life, t.board.undone), ([5, 3], 0));
}

/// Tries the costly play with so many answers at most.
fn tried(t: &T, most: u32, narrow: fn(&T, &mut Vec<Option<ObjectId>>)) -> Tried {
    let before = t.digest();
    let found = t.try_out(&Trial { seat: 0, most, narrow }, |_| Proc::Costly);
    assert_eq!(t.digest(), before, "it is tried on copies");
    found
}

#[test]
fn a_play_is_tried_with_every_answer_on_copies() {
    let all: fn(&T, &mut Vec<Option<ObjectId>>) = |_, _| ();
    let with = table([&[BOLT, RASH, ECHO], &[]], [&[], &[]]);
    assert_eq!(tried(&with, 10, all), Tried::Done);
    assert_eq!(tried(&with, 2, all), Tried::Unsure, "the answers that are left might do");
    assert_eq!(tried(&with, 10, |_, out| out.truncate(2)), Tried::Never(Some("2.1")), "answers left out are not tried");
    let without = table([&[BOLT, RASH], &[ECHO]], [&[], &[]]);
    assert_eq!(tried(&without, 10, all), Tried::Never(Some("2.1")));
    let blind = table([&[BOLT, NULL], &[ECHO]], [&[], &[]]);
    assert_eq!(tried(&blind, 10, all), Tried::Unsure, "who tries it sees a card that nobody could know");
    assert_eq!(tried(&without, 10, all), Tried::Never(Some("2.1")), "copies are used again, and are clean");
}

#[test]
fn what_becomes_of_a_play_is_noted_for_whoever_watches() {
    let mut t = table([&[RASH], &[]], [&[], &[]]);
    t.begin_trial();
    say(&mut t, 0, Some(RASH));
    assert_eq!(t.journal.settled, Some(Upshot::Failed(SeatSet::NONE)));
    let mut t = table([&[RASH, BOLT], &[]], [&[], &[]]);
    t.begin_trial();
    say(&mut t, 0, Some(RASH));
    assert_eq!(t.journal.settled, Some(Upshot::Completed));
}
