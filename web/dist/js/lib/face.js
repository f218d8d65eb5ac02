import { GLYPH_NAMES } from "./glyphs.js";
import { either, eitherLines, say, word } from "./say.js";
// src/lib/face.ts
var STATES = [
	"engaged",
	"evolved",
	"new",
	"token",
	"faceup",
	"facedown",
	"unplayable",
	"depleted",
	"face-down",
	"spent",
	"attacking",
	"blocking",
	"attacked",
	"topic",
	"struck",
	"portal",
	"active",
	"experienced",
	"immobilised",
	"battered",
	"target",
	"tapped"
];
/** Numbers of the other face of a card begin like this. */
var BACK = "experienced-";
/** Keywords that a card never loses, so that no view repeats them. */
var PRINTED = [
	"attach",
	"flip-up",
	"unique",
	"tactical",
	"melee",
	"indirect",
	"direct",
	"area"
];
/** A card that lies somewhere; null for one that the viewer does not know. */
function faceOf(card, cards) {
	if (card.name === null) return null;
	const marks = card.marks ?? [];
	const info = cards.get(card.name, marks.includes("evolved"));
	const face = info ? printedFace(info) : bareFace(card.name);
	const number = (key) => {
		const now = (card.numbers ?? []).find((each) => each.key === key)?.n;
		const printed = (info && printedNumber(info, key, marks)) ?? null;
		return now === void 0 ? null : {
			now,
			printed
		};
	};
	return {
		...face,
		cost: marks.includes("evolved") || face.kind === "leader" ? null : number("cost") ?? face.cost,
		attack: face.kind === "leader" ? null : number("attack") ?? face.attack,
		defense: number("defense") ?? face.defense,
		speed: number("speed") ?? face.speed,
		structure: number("structure") ?? face.structure,
		influence: number("influence") ?? face.influence,
		more: card.numbers ? others(card.numbers.map((each) => each.key), number) : face.more.filter(({ key }) => !key.startsWith(BACK)),
		hurt: (number("damage")?.now ?? 0) + (number("ruin")?.now ?? 0),
		keywords: [...marks.filter((mark) => ![
			...STATES,
			face.kind,
			face.group
		].includes(mark)), ...face.keywords.filter((key) => PRINTED.includes(key))],
		marks: marks.filter((mark) => STATES.includes(mark)),
		counters: card.counters ?? [],
		text: info?.numbers.some((each) => each.key.startsWith(BACK)) && !marks.includes("experienced") ? [] : face.text,
		with: card.with ?? []
	};
}
/** A printed number; one that stands on its experienced face shows that of this face. */
function printedNumber(info, key, marks) {
	const named = (wanted) => info.numbers.find((each) => each.key === wanted)?.n;
	return (marks.includes("experienced") ? named(`${BACK}${key}`) : void 0) ?? named(key);
}
/** A card as printed. */
function printedFace(info) {
	const number = (key) => {
		const n = info.numbers.find((each) => each.key === key)?.n;
		return n === void 0 ? null : {
			now: n,
			printed: n
		};
	};
	return {
		name: info.name,
		title: either(info.title),
		kind: info.kind,
		group: info.class,
		traits: info.traits.map(either),
		cost: number("cost"),
		attack: info.kind === "leader" ? null : number("attack"),
		defense: number("defense"),
		speed: number("speed"),
		structure: number("structure"),
		influence: number("influence"),
		more: others(info.numbers.map((each) => each.key), number),
		hurt: 0,
		needs: icons(info, "needs-"),
		gives: icons(info, ""),
		keywords: info.keywords,
		marks: info.part === "evolve" ? ["evolved"] : [],
		counters: [],
		text: eitherLines(info.text),
		with: []
	};
}
/** Numbers of a card that are drawn nowhere, by their keys. */
function others(keys, number) {
	const drawn = [
		"cost",
		"damage",
		"ruin",
		...STATS,
		...GLYPH_NAMES.flatMap((icon) => [icon, `needs-${icon}`])
	];
	return keys.flatMap((key) => {
		const figure = drawn.includes(key) ? null : number(key);
		return figure ? [{
			key,
			...figure
		}] : [];
	});
}
function icons(info, before) {
	return GLYPH_NAMES.flatMap((icon) => {
		const n = info.numbers.find((each) => each.key === before + icon)?.n ?? 0;
		return n > 0 ? [{
			icon,
			n
		}] : [];
	});
}
function bareFace(name) {
	return {
		name,
		title: name,
		kind: "",
		group: "",
		traits: [],
		cost: null,
		attack: null,
		defense: null,
		speed: null,
		structure: null,
		influence: null,
		more: [],
		hurt: 0,
		needs: [],
		gives: [],
		keywords: [],
		marks: [],
		counters: [],
		text: [],
		with: []
	};
}
/** The card in one sentence, for those who do not see it. */
function describe(face) {
	const parts = [face.title];
	if (face.kind) parts.push(word("kind-", face.kind));
	if (face.cost) parts.push(`${word("number-", "cost")} ${face.cost.now}`);
	if (face.needs.length > 0) parts.push(say("web-needs", { icons: iconWords(face.needs) }));
	if (face.gives.length > 0) parts.push(say("web-gives", { icons: iconWords(face.gives) }));
	for (const key of STATS) {
		const figure = face[key];
		if (figure) parts.push(`${word("number-", key)} ${against(figure)}`);
	}
	for (const figure of face.more) parts.push(`${word("number-", figure.key)} ${against(figure)}`);
	if (face.hurt > 0) parts.push(`${word("number-", "damage")} ${face.hurt}`);
	parts.push(...face.marks.map((mark) => word("mark-", mark)));
	parts.push(...face.keywords.map((mark) => word("mark-", mark)));
	parts.push(...face.counters.map((each) => `${each.n} × ${word("counter-", each.key)}`));
	if (face.with.length > 0) parts.push(say("web-with", { cards: face.with.map((each) => each.name ?? "").join(", ") }));
	return parts.join(", ");
}
/** Numbers of a card after its cost, in the order they are read. */
var STATS = [
	"attack",
	"defense",
	"speed",
	"structure",
	"influence"
];
/** `2 Greed, 1 Rage`. */
function iconWords(icons) {
	return icons.map(({ icon, n }) => `${n} ${word("number-", icon)}`).join(", ");
}
function against({ now, printed }) {
	return printed === null || printed === now ? String(now) : say("web-instead", {
		now,
		printed
	});
}
/** The scene of a table: names of its seats, titles of its cards. */
function sceneOf(names, cards) {
	return {
		names,
		title: (name) => titleOf(name, cards)
	};
}
function titleOf(name, cards) {
	const info = cards.get(name);
	return info ? either(info.title) : name;
}
export { BACK, STATS, describe, faceOf, iconWords, printedFace, sceneOf };
