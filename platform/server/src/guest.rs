//! Guests: a device token is a public id, the day it was given, and a proof
//! that we made it.
//!
//! No list of guests is kept. Whoever shows the token is the person; whoever
//! knows only the public id is not. A token that is not renewed for a year is
//! worth nothing: a device that was sold or lost does not stay somebody's.

use crate::room::seeds::{hex, unhex};
use std::time::{SystemTime, UNIX_EPOCH};

/// Signs and checks tokens with the server's secret.
#[derive(Clone)]
pub struct Guests {
    key: [u8; 32],
}

/// Begins every token; a new way of signing gets a new word.
const FORM: &str = "g2";
/// Tokens of the first form said no day. They are good until this one.
const FIRST: &str = "g1";
const FIRST_UNTIL: u64 = 21_140;
/// Days that a token is good for.
const GOOD_FOR: u64 = 366;

/// Days since 1970.
#[must_use]
pub fn today() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs() / 86_400)
}

impl Guests {
    /// With this secret.
    #[must_use]
    pub fn new(secret: [u8; 32]) -> Self {
        // Whatever else the secret may be used for later has another key.
        Guests { key: blake3::derive_key("arbiter guest token 1", &secret) }
    }

    /// A new guest from fresh bytes: the token of this day and the public id.
    #[must_use]
    pub fn create(&self, fresh: [u8; 32], day: u64) -> (String, String) {
        let player = hex(&fresh[..12]);
        (self.renew(&player, day), player)
    }

    /// The token of this day for somebody whom we know.
    #[must_use]
    pub fn renew(&self, player: &str, day: u64) -> String {
        let said = format!("{player}.{day}");
        format!("{FORM}.{said}.{}", hex(&self.proof(&said)))
    }

    /// The public id in a token of ours that is good on this day.
    #[must_use]
    pub fn player(&self, token: &str, day: u64) -> Option<String> {
        let (form, rest) = token.split_once('.')?;
        let (said, proof) = rest.rsplit_once('.')?;
        let (player, until) = match form {
            FIRST => (said, FIRST_UNTIL),
            FORM => {
                let (player, given) = said.split_once('.')?;
                (player, given.parse::<u64>().ok()?.checked_add(GOOD_FOR)?)
            }
            _ => return None,
        };
        let digits = player.len() == 24 && player.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        let proof = (digits && day <= until && proof.len() == 64).then(|| unhex(proof)).flatten()?;
        // Hashes of blake3 are compared in constant time.
        (blake3::Hash::from(proof) == blake3::Hash::from(self.proof(said))).then(|| player.to_owned())
    }

    fn proof(&self, said: &str) -> [u8; 32] {
        *blake3::keyed_hash(&self.key, said.as_bytes()).as_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::{FIRST_UNTIL, Guests, hex};

    #[test]
    fn a_token_is_known_to_the_server_that_made_it_and_to_no_other() {
        let guests = Guests::new([1; 32]);
        let (token, player) = guests.create([9; 32], 20_000);
        assert_eq!(guests.player(&token, 20_000), Some(player.clone()));
        assert_eq!(Guests::new([1; 32]).player(&token, 20_001), Some(player), "also after a restart");
        assert_eq!(Guests::new([2; 32]).player(&token, 20_000), None);
    }

    #[test]
    fn a_token_ends_after_a_year_unless_it_is_renewed() {
        let guests = Guests::new([1; 32]);
        let (token, player) = guests.create([9; 32], 20_000);
        assert_eq!(guests.player(&token, 20_366), Some(player.clone()));
        assert_eq!(guests.player(&token, 20_367), None);
        let renewed = guests.renew(&player, 20_366);
        assert_eq!(guests.player(&renewed, 20_700), Some(player.clone()), "the same person");
        let older = format!("g1.{player}.{}", hex(&guests.proof(&player)));
        assert_eq!(guests.player(&older, FIRST_UNTIL), Some(player), "given before tokens had days");
        assert_eq!(guests.player(&older, FIRST_UNTIL + 1), None);
    }

    #[test]
    fn every_changed_letter_is_noticed() {
        let guests = Guests::new([1; 32]);
        let (token, _) = guests.create([9; 32], 20_000);
        for at in 0..token.len() {
            let mut bytes = token.clone().into_bytes();
            bytes[at] = if bytes[at] == b'0' { b'1' } else { b'0' };
            let changed = String::from_utf8(bytes).expect("letters");
            assert_eq!(guests.player(&changed, 20_000), None, "letter {at}");
        }
        let cut = &token[..token.len() - 1];
        for bad in ["", "g2", "g2.", "g2..", "g2.a.b", "g2.a.1.b", "g1.a.b", cut, &format!("{token}0")] {
            assert_eq!(guests.player(bad, 20_000), None, "{bad}");
        }
    }
}
