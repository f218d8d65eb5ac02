// src/pages/decks/hand.ts
/** So many cards are shown first; whoever wants more or fewer says so. */
var FIRST = 5;
/** The parts that cards are drawn from. */
function drawn(entries) {
	const piles = ["main", "deck"];
	return entries.filter((entry) => piles.includes(entry.part));
}
/** The deck as a pile in an order of chance; `chance` gives numbers from 0 up to 1. */
function shuffled(entries, chance = Math.random) {
	const pile = drawn(entries).flatMap((entry) => Array.from({ length: entry.count }, () => entry.name));
	for (let n = pile.length - 1; n > 0; n -= 1) {
		const at = Math.floor(chance() * (n + 1));
		[pile[n], pile[at]] = [pile[at] ?? "", pile[n] ?? ""];
	}
	return pile;
}
/** How likely it is to have drawn one of so many copies after so many cards. */
function likely(copies, size, cards) {
	let none = 1;
	for (let n = 0; n < Math.min(cards, size); n += 1) none *= Math.max(0, size - copies - n) / (size - n);
	return 1 - none;
}
export { FIRST, drawn, likely, shuffled };
