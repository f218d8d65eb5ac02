//! Every variant of the card language is among the words that are tried: a new
//! one does not compile here until it is named, and fails until it is tried.

use crate::obeyed::words::classes;
use arbiter_evolve::card::Kind;
use arbiter_evolve::grammar::{self, Context, Vocabulary};
use arbiter_evolve::words::{
    Ability, Amount, Ban, Cond, Cost, Count, Ending, Keyword, Line, Part, Passive, PriceChange, Trigger, Verb, Would,
};
use std::collections::BTreeSet;

macro_rules! variants {
    ($name:ident, $all:ident, $of:ident: $($variant:ident)*) => {
        fn $name(x: &$of) -> &'static str {
            match x {
                $($of::$variant { .. } => stringify!($variant),)*
            }
        }
        const $all: &[&str] = &[$(stringify!($variant)),*];
    };
}

variants!(ability, ABILITIES, Ability: Keyword Evolve Activated Automatic Passive Spell ExtraCost WhenPlaying DeckCopies);
variants!(keyword, KEYWORDS, Keyword: Ward Storm Rush Assail Intimidate Drain Bane Aura Quick Stack);
variants!(trigger, TRIGGERS, Trigger: Fanfare LastWords OnEvolve Strike FollowerStrike LeaderStrike StartOf Enters
    Leaves Destroyed Buried Plays Attacks Evolves Damaged Engaged LeaderLoses LeaderGains Discarded Draws State);
variants!(cost, COSTS, Cost: Points Engage EngageOther BuryThis Bury BanishThis Banish ReturnThis Return Discard
    LeaderDefense Counters Reveal EarthRite);
variants!(passive, PASSIVES, Passive: Have Price EntersEngaged IgnoresWard Cannot DealsMore TakesLess TakesPart Instead Limit
    AlsoTrait);
variants!(part, PARTS, Part: Minus AtMost);
variants!(would, WOULDS, Would: BeDestroyed Leave Draw TakeDamage);
variants!(ban, BANS, Ban: Attack AttackLeaders AttackFollowers BeAttacked BeDestroyed BeDestroyedByAbilities Leave
    BePlayed Evolve Refresh Draw);
variants!(price, PRICES, PriceChange: Less More Becomes);
variants!(cond, CONDS, Cond: Combo Spellchain Necrocharge Overflow Sanguine Count It This Turn LeaderDefense
    MaxPoints Points Counters Played Roll Not);
variants!(count, COUNTS, Count: Cards Played Stat MaxPoints Counters ThatMuch Roll Times);
variants!(ending, ENDINGS, Ending: Never ThisTurn YourNextTurn OpponentsNextTurn);
variants!(verb, VERBS, Verb: Select Damage Give Lose Change EvolveCost Destroy Banish Move Engage Refresh Evolve Draw
    Discard TopTo Tokens Look Take Rest Search Shuffle RevealTop MaxPoints Recover EvolutionPoints AddStack
    PutCounters RemoveCounters Transform Swap Control Forbid PreventNext Price NextPrice Roll Win LoseGame When);

/// The words of a class in a frame, as the grammar reads them.
fn read(class: &str, kind: Kind, frame: &str) -> Vec<Ability> {
    let mut known = Vocabulary::default();
    ["Sprout", "Marsh Owl", "Dew"].iter().for_each(|n| known.name(n));
    ["Pixie", "Elder", "Officer"].iter().for_each(|t| known.of_trait(t));
    let context = Context { vocabulary: Some(&known), ..Context::new("Probe", kind) };
    let words = classes().into_iter().filter(|c| c.0 == class).flat_map(|c| c.1);
    words.filter_map(|w| grammar::words(&frame.replace("{}", &w), &context).ok()).flatten().collect()
}

fn lines(abilities: Vec<Ability>) -> impl Iterator<Item = Line> {
    abilities.into_iter().flat_map(|a| match a {
        Ability::Spell(lines) => lines,
        _ => Vec::new(),
    })
}

