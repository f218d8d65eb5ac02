import { __exportAll } from "../rolldown-runtime.js";
import { get, pop, push, rest_props, set, spread_props, state, user_derived } from "../vendor/svelte.js";
import { giveHands, takeHands } from "../lib/hands.js";
import { say } from "../lib/say.js";
import { Table } from "./brawl/Table.js";
import { Stage } from "./parts/Stage.js";
// src/boards/Brawl.svelte
var Brawl_exports = /* @__PURE__ */ __exportAll({ default: () => Brawl });
var rest_excludes = /* @__PURE__ */ new Set([
	"$$slots",
	"$$events",
	"$$legacy"
]);
function Brawl($$anchor, $$props) {
	push($$props, true);
	/** The table of Super Fantasy Brawl. */
	let props = rest_props($$props, rest_excludes);
	const hands = takeHands();
	let eyes = state(null);
	/** Where the card of the hand under the eyes leads, as its options tell. */
	const cover = user_derived(() => new Set(get(eyes)?.zone === "hand" ? hands.offers(get(eyes)).flatMap((offer) => offer.choice.places ?? []) : []));
	giveHands({
		get cards() {
			return hands.cards;
		},
		get scene() {
			return hands.scene;
		},
		offers: (place) => hands.offers(place),
		use: (place, card, at) => hands.use(place, card, at),
		aim: (offers) => hands.aim?.(offers) ?? "play",
		lit: (place) => hands.lit?.(place) ?? null,
		offersOn: (place) => hands.offersOn(place),
		useOn: (place, at) => hands.useOn(place, at),
		look: (card, place) => {
			set(eyes, place);
			hands.look(card, place);
		},
		open: (seat, zone) => hands.open(seat, zone)
	});
	{
		let $0 = user_derived(() => say("web-board"));
		Stage($$anchor, {
			get view() {
				return $$props.view;
			},
			get label() {
				return get($0);
			},
			children: ($$anchor, $$slotProps) => {
				Table($$anchor, spread_props(() => props, { get cover() {
					return get(cover);
				} }));
			},
			$$slots: { default: true }
		});
	}
	pop();
}
export { Brawl_exports };
