import { api } from "../../lib/api.js";
// src/pages/decks/play.ts
/** Opens a table against bots; gives the address of the table, where this deck is proposed. */
async function playWith(game, deck) {
	const bots = Array.from({ length: game.seats[0] - 1 }, () => ({
		kind: "bot",
		deck: "",
		level: "steady"
	}));
	return `/t/${(await api.open({
		game: game.key,
		seats: [{
			kind: "human",
			deck: "",
			level: ""
		}, ...bots],
		public: false,
		best_of: 1,
		clock: null,
		start: { is: "fresh" }
	})).table}?deck=${deck}`;
}
export { playWith };
