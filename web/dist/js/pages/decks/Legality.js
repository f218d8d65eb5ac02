import { append, child, clsx, delegate, delegated, each, first_child, from_html, get, if_block, index, next, only_child, pop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, text } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { Icon } from "../../parts/Icon.js";
import { say, tell } from "../../lib/say.js";
// src/pages/decks/Legality.svelte
var root = from_html(`<p class="soft"> </p>`);
var root_1 = from_html(`<p class="head svelte-1u8e3cy"><!> </p>`);
var root_2 = from_html(`<button type="button" class="clause svelte-1u8e3cy"> </button>`);
var root_3 = from_html(`<div class="nearest svelte-1u8e3cy" role="group"><span class="soft"> </span> <!></div>`);
var root_4 = from_html(`<li class="svelte-1u8e3cy"> <!> <!></li>`);
var root_5 = from_html(`<p class="head svelte-1u8e3cy"><!> </p> <ul></ul>`, 1);
var root_6 = from_html(`<div role="status"><!></div>`);
function Legality($$anchor, $$props) {
	push($$props, true);
	var div = root_6();
	var node = child(div);
	var consequent = ($$anchor) => {
		var p = root();
		var text = only_child(p, true);
		template_effect(($0) => set_text(text, $0), [() => $$props.checking ? say("decks-checking") : say("pages-failed")]);
		append($$anchor, p);
	};
	var consequent_1 = ($$anchor) => {
		var p_1 = root_1();
		var node_1 = child(p_1);
		Icon(node_1, { name: "check" });
		var text_1 = sibling(node_1);
		reset(p_1);
		template_effect(($0) => set_text(text_1, ` ${$0 ?? ""}`), [() => say("decks-legal")]);
		append($$anchor, p_1);
	};
	var alternate = ($$anchor) => {
		var fragment = root_5();
		var p_2 = first_child(fragment);
		var node_2 = child(p_2);
		Icon(node_2, { name: "scales" });
		var text_2 = sibling(node_2);
		reset(p_2);
		var ul = sibling(p_2, 2);
		each(ul, 21, () => $$props.report.faults, index, ($$anchor, fault) => {
			var li = root_4();
			var text_3 = child(li);
			var node_3 = sibling(text_3);
			var consequent_2 = ($$anchor) => {
				var button = root_2();
				var text_4 = only_child(button, true);
				template_effect(($0) => {
					set_attribute(button, "aria-label", $0);
					set_text(text_4, get(fault).clause);
				}, [() => say("web-clause", { clause: get(fault).clause })]);
				delegated("click", button, () => $$props.onclause(get(fault).clause ?? ""));
				append($$anchor, button);
			};
			if_block(node_3, ($$render) => {
				if (get(fault).clause) $$render(consequent_2);
			});
			var node_4 = sibling(node_3, 2);
			var consequent_3 = ($$anchor) => {
				var div_1 = root_3();
				var span = child(div_1);
				var text_5 = only_child(span, true);
				var node_5 = sibling(span, 2);
				each(node_5, 16, () => get(fault).nearest, (name) => name, ($$anchor, name) => {
					Button($$anchor, {
						small: true,
						onclick: () => $$props.onreplace(get(fault), name),
						children: ($$anchor, $$slotProps) => {
							next();
							var text_6 = text();
							template_effect(($0) => set_text(text_6, $0), [() => $$props.scene.title(name)]);
							append($$anchor, text_6);
						},
						$$slots: { default: true }
					});
				});
				reset(div_1);
				template_effect(($0, $1) => {
					set_attribute(div_1, "aria-label", $0);
					set_text(text_5, $1);
				}, [() => say("decks-import-nearest"), () => say("decks-import-nearest")]);
				append($$anchor, div_1);
			};
			if_block(node_4, ($$render) => {
				if (get(fault).nearest.length > 0) $$render(consequent_3);
			});
			reset(li);
			template_effect(($0) => set_text(text_3, `${$0 ?? ""} `), [() => tell(get(fault).why, $$props.scene)]);
			append($$anchor, li);
		});
		reset(ul);
		template_effect(($0) => set_text(text_2, ` ${$0 ?? ""}`), [() => say("decks-illegal", { count: $$props.report.faults.length })]);
		append($$anchor, fragment);
	};
	if_block(node, ($$render) => {
		if ($$props.report === null) $$render(consequent);
		else if ($$props.report.legal) $$render(consequent_1, 1);
		else $$render(alternate, -1);
	});
	reset(div);
	template_effect(() => {
		set_class(div, 1, clsx(["legality", { good: $$props.report?.legal }]), "svelte-1u8e3cy");
		set_attribute(div, "aria-busy", $$props.checking);
	});
	append($$anchor, div);
	pop();
}
delegate(["click"]);
export { Legality };
