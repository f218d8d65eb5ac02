//! What happens instead: every event of a batch goes through its replacements
//! before any of them is performed; texts that stand in the place of an event
//! are followed when the rest has been performed.

use crate::{Batch, EventId, Fate, Frame, Game, Seat, Stage, Table};
use serde::{Deserialize, Serialize};

/// A replacement effect that fits an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Replacement {
    /// Which effect, as the game numbers them; used once for one event and for
    /// all that its own text brings forth.
    pub id: u32,
    /// Who orders the replacements of this event; `None`: the first listed is
    /// first, and nobody is asked.
    pub chooser: Option<Seat>,
    /// It may be declined; then there is a chooser.
    pub optional: bool,
    /// Who may decline it, where that is not who orders them: asked before
    /// anything is ordered, in the order of the list.
    pub decider: Option<Seat>,
}

/// What is asked about the replacements of an event.
struct Question {
    seat: Seat,
    fits: Vec<Replacement>,
    /// Whether these are used at all, not in which order.
    deciding: bool,
}

/// What a replacement made of an event.
#[derive(Clone, Debug)]
pub enum Replaced<G: Game> {
    /// It happens in this other form.
    Becomes(G::Event),
    /// It does not happen; this does in its place, together with the others of
    /// its batch.
    Along(G::Event),
    /// It does not happen.
    Nothing,
    /// It does not happen; this runs in its place, when the others of its batch
    /// have been performed.
    Runs(Frame<G>),
}

/// A text that stands in the place of an event until it is at its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Standing<G: Game> {
    batch: Batch,
    name: EventId,
    event: G::Event,
    text: Frame<G>,
    begun: bool,
}

impl<G: Game> Table<G> {
    /// The events in whose place a text stands that is not at its end yet.
    pub fn standing(&self) -> impl Iterator<Item = &G::Event> {
        self.standing.iter().map(|s| &s.event)
    }

    /// The texts that will stand in the place of events, as far as they are settled
    /// and not begun yet.
    pub fn to_follow(&self) -> impl Iterator<Item = &Frame<G>> {
        self.standing.iter().filter(|s| !s.begun).map(|s| &s.text)
    }

    /// Forbids and replaces the n-th event and those after it. `None`: somebody
    /// is asked first.
    pub(crate) fn instead(&mut self, b: Batch, mut n: usize) -> Option<Stage> {
        while n < self.events(b).len() {
            let e = self.events(b)[n];
            if let Some(bar) = G::forbid(self, e) {
                self.drop_event(b, n, bar.into());
                continue;
            }
            let mut fits = Vec::new();
            G::instead(self, e, &mut fits);
            if fits.is_empty() {
                n += 1;
                continue;
            }
            self.unused(b, n, &mut fits);
            match fits.as_slice() {
                [] => n += 1,
                [first, rest @ ..] if !first.optional && (rest.is_empty() || first.chooser.is_none()) => {
                    n = self.apply(b, n, *first);
                }
                _ => {
                    self.asked = Some(question(fits).seat);
                    self.frames.push(Frame::Event(b, Stage::Chosen(n as u16)));
                    return None;
                }
            }
        }
        self.batches[b.0 as usize].ready = n as u16;
        Some(if n == 0 { Stage::Perform } else { Stage::Adjust })
    }

    /// The unused replacements of the n-th event of a batch.
    fn fitting(&self, b: Batch, n: usize) -> Vec<Replacement> {
        let mut fits = Vec::new();
        G::instead(self, self.events(b)[n], &mut fits);
        self.unused(b, n, &mut fits);
        fits
    }

    fn unused(&self, b: Batch, n: usize, fits: &mut Vec<Replacement>) {
        let name = self.names(b)[n];
        fits.retain(|r| !self.used.contains(&(name, r.id)));
        for r in fits.iter_mut().filter(|r| self.agreed.contains(&(name, r.id))) {
            r.optional = false;
        }
    }

