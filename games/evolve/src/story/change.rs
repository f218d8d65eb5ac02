//! Lines about lasting changes.

use super::line::{Line, card, number, sees};
use crate::board::T;
use crate::event::{Change, Until};
use crate::words::{Ban, Keyword, Part};
use arbiter_kernel::{Arg, Message, ObjectId};

/// A lasting change, told before it is made.
pub(super) fn line(t: &T, on: ObjectId, change: Change, until: Until) -> Option<Line> {
    let owner = Arg::Seat(t.objects.get(on)?.owner);
    let of = |key| Message::new(key).with("card", card(t, on)).with("until", Arg::Key(ending(until)));
    let player = |key, n: i64| Message::new(key).with("seat", owner.clone()).with("number", number(n));
    let (clause, said) = match change {
        Change::Stats(a, d) => ("10.2.1.2", stats(of("log-stats"), a, d)),
        Change::AttackIs(n) => ("10.2.1.2", of("log-attack-is").with("number", number(n))),
        Change::DefenseIs(n, _) => ("10.2.1.2", of("log-defense-is").with("number", number(n))),
        Change::Has(k) => ("10.2.1.2", of("log-has").with("keyword", Arg::Key(keyword(k)))),
        Change::Loses(k) => ("10.2.1.2", of("log-loses").with("keyword", Arg::Key(keyword(k)))),
        Change::LosesAll => ("10.2.1.2", of("log-loses-all")),
        Change::Ability(_) => ("10.2.1.2", of("log-gains-ability")),
        Change::EvolvePrice(n) => ("10.2.1.3.3", of("log-evolve-price").with("number", number(n))),
        Change::Price(by) => {
            let key = if by < 0 { "log-price-less" } else { "log-price-more" };
            ("10.2.1.3.3", of(key).with("number", number(i64::from(by).abs())))
        }
        Change::PriceIs(n) => ("10.2.1.3.3", of("log-price-is").with("number", number(n))),
        Change::Ban(Ban::Draw) => {
            ("1.3.3", Message::new("log-ban-draw").with("seat", owner.clone()).with("until", Arg::Key(ending(until))))
        }
        Change::Ban(b) => ("1.3.3", of("log-ban").with("ban", Arg::Key(ban(b)))),
        Change::Shield(Part::AtMost(0)) => ("10.2.1.3.1", of("log-shield")),
        Change::Shield(Part::AtMost(n)) => ("10.2.1.3.1", of("log-shield-most").with("number", number(n))),
        Change::Shield(Part::Minus(n)) => ("10.2.1.3.1", of("log-shield-less").with("number", number(n))),
        Change::NextPrice(_, by) => {
            let key = if by < 0 { "log-next-price-less" } else { "log-next-price-more" };
            ("10.2.1.3.3", player(key, i64::from(by).abs()))
        }
        Change::NextPriceIs(_, n) => ("10.2.1.3.3", player("log-next-price-is", n.into())),
        // Told with the change of control.
        Change::Borrowed(_) => return None,
    };
    let veiled = Message::new("log-change-veiled").with("seat", owner);
    Some(Line::veiled(clause, said, veiled, sees(t, on)))
}

/// Numbers with their signs; the translations put them together.
fn stats(said: Message, attack: i16, defense: i16) -> Message {
    let sign = |n: i16| Arg::Key(if n < 0 { "sign-minus" } else { "sign-plus" });
    said.with("attack-sign", sign(attack))
        .with("attack", number(attack.abs()))
        .with("defense-sign", sign(defense))
        .with("defense", number(defense.abs()))
}

fn ending(until: Until) -> &'static str {
    match until {
        Until::Never => "until-never",
        Until::EndOfTurn => "until-end-of-turn",
        Until::TurnOf(_) => "until-next-turn",
        Until::EndOfTurnOf(..) => "until-end-of-next-turn",
        Until::NextRefresh => "until-refresh",
    }
}

fn keyword(k: Keyword) -> &'static str {
    match k {
        Keyword::Ward => "mark-ward",
        Keyword::Storm => "mark-storm",
        Keyword::Rush => "mark-rush",
        Keyword::Assail => "mark-assail",
        Keyword::Intimidate => "mark-intimidate",
        Keyword::Drain => "mark-drain",
        Keyword::Bane => "mark-bane",
        Keyword::Aura => "mark-aura",
        Keyword::Quick => "mark-quick",
        Keyword::Stack => "mark-stack",
    }
}

fn ban(b: Ban) -> &'static str {
    match b {
        Ban::Attack => "ban-attack",
        Ban::AttackLeaders => "ban-attack-leaders",
        Ban::AttackFollowers => "ban-attack-followers",
        Ban::BeAttacked => "ban-be-attacked",
        Ban::BeDestroyed => "ban-be-destroyed",
        Ban::BeDestroyedByAbilities => "ban-be-destroyed-by-abilities",
        Ban::Leave => "ban-leave",
        Ban::BePlayed => "ban-be-played",
        Ban::Evolve => "ban-evolve",
        Ban::Refresh => "ban-refresh",
        Ban::Draw => "ban-draw",
    }
}
