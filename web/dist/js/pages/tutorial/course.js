// src/pages/tutorial/course.ts
/**
* Says what comes next. Questions with one option only are answered by the page
* unless the lesson speaks of them, so that a lesson holds what is worth telling.
*/
function next(lesson, done, view, options) {
	const step = lesson.steps[done];
	if (!step) return { is: "done" };
	if (!view || view.asked === null) return view?.outcome ? { is: "astray" } : { is: "wait" };
	if (options.length === 0) return { is: "wait" };
	const pick = view.asked === step.seat ? find(options, step.words) : null;
	if (pick !== null) return step.seat === 0 ? {
		is: "learner",
		step,
		pick
	} : {
		is: "page",
		pick,
		step
	};
	if (options.length === 1 && options[0].act !== "end") return {
		is: "page",
		pick: 0,
		step: null
	};
	return { is: "astray" };
}
/** The option that these words mean: the same words, else the only one that holds them. */
function find(options, words) {
	const wanted = words.trim().toLowerCase();
	const same = options.findIndex((o) => o.words.toLowerCase() === wanted);
	if (same >= 0) return same;
	const held = options.flatMap((o, n) => o.words.toLowerCase().includes(wanted) ? [n] : []);
	return held.length === 1 ? held[0] : null;
}
var KEY = "arbiter.lessons";
/** Numbers of the lessons of a game that were finished on this device. */
function finished(game) {
	const all = readAll()[game];
	return Array.isArray(all) ? all.filter((n) => typeof n === "number") : [];
}
/** Remembers that a lesson was finished. */
function finish(game, lesson) {
	const all = readAll();
	all[game] = [.../* @__PURE__ */ new Set([...finished(game), lesson])].sort((a, b) => a - b);
	try {
		localStorage.setItem(KEY, JSON.stringify(all));
	} catch {}
}
function readAll() {
	try {
		const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
		return typeof found === "object" && found !== null ? found : {};
	} catch {
		return {};
	}
}
export { finish, finished, next };
