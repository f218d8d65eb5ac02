import { append, bind_this, child, clsx, delegate, delegated, each, from_html, get, if_block, only_child, pop, push, reset, set, set_attribute, set_class, set_style, set_text, sibling, state, template_effect, user_derived, user_effect } from "../../vendor/svelte.js";
import { say, tell } from "../../lib/say.js";
// src/pages/table/LogPanel.svelte
var root = from_html(`<button type="button" class="svelte-ktu3xz"> </button>`);
var root_1 = from_html(`<li><span> </span> <span class="cause svelte-ktu3xz"> </span> <!></li>`);
var root_2 = from_html(`<p class="soft"> </p>`);
var root_3 = from_html(`<div class="log svelte-ktu3xz" role="log" aria-live="off" tabindex="0"><ol></ol> <!></div>`);
function LogPanel($$anchor, $$props) {
	push($$props, true);
	let box = state(void 0);
	const shown = user_derived(() => $$props.lines.slice(-400));
	user_effect(() => {
		if (get(shown).length > 0 && get(box)) get(box).scrollTop = get(box).scrollHeight;
	});
	/** A sentence that names the card already needs no cause. */
	function cause(line) {
		const named = (line.said.args ?? []).some(([, arg]) => "card" in arg && arg.card === line.cause);
		return line.cause && !named ? say("web-cause", { card: $$props.scene.title(line.cause) }) : "";
	}
	var div = root_3();
	var ol = child(div);
	each(ol, 23, () => get(shown), (line, i) => $$props.lines.length - get(shown).length + i, ($$anchor, line) => {
		var li = root_1();
		let styles;
		var span = child(li);
		var text = only_child(span, true);
		var span_1 = sibling(span, 2);
		var text_1 = only_child(span_1, true);
		var node = sibling(span_1, 2);
		var consequent = ($$anchor) => {
			var button = root();
			var text_2 = only_child(button, true);
			template_effect(($0) => {
				set_attribute(button, "aria-label", $0);
				set_text(text_2, get(line).clause);
			}, [() => say("web-clause", { clause: get(line).clause })]);
			delegated("click", button, () => $$props.onclause(get(line).clause));
			append($$anchor, button);
		};
		if_block(node, ($$render) => {
			if (get(line).clause) $$render(consequent);
		});
		reset(li);
		template_effect(($0, $1, $2) => {
			set_class(li, 1, clsx({
				head: get(line).depth === 0,
				turn: get(line).said.key === "log-turn"
			}), "svelte-ktu3xz");
			styles = set_style(li, "", styles, { "--depth": $0 });
			set_text(text, $1);
			set_text(text_1, $2);
		}, [
			() => Math.min(get(line).depth, 6),
			() => tell(get(line).said, $$props.scene),
			() => cause(get(line))
		]);
		append($$anchor, li);
	});
	reset(ol);
	var node_1 = sibling(ol, 2);
	var consequent_1 = ($$anchor) => {
		var p = root_2();
		var text_3 = only_child(p, true);
		template_effect(($0) => set_text(text_3, $0), [() => say("web-log-empty")]);
		append($$anchor, p);
	};
	if_block(node_1, ($$render) => {
		if ($$props.lines.length === 0) $$render(consequent_1);
	});
	reset(div);
	bind_this(div, ($$value) => set(box, $$value), () => get(box));
	template_effect(($0) => set_attribute(div, "aria-label", $0), [() => say("web-log")]);
	append($$anchor, div);
	pop();
}
delegate(["click"]);
export { LogPanel };
