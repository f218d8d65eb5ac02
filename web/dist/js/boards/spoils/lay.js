import { attach, marked, numberAt } from "../parts/laid.js";
// src/boards/spoils/lay.ts
/** Lays out what both seats have in play. */
function lay(play, cards) {
	const laidOut = attach(play.flat(), (spot) => !marked(spot, "spent"));
	return play.map((spots) => {
		const laid = laidOut(spots);
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
export { lay, levels, speedOf };
