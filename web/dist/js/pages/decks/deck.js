import { GLYPH_NAMES } from "../../lib/glyphs.js";
// src/pages/decks/deck.ts
/** A card of the list has two faces with one name at times; the part tells them apart. */
function keyOf(card) {
	return `${card.part}/${card.name}`;
}
/** One copy more; a card that is not there yet goes to the end of the list. */
function add(entries, part, name, count = 1) {
	if (!entries.some((e) => e.part === part && e.name === name)) return [...entries, {
		part,
		name,
		count: Math.min(count, 99)
	}];
	return entries.map((e) => e.part === part && e.name === name ? {
		...e,
		count: Math.min(e.count + count, 99)
	} : e);
}
/** One copy less; a line without copies disappears. */
function take(entries, part, name) {
	return entries.map((e) => e.part === part && e.name === name ? {
		...e,
		count: e.count - 1
	} : e).filter((e) => e.count > 0);
}
/** How many copies of a card there are. */
function copies(entries, part, name) {
	return entries.find((e) => e.part === part && e.name === name)?.count ?? 0;
}
/** How many cards a part has. */
function size(entries, part) {
	return entries.filter((e) => e.part === part).reduce((sum, e) => sum + e.count, 0);
}
/** The deck as text: the form that every part of the project reads. */
function textOf(entries, parts) {
	const heading = (part) => part.charAt(0).toUpperCase() + part.slice(1);
	const all = [...parts, ...entries.map((e) => e.part)];
	return all.filter((part, n) => all.indexOf(part) === n).filter((part) => entries.some((e) => e.part === part)).map((part) => {
		const lines = entries.filter((e) => e.part === part).map((e) => `${e.count} ${e.name}`);
		return [heading(part), ...lines].join("\n");
	}).join("\n\n");
}
/** The printed number of a card, if it has one. */
function numberOf(card, key) {
	return card.numbers.find((n) => n.key === key)?.n ?? null;
}
/** Copies by cost, from zero to `last` and above. Cards without a cost are left out. */
function curve(entries, cards, last = 8) {
	const columns = [];
	for (let cost = 0; cost <= last; cost++) columns.push({
		cost,
		open: cost === last,
		count: 0
	});
	for (const entry of entries) {
		const card = cards.get(keyOf(entry));
		const cost = card && entry.part !== "evolve" ? numberOf(card, "cost") : null;
		if (cost === null) continue;
		columns[Math.max(0, Math.min(cost, last))].count += entry.count;
	}
	return columns;
}
/** Icons that the deck gives and needs; those that it has nothing to do with are left out. */
function thresholds(entries, cards) {
	return GLYPH_NAMES.map((icon) => {
		const sum = {
			icon,
			gives: 0,
			needs: 0,
			most: 0
		};
		for (const entry of entries) {
			const card = cards.get(keyOf(entry));
			const needed = (card && numberOf(card, `needs-${icon}`)) ?? 0;
			if (card && (numberOf(card, icon) ?? 0) > 0) sum.gives += entry.count;
			if (needed > 0) sum.needs += entry.count;
			sum.most = Math.max(sum.most, needed);
		}
		return sum;
	}).filter(({ gives, needs }) => gives + needs > 0);
}
/** Copies by kind, most frequent first. */
function kinds(entries, cards) {
	const counts = /* @__PURE__ */ new Map();
	for (const entry of entries) {
		const kind = cards.get(keyOf(entry))?.kind;
		if (kind) counts.set(kind, (counts.get(kind) ?? 0) + entry.count);
	}
	return [...counts].map(([kind, count]) => ({
		kind,
		count
	})).sort((a, b) => b.count - a.count);
}
export { add, copies, curve, keyOf, kinds, numberOf, size, take, textOf, thresholds };
