import { textOf } from "./deck.js";
// src/pages/decks/forms.ts
/** The deck as JSON, for programs. */
function jsonOf(game, name, entries) {
	return JSON.stringify({
		game,
		name,
		cards: entries
	}, null, 2) + "\n";
}
/** What was pasted or dropped, as something the server reads; JSON becomes text. */
function readable(input, parts) {
	const trimmed = input.trim();
	if (!trimmed.startsWith("{") && !trimmed.startsWith("[")) return {
		text: trimmed,
		name: null
	};
	try {
		const found = JSON.parse(trimmed);
		const list = Array.isArray(found) ? found : found.cards;
		const name = Array.isArray(found) ? null : found.name;
		if (!Array.isArray(list)) return {
			text: trimmed,
			name: null
		};
		return {
			text: textOf(list.map((each) => entryOf(each, parts)), parts),
			name: typeof name === "string" ? name : null
		};
	} catch {
		return {
			text: trimmed,
			name: null
		};
	}
}
/** The word behind `code=` if somebody pastes a whole link. */
function codeIn(input) {
	const link = /[?&#]code=([A-Za-z0-9._-]+)/.exec(input);
	return link ? link[1] : input;
}
/** Replaces the card name of one line, and leaves its count and its comment alone. */
function mend(text, line, name) {
	const lines = text.split("\n");
	const old = lines[line - 1];
	if (old === void 0) return text;
	const inXml = /name="[^"]*"/;
	const inTag = /(<card\b[^>]*>)[^<]*(<\/card>)/;
	const safe = name.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
	if (inTag.test(old)) lines[line - 1] = old.replace(inTag, (_, open, close) => open + safe + close);
	else if (inXml.test(old)) lines[line - 1] = old.replace(inXml, () => `name="${safe}"`);
	else {
		const count = /^\s*(\d+)\s*x?\s+/i.exec(old);
		const comment = /\s+#.*$/.exec(old);
		lines[line - 1] = `${count ? count[1] : "1"} ${name}${comment ? comment[0] : ""}`;
	}
	return lines.join("\n");
}
/** Where a card goes of which nothing is said: the part that holds most. */
var MOST = ["main", "deck"];
function entryOf(x, parts) {
	const e = typeof x === "object" && x !== null ? x : {};
	return {
		part: typeof e.part === "string" ? e.part : MOST.find((part) => parts.includes(part)) ?? "main",
		count: typeof e.count === "number" ? e.count : 1,
		name: typeof e.name === "string" ? e.name : String(x)
	};
}
export { codeIn, jsonOf, mend, readable };
