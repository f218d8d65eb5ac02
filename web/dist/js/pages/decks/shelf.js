// src/pages/decks/shelf.ts
var KEY = "arbiter.decks";
var DRAFT = "arbiter.draft";
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
/** The deck that is being built and not kept yet: a closed page does not lose it. */
function draft(game) {
	try {
		const found = JSON.parse(localStorage.getItem(`${DRAFT} ${game}`) ?? "null");
		return isHeld(found) ? found : null;
	} catch {
		return null;
	}
}
/** Remembers what is being built; null once it is kept or given up. */
function keepDraft(game, deck) {
	try {
		if (deck) localStorage.setItem(`${DRAFT} ${game}`, JSON.stringify(deck));
		else localStorage.removeItem(`${DRAFT} ${game}`);
	} catch {}
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
export { draft, forget, freshId, held, keep, keepDraft };
