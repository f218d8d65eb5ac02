import { star } from "./art-subjects.js";
// src/lib/art-people.ts
var f = (n) => n.toFixed(1);
var SHADOW = "#171522";
/** What people wear on their heads; the figure stands at 50, its head is 4 large and has its crown at 0. */
var HATS = {
	hood: "M43.5 10Q43 -5 50 -5.5Q57 -5 56.5 10Z",
	horns: "M46 4Q39 0 41.5 -8Q44 -1 50 1Q56 -1 58.5 -8Q61 0 54 4Z",
	hat: "M40 4Q50 -1 60 4L54 1L52 -11L46 1Z",
	brim: "M37 3.5H63L60 1.5H56Q56 -5 50 -5Q44 -5 44 1.5H40Z",
	ears: "M46 4L44.5 -6L50 0L55.5 -6L54 4Z",
	crown: "M45.5 2V-5L48 -1.5L50 -6L52 -1.5L54.5 -5V2Z",
	helm: "M45 9V1Q45 -4 50 -4Q55 -4 55 1V9L51 6V3H49V6ZM49 -4Q50 -11 58 -9Q54 -7 52 -3.5Z",
	plait: "M45.4 3Q46 -3 51 -3Q58 -2 56 7Q60 14 57 22Q54 16 54 6Z",
	halo: "M43 -4A7 2.4 0 1 0 57 -4A7 2.4 0 1 0 43 -4ZM45 -4A5 1.2 0 1 1 55 -4A5 1.2 0 1 1 45 -4Z"
};
/** What they hold, to the right of the figure, whose shoulders are at 10 and whose feet at 40. */
var ITEMS = {
	staff: `M63 -6H64.4V40H63Z${star(63.7, -8, 4)}`,
	sword: "M60 16L72 -10L74 -4L64 18ZM58 14L66 19L65 20.6L57 15.6Z",
	spear: "M64 -6L65 -14L66 -6V40H64Z",
	axe: "M63 -4H64.6V34H63ZM64.6 -5Q74 -6 74 4Q70 3 64.6 7Z",
	shield: "M56 14H74V24Q74 34 65 38Q56 34 56 24Z",
	banner: "M63 -14H64.4V40H63ZM64.4 -13H84L79 -6L84 1H64.4Z",
	lantern: "M60 12H68V13.4H60ZM63.5 13H64.5V17H63.5ZM60 17H68L69.5 29H58.5Z",
	scythe: "M63 -8H64.4V40H63ZM64.4 -8Q50 -16 42 -6Q54 -9 64.4 -3Z",
	book: "M57 16L65 18L73 16V28L65 30L57 28Z",
	bow: "M62 -4Q80 16 62 36L62.6 36.8Q76 16 62.6 -4.8Z",
	hammer: "M63.4 0H65.4V34H63.4ZM57 -7H72V2H57Z",
	none: "M0 0"
};
/** What they stand in. */
var BODIES = {
	cloak: "M46.6 8C42 13 39 30 38 42H62C61 30 58 13 53.4 8Z",
	armour: "M41 9Q50 6.5 59 9L61 15L57 16L56 25L58 42H52L50 29L48 42H42L44 25L43 16L39 15Z",
	gown: "M46.5 8Q45 14 46.5 20C42 27 37 35 34 42H66C63 35 58 27 53.5 20Q55 14 53.5 8Z",
	broad: "M38 12Q50 4 62 12L64 26L58 27L59 42H41L42 27L36 26Z"
};
/** What each class likes; half of its people wear and hold something else. */
var LIKED = {
	forestcraft: {
		hats: [
			"ears",
			"plait",
			"hood"
		],
		items: [
			"bow",
			"staff",
			"lantern"
		]
	},
	swordcraft: {
		hats: [
			"helm",
			"crown",
			"brim"
		],
		items: [
			"sword",
			"shield",
			"banner"
		]
	},
	runecraft: {
		hats: [
			"hat",
			"hood",
			"plait"
		],
		items: [
			"staff",
			"book",
			"lantern"
		]
	},
	dragoncraft: {
		hats: [
			"horns",
			"helm",
			"plait"
		],
		items: [
			"spear",
			"axe",
			"hammer"
		]
	},
	abysscraft: {
		hats: [
			"hood",
			"horns",
			"brim"
		],
		items: [
			"scythe",
			"lantern",
			"sword"
		]
	},
	havencraft: {
		hats: [
			"halo",
			"hood",
			"plait"
		],
		items: [
			"staff",
			"shield",
			"book"
		]
	}
};
var STANDS = [
	"whole",
	"bust",
	"pair",
	"pale",
	"aside"
];
/** Somebody, seen against the light; `look` says how, so that nobody is drawn twice in a deck. */
function person(chance, group, great, bright) {
	const liked = LIKED[group];
	const pick = (all, some) => {
		const names = Object.keys(all);
		return some && chance.next() < .5 ? chance.of(some) : chance.of(names);
	};
	const [hat, item, body] = [
		pick(HATS, liked?.hats),
		pick(ITEMS, liked?.items),
		pick(BODIES, void 0)
	];
	const stand = chance.of(STANDS);
	const flip = chance.next() < .5;
	const wings = chance.next() < (group === "havencraft" ? .35 : .08);
	const parts = [
		BODIES[body],
		HATS[hat],
		ITEMS[item]
	].filter((d) => d !== void 0);
	const head = "M46 4A4 4.4 0 1 0 54 4A4 4.4 0 1 0 46 4Z";
	const at = (x, y, size, turned = flip) => `translate(${f(x)} ${f(y)}) scale(${f(turned ? -size : size)} ${f(size)}) translate(-50 0)`;
	const one = (fill, put, opacity = 1) => [...wings ? [{
		d: WINGS,
		fill: bright,
		opacity: .8 * opacity,
		put
	}] : [], ...[...parts, head].map((d) => ({
		d,
		fill,
		opacity,
		put
	}))];
	const edged = (x, y, size) => [...one(bright, at(x - 1.1, y - .6, size), .7), ...one(SHADOW, at(x, y, size))];
	const large = great ? 1.5 : 1.2;
	return {
		shapes: (() => {
			switch (stand) {
				case "whole": return edged(50, 80 - 42 * large, large);
				case "bust": return edged(50, 28, large * 2);
				case "pair": return [...one(SHADOW, at(30, 44, .9, !flip), .75), ...edged(62, 80 - 42 * large, large)];
				case "pale": return [...one(SHADOW, at(51.6, 80 - 42 * large + 1, large)), ...one(bright, at(50, 80 - 42 * large, large))];
				case "aside": return edged(flip ? 36 : 64, 26, large * 1.4);
			}
		})(),
		look: [
			stand,
			hat,
			item,
			body,
			wings ? "winged" : ""
		]
	};
}
var WINGS = "M50 12C44 -2 30 -8 18 -4Q24 6 33 12Q38 24 50 22ZM50 12C56 -2 70 -8 82 -4Q76 6 67 12Q62 24 50 22Z";
export { person };
