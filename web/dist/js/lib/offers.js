import { spotKey } from "./hands.js";
// src/lib/offers.ts
var nothing = {
	board: /* @__PURE__ */ new Map(),
	places: /* @__PURE__ */ new Map(),
	tray: [],
	buttons: []
};
/** `inline` names the zones whose cards can be pressed where they lie; null for all. */
function sortOffers(view, options, inline) {
	const board = /* @__PURE__ */ new Map();
	const places = /* @__PURE__ */ new Map();
	const tray = [];
	const buttons = [];
	options.forEach((choice, pick) => {
		const [place] = choice.about ?? [];
		const seen = place && lies(view, place);
		const on = placeOf(choice);
		const placed = on !== void 0 && view.board?.places.some((each) => each.key === on);
		const inZone = seen && (inline === null || inline.includes(place.zone));
		if (placed) places.set(on, [...places.get(on) ?? [], {
			pick,
			choice
		}]);
		if (inZone) board.set(spotKey(place), [...board.get(spotKey(place)) ?? [], {
			pick,
			choice
		}]);
		if (placed || inZone) return;
		if (seen || cardOf(choice)) tray.push({
			pick,
			choice
		});
		else buttons.push({
			pick,
			choice
		});
	});
	return {
		board,
		places,
		tray,
		buttons
	};
}
/** The place on which an option is pressed. A card is played from where it lies; its places are where it leads. */
function placeOf(choice) {
	return choice.act === "play" ? void 0 : choice.places?.[0];
}
/** The card that an option without a place is about: a token to be, a face. */
function cardOf(choice) {
	if (choice.act !== "face" && !choice.about?.length) return null;
	const found = (choice.label.args ?? []).find(([, arg]) => "card" in arg && arg.card !== null);
	return found && "card" in found[1] ? found[1].card : null;
}
/** The option that the space bar stands for: giving way, or the only button. */
function spaceOffer(buttons) {
	for (const act of [
		"pass",
		"end",
		"stop",
		"keep"
	]) {
		const found = buttons.find((offer) => offer.choice.act === act);
		if (found) return found;
	}
	return buttons.length === 1 ? buttons[0] ?? null : null;
}
/**
* The option that stands out, and that Enter stands for where no card has the
* focus: to agree, to be done with choosing what was chosen, or the only thing
* there is. Giving way while something could be done is never put forward.
*/
function enterOffer(sorted, chosen = 0) {
	const { buttons } = sorted;
	const agrees = buttons.find((offer) => [
		"yes",
		"use",
		"keep",
		"to-field"
	].includes(offer.choice.act));
	if (agrees) return agrees;
	const done = buttons.find((offer) => offer.choice.act === "stop");
	if (done && chosen > 0) return done;
	return sorted.board.size + sorted.places.size + sorted.tray.length === 0 && buttons.length === 1 ? buttons[0] ?? null : null;
}
function lies(view, place) {
	return (place.seat === null ? view.shared : view.seats[place.seat]?.zones ?? []).find((zone) => zone.key === place.zone)?.cards.some((card) => card.slug === place.slug) ?? false;
}
export { cardOf, enterOffer, nothing, placeOf, sortOffers, spaceOffer };
