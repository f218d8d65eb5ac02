import { api } from "../../lib/api.js";
import { newSeats, usualSeats } from "../../lib/seating.js";
// src/pages/decks/play.ts
/** Opens a table against bots; gives the address of the table, where this deck is proposed. */
async function playWith(game, deck) {
	return `/t/${(await api.open({
		game: game.key,
		mode: "",
		seating: "",
		seats: newSeats(usualSeats(game), 1, "bot", "steady"),
		public: false,
		best_of: 1,
		clock: null,
		start: { is: "fresh" }
	})).table}?deck=${deck}`;
}
export { playWith };
