//! What a question says: the card that asks, whom it speaks of, and the sentence of its text.

use crate::board::paragraph;
use crate::voice::Voice;
use arbiter_catalog::{Arg, Library, Message, Subject, View};

/// A card that says no more than this is shown whole where no line of it is named.
const SHORT: usize = 2;

/// The question with its card, and below it the words that it comes from.
pub(super) fn asked(view: &View, voice: &Voice, library: &dyn Library) -> (String, String) {
    let question = voice.say(view.question, &[]);
    let Some(subject) = &view.subject else { return (question, String::new()) };
    let message = Message::new("play-question").with("card", Arg::Text(card(view, subject, voice, library)));
    let question = voice.message(&message.with("question", Arg::Text(question)), library);
    (question, lines(subject, voice, library).iter().map(|line| paragraph(line)).collect())
}

/// The card, and those that lie open and that it speaks of.
fn card(view: &View, subject: &Subject, voice: &Voice, library: &dyn Library) -> String {
    let about = subject.about.iter().filter_map(|at| view.card(at)).filter_map(|card| card.name.as_ref());
    let about: Vec<String> = about.map(|name| library.card_name(name, voice.lang())).collect();
    let own = library.card_name(&subject.card, voice.lang());
    if about.is_empty() { own } else { format!("{own} → {}", about.join(", ")) }
}

fn lines(subject: &Subject, voice: &Voice, library: &dyn Library) -> Vec<String> {
    let text = library.card_text(&subject.card, voice.lang());
    match subject.line.and_then(|line| text.get(usize::from(line))) {
        Some(line) => vec![line.clone()],
        None if text.len() <= SHORT => text,
        None => Vec::new(),
    }
}
