// src/lib/recent.ts
var KEY = "arbiter.recent";
/** More than anybody looks for on a start page. */
var MOST = 12;
/** The tables of this device, the last one first. */
function recent() {
	try {
		const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
		return Array.isArray(found) ? found.filter((each) => typeof each?.table === "string" && Array.isArray(each.names)) : [];
	} catch {
		return [];
	}
}
/** Remembers a table at which one sits and a game has begun. */
function remember(room) {
	if (room.role.is !== "seat" || room.staged || ![
		"playing",
		"between",
		"over"
	].includes(room.stage)) return;
	const now = {
		table: room.table,
		game: room.game,
		names: room.seats.map((seat) => seat.name),
		over: room.stage === "over"
	};
	const before = recent();
	if (JSON.stringify(before[0]) === JSON.stringify(now)) return;
	keep([now, ...before.filter((each) => each.table !== room.table)]);
}
/** A table that is not there any more. */
function forget(table) {
	const before = recent();
	if (before.some((each) => each.table === table)) keep(before.filter((each) => each.table !== table));
}
function keep(list) {
	try {
		localStorage.setItem(KEY, JSON.stringify(list.slice(0, MOST)));
	} catch {}
}
export { forget, recent, remember };
