//! Every role, every request, every stage: the room does what the table says.

use crate::sim::*;
use arbiter_protocol::room::Stage;
use arbiter_protocol::{Ask, Code, Tell};
use arbiter_server::room::auth::{Kind, ROLES, Role, STAGES, TABLE as RULES, may};

const KINDS: [Kind; 15] = [
    Kind::Watch,
    Kind::Unwatch,
    Kind::Sit,
    Kind::Stand,
    Kind::Reveal,
    Kind::Act,
    Kind::Lodge,
    Kind::Why,
    Kind::Foresee,
    Kind::Concede,
    Kind::Undo,
    Kind::AllowUndo,
    Kind::Claim,
    Kind::Again,
    Kind::Say,
];

/// A table in this stage, and somebody of this role with the seat they name.
fn set(role: Role, stage: Stage) -> Option<(Sim, &'static str, u8)> {
    let sole = role == Role::Sole;
    let other = if sole { "ann" } else { "bob" };
    let mut sim = Sim::open(arbiter_server::room::events::Opening { best_of: 3, ..opening(&TWO) });
    sim.watch(1, "ann");
    if !sole {
        sim.watch(2, "bob");
    }
    sim.watch(3, "eve");
    if role == Role::Former {
        // Eve plays a match to its end and gives her seat back.
        sim.sit("ann", 0, "a");
        sim.sit("eve", 1, "e");
        sim.reveal("ann", 0, "a");
        sim.reveal("eve", 1, "e");
        for game in ["x", "y"] {
            sim.must("eve", concede(1));
            if game == "x" {
                sim.must("ann", again(0, "", "a2"));
                sim.must("eve", again(1, "", "e2"));
                sim.reveal("ann", 0, "a2");
                sim.reveal("eve", 1, "e2");
            }
        }
        sim.must("eve", Ask::Stand { table: TABLE.to_owned(), seat: 1 });
        assert_eq!(sim.room.stage(), Stage::Open);
    }
    sim.sit("ann", 0, "a");
    if stage != Stage::Open {
        sim.sit(other, 1, "b");
    }
    if !matches!(stage, Stage::Open | Stage::Sealing) {
        sim.reveal("ann", 0, "a");
        sim.reveal(other, 1, "b");
    }
    match stage {
        Stage::Between => sim.must("ann", concede(0)),
        Stage::Over => {
            sim.must("ann", concede(0));
            sim.must("ann", again(0, "", "a3"));
            sim.must(other, again(1, "", "b3"));
            sim.reveal("ann", 0, "a3");
            sim.reveal(other, 1, "b3");
            sim.must("ann", concede(0));
        }
        Stage::Broken => sim.break_down(),
        Stage::Open | Stage::Sealing | Stage::Playing => {}
    }
    assert_eq!(sim.room.stage(), stage);
    let (player, seat) = match role {
        Role::Spectator | Role::Former => ("eve", 0),
        Role::Sitter => ("ann", 1),
        Role::Owner | Role::Sole => ("ann", 0),
    };
    // While a seat is open nobody else has one: there is no other owner yet.
    if stage == Stage::Open && role == Role::Owner {
        return None;
    }
    Some((sim, player, seat))
}

fn request(sim: &Sim, kind: Kind, player: &str, seat: u8) -> Ask {
    let table = TABLE.to_owned();
    match kind {
        Kind::Watch => Ask::Watch { table, have: 0 },
        Kind::Unwatch => Ask::Unwatch { table },
        Kind::Sit => sit(seat, player, "s"),
        Kind::Stand => Ask::Stand { table, seat },
        Kind::Reveal => reveal(seat, "a"),
        Kind::Act => act(seat, sim.room.ledger().play.as_ref().map_or(0, |p| p.at()), 0),
        Kind::Lodge => Ask::Lodge { table, seat, orders: arbiter_protocol::room::Orders::default() },
        Kind::Why => Ask::Why { table, words: "end".to_owned() },
        Kind::Foresee => Ask::Foresee { table, at: sim.room.ledger().play.as_ref().map_or(0, |p| p.at()), pick: 0 },
        Kind::Concede => concede(seat),
        Kind::Undo => undo(seat),
        Kind::AllowUndo => Ask::AllowUndo { table, seat, allow: true },
        Kind::Claim => claim(seat),
        Kind::Again => again(seat, "", "n"),
        Kind::Say => Ask::Say { table, text: "hello".to_owned() },
        Kind::Replay | Kind::Report | Kind::Complain => unreachable!("these come by HTTP"),
    }
}

#[test]
fn the_room_obeys_the_table_for_every_role_request_and_stage() {
    let mut allowed = 0;
    for role in ROLES {
        for stage in STAGES {
            for kind in KINDS {
                let Some((mut sim, player, seat)) = set(role, stage) else { continue };
                let named = !matches!(kind, Kind::Watch | Kind::Unwatch | Kind::Why | Kind::Foresee | Kind::Say);
                // A request that names no seat comes from whoever they are at best.
                let role = if named || role != Role::Sitter { role } else { sim.room.role(player, None) };
                assert_eq!(sim.room.role(player, named.then_some(seat)), role, "{role:?} {stage:?} {kind:?}");
                let ask = request(&sim, kind, player, seat);
                match may(role, kind, stage) {
                    Err(code) => assert_eq!(sim.refused(player, ask), code, "{role:?} {stage:?} {kind:?}"),
                    Ok(()) => {
                        allowed += 1;
                        // It may fail for another reason, but never for who asks.
                        let told = sim.ask(conn_of(player), player, ask);
                        let turned = matches!(told, Tell::Refused { code: Code::Forbidden | Code::Broken, .. });
                        assert!(!turned, "{role:?} {stage:?} {kind:?}: {told:?}");
                    }
                }
            }
        }
    }
    assert!(allowed > 80, "{allowed}");
}

#[test]
fn the_table_itself_says_what_we_mean() {
    assert_eq!(may(Role::Spectator, Kind::Replay, Stage::Playing), Err(Code::NotNow));
    assert_eq!(may(Role::Owner, Kind::Replay, Stage::Playing), Err(Code::NotNow));
    assert_eq!(may(Role::Sole, Kind::Replay, Stage::Playing), Ok(()));
    assert_eq!(may(Role::Spectator, Kind::Replay, Stage::Over), Ok(()));
    assert_eq!(may(Role::Owner, Kind::Report, Stage::Playing), Ok(()));
    assert_eq!(may(Role::Spectator, Kind::Report, Stage::Over), Err(Code::Forbidden));
    assert_eq!(may(Role::Former, Kind::Complain, Stage::Playing), Ok(()));
    assert_eq!(may(Role::Spectator, Kind::Complain, Stage::Playing), Err(Code::Forbidden));
    assert_eq!(may(Role::Owner, Kind::Act, Stage::Broken), Err(Code::Broken));
    assert_eq!(may(Role::Sitter, Kind::Act, Stage::Playing), Err(Code::Forbidden));
    // Nobody may do anything for a seat that is not theirs, except take it.
    for kind in KINDS {
        let open = matches!(kind, Kind::Watch | Kind::Unwatch | Kind::Say | Kind::Sit);
        let sitter = RULES.iter().any(|(k, roles, _)| *k == kind && roles.contains(&Role::Sitter));
        assert_eq!(sitter, open, "{kind:?}");
    }
}
