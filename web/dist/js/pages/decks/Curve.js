import { append, each, first_child, from_svg, get, if_block, only_child, pop, push, reset, set_attribute, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { say } from "../../lib/say.js";
// src/pages/decks/Curve.svelte
var root = from_svg(`<text class="count svelte-1t4mjc4"> </text>`);
var root_1 = from_svg(`<rect class="bed svelte-1t4mjc4" y="14" rx="3"></rect><rect class="bar svelte-1t4mjc4" rx="3"></rect><!><text class="cost svelte-1t4mjc4"> </text>`, 1);
var root_2 = from_svg(`<svg role="img" preserveAspectRatio="xMidYMax meet" class="svelte-1t4mjc4"></svg>`);
function Curve($$anchor, $$props) {
	push($$props, true);
	const WIDTH = 26;
	const HEIGHT = 64;
	const most = user_derived(() => Math.max(4, ...$$props.columns.map((c) => c.count)));
	const said = user_derived(() => $$props.columns.filter((c) => c.count > 0).map((c) => say(c.open ? "decks-curve-last" : "decks-curve-column", {
		cost: c.cost,
		count: c.count
	})).join("; "));
	var svg = root_2();
	each(svg, 23, () => $$props.columns, (column) => column.cost, ($$anchor, column, n) => {
		const tall = user_derived(() => get(column).count / get(most) * HEIGHT);
		var fragment = root_1();
		var rect = first_child(fragment);
		set_attribute(rect, "width", 20);
		set_attribute(rect, "height", HEIGHT);
		var rect_1 = sibling(rect);
		set_attribute(rect_1, "width", 20);
		var node = sibling(rect_1);
		var consequent = ($$anchor) => {
			var text = root();
			var text_1 = only_child(text, true);
			template_effect(() => {
				set_attribute(text, "x", get(n) * WIDTH + WIDTH / 2);
				set_attribute(text, "y", 74 - get(tall));
				set_text(text_1, get(column).count);
			});
			append($$anchor, text);
		};
		if_block(node, ($$render) => {
			if (get(column).count > 0) $$render(consequent);
		});
		var text_2 = sibling(node);
		set_attribute(text_2, "y", 91);
		var text_3 = only_child(text_2);
		template_effect(() => {
			set_attribute(rect, "x", get(n) * WIDTH + 3);
			set_attribute(rect_1, "x", get(n) * WIDTH + 3);
			set_attribute(rect_1, "y", 78 - get(tall));
			set_attribute(rect_1, "height", get(tall));
			set_attribute(text_2, "x", get(n) * WIDTH + WIDTH / 2);
			set_text(text_3, `${get(column).cost ?? ""}${get(column).open ? "+" : ""}`);
		});
		append($$anchor, fragment);
	});
	reset(svg);
	template_effect(($0) => {
		set_attribute(svg, "viewBox", `0 0 ${$$props.columns.length * WIDTH} 94`);
		set_attribute(svg, "aria-label", `${$0 ?? ""}. ${get(said) ?? ""}`);
	}, [() => say("decks-curve")]);
	append($$anchor, svg);
	pop();
}
export { Curve };
