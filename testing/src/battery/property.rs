//! What must hold at every question.

use super::{Tally, elsewhere, plays};
use crate::chance::Chance;
use arbiter_catalog::{Arg, CardView, Entry, Library, Match, Message, Viewer};

/// A question in a random game.
pub struct At<'a> {
    /// The game.
    pub library: &'a dyn Library,
    /// The table.
    pub table: &'a dyn Match,
    /// The last question before the play that is being tried, and the answer
    /// that began it, if one is.
    pub before: Option<(&'a dyn Match, usize)>,
    /// Chance for the property's own use.
    pub chance: &'a mut Chance,
    /// How many cards there were at the start.
    pub cards: usize,
    /// What was tried so far.
    pub tally: &'a mut Tally,
}

/// A property: its name is a sentence.
pub struct Property {
    /// The sentence.
    pub name: &'static str,
    /// Says what is wrong if it does not hold.
    pub holds: fn(&mut At<'_>) -> Result<(), String>,
}

/// All properties of a question.
pub const PROPERTIES: &[Property] = &[
    Property { name: "options are listed and can be told apart", holds: listed },
    Property { name: "options are about cards and places in sight", holds: in_sight },
    Property { name: "only offered options are accepted", holds: outside_refused },
    Property { name: "every offered option applies", holds: options_apply },
    Property { name: "a copy answers like the original", holds: forks_agree },
    Property { name: "a stored game is the same game", holds: saves_agree },
    Property { name: "a seat cannot tell twins apart", holds: twins_agree },
    Property { name: "a seat cannot read more than it sees", holds: stories_agree },
    Property { name: "a play that fails leaves everything as before", holds: undone },
    Property { name: "cards are conserved", holds: conserved },
    Property { name: elsewhere::NAME, holds: elsewhere::elsewhere_refused },
    Property { name: plays::NAME, holds: plays::offered_is_possible },
];

/// How far two games are played on to be compared.
const LATER: u32 = 60;

fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

fn listed(at: &mut At<'_>) -> Result<(), String> {
    let options = at.table.options();
    ensure(!options.is_empty(), || "a seat is asked and has no option".to_owned())?;
    let count = at.table.count();
    ensure(options.len() == count, || format!("{count} counted, {} listed", options.len()))?;
    let mut words: Vec<&str> = options.iter().map(|o| o.words.as_str()).collect();
    words.sort_unstable();
    let twice = words.windows(2).find(|w| w[0] == w[1]);
    ensure(twice.is_none(), || format!("two options say `{}`", twice.map_or("", |w| w[0])))
}

fn in_sight(at: &mut At<'_>) -> Result<(), String> {
    let Some(seat) = at.table.asked() else { return Ok(()) };
    let view = at.table.view(Viewer::Seat(seat));
    for option in at.table.options() {
        ensure(!option.act.is_empty(), || format!("`{}` is no kind of act", option.words))?;
        for place in &option.about {
            let seen = view.card(place).is_some();
            ensure(seen, || format!("`{}` is about {place:?}, which is not in sight", option.words))?;
        }
        for place in &option.places {
            let there = view.place(place).is_some();
            ensure(there, || format!("`{}` is about the place {place}, which is not on the board", option.words))?;
        }
    }
    Ok(())
}

fn outside_refused(at: &mut At<'_>) -> Result<(), String> {
    let count = at.table.count();
    let far = at.chance.draw() as usize;
    let mut table = at.table.fork();
    let before = table.hash();
    for pick in [count, count + 1, usize::MAX, far.max(count)] {
        ensure(table.answer(pick).is_err(), || format!("pick {pick} of {count} was accepted"))?;
        at.tally.refusals += 1;
    }
    ensure(table.hash() == before, || "a refused pick changed the state".to_owned())
}

fn options_apply(at: &mut At<'_>) -> Result<(), String> {
    for (pick, option) in at.table.options().iter().enumerate() {
        let mut table = at.table.fork();
        let told = table.answer(pick);
        told.map_err(|e| format!("`{}` was refused: [{}] {}", option.words, e.clause, e.why.key))?;
    }
    Ok(())
}

fn forks_agree(at: &mut At<'_>) -> Result<(), String> {
    let before = at.table.hash();
    let pick = at.chance.below(at.table.count());
    let (mut a, mut b) = (at.table.fork(), at.table.fork());
    ensure(a.hash() == before, || "a copy has another hash".to_owned())?;
    ensure(a.answer(pick) == b.answer(pick), || "two copies tell different stories".to_owned())?;
    ensure(a.hash() == b.hash(), || "two copies end in different states".to_owned())?;
    ensure(at.table.hash() == before, || "answering a copy changed the original".to_owned())
}

fn saves_agree(at: &mut At<'_>) -> Result<(), String> {
    let saved = at.table.save();
    let mut back = at.library.restore(&saved).map_err(|f| f.to_string())?;
    ensure(back.hash() == at.table.hash(), || "the hash changed".to_owned())?;
    ensure(back.save() == saved, || "storing it again gives other bytes".to_owned())?;
    ensure(back.options() == at.table.options(), || "the options changed".to_owned())?;
    for viewer in [Viewer::Judge, Viewer::Spectator] {
        ensure(back.view(viewer) == at.table.view(viewer), || "the view changed".to_owned())?;
    }
    let pick = at.chance.below(at.table.count());
    let mut table = at.table.fork();
    let same = back.answer(pick) == table.answer(pick) && back.hash() == table.hash();
    ensure(same, || format!("pick {pick} leads elsewhere"))
}

fn twins_agree(at: &mut At<'_>) -> Result<(), String> {
    let seats = at.table.view(Viewer::Spectator).seats.len();
    for seat in 0..seats as u8 {
        let twin = at.table.guess(seat, at.chance.draw());
        at.tally.twins += 1;
        ensure(twin.asked() == at.table.asked(), || format!("seat {seat}: another seat is asked"))?;
        let (mine, other) = (at.table.view(Viewer::Seat(seat)), twin.view(Viewer::Seat(seat)));
        ensure(mine == other, || format!("seat {seat} sees a difference:{}", apart(&mine, &other)))?;
        if at.table.asked() == Some(seat) {
            let (mine, other) = (at.table.options(), twin.options());
            ensure(mine == other, || format!("seat {seat} is offered other options:{}", apart(&mine, &other)))?;
        }
    }
    Ok(())
}

/// The same answer in twin worlds: a seat that sees the same afterwards must
/// have read the same, and is refused for the same reasons. Which card a text
/// revealed may differ, for that is what revealing means; what was done may not.
fn stories_agree(at: &mut At<'_>) -> Result<(), String> {
    let seat = at.chance.below(at.table.view(Viewer::Spectator).seats.len()) as u8;
    let (mut mine, mut other) = (at.table.fork(), at.table.guess(seat, at.chance.draw()));
    let (options, there) = (mine.options(), other.options());
    let pick = at.chance.below(options.len());
    let words = &options[pick].words;
    // Another seat may be offered something else there: the same words, or nothing.
    let Some(same) = there.iter().position(|o| o.words == *words) else { return Ok(()) };
    if at.table.asked() == Some(seat) {
        let whys = [mine.why_not(words), other.why_not(words)];
        ensure(whys[0] == whys[1], || format!("seat {seat} is told other reasons: {whys:?}"))?;
    }
    let (Ok(told), Ok(tale)) = (mine.answer(pick), other.answer(same)) else {
        return Err(format!("`{words}` was offered and refused"));
    };
    // The twin draws other lots: where lots were drawn, the stories part.
    let lots = mine.trace().drawn != at.table.trace().drawn;
    let viewer = Viewer::Seat(seat);
    if lots || mine.view(viewer) != other.view(viewer) {
        return Ok(());
    }
    let read = |all: &[Entry]| -> Vec<String> {
        all.iter().map(|e| format!("{} {:?} {} {}", shape(e.told(viewer)), e.cause, e.clause, e.depth)).collect()
    };
    let (told, tale) = (read(&told), read(&tale));
    ensure(told == tale, || format!("seat {seat} reads a difference:\n{told:#?}\n{tale:#?}"))
}

/// A message without the names in it.
fn shape(message: &Message) -> String {
    fn of(arg: &Arg) -> String {
        match arg {
            Arg::Card(name) => format!("card {}", name.is_some()),
            Arg::List(list) => format!("{:?}", list.iter().map(of).collect::<Vec<_>>()),
            other => format!("{other:?}"),
        }
    }
    let args: Vec<String> = message.args.iter().map(|(name, arg)| format!("{name} {}", of(arg))).collect();
    format!("{} {args:?}", message.key)
}

/// What was drawn stays drawn and what was seen stays seen; where neither was,
/// nothing tells that something was tried, also not what comes later.
fn undone(at: &mut At<'_>) -> Result<(), String> {
    let (Some((before, tried)), Some(start)) = (at.before, at.table.before()) else { return Ok(()) };
    let asked = before.view(Viewer::Judge);
    // A trigger that is carried out began later; it is lost when it fails.
    if (&asked.seats, &asked.shared, &asked.pending) != (&start.seats, &start.shared, &start.pending) {
        return Ok(());
    }
    // An answer about no card declares nothing: the play came from what was
    // said beforehand.
    if before.options()[tried].about.is_empty() {
        return Ok(());
    }
    let mut table = at.table.fork();
    ensure(table.abandon(), || "what may fail did not".to_owned())?;
    at.tally.undone += 1;
    let now = cards(table.as_ref());
    ensure(now == at.cards, || format!("{} cards at the start, {now} now", at.cards))?;
    if before.trace().reveals(&table.trace()) {
        return Ok(());
    }
    let (mut before, picks) = (before.fork(), at.chance.draw());
    // A game may ask for something else before the same is tried again: then
    // that option is gone, and later answers are not comparable.
    let (had, has) = (before.options(), table.options());
    if before.view(Viewer::Judge) == table.view(Viewer::Judge) && !has.contains(&had[tried]) {
        let new = has.iter().find(|o| !had.contains(o));
        return ensure(new.is_none(), || format!("`{}` is offered anew", new.map_or("", |o| o.words.as_str())));
    }
    // Nor is anybody asked about the one thing that is left, or about nothing.
    let left: Vec<usize> = (0..had.len()).filter(|&n| n != tried).collect();
    if before.view(Viewer::Judge) != table.view(Viewer::Judge) && left.len() < 2 {
        let Some(&only) = left.first() else { return Ok(()) };
        before.answer(only).map_err(|why| format!("what was left is refused: {why:?}"))?;
        let (was, is) = (before.view(Viewer::Judge), table.view(Viewer::Judge));
        return ensure(was == is, || format!("a judge sees a difference after what was left:{}", apart(&was, &is)));
    }
    let apart = |answers: u32| {
        let (mut was, mut is) = (before.fork(), table.fork());
        was.playout(picks, answers);
        is.playout(picks, answers);
        parted(was.as_ref(), is.as_ref(), answers)
    };
    // The first answer that parts them says more than the last one.
    match [0, 1, LATER].into_iter().find_map(apart) {
        None => Ok(()),
        Some(last) => Err((0..LATER).find_map(apart).unwrap_or(last)),
    }
}

/// Where two things that should be the same begin to differ, with what is around it.
fn apart(one: &impl std::fmt::Debug, other: &impl std::fmt::Debug) -> String {
    const AROUND: usize = 160;
    let [one, other] = [format!("{one:?}"), format!("{other:?}")].map(|s| s.chars().collect::<Vec<_>>());
    let at = one.iter().zip(&other).take_while(|(a, b)| a == b).count();
    let part = |s: &[char]| -> String { s.iter().skip(at.saturating_sub(AROUND)).take(2 * AROUND).collect() };
    format!("\n{}\n{}", part(&one), part(&other))
}

/// How two games differ after so many answers, for a judge.
fn parted(was: &dyn Match, is: &dyn Match, answers: u32) -> Option<String> {
    let (seen, sees) = (was.view(Viewer::Judge), is.view(Viewer::Judge));
    if seen != sees {
        return Some(format!("a judge sees a difference {answers} answers later:{}", apart(&seen, &sees)));
    }
    let words = |t: &dyn Match| t.options().into_iter().map(|o| o.words).collect::<Vec<_>>().join(" | ");
    let (had, has) = (words(was), words(is));
    (had != has).then(|| format!("other options are offered {answers} answers later:\n{had}\n{has}"))
}

fn conserved(at: &mut At<'_>) -> Result<(), String> {
    let now = cards(at.table);
    ensure(now == at.cards, || format!("{} at the start, {now} now", at.cards))
}

/// All cards that are no tokens and not merely offered in a draft, as a judge
/// sees them. A card that lies with another one is counted in its own zone.
pub(super) fn cards(table: &dyn Match) -> usize {
    let view = table.view(Viewer::Judge);
    let zones = view.seats.iter().flat_map(|s| &s.zones).chain(&view.shared);
    let lies = |c: &&CardView| !c.marks.iter().any(|m| ["token", "offered"].contains(m));
    let cards = |cards: &[CardView]| cards.iter().filter(lies).count();
    zones.map(|z| cards(&z.cards)).sum()
}
