import { either, word } from "./say.js";
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
/** What a deck is called, and what it does; one without a name of its own is called by its class. */
function titleParts(title, group, game) {
	const [head = "", ...rest] = title.split(/\s*:\s*/);
	if (rest.length > 0 || !group) return {
		head,
		rest: rest.join(": ")
	};
	return {
		head: word("class-", group, game),
		rest: title
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
export { choosable, titleParts };
