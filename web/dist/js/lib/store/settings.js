import { effect_root, proxy, user_effect } from "../../vendor/svelte.js";
// src/lib/store/settings.svelte.ts
var KEY = "arbiter.settings";
var first = {
	language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
	theme: "auto",
	motion: "auto",
	name: "",
	game: "",
	fullControl: false,
	passIdle: true,
	askOwn: false,
	sound: false,
	grid: true,
	blocked: [],
	passed: []
};
var settings = proxy({
	...first,
	...kept()
});
function kept() {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
	} catch {
		return {};
	}
}
effect_root(() => {
	user_effect(() => {
		localStorage.setItem(KEY, JSON.stringify(settings));
	});
	user_effect(() => {
		const root = document.documentElement;
		root.lang = settings.language;
		root.dataset["theme"] = settings.theme;
		root.dataset["motion"] = settings.motion;
	});
});
/** The wanted one of these games, else the one that was chosen last, else the first. */
function preferred(games, wanted) {
	const find = (key) => games.find((each) => each.key === key);
	return find(wanted ?? "") ?? find(settings.game) ?? games[0];
}
/** Whether things may move. */
function moves() {
	if (settings.motion !== "auto") return settings.motion === "on";
	return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
export { moves, preferred, settings };