fn passives(class: &str, frame: &str) -> impl Iterator<Item = Passive> {
    read(class, Kind::Follower, frame).into_iter().filter_map(|a| match a {
        Ability::Passive(p) => Some(p),
        _ => None,
    })
}

fn verbs(class: &str, frame: &str) -> Vec<Verb> {
    let said = lines(read(class, Kind::Spell, frame));
    said.flat_map(|l| match l {
        Line::Do(verbs) => verbs,
        _ => Vec::new(),
    })
    .collect()
}

#[track_caller]
fn all(of: &[&'static str], tried: impl Iterator<Item = &'static str>) {
    let tried: BTreeSet<&str> = tried.collect();
    let missing: Vec<&&str> = of.iter().filter(|v| !tried.contains(**v)).collect();
    assert!(missing.is_empty(), "no word says {missing:?}");
}

#[test]
fn every_variant_is_tried() {
    let heads = read("head", Kind::Follower, "{}").into_iter().chain(read("verb", Kind::Spell, "{}."));
    let heads = heads.chain(read("timing", Kind::Follower, "{} draw a card."));
    let heads = heads.chain(read("passive", Kind::Follower, "{}"));
    all(ABILITIES, heads.map(|a| ability(&a)));
    let keywords = read("keyword", Kind::Follower, "{}.").into_iter();
    all(KEYWORDS, keywords.filter_map(|a| if let Ability::Keyword(k) = a { Some(keyword(&k)) } else { None }));
    let triggers = read("event", Kind::Follower, "Whenever {}, draw a card.").into_iter();
    let triggers = triggers.chain(read("timing", Kind::Follower, "{} draw a card."));
    let told = triggers.flat_map(|a| if let Ability::Automatic(a) = a { a.heads } else { Vec::new() });
    all(TRIGGERS, told.map(|t| trigger(&t)));
    let paid = read("cost", Kind::Follower, "[act] {}: Draw a card.").into_iter();
    let paid = paid.flat_map(|a| if let Ability::Activated(a) = a { a.costs } else { Vec::new() });
    all(COSTS, paid.map(|c| cost(&c)));
    let rules = passives("passive", "{}").chain(passives("would", "If {}, draw a card instead."));
    all(PASSIVES, rules.map(|p| passive(&p)));
    let of = |p| if let Passive::Instead { of, .. } = p { Some(would(&of)) } else { None };
    all(WOULDS, passives("would", "If {}, draw a card instead.").filter_map(of));
    let taken = |p| if let Passive::TakesPart { part: of, .. } = p { Some(part(&of)) } else { None };
    all(PARTS, passives("passive", "{}").filter_map(taken));
    let what = |p| if let Passive::Cannot { what, .. } = p { Some(ban(&what)) } else { None };
    all(BANS, passives("ban", "This card {}.").filter_map(what));
    let change = |p| if let Passive::Price { change, .. } = p { Some(price(&change)) } else { None };
    all(PRICES, passives("price", "This card costs {}.").filter_map(change));
    let asked = lines(read("cond", Kind::Spell, "If {}, draw a card."));
    let asked = asked.chain(lines(read("own cond", Kind::Spell, "If {}, draw a card.")));
    all(CONDS, asked.filter_map(|l| if let Line::If { cond: c, .. } = l { Some(cond(&c)) } else { None }));
    let counted = verbs("count", "Deal X damage to each enemy leader. X equals {}.").into_iter();
    let counted = counted.filter_map(|v| match v {
        Verb::Damage { amount: Amount::X(c), .. } => Some(count(&c)),
        _ => None,
    });
    all(COUNTS, counted);
    let given = verbs("ending", "Give each follower Aura {}.").into_iter().chain(verbs("whom", "{}."));
    all(ENDINGS, given.filter_map(|v| if let Verb::Give(g) = v { Some(ending(&g.ending)) } else { None }));
    let said = verbs("verb", "{}.").into_iter().chain(verbs("whom", "{}.")).chain(verbs("moved", "{}."));
    all(VERBS, said.map(|v| verb(&v)));
}
