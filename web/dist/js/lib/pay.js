// src/lib/pay.ts
/** Questions about what pays; any of them is answered by one more card until all is paid. */
var PAYS = "ask-pay";
/** What is being paid: the question and what it is for. */
function payment(view) {
	return view?.question === PAYS ? `${PAYS} ${view.subject?.card ?? ""}` : null;
}
/**
* The option with which a payment should go on: what one needs least afterwards.
* Null where nothing is paid. Ranked are only cards that lie open to this
* person: what cannot fight first, the weakest fighters next.
*/
function proposal(view, options) {
	if (payment(view) === null || options.length === 0) return null;
	const ranks = options.map((choice) => rank(cardAt(view, choice)));
	if (ranks.some((each) => each === null)) return null;
	const least = Math.min(...ranks);
	return ranks.indexOf(least);
}
/** Whether all that could pay next is the same: then there is nothing to decide. */
function alike(view, options) {
	if (payment(view) === null) return false;
	const kinds = options.map((choice) => {
		const card = cardAt(view, choice);
		return card ? JSON.stringify({
			...card,
			slug: ""
		}) : choice.words;
	});
	return new Set(kinds).size === 1;
}
function cardAt(view, choice) {
	const [place] = choice.about ?? [];
	return (place?.seat === null ? view.shared : view.seats[place?.seat ?? -1]?.zones)?.find((zone) => zone.key === place?.zone)?.cards.find((each) => each.slug === place?.slug) ?? null;
}
function rank(card) {
	if (!card) return null;
	const number = (key) => card.numbers?.find((each) => each.key === key)?.n ?? 0;
	const strength = Math.max(number("strength"), number("attack"));
	if (card.marks?.includes("face-down")) return 0;
	return 1 + 10 * strength + (card.with?.length ?? 0);
}
export { alike, payment, proposal };
