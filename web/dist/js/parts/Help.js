import { append, child, each, first_child, from_html, get, only_child, pop, push, reset, set_text, sibling, template_effect, to_array, user_derived } from "../vendor/svelte.js";
import { known, say } from "../lib/say.js";
import { Dialog } from "./Dialog.js";
// src/parts/Help.svelte
var root = from_html(`<dt><kbd> </kbd></dt> <dd> </dd>`, 1);
var root_1 = from_html(`<p> </p> <h3 class="svelte-15mxw0v"> </h3> <dl class="svelte-15mxw0v"></dl> <h3 class="svelte-15mxw0v"> </h3> <p> </p>`, 1);
function Help($$anchor, $$props) {
	push($$props, true);
	const keys = [
		["web-space", "web-key-pass"],
		["web-enter", "web-key-do"],
		["web-escape", "web-key-cancel"],
		["← → ↑ ↓", "web-key-move"],
		["N", "web-key-next"],
		["Z", "web-key-undo"],
		["F", "web-key-full"],
		["L", "web-key-log"],
		["?", "web-key-help"]
	];
	{
		let $0 = user_derived(() => say("web-help"));
		Dialog($$anchor, {
			get title() {
				return get($0);
			},
			get open() {
				return $$props.open;
			},
			get onclose() {
				return $$props.onclose;
			},
			children: ($$anchor, $$slotProps) => {
				var fragment_1 = root_1();
				var p = first_child(fragment_1);
				var text = only_child(p, true);
				var h3 = sibling(p, 2);
				var text_1 = only_child(h3, true);
				var dl = sibling(h3, 2);
				each(dl, 21, () => keys, ([key, means]) => key, ($$anchor, $$item) => {
					var $$array = user_derived(() => to_array(get($$item), 2));
					let key = () => get($$array)[0];
					let means = () => get($$array)[1];
					var fragment_2 = root();
					var dt = first_child(fragment_2);
					var kbd = child(dt);
					var text_2 = only_child(kbd, true);
					reset(dt);
					var dd = sibling(dt, 2);
					var text_3 = only_child(dd, true);
					template_effect(($0, $1) => {
						set_text(text_2, $0);
						set_text(text_3, $1);
					}, [() => say(key()), () => say(means())]);
					append($$anchor, fragment_2);
				});
				reset(dl);
				var h3_1 = sibling(dl, 2);
				var text_4 = only_child(h3_1, true);
				var p_1 = sibling(h3_1, 2);
				var text_5 = only_child(p_1);
				template_effect(($0, $1, $2, $3, $4) => {
					set_text(text, $0);
					set_text(text_1, $1);
					set_text(text_4, $2);
					set_text(text_5, `${$3 ?? ""} ${$4 ?? ""}`);
				}, [
					() => say("web-help-intro"),
					() => say("web-keys"),
					() => say("web-help-signs"),
					() => say("web-help-signs-text"),
					() => known("help-signs") ? say("help-signs") : ""
				]);
				append($$anchor, fragment_1);
			},
			$$slots: { default: true }
		});
	}
	pop();
}
export { Help };
