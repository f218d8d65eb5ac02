import { describe, faceOf } from "./face.js";
import { say, seat, tell, word } from "./say.js";
// src/lib/places.ts
/** Half of the width of a place. */
var HALF = 50;
/** From the middle of a hexagon to its corner. */
var LONG = 100 / Math.sqrt(3);
/** Where the places of a board are drawn. */
function layOut(board) {
	const hexes = board.shape === "hexes";
	const down = hexes ? LONG * 1.5 : 100;
	const half = hexes ? LONG : HALF;
	const cells = board.places.map((place) => {
		const [column, row] = place.at;
		const aside = hexes && Math.abs(row) % 2 === 1 ? HALF : 0;
		return {
			place,
			x: HALF + column * 2 * HALF + aside,
			y: half + row * down
		};
	});
	return {
		width: Math.max(0, ...cells.map((cell) => cell.x)) + HALF,
		height: Math.max(0, ...cells.map((cell) => cell.y)) + half,
		cells,
		corners: (hexes ? [
			0,
			1,
			2,
			3,
			4,
			5
		].map((n) => [LONG * Math.sin(n * Math.PI / 3), -LONG * Math.cos(n * Math.PI / 3)]) : [
			[-50, -50],
			[HALF, -50],
			[HALF, HALF],
			[-50, HALF]
		]).map((point) => point.map((n) => n.toFixed(2)).join(",")).join(" ")
	};
}
/** The card that lies there, as far as the viewer sees it. */
function cardAt(view, at) {
	return (at.seat === null ? view.shared : view.seats[at.seat]?.zones ?? []).find((zone) => zone.key === at.zone)?.cards.find((card) => card.slug === at.slug) ?? null;
}
/** A place in one sentence, for those who do not see it: its name, what stands there, what may be done. */
function describePlace(view, place, offers, cards, scene) {
	const standing = (place.cards ?? []).map((at) => {
		const card = cardAt(view, at);
		const face = card && faceOf(card, cards);
		const what = face ? describe(face) : say("hidden-card");
		return at.seat === null ? what : say("web-place-of", {
			what,
			who: seat(at.seat, scene)
		});
	});
	return [
		[
			place.label ? `${place.key}, ${word("place-", place.label)}` : place.key,
			place.seat === null ? "" : seat(place.seat, scene),
			...(place.marks ?? []).map((mark) => word("mark-", mark))
		].filter(Boolean).join(", "),
		standing.length > 0 ? standing.join("; ") : say("web-place-empty"),
		offers.length > 0 ? say("web-can", { acts: offers.map((offer) => tell(offer.choice.label, scene)).join("; ") }) : ""
	].filter(Boolean).join(". ");
}
export { cardAt, describePlace, layOut };
