// src/lib/art-subjects.ts
var f = (n) => n.toFixed(1);
var SHADOW = "#171522";
/** A star with four points. */
function star(x, y, r) {
	const k = r * .22;
	return `M${f(x)} ${f(y - r)}L${f(x + k)} ${f(y - k)}L${f(x + r)} ${f(y)}L${f(x + k)} ${f(y + k)}L${f(x)} ${f(y + r)}L${f(x - k)} ${f(y + k)}L${f(x - r)} ${f(y)}L${f(x - k)} ${f(y - k)}Z`;
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
export { gem, star };
