// src/boards/spots.ts
/** Arrow keys over everything that carries `data-spot`, by where it is drawn. */
function walk(event, root) {
	const at = event.target instanceof Element ? event.target.closest("[data-spot]") : null;
	const way = WAYS[event.key];
	if (!at || !way || event.altKey || event.ctrlKey || event.metaKey) return;
	event.preventDefault();
	nearest(at, [...root.querySelectorAll("[data-spot]")], way)?.focus();
}
var WAYS = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1]
};
function nearest(from, all, [dx, dy]) {
	const start = middle(from);
	let best = null;
	let least = Infinity;
	for (const each of all) {
		if (each === from || each.getClientRects().length === 0) continue;
		const to = middle(each);
		const along = (to.x - start.x) * dx + (to.y - start.y) * dy;
		const far = along + (Math.abs((to.x - start.x) * dy) + Math.abs((to.y - start.y) * dx)) * 3;
		if (along > 4 && far < least) [best, least] = [each, far];
	}
	return best;
}
function middle(node) {
	const { left, top, width, height } = node.getBoundingClientRect();
	return {
		x: left + width / 2,
		y: top + height / 2
	};
}
export { walk };
