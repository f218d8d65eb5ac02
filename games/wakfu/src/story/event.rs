//! What is said of an event, just before it is made true.

use super::{by, card, change, number};
use crate::board::{CHALLENGE, How, T, Thing, What, Zone, look, place, zone};
use crate::card::{Kind, Printed};
use crate::choose;
use crate::event::{Event, Packet, Why};
use crate::timing::partners;
use crate::words::Marker;
use crate::{layers, queue, show};
use arbiter_desk::story::Line;
use arbiter_kernel::{Arg, Message, ObjectId, Seat, SeatSet, Viewer};

pub(super) fn line(t: &T, e: Event) -> Option<Line> {
    let entry = |id: u32| queue::find(t, id).copied();
    Some(match e {
        Event::Played(id) => {
            let q = entry(id)?;
            let key = match (q.what, q.how) {
                (What::Card, How::Crafted) => "log-crafts",
                (What::Card, How::Defense) => "log-defends",
                (What::Card, How::Reinforcement) => "log-reinforces",
                (What::Card, How::Paid) => "log-plays",
                _ => "log-uses",
            };
            let mut said = by(key, q.seat).with("card", card(t, q.source));
            // The number is announced to everybody. [808.2c]
            let x = t.scope(q.scope).notes[choose::X];
            if key == "log-plays" && (x > 0 || look::face(t, q.source).card.level == Printed::Open) {
                said = Message { key: "log-plays-x", ..said }.with("n", number(x));
            }
            Line::open("808.2h", said).own()
        }
        Event::Chosen(id, Thing::Card(what)) => {
            let q = entry(id)?;
            let said = by("log-chooses", q.seat).with("card", card(t, what)).with("source", card(t, q.source));
            Line::open("808.2d", said)
        }
        Event::Placed(id) => {
            let q = entry(id)?;
            let (clause, key) = if q.from == CHALLENGE { ("705.5", "log-verifies") } else { ("804.2", "log-triggers") };
            Line::open(clause, by(key, q.seat).with("card", card(t, q.source))).trigger()
        }
        Event::Wins(seat) => Line::open("104.1", by("log-wins-by-text", seat)),
        Event::Loses(seat) => Line::open("104.1", by("log-loses-by-text", seat)),
        Event::Announced(id) => Line::open("701.2", by("log-attacks", entry(id)?.seat)).own(),
        Event::EndDeclared(seat) => Line::open("603.4", by("log-ends", seat)).own(),
        Event::Draw(seat) => draws(t, seat),
        Event::Tap(id, Why::Resource) => {
            Line::open("418.1", by("log-taps", look::controller(t, id)).with("card", card(t, id)))
        }
        Event::Damage(p) => damage(t, p),
        Event::Regain(id, n) if look::kind(t, id) == Kind::Bag => numbered(t, "410.5", "log-regains-bag", id, n),
        Event::Regain(id, n) => numbered(t, "410.2", "log-regains", id, n),
        Event::Lose(id, n) if look::kind(t, id) == Kind::Bag => numbered(t, "410.6", "log-loses-bag", id, n),
        Event::Lose(id, n) => numbered(t, "410.3", "log-loses", id, n),
        Event::Xp(seat, n) => {
            let total = number(t.board.players[seat as usize].xp + n);
            Line::open("415.1", by("log-xp", seat).with("n", number(n)).with("total", total)).by_rules()
        }
        Event::Modify { on, change, until } => return change::modified(t, on, change, until),
        Event::Enact(group) => change::enacted(t, &group),
        Event::Markers(id, Marker::Plain, n) => change::markers(t, "413.1", id, "counter-marker", n),
        Event::Markers(id, Marker::Charge, n) => change::markers(t, "413.1c", id, "counter-charge", n),
        Event::Ethers(id, n) => change::markers(t, "806.7b", id, "counter-ether", n),
        Event::Tap(id, Why::Effect) => return change::turned(t, "log-tapped", id),
        Event::Untap(id) => return change::turned(t, "log-untapped", id),
        _ => return moves(t, e),
    })
}