    /// Where the event is then, or what followed it.
    fn apply(&mut self, b: Batch, n: usize, r: Replacement) -> usize {
        let name = self.names(b)[n];
        self.used.push((name, r.id));
        let event = self.events(b)[n];
        let replaced = G::replace(self, r, event);
        // The game may have taken out others that it stands for.
        let n = self.names(b).iter().position(|&x| x == name).expect("what is replaced is in flight");
        match replaced {
            Replaced::Becomes(e) => self.set_event(b, n, e),
            Replaced::Along(e) => {
                self.fare(b, n, Fate::Replaced);
                self.set_event(b, n, e);
            }
            Replaced::Nothing => self.drop_event(b, n, Fate::Replaced),
            Replaced::Runs(text) => {
                self.drop_event(b, n, Fate::Replaced);
                self.standing.push(Standing { batch: b, name, event, text, begun: false });
            }
        }
        n
    }

    pub(crate) fn chosen(&mut self, b: Batch, mut n: usize) -> Option<Stage> {
        let Question { fits, deciding, .. } = question(self.fitting(b, n));
        let choice = self.answered.take().expect("a replacement was chosen");
        let name = self.names(b)[n];
        match fits.iter().find(|r| G::choice_of(Some(**r)) == choice) {
            Some(r) if deciding => self.agreed.push((name, r.id)),
            Some(&r) => n = self.apply(b, n, r),
            // Declined: every optional one of those asked about, for this event.
            None => self.used.extend(fits.iter().filter(|r| r.optional).map(|r| (name, r.id))),
        }
        Some(Stage::Instead(n as u16))
    }

    /// The options of a seat that orders replacements.
    pub(crate) fn offer_replacements(&self, b: Batch, n: u16, out: &mut Vec<G::Choice>) {
        let Question { fits, .. } = question(self.fitting(b, n as usize));
        out.extend(fits.iter().map(|r| G::choice_of(Some(*r))));
        if fits.iter().all(|r| r.optional) {
            out.push(G::choice_of(None));
        }
    }

    /// Begins the next text that stands in this batch, in the order of the
    /// events; `Some`: there is none left.
    pub(crate) fn follow(&mut self, b: Batch) -> Option<Stage> {
        let Some(next) = self.standing.iter_mut().find(|s| s.batch == b) else { return Some(Stage::Performed) };
        next.begun = true;
        let text = next.text;
        self.frames.extend([Frame::Event(b, Stage::Followed), text]);
        None
    }

    /// The text that was followed is at its end.
    pub(crate) fn followed(&mut self, b: Batch) {
        let at = self.standing.iter().position(|s| s.batch == b && s.begun).expect("a text was followed");
        self.standing.remove(at);
    }

    /// What a replacing text brings forth is still the event in whose place it
    /// stands: what was used on that one is used on these.
    pub(crate) fn inherit(&mut self, b: Batch) {
        if self.standing.is_empty() {
            return;
        }
        let Some((around, Stage::Followed)) = self.innermost() else { return };
        let text = self.standing.iter().find(|s| s.batch == around && s.begun);
        let from = text.expect("a text is being followed").name;
        let used: Vec<u32> = self.used.iter().filter(|u| u.0 == from).map(|u| u.1).collect();
        for n in 0..self.events(b).len() {
            let name = self.names(b)[n];
            self.used.extend(used.iter().map(|&id| (name, id)));
        }
    }

    /// What was used on events of a batch that is gone, its first name given,
    /// need not be remembered; but a name that joined an older batch may be newer.
    pub(crate) fn release(&mut self, first: EventId) {
        if self.used.is_empty() && self.agreed.is_empty() {
            return;
        }
        let s = &mut self.state;
        let (names, standing) = (&s.names, &s.standing);
        let alive = |u: &(EventId, u32)| u.0 < first || names.contains(&u.0) || standing.iter().any(|t| t.name == u.0);
        s.used.retain(alive);
        s.agreed.retain(alive);
    }
}

/// What is asked first: whoever may decline what another orders says so before
/// anything is ordered.
fn question(fits: Vec<Replacement>) -> Question {
    let decides = |r: &Replacement| r.decider.or(r.chooser);
    let apart = fits.iter().any(|r| r.optional && decides(r) != r.chooser);
    let first = if apart { fits.iter().find(|r| r.optional).copied() } else { None };
    match first {
        Some(first) => {
            let seat = decides(&first).expect("who may decline can be asked");
            let fits = fits.into_iter().filter(|r| r.optional && decides(r) == Some(seat)).collect();
            Question { seat, fits, deciding: true }
        }
        None => {
            let seat = fits[0].chooser.expect("who may decline can be asked");
            Question { seat, fits, deciding: false }
        }
    }
}
