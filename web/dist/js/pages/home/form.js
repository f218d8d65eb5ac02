import { choosable } from "../../lib/decks.js";
import { modeOf, seatingOf } from "../../lib/seating.js";
// src/pages/home/form.ts
var CLOCKS = {
	none: null,
	slow: {
		decision_s: 30,
		reserve_s: 1200
	},
	fast: {
		decision_s: 10,
		reserve_s: 420
	}
};
function freshForm(game) {
	const mode = modeOf(game, "");
	const most = Math.max(1, ...game.modes.flatMap((each) => each.seatings.map((seating) => seating.teams.length)));
	const decks = Array.from({ length: most }, (_, n) => game.decks[n % Math.max(1, game.decks.length)]?.key ?? "");
	return {
		mode: mode.key,
		seating: seatingOf(mode, "").key,
		decks,
		level: "steady",
		bestOf: 1,
		clock: "none",
		listed: false,
		firm: false
	};
}
function wishesOf(game, form) {
	const value = (id) => choosable(game).find((deck) => deck.id === id)?.value ?? id;
	const mode = modeOf(game, form.mode);
	const seating = seatingOf(mode, form.seating);
	const seats = seating.teams.length;
	return {
		mode: mode.key,
		seating: seating.key,
		seats,
		decks: seating.teams.map((_, n) => mode.brings_deck ? value(form.decks[n] ?? "") : ""),
		level: form.level,
		bestOf: form.bestOf,
		clock: CLOCKS[form.clock],
		listed: form.listed,
		firm: form.firm
	};
}
export { freshForm, wishesOf };
