//! The tables on which a text must change something.

use crate::language::pool::POOL;
use crate::language::step::{Dice, Stage};
use crate::language::words::{self, Class, PROBE};
use arbiter_desk::stage::Script;
use arbiter_text::forms::{Name, Referents, Trouble};
use arbiter_wakfu::Wakfu;
use arbiter_wakfu::board::{T, look};
use arbiter_wakfu::card::{Card, Cards, Kind, Printed, Sort};
use arbiter_wakfu::layers;
use arbiter_wakfu::rules::Rules;
use arbiter_wakfu::shipped::{BOOK, cards, tongues};
use arbiter_wakfu::stage::stage;
use arbiter_wakfu::timing::Choice;
use arbiter_wakfu::words::CardText;
use std::sync::Arc;

/// What says it, and where that card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Host {
    /// An Action in the Hand, one of Level X, and a Challenge.
    Action,
    ActionX,
    Challenge,
    /// An Ally in the World, one whose Strength is a star, one in the Hand, and
    /// one in the Discard.
    Ally,
    Star,
    Held,
    Lying,
    /// An Ally that can be captured.
    Mount,
    /// Equipment that an Ally bears, and some in the Hand.
    Gear,
    HeldGear,
    Dofus,
    Hero,
    Bag,
    Zone,
    Room,
    Protector,
}

pub(crate) const HOSTS: [Host; 16] = {
    use Host::{
        Action, ActionX, Ally, Bag, Challenge, Dofus, Gear, Held, HeldGear, Hero, Lying, Mount, Protector, Room, Star,
        Zone,
    };
    [
        Action, ActionX, Challenge, Ally, Star, Held, Lying, Mount, Gear, HeldGear, Dofus, Hero, Bag, Zone, Room,
        Protector,
    ]
};

impl Host {
    /// A card of ours that is like it.
    fn base(self) -> &'static str {
        match self {
            Host::Action | Host::ActionX | Host::Challenge => "Youth",
            Host::Ally | Host::Star | Host::Held | Host::Lying => "Soldier",
            Host::Mount => "Red Dragoturkey",
            Host::Gear => "Pearl",
            Host::HeldGear => "Mole Claw",
            Host::Dofus => "Dofus One",
            Host::Hero => "Wanderer",
            Host::Bag => "Satchel",
            Host::Zone => "Neutral Stone",
            Host::Room => "Root Cellar",
            Host::Protector => "Lantern Keeper",
        }
    }
}

/// Cards that bring about what the others do not: anybody plays them, upon anything.
const TOOLS: &[(&str, &str)] = &[
    ("Hammer", "Destroy the non-Haven Bag card of your choice in the World or in a Haven Bag."),
    ("Finger", "Choose the card of your choice in the World or in a Haven Bag."),
    ("Pit", "Banish the non-Hero and non-Haven Bag card of your choice."),
    ("Lever", "Tap or untap the card of your choice."),
    ("Sling", "Return the non-Hero and non-Haven Bag card of your choice to its owner's Hand."),
    ("Prize", "Each player gains 1 XP."),
    ("Balm", "The Hero of your choice regains 2 HP."),
    ("Horn", "Your Haven Bag has Strength 3 and may attack or block until the beginning of your next turn."),
    ("Spark", "Untap your Hero."),
    (
        "Rally",
        "All Allies gain Agility and Giant until the end of the turn. All Heroes gain Agility and Giant until the end of the turn.",
    ),
];

/// Allies whose powers do so.
const WORKERS: &[(&str, &str)] = &[
    ("Pointer", "[Tap]: Choose the card of your choice."),
    ("Slinger", "[Tap]: Slinger deals 1 [Fire] damage to the Ally or Hero of your choice."),
];

/// From this play on there are tools in the Hands, and then few cards or many.
const TOOLED: u64 = 40;
const SPARSE: u64 = 64;
const CROWDED: u64 = 76;
const CRAFTS: u64 = 88;

pub(crate) struct Field {
    cards: Cards,
    /// Both faces of what each host is like.
    bases: Vec<Card>,
}

