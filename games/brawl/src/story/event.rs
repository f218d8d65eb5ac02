//! Lines of events.

use super::{Line, by, knowing, number};
use crate::arena::HexId;
use crate::board::{ChampionId, Read, SPRUNG, T, Zone, slot};
use crate::event::Event;
use crate::names;
use crate::rules::Boon;
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

fn about(t: &T, key: &'static str, who: ChampionId) -> Message {
    Message::new(key).with("champion", champion(t, who))
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
        Event::Enter { who, to, .. } => Line::open("move.1", about(t, "log-enters", who).with("hex", hex(t, to))),
        Event::Damage { who, amount, .. } => {
            Line::open("dmg.2", about(t, "log-damage", who).with("number", number(amount)))
        }
        Event::Heal { who, amount } => {
            // No more than there is: Drain heals by what was dealt. [I4]
            let healed = amount.min(t.champion(who).damage);
            if healed == 0 {
                return None;
            }
            Line::open("kw.heal.1", about(t, "log-heals", who).with("number", number(healed)))
        }
        Event::KnockOut { who, .. } => Line::open("ko.1", about(t, "log-falls", who)),
        Event::Experience(who) => Line::open("xp.1", about(t, "log-experienced", who)),
        Event::Immobilise(who) => Line::open("kw.immobilise.1", about(t, "log-immobilised", who)),
        Event::Last(lasting) => {
            let list = Arg::List(lasting.on.iter().map(|c| champion(t, c)).collect());
            let (key, n) = match lasting.boon {
                Boon::Gain(Gain::Force(n)) => ("log-force", n),
                Boon::Gain(Gain::Movement(n)) => ("log-movement", n),
                Boon::Gain(Gain::Defence(n)) => ("log-defence", n),
                Boon::Gain(Gain::LessDefence(n)) => ("log-less-defence", n),
                _ => return Some(Line::open("def.4", Message::new("log-ignores").with("champions", list))),
            };
            Line::open("def.3", Message::new(key).with("champions", list).with("number", number(n)))
        }
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
        // It is told by what lies open afterwards: before, nobody knows it.
        Event::DiscardTop(seat, _) => Line::open("info.3", by("log-discards-top", seat)),
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
            debug_assert_eq!(crate::team::side(t.active()), side as usize);
            Line::open("score.2", said)
        }
        Event::Advance => Line::open("track.1", Message::new("log-track")),
        Event::TurnEnds => return None,
    })
}
