// src/lib/art-lands.ts
var f = (n) => n.toFixed(1);
/** A line of hills, peaks or roofs across the sheet, filled to the bottom. */
function ridge(chance, group, height, swing) {
	const steps = group === "dragoncraft" ? 9 : group === "abysscraft" ? 8 : 5;
	const sharp = group === "dragoncraft" || group === "abysscraft";
	let d = `M0 100V${f(height)}`;
	let y = height;
	for (let i = 1; i <= steps; i += 1) {
		const x = i * 100 / steps;
		const next = height + chance.between(-swing, swing);
		d += sharp ? `L${f(x)} ${f(next)}` : `C${f(x - 14)} ${f(y)} ${f(x - 8)} ${f(next)} ${f(x)} ${f(next)}`;
		y = next;
	}
	return `${d}V100Z`;
}
/** What stands on the hills of a class. */
function motif(chance, group, ground, dark, bright) {
	switch (group) {
		case "forestcraft": return many(chance, 7, 11, (x) => ({
			d: tree(chance, x, ground + chance.between(0, 8)),
			fill: dark
		}));
		case "swordcraft": return many(chance, 4, 6, (x) => ({
			d: tower(chance, x, ground + 8),
			fill: dark
		}));
		case "runecraft": return circles(chance, bright);
		case "dragoncraft": return many(chance, 8, 14, (x) => ({
			d: ember(x, chance.between(14, 58), chance.between(.6, 1.6)),
			fill: "#ffb35c",
			opacity: .9
		}));
		case "abysscraft": return many(chance, 5, 8, (x) => ({
			d: spire(chance, x, ground + 8),
			fill: dark
		}));
		case "havencraft": return many(chance, 3, 5, (x) => ({
			d: arch(chance, x, ground + 8),
			fill: bright,
			opacity: .7
		}));
		default: return many(chance, 3, 6, (x) => ({
			d: bird(x, chance.between(12, 34), chance.between(2, 4)),
			fill: dark,
			opacity: .8
		}));
	}
}
function many(chance, least, most, make) {
	const count = chance.whole(least, most);
	return Array.from({ length: count }, (_, i) => make((i + chance.between(.1, .9)) * 100 / count));
}
function tree(chance, x, y) {
	const h = chance.between(14, 26);
	const w = chance.between(4, 7);
	if (chance.next() < .5) return `M${f(x - w)} ${f(y)}L${f(x)} ${f(y - h)}L${f(x + w)} ${f(y)}Z`;
	return `M${f(x - .8)} ${f(y)}V${f(y - h * .5)}a${f(w)} ${f(h * .4)} 0 1 1 1.6 0V${f(y)}Z`;
}
function tower(chance, x, y) {
	const h = chance.between(16, 34);
	const w = chance.between(3.5, 6);
	const roof = chance.next() < .5 ? `L${f(x)} ${f(y - h - 9)}L${f(x + w)} ${f(y - h)}` : `v-3h${f(w * .5)}v3h${f(w)}v-3h${f(w * .5)}v3`;
	const flag = `M${f(x)} ${f(y - h - 15)}v10h-.7v-10l6 2z`;
	return `M${f(x - w)} ${f(y)}V${f(y - h)}${roof}V${f(y)}Z${chance.next() < .4 ? flag : ""}`;
}
function spire(chance, x, y) {
	const h = chance.between(18, 42);
	const w = chance.between(1.8, 3.4);
	return `M${f(x - w)} ${f(y)}V${f(y - h * .55)}L${f(x)} ${f(y - h)}L${f(x + w)} ${f(y - h * .55)}V${f(y)}Z`;
}
function arch(chance, x, y) {
	const h = chance.between(18, 30);
	const w = chance.between(6, 9);
	const inner = w - 2.2;
	return `M${f(x - w)} ${f(y)}V${f(y - h + w)}a${f(w)} ${f(w)} 0 0 1 ${f(w * 2)} 0V${f(y)}h-2.2V${f(y - h + w)}a${f(inner)} ${f(inner)} 0 0 0 ${f(-inner * 2)} 0V${f(y)}Z`;
}
function ember(x, y, r) {
	return `M${f(x)} ${f(y - r * 2)}q${f(r)} ${f(r)} 0 ${f(r * 3)}q${f(-r)} ${f(-r * 2)} 0 ${f(-r * 3)}Z`;
}
function bird(x, y, w) {
	return `M${f(x - w)} ${f(y - 1)}q${f(w * .6)} -1.4 ${f(w)} 1q${f(w * .4)} -2.4 ${f(w)} -1q${f(-w * .6)} 0 ${f(-w)} 2q${f(-w * .4)} -2 ${f(-w)} -2Z`;
}
/** A circle of signs in the air. */
function circles(chance, bright) {
	const x = chance.between(34, 66);
	const y = chance.between(24, 34);
	const ring = (r, w) => `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0M${f(x - r + w)} ${f(y)}a${r - w} ${r - w} 0 1 1 ${(r - w) * 2} 0a${r - w} ${r - w} 0 1 1 ${-(r - w) * 2} 0Z`;
	const shapes = [{
		d: ring(22, .8),
		fill: bright,
		opacity: .6
	}, {
		d: ring(17, .5),
		fill: bright,
		opacity: .6
	}];
	const count = chance.whole(5, 9);
	for (let i = 0; i < count; i += 1) {
		const at = i / count * Math.PI * 2;
		const [px, py] = [x + Math.cos(at) * 19.4, y + Math.sin(at) * 19.4];
		shapes.push({
			d: `M${f(px)} ${f(py - 1.8)}l1.5 1.8l-1.5 1.8l-1.5 -1.8Z`,
			fill: bright,
			opacity: .9
		});
	}
	return shapes;
}
export { motif, ridge };
