//! The line of an event.

use super::by;
use super::line::{ALL, Line, card, number, sees};
use crate::board::{Read, T, Zone, Zones};
use crate::event::{Change, Event, Manner};
use arbiter_kernel::{Arg, Message, ObjectId, SeatSet};

/// What was told when it was declared is not told again.
pub(super) fn line(t: &T, e: &Event) -> Option<Line> {
    let about = |key, id| Message::new(key).with("card", card(t, id));
    Some(match *e {
        Event::Move { id, to, manner, .. } => return moves(t, id, to, manner),
        Event::Enter { id, seat, facedown, .. } => enters(t, id, seat, facedown),
        Event::Flip { id, up: true, .. } => Line::open("411.3", about("log-flip-up", id)),
        Event::Flip { id, .. } => Line::open("411.4", about("log-flip-down", id)),
        Event::Create { face, seat } => {
            let name = Arg::Card(Some(t.rules.faces[face as usize].card.name.clone()));
            Line::open("409.3a", by("log-creates", seat).with("card", name))
        }
        Event::Draw { count: ..=0, .. } => return None,
        Event::Draw { seat, .. } if t.count(seat, Zone::Deck) == 0 => Line::open("306.2", by("log-draws-none", seat)),
        Event::Draw { seat, count } => {
            let n = (count as usize).min(t.count(seat, Zone::Deck));
            let top = t.cards(seat, Zone::Deck).iter().take(n).map(|&s| card(t, t.objects.id(s)));
            let said = by("log-draws", seat).with("cards", Arg::List(top.collect())).with("number", number(n as i64));
            let veiled = by("log-draws-veiled", seat).with("number", number(n as i64));
            Line::veiled("306.1", said, veiled, SeatSet::one(seat).0)
        }
        Event::Damage { to, amount, from, battle, .. } => {
            let said = if t.place(to) == Some(Zone::Faction) {
                Message::new("log-damage-faction").with("seat", Arg::Seat(t.objects.at(to.slot).owner))
            } else {
                Message::new("log-damage").with("target", card(t, to))
            };
            let clause = if battle { "608.1f" } else { "408.2b" };
            Line::open(clause, said.with("card", card(t, from)).with("number", number(amount)))
        }
        Event::Mend { on, amount } => Line::open("408.5b", about("log-mends", on).with("number", number(amount))),
        Event::Influence { seat, by: n, .. } => {
            let key = if n < 0 { "log-loses-influence" } else { "log-gains-influence" };
            Line::open("408.3b", by(key, seat).with("number", number(n.abs())))
        }
        Event::Deplete { id, .. } => Line::open("303.1", about("log-deplete", id)),
        Event::Restore(id) => Line::open("303.3", about("log-restore", id)),
        Event::Attach { id, to, .. } if t.place(to) == Some(Zone::Faction) => {
            let seat = t.objects.at(to.slot).owner;
            let said = by("log-pays", seat).with("card", card(t, id));
            Line::veiled("309.1", said, by("log-pays-veiled", seat), sees(t, id))
        }
        Event::Attach { id, to, .. } => Line::open("301.1", about("log-attach", id).with("target", card(t, to))),
        Event::Detach(id) => {
            let seat = t.controller(id)?;
            let said = by("log-detach", seat).with("card", card(t, id));
            Line::veiled("301.1", said, by("log-detach-veiled", seat), sees(t, id))
        }
        Event::Tokens { on, by: n, .. } => {
            let key = if n < 0 { "log-tokens-removed" } else { "log-tokens" };
            Line::open("409.1", about(key, on).with("number", number(n.abs())))
        }
        Event::Control { id, seat, .. } | Event::Passes { id, seat } => {
            let veiled = by("log-control-veiled", seat);
            Line::veiled("407.3", about("log-control", id).with("seat", Arg::Seat(seat)), veiled, sees(t, id))
        }
        Event::Change { on, change, .. } => changes(t, on, change),
        Event::Shuffle(seat) => Line::open("313.1", by("log-shuffles", seat)),
        Event::Reveal(id) => {
            Line::open("402.1", by("log-reveals", t.objects.at(id.slot).owner).with("card", card(t, id)))
        }
        Event::Coin { seat, won } => Line::open("402.1", by(if won { "log-coin-won" } else { "log-coin-lost" }, seat)),
        Event::Joins { id, .. } => Line::open("302.5", about("log-joins", id)),
        Event::Withdraws(id) => Line::open("302.15", about("log-withdraws", id)),
        Event::BattleEnds => Line::open("608.1h", Message::new("log-battle-ends")).by_rules(),
        Event::Announce { .. }
        | Event::Trailed(_)
        | Event::Picked { .. }
        | Event::Rule(_)
        | Event::TurnStarts(_)
        | Event::TurnEnds(_)
        | Event::Boundary
        | Event::Attacked { .. }
        | Event::Formed { .. } => return None,
    })
}

