//! Rulings that no example of the book shows.

use crate::examples::battle::{attack, block, pass_both};
use crate::examples::scene::Scene;
use arbiter_kernel::ObjectId;
use arbiter_wakfu::board::{How, WORLD, Zone, look, zone};
use arbiter_wakfu::layers;
use arbiter_wakfu::timing::Choice;

/// Seat 0 announces an attack on the opposing Bag, up to its attackers.
fn announce(s: &mut Scene) {
    let bag = s.bag_of(1);
    s.say(0, Choice::Attack).pass();
    s.say(0, Choice::Card(bag)).pass();
    if s.offers(Choice::Pass) {
        s.say(0, Choice::Pass);
    }
}

#[test]
fn r74_a_declaration_that_a_reaction_made_illegal_is_taken_back() {
    let mut s = Scene::new();
    let (major, a, b, c) = (s.world(0, "Drum Major"), s.world(0, "Ram"), s.world(0, "Ram"), s.world(0, "Ram"));
    let mud = s.hand(1, "Mudslide");
    let mut s = s.start();
    announce(&mut s);
    for id in [major, a, b, c] {
        s.say(0, Choice::Card(id));
    }
    let order = s.options().into_iter().find(|c| matches!(c, Choice::Trigger(_)));
    if let Some(first) = order {
        s.say(0, first);
    }
    s.react(1, mud).pass();
    assert!(s.t.board.battle.as_ref().is_some_and(|b| b.fighters.is_empty()), "nobody attacks");
    assert_eq!((s.xp(0), layers::mp(&s.t, 0)), (0, 1), "its results are undone, the Reaction is not");
    assert_eq!(s.hand_size(1), 1, "the drawn card stays");
    s.say(0, Choice::Card(a));
    s.say(0, Choice::Stop).pass();
    assert_eq!(s.t.board.battle.as_ref().map(|b| b.fighters.len()), Some(1));
}

#[test]
fn r56_what_was_to_be_destroyed_stays_until_it_is_hit_again() {
    let mut s = Scene::new();
    let chief = s.world(1, "Ram Chief");
    let (one, two, rope) = (s.hand(0, "Thorn"), s.hand(0, "Thorn"), s.hand(1, "Last Rope"));
    let heavy = s.hand(0, "Thorn");
    let mut s = s.start();
    s.play(0, one, &[chief]);
    assert!(!s.can_react(rope), "2 do not kill it");
    s.pass();
    s.play(0, two, &[chief]);
    s.react(1, rope).pass();
    assert!(s.lives(chief));
    assert_eq!((look::mark(&s.t, chief).damage, s.xp(0)), (4, 0));
    s.play(0, heavy, &[chief]).pass();
    assert!(!s.lives(chief), "another packet");
    s.quiet();
}

#[test]
fn r56_it_goes_to_the_hand_instead_by_itself() {
    let mut s = Scene::new();
    let (bat, thorn) = (s.world(1, "Night Bat"), s.hand(0, "Thorn"));
    let mut s = s.start();
    s.play(0, thorn, &[bat]).pass();
    assert!(!s.lives(bat));
    assert_eq!((s.hand_size(1), s.xp(0)), (1, 0));
    s.quiet();
}

#[test]
fn r118_what_cannot_be_destroyed_is_marked_all_the_same() {
    let mut s = Scene::new();
    let (idol, thorn) = (s.world(1, "Stone Idol"), s.hand(0, "Thorn"));
    let mut s = s.start();
    s.play(0, thorn, &[idol]).pass();
    assert!(s.lives(idol));
    assert_eq!(look::mark(&s.t, idol).damage, 2);
    s.quiet();
}

#[test]
fn r125_obligations_bind_declarations() {
    let mut s = Scene::new();
    let (hot, ram) = (s.world(0, "Hothead"), s.world(0, "Ram"));
    let (theirs, other) = (s.world(1, "Hothead"), s.world(1, "Ram"));
    let mut s = s.start();
    announce(&mut s);
    s.say(0, Choice::Card(ram));
    assert!(!s.offers(Choice::Stop), "one of them must");
    s.say(0, Choice::Card(hot));
    s.say(0, Choice::Stop).pass();
    assert!(!s.offers(Choice::Stop));
    s.say(1, Choice::Block(other, ram));
    assert!(!s.offers(Choice::Stop));
    s.say(1, Choice::Block(theirs, hot));
    s.say(1, Choice::Stop).pass();
    assert_eq!(s.t.board.battle.as_ref().map(|b| b.fighters.len()), Some(4));
}

#[test]
fn r116_what_waits_for_the_end_of_the_turn() {
    let mut s = Scene::new();
    let (soldier, fuse) = (s.world(0, "Soldier"), s.hand(0, "Fuse"));
    let mut s = s.start();
    s.play(0, fuse, &[soldier]).pass();
    assert_eq!(s.strength(soldier), 5);
    s.quiet();
    s.say(0, Choice::EndTurn).pass();
    assert!(!s.lives(soldier));
    assert!(s.t.board.delayed.is_empty());
}

