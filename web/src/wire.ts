// Made from platform/protocol by its test; `ARBITER_BLESS=1 cargo test -p arbiter-protocol` writes it anew.

export type View = { viewer: number | null, turn: number, active: number | null, phase: string, asked: number | null, question: string, subject?: Subject | null, seats: Array<Side>, shared: Array<Zone>, board?: Board | null, pair?: [string, string] | null, pending: Array<Pending>, outcome: Outcome | null, };

export type Subject = { card: string, at?: Spot | null, line?: number | null, about?: Array<Spot>, };

export type Outcome = { won: Array<number>, stopped: boolean, };

export type Count = { key: string, n: number, };

export type Side = { team: number, out: boolean, numbers: Array<Count>, zones: Array<Zone>, };

export type Zone = { key: string, count: number, cards: Array<Card>, };

export type Card = { name: string | null, slug: string, numbers?: Array<Count>, marks?: Array<string>, counters?: Array<Count>, with?: Array<Card>, };

export type Pending = { seat: number, card: string, };

export type Choice = { words: string, label: Message, act: string, about?: Array<Spot>, places?: Array<string>, };

export type Spot = { seat: number | null, zone: string, slug: string, };

export type Board = { shape: Shape, places: Array<BoardPlace>, };

export type Shape = "squares" | "hexes";

export type BoardPlace = { key: string, at: [number, number], label?: string | null, seat: number | null, marks?: Array<string>, cards?: Array<Spot>, };

export type Message = { key: string, args?: Array<[string, Arg]>, };

export type Arg = { "seat": number } | { "number": number } | { "card": string | null } | { "key": string } | { "text": string } | { "list": Array<Arg> };

export type Line = { at: number, said: Message, clause: string, cause?: string | null, depth: number, };

export type Room = { table: string, game: string, mode: string, seating: string, brings_deck: boolean, seq: number, role: Role, seats: Array<Sitter>, watchers: number, stage: Stage, round: number, best_of: number, clock: Clock | null, at: number, view: View | null, options: Array<Choice>, log_from: number, log: Array<Line>, undo: Undo, firm?: boolean, claim: boolean, fair: Fair, chat: Array<Spoken>, staged: boolean, packs?: Array<PackPin>, scene?: Scene, };

export type Scene = { clauses: Array<string>, title: string, story: Array<string>, cards: Array<CardInfo>, };

export type Role = { "is": "seat", seats: Array<number>, } | { "is": "spectator" } | { "is": "former" };

export type Stage = "open" | "sealing" | "playing" | "between" | "over" | "broken";

export type Sitter = { team: number, kind: SeatKind, name: string, player: string | null, here: boolean, ready: boolean, wins: number, reserve_ms: number | null, decision_ms: number | null, deck?: string, orders?: Orders, };

export type Orders = { ask_all: boolean, pass: Array<Pass>, };

export type Pass = { question: string, phase: string, turns: Turns, until: Until, };

export type Turns = "own" | "others" | "any" | "after-own" | "idle";

export type Until = "turn" | "game" | "match";

export type SeatKind = "open" | "human" | "bot";

export type Clock = { decision_s: number, reserve_s: number, };

export type Undo = { seats: Array<number>, free: boolean, asked_by: number | null, waiting: Array<number>, };

export type Fair = { server_commit: string, next_commit: string | null, commits: Array<string>, server_seed: string | null, seeds: Array<string>, };

export type Spoken = { player: string, name: string, seat: number | null, text: string, };

export type Code = "malformed" | "too-big" | "too-fast" | "version" | "hello" | "token" | "unknown" | "forbidden" | "taken" | "not-asked" | "stale" | "no-option" | "deck" | "seed" | "not-now" | "text" | "busy" | "broken";

export type Ask = { "do": "hello", token: string, } | { "do": "ping" } | { "do": "lobby" } | { "do": "watch", table: string, have: number, } | { "do": "unwatch", table: string, } | { "do": "sit", table: string, seat: number, name: string, deck: string, commit: string, } | { "do": "stand", table: string, seat: number, } | { "do": "reveal", table: string, seat: number, seed: string, } | { "do": "act", table: string, seat: number, at: number, pick: number, } | { "do": "lodge", table: string, seat: number, orders: Orders, } | { "do": "why", table: string, words: string, } | { "do": "foresee", table: string, at: number, pick: number, } | { "do": "concede", table: string, seat: number, } | { "do": "undo", table: string, seat: number, } | { "do": "allow-undo", table: string, seat: number, allow: boolean, } | { "do": "claim", table: string, seat: number, } | { "do": "again", table: string, seat: number, deck: string, commit: string, } | { "do": "say", table: string, text: string, };

