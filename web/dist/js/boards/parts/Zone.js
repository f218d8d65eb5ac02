import { append, child, clsx, each, from_html, get, if_block, index, only_child, pop, prop, push, reset, set, set_attribute, set_class, set_style, set_text, sibling, state, template_effect, user_derived } from "../../vendor/svelte.js";
import { word, zoneName } from "../../lib/say.js";
import { takeHands } from "../../lib/hands.js";
import { takeStage } from "../board.js";
import { CardSpot } from "./CardSpot.js";
// src/boards/parts/Zone.svelte
var root = from_html(`<span class="caption svelte-3apjwi" aria-hidden="true"> </span>`);
var root_1 = from_html(`<li class="svelte-3apjwi"><!></li>`);
var root_2 = from_html(`<li class="place svelte-3apjwi" aria-hidden="true"></li>`);
var root_3 = from_html(`<div><!> <ul class="svelte-3apjwi"><!> <!></ul></div>`);
function Zone($$anchor, $$props) {
	push($$props, true);
	/** Empty places are drawn up to this number. */
	/** `row` lays cards side by side, `fan` lets them overlap. */
	let places = prop($$props, "places", 3, 0), shape = prop($$props, "shape", 3, "row"), caption = prop($$props, "caption", 3, true);
	const hands = takeHands();
	const stage = takeStage();
	const spots = user_derived(() => stage.of($$props.seat, $$props.zone));
	const title = user_derived(() => word("zone-", $$props.zone));
	const label = user_derived(() => zoneName($$props.zone, $$props.seat, get(spots).length, hands.scene));
	const empty = user_derived(() => Math.max(0, places() - get(spots).length));
	let current = state("");
	const ready = (spot) => hands.offers({
		seat: $$props.seat,
		zone: $$props.zone,
		slug: spot.card.slug
	}).length > 0;
	const stop = user_derived(() => {
		const was = get(spots).find((spot) => spot.id === get(current));
		return (was && ready(was) ? was : get(spots).find(ready) ?? was ?? get(spots)[0])?.id;
	});
	var div = root_3();
	var node = child(div);
	var consequent = ($$anchor) => {
		var span = root();
		var text = only_child(span, true);
		template_effect(() => set_text(text, get(title)));
		append($$anchor, span);
	};
	if_block(node, ($$render) => {
		if (caption()) $$render(consequent);
	});
	var ul = sibling(node, 2);
	var node_1 = child(ul);
	each(node_1, 19, () => get(spots), (spot) => spot.id, ($$anchor, spot, i) => {
		var li = root_1();
		let styles;
		var node_2 = child(li);
		{
			let $0 = user_derived(() => get(stop) === get(spot).id);
			CardSpot(node_2, {
				get spot() {
					return get(spot);
				},
				get stop() {
					return get($0);
				},
				onfocus: () => set(current, get(spot).id, true)
			});
		}
		reset(li);
		template_effect(() => {
			set_attribute(li, "data-card", get(spot).id);
			styles = set_style(li, "", styles, {
				"--i": get(i) - (get(spots).length - 1) / 2,
				"--n": get(spots).length
			});
		});
		append($$anchor, li);
	});
	var node_3 = sibling(node_1, 2);
	each(node_3, 17, () => ({ length: get(empty) }), index, ($$anchor, _) => {
		var li_1 = root_2();
		append($$anchor, li_1);
	});
	reset(ul);
	reset(div);
	template_effect(() => {
		set_class(div, 1, clsx([
			"zone",
			shape(),
			$$props.zone,
			{ bare: get(spots).length === 0 }
		]), "svelte-3apjwi");
		set_attribute(div, "data-pile", `${$$props.seat ?? "-" ?? ""}/${$$props.zone ?? ""}`);
		set_attribute(ul, "aria-label", get(label));
	});
	append($$anchor, div);
	pop();
}
export { Zone };
