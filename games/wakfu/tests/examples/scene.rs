//! A small table in the middle of a game, driven by answers. Seat 0 is in its
//! Main Phase, and it is not its first turn.

use arbiter_kernel::{ObjectId, Outcome, Rng, Seat, Table};
use arbiter_wakfu::board::{Board, Phase, T, WORLD, ZONES, Zone, look, zone};
use arbiter_wakfu::card::{Cards, Pool};
use arbiter_wakfu::layers;
use arbiter_wakfu::rules::Rules;
use arbiter_wakfu::shipped::CARDS;
use arbiter_wakfu::timing::{Choice, Proc};
use arbiter_wakfu::turn;
use std::sync::{Arc, LazyLock};

/// Cards of the book's examples, as far as it describes them, in wordings of
/// our own.
const BOOK: &str = include_str!("book.toml");

static RULES: LazyLock<Arc<Rules>> = LazyLock::new(|| {
    let files: Vec<&str> = CARDS.iter().map(|f| f.1).chain([BOOK]).collect();
    let pool = Pool::read(files.iter().copied()).expect("families");
    let tongues = pool.tongues().unwrap_or_else(|e| panic!("{e}"));
    let cards = Cards::read(files, &tongues).unwrap_or_else(|e| panic!("{e}"));
    Arc::new(Rules::new(cards).unwrap_or_else(|e| panic!("{e:?}")))
});

pub(crate) struct Scene {
    pub(crate) t: T,
}

impl Scene {
    /// Two players with a plain Hero in the World and a plain Bag each.
    pub(crate) fn new() -> Scene {
        Scene::with(["Plain Hero", "Plain Hero"])
    }

    pub(crate) fn with(heroes: [&str; 2]) -> Scene {
        let mut t: T = Table::new(Arc::clone(&RULES), Board::new(1), ZONES, Rng::new(1));
        t.board.phase = Phase::Main;
        (t.board.turn, t.board.active) = (5, 0);
        let mut s = Scene { t };
        for seat in 0..2u8 {
            let bag = s.put(seat, "Plain Bag", WORLD);
            let hero = s.put(seat, heroes[seat as usize], WORLD);
            let p = &mut s.t.board.players[seat as usize];
            (p.bag, p.hero, p.turns) = (bag, hero, 2);
            for _ in 0..6 {
                s.put(seat, "Plain Rock", zone(seat, Zone::Deck));
            }
        }
        s
    }

    fn put(&mut self, seat: Seat, name: &str, z: arbiter_kernel::ZoneId) -> ObjectId {
        let face = self.t.rules.find(name).unwrap_or_else(|| panic!("no card {name}"));
        let slot = self.t.objects.create(face, seat);
        let id = self.t.relocate(slot, z, None, false);
        self.t.objects.at_mut(id.slot).mark.controller = seat;
        id
    }
    pub(crate) fn world(&mut self, seat: Seat, name: &str) -> ObjectId {
        self.put(seat, name, WORLD)
    }
    pub(crate) fn bag(&mut self, seat: Seat, name: &str) -> ObjectId {
        self.put(seat, name, zone(seat, Zone::Bag))
    }
    pub(crate) fn hand(&mut self, seat: Seat, name: &str) -> ObjectId {
        self.put(seat, name, zone(seat, Zone::Hand))
    }
    pub(crate) fn discard(&mut self, seat: Seat, name: &str) -> ObjectId {
        self.put(seat, name, zone(seat, Zone::Discard))
    }
    /// Rocks to tap for anything: Zones of no text.
    pub(crate) fn rocks(&mut self, seat: Seat, n: usize) {
        for _ in 0..n {
            self.put(seat, "Plain Rock", WORLD);
        }
    }
    /// A piece on a bearer.
    pub(crate) fn worn(&mut self, seat: Seat, name: &str, bearer: ObjectId) -> ObjectId {
        let id = self.put(seat, name, look::zone_of(&self.t, bearer));
        let clock = self.t.clock;
        let m = &mut self.t.objects.at_mut(id.slot).mark;
        (m.bearer, m.borne) = (bearer, clock);
        id
    }
    pub(crate) fn start(mut self) -> Scene {
        for seat in 0..2usize {
            let began = self.t.tick();
            self.t.board.players[seat].began = began;
        }
        self.t.start(Proc::Turn(turn::Step::Act));
        self
    }

