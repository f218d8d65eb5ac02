//! The web client's types are made from ours.

use arbiter_protocol::{ask, cards, code, http, packs, room, tell, view};
use ts_rs::TS;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire.ts");

macro_rules! declared {
    ($out:ident, $($t:ty),* $(,)?) => { $($out += &format!("\nexport {}\n", <$t>::decl(&ts_rs::Config::default()));)* };
}

fn typescript() -> String {
    let mut out = String::from(
        "// Made from platform/protocol by its test; `ARBITER_BLESS=1 cargo test -p arbiter-protocol` writes it anew.\n",
    );
    declared!(
        out,
        view::View,
        view::Subject,
        view::Outcome,
        view::Count,
        view::Side,
        view::Zone,
        view::Card,
        view::Pending,
        view::Choice,
        view::Spot,
        view::Board,
        view::Shape,
        view::BoardPlace,
        view::Message,
        view::Arg,
        view::Line,
        room::Room,
        room::Scene,
        room::Role,
        room::Stage,
        room::Sitter,
        room::Orders,
        room::Pass,
        room::Turns,
        room::Until,
        room::SeatKind,
        room::Clock,
        room::Undo,
        room::Fair,
        room::Spoken,
        code::Code,
        ask::Ask,
        ask::Request,
        tell::Tell,
        cards::Both,
        cards::BothLines,
        cards::CardInfo,
        cards::DeckReport,
        cards::DeckEntry,
        cards::DeckFault,
        http::Problem,
        http::Reading,
        http::ReadRow,
        http::Guest,
        http::Handover,
        http::GameInfo,
        http::ModeInfo,
        http::SeatingInfo,
        http::DeckRow,
        http::Clause,
        http::NewTable,
        http::NewSeat,
        http::Start,
        http::Opened,
        http::TableRow,
        http::Lesson,
        http::LessonStep,
        http::Replay,
        http::Moment,
        http::Found,
        http::Reported,
        http::Complaint,
        http::Health,
        packs::PackPin,
        packs::PackRow,
        packs::PackReport,
        packs::PackCard,
        packs::PackVerdict,
        packs::PackFault,
        packs::PackStep,
    );
    // The documentation stays in Rust: one type, one line.
    let kept = out.lines().filter(|l| !l.starts_with("/**") && !l.starts_with(" *"));
    let mut text = kept.collect::<Vec<_>>().join("\n").replace(", \n", ", ").replace("{ \n", "{ ");
    text.push('\n');
    text
}

#[test]
fn the_types_of_the_web_client_are_ours() {
    let made = typescript();
    if std::env::var_os("ARBITER_BLESS").is_some() {
        std::fs::write(FILE, &made).expect("the file can be written");
    }
    let found = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(found == made, "web/src/wire.ts is old: run `ARBITER_BLESS=1 cargo test -p arbiter-protocol`");
}
