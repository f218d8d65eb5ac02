import { get, set, state, user_derived } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { cardAt } from "../../lib/places.js";
// src/boards/parts/placing.svelte.ts
var Placing = class {
	#view;
	#hands = takeHands();
	#current = state("");
	constructor(view) {
		this.#view = view;
	}
	#stop = user_derived(
		/** The tab key stops once on the board: where one was, but first where one can act. */
		() => {
			const all = this.#view().board?.places ?? [];
			const ready = (place) => this.offersOf(place).length > 0;
			const was = all.find((place) => place.key === get(this.#current));
			return (was && ready(was) ? was : all.find(ready) ?? was ?? all[0])?.key;
		}
	);
	get stop() {
		return get(this.#stop);
	}
	set stop(value) {
		set(this.#stop, value);
	}
	offersOf(place) {
		const all = [...this.#hands.offersOn(place.key), ...(place.cards ?? []).flatMap((at) => this.#hands.offers(at))];
		return [...new Map(all.map((offer) => [offer.pick, offer])).values()];
	}
	/** What stands there is used if it can do all that the place can, else the place. */
	use(place, at) {
		const on = this.#hands.offersOn(place.key);
		const spots = place.cards ?? [];
		const spot = spots.find((each) => this.#hands.offers(each).length > 0) ?? spots[0];
		const card = spot && cardAt(this.#view(), spot);
		const same = (offer) => spot && this.#hands.offers(spot).some((each) => each.pick === offer.pick);
		if (on.length > 0 && !on.every(same)) this.#hands.useOn(place.key, at);
		else if (spot && card) this.#hands.use(spot, card, at);
	}
	look(place) {
		set(this.#current, place.key, true);
		const [spot] = place.cards ?? [];
		const card = spot && cardAt(this.#view(), spot);
		if (spot && card) this.#hands.look(card, spot);
	}
	pressed(event, place) {
		if (event.key !== "Enter" || !(event.currentTarget instanceof Element)) return;
		event.preventDefault();
		this.use(place, event.currentTarget);
	}
};
export { Placing };
