//! A player without input and output: it is told a room and says what to ask.

use arbiter_protocol::Ask;
use arbiter_protocol::room::{Role, Room, SeatKind, Stage};

/// Splitmix64: chance that a run can be repeated with.
#[derive(Clone, Copy, Debug)]
pub struct Chance(pub u64);

impl Chance {
    /// The next word.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.draw() % (n as u64).max(1)) as usize
    }
}

/// Somebody who sits on one seat of one table and picks by lot.
#[derive(Clone, Debug)]
pub struct Player {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// Key of the deck.
    pub deck: String,
    /// Its own chance.
    pub chance: Chance,
    /// How often it has committed to a seed: each game has another one.
    pub commits: u32,
    /// Decisions that it still takes before it gives up; none: it never does.
    pub patience: Option<u32>,
}

impl Player {
    fn seed(&self) -> [u8; 32] {
        let name = format!("{} {} {}", self.table, self.seat, self.commits);
        *blake3::hash(name.as_bytes()).as_bytes()
    }

    fn commit(&mut self) -> String {
        self.commits += 1;
        blake3::hash(&self.seed()).to_hex().to_string()
    }

    /// What it asks for now; `None` if there is nothing to do.
    pub fn next(&mut self, room: &Room) -> Option<Ask> {
        let mine = matches!(&room.role, Role::Seat { seats } if seats.contains(&self.seat));
        let sitter = room.seats.get(usize::from(self.seat))?;
        let (table, seat) = (self.table.clone(), self.seat);
        match room.stage {
            Stage::Open if sitter.kind == SeatKind::Open => {
                let (deck, commit) = (self.deck.clone(), self.commit());
                Some(Ask::Sit { table, seat, name: format!("Player {}", seat + 1), deck, commit })
            }
            Stage::Sealing if mine && !sitter.ready => {
                let seed = blake3::Hash::from(self.seed()).to_hex().to_string();
                Some(Ask::Reveal { table, seat, seed })
            }
            Stage::Playing if mine && !room.options.is_empty() => {
                if room.view.as_ref().and_then(|v| v.asked) != Some(seat) {
                    return None;
                }
                if self.patience == Some(0) {
                    return Some(Ask::Concede { table, seat });
                }
                self.patience = self.patience.map(|left| left - 1);
                let pick = self.chance.below(room.options.len()) as u32;
                Some(Ask::Act { table, seat, at: room.at, pick })
            }
            Stage::Over | Stage::Between if mine && !sitter.ready => {
                Some(Ask::Again { table, seat, deck: String::new(), commit: self.commit() })
            }
            _ => None,
        }
    }
}