/// What happens to cards and where they go.
fn moves(t: &T, e: Event) -> Option<Line> {
    let of = |clause, key, id| Line::open(clause, Message::new(key).with("card", card(t, id)));
    let before = |clause, key, id, a| {
        Line::open(clause, Message::new(key).with("card", card(t, id)).with("attacker", card(t, a)))
    };
    Some(match e {
        Event::Destroy { what, .. } => whose(t, "409.1", "log-destroyed", what, look::controller(t, what)),
        Event::Banish(id) => whose(t, "409.3", "log-banished", id, look::controller(t, id)),
        Event::Bounce(id) => hidden(t, "416.1", "log-to-hand", id),
        Event::OnTop(id) => hidden(t, "416.1", "log-on-top", id),
        Event::Recycle(id) => hidden(t, "408.2", "log-recycled", id),
        Event::Discard(id) => whose(t, "408.1", "log-discarded", id, look::owner(t, id)),
        Event::Appear(a) if a.world => of("402.1", "log-appears-world", a.card),
        Event::Appear(a) => of("402.1", "log-appears-bag", a.card),
        Event::Token { face, seat, .. } => {
            let name = Arg::Card(Some(t.rules.faces[face as usize].card.name.clone()));
            Line::open("413.2", by("log-token", seat).with("card", name))
        }
        Event::Move(id) if look::in_world(t, id) => of("414.1", "log-moves-bag", id),
        Event::Move(id) => of("414.1", "log-moves-world", id),
        Event::Displace(id, true) => of("414.5", "log-displaced-world", id),
        Event::Displace(id, false) => of("414.5", "log-displaced-bag", id),
        Event::Expel(id) => of("414.5", "log-expelled", id),
        Event::Targeted(id) => of("702.1", "log-target", id).own(),
        Event::Attacks(id) => of("703.1", "log-attacker", id).own(),
        Event::Blocks(id, a) => before("704.1", "log-blocks", id, a).own(),
        Event::Assign(id, a) => before("705.4", "log-assigned", id, a),
        Event::SwapPlaces(a, b) => before("411.1", "log-swaps", a, b),
        Event::SwapControl(a, b) => before("416.3", "log-swaps-control", a, b),
        Event::Equip(piece, on) => before("305.3", "log-equips", piece, on),
        Event::Withdraw(id) => of("705.6", "log-withdraws", id),
        Event::Join(id) => of("705.7", "log-joins", id),
        Event::BattleEnds => Line::open("708.3", Message::new("log-battle-ends")).by_rules(),
        Event::Capture(id, _) => of("806.4a", "log-captured", id),
        Event::Cancel(id) => of("gl.cancel", "log-cancelled", queue::find(t, id)?.source),
        Event::Chifumi(winner, _) => Line::open("gl.chifumi", by("log-chifumi", winner)),
        _ => return None,
    })
}

fn numbered(t: &T, clause: &'static str, key: &'static str, id: ObjectId, n: i16) -> Line {
    Line::open(clause, Message::new(key).with("card", card(t, id)).with("n", number(n)))
}

/// What becomes of a card, and whose it is: both sides may have one of that name.
fn whose(t: &T, clause: &'static str, key: &'static str, id: ObjectId, seat: Seat) -> Line {
    Line::open(clause, by(key, seat).with("card", card(t, id)))
}

/// Who deals how much of what to whom, and what is left of a Hero or a Bag. [410.1]
fn damage(t: &T, p: Packet) -> Line {
    let counts = matches!(look::kind(t, p.to), Kind::Hero | Kind::Bag);
    let key = match (p.by.is_some(), counts) {
        (true, true) => "log-damage-by-left",
        (true, false) => "log-damage-by",
        (false, true) => "log-damage-left",
        (false, false) => "log-damage",
    };
    let mut said = Message::new(key)
        .with("card", card(t, p.to))
        .with("n", number(p.amount))
        .with("element", change::element(p.element));
    if let Some(dealer) = p.by {
        said = said.with("by", card(t, dealer));
    }
    if counts {
        said = said.with("left", number((layers::left(t, p.to) - p.amount).max(0)));
    }
    Line::open("410.1", said)
}

/// The owner and its partners see which card it is. [505.2] [901.4]
fn draws(t: &T, seat: Seat) -> Line {
    let top = t.zones.of(zone(seat, Zone::Deck)).first().map(|&s| t.objects.id(s));
    let name = |known: Option<ObjectId>| known.map_or(Arg::Card(None), |id| card(t, id));
    let said = by("log-draws", seat).with("card", name(top));
    Line::veiled("507.4", said, by("log-draws-veiled", seat), partners(t, seat).0)
}

/// A card that not everybody may see where it lies.
fn hidden(t: &T, clause: &'static str, key: &'static str, id: ObjectId) -> Line {
    let named = |card| by(key, look::owner(t, id)).with("card", card);
    let said = named(card(t, id));
    let public = place(look::zone_of(t, id)).is_none() || show::sees(t, Viewer::Spectator, id.slot);
    if public {
        return Line::open(clause, said);
    }
    let sees = |s: &Seat| show::sees(t, Viewer::Seat(*s), id.slot);
    let seen = (0..t.board.seats).filter(sees).fold(SeatSet::NONE, SeatSet::and);
    Line::veiled(clause, said, named(Arg::Card(None)), seen.0)
}
