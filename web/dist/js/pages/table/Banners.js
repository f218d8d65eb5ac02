import { append, child, from_html, get, if_block, next, only_child, pop, push, reset, set_text, sibling, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { live } from "../../lib/live.js";
import { say, seat, tell } from "../../lib/say.js";
import { Button } from "../../parts/Button.js";
import { Icon } from "../../parts/Icon.js";
// src/pages/table/Banners.svelte
var root = from_html(`<p class="banner svelte-1cbnfam"><!> </p>`);
var root_1 = from_html(`<p class="banner bad svelte-1cbnfam"><!><span class="svelte-1cbnfam"> </span> <!></p>`);
var root_2 = from_html(`<p class="banner bad svelte-1cbnfam"><!> </p>`);
var root_3 = from_html(`<p class="banner svelte-1cbnfam"><!><span class="svelte-1cbnfam"> </span> <!> <!></p>`);
var root_4 = from_html(`<div class="banners" role="status"><!> <!> <!> <!></div>`);
function Banners($$anchor, $$props) {
	push($$props, true);
	/** What is in the way: no connection, another window, a broken table, a request. */
	const room = user_derived(() => $$props.table.room);
	const asker = user_derived(() => get(room)?.undo.asked_by ?? null);
	const answers = user_derived(() => (get(room)?.undo.waiting ?? []).filter((seat) => $$props.table.mine.includes(seat)));
	const lost = user_derived(() => live.status === "waiting" || live.status === "gone" || live.status === "connecting" && get(room) !== null);
	function allow(yes) {
		for (const seat of get(answers)) $$props.table.ask({
			do: "allow-undo",
			table: $$props.table.id,
			seat,
			allow: yes
		});
	}
	var div = root_4();
	var node = child(div);
	var consequent = ($$anchor) => {
		var p = root();
		var node_1 = child(p);
		Icon(node_1, { name: "clock" });
		var text = sibling(node_1, 1, true);
		reset(p);
		template_effect(($0) => set_text(text, $0), [() => say(live.status === "gone" ? "web-server-stops" : "web-reconnecting")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(lost)) $$render(consequent);
	});
	var node_2 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		var p_1 = root_1();
		var node_3 = child(p_1);
		Icon(node_3, { name: "copy" });
		var span = sibling(node_3);
		var text_1 = only_child(span, true);
		var node_4 = sibling(span, 2);
		Button(node_4, {
			small: true,
			kind: "primary",
			onclick: () => $$props.table.follow(),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_2 = text();
				template_effect(($0) => set_text(text_2, $0), [() => say("web-take-back")]);
				append($$anchor, text_2);
			},
			$$slots: { default: true }
		});
		reset(p_1);
		template_effect(($0) => set_text(text_1, $0), [() => say("web-moved")]);
		append($$anchor, p_1);
	};
	if_block(node_2, ($$render) => {
		if ($$props.table.moved) $$render(consequent_1);
	});
	var node_5 = sibling(node_2, 2);
	var consequent_2 = ($$anchor) => {
		var p_2 = root_2();
		var node_6 = child(p_2);
		Icon(node_6, { name: "bug" });
		var text_3 = sibling(node_6, 1, true);
		reset(p_2);
		template_effect(($0) => set_text(text_3, $0), [() => $$props.table.broken ? tell($$props.table.broken, $$props.table.scene) : say("web-broken")]);
		append($$anchor, p_2);
	};
	if_block(node_5, ($$render) => {
		if ($$props.table.broken || get(room)?.stage === "broken") $$render(consequent_2);
	});
	var node_7 = sibling(node_5, 2);
	var consequent_3 = ($$anchor) => {
		var p_3 = root_3();
		var node_8 = child(p_3);
		Icon(node_8, { name: "undo" });
		var span_1 = sibling(node_8);
		var text_4 = only_child(span_1, true);
		var node_9 = sibling(span_1, 2);
		Button(node_9, {
			small: true,
			kind: "primary",
			onclick: () => allow(true),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_5 = text();
				template_effect(($0) => set_text(text_5, $0), [() => say("web-allow")]);
				append($$anchor, text_5);
			},
			$$slots: { default: true }
		});
		var node_10 = sibling(node_9, 2);
		Button(node_10, {
			small: true,
			onclick: () => allow(false),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_6 = text();
				template_effect(($0) => set_text(text_6, $0), [() => say("web-refuse")]);
				append($$anchor, text_6);
			},
			$$slots: { default: true }
		});
		reset(p_3);
		template_effect(($0) => set_text(text_4, $0), [() => say("web-undo-asked", { who: seat(get(asker), $$props.table.scene) })]);
		append($$anchor, p_3);
	};
	var consequent_4 = ($$anchor) => {
		var p_4 = root();
		var node_11 = child(p_4);
		Icon(node_11, { name: "undo" });
		var text_7 = sibling(node_11, 1, true);
		reset(p_4);
		template_effect(($0) => set_text(text_7, $0), [() => say("web-undo-waits")]);
		append($$anchor, p_4);
	};
	var d = user_derived(() => get(asker) !== null && $$props.table.mine.includes(get(asker)));
	if_block(node_7, ($$render) => {
		if (get(asker) !== null && get(answers).length > 0) $$render(consequent_3);
		else if (get(d)) $$render(consequent_4, 1);
	});
	reset(div);
	append($$anchor, div);
	pop();
}
export { Banners };
