//! Why the asked seat cannot do something now: the clause and the reason, in
//! the order in which a judge would look.
//!
//! Nothing is told of a card that the seat does not know: of a card that is not
//! in its hand it learns only that.

mod hexes;
mod targets;
mod wanted;

pub use wanted::Wanted;

use crate::board::{ChampionId, Phase, Read, T, Zone};
use crate::card::Kind;
use crate::timing::Proc;
use crate::words::Essence;
use crate::{attack, cards, effect, names, play, react, recruit, setup, skill, standard, turn};
use arbiter_desk::refuse;
use arbiter_kernel::{Arg, Frame, Illegal, Message, Seat};

/// Why the asked seat cannot do what these words say; `None` if it can, or if
/// they answer another question.
#[must_use]
pub fn why_not(t: &T, words: &str) -> Option<Illegal> {
    let seat = t.asked()?;
    let wanted = Wanted::read(t, words)?;
    match *t.frames().last()? {
        Frame::Proc(Proc::Turn(turn::Step::Acted)) => acts(t, seat, wanted),
        Frame::Window(_) => reacts(t, seat, wanted),
        Frame::Proc(Proc::Recruit(step)) => recruits(t, step, wanted),
        Frame::Proc(Proc::Attack(attack::Step::Aimed) | Proc::Skill(skill::Step::Aimed)) => targets::aims(t, wanted),
        Frame::Proc(Proc::Cards(step)) => picks(t, step, wanted),
        Frame::Proc(Proc::Attack(attack::Step::Paid)) => match wanted {
            Wanted::Card(face) => card_of(t, seat, face).map_or_else(
                || refuse!("act.1", of_card(t, "why-not-in-hand", face)),
                |_| refuse!("golden.1", of_card(t, "why-essence-of-card", face)),
            ),
            _ => None,
        },
        Frame::Proc(Proc::Standard(..)) => match wanted {
            Wanted::Champion(who) => refuse!("std.3", of(t, "why-not-beside", who)),
            _ => None,
        },
        Frame::Proc(Proc::Setup(setup::Step::Redrawn(..))) => match wanted {
            Wanted::Card(face) => refuse!("setup.8b", of_card(t, "why-not-in-hand", face)),
            _ => None,
        },
        Frame::Run(run) if effect::aiming(t, run) => targets::aims(t, wanted),
        Frame::Proc(Proc::Each(..)) | Frame::Run(_) if matches!(wanted, Wanted::Champion(_)) => {
            targets::named(t, wanted)
        }
        Frame::Proc(p) => hexes::goes(t, p, wanted),
        Frame::Run(_) => hexes::places(t, wanted),
        _ => None,
    }
}

/// What answers another question is no answer to this one.
#[must_use]
pub fn not_asked(t: &T) -> Illegal {
    let clause = match t.frames().last() {
        _ if t.board.phase == Phase::Setup => "setup.2b",
        Some(Frame::Proc(Proc::Turn(_))) => "turn.1",
        Some(Frame::Window(_)) => "attack.5",
        // What was begun is completed first.
        _ => "act.6",
    };
    Illegal { clause, why: Message::new("why-not-asked") }
}

fn of(t: &T, key: &'static str, who: ChampionId) -> Message {
    Message::new(key).with("champion", Arg::Card(Some(names::champion(t, who).to_owned())))
}

fn of_card(t: &T, key: &'static str, face: u16) -> Message {
    Message::new(key).with("card", Arg::Card(Some(t.rules.cards[face as usize].card.name.clone())))
}

fn of_essence(key: &'static str, essence: Essence) -> Message {
    let keys = ["essence-manipulation", "essence-destruction", "essence-creation"];
    Message::new(key).with("essence", Arg::Key(keys[essence as usize]))
}

/// The slot of a card of this face in the seat's own hand.
fn card_of(t: &T, seat: Seat, face: u16) -> Option<u16> {
    t.cards(seat, Zone::Hand).iter().copied().find(|&s| t.objects.at(s).face == face)
}

fn ready(t: &T, seat: Seat, essence: Essence) -> bool {
    t.board.players[seat as usize].ready & essence.bit() != 0
}

/// In the own activation.
fn acts(t: &T, seat: Seat, wanted: Wanted) -> Option<Illegal> {
    match wanted {
        Wanted::Play(face) | Wanted::Card(face) => plays(t, seat, face),
        Wanted::Standard(which, who, essence) => standards(t, seat, which, who, essence),
        Wanted::React(face, _) => refuse!("react.1", of_card(t, "why-own-turn", face)),
        _ => None,
    }
}

fn plays(t: &T, seat: Seat, face: u16) -> Option<Illegal> {
    let Some(slot) = card_of(t, seat, face) else { return refuse!("act.1", of_card(t, "why-not-in-hand", face)) };
    let def = t.card(slot);
    if def.card.kind == Kind::Reaction {
        return refuse!("react.1", of_card(t, "why-own-turn", face));
    }
    if !ready(t, seat, def.card.essence) {
        return refuse!("essence.3", of_essence("why-exhausted", def.card.essence));
    }
    let owner = t.owner(slot);
    if play::activatable(t, owner, def.card.movement, def.slithers) {
        return None;
    }
    if def.card.movement.is_none() {
        return refuse!("ko.11", of(t, "why-no-movement", owner));
    }
    shut_out(t, owner)
}

