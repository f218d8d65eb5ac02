//! The tables on which a text must change something.

use crate::obeyed::lays::{self, Habit};
use crate::obeyed::step::{Dice, Stage};
use arbiter_cards::load;
use arbiter_desk::stage::Script;
use arbiter_kernel::Table;
use arbiter_spoils::board::{T, Zone, zone};
use arbiter_spoils::card::Card;
use arbiter_spoils::rules::Rules;
use arbiter_spoils::shipped::CARDS;
use arbiter_spoils::stage::stage;
use arbiter_spoils::timing::Choice;
use arbiter_spoils::words::{Kinds, Stat};
use arbiter_spoils::{Spoils, layers};
use std::sync::Arc;

/// What kind of card says it, and where that card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Host {
    Item,
    /// An item attached to a character.
    Attached,
    Character,
    Location,
    Resource,
    Faction,
    /// In hand, for nothing.
    Tactic,
    /// In hand, for 2: a tactic, a character, an item, a location.
    Spell,
    Recruit,
    Gear,
    Building,
    /// A character that lies face-down in play.
    FaceDown,
}

impl Host {
    /// The head of its card.
    fn card(self) -> &'static str {
        match self {
            Host::Item | Host::Attached => "kind = \"item\"\ncost = 1",
            Host::Gear => "kind = \"item\"\ncost = 2",
            Host::Spell => "kind = \"tactic\"\ncost = 2",
            Host::Character | Host::FaceDown => "kind = \"character\"\ncost = 0\nstrength = 2\nlife = 3\nspeed = 3",
            Host::Recruit => "kind = \"character\"\ncost = 2\nstrength = 2\nlife = 3\nspeed = 3",
            Host::Location => "kind = \"location\"\ncost = 1\nstructure = 4",
            Host::Building => "kind = \"location\"\ncost = 2\nstructure = 4",
            Host::Resource => "kind = \"resource\"",
            Host::Faction => "kind = \"faction\"",
            Host::Tactic => "kind = \"tactic\"\ncost = 0",
        }
    }

    /// What every card of its kind says.
    fn always(self) -> &'static str {
        match self {
            Host::Attached => "ATTACH to character\n",
            Host::Faction => {
                "Influence 25\nSTARTING DRAW: 8 going first, 9 going second.\n\
                 STARTING RESOURCES: Any 2 staple resources.\n"
            }
            _ => "",
        }
    }
}

/// What a faction says besides, unless its text is about that.
const TURN_RULES: &str = "RESTORE RULE: At the start of your turn, restore all your depleted cards and detach all \
     resources from your faction.\nDEVELOP RULE: At the start of your turn, choose one of the following: draw a card \
     or play a resource.\nFETCH | COST: Pay 3. | EFFECT: Draw a card.\n";

/// The shipped cards and those of the pool, read once.
pub(crate) struct Streets {
    cards: Vec<Card>,
}

impl Streets {
    pub(crate) fn new() -> Self {
        let mut shipped = load::<Card>(CARDS).unwrap_or_else(|f| panic!("{f:?}")).cards;
        // Rules with few cards are made faster.
        let lie: Vec<&str> = (0..Self::PLAYS).flat_map(|seed| lays::lines(Host::Item, seed)).collect();
        let lies = |c: &Card| lie.iter().any(|l| l.contains(&c.name.to_lowercase().replace(' ', "-")));
        shipped.retain(|c| lies(c) || c.kinds.intersects(Kinds::FACTION | Kinds::RESOURCE));
        let pool = load::<Card>(&[("pool.toml", include_str!("pool.toml"))]).unwrap_or_else(|f| panic!("{f:?}")).cards;
        assert!(pool.iter().all(|c| c.unplayable.is_none()), "{pool:?}");
        Streets { cards: shipped.into_iter().chain(pool).collect() }
    }

    /// The card that says it; none if its text is refused.
    pub(crate) fn read(host: Host, text: &str) -> Option<Card> {
        let (kind, always) = (host.card(), host.always());
        let rules = if host == Host::Faction && !text.contains("RULE:") { TURN_RULES } else { "" };
        let file = format!(
            "[[card]]\nname = \"Probe\"\n{kind}\nsubtypes = [\"probe\"]\ntext = '''\n{always}{rules}{text}'''\n"
        );
        let own = load::<Card>(&[("probe.toml", &file)]).ok()?.cards.pop()?;
        own.unplayable.is_none().then_some(own)
    }
}

impl Stage for Streets {
    type Game = Spoils;
    type Host = Host;
    const PLAYS: u64 = 480;
    const ANSWERS: usize = 50;

