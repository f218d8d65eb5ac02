//! The duel behind the door of the catalog.

use super::rules::{Play, no};
use super::{Act, Ask, CardNo, Def, Side, State, arena, draft, show, stage};
use crate::chance::Chance;
use arbiter_catalog::{
    Both, Brings, CardInfo, Choice, DeckEntry, DeckFault, DeckInfo, DeckReport, Entry, Fault, Game, Illegal, Library,
    Match, Message, Mode, Outcome, Seat, Seating, Source, Start, Trace, View, Viewer,
};
use std::sync::Arc;

const CARDS: &str = r#"
card = [
  { name = "Knight", cost = 1, attack = 1, defense = 1 },
  { name = "Golem", cost = 2, attack = 2, defense = 3, ward = true },
  { name = "Bolt", kind = "bolt", cost = 1, quick = true },
  { name = "Dice", kind = "dice", cost = 2 },
  { name = "Call", kind = "call", cost = 1 },
  { name = "Imp", cost = 1, attack = 1, defense = 1, token = true },
]
"#;

/// Words of options besides the names of cards.
const WORDS: &[&str] = &["A", "B", "C", "D", "attack", "end", "leader", "pass", "play", "step", "take"];

const SEATINGS: &[Seating] = &[Seating::TWO, Seating::TWO_TEAMS_OF_TWO];

/// T7, T8, T9
pub(crate) const MODES: &[Mode] = &[
    Mode { key: "constructed", brings: Brings::Deck, seatings: SEATINGS },
    Mode { key: "draft", brings: Brings::Nothing, seatings: SEATINGS },
    Mode { key: "arena", brings: Brings::Deck, seatings: &[Seating::TWO] },
];

struct Duel;

/// The toy game.
pub static DUEL: &dyn Game = &Duel;

struct Shelf(Arc<Vec<Def>>);

struct Table {
    defs: Arc<Vec<Def>>,
    s: State,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Def>,
}

pub(crate) fn blank(seating: &Seating, seed: u64) -> State {
    let side = |team: &u8| Side { leader: 10, team: *team, ..Side::default() };
    State {
        sides: seating.teams.iter().map(side).collect(),
        middle: Vec::new(),
        arena: false,
        first: 0,
        active: 0,
        turn: 0,
        ask: Ask::Main,
        next_id: 1,
        chance: seed,
        rolls: Vec::new(),
    }
}

fn fault(source: &str, line: usize, why: impl Into<String>, clause: Option<&'static str>) -> Fault {
    Fault { source: source.to_owned(), line, why: why.into(), clause }
}

impl Game for Duel {
    fn key(&self) -> &'static str {
        "duel"
    }
    fn title(&self) -> &'static str {
        "The toy duel"
    }
    fn modes(&self) -> &'static [Mode] {
        MODES
    }
    fn phases(&self) -> &'static [&'static str] {
        &["draft", "main"]
    }
    fn library(&self, extra: &[Source]) -> Result<Box<dyn Library>, Vec<Fault>> {
        let mut defs = Vec::new();
        let own = Source { name: "duel".to_owned(), text: CARDS.to_owned() };
        for source in std::iter::once(&own).chain(extra) {
            let file: File = toml::from_str(&source.text).map_err(|e| {
                let at = e.span().map_or(0, |s| 1 + source.text[..s.start].matches('\n').count());
                vec![fault(&source.name, at, e.message(), None)]
            })?;
            defs.extend(file.card);
        }
        Ok(Box::new(Shelf(Arc::new(defs))))
    }
    fn filler(&self) -> &'static str {
        "[[card]]\nname = \"Filler\"\ncost = 1\nattack = 1\ndefense = 1\n"
    }
    fn card_marks(&self) -> Vec<&'static str> {
        vec!["engaged", "new", "ward", "token", "reachable"]
    }
    fn words(&self) -> &'static [&'static str] {
        WORDS
    }
    fn places(&self) -> Vec<String> {
        arena::places().map(arena::key).collect()
    }
    fn coverage(&self, table: &Source) -> Result<serde_json::Value, Fault> {
        let faces = table.text.lines().skip(1).count();
        Ok(serde_json::json!({ "faces": faces, "compiled": faces, "round_trip": faces, "unknown": [] }))
    }
}

