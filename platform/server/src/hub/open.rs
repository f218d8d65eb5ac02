//! Opening a table.

use super::driver::{Order, run_opened};
use super::{Entry, Hub, bots};
use crate::games::Loaded;
use crate::gate::network;
use crate::room::events::{Begins, Bytes32, Event, Opening, Pin, Place};
use crate::room::{Room, Rules, playable, seeds, together};
use crate::{ids, staged, voice};
use arbiter_bots::LEVELS;
use arbiter_catalog::{Brings, Library, Match, NoSetting, Pinned, Source, Viewer, dealt, setting, ways};
use arbiter_protocol::Code;
use arbiter_protocol::http::{NewSeat, NewTable, Start};
use arbiter_protocol::room::{Clock, SeatKind};
use arbiter_protocol::view::{Arg, Message};
use arbiter_record::Record;
use arbiter_store::{Batch, TextKind};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, oneshot};

/// Why something is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// For programs.
    pub code: Code,
    /// For people.
    pub why: Message,
    /// For people without a game's translation files, if it is a game's message.
    pub text: Option<String>,
}

impl From<Code> for Refused {
    fn from(code: Code) -> Self {
        Refused { code, why: voice::refused(code), text: None }
    }
}

impl Refused {
    /// With a sentence of its own.
    #[must_use]
    pub fn new(code: Code, key: &str, args: &[(&str, &str)]) -> Self {
        let with = |m: Message, (name, value): &(&str, &str)| m.with(name, Arg::Text((*value).to_owned()));
        Refused { code, why: args.iter().fold(Message::new(key), with), text: None }
    }
}

impl Hub {
    /// Opens a table for this person and gives its id.
    ///
    /// # Errors
    /// What is wrong with the wish, or that there are too many tables.
    pub async fn open(self: &Arc<Self>, wish: NewTable, player: &str, from: Option<IpAddr>) -> Result<String, Refused> {
        let from = from.map(network);
        self.room_for_one_more(player, from.as_deref())?;
        let (hub, firm) = (Arc::clone(self), wish.firm);
        let opener = player.to_owned();
        let turn = Arc::clone(&self.heavy).acquire_owned().await.map_err(|_| Code::Busy)?;
        let work = move || {
            let _turn = turn;
            hub.plan(&wish, &opener)
        };
        let planned = tokio::task::spawn_blocking(work).await;
        let (opening, rules) = planned.map_err(|_| Refused::from(Code::Busy))??;
        let table = ids::table();
        let events: Vec<Event> =
            [Event::Opened(Box::new(opening))].into_iter().chain(firm.then_some(Event::Firm)).collect();
        self.first_events(&table, &events).await?;
        let (id, now) = (table.clone(), self.now());
        let room = self.pool.run(move || Room::resume(&id, &events, rules, now)).await;
        let room = room.flatten().ok_or(Code::Broken)?;
        let (orders, inbox) = mpsc::unbounded_channel::<Order>();
        let entry = Entry { orders: orders.clone(), opener: Some(player.to_owned()), from };
        self.tables().insert(table.clone(), entry);
        self.metrics.opened.inc();
        tokio::spawn(run_opened(Arc::clone(self), table.clone(), room, orders, inbox));
        Ok(table)
    }

    fn room_for_one_more(&self, player: &str, from: Option<&str>) -> Result<(), Refused> {
        let tables = self.tables();
        let own = tables.values().filter(|e| e.opener.as_deref() == Some(player)).count();
        let near =
            tables.values().filter(|e| e.opener.is_some() && from.is_some() && e.from.as_deref() == from).count();
        let full = tables.len() >= self.limits.tables
            || own >= self.limits.tables_each
            || near >= self.limits.tables_address
            || *self.closing.borrow();
        if full { Err(Code::Busy.into()) } else { Ok(()) }
    }

