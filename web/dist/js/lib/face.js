import { either, eitherLines, say, word } from "./say.js";
// src/lib/face.ts
var STATES = [
	"engaged",
	"evolved",
	"new",
	"token",
	"faceup",
	"facedown",
	"unplayable"
];
/** A card that lies somewhere; null for one that the viewer does not know. */
function faceOf(card, cards) {
	if (card.name === null) return null;
	const marks = card.marks ?? [];
	const info = cards.get(card.name, marks.includes("evolved"));
	const face = info ? printedFace(info) : bareFace(card.name);
	const number = (key) => {
		const now = (card.numbers ?? []).find((each) => each.key === key)?.n;
		const printed = info?.numbers.find((each) => each.key === key)?.n ?? null;
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
		keywords: marks.filter((mark) => !STATES.includes(mark)),
		marks: marks.filter((mark) => STATES.includes(mark)),
		counters: card.counters ?? [],
		with: card.with ?? []
	};
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
		keywords: info.keywords,
		marks: info.part === "evolve" ? ["evolved"] : [],
		counters: [],
		text: eitherLines(info.text),
		with: []
	};
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
	if (face.attack) parts.push(`${word("number-", "attack")} ${against(face.attack)}`);
	if (face.defense) parts.push(`${word("number-", "defense")} ${against(face.defense)}`);
	parts.push(...face.marks.map((mark) => word("mark-", mark)));
	parts.push(...face.keywords.map((mark) => word("mark-", mark)));
	parts.push(...face.counters.map((each) => `${each.n} × ${word("counter-", each.key)}`));
	if (face.with.length > 0) parts.push(say("web-with", { cards: face.with.map((each) => each.name ?? "").join(", ") }));
	return parts.join(", ");
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
export { describe, faceOf, printedFace, sceneOf };
