//! The report on a pool of cards: how much of it is understood.

use crate::forms::{Text, Tie, Trouble};
use serde::Serialize;

/// A face that is not understood, or not given back word for word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Unknown {
    /// The card.
    pub name: String,
    /// Its wording.
    pub text: String,
    /// What is wrong.
    pub why: String,
}

/// A place where a declared tie-break decided what a text means.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Decided {
    /// The card.
    pub name: String,
    /// The part of its wording.
    pub text: String,
    /// The meaning that was taken, in the names of its words.
    pub won: String,
    /// The meaning that gave way.
    pub gave_way: String,
}

/// Counts of a pool and what is missing in it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Coverage {
    /// Card faces looked at.
    pub faces: usize,
    /// Faces whose wording compiled; a face without wording counts.
    pub compiled: usize,
    /// Faces whose wording came back from the words the same.
    pub round_trip: usize,
    /// The others, in the order of the pool.
    pub unknown: Vec<Unknown>,
    /// Where tie-breaks decided, in the order of the pool; only with forms.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ties: Vec<Decided>,
}

impl Coverage {
    /// Counts one face. `rendered` is what the compiled words say, or why
    /// nothing compiled; `same` compares under the game's normal form.
    pub fn face(
        &mut self,
        name: &str,
        text: &str,
        rendered: Result<String, String>,
        same: impl Fn(&str, &str) -> bool,
    ) {
        self.faces += 1;
        let why = match rendered {
            Ok(back) => {
                self.compiled += 1;
                if same(text, &back) {
                    self.round_trip += 1;
                    return;
                }
                format!("round trip gives: {back}")
            }
            Err(why) => why,
        };
        self.unknown.push(Unknown { name: name.to_owned(), text: text.to_owned(), why });
    }

    /// Counts one face that was read by forms: what is understood there has come
    /// back exactly.
    pub fn read<T>(&mut self, name: &str, text: &str, read: &Result<Text<T>, Trouble>) {
        let same = |_: &str, _: &str| true;
        match read {
            Err(Trouble::NotExact { written, .. }) => self.face(name, text, Ok(written.clone()), |_, _| false),
            Err(trouble) => self.face(name, text, Err(trouble.diagnostic(name, text).reason()), same),
            Ok(read) => {
                self.face(name, text, Ok(text.to_owned()), same);
                self.decided(name, text, &read.ties);
            }
        }
    }

    /// Lists where tie-breaks decided in a text.
    pub fn decided(&mut self, name: &str, text: &str, ties: &[Tie]) {
        self.ties.extend(ties.iter().map(|tie| Decided {
            name: name.to_owned(),
            text: text.get(tie.span.0..tie.span.1).unwrap_or_default().to_owned(),
            won: tie.won.clone(),
            gave_way: tie.gave_way.clone(),
        }));
    }

    /// The report as JSON text.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("strings and numbers always have a JSON form")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_fates_of_a_face() {
        let mut c = Coverage::default();
        c.face("a", "Hoot.", Ok("Hoot.".into()), |a, b| a == b);
        c.face("b", "Hoot.", Ok("Toot.".into()), |a, b| a == b);
        c.face("c", "Hoot.", Err("no".into()), |a, b| a == b);
        assert_eq!((c.faces, c.compiled, c.round_trip, c.unknown.len()), (3, 2, 1, 2));
        assert!(c.json().starts_with("{\"faces\":3,\"compiled\":2,\"round_trip\":1,\"unknown\":[{\"name\":\"b\""));
    }
}
