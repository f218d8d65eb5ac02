// src/pages/replay/steps.ts
/** The next place in this direction; the ends stop it. */
function stride(replay, at, by, forward) {
	if (by === "decision") return clamp(replay, at + (forward ? 1 : -1));
	const places = [
		0,
		...by === "beat" ? replay.beats : replay.turns,
		replay.decisions
	];
	if (forward) return Math.min(...places.filter((p) => p > at), replay.decisions);
	return Math.max(...places.filter((p) => p < at), 0);
}
/** A place that this replay has. */
function clamp(replay, at) {
	return Math.max(0, Math.min(Math.round(at), replay.decisions));
}
/** Reads `?at=SEQ&seat=N`; anything else there is ignored. */
function spotOf(query) {
	const at = Number(query.get("at") ?? 0);
	const word = query.get("seat") ?? "";
	return {
		at: Number.isFinite(at) && at > 0 ? Math.floor(at) : 0,
		seat: word === "judge" ? "judge" : /^[0-7]$/.test(word) ? Number(word) : null
	};
}
/** The part of the address behind the path that leads back to this spot. */
function queryOf({ at, seat }) {
	return seat === null ? { at: String(at) } : {
		at: String(at),
		seat: String(seat)
	};
}
/** Names by which seats can be told apart: two of the same name get their letters. */
function apart(names) {
	return names.map((name, seat) => name && names.indexOf(name) !== names.lastIndexOf(name) ? `${name} (${String.fromCharCode(65 + seat)})` : name);
}
/** Milliseconds between two beats, by speed. */
var SPEEDS = [
	{
		key: "slow",
		ms: 2400
	},
	{
		key: "normal",
		ms: 1200
	},
	{
		key: "fast",
		ms: 450
	}
];
export { SPEEDS, apart, clamp, queryOf, spotOf, stride };
