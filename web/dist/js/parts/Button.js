import { append, attribute_effect, child, from_html, if_block, only_child, prop, reset, rest_props, set_text, sibling, snippet, template_effect } from "../vendor/svelte.js";
import { Icon } from "./Icon.js";
// src/parts/Button.svelte
var rest_excludes = /* @__PURE__ */ new Set([
	"$$slots",
	"$$events",
	"$$legacy",
	"kind",
	"icon",
	"hint",
	"small",
	"children"
]);
var root = from_html(`<span><!></span>`);
var root_1 = from_html(`<kbd aria-hidden="true" class="svelte-16cku8c"> </kbd>`);
var root_2 = from_html(`<button><!> <!> <!></button>`);
function Button($$anchor, $$props) {
	/** The key that does the same, shown as a hint. */
	let kind = prop($$props, "kind", 3, "plain"), hint = prop($$props, "hint", 3, ""), small = prop($$props, "small", 3, false), rest = rest_props($$props, rest_excludes);
	var button = root_2();
	attribute_effect(button, () => ({
		type: "button",
		class: [
			"button",
			kind(),
			{
				small: small(),
				bare: !$$props.children
			}
		],
		...rest
	}), void 0, void 0, void 0, "svelte-16cku8c");
	var node = child(button);
	var consequent = ($$anchor) => {
		Icon($$anchor, { get name() {
			return $$props.icon;
		} });
	};
	if_block(node, ($$render) => {
		if ($$props.icon) $$render(consequent);
	});
	var node_1 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		var span = root();
		var node_2 = child(span);
		snippet(node_2, () => $$props.children);
		reset(span);
		append($$anchor, span);
	};
	if_block(node_1, ($$render) => {
		if ($$props.children) $$render(consequent_1);
	});
	var node_3 = sibling(node_1, 2);
	var consequent_2 = ($$anchor) => {
		var kbd = root_1();
		var text = only_child(kbd, true);
		template_effect(() => set_text(text, hint()));
		append($$anchor, kbd);
	};
	if_block(node_3, ($$render) => {
		if (hint()) $$render(consequent_2);
	});
	reset(button);
	append($$anchor, button);
}
export { Button };
