// src/boards/spoils/lay.ts
/** Lays out what both seats have in play. */
function lay(play, cards) {
	const attached = bearers(play.flat());
	const taken = new Set([...attached.values()].flat());
	return play.map((spots) => {
		const laid = spots.filter((spot) => !taken.has(spot)).map((spot) => ({
			spot,
			on: above(spot, attached)
		}));
		const battle = laid.filter(({ spot }) => isFighting(spot));
		const calm = laid.filter(({ spot }) => !isFighting(spot));
		const resources = calm.filter(({ spot }) => isResource(spot, cards));
		const front = calm.filter(({ spot }) => !isResource(spot, cards));
		return {
			free: resources.filter(({ spot }) => !marked(spot, "spent")),
			spent: resources.filter(({ spot }) => marked(spot, "spent")),
			characters: front.filter(({ spot }) => isCharacter(spot)),
			others: front.filter(({ spot }) => !isCharacter(spot)),
			fighters: battle.filter(({ spot }) => !marked(spot, "attacked")).sort((a, b) => speedOf(b) - speedOf(a)),
			target: battle.find(({ spot }) => marked(spot, "attacked")) ?? null
		};
	});
}
function marked(spot, mark) {
	return spot.card.marks?.includes(mark) ?? false;
}
function numberAt({ spot }, key) {
	return spot.card.numbers?.find((each) => each.key === key)?.n ?? 0;
}
function speedOf(laid) {
	return numberAt(laid, "speed");
}
/** The speeds at which damage is dealt, the first first. */
function levels(parties) {
	return [...new Set(parties.flat().map(speedOf))].sort((a, b) => b - a);
}
var isFighting = (spot) => [
	"attacking",
	"blocking",
	"attacked"
].some((mark) => marked(spot, mark));
var isCharacter = (spot) => (spot.card.numbers ?? []).some(({ key }) => key === "speed");
/** Whatever lies face-down is a resource; of the others the card says it, unless the game made something else of it. */
function isResource(spot, cards) {
	if (spot.card.name === null || marked(spot, "face-down")) return true;
	return !(spot.card.numbers ?? []).some(({ key }) => key === "speed" || key === "structure") && cards.get(spot.card.name)?.kind === "resource";
}
/** Views name attached cards at their bearer; the cards themselves lie among the others. */
function bearers(all) {
	const free = new Set(all);
	const found = /* @__PURE__ */ new Map();
	for (const bearer of all) for (const card of bearer.card.with ?? []) {
		const spot = [...free].find((each) => each !== bearer && bare(each.card.slug) === bare(card.slug) && !marked(each, "spent"));
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
export { lay, levels, marked, numberAt, speedOf };
