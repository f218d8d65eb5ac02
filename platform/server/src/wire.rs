//! From the catalog's types to those that travel.

use arbiter_catalog as cat;
use arbiter_protocol::cards::{Both, BothLines, CardInfo, DeckEntry, DeckFault, DeckReport};
use arbiter_protocol::http::{Clause, DeckRow, GameInfo, Lesson, LessonStep, ModeInfo, ReadRow, Reading, SeatingInfo};
use arbiter_protocol::packs::{PackCard, PackPin, PackReport, PackRow, PackVerdict};
use arbiter_protocol::view::{
    Arg, Board, BoardPlace, Card, Choice, Count, Line, Message, Outcome, Pending, Shape, Side, Spot, Subject, View,
    Zone,
};
use std::collections::BTreeMap;

/// A message without arguments.
#[must_use]
pub fn say(key: &str) -> Message {
    Message::new(key)
}

/// A message of the engine.
#[must_use]
pub fn message(message: &cat::Message) -> Message {
    let args = message.args.iter().map(|(name, a)| ((*name).to_owned(), arg(a))).collect();
    Message { key: message.key.to_owned(), args }
}

fn arg(a: &cat::Arg) -> Arg {
    match a {
        cat::Arg::Seat(seat) => Arg::Seat(*seat),
        cat::Arg::Number(n) => Arg::Number(*n),
        cat::Arg::Card(name) => Arg::Card(name.clone()),
        cat::Arg::Key(key) => Arg::Key((*key).to_owned()),
        cat::Arg::Text(text) => Arg::Text(text.clone()),
        cat::Arg::List(list) => Arg::List(list.iter().map(arg).collect()),
    }
}

/// How a text is read.
#[must_use]
pub fn reading(reading: cat::Reading) -> Reading {
    let number = |n: Option<usize>| n.and_then(|n| u32::try_from(n).ok());
    let rows = reading.how.rows().into_iter().map(|row| ReadRow {
        depth: u32::try_from(row.depth).unwrap_or(u32::MAX),
        field: row.field,
        words: row.words,
        text: row.text,
        gives: number(row.gives),
        means: number(row.means),
    });
    let rows = rows.collect();
    let texts = reading.how.texts.into_iter().filter_map(|(lang, text)| Some((lang, text?))).collect();
    Reading { on: reading.on.to_owned(), rows, ties: reading.how.ties, texts }
}

/// A line of the story as this viewer may read it.
#[must_use]
pub fn line(at: u32, entry: &cat::Entry, viewer: cat::Viewer) -> Line {
    let open = match viewer {
        cat::Viewer::Judge => true,
        cat::Viewer::Seat(seat) => entry.seen_by & 1u8.checked_shl(u32::from(seat)).unwrap_or(0) != 0,
        cat::Viewer::Spectator => false,
    };
    let veil = entry.veiled.as_ref().filter(|_| !open);
    Line {
        at,
        said: message(veil.unwrap_or(&entry.said)),
        clause: entry.clause.to_owned(),
        // The card behind a veiled line may be what the veil hides.
        cause: entry.cause.clone().filter(|_| veil.is_none()),
        depth: entry.depth,
    }
}

/// What a viewer may know.
#[must_use]
pub fn view(view: &cat::View) -> View {
    View {
        viewer: match view.viewer {
            cat::Viewer::Seat(seat) => Some(seat),
            cat::Viewer::Spectator | cat::Viewer::Judge => None,
        },
        turn: view.turn,
        active: view.active,
        phase: view.phase.to_owned(),
        asked: view.asked,
        question: view.question.to_owned(),
        subject: view.subject.as_ref().map(subject),
        seats: view.seats.iter().map(side).collect(),
        shared: view.shared.iter().map(zone).collect(),
        board: view.board.as_ref().map(board),
        pair: view.pair.map(|[a, b]| (a.to_owned(), b.to_owned())),
        pending: view.pending.iter().map(|(seat, card)| Pending { seat: *seat, card: card.clone() }).collect(),
        outcome: view.outcome.map(outcome),
    }
}

