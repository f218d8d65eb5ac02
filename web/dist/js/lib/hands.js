import { getContext, setContext } from "../vendor/svelte.js";
// src/lib/hands.ts
var KEY = Symbol("hands");
function giveHands(hands) {
	setContext(KEY, hands);
}
function takeHands() {
	return getContext(KEY);
}
function sameSpot(a, b) {
	return a.seat === b.seat && a.zone === b.zone && a.slug === b.slug;
}
function spotKey(place) {
	return `${place.seat ?? "-"}/${place.zone}/${place.slug}`;
}
export { giveHands, sameSpot, spotKey, takeHands };
