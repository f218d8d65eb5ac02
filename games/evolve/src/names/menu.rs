//! What each option of a text does, as whoever must choose reads it.

use crate::board::T;
use crate::layers;
use crate::play;
use crate::render;
use crate::rules::{Menu, slug};
use crate::timing::Proc;
use crate::words::Ability;
use arbiter_kernel::{Arg, Frame, Message, ObjectId};

/// The label of an option in both languages; each sentence takes its own.
pub(super) fn label(t: &T, option: u8) -> Message {
    let (menu, source) = asked(t).expect("options are those of a menu");
    let lines = &menu.options[usize::from(option - menu.first)];
    let face = layers::info(t, source).map_or(t.objects.at(source.slot).face, |i| i.face);
    let kind = t.rules.faces[face as usize].card.kind;
    Message::new("opt-option")
        .with("english", Arg::Text(render::english_lines(lines, kind)))
        .with("french", Arg::Text(render::french_lines(lines, kind, &|n| french(t, n))))
}

/// A label about an ability of a card, with what it does in both languages; the
/// plain key where the card does not say it itself.
pub(super) fn of_ability(keys: [&'static str; 2], t: &T, source: ObjectId, ability: u16) -> Message {
    let face = &t.rules.faces[layers::info(t, source).map_or(t.objects.at(source.slot).face, |i| i.face) as usize];
    let card = Arg::Card(Some(face.card.name.clone()));
    let printed = usize::from(t.rules.abilities[ability as usize].printed);
    let own = face.abilities.contains(&ability).then(|| face.card.abilities.get(printed)).flatten();
    let lines = match own {
        Some(Ability::Activated(a)) => &a.lines,
        Some(Ability::Automatic(a)) => &a.lines,
        _ => return Message::new(keys[1]).with("card", card),
    };
    let kind = face.card.kind;
    Message::new(keys[0])
        .with("card", card)
        .with("english", Arg::Text(render::english_lines(lines, kind)))
        .with("french", Arg::Text(render::french_lines(lines, kind, &|n| french(t, n))))
}

/// The number of an option as printed, from 1.
pub(super) fn number(t: &T, option: u8) -> u8 {
    option - asked(t).expect("options are those of a menu").0.first + 1
}

/// The menu that is open, and the card whose text it is.
fn asked(t: &T) -> Option<(&Menu, ObjectId)> {
    let Some(Frame::Proc(Proc::Play(play::Step::MenuChosen(n), p))) = t.frames().last() else { return None };
    let scope = t.scope(p.scope);
    Some((&t.rules.abilities[scope.ability as usize].menus[*n as usize], scope.source))
}

/// The French name of a card; other names stay as they are.
fn french(t: &T, name: &str) -> String {
    let face = t.rules.plain(&slug(name)).and_then(|n| t.rules.faces[n as usize].card.name_fr.clone());
    face.unwrap_or_else(|| crate::shipped::french_trait(name).to_owned())
}
