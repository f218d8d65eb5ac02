import { append, child, clsx, delegate, delegated, each, first_child, from_html, get, only_child, pop, push, reset, set, set_class, set_text, sibling, state, template_effect, user_derived } from "../../vendor/svelte.js";
import { Dialog } from "../../parts/Dialog.js";
import { Icon } from "../../parts/Icon.js";
import { say } from "../../lib/say.js";
// src/pages/replay/Proof.svelte
var root = from_html(`<li> </li>`);
var root_1 = from_html(`<p> </p> <ol class="svelte-47ucn8"></ol>`, 1);
var root_2 = from_html(`<button type="button"><!> </button> <!>`, 1);
function Proof($$anchor, $$props) {
	push($$props, true);
	let open = state(false);
	var fragment = root_2();
	var button = first_child(fragment);
	var node = child(button);
	{
		let $0 = user_derived(() => $$props.verified ? "check" : "question");
		Icon(node, {
			get name() {
				return get($0);
			},
			size: "1em"
		});
	}
	var text = sibling(node);
	reset(button);
	var node_1 = sibling(button, 2);
	{
		let $0 = user_derived(() => say("replay-proof-title"));
		Dialog(node_1, {
			get title() {
				return get($0);
			},
			get open() {
				return get(open);
			},
			onclose: () => set(open, false),
			children: ($$anchor, $$slotProps) => {
				var fragment_1 = root_1();
				var p = first_child(fragment_1);
				var text_1 = only_child(p, true);
				var ol = sibling(p, 2);
				each(ol, 20, () => [
					1,
					2,
					3
				], (n) => n, ($$anchor, n) => {
					var li = root();
					var text_2 = only_child(li, true);
					template_effect(($0) => set_text(text_2, $0), [() => say(`replay-fair-${n}`)]);
					append($$anchor, li);
				});
				reset(ol);
				template_effect(($0) => set_text(text_1, $0), [() => say($$props.verified ? "replay-proof-yes" : "replay-proof-no")]);
				append($$anchor, fragment_1);
			},
			$$slots: { default: true }
		});
	}
	template_effect(($0) => {
		set_class(button, 1, clsx(["badge", { verified: $$props.verified }]), "svelte-47ucn8");
		set_text(text, ` ${$0 ?? ""}`);
	}, [() => say($$props.verified ? "replay-proved" : "replay-unproved")]);
	delegated("click", button, () => set(open, true));
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { Proof };
