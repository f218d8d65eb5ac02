import { append, child, delegate, delegated, each, first_child, from_html, get, if_block, only_child, pop, props_id, push, reset, set_attribute, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { Icon } from "../../parts/Icon.js";
import { titleParts } from "../../lib/decks.js";
import { iconOf } from "../../lib/icons.js";
import { either, say } from "../../lib/say.js";
// src/pages/decks/Shelf.svelte
var root = from_html(`<p class="soft"> </p>`);
var root_1 = from_html(`<li><button type="button" class="svelte-1saw0fp"><!> <span class="unseen"> </span> <span class="name svelte-1saw0fp"> </span></button></li>`);
var root_2 = from_html(`<li><button type="button" class="svelte-1saw0fp"><span class="unseen"> </span> <!> <span><span class="name svelte-1saw0fp"> </span><span class="what svelte-1saw0fp"> </span></span></button></li>`);
var root_3 = from_html(`<section class="svelte-1saw0fp"><h2 class="svelte-1saw0fp"> </h2> <!> <ul class="svelte-1saw0fp"></ul></section> <section class="svelte-1saw0fp"><h2 class="svelte-1saw0fp"> </h2> <ul class="svelte-1saw0fp"></ul></section>`, 1);
function Shelf($$anchor, $$props) {
	const id = props_id();
	push($$props, true);
	var fragment = root_3();
	var section = first_child(fragment);
	var h2 = child(section);
	var text = only_child(h2, true);
	var node = sibling(h2, 2);
	var consequent = ($$anchor) => {
		var p = root();
		var text_1 = only_child(p, true);
		template_effect(($0) => set_text(text_1, $0), [() => say("decks-own-empty")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if ($$props.builder.own.length === 0) $$render(consequent);
	});
	var ul = sibling(node, 2);
	each(ul, 21, () => $$props.builder.own, (deck) => deck.id, ($$anchor, deck) => {
		var li = root_1();
		var button = child(li);
		var node_1 = child(button);
		Icon(node_1, { name: "cards" });
		var span = sibling(node_1, 2);
		var text_2 = only_child(span, true);
		var span_1 = sibling(span, 2);
		var text_3 = only_child(span_1, true);
		reset(button);
		reset(li);
		template_effect(($0) => {
			set_attribute(button, "aria-current", get(deck).id === $$props.builder.id);
			set_text(text_2, $0);
			set_text(text_3, get(deck).name);
		}, [() => say("decks-open")]);
		delegated("click", button, () => $$props.onopen(get(deck)));
		append($$anchor, li);
	});
	reset(ul);
	reset(section);
	var section_1 = sibling(section, 2);
	var h2_1 = child(section_1);
	var text_4 = only_child(h2_1, true);
	var ul_1 = sibling(h2_1, 2);
	each(ul_1, 21, () => $$props.builder.game?.decks ?? [], (deck) => deck.key, ($$anchor, deck) => {
		const computed_const = user_derived(() => {
			return titleParts(either(get(deck).title), get(deck).class);
		});
		var li_1 = root_2();
		var button_1 = child(li_1);
		var span_2 = child(button_1);
		var text_5 = only_child(span_2, true);
		var node_2 = sibling(span_2, 2);
		{
			let $0 = user_derived(() => iconOf(get(deck).class, "cards"));
			Icon(node_2, { get name() {
				return get($0);
			} });
		}
		var span_3 = sibling(node_2, 2);
		var span_4 = child(span_3);
		var text_6 = only_child(span_4, true);
		var span_5 = sibling(span_4);
		var text_7 = only_child(span_5, true);
		reset(span_3);
		reset(button_1);
		reset(li_1);
		template_effect(($0) => {
			set_text(text_5, $0);
			set_text(text_6, get(computed_const).head);
			set_text(text_7, get(computed_const).rest);
		}, [() => say("web-copy")]);
		delegated("click", button_1, () => $$props.oncopy(get(deck)));
		append($$anchor, li_1);
	});
	reset(ul_1);
	reset(section_1);
	template_effect(($0, $1) => {
		set_attribute(section, "aria-labelledby", `${id}-own`);
		set_attribute(h2, "id", `${id}-own`);
		set_text(text, $0);
		set_attribute(section_1, "aria-labelledby", `${id}-starters`);
		set_attribute(h2_1, "id", `${id}-starters`);
		set_text(text_4, $1);
	}, [() => say("decks-own"), () => say("decks-starters")]);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { Shelf };