fn subject(subject: &cat::Subject) -> Subject {
    Subject {
        card: subject.card.clone(),
        at: subject.at.as_ref().map(spot),
        line: subject.line,
        about: subject.about.iter().map(spot).collect(),
    }
}

fn outcome(outcome: cat::Outcome) -> Outcome {
    match outcome {
        cat::Outcome::Won(seats) => Outcome { won: seats.iter().collect(), stopped: false },
        cat::Outcome::Drawn => Outcome { won: Vec::new(), stopped: false },
        cat::Outcome::Stopped => Outcome { won: Vec::new(), stopped: true },
    }
}

fn counts<K: ToString>(numbers: &[(K, i32)]) -> Vec<Count> {
    numbers.iter().map(|(key, n)| Count { key: key.to_string(), n: *n }).collect()
}

fn side(seat: &cat::SeatView) -> Side {
    Side {
        team: seat.team,
        out: seat.out,
        numbers: counts(&seat.numbers),
        zones: seat.zones.iter().map(zone).collect(),
    }
}

fn zone(zone: &cat::ZoneView) -> Zone {
    Zone { key: zone.key.to_owned(), count: zone.count as u32, cards: zone.cards.iter().map(card).collect() }
}

fn spot(spot: &cat::Spot) -> Spot {
    Spot { seat: spot.seat, zone: spot.zone.to_owned(), slug: spot.slug.clone() }
}

fn board(board: &cat::BoardView) -> Board {
    let place = |p: &cat::PlaceView| BoardPlace {
        key: p.key.clone(),
        at: p.at,
        label: p.label.map(ToOwned::to_owned),
        seat: p.seat,
        marks: p.marks.iter().map(|m| (*m).to_owned()).collect(),
        cards: p.cards.iter().map(spot).collect(),
    };
    let shape = match board.shape {
        cat::Shape::Squares => Shape::Squares,
        cat::Shape::Hexes => Shape::Hexes,
    };
    Board { shape, places: board.places.iter().map(place).collect() }
}

fn card(card: &cat::CardView) -> Card {
    Card {
        name: card.name.clone(),
        slug: card.slug.clone(),
        numbers: counts(&card.numbers),
        marks: card.marks.iter().map(|m| (*m).to_owned()).collect(),
        counters: counts(&card.counters),
        with: card.with.iter().map(self::card).collect(),
    }
}

/// One thing that may be done.
#[must_use]
pub fn choice(choice: &cat::Choice) -> Choice {
    Choice {
        words: choice.words.clone(),
        label: message(&choice.label),
        act: choice.act.to_owned(),
        about: choice.about.iter().map(spot).collect(),
        places: choice.places.clone(),
    }
}

fn both(both: &cat::Both) -> Both {
    Both { en: both.en.clone(), fr: both.fr.clone() }
}

/// A card of a library.
#[must_use]
pub fn card_info(card: &cat::CardInfo) -> CardInfo {
    CardInfo {
        name: card.name.clone(),
        title: both(&card.title),
        slug: card.slug.clone(),
        kind: card.kind.to_owned(),
        class: card.class.to_owned(),
        traits: card.traits.iter().map(both).collect(),
        numbers: counts(&card.numbers),
        keywords: card.keywords.iter().map(|k| (*k).to_owned()).collect(),
        text: BothLines { en: card.text.en.clone(), fr: card.text.fr.clone() },
        part: card.part.to_owned(),
        copies: card.copies,
        set: card.set.clone(),
        pack: card.pack.clone(),
        picture: false,
    }
}

/// A pack by what it is, of a table.
#[must_use]
pub fn pin(pin: &crate::room::events::Pin) -> PackPin {
    PackPin { name: pin.name.clone(), hash: pin.hash.clone() }
}

/// A pack by what it is, of a replay.
#[must_use]
pub fn pinned(pin: &cat::Pinned) -> PackPin {
    PackPin { name: pin.name.clone(), hash: pin.hash.clone() }
}

/// A pack of the list.
#[must_use]
pub fn pack_row(pack: &cat::ListedPack) -> PackRow {
    let cat::Pinned { name, hash } = pack.pinned.clone();
    PackRow { name, hash, game: pack.game.clone(), own: pack.owner.is_some() }
}