impl Field {
    pub(crate) fn new() -> Self {
        let mut all = cards();
        all.add(Cards::read([BOOK.filler], tongues()).unwrap_or_else(|e| panic!("{e}")));
        let like = |c: &&Card| HOSTS.iter().any(|h| h.base() == c.name);
        let bases = all.cards.iter().filter(like).cloned().collect();
        let youth = all.cards.iter().find(|c| c.name == "Youth").expect("an Action").clone();
        all.cards.retain(|c| POOL.contains(&c.name.as_str()));
        let soldier = all.cards.iter().find(|c| c.name == "Soldier").expect("an Ally").clone();
        all.cards.extend(TOOLS.iter().map(|(name, says)| tool(&youth, name, says)));
        all.cards.extend(WORKERS.iter().map(|(name, says)| tool(&soldier, name, says)));
        Field { cards: all, bases }
    }

    /// What a text means on such a card; none if it is refused.
    pub(crate) fn meaning(&self, host: Host, text: &str) -> Option<String> {
        let faces = self.probe(host, text).ok()?;
        let meant = format!("{:?}", faces[0].says);
        self.with(faces).ok().map(|_| meant)
    }

    /// Why it is refused.
    pub(crate) fn why(&self, host: Host, text: &str) -> Result<(), String> {
        self.with(self.probe(host, text)?).map(|_| ())
    }

    /// The rules of a table on which this card lies.
    fn with(&self, faces: Vec<Card>) -> Result<Rules, String> {
        let mut cards = self.cards.clone();
        cards.cards.extend(faces);
        Rules::new(cards).map_err(|faults| faults[0].to_string())
    }

    /// The card, with both its faces if it is a Hero.
    fn probe(&self, host: Host, text: &str) -> Result<Vec<Card>, String> {
        let (mut says, mut referents) = (CardText::default(), Referents::default());
        if !text.is_empty() {
            let english = |text: &str| tongues().english.read(text, &Name::new(PROBE));
            // Articles and capitals are as the language writes them.
            let read = match english(text) {
                Err(Trouble::NotExact { written, .. }) => english(&written),
                read => read,
            };
            let read = read.map_err(|e| format!("{e:?}"))?;
            (says, referents) = (read.words, read.referents);
        }
        let faces = self.bases.iter().filter(|c| c.name == host.base());
        let level = match host {
            Host::ActionX => Printed::Open,
            Host::Held => Printed::N(2),
            Host::HeldGear => Printed::N(1),
            _ => Printed::N(0),
        };
        let probe = |base: &Card| Card {
            name: PROBE.to_owned(),
            name_fr: PROBE.to_owned(),
            spoken: Name::new(PROBE).masculine(),
            level: if matches!(base.kind, Kind::Hero | Kind::Bag) { base.level } else { level },
            sort: if host == Host::Challenge { Sort::Challenge } else { base.sort },
            strength: if host == Host::Star { Some(Printed::Open) } else { base.strength },
            unique: false,
            says: says.clone(),
            referents: referents.clone(),
            ..base.clone()
        };
        Ok(faces.map(probe).collect())
    }
}

/// A card that costs nothing.
fn tool(like: &Card, name: &str, says: &str) -> Card {
    let read = tongues().english.read(says, &Name::new(name)).unwrap_or_else(|e| panic!("{says}: {e:?}"));
    Card {
        name: name.to_owned(),
        name_fr: name.to_owned(),
        spoken: Name::new(name).masculine(),
        level: Printed::N(0),
        unique: false,
        says: read.words,
        referents: read.referents,
        ..like.clone()
    }
}

impl Stage for Field {
    type Game = Wakfu;
    type Host = Host;
    const PLAYS: u64 = 100;
    const ANSWERS: usize = 40;

    fn rules(&self, host: Host, text: &str) -> Option<Arc<Rules>> {
        self.with(self.probe(host, text).ok()?).ok().map(Arc::new)
    }

