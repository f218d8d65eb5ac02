import { api } from "./api.js";
import { go } from "./router.js";
// src/lib/show.ts
/** Lays out the scene that shows a clause, as a table to be played. */
async function showMe(game, clause) {
	const start = {
		is: "shown",
		clause
	};
	const { table } = await api.open({
		game,
		mode: "",
		seating: "",
		seats: [],
		public: false,
		best_of: 1,
		clock: null,
		start
	});
	go(`/t/${table}`);
}
export { showMe };