/// What became of the cards of a pack.
#[must_use]
pub fn pack_report(pack: &cat::Pack, cards: &[cat::PackCard], kept: bool) -> PackReport {
    let verdict = |v: cat::Verdict| match v {
        cat::Verdict::Understood => PackVerdict::Understood,
        cat::Verdict::Refused => PackVerdict::Refused,
        cat::Verdict::Other => PackVerdict::Other,
    };
    let card = |c: &cat::PackCard| PackCard {
        place: c.place.clone(),
        name: c.name.clone(),
        set: c.set.clone(),
        verdict: verdict(c.verdict()),
        why: c.why.clone(),
        note: c.note.map(|n| n.key().to_owned()),
    };
    let cards = cards.iter().map(card).collect();
    PackReport { name: pack.name.clone(), game: pack.game.clone(), hash: pack.hash(), kept, cards }
}

/// A deck that was read.
#[must_use]
pub fn deck_report(report: &cat::DeckReport) -> DeckReport {
    let entry = |e: &cat::DeckEntry| DeckEntry { part: e.part.to_owned(), count: e.count, name: e.name.clone() };
    let fault = |f: &cat::DeckFault| DeckFault {
        line: f.line as u32,
        why: message(&f.said),
        clause: f.clause.map(ToOwned::to_owned),
        nearest: f.nearest.clone(),
    };
    DeckReport {
        entries: report.entries.iter().map(entry).collect(),
        faults: report.faults.iter().map(fault).collect(),
        notes: report.notes.iter().map(fault).collect(),
        legal: report.legal(),
        text: report.text.clone(),
        code: report.code.clone(),
        file: report.file.clone(),
        ending: report.ending.to_owned(),
    }
}

/// A game of the catalog.
#[must_use]
pub fn game_info(game: &dyn cat::Game, library: &dyn cat::Library, rules: &str) -> GameInfo {
    let deck =
        |d: cat::DeckInfo| DeckRow { key: d.key, title: both(&d.title), class: d.class.to_owned(), text: d.text };
    GameInfo {
        key: game.key().to_owned(),
        title: game.title().to_owned(),
        modes: game.modes().iter().map(mode).collect(),
        rules: rules.to_owned(),
        reserve: game.reserve(),
        decks: library.decks().into_iter().map(deck).collect(),
        lessons: game.lessons().len() as u32,
        phases: game.phases().iter().map(|p| (*p).to_owned()).collect(),
    }
}

fn mode(mode: &cat::Mode) -> ModeInfo {
    let seating = |s: &cat::Seating| SeatingInfo { key: s.key.to_owned(), teams: s.teams.to_vec() };
    ModeInfo {
        key: mode.key.to_owned(),
        brings_deck: mode.brings == cat::Brings::Deck,
        seatings: mode.seatings.iter().map(seating).collect(),
    }
}

/// A lesson of a tutorial.
#[must_use]
pub fn lesson(lesson: &cat::Lesson) -> Lesson {
    let step = |s: &cat::LessonStep| LessonStep { seat: s.seat, words: s.words.clone(), say: both(&s.say) };
    Lesson {
        number: lesson.number,
        title: both(&lesson.title),
        setup: lesson.setup.clone(),
        steps: lesson.steps.iter().map(step).collect(),
        done: both(&lesson.done),
    }
}

/// The clauses of a ledger, with their French summaries where there are any.
#[must_use]
pub fn clauses(game: &str, ledger: &str, french: &str) -> Vec<Clause> {
    let french: BTreeMap<&str, &str> = french.lines().skip(1).filter_map(|line| line.split_once('\t')).collect();
    let row = |line: &str| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [clause, kind, _, summary, ..] = columns[..] else { return None };
        let fr = french.get(clause).copied().unwrap_or(summary);
        Some(Clause {
            clause: clause.to_owned(),
            kind: kind.to_owned(),
            summary: Both { en: summary.to_owned(), fr: fr.to_owned() },
            shown: cat::shown(game, clause).is_some(),
        })
    };
    ledger.lines().skip(1).filter_map(row).collect()
}
