//! The shuffle can be proved by whoever has the replay.

use crate::sim::*;
use arbiter_protocol::Code;
use arbiter_protocol::room::Stage;
use arbiter_server::room::seeds;

#[test]
fn the_seed_of_a_game_is_made_of_all_parts_and_checked_by_the_replay() {
    let mut sim = Sim::playing();
    let promised = sim.shown(1).fair;
    assert_eq!(promised.server_commit, seeds::hex(&seeds::commit(&[7; 32])), "published when the table opened");
    assert_eq!(promised.commits, [hex_commit("a"), hex_commit("b")]);
    assert!(promised.server_seed.is_none() && promised.seeds.is_empty(), "nothing is known before the end");
    let play = sim.room.ledger().play.clone().expect("a game");
    let parts = [seed_of("a"), seed_of("b")];
    assert_eq!(play.seed, seeds::combine(&[7; 32], &parts, 1));
    assert_eq!(play.seed, arbiter_record::seed_of(&[7; 32], &parts, 1).0, "the record computes the same");
    sim.picks(10_000);
    assert_eq!(sim.room.stage(), Stage::Over);
    let told = sim.shown(1).fair;
    assert_eq!(told.server_seed, Some(seeds::hex(&[7; 32])));
    assert_eq!(told.seeds, [seeds::hex(&seed_of("a")), seeds::hex(&seed_of("b"))]);
    let text = sim.room.ledger().record(None).expect("a replay").text();
    let record = arbiter_server::staged::read(&text).expect("it reads back");
    assert!(record.verify(sim.rules.library.as_ref()).expect("as written").1);
    // A server that had used another seed of its own would be found out.
    let lie = text.replace(&seeds::hex(&[7; 32]), &seeds::hex(&[8; 32]));
    let record = arbiter_server::staged::read(&lie).expect("it reads back");
    assert!(record.verify(sim.rules.library.as_ref()).is_err());
}

#[test]
fn only_the_promised_seed_is_taken() {
    let mut sim = Sim::open(opening(&TWO));
    sim.sit("ann", 0, "a");
    assert_eq!(sim.refused("ann", reveal(0, "a")), Code::NotNow, "not before all have promised");
    sim.sit("bob", 1, "b");
    assert_eq!(sim.refused("ann", reveal(0, "b")), Code::Seed);
    assert_eq!(sim.refused("bob", reveal(0, "a")), Code::Forbidden);
    sim.reveal("ann", 0, "a");
    assert_eq!(sim.refused("ann", reveal(0, "a")), Code::NotNow, "once is enough");
    sim.reveal("bob", 1, "b");
}
