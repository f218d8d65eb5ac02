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
/** Changes the query of this place without a step in the history. */
function requery(query) {
	const [path = ""] = location.hash.slice(1).split("?");
	const search = new URLSearchParams(query).toString();
	history.replaceState(null, "", `#${path}${search ? `?${search}` : ""}`);
	set(hash, location.hash, true);
}
function parse(text) {
	const [path = "", search = ""] = text.replace(/^#/, "").split("?");
	return {
		parts: path.split("/").filter(Boolean).map(decodeURIComponent),
		query: new URLSearchParams(search)
	};
}
export { go, here, requery };