    async fn first_events(&self, table: &str, events: &[Event]) -> Result<(), Refused> {
        let (told, stored) = oneshot::channel();
        let events = events.iter().map(Event::encode).collect();
        let batch = Batch { table: table.to_owned(), first: 0, events, finished: false };
        // Whoever asked may have gone meanwhile; the table is there all the same.
        self.store.append(batch, Box::new(move |result| drop(told.send(result))));
        match stored.await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Code::Busy.into()),
        }
    }

    fn plan(&self, wish: &NewTable, opener: &str) -> Result<(Opening, Rules), Refused> {
        let loaded = self.games.get(&wish.game).ok_or(Code::Unknown)?;
        let pins = self.pins(wish, opener)?;
        let rules = self.games.rules(&wish.game, &pins)?;
        if !matches!(wish.best_of, 1 | 3) {
            return Err(Refused::new(Code::Text, "refused-best-of", &[]));
        }
        wish.clock.map_or(Ok(()), sensible)?;
        // A table that is set up by hand is there to try things out.
        if wish.firm && wish.start != Start::Fresh {
            return Err(Code::Text.into());
        }
        let (start, laid) = self.beginning(&rules, &wish.start)?;
        let wish = &seated(wish, laid.as_deref());
        let how = match laid {
            Some(teams) => laid_out(wish, teams)?,
            None => agreed(loaded, wish)?,
        };
        let fresh = ids::fresh();
        let decks = bot_decks(rules.library.as_ref(), &wish.seats, &fresh, &how)?;
        let place =
            |((n, seat), deck): ((usize, &NewSeat), String)| place(seat, deck, seeds::part(&fresh, "seat", n as u8));
        let seats = wish.seats.iter().enumerate().zip(decks).map(place).collect::<Result<_, _>>()?;
        // Whatever becomes of a pack, this table has its cards.
        self.games.packs.hold(&pins)?;
        let opening = Opening {
            game: wish.game.clone(),
            rules: crate::games::RULES.to_owned(),
            opener: opener.to_owned(),
            at: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as u64),
            // What was left open is written down: what is usual may change.
            mode: how.mode,
            seating: how.seating,
            seats,
            teams: how.teams,
            // A staged table is nobody else's business.
            public: wish.public && start == Begins::Fresh,
            best_of: if start == Begins::Fresh { wish.best_of } else { 1 },
            clock: wish.clock,
            server: seeds::part(&fresh, "server", 0),
            start,
            packs: pins.into_iter().map(Pin::from).collect(),
        };
        Ok((opening, rules))
    }

    /// The packs of a new table: those that were asked for, else all that the
    /// opener may use. A replay has its own, and a scene needs none.
    fn pins(&self, wish: &NewTable, opener: &str) -> Result<Vec<Pinned>, Refused> {
        if let Start::Replay { replay, .. } = &wish.start {
            return Ok(self.replay(replay)?.1.packs);
        }
        let usable = || self.games.packs.pins(&wish.game, Some(opener));
        match &wish.packs {
            None if wish.start == Start::Fresh => usable(),
            None => Ok(Vec::new()),
            Some(hashes) if hashes.is_empty() => Ok(Vec::new()),
            Some(hashes) => {
                let pins = usable()?;
                if let Some(other) = hashes.iter().find(|h| !pins.iter().any(|p| p.hash == **h)) {
                    return Err(Refused::new(Code::Unknown, "refused-pack-unknown", &[("pack", other)]));
                }
                Ok(pins.into_iter().filter(|p| hashes.contains(&p.hash)).collect())
            }
        }
    }

    /// A replay that was taken in, as text and read.
    fn replay(&self, id: &str) -> Result<(String, Record), Refused> {
        let text = self.store.text(TextKind::Replay, id).map_err(|_| Code::Busy)?.ok_or(Code::Unknown)?;
        let wrong = |why: String| Refused::new(Code::Text, "refused-replay", &[("why", &why)]);
        let record = staged::read(&text).map_err(wrong)?;
        Ok((text, record))
    }

    /// Where its games begin, and who sits at a table that is set up by hand;
    /// what cannot begin is refused now, not later.
    fn beginning(&self, rules: &Rules, start: &Start) -> Result<(Begins, Option<Vec<u8>>), Refused> {
        let teams = |table: Box<dyn Match>| table.view(Viewer::Spectator).seats.iter().map(|s| s.team).collect();
        match start {
            Start::Fresh => Ok((Begins::Fresh, None)),
            Start::Scene { setup } => {
                let wrong = |why: String| Refused::new(Code::Text, "refused-setup", &[("why", &why)]);
                let setup = staged::lines(setup).map_err(wrong)?;
                let table = staged::scene(rules.library.as_ref(), &setup).map_err(wrong)?;
                Ok((Begins::Scene { setup }, Some(teams(table))))
            }
            Start::Shown { clause } => {
                let wrong = |why: String| Refused::new(Code::Text, "refused-setup", &[("why", &why)]);
                let text = arbiter_catalog::shown(rules.game.key(), clause).ok_or(Code::Unknown)?;
                let shown = staged::Shown::of(text).ok_or(Code::Unknown)?;
                let table = shown.table(rules.game).map_err(wrong)?;
                Ok((Begins::Scene { setup: text.to_owned() }, Some(teams(table))))
            }
            Start::Replay { replay, at } => {
                let text = self.replay(replay)?.0;
                let wrong = |why: String| Refused::new(Code::Text, "refused-replay", &[("why", &why)]);
                let text = staged::cut(&text, rules.game.key(), *at).map_err(wrong)?;
                let table = staged::replay(rules.library.as_ref(), &text).map_err(wrong)?;
                Ok((Begins::Replay { text }, Some(teams(table))))
            }
        }
    }
}

/// A scene says itself how many sit there.
fn seated(wish: &NewTable, laid: Option<&[u8]>) -> NewTable {
    let own = NewSeat { kind: SeatKind::Human, deck: String::new(), level: String::new() };
    match (&wish.start, laid) {
        (Start::Shown { .. }, Some(teams)) if wish.seats.is_empty() => {
            NewTable { seats: vec![own; teams.len()], ..wish.clone() }
        }
        _ => wish.clone(),
    }
}

