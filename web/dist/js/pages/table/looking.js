import { get, set, state, user_derived } from "../../vendor/svelte.js";
import { boardOf } from "../../boards/registry.js";
import { socket } from "../../lib/live.js";
import { complain } from "../../lib/store/toasts.js";
// src/pages/table/looking.svelte.ts
var Looking = class {
	#seen = state(null);
	#at = user_derived(
		/** The card as it is now, where it still lies; else as it was seen last. */
		() => {
			const seen = get(this.#seen);
			const view = this.#table.room?.view;
			if (!seen || !view) return seen;
			const { seat, zone, slug } = seen.place;
			const now = (seat === null ? view.shared : view.seats[seat]?.zones)?.find((each) => each.key === zone)?.cards.find((each) => each.slug === slug && each.name === seen.card.name);
			return now ? {
				card: now,
				place: seen.place
			} : seen;
		}
	);
	get at() {
		return get(this.#at);
	}
	set at(value) {
		set(this.#at, value);
	}
	#reasons = state(null);
	get reasons() {
		return get(this.#reasons);
	}
	set reasons(value) {
		set(this.#reasons, value);
	}
	#table;
	constructor(table) {
		this.#table = table;
	}
	#verbs = user_derived(() => {
		const { seat, zone } = this.at?.place ?? {
			seat: null,
			zone: ""
		};
		if (seat === null || this.#table.mine.length === 0) return [];
		const { own, others } = boardOf(this.#table.room?.game ?? "").verbs;
		return (this.#table.mine.includes(seat) ? own : others)[zone] ?? [];
	});
	#askable = user_derived(() => get(this.#verbs).length > 0);
	get askable() {
		return get(this.#askable);
	}
	set askable(value) {
		set(this.#askable, value);
	}
	look(card, place) {
		if (card.name === null) return;
		if (this.at?.card !== card) this.reasons = null;
		set(this.#seen, {
			card,
			place
		});
	}
	forget() {
		set(this.#seen, null);
		this.reasons = null;
	}
	async why() {
		if (!this.at || !this.askable) return;
		const { card } = this.at;
		try {
			const all = get(this.#verbs).map((verb) => this.#ask(verb, card.slug));
			const told = await Promise.all(all);
			if (this.at?.card.slug !== card.slug) return;
			const known = told.filter((reason) => reason.why !== null);
			this.reasons = known.length > 0 ? known : told.slice(0, 1);
		} catch (problem) {
			complain(problem, this.#table.scene);
		}
	}
	async #ask(verb, slug) {
		const words = `${verb} ${slug}`;
		const answer = await socket.ask({
			do: "why",
			table: this.#table.id,
			words
		});
		return answer.is === "why-not" ? {
			verb,
			words,
			why: answer.why,
			clause: answer.clause
		} : {
			verb,
			words,
			why: null,
			clause: null
		};
	}
};
export { Looking };
