import { choosable } from "../../lib/decks.js";
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
	const [first, second] = game.decks;
	return {
		deck: first?.key ?? "",
		other: second?.key ?? first?.key ?? "",
		level: "steady",
		bestOf: 1,
		clock: "none",
		listed: false
	};
}
function wishesOf(game, form) {
	const value = (id) => choosable(game).find((deck) => deck.id === id)?.value ?? id;
	return {
		deck: value(form.deck),
		other: value(form.other),
		level: form.level,
		bestOf: form.bestOf,
		clock: CLOCKS[form.clock],
		listed: form.listed
	};
}
export { freshForm, wishesOf };
