//! What is said of changes to a card or to its player, and of how long they last.

use super::{by, card, number};
use crate::board::{Barred, Change, Ends, Group, Phase, T, look};
use crate::layers;
use crate::words::{Duty, Element, Shift};
use arbiter_desk::story::Line;
use arbiter_kernel::{Arg, Message, ObjectId};

/// A change to one card. [812.3]
pub(super) fn modified(t: &T, on: ObjectId, change: Change, until: Ends) -> Option<Line> {
    let of = |clause, key| (clause, Message::new(key).with("card", card(t, on)));
    let shifted = |key, shift| ("811.4", of("", key).1.with("how", how(shift)));
    let gains = |clause, key| (clause, of("", "log-gains").1.with("what", Arg::Key(key)));
    let counted =
        |clause, up, down, n: i16| (clause, of("", if n < 0 { down } else { up }).1.with("n", number(n.abs())));
    let (clause, said) = match change {
        // What is 0 changes nothing.
        Change::Strength(0) | Change::Ap(0) | Change::Mp(0) => return None,
        Change::Strength(n) => counted("204.5", "log-strength-up", "log-strength-down", n),
        Change::Double => of("105.3", "log-doubles"),
        Change::Animated(n) => ("105.1", of("", "log-animated").1.with("n", number(n))),
        Change::Agility => gains("806.1", "mark-agility"),
        Change::Aggressive => gains("806.2", "mark-aggressive"),
        Change::Giant => gains("806.9", "mark-giant"),
        Change::Tackle => gains("806.13", "mark-tackle"),
        Change::Resist(e, n) => ("806.12", of("", "log-resist").1.with("n", number(n)).with("element", element(e))),
        Change::Powerless => of("204.5", "log-powerless"),
        Change::Ap(n) => counted("307.3b", "log-ap-up", "log-ap-down", n),
        Change::Mp(n) => counted("307.3c", "log-mp-up", "log-mp-down", n),
        Change::Control(seat) => ("416.3", by("log-control", seat).with("card", card(t, on))),
        Change::Ban(what) => of("104.2", barred(what)),
        Change::Must(Duty::Attack) => of("703.1", "log-must-attack"),
        Change::Must(Duty::Block) => of("704.1", "log-must-block"),
        Change::Must(Duty::BeBlocked) => of("704.1", "log-must-be-blocked"),
        Change::Damage(true, shift) => shifted("log-dealt", shift),
        Change::Damage(false, shift) => shifted("log-taken", shift),
        Change::ElementDamage(e, shift) => {
            let (clause, said) = shifted("log-taken-of", shift);
            (clause, said.with("element", element(e)))
        }
        Change::PowerDamage(shift) => shifted("log-dealt-by-powers", shift),
        Change::Profession(_) => of("401.4", "log-profession"),
        Change::Peace => ("701.1", Message::new("log-peace")),
        Change::Lucky => ("gl.chifumi", by("log-lucky", look::controller(t, on))),
    };
    Some(Line::open(clause, said.with("until", Arg::Key(ends(until)))))
}

/// A change to all cards of a kind: whom it means as the table lies now. [812.3b]
pub(super) fn enacted(t: &T, group: &Group) -> Line {
    let all: Vec<ObjectId> = look::all_in_play(t).filter(|&id| layers::in_group(t, group, id)).collect();
    let (clause, key, what) = match group.change {
        Change::Strength(n) if n > 0 => ("204.5", "log-all-strength-up", number(n)),
        Change::Strength(n) => ("204.5", "log-all-strength-down", number(-n)),
        Change::Agility => ("806.1", "log-all-gain", Arg::Key("mark-agility")),
        Change::Aggressive => ("806.2", "log-all-gain", Arg::Key("mark-aggressive")),
        Change::Giant => ("806.9", "log-all-gain", Arg::Key("mark-giant")),
        Change::Tackle => ("806.13", "log-all-gain", Arg::Key("mark-tackle")),
        _ => ("812.3b", "log-lasts", number(0)),
    };
    // Whom it means may be nobody yet, and anybody later.
    let (key, what) = if all.is_empty() { ("log-lasts", number(0)) } else { (key, what) };
    let said = match key {
        "log-lasts" => Message::new(key).with("card", card(t, group.source)),
        _ => {
            let cards = all.iter().map(|&id| card(t, id)).collect();
            Message::new(key).with("count", number(all.len() as i16)).with("cards", Arg::List(cards)).with("what", what)
        }
    };
    Line::open(clause, said.with("until", Arg::Key(ends(group.until))))
}

/// Cards lie otherwise: tapped or untapped by an effect. In the Untap Phase
/// everything is, which nobody has to be told. [602.3]
pub(super) fn turned(t: &T, key: &'static str, id: ObjectId) -> Option<Line> {
    let said = || Line::open("106.2", Message::new(key).with("card", card(t, id)));
    (t.board.phase != Phase::Untap).then(said)
}

/// Markers come or go. [413.1] [806.7b]
pub(super) fn markers(t: &T, clause: &'static str, id: ObjectId, marker: &'static str, n: i8) -> Line {
    let key = if n < 0 { "log-markers-off" } else { "log-markers-on" };
    let said = Message::new(key).with("card", card(t, id)).with("n", number(i16::from(n).abs()));
    Line::open(clause, said.with("marker", Arg::Key(marker)))
}

/// An Element as a word.
pub(super) fn element(element: Element) -> Arg {
    Arg::Key(match element {
        Element::Air => "class-air",
        Element::Earth => "class-earth",
        Element::Fire => "class-fire",
        Element::Water => "class-water",
        Element::Neutral => "class-neutral",
    })
}

/// What ends is said by these, which bring their own space.
fn ends(until: Ends) -> &'static str {
    match until {
        Ends::Turn => "until-turn",
        Ends::Battle => "until-battle",
        Ends::ActionPhase => "until-action",
        Ends::Tapped(_) => "until-untapped",
        Ends::Next(_) | Ends::Dawn | Ends::TurnOf(..) => "until-later",
        Ends::Never => "until-never",
    }
}

fn how(shift: Shift) -> Arg {
    Arg::Text(match shift {
        Shift::Less(n) => format!("−{n}"),
        Shift::More(n) => format!("+{n}"),
        Shift::None => "0".to_owned(),
        Shift::Sure => return Arg::Key("shift-sure"),
        Shift::Straight => return Arg::Key("shift-straight"),
    })
}

fn barred(what: Barred) -> &'static str {
    match what {
        Barred::Attack => "log-barred-attack",
        Barred::Block => "log-barred-block",
        Barred::Untap => "log-barred-untap",
        Barred::BeChosen => "log-barred-chosen",
        Barred::BeChosenByFoe => "log-barred-chosen-foe",
        Barred::BeChosenByFoesPower => "log-barred-chosen-power",
        Barred::BeBlocked => "log-barred-blocked",
        Barred::Bear => "log-barred-bear",
        Barred::Move => "log-barred-move",
        Barred::GainStrength => "log-barred-strength",
        Barred::BeDestroyed => "log-barred-destroyed",
        Barred::BeDestroyedByFoes => "log-barred-destroyed-foes",
        Barred::BeDestroyedByOwner => "log-barred-destroyed-owner",
    }
}
