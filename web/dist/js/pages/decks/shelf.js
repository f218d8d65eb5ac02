// src/pages/decks/shelf.ts
var KEY = "arbiter.decks";
/** All decks of this device; what cannot be read is left out. */
function held() {
	try {
		const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
		return Array.isArray(found) ? found.filter(isHeld) : [];
	} catch {
		return [];
	}
}
/** Keeps a deck, in place of the one with the same id. Says whether there was room for it. */
function keep(deck) {
	const others = held();
	const at = others.findIndex((d) => d.id === deck.id);
	if (at < 0) others.push(deck);
	else others[at] = deck;
	return write(others);
}
/** Forgets a deck. */
function forget(id) {
	return write(held().filter((d) => d.id !== id));
}
/** An id that no deck of this device has. */
function freshId() {
	return [...crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(6))].map((b) => b.toString(16).padStart(2, "0")).join("");
}
function write(decks) {
	try {
		localStorage.setItem(KEY, JSON.stringify(decks));
		return true;
	} catch {
		return false;
	}
}
function isHeld(x) {
	if (typeof x !== "object" || x === null) return false;
	const d = x;
	return [
		"id",
		"name",
		"game",
		"text"
	].every((k) => typeof d[k] === "string");
}
export { forget, freshId, held, keep };