/// A card that not everybody sees where it was or where it goes is veiled. [FD1]
fn moves(t: &T, id: ObjectId, to: Zone, manner: Manner) -> Option<Line> {
    let owner = t.objects.get(id)?.owner;
    let (clause, key) = match (manner, to) {
        (Manner::Destroyed, _) => ("304.1", "log-destroyed"),
        (Manner::Discarded, _) => ("305.1", "log-discards"),
        (Manner::Removed | Manner::Hidden, _) => ("403.6a", "log-removed"),
        (Manner::Terminated, _) => ("314.1", "log-terminated"),
        (Manner::Put, Zone::Hand) => ("402.1", "log-to-hand"),
        (Manner::Put | Manner::Mixed, Zone::Deck) => ("402.1", "log-to-deck"),
        (Manner::Put | Manner::Mixed, _) => ("402.1", "log-to-discard"),
    };
    let said = by(key, owner).with("card", card(t, id));
    let hidden = matches!(to, Zone::Hand | Zone::Deck) || manner == Manner::Hidden;
    let seen = match manner {
        // The order would be told with the cards.
        Manner::Mixed => 0,
        _ if hidden => sees(t, id) | owner_sees(to, owner),
        _ => ALL,
    };
    let veiled = match to {
        Zone::Hand => "log-to-hand-veiled",
        Zone::Deck => "log-to-deck-veiled",
        _ => "log-removed-veiled",
    };
    let veiled = by(veiled, owner);
    Some(Line::veiled(clause, said, veiled, seen))
}

fn owner_sees(to: Zone, owner: u8) -> u8 {
    if to == Zone::Hand { SeatSet::one(owner).0 } else { 0 }
}

fn enters(t: &T, id: ObjectId, seat: u8, facedown: bool) -> Line {
    let said = |key| by(key, seat).with("card", card(t, id));
    if facedown {
        let seen = sees(t, id) | SeatSet::one(seat).0;
        return Line::veiled("604.1c", said("log-enters-down"), by("log-enters-down-veiled", seat), seen);
    }
    Line::open("603.1h", said("log-enters"))
}

fn changes(t: &T, on: ObjectId, change: Change) -> Line {
    let about = |key| Message::new(key).with("card", card(t, on));
    let said = match change {
        Change::Stats(n, 0, 0) => signed(about("log-strength"), n),
        Change::Stats(0, n, 0) => signed(about("log-life"), n),
        Change::Stats(0, 0, n) => signed(about("log-speed"), n),
        Change::Stats(strength, life, speed) => about("log-stats")
            .with("strength-sign", sign(strength))
            .with("strength", number(strength.abs()))
            .with("life-sign", sign(life))
            .with("life", number(life.abs()))
            .with("speed-sign", sign(speed))
            .with("speed", number(speed.abs())),
        Change::Structure(n) => signed(about("log-structure"), n),
        Change::Has(..) => about("log-gains-keyword"),
        Change::Loses(_) => about("log-loses-keyword"),
        Change::LosesText => about("log-loses-text"),
        Change::Type(_) | Change::NotType(_) | Change::Subtype(..) => about("log-type"),
        Change::Is(_, n) => about("log-becomes").with("number", number(n)),
        Change::Ability(..) | Change::Control(_) => about("log-gains-text"),
    };
    Line::open("508.1", said)
}

/// A number with its sign; the translations put them together.
fn signed(said: Message, n: i16) -> Message {
    said.with("sign", sign(n)).with("number", number(n.abs()))
}

fn sign(n: i16) -> Arg {
    Arg::Key(if n < 0 { "sign-minus" } else { "sign-plus" })
}
