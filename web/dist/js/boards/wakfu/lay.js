import { attach, marked, numberAt } from "../parts/laid.js";
// src/boards/wakfu/lay.ts
/** Lays out what all seats have in play, and tells the battle: whoever fights stays where it is. */
function lay(seats, cards) {
	const laidOut = attach(seats.flatMap(({ world, bag }) => [...world, ...bag]));
	const kind = ({ spot }) => spot.card.name === null ? "" : cards.get(spot.card.name)?.kind ?? "";
	const all = seats.map(({ world, bag }) => ({
		world: laidOut(world),
		bag: laidOut(bag)
	}));
	return {
		sides: all.map(({ world, bag }) => {
			const isBag = (each) => kind(each) === "bag";
			return {
				fighters: world.filter((each) => stands(each) && !isBag(each)),
				places: world.filter((each) => !stands(each) && !isBag(each)),
				haven: world.find(isBag) ?? null,
				inside: bag
			};
		}),
		fight: fightOf(all.flatMap(({ world, bag }) => [...world, ...bag]))
	};
}
function fightOf(all) {
	const attackers = all.filter(({ spot }) => marked(spot, "attacking"));
	const blockers = all.filter(({ spot }) => marked(spot, "blocking"));
	const duel = (each) => numberAt(each, "duel");
	return {
		duels: [...new Set([...attackers, ...blockers].map(duel))].filter((n) => n > 0).sort((a, b) => a - b).map((n) => ({
			attacker: attackers.find((each) => duel(each) === n) ?? null,
			blockers: blockers.filter((each) => duel(each) === n)
		})),
		free: attackers.filter((each) => duel(each) === 0),
		idle: blockers.filter((each) => duel(each) === 0),
		target: all.find(({ spot }) => marked(spot, "target") && !marked(spot, "blocking")) ?? null
	};
}
var stands = ({ spot }) => (spot.card.numbers ?? []).some(({ key }) => key === "strength");
export { lay };
