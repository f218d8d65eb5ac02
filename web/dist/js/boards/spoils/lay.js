import { attach, marked, numberAt } from "../parts/laid.js";
// src/boards/spoils/lay.ts
/** Lays out what both seats have in play. */
function lay(play, cards) {
	const laidOut = attach(play.flat(), (spot) => !marked(spot, "spent"));
	return play.map((spots) => {
		const laid = laidOut(spots);
		const resources = laid.filter(({ spot }) => isResource(spot, cards));
		const front = laid.filter(({ spot }) => !isResource(spot, cards));
		return {
			free: resources.filter(({ spot }) => !marked(spot, "spent")),
			spent: resources.filter(({ spot }) => marked(spot, "spent")),
			characters: front.filter(({ spot }) => isCharacter(spot)),
			others: front.filter(({ spot }) => !isCharacter(spot)),
			fighters: front.filter(({ spot }) => FIGHTS.some((mark) => marked(spot, mark))).sort((a, b) => speedOf(b) - speedOf(a)),
			target: front.find(({ spot }) => marked(spot, "attacked")) ?? null
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
var FIGHTS = ["attacking", "blocking"];
var isCharacter = (spot) => (spot.card.numbers ?? []).some(({ key }) => key === "speed");
/** Whatever lies face-down is a resource; of the others the card says it, unless the game made something else of it. */
function isResource(spot, cards) {
	if (spot.card.name === null || marked(spot, "face-down")) return true;
	return !(spot.card.numbers ?? []).some(({ key }) => key === "speed" || key === "structure") && cards.get(spot.card.name)?.kind === "resource";
}
export { lay, levels, speedOf };