export type Request = { v: number, id: string, } & ({ "do": "hello", token: string, } | { "do": "ping" } | { "do": "lobby" } | { "do": "watch", table: string, have: number, } | { "do": "unwatch", table: string, } | { "do": "sit", table: string, seat: number, name: string, deck: string, commit: string, } | { "do": "stand", table: string, seat: number, } | { "do": "reveal", table: string, seat: number, seed: string, } | { "do": "act", table: string, seat: number, at: number, pick: number, } | { "do": "lodge", table: string, seat: number, orders: Orders, } | { "do": "why", table: string, words: string, } | { "do": "foresee", table: string, at: number, pick: number, } | { "do": "concede", table: string, seat: number, } | { "do": "undo", table: string, seat: number, } | { "do": "allow-undo", table: string, seat: number, allow: boolean, } | { "do": "claim", table: string, seat: number, } | { "do": "again", table: string, seat: number, deck: string, commit: string, } | { "do": "say", table: string, text: string, });

export type Tell = { "is": "welcome", v: number, player: string, rules: string, } | { "is": "done", id: string, seq: number, } | { "is": "refused", id: string, code: Code, why: Message, clause: string | null, } | { "is": "room" } & Room | { "is": "said", table: string, spoken: Spoken, } | { "is": "why-not", id: string, why: Message | null, clause: string | null, } | { "is": "foreseen", id: string, lines: Array<Line>, sure: boolean, } | { "is": "lobby", tables: Array<TableRow>, } | { "is": "moved", table: string, } | { "is": "broken", table: string, why: Message, } | { "is": "closing" } | { "is": "pong" };

export type Both = { en: string, fr: string, };

export type BothLines = { en: Array<string>, fr: Array<string>, };

export type CardInfo = { name: string, title: Both, slug: string, kind: string, class: string, traits: Array<Both>, numbers: Array<Count>, keywords: Array<string>, text: BothLines, part: string, copies: number, set: string, pack?: string, picture?: boolean, };

export type DeckReport = { entries: Array<DeckEntry>, faults: Array<DeckFault>, notes: Array<DeckFault>, legal: boolean, text: string, code: string, file: string, ending: string, };

export type DeckEntry = { part: string, count: number, name: string, };

export type DeckFault = { line: number, why: Message, clause: string | null, nearest: Array<string>, };

export type Problem = { code: Code, why: Message, text: string, };

export type Reading = { on: string, rows: Array<ReadRow>, ties: Array<[string, string]>, texts: Array<[string, string]>, };

export type ReadRow = { depth: number, field: string, words: Array<string>, text: string, gives: number | null, means: number | null, };

export type Guest = { token: string, player: string, };

export type Handover = { code: string, seconds: number, };

export type GameInfo = { key: string, title: string, modes: Array<ModeInfo>, rules: string, reserve: boolean, decks: Array<DeckRow>, lessons: number, phases: Array<string>, };

export type ModeInfo = { key: string, brings_deck: boolean, seatings: Array<SeatingInfo>, };

export type SeatingInfo = { key: string, teams: Array<number>, };

export type DeckRow = { key: string, title: Both, class: string, text: string, };

export type Clause = { clause: string, kind: string, summary: Both, shown: boolean, };

export type NewTable = { game: string, mode: string, seating: string, seats: Array<NewSeat>, public: boolean, best_of: number, clock: Clock | null, start: Start, firm?: boolean, packs?: Array<string>, };

export type NewSeat = { kind: SeatKind, deck: string, level: string, };

export type Start = { "is": "fresh" } | { "is": "scene", setup: string, } | { "is": "shown", clause: string, } | { "is": "replay", replay: string, at: number, };

export type Opened = { table: string, invite: string, };

export type TableRow = { table: string, game: string, mode: string, seating: string, stage: Stage, names: Array<string>, players: Array<string>, clock: Clock | null, best_of: number, watchers: number, };

export type Lesson = { number: number, title: Both, setup: string, steps: Array<LessonStep>, done: Both, };

export type LessonStep = { seat: number, words: string, say: Both, };

export type Replay = { replay: string, game: string, names: Array<string>, decisions: number, beats: Array<number>, turns: Array<number>, verified: boolean, packs?: Array<PackPin>, cards?: Array<CardInfo>, };

export type Moment = { at: number, view: View, options: Array<Choice>, picked: number | null, log: Array<Line>, };

export type Found = { names: Array<string>, };

export type Reported = { report: string, text: string | null, };

export type Complaint = { player: string, why: string, };

export type Health = { rules: string, tables: number, sockets: number, };

export type PackPin = { name: string, hash: string, };

export type PackRow = { name: string, game: string, hash: string, own: boolean, };

export type PackReport = { name: string, game: string, hash: string, kept: boolean, cards: Array<PackCard>, };

export type PackCard = { place: string, name: string, set: string, verdict: PackVerdict, why?: string, note?: string, };

export type PackVerdict = "understood" | "refused" | "other";

export type PackFault = { line: number, why: string, };

export type PackStep = { "is": "progress", done: number, all: number, } | { "is": "done" } & PackReport | { "is": "refused", why: Message, text: string, faults: Array<PackFault>, };
