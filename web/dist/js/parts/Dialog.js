import { append, bind_this, child, clsx, delegate, delegated, event, from_html, get, if_block, only_child, pop, prop, props_id, push, reset, set, set_attribute, set_class, set_text, sibling, snippet, state, template_effect, user_derived, user_effect } from "../vendor/svelte.js";
import { say } from "../lib/say.js";
import { Button } from "./Button.js";
// src/parts/Dialog.svelte
var root = from_html(`<footer class="svelte-1imcjvo"><!></footer>`);
var root_1 = from_html(`<div class="inside svelte-1imcjvo"><header class="svelte-1imcjvo"><h2 class="svelte-1imcjvo"> </h2> <!></header> <div class="body svelte-1imcjvo"><!></div> <!></div>`);
var root_2 = from_html(`<dialog><!></dialog>`);
function Dialog($$anchor, $$props) {
	const id = props_id();
	push($$props, true);
	let wide = prop($$props, "wide", 3, false), light = prop($$props, "light", 3, false);
	let box = state(void 0);
	/** What had the focus before; a light dialog gives it back. */
	let before = null;
	user_effect(() => {
		if (!get(box) || $$props.open === shown(get(box))) return;
		if (!$$props.open) return close();
		before = document.activeElement;
		if (light()) get(box).showPopover();
		else get(box).showModal();
	});
	const shown = (box) => box.open || box.matches(":popover-open");
	function close() {
		if (light()) get(box)?.hidePopover();
		else get(box)?.close();
	}
	function outside(event) {
		if (event.target === get(box) && !light()) close();
	}
	function toggled(event) {
		if (event.newState !== "closed") return;
		const inside = get(box)?.contains(document.activeElement);
		$$props.onclose();
		if (inside && before instanceof HTMLElement) before.focus({ preventScroll: true });
	}
	/** Whoever goes on to something else by keyboard has set it aside too. */
	function left(event) {
		if (light() && $$props.open && event.relatedTarget instanceof Node && !get(box)?.contains(event.relatedTarget)) close();
	}
	var dialog = root_2();
	var node = child(dialog);
	var consequent_1 = ($$anchor) => {
		var div = root_1();
		var header = child(div);
		var h2 = child(header);
		var text = only_child(h2, true);
		var node_1 = sibling(h2, 2);
		{
			let $0 = user_derived(() => say("web-close"));
			Button(node_1, {
				kind: "quiet",
				icon: "close",
				small: true,
				get "aria-label"() {
					return get($0);
				},
				onclick: close
			});
		}
		reset(header);
		var div_1 = sibling(header, 2);
		var node_2 = child(div_1);
		snippet(node_2, () => $$props.children);
		reset(div_1);
		var node_3 = sibling(div_1, 2);
		var consequent = ($$anchor) => {
			var footer = root();
			var node_4 = child(footer);
			snippet(node_4, () => $$props.actions);
			reset(footer);
			append($$anchor, footer);
		};
		if_block(node_3, ($$render) => {
			if ($$props.actions) $$render(consequent);
		});
		reset(div);
		template_effect(() => {
			set_attribute(h2, "id", id);
			set_text(text, $$props.title);
		});
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if ($$props.open) $$render(consequent_1);
	});
	reset(dialog);
	bind_this(dialog, ($$value) => set(box, $$value), () => get(box));
	template_effect(() => {
		set_class(dialog, 1, clsx({
			wide: wide(),
			light: light()
		}), "svelte-1imcjvo");
		set_attribute(dialog, "popover", light() ? "auto" : void 0);
		set_attribute(dialog, "aria-labelledby", id);
	});
	event("close", dialog, function(...$$args) {
		$$props.onclose?.apply(this, $$args);
	});
	delegated("click", dialog, outside);
	event("beforetoggle", dialog, function(...$$args) {
		(light() ? toggled : void 0)?.apply(this, $$args);
	});
	delegated("focusout", dialog, left);
	append($$anchor, dialog);
	pop();
}
delegate(["click", "focusout"]);
export { Dialog };
