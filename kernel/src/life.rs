//! The life of a batch of simultaneous events. This is the whole timing
//! skeleton; what runs at each moment is the game's business.

use crate::{Batch, Frame, Game, Moment, Stage, Table};

impl<G: Game> Table<G> {
    fn drop_barred(&mut self, b: Batch) {
        for n in (0..self.events(b).len()).rev() {
            if let Some(bar) = G::forbid(self, self.events(b)[n]) {
                self.drop_event(b, n, bar.into());
            }
        }
    }

    /// The batch whose rules are acting by themselves right now, or in which a
    /// text stands instead of something, if that is what is going on: what
    /// happens there happens together with it.
    fn around(&self) -> Option<Batch> {
        // Every event frame has a batch in flight; the one that asks has none any more.
        if self.batches.len() < 2 {
            return None;
        }
        self.innermost().filter(|e| matches!(e.1, Stage::Happened | Stage::Followed)).map(|e| e.0)
    }

    /// The innermost batch that waits for what is going on.
    pub(crate) fn innermost(&self) -> Option<(Batch, Stage)> {
        self.frames.iter().rev().find_map(|f| match f {
            Frame::Event(b, stage) => Some((*b, *stage)),
            _ => None,
        })
    }

    /// Runs a batch through its life, as far as it goes without a frame.
    pub(crate) fn step_event(&mut self, b: Batch, mut stage: Stage) {
        loop {
            let (next, now) = match stage {
                Stage::AboutTo if self.trying() => (Stage::Instead(0), None),
                Stage::AboutTo => match G::moment(self, Moment::AboutTo(b)) {
                    None => (Stage::Instead(0), None),
                    Some(p) => {
                        self.drop_barred(b);
                        if self.events(b).is_empty() { (Stage::End, None) } else { (Stage::Instead(0), Some(p)) }
                    }
                },
                Stage::Instead(n) => match self.instead(b, n as usize) {
                    Some(next) => (next, None),
                    None => return,
                },
                Stage::Chosen(n) => match self.chosen(b, n as usize) {
                    Some(next) => (next, None),
                    None => return,
                },
                Stage::Adjust => (Stage::Perform, G::moment(self, Moment::Adjust(b))),
                Stage::Perform => {
                    let s = self.batches[b.0 as usize];
                    if s.ready < s.len {
                        stage = Stage::Instead(s.ready);
                        continue;
                    }
                    if s.len > 0 {
                        G::perform(self, b);
                        self.doing = None;
                    }
                    (if self.standing.is_empty() { Stage::Performed } else { Stage::Follow }, None)
                }
                Stage::Follow => match self.follow(b) {
                    Some(next) => (next, None),
                    None => return,
                },
                Stage::Followed => {
                    self.followed(b);
                    (Stage::Follow, None)
                }
                Stage::Performed if self.events(b).is_empty() => (Stage::End, None),
                Stage::Performed => (Stage::Happened, G::moment(self, Moment::Performed(b))),
                Stage::Happened if self.around().is_some() => return self.merge(),
                Stage::Happened if self.trying() => {
                    let s = self.batches[b.0 as usize];
                    for n in s.at..s.at + s.len {
                        let e = self.flight[n as usize];
                        self.held.push(e);
                    }
                    (Stage::End, None)
                }
                Stage::Happened => (Stage::End, G::moment(self, Moment::Happened(b))),
                Stage::End => return self.end_batch(),
            };
            stage = next;
            if let Some(p) = now {
                self.frames.push(Frame::Event(b, stage));
                self.frames.push(Frame::Proc(p));
                return;
            }
        }
    }

    /// The newest batch shares the rest of its life with the one around it.
    fn merge(&mut self) {
        let end = self.batches.pop().expect("the batch that ends is the newest");
        let around = self.batches.last_mut().expect("there is one around it");
        around.len += end.len;
        around.ready = around.len;
        self.write_report(end.fates, end.made);
    }

    fn end_batch(&mut self) {
        let s = self.batches.pop().expect("the batch that ends is the newest");
        self.flight.truncate(s.at as usize);
        self.names.truncate(s.at as usize);
        self.release(s.first);
        if self.batches.is_empty() {
            self.serial = 0;
        }
        self.write_report(s.fates, s.made);
    }
}