    fn lay(&self, rules: &Arc<Rules>, host: Host, seed: u64) -> T {
        let mut dice = Dice::new(seed.wrapping_mul(77));
        let mut mark = |of: &[&str]| of[dice.roll(of.len())].to_owned();
        let (hurt, tapped) = ([" [damage 4]", "", " [damage 9]"], [" [tapped]", "", ""]);
        let (tooled, sparse, crowded) = (seed >= TOOLED, (SPARSE..CROWDED).contains(&seed), seed >= CROWDED);
        let crafts = seed >= CRAFTS;
        let ours = format!("{}{}", mark(&["", " [world]", " [world]", " [world]"]), mark(&hurt));
        let ours = ours + if tooled { ["", " [tapped]"][(seed % 2) as usize] } else { "" };
        let theirs = format!("{}{}", mark(&["", " [world]", " [world]"]), mark(&hurt));
        let ring = mark(&["", "", ", ram-ring [on probe]"]);
        let turned = mark(&["", "", " [tapped]"]);
        let turned = turned
            + if tooled && seed.is_multiple_of(3) && matches!(host, Host::Ally | Host::Star) { " [new]" } else { "" };
        let stands = match host {
            Host::Ally | Host::Star | Host::Mount => format!(", probe [markers 2]{turned}{ring}"),
            Host::Gear | Host::Dofus => format!(", probe [on kite-runner] [markers 2]{turned}"),
            Host::Zone | Host::Protector => format!(", probe{turned}"),
            _ => String::new(),
        };
        let held = match host {
            Host::Action | Host::ActionX | Host::Challenge => "probe x2, ",
            Host::Held | Host::HeldGear => "probe, ",
            _ => "",
        };
        let (lying, room) =
            (if host == Host::Lying { ", probe" } else { "" }, if host == Host::Room { ", probe" } else { "" });
        let hero = match host {
            Host::Hero => "probe".to_owned(),
            _ => mark(&["brann-oxhand", "odo-emberkin", "lysa-farsight"]),
        };
        let haven = match host {
            Host::Bag => "probe".to_owned(),
            _ => mark(&["satchel", "satchel", "hearth-bag"]),
        };
        let world = [
            format!("A world young-mole{} [markers 1], kite-runner [markers 1]", mark(&tapped)),
            format!("mole-hood [on kite-runner] [markers 1], ram{} [markers 1], misty-sword [on ram]", mark(&tapped)),
            format!("mole-hills [markers 1], bomber{}{stands}", mark(&["", " [damage 1]"])),
        ];
        let them = [
            format!("B world reef-giant, ram-chief{} [damage 1]", mark(&tapped)),
            format!("soldier, ash-ring [on soldier], spring-gust{}", mark(&tapped)),
        ];
        let keys: Vec<String> = TOOLS.iter().map(|(name, _)| name.to_lowercase()).collect();
        let (one, two) = (seed as usize % keys.len(), seed as usize / 2 % keys.len());
        let (mine, others) = if crafts {
            let room = if seed.is_multiple_of(2) { "mole-claw, ring-of-embers" } else { "mole-hood, root-cellar" };
            (format!("{room}, {}", keys[one]), format!("{} x2", keys[two]))
        } else if tooled {
            (format!("{}, {}, scorch", keys[one], keys[two]), format!("{} x2, {}", keys[one], keys[two]))
        } else {
            ("thorn, young-mole, mole-claw".to_owned(), "thorn, gate-guard, old-map".to_owned())
        };
        let world = match () {
            () if sparse && seed.is_multiple_of(2) => {
                format!(
                    "A world young-mole [markers 1], kite-runner [markers 1] [new], misty-sword [on kite-runner]{stands}"
                )
            }
            () if sparse => {
                format!("A world kite-runner, dofus-of-reeds [on kite-runner], reef-giant, pointer{stands}")
            }
            () if crowded => format!(
                "{}, ram x3, clerk x3, ash-ring [on ram-chief], dofus-of-reeds [on ram-chief], slinger",
                world.join(", ")
            )
            .replace("A world ", "A world ram-chief, "),
            () if tooled => format!("{}, slinger, pointer", world.join(", ")),
            () => world.join(", "),
        };
        const TOPS: [&str; 10] = [
            "ram-hat, ram",
            "ram, ram-hat",
            "misty-sword",
            "scorch",
            "young-mole",
            "root-cellar",
            "charred-field",
            "clerk",
            "dofus-of-reeds",
            "thorn",
        ];
        let top = TOPS[if tooled { seed as usize % TOPS.len() } else { mark(&["", "x"]).len() }];
        let lines = vec![
            format!("A hero {hero}{ours} [markers 1]"),
            format!("B hero wanderer{theirs}"),
            format!("A haven {haven}{}", mark(&["", " [damage 3]"])),
            world,
            match () {
                () if sparse => "B world reef-giant, slinger".to_owned(),
                () if tooled => format!("{}, pointer, slinger", them.join(", ")),
                () => them.join(", "),
            },
            format!("A bag hearth-smith, root-cellar{room}"),
            "B bag healer-of-reeds".to_owned(),
            format!("A hand {held}{mine}"),
            format!("B hand {others}"),
            format!("A discard ram, scorch, mole-belt, clerk, dofus-of-reeds{lying}"),
            "B discard clerk, thorn".to_owned(),
            "A collection clerk, ram-hat".to_owned(),
            format!("A deck {}, thorn, mole-hood", top),
            "B deck ram, thorn".to_owned(),
            match () {
                () if crafts => "A resources neutral x3, earth x2, fire x2".to_owned(),
                () if sparse && seed.is_multiple_of(3) => "A resources neutral".to_owned(),
                () => "A resources neutral x2, earth".to_owned(),
            },
            "B resources neutral x2".to_owned(),
            mark(&["turn A", "turn A", "turn A", "turn B"]),
        ];
        let lines: Vec<(usize, String)> = lines.into_iter().enumerate().collect();
        stage(rules, Script { lines: &lines, rolls: &[] }, |_| ()).unwrap_or_else(|e| panic!("{e:?}: {lines:?}"))
    }

