import { append, child, clsx, each, from_html, get, only_child, pop, push, reset, set_class, set_text, sibling, template_effect, user_derived } from "../vendor/svelte.js";
import { say } from "../lib/say.js";
import { drop, toasts } from "../lib/store/toasts.js";
import { Button } from "./Button.js";
import { Icon } from "./Icon.js";
// src/parts/Toasts.svelte
var root = from_html(`<div><!> <span> </span> <!></div>`);
var root_1 = from_html(`<div class="toasts svelte-4089l0" role="status" aria-live="polite"></div>`);
function Toasts($$anchor, $$props) {
	push($$props, true);
	var div = root_1();
	each(div, 21, () => toasts, (toast) => toast.id, ($$anchor, toast) => {
		var div_1 = root();
		var node = child(div_1);
		{
			let $0 = user_derived(() => get(toast).bad ? "stop" : "check");
			Icon(node, { get name() {
				return get($0);
			} });
		}
		var span = sibling(node, 2);
		var text = only_child(span, true);
		var node_1 = sibling(span, 2);
		{
			let $0 = user_derived(() => say("web-close"));
			Button(node_1, {
				kind: "quiet",
				small: true,
				icon: "close",
				get "aria-label"() {
					return get($0);
				},
				onclick: () => drop(get(toast).id)
			});
		}
		reset(div_1);
		template_effect(() => {
			set_class(div_1, 1, clsx(["toast", { bad: get(toast).bad }]), "svelte-4089l0");
			set_text(text, get(toast).text);
		});
		append($$anchor, div_1);
	});
	reset(div);
	append($$anchor, div);
	pop();
}
export { Toasts };
