//! What the server says, in English and in French.

use arbiter_protocol::Code;
use arbiter_protocol::view::{Arg, Message};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

const ENGLISH: &str = include_str!("../../../locales/en/server.ftl");
const FRENCH: &str = include_str!("../../../locales/fr/server.ftl");

/// The sentence for a code.
#[must_use]
pub fn refused(code: Code) -> Message {
    Message::new(&format!("refused-{}", word(code)))
}

/// The code as it travels.
#[must_use]
pub fn word(code: Code) -> &'static str {
    match code {
        Code::Malformed => "malformed",
        Code::TooBig => "too-big",
        Code::TooFast => "too-fast",
        Code::Version => "version",
        Code::Hello => "hello",
        Code::Token => "token",
        Code::Unknown => "unknown",
        Code::Forbidden => "forbidden",
        Code::Taken => "taken",
        Code::NotAsked => "not-asked",
        Code::Stale => "stale",
        Code::NoOption => "no-option",
        Code::Deck => "deck",
        Code::Seed => "seed",
        Code::NotNow => "not-now",
        Code::Text => "text",
        Code::Busy => "busy",
        Code::Broken => "broken",
    }
}

/// Says things in one language.
pub struct Voice {
    bundle: FluentBundle<FluentResource>,
}

impl Voice {
    /// A voice in `fr`, else in English.
    #[must_use]
    pub fn new(lang: &str) -> Self {
        let (lang, text) = if lang == "fr" { ("fr", FRENCH) } else { ("en", ENGLISH) };
        let mut bundle = FluentBundle::new_concurrent(vec![lang.parse().unwrap_or_default()]);
        // Isolating marks are invisible letters that confuse terminals and pipes.
        bundle.set_use_isolating(false);
        // The files are part of the program and tested; what cannot be read is left out.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, _)| rest);
        let _ = bundle.add_resource(resource);
        Voice { bundle }
    }

    /// The sentence of a message of ours; `None` if it is a game's.
    #[must_use]
    pub fn sentence(&self, message: &Message) -> Option<String> {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(n) => args.set(name.as_str(), *n),
                other => args.set(name.as_str(), plain(other)),
            }
        }
        let pattern = self.bundle.get_message(&message.key)?.value()?;
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned())
    }

    /// The sentence with this key.
    #[must_use]
    pub fn say(&self, key: &str, args: &[(&str, &str)]) -> String {
        let with = |m: Message, (name, value): &(&str, &str)| m.with(name, Arg::Text((*value).to_owned()));
        self.sentence(&args.iter().fold(Message::new(key), with)).unwrap_or_else(|| key.to_owned())
    }
}

fn plain(arg: &Arg) -> String {
    match arg {
        Arg::Seat(seat) => char::from(b'A' + seat.min(&25)).to_string(),
        Arg::Number(n) => n.to_string(),
        Arg::Card(name) => name.clone().unwrap_or_default(),
        Arg::Key(text) | Arg::Text(text) => text.clone(),
        Arg::List(list) => list.iter().map(plain).collect::<Vec<_>>().join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODES: [Code; 18] = [
        Code::Malformed,
        Code::TooBig,
        Code::TooFast,
        Code::Version,
        Code::Hello,
        Code::Token,
        Code::Unknown,
        Code::Forbidden,
        Code::Taken,
        Code::NotAsked,
        Code::Stale,
        Code::NoOption,
        Code::Deck,
        Code::Seed,
        Code::NotNow,
        Code::Text,
        Code::Busy,
        Code::Broken,
    ];

    #[test]
    fn every_code_has_a_sentence_in_both_languages() {
        for code in CODES {
            let sent = serde_json::to_string(&code).expect("a word");
            assert_eq!(sent, format!("\"{}\"", word(code)));
            let [en, fr] = ["en", "fr"].map(|lang| Voice::new(lang).sentence(&refused(code)).expect("a sentence"));
            assert_ne!(en, fr);
        }
    }

    #[test]
    fn both_files_have_the_same_keys() {
        let keys = |text: &str| -> Vec<String> {
            let key =
                |l: &str| l.split_once(" =").filter(|(k, _)| !k.starts_with([' ', '#'])).map(|(k, _)| k.to_owned());
            text.lines().filter_map(key).collect()
        };
        assert_eq!(keys(ENGLISH), keys(FRENCH));
        assert!(keys(ENGLISH).len() > 20);
    }
}
