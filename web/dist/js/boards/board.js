import { getContext, setContext } from "../vendor/svelte.js";
// src/boards/board.ts
var KEY = Symbol("stage");
function giveStage(stage) {
	setContext(KEY, stage);
}
function takeStage() {
	return getContext(KEY);
}
/** A public number of a seat. */
function numberOf(view, seat, key) {
	return view.seats[seat]?.numbers.find((number) => number.key === key)?.n ?? 0;
}
/** The seats as they are drawn: the near one first, then those of its team, then the others in turn order. */
function seatings(view, near) {
	const all = view.seats.map((_, i) => (near + i) % view.seats.length);
	const team = view.seats[near]?.team;
	return {
		own: all.filter((seat) => view.seats[seat]?.team === team),
		others: all.filter((seat) => view.seats[seat]?.team !== team)
	};
}
export { giveStage, numberOf, seatings, takeStage };
