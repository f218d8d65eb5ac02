//! The story that people read while they play is the one that the replay tells.

use crate::elsewhere::begun;
use arbiter_catalog::games;
use arbiter_protocol::room::Stage;
use arbiter_protocol::view::Line;
use arbiter_server::wire;

/// So many decisions of each game: some of them ask something on the way.
const DECISIONS: usize = 250;

#[test]
fn no_line_is_lost_by_a_play_that_asks_something_on_the_way() {
    for &game in games() {
        let mut sim = begun(game);
        for _ in 0..DECISIONS {
            if sim.room.stage() == Stage::Playing {
                sim.picks(1);
            }
        }
        // A newcomer is sent everything.
        sim.watch(7, "eve");
        let live: Vec<Line> = sim.shown(7).log;
        let record = sim.room.ledger().record(None).expect("a replay");
        let moment = record.at(sim.rules.library.as_ref(), record.decisions.len()).expect("it comes out as written");
        let viewer = arbiter_catalog::Viewer::Spectator;
        let told: Vec<Line> = moment.log.iter().map(|t| wire::line(t.at, &t.entry, viewer)).collect();
        assert_eq!(live, told, "{}", game.key());
    }
}
