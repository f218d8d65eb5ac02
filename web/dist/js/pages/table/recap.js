// src/pages/table/recap.ts
var KEY = "arbiter.seen";
/** Tables whose place is remembered. */
var MOST = 20;
/** Less than that, whoever looked away for a moment sees by looking. */
var WORTH = 3;
function all() {
	try {
		const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
		return Array.isArray(found) ? found.filter((each) => Array.isArray(each) && typeof each[1] === "number") : [];
	} catch {
		return [];
	}
}
/** How many lines of this game were seen on this device; null if it was never left. */
function seenOf(key) {
	return all().find(([of]) => of === key)?.[1] ?? null;
}
/** Remembers how far somebody has read. */
function sees(key, lines) {
	if (lines === 0) return;
	try {
		localStorage.setItem(KEY, JSON.stringify([[key, lines], ...all().filter(([of]) => of !== key)].slice(0, MOST)));
	} catch {}
}
/** What was missed, the newest at most; empty where it is hardly anything. */
function missed(lines, from, most) {
	const fresh = lines.slice(from).filter((line) => line.depth <= 1);
	return fresh.length < WORTH ? [] : fresh.slice(-most);
}
/** The heaviest blow of a game and the turn in which it fell: what it turned on. */
function keyMoment(lines) {
	let [turn, best, weight] = [
		0,
		null,
		1
	];
	for (const line of lines) {
		if (line.said.key === "log-turn") turn = numberOf(line, [
			"turn",
			"number",
			"n"
		]) ?? turn + 1;
		if (!/^log-(damage|loses-influence|scores|leader-loses)/.test(line.said.key)) continue;
		const heavy = numberOf(line, ["number", "n"]) ?? 0;
		if (heavy > 1 && heavy >= weight) [best, weight] = [{
			line,
			turn
		}, heavy];
	}
	return best;
}
function numberOf(line, names) {
	for (const name of names) {
		const arg = line.said.args?.find(([of]) => of === name)?.[1];
		if (arg && "number" in arg) return arg.number;
	}
	return null;
}
export { keyMoment, missed, seenOf, sees };
