//! Reading an arena from its file. What is inconsistent is refused, each fault
//! by name. [rulings 4.1]

use super::{Arena, HexId, MOST, Mask, OFF, Shape, WAYS, bit, each, shape};
use arbiter_kernel::rule;
use hexx::Hex;
use serde::Deserialize;

/// Points of the slots for two and for four players, from the left; 0 cannot
/// be scored. [board.4] [four.track.1]
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Track {
    pub two: Vec<u8>,
    pub four: Vec<u8>,
}

impl Track {
    /// Most slots that a track can have.
    pub const LONGEST: usize = 8;
    /// The track for so many seats.
    #[must_use]
    pub fn slots(&self, seats: u8) -> &[u8] {
        if rule!("four.track.1" => seats == 4) { &self.four } else { &self.two }
    }
}

/// Why an arena file is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.join("\n"))]
pub struct ArenaFaults(pub Vec<String>);

type At = (i32, i32);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    rows: Vec<(i32, i32, i32)>,
    traps: Vec<At>,
    deployment: Sides,
    zones: Zones<Vec<At>>,
    statues: Zones<At>,
    track: Track,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sides {
    north: Vec<At>,
    south: Vec<At>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Zones<T> {
    manipulation: T,
    destruction: T,
    creation: T,
}

impl<T> Zones<T> {
    fn list(&self) -> [&T; 3] {
        [&self.manipulation, &self.destruction, &self.creation]
    }
}

/// No coordinate is larger: hexes hang together, and there are few.
const FARTHEST: i32 = 99;

fn is_far(n: i32) -> bool {
    !(-FARTHEST..=FARTHEST).contains(&n)
}

const ZONES: [&str; 3] = ["manipulation", "destruction", "creation"];

impl Arena {
    /// Reads an arena.
    ///
    /// # Errors
    /// Every fault that it has.
    pub fn read(text: &str) -> Result<Arena, ArenaFaults> {
        let file: File = toml::from_str(text).map_err(|e| ArenaFaults(vec![e.to_string()]))?;
        // Before any hex is made of it: a row could be as long as numbers go.
        if let Some(row) = file.rows.iter().find(|&&(r, first, last)| [r, first, last].iter().any(|n| is_far(*n))) {
            return Err(ArenaFaults(vec![format!("`rows`: {row:?} goes farther than {FARTHEST} from the middle")]));
        }
        let mut faults = Vec::new();
        for row in file.rows.iter().filter(|(_, first, last)| first > last) {
            faults.push(format!("`rows`: {row:?} ends before it begins; a row is [r, first q, last q]"));
        }
        let mut hexes: Vec<Hex> =
            file.rows.iter().flat_map(|&(r, first, last)| (first..=last).map(move |q| Hex::new(q, r))).collect();
        hexes.sort_unstable_by_key(|h| (h.y, h.x));
        let listed = hexes.len();
        hexes.dedup();
        if hexes.len() != listed {
            faults.push("a hex is listed twice in `rows`".to_owned());
        }
        if hexes.is_empty() || hexes.len() > MOST {
            faults.push(format!("an arena has 1 to {MOST} hexes, this one {}", hexes.len()));
            return Err(ArenaFaults(faults));
        }
        let mut arena = Arena::bare(hexes, file.track.clone());
        arena.furnish(&file, &mut faults);
        arena.survey();
        arena.check(&mut faults);
        if faults.is_empty() { Ok(arena) } else { Err(ArenaFaults(faults)) }
    }

    /// The arena of the rulings.
    ///
    /// # Panics
    /// Never: it is tested.
    #[must_use]
    pub fn standard() -> Arena {
        Arena::read(include_str!("../../arena/default.toml")).expect("our own arena is consistent")
    }

    fn bare(hexes: Vec<Hex>, track: Track) -> Arena {
        let all = if hexes.len() == MOST { Mask::MAX } else { (1 << hexes.len()) - 1 };
        Arena {
            hexes,
            all,
            zones: [0; 3],
            statues: [OFF; 3],
            statue_mask: 0,
            deployment: [0; 2],
            halves: [0; 2],
            traps: 0,
            track,
            near: [0; MOST],
            step: [[OFF; 6]; MOST],
            ray: [[0; 6]; MOST],
            far: Box::new([[u8::MAX; MOST]; MOST]),
            ball: Box::new([[0; MOST]; MOST]),
            shapes: Box::new([[[0; 6]; MOST]; Shape::COUNT]),
        }
    }

    /// Puts zones, statues, deployment zones and trap spaces where the file says.
    fn furnish(&mut self, file: &File, faults: &mut Vec<String>) {
        for (n, list) in file.zones.list().into_iter().enumerate() {
            self.zones[n] = self.gather(list, &format!("zones.{}", ZONES[n]), faults);
        }
        for (n, &at) in file.statues.list().into_iter().enumerate() {
            let found = self.gather(&[at], &format!("statues.{}", ZONES[n]), faults);
            if found != 0 {
                self.statues[n] = found.trailing_zeros() as HexId;
                self.statue_mask |= found;
            }
        }
        let sides = [(&file.deployment.north, "deployment.north"), (&file.deployment.south, "deployment.south")];
        for (n, (list, name)) in sides.into_iter().enumerate() {
            self.deployment[n] = self.gather(list, name, faults);
        }
        self.traps = self.gather(&file.traps, "traps", faults);
    }

    fn gather(&self, list: &[At], name: &str, faults: &mut Vec<String>) -> Mask {
        let mut mask = 0;
        for &(q, r) in list {
            match self.at(q, r) {
                None => faults.push(format!("`{name}`: ({q}, {r}) is not in the arena")),
                Some(h) if mask & bit(h) != 0 => faults.push(format!("`{name}`: ({q}, {r}) is listed twice")),
                Some(h) => mask |= bit(h),
            }
        }
        mask
    }

    /// Makes the masks that a game reads.
    fn survey(&mut self) {
        let count = self.hexes.len();
        for h in 0..count {
            for (w, way) in WAYS.into_iter().enumerate() {
                if let Some(next) = self.find(self.hexes[h] + way) {
                    self.step[h][w] = next;
                    self.near[h] |= bit(next);
                }
                let mut at = self.hexes[h] + way;
                while let Some(next) = self.find(at) {
                    self.ray[h][w] |= bit(next);
                    at += way;
                }
            }
        }
        for h in 0..count {
            for distance in 0..MOST {
                let ball = self.flood(bit(h as HexId), self.all, distance as u8);
                let inner = if distance == 0 { 0 } else { self.ball[h][distance - 1] };
                self.ball[h][distance] = ball;
                each(ball & !inner).for_each(|to| self.far[h][to as usize] = distance as u8);
            }
            for shape in Shape::ALL {
                for turn in 0..6 {
                    let hexes = shape.hexes().iter().map(|&(q, r)| shape::turned(Hex::new(q, r), turn));
                    let found = hexes.filter_map(|hex| self.find(self.hexes[h] + hex));
                    self.shapes[shape as usize][h][turn as usize] = found.fold(0, |all, to| all | bit(to));
                }
            }
        }
        for h in 0..count as HexId {
            let to = |side: usize| each(self.deployment[side]).map(|d| self.distance(h, d)).min();
            match to(0).cmp(&to(1)) {
                std::cmp::Ordering::Less => self.halves[0] |= bit(h),
                std::cmp::Ordering::Greater => self.halves[1] |= bit(h),
                std::cmp::Ordering::Equal => (),
            }
        }
    }

    /// What must hold of every arena. [rulings 4.1]
    fn check(&self, faults: &mut Vec<String>) {
        let mut want = |holds: bool, why: String| {
            if !holds {
                faults.push(why);
            }
        };
        let start = |mask: Mask| mask & mask.wrapping_neg();
        let joined = |mask: Mask| self.flood(start(mask), mask, MOST as u8) == mask;
        want(joined(self.all), "a hex is cut off from the others".to_owned());
        let open = self.all & !self.statue_mask;
        want(joined(open), "the statues cut some hexes off from the others".to_owned());
        want(
            self.statue_mask.count_ones() == 3,
            "there are exactly three statues, each on a hex of its own".to_owned(),
        );
        for n in 0..3 {
            let statue = self.statues[n];
            let inside = statue != OFF && self.zones[n] & bit(statue) != 0;
            want(inside, format!("the statue of `{}` does not stand in that zone", ZONES[n]));
            want(self.zones[n] & open != 0, format!("in the zone `{}` there is no hex to stand on", ZONES[n]));
            let shared = self.zones[n] & self.zones[(n + 1) % 3];
            want(shared == 0, format!("the zones `{}` and `{}` share a hex", ZONES[n], ZONES[(n + 1) % 3]));
        }
        for (side, name) in self.deployment.iter().zip(["north", "south"]) {
            want(side.count_ones() >= 4, format!("the deployment zone `{name}` has fewer than 4 hexes"));
        }
        let [north, south] = self.deployment;
        want(north & south == 0, "the deployment zones share a hex".to_owned());
        let traps = self.traps.count_ones();
        want(traps == 6, format!("there are exactly six trap spaces, not {traps}"));
        want(self.traps & self.statue_mask == 0, "a trap space lies on a statue".to_owned());
        want(self.traps & (north | south) == 0, "a trap space lies in a deployment zone".to_owned());
        want(self.statue_mask & (north | south) == 0, "a statue stands in a deployment zone".to_owned());
        self.check_track(&mut want);
    }

    fn check_track(&self, want: &mut impl FnMut(bool, String)) {
        let Track { two, four } = &self.track;
        let scored = two.get(1..).unwrap_or_default();
        want(two.first() == Some(&0), "the track for two begins with one slot of 0 points".to_owned());
        want(four.len() > 2 && four[..2] == [0, 0], "the track for four begins with two slots of 0 points".to_owned());
        want(four.get(2..) == Some(scored), "both tracks have the same slots that can be scored".to_owned());
        want(scored.len() >= 3 && !scored.contains(&0), "a track has three or more slots with points".to_owned());
        want(scored.iter().filter(|p| **p == 1).count() >= 2, "at least two slots are worth 1 point".to_owned());
        want(four.len() <= Track::LONGEST, format!("a track has at most {} slots", Track::LONGEST));
    }

    /// Whether some mirror or half turn exchanges the two sides and keeps the
    /// rest: else one side may have it easier.
    #[must_use]
    pub fn is_even(&self) -> bool {
        let maps: [fn(Hex) -> Hex; 7] = [
            |h| Hex::new(h.x + h.y, -h.y),
            |h| Hex::new(-h.x - h.y, h.y),
            |h| Hex::new(-h.x, -h.y),
            |h| Hex::new(h.y, h.x),
            |h| Hex::new(-h.y, -h.x),
            |h| Hex::new(-h.x, h.x + h.y),
            |h| Hex::new(h.x, -h.x - h.y),
        ];
        maps.into_iter().any(|map| {
            let image = |mask: Mask| each(mask).try_fold(0, |all, h| Some(all | bit(self.find(map(self.hex(h)))?)));
            let same = |mask: Mask| image(mask) == Some(mask);
            let zones = self.zones.map(image);
            let swapped = image(self.deployment[0]) == Some(self.deployment[1]);
            let zoned = zones.iter().all(|z| z.is_some_and(|z| self.zones.contains(&z)));
            swapped && zoned && [self.all, self.traps, self.statue_mask].into_iter().all(same)
        })
    }
}
