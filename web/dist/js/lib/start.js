import { api } from "./api.js";
import { go } from "./router.js";
import { say } from "./say.js";
import { sitDown } from "./sit.js";
import { settings } from "./store/settings.js";
// src/lib/start.ts
var seat = (kind, level = "") => ({
	kind,
	deck: "",
	level
});
/** A table against a bot; the game begins at once. */
async function playBot(game, wishes) {
	await begin(game, wishes, [seat("human"), seat("bot", wishes.level)], [wishes.deck]);
}
/** A table with an open seat and an invitation for it. */
async function playFriend(game, wishes) {
	await begin(game, wishes, [seat("human"), seat("open")], [wishes.deck]);
}
/** A table for two who share this device. */
async function playHotSeat(game, wishes) {
	await begin(game, wishes, [seat("human"), seat("human")], [wishes.deck, wishes.other]);
}
async function begin(game, wishes, seats, decks) {
	const asked = {
		game: game.key,
		seats,
		public: wishes.listed,
		best_of: wishes.bestOf,
		clock: wishes.clock,
		start: { is: "fresh" }
	};
	const { table } = await api.open(asked);
	for (const [n, deck] of decks.entries()) await sitDown(table, n, 1, deck, n === 0 ? "" : say("web-second-name", { name: settings.name || say("web-guest") }));
	go(`/t/${table}`);
}
export { playBot, playFriend, playHotSeat };
