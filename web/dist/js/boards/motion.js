// src/boards/motion.ts
var MOVE = {
	duration: 420,
	easing: "cubic-bezier(0.2, 0.7, 0.2, 1)"
};
/** Remembers where cards are, and copies those that are about to lie in a pile. */
function before(root, old, next) {
	const rects = /* @__PURE__ */ new Map();
	const ghosts = /* @__PURE__ */ new Map();
	const piles = pileRects(root);
	const zones = new Map(next.map((spot) => [spot.id, pileKey(spot)]));
	const was = new Map(old.map((spot) => [spot.id, pileKey(spot)]));
	for (const node of root.querySelectorAll("[data-card]")) {
		const id = node.dataset["card"] ?? "";
		rects.set(id, node.getBoundingClientRect());
		const zone = zones.get(id);
		if (zone && zone !== was.get(id) && piles.has(zone)) ghosts.set(id, node.cloneNode(true));
	}
	return {
		rects,
		piles,
		ghosts,
		old
	};
}
/** Lets every card that lies elsewhere now come from where it was; `bears` is the key of what a card can bear. */
function after(root, then, next, bears) {
	const piles = pileRects(root);
	const was = new Map(then.old.map((spot) => [spot.id, spot]));
	const nodes = /* @__PURE__ */ new Map();
	for (const node of root.querySelectorAll("[data-card]")) nodes.set(node.dataset["card"] ?? "", node);
	for (const spot of next) {
		const old = was.get(spot.id);
		const node = nodes.get(spot.id);
		const from = then.rects.get(spot.id) ?? (old && then.piles.get(pileKey(old)));
		if (node && from) glide(node, from, node.getBoundingClientRect());
		else if (node && then.old.length > 0) appear(node);
		const ghost = then.ghosts.get(spot.id);
		const to = piles.get(pileKey(spot));
		if (!node && ghost && from && to) vanish(ghost, from, to);
		if (node && old) strike(node, difference(old, spot, bears));
	}
}
/** A short thrust of who attacks: towards whom, or across the table. */
function lunge(node, at, up) {
	const own = node.getBoundingClientRect();
	const x = at ? at.left + at.width / 2 - own.left - own.width / 2 : 0;
	const y = at ? at.top + at.height / 2 - own.top - own.height / 2 : up ? -own.height : own.height;
	const reach = Math.min(1, own.height / (2 * Math.hypot(x, y) || 1));
	node.animate([
		{
			translate: "0",
			zIndex: 6
		},
		{
			translate: `${x * reach}px ${y * reach}px`,
			zIndex: 6,
			offset: .45
		},
		{
			translate: "0",
			zIndex: 6
		}
	], {
		duration: 340,
		easing: "cubic-bezier(0.3, 0, 0.2, 1)"
	});
}
function pileKey(spot) {
	return `${spot.seat ?? "-"}/${spot.zone}`;
}
function pileRects(root) {
	const found = /* @__PURE__ */ new Map();
	for (const node of root.querySelectorAll("[data-pile]")) found.set(node.dataset["pile"] ?? "", node.getBoundingClientRect());
	return found;
}
function glide(node, from, to) {
	const x = from.left + from.width / 2 - to.left - to.width / 2;
	const y = from.top + from.height / 2 - to.top - to.height / 2;
	if (Math.abs(x) + Math.abs(y) < 3 || to.width === 0) return;
	node.animate([{
		translate: `${x}px ${y}px`,
		scale: `${from.width / to.width}`,
		zIndex: 5
	}, {
		translate: "0",
		scale: "1",
		zIndex: 5
	}], MOVE);
}
function appear(node) {
	node.animate([{
		opacity: 0,
		transform: "scale(0.8)"
	}, {
		opacity: 1,
		transform: "none"
	}], {
		duration: 260,
		easing: "ease-out"
	});
}
function vanish(ghost, from, to) {
	ghost.removeAttribute("data-card");
	ghost.setAttribute("aria-hidden", "true");
	ghost.inert = true;
	Object.assign(ghost.style, {
		position: "fixed",
		zIndex: "40",
		margin: "0",
		pointerEvents: "none",
		listStyle: "none",
		left: `${from.left}px`,
		top: `${from.top}px`,
		width: `${from.width}px`,
		height: `${from.height}px`
	});
	document.body.append(ghost);
	const move = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${to.width / Math.max(1, from.width)})`;
	const flight = ghost.animate([{
		transform: "none",
		transformOrigin: "0 0",
		opacity: 1
	}, {
		transform: move,
		transformOrigin: "0 0",
		opacity: .25
	}], MOVE);
	flight.onfinish = () => ghost.remove();
	flight.oncancel = () => ghost.remove();
}
/** How far what a card can bear, by its key, went up or down while it stayed where it is. */
function difference(old, now, bears = "") {
	if (old.zone !== now.zone || old.card.name === null || old.card.name !== now.card.name) return 0;
	const number = (spot, key) => spot.card.numbers?.find((each) => each.key === key)?.n ?? 0;
	const left = (spot) => number(spot, bears) + number(spot, "structure") - number(spot, "damage") - number(spot, "ruin");
	return left(now) - left(old);
}
function strike(node, change) {
	if (change === 0) return;
	if (change < 0) node.animate([
		{ translate: "0" },
		{ translate: "-5px" },
		{ translate: "5px" },
		{ translate: "-3px" },
		{ translate: "0" }
	], { duration: 320 });
	const at = node.getBoundingClientRect();
	const label = document.createElement("span");
	label.className = `pop ${change < 0 ? "harm" : "heal"}`;
	label.textContent = change > 0 ? `+${change}` : `−${-change}`;
	label.setAttribute("aria-hidden", "true");
	label.style.left = `${at.left + at.width / 2}px`;
	label.style.top = `${at.top + at.height / 2}px`;
	document.body.append(label);
	const flight = label.animate([
		{
			opacity: 0,
			transform: "translate(-50%, -50%) scale(0.6)"
		},
		{
			opacity: 1,
			transform: "translate(-50%, -70%) scale(1.15)",
			offset: .25
		},
		{
			opacity: 1,
			transform: "translate(-50%, -90%) scale(1)",
			offset: .7
		},
		{
			opacity: 0,
			transform: "translate(-50%, -150%) scale(1)"
		}
	], { duration: 1100 });
	flight.onfinish = () => label.remove();
	flight.oncancel = () => label.remove();
}
export { after, before, lunge };
