import { append, await_block, child, comment, each, first_child, from_html, get, if_block, only_child, pop, props_id, push, reset, set_attribute, set_text, sibling, template_effect, user_derived } from "../vendor/svelte.js";
import { clauses } from "../lib/cards.js";
import { explained } from "../lib/keywords.js";
import { either, say, speaking, word } from "../lib/say.js";
import { Icon } from "./Icon.js";
// src/parts/Keyword.svelte
var root = from_html(`<!> `, 1);
var root_1 = from_html(`<span class="line svelte-1ujzzp1"> <a> </a></span>`);
var root_2 = from_html(`<button type="button" class="svelte-1ujzzp1"><!></button> <span class="said svelte-1ujzzp1" popover="auto"></span>`, 1);
function Keyword($$anchor, $$props) {
	const id = props_id();
	push($$props, true);
	const drawing = ($$anchor) => {
		var fragment = root();
		var node = first_child(fragment);
		var consequent = ($$anchor) => {
			Icon($$anchor, {
				get name() {
					return $$props.icon;
				},
				size: "1em"
			});
		};
		if_block(node, ($$render) => {
			if ($$props.icon) $$render(consequent);
		});
		var text = sibling(node);
		template_effect(() => set_text(text, ` ${get(label) ?? ""}`));
		append($$anchor, fragment);
	};
	const none = Promise.resolve(/* @__PURE__ */ new Map());
	const label = user_derived(() => word("mark-", $$props.name));
	var fragment_2 = comment();
	var node_1 = first_child(fragment_2);
	await_block(node_1, () => speaking.game ? clauses(speaking.game) : none, ($$anchor) => {
		drawing($$anchor);
	}, ($$anchor, all) => {
		const found = user_derived(() => explained(get(all).values(), $$props.name));
		var fragment_3 = comment();
		var node_2 = first_child(fragment_3);
		var consequent_1 = ($$anchor) => {
			var fragment_4 = root_2();
			var button = first_child(fragment_4);
			var node_3 = child(button);
			drawing(node_3);
			reset(button);
			var span = sibling(button, 2);
			each(span, 21, () => get(found), (each) => each.clause, ($$anchor, each) => {
				var span_1 = root_1();
				var text_1 = child(span_1);
				var a = sibling(text_1);
				var text_2 = only_child(a, true);
				reset(span_1);
				template_effect(($0, $1) => {
					set_text(text_1, `${$0 ?? ""} `);
					set_attribute(a, "href", `#/rules/${speaking.game ?? ""}/${$1 ?? ""}`);
					set_text(text_2, get(each).clause);
				}, [() => either(get(each).summary), () => encodeURIComponent(get(each).clause)]);
				append($$anchor, span_1);
			});
			reset(span);
			template_effect(($0) => {
				set_attribute(button, "popovertarget", id);
				set_attribute(button, "aria-label", $0);
				set_attribute(span, "id", id);
			}, [() => say("web-keyword", { keyword: get(label) })]);
			append($$anchor, fragment_4);
		};
		var alternate = ($$anchor) => {
			drawing($$anchor);
		};
		if_block(node_2, ($$render) => {
			if (get(found).length > 0) $$render(consequent_1);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment_3);
	}, ($$anchor) => {
		drawing($$anchor);
	});
	append($$anchor, fragment_2);
	pop();
}
export { Keyword };