    pub(crate) fn options(&self) -> Vec<Choice> {
        let mut out = Vec::new();
        self.t.options(&mut out);
        out
    }
    pub(crate) fn offers(&self, c: Choice) -> bool {
        self.options().contains(&c)
    }
    #[track_caller]
    pub(crate) fn say(&mut self, seat: Seat, c: Choice) -> &mut Self {
        assert_eq!(self.t.asked(), Some(seat), "{:?}", self.t.frames().last());
        let options = self.options();
        let at = options.iter().position(|o| *o == c).unwrap_or_else(|| panic!("{c:?} is not offered: {options:?}"));
        self.t.answer(at).expect("it was offered");
        self
    }
    /// Taps whatever comes first until it is paid.
    pub(crate) fn pay(&mut self) -> &mut Self {
        loop {
            let Some(at) = self.options().iter().position(|o| matches!(o, Choice::Tap(_))) else { return self };
            self.t.answer(at).expect("it was offered");
        }
    }
    /// Everybody passes as long as a window is open.
    pub(crate) fn pass(&mut self) -> &mut Self {
        while self.options().contains(&Choice::Quiet) {
            self.t.answer(0).expect("passing is offered");
        }
        self
    }
    /// The play of a card is completed: choices named, the first resources tapped.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: Seat, card: ObjectId, choices: &[ObjectId]) -> &mut Self {
        self.say(seat, Choice::Play(card, arbiter_wakfu::board::How::Paid));
        for c in choices {
            self.say(seat, Choice::Card(*c));
        }
        self.pay()
    }
    #[track_caller]
    pub(crate) fn use_power(&mut self, seat: Seat, card: ObjectId, n: u16, choices: &[ObjectId]) -> &mut Self {
        let ability = look::face(&self.t, card).first + n;
        self.say(seat, Choice::Use(card, ability));
        for c in choices {
            self.say(seat, Choice::Card(*c));
        }
        self.pay()
    }
    /// The asked seat reacts with this card to the first event that it can.
    #[track_caller]
    pub(crate) fn react(&mut self, seat: Seat, card: ObjectId) -> &mut Self {
        assert_eq!(self.t.asked(), Some(seat), "{:?}", self.t.frames().last());
        let options = self.options();
        let fits = |c: &Choice| matches!(c, Choice::React(id, ..) if *id == card);
        let at = options.iter().position(fits).unwrap_or_else(|| panic!("no Reaction: {options:?}"));
        self.t.answer(at).expect("it was offered");
        self
    }
    pub(crate) fn can_react(&self, card: ObjectId) -> bool {
        self.options().iter().any(|c| matches!(c, Choice::React(id, ..) if *id == card))
    }

    pub(crate) fn hero(&self, seat: Seat) -> ObjectId {
        self.t.board.players[seat as usize].hero
    }
    pub(crate) fn bag_of(&self, seat: Seat) -> ObjectId {
        self.t.board.players[seat as usize].bag
    }
    pub(crate) fn strength(&self, id: ObjectId) -> i16 {
        layers::strength(&self.t, id)
    }
    pub(crate) fn hp(&self, seat: Seat) -> i16 {
        layers::left(&self.t, self.hero(seat))
    }
    pub(crate) fn xp(&self, seat: Seat) -> i16 {
        self.t.board.players[seat as usize].xp
    }
    pub(crate) fn lives(&self, id: ObjectId) -> bool {
        look::in_play(&self.t, id)
    }
    pub(crate) fn hand_size(&self, seat: Seat) -> usize {
        self.t.zones.len(zone(seat, Zone::Hand))
    }
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.t.outcome()
    }
    /// Nothing is left to do but to go on with the turn.
    #[track_caller]
    pub(crate) fn quiet(&self) {
        assert!(self.t.board.queue.is_empty() && self.t.board.battle.is_none(), "{:?}", self.t.frames());
        assert!(self.offers(Choice::EndTurn), "{:?}", self.options());
    }
}
