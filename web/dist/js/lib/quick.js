import { call } from "./api.js";
import { isBlocked } from "./people.js";
import { go } from "./router.js";
import { sitDown } from "./sit.js";
import { playFriend } from "./start.js";
// src/lib/quick.ts
/** Tables of this kind at which somebody waits for one more, who has waited longest first. */
function waiting(rows, game, wishes) {
	const fits = (row) => row.game === game && row.stage === "open" && row.mode === wishes.mode && row.seating === wishes.seating && row.names.includes("") && row.names.some(Boolean) && !row.players.some(isBlocked);
	return rows.filter(fits).reverse();
}
/** Sits down with whoever waits; where nobody does, waits for the next. */
async function quickMatch(game, wishes) {
	for (const row of waiting(await call("GET", "/api/tables"), game.key, wishes)) try {
		await sitDown(row.table, row.names.indexOf(""), 1, wishes.decks[0] ?? "");
		return go(`/t/${row.table}`);
	} catch {}
	await playFriend(game, {
		...wishes,
		listed: true
	});
}
export { quickMatch };