impl Shelf {
    fn deck(&self, deck: &Source) -> Result<Vec<CardNo>, Vec<Fault>> {
        let (mut cards, mut faults) = (Vec::new(), Vec::new());
        for (i, line) in deck.text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty()) {
            let (n, name) = line.trim().split_once(' ').unwrap_or(("", line));
            let card = self.0.iter().position(|d| d.name == name && !d.token);
            match (n.parse::<usize>(), card) {
                (Ok(n), Some(card)) if n <= 30 => cards.extend(std::iter::repeat_n(card as CardNo, n)),
                _ => faults.push(fault(&deck.name, i + 1, format!("no card `{line}`"), None)),
            }
        }
        if faults.is_empty() && !(10..=30).contains(&cards.len()) {
            faults.push(fault(&deck.name, 0, format!("{} cards; a deck has 10 to 30", cards.len()), Some("T6")));
        }
        if faults.is_empty() { Ok(cards) } else { Err(faults) }
    }

    fn table(&self, s: State) -> Box<dyn Match> {
        Box::new(Table { defs: self.0.clone(), s })
    }
}

impl Library for Shelf {
    fn decks(&self) -> Vec<DeckInfo> {
        let deck = |key: &str, text: &str| {
            let title = Both { en: key.to_owned(), fr: key.to_owned() };
            DeckInfo { key: key.to_owned(), title, class: "none", text: text.to_owned() }
        };
        vec![deck("steel", "8 Knight\n6 Golem\n4 Bolt\n"), deck("luck", "6 Knight\n4 Dice\n4 Bolt\n4 Call\n")]
    }
    fn check_deck(&self, deck: &Source) -> Vec<Fault> {
        self.deck(deck).err().unwrap_or_default()
    }
    fn read_deck(&self, deck: &Source) -> DeckReport {
        let told = |f: Fault| DeckFault {
            line: f.line,
            why: f.why,
            said: Message::new("duel-deck"),
            clause: f.clause,
            nearest: Vec::new(),
        };
        let known = |l: &str| {
            let (n, name) = l.trim().split_once(' ')?;
            let def = self.0.iter().find(|d| d.name == name)?;
            Some(DeckEntry { part: "main", count: n.parse().ok()?, name: def.name.clone() })
        };
        let entries: Vec<DeckEntry> = deck.text.lines().filter_map(known).collect();
        let text = entries.iter().map(|e| format!("{} {}\n", e.count, e.name)).collect();
        let faults = self.deck(deck).err().unwrap_or_default().into_iter().map(told).collect();
        DeckReport { entries, faults, text, ..DeckReport::default() }
    }
    fn cards(&self) -> Vec<CardInfo> {
        self.0.iter().map(|d| show::info(d, self.card_name(&d.name, "fr"))).collect()
    }
    fn start(&self, how: &Start) -> Result<Box<dyn Match>, Vec<Fault>> {
        let setting = how.setting(MODES)?;
        let seed = how.seed.mixed();
        let mut s = blank(setting.seating, seed);
        s.arena = setting.mode.key == "arena";
        s.first = how.lost.iter().next().unwrap_or(0);
        let mut chance = Chance::new(seed);
        if setting.mode.brings == Brings::Nothing {
            draft::lay(&self.0, &mut s, &mut chance);
            return Ok(self.table(s));
        }
        for (side, deck) in s.sides.iter_mut().zip(&how.brings) {
            side.deck = self.deck(deck)?;
            chance.shuffle(&mut side.deck);
            side.hand = side.deck.drain(..3).collect();
        }
        s.chance = chance.draw();
        let first = s.first;
        Play { defs: &self.0, s: &mut s, log: Vec::new() }.turn(first);
        Ok(self.table(s))
    }
    fn slugs(&self) -> Vec<String> {
        self.0.iter().map(|d| crate::slug(&d.name)).collect()
    }
    fn stage(&self, setup: &[(usize, String)], rolls: &[u32]) -> Result<Box<dyn Match>, Fault> {
        let staged = stage::stage(&self.0, setup, rolls);
        staged.map(|s| self.table(s)).map_err(|(line, why)| fault("", line, why, None))
    }
    fn restore(&self, saved: &[u8]) -> Result<Box<dyn Match>, Fault> {
        let state = postcard::from_bytes(saved).map_err(|e| fault("saved", 0, e.to_string(), None));
        state.map(|s| self.table(s))
    }
    fn card_name(&self, english: &str, lang: &str) -> String {
        match (english, lang) {
            ("Knight", "fr") => "Chevalier".to_owned(),
            _ => english.to_owned(),
        }
    }
    fn card_text(&self, _: &str, _: &str) -> Vec<String> {
        Vec::new()
    }
}

