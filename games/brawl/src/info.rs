//! Everything that has a face, as it is shown to people.

use crate::card::{ActionCard, ChallengeCard, ChampionCard, Face, Icon, Kind, Worded};
use crate::names::slug;
use crate::rules::{Rules, TRAPS, Trap};
use crate::show::trap_name;
use arbiter_desk::{Both, CardInfo};

/// Champions, each with its cards behind it; then challenges and traps.
#[must_use]
pub fn all(rules: &Rules) -> Vec<CardInfo> {
    let mut out = Vec::new();
    for def in &rules.champions {
        out.push(champion(&def.card));
        out.extend(def.card.cards.iter().map(|c| action(&def.card, c)));
    }
    // As it is printed, and why nobody can recruit it.
    out.extend(rules.unplayable.iter().map(|[name, text, why]| {
        let said: Vec<String> = text.lines().map(str::to_owned).chain([why.clone()]).collect();
        let text = Both { en: said.clone(), fr: said };
        CardInfo { text, part: "champions", copies: 1, ..blank(name, name, "champion", "champion") }
    }));
    out.extend(rules.challenges.iter().map(challenge));
    let mut traps = TRAPS.to_vec();
    traps.dedup();
    out.extend(traps.into_iter().map(trap));
    out
}

fn blank(name: &str, french: &str, kind: &'static str, class: &'static str) -> CardInfo {
    CardInfo {
        name: name.to_owned(),
        title: Both { en: name.to_owned(), fr: french.to_owned() },
        slug: slug(name),
        kind,
        class,
        traits: Vec::new(),
        numbers: Vec::new(),
        keywords: Vec::new(),
        text: Both::default(),
        part: "",
        copies: 0,
        set: "brawl".to_owned(),
        pack: String::new(),
    }
}

fn lines(worded: &Worded) -> Both<Vec<String>> {
    let of = |text: &str| text.lines().map(str::to_owned).collect();
    Both { en: of(&worded.text), fr: of(&worded.text_fr) }
}

/// The base face in numbers, the experienced one in numbers and words.
fn champion(card: &ChampionCard) -> CardInfo {
    let [base, trained] = &card.faces;
    let number = |n: u8| i32::from(n);
    let numbers = vec![
        ("life", number(base.life)),
        ("defence", number(base.defence)),
        ("experienced-life", number(trained.life)),
        ("experienced-defence", number(trained.defence)),
    ];
    let bonus = |f: &Face| i32::from(f.movement);
    let bonuses = [("bonus", bonus(base)), ("experienced-bonus", bonus(trained))].into_iter().filter(|b| b.1 != 0);
    let numbers = numbers.into_iter().chain(bonuses).collect();
    let (first, second) = (lines(&base.worded), lines(&trained.worded));
    let text = Both { en: [first.en, second.en].concat(), fr: [first.fr, second.fr].concat() };
    CardInfo { numbers, text, part: "champions", copies: 1, ..blank(&card.name, &card.name, "champion", "champion") }
}

fn action(of: &ChampionCard, card: &ActionCard) -> CardInfo {
    let kind = match card.kind {
        Kind::Attack => "attack",
        Kind::Skill => "skill",
        Kind::Reaction => "reaction",
    };
    let class = ["manipulation", "destruction", "creation"][card.essence as usize];
    let mut numbers: Vec<(&'static str, i32)> = card.movement.map(|m| ("movement", i32::from(m))).into_iter().collect();
    numbers.extend(card.force.map(|f| ("force", i32::from(f))));
    if card.kind == Kind::Reaction {
        numbers.push(("defence", i32::from(card.defence)));
    }
    let (keyword, range) = match card.icon {
        None => (None, None),
        Some(Icon::Melee) => (Some("melee"), None),
        Some(Icon::Indirect(min, max)) => (Some("indirect"), Some((min, max))),
        Some(Icon::Direct(min, max)) => (Some("direct"), Some((min, max))),
        Some(Icon::Area(_)) => (Some("area"), None),
    };
    numbers.extend(
        range.into_iter().flat_map(|(min, max)| [("range-min", i32::from(min)), ("range-max", i32::from(max))]),
    );
    CardInfo {
        traits: vec![Both { en: of.name.clone(), fr: of.name.clone() }],
        numbers,
        keywords: keyword.into_iter().collect(),
        text: lines(&card.worded),
        ..blank(&card.name, &card.name_fr, kind, class)
    }
}

fn challenge(card: &ChallengeCard) -> CardInfo {
    CardInfo { text: lines(&card.worded), ..blank(&card.name, &card.name_fr, "challenge", "challenge") }
}

fn trap(trap: Trap) -> CardInfo {
    let name = trap_name(trap);
    blank(name, french_trap(name), "trap", "trap")
}

/// What a trap is called in French.
fn french_trap(english: &str) -> &str {
    match english {
        "Stun" => "Étourdissement",
        "Immobilise" => "Immobilisation",
        "Damage 1" => "Dommage 1",
        "Damage 2" => "Dommages 2",
        "Damage 3" => "Dommages 3",
        other => other,
    }
}
