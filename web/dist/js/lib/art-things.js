import { star } from "./art-subjects.js";
// src/lib/art-things.ts
var f = (n) => n.toFixed(1);
var SHADOW = "#171522";
/** A house with lit windows; that of a faction is high and flies its colours. */
function hall(chance, great, bright) {
	const wide = great ? 21 : chance.between(13, 22);
	const tall = great ? 34 : chance.between(16, 28);
	const top = 80 - tall;
	const roof = chance.next() < .5 && !great ? gable(wide, top) : battlements(wide, top);
	const shapes = [{
		d: `M${f(50 - wide)} 80V${f(top)}H${f(50 + wide)}V80Z${roof}`,
		fill: SHADOW
	}];
	if (great || chance.next() < .4) shapes.push({
		d: tower(50 - wide, top - 4, chance.between(8, 14)) + tower(50 + wide - 7, top - 4, chance.between(8, 14)),
		fill: SHADOW
	});
	if (great) shapes.push({
		d: `M49.4 ${f(top - 26)}h1.2v22h-1.2ZM50.6 ${f(top - 26)}q8 -3 15 1q-3 4 0 8q-7 -3 -15 0Z`,
		fill: bright,
		opacity: .95
	});
	shapes.push({
		d: windows(chance, wide, top, tall),
		fill: bright,
		opacity: .85
	});
	shapes.push({
		d: "M46 80v-8a4 4 0 0 1 8 0v8Z",
		fill: bright,
		opacity: .6
	});
	return shapes;
}
function gable(wide, top) {
	return `M${f(50 - wide - 4)} ${f(top)}L50 ${f(top - wide * .7)}L${f(50 + wide + 4)} ${f(top)}Z`;
}
function battlements(wide, top) {
	const step = wide * 2 / 7;
	return Array.from({ length: 4 }, (_, i) => `M${f(50 - wide + i * step * 2)} ${f(top)}v-4h${f(step)}v4Z`).join("");
}
function tower(x, top, tall) {
	return `M${f(x)} 80V${f(top - tall)}l3.5 -7l3.5 7V80Z`;
}
function windows(chance, wide, top, tall) {
	let d = "";
	for (let x = 50 - wide + 5; x < 50 + wide - 4; x += 7) if (chance.next() < .75) d += `M${f(x)} ${f(top + tall * .25)}h3v4.5h-3Z`;
	return d;
}
/** Something one can carry away: a blade, a bottle, a box, a scroll. */
function thing(chance, bright) {
	return [{
		d: star(50, 42, 20),
		fill: bright,
		opacity: .35
	}, {
		d: chance.of([
			"M49 14h2l2.5 6v30h-7V20ZM40 50h20v4H40ZM48 54h4v12h-4ZM46.5 66h7v4h-7Z",
			"M46 18h8v10l7 10v26a4 4 0 0 1 -4 4H43a4 4 0 0 1 -4 -4V38l7 -10ZM45 14h10v3H45Z",
			"M32 38h36v28H32ZM32 34q18 -14 36 0v3H32ZM47 44h6v8h-6Z",
			"M36 22h26a4 4 0 0 1 0 8h-2v32a4 4 0 0 1 -4 4H32a4 4 0 0 1 0 -8h4ZM42 34h12v2H42ZM42 40h12v2H42ZM42 46h9v2h-9Z"
		]),
		fill: SHADOW
	}];
}
export { hall, thing };
