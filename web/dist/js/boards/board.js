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
export { giveStage, numberOf, takeStage };
