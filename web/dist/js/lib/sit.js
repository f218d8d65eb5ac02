import { socket } from "./live.js";
import { say } from "./say.js";
import { commit } from "./seeds.js";
import { settings } from "./store/settings.js";
// src/lib/sit.ts
/** Takes a seat with a deck and a fresh seed. */
async function sitDown(table, seat, round, deck, name = "") {
	await socket.ask({
		do: "sit",
		table,
		seat,
		name: name || settings.name.trim() || say("web-guest"),
		deck,
		commit: commit(table, seat, round)
	});
}
export { sitDown };
