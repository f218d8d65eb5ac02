import { get, proxy, set, state, user_derived } from "../vendor/svelte.js";
// src/lib/router.svelte.ts
if (location.pathname !== "/" && !location.hash) history.replaceState(null, "", `/#${location.pathname}${location.search}`);
var hash = state(proxy(location.hash));
addEventListener("hashchange", () => {
	set(hash, location.hash, true);
});
var route = user_derived(() => parse(get(hash)));
/** Where we are; reactive. */
function here() {
	return get(route);
}
/** Goes to a place such as `/t/ID`. */
function go(path) {
	location.hash = `#${path}`;
}
function parse(text) {
	const [path = "", search = ""] = text.replace(/^#/, "").split("?");
	return {
		parts: path.split("/").filter(Boolean).map(decodeURIComponent),
		query: new URLSearchParams(search)
	};
}
export { go, here };
