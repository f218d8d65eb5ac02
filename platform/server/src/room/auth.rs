//! Who may do what, and when: one table, one function.

use arbiter_protocol::room::Stage;
use arbiter_protocol::{Ask, Code};

/// Who somebody is at a table, with regard to the seat that a request names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Role {
    /// Has never had a seat here.
    Spectator,
    /// Had a seat in an earlier game.
    Former,
    /// Has a seat, but not the one that is named.
    Sitter,
    /// Has the seat; other people have others.
    Owner,
    /// Has the seat, and every seat that is no bot's.
    Sole,
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "each is the request of the same name")]
pub enum Kind {
    Watch,
    Unwatch,
    Sit,
    Stand,
    Reveal,
    Act,
    Lodge,
    Why,
    Foresee,
    Concede,
    Undo,
    AllowUndo,
    Claim,
    Again,
    Say,
    Replay,
    Report,
    Complain,
}

use Role::{Former, Owner, Sitter, Sole, Spectator};
use Stage::{Between, Broken, Open, Over, Playing, Sealing};

/// Every role.
pub const ROLES: [Role; 5] = [Spectator, Former, Sitter, Owner, Sole];
/// Every stage.
pub const STAGES: [Stage; 6] = [Open, Sealing, Playing, Between, Over, Broken];

const OWN: &[Role] = &[Owner, Sole];
const PLAYERS: &[Role] = &[Sitter, Owner, Sole];

/// What is allowed: these roles may do this in these stages. Nothing else is.
pub const TABLE: &[(Kind, &[Role], &[Stage])] = &[
    (Kind::Watch, &ROLES, &STAGES),
    (Kind::Unwatch, &ROLES, &STAGES),
    (Kind::Sit, &ROLES, &[Open]),
    (Kind::Stand, OWN, &[Open, Sealing, Over]),
    (Kind::Reveal, OWN, &[Sealing]),
    (Kind::Act, OWN, &[Playing]),
    (Kind::Lodge, OWN, &[Open, Sealing, Playing, Between]),
    (Kind::Why, OWN, &[Playing]),
    (Kind::Foresee, OWN, &[Playing]),
    (Kind::Concede, OWN, &[Playing]),
    (Kind::Undo, OWN, &[Playing]),
    (Kind::AllowUndo, OWN, &[Playing]),
    (Kind::Claim, OWN, &[Playing, Between, Sealing]),
    (Kind::Again, OWN, &[Between, Over]),
    (Kind::Say, &ROLES, &STAGES),
    (Kind::Replay, &ROLES, &[Over, Broken]),
    (Kind::Replay, &[Sole], &[Playing, Between]),
    (Kind::Report, PLAYERS, &[Playing, Between, Over, Broken]),
    (Kind::Report, &[Former], &[Over, Broken]),
    (Kind::Complain, &[Former, Sitter, Owner, Sole], &STAGES),
];

/// Whether somebody of this role may ask for this at a table in this stage.
///
/// # Errors
/// Why not.
pub fn may(role: Role, kind: Kind, stage: Stage) -> Result<(), Code> {
    let rows = || TABLE.iter().filter(|(k, roles, _)| *k == kind && roles.contains(&role));
    if rows().any(|(_, _, stages)| stages.contains(&stage)) {
        Ok(())
    } else if rows().next().is_none() {
        Err(Code::Forbidden)
    } else if stage == Stage::Broken {
        Err(Code::Broken)
    } else {
        Err(Code::NotNow)
    }
}

impl Kind {
    /// The kind of a request about a table, and the seat it names.
    #[must_use]
    pub fn of(ask: &Ask) -> Option<(Kind, Option<u8>)> {
        Some(match ask {
            Ask::Hello { .. } | Ask::Ping | Ask::Lobby => return None,
            Ask::Watch { .. } => (Kind::Watch, None),
            Ask::Unwatch { .. } => (Kind::Unwatch, None),
            Ask::Sit { seat, .. } => (Kind::Sit, Some(*seat)),
            Ask::Stand { seat, .. } => (Kind::Stand, Some(*seat)),
            Ask::Reveal { seat, .. } => (Kind::Reveal, Some(*seat)),
            Ask::Act { seat, .. } => (Kind::Act, Some(*seat)),
            Ask::Lodge { seat, .. } => (Kind::Lodge, Some(*seat)),
            Ask::Why { .. } => (Kind::Why, None),
            Ask::Foresee { .. } => (Kind::Foresee, None),
            Ask::Concede { seat, .. } => (Kind::Concede, Some(*seat)),
            Ask::Undo { seat, .. } => (Kind::Undo, Some(*seat)),
            Ask::AllowUndo { seat, .. } => (Kind::AllowUndo, Some(*seat)),
            Ask::Claim { seat, .. } => (Kind::Claim, Some(*seat)),
            Ask::Again { seat, .. } => (Kind::Again, Some(*seat)),
            Ask::Say { .. } => (Kind::Say, None),
        })
    }
}