/// How a table is played.
struct Agreed {
    mode: String,
    seating: String,
    teams: Vec<u8>,
    /// Who sits down brings a deck.
    decks: bool,
}

/// The mode and the way to sit that were wished for.
fn agreed(loaded: &Loaded, wish: &NewTable) -> Result<Agreed, Refused> {
    let found = setting(loaded.game.modes(), &wish.mode, &wish.seating, Some(wish.seats.len())).map_err(no_setting)?;
    Ok(Agreed {
        mode: found.mode.key.to_owned(),
        seating: found.seating.key.to_owned(),
        teams: found.seating.teams.to_vec(),
        decks: found.mode.brings == Brings::Deck,
    })
}

/// A table that is set up by hand says itself who sits there.
fn laid_out(wish: &NewTable, teams: Vec<u8>) -> Result<Agreed, Refused> {
    let seats = teams.len().to_string();
    if teams.len() != wish.seats.len() || !(wish.mode.is_empty() && wish.seating.is_empty()) {
        return Err(Refused::new(Code::Text, "refused-laid-out", &[("seats", &seats)]));
    }
    Ok(Agreed { mode: String::new(), seating: String::new(), teams, decks: false })
}

fn no_setting(none: NoSetting) -> Refused {
    match none {
        NoSetting::Mode(keys) => Refused::new(Code::Text, "refused-mode", &[("modes", &keys.join(", "))]),
        NoSetting::Seating(all) => Refused::new(Code::Text, "refused-seats", &[("seatings", &ways(&all))]),
    }
}

fn sensible(clock: Clock) -> Result<(), Refused> {
    let fits = (5..=3600).contains(&clock.decision_s) && clock.reserve_s <= 36_000;
    if fits { Ok(()) } else { Err(Refused::new(Code::Text, "refused-clock", &[])) }
}

fn place(seat: &NewSeat, deck: String, seed: Bytes32) -> Result<Place, Refused> {
    if seat.kind != SeatKind::Bot {
        return Ok(Place { kind: seat.kind, deck, level: String::new(), seed });
    }
    let level = if seat.level.is_empty() { bots::USUAL } else { seat.level.as_str() };
    if !LEVELS.contains(&level) {
        let levels = LEVELS.join(", ");
        return Err(Refused::new(Code::Unknown, "refused-level", &[("level", level), ("levels", &levels)]));
    }
    Ok(Place { kind: SeatKind::Bot, deck, level: level.to_owned(), seed })
}

/// The decks of the bots, empty for everybody else: those that were named, and
/// shipped ones by lot that may be played beside what their partners bring.
fn bot_decks(library: &dyn Library, seats: &[NewSeat], fresh: &Bytes32, how: &Agreed) -> Result<Vec<String>, Refused> {
    if !how.decks {
        let named = seats.iter().any(|s| !s.deck.is_empty());
        let none = vec![String::new(); seats.len()];
        return if named { Err(Refused::new(Code::Deck, "refused-no-deck", &[])) } else { Ok(none) };
    }
    let named = |seat: &NewSeat| match seat.deck.as_str() {
        "" => Ok(None),
        deck => playable(library, deck, &how.mode).map(Some),
    };
    let named = seats.iter().map(named).collect::<Result<Vec<_>, Refused>>()?;
    let lot = |seat: usize| {
        // The lot must not give away the seed, of which only the hash is public.
        let seed = seeds::part(fresh, "seat", seat as u8);
        let lot = blake3::hash(&seeds::part(&seed, "deck", 0));
        u64::from_le_bytes(std::array::from_fn(|i| lot.as_bytes()[i]))
    };
    let source = |text: String| Source { name: "deck".to_owned(), text };
    let named = named.into_iter().map(|text| text.map(source)).collect();
    let decks = dealt(library, &how.mode, &how.teams, named, lot).ok_or(Code::Unknown)?;
    agree(library, seats, &decks, how)?;
    let told = |(seat, deck): (&NewSeat, Source)| match seat.kind {
        SeatKind::Bot => playable(library, &deck.text, &how.mode),
        _ => Ok(String::new()),
    };
    seats.iter().zip(decks).map(told).collect()
}

/// Decks that were named may not go together: that is said before anybody sits
/// down. What others bring is looked at when they do.
fn agree(library: &dyn Library, seats: &[NewSeat], decks: &[Source], how: &Agreed) -> Result<(), Refused> {
    for team in 0..seats.len() as u8 {
        let known = |n: &usize| how.teams[*n] == team && seats[*n].kind == SeatKind::Bot;
        let beside: Vec<Source> = (0..seats.len()).filter(known).map(|n| decks[n].clone()).collect();
        together(library, &beside, &how.mode)?;
    }
    Ok(())
}
