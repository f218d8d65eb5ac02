//! The door to The Spoils.

use crate::{
    BenchReport, Choice, DeckInfo, Entry, Fault, Game, Illegal, Library, Match, Message, Outcome, Seat, Source, View,
    Viewer,
};
use arbiter_kernel::{Rng, State, Table};
use arbiter_spoils::board::{Read, T, Zone, other};
use arbiter_spoils::card::{self, Pool, slug};
use arbiter_spoils::deck::{self, Deck, DeckFault, Format};
use arbiter_spoils::rules::{Face, Rules};
use arbiter_spoils::why::{Wanted, why_not};
use arbiter_spoils::{names, render, setup, shipped, show, stage, table};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The game.
pub(crate) struct Spoils;

struct Cards {
    rules: Arc<Rules>,
    pool: Pool,
    /// French for names of abilities, subtypes and identifiers.
    french: BTreeMap<String, String>,
}

struct Play(T);

impl Game for Spoils {
    fn key(&self) -> &'static str {
        "spoils"
    }
    fn title(&self) -> &'static str {
        "The Spoils"
    }
    fn seats(&self) -> std::ops::RangeInclusive<u8> {
        2..=2
    }
    fn library(&self, extra: &[Source]) -> Result<Box<dyn Library>, Vec<Fault>> {
        let mut files: Vec<(&str, &str)> = shipped::CARDS.to_vec();
        files.extend(extra.iter().map(|s| (s.name.as_str(), s.text.as_str())));
        let loaded = card::load(&files).map_err(|faults| faults.into_iter().map(of_card).collect::<Vec<_>>())?;
        let rules = Arc::new(Rules::new(loaded.cards.clone()));
        Ok(Box::new(Cards { rules, pool: Pool::new(loaded.cards), french: loaded.french }))
    }
    fn check_cards(&self, files: &[Source]) -> Vec<Fault> {
        let files: Vec<(&str, &str)> = files.iter().map(|s| (s.name.as_str(), s.text.as_str())).collect();
        card::check(shipped::CARDS, &files).into_iter().map(of_card).collect()
    }
    fn coverage(&self, source: &Source) -> Result<serde_json::Value, Fault> {
        let cards = table::read(&source.text).cards;
        if cards.is_empty() {
            let why = "no cards: a table has tab-separated columns set, name, card_number, rarity, trade, type, \
                       subtype, threshold, cost, strength, life, speed, structure, card_text"
                .to_owned();
            return Err(Fault { source: source.name.clone(), line: 1, why, clause: None });
        }
        let compiled = cards.iter().filter(|c| c.unplayable.is_none());
        let same = compiled.clone().filter(|c| render::same(&c.wording, &render::english(&c.text).join("\n")));
        let unknown = cards.iter().filter_map(|c| {
            let why = c.unplayable.as_ref()?;
            Some(serde_json::json!({ "name": c.name, "text": c.wording, "why": why }))
        });
        let report = serde_json::json!({
            "faces": cards.len(),
            "compiled": compiled.clone().count(),
            "round_trip": same.count(),
            "unknown": unknown.collect::<Vec<_>>(),
        });
        Ok(report)
    }
    fn marks(&self) -> &'static [&'static str] {
        arbiter_spoils::MARKS
    }
}

fn of_card(f: card::Fault) -> Fault {
    Fault { source: f.file, line: f.line, why: f.reason, clause: None }
}

fn fault(source: &str, f: DeckFault) -> Fault {
    Fault { source: source.to_owned(), line: f.line, why: f.why, clause: f.clause }
}

impl Cards {
    fn legal(&self, text: &str) -> Result<Deck, Vec<DeckFault>> {
        deck::legal(&self.pool, text, &Format::constructed())
    }
    fn face(&self, english: &str) -> Option<&Face> {
        self.rules.named(&slug(english)).map(|n| &self.rules.faces[n as usize])
    }
    fn french(&self, english: &str) -> String {
        let named = self.face(english).and_then(|f| f.card.name_fr.clone());
        named.or_else(|| self.french.get(english).cloned()).unwrap_or_else(|| english.to_owned())
    }
}

