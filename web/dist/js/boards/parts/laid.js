// src/boards/parts/laid.ts
/** Cards with what lies on them; a card that lies on another one is no card of its own. */
function attach(all, free = () => true) {
	const attached = bearers(all, free);
	const taken = new Set([...attached.values()].flat());
	return (spots) => spots.filter((spot) => !taken.has(spot)).map((spot) => ({
		spot,
		on: above(spot, attached)
	}));
}
function marked(spot, mark) {
	return spot.card.marks?.includes(mark) ?? false;
}
function numberAt({ spot }, key) {
	return spot.card.numbers?.find((each) => each.key === key)?.n ?? 0;
}
/** Views name attached cards at their bearer; the cards themselves lie among the others. */
function bearers(all, can) {
	const free = new Set(all.filter(can));
	const found = /* @__PURE__ */ new Map();
	for (const bearer of all) for (const card of bearer.card.with ?? []) {
		const spot = [...free].find((each) => each !== bearer && bare(each.card.slug) === bare(card.slug));
		if (!spot) continue;
		free.delete(spot);
		found.set(bearer, [...found.get(bearer) ?? [], spot]);
	}
	return found;
}
function above(spot, attached) {
	return (attached.get(spot) ?? []).flatMap((each) => [each, ...above(each, attached)]);
}
/** A slug without the number that tells copies apart. */
function bare(slug) {
	return slug.replace(/#\d+$/, "");
}
export { attach, marked, numberAt };
