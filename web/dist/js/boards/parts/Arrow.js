import { $window, append, clsx, comment, each, event, first_child, from_svg, get, if_block, pop, push, reset, set, set_attribute, set_class, sibling, state, template_effect, user_effect } from "../../vendor/svelte.js";
// src/boards/parts/Arrow.svelte
var root_1 = from_svg(`<path></path><polygon></polygon>`, 1);
var root_2 = from_svg(`<svg class="ways svelte-1pzev99" aria-hidden="true"></svg>`);
function Arrow($$anchor, $$props) {
	push($$props, true);
	/**
	* Lines from the card that asks to those that it speaks of: who attacks whom, what gets how much. While none is
	* spoken of, a battle has its own: from an attacker to whoever stands in its way, else to what is attacked.
	*/
	let ways = state([]);
	const SIZE = 11;
	const all = (what) => [...$$props.root?.querySelectorAll(what) ?? []].map((node) => node.getBoundingClientRect()).filter(({ width }) => width > 0);
	function draw() {
		const [from] = all(".asks");
		const meant = from ? all(".meant").map((to) => way(from, to, false)) : [];
		set(ways, meant.length > 0 ? meant : battle());
	}
	function battle() {
		return [...$$props.root?.querySelectorAll("[data-fights^=\"attacks\"]") ?? []].flatMap((node) => {
			const duel = node.dataset["fights"]?.split(" ")[1] ?? "0";
			const before = duel === "0" ? [] : all(`[data-fights="blocks ${duel}"]`);
			const from = node.getBoundingClientRect();
			return (before.length > 0 ? before : all(".attacked")).map((to) => way(from, to, true));
		});
	}
	function way(from, to, battle) {
		const [x1, y1, x2, y2] = [
			from.x + from.width / 2,
			from.y + from.height / 2,
			to.x + to.width / 2,
			to.y + to.height / 2
		];
		const long = Math.hypot(x2 - x1, y2 - y1) || 1;
		const [ux, uy] = [(x2 - x1) / long, (y2 - y1) / long];
		const [ex, ey] = [x2 - ux * to.height * .3, y2 - uy * to.height * .3];
		const [cx, cy] = [(x1 + ex) / 2 - uy * long * .12, (y1 + ey) / 2 + ux * long * .12];
		const at = Math.atan2(ey - cy, ex - cx);
		const corner = (turn) => `${ex - SIZE * Math.cos(at + turn)},${ey - SIZE * Math.sin(at + turn)}`;
		return {
			d: `M${x1},${y1} Q${cx},${cy} ${ex},${ey}`,
			tip: `${ex},${ey} ${corner(.5)} ${corner(-.5)}`,
			battle
		};
	}
	user_effect(() => {
		$$props.view;
		const frame = requestAnimationFrame(draw);
		const later = setTimeout(draw, 450);
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(later);
		};
	});
	var fragment = comment();
	event("resize", $window, draw);
	event("scroll", $window, () => get(ways).length > 0 && draw(), true);
	var node_1 = first_child(fragment);
	var consequent = ($$anchor) => {
		var svg = root_2();
		each(svg, 21, () => get(ways), ({ d, tip, battle }) => d, ($$anchor, $$item, $$index, $$array) => {
			let d = () => get($$item).d;
			let tip = () => get($$item).tip;
			let battle = () => get($$item).battle;
			var fragment_1 = root_1();
			var path = first_child(fragment_1);
			var polygon = sibling(path);
			template_effect(() => {
				set_class(path, 0, clsx({ battle: battle() }), "svelte-1pzev99");
				set_attribute(path, "d", d());
				set_class(polygon, 0, clsx({ battle: battle() }), "svelte-1pzev99");
				set_attribute(polygon, "points", tip());
			});
			append($$anchor, fragment_1);
		});
		reset(svg);
		append($$anchor, svg);
	};
	if_block(node_1, ($$render) => {
		if (get(ways).length > 0) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
export { Arrow };
