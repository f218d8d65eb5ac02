// src/lib/auto.ts
/** Acts that give way: their being the only option depends on what a hand holds. */
var GIVE_WAY = [
	"pass",
	"end",
	"stop",
	"no",
	"refuse"
];
/**
* The answer that this page gives without asking, or null: the only one there
* is, unless it gives way. Windows are passed by the room, by the orders that
* it was given: whoever watches the clock learns nothing about a hand.
*/
function answer(view, options, fullControl) {
	if (fullControl || view.asked === null) return null;
	const [only] = options;
	return options.length === 1 && only && !GIVE_WAY.includes(only.act) ? 0 : null;
}
/** What the room is told, so that it answers for this person. */
function ordersOf(game, { fullControl, passed, passing }) {
	if (fullControl) return {
		ask_all: true,
		pass: []
	};
	const stops = passed.flatMap((key) => {
		const [of, phase = "", whose] = key.split(" ");
		return of === game ? [{
			question: "",
			phase,
			turns: whose === "mine" ? "own" : "others",
			until: "match"
		}] : [];
	});
	const now = {
		question: "",
		phase: "",
		turns: "any",
		until: "turn"
	};
	return {
		ask_all: false,
		pass: passing ? [...stops, now] : stops
	};
}
/** Whether these orders pass every window until the next turn. */
function isPassing(orders) {
	return orders?.pass.some((each) => each.until === "turn") ?? false;
}
/** The stop that a question of this view belongs to. */
function stopOf(game, phase, mine) {
	return `${game} ${phase} ${mine ? "mine" : "theirs"}`;
}
export { answer, isPassing, ordersOf, stopOf };
