//! Lines of events.

use super::{Line, by, knowing, number};
use crate::arena::HexId;
use crate::board::{ChampionId, Lasting, Read, SPRUNG, T, When, Zone, slot};
use crate::event::Event;
use crate::names;
use crate::rules::Boon;
use crate::team;
use crate::words::Gain;
use arbiter_kernel::{Arg, Message, ObjectId, SeatSet};

fn champion(t: &T, who: ChampionId) -> Arg {
    Arg::Card(Some(names::champion(t, who).to_owned()))
}

fn card(t: &T, slot: u16) -> Arg {
    Arg::Card(Some(names::of(t, slot).to_owned()))
}

fn hex(t: &T, at: HexId) -> Arg {
    Arg::Text(names::hex(t, at))
}

/// What happens to a champion; where both sides have one of the name, with its
/// player. [A7]
pub(super) fn about(t: &T, [alone, of_two]: [&'static str; 2], who: ChampionId) -> Message {
    let kind = t.champion(who).kind;
    if (0..t.board.count).any(|c| c != who && t.champion(c).kind == kind) {
        return by(of_two, t.champion(who).seat).with("champion", champion(t, who));
    }
    Message::new(alone).with("champion", champion(t, who))
}

/// What lasts until the end of the turn: on whom, and when it counts. [L4] [L5]
fn lasting(t: &T, l: Lasting) -> Line {
    let list = Arg::List(l.on.iter().map(|c| champion(t, c)).collect());
    let (keys, n) = match l.boon {
        Boon::Gain(Gain::Movement(n)) => (["log-movement"; 4], n),
        Boon::Gain(Gain::Defence(n)) => (["log-defence"; 4], n),
        Boon::Gain(Gain::LessDefence(n)) => (["log-less-defence"; 4], n),
        Boon::Gain(Gain::Force(n)) => (["log-force", "log-force-against", "log-force-next-by", "log-force-next-on"], n),
        _ => {
            let key = if l.when == When::NextOn { "log-ignores-on" } else { "log-ignores-by" };
            return Line::open("def.4", Message::new(key).with("champions", list));
        }
    };
    let said = |key| Message::new(key).with("champions", list).with("number", number(n));
    Line::open(
        "def.3",
        match l.when {
            When::Always => said(keys[0]),
            When::Against(whom) => said(keys[1]).with("target", champion(t, whom)),
            When::NextBy => said(keys[2]),
            When::NextOn => said(keys[3]),
        },
    )
}

/// A card that not everybody knows.
fn hidden(t: &T, clause: &'static str, key: &'static str, veiled: &'static str, id: ObjectId) -> Line {
    let owner = t.objects.at(id.slot).owner;
    let seen_by = knowing(t, id.slot);
    let said = by(key, owner).with("card", card(t, id.slot));
    let veil = (seen_by != SeatSet::ALL).then(|| by(veiled, owner));
    Line { veiled: veil, seen_by, ..Line::open(clause, said) }
}

pub(super) fn line(t: &T, e: Event) -> Option<Line> {
    let owner = |id: ObjectId| t.objects.at(id.slot).owner;
    Some(match e {
        Event::Enter { who, to, .. } => {
            Line::open("move.1", about(t, ["log-enters", "log-enters-of"], who).with("hex", hex(t, to)))
        }
        Event::Damage { who, amount, .. } => {
            Line::open("dmg.2", about(t, ["log-damage", "log-damage-of"], who).with("number", number(amount)))
        }
        Event::Heal { who, amount } => {
            // No more than there is: Drain heals by what was dealt. [I4]
            let healed = amount.min(t.champion(who).damage);
            if healed == 0 {
                return None;
            }
            Line::open("kw.heal.1", about(t, ["log-heals", "log-heals-of"], who).with("number", number(healed)))
        }
        Event::KnockOut { who, .. } => {
            // The point comes at once, to the whole team. [ko.2] [G2]
            let gainers = team::seats(t, team::other(t.side_of(who)));
            let seats = Arg::List(gainers.iter().map(Arg::Seat).collect());
            Line::open("ko.1", about(t, ["log-falls", "log-falls-of"], who).with("seats", seats))
        }
        Event::Experience(who) => Line::open("xp.1", about(t, ["log-experienced", "log-experienced-of"], who)),
        Event::Immobilise(who) => {
            Line::open("kw.immobilise.1", about(t, ["log-immobilised", "log-immobilised-of"], who))
        }
        Event::Last(l) => lasting(t, l),
        Event::Exhaust(seat, essence) => {
            let key = ["log-exhausts-m", "log-exhausts-d", "log-exhausts-c"][essence as usize];
            Line::open("essence.2", by(key, seat))
        }
        Event::Regenerate(seat, _) => Line::open("upkeep.1", by("log-regenerates", seat)),
        Event::Play(id) => Line::open("act.3", by("log-plays", owner(id)).with("card", card(t, id.slot))).own(),
        Event::Discard(id) => Line::open("info.3", by("log-discards", owner(id)).with("card", card(t, id.slot))),
        Event::Draw(seat, count) => {
            // Both piles may hold fewer. [I8]
            let there = t.cards(seat, Zone::Deck).len() + t.cards(seat, Zone::Discard).len();
            Line::open("draw.1", by("log-draws", seat).with("number", number(there.min(count.into()) as i64)))
        }
        Event::Plan(id) => hidden(t, "kw.plan", "log-plans", "log-plans-veiled", id),
        Event::ShowHand(seat) => {
            let hand = t.cards(seat, Zone::Hand).iter().map(|&s| card(t, s)).collect();
            Line::open("info.2", by("log-shows", seat).with("cards", Arg::List(hand)))
        }
        Event::TakeBack(id) => Line::open("info.3", by("log-takes-back", owner(id)).with("card", card(t, id.slot))),
        // It is told when it lies open: before, nobody knows which it is.
        Event::DiscardTop(..) => return None,
        Event::DiscardHand(seat) => Line::open("upkeep.4", by("log-discards-hand", seat)),
        Event::ShuffleBack(seat) => Line::open("setup.8c", by("log-shuffles-back", seat)),
        Event::Spring(at) => {
            let token = t.token(at)?;
            Line::open("trap.3", Message::new("log-springs").with("card", card(t, token)).with("hex", hex(t, at)))
        }
        Event::LayTrap(at) => Line::open("trap.6", Message::new("log-lays").with("hex", hex(t, at))),
        Event::ReturnTrap => {
            let token = *t.zones.of(SPRUNG).first()?;
            Line::open("trap.7", Message::new("log-returns").with("card", card(t, token)))
        }
        Event::LookAtTrap(seat, at) => {
            let token = t.token(at)?;
            let said = by("log-looks", seat).with("card", card(t, token)).with("hex", hex(t, at));
            let veil = by("log-looks-veiled", seat).with("hex", hex(t, at));
            Line { veiled: Some(veil), seen_by: SeatSet::one(seat), ..Line::open("info.5", said) }
        }
        Event::MoveTrap(from, to) => {
            Line::open("trap.9", Message::new("log-moves-trap").with("hex", hex(t, from)).with("to", hex(t, to)))
        }
        Event::Score(n, side) => {
            let scored = *t.zones.of(slot(n as usize)).first()?;
            let points = t.arena().track.slots(t.board.seats)[n as usize];
            let said = by("log-scores", t.active()).with("card", card(t, scored)).with("number", number(points));
            debug_assert_eq!(team::side(t.active()), side as usize);
            Line::open("score.2", said)
        }
        Event::Advance => Line::open("track.1", Message::new("log-track")),
        Event::TurnEnds => return None,
    })
}
