import { append, child, clsx, each, from_html, get, if_block, index, only_child, reset, set_class, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
// src/boards/parts/Pips.svelte
var root = from_html(`<small class="svelte-10fdugy"> </small>`);
var root_1 = from_html(`<i></i>`);
var root_2 = from_html(`<div><span class="label svelte-10fdugy"> </span> <b class="svelte-10fdugy"> <!></b> <span class="dots svelte-10fdugy" aria-hidden="true"></span></div>`);
function Pips($$anchor, $$props) {
	/** A number as dots and as a number. */
	const dots = user_derived(() => Array.from({ length: Math.max($$props.now, $$props.most) }, (_, i) => i < $$props.now));
	var div = root_2();
	var span = child(div);
	var text = only_child(span, true);
	var b = sibling(span, 2);
	var text_1 = child(b, true);
	var node = sibling(text_1);
	var consequent = ($$anchor) => {
		var small = root();
		var text_2 = only_child(small);
		template_effect(() => set_text(text_2, `/${$$props.most ?? ""}`));
		append($$anchor, small);
	};
	if_block(node, ($$render) => {
		if ($$props.kind === "points") $$render(consequent);
	});
	reset(b);
	var span_1 = sibling(b, 2);
	each(span_1, 21, () => get(dots), index, ($$anchor, full) => {
		var i_1 = root_1();
		let classes;
		template_effect(() => classes = set_class(i_1, 1, "svelte-10fdugy", null, classes, { full: get(full) }));
		append($$anchor, i_1);
	});
	reset(span_1);
	reset(div);
	template_effect(() => {
		set_class(div, 1, clsx(["pips", $$props.kind]), "svelte-10fdugy");
		set_text(text, $$props.label);
		set_text(text_1, $$props.now);
	});
	append($$anchor, div);
}
export { Pips };
