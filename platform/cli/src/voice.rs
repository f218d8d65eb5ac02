//! All sentences for people come from the `.ftl` files.

use arbiter_catalog::{Arg, Entry, Illegal, Library, Message, Seat, Viewer};
use arbiter_testing::letter;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

mod joined;

/// A language with its files.
pub struct Locale {
    /// `en`, `fr`.
    pub lang: &'static str,
    /// Name and text of each file that speaks of no game.
    pub files: &'static [(&'static str, &'static str)],
    /// Key and text of each game. Two games say different things under one
    /// key, so their files never lie together.
    pub games: &'static [(&'static str, &'static str)],
}

macro_rules! locale {
    ($lang:literal) => {
        Locale {
            lang: $lang,
            files: &[
                ("cli.ftl", include_str!(concat!("../../../locales/", $lang, "/cli.ftl"))),
                ("catalog.ftl", include_str!(concat!("../../../locales/", $lang, "/catalog.ftl"))),
                ("server.ftl", include_str!(concat!("../../../locales/", $lang, "/server.ftl"))),
            ],
            games: &[
                ("evolve", include_str!(concat!("../../../locales/", $lang, "/evolve.ftl"))),
                ("spoils", include_str!(concat!("../../../locales/", $lang, "/spoils.ftl"))),
                ("brawl", include_str!(concat!("../../../locales/", $lang, "/brawl.ftl"))),
                ("wakfu", include_str!(concat!("../../../locales/", $lang, "/wakfu.ftl"))),
            ],
        }
    };
}

/// Every language there is; the first one fills the gaps of the others.
pub const LOCALES: &[Locale] = &[locale!("en"), locale!("fr")];

/// Words of views and arguments are looked up under these too: `hand` is
/// `zone-hand`.
const KINDS: [&str; 5] = ["zone-", "number-", "phase-", "mark-", "counter-"];

/// Says things in one language.
pub struct Voice {
    lang: String,
    /// The language itself, then English; in each the game first, if there is
    /// one, then what all games share.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Voice {
    /// A voice in this language that speaks of no game; in English if there is
    /// no such language.
    #[must_use]
    pub fn new(lang: &str) -> Self {
        Self::speaking(lang, "")
    }

    /// The same voice speaking of the game with this key.
    #[must_use]
    pub fn of(&self, game: &str) -> Self {
        Self::speaking(&self.lang, game)
    }

    fn speaking(lang: &str, game: &str) -> Self {
        let own = LOCALES.iter().filter(|l| l.lang == lang);
        let bundles = own.chain(&LOCALES[..1]).flat_map(|locale| {
            let words = locale.games.iter().filter(|(key, _)| *key == game).map(|(_, text)| *text);
            let shared = locale.files.iter().map(|(_, text)| *text);
            [bundle(locale.lang, words), bundle(locale.lang, shared)]
        });
        Voice { lang: lang.to_owned(), bundles: bundles.collect() }
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> &str {
        &self.lang
    }

    /// The sentence with this key.
    #[must_use]
    pub fn say(&self, key: &str, args: &[(&str, &str)]) -> String {
        let mut values = FluentArgs::new();
        for (name, value) in args {
            values.set(*name, *value);
        }
        self.find(key, &values).unwrap_or_else(|| key.to_owned())
    }

    /// A word of a view, by its kind: `word("zone-", "hand")`.
    #[must_use]
    pub fn word(&self, kind: &str, key: &str) -> String {
        let none = FluentArgs::new();
        self.find(&format!("{kind}{key}"), &none).unwrap_or_else(|| key.to_owned())
    }

    /// A message of the engine. One without a translation shows its key and
    /// arguments, so that a game can still be played.
    #[must_use]
    pub fn message(&self, message: &Message, library: &dyn Library) -> String {
        let mut values = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(n) => values.set(*name, *n),
                other => values.set(*name, self.arg(other, library)),
            }
        }
        let said = self.find(message.key, &values).map(|said| self.begun(said));
        said.unwrap_or_else(|| {
            let args: Vec<String> = message.args.iter().map(|(_, a)| self.arg(a, library)).collect();
            format!("{} {}", message.key, args.join(", ")).trim_end().to_owned()
        })
    }

    /// A sentence that begins with a card nobody knows begins with a capital.
    fn begun(&self, said: String) -> String {
        let mut rest = said.chars();
        match rest.next() {
            Some(first) if said.starts_with(&self.say("hidden-card", &[])) => {
                first.to_uppercase().chain(rest).collect()
            }
            _ => said,
        }
    }

    /// A message of the engine, or these words where it has no translation.
    #[must_use]
    pub fn message_or(&self, message: &Message, library: &dyn Library, words: &str) -> String {
        let known = self.bundles.iter().any(|b| b.has_message(message.key));
        if known { self.message(message, library) } else { words.to_owned() }
    }

    /// A refusal with its clause.
    #[must_use]
    pub fn refusal(&self, illegal: &Illegal, library: &dyn Library) -> String {
        format!("{} [{}]", self.message(&illegal.why, library), illegal.clause)
    }

    /// A line of the story as a viewer may read it, with its clause.
    #[must_use]
    pub fn entry(&self, entry: &Entry, viewer: Viewer, library: &dyn Library) -> String {
        let said = entry.told(viewer);
        let indent = "  ".repeat(usize::from(entry.depth.min(8)));
        format!("{indent}{} [{}]", self.message(said, library), entry.clause)
    }

    fn arg(&self, arg: &Arg, library: &dyn Library) -> String {
        match arg {
            Arg::Seat(seat) => self.seat(*seat),
            Arg::Number(n) => n.to_string(),
            Arg::Card(None) => self.say("hidden-card", &[]),
            Arg::Card(Some(name)) => library.card_name(name, &self.lang),
            Arg::Key(key) => {
                let none = FluentArgs::new();
                let kinds = KINDS.iter().map(|kind| format!("{kind}{key}"));
                let all = std::iter::once((*key).to_owned()).chain(kinds);
                all.filter_map(|k| self.find(&k, &none)).next().unwrap_or_else(|| (*key).to_owned())
            }
            Arg::Text(text) => text.clone(),
            Arg::List(list) => {
                let all: Vec<String> = list.iter().map(|a| self.arg(a, library)).collect();
                joined::listed(&all, &self.lang)
            }
        }
    }

    /// A player.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        self.say("seat", &[("letter", &letter(seat).to_string())])
    }

    fn find(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            let mut errors = Vec::new();
            Some(joined::joined(&bundle.format_pattern(pattern, Some(args), &mut errors), &self.lang))
        })
    }
}

/// The files are part of the program and tested, so what cannot be read is
/// left out rather than told to a player.
fn bundle(lang: &str, texts: impl Iterator<Item = &'static str>) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![lang.parse().unwrap_or_default()]);
    // Isolating marks are invisible letters that confuse terminals and pipes.
    bundle.set_use_isolating(false);
    for text in texts {
        let resource = match FluentResource::try_new(text.to_owned()) {
            Ok(whole) => whole,
            Err((rest, _)) => rest,
        };
        let _ = bundle.add_resource(resource);
    }
    bundle
}
