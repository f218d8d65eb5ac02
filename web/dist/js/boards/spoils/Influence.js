import { append, child, clsx, comment, first_child, from_html, get, if_block, key, only_child, pop, push, reset, set, set_class, set_text, sibling, state, template_effect, untrack, user_effect } from "../../vendor/svelte.js";
import { word } from "../../lib/say.js";
// src/boards/spoils/Influence.svelte
var root = from_html(`<b> </b>`);
var root_1 = from_html(`<i aria-hidden="true"> </i>`);
var root_2 = from_html(`<span><span class="unseen svelte-203kkn"> </span> <!> <!></span>`);
function Influence($$anchor, $$props) {
	push($$props, true);
	/** What a player lives by; a change is seen to happen. */
	let before = untrack(() => $$props.now);
	let change = state(null);
	user_effect(() => {
		if ($$props.now !== before) set(change, { by: $$props.now - before });
		before = $$props.now;
	});
	var span = root_2();
	var span_1 = child(span);
	var text = only_child(span_1, true);
	var node = sibling(span_1, 2);
	key(node, () => get(change), ($$anchor) => {
		var b = root();
		var text_1 = only_child(b, true);
		template_effect(() => {
			set_class(b, 1, clsx({
				struck: get(change) !== null && get(change).by < 0,
				grown: get(change) !== null && get(change).by > 0
			}), "svelte-203kkn");
			set_text(text_1, $$props.now);
		});
		append($$anchor, b);
	});
	var node_1 = sibling(node, 2);
	var consequent = ($$anchor) => {
		var fragment = comment();
		var node_2 = first_child(fragment);
		key(node_2, () => get(change), ($$anchor) => {
			var i = root_1();
			var text_2 = only_child(i, true);
			template_effect(() => {
				set_class(i, 1, clsx(get(change).by < 0 ? "harm" : "gain"), "svelte-203kkn");
				set_text(text_2, get(change).by < 0 ? `−${-get(change).by}` : `+${get(change).by}`);
			});
			append($$anchor, i);
		});
		append($$anchor, fragment);
	};
	if_block(node_1, ($$render) => {
		if (get(change)) $$render(consequent);
	});
	reset(span);
	template_effect(($0) => {
		set_class(span, 1, clsx(["influence", { low: $$props.now <= 5 }]), "svelte-203kkn");
		set_text(text, $0);
	}, [() => word("number-", "influence")]);
	append($$anchor, span);
	pop();
}
export { Influence };
