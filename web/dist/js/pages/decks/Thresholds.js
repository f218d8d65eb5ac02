import { append, child, clsx, comment, each, first_child, from_html, get, if_block, only_child, pop, push, reset, set_class, set_style, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { say, word } from "../../lib/say.js";
import { Glyph } from "../../parts/Glyph.js";
import { thresholds } from "./deck.js";
// src/pages/decks/Thresholds.svelte
var root = from_html(`<tr><th scope="row" class="svelte-1olhpz5"><!> </th><td class="svelte-1olhpz5"><span class="bar gives svelte-1olhpz5"></span> </td><td class="svelte-1olhpz5"><span class="bar svelte-1olhpz5"></span> </td><td class="svelte-1olhpz5"> </td></tr>`);
var root_1 = from_html(`<table class="svelte-1olhpz5"><caption class="svelte-1olhpz5"> </caption><thead class="svelte-1olhpz5"><tr><td class="svelte-1olhpz5"></td><th scope="col" class="svelte-1olhpz5"> </th><th scope="col" class="svelte-1olhpz5"> </th><th scope="col" class="svelte-1olhpz5"> </th></tr></thead><tbody></tbody></table>`);
function Thresholds($$anchor, $$props) {
	push($$props, true);
	/** Whether what the deck gives is enough for what it needs, icon by icon. */
	const rows = user_derived(() => thresholds($$props.entries, $$props.cards));
	const top = user_derived(() => Math.max(1, ...get(rows).map(({ gives, needs }) => Math.max(gives, needs))));
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var table = root_1();
		var caption = child(table);
		var text = only_child(caption, true);
		var thead = sibling(caption);
		var tr = child(thead);
		var th = sibling(child(tr));
		var text_1 = only_child(th, true);
		var th_1 = sibling(th);
		var text_2 = only_child(th_1, true);
		var th_2 = sibling(th_1);
		var text_3 = only_child(th_2, true);
		reset(tr);
		reset(thead);
		var tbody = sibling(thead);
		each(tbody, 21, () => get(rows), ({ icon, gives, needs, most }) => icon, ($$anchor, $$item) => {
			let icon = () => get($$item).icon;
			let gives = () => get($$item).gives;
			let needs = () => get($$item).needs;
			let most = () => get($$item).most;
			var tr_1 = root();
			var th_3 = child(tr_1);
			var node_1 = child(th_3);
			Glyph(node_1, {
				get name() {
					return icon();
				},
				size: "1.4em"
			});
			var text_4 = sibling(node_1);
			reset(th_3);
			var td = sibling(th_3);
			var span = child(td);
			let styles;
			var text_5 = sibling(span, 1, true);
			reset(td);
			var td_1 = sibling(td);
			var span_1 = child(td_1);
			let styles_1;
			var text_6 = sibling(span_1, 1, true);
			reset(td_1);
			var td_2 = sibling(td_1);
			var text_7 = only_child(td_2, true);
			reset(tr_1);
			template_effect(($0) => {
				set_class(tr_1, 1, clsx({ short: needs() > 0 && gives() < most() }), "svelte-1olhpz5");
				set_text(text_4, ` ${$0 ?? ""}`);
				styles = set_style(span, "", styles, { "--part": gives() / get(top) });
				set_text(text_5, gives());
				styles_1 = set_style(span_1, "", styles_1, { "--part": needs() / get(top) });
				set_text(text_6, needs());
				set_text(text_7, most());
			}, [() => word("number-", icon())]);
			append($$anchor, tr_1);
		});
		reset(tbody);
		reset(table);
		template_effect(($0, $1, $2, $3) => {
			set_text(text, $0);
			set_text(text_1, $1);
			set_text(text_2, $2);
			set_text(text_3, $3);
		}, [
			() => say("decks-thresholds"),
			() => say("decks-threshold-gives"),
			() => say("decks-threshold-needs"),
			() => say("decks-threshold-most")
		]);
		append($$anchor, table);
	};
	if_block(node, ($$render) => {
		if (get(rows).length > 0) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
export { Thresholds };
