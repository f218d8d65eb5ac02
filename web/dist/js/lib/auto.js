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
* The answer that is given without asking, or null. It follows from the kind
* of the question and from what was said beforehand, never from whether there
* would have been something better to do: whoever watches the clock learns
* nothing about a hand.
*/
function answer(game, view, options, orders) {
	if (orders.fullControl || view.asked === null || options.length === 0) return null;
	const pass = options.findIndex((option) => option.act === "pass");
	if (pass >= 0) return orders.passing || orders.passed.includes(stopKey(game, view)) ? pass : null;
	const [only] = options;
	return options.length === 1 && only && !GIVE_WAY.includes(only.act) ? 0 : null;
}
/** The stop that a question of this view belongs to. */
function stopKey(game, view) {
	return stopOf(game, view.phase, view.active === view.asked);
}
function stopOf(game, phase, mine) {
	return `${game} ${phase} ${mine ? "mine" : "theirs"}`;
}
export { answer, stopOf };
