import { copies } from "./deck.js";
// src/pages/decks/suggest.ts
/** A deck as its text says it; a line without a count names the part that follows. */
function entriesOf(text) {
	const found = [];
	let part = "";
	for (const line of text.split("\n").map((each) => each.replace(/#.*/, "").trim())) {
		const [, count, name] = /^(\d+)\s+(.+)$/.exec(line) ?? [];
		if (count && name) found.push({
			part,
			name,
			count: Number(count)
		});
		else if (line) part = line.toLowerCase().replace(/:$/, "");
	}
	return found;
}
/** How many cards two decks have in common. */
function common(a, b) {
	return b.reduce((sum, { part, name, count }) => sum + Math.min(count, copies([...a], part, name)), 0);
}
/** Cards of the nearest shipped deck that this one has fewer of, with how many are missing. */
function suggested(entries, shipped, most) {
	let best = null;
	for (const deck of shipped) {
		const all = entriesOf(deck.text);
		const like = common(entries, all);
		if (like > (best?.like ?? 0)) best = {
			deck,
			all,
			like
		};
	}
	if (!best) return null;
	const missing = best.all.map((entry) => ({
		...entry,
		count: entry.count - copies([...entries], entry.part, entry.name)
	})).filter((entry) => entry.count > 0);
	return {
		deck: best.deck,
		entries: missing.slice(0, most)
	};
}
export { suggested };