#[test]
fn r116_419_the_controller_says_which_one_is_next() {
    let mut s = Scene::new();
    let (a, b) = (s.world(0, "Ram"), s.world(0, "Ram Chief"));
    let trap = s.hand(1, "Thorn Trap");
    let mut s = s.start();
    let bag = s.bag_of(1);
    attack(&mut s, bag, &[a, b]);
    block(&mut s, &[]);
    s.say(0, Choice::Pass);
    s.play(1, trap, &[]).pass();
    s.say(0, Choice::Pass);
    s.say(1, Choice::Pass).pass();
    let which: Vec<Choice> = s.options().into_iter().filter(|c| matches!(c, Choice::Trigger(_))).collect();
    assert_eq!((s.t.asked(), which.len()), (Some(1), 2), "both tapped at once");
    s.say(1, which[1]).pass();
    assert!(s.lives(a) && !s.lives(b), "only that one");
    s.quiet();
}

#[test]
fn r112_a_power_works_from_the_hand_only() {
    let mut s = Scene::new();
    let (soldier, cap, played) = (s.world(0, "Soldier"), s.hand(0, "Blue Cap"), s.world(0, "Blue Cap"));
    let mut s = s.start();
    let ability = look::face(&s.t, played).first;
    assert!(!s.offers(Choice::Use(played, ability)), "not in play");
    s.use_power(0, cap, 0, &[soldier]).pass();
    assert_eq!((s.strength(soldier), s.hand_size(0)), (4, 0));
    s.quiet();
}

#[test]
fn r110_a_card_is_played_in_the_middle_of_a_text() {
    let mut s = Scene::new();
    let (vault, hat, soldier) = (s.bag(0, "Vault"), s.hand(0, "Ram Hat"), s.world(0, "Soldier"));
    let misfire = s.hand(1, "Misfire");
    let mut s = s.start();
    s.use_power(0, vault, 0, &[]).pass();
    s.say(0, Choice::Card(hat));
    s.say(0, Choice::Card(soldier));
    assert!(!s.can_react(misfire) || s.t.asked() == Some(1), "it can be reacted to");
    s.pass();
    assert_eq!(look::borne_by(&s.t, soldier).count(), 1);
    s.quiet();
}

#[test]
fn r83_an_additional_attack_needs_a_first_one() {
    let mut s = Scene::new();
    let (ram, wind, again) = (s.world(0, "Ram"), s.hand(0, "Second Wind"), s.hand(0, "Second Wind"));
    let chief = s.world(0, "Ram Chief");
    let mut s = s.start();
    s.play(0, wind, &[]).pass();
    assert!(s.t.board.battle.is_none(), "none was made yet");
    let bag = s.bag_of(1);
    attack(&mut s, bag, &[ram]);
    block(&mut s, &[]);
    pass_both(&mut s);
    assert!(!s.offers(Choice::Attack));
    s.play(0, again, &[]).pass();
    s.say(0, Choice::Card(bag)).pass();
    if s.offers(Choice::Pass) {
        s.say(0, Choice::Pass);
    }
    s.say(0, Choice::Card(chief));
    if s.offers(Choice::Stop) {
        s.say(0, Choice::Stop);
    }
    s.pass();
    block(&mut s, &[]);
    pass_both(&mut s);
    assert_eq!(layers::left(&s.t, bag), 10);
    s.quiet();
}

#[test]
fn a37_several_cards_are_recycled_in_an_order_of_their_owner() {
    let mut s = Scene::new();
    let (ram, chief, sweep) = (s.discard(0, "Ram"), s.discard(0, "Ram Chief"), s.hand(0, "Sweeping Up"));
    let mut s = s.start();
    s.play(0, sweep, &[]).pass();
    s.say(0, Choice::Card(ram)).say(0, Choice::Card(chief));
    s.say(0, Choice::Card(chief)).pass();
    let deck = s.t.zones.of(zone(0, Zone::Deck)).to_vec();
    let last: Vec<u16> = deck[deck.len() - 2..].to_vec();
    assert_eq!(last, [chief.slot, ram.slot]);
    s.quiet();
}

#[test]
fn r61_whom_it_blocks_is_said_on_resolution() {
    let mut s = Scene::new();
    let (a, b) = (s.world(0, "Ram"), s.world(0, "Ram Chief"));
    let runner = s.hand(1, "Gate Runner");
    let mut s = s.start();
    let bag = s.bag_of(1);
    attack(&mut s, bag, &[a, b]);
    block(&mut s, &[]);
    s.say(0, Choice::Pass);
    s.say(1, Choice::Play(runner, How::Defense)).pass();
    s.say(1, Choice::Card(b)).pass();
    let fighter: Option<ObjectId> = s.t.board.battle.as_ref().and_then(|x| x.before(b).next());
    assert!(fighter.is_some_and(|f| look::zone_of(&s.t, f) == WORLD));
}
