// src/pages/tutorial/eyes.ts
/** Zones that only their owner sees. */
var PRIVATE = ["hand"];
/** The view of another seat as the learner would have it; `own` is what the learner saw last. */
function throughLearner(view, own, learner = 0) {
	if (view.viewer === learner || own === null) return view;
	return {
		...view,
		viewer: learner,
		seats: view.seats.map((side, seat) => seat === learner ? shown(side, own.seats[seat]) : veiled(side))
	};
}
/** A private zone that did not change its size holds what it held. */
function shown(side, before) {
	return zones(side, (zone) => {
		const old = before?.zones.find((each) => each.key === zone.key);
		return old && old.count === zone.count ? old : zone;
	});
}
function veiled(side) {
	return zones(side, (zone) => ({
		...zone,
		cards: zone.cards.map((_, n) => ({
			name: null,
			slug: `hidden#${n + 1}`
		}))
	}));
}
function zones(side, change) {
	return {
		...side,
		zones: side.zones.map((zone) => PRIVATE.includes(zone.key) ? change(zone) : zone)
	};
}
export { throughLearner };
