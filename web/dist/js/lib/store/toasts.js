import { proxy } from "../../vendor/svelte.js";
import { Refusal } from "../api.js";
import { tell } from "../say.js";
// src/lib/store/toasts.svelte.ts
var toasts = proxy([]);
var last = 0;
function note(text, bad = false) {
	last += 1;
	const id = last;
	toasts.push({
		id,
		text,
		bad
	});
	setTimeout(() => drop(id), bad ? 9e3 : 5e3);
}
function drop(id) {
	const at = toasts.findIndex((toast) => toast.id === id);
	if (at >= 0) toasts.splice(at, 1);
}
/** Says what went wrong; anything that is no refusal is a mistake of ours. */
function complain(problem, scene) {
	if (!(problem instanceof Refusal)) {
		note(String(problem), true);
		return;
	}
	const why = problem.why;
	note(tell(why, scene) + (problem.clause ? ` [${problem.clause}]` : ""), true);
}
export { complain, drop, note, toasts };
