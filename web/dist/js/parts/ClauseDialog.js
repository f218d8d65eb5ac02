import { append, await_block, child, comment, delegate, delegated, first_child, from_html, get, if_block, next, only_child, pop, push, reset, set_attribute, set_text, sibling, template_effect, text, user_derived } from "../vendor/svelte.js";
import { clauses } from "../lib/cards.js";
import { either, say } from "../lib/say.js";
import { showMe } from "../lib/show.js";
import { complain } from "../lib/store/toasts.js";
import { Button } from "./Button.js";
import { Dialog } from "./Dialog.js";
// src/parts/ClauseDialog.svelte
var root = from_html(`<p class="svelte-14g9qa9"><!></p>`);
var root_1 = from_html(`<p class="svelte-14g9qa9"> </p> <!> <p class="svelte-14g9qa9"><a> </a></p>`, 1);
var root_2 = from_html(`<p class="svelte-14g9qa9"> </p>`);
var root_3 = from_html(`<p class="soft svelte-14g9qa9"> </p>`);
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
					var p_4 = root_3();
					var text_4 = only_child(p_4, true);
					template_effect(($0) => set_text(text_4, $0), [() => say("web-loading")]);
					append($$anchor, p_4);
				}, ($$anchor, all) => {
					const found = user_derived(() => get(all).get($$props.clause));
					var fragment_2 = root_1();
					var p = first_child(fragment_2);
					var text$1 = only_child(p, true);
					var node_1 = sibling(p, 2);
					var consequent = ($$anchor) => {
						var p_1 = root();
						var node_2 = child(p_1);
						Button(node_2, {
							small: true,
							icon: "play",
							onclick: () => ($$props.onclose(), showMe($$props.game, $$props.clause).catch(complain)),
							children: ($$anchor, $$slotProps) => {
								next();
								var text_1 = text();
								template_effect(($0) => set_text(text_1, $0), [() => say("web-show-me")]);
								append($$anchor, text_1);
							},
							$$slots: { default: true }
						});
						reset(p_1);
						append($$anchor, p_1);
					};
					if_block(node_1, ($$render) => {
						if (get(found)?.shown) $$render(consequent);
					});
					var p_2 = sibling(node_1, 2);
					var a = child(p_2);
					var text_2 = only_child(a, true);
					reset(p_2);
					template_effect(($0, $1) => {
						set_text(text$1, $0);
						set_attribute(a, "href", `#/rules/${$$props.game ?? ""}/${$$props.clause ?? ""}`);
						set_text(text_2, $1);
					}, [() => get(found) ? either(get(found).summary) : say("web-clause-unknown"), () => say("web-clause-more")]);
					delegated("click", a, function(...$$args) {
						$$props.onclose?.apply(this, $$args);
					});
					append($$anchor, fragment_2);
				}, ($$anchor) => {
					var p_3 = root_2();
					var text_3 = only_child(p_3, true);
					template_effect(($0) => set_text(text_3, $0), [() => say("web-no-server")]);
					append($$anchor, p_3);
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
