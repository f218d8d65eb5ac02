import { append, child, clsx, each, from_html, get, if_block, index, only_child, pop, push, reset, set_class, set_text, sibling, template_effect } from "../../vendor/svelte.js";
import { say, tell } from "../../lib/say.js";
import { Icon } from "../../parts/Icon.js";
// src/pages/table/Foreseen.svelte
var root = from_html(`<li> </li>`);
var root_1 = from_html(`<li class="soft"> </li>`);
var root_2 = from_html(`<div class="told svelte-k1vhxa"><strong class="svelte-k1vhxa"><!> </strong> <ul><!> <!></ul></div>`);
var root_3 = from_html(`<div class="foreseen svelte-k1vhxa" role="status" aria-live="polite"><!></div>`);
function Foreseen($$anchor, $$props) {
	push($$props, true);
	var div = root_3();
	var node = child(div);
	var consequent_1 = ($$anchor) => {
		var div_1 = root_2();
		var strong = child(div_1);
		var node_1 = child(strong);
		Icon(node_1, {
			name: "eye",
			size: "1em"
		});
		var text = sibling(node_1);
		reset(strong);
		var ul = sibling(strong, 2);
		var node_2 = child(ul);
		each(node_2, 17, () => $$props.found.lines, index, ($$anchor, line) => {
			var li = root();
			var text_1 = only_child(li, true);
			template_effect(($0, $1) => {
				set_class(li, 1, $0, "svelte-k1vhxa");
				set_text(text_1, $1);
			}, [() => clsx({
				dies: /destroy|dies|knocked|slain|banish/.test(get(line).said.key),
				hurts: get(line).said.key.includes("damage")
			}), () => tell(get(line).said, $$props.scene)]);
			append($$anchor, li);
		});
		var node_3 = sibling(node_2, 2);
		var consequent = ($$anchor) => {
			var li_1 = root_1();
			var text_2 = only_child(li_1, true);
			template_effect(($0) => set_text(text_2, $0), [() => say("web-foreseen-open")]);
			append($$anchor, li_1);
		};
		if_block(node_3, ($$render) => {
			if (!$$props.found.sure) $$render(consequent);
		});
		reset(ul);
		reset(div_1);
		template_effect(($0) => set_text(text, ` ${$0 ?? ""}`), [() => say("web-foreseen")]);
		append($$anchor, div_1);
	};
	if_block(node, ($$render) => {
		if ($$props.found && $$props.found.lines.length > 0) $$render(consequent_1);
	});
	reset(div);
	append($$anchor, div);
	pop();
}
export { Foreseen };
