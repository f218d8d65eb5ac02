//! Guests: a device token is a public id and a proof that we made it.
//!
//! No list of guests is kept. Whoever shows the token is the person; whoever
//! knows only the public id is not.

use crate::room::seeds::hex;

/// Signs and checks tokens with the server's secret.
#[derive(Clone)]
pub struct Guests {
    key: [u8; 32],
}

/// Begins every token; a new way of signing gets a new word.
const FORM: &str = "g1";

impl Guests {
    /// With this secret.
    #[must_use]
    pub fn new(secret: [u8; 32]) -> Self {
        // Whatever else the secret may be used for later has another key.
        Guests { key: blake3::derive_key("arbiter guest token 1", &secret) }
    }

    /// A new guest from fresh bytes: the token and the public id.
    #[must_use]
    pub fn create(&self, fresh: [u8; 32]) -> (String, String) {
        let player = hex(&fresh[..12]);
        (format!("{FORM}.{player}.{}", hex(&self.proof(&player))), player)
    }

    /// The public id in a token of ours.
    #[must_use]
    pub fn player(&self, token: &str) -> Option<String> {
        let (FORM, rest) = token.split_once('.')? else { return None };
        let (player, proof) = rest.split_once('.')?;
        let digits = player.len() == 24 && player.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        let proof = (digits && proof.len() == 64).then(|| crate::room::seeds::unhex(proof)).flatten()?;
        // Hashes of blake3 are compared in constant time.
        (blake3::Hash::from(proof) == blake3::Hash::from(self.proof(player))).then(|| player.to_owned())
    }

    fn proof(&self, player: &str) -> [u8; 32] {
        *blake3::keyed_hash(&self.key, player.as_bytes()).as_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::Guests;

    #[test]
    fn a_token_is_known_to_the_server_that_made_it_and_to_no_other() {
        let guests = Guests::new([1; 32]);
        let (token, player) = guests.create([9; 32]);
        assert_eq!(guests.player(&token), Some(player.clone()));
        assert_eq!(Guests::new([1; 32]).player(&token), Some(player), "also after a restart");
        assert_eq!(Guests::new([2; 32]).player(&token), None);
    }

    #[test]
    fn every_changed_letter_is_noticed() {
        let guests = Guests::new([1; 32]);
        let (token, _) = guests.create([9; 32]);
        for at in 0..token.len() {
            let mut bytes = token.clone().into_bytes();
            bytes[at] = if bytes[at] == b'0' { b'1' } else { b'0' };
            let changed = String::from_utf8(bytes).expect("letters");
            assert_eq!(guests.player(&changed), None, "letter {at}");
        }
        for bad in ["", "g1", "g1.", "g1..", "g1.a.b", &token[..token.len() - 1], &format!("{token}0")] {
            assert_eq!(guests.player(bad), None, "{bad}");
        }
    }
}
