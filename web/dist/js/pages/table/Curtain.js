import { append, child, from_html, next, only_child, pop, push, reset, set_text, sibling, template_effect, text } from "../../vendor/svelte.js";
import { say, seat } from "../../lib/say.js";
import { Button } from "../../parts/Button.js";
import { Icon } from "../../parts/Icon.js";
// src/pages/table/Curtain.svelte
var root = from_html(`<div class="curtain svelte-dmbget"><!> <h2> </h2> <p class="soft"> </p> <!></div>`);
function Curtain($$anchor, $$props) {
	push($$props, true);
	var div = root();
	var node = child(div);
	Icon(node, {
		name: "friends",
		size: "64px"
	});
	var h2 = sibling(node, 2);
	var text$1 = only_child(h2, true);
	var p = sibling(h2, 2);
	var text_1 = only_child(p, true);
	var node_1 = sibling(p, 2);
	Button(node_1, {
		kind: "primary",
		icon: "eye",
		autofocus: true,
		get onclick() {
			return $$props.onopen;
		},
		children: ($$anchor, $$slotProps) => {
			next();
			var text_2 = text();
			template_effect(($0) => set_text(text_2, $0), [() => say("web-curtain-open")]);
			append($$anchor, text_2);
		},
		$$slots: { default: true }
	});
	reset(div);
	template_effect(($0, $1) => {
		set_text(text$1, $0);
		set_text(text_1, $1);
	}, [() => say("web-curtain", { who: seat($$props.viewer, $$props.table.scene) }), () => say("web-curtain-means")]);
	append($$anchor, div);
	pop();
}
export { Curtain };
