import { append, await_block, child, comment, delegate, delegated, first_child, from_html, get, only_child, pop, push, reset, set_attribute, set_text, sibling, template_effect, user_derived } from "../vendor/svelte.js";
import { clauses } from "../lib/cards.js";
import { either, say } from "../lib/say.js";
import { Dialog } from "./Dialog.js";
// src/parts/ClauseDialog.svelte
var root = from_html(`<p class="svelte-14g9qa9"> </p> <p class="svelte-14g9qa9"><a> </a></p>`, 1);
var root_1 = from_html(`<p class="svelte-14g9qa9"> </p>`);
var root_2 = from_html(`<p class="soft svelte-14g9qa9"> </p>`);
function ClauseDialog($$anchor, $$props) {
	push($$props, true);
	{
		let $0 = user_derived(() => say("web-clause", { clause: $$props.clause }));
		let $1 = user_derived(() => $$props.clause !== "");
		Dialog($$anchor, {
			get title() {
				return get($0);
			},
			get open() {
				return get($1);
			},
			get onclose() {
				return $$props.onclose;
			},
			children: ($$anchor, $$slotProps) => {
				var fragment_1 = comment();
				var node = first_child(fragment_1);
				await_block(node, () => clauses($$props.game), ($$anchor) => {
					var p_3 = root_2();
					var text_3 = only_child(p_3, true);
					template_effect(($0) => set_text(text_3, $0), [() => say("web-loading")]);
					append($$anchor, p_3);
				}, ($$anchor, all) => {
					const found = user_derived(() => get(all).get($$props.clause));
					var fragment_2 = root();
					var p = first_child(fragment_2);
					var text = only_child(p, true);
					var p_1 = sibling(p, 2);
					var a = child(p_1);
					var text_1 = only_child(a, true);
					reset(p_1);
					template_effect(($0, $1) => {
						set_text(text, $0);
						set_attribute(a, "href", `#/rules/${$$props.game ?? ""}/${$$props.clause ?? ""}`);
						set_text(text_1, $1);
					}, [() => get(found) ? either(get(found).summary) : say("web-clause-unknown"), () => say("web-clause-more")]);
					delegated("click", a, function(...$$args) {
						$$props.onclose?.apply(this, $$args);
					});
					append($$anchor, fragment_2);
				}, ($$anchor) => {
					var p_2 = root_1();
					var text_2 = only_child(p_2, true);
					template_effect(($0) => set_text(text_2, $0), [() => say("web-no-server")]);
					append($$anchor, p_2);
				});
				append($$anchor, fragment_1);
			},
			$$slots: { default: true }
		});
	}
	pop();
}
delegate(["click"]);
export { ClauseDialog };
