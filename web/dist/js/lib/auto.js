import { alike } from "./pay.js";
// src/lib/auto.ts
/** Questions whether to answer something that was just played or is about to happen. */
var ANSWERS = ["ask-react", "ask-respond"];
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
* is, unless it gives way, and any of those that pay alike. Windows are passed by the room, by the orders that
* it was given: whoever watches the clock learns nothing about a hand. Where nobody could (`alone`: a lesson, a
* scene), a window with nothing but a pass is passed here.
*/
function answer(view, options, fullControl, alone = false) {
	if (fullControl || view.asked === null) return null;
	const [only] = options;
	if (alone && options.length > 0 && options.every(({ act }) => act === "pass")) return 0;
	if (options.length > 1 && alike(view, options)) return 0;
	const first = inOrder(options);
	if (first !== null) return first;
	const gives = only && GIVE_WAY.includes(only.act);
	return options.length === 1 && only && !gives ? 0 : null;
}
/** Acts that are all done anyhow, in the order that everybody would name. */
var ORDER = ["restore", "develop"];
/** Which of several things that all happen comes first, where the order is no decision: null where it is one. */
function inOrder(options) {
	if (options.length < 2) return null;
	if (options.every(({ act }) => ORDER.includes(act))) return options.findIndex(({ act }) => act === ORDER.find((first) => options.some((each) => each.act === first)));
	const labels = new Set(options.map(({ label }) => JSON.stringify(label)));
	return options.every(({ act }) => act === "pending") && labels.size === 1 ? 0 : null;
}
/** What the room is told, so that it answers for this person. */
function ordersOf(game, { fullControl, passed, passing, passIdle, askOwn }) {
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
	const own = ANSWERS.map((question) => ({
		question,
		phase: "",
		turns: "after-own",
		until: "match"
	}));
	const idle = {
		question: "",
		phase: "",
		turns: "idle",
		until: "match"
	};
	const now = {
		question: "",
		phase: "",
		turns: "any",
		until: "turn"
	};
	return {
		ask_all: false,
		pass: [
			...stops,
			...askOwn ? [] : own,
			...passIdle ? [idle] : [],
			...passing ? [now] : []
		]
	};
}
/** Whether these orders pass every window until the next turn. */
function isPassing(orders) {
	return orders?.pass.some((each) => each.until === "turn") ?? false;
}
/** Whether these orders pass a window, after a pause, where there is nothing else to do. */
function passesIdle(orders) {
	return orders?.pass.some((each) => each.turns === "idle") ?? false;
}
/** The stop that a question of this view belongs to. */
function stopOf(game, phase, mine) {
	return `${game} ${phase} ${mine ? "mine" : "theirs"}`;
}
export { answer, isPassing, ordersOf, passesIdle, stopOf };
