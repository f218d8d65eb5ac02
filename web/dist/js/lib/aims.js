// src/lib/aims.ts
/** Questions about what one gives up: it pays, or it goes to a pile or under a deck. */
var GIVES = /* @__PURE__ */ new Set([
	"ask-bottom",
	"ask-cost",
	"ask-craft",
	"ask-discard",
	"ask-hand",
	"ask-limit",
	"ask-mulligan",
	"ask-over-limit",
	"ask-pay",
	"ask-redraw",
	"ask-stun",
	"ask-under"
]);
/** Questions about who fights. */
var FIGHTS = /* @__PURE__ */ new Set(["ask-attackers", "ask-blockers"]);
var ATTACKS = ["attack", "block"];
var CHOOSES = [
	"target",
	"number",
	"seat",
	"pending"
];
/** What the offers on a card are, at this question. */
function aimOf(offers, question) {
	const acts = offers.map(({ choice }) => choice.act);
	if (GIVES.has(question)) return "discard";
	if (FIGHTS.has(question) || acts.some((act) => ATTACKS.includes(act))) return "attack";
	return acts.length > 0 && acts.every((act) => CHOOSES.includes(act)) ? "target" : "play";
}
/** The sign of each. */
var SIGNS = {
	play: "ability",
	attack: "sword",
	target: "target",
	discard: "down"
};
export { SIGNS, aimOf };