/// Why a champion on its portal cannot come in.
fn shut_out(t: &T, who: ChampionId) -> Option<Illegal> {
    if t.champion(who).immobilised {
        return refuse!("kw.immobilise.2", of(t, "why-immobilised", who));
    }
    refuse!("ko.10", of(t, "why-no-way-in", who))
}

fn standards(t: &T, seat: Seat, which: u8, who: ChampionId, essence: Option<Essence>) -> Option<Illegal> {
    let p = t.board.players[seat as usize];
    if t.champion(who).seat != seat {
        if t.side_of(who) == crate::team::side(seat) {
            return refuse!("four.team.1", of(t, "why-teammate", who));
        }
        return refuse!("act.2", of(t, "why-not-yours", who));
    }
    if p.used & 1 << which != 0 {
        return refuse!("std.once", Message::new("why-used"));
    }
    let accepted = |e: &Essence| which == 3 || *e as u8 == which;
    let needed = essence.or_else(|| Essence::ALL.into_iter().find(accepted));
    if let Some(essence) = needed.filter(|e| !accepted(e)) {
        let why = of_essence("why-other-essence", essence);
        return match which {
            0 => refuse!("std.1", why),
            1 => refuse!("std.3", why),
            _ => refuse!("std.2", why),
        };
    }
    if let Some(essence) = needed.filter(|e| !ready(t, seat, *e)) {
        return refuse!("essence.3", of_essence("why-exhausted", essence));
    }
    if play::activatable(t, who, Some(standard::movement(which)), false) {
        return None;
    }
    shut_out(t, who)
}

/// Where Reactions are asked for.
fn reacts(t: &T, seat: Seat, wanted: Wanted) -> Option<Illegal> {
    let (face, who) = match wanted {
        Wanted::React(face, who) => (face, Some(who)),
        Wanted::Card(face) | Wanted::Play(face) => (face, None),
        _ => return None,
    };
    let Some(slot) = card_of(t, seat, face) else { return refuse!("react.3", of_card(t, "why-not-in-hand", face)) };
    let card = &t.card(slot).card;
    if card.kind != Kind::Reaction {
        return refuse!("attack.5", of_card(t, "why-no-reaction", face));
    }
    if !ready(t, seat, card.essence) {
        return refuse!("rw.2", of_essence("why-exhausted", card.essence));
    }
    let who = who.filter(|w| !react::protectable(t).has(*w))?;
    if t.board.action.targets.has(who) {
        return refuse!("react.2", of(t, "why-not-yours", who));
    }
    refuse!("rw.1", of(t, "why-not-targeted", who))
}

/// Recruiting champions.
fn recruits(t: &T, step: recruit::Step, wanted: Wanted) -> Option<Illegal> {
    let name = match wanted {
        Wanted::Recruit(kind) => &t.rules.champions[kind as usize].card.name,
        Wanted::Champion(who) => names::champion(t, who),
        _ => return None,
    };
    let why = |key| Message::new(key).with("champion", Arg::Card(Some(name.to_owned())));
    let four = t.board.seats == 4;
    match step {
        recruit::Step::FreePicked(..) => refuse!("recruit.0", why("why-recruited")),
        recruit::Step::FriendlyPicked(_) if four => refuse!("four.friendly.1", why("why-recruited")),
        recruit::Step::FriendlyPicked(_) => refuse!("recruit.friendly.1", why("why-recruited")),
        recruit::Step::Brought(_) if four => refuse!("four.comp.1", why("why-recruited")),
        recruit::Step::Brought(_) => refuse!("recruit.comp.1", why("why-recruited")),
        recruit::Step::Banned(_) => refuse!("recruit.comp.2", why("why-not-brought")),
        recruit::Step::Picked(_) => refuse!("recruit.comp.4", why("why-not-brought")),
        _ => None,
    }
}

/// Cards and numbers of Draw, Plan, Heal, Stun.
fn picks(t: &T, step: cards::Step, wanted: Wanted) -> Option<Illegal> {
    match (step, wanted) {
        (cards::Step::Drawn(_, most), Wanted::Number(_)) => {
            refuse!("kw.draw", Message::new("why-at-most").with("number", Arg::Number(most.into())))
        }
        (cards::Step::Healed(who, most), Wanted::Number(_)) => {
            let most = most.min(t.champion(who).damage);
            refuse!("kw.heal.1", Message::new("why-at-most").with("number", Arg::Number(most.into())))
        }
        (cards::Step::Planned(..), Wanted::Card(face)) => refuse!("kw.plan", of_card(t, "why-not-in-hand", face)),
        (cards::Step::Stunned(who), Wanted::Card(_)) => refuse!("kw.stun.1", of(t, "why-not-its-card", who)),
        (cards::Step::Stunned(who), Wanted::Stop) => refuse!("kw.stun.1", of(t, "why-must-discard", who)),
        (cards::Step::Paid(..), Wanted::Card(face)) => refuse!("golden.1", of_card(t, "why-essence-of-card", face)),
        (cards::Step::Named(..), Wanted::Champion(who)) => refuse!("ally.2", of(t, "why-not-beside", who)),
        _ => None,
    }
}
