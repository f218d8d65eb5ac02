// src/boards/tracker.ts
/**
* Guesses which card of a view is which card of the one before, so that it can
* be shown moving. Views carry no such names, because a name that outlives a
* hidden zone would tell who is who. A wrong guess is a wrong picture only.
*/
var Tracker = class {
	#view = null;
	#all = [];
	#last = 0;
	next(view) {
		if (view === this.#view) return this.#all;
		const fresh = spots(view);
		const free = new Set(this.#all);
		for (const rule of RULES) for (const spot of fresh) {
			if (spot.id) continue;
			const old = [...free].find((each) => rule(each, spot));
			if (!old) continue;
			spot.id = old.id;
			free.delete(old);
		}
		for (const spot of fresh) {
			if (spot.id) continue;
			this.#last += 1;
			spot.id = `c${this.#last}`;
		}
		this.#view = view;
		this.#all = fresh;
		return fresh;
	}
};
var sameZone = (a, b) => a.seat === b.seat && a.zone === b.zone;
var known = (spot) => spot.card.name !== null;
/** From the surest to the boldest. */
var RULES = [
	(a, b) => sameZone(a, b) && known(a) && known(b) && a.card.slug === b.card.slug && a.index === b.index,
	(a, b) => sameZone(a, b) && known(a) && known(b) && a.card.slug === b.card.slug,
	(a, b) => sameZone(a, b) && known(a) && known(b) && a.card.name === b.card.name,
	(a, b) => known(a) && known(b) && a.card.name === b.card.name && a.seat === b.seat && !sameZone(a, b),
	(a, b) => known(a) && known(b) && a.card.name === b.card.name && !sameZone(a, b),
	(a, b) => sameZone(a, b) && !known(a) && !known(b),
	(a, b) => !known(a) && known(b) && a.seat === b.seat && a.zone === "hand" && b.zone !== "hand",
	(a, b) => !known(a) && a.seat === b.seat && a.zone === "deck" && b.zone !== "deck",
	(a, b) => known(a) && !known(b) && a.seat === b.seat && !sameZone(a, b)
];
function spots(view) {
	const all = [];
	const add = (seat, zones) => {
		for (const zone of zones) zone.cards.forEach((card, index) => all.push({
			id: "",
			seat,
			zone: zone.key,
			index,
			card
		}));
	};
	view.seats.forEach((side, seat) => add(seat, side.zones));
	add(null, view.shared);
	return all;
}
export { Tracker };
