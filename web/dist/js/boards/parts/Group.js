import { append, child, clsx, comment, each, first_child, from_html, get, if_block, pop, prop, push, reset, set, set_attribute, set_class, set_style, sibling, state, template_effect, user_derived } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { CardSpot } from "./CardSpot.js";
// src/boards/parts/Group.svelte
var root = from_html(`<div class="attached svelte-14bkafr"><!></div>`);
var root_1 = from_html(`<li><div class="bearer svelte-14bkafr"><!></div> <!></li>`);
var root_2 = from_html(`<ul></ul>`);
function Group($$anchor, $$props) {
	push($$props, true);
	/** What the cards are together, for those who do not see where they lie. */
	/** `row` side by side, `fan` lets them overlap. */
	let shape = prop($$props, "shape", 3, "row");
	const hands = takeHands();
	let current = state("");
	const spots = user_derived(() => $$props.laid.flatMap(({ spot, on }) => [spot, ...on]));
	const ready = ({ seat, zone, card }) => hands.offers({
		seat,
		zone,
		slug: card.slug
	}).length > 0;
	const stop = user_derived(() => {
		const was = get(spots).find((spot) => spot.id === get(current));
		return (was && ready(was) ? was : get(spots).find(ready) ?? was ?? get(spots)[0])?.id;
	});
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var ul = root_2();
		each(ul, 21, () => $$props.laid, ({ spot, on }) => spot.id, ($$anchor, $$item) => {
			let spot = () => get($$item).spot;
			let on = () => get($$item).on;
			var li = root_1();
			let classes;
			let styles;
			var div = child(li);
			var node_1 = child(div);
			{
				let $0 = user_derived(() => get(stop) === spot().id);
				CardSpot(node_1, {
					get spot() {
						return spot();
					},
					get stop() {
						return get($0);
					},
					onfocus: () => set(current, spot().id, true)
				});
			}
			reset(div);
			var node_2 = sibling(div, 2);
			each(node_2, 19, on, (each) => each.id, ($$anchor, each, i) => {
				var div_1 = root();
				let styles_1;
				var node_3 = child(div_1);
				{
					let $0 = user_derived(() => get(stop) === get(each).id);
					CardSpot(node_3, {
						get spot() {
							return get(each);
						},
						get stop() {
							return get($0);
						},
						onfocus: () => set(current, get(each).id, true)
					});
				}
				reset(div_1);
				template_effect(() => {
					set_attribute(div_1, "data-card", get(each).id);
					styles_1 = set_style(div_1, "", styles_1, { "--i": on().length - get(i) });
				});
				append($$anchor, div_1);
			});
			reset(li);
			template_effect(() => {
				classes = set_class(li, 1, "svelte-14bkafr", null, classes, { bears: on().length > 0 });
				styles = set_style(li, "", styles, { "--on": on().length });
				set_attribute(div, "data-card", spot().id);
			});
			append($$anchor, li);
		});
		reset(ul);
		template_effect(() => {
			set_class(ul, 1, clsx(["group", shape()]), "svelte-14bkafr");
			set_attribute(ul, "aria-label", $$props.label);
		});
		append($$anchor, ul);
	};
	if_block(node, ($$render) => {
		if ($$props.laid.length > 0) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
export { Group };
