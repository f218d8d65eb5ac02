// src/lib/seating.ts
/** What a game without modes would be played as; no server sends one. */
var NONE = {
	key: "",
	brings_deck: true,
	seatings: []
};
var NOBODY = {
	key: "",
	teams: []
};
/** The mode with this key; the usual one if there is no such mode. */
function modeOf(game, key) {
	return game.modes.find((mode) => mode.key === key) ?? game.modes[0] ?? NONE;
}
/** The way to sit with this key; the usual one of the mode if there is no such way. */
function seatingOf(mode, key) {
	return mode.seatings.find((seating) => seating.key === key) ?? mode.seatings[0] ?? NOBODY;
}
/** How many sit down as usual. */
function usualSeats(game) {
	return seatingOf(modeOf(game, ""), "").teams.length;
}
/** How many sit down to the set-up lines of a scene: one of them may say so. */
function stagedSeats(game, setup) {
	const wish = /^\s*seating\s+(\S+)/m.exec(setup)?.[1];
	return game.modes.flatMap((mode) => mode.seatings).find((seating) => seating.key === wish)?.teams.length ?? usualSeats(game);
}
/** Whether seats play together. */
function inTeams(teams) {
	return new Set(teams).size < teams.length;
}
/** The seats of a new table: the opener's own come first, then all others are alike. */
function newSeats(count, own, others, level = "") {
	return Array.from({ length: count }, (_, n) => n < own ? {
		kind: "human",
		deck: "",
		level: ""
	} : {
		kind: others,
		deck: "",
		level: others === "bot" ? level : ""
	});
}
export { inTeams, modeOf, newSeats, seatingOf, stagedSeats, usualSeats };
