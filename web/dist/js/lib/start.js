import { api } from "./api.js";
import { go } from "./router.js";
import { say } from "./say.js";
import { modeOf, newSeats } from "./seating.js";
import { sitDown } from "./sit.js";
import { settings } from "./store/settings.js";
// src/lib/start.ts
/** A table against bots, and with bots where teams play; the game begins at once. */
async function playBot(game, wishes) {
	await begin(game, wishes, newSeats(wishes.seats, 1, "bot", wishes.level).map((seat) => seat.kind === "bot" ? {
		...seat,
		deck: otherDeck(game, wishes)
	} : seat), 1);
}
/** A shipped deck of another class than the person's: nobody wants to play against a mirror. */
function otherDeck(game, { mode, decks }) {
	if (mode !== (game.modes[0]?.key ?? "") || !modeOf(game, mode).brings_deck) return "";
	const own = game.decks.find((deck) => deck.key === decks[0]);
	const others = game.decks.filter((deck) => deck.key !== own?.key && deck.class !== own?.class);
	return others[Math.floor(Math.random() * others.length)]?.key ?? "";
}
/** A table with open seats and an invitation for them. */
async function playFriend(game, wishes) {
	await begin(game, wishes, newSeats(wishes.seats, 1, "open"), 1);
}
/** A table for all who share this device. */
async function playHotSeat(game, wishes) {
	await begin(game, wishes, newSeats(wishes.seats, wishes.seats, "open"), wishes.seats);
}
async function begin(game, wishes, seats, own) {
	const brings = seats.map((seat, n) => n < own ? {
		...seat,
		deck: wishes.decks[n] ?? ""
	} : seat);
	const asked = {
		game: game.key,
		mode: wishes.mode,
		seating: wishes.seating,
		seats: brings,
		public: wishes.listed,
		best_of: wishes.bestOf,
		clock: wishes.clock,
		start: { is: "fresh" },
		firm: wishes.firm ?? false
	};
	const { table } = await api.open(asked);
	const name = settings.name || say("web-guest");
	for (let n = 0; n < own; n += 1) await sitDown(table, n, 1, wishes.decks[n] ?? "", n === 0 ? "" : say("web-next-name", {
		name,
		n: n + 1
	}));
	go(`/t/${table}`);
}
export { playBot, playFriend, playHotSeat };
