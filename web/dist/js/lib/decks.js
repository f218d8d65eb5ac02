import { either } from "./say.js";
// src/lib/decks.ts
/** The decks for a game: the shipped ones, then those of this device. */
function choosable(game) {
	const shipped = game.decks.map((deck) => ({
		...shownDeck(deck),
		value: deck.key,
		own: false
	}));
	const own = held(game.key).map((deck) => ({
		id: deck.id,
		title: deck.name,
		group: "",
		value: deck.text,
		own: true
	}));
	return [...shipped, ...own];
}
/** A title such as `Forest: swarm and finish` is a name and what the deck does. */
function shownDeck(deck) {
	return {
		id: deck.key,
		title: either(deck.title) || deck.key,
		group: deck.class
	};
}
function held(game) {
	try {
		const found = JSON.parse(localStorage.getItem("arbiter.decks") ?? "[]");
		if (!Array.isArray(found)) return [];
		return found.filter((deck) => deck?.game === game && typeof deck.text === "string");
	} catch {
		return [];
	}
}
export { choosable };
