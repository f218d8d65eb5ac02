import { append, child, first_child, from_html, if_block, noop, only_child, pop, push, reset, set_attribute, set_text, sibling, template_effect } from "../../vendor/svelte.js";
import { recent } from "../../lib/recent.js";
import { say } from "../../lib/say.js";
import { Icon } from "../../parts/Icon.js";
import { Rows } from "./Rows.js";
// src/pages/home/Continue.svelte
var root = from_html(`<span class="soft"> </span> <span class="go"><!></span>`, 1);
var root_1 = from_html(`<section class="svelte-87q5i5"><h2 class="svelte-87q5i5"> </h2> <!></section>`);
var root_2 = from_html(`<!> <!>`, 1);
function Continue($$anchor, $$props) {
	push($$props, true);
	const part = ($$anchor, rows = noop, key = noop, to = noop) => {
		var section = root_1();
		var h2 = child(section);
		var text = only_child(h2, true);
		var node = sibling(h2, 2);
		{
			const more = ($$anchor, row = noop) => {
				var fragment = root();
				var span = first_child(fragment);
				var text_1 = only_child(span, true);
				var span_1 = sibling(span, 2);
				var node_1 = child(span_1);
				Icon(node_1, {
					name: "forward",
					size: "1em"
				});
				reset(span_1);
				template_effect(($0) => set_text(text_1, $0), [() => title(row().game)]);
				append($$anchor, fragment);
			};
			Rows(node, {
				get rows() {
					return rows();
				},
				get to() {
					return to();
				},
				nobody: "web-somebody",
				more,
				$$slots: { more: true }
			});
		}
		reset(section);
		template_effect(($0) => {
			set_attribute(section, "aria-labelledby", key());
			set_attribute(h2, "id", key());
			set_text(text, $0);
		}, [() => say(key())]);
		append($$anchor, section);
	};
	const all = recent();
	const going = all.filter((each) => !each.over).slice(0, 4);
	const past = all.filter((each) => each.over).slice(0, 3);
	const title = (key) => $$props.games.find((game) => game.key === key)?.title ?? key;
	var fragment_1 = root_2();
	var node_2 = first_child(fragment_1);
	var consequent = ($$anchor) => {
		part($$anchor, () => going, () => "web-continue", () => "t");
	};
	if_block(node_2, ($$render) => {
		if (going.length > 0) $$render(consequent);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_1 = ($$anchor) => {
		part($$anchor, () => past, () => "web-last-replays", () => "replay/table");
	};
	if_block(node_3, ($$render) => {
		if (past.length > 0) $$render(consequent_1);
	});
	append($$anchor, fragment_1);
	pop();
}
export { Continue };
