//! One person on several seats, and tables that were set up by hand.

use crate::client::{Client, Server};
use crate::live::wish;
use crate::sim::*;
use arbiter_protocol::http::Start;
use arbiter_protocol::room::{Role, SeatKind, Stage};
use arbiter_server::room::events::{Begins, Opening};

#[test]
fn the_view_is_the_asked_seats_and_the_whole_log_follows_it() {
    let mut sim = Sim::open(opening(&TWO));
    sim.watch(1, "ann");
    sim.sit("ann", 0, "a");
    sim.sit("ann", 1, "b");
    sim.reveal("ann", 0, "a");
    sim.reveal("ann", 1, "b");
    let (mut eyes, mut changes) = (None, 0);
    while sim.room.stage() == Stage::Playing {
        let shown = sim.shown(1);
        assert_eq!(shown.role, Role::Seat { seats: vec![0, 1] });
        let viewer = shown.view.as_ref().and_then(|v| v.viewer);
        assert_eq!(viewer, sim.asked(), "one's own asked seat");
        assert!(!shown.options.is_empty());
        if viewer != eyes {
            assert_eq!(shown.log_from, 0, "other eyes read the log anew");
            changes += 1;
        }
        eyes = viewer;
        sim.picks(1);
    }
    assert!(changes > 4);
}

#[test]
fn at_a_hot_seat_everything_can_be_taken_back_at_once() {
    let mut sim = Sim::open(opening(&TWO));
    sim.watch(1, "ann");
    sim.sit("ann", 0, "a");
    sim.sit("ann", 1, "b");
    sim.reveal("ann", 0, "a");
    sim.reveal("ann", 1, "b");
    sim.picks(12);
    let shown = sim.shown(1);
    assert!(shown.undo.free);
    let first = shown.undo.seats[0];
    let moves = sim.room.ledger().play.as_ref().expect("a game").moves.len();
    sim.must("ann", undo(first));
    assert!(sim.room.ledger().play.as_ref().expect("a game").moves.len() < moves);
}

#[test]
fn a_staged_table_begins_at_once_and_again_as_often_as_one_likes() {
    let start = Begins::Scene { setup: "A field golem\nB field knight\n".to_owned() };
    let mut sim = Sim::open(Opening { start, ..opening(&[SeatKind::Open, SeatKind::Open]) });
    sim.watch(1, "ann");
    assert_eq!((sim.room.stage(), sim.shown(1).staged), (Stage::Playing, true));
    let first = sim.room.game().expect("a game").hash();
    sim.picks(3);
    sim.must("ann", concede(0));
    assert_eq!(sim.room.stage(), Stage::Over);
    let record = sim.room.ledger().record(None).expect("a replay");
    record.verify(sim.rules.library.as_ref()).expect("it comes out as written");
    sim.must("ann", again(0, "", "x"));
    sim.must("ann", again(1, "", "x"));
    assert_eq!(sim.room.stage(), Stage::Playing);
    assert_eq!(sim.room.game().expect("a game").hash(), first, "the same table again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scene_is_played_on_a_server() {
    let server = Server::new().await;
    let mut ann = Client::new(&server).await;
    let mut wish = wish(&[SeatKind::Human, SeatKind::Human]);
    wish.start = Start::Scene { setup: "title: a lesson\nA field golem # attacks\n---\nA attack golem\n".to_owned() };
    let table = server.table(&ann.guest, &wish).await;
    let room = ann.watch(&table).await;
    let room = if room.stage == Stage::Playing { room } else { ann.until(|r| r.stage == Stage::Playing).await };
    assert!(room.staged && room.fair.server_seed.is_none());
    let attack = room.options.iter().position(|o| o.words == "attack golem").expect("it can attack");
    assert!(!room.options[attack].about.is_empty());
}
