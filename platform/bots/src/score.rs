//! What many games tell: shares with the interval in which the truth lies, and
//! ratings that take account of who was met.

/// The half width of a normal interval of 95 %.
const SIGMAS: f64 = 1.959_964;

/// Wins among games; a draw is half of one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Share {
    /// Points: a win is one.
    pub points: f64,
    /// Games.
    pub games: u32,
}

impl Share {
    /// One more game.
    pub fn add(&mut self, points: f64) {
        self.points += points;
        self.games += 1;
    }

    /// Points by game; one half if there was none.
    #[must_use]
    pub fn mean(self) -> f64 {
        if self.games == 0 { 0.5 } else { self.points / f64::from(self.games) }
    }

    /// Where the true share lies with a probability of 95 % (Wilson).
    #[must_use]
    pub fn interval(self) -> (f64, f64) {
        if self.games == 0 {
            return (0.0, 1.0);
        }
        let (n, p, z) = (f64::from(self.games), self.mean(), SIGMAS * SIGMAS);
        let middle = (p + z / (2.0 * n)) / (1.0 + z / n);
        let half = SIGMAS / (1.0 + z / n) * (p * (1.0 - p) / n + z / (4.0 * n * n)).sqrt();
        ((middle - half).max(0.0), (middle + half).min(1.0))
    }
}

/// Ratings by the points each made against each: 400 more mean ten wins for one
/// defeat, and their mean is 0 (Bradley and Terry; everybody has one draw more
/// against an average player, so that nobody is endlessly strong).
#[must_use]
pub fn ratings(points: &[Vec<f64>]) -> Vec<f64> {
    let count = points.len();
    let mut strength = vec![1.0_f64; count];
    for _ in 0..200 {
        let fresh: Vec<f64> = (0..count)
            .map(|a| {
                let won: f64 = points[a].iter().sum::<f64>() + 0.5;
                let met = (0..count).filter(|b| *b != a).map(|b| {
                    let games = points[a][b] + points[b][a];
                    games / (strength[a] + strength[b])
                });
                won / (met.sum::<f64>() + 1.0 / (strength[a] + 1.0))
            })
            .collect();
        strength = fresh;
    }
    let told: Vec<f64> = strength.iter().map(|s| 400.0 * s.log10()).collect();
    let mean = told.iter().sum::<f64>() / count.max(1) as f64;
    told.into_iter().map(|r| r - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_holds_the_share_and_narrows() {
        let few = Share { points: 7.0, games: 10 };
        let many = Share { points: 700.0, games: 1000 };
        let ((a, b), (c, d)) = (few.interval(), many.interval());
        assert!(a < 0.7 && 0.7 < b && c < 0.7 && 0.7 < d, "{a} {b} {c} {d}");
        assert!(d - c < 0.06 && b - a > 0.4, "{a} {b} {c} {d}");
        assert_eq!(Share::default().interval(), (0.0, 1.0));
    }

    #[test]
    fn who_wins_ten_times_as_often_is_400_better() {
        let found = ratings(&[vec![0.0, 10_000.0], vec![1_000.0, 0.0]]);
        assert!((found[0] - found[1] - 400.0).abs() < 1.0, "{found:?}");
        assert!((found[0] + found[1]).abs() < 1e-6);
    }

    #[test]
    fn who_lost_everything_has_a_rating_all_the_same() {
        let found = ratings(&[vec![0.0, 5.0], vec![0.0, 0.0]]);
        assert!(found.iter().all(|r| r.is_finite()) && found[0] > found[1], "{found:?}");
    }
}