    fn rules(&self, host: Host, text: &str) -> Option<Arc<Rules>> {
        let own = Self::read(host, text)?;
        Some(Arc::new(Rules::new(self.cards.iter().cloned().chain([own]).collect())))
    }

    fn lay(&self, rules: &Arc<Rules>, host: Host, seed: u64) -> T {
        let lines: Vec<(usize, String)> = lays::lines(host, seed).into_iter().map(str::to_owned).enumerate().collect();
        stage(rules, Script { lines: &lines, rolls: &[] }, |_| ()).unwrap_or_else(|e| panic!("{e:?}"))
    }

    fn pick(&self, t: &T, options: &[Choice], dice: &mut Dice) -> usize {
        let habit = lays::habit(dice.seed);
        let mut pick = dice.roll(options.len());
        let mut turn_to = |dice: &mut Dice, of: usize, wanted: &dyn Fn(Choice) -> bool| {
            let all: Vec<usize> = (0..options.len()).filter(|&n| wanted(options[n])).collect();
            if !all.is_empty() && dice.roll(4) < of {
                pick = all[dice.roll(all.len())];
            }
        };
        // Who ends at once sees little, and who always responds never sees an end.
        turn_to(dice, 3, &|c| !matches!(c, Choice::End | Choice::Stop));
        match habit {
            Habit::Any => turn_to(dice, 1, &|c| matches!(c, Choice::Attack(_))),
            Habit::Handy => turn_to(dice, 3, &|c| acts(t, c, "prop")),
            Habit::Fighter | Habit::Duelist => {
                turn_to(dice, 3, &|c| matches!(c, Choice::Attack(_)));
                turn_to(dice, 1, &|c| matches!(c, Choice::End));
                turn_to(dice, 1, &|c| acts(t, c, "herald"));
                turn_to(dice, if habit == Habit::Fighter { 0 } else { 3 }, &|c| matches!(c, Choice::Stop));
            }
        }
        turn_to(dice, 3, &|c| matches!(c, Choice::Pass));
        turn_to(dice, 1, &|c| acts(t, c, "probe"));
        turn_to(dice, 1, &|c| matches!(c, Choice::Play(_)) && acts(t, c, "probe"));
        pick
    }

    /// Abilities have other numbers on the other table.
    fn bare(&self, c: Choice) -> Choice {
        match c {
            Choice::Use(id, _) => Choice::Use(id, 0),
            Choice::Replace(_) => Choice::Replace(0),
            c => c,
        }
    }

    fn plainer<'a>(&self, word: &'a str) -> &'a str {
        match ["character", "resource", "card"].into_iter().find(|noun| word.contains(noun)) {
            Some(noun) if noun != word => noun,
            // What is narrowed itself by its type or its kind of card, and what is no noun at all.
            None if !["item", "location", "tactic", "token", "UNIQUE"].iter().any(|noun| word.contains(noun)) => word,
            _ => "card",
        }
    }

    fn unlike(&self, a: &T, b: &T) -> bool {
        a.board.seats != b.board.seats
            || a.pending.len() != b.pending.len()
            || (0..2).any(|s| {
                let (x, y) = (a.zones.of(zone(s, Zone::Deck)), b.zones.of(zone(s, Zone::Deck)));
                x != y
            })
    }

    fn read_unlike(&self, a: &T, b: &T) -> bool {
        (0..2).any(|s| numbers(a, s) != numbers(b, s))
    }
}

fn acts(t: &T, c: Choice, slug: &str) -> bool {
    match c {
        Choice::Play(id) | Choice::FlipUp(id) | Choice::Use(id, _) | Choice::Card(id) => {
            t.rules.faces[t.objects.at(id.slot).face as usize].slug.starts_with(slug)
        }
        _ => false,
    }
}

/// What is read of a card in play: its numbers, types, keywords and subtypes.
type Reading = ([i16; 4], u8, bool, [bool; 3]);

fn numbers(t: &Table<Spoils>, seat: u8) -> Vec<Reading> {
    let cards = t.zones.of(zone(seat, Zone::Play)).iter();
    cards
        .map(|&slot| {
            let id = t.objects.id(slot);
            let stats = [Stat::Strength, Stat::Life, Stat::Speed, Stat::Structure].map(|s| layers::stat(t, id, s));
            let subtypes = ["majig", "golem", "novelty"].map(|name| layers::has_subtype(t, id, name, 0));
            (stats, layers::kinds(t, id).bits(), layers::covert(t, id), subtypes)
        })
        .collect()
}