fn begin(rules: &Arc<Rules>, decks: [&Deck; 2], seed: u64) -> T {
    setup::start(rules, decks.map(|d| (d.faction, d.cards.as_slice())), Rng::new(seed))
}

impl Library for Cards {
    fn decks(&self) -> Vec<DeckInfo> {
        shipped::DECKS.iter().map(|(k, t)| DeckInfo { key: (*k).to_owned(), text: (*t).to_owned() }).collect()
    }
    fn check_deck(&self, source: &Source) -> Vec<Fault> {
        let faults = self.legal(&source.text).err().unwrap_or_default();
        faults.into_iter().map(|f| fault(&source.name, f)).collect()
    }
    fn start(&self, decks: &[Source], seed: u64) -> Result<Box<dyn Match>, Vec<Fault>> {
        let [first, second] = decks else {
            let why = format!("this game is for two players, not {}", decks.len());
            return Err(vec![Fault { source: "players".to_owned(), line: 0, why, clause: None }]);
        };
        let read = |s: &Source| {
            self.legal(&s.text).map_err(|faults| faults.into_iter().map(|f| fault(&s.name, f)).collect::<Vec<_>>())
        };
        let (first, second) = (read(first)?, read(second)?);
        Ok(Box::new(Play(begin(&self.rules, [&first, &second], seed))))
    }
    fn stage(&self, lines: &[(usize, String)], rolls: &[u32]) -> Result<Box<dyn Match>, Fault> {
        let wrong = |(line, why)| Fault { source: "set-up".to_owned(), line, why, clause: None };
        Ok(Box::new(Play(stage::stage(&self.rules, lines, rolls).map_err(wrong)?)))
    }
    fn restore(&self, saved: &[u8]) -> Result<Box<dyn Match>, Fault> {
        let wrong =
            |_| Fault { source: "state".to_owned(), line: 0, why: "these bytes are no state".to_owned(), clause: None };
        let state = State::load(saved).map_err(wrong)?;
        Ok(Box::new(Play(Table::with(Arc::clone(&self.rules), state))))
    }
    fn card_name(&self, english: &str, lang: &str) -> String {
        if lang == "fr" { self.french(english) } else { english.to_owned() }
    }
    fn card_text(&self, english: &str, lang: &str) -> Vec<String> {
        let Some(f) = self.face(english) else { return Vec::new() };
        match (&f.card.unplayable, lang) {
            (Some(why), _) => vec![f.card.wording.clone(), why.clone()],
            (None, "fr") => render::french_named(&f.card.text, &|n| self.french(n)),
            (None, _) => render::english(&f.card.text),
        }
    }
    fn bench(&self, games: u32, seed: u64, looks: u32) -> BenchReport {
        let decks: Vec<Deck> = shipped::DECKS.iter().filter_map(|d| self.legal(d.1).ok()).collect();
        let mut report = BenchReport::default();
        let mut options = Vec::new();
        for game in 0..u64::from(games) {
            let n = decks.len() as u64;
            let at = |x: u64| &decks[(x % n) as usize];
            let mut chance = seed.wrapping_add(game).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let mut t = begin(&self.rules, [at(game), at(game / n)], chance);
            while t.asked().is_some() {
                for _ in 0..looks.max(1) {
                    t.options(&mut options);
                }
                report.decisions += 1;
                report.with_choice += u64::from(options.len() > 1);
                let pick = (crate::bench::next(&mut chance) % options.len() as u64) as usize;
                t.answer_with(options[pick], options.len() > 1);
            }
            report.games += 1;
            report.drawn += u64::from(t.outcome() == Some(Outcome::Drawn));
        }
        report
    }
}