impl Match for Table {
    fn asked(&self) -> Option<Seat> {
        self.s.asked()
    }
    fn outcome(&self) -> Option<Outcome> {
        show::outcome(&self.s)
    }
    fn count(&self) -> usize {
        self.s.acts(&self.defs).len()
    }
    fn options(&self) -> Vec<Choice> {
        self.s.acts(&self.defs).into_iter().map(|a| show::choice(&self.defs, &self.s, a)).collect()
    }
    fn answer(&mut self, pick: usize) -> Result<Vec<Entry>, Illegal> {
        let act = *self.s.acts(&self.defs).get(pick).ok_or_else(|| no("", "no-such-option"))?;
        let mut play = Play { defs: &self.defs, s: &mut self.s, log: Vec::new() };
        play.act(act);
        Ok(play.log)
    }
    fn concede(&mut self, seat: Seat) -> Result<Vec<Entry>, Illegal> {
        if self.s.asked().is_none() || self.s.sides.get(usize::from(seat)).is_none_or(|s| s.out) {
            return Err(no("T5", "duel-over"));
        }
        let mut play = Play { defs: &self.defs, s: &mut self.s, log: Vec::new() };
        play.leave(&[seat]);
        Ok(play.log)
    }
    fn why_not(&self, words: &str) -> Option<Illegal> {
        if self.options().iter().any(|o| o.words == words) {
            return None;
        }
        let side = &self.s.sides[usize::from(self.s.asked()?)];
        let enemies = self.s.enemies(self.s.asked()?);
        let units = side.field.iter().map(|u| Act::Attack(u.id));
        let leaders = enemies.iter().map(|seat| super::Target::Leader(*seat));
        let aims = self.s.units(&enemies).map(|u| super::Target::Unit(u.id)).chain(leaders).map(Act::Aim);
        let steps = side.field.iter().map(|u| Act::Step(u.id));
        let all = (0..side.hand.len()).map(Act::Play).chain(units).chain(steps).chain(aims);
        let all = all.chain(arena::places().filter(|_| self.s.arena).map(Act::At));
        let meant = |a: &Act| show::choice(&self.defs, &self.s, *a).words == words;
        // What is no answer here may be one elsewhere: it is refused too.
        let known = |w: &str| {
            let name = w.split('#').next().unwrap_or(w);
            WORDS.contains(&name)
                || arena::hex(name).is_some()
                || self.defs.iter().any(|d| crate::slug(&d.name) == name)
        };
        let elsewhere = || words.split(' ').all(known).then(|| no("T1", "why-not-asked"));
        all.filter(meant).find_map(|a| self.s.illegal(&self.defs, a)).or_else(elsewhere)
    }
    fn view(&self, viewer: Viewer) -> View {
        show::view(&self.defs, &self.s, viewer)
    }
    fn trace(&self) -> Trace {
        // A card has no number of its own here, so what is drawn counts as chance.
        let left: usize = self.s.sides.iter().map(|s| s.deck.len()).sum::<usize>() + self.s.middle.len();
        Trace { drawn: self.s.chance.wrapping_sub(left as u64), rolls: self.s.rolls.len(), ..Trace::default() }
    }
    fn hash(&self) -> [u8; 32] {
        *blake3::hash(&self.save()).as_bytes()
    }
    fn save(&self) -> Vec<u8> {
        postcard::to_stdvec(&self.s).unwrap_or_default()
    }
    fn fork(&self) -> Box<dyn Match> {
        Box::new(Table { defs: self.defs.clone(), s: self.s.clone() })
    }
    fn guess(&self, seat: Seat, seed: u64) -> Box<dyn Match> {
        let mut s = self.s.clone();
        let mut chance = Chance::new(seed);
        chance.shuffle(&mut s.sides[usize::from(seat)].deck);
        for other in s.others(seat) {
            let side = &mut s.sides[usize::from(other)];
            let held = side.hand.len();
            let mut pool: Vec<CardNo> = side.hand.drain(..).collect();
            pool.append(&mut side.deck);
            chance.shuffle(&mut pool);
            side.deck = pool.split_off(held);
            side.hand = pool;
        }
        s.chance = chance.draw();
        Box::new(Table { defs: self.defs.clone(), s })
    }
    fn unused_rolls(&self) -> usize {
        self.s.rolls.len()
    }
    fn size(&self) -> usize {
        size_of::<State>()
    }
}
