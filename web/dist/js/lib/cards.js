import { api } from "./api.js";
// src/lib/cards.ts
/** The cards of a game. */
var Cards = class {
	all;
	#plain = /* @__PURE__ */ new Map();
	#evolved = /* @__PURE__ */ new Map();
	constructor(all) {
		this.all = all;
		for (const card of all) (card.part === "evolve" ? this.#evolved : this.#plain).set(card.name, card);
	}
	/** A card by its English name. */
	get(name, evolved = false) {
		const [wanted, other] = evolved ? [this.#evolved, this.#plain] : [this.#plain, this.#evolved];
		return wanted.get(name) ?? other.get(name);
	}
};
/** A card list that is still on its way. */
var noCards = new Cards([]);
var lists = /* @__PURE__ */ new Map();
/** The games there are. */
function games() {
	return once("games", api.games);
}
/** The card list of a game; fetched once. */
function cards(game) {
	return once(`cards ${game}`, async () => new Cards(await api.cards(game)));
}
/** The clauses of a game, by number; fetched once. */
function clauses(game) {
	return once(`clauses ${game}`, async () => new Map((await api.clauses(game)).map((each) => [each.clause, each])));
}
/** How the texts of a card are read; fetched once. */
function reading(game, name) {
	return once(`reading ${game} ${name}`, () => api.explain(game, name));
}
function once(key, make) {
	const there = lists.get(key);
	if (there) return there;
	const fresh = make();
	lists.set(key, fresh);
	fresh.catch(() => lists.delete(key));
	return fresh;
}
export { Cards, cards, clauses, games, noCards, reading };
