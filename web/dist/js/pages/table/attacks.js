// src/pages/table/attacks.ts
var ATTACKS = [
	"log-attack",
	"log-attack-leader",
	"log-attacker",
	"log-attackers"
];
var FOUGHT = [
	"attacking",
	"engaged",
	"depleted",
	"tapped"
];
/** The attacks that a line of the log tells of, as far as their cards are still to be seen. */
function attacksOf({ said }, view) {
	if (!ATTACKS.includes(said.key)) return [];
	const arg = (name) => (said.args ?? []).find(([key]) => key === name)?.[1];
	const seat = seatOf(arg("seat")) ?? view.active;
	if (seat === null) return [];
	const foe = seatOf(arg("foe"));
	const target = cardsOf(arg("target"))[0];
	const others = view.seats.map((_, each) => each).filter((each) => each !== seat);
	const on = target ? others.map((each) => find(view, each, target)).find(Boolean) ?? null : foe !== null ? leader(view, foe) : null;
	return [...cardsOf(arg("card")), ...cardsOf(arg("cards"))].flatMap((name) => {
		const by = find(view, seat, name);
		return by ? [{
			seat,
			by,
			on
		}] : [];
	});
}
function seatOf(arg) {
	return arg && "seat" in arg ? arg.seat : null;
}
function cardsOf(arg) {
	if (!arg) return [];
	if ("card" in arg) return arg.card === null ? [] : [arg.card];
	return "list" in arg ? arg.list.flatMap(cardsOf) : [];
}
/** A card of this name; of several the one that has turned. */
function find(view, seat, name) {
	const all = (view.seats[seat]?.zones ?? []).flatMap((zone) => zone.cards.filter((card) => card.name === name).map((card) => ({
		zone: zone.key,
		card
	})));
	const found = all.filter(({ card }) => card.marks?.some((mark) => FOUGHT.includes(mark))).at(-1) ?? all[0];
	return found ? `${seat}/${found.zone}/${found.card.slug}` : null;
}
function leader(view, seat) {
	const zone = view.seats[seat]?.zones.find(({ key }) => key === "leader" || key === "faction");
	return zone?.cards[0] ? `${seat}/${zone.key}/${zone.cards[0].slug}` : null;
}
export { attacksOf };
