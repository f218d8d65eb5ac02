// src/lib/art-subjects.ts
var f = (n) => n.toFixed(1);
var SHADOW = "#171522";
/** A star with four points. */
function star(x, y, r) {
	const k = r * .22;
	return `M${f(x)} ${f(y - r)}L${f(x + k)} ${f(y - k)}L${f(x + r)} ${f(y)}L${f(x + k)} ${f(y + k)}L${f(x)} ${f(y + r)}L${f(x - k)} ${f(y + k)}L${f(x - r)} ${f(y)}L${f(x - k)} ${f(y - k)}Z`;
}
/** Somebody who stands in the land, seen against the light. */
function figure(chance, group, great, bright) {
	const x = 50 + chance.between(-7, 7);
	const foot = 80;
	const tall = chance.between(34, 42) + (great ? 8 : 0);
	const top = foot - tall;
	const head = tall * .105;
	const wide = chance.between(10, 15) + (great ? 3 : 0);
	const neck = top + head * 2.1;
	const lean = chance.between(-3, 3);
	const shapes = [];
	const side = chance.next() < .5 ? -1 : 1;
	if (group === "havencraft" || chance.next() < .14) shapes.push({
		d: wings(x, neck + 4, tall * .5),
		fill: bright,
		opacity: .8
	});
	if (group === "dragoncraft" && chance.next() < .6) shapes.push({
		d: batWings(x, neck + 4, tall * .6),
		fill: SHADOW,
		opacity: .85
	});
	const cape = `M${f(x - head * .8)} ${f(neck)}C${f(x - wide * .7)} ${f(neck + 5)} ${f(x - wide + lean)} ${f(68)} ${f(x - wide + lean)} ${f(foot)}H${f(x + wide + lean)}C${f(x + wide + lean)} ${f(66)} ${f(x + wide * .7)} ${f(neck + 5)} ${f(x + head * .8)} ${f(neck)}Z`;
	shapes.push({
		d: cape,
		fill: SHADOW
	});
	shapes.push({
		d: `M${f(x - head)} ${f(top + head * 1.2)}a${f(head)} ${f(head * 1.15)} 0 1 0 ${f(head * 2)} 0a${f(head)} ${f(head * 1.15)} 0 1 0 ${f(-head * 2)} 0Z`,
		fill: SHADOW
	});
	shapes.push({
		d: crown(chance, group, x, top, head),
		fill: SHADOW
	});
	shapes.push({
		d: weapon(chance, group, x + side * (wide * .72), neck + 8, side, tall),
		fill: SHADOW
	});
	return shapes;
}
/** What the figure wears on its head. */
function crown(chance, group, x, top, r) {
	const y = top + r;
	const hood = `M${f(x - r * 1.5)} ${f(y + r * 1.4)}Q${f(x - r * 1.4)} ${f(top - r)} ${f(x)} ${f(top - r * 1.1)}Q${f(x + r * 1.4)} ${f(top - r)} ${f(x + r * 1.5)} ${f(y + r * 1.4)}Z`;
	const horns = `M${f(x - r)} ${f(y)}Q${f(x - r * 2.4)} ${f(y - r)} ${f(x - r * 1.7)} ${f(y - r * 2.6)}Q${f(x - r * 1.2)} ${f(y - r)} ${f(x)} ${f(y - r * .6)}Q${f(x + r * 1.2)} ${f(y - r)} ${f(x + r * 1.7)} ${f(y - r * 2.6)}Q${f(x + r * 2.4)} ${f(y - r)} ${f(x + r)} ${f(y)}Z`;
	const hat = `M${f(x - r * 2.3)} ${f(y)}Q${f(x)} ${f(y - r * 1.1)} ${f(x + r * 2.3)} ${f(y)}L${f(x + r)} ${f(y - r * .6)}L${f(x + r * .5)} ${f(y - r * 3.4)}L${f(x - r)} ${f(y - r * .6)}Z`;
	const ears = `M${f(x - r)} ${f(y)}L${f(x - r * 1.3)} ${f(y - r * 2.3)}L${f(x)} ${f(y - r)}L${f(x + r * 1.3)} ${f(y - r * 2.3)}L${f(x + r)} ${f(y)}Z`;
	const band = `M${f(x - r)} ${f(y - r * .5)}v${f(-r * 1.4)}l${f(r * .6)} ${f(r * .8)}l${f(r * .4)} ${f(-r)}l${f(r * .4)} ${f(r)}l${f(r * .6)} ${f(-r * .8)}v${f(r * 1.4)}Z`;
	const by = {
		forestcraft: [
			ears,
			hood,
			ears
		],
		swordcraft: [
			band,
			hood,
			band
		],
		runecraft: [
			hat,
			hood,
			hat
		],
		dragoncraft: [
			horns,
			horns,
			hood
		],
		abysscraft: [
			hood,
			horns,
			ears
		],
		havencraft: [hood, band]
	};
	return chance.of(by[group] ?? [
		hood,
		hat,
		ears,
		band
	]);
}
/** What the figure holds. */
function weapon(chance, group, x, y, side, tall) {
	const long = tall * .62;
	const staff = `M${f(x - .6)} ${f(y - long * .6)}h1.2v${f(long)}h-1.2Z${star(x, y - long * .68, 3)}`;
	const sword = `M${f(x)} ${f(y + 4)}l${f(side * 2)} 1l${f(side * 6)} ${f(-long * .8)}l${f(-side * 3)} ${f(long * .2)}ZM${f(x - 3)} ${f(y + 1)}l6 2.4l-.5 1.2l-6 -2.4Z`;
	const bow = `M${f(x)} ${f(y - long * .5)}q${f(side * 12)} ${f(long * .5)} 0 ${f(long)}q${f(side * 9.6)} ${f(-long * .5)} 0 ${f(-long)}Z`;
	const lance = `M${f(x - .5)} ${f(y - long * .8)}l.9 -6l.9 6v${f(long * 1.1)}h-1.8Z`;
	const by = {
		forestcraft: [
			bow,
			staff,
			bow
		],
		swordcraft: [
			sword,
			lance,
			sword
		],
		runecraft: [staff],
		dragoncraft: [
			lance,
			sword,
			staff
		],
		abysscraft: [staff, sword],
		havencraft: [staff, lance]
	};
	return chance.of(by[group] ?? [
		staff,
		sword,
		bow,
		lance
	]);
}
function wings(x, y, w) {
	const one = (s) => `M${f(x)} ${f(y)}C${f(x + s * w * .3)} ${f(y - w * .7)} ${f(x + s * w)} ${f(y - w)} ${f(x + s * w * 1.5)} ${f(y - w * .8)}Q${f(x + s * w * 1.3)} ${f(y - w * .2)} ${f(x + s * w * .9)} ${f(y)}Q${f(x + s * w * .6)} ${f(y + w * .5)} ${f(x)} ${f(y + w * .35)}Z`;
	return one(-1) + one(1);
}
function batWings(x, y, w) {
	const one = (s) => `M${f(x)} ${f(y)}L${f(x + s * w * .7)} ${f(y - w * .6)}L${f(x + s * w * 1.4)} ${f(y - w * .1)}Q${f(x + s * w)} ${f(y)} ${f(x + s * w)} ${f(y + w * .4)}Q${f(x + s * w * .7)} ${f(y + w * .1)} ${f(x + s * w * .5)} ${f(y + w * .5)}Q${f(x + s * w * .3)} ${f(y + w * .2)} ${f(x)} ${f(y + w * .3)}Z`;
	return one(-1) + one(1);
}
/** A thing of power on its stone. */
function gem(chance, bright) {
	const w = chance.between(8, 13);
	const h = chance.between(15, 22);
	const y = 40;
	return [
		{
			d: `M36 80L40 66H60L64 80Z`,
			fill: SHADOW
		},
		{
			d: `M50 ${f(y - h)}L${f(50 + w)} ${y}L50 ${f(y + h)}L${f(50 - w)} ${y}Z`,
			fill: bright,
			opacity: .92
		},
		{
			d: `M50 ${f(y - h)}L${f(50 + w)} ${y}L50 ${y}ZM50 ${f(y + h)}L${f(50 - w)} ${y}L50 ${y}Z`,
			fill: SHADOW,
			opacity: .28
		}
	];
}
export { figure, gem, star };