impl Play {
    /// What the words of a scene mean at this question.
    fn wanted(&self, words: &str) -> Option<Wanted> {
        let t = &self.0;
        let me = t.asked()?;
        let everywhere = [Zone::Hand, Zone::Play, Zone::Discard, Zone::Deck, Zone::Removed, Zone::Played];
        let (verb, rest) = words.trim().split_once(' ').unwrap_or((words.trim(), ""));
        let anywhere =
            |name: &str| names::find(t, me, &everywhere, name).or_else(|| names::find(t, other(me), &everywhere, name));
        let of_seat = |letter: &str, name: &str| names::find(t, Seat::from(letter == "B"), &everywhere, name);
        let faction = |letter: &str| t.faction(if letter.is_empty() { me } else { Seat::from(letter == "B") });
        Some(match verb {
            "pass" | "stop" | "refuse" | "keep" => Wanted::Pass,
            "end" => Wanted::End,
            "play" => Wanted::Play(names::find(t, me, &everywhere, rest).or_else(|| anywhere(rest))?),
            "flip" => Wanted::FlipUp(names::find(t, me, &[Zone::Play], rest).or_else(|| anywhere(rest))?),
            "attack" => Wanted::Attack(match rest.split_once(' ') {
                Some(("faction", letter)) => faction(letter),
                _ => names::find(t, other(me), &[Zone::Play], rest).or_else(|| anywhere(rest))?,
            }),
            "use" => {
                let (name, ability) = rest.split_once(' ').unwrap_or((rest, ""));
                let id = if name == "faction" {
                    faction("")
                } else {
                    names::find(t, me, &[Zone::Play], name).or_else(|| anywhere(name))?
                };
                Wanted::Use(id, names::ability(t, id, ability))
            }
            "faction" => Wanted::Target(faction(rest)),
            "A" | "B" if !rest.is_empty() => Wanted::Target(of_seat(verb, rest)?),
            name if rest == "up" => Wanted::FaceUp(anywhere(name)?),
            n if rest.is_empty() && n.parse::<u16>().is_ok() => Wanted::Number(n.parse().ok()?),
            _ => Wanted::Target(anywhere(words.trim())?),
        })
    }
}

impl Match for Play {
    fn asked(&self) -> Option<Seat> {
        self.0.asked()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn count(&self) -> usize {
        let mut options = Vec::new();
        self.0.options(&mut options);
        options.len()
    }
    fn options(&self) -> Vec<Choice> {
        let mut options = Vec::new();
        self.0.options(&mut options);
        names::options(&self.0, &options).into_iter().map(|(words, label)| Choice { words, label }).collect()
    }
    fn answer(&mut self, pick: usize) -> Result<Vec<Entry>, Illegal> {
        self.0.listen();
        self.0.answer(pick)?;
        Ok(self.0.story())
    }
    fn concede(&mut self, seat: Seat) -> Result<Vec<Entry>, Illegal> {
        if self.0.outcome().is_some() {
            return Err(Illegal { clause: "102.1", why: Message::new("game-over") });
        }
        self.0.listen();
        arbiter_spoils::turn::concede(&mut self.0, seat);
        Ok(self.0.story())
    }
    fn why_not(&self, words: &str) -> Option<Illegal> {
        why_not(&self.0, self.wanted(words)?)
    }
    fn view(&self, viewer: Viewer) -> View {
        show::view(&self.0, viewer)
    }
    fn hash(&self) -> [u8; 32] {
        self.0.digest()
    }
    fn save(&self) -> Vec<u8> {
        self.0.save()
    }
    fn fork(&self) -> Box<dyn Match> {
        Box::new(Play(self.0.clone()))
    }
    fn guess(&self, seat: Seat, seed: u64) -> Box<dyn Match> {
        Box::new(Play(show::guess(&self.0, seat, &mut Rng::new(seed))))
    }
    fn unused_rolls(&self) -> usize {
        self.0.rng.unused()
    }
    fn copies(&self, times: u32) {
        let mut scratch = self.0.clone();
        for _ in 0..times {
            scratch.clone_from(std::hint::black_box(&self.0));
        }
    }
    fn size(&self) -> usize {
        self.0.bytes()
    }
}
