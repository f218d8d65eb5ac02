import { append, first_child, from_html, get, next, only_child, pop, push, set_text, sibling, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { Dialog } from "../../parts/Dialog.js";
import { say } from "../../lib/say.js";
// src/pages/decks/DeleteDialog.svelte
var root = from_html(`<!> <!>`, 1);
var root_1 = from_html(`<p> </p>`);
function DeleteDialog($$anchor, $$props) {
	push($$props, true);
	{
		const actions = ($$anchor) => {
			var fragment_1 = root();
			var node = first_child(fragment_1);
			Button(node, {
				kind: "quiet",
				get onclick() {
					return $$props.onclose;
				},
				children: ($$anchor, $$slotProps) => {
					next();
					var text$1 = text();
					template_effect(($0) => set_text(text$1, $0), [() => say("web-cancel")]);
					append($$anchor, text$1);
				},
				$$slots: { default: true }
			});
			var node_1 = sibling(node, 2);
			Button(node_1, {
				kind: "danger",
				get onclick() {
					return $$props.onyes;
				},
				children: ($$anchor, $$slotProps) => {
					next();
					var text_1 = text();
					template_effect(($0) => set_text(text_1, $0), [() => say("decks-delete-yes")]);
					append($$anchor, text_1);
				},
				$$slots: { default: true }
			});
			append($$anchor, fragment_1);
		};
		let $0 = user_derived(() => say("decks-delete"));
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
			actions,
			children: ($$anchor, $$slotProps) => {
				var p = root_1();
				var text_2 = only_child(p, true);
				template_effect(($0) => set_text(text_2, $0), [() => say("decks-delete-sure", { name: $$props.name })]);
				append($$anchor, p);
			},
			$$slots: {
				actions: true,
				default: true
			}
		});
	}
	pop();
}
export { DeleteDialog };
