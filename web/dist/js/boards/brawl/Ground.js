import { append, child, clsx, first_child, from_svg, get, if_block, only_child, pop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { ICONS } from "../../lib/icons.js";
import { groundOf } from "./lay.js";
// src/boards/brawl/Ground.svelte
var root = from_svg(`<path class="sign lit svelte-bnyhr" transform="translate(0 -8) scale(0.9) translate(-12 -12)"></path>`);
var root_1 = from_svg(`<ellipse class="base svelte-bnyhr" cx="0" cy="27" rx="30" ry="10"></ellipse><path class="stone svelte-bnyhr" d="M-22 27L-17 10H17L22 27zM-11 10L-14 -14Q-16 -26 -6 -28A10 10 0 1 1 6 -28Q16 -26 14 -14L11 10z"></path><!>`, 1);
var root_2 = from_svg(`<path class="chevron svelte-bnyhr" d="M-20 8L0 -8L20 8M-20 22L0 6L20 22"></path>`);
var root_3 = from_svg(`<path class="sign svelte-bnyhr" transform="scale(1.3) translate(-12 -12)"></path>`);
var root_4 = from_svg(`<rect class="pit svelte-bnyhr" x="-23" y="-23" width="46" height="46" rx="12" transform="rotate(45) scale(0.82)"></rect>`);
var root_5 = from_svg(`<polygon class="range svelte-bnyhr" transform="scale(0.7)"></polygon>`);
var root_6 = from_svg(`<g aria-hidden="true"><polygon class="floor svelte-bnyhr" transform="scale(0.96)"></polygon><!><!><text y="47" class="svelte-bnyhr"> </text><!><polygon class="glow svelte-bnyhr" transform="scale(0.88)"></polygon></g>`);
function Ground($$anchor, $$props) {
	push($$props, true);
	/** What is printed on a hex; the control around it carries the words. */
	const ground = user_derived(() => groundOf($$props.place));
	const team = user_derived(() => get(ground).deployment && $$props.place.seat !== null ? $$props.view.seats[$$props.place.seat]?.team ?? null : null);
	var g = root_6();
	var polygon = child(g);
	var node = sibling(polygon);
	var consequent_1 = ($$anchor) => {
		var fragment = root_1();
		var node_1 = sibling(first_child(fragment), 2);
		var consequent = ($$anchor) => {
			var path = root();
			template_effect(() => set_attribute(path, "d", ICONS[get(ground).zone]));
			append($$anchor, path);
		};
		if_block(node_1, ($$render) => {
			if (get(ground).zone) $$render(consequent);
		});
		append($$anchor, fragment);
	};
	var consequent_2 = ($$anchor) => {
		var path_1 = root_2();
		template_effect(() => set_attribute(path_1, "transform", $$props.place.at[1] === 0 ? "scale(1 -1)" : ""));
		append($$anchor, path_1);
	};
	var consequent_3 = ($$anchor) => {
		var path_2 = root_3();
		template_effect(() => set_attribute(path_2, "d", ICONS[get(ground).zone]));
		append($$anchor, path_2);
	};
	if_block(node, ($$render) => {
		if (get(ground).statue) $$render(consequent_1);
		else if (get(ground).deployment) $$render(consequent_2, 1);
		else if (get(ground).zone && !get(ground).trap) $$render(consequent_3, 2);
	});
	var node_2 = sibling(node);
	var consequent_4 = ($$anchor) => {
		var rect = root_4();
		append($$anchor, rect);
	};
	if_block(node_2, ($$render) => {
		if (get(ground).trap) $$render(consequent_4);
	});
	var text = sibling(node_2);
	var text_1 = only_child(text, true);
	var node_3 = sibling(text);
	var consequent_5 = ($$anchor) => {
		var polygon_1 = root_5();
		template_effect(() => set_attribute(polygon_1, "points", $$props.corners));
		append($$anchor, polygon_1);
	};
	var d = user_derived(() => $$props.place.marks?.includes("range"));
	if_block(node_3, ($$render) => {
		if (get(d)) $$render(consequent_5);
	});
	var polygon_2 = sibling(node_3);
	reset(g);
	template_effect(() => {
		set_class(g, 0, clsx([
			get(ground).zone ?? "plain",
			{
				statue: get(ground).statue,
				home: get(ground).deployment
			},
			get(team) === null ? "" : `team-${get(team)}`
		]), "svelte-bnyhr");
		set_attribute(polygon, "points", $$props.corners);
		set_text(text_1, $$props.place.key);
		set_attribute(polygon_2, "points", $$props.corners);
	});
	append($$anchor, g);
	pop();
}
export { Ground };