    fn pick(&self, t: &T, options: &[Choice], dice: &mut Dice) -> usize {
        let mut pick = dice.roll(options.len());
        let own = |id| look::face(t, id).card.name == PROBE;
        let mut turn_to = |dice: &mut Dice, of: usize, wanted: &dyn Fn(&Choice) -> bool| {
            let all: Vec<usize> = (0..options.len()).filter(|&n| wanted(&options[n])).collect();
            if !all.is_empty() && dice.roll(8) < of {
                pick = all[dice.roll(all.len())];
            }
        };
        turn_to(dice, 5, &|c| !matches!(c, Choice::EndTurn | Choice::Stop | Choice::Quiet | Choice::Move(_)));
        turn_to(dice, 6, &|c| matches!(c, Choice::Pass));
        turn_to(dice, 3, &|c| matches!(c, Choice::Attack));
        turn_to(dice, 4, &|c| matches!(c, Choice::Card(id) if own(*id)));
        // Every second play is about the card itself.
        let eager = if dice.seed.is_multiple_of(2) { 7 } else { 3 };
        turn_to(
            dice,
            eager,
            &|c| matches!(c, Choice::Play(id, _) | Choice::Use(id, _) | Choice::React(id, ..) if own(*id)),
        );
        let tool = |id| TOOLS.iter().any(|(name, _)| look::face(t, id).card.name == *name);
        turn_to(dice, 3, &|c| matches!(c, Choice::Play(id, _) if tool(*id)));
        // Some turns end soon.
        if dice.seed % 5 == 3 {
            turn_to(dice, 4, &|c| matches!(c, Choice::EndTurn));
        }
        turn_to(dice, 6, &|c| matches!(c, Choice::Yes));
        pick
    }

    fn bare(&self, c: Choice) -> Choice {
        c
    }

    fn plainer<'a>(&self, word: &'a str) -> &'a str {
        // Wherever they are is what is meant without a place.
        if word == "all Allies in the World or in a Haven Bag" {
            return "all Allies in the World";
        }
        if !words::all().any(|w| w.class == Class::Whom && w.said == word) {
            return word;
        }
        match word {
            w if w.contains("of your choice") => "the Ally of your choice",
            w if w.starts_with("one") || w.starts_with("two") || w.starts_with("up to") || w.starts_with("another") => {
                "one Ally"
            }
            _ => "all Allies",
        }
    }

    fn unlike(&self, a: &T, b: &T) -> bool {
        let (x, y) = (&a.board, &b.board);
        let seats = |t: &T| t.board.players.map(|p| (p.xp, p.stored, p.attacked));
        let fights = |t: &T| t.board.battle.as_ref().map(|b| (b.target, b.fighters.len()));
        seats(a) != seats(b) || fights(a) != fights(b) || (x.turn, x.phase, x.active) != (y.turn, y.phase, y.active)
    }

    fn read_unlike(&self, a: &T, b: &T) -> bool {
        let seats = |t: &T| [0, 1].map(|s| (layers::ap(t, s), layers::mp(t, s)));
        let values = |t: &T| -> Vec<(i16, i16)> {
            look::all_in_play(t).map(|id| (layers::strength(t, id), layers::left(t, id))).collect()
        };
        seats(a) != seats(b) || values(a) != values(b)
    }
}
