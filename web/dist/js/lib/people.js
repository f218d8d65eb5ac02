import { call } from "./api.js";
import { settings } from "./store/settings.js";
// src/lib/people.ts
/** Who else is here: who sits, and who spoke. */
function met(seats, chat, own) {
	const others = [...seats.map(({ player, name }) => ({
		player: player ?? "",
		name
	})), ...chat.map(({ player, name }) => ({
		player,
		name
	}))].filter(({ player }) => player !== "" && player !== own);
	return [...new Map(others.toReversed().map((each) => [each.player, each])).values()].toReversed();
}
function isBlocked(player) {
	return Boolean(player) && settings.blocked.includes(player ?? "");
}
/** Whom this device neither hears nor meets by chance any more, or again. */
function block(player, blocked = true) {
	const others = settings.blocked.filter((each) => each !== player);
	settings.blocked = blocked ? [...others, player] : others;
}
/** Tells whoever keeps the server about somebody. */
function complainAbout(table, player, why) {
	return call("POST", `/api/tables/${table}/complaint`, {
		player,
		why
	});
}
export { block, complainAbout, isBlocked, met };
