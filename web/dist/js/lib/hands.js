import { getContext, setContext } from "../vendor/svelte.js";
// src/lib/hands.ts
var KEY = Symbol("hands");
function giveHands(hands) {
	setContext(KEY, hands);
}
function takeHands() {
	return getContext(KEY);
}
function placeKey(place) {
	return `${place.seat ?? "-"}/${place.zone}/${place.slug}`;
}
export { giveHands, placeKey, takeHands };
