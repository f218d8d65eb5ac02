import { $document, $window, append, child, clsx, comment, each, event, first_child, from_html, get, if_block, index, onDestroy, only_child, pop, proxy, push, reset, set, set_attribute, set_class, set_text, sibling, state, template_effect, to_array, untrack, user_derived, user_effect } from "../../vendor/svelte.js";
import { say, tell } from "../../lib/say.js";
import { Button } from "../../parts/Button.js";
import { missed, seenOf, sees } from "./recap.js";
// src/pages/table/Recap.svelte
var root = from_html(`<li> </li>`);
var root_1 = from_html(`<section class="recap svelte-1pwq7gu"><div class="head svelte-1pwq7gu"><strong class="svelte-1pwq7gu"> </strong> <!></div> <ol></ol></section>`);
function Recap($$anchor, $$props) {
	push($$props, true);
	/** What happened since this person last looked: after a pause, another page, another day. */
	const MOST = 12;
	const key = user_derived(() => `${$$props.table.id} ${$$props.table.room?.round ?? 0}`);
	const count = user_derived(() => $$props.table.lines.length);
	let from = state(proxy(untrack(() => seenOf(get(key)))));
	let looking = state(document.visibilityState === "visible");
	let closed = state(false);
	/** The lines as they were when somebody came back: what happens since is seen. */
	let upTo = state(0);
	user_effect(() => {
		if (!get(looking) || get(closed)) return;
		if (get(upTo) === 0 && get(count) > 0) set(upTo, get(count), true);
	});
	const lines = user_derived(() => get(from) === null || get(closed) || get(upTo) === 0 ? [] : missed($$props.table.lines.slice(0, get(upTo)), get(from), MOST));
	function changed() {
		const now = document.visibilityState === "visible";
		if (now === get(looking)) return;
		set(looking, now);
		if (now) (($$value) => {
			var $$array = to_array($$value, 3);
			set(from, $$array[0], true);
			set(upTo, $$array[1], true);
			set(closed, $$array[2], true);
		})([
			seenOf(get(key)),
			get(count),
			false
		]);
		else sees(get(key), get(count));
	}
	onDestroy(() => sees(get(key), get(count)));
	var fragment = comment();
	event("visibilitychange", $document, changed);
	event("pagehide", $window, () => get(looking) && sees(get(key), get(count)));
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var section = root_1();
		var div = child(section);
		var strong = child(div);
		var text = only_child(strong, true);
		var node_1 = sibling(strong, 2);
		{
			let $0 = user_derived(() => say("web-recap-close"));
			Button(node_1, {
				small: true,
				kind: "quiet",
				icon: "close",
				get "aria-label"() {
					return get($0);
				},
				onclick: () => set(closed, true)
			});
		}
		reset(div);
		var ol = sibling(div, 2);
		each(ol, 21, () => get(lines), index, ($$anchor, line) => {
			var li = root();
			var text_1 = only_child(li, true);
			template_effect(($0) => {
				set_class(li, 1, clsx({ head: get(line).depth === 0 }), "svelte-1pwq7gu");
				set_text(text_1, $0);
			}, [() => tell(get(line).said, $$props.table.scene)]);
			append($$anchor, li);
		});
		reset(ol);
		reset(section);
		template_effect(($0, $1) => {
			set_attribute(section, "aria-label", $0);
			set_text(text, $1);
		}, [() => say("web-recap"), () => say("web-recap")]);
		append($$anchor, section);
	};
	if_block(node, ($$render) => {
		if (get(lines).length > 0) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
export { Recap };
