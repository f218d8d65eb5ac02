import { append, child, each, from_html, get, if_block, only_child, pop, push, reset, set_attribute, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { GLYPH_NAMES } from "../../lib/glyphs.js";
import { say, word } from "../../lib/say.js";
import { Glyph } from "../../parts/Glyph.js";
import { numberOf } from "../board.js";
// src/boards/spoils/Means.svelte
var root = from_html(`<li class="svelte-avx6dk"><!><b> </b></li>`);
var root_1 = from_html(`<ul class="svelte-avx6dk"></ul>`);
var root_2 = from_html(`<div class="means svelte-avx6dk"><span class="ready svelte-avx6dk"><span class="unseen svelte-avx6dk"> </span> <span aria-hidden="true" class="svelte-avx6dk"><i class="stack svelte-avx6dk"></i><b> </b><small class="svelte-avx6dk"> </small></span></span> <!></div>`);
function Means($$anchor, $$props) {
	push($$props, true);
	/** What a player can pay with, and the icons that its cards can need. */
	const ready = user_derived(() => numberOf($$props.view, $$props.seat, "ready"));
	const icons = user_derived(() => GLYPH_NAMES.map((name) => ({
		name,
		n: numberOf($$props.view, $$props.seat, name)
	})).filter(({ n }) => n > 0));
	var div = root_2();
	var span = child(div);
	var span_1 = child(span);
	var text = only_child(span_1, true);
	var span_2 = sibling(span_1, 2);
	var b = sibling(child(span_2));
	var text_1 = only_child(b, true);
	var small = sibling(b);
	var text_2 = only_child(small);
	reset(span_2);
	reset(span);
	var node = sibling(span, 2);
	var consequent = ($$anchor) => {
		var ul = root_1();
		each(ul, 21, () => get(icons), ({ name, n }) => name, ($$anchor, $$item) => {
			let name = () => get($$item).name;
			let n = () => get($$item).n;
			var li = root();
			var node_1 = child(li);
			{
				let $0 = user_derived(() => word("number-", name()));
				Glyph(node_1, {
					get name() {
						return name();
					},
					get label() {
						return get($0);
					},
					size: "1.35em"
				});
			}
			var b_1 = sibling(node_1);
			var text_3 = only_child(b_1, true);
			reset(li);
			template_effect(($0) => {
				set_attribute(li, "title", $0);
				set_text(text_3, n());
			}, [() => word("number-", name())]);
			append($$anchor, li);
		});
		reset(ul);
		template_effect(($0) => set_attribute(ul, "aria-label", $0), [() => say("spoils-icons")]);
		append($$anchor, ul);
	};
	if_block(node, ($$render) => {
		if (get(icons).length > 0) $$render(consequent);
	});
	reset(div);
	template_effect(($0, $1) => {
		set_attribute(span, "title", $0);
		set_text(text, $1);
		set_text(text_1, get(ready));
		set_text(text_2, `/${$$props.all ?? ""}`);
	}, [() => word("number-", "ready"), () => say("spoils-means", {
		ready: get(ready),
		all: $$props.all
	})]);
	append($$anchor, div);
	pop();
}
export { Means };
