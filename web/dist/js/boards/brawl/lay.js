import { cardAt } from "../../lib/places.js";
// src/boards/brawl/lay.ts
/** The three zones and the essences of the same names, in the order of the book. */
var ESSENCES = [
	"manipulation",
	"destruction",
	"creation"
];
/** What statues are called, by their zones. */
var STATUES = {
	esmae: "manipulation",
	garnet: "destruction",
	ragryl: "creation"
};
function groundOf({ label, marks = [] }) {
	return {
		zone: ESSENCES.find((zone) => zone === label) ?? STATUES[label ?? ""] ?? null,
		statue: marks.includes("statue"),
		trap: marks.includes("trap-space"),
		deployment: label === "deployment"
	};
}
/** All champions of the table, those on the portal too. */
function champions(view) {
	const places = /* @__PURE__ */ new Map();
	for (const place of view.board?.places ?? []) for (const at of place.cards ?? []) places.set(keyOf(at), place.key);
	return view.seats.flatMap((side, seat) => (side.zones.find((zone) => zone.key === "champions")?.cards ?? []).map((card) => {
		const spot = {
			seat,
			zone: "champions",
			slug: card.slug
		};
		return {
			spot,
			card,
			place: places.get(keyOf(spot)) ?? null
		};
	}));
}
/** Traps that lie on hexes; whoever does not know one sees its back. */
function traps(view) {
	return (view.board?.places ?? []).flatMap((place) => (place.cards ?? []).filter((at) => at.zone === "traps").map((spot) => ({
		spot,
		card: cardAt(view, spot) ?? {
			name: null,
			slug: spot.slug
		},
		place: place.key
	})));
}
var keyOf = (at) => `${at.seat ?? "-"}/${at.zone}/${at.slug}`;
function numberOn(card, key) {
	return card.numbers?.find((each) => each.key === key)?.n ?? 0;
}
function marked(card, mark) {
	return card.marks?.includes(mark) ?? false;
}
/** The track from the left. */
function track(view) {
	return view.shared.filter((zone) => /^track-\d+$/.test(zone.key)).map((zone) => {
		const card = zone.cards[0] ?? null;
		const worth = card?.numbers?.find((each) => each.key === "worth")?.n ?? null;
		const met = [0, 1].filter((team) => card !== null && marked(card, `met-${team}`));
		return {
			key: zone.key,
			card,
			worth,
			met
		};
	});
}
/** A line between two hexes as it is drawn, without the tokens at its ends. */
function arrow(from, to, gap) {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const long = Math.hypot(dx, dy);
	if (long <= gap * 2) return null;
	const [ux, uy] = [dx / long, dy / long];
	return {
		x1: from.x + ux * gap,
		y1: from.y + uy * gap,
		x2: to.x - ux * gap,
		y2: to.y - uy * gap
	};
}
/** Edges of a set of hexes towards what is not in it, for the outline of a zone: `x1,y1 x2,y2` around each middle. */
function outline(board, inside) {
	const at = new Map(board.places.map((place) => [place.at.join(), place.key]));
	return board.places.filter((place) => inside.has(place.key)).flatMap((place) => neighbours(place.at).flatMap((next, side) => inside.has(at.get(next.join()) ?? "") ? [] : [{
		key: place.key,
		side
	}]));
}
/** The hexes around one, from the upper right with the clock; odd rows lie half a place to the right. */
function neighbours([column, row]) {
	const aside = Math.abs(row) % 2;
	return [
		[column + aside, row - 1],
		[column + 1, row],
		[column + aside, row + 1],
		[column + aside - 1, row + 1],
		[column - 1, row],
		[column + aside - 1, row - 1]
	];
}
export { ESSENCES, arrow, champions, groundOf, marked, numberOn, outline, track, traps };
