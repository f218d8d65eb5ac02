//! A new device takes over: the old one asks for a code, the new one tells it
//! and becomes the same person. A code is good once and for a short while, and
//! is kept nowhere but in memory.

use crate::rate::Bucket;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Seconds that a code is good for.
pub const SECONDS: u32 = 600;
/// Codes that may be open at a time.
const MOST: usize = 10_000;
/// Codes that may be tried, a second and at once: far too few to guess one.
const TRIES: (u32, u32) = (5, 20);
/// Letters and digits that are not taken for each other.
const SIGNS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LETTERS: usize = 8;

/// The codes that are open.
pub struct Handovers {
    inner: Mutex<Inner>,
}

struct Inner {
    /// By its code: the token, and until when.
    open: BTreeMap<String, (String, u64)>,
    tries: Bucket,
}

impl Default for Handovers {
    fn default() -> Self {
        Handovers { inner: Mutex::new(Inner { open: BTreeMap::new(), tries: Bucket::full(TRIES) }) }
    }
}

impl Handovers {
    /// A code for this token; `None` while too many are open.
    #[must_use]
    pub fn give(&self, token: &str, fresh: [u8; 32], now: u64) -> Option<String> {
        let mut inner = self.inner();
        // A device has one code: the last that it asked for.
        inner.open.retain(|_, (of, until)| *until > now && of != token);
        if inner.open.len() >= MOST {
            return None;
        }
        let code: String = fresh[..LETTERS].iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect();
        inner.open.insert(code.clone(), (token.to_owned(), now + u64::from(SECONDS) * 1000));
        Some(code)
    }

    /// The token behind a code, once.
    ///
    /// # Errors
    /// If too many were tried lately.
    pub fn take(&self, code: &str, now: u64) -> Result<Option<String>, TooMany> {
        let mut inner = self.inner();
        if !inner.tries.take(now) {
            return Err(TooMany);
        }
        let plain: String = code.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).collect();
        Ok(inner.open.remove(&plain).filter(|(_, until)| *until > now).map(|(token, _)| token))
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody tries too many codes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany;

#[cfg(test)]
mod tests {
    use super::{Handovers, SECONDS};

    #[test]
    fn a_code_is_good_once_and_for_a_while() {
        let all = Handovers::default();
        let code = all.give("ann", [7; 32], 0).expect("room for one");
        let spoken = format!("{}-{}", code[..4].to_lowercase(), &code[4..]);
        assert_eq!(all.take("22222222", 0), Ok(None));
        assert_eq!(all.take(&spoken, 0), Ok(Some("ann".to_owned())));
        assert_eq!(all.take(&code, 0), Ok(None), "only once");
        let late = all.give("ann", [8; 32], 0).expect("room for one");
        assert_eq!(all.take(&late, u64::from(SECONDS) * 1000), Ok(None));
        let (old, new) = (all.give("bob", [9; 32], 0), all.give("bob", [10; 32], 0));
        assert_eq!(all.take(&old.expect("a code"), 1), Ok(None), "the last one counts");
        assert_eq!(all.take(&new.expect("a code"), 1), Ok(Some("bob".to_owned())));
    }

    #[test]
    fn nobody_tries_them_all() {
        let all = Handovers::default();
        assert_eq!((0..100).filter(|_| all.take("AAAAAAAA", 0).is_ok()).count(), 20);
    }
}
